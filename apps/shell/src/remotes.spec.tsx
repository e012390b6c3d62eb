import { describe, expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { REMOTES } from './remotes.js';

const remoteOf = (id: string) => REMOTES.find((remote) => remote.id === id)!;

describe('the text of the frame about a remote', () => {
  it('is that of its remote.json in English', () => {
    const { title, page, fallback } = remoteOf('bible');
    expect({ title, page, fallback }).toEqual({
      title: 'Bible',
      page: { heading: 'Bible Study', skeleton: 'text' },
      fallback: { kept: 'Your bookmarks', invitation: 'Open the Bible' },
    });
    expect(remoteOf('sermon').slots[0]).toMatchObject({ title: 'Sermon Workspace', badge: 'NEW' });
  });

  it('is that of its catalogue in another language', () => {
    const { locale } = i18n;
    i18n.load('es', {
      'remote.bible.title': ['Biblia'],
      'remote.bible.page.heading': ['Estudio bíblico'],
      'remote.bible.fallback.invitation': ['Abrir la Biblia'],
      'remote.sermon.notes.tabs.sermon.title': ['Taller de sermones'],
    });
    try {
      i18n.activate('es');
      const { title, page, fallback } = remoteOf('bible');
      expect([title, page.heading, fallback.invitation]).toEqual(['Biblia', 'Estudio bíblico', 'Abrir la Biblia']);
      expect(remoteOf('sermon').slots[0]?.title).toBe('Taller de sermones');
    } finally {
      i18n.activate(locale);
    }
  });
});
