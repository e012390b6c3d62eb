import { Button } from 'antd';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './collection-page.module.css';
import { IconButton } from './controls.js';
import { PageFrame } from './page-frame.js';
import { SearchField, type SearchFieldProps } from './search-field.js';
import { useIsPhone } from './use-media.js';

export interface CollectionPageProps {
  readonly title: string;
  readonly search: SearchFieldProps;
  readonly newLabel: string;
  readonly onNew: () => void;
  /** Plain where what is shown has a main action of its own; primary otherwise. */
  readonly plainNew?: boolean;
  readonly children: ReactNode;
}

/** A page of the user's own things: search and 'New ...' in the header, on phones in a row above the content. */
export function CollectionPage({ title, search, newLabel, onNew, plainNew = false, children }: CollectionPageProps) {
  const phone = useIsPhone();
  const type = plainNew ? 'default' : 'primary';
  const field = <SearchField {...search} />;
  // The content keeps its place in the tree: turning a phone does not interrupt a user who writes there.
  return (
    <PageFrame
      title={title}
      actions={
        !phone && (
          <>
            {field}
            <Button type={type} icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={onNew}>
              {newLabel}
            </Button>
          </>
        )
      }
    >
      {phone && (
        <div className={styles['tools']}>
          {field}
          <IconButton type={type} icon={Plus} iconSize={20} label={newLabel} onClick={onNew} />
        </div>
      )}
      {children}
    </PageFrame>
  );
}
