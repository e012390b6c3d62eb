import { useToast } from '@berea/ui/core';
import { explain, TransportError } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { type SentForm, type SentText, useSendWaiting } from '@berea/web/waiting';
import { t } from '../texts/send-waiting.js';

const waited = () => t('send-waiting.it-had-waited-for-a-connection');

/** The first problem with a field, in the words of the server. */
const firstIssue = (error: unknown) => (error instanceof TransportError ? error.issues[0]?.message : undefined);

const notSent = (one: SentForm['one'], isNew: boolean): string => {
  if (one === 'note') return isNew ? t('send-waiting.failed-to-create-note') : t('send-waiting.failed-to-update-note');
  return isNew ? t('send-waiting.failed-to-create-sermon') : t('send-waiting.failed-to-update-sermon');
};
const sent = (one: SentForm['one'], isNew: boolean): string => {
  if (one === 'note')
    return isNew ? t('send-waiting.note-created-successfully') : t('send-waiting.note-updated-successfully');
  return isNew ? t('send-waiting.sermon-created-successfully') : t('send-waiting.sermon-updated-successfully');
};

/** Sends what was written without a network, wherever one is on the page by then, and says what came of it. */
export function SendWaiting() {
  const toast = useToast();
  const navigate = useNavigate();
  useSendWaiting({
    onForm: ({ one, isNew, result, reason }: SentForm) => {
      if (!result.saved)
        return toast({
          title: notSent(one, isNew),
          description: reason
            ? explain(reason)
            : one === 'note'
              ? t('send-waiting.it-was-changed-elsewhere-meanwhile')
              : t('send-waiting.it-was-changed-elsewhere-meanwhile-open'),
          kind: 'error',
        });
      toast({
        title: sent(one, isNew),
        description: result.merged ? `${waited()} ${t('send-waiting.it-was-changed-elsewhere-too')}` : waited(),
      });
    },
    onText: ({ title, address, outcome, reason }: SentText) => {
      const action = { label: t('send-waiting.open'), onPress: () => void navigate(address) };
      if (outcome === 'saved')
        return toast({ title: t('send-waiting.sermon-saved'), description: `${title}: ${waited()}`, action });
      toast({
        title: t('send-waiting.failed-to-update-sermon'),
        description:
          outcome === 'refused'
            ? t('send-waiting.text-was-refused', { title, why: firstIssue(reason) ?? explain(reason) })
            : outcome === 'gone'
              ? t('send-waiting.was-deleted-elsewhere', { title })
              : t('send-waiting.was-changed-elsewhere', { title }),
        action,
        kind: 'error',
      });
    },
  });
  return null;
}
