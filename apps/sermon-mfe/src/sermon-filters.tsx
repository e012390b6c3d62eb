import { Select } from '@berea/ui/forms';
import { useSermonYears } from './data/sermons.js';
import { useSearchParams } from '@berea/web/router';
import { useCallback, useMemo } from 'react';
import styles from './sermon-page.module.css';
import { t } from './texts/sermons.js';

/** Which of the sermons are shown, as the address says it: `?year=2026&preached=no`. */
export interface SermonChoice {
  readonly year: number | undefined;
  readonly preached: 'yes' | 'no' | undefined;
}

export function useSermonChoice() {
  const [params, setParams] = useSearchParams();
  const [year, preached] = [params.get('year') ?? '', params.get('preached')];
  const choice = useMemo(
    (): SermonChoice => ({
      year: /^[1-9]\d{3}$/.test(year) ? Number(year) : undefined,
      preached: preached === 'yes' || preached === 'no' ? preached : undefined,
    }),
    [year, preached],
  );
  const choose = useCallback(
    (chosen: Partial<SermonChoice>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(chosen)) {
            if (value === undefined) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { choice, choose };
}

const ALL = 'all';

interface SermonFiltersProps {
  readonly choice: SermonChoice;
  readonly onChoose: (chosen: Partial<SermonChoice>) => void;
}

/** A year, and preached or not; each is offered where there is something to choose from. */
export function SermonFilters({ choice: { year, preached }, onChoose }: SermonFiltersProps) {
  const years = useSermonYears().data ?? [];
  const known = years.some((each) => each.year === year);
  const options = [
    { value: ALL, label: t('sermons.all-years') },
    ...years.map((each) => ({ value: String(each.year), label: `${each.year} (${each.sermons})` })),
    // An address may name a year in which there is none.
    ...(year === undefined || known ? [] : [{ value: String(year), label: `${year} (0)` }]),
  ];
  return (
    <>
      {options.length > 1 && (
        <Select<string>
          className={styles['year'] ?? ''}
          aria-label={t('sermons.year-of-sermons')}
          options={options}
          value={year === undefined ? ALL : String(year)}
          onChange={(chosen) => onChoose({ year: chosen === ALL ? undefined : Number(chosen) })}
        />
      )}
      <Select<string>
        className={styles['preached'] ?? ''}
        aria-label={t('sermons.preached-or-not')}
        options={[
          { value: ALL, label: t('sermons.preached-or-not') },
          { value: 'yes', label: t('sermons.preached') },
          { value: 'no', label: t('sermons.those-not-yet-preached') },
        ]}
        value={preached ?? ALL}
        onChange={(chosen) => onChoose({ preached: chosen === 'yes' || chosen === 'no' ? chosen : undefined })}
      />
    </>
  );
}
