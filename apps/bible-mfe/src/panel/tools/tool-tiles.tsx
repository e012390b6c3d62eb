import { TOOL_KINDS } from '@berea/contracts';
import { useId } from 'react';
import { TOOL_TITLES } from '../analysis/tool-titles.js';
import { useStudyState } from '../../study-state/study-state-context.js';
import styles from './tool-tiles.module.css';

/** The nine study tools. */
export function ToolTiles() {
  const id = useId();
  const { open } = useStudyState();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        Study focus
      </h3>
      <ul className={styles['tiles']}>
        {TOOL_KINDS.map((tool) => {
          const { title, hint, icon: Icon } = TOOL_TITLES[tool];
          return (
            <li key={tool}>
              <button
                type="button"
                className={styles['tile']}
                title={hint}
                onClick={() => open({ kind: 'analysis', tool })}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {title}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
