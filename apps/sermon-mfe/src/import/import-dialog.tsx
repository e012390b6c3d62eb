import { Button } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { ImportRow } from './import-row.js';
import { ENDINGS, progressOf } from './import-rows.js';
import styles from './import.module.css';
import { useSermonImport } from './use-sermon-import.js';
import { t } from '../texts/sermons.js';

interface ImportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Takes files, shows what is read of each, and makes sermons of them. */
export function ImportDialog({ open, onClose, onClosed }: ImportDialogProps) {
  const { rows, add, remove, correct, readAgain, saveAll } = useSermonImport();
  const read = rows.filter(({ state }) => state === 'read');
  const busy = rows.some(({ state }) => state === 'waiting' || state === 'reading' || state === 'saving');
  const untitled = read.some(({ details }) => !details?.title.trim());
  const done = rows.some(({ state }) => state === 'saved') && read.length === 0 && !busy;
  const importing = rows.some(({ state }) => state === 'saving');
  return (
    <CoveringModal
      {...dialogLook}
      width={760}
      title={t('sermons.import-sermons')}
      open={open}
      onCancel={onClose}
      afterClose={onClosed}
      // A key or a press beside the dialog must not lose the corrections.
      keyboard={read.length === 0 && !busy}
      mask={{ closable: read.length === 0 && !busy }}
      footer={
        <div className={styles['ways']}>
          <span role="status" className={styles['progress']}>
            {progressOf(rows)}
          </span>
          {!done && <Button onClick={onClose}>{importing ? t('sermons.stop') : t('sermons.cancel')}</Button>}
          {done ? (
            <Button type="primary" onClick={onClose}>
              {t('sermons.done')}
            </Button>
          ) : (
            <Button
              type="primary"
              disabled={busy || read.length === 0 || untitled}
              loading={importing}
              onClick={saveAll}
            >
              {t('sermons.import-count-sermons', { count: read.length })}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles['body']}>
        <ChooseFiles isFirst={rows.length === 0} disabled={importing} onChoose={add} />
        {rows.length > 0 && (
          <ul className={styles['rows']} aria-label={t('sermons.files')}>
            {rows.map((row) => (
              <ImportRow
                key={row.id}
                row={row}
                onCorrect={(details) => correct(row.id, details)}
                onAgain={() => readAgain(row)}
                onRemove={() => remove(row.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </CoveringModal>
  );
}

interface ChooseFilesProps {
  readonly isFirst: boolean;
  readonly disabled: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

function ChooseFiles({ isFirst, disabled, onChoose }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  return (
    <div
      className={`${styles['drop']} ${over ? styles['over'] : ''}`}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (!disabled) onChoose([...event.dataTransfer.files]);
      }}
    >
      <Button
        type={isFirst ? 'primary' : 'default'}
        disabled={disabled}
        icon={<FileUp size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {isFirst ? t('sermons.choose-files') : t('sermons.more-files')}
      </Button>
      <p>{t('sermons.word-text-or-markdown-files')}</p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('sermons.sermon-files')}
        accept={ENDINGS}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
