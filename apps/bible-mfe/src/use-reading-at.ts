import { DEFAULT_TRANSLATION } from '@berea/contracts/values';
import { usePreferences, useTranslations } from '@berea/web';
import { useLocation, useNavigate, useSearchParams } from '@berea/web/router';
import { useCallback, useMemo } from 'react';
import { chooseTranslation } from './translation/choose-translation.js';
import { addressOf, type Place } from './place/place.js';
import type { Reading, Target } from './place/use-reading.js';

interface ReadingAt {
  readonly reading: Reading;
  /** Why other translations are shown than were asked for. */
  readonly notices: readonly string[];
  /** False while it is not known yet which translation is to be read. */
  readonly settled: boolean;
}

const TRANSLATION = 'translation';
const BESIDE = 'with';
const KJV = DEFAULT_TRANSLATION.toUpperCase();

/** The reading at a place, by the address, the profile and the installed texts. */
export function useReadingAt(place: Place): ReadingAt {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const preferences = usePreferences();
  const translations = useTranslations();
  const asked = search.get(TRANSLATION) ?? undefined;
  const askedBeside = search.get(BESIDE) ?? undefined;
  const offered = translations.data;
  const preferred = preferences.data?.defaultBibleTranslation;

  const standard = chooseTranslation({ asked: undefined, preferred, offered }).code;
  const { code: translation, notice } = chooseTranslation({ asked, preferred, offered });
  const second = askedBeside ? chooseTranslation({ asked: askedBeside, preferred: translation, offered }) : undefined;
  const beside = second && !second.notice && second.code !== translation ? second.code : undefined;
  const named = asked !== undefined || !preferences.isLoading;
  // The King James Version is asked for without waiting: every server has it.
  const listed = !translations.isPending || (translation === KJV && !askedBeside);

  const hrefOf = useCallback(
    ({ book, chapter, verse, endVerse, translation: other = asked }: Target) => {
      const kept = new URLSearchParams();
      if (other) kept.set(TRANSLATION, other);
      if (askedBeside) kept.set(BESIDE, askedBeside);
      const address = addressOf(book, chapter, verse, endVerse);
      return kept.size > 0 ? `${address}?${kept}` : address;
    },
    [asked, askedBeside],
  );
  const change = useCallback(
    (name: string, code: string | undefined) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (code) after.set(name, code);
          else after.delete(name);
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  const reading = useMemo<Reading>(
    () => ({
      place,
      translation,
      beside,
      hrefOf,
      open: (target) => {
        const href = hrefOf(target);
        // The present place gets no further entry for Back, but the verse is brought into view once more.
        const again = decodeURIComponent(href.split('?')[0] ?? '') === decodeURIComponent(pathname);
        void navigate(href, again ? { replace: true, state: { again: Date.now() } } : {});
      },
      setTranslation: (code) => change(TRANSLATION, code === standard ? undefined : code),
      setBeside: (code) => change(BESIDE, code),
    }),
    [place, translation, beside, standard, hrefOf, change, navigate, pathname],
  );
  const words = [notice, second?.notice].filter((each) => each !== undefined).join('\n');
  return useMemo(
    () => ({ reading, notices: words ? words.split('\n') : [], settled: named && listed }),
    [reading, words, named, listed],
  );
}
