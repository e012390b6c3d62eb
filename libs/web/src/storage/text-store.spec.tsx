import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { textStore } from './text-store.js';

interface Kept {
  readonly text: string;
  readonly unsaved: boolean;
}
const PREFIX = 'berea_sermon_draft:';
const storeOf = (owner: string) => textStore<Kept>(PREFIX, owner);
const unsaved = (text: string): Kept => ({ text, unsaved: true });

/** Here in a browser without a database: what holds a text then is its local storage alone. */
describe('a text that a browser keeps until the server has it', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => void jest.restoreAllMocks());

  it('belongs to its writer alone when several people use one browser, and none overwrites the other', async () => {
    const [ruth, naomi] = [storeOf('ruth'), storeOf('naomi')];
    expect(await ruth.write('new', unsaved('Of Ruth.'))).toBe(true);
    expect(await naomi.read('new')).toBeUndefined();
    expect(await naomi.write('new', unsaved('Of Naomi.'))).toBe(true);
    expect(await storeOf('ruth').read('new')).toEqual(unsaved('Of Ruth.'));
    expect(await storeOf('naomi').read('new')).toEqual(unsaved('Of Naomi.'));
    // Removing one's own text leaves the other's where it can be found.
    await ruth.remove('new');
    expect(await ruth.read('new')).toBeUndefined();
    expect(await naomi.read('new')).toEqual(unsaved('Of Naomi.'));
    await naomi.write('new', unsaved('More of Naomi.'));
    await naomi.remove('new');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is taken out of local storage once the server has it', async () => {
    await storeOf('ruth').write('1', unsaved('Typed.'));
    expect(localStorage.getItem(`${PREFIX}1`)).toContain('Typed.');
    await storeOf('ruth').write('1', { text: 'Typed.', unsaved: false });
    expect(localStorage.getItem(`${PREFIX}1`)).toBeNull();
  });

  it('is read as nothing when local storage holds something unreadable', async () => {
    localStorage.setItem(`${PREFIX}1`, '{"owner":"ruth"');
    expect(await storeOf('ruth').read('1')).toBeUndefined();
    localStorage.setItem(`${PREFIX}1`, '"a text of an older kind"');
    expect(await storeOf('ruth').read('1')).toBeUndefined();
  });

  it('is reported as not kept when the browser refuses to keep it', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await storeOf('ruth').write('1', unsaved('Typed.'))).toBe(false);
  });
});
