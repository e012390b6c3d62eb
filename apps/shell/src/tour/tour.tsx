import { Button } from '@berea/ui/core';
import { CoveringModal } from '@berea/ui/data';
import { browserStore, useScholarIsOff } from '@berea/web';
import { useEffect, useRef, useState } from 'react';
import { tour } from '../frame/open-state.js';
import { tourSteps } from './tour-steps.js';
import styles from './tour.module.css';
import { t } from '../texts/tour.js';

const forwardWords = (index: number, last: number) =>
  index === 0 ? t('tour.begin-tour') : index === last ? t('tour.start-studying') : t('tour.continue');

/** The guided tour: one card after the other over the whole screen. The page behind it stays where it is. */
export function Tour() {
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = tourSteps(useScholarIsOff());
  const last = steps.length - 1;
  const step = steps[index];
  const [opener] = useState(() => document.activeElement);

  const complete = () => {
    browserStore.write('tutorialCompleted', 'true');
    tour.close();
  };
  const forward = () => (index === last ? complete() : setIndex(index + 1));

  useEffect(() => heading.current?.focus(), [index]);
  // The keyboard goes on where it was.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );

  if (!step) return null;
  const { icon: Icon, title, words, points } = step;
  return (
    <CoveringModal
      open
      closable={false}
      focusable={{ trap: true }}
      keyboard
      onCancel={complete}
      footer={null}
      width="100vw"
      rootClassName={styles['root'] ?? ''}
      classNames={{ container: styles['card'] ?? '', wrapper: styles['wrapper'] ?? '' }}
      title={<span className={styles['count']}>{t('tour.step-of', { step: index + 1, count: steps.length })}</span>}
      afterOpenChange={(shown) => shown && heading.current?.focus()}
    >
      <Button className={styles['skip'] ?? ''} type="text" onClick={complete}>
        {t('tour.skip-tour')}
      </Button>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={t('tour.tour')}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={index + 1}
      >
        <div style={{ transform: `scaleX(${(index + 1) / steps.length})` }} />
      </div>
      <div className={styles['body']}>
        <Icon className={styles['icon']} size={30} strokeWidth={1.5} aria-hidden />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{words}</p>
        <ul>
          {points.map(({ icon: Point, words: point }) => (
            <li key={point}>
              <Point size={18} strokeWidth={1.75} aria-hidden />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['ways']}>
        <Button size="large" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          {t('tour.previous')}
        </Button>
        <Button type="primary" size="large" onClick={forward}>
          {forwardWords(index, last)}
        </Button>
      </div>
    </CoveringModal>
  );
}
