import styles from './notes-coming.module.css';

const WIDTHS = ['46%', '72%', '100%', '96%', '100%', '88%', '94%', '40%'];

/** The place of the notes on a passage, kept while they come, so that what stands below is not moved under a finger. */
export function NotesComing() {
  return (
    <div className={styles['coming']} aria-hidden>
      {WIDTHS.map((width, index) => (
        <i key={index} className="shimmer" style={{ width }} />
      ))}
    </div>
  );
}
