import { cutText } from '@berea/contracts/values';
import type { Citation } from '@berea/contracts';
import { Check } from 'lucide-react';
import styles from './audit.module.css';
import type { LocatedCitation } from './locate-citations.js';
import { kindOf } from './summary.js';
import { t } from '../../texts/sermon-audit.js';

interface AuditMarksProps {
  readonly found: readonly LocatedCitation[];
  readonly isKept: (citation: Citation) => boolean;
  readonly onChoose: (located: LocatedCitation) => void;
}

/** A mark for each quotation in the order of the manuscript, and for each reference that leads nowhere; it leads to its place. */
export function AuditMarks({ found, isKept, onChoose }: AuditMarksProps) {
  const marked = found
    .filter(({ citation }) => citation.quote !== undefined || kindOf(citation).loud)
    .sort((one, other) => one.start - other.start);
  if (!marked.length) return null;
  return (
    <ol className={styles['marks']} aria-label={t('sermon-audit.in-order-of-manuscript')}>
      {marked.map((located) => {
        const { citation, start } = located;
        const { icon, label, tone } = kindOf(citation);
        const kept = isKept(citation);
        const quiet = kept || citation.verdict === 'exact';
        const Sign = quiet ? Check : icon;
        const name = `${kept ? t('sermon-audit.kept') : label(citation)}: ${citation.reference ?? cutText(citation.quote ?? '', 40)}`;
        return (
          <li key={`${start}-${citation.verdict}`}>
            <button
              type="button"
              aria-label={name}
              title={name}
              data-tone={quiet ? undefined : tone}
              onClick={() => onChoose(located)}
            >
              <Sign size={15} strokeWidth={1.75} aria-hidden />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
