import { Skeleton } from '@berea/ui/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { AuditPanel } from '../workspace/audit/audit-panel.js';
import { ReviewPanel } from '../workspace/review/review-panel.js';
import { Fields } from './fields.js';
import { Headings } from './headings.js';
import { Pieces } from './pieces.js';
import styles from './rail.module.css';
import type { Desk, RailPart } from './use-desk.js';
import { t } from '../texts/desk.js';

/** Loaded when it is opened first: it reads references, which takes a parser. */
const Guide = lazy(async () => ({ default: (await import('../dossier/dossier-panel.js')).DossierPanel }));

const parts = (): readonly { part: RailPart; label: string; name?: string }[] => [
  { part: 'fields', label: t('desk.fields') },
  { part: 'guide', label: t('desk.guide'), name: t('desk.passage-guide') },
  { part: 'outline', label: t('desk.outline') },
  { part: 'pieces', label: t('desk.pieces') },
];

interface RailProps {
  readonly desk: Desk;
  /** Whether the fields are a part of it; elsewhere they are a sheet. */
  readonly withFields: boolean;
  readonly onClose: () => void;
}

/** The parts of a sermon that stand beside its manuscript, one at a time. */
export function Rail({ desk, withFields, onClose }: RailProps) {
  const { sermon, part, setPart } = desk;
  const shown = part === 'fields' && !withFields ? 'guide' : part;
  const waiting = sermon.fields.basket.length;
  const all: Readonly<Record<RailPart, () => ReactNode>> = {
    fields: () => <Fields desk={desk} />,
    guide: () => (
      <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} aria-label={t('desk.loading-guide')} />}>
        <Guide sermon={sermon} onClose={withFields ? () => setPart('fields') : onClose} />
      </Suspense>
    ),
    outline: () => <Headings sermon={sermon} />,
    pieces: () => <Pieces sermon={sermon} />,
  };
  return (
    <>
      <div className={styles['parts']} role="group" aria-label={t('desk.beside-manuscript')}>
        {parts()
          .filter(({ part }) => withFields || part !== 'fields')
          .map(({ part: each, label, name }) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === shown}
              aria-label={name}
              onClick={() => setPart(each)}
            >
              {label}
              {each === 'pieces' && waiting > 0 && <span className={styles['waiting']}>{waiting}</span>}
            </button>
          ))}
      </div>
      {all[shown]()}
    </>
  );
}

/** The panel that an answer of Scholar's tools or the check of quotations takes, if one of them does. */
export function WorkPanel({ desk }: { readonly desk: Desk }) {
  const { tools, editor, audit, marks, auditing, setAuditing, sermon } = desk;
  if (tools.proposals.length > 0)
    return (
      <ReviewPanel
        proposals={tools.proposals}
        onAccept={tools.accept}
        onReject={tools.reject}
        onAcceptAll={tools.acceptAll}
        onRejectAll={tools.rejectAll}
        editor={editor.kind === 'rich' ? editor.module : undefined}
      />
    );
  return auditing ? (
    <AuditPanel sermon={sermon} audit={audit} marks={marks} onClose={() => setAuditing(false)} />
  ) : null;
}
