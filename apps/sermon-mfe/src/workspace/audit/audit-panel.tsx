import { Difference } from '@berea/answers';
import { Alert, Button, IconButton } from '@berea/ui/core';
import { explain } from '@berea/web';
import { Check, RotateCw, X } from 'lucide-react';
import { UsedIllustrations } from '../illustrations/used-illustrations.js';
import type { WrittenSermon } from '../use-sermon-text.js';
import styles from './audit.module.css';
import { type Fix, fixesOf, type LocatedCitation } from './locate-citations.js';
import { headlineOf, KINDS } from './summary.js';
import { type Audit, useAudit } from './use-audit.js';

interface AuditPanelProps {
  readonly sermon: WrittenSermon;
  readonly onClose: () => void;
}

/** Every quotation and reference of the manuscript before Sunday: those to be looked at first, each with its remedy. */
export function AuditPanel({ sermon, onClose }: AuditPanelProps) {
  const audit = useAudit(sermon);
  const { found, checking, error, retry, refresh, isKept } = audit;
  const citations = found.map(({ citation }) => citation);
  const loud = found.filter(({ citation }) => KINDS[citation.verdict].loud && !isKept(citation));
  const elsewhere = found.filter(({ citation }) => citation.verdict === 'exact_elsewhere' && !isKept(citation));
  const quiet = found.filter(
    ({ citation }) => citation.quote && (citation.verdict === 'exact' || (isKept(citation) && citation.quote)),
  );
  return (
    <section className={styles['panel']} aria-label="Check quotations">
      <header className={styles['head']}>
        <div>
          <span>Before Sunday</span>
          <h2>{checking ? 'Checking...' : headlineOf(citations, isKept)}</h2>
        </div>
        <IconButton icon={RotateCw} label="Check again" disabled={checking} onClick={refresh} />
        <IconButton icon={X} label="Close the check" onClick={onClose} />
      </header>
      <p className="visually-hidden" role="status">
        {checking ? 'Checking your quotations' : headlineOf(citations, isKept)}
      </p>
      {error !== null && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title="Your quotations could not be checked"
          description={explain(error)}
          action={<Button onClick={retry}>Try again</Button>}
        />
      )}
      <ul className={styles['list']}>
        {[...loud, ...elsewhere].map((located) => (
          <Item key={`${located.start}-${located.citation.verdict}`} located={located} audit={audit} sermon={sermon} />
        ))}
      </ul>
      {quiet.length > 0 && (
        <details className={styles['quiet']}>
          <summary>
            {quiet.length === 1 ? '1 quotation stands as it should' : `${quiet.length} quotations stand as they should`}
          </summary>
          <ul>
            {quiet.map(({ citation, start, end }) => (
              <li key={start}>
                <button type="button" onClick={() => sermon.body.current?.select(start, end)}>
                  <Check size={14} strokeWidth={1.75} aria-hidden /> {citation.reference ?? citation.foundAt}:{' '}
                  {citation.quote}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <UsedIllustrations id={sermon.autosave.id} body={audit.body} />
    </section>
  );
}

interface ItemProps {
  readonly located: LocatedCitation;
  readonly audit: Audit;
  readonly sermon: WrittenSermon;
}

function Item({ located, audit: { body: checked, keep, refresh }, sermon: { body, text, onBodyInput } }: ItemProps) {
  const { citation, start, end } = located;
  const { icon: Icon, label, loud } = KINDS[citation.verdict];
  /** Where these words stand by now: something may have been typed since they were checked. */
  const shift = (): number | undefined => {
    const words = checked.slice(start, end);
    const now = text().body;
    const places = [now.indexOf(words, start), now.lastIndexOf(words, start)].filter((at) => at !== -1);
    const [nearest] = places.sort((one, other) => Math.abs(one - start) - Math.abs(other - start));
    return nearest === undefined ? undefined : nearest - start;
  };
  const apply = (fix: Fix) => {
    const by = shift();
    if (by === undefined) return refresh();
    body.current?.replaceRange(fix.start + by, fix.end + by, fix.replacement);
    onBodyInput();
    refresh();
  };
  const jump = () => {
    const by = shift();
    if (by !== undefined) body.current?.select(start + by, end + by);
  };
  return (
    <li className={styles['item']} data-loud={loud ? '' : undefined}>
      <h3>
        <Icon size={17} strokeWidth={1.75} aria-hidden />
        {label(citation)}
        <span>{citation.reference ?? 'no reference'}</span>
      </h3>
      {citation.difference ? (
        <Difference changes={citation.difference} />
      ) : (
        <p>{citation.quote ?? citation.reference}</p>
      )}
      {citation.foundAt && <p className={styles['small']}>Found at {citation.foundAt}</p>}
      {citation.reason && <p className={styles['small']}>{citation.reason}</p>}
      {citation.verdict === 'not_scripture' && (
        <p className={styles['small']}>No verse of the installed translations has these words.</p>
      )}
      <div className={styles['choices']}>
        {fixesOf(checked, located).map((fix) => (
          <Button key={fix.label} onClick={() => apply(fix)}>
            {fix.label}
          </Button>
        ))}
        <Button type="text" onClick={jump}>
          Show
        </Button>
        <Button type="text" onClick={() => keep(citation)}>
          Keep mine
        </Button>
      </div>
    </li>
  );
}
