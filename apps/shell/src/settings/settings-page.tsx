import { PageFrame } from '@berea/ui/core';
import { Compass, Cookie, Info, LifeBuoy, ScrollText, ShieldCheck, UserRoundX } from 'lucide-react';
import { ActionRow, LinkList, LinkRow } from '../page/page-links.js';
import { tour } from '../frame/open-state.js';

export function SettingsPage() {
  return (
    <PageFrame title="Settings" width="form">
      <LinkList>
        <ActionRow icon={Compass} name="App Tutorial" words="Take the 8-step tour again" onPress={tour.open} />
      </LinkList>
      <LinkList>
        <LinkRow
          icon={ShieldCheck}
          name="Privacy Policy"
          words="What we keep, and what Scholar sees"
          to="/settings/privacy"
        />
        <LinkRow icon={ScrollText} name="Terms of Use" words="The agreement between us" to="/settings/terms" />
        <LinkRow icon={Cookie} name="Cookies" words="What is stored on this device" to="/settings/cookies" />
      </LinkList>
      <LinkList>
        <LinkRow icon={Info} name="About" words="Our mission and vision" to="/settings/about" />
        <LinkRow icon={LifeBuoy} name="Contact Support" words="We reply in 1-2 business days" to="/settings/support" />
      </LinkList>
      <LinkList>
        <LinkRow
          icon={UserRoundX}
          name="Delete My Account"
          words="Permanent, within 7 days"
          danger
          to="/settings/delete-account"
        />
      </LinkList>
    </PageFrame>
  );
}
