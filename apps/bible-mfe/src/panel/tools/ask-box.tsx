import type { Place } from '@berea/contracts';
import { CHAT_LIMITS } from '@berea/contracts/values';
import { Button, FleetingNotice, Input, isSubmitKey } from '@berea/ui/core';
import { useDraft, useIsFleeting } from '@berea/web';
import { ArrowUp } from 'lucide-react';
import { type SyntheticEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { AskAnswer, Thinking } from './ask-answer.js';
import styles from './field.module.css';
import { questionDraft } from '../../study-state/study-state-context.js';
import type { Exchanges } from './use-exchanges.js';
import { t } from '../../texts/study.js';

interface AskBoxProps {
  readonly place: Place;
  readonly translation: string;
  readonly exchanges: Exchanges;
}

/** A question about the chosen verses, and its answer. The typed text stays until it is answered. */
export function AskBox({ place, translation, exchanges }: AskBoxProps) {
  const id = useId();
  const [text, setText, clear] = useDraft(questionDraft(place));
  const fleeting = useIsFleeting(questionDraft(place));
  const exchange = exchanges.of(place);
  const pending = exchange !== undefined && !exchange.answer;
  const over = text.length - CHAT_LIMITS.message;
  const askable = text.trim() !== '' && !pending && over <= 0;
  const area = useRef<HTMLDivElement>(null);

  // Also for an answer that came while another verse was shown.
  const answered = exchange?.answer && exchange.question;
  // Text typed after the answer came is another question, even in the same words: hence the text as it is now.
  const clearAnswered = useEffectEvent((question: string) => {
    if (question === text.trim()) clear();
  });
  useEffect(() => {
    if (answered) clearAnswered(answered);
  }, [answered]);
  useEffect(() => {
    if (exchange) area.current?.scrollIntoView({ block: 'nearest' });
  }, [exchange]);

  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    if (askable) exchanges.ask(place, translation, text.trim());
  };
  const askAnew = () => {
    exchanges.drop(place);
    document.getElementById(id)?.focus();
  };
  return (
    <section className={styles['field']} aria-label={t('study.ask-scholar')}>
      <label htmlFor={id}>
        {place.endVerse > place.verse ? t('study.ask-about-these-verses') : t('study.ask-about-this-verse')}
      </label>
      <form className={styles['row']} onSubmit={ask}>
        <Input.TextArea
          dir="auto"
          id={id}
          data-panel-focus="ask"
          autoSize={{ minRows: 1, maxRows: 6 }}
          placeholder={t('study.what-would-you-like-to-understand')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => isSubmitKey(event) && ask(event)}
          aria-invalid={over > 0 || undefined}
          aria-describedby={over > 0 ? `${id}-over` : undefined}
        />
        <Button
          className={styles['ask']}
          type="primary"
          htmlType="submit"
          aria-label={t('study.ask')}
          disabled={!askable}
          icon={<ArrowUp size={20} strokeWidth={1.75} aria-hidden />}
        />
      </form>
      <FleetingNotice shown={fleeting} />
      {over > 0 && (
        <p id={`${id}-over`} className={styles['over']} role="status">
          {t('study.shorten-it-by-over-characters', { over })}
        </p>
      )}
      <div ref={area} className={styles['result']}>
        <div role="status">
          {pending && <Thinking />}
          {exchange?.answer && <span className="visually-hidden">{t('study.scholar-has-answered')}</span>}
        </div>
        {exchange?.answer && (
          <AskAnswer place={place} question={exchange.question} answer={exchange.answer} onNew={askAnew} />
        )}
      </div>
    </section>
  );
}
