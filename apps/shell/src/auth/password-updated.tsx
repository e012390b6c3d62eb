import { useNavigate } from '@berea/web/router';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { AuthFrame } from './auth-frame.js';
import { AuthLink } from './auth-link.js';

const REDIRECT_MS = 3_000;

/** Shown for 3 seconds, then login. */
export function PasswordUpdated() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthFrame
      title="Password updated"
      mark={<Check size={28} strokeWidth={1.75} aria-hidden />}
      heading="Password Updated!"
      lead="Taking you to sign in..."
    >
      <AuthLink to="/login">Sign in now</AuthLink>
    </AuthFrame>
  );
}
