import type { EnhancementTools } from '../use-enhancement.js';
import styles from './body.module.css';

/** What made the last change and out of what, and what it could not do: the preacher answers for the words. */
export function LastEnhancement({ last }: Pick<EnhancementTools, 'last'>) {
  if (!last) return null;
  const { engine, model, sources, note } = last;
  return (
    <p className={styles['said']} role="status">
      <span>{engine === 'library' ? 'From the library, no model' : `Drafted by ${model ?? 'a model'}`}</span>
      {sources.length > 0 && <span>Sources: {sources.map(({ title }) => title).join('; ')}</span>}
      {note && <span>{note}</span>}
    </p>
  );
}
