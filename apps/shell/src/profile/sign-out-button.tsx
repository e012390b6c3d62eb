import { Button } from '@berea/ui/core';
import { lazyAside, useSession } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { type Unsent, useOutbox } from '@berea/web/waiting';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts/profile.js';

const UnsentDialog = lazyAside(async () => ({ default: (await import('./unsent-dialog.js')).UnsentDialog }));

/** Sends what the server lacks before it signs out, names what cannot be sent, and leaves nothing of the user behind. */
export function SignOutButton() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { send, discard } = useOutbox();
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const leave = async () => {
    setBusy(true);
    await discard();
    await signOut();
    // The next to sign in here starts at home, not on this page.
    await navigate('/login', { replace: true });
  };
  const begin = async () => {
    setBusy(true);
    const left = await send();
    if (!left.length) return leave();
    setUnsent(left);
    setBusy(false);
  };
  return (
    <>
      <Button icon={<LogOut size={18} strokeWidth={1.75} aria-hidden />} loading={busy} onClick={() => void begin()}>
        {t('profile.sign-out')}
      </Button>
      {unsent.length > 0 && (
        <UnsentDialog unsent={unsent} busy={busy} onStay={() => setUnsent([])} onDiscard={() => void leave()} />
      )}
    </>
  );
}
