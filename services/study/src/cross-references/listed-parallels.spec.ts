import { describe, expect, it } from '@jest/globals';
import { Parallels } from '../works/parallels.js';
import { ListedParallels } from './listed-parallels.js';

/** Positions of Isaiah 7:14, Matthew 1:23, 3:4 and Mark 1:6. */
const [ISAIAH, MATTHEW, HIS_COAT, HIS_BELT] = [17_796, 23_167, 23_196, 24_221];

describe('ListedParallels, lists of quotations and of parallel passages as evidence', () => {
  const witness = new ListedParallels(
    new Parallels('references-x', {
      kind: 'parallels',
      quotations: [{ by: [MATTHEW, MATTHEW], of: [[ISAIAH, ISAIAH]], septuagint: true }],
      sections: [
        {
          title: 'John preaches',
          sets: [
            [
              [HIS_COAT, HIS_COAT],
              [HIS_BELT, HIS_BELT + 1],
            ],
          ],
        },
      ],
      lone: [],
    }),
  );
  const said = (position: number) => witness.of(position).map(({ first, last, reason }) => [first, last, reason]);

  it('name the quoting and the quoted passage, asked from either side', () => {
    const reason = {
      kind: 'quotation',
      text: 'Matthew 1:23 quotes Isaiah 7:14, in the words of the Septuagint.',
      source: 'references-x',
    };
    expect(said(MATTHEW)).toEqual([[ISAIAH, ISAIAH, reason]]);
    expect(said(ISAIAH)).toEqual([[MATTHEW, MATTHEW, reason]]);
  });

  it('name the parallel of a passage with its title, asked from any of its verses', () => {
    const parallel = (of: string) => ({
      kind: 'references',
      text: `Parallel of ${of} under “John preaches”.`,
      source: 'references-x',
    });
    expect(said(HIS_COAT)).toEqual([[HIS_BELT, HIS_BELT + 1, parallel('Matthew 3:4')]]);
    expect(said(HIS_BELT + 1)).toEqual([[HIS_COAT, HIS_COAT, parallel('Mark 1:6–7')]]);
    expect(said(HIS_BELT + 2)).toEqual([]);
  });
});
