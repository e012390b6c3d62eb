import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pathOf, readerPath } from './reader-path.js';
import styles from './scripture-link.module.css';
import { useReferenceReader } from './use-reference-reader.js';

/** A passage as somebody wrote it: a link into the Bible reader where it is one reference, else its words alone. */
export function ScriptureLink({ reference }: { reference: string }) {
  const plain = readerPath(reference);
  const reader = useReferenceReader(!plain && /\p{N}/u.test(reference));
  const path = plain ?? (reader && pathOf(reader.readReferenceQuery(reference).references));
  const words = (
    <>
      <BookOpen className={styles['icon']} size={15} strokeWidth={1.75} aria-hidden />
      <span className={styles['words']}>{reference}</span>
    </>
  );
  if (!path) return <p className={`${styles['passage']} ${styles['plain']}`}>{words}</p>;
  return (
    <Link className={styles['passage']} to={path}>
      {words}
    </Link>
  );
}
