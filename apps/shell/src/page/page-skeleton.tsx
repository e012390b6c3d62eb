import { PageFrame, Skeleton, useDelayed } from '@berea/ui/core';
import { type RemoteManifest } from '@berea/web/host';
import type { ReactNode } from 'react';
import styles from './page-skeleton.module.css';
import { t } from '../texts/start.js';

const CARDS = { cards: 6, 'wide-cards': 4 };
const LINES = 8;

/** In the place of a page while it loads: its header at once, its shape when loading takes longer than 200 ms. */
export function PageSkeleton({ page }: { readonly page?: RemoteManifest['page'] }) {
  if (!page)
    return (
      <Waiting className={styles['skeleton']}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Waiting>
    );
  const { heading, skeleton: shape } = page;
  return (
    <PageFrame title={heading} surface={shape === 'text' ? 'page' : 'paper'}>
      <Waiting className={styles[shape]}>
        {shape === 'talk' || shape === 'text' ? (
          <>
            {shape === 'text' && <div className={`${styles['heading']} shimmer`} />}
            {Array.from({ length: LINES }, (_, line) => (
              <div key={line} className={`${styles['line']} shimmer`} />
            ))}
          </>
        ) : (
          Array.from({ length: CARDS[shape] }, (_, card) => (
            <div key={card} className={styles['card']}>
              <div className={`${styles['line']} shimmer`} />
              <div className={`${styles['line']} shimmer`} />
              <div className={`${styles['line']} shimmer`} />
            </div>
          ))
        )}
      </Waiting>
    </PageFrame>
  );
}

function Waiting({ className, children }: { className: string | undefined; children: ReactNode }) {
  const late = useDelayed(true);
  return (
    <div
      className={late ? className : styles['early']}
      role="status"
      aria-label={t('start.loading')}
      data-on-its-way=""
    >
      {late && children}
    </div>
  );
}
