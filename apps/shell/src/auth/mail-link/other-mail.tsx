import { MailCheck } from 'lucide-react';
import { AuthFrame } from '../auth-frame.js';
import { AuthLink } from '../auth-link.js';

/** A change of address is done once both addresses have agreed. */
export function OtherMail() {
  return (
    <AuthFrame
      title="One more mail"
      mark={<MailCheck size={26} strokeWidth={1.75} aria-hidden />}
      heading="One more mail"
      lead="Thank you. Now confirm the change in the mail to the other address; until then, nothing changes."
    >
      <AuthLink to="/login">Back to Berea</AuthLink>
    </AuthFrame>
  );
}
