import { describe, expect, it } from '@jest/globals';
import { chapterOfDay, verseOfDay } from './choose-verse.js';

const recent = ['Luke', 'Psalms', 'Ruth'].map((book, at) => ({ book, chapter: at + 1, date: '2026-11-20' }));
const long = 'a'.repeat(400);
const fit = 'b'.repeat(100);
const chapter = { verses: [long, fit, 'Jesus wept.', fit, fit].map((text, at) => ({ verse: at + 1, text })) };

describe('the verse of the day', () => {
  it('comes from the recently read chapters in turn, and stays the same all day', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
    expect(new Set(days.map((day) => chapterOfDay(recent, day)?.book)).size).toBe(3);
    expect(chapterOfDay(recent, '2026-11-20')).toBe(chapterOfDay(recent, '2026-11-20'));
    expect(chapterOfDay([], '2026-11-20')).toBeUndefined();
  });

  it('is neither very long nor very short when the chapter has such a verse', () => {
    const verses = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(
      (day) => verseOfDay(chapter, day)?.verse,
    );
    for (const verse of verses) expect([2, 4, 5]).toContain(verse);
    expect(new Set(verses).size).toBeGreaterThan(1);
    expect(verseOfDay({ verses: [{ verse: 35, text: 'Jesus wept.' }] }, '2026-11-20')?.verse).toBe(35);
    expect(verseOfDay({ verses: [] }, '2026-11-20')).toBeUndefined();
  });
});
