import type { Note } from '@berea/contracts';
import { Button, StatusPanel } from '@berea/ui/core';
import { CollectionPage, type Dialog, recoverFocus, SkeletonCards, Tabs, useDialog } from '@berea/ui/data';
import { Slot, useSlotEntries } from '@berea/web';
import { useWholeNote } from './data/notes.js';
import { useSearchParams } from '@berea/web/router';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useOpenItem } from '@berea/collections';
import { JournalDialog } from './journal/journal-dialog.js';
import { JournalTab } from './journal/journal-tab.js';
import { NoteDialog } from './note-editor/note-dialog.js';
import { noteNoun } from './note-list.js';
import { NoteReader } from './note-reader.js';
import styles from './notes-page.module.css';
import type { NoteChoice } from './study-notes/note-filters.js';
import { StudyNotesTab } from './study-notes/study-notes-tab.js';
import { t } from './texts/notes.js';

export function NotesPage() {
  const [params, setParams] = useSearchParams();
  const parts = useSlotEntries('notes.tabs');
  const asked = params.get('tab');
  const tab = asked && ['journal', ...parts.map(({ key }) => key)].includes(asked) ? asked : 'study';
  const isPart = parts.some(({ key }) => key === tab);
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState<NoteChoice>({ filter: 'mine' });
  const reader = useDialog<Note>();
  const editor = useDialog<Note | undefined>();
  const journal = useDialog<undefined>();

  const content = useRef<HTMLDivElement>(null);

  const showTab = (next: string) => setParams(next === 'study' ? {} : { tab: next }, { replace: true });
  const wholeOf = useWholeNote();
  const onRead = useOpenItem(noteNoun(), reader.show, wholeOf);
  const onEdit = useOpenItem(noteNoun(), editor.show, wholeOf);
  const list = { search, onRead, onEdit };
  // A new note is shown, even if the filters were hiding it.
  const reveal = (next: 'study' | 'journal') => {
    setSearch('');
    setChoice({ filter: 'mine' });
    showTab(next);
  };
  const closed = (dialog: Pick<Dialog<unknown>, 'drop'>) => () => {
    dialog.drop();
    recoverFocus(content.current);
  };

  return (
    <CollectionPage
      title={t('notes.notes-title')}
      search={{
        label: t('notes.search-notes'),
        value: search,
        onChange: setSearch,
        // The tab of another remote shows no notes.
        ...(isPart && { onEnter: () => search.trim() && showTab('study') }),
      }}
      newLabel={t('notes.new-note')}
      onNew={() => editor.show(undefined)}
      plainNew={isPart}
    >
      <div ref={content} tabIndex={-1} className={styles['content']}>
        <Tabs
          className={styles['tabs'] ?? ''}
          size="medium"
          activeKey={tab}
          onChange={showTab}
          destroyOnHidden
          items={[
            {
              key: 'study',
              label: t('notes.study-notes'),
              children: (
                <StudyNotesTab {...list} onCreate={() => editor.show(undefined)} choice={choice} onChoice={setChoice} />
              ),
            },
            {
              key: 'journal',
              label: t('notes.daily-journal'),
              children: <JournalTab {...list} onCreate={() => journal.show(undefined)} />,
            },
            ...parts.map(({ key, title, badge }) => ({
              key,
              label: (
                <>
                  {title}
                  {badge && <span className={styles['badge']}>{badge}</span>}
                </>
              ),
              children: (
                <Slot
                  name="notes.tabs"
                  only={key}
                  props={{ search }}
                  loading={<SkeletonCards count={6} columns="auto" label={t('notes.loading', { title })} />}
                  failed={(name, retry) => <TabFailed title={name} retry={retry} />}
                />
              ),
            })),
          ]}
        />
      </div>
      {reader.shown && (
        <NoteReader
          key={`read-${reader.shown.key}`}
          note={reader.shown.item}
          open={reader.shown.open}
          onEdit={() => editor.show(reader.shown?.item)}
          onClose={reader.close}
          onClosed={closed(reader)}
        />
      )}
      {editor.shown && (
        <NoteDialog
          key={`edit-${editor.shown.key}`}
          note={editor.shown.item}
          open={editor.shown.open}
          onSaved={() => !editor.shown?.item && reveal('study')}
          onClose={editor.close}
          onClosed={closed(editor)}
        />
      )}
      {journal.shown && (
        <JournalDialog
          key={`journal-${journal.shown.key}`}
          open={journal.shown.open}
          onSaved={() => reveal('journal')}
          onClose={journal.close}
          onClosed={closed(journal)}
        />
      )}
    </CollectionPage>
  );
}

/** In place of a tab that another remote contributes and that cannot be had; the other tabs go on. */
function TabFailed({ title, retry }: { readonly title: string; readonly retry: () => void }) {
  return (
    <StatusPanel
      icon={CircleAlert}
      title={t('notes.could-not-be-loaded', { title })}
      role="alert"
      actions={
        <Button type="primary" onClick={retry}>
          {t('notes.try-again')}
        </Button>
      }
    >
      {t('notes.your-notes-are-not-affected')}
    </StatusPanel>
  );
}
