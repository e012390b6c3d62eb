import { useScholarIsOff } from '@berea/web';
import { Keyboard } from 'lucide-react';
import styles from './shortcut-list.module.css';

/** The keys of the page, folded away: there are many of them, and who reads by touch has none. */
export function ShortcutList() {
  const scholarIsOff = useScholarIsOff();
  return (
    <details className={styles['keys']}>
      <summary>
        <Keyboard size={18} strokeWidth={1.75} aria-hidden />
        Keyboard
      </summary>
      {SHORTCUTS.map(({ where, shortcuts }) => (
        <section key={where} className={styles['group']}>
          <h3>{where}</h3>
          <dl>
            {shortcuts
              .filter(({ ofScholar }) => !(ofScholar && scholarIsOff))
              .map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </details>
  );
}

interface Shortcut {
  /** Names of the keys, as they are written on them; several do the same. */
  readonly keys: readonly string[];
  readonly does: string;
  /** Does nothing where Scholar is switched off. */
  readonly ofScholar?: true;
}

/** Every key of the reader, in the words of the help dialog. */
export const SHORTCUTS: readonly { readonly where: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    where: 'Anywhere on the page',
    shortcuts: [
      { keys: ['←', '→'], does: 'Previous and next chapter' },
      { keys: ['/'], does: 'Search Scripture' },
      { keys: ['Esc'], does: 'Close the panel, or let go of the chosen verses' },
    ],
  },
  {
    where: 'On a verse',
    shortcuts: [
      { keys: ['↑', '↓', 'k', 'j'], does: 'Previous and next verse' },
      { keys: ['Home', 'End'], does: 'First and last verse' },
      { keys: ['Enter'], does: 'Open Study Tools' },
      { keys: ['Shift ↑', 'Shift ↓'], does: 'Choose several verses' },
      { keys: ['Ctrl C'], does: 'Copy the chosen verses' },
      { keys: ['h'], does: 'Highlight, or remove the highlight' },
      { keys: ['b'], does: 'Bookmark, or remove the bookmark' },
      { keys: ['n'], does: 'Add a note' },
      { keys: ['a'], does: 'Ask Scholar', ofScholar: true },
      { keys: ['g'], does: 'Go to another book, chapter or verse' },
    ],
  },
];
