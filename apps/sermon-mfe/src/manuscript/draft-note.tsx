import type { DraftOrigin } from '@berea/contracts';
import { wordsOfOrigin } from './origin-words.js';

/** Which tool and engine made a passage, when, and out of what; undefined where the sermon does not know. */
export function DraftNote({ origin }: { readonly origin: DraftOrigin | undefined }) {
  if (!origin) return <small>Drafted by Scholar</small>;
  const { tool, engine, day, sources } = wordsOfOrigin(origin);
  return (
    <small>
      {`${tool}: ${engine}, `}
      <time dateTime={origin.at}>{day}</time>
      {`. ${sources}`}
    </small>
  );
}
