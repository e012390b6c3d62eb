import { dialogLook, CoveringModal } from '@berea/ui/data';
import { CookiePolicy } from './cookie-policy.js';
import { PrivacyPolicy } from './privacy-policy.js';
import styles from './policy.module.css';
import { TermsOfUse } from './terms-of-use.js';

const POLICIES = {
  'Privacy Policy': PrivacyPolicy,
  'Terms of Use': TermsOfUse,
  Cookies: CookiePolicy,
};
export type PolicyName = keyof typeof POLICIES;

/** A policy for those who have no account yet: its page stands behind the sign-in. */
export function PolicyDialog({ name, open, onClose }: { name: PolicyName; open: boolean; onClose: () => void }) {
  const Text = POLICIES[name];
  return (
    <CoveringModal
      {...dialogLook}
      className={styles['dialog'] ?? ''}
      width={680}
      title={name}
      open={open}
      onCancel={onClose}
      footer={null}
    >
      <Text />
    </CoveringModal>
  );
}
