import { Button, useToast } from '@berea/ui/core';
import { formatDay, formatTime } from '@berea/ui/data';
import { describeDevice } from '../../session/describe-device.js';
import { explainAuthError } from '../../session/explain-auth-error.js';
import { type OwnSession, useEndSessions, useOwnSessions } from '../../session/own-sessions.js';
import { LogOut, Monitor, Smartphone, Tablet } from 'lucide-react';
import { OtherSessions } from '../other-sessions.js';
import { Section } from '../section.js';
import styles from './security.module.css';
import { t } from '../../texts/profile.js';

const ICONS = { computer: Monitor, phone: Smartphone, tablet: Tablet };

/** The user's sessions, with the way to end each; this browser stays. */
export function SessionsSection() {
  const sessions = useOwnSessions();
  const end = useEndSessions();
  const show = useToast();
  const failed = (error: Error) =>
    show({
      kind: 'error',
      title: t('profile.other-devices-were-not-signed-out'),
      description: explainAuthError(error),
    });

  if (!sessions.offered) {
    return (
      <Section title={t('profile.sessions')}>
        <OtherSessions />
      </Section>
    );
  }
  const others = sessions.data?.filter(({ current }) => !current) ?? [];
  const endOthers = () =>
    end.mutate('others', {
      onSuccess: () =>
        show({
          title: t('profile.signed-out-everywhere-else'),
          description: t('profile.you-are-still-signed-in-here'),
        }),
      onError: failed,
    });
  const endOne = ({ id, user_agent: agent }: OwnSession) =>
    end.mutate(
      { id },
      {
        onSuccess: () => show({ title: t('profile.signed-out', { name: describeDevice(agent).name }) }),
        onError: failed,
      },
    );
  return (
    <Section
      title={t('profile.sessions')}
      action={
        <Button
          icon={<LogOut size={18} strokeWidth={1.75} aria-hidden />}
          disabled={others.length === 0}
          loading={end.isPending && end.variables === 'others'}
          onClick={endOthers}
        >
          {t('profile.sign-out-others')}
        </Button>
      }
    >
      {sessions.isPending && <p role="status">{t('profile.loading')}</p>}
      {sessions.isError && (
        <p role="alert">
          {explainAuthError(sessions.error)}{' '}
          <Button onClick={() => void sessions.refetch()}>{t('profile.try-again')}</Button>
        </p>
      )}
      {sessions.data && (
        <ul className={styles['sessions']} aria-label={t('profile.where-you-are-signed-in')}>
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => endOne(session)} busy={end.isPending} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SessionRow({ session, onEnd, busy }: { session: OwnSession; onEnd: () => void; busy: boolean }) {
  const { name, kind } = describeDevice(session.user_agent);
  const Icon = ICONS[kind];
  return (
    <li>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span className={styles['device']}>
        <b>{name}</b>
        <span>{session.current ? t('profile.now') : lastUsed(session.refreshed_at)}</span>
      </span>
      {session.current ? (
        <span className={styles['here']}>{t('profile.this-one')}</span>
      ) : (
        <Button type="text" disabled={busy} aria-label={t('profile.sign-out-device', { name })} onClick={onEnd}>
          {t('profile.sign-out-there')}
        </Button>
      )}
    </li>
  );
}

/** 'Last used today, 07:12' or 'Last used on 14 Nov 2026' */
const lastUsed = (instant: string): string =>
  formatDay(instant) === formatDay(new Date().toISOString())
    ? t('profile.last-used-today', { time: formatTime(instant) })
    : t('profile.last-used-on', { day: formatDay(instant) });
