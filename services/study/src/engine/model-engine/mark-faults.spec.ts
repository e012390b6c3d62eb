import { beforeAll, describe, expect, it } from '@jest/globals';
import { VERSE_TOTAL } from '@berea/scripture';
import { sharedKjv } from '../../testing/shared-kjv.js';
import { passageName } from '../../text/passages.js';
import { verifyText } from '../../verify/verify-text.js';
import type { BibleText } from '../../works/bible-text.js';
import { composePrompt } from './compose-prompt.js';
import { markFaults, plainMarkdown } from './mark-faults.js';

describe('markFaults', () => {
  let kjv: BibleText;
  beforeAll(async () => {
    kjv = await sharedKjv();
  });
  const nameOf = (position: number) => passageName({ first: position, last: position });

  it('shows the words of the place that it names, wherever the altered words come from', async () => {
    const [of, under] = ['Thou shalt not give him thy money upon usury at all', 'Exodus 20:3'];
    const marked = markFaults(`“${of}” (${under})`, await verifyText([kjv], `“${of}” (${under})`));
    expect(marked).toContain(
      '[not word for word; it reads: “Thou shalt have no other gods before me.” (Exodus 20:3, KJV)]',
    );
  });

  it('corrects nothing of a version that is not installed', async () => {
    const said = '“God had such a love for our world that he sent his dearest Son” (John 3:16, NIV)';
    const citations = await verifyText([kjv], said);
    expect(citations).toMatchObject([{ verdict: 'unavailable', reference: 'John 3:16' }]);
    expect(markFaults(said, citations)).toBe(said);
  });

  it('over 120 altered verses under right and wrong references, never sets a text beside another reference', async () => {
    let remarks = 0;
    for (let number = 0; number < 120; number += 1) {
      const position = (number * 2_069 + 7) % VERSE_TOTAL;
      const words = kjv.at(position).split(' ');
      if (words.length < 9) continue;
      const claimed = number % 3 ? nameOf((position + 7_919) % VERSE_TOTAL) : nameOf(position);
      const quote = words
        .with(words.length >> 1, 'peradventure')
        .join(' ')
        .replace(/["“”()]/g, '');
      const said = `“${quote}” (${claimed})`;
      const marked = markFaults(said, await verifyText([kjv], said));
      const [, text, place] = /it reads: “([^”]*)” \(([^)]*), KJV\)/.exec(marked) ?? [];
      if (!text) continue;
      remarks += 1;
      const [judged] = await verifyText([kjv], `> ${text}\n> — ${place}`);
      expect({ said, judged }).toMatchObject({ judged: { verdict: 'exact', reference: place } });
    }
    expect(remarks).toBeGreaterThan(60);
  });
});

describe('a text that a model writes', () => {
  it.each([
    ['“Jesus wept.” (John 11:35) ✓ Checked against the KJV.', '“Jesus wept.” (John 11:35)'],
    ['“Jesus wept.” (John 11:35) ✅', '“Jesus wept.” (John 11:35)'],
    ['> Jesus wept.\n> — John 11:35 (KJV) ✔️ [verified]\nHe weeps.', '> Jesus wept.\n> — John 11:35 (KJV)\nHe weeps.'],
    ['He weeps. All quotations have been verified against the installed texts.', 'He weeps.'],
    ['He weeps.\n\n*Checked against the King James Version*', 'He weeps.\n'],
    ['☑ Every quotation was checked by Berea’s verifier. He weeps.', ' He weeps.'],
    ['Status: verified', ''],
    ['Llora. ✓ Verificado con la RV1909.', 'Llora.'],
  ])('keeps no badge that looks like ours: %s', (text, left) => {
    expect(plainMarkdown(text).trimEnd()).toBe(left.trimEnd());
  });

  it.each([
    'The word was confirmed by the signs that followed (Mark 16:20).',
    'He confirmed the covenant with many for one week; it was verified later.',
    'She checked the oil in her lamp.\n\n- one\n- two',
  ])('keeps its words when they are no badge: %s', (text) => {
    expect(plainMarkdown(text)).toBe(text);
  });
});

describe('the prompt for a model', () => {
  const promptOf = (message: string) =>
    JSON.stringify(composePrompt({ message, mode: 'study' }, { response: '', engine: 'library', sources: [] }));

  it.each([
    '+49 151 23456789',
    '(555) 123-4567',
    '555-0123',
    '06 12 34 56 78',
    '+1-202-555-0175',
    '0301234567',
    '1 800 273 8255',
  ])('holds no number that looks like a telephone: %s', (number) => {
    const prompt = promptOf(`Please call me at ${number} about John 3:16`);
    expect(prompt).toContain('call me at [telephone number] about John 3:16');
  });

  it.each([
    'Compare John 3:16-18, 1 Corinthians 13:4-7 and Psalm 119:105-112',
    'What do verses 10 11 12 13 14 15 say?',
    'From 1611 to 1769, and 1611-1769',
    'Numbers 1:46 counts 603,550; 144,000 in Revelation 7',
    'What is G26, and H2617 in Psalm 136:1-26?',
  ])('keeps references, years and counts: %s', (message) => {
    expect(promptOf(message)).toContain(message);
  });
});
