import { describe, expect, it } from '@jest/globals';
import { searchSermons } from './sermon-list.js';
import { sermon } from './testing/sermons.js';

describe('searchSermons', () => {
  const sermons = [
    sermon('MERCY'),
    sermon('b', { scripture: 'Mercy 1' }),
    sermon('c', { outline: 'I. On mercy' }),
    sermon('d', { notes: 'mercy' }),
  ];

  it('looks into title, scripture and outline, whatever the case, but not into the notes', () => {
    expect(searchSermons(sermons, ' meRCy ').map(({ title }) => title)).toEqual(['MERCY', 'b', 'c']);
  });

  it('keeps all for a blank term and none for one that nothing holds', () => {
    expect(searchSermons(sermons, ' ')).toEqual(sermons);
    expect(searchSermons(sermons, 'mercies')).toEqual([]);
  });
});
