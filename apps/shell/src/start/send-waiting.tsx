import { useToast } from '@berea/ui/core';
import { explain } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { type SentForm, type SentText, useSendWaiting } from '@berea/web/waiting';

const WAITED = 'It had waited for a connection.';
const PLACES = { note: 'Notes', sermon: 'Sermon Prep' } as const;

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
    onText: ({ title, address, state }: SentText) => {
      const action = { label: 'Open', onPress: () => void navigate(address) };
      if (state.kind === 'saved') return toast({ title: 'Sermon saved', description: `${title}: ${WAITED}`, action });
      toast({
        title: 'Failed to update sermon',
        description:
          state.kind === 'refused'
            ? `${title}: ${state.error.issues[0]?.message ?? explain(state.error)} Your text is kept on this device.`
            : `${title} was ${state.kind === 'gone' ? 'deleted' : 'changed'} elsewhere meanwhile. Open it to choose.`,
        action,
        kind: 'error',
      });
    },
  });
  return null;
}
