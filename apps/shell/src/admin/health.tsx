import { Button } from '@berea/ui/core';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { t } from '../texts/admin.js';
import styles from './admin-page.module.css';

type State = 'ok' | 'degraded' | 'closed' | 'silent';
const ANSWERED_WITHIN_MS = 10_000;

/** What the server says of itself to whoever watches it. */
async function askHealth(): Promise<State> {
  try {
    const answer = await fetch(`${window.location.origin}/health/ready`, {
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    if (!answer.ok) return 'closed';
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok' ? 'ok' : 'degraded';
  } catch {
    return 'silent';
  }
}

const words = (state: State): string => {
  switch (state) {
    case 'ok':
      return t('admin.all-services-answer');
    case 'degraded':
      return t('admin.something-is-away');
    case 'closed':
      return t('admin.database-is-away');
    case 'silent':
      return t('admin.server-does-not-answer');
  }
};

/** Whether the services run, as `/health/ready` tells it. */
export function Health() {
  // An earlier answer says nothing of now.
  const health = useQuery({ queryKey: ['health'], queryFn: askHealth, gcTime: 0 });
  const state = health.isFetching ? undefined : health.data;
  const Icon = state === 'ok' ? CircleCheck : TriangleAlert;
  return (
    <section className={styles['part']} aria-label={t('admin.health')}>
      <h2>{t('admin.health')}</h2>
      <div className={styles['health']}>
        <p role="status" data-state={state}>
          {state && <Icon size={18} strokeWidth={1.75} aria-hidden />}
          <span>{state ? words(state) : t('admin.asking')}</span>
        </p>
        <Button onClick={() => void health.refetch()}>{t('admin.check-again')}</Button>
      </div>
    </section>
  );
}
