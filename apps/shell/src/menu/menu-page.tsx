import { Button, PageFrame } from '@berea/ui/core';
import { useConfig } from '@berea/web';
import { HandCoins, Info, Settings, Share2, UserRound, UsersRound } from 'lucide-react';
import { ActionRow, BackLink, LinkList, LinkRow, UnavailableRow } from '../page/page-links.js';
import { openDonation, useShareSite } from './support-berea.js';
import styles from './menu-page.module.css';
import { GoToButton } from '../frame/go-to-button.js';
import { linksIn } from '../frame/nav-links.js';

const NO_DONATION = 'Not available on this server';

export function MenuPage() {
  const { donationUrl } = useConfig();
  const share = useShareSite();
  const donate = donationUrl ? () => openDonation(donationUrl) : undefined;
  return (
    <PageFrame title="More" width="form">
      <BackLink to="/">Back to Berea</BackLink>
      <div className={styles['goTo']}>
        <GoToButton touch />
      </div>
      <section className={styles['support']} aria-labelledby="support-berea">
        <h2 id="support-berea">Support Berea</h2>
        <p>Berea is free to use. Gifts keep the lamps lit and the tools open to everyone.</p>
        <div className={styles['ways']}>
          <Button
            type="primary"
            size="large"
            disabled={!donate}
            icon={<HandCoins size={18} strokeWidth={1.75} aria-hidden />}
            onClick={donate}
          >
            Make a Donation
          </Button>
          <Button size="large" icon={<Share2 size={18} strokeWidth={1.75} aria-hidden />} onClick={() => void share()}>
            Share with Others
          </Button>
        </div>
        {!donate && <p className={styles['missing']}>Donations are not available on this server.</p>}
      </section>
      <LinkList>
        <LinkRow icon={UserRound} name="Profile" to="/profile" />
        {linksIn('menu').map(({ to, label, icon }) => (
          <LinkRow key={to} icon={icon} name={label} to={to} />
        ))}
        <ActionRow icon={Share2} name="Share" onPress={() => void share()} />
        <LinkRow icon={Info} name="About" to="/settings/about" />
        <LinkRow icon={UsersRound} name="Community" to="/community" />
        {donate ? (
          <ActionRow icon={HandCoins} name="Donate" onPress={donate} />
        ) : (
          <UnavailableRow icon={HandCoins} name="Donate" words={NO_DONATION} />
        )}
        <LinkRow icon={Settings} name="Settings" to="/settings" />
      </LinkList>
    </PageFrame>
  );
}
