import { IMPORT_LIMITS } from '@berea/contracts/values';
import { Alert, Button } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { explain } from '@berea/web';
import { t } from '../../../texts/import.js';
import styles from './import.module.css';
import { usePastImports } from './use-past-imports.js';

/** The imports that can still be taken back. */
export function PastImports() {
  const { imports, undo } = usePastImports();
  if (imports.length === 0 && !undo.data && !undo.error) return null;
  return (
    <div className={styles['past']}>
      <h3>{t('import.imports', { days: IMPORT_LIMITS.undoDays })}</h3>
      {undo.error && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('import.undo-could-not')}
          description={explain(undo.error)}
        />
      )}
      {undo.data && (
        <div role="status">
          <p>{t('import.removed', { count: undo.data.removed })}</p>
          {undo.data.kept.length > 0 && (
            <>
              <p>{t('import.kept')}</p>
              <ul>
                {undo.data.kept.map((name, at) => (
                  <li key={at}>{name}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {imports.map((past) => {
        const isGoing = undo.isPending && undo.variables.import === past.import;
        return (
          <div key={past.import} className={styles['row']}>
            <span>
              <b>{past.source}</b>
              <span>{isGoing ? t('import.undoing') : formatDay(past.at)}</span>
            </span>
            <Button
              disabled={undo.isPending}
              aria-label={t('import.undo-of', { name: past.source })}
              onClick={() => undo.mutate(past)}
            >
              {t('import.undo')}
            </Button>
          </div>
        );
      })}
    </div>
  );
}
