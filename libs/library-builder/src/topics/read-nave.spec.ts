import { describe, expect, it } from '@jest/globals';
import { readNave } from './read-nave.js';

const ref = (osis: string, text = osis) => `<ref osisRef="${osis}">${text}</ref>`;

describe("readNave, the reader of Nave's topics,", () => {
  it('reads lines with labels, ranges of verses and links to other topics', () => {
    const { topics } = readNave([
      { key: 'ANXIETY', text: '<entryFree><def>\n<lb/>→ See <ref target="Nave:CARE">CARE</ref></def></entryFree>' },
      {
        key: 'CARE',
        text:
          `<entryFree><def>\n<lb/>→ God' s care  ${ref('Gen.1.1')},${ref('Gen.1.2', '2')}; ${ref('Gen.1.1')}\n<lb/>1. Instances of\n` +
          `<list>\n<item>&#8220;;Martha&#8221; ${ref('Gen.2')}</item>\n</list>\n<lb/>→ See <ref target="Nave:NOWHERE">NOWHERE</ref>&gt;</def></entryFree>`,
      },
    ]);
    expect(topics).toEqual([
      { id: 0, name: 'ANXIETY', lines: [[0, 'See CARE', [], [1]]] },
      {
        id: 1,
        name: 'CARE',
        lines: [
          [
            0,
            "God's care",
            [
              [0, 0],
              [1, 1],
            ],
            [],
          ],
          [0, '1. Instances of', [], []],
          [1, '“Martha”', [[31, 55]], []],
          [0, 'See NOWHERE', [], []],
        ],
      },
    ]);
  });

  it('puts a line without a sign under the list item before it', () => {
    const { topics } = readNave([
      {
        key: 'FAITH',
        text:
          '<def>\n<lb/>→ INSTANCES OF\n<list>\n<item>Hezekiah</item>\n<item>Moses</item>\n</list>\n' +
          `<lb/>In espousing the cause of his people ${ref('Gen.1.1')}\n<lb/>At the death of Korah ${ref('Gen.1.2')}\n` +
          `<list>\n<item>The Israelites</item>\n</list>\n<lb/>.Hannah ${ref('Gen.1.3')}\n<lb/>→ IN CHRIST ${ref('Gen.1.4')}\n` +
          `<lb/>Exemplified\n<list>\n<item>Peter</item>\n</list>\n<lb/>2. A fruit of the Spirit\n<lb/>Of all ${ref('Gen.1.5')}</def>`,
      },
    ]);
    expect(topics[0]?.lines.map(([level, label]) => [level, label])).toEqual([
      [0, 'INSTANCES OF'],
      [1, 'Hezekiah'],
      [1, 'Moses'],
      [2, 'In espousing the cause of his people'],
      [2, 'At the death of Korah'],
      // The source only says that these two are instances.
      [1, 'The Israelites'],
      [1, 'Hannah'],
      [0, 'IN CHRIST'],
      [1, 'Exemplified'],
      [1, 'Peter'],
      [0, '2. A fruit of the Spirit'],
      [1, 'Of all'],
    ]);
  });

  it('restores the verses in references to books of one chapter', () => {
    const { topics } = readNave([
      { key: 'A', text: `<def><lb/>→ Sin ${ref('Jude.1.1', 'Jude 1')}:7-9,11; ${ref('Obad.1.1', 'Ob 1')}:3</def>` },
    ]);
    expect(topics[0]?.lines).toEqual([
      [
        0,
        'Sin',
        [
          [30679, 30681],
          [30683, 30683],
          [22513, 22513],
        ],
        [],
      ],
    ]);
  });
});
