import { Skeleton as Shapes, type SkeletonProps as ShapesProps } from 'antd';
import { useEffect, useState } from 'react';
import styles from './loading.module.css';

export interface SkeletonProps extends ShapesProps {
  /** 'Loading versions': told as a status to those who do not see the shapes. Without it something else tells them. */
  readonly 'aria-label'?: string;
}

/** Grey lines in the shape of what is coming. antd draws their title as a heading without words, so none of it is read out. */
export function Skeleton({ 'aria-label': label, ...shapes }: SkeletonProps) {
  const drawn = (
    <div aria-hidden>
      <Shapes {...shapes} />
    </div>
  );
  return label ? (
    <div role="status" aria-label={label}>
      {drawn}
    </div>
  ) : (
    drawn
  );
}

Skeleton.Button = Shapes.Button;

/** True once `active` has lasted `ms`: a skeleton that flashes for an instant disturbs more than it tells. */
export function useDelayed(active: boolean, ms = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, ms]);
  return active && late;
}

/** Three dots that come and go, beside the words that say what is being done. */
export function ThinkingDots() {
  return (
    <span className={styles['dots']} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
