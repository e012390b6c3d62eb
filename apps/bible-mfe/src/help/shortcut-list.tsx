import { Keyboard } from 'lucide-react';
import { SHORTCUTS } from './shortcuts.js';
import styles from './shortcut-list.module.css';

/** The keys of the page, folded away: there are many of them, and who reads by touch has none. */
export function ShortcutList() {
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
            {shortcuts.map(({ keys, does }) => (
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
