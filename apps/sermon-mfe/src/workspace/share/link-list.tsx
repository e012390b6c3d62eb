import type { SermonLink } from '@berea/contracts';
import { Button, Skeleton, useToast } from '@berea/ui/core';
import { formatDay, Popconfirm } from '@berea/ui/data';
import { explain } from '@berea/web';
import { useRevokeSermonLink, useSermonLinks } from '../../data/sermon-links.js';
import styles from './share.module.css';
import { t } from '../../texts/sermon-share.js';

const nameOf = ({ label }: SermonLink): string => label || t('sermon-share.link-without-a-name');

/** The links that a sermon has, each of which can be revoked. */
export function LinkList({ id }: { readonly id: string }) {
  const query = useSermonLinks(id);
  const revoke = useRevokeSermonLink(id);
  const toast = useToast();
  if (query.isPending)
    return <Skeleton active title={false} paragraph={{ rows: 2 }} aria-label={t('sermon-share.loading-links')} />;
  if (!query.data)
    return (
      <div role="alert">
        <p>{explain(query.error)}</p>
        <Button onClick={() => void query.refetch()}>{t('sermon-share.try-again')}</Button>
      </div>
    );
  const onRevoke = (link: SermonLink) =>
    revoke.mutate(link.id, {
      onSuccess: () =>
        toast({
          title: t('sermon-share.link-revoked'),
          description: t('sermon-share.leads-nowhere-any-more', { name: nameOf(link) }),
        }),
      onError: (error) =>
        toast({ title: t('sermon-share.link-could-not-be-revoked'), description: explain(error), kind: 'error' }),
    });
  return (
    <section aria-labelledby="links-heading">
      <h3 id="links-heading">{t('sermon-share.links-to-this-sermon')}</h3>
      {query.data.length === 0 && <p>{t('sermon-share.none-yet-nobody-but')}</p>}
      <ul className={styles['links']}>
        {query.data.map((link) => (
          <li key={link.id}>
            <span>
              <strong>{nameOf(link)}</strong>
              <time dateTime={link.createdAt}>{t('sermon-share.made', { day: formatDay(link.createdAt) })}</time>
            </span>
            <Popconfirm
              title={t('sermon-share.revoke-this-link')}
              description={t('sermon-share.whoever-has-it-finds-nothing')}
              okText={t('sermon-share.revoke')}
              okButtonProps={{ danger: true }}
              onConfirm={() => onRevoke(link)}
            >
              <Button
                type="text"
                danger
                aria-label={t('sermon-share.revoke-link', { name: nameOf(link) })}
                disabled={revoke.isPending}
              >
                {t('sermon-share.revoke')}
              </Button>
            </Popconfirm>
          </li>
        ))}
      </ul>
    </section>
  );
}
