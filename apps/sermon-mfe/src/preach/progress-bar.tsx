import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { ICON, Press } from './press.js';
import pressStyles from './press.module.css';
import styles from './progress-bar.module.css';
import { NOT_BEGUN, pressClock, type useClock } from './use-clock.js';
import type { PodiumSettings } from './use-podium-settings.js';
import { t } from '../texts/preach.js';

interface ProgressBarProps {
  readonly page: number;
  readonly pages: number;
  /** The current heading; '' before the first one. */
  readonly heading: string;
  readonly clock: ReturnType<typeof useClock>;
  readonly settings: PodiumSettings;
  readonly onChange: (changed: Partial<PodiumSettings>) => void;
  readonly onTurn: (by: number) => void;
  readonly onPage: (page: number) => void;
}

/** Below the text, while the controls are shown: where one is and the way elsewhere, and the clock. */
export function ProgressBar({ page, pages, heading, clock, settings, onChange, onTurn, onPage }: ProgressBarProps) {
  const { minutes, startedAt } = settings;
  const begun = startedAt !== undefined;
  return (
    <div className={styles['progress']} data-controls="" role="group" aria-label={t('preach.place-and-time')}>
      <div className={styles['places']}>
        <span>{t('preach.place-of', { page: page + 1, pages })}</span>
        <input
          type="range"
          aria-label={t('preach.page')}
          aria-valuetext={t('preach.page-of-pages', { page: page + 1, pages })}
          min={0}
          max={pages - 1}
          value={page}
          disabled={pages < 2}
          onChange={({ target }) => onPage(target.valueAsNumber)}
        />
        <span className={styles['section']} dir="auto">
          {heading}
        </span>
      </div>
      <div className={styles['turns']}>
        <Press label={t('preach.previous-page')} kind="edged" disabled={page === 0} onPress={() => onTurn(-1)}>
          <ChevronLeft {...ICON} />
          <span className={pressStyles['wide']}>{t('preach.previous')}</span>
        </Press>
        <div className={styles['clock']}>
          <Press label={t('preach.reset-timer')} disabled={!begun} onPress={() => onChange(NOT_BEGUN)}>
            <RotateCcw {...ICON} />
          </Press>
          <strong role="timer">{clock.text}</strong>
          <Press
            label={!begun ? t('preach.start-timer') : clock.runs ? t('preach.pause-timer') : t('preach.resume-timer')}
            kind="edged"
            onPress={() => onChange(pressClock(settings, Date.now()))}
          >
            {clock.runs ? <Pause {...ICON} /> : <Play {...ICON} />}
          </Press>
          <label className={styles['minutes']}>
            <span>{clock.over ? t('preach.over') : t('preach.left-of')}</span>
            <input
              type="number"
              aria-label={t('preach.minutes-planned')}
              min={1}
              max={240}
              // It may be empty while another number is typed; what is planned changes once it is one.
              defaultValue={minutes}
              onBlur={({ target }) => {
                if (!isPlan(target.valueAsNumber)) target.value = String(minutes);
              }}
              onChange={({ target }) => {
                if (isPlan(target.valueAsNumber)) onChange({ minutes: target.valueAsNumber });
              }}
            />
            <span>{t('preach.min')}</span>
          </label>
        </div>
        <Press label={t('preach.next-page')} kind="primary" disabled={page === pages - 1} onPress={() => onTurn(1)}>
          <span className={pressStyles['wide']}>{t('preach.next')}</span>
          <ChevronRight {...ICON} />
        </Press>
      </div>
    </div>
  );
}

const isPlan = (minutes: number): boolean => Number.isInteger(minutes) && minutes >= 1 && minutes <= 240;
