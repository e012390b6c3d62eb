import { Logo } from '@berea/ui/core';
import { useEffect, useState } from 'react';
import styles from './start.module.css';
import { t } from '../texts/start.js';

/** Product constants: 10 % every 150 ms, then 500 ms at the end; 2 s together. */
const STEP_PERCENT = 10;
const STEP_MS = 150;
const FINISH_MS = 500;

/** The start of a browser session, while the areas load behind it. Ends by itself. */
export function Splash({ returning, onDone }: { returning: boolean; onDone: () => void }) {
  const [percent, setPercent] = useState(0);

  useEffect(() => {
    const timer =
      percent < 100 ? setTimeout(() => setPercent(percent + STEP_PERCENT), STEP_MS) : setTimeout(onDone, FINISH_MS);
    return () => clearTimeout(timer);
  }, [percent, onDone]);

  return (
    <main className={styles['center']}>
      <div className={styles['splash']}>
        <span className={styles['mark']}>
          <Logo size={64} />
        </span>
        <h1 className={styles['welcome']}>{returning ? t('start.welcome-back') : t('start.welcome-to-berea')}</h1>
        <p className={styles['words']}>{returning ? t('start.preparing') : t('start.initializing')}</p>
        <div
          className={styles['track']}
          role="progressbar"
          aria-label={t('start.starting')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <div className={styles['bar']} style={{ transform: `scaleX(${percent / 100})` }} />
        </div>
      </div>
    </main>
  );
}
