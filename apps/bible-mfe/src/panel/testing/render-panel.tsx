import type { Note, Place } from '@berea/contracts';
import { useNavigate } from '@berea/web/router';
import { type Answer, renderPage } from '@berea/web/testing';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { onState, StudyPage } from '../../testing/study-state.js';
import { StudyPanel } from '../study-panel.js';

const WORDS: Readonly<Record<number, string>> = {
  3: 'Blessed are the poor in spirit: for theirs is the kingdom of heaven.',
  4: 'Blessed are they that mourn: for they shall be comforted.',
  5: 'Blessed are the meek: for they shall inherit the earth.',
};
export const wordsOf = (verse: number): string => WORDS[verse] ?? `Words of verse ${verse}.`;

/** A chapter as the study service answers it, with these verses. */
export const chapterOf = (words: Readonly<Record<number, string>>) => ({
  book: 'Matthew',
  chapter: 5,
  translation: 'KJV',
  language: 'en',
  direction: 'ltr',
  contentVersion: 'v1',
  verses: Object.entries(words).map(([verse, text]) => ({ verse: Number(verse), text })),
});

export const note = (rest: Partial<Note>): Note => ({
  id: crypto.randomUUID(),
  title: 'Note on Matthew 5:3',
  content: 'Empty hands.',
  scripture: 'Matthew 5:3',
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
  version: 1,
  ...rest,
});

/** Stand-in for the text: its verses, which can be focused, and a field elsewhere on the page. */
function Text({ chapter }: { chapter: number }) {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/bible/John/3/16')}>Elsewhere</button>
      <input type="search" aria-label="Search Scripture" />
      <button>My marks</button>
      <ol>
        {[3, 4, 5].map((verse) => (
          <li key={verse} data-verse={verse}>
            <button data-verse-button="">{`Matthew ${chapter}:${verse}`}</button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface PanelOptions {
  readonly routes?: Readonly<Record<string, Answer>>;
  /** Chapter of Matthew that the text shows. */
  readonly chapter?: number;
}

/** The study panel beside a text, over a server that has Matthew 5. */
export function renderPanel({ routes = {}, chapter = 5 }: PanelOptions = {}) {
  const page = (
    <StudyPage chapter={chapter}>
      <Text chapter={chapter} />
      <StudyPanel />
    </StudyPage>
  );
  return renderPage(page, {
    path: '/bible/Matthew/5',
    routes: {
      'GET /api/bible/Matthew/5': () => chapterOf(WORDS),
      'GET /api/notes': () => [],
      'GET /api/bookmarks': () => [],
      'GET /api/highlights': () => [],
      ...routes,
    },
  });
}

/** Opens the tools of verses, as pressing a verse does, with the focus on it. */
export async function openTools(place: Place, focus?: 'note' | 'ask'): Promise<HTMLElement> {
  await onState(({ open }) => {
    screen.queryByRole('button', { name: `Matthew 5:${place.verse}` })?.focus();
    open({ kind: 'tools', ...(focus && { focus }) }, place);
  });
  return screen.findByRole('dialog', { name: 'Study Tools' });
}

/** A window narrower than 768 px, until the test ends. */
export function onPhone(): void {
  const all = matchMedia('all');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...all, media, matches: media.includes('max-width') }));
}
