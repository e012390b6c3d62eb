import { Segmented } from '@berea/ui/core';
import { Sheet } from '@berea/ui/data';
import type { ReactNode } from 'react';
import { useReading } from '../place/use-reading.js';
import { useTranslation } from '../translation/translations.js';
import { LAYOUTS, type ReaderSettings, MEASURES, SIZES, changeSettings, useReaderSettings } from './reader-settings.js';
import { SettingToggle, ThemeToggle } from './setting-toggle.js';
import styles from './settings-menu.module.css';
import { t } from '../texts/bible.js';

const sizeNames = () => ({
  S: t('bible.small'),
  M: t('bible.medium'),
  L: t('bible.large'),
  XL: t('bible.extra-large'),
});
const measureNames = () => ({ narrow: t('bible.narrow'), medium: t('bible.medium'), wide: t('bible.wide') });
const layoutNames = () => ({ verses: t('bible.verse-by-verse'), paragraphs: t('bible.paragraphs') });

/** How the text is shown: size, lines, layout, what is told of its markup, and the theme. */
export function SettingsMenu() {
  const settings = useReaderSettings();
  const { translation } = useReading();
  const features = useTranslation(translation)?.features;
  const lacks = (feature: 'wordsOfJesus' | 'notes', hint: string) =>
    features && !features.includes(feature) ? hint : undefined;
  return (
    <div className={styles['menu']}>
      <Row name={t('bible.text-size')}>
        {(name) => (
          <Segmented<ReaderSettings['size']>
            block
            aria-label={name}
            value={settings.size}
            onChange={(size) => changeSettings({ size })}
            options={SIZES.map((value) => ({
              value,
              label: (
                <span className={styles['size']} data-size={value}>
                  <span aria-hidden>A</span>
                  <span className="visually-hidden">{sizeNames()[value]}</span>
                </span>
              ),
            }))}
          />
        )}
      </Row>
      <Row name={t('bible.line-length')}>
        {(name) => (
          <Segmented<ReaderSettings['measure']>
            block
            aria-label={name}
            value={settings.measure}
            onChange={(measure) => changeSettings({ measure })}
            options={MEASURES.map((value) => ({ value, label: measureNames()[value] }))}
          />
        )}
      </Row>
      <Row name={t('bible.layout')}>
        {(name) => (
          <Segmented<ReaderSettings['layout']>
            block
            aria-label={name}
            value={settings.layout}
            onChange={(layout) => changeSettings({ layout })}
            options={LAYOUTS.map((value) => ({ value, label: layoutNames()[value] }))}
          />
        )}
      </Row>
      <SettingToggle
        name={t('bible.words-of-jesus-in-colour')}
        on={settings.wordsOfJesus}
        hint={lacks('wordsOfJesus', t('bible.does-not-mark-words-of-jesus', { translation }))}
        onChange={(wordsOfJesus) => changeSettings({ wordsOfJesus })}
      />
      <SettingToggle
        name={t('bible.notes-of-text')}
        on={settings.notes}
        hint={lacks('notes', t('bible.has-no-notes', { translation }))}
        onChange={(notes) => changeSettings({ notes })}
      />
      <SettingToggle
        name={t('bible.titles-of-passages')}
        on={settings.titles}
        onChange={(titles) => changeSettings({ titles })}
      />
      <ThemeToggle />
    </div>
  );
}

function Row({ name, children }: { name: string; children: (name: string) => ReactNode }) {
  return (
    <div className={styles['row']}>
      <span className={styles['name']} aria-hidden>
        {name}
      </span>
      {children(name)}
    </div>
  );
}

interface SettingsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** On phones: how the text is shown, in a sheet that leaves the text above it in sight. */
export const SettingsSheet = ({ open, onClose }: SettingsSheetProps) => (
  <Sheet title={t('bible.text-size-and-theme')} open={open} onClose={onClose}>
    <SettingsMenu />
  </Sheet>
);
