import { describe, expect, it } from '@jest/globals';
import { fileName } from './download-text.js';

const LATE = new Date(2026, 10, 9, 23, 59);

describe('the name of a downloaded file', () => {
  it.each([
    ['Empty Hands', 'Empty Hands-2026-11-09.txt'],
    ['  ', 'sermon-body-2026-11-09.txt'],
    ['Who is this? John 1:1/2', 'Who is this- John 1-1-2-2026-11-09.txt'],
    ['Salt\tand "light".', 'Salt-and -light--2026-11-09.txt'],
    ['שלום', 'שלום-2026-11-09.txt'],
  ])('of the title %j is %j', (title, name) => expect(fileName(title, LATE, 'txt')).toBe(name));
});
