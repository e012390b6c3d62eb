import { Tooltip, useMedia } from '@berea/ui/core';
import { Ellipsis } from 'lucide-react';
import { Link, NavLink } from '@berea/web/router';
import { GoToButton } from './go-to-button.js';
import { Avatar } from './avatar.js';
import { Brand } from './brand.js';
import styles from './sidebar.module.css';
import { useAccount } from './use-account.js';
import { useNavLinks } from './nav-links.js';
import { t } from '../texts/frame.js';

interface SidebarProps {
  /** Whether the page needs its room. */
  readonly folded: boolean;
}

/** Beside the page from 768 px on; below 1200 px, and where it is folded, icons only, named by tooltips. */
export function Sidebar({ folded }: SidebarProps) {
  const { name, membership, picture } = useAccount();
  const links = useNavLinks('sidebar');
  const narrow = useMedia('(max-width: 1199px)') || folded;
  return (
    <aside className={styles['sidebar']} aria-label="Berea" data-narrow={narrow ? '' : undefined} data-screen-only="">
      <Link className={styles['brand']} to="/">
        <Brand />
      </Link>
      <div className={styles['goTo']}>
        <GoToButton narrow={narrow} />
      </div>
      <nav className={styles['nav']} aria-label={t('frame.main')}>
        <ul>
          {links.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Tooltip title={narrow ? label : ''} placement="right">
                <NavLink to={to} end={to === '/'}>
                  <Icon size={20} strokeWidth={1.75} aria-hidden />
                  <span className={narrow ? 'visually-hidden' : undefined}>{label}</span>
                </NavLink>
              </Tooltip>
            </li>
          ))}
        </ul>
      </nav>
      <Tooltip title={narrow ? `${name}, ${membership}` : ''} placement="right">
        <NavLink className={styles['user'] ?? ''} to="/menu">
          <Avatar name={name} picture={picture} />
          <span className={narrow ? 'visually-hidden' : styles['who']}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['membership']}>{membership}</span>
          </span>
          <span className="visually-hidden">{t('frame.more')}</span>
          {!narrow && <Ellipsis className={styles['more']} size={20} strokeWidth={1.75} aria-hidden />}
        </NavLink>
      </Tooltip>
    </aside>
  );
}
