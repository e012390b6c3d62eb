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

/** A note on the chosen verses. What was typed stays until it is saved, also after a reload and a new sign-in. */
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
      toast({ title: 'Note saved', description: 'Your verse note has been saved' });
      if (isOnScreen(form.current)) close();
    } catch (error) {
      toast({ title: 'Failed to create note', description: explain(error), kind: 'error' });
      // The button took the focus and was disabled with it.
      if (isOnScreen(form.current)) form.current?.querySelector('textarea')?.focus();
    }
    setSaving(false);
  };
  return (
    <form ref={form} className={styles['field']} onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>Quick Note</label>
      <Input.TextArea
        dir="auto"
        id={id}
        data-panel-focus="note"
        autoSize={{ minRows: 3, maxRows: 12 }}
        placeholder={`What stands out to you in ${place.endVerse > place.verse ? 'these verses' : 'this verse'}?`}
        value={text}
        readOnly={saving}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => isSubmitKey(event) && void save(event)}
        onPaste={(event) => pasteMarkdown(event, event.currentTarget)}
      />
      <FleetingNotice shown={fleeting} />
      <Button className={styles['submit']} htmlType="submit" disabled={!content || saving}>
        {saving ? 'Saving...' : 'Save Note'}
      </Button>
    </form>
  );
}

/** Whoever has turned to another verse or to a tool meanwhile is not torn away from it. */
const isOnScreen = (element: Element | null): boolean => Boolean(element?.isConnected && !element.closest('[hidden]'));
