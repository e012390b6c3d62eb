import type { Care, Citation } from '@berea/contracts';

export const QUOTE = 'Blessed are the poor in spirit: for theirs is the kingdom of heaven.';

export const exact: Citation = {
  quote: QUOTE,
  reference: 'Matthew 5:3',
  verdict: 'exact',
  translation: 'KJV',
  place: { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 },
  text: QUOTE,
};

export const known: Citation = {
  reference: 'Isaiah 66:2',
  verdict: 'valid_reference',
  translation: 'KJV',
  place: { book: 'Isaiah', chapter: 66, verse: 2, endVerse: 2 },
  text: 'For all those things hath mine hand made.',
};

const matthew = { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 };

/** One citation of each verdict that is no confirmation, as the verifier writes them. */
export const altered: Citation = {
  quote: 'Blessed are the rich in spirit',
  reference: 'Matthew 5:3',
  verdict: 'altered',
  translation: 'KJV',
  place: matthew,
  text: QUOTE,
  difference: [
    { kind: 'same', text: 'Blessed are the' },
    { kind: 'missing', text: 'poor' },
    { kind: 'added', text: 'rich' },
    { kind: 'same', text: 'in spirit' },
  ],
};

export const misplaced: Citation = {
  quote: QUOTE,
  reference: 'Luke 4:18',
  verdict: 'wrong_reference',
  translation: 'KJV',
  place: { book: 'Luke', chapter: 4, verse: 18, endVerse: 18 },
  text: 'The Spirit of the Lord is upon me.',
  foundAt: 'Matthew 5:3',
  foundPlace: matthew,
};

export const invented: Citation = {
  quote: 'God helps those who help themselves',
  reference: 'Proverbs 6:6',
  verdict: 'not_scripture',
  translation: 'KJV',
  place: { book: 'Proverbs', chapter: 6, verse: 6, endVerse: 6 },
  text: 'Go to the ant, thou sluggard; consider her ways, and be wise:',
};

export const unavailable: Citation = {
  quote: 'You are blessed if you know that you are poor within',
  reference: 'Matthew 5:3',
  verdict: 'unavailable',
  translation: 'KJV',
  place: matthew,
  text: QUOTE,
  reason: 'The NIV is not installed.',
};

export const nowhere: Citation = {
  reference: 'Obadiah 2:1',
  verdict: 'invalid_reference',
  reason: 'Obadiah has 1 chapter.',
};

export const ANSWER = `I looked up **Matthew 5:3**.\n\n> ${QUOTE}\n>\n> — Matthew 5:3 (KJV)\n\nRead Isaiah 66:2 too, and Isaiah 99:1.`;

const OPENING = 'I’m so glad you told me.';
const CALL = 'Who to call:\n\n- **Emergency services**: 999';

/** An answer to somebody in distress, as the service makes it. */
export const CARE_ANSWER = `${OPENING}\n\n${CALL}\n\n> ${QUOTE}\n>\n> — Matthew 5:3 (KJV)\n\nYou don’t have to explain anything.`;

export const care: Care = {
  kind: 'self-harm',
  language: 'en',
  help: [
    {
      country: 'GB',
      contacts: [
        { name: 'Emergency services', text: 'If you are in danger now.', phone: '999' },
        { name: 'Samaritans', phone: '116 123', link: 'https://www.samaritans.org' },
        { name: 'Somebody you trust', text: 'You could say:', say: 'Can you stay with me?' },
      ],
    },
    { country: 'US', contacts: [{ name: 'Lifeline', phone: '988', sms: '988' }] },
    { country: null, contacts: [{ name: 'A helpline', link: 'https://findahelpline.com' }] },
  ],
  whomToCall: { start: OPENING.length + 2, end: OPENING.length + 2 + CALL.length },
};
