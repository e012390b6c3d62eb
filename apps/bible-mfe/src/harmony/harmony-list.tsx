import type { ParallelPassages } from '@berea/contracts';
import { Link } from '@berea/web/router';
import { useId } from 'react';
import { harmonyOf } from '../place/harmony-address.js';
import { useReading } from '../place/use-reading.js';
import { referenceOf } from '../place/verse-range.js';
import { longest } from './harmony-names.js';
import styles from './harmony.module.css';

interface HarmonyListProps {
  readonly title: string;
  readonly book: string;
  readonly chapter: number;
  readonly sections: readonly ParallelPassages[];
}

/** Parallel passages of a chapter by their titles, each with its columns. */
export function HarmonyList({ title, book, chapter, sections }: HarmonyListProps) {
  const id = useId();
  const { hrefOf } = useReading();
  if (sections.length === 0) return null;
  return (
    <section className={styles['list']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {sections.map((section, index) => {
          const places = section.columns.flatMap((column) => column.places);
          const here = places.find((place) => place.book === book && place.chapter === chapter);
          return (
            here && (
              <li key={index}>
                <Link to={harmonyOf(hrefOf(here))}>{section.title}</Link>
                <span>{namesOf(section)}</span>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

/** 'Matthew 3:13–17 · Mark 1:9–11' */
const namesOf = ({ columns }: ParallelPassages): string =>
  columns
    .flatMap(({ places }) => longest(places) ?? [])
    .map(referenceOf)
    .join(' · ');
