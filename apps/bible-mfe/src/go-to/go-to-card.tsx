import { type Book, BOOKS, formatReference } from '@berea/scripture';
import {
  Button,
  IconButton,
  Input,
  prepareReferenceReader,
  useIsPhone,
  useMedia,
  useReferenceReader,
} from '@berea/ui/core';
import { ChevronRight, Search, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useChapterAnnotations } from '../annotations/chapter-annotations.js';
import { type Target, useReading } from '../place/use-reading.js';
import { CellGrid, AnnotationsLegend, useBookAnnotations, useBooksAnnotations } from './cell-grid.js';
import styles from './go-to.module.css';
import { readTyped } from './read-typed.js';
import { recentPlaces } from '../place/recent-places.js';
import { shortName } from '../place/chapters.js';
import { t } from '../texts/places.js';

type Step = 'book' | 'chapter' | 'verse';

const booksOf = (testament: Book['testament']) =>
  BOOKS.filter((book) => book.testament === testament).map((book) => ({
    value: book.name,
    text: shortName(book),
    // The name contains the visible text: voice control finds the cell by it.
    name: shortName(book) === book.name ? book.name : `${book.name}, ${shortName(book)}`,
  }));
const OLD = booksOf('old');
const NEW = booksOf('new');

export interface GoToCardProps {
  /** Id of the field, which has the focus at first unless a keyboard would come over the page for it. */
  readonly fieldId: string;
  readonly onClose: () => void;
}

/** Book, chapter and verse side by side, in small windows one after the other; or typed; or where one was before. */
export function GoToCard({ fieldId, onClose }: GoToCardProps) {
  const phone = useIsPhone();
  const stepwise = useMedia('(max-width: 1023px)');
  const columns = { book: phone ? 6 : 7, chapter: phone ? 6 : stepwise ? 10 : 5, verse: phone || !stepwise ? 6 : 10 };
  const card = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const { place, open } = useReading();
  const [book, setBook] = useState(place.book);
  const [chapter, setChapter] = useState<number | undefined>(place.chapter);
  const [step, setStep] = useState<Step>('book');
  const [typed, setTyped] = useState('');
  const recent = useMemo(() => recentPlaces(place.book.name, place.chapter), [place]);
  const booksAnnotations = useBooksAnnotations();
  const annotated = (books: ReturnType<typeof booksOf>) =>
    books.map((each) => ({ ...each, annotations: booksAnnotations.get(each.value) }));
  const bookAnnotations = useBookAnnotations(book.name);
  const verseAnnotations = useChapterAnnotations(book.name, chapter ?? 0);
  const reader = useReferenceReader();
  const asked = readTyped(typed, reader);
  const here = book === place.book && chapter === place.chapter;

  // On to the next choice, whose predecessor may be gone; who types stays in the field.
  useEffect(() => {
    if (chosen > 0) card.current?.querySelector<HTMLElement>(`[data-step="${step}"] [tabindex="0"]`)?.focus();
  }, [chosen, step]);

  const go = (target: Target) => {
    onClose();
    open(target);
  };
  const chooseBook = (name: string | number) => {
    const next = BOOKS.find((each) => each.name === name);
    if (!next) return;
    setBook(next);
    // A book with one chapter leaves nothing to choose.
    setChapter(next.chapters === 1 ? 1 : undefined);
    setStep(next.chapters === 1 ? 'verse' : 'chapter');
    setChosen(chosen + 1);
  };
  const chooseChapter = (number: string | number) => {
    setChapter(Number(number));
    setStep('verse');
    setChosen(chosen + 1);
  };
  const type = (text: string) => {
    setTyped(text);
    const found = readTyped(text, reader);
    if (!found) return;
    setBook(found.book);
    setChapter(found.chapter);
    setStep(found.chapter === undefined ? 'chapter' : 'verse');
  };
  const goToTyped = async () => {
    // A quick typist has typed all of it before the reader is there.
    const named = readTyped(typed, reader ?? (await prepareReferenceReader()));
    const { wrong, ...target } = named ?? { book, chapter };
    if (!wrong) go({ ...target, book: target.book.name, chapter: target.chapter ?? 1 });
  };
  const shows = (each: Step) => !stepwise || step === each;
  return (
    <div ref={card} className={styles['card']}>
      <header className={styles['head']}>
        <nav className={styles['crumbs']} aria-label={t('places.chosen-so-far')}>
          <button type="button" aria-current={step === 'book' || undefined} onClick={() => setStep('book')}>
            {book.name}
          </button>
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          <button type="button" aria-current={step === 'chapter' || undefined} onClick={() => setStep('chapter')}>
            {chapter ?? t('places.chapter')}
          </button>
          {chapter !== undefined && (
            <>
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
              <span data-now={step === 'verse' || undefined}>{t('places.verse')}</span>
            </>
          )}
        </nav>
        <form
          className={styles['typed']}
          onSubmit={(event) => {
            event.preventDefault();
            void goToTyped();
          }}
        >
          <Input
            id={fieldId}
            aria-label={t('places.type-place')}
            placeholder={t('places.or-type-it-rom-8-28')}
            autoComplete="off"
            enterKeyHint="go"
            prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </form>
        <IconButton
          className={styles['close'] ?? ''}
          icon={X}
          iconSize={20}
          label={t('places.close')}
          tooltip=""
          onClick={onClose}
        />
      </header>
      <p role="status" className={styles['wrong']}>
        {asked?.wrong ?? (typed.trim() && !asked ? t('places.there-is-no-such-book') : '')}
      </p>
      {recent.length > 0 && shows('book') && (
        <nav className={styles['recent']} aria-label={t('places.recent-places')}>
          <span aria-hidden>{t('places.recent')}</span>
          {recent.map(({ book: { name }, chapter: number }) => (
            <button key={`${name} ${number}`} type="button" onClick={() => go({ book: name, chapter: number })}>
              {formatReference(name, number)}
            </button>
          ))}
        </nav>
      )}
      <div className={styles['columns']}>
        {shows('book') && (
          <div className={styles['column']} data-step="book">
            <CellGrid
              label={t('places.old-testament')}
              columns={columns.book}
              cells={annotated(OLD)}
              current={book.name}
              onPress={chooseBook}
            />
            <CellGrid
              label={t('places.new-testament')}
              columns={columns.book}
              cells={annotated(NEW)}
              current={book.name}
              onPress={chooseBook}
            />
          </div>
        )}
        {shows('chapter') && (
          <div className={styles['column']} data-step="chapter">
            <CellGrid
              label={t('places.book-chapter', { book: book.name })}
              columns={columns.chapter}
              cells={numbered(book.chapters, chapterName, (number) => bookAnnotations.get(number))}
              current={chapter}
              onPress={chooseChapter}
            />
          </div>
        )}
        {shows('verse') && (
          <div className={styles['column']} data-step="verse">
            {chapter === undefined ? (
              <p className={styles['hint']}>{t('places.choose-chapter-to-see-its-verses')}</p>
            ) : (
              <CellGrid
                label={t('places.place-verse', { place: formatReference(book.name, chapter) })}
                columns={columns.verse}
                cells={numbered(book.verseCounts[chapter - 1] ?? 0, verseName, (number) =>
                  verseAnnotations.get(number),
                )}
                current={here ? place.verses?.from : undefined}
                onPress={(verse) => go({ book: book.name, chapter, verse: Number(verse) })}
              />
            )}
          </div>
        )}
      </div>
      <footer className={styles['foot']}>
        <AnnotationsLegend />
        <Button type="primary" onClick={() => go({ book: book.name, chapter: chapter ?? 1 })}>
          {t('places.open-place', { place: formatReference(book.name, chapter ?? 1) })}
        </Button>
      </footer>
    </div>
  );
}

const chapterName = (number: number) => t('places.chapter-number', { number });
const verseName = (number: number) => t('places.verse-number', { number });

const numbered = (
  count: number,
  nameOf: (number: number) => string,
  annotationsOf: (number: number) => object | undefined,
) =>
  Array.from({ length: count }, (_, index) => ({
    value: index + 1,
    text: String(index + 1),
    name: nameOf(index + 1),
    annotations: annotationsOf(index + 1),
  }));
