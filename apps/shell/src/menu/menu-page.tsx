import { Button, PageFrame } from '@berea/ui/core';
import { useConfig } from '@berea/web';
import { HandCoins, Info, Settings, Share2, UserRound, UsersRound } from 'lucide-react';
import { ActionRow, BackLink, LinkList, LinkRow, UnavailableRow } from '../page/page-links.js';
import { openDonation, useShareSite } from './support-berea.js';
import styles from './menu-page.module.css';
import { GoToButton } from '../frame/go-to-button.js';
import { linksIn } from '../frame/nav-links.js';
import { t } from '../texts/menu.js';

const noDonation = () => t('menu.not-available-on-this-server');

export function MenuPage() {
  const { donationUrl } = useConfig();
  const share = useShareSite();
  const donate = donationUrl ? () => openDonation(donationUrl) : undefined;
  return (
    <PageFrame title={t('menu.more')} width="form">
      <BackLink to="/">{t('menu.back-to-berea')}</BackLink>
      <div className={styles['goTo']}>
        <GoToButton touch />
      </div>
      <section className={styles['support']} aria-labelledby="support-berea">
        <h2 id="support-berea">{t('menu.support-berea')}</h2>
        <p>{t('menu.berea-is-free-to-use')}</p>
        <div className={styles['ways']}>
          <Button
            type="primary"
            size="large"
            disabled={!donate}
            icon={<HandCoins size={18} strokeWidth={1.75} aria-hidden />}
            onClick={donate}
          >
            {t('menu.make-a-donation')}
          </Button>
          <Button size="large" icon={<Share2 size={18} strokeWidth={1.75} aria-hidden />} onClick={() => void share()}>
            {t('menu.share-with-others')}
          </Button>
        </div>
        {!donate && <p className={styles['missing']}>{t('menu.donations-are-not-available')}</p>}
      </section>
      <LinkList>
        <LinkRow icon={UserRound} name={t('menu.profile')} to="/profile" />
        {linksIn('menu').map(({ to, label, icon }) => (
          <LinkRow key={to} icon={icon} name={label} to={to} />
        ))}
        <ActionRow icon={Share2} name={t('menu.share')} onPress={() => void share()} />
        <LinkRow icon={Info} name={t('menu.about')} to="/settings/about" />
        <LinkRow icon={UsersRound} name={t('menu.community')} to="/community" />
        {donate ? (
          <ActionRow icon={HandCoins} name={t('menu.donate')} onPress={donate} />
        ) : (
          <UnavailableRow icon={HandCoins} name={t('menu.donate')} words={noDonation()} />
        )}
        <LinkRow icon={Settings} name={t('menu.settings')} to="/settings" />
      </LinkList>
    </PageFrame>
  );
}
