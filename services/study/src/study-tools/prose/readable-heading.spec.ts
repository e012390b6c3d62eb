import { describe, expect, it } from '@jest/globals';
import { readableHeading, readableTitle } from './readable-heading.js';

describe('readableHeading', () => {
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
  ])('%j is %j', (heading, readable) => {
    expect(readableHeading(heading)).toBe(readable);
  });

  it('begins with a capital where it begins a line', () => {
    expect(readableTitle('JESUS, THE CHRIST')).toBe('Jesus, the Christ');
    expect(readableTitle('AFFLICTIONS AND ADVERSITIES')).toBe('Afflictions and adversities');
  });
});
