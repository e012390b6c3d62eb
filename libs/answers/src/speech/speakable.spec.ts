import { describe, expect, it } from '@jest/globals';
import { speakable } from './speakable.js';

const ANSWER = `The **LORD** is near. See [Psalm 34](/bible/Psalms/34) and *1 John 4:8*.

## Words to know

| Word | Say it | Sense |
| --- | --- | --- |
| πτωχός | ptōchós | destitute |

- Matthew 5:3–12
- \`comfort\` ¶ (שָׁלוֹם)

> Blessed are the poor (KJV). [Enhanced by Scholar]

\`\`\`
code
\`\`\`
<b>raw</b>

---
`;

describe('speakable', () => {
  it('says an answer in sentences, without its signs, its references in words', () => {
    expect(speakable(ANSWER)).toEqual([
      'The Lord is near.',
      'See Psalm 34 and First John chapter 4, verse 8.',
      'Words to know.',
      'Word, Say it, Sense.',
      'ptōchós, destitute.',
      'Matthew chapter 5, verses 3 to 12.',
      'comfort.',
      'Blessed are the poor (KJV).',
      'raw.',
    ]);
  });

  it('keeps the growing block for later, and never speaks a later sentence before it', () => {
    const whole = 'One. Two.\n\nThree is long. Four.\n\n- five\n- six';
    const all = speakable(whole);
    for (let end = 0; end <= whole.length; end += 1) {
      const so = speakable(whole.slice(0, end), true);
      expect(so).toEqual(all.slice(0, so.length));
    }
  });
});
