import styles from './write.module.css';
import type { EnhancementTools } from '../workspace/use-enhancement.js';
import { t } from '../texts/workspace.js';

/** Maker and sources of the last change, and the parts that it could not do: the preacher answers for the words. */
export function LastEnhancement({ last }: Pick<EnhancementTools, 'last'>) {
  if (!last) return null;
  const { engine, model, sources, note } = last;
  if (engine === 'library' && !sources.length && !note) return null;
  return (
    <p className={styles['said']} role="status">
      {engine !== 'library' && (
        <span>{model ? t('workspace.drafted-by', { model }) : t('workspace.drafted-by-a-model')}</span>
      )}
      {sources.length > 0 && (
        <span>{t('workspace.sources', { sources: sources.map(({ title }) => title).join('; ') })}</span>
      )}
      {note && <span>{note}</span>}
    </p>
  );
}
