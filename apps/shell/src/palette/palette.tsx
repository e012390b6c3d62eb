import { useIsPhone, useReferenceReader } from '@berea/ui/core';
import { dialogLook, doesBackClose, formatDay, CoveringModal } from '@berea/ui/data';
import { useAddToDraft } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import {
  BookOpen,
  Compass,
  History,
  MessageCircle,
  MessageCircleQuestionMark,
  MicVocal,
  NotebookPen,
  Search,
} from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { findTargets, type Target } from './find-targets.js';
import { Match } from './match.js';
import { palette } from '../frame/open-state.js';
import styles from './palette.module.css';
import { useKnown } from './use-known.js';
import { t, Trans } from '../texts/palette.js';

const ICONS = {
  screen: Compass,
  place: BookOpen,
  recent: History,
  note: NotebookPen,
  sermon: MicVocal,
  conversation: MessageCircle,
  ask: MessageCircleQuestionMark,
  search: Search,
};

/** Characters of what is looked for. */
const LONGEST = 200;

/** One field that leads everywhere: to screens, places of Scripture, notes, sermons and conversations. */
export function Palette() {
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const reader = useReferenceReader();
  const { known, loading } = useKnown(typed, reader);
  const groups = useMemo(() => findTargets(typed, known, reader), [typed, known, reader]);
  const targets = groups.flatMap((group) => group.targets);
  const chosen = targets[Math.min(index, targets.length - 1)];
  const place = targets.find(({ kind }) => kind === 'place')?.title;
  const navigate = useNavigate();
  const addToDraft = useAddToDraft();
  const phone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const optionId = (target: Target) => `${id}-${target.id}`;
  const chosenId = chosen && optionId(chosen);
  useFocusBack();
  useLettersFor(field);
  // If Back does not close it, Back leads away and it closes; a page that corrects its address does neither.
  useEffect(() => {
    const onMove = () => doesBackClose() || palette.close();
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, []);

  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const go = (target: Target) => {
    if (target.question) addToDraft('chat', `${target.question}: `);
    palette.close();
    void navigate(target.to);
  };
  const step = (by: number) => {
    if (targets.length) setIndex((Math.min(index, targets.length - 1) + by + targets.length) % targets.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A word that is being composed takes these keys for itself; Safari tells the last of them by its code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => chosen && go(chosen),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return (
    <CoveringModal
      {...dialogLook}
      centered={false}
      closable={false}
      width={640}
      open
      onCancel={palette.close}
      footer={null}
      title={<span className="visually-hidden">{t('palette.go-to')}</span>}
      afterOpenChange={(shown) => shown && field.current?.focus()}
      classNames={{
        ...dialogLook.classNames,
        container: styles['container'] ?? '',
        header: styles['header'] ?? '',
        wrapper: styles['wrapper'] ?? '',
      }}
    >
      <div className={styles['field']}>
        <Search size={20} strokeWidth={1.75} aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-label={t('palette.go-to')}
          aria-expanded={targets.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosenId}
          placeholder={t('palette.a-passage-a-note')}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          // Its text is the browser's own: React would put an older one back while it is too busy to render what was typed.
          onChange={({ target }) => {
            setTyped(target.value);
            setIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
        {phone && (
          <button type="button" onClick={palette.close}>
            {t('palette.cancel')}
          </button>
        )}
      </div>
      <div id={`${id}-list`} className={styles['list']} role="listbox" aria-label={t('palette.where-to')}>
        {groups.map(({ title, targets: own }) => (
          <div key={title} role="group" aria-label={title}>
            <span className={styles['title']} aria-hidden>
              {title}
            </span>
            {own.map((target) => {
              const Icon = ICONS[target.kind];
              return (
                <div
                  key={target.id}
                  id={optionId(target)}
                  className={styles['option']}
                  role="option"
                  aria-selected={target === chosen}
                  onMouseMove={() => setIndex(targets.indexOf(target))}
                  onClick={() => go(target)}
                >
                  <Icon size={20} strokeWidth={1.75} aria-hidden />
                  <span className={styles['words']}>
                    <Match text={target.title} typed={typed} place={place} />{' '}
                    {target.words && (
                      <span>
                        <Match text={target.words} typed={typed} place={place} />
                      </span>
                    )}
                  </span>
                  {target.day && <span className={styles['day']}>{formatDay(target.day)}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles['state']} role="status">
        {loading && typed
          ? t('palette.looking-through-your-notes-sermons')
          : targets.length
            ? ''
            : t('palette.nothing-fits-try-a-book')}
      </p>
      {!phone && (
        <p className={styles['keys']} aria-hidden>
          <Trans id="palette.keys" elements={{ key: <kbd /> }} />
        </p>
      )}
    </CoveringModal>
  );
}

/** Gives the focus back, unless it has moved elsewhere: the dialog goes at once, and takes the focus along. */
function useFocusBack(): void {
  // While rendering: the dialog takes the focus before effects run.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    },
    [before],
  );
}

/**
 * Letters belong to the field while the palette is open, wherever the page or the opening dialog took the focus meanwhile.
 * They are put into it at once, as the browser would: the next letter may come, and the focus go again, before anything
 * is rendered.
 */
function useLettersFor(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const input = field.current;
      const { key, ctrlKey, metaKey, altKey } = event;
      // A button is pressed by a space.
      const isLetter = key.length === 1 && !(key === ' ' && document.activeElement instanceof HTMLButtonElement);
      if (!input || !isLetter || ctrlKey || metaKey || altKey || document.activeElement === input) return;
      event.preventDefault();
      input.focus();
      const end = input.value.length;
      if (end >= LONGEST) return;
      input.setRangeText(key, end, end, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: key }));
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [field]);
}
