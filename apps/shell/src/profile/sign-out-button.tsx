import { Button } from '@berea/ui/core';
import { useSession } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { LogOut } from 'lucide-react';
import { useState } from 'react';

export function SignOutButton() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await signOut();
    // The next to sign in here starts at home, not on this page.
    await navigate('/login', { replace: true });
  };
  return (
    <Button icon={<LogOut size={18} strokeWidth={1.75} aria-hidden />} loading={busy} onClick={() => void leave()}>
      Sign Out
    </Button>
  );
}
