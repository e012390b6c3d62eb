import { Segmented } from '@berea/ui/core';
import type { ReactNode } from 'react';
import { useReading } from '../place/use-reading.js';
import { useTranslation } from '../translation/use-translation.js';
import { LAYOUTS, type Look, MEASURES, SIZES } from './reader-settings.js';
import styles from './settings-menu.module.css';
import { LookToggle } from './setting-toggle.js';
import { ThemeToggle } from './theme-toggle.js';
import { changeLook, useLook } from './use-reader-settings.js';

const SIZE_NAMES = { S: 'Small', M: 'Medium', L: 'Large', XL: 'Extra large' };
const MEASURE_NAMES = { narrow: 'Narrow', medium: 'Medium', wide: 'Wide' };
const LAYOUT_NAMES = { verses: 'Verse by verse', paragraphs: 'Paragraphs' };

/** How the text is shown: size, lines, layout, what is told of its markup, and the theme. */
export function LookMenu() {
  const look = useLook();
  const { translation } = useReading();
  const features = useTranslation(translation)?.features;
  const lacks = (feature: 'wordsOfJesus' | 'notes', words: string) =>
    features && !features.includes(feature) ? `The ${translation} ${words}.` : undefined;
  return (
    <div className={styles['menu']}>
      <Row name="Text size">
        {(name) => (
          <Segmented<Look['size']>
            block
            aria-label={name}
            value={look.size}
            onChange={(size) => changeLook({ size })}
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
          <Segmented<Look['measure']>
            block
            aria-label={name}
            value={look.measure}
            onChange={(measure) => changeLook({ measure })}
            options={MEASURES.map((value) => ({ value, label: MEASURE_NAMES[value] }))}
          />
        )}
      </Row>
      <Row name="Layout">
        {(name) => (
          <Segmented<Look['layout']>
            block
            aria-label={name}
            value={look.layout}
            onChange={(layout) => changeLook({ layout })}
            options={LAYOUTS.map((value) => ({ value, label: LAYOUT_NAMES[value] }))}
          />
        )}
      </Row>
      <LookToggle
        name="Words of Jesus in colour"
        on={look.wordsOfJesus}
        hint={lacks('wordsOfJesus', 'does not mark them')}
        onChange={(wordsOfJesus) => changeLook({ wordsOfJesus })}
      />
      <LookToggle
        name="Notes of the text"
        on={look.notes}
        hint={lacks('notes', 'has none')}
        onChange={(notes) => changeLook({ notes })}
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
