import styles from './jump-chips.module.css';

export interface JumpChipsProps {
  readonly titles: readonly string[];
  readonly onJump: (index: number) => void;
}

/** Above a long answer: its parts, each a press away. */
export const JumpChips = ({ titles, onJump }: JumpChipsProps) => (
  <nav aria-label="Parts of this answer">
    <ul className={styles['chips']}>
      {titles.map((title, index) => (
        <li key={index}>
          <button type="button" onClick={() => onJump(index)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  </nav>
);
