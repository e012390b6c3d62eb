import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './scripture-link.module.css';
import { useReaderPath } from './use-reader-path.js';

/** A passage as somebody wrote it: a link into the Bible reader where it is one reference, else its words alone. */
export function ScriptureLink({ reference }: { reference: string }) {
  const path = useReaderPath(reference);
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
