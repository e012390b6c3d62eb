import { IconButton, useIsPhone } from '@berea/ui/core';
import { SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { BookCounts } from './book-counts.js';
import { countWords, type Results } from './results.js';
import { EntryResult, rowOf, VerseResult } from './result-rows.js';
import { KindLinks, ResultNotices } from './kind-links.js';
import { NothingFound } from './nothing-found.js';
import { ReferenceCard, isAllOf, useOpenedReference } from './reference-card.js';
import rows from './result-rows.module.css';
import { focusSearchField, moveAmongResults, SEARCH_RESULTS_ID } from './search-focus.js';
import { SearchOptions, SearchOrderChoice } from './search-options.js';
import { SearchTips } from './search-tips.js';
import styles from './search-results.module.css';
import { scopeLabel } from './scope-names.js';
import { ShowMore, type ShowMoreProps } from './show-more.js';
import { useSearchAddress } from '../place/search-address.js';
import { useWayBack } from './search-scroll.js';
import { t } from '../texts/search-results.js';

interface ResultListProps {
  readonly results: Results;
  /** False while the results of the search before are shown in place of those on their way. */
  readonly current: boolean;
  readonly paging: Omit<ShowMoreProps, 'shown'>;
  readonly onClear: () => void;
}

export function ResultList({ results, current, paging, onClear }: ResultListProps) {
  const phone = useIsPhone();
  const { all, scope } = useSearchAddress();
  const [narrowing, setNarrowing] = useState(false);
  const { query, showing, kind, verses, entries, total, counts } = results;
  const reference = results.reference ?? undefined;
  const sole = reference && kind === 'verses' && isAllOf(reference, verses) ? reference : undefined;
  // Notices on the place are read before it is opened.
  const opens = sole && !results.notices?.length ? sole : undefined;
  useOpenedReference(current ? opens : undefined, results.version);
  const onOpen = useWayBack(current);
  const shown = verses.length + entries.length;
  const nothing = shown === 0 && !reference;
  return (
    <div onKeyDown={onKeyDown}>
      {/* On phones the field says it, and the first result is to be seen without scrolling. */}
      <h2 id={`${SEARCH_RESULTS_ID}-title`} className={phone ? 'visually-hidden' : styles['heading']}>
        {t('search-results.results-for', { query: showing ?? query })}
      </h2>
      {phone && <KindLinks results={results} />}
      <div className={styles['line']}>
        <p className={styles['count']} role="status">
          {[countWords(shown, total, kind), phone && scope && scopeLabel(scope)].filter(Boolean).join(' · ')}
        </p>
        {phone && (
          <>
            <SearchOrderChoice />
            <IconButton
              icon={SlidersHorizontal}
              label={t('search-results.search-options')}
              tooltip=""
              aria-expanded={narrowing}
              onClick={() => setNarrowing(!narrowing)}
            />
          </>
        )}
      </div>
      <ResultNotices results={results} />
      {reference && <ReferenceCard place={reference} version={results.version} byEnter={opens !== undefined} />}
      {!phone && <KindLinks results={results} />}
      {(!phone || narrowing) && (
        <>
          <SearchOptions />
          {kind === 'verses' && counts.length > 0 && <BookCounts counts={counts} />}
          {!nothing && <SearchTips />}
        </>
      )}
      {nothing ? (
        <NothingFound reason={reasonOf(results)} onClear={onClear} />
      ) : (
        <>
          <ol role="list" className={rows['list']}>
            {verses.map((verse) => (
              <VerseResult key={rowOf(verse)} result={verse} named={all} onOpen={onOpen} />
            ))}
            {entries.map((entry) => (
              <EntryResult key={entry.id} entry={entry} />
            ))}
          </ol>
          <ShowMore {...paging} shown={shown} />
        </>
      )}
    </div>
  );
}

/** Why there is nothing; queries that would find something stand above as links. */
const reasonOf = ({ notices = [] }: Results): string =>
  notices.flatMap(({ text, queries }) => (queries ? [] : text)).join(' ');

/** Arrows lead from result to result, Escape back to the field; elsewhere they do what they always do. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  if (!(event.target instanceof HTMLElement) || event.target.dataset['result'] === undefined) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
  if (step && moveAmongResults(step)) event.preventDefault();
  if (event.key !== 'Escape') return;
  event.preventDefault();
  focusSearchField();
}
