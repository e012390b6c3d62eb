import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Block } from '../manuscript/read-manuscript.js';
import { SetPiece } from '../manuscript/set-piece.js';
import { Controls } from './controls.js';
import './podium-colours.css';
import styles from './podium.module.css';
import { ProgressBar } from './progress-bar.js';
import { useClock } from './use-clock.js';
import { useColumns } from './use-columns.js';
import { type PodiumSettings, usePodiumSettings } from './use-podium-settings.js';
import { useWakeLock } from './use-wake-lock.js';
import { t, Trans } from '../texts/preach.js';

interface PodiumProps {
  readonly id: string;
  readonly title: string;
  readonly scripture?: string;
  readonly blocks: readonly Block[];
  /** Shown by a link: then there is nothing to go back to. */
  readonly shared?: boolean;
  /** The server could not be asked whether there is a newer text. */
  readonly offline?: boolean;
}

/** Time that unused controls stay. */
const CONTROLS_MS = 4_000;

/** Keys of a clicker, a keyboard and a page turner. */
const FORTH = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter']);
const BACK = new Set(['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace']);

/** The manuscript page by page, and nothing else: where one is, what comes next, the time that is left. */
export function Podium({ id, title, scripture = '', blocks, shared = false, offline = false }: PodiumProps) {
  const { settings, change } = usePodiumSettings(id);
  const { frame, page, pages, next, turn, goTo, goToPiece } = useColumns(settings, change);
  const clock = useClock(settings, settings.minutes);
  const headings = useMemo(
    () => blocks.flatMap(({ kind, text }, block) => (kind === 'heading' ? [{ text, block }] : [])),
    [blocks],
  );
  const section = headings.findLast(({ block }) => block <= settings.block);
  const awake = useWakeLock();
  const [controls, setControls] = useState(true);
  const [outlineOpen, setOutlineOpen] = useState(false);
  const [touched, setTouched] = useState(0);
  // They leave by themselves, unless one is about to use them.
  useEffect(() => {
    if (!controls || outlineOpen) return undefined;
    const timer = setTimeout(() => {
      if (!document.activeElement?.closest('[data-controls]')) setControls(false);
    }, CONTROLS_MS);
    return () => clearTimeout(timer);
  }, [controls, outlineOpen, touched]);
  const use = (changed: Partial<PodiumSettings>) => {
    setTouched((times) => times + 1);
    change(changed);
  };
  const hideControls = useCallback(() => {
    setOutlineOpen(false);
    setControls(false);
    frame.current?.focus();
  }, [frame]);

  const step = useCallback(
    (by: number) => {
      if (settings.startedAt === undefined && by > 0) change({ startedAt: Date.now() });
      turn(by);
    },
    [settings.startedAt, change, turn],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const inControls = event.target instanceof HTMLElement && event.target.closest('[data-controls]') !== null;
      if (event.key === 'Escape') {
        if (controls) hideControls();
        else setControls(true);
      } else if (inControls) return;
      else if (event.key === 'Home') goTo(0);
      else if (event.key === 'End') goTo(pages - 1);
      else if (FORTH.has(event.key)) step(event.key === ' ' && event.shiftKey ? -1 : 1);
      else if (BACK.has(event.key)) step(-1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [step, goTo, pages, controls, hideControls]);

  const onTap = (event: React.MouseEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = (event.clientX - left) / width;
    if (at < 1 / 3) step(-1);
    else if (at > 2 / 3) step(1);
    else if (controls) hideControls();
    else setControls(true);
  };

  return (
    <section
      className={styles['podium']}
      data-podium=""
      data-without-toasts=""
      data-uninterrupted=""
      data-light={settings.light ? '' : undefined}
      aria-label={t('preach.preaching-of', { title })}
      style={{ '--podium-size': `${settings.size}px` } as React.CSSProperties}
    >
      <h1 className="visually-hidden">{title}</h1>
      {/* Keys do the same: see above. */}
      <div className={styles['stage']} onClick={onTap}>
        <div ref={frame} className={styles['frame']} tabIndex={-1}>
          <div className={styles['pages']}>
            {blocks.map((block, index) => (
              <SetPiece key={index} block={block} index={index} />
            ))}
          </div>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {t('preach.page-of-pages', { page: page + 1, pages })}
      </p>
      <footer className={styles['foot']}>
        {controls ? (
          // Its height is kept: another would break the pages elsewhere.
          <span>{'\u00a0'}</span>
        ) : (
          <>
            <span>{t('preach.place-of', { page: page + 1, pages })}</span>
            <span className={styles['next']}>{next && t('preach.then', { heading: next })}</span>
            <span>
              <TimeLeft clock={clock} minutes={settings.minutes} paused={settings.pausedAt !== undefined} />
            </span>
          </>
        )}
        <span className={styles['line']} aria-hidden>
          <span style={{ inlineSize: `${((page + 1) / pages) * 100}%` }} />
          {settings.startedAt !== undefined && <i style={{ insetInlineStart: `${clock.part * 100}%` }} />}
        </span>
      </footer>
      {controls && (
        <>
          <Controls
            title={title}
            scripture={scripture}
            settings={settings}
            onChange={use}
            awake={awake}
            offline={offline}
            canLeave={!shared}
            onHide={hideControls}
            headings={headings}
            section={section?.block}
            outlineOpen={outlineOpen}
            onOutline={setOutlineOpen}
            onJump={(block) => {
              setOutlineOpen(false);
              goToPiece(block);
              frame.current?.focus();
            }}
          />
          <ProgressBar
            page={page}
            pages={pages}
            heading={section?.text ?? ''}
            clock={clock}
            settings={settings}
            onChange={use}
            onTurn={(by) => {
              setTouched((times) => times + 1);
              step(by);
            }}
            onPage={(wanted) => {
              setTouched((times) => times + 1);
              goTo(wanted);
            }}
          />
        </>
      )}
    </section>
  );
}

interface TimeLeftProps {
  readonly clock: ReturnType<typeof useClock>;
  readonly minutes: number;
  readonly paused: boolean;
}

/** How much time is left of the minutes that are planned, or by how much they are over. */
function TimeLeft({ clock: { text, over }, minutes, paused }: TimeLeftProps) {
  const shown = { values: { time: text, minutes }, elements: { strong: <strong /> } };
  if (over)
    return paused ? <Trans id="preach.time-over-paused" {...shown} /> : <Trans id="preach.time-over" {...shown} />;
  return paused ? <Trans id="preach.time-left-paused" {...shown} /> : <Trans id="preach.time-left" {...shown} />;
}
