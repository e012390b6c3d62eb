import { NotedText } from '@berea/answers';
import type { NotedSectionTitle } from '@berea/contracts';
import { Link } from '@berea/web/router';
import type { ReactNode } from 'react';

type NamedPlace = Pick<NotedSectionTitle, 'reference' | 'place'>;

/** Address at which the reader shows verses, marked. */
export const readerAddress = ({ book, chapter, verse, endVerse }: NamedPlace['place']): string =>
  `/bible/${encodeURIComponent(book)}/${chapter}/${verse}${endVerse > verse ? `-${endVerse}` : ''}`;

/** Verses, as a link into the reader. */
export const VerseLink = ({ place, children }: { place: NamedPlace['place']; children: ReactNode }) => (
  <Link to={readerAddress(place)}>{children}</Link>
);

/** A part of a book, as a link into the reader; whole chapters have no verse to be marked. */
export const PartLink = ({ of: { reference, place } }: { of: NamedPlace }) =>
  reference.includes(':') ? (
    <VerseLink place={place}>{reference}</VerseLink>
  ) : (
    <Link to={`/bible/${encodeURIComponent(place.book)}/${place.chapter}`}>{reference}</Link>
  );

/** A text of Berea Notes, with the verses that it names as links into the reader. */
export const LinkedText = ({ text }: { text: string }) => (
  <NotedText text={text} link={(place, written) => <VerseLink place={place}>{written}</VerseLink>} />
);
