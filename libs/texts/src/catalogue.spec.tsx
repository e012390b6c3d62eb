import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { catalogue } from './catalogue.js';

const { t, Trans } = catalogue({
  'test.save': 'Save',
  'test.delete': 'Delete {title}?',
  'test.notes': '{count, plural, one {{count} note} other {{count} notes}} of {owner}',
  'test.terms': "Read <link>the terms</link>, {name}. Today's are <em>new</em>.",
  'test.quoted': "It is named ''{title}''.",
});

describe('t', () => {
  it('says the text of an id', () => expect(t('test.save')).toBe('Save'));

  it('fills in values, and chooses the form of a plural', () => {
    expect(t('test.delete', { title: 'Grace' })).toBe('Delete Grace?');
    expect(t('test.notes', { count: 1, owner: 'Ruth' })).toBe('1 note of Ruth');
    expect(t('test.notes', { count: 1200, owner: 'Ruth' })).toBe('1200 notes of Ruth');
    expect(t('test.quoted', { title: 'Grace' })).toBe("It is named 'Grace'.");
  });

  it('leaves a value as its user wrote it', () => {
    for (const title of ['\\x41 \\u0041', '{title}', '<link>a</link>', "'{'", '#'])
      expect(t('test.delete', { title })).toBe(`Delete ${title}?`);
  });

  it('refuses, when types are checked, an id that is not in the catalogue and values that are missing or of another name', () => {
    // @ts-expect-error no such id
    expect(t('test.missing')).toBe('test.missing');
    // @ts-expect-error the title is missing
    expect(t('test.delete')).toBe('Delete ?');
    // @ts-expect-error there is no name
    t('test.delete', { name: 'Grace' });
    // @ts-expect-error the owner is missing
    t('test.notes', { count: 1 });
    // @ts-expect-error no value is asked for
    t('test.save', { count: 1 });
  });
});

describe('Trans', () => {
  it('puts a text around its elements, and treats a value as plain words', () => {
    render(
      <p>
        <Trans
          id="test.terms"
          values={{ name: '<em>Ruth</em> \\x41' }}
          elements={{ link: <a href="/terms" />, em: <em /> }}
        />
      </p>,
    );
    expect(screen.getByRole('paragraph').innerHTML).toBe(
      'Read <a href="/terms">the terms</a>, &lt;em&gt;Ruth&lt;/em&gt; \\x41. Today\'s are <em>new</em>.',
    );
  });

  it('refuses, when types are checked, an element that is missing', () => {
    // @ts-expect-error there is no `em`
    <Trans id="test.terms" values={{ name: 'Ruth' }} elements={{ link: <a href="/terms" /> }} />;
  });
});
