import { cutText } from '@berea/contracts/values';
import type { CommentaryNote } from '@berea/contracts';
import styles from './work-page.module.css';
import { t } from '../../texts/library-work.js';

const kinds = (): Readonly<Record<CommentaryNote['kind'], string>> => ({
  introduction: t('library-work.introduction'),
  exposition: '',
  quotation: t('library-work.quotation'),
  hint: t('library-work.hint-to-preachers'),
  note: '',
});
const SHOWN = 90;

/** '5:3–12', or what it is where it is on no verse */
const placeOf = ({ place, kind }: CommentaryNote): string => {
  if (!place) return kinds()[kind];
  const { chapter, verse, endVerse } = place;
  return `${chapter}:${verse}${endVerse && endVerse > verse ? `–${endVerse}` : ''}`;
};

/** Its title, else how it begins. */
function headingOf({ title, by, text }: CommentaryNote): string {
  if (title) return title;
  const begins = text.length > SHOWN ? `${cutText(text, SHOWN).trimEnd()}...` : text;
  return by ? `${by}: ${begins}` : begins;
}

/** A section of a commentary: folded, its place and its title. */
export function CommentarySection({ note, open }: { note: CommentaryNote; open: boolean }) {
  return (
    <details className={styles['section']} open={open}>
      <summary>
        <span>{placeOf(note)}</span>
        <b>{headingOf(note)}</b>
      </summary>
      <div>
        {note.text.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        {note.by && <p className={styles['by']}>{note.by}</p>}
      </div>
    </details>
  );
}
