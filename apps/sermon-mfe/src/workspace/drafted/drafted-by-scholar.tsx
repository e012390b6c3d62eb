import { Button } from '@berea/ui/core';
import { DraftNote } from '../../manuscript/origin-words.js';
import styles from './drafted.module.css';
import type { DraftedPassages } from './use-drafted-passages.js';
import { t } from '../../texts/workspace.js';

/**
 * The passages of the sermon that Scholar wrote, and how the preacher makes them their own; nothing if there are none.
 */
export function DraftedByScholar({ drafted: { passages, show, own } }: { readonly drafted: DraftedPassages }) {
  if (!passages.length) return null;
  return (
    <section className={styles['card']} aria-labelledby="drafted-heading">
      <h2 id="drafted-heading">{t('workspace.drafted-by-scholar')}</h2>
      <p>{t('workspace.these-passages-carry-markers')}</p>
      <ul>
        {passages.map((passage, index) => (
          <li key={`${index}-${passage.start}`}>
            <span>{passage.text}</span>
            {passage.makers.length > 0 && <DraftNote makers={passage.makers} />}
            <Button type="text" onClick={() => show(passage)}>
              {t('workspace.show')}
            </Button>
            <Button type="text" onClick={() => own(passage)}>
              {t('workspace.mark-as-my-own-words')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
