import { Link } from '@berea/web/router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../texts/berea-notes.js';
import styles from './berea-notes.module.css';

/** A part of an entry under a heading. @param name its id on the page */
export const Part = ({ name, title, children }: { name: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={name}>
    <h3 id={name}>{title}</h3>
    {children}
  </section>
);

interface Neighbour {
  readonly to: string;
  readonly title: string;
  /** The verses that it is about. */
  readonly reference?: string;
}

interface NeighboursProps {
  /** 'Other passages' */
  readonly name: string;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** The entries before and after this one, so that the work is read from beginning to end. */
export function Neighbours({ name, previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles['neighbours']} aria-label={name}>
      {previous && <NeighbourLink of={previous} says={t('berea-notes.previous')} />}
      {next && <NeighbourLink of={next} says={t('berea-notes.next')} next />}
    </nav>
  );
}

interface NeighbourLinkProps {
  readonly of: Neighbour;
  readonly says: string;
  /** It comes after, rather than before. */
  readonly next?: boolean;
}

function NeighbourLink({ of: { to, title, reference }, says, next = false }: NeighbourLinkProps) {
  const Arrow = next ? ArrowRight : ArrowLeft;
  return (
    <Link to={to} data-next={next || undefined}>
      <Arrow size={18} aria-hidden />
      <span>
        <small>{reference ? `${says}: ${reference}` : says}</small>
        {title}
      </span>
    </Link>
  );
}
