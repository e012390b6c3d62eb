import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { IconButton } from '@berea/ui/core';
import { type Crop, MOST_ZOOM, moved } from './crop.js';
import styles from './picture-dialog.module.css';
import { drawCrop } from './read-picture.js';
import { t } from '../../texts/picture.js';

const SIDE = 640;
const STEP = 0.05;
const ZOOM_STEP = 0.25;
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export interface CropStageProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
}

/** The crop of a picture: moved by hand or arrow keys, enlarged by the slider. */
export function CropStage({ picture, crop, onCrop }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const move = (right: number, down: number) => onCrop(moved(picture, crop, right, down));
  const zoom = (to: number) => onCrop({ ...crop, zoom: Math.min(Math.max(to, 1), MOST_ZOOM) });
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    if (!held.current) return;
    const side = currentTarget.clientWidth;
    move((x - held.current.x) / side, (y - held.current.y) / side);
    held.current = { x, y };
  };
  const release = () => {
    held.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? [0, 0];
    if (!right && !down) return;
    event.preventDefault();
    move(right, down);
  };

  return (
    <>
      <div
        className={styles['stage']}
        role="application"
        aria-label={t('picture.your-picture-move')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <canvas ref={canvas} width={SIDE} height={SIDE} />
      </div>
      <div className={styles['zoom']}>
        <IconButton icon={Minus} label={t('picture.smaller')} onClick={() => zoom(crop.zoom - ZOOM_STEP)} />
        <input
          type="range"
          aria-label={t('picture.size')}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => zoom(Number(event.target.value))}
        />
        <IconButton icon={Plus} label={t('picture.larger')} onClick={() => zoom(crop.zoom + ZOOM_STEP)} />
      </div>
    </>
  );
}
