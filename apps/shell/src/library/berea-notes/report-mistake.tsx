import { REPORT_LIMITS } from '@berea/contracts/values';
import { Button, Input, isSubmitKey } from '@berea/ui/core';
import { explain, useConfig, useDraft } from '@berea/web';
import { Flag } from 'lucide-react';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useSendReport } from '../../data/berea-notes.js';
import { t } from '../../texts/berea-notes.js';
import styles from './berea-notes.module.css';

export interface ReportedEntry {
  /** The end of its address: 'passages/luke-15-11-32'. */
  readonly entry: string;
  readonly edition: string;
}

/** Reports a mistake in an entry to the operator. The typed text stays until it is sent, also after a reload. */
export function ReportMistake({ entry, edition }: ReportedEntry) {
  const [text, setText, clear] = useDraft(`report:${entry}`);
  const [open, setOpen] = useState(text !== '');
  const { mutateAsync, isPending, error, data, reset } = useSendReport();
  const opener = useRef<HTMLButtonElement>(null);
  const content = text.trim();

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!content || isPending) return;
    const sent = await mutateAsync({ entry, edition, text: content }).catch(() => undefined);
    if (!sent) return;
    clear();
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        type="link"
        className={styles['report']}
        icon={<Flag size={16} strokeWidth={1.75} aria-hidden />}
        aria-expanded={open}
        onClick={() => {
          reset();
          setOpen(!open);
        }}
      >
        {t('berea-notes.report')}
      </Button>
      {data && !open && <p role="status">{t('berea-notes.report-sent')}</p>}
      {open && (
        <ReportForm text={text} onText={setText} sending={isPending} ready={content !== ''} error={error} onSend={send}>
          <ByMail entry={entry} text={text} />
        </ReportForm>
      )}
    </>
  );
}

interface ReportFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly sending: boolean;
  /** Whether there is anything to send. */
  readonly ready: boolean;
  readonly error: Error | null;
  readonly onSend: (event: SyntheticEvent) => Promise<void>;
  readonly children: React.ReactNode;
}

function ReportForm({ text, onText, sending, ready, error, onSend, children }: ReportFormProps) {
  const id = useId();
  return (
    <form className={styles['report-form']} onSubmit={(event) => void onSend(event)}>
      <label htmlFor={id}>{t('berea-notes.what-is-wrong')}</label>
      <Input.TextArea
        id={id}
        dir="auto"
        autoFocus
        autoSize={{ minRows: 3, maxRows: 12 }}
        maxLength={REPORT_LIMITS.text}
        showCount
        value={text}
        readOnly={sending}
        aria-describedby={`${id}-who`}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => isSubmitKey(event) && void onSend(event)}
      />
      <p id={`${id}-who`}>{t('berea-notes.who-reads-reports')}</p>
      {error && (
        <p className={styles['report-failed']} role="alert">
          {t('berea-notes.report-not-sent', { reason: explain(error) })}
        </p>
      )}
      <div className={styles['report-actions']}>
        <Button type="primary" htmlType="submit" disabled={!ready || sending}>
          {sending ? t('berea-notes.sending') : t('berea-notes.send-report')}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** The same by mail, where the operator has an address for it. */
function ByMail({ entry, text }: { entry: string; text: string }) {
  const { supportEmail } = useConfig();
  if (!supportEmail) return null;
  const query = new URLSearchParams({ subject: t('berea-notes.report-subject', { id: entry }), body: text });
  // A mail program reads a plus as a plus.
  return (
    <a href={`mailto:${supportEmail}?${String(query).replaceAll('+', '%20')}`}>{t('berea-notes.report-by-mail')}</a>
  );
}
