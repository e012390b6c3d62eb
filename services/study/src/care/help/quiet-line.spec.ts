import { describe, expect, it } from '@jest/globals';
import { quietLine } from './quiet-line.js';

const GIVEN = {
  church: { name: 'Grace Church', phone: '+44 20 7946 0000' },
  countries: {
    GB: [
      { name: 'Samaritans', phone: '116 123', for: ['self-harm' as const] },
      { name: 'A shelter', phone: '0808 000', for: ['violence' as const] },
    ],
  },
};

describe('quietLine, the line below the answer to a study question on suicide', () => {
  it.each(['What does the Bible say about suicide?', 'Did Judas die a suicide?', 'self-harm in Scripture'])(
    'for %j names the help that the operator has set for this trouble',
    (message) => {
      expect(quietLine(message, GIVEN)?.text).toMatch(
        /to talk to: Samaritans 116 123; Grace Church \+44 20 7946 0000\.$/,
      );
    },
  );

  it('for a question in Spanish is in Spanish', () => {
    expect(quietLine('¿Qué dice la Biblia sobre el suicidio y la esperanza?', GIVEN)).toMatchObject({
      title: 'Si esto te toca de cerca',
      text: expect.stringContaining('Samaritans 116 123'),
    });
  });

  it('when the operator has set nothing, leads to help in every country', () => {
    expect(quietLine('What does the Bible say about suicide?', {})?.text).toMatch(/https?:|www\.|\w\.\w/);
  });

  it.each(['the wages of sin is death', 'Was Samson a suicide bomber?', 'What is grace?'])(
    'is not there for %j',
    (message) => {
      expect(quietLine(message, GIVEN)).toBeUndefined();
    },
  );
});
