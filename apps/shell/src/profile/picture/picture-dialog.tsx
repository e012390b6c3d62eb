import { Button, useToast } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { explain } from '@berea/web';
import { useRemovePicture, useSetPicture } from '../../data/picture.js';
import { ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AuthNotice } from '../../auth/auth-notice.js';
import { type Crop, MIDDLE } from './crop.js';
import { CropStage } from './crop-stage.js';
import styles from './picture-dialog.module.css';
import { cutPicture, OPENED, openPicture, TYPES } from './read-picture.js';
import { t } from '../../texts/picture.js';

export interface PictureDialogProps {
  /** Whether the profile has a picture that can be taken away. */
  readonly hasPicture: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Chooses a picture from a file, cuts it, and keeps it; or takes the present one away. */
export function PictureDialog({ hasPicture, open, onClose, onClosed }: PictureDialogProps) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(MIDDLE);
  /** A photo of 50 megapixels takes seconds. */
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const show = useToast();
  const set = useSetPicture();
  const remove = useRemovePicture();
  useEffect(() => () => picture?.close(), [picture]);

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setOpening(true);
    try {
      setPicture(await openPicture(chosen));
      setCrop(MIDDLE);
      setProblem(null);
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setOpening(false);
    }
  };
  const use = async () => {
    if (!picture) return;
    try {
      await set.mutateAsync(await cutPicture(picture, crop));
      show({ title: t('picture.picture-saved') });
      onClose();
    } catch (error) {
      setProblem(explain(error));
    }
  };
  const takeAway = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        show({ title: t('picture.picture-removed'), description: t('picture.your-initials-stand-in-its-place') });
        onClose();
      },
      onError: (error) => setProblem(explain(error)),
    });
  const busy = set.isPending || remove.isPending;
  const ask = (
    <Button
      type={picture ? 'default' : 'primary'}
      loading={opening}
      disabled={busy}
      icon={<ImageUp size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => file.current?.click()}
    >
      {picture ? t('picture.another') : t('picture.choose-a-file')}
    </Button>
  );

  return (
    <CoveringModal
      {...dialogLook}
      width={460}
      title={t('picture.your-picture')}
      open={open}
      onCancel={onClose}
      afterClose={onClosed}
      footer={
        <div className={styles['ways']}>
          {hasPicture && (
            <Button type="text" danger disabled={busy} loading={remove.isPending} onClick={takeAway}>
              {t('picture.remove')}
            </Button>
          )}
          <span />
          {ask}
          {picture && (
            <Button type="primary" loading={set.isPending} disabled={busy} onClick={() => void use()}>
              {t('picture.use-picture')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles['body']}>
        {problem && <AuthNotice kind="error">{problem}</AuthNotice>}
        {picture && <CropStage picture={picture} crop={crop} onCrop={setCrop} />}
        <p>{t('picture.jpeg-png-or-webp-up', { most: OPENED.bytes / 1_000_000 })}</p>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={t('picture.picture-file')}
          accept={TYPES.join(',')}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
    </CoveringModal>
  );
}
