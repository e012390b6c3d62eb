import { CHAT_LIMITS } from '@berea/contracts/values';
import { Button, FleetingNotice, IconButton, Input, isSubmitKey, useIsPhone, useToastFloor } from '@berea/ui/core';
import { useIsFleeting } from '@berea/web';
import { ArrowUp, Mic, Square } from 'lucide-react';
import {
  type ComponentRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './composer.module.css';
import { t, Trans } from '../texts/chat.js';

/** From here on the counter is shown. */
const COUNT_FROM = CHAT_LIMITS.message - 500;
const number = new Intl.NumberFormat('en');

export type ComposerInput = ComponentRef<typeof Input.TextArea>;

export interface ComposerProps {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** A question is on its way: none can be sent. */
  readonly pending: boolean;
  readonly onSend: () => void;
  /** Ends the answer that is being made or asked for; takes the place of Send. */
  readonly onStop: (() => void) | undefined;
  readonly listening: boolean;
  readonly onMicrophone: () => void;
  /** Controls of the question's choices: its sources, the voice. */
  readonly tools: ReactNode;
  /** Above the box: what Scholar says aloud. */
  readonly above?: ReactNode;
  readonly ref?: Ref<ComposerInput>;
}

/** The box at the bottom. Text beyond the limit stays, since what is cut off while pasting is lost; it cannot be sent. */
export function Composer(props: ComposerProps) {
  const { text, setText, pending, onSend, onStop, listening, onMicrophone, tools, above, ref } = props;
  const id = useId();
  const phone = useIsPhone();
  const fleeting = useIsFleeting('chat');
  const dock = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useToastsAbove(dock);
  const over = text.length - CHAT_LIMITS.message;
  const [length, most] = [number.format(text.length), number.format(CHAT_LIMITS.message)];
  const sendable = text.trim() !== '' && !pending && !onStop && over <= 0;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!sendable) return;
    onSend();
    // The button is disabled now and would take the focus with it.
    if (!phone) form.current?.querySelector('textarea')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    submit();
  };
  return (
    <div ref={dock} className={styles['dock']}>
      <FleetingNotice shown={fleeting} />
      {above}
      <form ref={form} className={styles['composer']} onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          {t('chat.ask-scholar-about-scripture')}
        </label>
        <Input.TextArea
          dir="auto"
          ref={ref}
          id={id}
          classNames={{ textarea: styles['box'] }}
          variant="borderless"
          autoSize={{ minRows: 1, maxRows: 6 }}
          placeholder={t('chat.ask-scholar-about-scripture-placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          aria-describedby={`${id}-fine`}
          aria-invalid={over > 0 || undefined}
        />
        <div className={styles['tools']}>
          {tools}
          <span className={styles['space']} />
          <IconButton
            icon={Mic}
            iconSize={20}
            label={t('chat.ask-by-voice')}
            aria-pressed={listening}
            className={styles['mic'] ?? ''}
            onClick={onMicrophone}
          />
          {onStop ? (
            <Button
              className={styles['send']}
              type="primary"
              aria-label={t('chat.stop')}
              icon={<Square size={17} fill="currentColor" aria-hidden />}
              onClick={() => {
                onStop();
                // What takes its place is disabled, and would take the focus with it.
                if (!phone) form.current?.querySelector('textarea')?.focus();
              }}
            />
          ) : (
            <Button
              className={styles['send']}
              type="primary"
              htmlType="submit"
              aria-label={t('chat.send')}
              disabled={!sendable}
              icon={<ArrowUp size={21} strokeWidth={1.75} aria-hidden />}
            />
          )}
        </div>
      </form>
      <div id={`${id}-fine`} className={styles['fine']}>
        {text.length >= COUNT_FROM ? (
          <span role="status" data-over={over > 0 || undefined}>
            {over > 0
              ? t('chat.too-many-characters', { length, most, over: number.format(over) })
              : t('chat.count-of-characters', { length, most })}
          </span>
        ) : (
          <span className={styles['hint']}>{t('chat.scholar-can-be-mistaken')}</span>
        )}
        <span className={styles['keys']}>
          <Trans id="chat.ctrl-enter-to-send" elements={{ ctrl: <kbd />, enter: <kbd /> }} />
        </span>
      </div>
    </div>
  );
}

/** Part of the dock's own padding that stays free between it and a toast. */
const ABOVE_PX = -24;

/** Keeps toasts off an element at the foot of the window, however high it grows: what is pressed there must stay in reach. */
function useToastsAbove(element: RefObject<HTMLElement | null>): void {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setHeight(current.offsetHeight + ABOVE_PX));
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  useToastFloor(height);
}
