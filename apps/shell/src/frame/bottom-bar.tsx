import { NavLink, useLocation } from '@berea/web/router';
import styles from './bottom-bar.module.css';
import { linksIn, useNavLinks } from './nav-links.js';
import { t } from '../texts/frame.js';

/** Pages that are reached by the menu: it stays lit on them. */
const belowMenu = () => ['/profile', '/settings', '/community', ...linksIn('menu').map(({ to }) => to)];

/** The navigation of phones. */
export function BottomBar() {
  const links = useNavLinks('bottom-bar');
  const { pathname } = useLocation();
  const isBelow = belowMenu().some((path) => pathname.startsWith(path));
  return (
    <nav className={styles['bar']} aria-label={t('frame.main')} data-bottom-bar="">
      {links.map(({ to, label, short = label, icon: Icon }) => (
        <NavLink key={to} to={to} end={to === '/'} data-current={(to === '/menu' && isBelow) || undefined}>
          <span className={styles['pill']}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
          </span>
          {short}
        </NavLink>
      ))}
    </nav>
  );
}
