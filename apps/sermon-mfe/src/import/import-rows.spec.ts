import { type FoundSermon } from '../data/sermon-files.js';
import { describe, expect, it } from '@jest/globals';
import { progressOf, refusalOf, type Row, toDraft } from './import-rows.js';

const found = (outline: string): FoundSermon => ({
  title: '',
  scripture: '',
  date: '',
  theme: '',
  outline,
  body: 'You are the salt.',
  save: () => Promise.reject(new Error('not asked for')),
});
const details = { title: ' Salt ', scripture: 'Matthew 5:13', date: '' };

describe('a sermon out of a file', () => {
  it.each([
    ['that names a passed day was preached then', '2019-03-24', { preached: [{ date: '2019-03-24', place: '' }] }],
    ['that names a later day is planned for it', '2026-12-06', { date: '2026-12-06' }],
    ['that names no day has none', '', {}],
  ])('%s', (_what, date, days) => {
    expect(toDraft({ ...details, date }, found('I. Salt'), '2026-11-22')).toEqual({
      title: 'Salt',
      scripture: 'Matthew 5:13',
      outline: 'I. Salt',
      body: 'You are the salt.',
      ...days,
    });
  });

  it('keeps the theme that the file names', () => {
    const themed = { ...found('I. Salt'), theme: 'Be salt.' };
    expect(toDraft(details, themed, '2026-11-22')).toMatchObject({ theme: 'Be salt.' });
  });

  it('is a draft while it lacks its scripture or an outline', () => {
    expect(toDraft(details, found(''), '2026-11-22')).toMatchObject({ draft: true, outline: '' });
    expect(toDraft({ ...details, scripture: ' ' }, found('I. Salt'), '2026-11-22')).toMatchObject({ draft: true });
  });

  it('is refused before it is sent when it is of another kind, too large or empty', () => {
    const refused = [['a.pdf', 9] as const, ['a.docx', (5 << 20) + 1] as const, ['a.txt', 0] as const];
    for (const [name, size] of refused) expect(refusalOf({ name, size })).toBeDefined();
    expect(refusalOf({ name: 'SALT.DOCX', size: 5 << 20 })).toBeUndefined();
  });
});

describe('progressOf(rows)', () => {
  it.each<[Row['state'][], string]>([
    [['read', 'reading', 'waiting'], 'Reading 2 of 3 files'],
    [['read', 'failed'], '1 sermon to import, 1 file not imported'],
    [['saved', 'saving', 'saving', 'failed'], 'Importing 2 of 3'],
    [['saved', 'saved'], '2 sermons imported'],
    [[], ''],
  ])('of %j is %j', (states, says) => {
    const rows = states.map((state, id): Row => ({ id, state, file: {} as File }));
    expect(progressOf(rows)).toBe(says);
  });
});
