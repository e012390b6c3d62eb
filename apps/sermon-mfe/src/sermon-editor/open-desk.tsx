import type { SermonDraft } from '@berea/contracts';
import { SERMON_LIMITS } from '@berea/contracts/values';
import { Button, Input } from '@berea/ui/core';
import { Form } from '@berea/ui/forms';
import type { Values } from '@berea/ui/forms';
import { dayOf } from '@berea/web';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useSermonPages } from '../data/sermons.js';
import { formatDate } from '../sermon-log.js';
import { nextSundays } from './next-sundays.js';
import styles from './open-desk.module.css';
import { type SermonField, toSermonDraft } from './sermon-form.js';
import { t } from '../texts/sermon-new.js';

const SUNDAYS = 5;

interface OpenDeskProps {
  readonly onOpen: (draft: SermonDraft) => Promise<void>;
}

/** The passage of a new sermon and, if it is known, its Sunday: all that its desk needs. */
export function OpenDesk({ onOpen }: OpenDeskProps) {
  const form = Form.useFormInstance<Values<SermonField>>();
  const [date, setDate] = useState('');
  const [opening, setOpening] = useState(false);
  const id = useId();
  const { data: sermons = [] } = useSermonPages({ planned: 'first' });
  const begin = async () => {
    setOpening(true);
    await onOpen({ ...toSermonDraft(form.getFieldsValue()), ...(date && { date }) });
    setOpening(false);
  };
  return (
    <div className={styles['open']}>
      <label className={styles['question']} htmlFor={`${id}-passage`}>
        {t('sermon-new.on-what-passage')}
      </label>
      {/* The same text as the field of the form, which is folded away. */}
      <Form.Item name="scripture" noStyle>
        <Input
          id={`${id}-passage`}
          dir="auto"
          size="large"
          maxLength={SERMON_LIMITS.scripture}
          placeholder={t('sermon-new.such-as')}
          onPressEnter={(event) => {
            // Not the form's own way, which needs a title.
            event.preventDefault();
            void begin();
          }}
        />
      </Form.Item>
      <div className={styles['question']} id={`${id}-sunday`}>
        {t('sermon-new.for-which-sunday')}
      </div>
      <div className={styles['sundays']} role="group" aria-labelledby={`${id}-sunday`}>
        {nextSundays(dayOf(), SUNDAYS).map((sunday) => {
          const planned = sermons.find((sermon) => sermon.date === sunday);
          return (
            <button
              key={sunday}
              type="button"
              aria-pressed={date === sunday}
              onClick={() => setDate(date === sunday ? '' : sunday)}
            >
              <b>{formatDate(sunday)}</b>
              <span dir="auto">
                {planned ? planned.title || t('sermon-new.untitled-sermon') : t('sermon-new.free')}
              </span>
            </button>
          );
        })}
        <label className={styles['another']}>
          <span>{t('sermon-new.another-day')}</span>
          <Input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </label>
      </div>
      <Button type="primary" size="large" loading={opening} onClick={() => void begin()}>
        {t('sermon-new.open-desk')}
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </div>
  );
}
