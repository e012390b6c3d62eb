import { t } from '../texts/chat-import.js';
import styles from './imported-note.module.css';

/** An answer of an archive says so: what it rests on is known by that alone. */
export const ImportedNote = () => <p className={styles['note']}>{t('chat-import.imported')}</p>;
