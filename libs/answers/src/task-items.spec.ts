import { describe, expect, it } from '@jest/globals';
import { toggleTask } from './task-items.js';

describe('toggleTask', () => {
  it.each([
    ['- [ ] Read', '- [x] Read'],
    ['- [x] Read', '- [ ] Read'],
    ['* [X] Read', '* [ ] Read'],
    ['12. [ ] Read', '12. [x] Read'],
  ])('makes of %j %j', (text, expected) => {
    expect(toggleTask(text, 0)).toBe(expected);
  });

  it('changes the task at its place alone', () => {
    const text = '- [ ] One\n- [ ] Two\n- [ ] Three';
    expect(toggleTask(text, text.indexOf('- [ ] Two'))).toBe('- [ ] One\n- [x] Two\n- [ ] Three');
  });

  it.each(['Read [ ] it', '- Read [ ] it', '- [y] Read', '', `-${' '.repeat(100_000)}[ ] Read`])(
    'finds no task at the beginning of %.20j',
    (text) => {
      expect(toggleTask(text, 0)).toBeUndefined();
    },
  );
});
