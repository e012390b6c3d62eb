import { IconButton } from '@berea/ui/core';
import { useChosenSermon } from '@berea/web';
import { type SermonSaving } from '../saving/sermon-autosave.js';
import { type SermonText } from '../saving/sermon-text.js';
import { withSource } from '../basket/put-piece.js';
import { Link } from '@berea/web/router';
import { Maximize2, X } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import styles from './dossier-panel.module.css';
import type { Finding } from './findings-of.js';
import { referenceOf } from './findings-of.js';
import { PassageDossier } from './passage-dossier.js';
import { leftOutOf, passagesOf } from './passages-of.js';
import { t } from '../texts/dossier.js';

/** The parts of the sermon beside it that pieces go into. */
interface SermonBeside extends Pick<SermonSaving, 'autosave'> {
  readonly fields: Pick<SermonText, 'title' | 'scripture'>;
  readonly body: RefObject<{ insertBlock(text: string): void } | null>;
  readonly text: () => SermonText;
  readonly onBodyInput: () => void;
}

interface DossierPanelProps {
  readonly sermon: SermonBeside;
  /** Left out where it is a page of its own, which nothing closes. */
  readonly onClose?: () => void;
}

/** All that is known of the passages of a sermon, beside it: each piece goes into the body by one press, with its source. */
export function DossierPanel({ sermon, onClose }: DossierPanelProps) {
  const { fields, body, text, onBodyInput, autosave } = sermon;
  const [, choose] = useChosenSermon();
  const passages = useMemo(() => passagesOf(fields.scripture), [fields.scripture]);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const has = ({ text: words }: Finding) => taken.includes(words) || holds(text(), words);
  const take = (finding: Finding) => {
    body.current?.insertBlock(withSource(text().body, finding));
    onBodyInput();
    setTaken((before) => [...before, finding.text]);
  };
  return (
    <section className={styles['panel']} aria-label={t('dossier.dossier')}>
      <header className={styles['head']}>
        <h2>{t('dossier.dossier')}</h2>
        {passages.length > 0 && (
          <Link
            className={styles['page']}
            to={dossierAddress(fields.scripture)}
            // Findings that are added there go into this sermon.
            onClick={() => autosave.id && choose({ id: autosave.id, title: fields.title })}
          >
            <Maximize2 size={16} strokeWidth={1.75} aria-hidden />
            {t('dossier.as-a-page')}
          </Link>
        )}
        {onClose && <IconButton icon={X} label={t('dossier.close-dossier')} onClick={onClose} />}
      </header>
      {passages.length === 0 && <p className={styles['none']}>{t('dossier.name-passage-under-main-scripture')}</p>}
      {leftOutOf(fields.scripture) && <p className={styles['none']}>{leftOutOf(fields.scripture)}</p>}
      {passages.map((place) => (
        <PassageDossier key={referenceOf(place)} place={place} level={3} taker={{ has, take }} />
      ))}
    </section>
  );
}

/** Whether a sermon has a piece, in its body or in its basket. */
const holds = ({ body, basket }: SermonText, words: string): boolean =>
  body.includes(words) || (basket ?? []).some((piece) => piece.text === words);

/** Address of the dossier of passages as a page of its own. */
const dossierAddress = (passage: string): string =>
  `/sermon-prep/passage-guide${passage.trim() ? `?passage=${encodeURIComponent(passage.trim())}` : ''}`;
