import { Alert, Button } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Section } from '../../../profile/section.js';
import { t } from '../../../texts/import.js';
import { watchNetwork } from '../watch-network.js';
import page from '../data-page.module.css';
import { ArchiveError } from './archive-error.js';
import type { ImportState } from './import-job.js';
import styles from './import.module.css';
import { OutcomeList, problemOf } from './outcome-list.js';
import { PastImports } from './past-imports.js';
import { KINDS, type Tally } from './tally.js';
import { useImport } from './use-import.js';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** An archive that comes back: chosen, looked at, then written. */
export function ImportCard() {
  const { state, open, write, stop, drop } = useImport();
  const card = useRef<HTMLDivElement>(null);
  const last = useRef(state.status);
  // The pressed button goes away with the state that it changes: the focus stays in the card.
  useEffect(() => {
    if (last.current === state.status) return;
    last.current = state.status;
    if (document.activeElement === document.body) card.current?.focus();
  }, [state.status]);
  const isBusy = ['reading', 'comparing', 'writing'].includes(state.status);
  return (
    <Section title={t('import.import-my-data')}>
      <div ref={card} className={page['card']} tabIndex={-1}>
        <p>{t('import.an-archive')}</p>
        <p className={page['quiet']}>{t('import.own-ways')}</p>
        <Shown state={state} open={open} write={write} stop={stop} drop={drop} />
        {!isBusy && <PastImports />}
      </div>
    </Section>
  );
}

interface Actions {
  readonly open: (file: File) => void;
  readonly write: () => void;
  readonly stop: () => void;
  readonly drop: () => void;
}

function Shown({ state, ...actions }: Actions & { readonly state: ImportState }) {
  switch (state.status) {
    case 'idle':
      return <Choose open={actions.open} />;
    case 'reading':
      return <Running name={t('import.reading')} stop={actions.drop} />;
    case 'comparing':
      return <Running name={t('import.comparing')} share={state.share} stop={actions.drop} />;
    case 'writing':
      return (
        <Running
          name={state.stopping ? t('import.stopping') : t('import.writing')}
          share={state.share}
          stop={actions.stop}
          isStopping={state.stopping}
        />
      );
    case 'preview':
      return <Preview {...state} {...actions} />;
    case 'done':
      return (
        <>
          <Alert
            role="status"
            type={state.whole ? 'success' : 'info'}
            showIcon
            title={state.whole ? t('import.done') : t('import.stopped')}
          />
          <OutcomeList tally={state.tally} isDone />
          <Choose open={actions.open} again />
        </>
      );
    case 'failed':
      return (
        <>
          <Alert
            role="alert"
            type="error"
            showIcon
            title={failureOf(state)}
            description={`${problemOf(state.error)}${state.written ? ` ${t('import.goes-on')}` : ''}`}
          />
          <div className={page['ways']}>
            {state.written && (
              <Button type="primary" onClick={actions.write}>
                {t('import.try-again')}
              </Button>
            )}
            <Choose open={actions.open} again />
          </div>
        </>
      );
  }
}

function failureOf({ written, error }: Extract<ImportState, { status: 'failed' }>): string {
  if (written) return t('import.stopped-early');
  return error instanceof ArchiveError ? t('import.file-not-taken') : t('import.not-compared');
}

function Choose({ open, again = false }: { readonly open: (file: File) => void; readonly again?: boolean }) {
  const online = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {!online && <p role="status">{t('import.offline')}</p>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('import.archive-file')}
        accept=".zip,.md,.markdown,.txt"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) open(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button disabled={!online} icon={<Upload {...ICON} />} onClick={() => input.current?.click()}>
        {again ? t('import.another-file') : t('import.choose')}
      </Button>
    </>
  );
}

interface RunningProps {
  readonly name: string;
  /** 0 to 1; undefined where it is not known. */
  readonly share?: number;
  readonly stop: () => void;
  readonly isStopping?: boolean;
}

function Running({ name, share, stop, isStopping = false }: RunningProps) {
  const percent = share === undefined ? undefined : Math.min(100, Math.floor(share * 100));
  return (
    <>
      <div className={page['head']}>
        <b role="status">{name}</b>
        {percent !== undefined && <span>{t('import.percent', { count: percent })}</span>}
      </div>
      <progress className={page['bar']} max={100} value={percent} aria-label={name} />
      <Button disabled={isStopping} onClick={stop}>
        {t('import.stop')}
      </Button>
    </>
  );
}

const isThereAnyNew = (tally: Tally): boolean => KINDS.some((kind) => tally[kind].added.count > 0);

function Preview({ name, exportedAt, tally, open, write }: Extract<ImportState, { status: 'preview' }> & Actions) {
  const isNew = isThereAnyNew(tally);
  const day = Number.isNaN(Date.parse(exportedAt)) ? '' : formatDay(exportedAt);
  return (
    <>
      <p role="status" className={styles['file']}>
        <b>{day ? t('import.archive-of', { name, day }) : name}</b>{' '}
        {isNew ? t('import.nothing-written') : t('import.nothing-new')}
      </p>
      <OutcomeList tally={tally} isDone={false} />
      <div className={page['ways']}>
        {isNew && (
          <Button type="primary" icon={<Upload {...ICON} />} onClick={write}>
            {t('import.import')}
          </Button>
        )}
        <Choose open={open} again />
      </div>
    </>
  );
}
