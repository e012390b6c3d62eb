import { beforeAll, describe, expect, it } from '@jest/globals';
import { sharedKjv } from '../../testing/shared-kjv.js';
import { smallStudyBible } from '../../testing/study-bible.js';
import type { BibleText } from '../../works/bible-text.js';
import { answerFromNotes } from './answer-from-notes.js';
import { frameOf } from './frame-sentences.js';

let kjv: BibleText;
beforeAll(async () => {
  kjv = await sharedKjv();
});
const ask = (question: string) => answerFromNotes(smallStudyBible(), kjv, question, frameOf('study'));

describe('an answer from the study Bible', () => {
  it('begins with the lead, and names its author', () => {
    expect(ask('Is cremation a sin?')?.parts.slice(0, 2)).toEqual([
      'No text commands burial or forbids fire.',
      '*Berea’s own short answer: Berea Notes, drafted by machine, references and quotations checked by program (2026-11-27).*',
    ]);
    expect(ask('Is cremation a sin?')?.works).toEqual(['berea']);
  });

  it('leads to the questions of related answers', () => {
    expect(ask('Is cremation a sin?')?.next).toEqual([
      'Do dogs go to heaven',
      'How do I know for sure I am going to heaven',
    ]);
  });

  it('shows short passages with the reason for each, and names long ones', () => {
    const parts = ask('Is cremation a sin?')?.parts ?? [];
    expect(parts.slice(2, 5)).toEqual(['A short verse:', '> Jesus wept.\n> — John 11:35 (KJV)', 'Two verses:']);
    expect(parts).toContain('- **Romans 8:1–39**: a whole chapter');
  });

  it('names the traditions that differ, each with its texts', () => {
    expect(ask('Is cremation a sin?')?.parts.at(-1)).toBe(
      '- **Reformed**: One thing. (Romans 8:30)\n- **Wesleyan**: Another thing. (Romans 8:30–31)',
    );
  });

  it('is none when the question asks something else with one of its words', () => {
    expect(ask('What is the kingdom of heaven like?')).toBeUndefined();
    expect(ask('Explain Romans 8:28')).toBeUndefined();
    expect(ask('Which animals did Noah take into the ark?')).toBeUndefined();
  });
});
