import type { ParallelColumn, ParallelPassages } from '@berea/contracts';
import { Link } from '@berea/web/router';
import { Fragment } from 'react';
import { useReading } from '../place/use-reading.js';
import type { ReaderSettings } from '../settings/reader-settings.js';
import { HarmonyCell } from './harmony-cell.js';
import { placeName } from './harmony-names.js';
import type { HarmonyTexts } from './harmony-texts.js';
import styles from './harmony.module.css';
import type { Differing } from './use-differing.js';

export interface HarmonyViewProps {
  readonly section: ParallelPassages;
  /** What the whole is called, for screen readers. */
  readonly name: string;
  readonly texts: HarmonyTexts;
  readonly differing: Differing;
  readonly settings: ReaderSettings;
}

/** Passages side by side: a column for each, a row for what belongs together. */
export function HarmonyTable({ section: { columns, rows }, name, ...cell }: HarmonyViewProps) {
  return (
    <table className={styles['table']} data-columns={columns.length} aria-label={name}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              <ColumnName column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells }, row) => (
          <tr key={row}>
            {columns.map((column, index) => (
              <td key={index}>
                <HarmonyCell {...cell} column={column} row={row} places={cells[index] ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The places of a column, each of which leads into its chapter. */
export function ColumnName({ column: { places } }: { column: ParallelColumn }) {
  const { hrefOf } = useReading();
  return places.map((place, index) => (
    <Fragment key={index}>
      {index > 0 && '; '}
      <Link to={hrefOf(place)}>{placeName(place, index === 0)}</Link>
    </Fragment>
  ));
}
