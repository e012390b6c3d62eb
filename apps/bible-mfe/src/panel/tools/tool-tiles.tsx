import type { ToolKind } from '@berea/contracts';
import { toolTitles } from '../analysis/tool-titles.js';
import styles from './tool-tiles.module.css';

interface ToolTilesProps {
  readonly tools: readonly ToolKind[];
  /** The one in view, if any. */
  readonly current?: string;
  readonly onChoose: (tool: ToolKind) => void;
}

/** Tools by name, three in a row. */
export const ToolTiles = ({ tools, current, onChoose }: ToolTilesProps) => (
  <ul className={styles['tiles']}>
    {tools.map((tool) => {
      const { title, hint, icon: Icon } = toolTitles()[tool];
      return (
        <li key={tool}>
          <button
            type="button"
            className={styles['tile']}
            title={hint}
            aria-current={tool === current ? 'true' : undefined}
            onClick={() => onChoose(tool)}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {title}
          </button>
        </li>
      );
    })}
  </ul>
);
