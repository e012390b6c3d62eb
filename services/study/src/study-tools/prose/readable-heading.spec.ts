import { describe, expect, it } from '@jest/globals';
import { readableHeading, readableTitle } from './readable-heading.js';

describe('readableHeading, a heading of the topical Bible as it is shown', () => {
  it.each([
    ['LOVE OF', 'love of'],
    ['INSTANCES OF LOVE FOR JESUS', 'instances of love for Jesus'],
    ["GOD' S CARE OF", "God's care of"],
    ['0F MAN FOR JESUS', 'of man for Jesus'],
    ['Counts the flock', 'Counts the flock'],
    ['Called SPIRIT OF GOD', 'Called spirit of God'],
    ['2. A Levite', 'A Levite'],
    [
      'IN THE NEW TESTAMENT FROM, AND TO, THE OLD TESTAMENT; with.; with,.',
      'in the New Testament from, and to, the Old Testament',
    ],
    ['MISCELLANY OF MINOR SUB-TOPICS', ''],
    ['General scriptures concerning', ''],
    ['UNCLASSIFIED SCRIPTURES RELATING TO', ''],
    ['', ''],
  ])('writes %j as %j', (heading, readable) => {
    expect(readableHeading(heading)).toBe(readable);
  });

  it('as readableTitle, begins with a capital', () => {
    expect(readableTitle('JESUS, THE CHRIST')).toBe('Jesus, the Christ');
    expect(readableTitle('AFFLICTIONS AND ADVERSITIES')).toBe('Afflictions and adversities');
  });
});
