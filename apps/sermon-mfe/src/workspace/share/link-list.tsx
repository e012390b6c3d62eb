import type { SermonLink } from '@berea/contracts';
import { Button, Skeleton, useToast } from '@berea/ui/core';
import { formatDay, Popconfirm } from '@berea/ui/data';
import { explain } from '@berea/web';
import { useRevokeSermonLink, useSermonLinks } from '../../data/sermon-links.js';
import styles from './share.module.css';

const nameOf = ({ label }: SermonLink): string => label || 'Link without a name';

/** The links that a sermon has, each of which can be revoked. */
export function LinkList({ id }: { readonly id: string }) {
  const query = useSermonLinks(id);
  const revoke = useRevokeSermonLink(id);
  const toast = useToast();
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} aria-label="Loading links" />;
  if (!query.data)
    return (
      <div role="alert">
        <p>{explain(query.error)}</p>
        <Button onClick={() => void query.refetch()}>Try again</Button>
      </div>
    );
  const onRevoke = (link: SermonLink) =>
    revoke.mutate(link.id, {
      onSuccess: () => toast({ title: 'Link revoked', description: `${nameOf(link)} leads nowhere any more.` }),
      onError: (error) => toast({ title: 'The link could not be revoked', description: explain(error), kind: 'error' }),
    });
  return (
    <section aria-labelledby="links-heading">
      <h3 id="links-heading">Links to this sermon</h3>
      {query.data.length === 0 && <p>None yet: nobody but you can read it.</p>}
      <ul className={styles['links']}>
        {query.data.map((link) => (
          <li key={link.id}>
            <span>
              <strong>{nameOf(link)}</strong>
              <time dateTime={link.createdAt}>made {formatDay(link.createdAt)}</time>
            </span>
            <Popconfirm
              title="Revoke this link?"
              description="Whoever has it finds nothing from then on."
              okText="Revoke"
              okButtonProps={{ danger: true }}
              onConfirm={() => onRevoke(link)}
            >
              <Button type="text" danger aria-label={`Revoke: ${nameOf(link)}`} disabled={revoke.isPending}>
                Revoke
              </Button>
            </Popconfirm>
          </li>
        ))}
      </ul>
    </section>
  );
}
