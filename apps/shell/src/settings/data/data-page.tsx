import { Alert, Button, PageFrame } from '@berea/ui/core';
import { explain } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { Check, Download, FileArchive, LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useUsage } from '../../data/profile.js';
import { BackLink } from '../../page/page-links.js';
import { Section } from '../../profile/section.js';
import { t } from '../../texts/your-data.js';
import styles from './data-page.module.css';
import type { Archive, ExportState, Part, PartName } from './export-job.js';
import { ImportCard } from './import/import-card.js';
import { useExport } from './use-export.js';
import { watchNetwork } from './watch-network.js';

/** What a person can do with all that Berea holds of them: take it along, or have it gone. */
export function DataPage() {
  const navigate = useNavigate();
  return (
    <PageFrame title={t('your-data.your-data')} width="form">
      <BackLink to="/settings">{t('your-data.back-to-settings')}</BackLink>
      <p className={styles['lead']}>{t('your-data.it-is-yours')}</p>
      <div className={styles['cards']}>
        <ExportCard />
        <ImportCard />
        <Section title={t('your-data.delete-my-account')}>
          <p>{t('your-data.everything-goes')}</p>
          <Button danger onClick={() => void navigate('/settings/delete-account')}>
            {t('your-data.delete')}
          </Button>
        </Section>
      </div>
    </PageFrame>
  );
}

function ExportCard() {
  const { state, start, stop } = useExport();
  const card = useRef<HTMLDivElement>(null);
  const last = useRef(state.status);
  // The pressed button goes away with the state that it changes: the focus stays in the card.
  useEffect(() => {
    if (last.current === state.status) return;
    last.current = state.status;
    if (document.activeElement === document.body) card.current?.focus();
  }, [state.status]);
  return (
    <Section title={t('your-data.export')}>
      <div ref={card} className={styles['card']} tabIndex={-1}>
        <p>{t('your-data.one-archive')}</p>
        <p className={styles['quiet']}>{t('your-data.what-it-holds')}</p>
        <Shown state={state} start={start} stop={stop} />
      </div>
    </Section>
  );
}

interface ShownProps {
  readonly state: ExportState;
  readonly start: () => void;
  readonly stop: () => void;
}

function Shown({ state, start, stop }: ShownProps) {
  const online = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  if (state.status === 'running') return <Running {...state} stop={stop} />;
  if (state.status === 'done') return <Done {...state} start={start} />;
  const failed = state.status === 'failed';
  return (
    <>
      {failed ? (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('your-data.export-could-not-be-made')}
          description={`${explain(state.error)} ${t('your-data.goes-on-where-it-stopped')}`}
        />
      ) : (
        <Held />
      )}
      {!online && <p role="status">{t('your-data.offline')}</p>}
      <Button type="primary" disabled={!online} icon={<Download {...ICON} />} onClick={start}>
        {failed ? t('your-data.try-again') : t('your-data.export')}
      </Button>
    </>
  );
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How much there is; nothing is shown where it cannot be counted. */
function Held() {
  const { writing, chat } = useUsage();
  if (!writing.data || !chat.data) return null;
  const counts = [
    t('your-data.notes', { count: writing.data.notes.used }),
    t('your-data.sermons', { count: writing.data.sermons.used }),
    t('your-data.conversations', { count: chat.data.conversations.used }),
  ];
  return (
    <p>
      {t('your-data.now-you-have')} {counts.join(', ')}.
    </p>
  );
}

function Running({ parts, share, stop }: Extract<ExportState, { status: 'running' }> & { readonly stop: () => void }) {
  const name = parts ? t('your-data.packing') : t('your-data.reading');
  const percent = Math.floor(share * 100);
  return (
    <>
      <div className={styles['head']}>
        <b role="status">{name}</b>
        <span>{t('your-data.percent', { count: percent })}</span>
      </div>
      <progress className={styles['bar']} max={100} value={percent} aria-label={name} />
      {parts && <Parts parts={parts} />}
      <p className={styles['quiet']}>{t('your-data.closing-stops-it')}</p>
      <Button onClick={stop}>{t('your-data.stop')}</Button>
    </>
  );
}

const WORDS: Readonly<Record<PartName, (count: number) => string>> = {
  notes: (count) => t('your-data.notes', { count }),
  journal: (count) => t('your-data.journal', { count }),
  sermons: (count) => t('your-data.sermons', { count }),
  conversations: (count) => t('your-data.conversations', { count }),
  marks: (count) => t('your-data.marks', { count }),
};

function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <ul className={styles['parts']}>
      {parts.map(({ name, total, done }) => {
        const words = WORDS[name](total);
        const state = done >= total ? 'done' : done > 0 ? 'now' : 'waits';
        return (
          <li key={name} data-state={state}>
            {state === 'done' && <Check size={15} strokeWidth={1.75} aria-hidden />}
            {state === 'now' && <LoaderCircle size={15} strokeWidth={1.75} aria-hidden />}
            {state === 'now' ? t('your-data.part-done', { words, done }) : words}
          </li>
        );
      })}
    </ul>
  );
}

interface DoneProps {
  readonly parts: readonly Part[];
  readonly archive: Archive;
  readonly start: () => void;
}

function Done({ parts, archive, start }: DoneProps) {
  const { name, size, address, withoutDocument } = archive;
  return (
    <>
      <Parts parts={parts} />
      <div className={styles['file']} role="status">
        <FileArchive size={20} strokeWidth={1.75} aria-hidden />
        <span>
          <b>{name}</b>
          <span>
            {sizeIn(size)}. {t('your-data.kept-until')}
          </span>
        </span>
      </div>
      {withoutDocument > 0 && (
        <Alert type="warning" title={t('your-data.without-documents', { count: withoutDocument })} />
      )}
      <div className={styles['ways']}>
        <Button type="primary" href={address} download={name} icon={<Download {...ICON} />}>
          {t('your-data.download')}
        </Button>
        <Button onClick={start}>{t('your-data.make-a-new-one')}</Button>
      </div>
    </>
  );
}

function sizeIn(bytes: number): string {
  const megabytes = bytes / (1 << 20);
  if (megabytes < 0.1) return t('your-data.less-than-a-tenth');
  return t('your-data.megabytes', { count: Number(megabytes.toFixed(1)).toLocaleString('en') });
}
