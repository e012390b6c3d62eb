import type { CareVoice } from './care-sentences.js';

export const ENGLISH_VOICE: CareVoice = {
  title: 'First of all',
  conversation: 'A conversation',
  gentle: {
    title: 'First of all',
    opening: 'I’m sorry. To miss them is the other side of having loved them, and you may bring that to God as it is.',
    verse: ['Psalms', 147, 3],
  },
  whomToCall: 'Who to call:',
  again:
    'I’m glad you wrote again. You don’t have to know what to say, or what comes next. One step is enough: let one of these people hear you now. If you are in danger, get away if you can and call.',
  own: {
    'self-harm': {
      opening:
        'I’m so glad you told me. I’m a program, not a person, and you need a person beside you now. If you might act on this, please call, move away from anything you could use, and go where somebody else is.',
      verse: ['Psalms', 34, 18],
      closing:
        'You don’t have to find the right words. *I need help tonight* is enough. Whatever you want to ask about God can wait until you are safe.',
    },
    violence: {
      opening:
        'I’m sorry. What is done to you, or was, is wrong, and it is not your fault. Nothing in Scripture asks you to stay where you are hurt, and going somewhere safe is not a failure to forgive. If you are in danger now, get away if you can and call.',
      verse: ['Psalms', 9, 9],
      closing:
        'You can talk to these people even if it happened long ago, and even if somebody told you to keep silent. If a child is being hurt, tell the police or child protection today. If others may see this screen, put this away when you have read it.',
    },
    harm: {
      opening:
        'Thank you for saying it. Please put distance between you and the other person now: leave the room, leave any weapon behind or give it to somebody, and call. If somebody is already hurt, call the emergency number first.',
      verse: ['Psalms', 37, 8],
      closing:
        'I’m a program and can’t stay with you; a person can. Tell one, today, exactly what you wrote here. To be stopped now is help, for them and for you.',
    },
    grief: {
      opening:
        'I’m so sorry. There is nothing you have to understand or get done right now. Let somebody come and be with you, eat a little, rest if you can.',
      verse: ['Psalms', 147, 3],
      closing:
        'When you want to read, John 11 and Psalm 23 are short, and weeping has its place in both. Should the pain turn into not wanting to live, please call at once, at any hour.',
    },
    despair: {
      opening:
        'I hear how heavy this is, and I’m glad you said it. I’m a program, and you should not be alone with this and a program. Please let a person hear it today.',
      verse: ['Psalms', 61, 2],
      closing:
        'It is enough to say: *I’m not all right.* If thoughts of dying come, or are there already, please call at once, at any hour.',
    },
  },
  forAnother: {
    'self-harm': {
      opening: [
        'Thank you for looking out for them. Safety first:',
        '- Ask plainly: *Are you thinking of killing yourself?* To ask does not put the thought there.',
        '- If they may act on it, do not leave them alone. Move pills, weapons and keys away, and call together.',
        '- Do not promise to keep it secret. If they are under age, bring in a parent or guardian who is safe.',
        '- Listen more than you speak; no arguing, no reproach. Ask again tomorrow.',
      ].join('\n'),
      verse: ['Galatians', 6, 2],
      closing: 'You are not their doctor, and it does not all rest on you. Stay a friend, and bring in others.',
    },
    violence: {
      opening: [
        'Thank you for taking this seriously. Safety first:',
        '- Believe what you were told and say so: *I’m glad you told me. It is not your fault.*',
        '- If anyone is in danger now, call the emergency number.',
        '- If a child, or an adult who cannot protect themselves, is being hurt, report it to the police or child protection today. In many places the law requires it, of pastors too. Do not investigate first, and do not warn the one who is accused.',
        '- An adult decides when to leave: leaving is often the most dangerous time, so plan it with people who know how. Do not send anybody back to be hurt, and do not counsel both together.',
        '- Keep what you know to those who must know, and write down what was said, with the date.',
      ].join('\n'),
      verse: ['Psalms', 82, 4],
      closing:
        'Forgiveness, and what becomes of a marriage or a ministry, can wait. Safety cannot. Find a counsellor who knows abuse to stand beside both of you.',
    },
    harm: {
      opening: [
        'Thank you for not passing over it. Safety first:',
        '- If there is a threat, a weapon or a plan, call the police now, whoever it is. Do not go there alone.',
        '- Tell the one who is threatened, if you can do so safely, and get others out of reach.',
        '- Do not promise to keep it secret. What was said of a church or a school must reach its leaders today.',
      ].join('\n'),
      verse: ['Psalms', 34, 14],
      closing: 'To be stopped in time is a mercy to both. If it turns out to be nothing, you have lost little.',
    },
    grief: {
      opening: [
        'It is good that you want to be there. What helps most:',
        '- Go, or call, soon. Say *I’m so sorry*, and say the name of the one who died.',
        '- Do not explain why it happened, and do not begin with *at least*. To sit and be silent is enough.',
        '- Do one thing without being asked: a meal, the children, a lift. Come again after the funeral, when others stop.',
        '- If they speak of not wanting to live, treat it as an emergency and do not leave them alone.',
      ].join('\n'),
      verse: ['Romans', 12, 15],
      closing: 'If you read something with them, let it be short: Psalm 23, or the tears of Jesus in John 11.',
    },
  },
  fromTheLibrary: 'What the library has on this',
};
