import { Button, PageFrame } from '@berea/ui/core';
import { useSession } from '@berea/web';
import { nameOf } from '@berea/web/first-paint';
import { useNavigate } from '@berea/web/router';
import { useState } from 'react';
import { greeting } from '../opening/greeting.js';
import styles from './assistant-off.module.css';
import { HomeHelp } from './home-help.js';
import { LastRead } from './last-read.js';
import { OwnWork } from './own-work.js';
import { useKeptOpening } from './welcome.js';
import { t } from '../texts/chat-off.js';

const whyOff = () => ({
  server: t('chat-off.scholar-is-switched-off'),
  account: t('chat-off.scholar-is-switched-off-account'),
});

/** Home where Scholar is switched off: the last place read, what the reader is at work on, and how to switch it on. */
export function AssistantOff({ by = 'account' }: { by: 'server' | 'account' | undefined }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [hour] = useState(() => new Date().getHours());
  useKeptOpening(false);
  return (
    <PageFrame title={t('chat-off.home')} actions={<HomeHelp />}>
      <div className={styles['home']}>
        <h2 className={styles['greeting']}>{greeting(hour, nameOf(user))}</h2>
        <LastRead />
        <OwnWork />
        <div className={styles['off']}>
          <p>{whyOff()[by]}</p>
          {by === 'account' && (
            <Button onClick={() => void navigate('/profile')}>{t('chat-off.switch-on-in-profile')}</Button>
          )}
        </div>
      </div>
    </PageFrame>
  );
}
