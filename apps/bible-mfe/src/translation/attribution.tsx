import { Button } from '@berea/ui/core';
import { useState } from 'react';
import { AboutText } from './about-text.js';
import styles from './attribution.module.css';
import { useTranslation } from './use-translation.js';

/** Below a text: what its source wants to be said, and the way to its licence. @param translation upper-case code */
export function Attribution({ translation: code }: { translation: string }) {
  const [open, setOpen] = useState(false);
  const translation = useTranslation(code);
  if (!translation) return null;
  const { title, attribution } = translation;
  return (
    <p className={styles['attribution']}>
      <bdi>{title}</bdi>
      {'. '}
      {attribution && (
        <>
          <bdi>{attribution}</bdi>{' '}
        </>
      )}
      <Button
        type="link"
        className={styles['about']}
        aria-label={`About this text: source and licence of the ${code}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        About this text
      </Button>
      <AboutText translation={translation} open={open} onClose={() => setOpen(false)} />
    </p>
  );
}
