import { Skeleton as Shapes, type SkeletonProps as ShapesProps } from 'antd';

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
