import type { StudySection } from '@berea/contracts';
import { parseReferences, type Passage, passageOf } from '@berea/scripture';
import type { NotedArticle } from '@berea/text-packs';
import { passageName } from '../../text/passages.js';
import { isThingMeant } from '../../works/meant-things.js';
import { splitSentences } from '../prose/split-sentences.js';
import { sharedWeight, weighWords } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';
import { notedSection } from './noted-section.js';

type Context = Pick<StudyContext, 'library' | 'passage' | 'concordance'>;
type Text = Extract<StudySection, { type: 'text' }>;

const MOST_ARTICLES = 3;
const MOST_AROUND = 2;
/** In a longer passage an article on each name would hide the passage. */
const MOST_VERSES = 12;
/** Verses on both sides within which “them” and “there” have their names. */
const FARTHEST = 4;
/** An article is as long as a page of the Library; here its beginning and what it says of the passage are enough. */
const MOST_SENTENCES = 3;

/** The study Bible's articles on the persons, places and things that a passage names, each in a few of its sentences. */
export const articlesOn = (context: Context): Text[] =>
  articlesNamed(context, context.passage)
    .slice(0, MOST_ARTICLES)
    .map((article) => introduced(context, article, article.name));

/** Those on what the nearest verses of its section name, for a passage that names nothing itself. */
export function articlesAround(context: Context): Text[] {
  const section = notedSection(context);
  if (!section) return [];
  const { first, last } = context.passage;
  for (let reach = 1; reach <= FARTHEST; reach += 1) {
    const around = {
      first: Math.min(first, Math.max(first - reach, section.range[0])),
      last: Math.max(last, Math.min(last + reach, section.range[1])),
    };
    const found = articlesNamed(context, around).slice(0, MOST_AROUND);
    if (found.length)
      return found.map((article) => introduced(context, article, `${article.name}, in ${passageName(around)}`));
  }
  return [];
}

function articlesNamed({ library: { studyBible, tagged, texts, main } }: Context, passage: Passage): NotedArticle[] {
  const around = { first: passage.first, last: Math.min(passage.last, passage.first + 2 * MOST_VERSES) };
  // A modern translation writes some names otherwise: 'Isaiah', where the King James Version has 'Esaias'.
  const verses = [main, ...texts.filter(({ language }) => language.startsWith('en'))].flatMap((text) =>
    text.slice(around),
  );
  const isMeant = (article: NotedArticle) => !tagged || isThingMeant(main, tagged, article, around);
  return studyBible?.articlesOn(verses, around, isMeant) ?? [];
}

function introduced(context: Context, { text }: NotedArticle, title: string): Text {
  const { studyBible } = context.library;
  return {
    type: 'text',
    title,
    text: introductionOf(context, text),
    ...(studyBible && { source: studyBible.source }),
  };
}

/** The first sentences of an article; the one that tells most of the passage, or of its section, stands among them. */
function introductionOf(context: Context, text: string): string {
  const { concordance, passage } = context;
  const sentences = splitSentences(text);
  const first = sentences.slice(0, MOST_SENTENCES - 1);
  const rest = sentences.slice(MOST_SENTENCES - 1);
  const { title = '', about = '' } = notedSection(context) ?? {};
  const weights = weighWords(concordance, `${title} ${about}`);
  const tells = (sentence: string) =>
    tellsOf(sentence, passage) ? Infinity : sharedWeight(concordance, weights, sentence);
  const [best = ''] = rest.toSorted((one, other) => tells(other) - tells(one));
  return [...first, best].filter(Boolean).join(' ');
}

const tellsOf = (sentence: string, { first, last }: Passage): boolean =>
  /\d:\d/.test(sentence) &&
  parseReferences(sentence).some((reference) => {
    const place = passageOf(reference);
    return place !== undefined && place.first <= last && first <= place.last;
  });
