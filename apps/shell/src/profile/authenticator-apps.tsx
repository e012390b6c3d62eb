import { useToast } from '@berea/ui/core';
import { ConfirmDelete, formatDay } from '@berea/ui/data';
import { explainAuthError } from '../session/explain-auth-error.js';
import { type Factor, useRemoveFactor } from '../session/second-factors.js';
import styles from './two-step.module.css';
import { t } from '../texts/profile.js';

/** The apps that codes are asked of; each can be removed. */
export function AuthenticatorApps({ apps }: { apps: readonly Factor[] }) {
  const show = useToast();
  const { mutateAsync } = useRemoveFactor();
  if (apps.length === 0) return null;
  const remove = (id: string) =>
    mutateAsync(id).then(
      () => show({ title: t('profile.authenticator-app-removed') }),
      (error: unknown) =>
        show({ kind: 'error', title: t('profile.app-was-not-removed'), description: explainAuthError(error) }),
    );
  const consequence = apps.length === 1 ? t('profile.signing-in-will-ask') : t('profile.its-codes-will-no-longer');
  return (
    <ul className={styles['apps']} aria-label={t('profile.authenticator-apps')}>
      {apps.map(({ id, friendly_name: name = t('profile.authenticator-app'), created_at }) => (
        <li key={id}>
          <span>
            <b>{name}</b>
            <span>{t('profile.added', { day: formatDay(created_at) })}</span>
          </span>
          <ConfirmDelete
            label={t('profile.remove-app', { name })}
            verb={t('profile.remove')}
            question={t('profile.remove-this-app', { name })}
            consequence={consequence}
            onDelete={() => remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
