import { useOpenItem, useRemoveItem } from '@berea/collections';
import type { Sermon } from '@berea/contracts';
import { CollectionPage, recoverFocus, useDialog } from '@berea/ui/data';
import { useDeleteSermon, useFoundSermons, useSermons, useWholeSermon } from '@berea/web';
import { useState } from 'react';
import { SermonDialog } from './sermon-editor/sermon-dialog.js';
import { searchSermons, SERMON, SermonList } from './sermon-list.js';
import styles from './sermon-page.module.css';
import { SermonReader } from './sermon-reader.js';

export function SermonPage() {
  const query = useSermons();
  const [search, setSearch] = useState('');
  const reader = useDialog<Sermon>();
  const editor = useDialog<Sermon | undefined>();
  const found = useFoundSermons(search, query.data);
  const shown = searchSermons(query.data ?? [], search, found.ids);
  const { listRef, remove } = useRemoveItem(SERMON, shown, useDeleteSermon().mutateAsync);
  const wholeOf = useWholeSermon();
  const onRead = useOpenItem(SERMON, reader.show, wholeOf);
  const onEdit = useOpenItem(SERMON, editor.show, wholeOf);
  const create = () => editor.show(undefined);

  return (
    <CollectionPage
      title="Sermon Prep"
      search={{ label: 'Search sermons', value: search, onChange: setSearch }}
      newLabel="New Sermon"
      onNew={create}
    >
      <div ref={listRef} tabIndex={-1} className={styles['list']}>
        <SermonList
          query={query}
          shown={shown}
          searching={search.trim() !== ''}
          found={found}
          onRead={onRead}
          onEdit={onEdit}
          onDelete={remove}
          onCreate={create}
        />
      </div>
      {reader.shown && (
        <SermonReader
          key={`read-${reader.shown.key}`}
          sermon={reader.shown.item}
          open={reader.shown.open}
          onEdit={() => editor.show(reader.shown?.item)}
          onClose={reader.close}
          onClosed={reader.drop}
        />
      )}
      {editor.shown && (
        <SermonDialog
          key={`edit-${editor.shown.key}`}
          sermon={editor.shown.item}
          open={editor.shown.open}
          // What was just written is shown, whatever was being looked for.
          onSaved={() => !editor.shown?.item && setSearch('')}
          onClose={editor.close}
          onClosed={() => {
            editor.drop();
            recoverFocus(listRef.current);
          }}
        />
      )}
    </CollectionPage>
  );
}
