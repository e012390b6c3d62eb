import type { Place } from '@berea/contracts';
import { Segmented, useIsPhone } from '@berea/ui/core';
import { useSearchParams } from '@berea/web/router';
import { useId, useLayoutEffect, useRef } from 'react';
import { touches } from '../harmony-links/touches.js';
import { t } from '../texts/harmony.js';
import { HarmonyCell } from './harmony-cell.js';
import { columnNames } from './harmony-names.js';
import { ColumnName, type HarmonyViewProps } from './harmony-table.js';
import styles from './harmony.module.css';

/** Which passage is shown, in the address: 'Mark'. */
const SHOWN = 'in';

/** Passages one at a time. Another one begins at the row that is being read. @param asked whose passage is shown at first */
export function HarmonyPassages({
  section: { columns, rows },
  name,
  asked,
  ...cell
}: HarmonyViewProps & { asked: Place }) {
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const phone = useIsPhone();
  const names = columnNames(columns);
  const own = columns.findIndex((column) => touches(column, asked));
  const chosen = names.findIndex((each) => each.name === search.get(SHOWN));
  const shown = chosen >= 0 ? chosen : Math.max(0, own);
  const column = columns[shown];
  const { list, keepRow } = useRowInSight(shown);
  const choose = (index: number) => {
    keepRow();
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(SHOWN, names[index]?.name ?? '');
        return after;
      },
      { replace: true },
    );
  };
  return (
    <div className={styles['passages']}>
      <div className={styles['switch']}>
        <Segmented
          block
          aria-label={`${t('harmony.passage')}: ${name}`}
          options={names.map((each, value) => ({
            // Three full names have no room on a narrow phone.
            label: phone && names.length > 2 ? <abbr title={each.name}>{each.short}</abbr> : each.name,
            value,
          }))}
          value={shown}
          onChange={choose}
        />
      </div>
      {column && (
        <section ref={list} aria-labelledby={id}>
          <h3 id={id} className={styles['name']}>
            <ColumnName column={column} />
          </h3>
          {rows.map(
            ({ cells }, row) =>
              Boolean(cells[shown]?.length) && (
                <div key={row} className={styles['part']} data-row={row}>
                  <HarmonyCell {...cell} column={column} row={row} places={cells[shown] ?? []} />
                </div>
              ),
          )}
        </section>
      )}
    </div>
  );
}

/** Where what is read begins, below the bars. */
const BARS_PX = 130;

/** Keeps the row that is being read in its place, while another passage takes the place of the one that was shown. */
function useRowInSight(shown: number) {
  const list = useRef<HTMLElement>(null);
  const kept = useRef<{ readonly row: number; readonly top: number }>(undefined);
  useLayoutEffect(() => {
    const row = kept.current;
    kept.current = undefined;
    if (!row) return;
    const parts = partsOf(list.current);
    const same = parts.find((part) => rowOf(part) >= row.row) ?? parts.at(-1);
    if (same) window.scrollBy(0, same.getBoundingClientRect().top - row.top);
  }, [shown]);
  const keepRow = () => {
    const parts = partsOf(list.current);
    const part =
      parts.find((each) => each.getBoundingClientRect().top > BARS_PX) ??
      parts.find((each) => each.getBoundingClientRect().bottom > BARS_PX);
    // At the beginning nothing moves.
    if (!part || part.previousElementSibling?.tagName === 'H3') return;
    kept.current = { row: rowOf(part), top: part.getBoundingClientRect().top };
  };
  return { list, keepRow };
}

const partsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];
const rowOf = (part: HTMLElement): number => Number(part.dataset['row']);
