import { Link } from '@berea/web/router';
import styles from './desk-bar.module.css';
import { deskPath, type Step } from '../desk-path.js';
import { t } from '../texts/desk.js';

const steps = (): readonly { step: Step; label: string }[] => [
  { step: 'text', label: t('desk.text') },
  { step: 'study', label: t('desk.study') },
  { step: 'write', label: t('desk.write') },
  { step: 'preach', label: t('desk.preach') },
];

/** The steps of one sermon on one line: places, not gates. */
export const Steps = ({ id, step }: { readonly id: string; readonly step: Step }) => (
  <nav className={styles['steps']} aria-label={t('desk.steps')}>
    <ol>
      {steps().map(({ step: each, label }) => (
        <li key={each}>
          <Link to={deskPath(id, each)} aria-current={each === step ? 'step' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
