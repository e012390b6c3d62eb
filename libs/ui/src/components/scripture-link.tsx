import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { readerPath } from './reader-path.js';
import styles from './scripture-link.module.css';

/** A passage as somebody wrote it: a link into the Bible reader where it is one plain reference, else its words alone. */
export function ScriptureLink({ reference }: { reference: string }) {
  const path = readerPath(reference);
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
