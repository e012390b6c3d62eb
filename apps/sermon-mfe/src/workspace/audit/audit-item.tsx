import { Difference } from '@berea/answers';
import { Button, IconButton, useReferenceReader } from '@berea/ui/core';
import { LocateFixed } from 'lucide-react';
import type { WrittenSermon } from '../use-sermon-text.js';
import styles from './audit.module.css';
import { findNow, type Fix, fixesOf, type LocatedCitation } from './locate-citations.js';
import { kindOf } from './summary.js';
import type { Audit } from './use-audit.js';
import { t } from '../../texts/sermon-audit.js';

interface AuditItemProps {
  readonly located: LocatedCitation;
  readonly inFocus: boolean;
  readonly onFocus: () => void;
  readonly audit: Audit;
  readonly sermon: WrittenSermon;
}

/** A quotation to be looked at: its fault, its place, and its remedies. */
export function AuditItem({ located, inFocus, onFocus, audit, sermon }: AuditItemProps) {
  const { body: checked, keep, refresh } = audit;
  const { body, text, onBodyInput } = sermon;
  const { citation } = located;
  const reader = useReferenceReader();
  const { icon: Icon, label, tone } = kindOf(citation);
  const place = () => findNow(checked, text().body, located);
  const apply = (fix: Fix) => {
    const now = place();
    if (!now) return refresh();
    const by = now.start - located.start;
    body.current?.replaceRange(fix.start + by, fix.end + by, fix.replacement);
    onBodyInput();
    refresh();
  };
  const show = () => {
    onFocus();
    const now = place();
    if (now) body.current?.select(now.start, now.end);
  };
  return (
    <li className={styles['item']} data-tone={tone} data-focus={inFocus ? '' : undefined}>
      <div className={styles['title']}>
        <h3>
          <Icon size={17} strokeWidth={1.75} aria-hidden />
          {label(citation)}
          <span>{citation.reference ?? t('sermon-audit.no-reference')}</span>
        </h3>
        <IconButton
          icon={LocateFixed}
          iconSize={17}
          label={t('sermon-audit.show')}
          tooltip={t('sermon-audit.show-in-body')}
          onClick={show}
        />
      </div>
      {citation.difference ? (
        <Difference changes={citation.difference} />
      ) : (
        <p>{citation.quote ?? citation.reference}</p>
      )}
      {citation.foundAt && (
        <p className={styles['small']}>{t('sermon-audit.found-at', { reference: citation.foundAt })}</p>
      )}
      {located.places > 1 && (
        <p className={styles['small']}>{t('sermon-audit.stands-in-places', { count: located.places })}</p>
      )}
      {citation.reason && <p className={styles['small']}>{citation.reason}</p>}
      {citation.verdict === 'not_scripture' && (
        <p className={styles['small']}>{t('sermon-audit.no-verse-of-installed-translations')}</p>
      )}
      <div className={styles['choices']}>
        {fixesOf(checked, located, reader).map((fix, index) => (
          <Button key={fix.label} type={inFocus && index === 0 ? 'primary' : 'default'} onClick={() => apply(fix)}>
            {fix.label}
          </Button>
        ))}
        <Button type="text" onClick={() => keep(citation)}>
          {t('sermon-audit.keep-mine')}
        </Button>
      </div>
    </li>
  );
}
