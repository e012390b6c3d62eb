import { noteFrom } from '@berea/answers';
import type { Place } from '@berea/contracts';
import { Button, FleetingNotice, Input, isSubmitKey, useToast } from '@berea/ui/core';
import { pasteMarkdown } from '@berea/ui/forms';
import { explain, useDraft, useIsFleeting } from '@berea/web';
import { useSaveNote } from '../../data/chapter-notes.js';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useStudyState } from '../../study-state/study-state-context.js';
import styles from './field.module.css';
import { referenceOf } from '../../place/verse-range.js';
import { t } from '../../texts/study.js';

/** A note on the chosen verses. The typed text stays until it is saved, also after a reload and a new sign-in. */
export function QuickNote({ place }: { place: Place }) {
  const id = useId();
  const reference = referenceOf(place);
  const [text, setText, clear] = useDraft(`verse-note:${reference}`);
  const fleeting = useIsFleeting(`verse-note:${reference}`);
  const [saving, setSaving] = useState(false);
  const { mutateAsync } = useSaveNote();
  const { close } = useStudyState();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const content = text.trim();

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!content || saving) return;
    setSaving(true);
    try {
      await mutateAsync(noteFrom({ from: 'verses', reference, text: content }));
      clear();
      toast({ title: t('study.note-saved'), description: t('study.your-verse-note-has-been-saved') });
      if (isOnScreen(form.current)) close();
    } catch (error) {
      toast({ title: t('study.failed-to-create-note'), description: explain(error), kind: 'error' });
      // The button took the focus and was disabled with it.
      if (isOnScreen(form.current)) form.current?.querySelector('textarea')?.focus();
    }
    setSaving(false);
  };
  return (
    <form ref={form} className={styles['field']} onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>{t('study.quick-note')}</label>
      <Input.TextArea
        dir="auto"
        id={id}
        data-panel-focus="note"
        autoSize={{ minRows: 3, maxRows: 12 }}
        placeholder={
          place.endVerse > place.verse
            ? t('study.what-stands-out-in-these-verses')
            : t('study.what-stands-out-in-this-verse')
        }
        value={text}
        readOnly={saving}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => isSubmitKey(event) && void save(event)}
        onPaste={(event) => pasteMarkdown(event, event.currentTarget)}
      />
      <FleetingNotice shown={fleeting} />
      <Button className={styles['submit']} htmlType="submit" disabled={!content || saving}>
        {saving ? t('study.saving') : t('study.save-note')}
      </Button>
    </form>
  );
}

/** A reader who has turned to another verse or to a tool meanwhile is not torn away from it. */
const isOnScreen = (element: Element | null): boolean => Boolean(element?.isConnected && !element.closest('[hidden]'));
