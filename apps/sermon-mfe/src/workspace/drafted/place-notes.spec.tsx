import { expect, it } from '@jest/globals';
import { placeNotes } from './place-notes.js';

it('puts each note of a margin beside its passage, or below the note before', () => {
  const list = document.createElement('ol');
  list.innerHTML = '<li><span></span><b></b></li>'.repeat(3);
  for (const note of list.querySelectorAll('b')) Object.defineProperty(note, 'offsetHeight', { value: 96 });
  const passages = [0, 1, 2].map((start) => ({ text: '', parts: [''], start: 10 * start, end: 10 * start + 5 }));
  placeNotes(list, passages, { heightsOf: (places) => places.map((at) => 10 * at), scrolled: () => 40 });
  const tops = (selector: string) => [...list.querySelectorAll<HTMLElement>(selector)].map(({ style }) => style.top);
  expect(tops('span')).toEqual(['-40px', '60px', '160px']);
  expect(list.querySelector('span')?.style.height).toBe('50px');
  // 96 of the note before and 8 between them are more than the 100 between two passages.
  expect(tops('b')).toEqual(['-40px', '64px', '168px']);
});
