import { dialogLook, CoveringModal } from '@berea/ui/data';
import { CookiePolicy } from './cookie-policy.js';
import { PrivacyPolicy } from './privacy-policy.js';
import styles from './policy.module.css';
import { type PolicyName, policyTitle } from './policy-title.js';
import { TermsOfUse } from './terms-of-use.js';

const POLICIES = { privacy: PrivacyPolicy, terms: TermsOfUse, cookies: CookiePolicy };

/** A policy for those who have no account yet: its page needs a sign-in. */
export function PolicyDialog({ name, open, onClose }: { name: PolicyName; open: boolean; onClose: () => void }) {
  const Text = POLICIES[name];
  return (
    <CoveringModal
      {...dialogLook}
      className={styles['dialog'] ?? ''}
      width={680}
      title={policyTitle(name)}
      open={open}
      onCancel={onClose}
      footer={null}
    >
      <Text />
    </CoveringModal>
  );
}
