import type { DraftOrigin } from '@berea/contracts';
import { wordsOfOrigin } from './origin-words.js';

/** Which tools and engines made a passage, when, and out of what; of none where the sermon does not know. */
export function DraftNote({ makers }: { readonly makers: readonly DraftOrigin[] }) {
  if (!makers.length) return <small>Drafted by Scholar</small>;
  return makers.map((origin) => {
    const { tool, engine, day, sources } = wordsOfOrigin(origin);
    return (
      <small key={origin.print}>
        {`${tool}: ${engine}, `}
        <time dateTime={origin.at}>{day}</time>
        {`. ${sources}`}
      </small>
    );
  });
}
