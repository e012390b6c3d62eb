import type { ReferenceReader } from '@berea/scripture';
import { noteHooks, sermonHooks, useAssistantStatus, useLibraryReading } from '@berea/web';
import { usePaused } from '@berea/web/host';
import { useFewConversations } from '../data/few-conversations.js';
import { useMemo } from 'react';
import { linksIn } from '../frame/nav-links.js';
import { OWN_PAGES } from '../own-pages.js';
import { askedFor } from './asked-for.js';
import { type Known, MOST_OF_A_KIND } from './find-targets.js';
import { t } from '../texts/palette.js';

const { useFew: useFewNotes } = noteHooks;
const { useFew: useFewSermons } = sermonHooks;

/** Every screen, once: those of the navigation first. */
function screens(): Known['screens'] {
  const links = linksIn('sidebar').map(({ to, label }) => ({ to, title: label }));
  const pages = OWN_PAGES.filter(({ path }) => !path.includes(':')).map(({ path, title }) => ({
    to: path,
    title: title(),
  }));
  const more = [
    { to: '/library?tab=shelf', title: t('palette.reference-shelf') },
    { to: '/library?tab=plans', title: t('palette.reading-plans') },
    { to: '/library?tab=bookmarks', title: t('palette.bookmarks') },
    { to: '/notes?tab=journal', title: t('palette.daily-journal') },
    { to: '/notes?tab=sermon', title: t('palette.sermon-workspace') },
  ];
  return [...links, ...pages.filter(({ to }) => links.every((link) => link.to !== to)), ...more];
}

/**
 * Data for the palette's targets. Notes, sermons and conversations are looked for on the server, once the typing
 * pauses. A list that cannot be read just now is left out: the rest still serves.
 */
export function useKnown(
  typed: string,
  reader: ReferenceReader | undefined,
): { readonly known: Known; readonly loading: boolean } {
  const wanted = typed.trim();
  const words = usePaused(wanted);
  const { holding, about } = useMemo(() => askedFor(words, reader), [words, reader]);
  const notes = useFound(useFewNotes(holding, MOST_OF_A_KIND), useFewNotes(about, MOST_OF_A_KIND));
  const sermons = useFound(useFewSermons(holding, MOST_OF_A_KIND), useFewSermons(about, MOST_OF_A_KIND));
  const status = useAssistantStatus().data;
  const scholar = status !== undefined && status.engine !== 'off';
  const asked = scholar && words ? words : undefined;
  const named = scholar && holding.search !== words ? holding.search : undefined;
  const conversations = useFound(
    useFewConversations(asked, MOST_OF_A_KIND),
    useFewConversations(named, MOST_OF_A_KIND),
  );
  const reading = useLibraryReading();
  const loading = words !== wanted || notes.loading || sermons.loading || conversations.loading;
  const known = useMemo(
    () => ({
      screens: screens(),
      notes: notes.items,
      sermons: sermons.items,
      answered: !loading,
      conversations: conversations.items,
      recent: reading.data?.recent ?? [],
      scholar,
    }),
    [notes.items, sermons.items, loading, conversations.items, reading.data, scholar],
  );
  return { known, loading };
}

/**
 * Items that hold the words and items about their place, each once; the earlier results while an answer is on its way.
 */
function useFound<Item extends { readonly id: string }>(holding: UseFew<Item>, about: UseFew<Item>) {
  const items = useMemo(() => {
    const found = [...(holding.data ?? []), ...(about.data ?? [])];
    return found.filter((item, at) => found.findIndex(({ id }) => id === item.id) === at);
  }, [holding.data, about.data]);
  const isOnItsWay = ({ isLoading, isPlaceholderData }: UseFew<Item>) => isLoading || isPlaceholderData;
  return { items, loading: isOnItsWay(holding) || isOnItsWay(about) };
}

interface UseFew<Item> {
  readonly data: readonly Item[] | undefined;
  readonly isLoading: boolean;
  readonly isPlaceholderData: boolean;
}
