import { FrameContext, IconButton, useIsPhone } from '@berea/ui/core';
import { Link, Outlet } from '@berea/web/router';
import { Search } from 'lucide-react';
import { type MouseEvent, useMemo, useState } from 'react';
import { PageHelp } from '../help/page-help.js';
import { palette } from './open-state.js';
import { Avatar } from './avatar.js';
import { BottomBar } from './bottom-bar.js';
import styles from './frame.module.css';
import { Sidebar } from './sidebar.js';
import skipStyles from './skip-link.module.css';
import { useAccount } from './use-account.js';
import { focusMain } from './page-focus.js';
import { t } from '../texts/frame.js';

/** The frame around every page of a signed-in user. */
export function Frame() {
  const phone = useIsPhone();
  const { name, picture } = useAccount();
  const [isTaken, setTaken] = useState(false);
  const frame = useMemo(
    () => ({
      onTakePlace: setTaken,
      help: <PageHelp />,
      goTo: phone && (
        <IconButton
          icon={Search}
          iconSize={20}
          label={t('frame.go-to')}
          tooltip=""
          aria-haspopup="dialog"
          onClick={palette.open}
        />
      ),
      avatar: phone && (
        <Link className={styles['avatar']} to="/profile" aria-label={t('frame.your-profile')}>
          <Avatar name={name} picture={picture} size="small" />
        </Link>
      ),
    }),
    [phone, name, picture],
  );
  return (
    <div className={styles['frame']} data-folded={isTaken ? '' : undefined}>
      <SkipLink />
      {!phone && <Sidebar folded={isTaken} />}
      <main id="main" className={styles['main']} tabIndex={-1}>
        <FrameContext value={frame}>
          <Outlet />
        </FrameContext>
      </main>
      {phone && !isTaken && <BottomBar />}
    </div>
  );
}

/** The first stop of the keyboard: past the navigation. */
function SkipLink() {
  const skip = (event: MouseEvent) => {
    // The browser's own jump would put '#main' into the address.
    event.preventDefault();
    focusMain();
  };
  return (
    <a className={skipStyles['skip']} href="#main" onClick={skip}>
      {t('frame.skip-to-content')}
    </a>
  );
}
