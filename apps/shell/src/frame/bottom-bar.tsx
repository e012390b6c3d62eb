import { NavLink } from '@berea/web/router';
import styles from './bottom-bar.module.css';
import { linksIn } from './nav-links.js';

/** The navigation of phones. */
export function BottomBar() {
  return (
    <nav className={styles['bar']} aria-label="Main">
      {linksIn('bottom-bar').map(({ to, label, short = label, icon: Icon }) => (
        <NavLink key={to} to={to} end={to === '/'}>
          <span className={styles['pill']}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
          </span>
          {short}
        </NavLink>
      ))}
    </nav>
  );
}
