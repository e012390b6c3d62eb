import { useScholarIsOff } from '@berea/web';
import { Keyboard } from 'lucide-react';
import styles from './shortcut-list.module.css';
import { t } from '../texts/bible-help.js';

/** The keys of the page, folded away: there are many of them, and who reads by touch has none. */
export function ShortcutList() {
  const scholarIsOff = useScholarIsOff();
  return (
    <details className={styles['keys']}>
      <summary>
        <Keyboard size={18} strokeWidth={1.75} aria-hidden />
        {t('bible-help.keyboard')}
      </summary>
      {shortcutList().map(({ where, shortcuts }) => (
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
export const shortcutList = (): readonly { readonly where: string; readonly shortcuts: readonly Shortcut[] }[] => [
  {
    where: t('bible-help.anywhere-on-page'),
    shortcuts: [
      { keys: ['←', '→'], does: t('bible-help.previous-and-next-chapter') },
      { keys: ['/'], does: t('bible-help.search-scripture') },
      { keys: [t('bible-help.esc')], does: t('bible-help.close-panel-or-let-go') },
    ],
  },
  {
    where: t('bible-help.on-verse'),
    shortcuts: [
      { keys: ['↑', '↓', 'k', 'j'], does: t('bible-help.previous-and-next-verse') },
      { keys: [t('bible-help.home'), t('bible-help.end')], does: t('bible-help.first-and-last-verse') },
      { keys: [t('bible-help.enter')], does: t('bible-help.open-study-tools') },
      { keys: [t('bible-help.shift-up'), t('bible-help.shift-down')], does: t('bible-help.choose-several-verses') },
      { keys: [t('bible-help.ctrl-c')], does: t('bible-help.copy-chosen-verses') },
      { keys: ['h'], does: t('bible-help.highlight-or-remove-highlight') },
      { keys: ['b'], does: t('bible-help.bookmark-or-remove-bookmark') },
      { keys: ['n'], does: t('bible-help.add-note') },
      { keys: ['a'], does: t('bible-help.ask-scholar'), ofScholar: true },
      { keys: ['g'], does: t('bible-help.go-to-another-book-chapter') },
    ],
  },
];
