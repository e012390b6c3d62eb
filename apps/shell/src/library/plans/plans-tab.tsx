import { READING_PLANS } from '@berea/scripture';
import { useLibraryReading } from '@berea/web';
import { QueryState } from '../query-state.js';
import { BeginPlan } from './begin-plan.js';
import styles from './plans.module.css';
import { RunningPlan } from './running-plan.js';
import { t } from '../../texts/library.js';

/** Plans that were begun, and below them those that could be. */
export function PlansTab() {
  return (
    <QueryState of={useLibraryReading()} failed={t('library.your-reading-plans-could')}>
      {({ plans }) => {
        const offered = READING_PLANS.filter(({ id }) => !plans.some(({ plan }) => plan === id));
        return (
          <>
            {plans.map((started) => {
              const plan = READING_PLANS.find(({ id }) => id === started.plan);
              return plan && <RunningPlan key={plan.id} plan={plan} started={started} />;
            })}
            {offered.length > 0 && (
              <h2 className={styles['heading']}>
                {plans.length ? t('library.more-plans') : t('library.begin-a-plan')}
              </h2>
            )}
            <ul className={styles['offers']}>
              {offered.map((plan) => (
                <BeginPlan key={plan.id} plan={plan} />
              ))}
            </ul>
          </>
        );
      }}
    </QueryState>
  );
}
