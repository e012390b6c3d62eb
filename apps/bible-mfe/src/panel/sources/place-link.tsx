import { useAddToSermon, versePiece } from '@berea/answers';
import type { Place } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { Popover } from '@berea/ui/data';
import { explain, useChapter } from '@berea/web';
import { Link } from '@berea/web/router';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useReading } from '../../place/use-reading.js';
import { referenceOf } from '../../place/verse-range.js';
import { versesToText } from '../../sharing/verses-to-text.js';
import styles from './place-link.module.css';
import { t } from '../../texts/works.js';

interface PlaceLinkProps {
  readonly place: Place;
  /** Set if the words of the place are shown beside it. */
  readonly plain?: boolean;
  /** The reference, as usual, without it. */
  readonly children?: ReactNode;
}

/** A place that opens in the reader, in the translations that are read; shows its words on hover, focus or tap. */
export function PlaceLink({ place, plain = false, children = referenceOf(place) }: PlaceLinkProps) {
  const { hrefOf } = useReading();
  const [open, setOpen] = useState(false);
  if (plain) {
    return (
      <Link className={styles['place']} to={hrefOf(place)}>
        {children}
      </Link>
    );
  }
  const onClick = (event: MouseEvent) => {
    // A finger cannot hover: its first tap shows the verse, from where it goes on.
    if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // It closes the card alone, and leaves the panel where it is.
    event.preventDefault();
    setOpen(false);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger={['hover', 'focus']}
      title={referenceOf(place)}
      content={<VersePreview place={place} />}
      // The text around the reference stays in sight.
      placement="bottom"
      mouseEnterDelay={0.15}
      destroyOnHidden
    >
      <Link className={styles['place']} to={hrefOf(place)} onClick={onClick} onKeyDown={onKeyDown}>
        {children}
      </Link>
    </Popover>
  );
}

const MOST_VERSES = 3;

/** The words of a place, fetched when they are asked for. */
function VersePreview({ place }: { place: Place }) {
  const { translation, hrefOf } = useReading();
  const query = useChapter(place.book, place.chapter, { translation });
  const add = useAddToSermon({ added: t('works.verse-added-to-your-sermon-preparation') });
  const verses = query.isPlaceholderData
    ? undefined
    : query.data?.verses.filter(({ verse }) => verse >= place.verse && verse <= place.endVerse);
  return (
    // Pressed, it must not take the focus from the link: the card would be gone before its own link is reached.
    <div className={styles['card']} onMouseDown={(event) => event.preventDefault()}>
      {query.isError && <p role="alert">{explain(query.error)}</p>}
      {!query.isError && !verses && <p role="status">{t('works.loading-verse')}</p>}
      {verses && (
        <div className={styles['words']} lang={query.data?.language} dir={query.data?.direction}>
          {verses.slice(0, MOST_VERSES).map(({ verse, text }) => (
            <p key={verse}>{text}</p>
          ))}
          {verses.length > MOST_VERSES && <p>…</p>}
        </div>
      )}
      {verses?.length === 0 && <p>{t('works.translation-does-not-have-this-verse', { translation })}</p>}
      <p className={styles['meta']}>
        <span>{translation}</span>
        {verses && verses.length > 0 && (
          <Button
            type="link"
            size="small"
            onClick={() =>
              add({
                ...versePiece(versesToText(verses), referenceOf(place), translation),
                kind: 'cross-reference',
              })
            }
          >
            {t('works.add-to-sermon')}
          </Button>
        )}
        <Link to={hrefOf(place)}>{t('works.open-in-bible')}</Link>
      </p>
    </div>
  );
}
