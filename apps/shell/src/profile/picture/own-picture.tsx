import { IconButton } from '@berea/ui/core';
import { Camera } from 'lucide-react';
import { useDialog } from '@berea/ui/data';
import { Avatar } from '../../frame/avatar.js';
import styles from './own-picture.module.css';
import { lazyDialog } from '../../lazy-dialog.js';
import { t } from '../../texts/profile.js';

const PictureDialog = lazyDialog(async () => ({ default: (await import('./picture-dialog.js')).PictureDialog }));

export interface OwnPictureProps {
  readonly name: string;
  readonly picture: string | null;
  readonly hasPicture: boolean;
}

/** The user's picture with the way to change it. */
export function OwnPicture({ name, picture, hasPicture }: OwnPictureProps) {
  const { shown, show, close, drop } = useDialog<true>();
  return (
    <span className={styles['place']}>
      <Avatar name={name} picture={picture} size="large" />
      <IconButton
        className={styles['change']}
        icon={Camera}
        iconSize={16}
        type="default"
        shape="circle"
        label={t('profile.change-your-picture')}
        aria-haspopup="dialog"
        onClick={() => show(true)}
      />
      {shown && (
        <PictureDialog key={shown.key} hasPicture={hasPicture} open={shown.open} onClose={close} onClosed={drop} />
      )}
    </span>
  );
}
