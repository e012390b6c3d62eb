import { useToast } from '@berea/ui/core';
import { ConfirmDelete, formatDay } from '@berea/ui/data';
import { explainAuthError } from '../session/explain-auth-error.js';
import { type Factor, useRemoveFactor } from '../session/second-factors.js';
import styles from './two-step.module.css';

/** The apps that codes are asked of; each can be removed. */
export function AuthenticatorApps({ apps }: { apps: readonly Factor[] }) {
  const show = useToast();
  const { mutateAsync } = useRemoveFactor();
  if (apps.length === 0) return null;
  const remove = (id: string) =>
    mutateAsync(id).then(
      () => show({ title: 'Authenticator app removed' }),
      (error: unknown) =>
        show({ kind: 'error', title: 'The app was not removed', description: explainAuthError(error) }),
    );
  const consequence =
    apps.length === 1
      ? 'Signing in will ask for your password alone.'
      : 'Its codes will no longer work. You confirm this by a code of another app.';
  return (
    <ul className={styles['apps']} aria-label="Authenticator apps">
      {apps.map(({ id, friendly_name: name = 'Authenticator app', created_at }) => (
        <li key={id}>
          <span>
            <b>{name}</b>
            <span>Added {formatDay(created_at)}</span>
          </span>
          <ConfirmDelete
            label={`Remove ${name}`}
            verb="Remove"
            question={`Remove ${name}?`}
            consequence={consequence}
            onDelete={() => remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
