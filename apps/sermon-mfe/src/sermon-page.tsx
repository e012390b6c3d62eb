import { ListViewChoice, useListView, useOpenItem, useRemoveItem } from '@berea/collections';
import type { Sermon } from '@berea/contracts';
import { Button, IconButton, Segmented } from '@berea/ui/core';
import { CollectionPage, recoverFocus, useDialog } from '@berea/ui/data';
import { type ListPages } from '@berea/web';
import { useDeleteSermon, usePutBackSermon, useSermonPages, useWholeSermon } from './data/sermons.js';
import { Navigate, useNavigate, useSearchParams } from '@berea/web/router';
import { BookMarked, BookOpenText, FileUp, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CoveredPassages, type CoveredPlace, titleOfPlace } from './covered/covered-passages.js';
import { useWordExport } from './export/use-word-export.js';
import { ImportDialog } from './import/import-dialog.js';
import { PrintPreview } from './print/print-preview.js';
import type { Edition } from './print/sermon-paper.js';
import { deskPath } from './desk-path.js';
import { PlanDialog } from './plan/plan-dialog.js';
import { SermonDialog } from './sermon-editor/sermon-dialog.js';
import { SermonFilters, useSermonChoice } from './sermon-filters.js';
import { sermonNoun, SermonList } from './sermon-list.js';
import { type Grouping, groupSermons } from './sermon-groups.js';
import styles from './sermon-page.module.css';
import { t, Trans } from './texts/sermons.js';

const groupings = (): { value: Grouping; label: string }[] => [
  { value: 'next', label: t('sermons.next-first') },
  { value: 'series', label: t('sermons.by-series') },
  { value: 'date', label: t('sermons.by-date') },
  { value: 'passage', label: t('sermons.by-passage') },
];

const seriesOf = (sermons: readonly Sermon[]): string[] =>
  [...new Set(sermons.flatMap(({ series }) => series ?? []))].sort((one, other) => one.localeCompare(other));

/** The list of sermons. An address that asks for one of them (`?sermon=<id>`), as earlier releases gave it, leads to its desk. */
export function SermonPage() {
  const asked = useSearchParams()[0].get('sermon');
  return asked ? <Navigate to={deskPath(asked)} replace /> : <Sermons />;
}

function Sermons() {
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState<CoveredPlace>();
  const [grouping, setGrouping] = useState<Grouping>('next');
  const { choice, choose } = useSermonChoice();
  const [view, setView] = useListView('sermonView', 'rows');
  const pages = useSermonPages({ search, ...place, ...choice, ...(grouping === 'next' && { planned: 'first' }) });
  const shown = pages.data ?? [];
  // Other groups are whole only once all sermons are there.
  useAllOf(pages, grouping !== 'next');
  const hasNext = view === 'rows' && grouping === 'next' && groupSermons(shown, grouping)[0]?.next === true;
  const chosen = place !== undefined || choice.year !== undefined || choice.preached !== undefined;
  const showAll = () => {
    setSearch('');
    setPlace(undefined);
    choose({ year: undefined, preached: undefined });
  };
  const editor = useDialog<Sermon | undefined>();
  const { listRef, remove } = useRemoveItem(
    sermonNoun(),
    shown,
    useDeleteSermon().mutateAsync,
    usePutBackSermon().mutateAsync,
  );
  const wholeOf = useWholeSermon();
  const navigate = useNavigate();
  const onOpen = useCallback((sermon: Sermon) => void navigate(deskPath(sermon.id)), [navigate]);
  const onEdit = useOpenItem(sermonNoun(), editor.show, wholeOf);
  const planner = useDialog<Sermon>();
  const importer = useDialog<undefined>();
  const [covering, setCovering] = useState(false);
  const onPlan = useOpenItem(sermonNoun(), planner.show, wholeOf);
  const preview = useDialog<{ readonly sermon: Sermon; readonly edition: Edition }>();
  const { show: showPreview } = preview;
  const edition = useRef<Edition>('usual');
  const showPaper = useCallback((sermon: Sermon) => showPreview({ sermon, edition: edition.current }), [showPreview]);
  const print = useOpenItem(sermonNoun(), showPaper, wholeOf);
  const exportWord = useWordExport();
  const onWord = useOpenItem(
    sermonNoun(),
    useCallback((sermon: Sermon) => void exportWord(sermon), [exportWord]),
    wholeOf,
  );
  const onPrint = useCallback(
    (sermon: Sermon, wanted: Edition) => {
      edition.current = wanted;
      return print(sermon);
    },
    [print],
  );
  const create = () => editor.show(undefined);

  return (
    <CollectionPage
      title={t('sermons.sermon-prep')}
      search={{ label: t('sermons.search-sermons'), value: search, onChange: setSearch }}
      newLabel={t('sermons.new-sermon')}
      onNew={create}
      plainNew={hasNext}
    >
      <div ref={listRef} tabIndex={-1} className={styles['list']}>
        <div className={styles['bar']}>
          {shown.length > 1 && (
            <Segmented<Grouping>
              aria-label={t('sermons.order-of-sermons')}
              options={groupings()}
              value={grouping}
              onChange={setGrouping}
            />
          )}
          {(shown.length > 1 || choice.year !== undefined || choice.preached !== undefined) && (
            <SermonFilters choice={choice} onChoose={choose} />
          )}
          {place && (
            <Button icon={<X size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setPlace(undefined)}>
              <Trans
                id="sermons.on-place"
                values={{ place: titleOfPlace(place) }}
                elements={{ more: <span className="visually-hidden" /> }}
              />
            </Button>
          )}
          <span className={styles['others']}>
            {shown.length > 0 && <ListViewChoice view={view} onChange={setView} />}
            <IconButton icon={BookMarked} label={t('sermons.passages-covered')} onClick={() => setCovering(true)} />
            <IconButton
              icon={BookOpenText}
              label={t('sermons.dossier')}
              onClick={() => void navigate('/sermon-prep/passage-guide')}
            />
            <IconButton icon={FileUp} label={t('sermons.import-sermons')} onClick={() => importer.show(undefined)} />
          </span>
        </div>
        <SermonList
          pages={pages}
          grouping={grouping}
          view={view}
          searching={search.trim() !== '' || chosen}
          onOpen={onOpen}
          onEdit={onEdit}
          onPlan={onPlan}
          onPrint={onPrint}
          onWord={onWord}
          onDelete={remove}
          onCreate={create}
        />
      </div>
      {editor.shown && (
        <SermonDialog
          key={`edit-${editor.shown.key}`}
          sermon={editor.shown.item}
          open={editor.shown.open}
          // A new sermon is shown, even if the search was hiding it.
          onSaved={() => {
            if (!editor.shown?.item) showAll();
          }}
          onClose={editor.close}
          onClosed={() => {
            editor.drop();
            recoverFocus(listRef.current);
          }}
        />
      )}
      {planner.shown && (
        <PlanDialog
          key={`plan-${planner.shown.key}`}
          sermon={planner.shown.item}
          series={seriesOf(shown)}
          open={planner.shown.open}
          onClose={planner.close}
          onClosed={() => {
            planner.drop();
            recoverFocus(listRef.current);
          }}
        />
      )}
      {importer.shown && (
        <ImportDialog
          key={`import-${importer.shown.key}`}
          open={importer.shown.open}
          onClose={importer.close}
          onClosed={() => {
            importer.drop();
            recoverFocus(listRef.current);
          }}
        />
      )}
      <CoveredPassages
        open={covering}
        onChoose={(chosen) => {
          setCovering(false);
          setSearch('');
          setPlace(chosen);
        }}
        onClose={() => setCovering(false)}
      />
      {preview.shown && (
        <PrintPreview
          key={`print-${preview.shown.key}`}
          {...preview.shown.item}
          open={preview.shown.open}
          onWord={(...asked) => void exportWord(...asked)}
          onClose={preview.close}
          onClosed={() => {
            preview.drop();
            recoverFocus(listRef.current);
          }}
        />
      )}
    </CollectionPage>
  );
}

/** Fetches all of a list, part by part: groups are made of all that belongs in them. */
function useAllOf({ hasMore, loadingMore, moreError, loadMore }: ListPages<Sermon>, wanted: boolean): void {
  const goesOn = wanted && hasMore && !loadingMore && !moreError;
  useEffect(() => {
    if (goesOn) loadMore();
  }, [goesOn, loadMore]);
}
