import { useState } from 'react';
import styles from './avatar.module.css';
import { initialsOf } from './use-account.js';

export interface AvatarProps {
  readonly name: string;
  readonly picture: string | null;
  readonly size?: 'small' | 'medium' | 'large';
}

/** The user's picture, or their initials if there is none or it does not load. The name is shown beside it. */
export function Avatar({ name, picture, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = picture !== broken ? picture : null;
  return (
    // The initials are drawn by the style sheet: no part of the name of a link around them.
    <span className={styles['avatar']} data-size={size} data-initials={shown ? undefined : initialsOf(name)}>
      {shown && <img src={shown} alt="" onError={() => setBroken(shown)} />}
    </span>
  );
}
