import type { Place } from '@berea/contracts';
import { CHAT_LIMITS } from '@berea/contracts/values';
import { Button, Input, isSubmitKey } from '@berea/ui/core';
import { useDraft } from '@berea/web';
import { ArrowUp } from 'lucide-react';
import { type SyntheticEvent, useId } from 'react';
import { questionDraft, useStudyState } from '../../study-state/study-state-context.js';
import { t } from '../../texts/guide.js';
import type { Exchanges } from '../tools/use-exchanges.js';
import styles from './guide-foot.module.css';

interface GuideAskProps {
  readonly place: Place;
  readonly translation: string;
  readonly exchanges: Exchanges;
}

/** The question about the verses that the list of tools has too: asked here, it is answered there. */
export function GuideAsk({ place, translation, exchanges }: GuideAskProps) {
  const id = useId();
  const { open } = useStudyState();
  const [text, setText] = useDraft(questionDraft(place));
  const over = text.length - CHAT_LIMITS.message;
  const label = place.endVerse > place.verse ? t('guide.ask-about-these-verses') : t('guide.ask-about-this-verse');
  const askable = text.trim() !== '' && over <= 0;
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!askable) return;
    exchanges.ask(place, translation, text.trim());
    open({ kind: 'tools', focus: 'ask' }, place);
  };
  return (
    <div>
      <form className={styles['ask']} onSubmit={ask}>
        <Input.TextArea
          dir="auto"
          aria-label={label}
          placeholder={label}
          autoSize={{ minRows: 1, maxRows: 4 }}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => isSubmitKey(event) && ask(event)}
          aria-invalid={over > 0 || undefined}
          aria-describedby={over > 0 ? id : undefined}
        />
        <Button
          htmlType="submit"
          aria-label={t('guide.ask')}
          disabled={!askable}
          icon={<ArrowUp size={20} strokeWidth={1.75} aria-hidden />}
        />
      </form>
      {over > 0 && (
        <p id={id} className={styles['over']} role="status">
          {t('guide.shorten-it-by-over-characters', { over })}
        </p>
      )}
    </div>
  );
}
