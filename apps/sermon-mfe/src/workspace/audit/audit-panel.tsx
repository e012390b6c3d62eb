import { Alert, Button, IconButton } from '@berea/ui/core';
import { explain } from '@berea/web';
import { Check, CircleHelp, RotateCw, X } from 'lucide-react';
import { UsedIllustrations } from '../../illustrations/used-illustrations.js';
import type { WrittenSermon } from '../use-sermon-text.js';
import { AuditItem } from './audit-item.js';
import { AuditMarks } from './audit-marks.js';
import styles from './audit.module.css';
import { findNow, keyOf, type LocatedCitation } from './locate-citations.js';
import { headlineOf, isUnchecked } from './summary.js';
import type { Audit } from './use-audit.js';
import type { Marks } from './use-underlines.js';
import { t } from '../../texts/sermon-audit.js';

interface AuditPanelProps {
  readonly sermon: WrittenSermon;
  readonly audit: Audit;
  readonly marks: Marks;
  readonly onClose: () => void;
}

/** Every quotation and reference of the manuscript before Sunday: those to be looked at first, each with its remedy. */
export function AuditPanel({ sermon, audit, marks, onClose }: AuditPanelProps) {
  const { open, inFocus, choose } = marks;
  const { found, checking, error, retry, refresh, isKept } = audit;
  const headline = checking
    ? t('sermon-audit.checking')
    : error !== null
      ? t('sermon-audit.not-checked')
      : headlineOf(found, isKept);
  const quiet = found.filter(
    ({ citation }) => citation.quote && (citation.verdict === 'exact' || (isKept(citation) && citation.quote)),
  );
  const unchecked = found.filter(({ citation }) => citation.quote && isUnchecked(citation) && !isKept(citation));
  const select = (located: Pick<LocatedCitation, 'start' | 'end'>) => {
    const place = findNow(audit.body, sermon.text().body, located);
    if (place) sermon.body.current?.select(place.start, place.end);
  };
  return (
    <section className={styles['panel']} aria-label={t('sermon-audit.check-quotations')} aria-busy={checking}>
      <header className={styles['head']}>
        <div>
          <span>{t('sermon-audit.before-sunday')}</span>
          <h2>{headline}</h2>
        </div>
        <IconButton icon={RotateCw} label={t('sermon-audit.check-again')} disabled={checking} onClick={refresh} />
        <IconButton icon={X} label={t('sermon-audit.close-check')} onClick={onClose} />
      </header>
      <p className="visually-hidden" role="status">
        {checking ? t('sermon-audit.checking-your-quotations') : headline}
      </p>
      <AuditMarks
        found={found}
        isKept={isKept}
        onChoose={(located) => {
          choose(keyOf(located));
          select(located);
        }}
      />
      {error !== null && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('sermon-audit.your-quotations-could-not-be-checked')}
          description={explain(error)}
          action={<Button onClick={retry}>{t('sermon-audit.try-again')}</Button>}
        />
      )}
      <ul className={styles['list']}>
        {open.map((located) => (
          <AuditItem
            key={keyOf(located)}
            located={located}
            inFocus={keyOf(located) === inFocus}
            onFocus={() => choose(keyOf(located))}
            audit={audit}
            sermon={sermon}
          />
        ))}
      </ul>
      {!checking && quiet.length > 0 && (
        <details className={styles['quiet']}>
          <summary>{t('sermon-audit.quotations-as-they-should', { count: quiet.length })}</summary>
          <ul>
            {quiet.map(({ citation, start, end }) => (
              <li key={start}>
                <button type="button" onClick={() => select({ start, end })}>
                  <Check size={14} strokeWidth={1.75} aria-hidden /> {citation.reference ?? citation.foundAt}:{' '}
                  {citation.quote}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {!checking && unchecked.length > 0 && (
        <details className={styles['quiet']} open>
          <summary>{t('sermon-audit.quotations-unchecked', { count: unchecked.length })}</summary>
          <ul>
            {unchecked.map(({ citation, start, end }) => (
              <li key={start}>
                <button type="button" onClick={() => select({ start, end })}>
                  <CircleHelp size={14} strokeWidth={1.75} aria-hidden />{' '}
                  {citation.reference ?? t('sermon-audit.no-reference')}: {citation.quote}
                </button>
                <p>
                  {citation.reason}{' '}
                  {citation.text &&
                    t('sermon-audit.translation-has', { translation: citation.translation ?? '', text: citation.text })}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <UsedIllustrations id={sermon.autosave.id} body={audit.body} />
    </section>
  );
}
