import type { HeadingKind, MarkKind, NoteKind } from '@berea/text-packs';
import { GrowingText } from './verse-text.js';

/** The meaning of a module's notes: translators' alternatives of 1611, or an editor's footnotes. */
export interface OsisOptions {
  readonly notes: 'margin' | 'footnote';
  /** Whether its Strong's numbers are to be read. */
  readonly withWords: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** An element that is open. */
export interface OsisElement {
  readonly name: string;
  /** The target of its text. */
  readonly target: 'verse' | 'heading' | 'note' | 'nowhere';
  /** The place in the verse where it begins. */
  readonly start: number;
  readonly strongs?: readonly string[];
  readonly mark?: MarkKind;
  readonly heading?: HeadingKind;
  readonly note?: NoteKind;
  /** The target of its text if that is not the verse: its own, or that of the element around it. */
  readonly aside?: GrowingText | undefined;
  /** Whether it is a divine name or a part of one. */
  readonly divine: boolean;
}

/** The context in which an element opens. */
export interface Surroundings {
  readonly inside: OsisElement | undefined;
  readonly isInNote: boolean;
  /** Place in the verse. */
  readonly start: number;
  readonly isAfterText: boolean;
  /** `Ps.119.9` */
  readonly place: string;
}

/** The meaning of an element for the verse, by its name and attributes. */
export function openElement(
  name: string,
  attributes: Attributes,
  { inside, isInNote, start, isAfterText, place }: Surroundings,
  options: OsisOptions,
): OsisElement {
  const type = attributes['type'];
  const plain: OsisElement = {
    name,
    target: inside?.target ?? 'verse',
    start,
    aside: inside?.aside,
    divine: (inside?.divine ?? false) || name === 'divineName',
  };
  switch (name) {
    case 'note': {
      const note = type === 'crossReference' ? 'reference' : options.notes;
      return { ...plain, target: 'note', note, aside: new GrowingText() };
    }
    case 'reference':
      return type === 'annotateRef' ? { ...plain, target: 'nowhere' } : plain;
    case 'title':
      if (isInNote) return plain;
      if (type === 'main' || type === 'x-introduction') return { ...plain, target: 'nowhere' };
      return headed(plain, headingKind(type, place, isAfterText));
    case 'speaker':
      return headed(plain, 'speaker');
    case 'w':
      return options.withWords ? { ...plain, strongs: readStrongs(attributes['lemma']) } : plain;
    case 'transChange':
      return type === 'added' ? { ...plain, mark: 'added' } : plain;
    case 'divineName':
      return { ...plain, mark: 'divineName' };
    case 'q':
      // Milestones with one of these ids mark words of Jesus across verses.
      return attributes['who'] === 'Jesus' && !attributes['sID'] && !attributes['eID']
        ? { ...plain, mark: 'jesus' }
        : plain;
    default:
      return plain;
  }
}

const headed = (element: OsisElement, heading: HeadingKind): OsisElement => ({
  ...element,
  target: 'heading',
  heading,
  aside: new GrowingText(),
});

function headingKind(type: string | undefined, place: string, isAfterText: boolean): HeadingKind {
  // The letters of the acrostic are marked as psalm titles in some modules; this psalm has no title of its own.
  if (/^Ps\.119(\.|$)/.test(place)) return 'acrostic';
  if (type === 'psalm') return 'psalm';
  return isAfterText ? 'colophon' : 'section';
}

/** `strong:H0430 strong:H7225` → `H430`, `H7225`. */
function readStrongs(lemma: string | undefined): string[] {
  return [...(lemma ?? '').matchAll(/\b(?:strong:)?([GH])0*(\d+)/g)].map(
    ([, language, number]) => `${language}${number}`,
  );
}
