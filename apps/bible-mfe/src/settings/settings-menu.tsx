import { Segmented } from '@berea/ui/core';
import { Sheet } from '@berea/ui/data';
import type { ReactNode } from 'react';
import { useReading } from '../place/use-reading.js';
import { useTranslation } from '../translation/translations.js';
import { LAYOUTS, type ReaderSettings, MEASURES, SIZES, changeSettings, useReaderSettings } from './reader-settings.js';
import { SettingToggle, ThemeToggle } from './setting-toggle.js';
import styles from './settings-menu.module.css';

const SIZE_NAMES = { S: 'Small', M: 'Medium', L: 'Large', XL: 'Extra large' };
const MEASURE_NAMES = { narrow: 'Narrow', medium: 'Medium', wide: 'Wide' };
const LAYOUT_NAMES = { verses: 'Verse by verse', paragraphs: 'Paragraphs' };

/** How the text is shown: size, lines, layout, what is told of its markup, and the theme. */
export function SettingsMenu() {
  const settings = useReaderSettings();
  const { translation } = useReading();
  const features = useTranslation(translation)?.features;
  const lacks = (feature: 'wordsOfJesus' | 'notes', words: string) =>
    features && !features.includes(feature) ? `The ${translation} ${words}.` : undefined;
  return (
    <div className={styles['menu']}>
      <Row name="Text size">
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
                  <span className="visually-hidden">{SIZE_NAMES[value]}</span>
                </span>
              ),
            }))}
          />
        )}
      </Row>
      <Row name="Line length">
        {(name) => (
          <Segmented<ReaderSettings['measure']>
            block
            aria-label={name}
            value={settings.measure}
            onChange={(measure) => changeSettings({ measure })}
            options={MEASURES.map((value) => ({ value, label: MEASURE_NAMES[value] }))}
          />
        )}
      </Row>
      <Row name="Layout">
        {(name) => (
          <Segmented<ReaderSettings['layout']>
            block
            aria-label={name}
            value={settings.layout}
            onChange={(layout) => changeSettings({ layout })}
            options={LAYOUTS.map((value) => ({ value, label: LAYOUT_NAMES[value] }))}
          />
        )}
      </Row>
      <SettingToggle
        name="Words of Jesus in colour"
        on={settings.wordsOfJesus}
        hint={lacks('wordsOfJesus', 'does not mark them')}
        onChange={(wordsOfJesus) => changeSettings({ wordsOfJesus })}
      />
      <SettingToggle
        name="Notes of the text"
        on={settings.notes}
        hint={lacks('notes', 'has none')}
        onChange={(notes) => changeSettings({ notes })}
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
  <Sheet title="Text size and theme" open={open} onClose={onClose}>
    <SettingsMenu />
  </Sheet>
);
