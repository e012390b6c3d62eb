import { Link } from '@berea/web/router';
import { EyeOff, ListTree, Minus, Moon, Plus, Sun, X } from 'lucide-react';
import { useRef } from 'react';
import styles from './controls.module.css';
import { Outline, type OutlineHeading } from './outline.js';
import { ICON, Press } from './press.js';
import pressStyles from './press.module.css';
import { type PodiumSettings, SIZES } from './use-podium-settings.js';
import { t } from '../texts/preach.js';

interface ControlsProps {
  readonly title: string;
  readonly scripture: string;
  readonly settings: PodiumSettings;
  readonly onChange: (changed: Partial<PodiumSettings>) => void;
  readonly awake: boolean | undefined;
  readonly offline: boolean;
  /** Whether a way back to Sermon Prep is offered. */
  readonly canLeave: boolean;
  readonly onHide: () => void;
  readonly headings: readonly OutlineHeading[];
  /** The heading under which one is, by its piece. */
  readonly section: number | undefined;
  readonly outlineOpen: boolean;
  readonly onOutline: (open: boolean) => void;
  readonly onJump: (block: number) => void;
}

/** Above the text: what can be changed while one preaches; a tap in the middle shows and hides it. */
export function Controls({ title, scripture, settings, onChange, canLeave, onHide, ...rest }: ControlsProps) {
  const { size, light } = settings;
  const { awake, offline, headings, section, outlineOpen, onOutline, onJump } = rest;
  const resize = (by: number) =>
    onChange({ size: Math.min(SIZES.most, Math.max(SIZES.least, size + by * SIZES.step)) });
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div className={styles['controls']} data-controls="">
      <div ref={bar} className={styles['bar']} role="toolbar" aria-label={t('preach.preaching')}>
        {canLeave && (
          <Link to="/sermon-prep" className={pressStyles['press']} aria-label={t('preach.leave-preaching')}>
            <X {...ICON} />
            <span className={pressStyles['wide']}>{t('preach.leave')}</span>
          </Link>
        )}
        <p className={styles['name']}>
          <strong>{title}</strong>
          {scripture}
        </p>
        <Press label={t('preach.smaller-letters')} disabled={size <= SIZES.least} onPress={() => resize(-1)}>
          <Minus {...ICON} />
        </Press>
        <span className={styles['letters']} aria-hidden>
          {t('preach.aa')}
        </span>
        <Press label={t('preach.larger-letters')} disabled={size >= SIZES.most} onPress={() => resize(1)}>
          <Plus {...ICON} />
        </Press>
        <Press label={light ? t('preach.dark') : t('preach.light')} onPress={() => onChange({ light: !light })}>
          {light ? <Moon {...ICON} /> : <Sun {...ICON} />}
        </Press>
        {headings.length > 0 && (
          <Press label={t('preach.outline')} expanded={outlineOpen} onPress={() => onOutline(!outlineOpen)}>
            <ListTree {...ICON} />
          </Press>
        )}
        <Press label={t('preach.hide-these-controls')} onPress={onHide}>
          <EyeOff {...ICON} />
        </Press>
      </div>
      {outlineOpen && (
        <Outline
          headings={headings}
          section={section}
          onJump={onJump}
          onClose={() => {
            onOutline(false);
            bar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
          }}
        />
      )}
      <p className={styles['hint']} role="status">
        {offline && `${t('preach.server-could-not-be-reached')} `}
        {awake === false && `${t('preach.screen-may-sleep-this-browser')} `}
        {t('preach.tap-left-or-right')}
      </p>
    </div>
  );
}
