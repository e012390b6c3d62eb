import { useToast } from '@berea/ui/core';
import { explain, TransportError } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { type SentForm, type SentText, useSendWaiting } from '@berea/web/waiting';

const WAITED = 'It had waited for a connection.';
const PLACES = { note: 'Notes', sermon: 'Sermon Prep' } as const;

/** What is wrong with a field, in the words of the server. */
const firstIssue = (error: unknown) => (error instanceof TransportError ? error.issues[0]?.message : undefined);

/** Sends what was written without a network, wherever one is on the page by then, and says what came of it. */
export function SendWaiting() {
  const toast = useToast();
  const navigate = useNavigate();
  useSendWaiting({
    onForm: ({ one, isNew, result, reason }: SentForm) => {
      const noun = one === 'note' ? 'Note' : 'Sermon';
      if (!result.saved)
        return toast({
          title: `Failed to ${isNew ? 'create' : 'update'} ${one}`,
          description: reason
            ? explain(reason)
            : `It was changed elsewhere meanwhile. Open it in ${PLACES[one]} to choose.`,
          kind: 'error',
        });
      toast({
        title: `${noun} ${isNew ? 'created' : 'updated'} successfully`,
        description: result.merged ? `${WAITED} It was changed elsewhere too: both changes are in it.` : WAITED,
      });
    },
    onText: ({ title, address, outcome, reason }: SentText) => {
      const action = { label: 'Open', onPress: () => void navigate(address) };
      if (outcome === 'saved') return toast({ title: 'Sermon saved', description: `${title}: ${WAITED}`, action });
      toast({
        title: 'Failed to update sermon',
        description:
          outcome === 'refused'
            ? `${title}: ${firstIssue(reason) ?? explain(reason)} Your text is kept on this device.`
            : `${title} was ${outcome === 'gone' ? 'deleted' : 'changed'} elsewhere meanwhile. Open it to choose.`,
        action,
        kind: 'error',
      });
    },
  });
  return null;
}
