import { Fragment, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { wordsOfOrigin } from '../../manuscript/origin-words.js';
import type { BodyHandle } from '../body-handle.js';
import styles from './draft-margin.module.css';
import { placeNotes } from './place-notes.js';
import type { Drafted, DraftedPassages } from './use-drafted-passages.js';
import { t } from '../../texts/workspace.js';

interface DraftMarginProps {
  readonly drafted: DraftedPassages;
  readonly body: RefObject<BodyHandle | null>;
}

/**
 * The margin of the body: beside each passage that Scholar drafted a line as tall as it is, and its tool, model, date
 * and sources. If there is no room for one, the list below the body says the same.
 */
export function DraftMargin({ drafted: { passages, show }, body }: DraftMarginProps) {
  const list = useRef<HTMLOListElement>(null);
  const place = useEffectEvent(() => {
    if (list.current?.offsetParent && body.current) placeNotes(list.current, passages, body.current);
  });
  useEffect(() => {
    place();
  }, [passages]);
  // Notes follow the text when it is scrolled, made larger or narrower.
  useEffect(() => body.current?.onMove(() => place()), [body]);

  return (
    <aside className={styles['margin']} aria-label={t('workspace.drafted-by-scholar-in-margin')}>
      <ol ref={list}>
        {passages.map((passage, index) => (
          <li key={`${index}-${passage.start}`}>
            <span className={styles['edge']} aria-hidden />
            <Note passage={passage} onShow={() => show(passage)} />
          </li>
        ))}
      </ol>
    </aside>
  );
}

function Note({ passage, onShow }: { readonly passage: Drafted; readonly onShow: () => void }) {
  return (
    <button type="button" className={styles['note']} title={t('workspace.show-in-body')} onClick={onShow}>
      {passage.makers.length === 0 && <b>{t('workspace.drafted-by-scholar')}</b>}
      {passage.makers.map((origin) => {
        const { tool, model, day, sources } = wordsOfOrigin(origin);
        return (
          <Fragment key={origin.print}>
            <b>{tool}</b>
            {model && <span>{model}</span>}
            <span>{day}</span>
            <span>{sources}</span>
          </Fragment>
        );
      })}
    </button>
  );
}
