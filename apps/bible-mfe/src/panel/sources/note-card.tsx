import type { Citation, CommentaryNote } from '@berea/contracts';
import { AboutWork } from './about-work.js';
import { FocusedText } from './focused-text.js';
import { FoldedText } from './folded-text.js';
import styles from './note-card.module.css';
import { PlaceLink } from './place-link.js';

const KINDS: Readonly<Record<CommentaryNote['kind'], string>> = {
  introduction: 'Introduction',
  exposition: 'Exposition',
  quotation: 'Quotation',
  hint: 'Hint to preachers',
  note: '',
};

export interface NoteCardProps {
  readonly note: CommentaryNote;
  readonly citations?: readonly Citation[];
}

/** What somebody wrote on a place: the words, whose they are, and of what they speak. */
export function NoteCard({ note, citations }: NoteCardProps) {
  const { title, text, focus, by, author, year, place, kind, work } = note;
  return (
    <article className={styles['note']}>
      {title && <h4 className={styles['title']}>{title}</h4>}
      {focus ? (
        <FocusedText text={text} focus={focus} citations={citations} />
      ) : (
        <FoldedText text={text} citations={citations} />
      )}
      <footer className={styles['credit']}>
        {by && <span>{`${by}, quoted in`}</span>}
        <AboutWork id={work} title={[author, year].filter(Boolean).join(', ')} />
        {place && <PlaceLink place={place} />}
        {KINDS[kind] && <span>{KINDS[kind]}</span>}
      </footer>
    </article>
  );
}
