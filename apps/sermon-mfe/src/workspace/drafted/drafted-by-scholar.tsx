import { Button } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { useEffect, useState } from 'react';
import { type DraftedPassage, draftedPassages, withoutMarkers } from '../../manuscript/markers.js';
import { NAMES } from '../enhance/actions.js';
import type { WrittenSermon } from '../use-sermon-text.js';
import styles from './drafted.module.css';
import { type Origin, originOf } from './origins.js';

const SOON_MS = 100;

/** What Scholar wrote of the sermon, passage by passage, and how the preacher makes it their own; nothing where there is none. */
export function DraftedByScholar({ sermon: { text, body, state, onBodyInput } }: { readonly sermon: WrittenSermon }) {
  const [passages, setPassages] = useState(() => draftedPassages(text().body));
  // The text lives in its text area: it is read whenever its saving goes on.
  useEffect(() => {
    const timer = setTimeout(() => setPassages(draftedPassages(text().body)), SOON_MS);
    return () => clearTimeout(timer);
  }, [state, text]);
  if (!passages.length) return null;

  /** The same passage as the text stands now. */
  const present = ({ text: words }: DraftedPassage) =>
    draftedPassages(text().body).find((passage) => passage.text === words);
  const show = (passage: DraftedPassage) => {
    const now = present(passage);
    if (now) body.current?.select(now.start, now.end);
  };
  const own = (passage: DraftedPassage) => {
    const now = present(passage);
    if (!now) return;
    body.current?.replaceRange(now.start, now.end, withoutMarkers(text().body.slice(now.start, now.end)));
    onBodyInput();
    setPassages(draftedPassages(text().body));
  };
  return (
    <section className={styles['card']} aria-labelledby="drafted-heading">
      <h2 id="drafted-heading">Drafted by Scholar</h2>
      <p>These passages carry markers in your body. Preaching, print and download leave the markers out.</p>
      <ul>
        {passages.map((passage, index) => (
          <li key={`${index}-${passage.start}`}>
            <span>{passage.text}</span>
            <MadeBy origin={originOf(passage.text)} />
            <Button type="text" onClick={() => show(passage)}>
              Show
            </Button>
            <Button type="text" onClick={() => own(passage)}>
              Mark as my own words
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which action and engine made a passage, when, and out of what; what another browser asked for is not known here. */
function MadeBy({ origin }: { readonly origin: Origin | undefined }) {
  if (!origin) return null;
  const { action, engine, sources, at } = origin;
  return (
    <small>
      {`${NAMES[action]}: ${engine}, `}
      <time dateTime={at}>{formatDay(at)}</time>
      {sources ? `. Sources: ${sources}` : '. From your own words'}
    </small>
  );
}
