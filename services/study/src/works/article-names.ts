import type { NotedArticle } from '@berea/text-packs';
import { wordsOf } from '../text/fold-words.js';

/** The longest name, in words. */
const LONGEST = 6;
const MOST_WORDS = 60;

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const ARTICLES = set('a an the');
/** 'the prophet Elijah', 'the town of Joppa' */
const TITLES = set('king queen prophet prophetess apostle judge priest saint st river town city mount mountain of the');
const ARE = set('is was are were');
/** Openings of a question that asks for no more than what follows. */
const OPENERS = {
  person: set('who whos'),
  place: set('where wheres what whats'),
  thing: set('what whats does define explain'),
} as const;
/** 'tell me about Josiah', 'the story of Deborah' */
const TELLING = set('about describe');
const STORY = set('story life history meaning definition happened happens');
/** 'what happened at Jericho' */
const LINKS = set('at in to with');
/** Words that may follow a name without asking for anything else. */
const ENDS = set('for and so because please mean located found');
const IN_THE_BIBLE = set('bible scripture scriptures old new testament christianity');

type Asked = keyof typeof OPENERS;
const askedOf = (kind: string): Asked => (kind === 'person' || kind === 'place' ? kind : 'thing');

/** Finds the article whose name a question asks about. */
export class ArticleNames {
  private readonly named = new Map<string, NotedArticle | undefined>();

  constructor(articles: readonly NotedArticle[]) {
    for (const article of articles) {
      const [short = ''] = article.name.split(',');
      for (const name of new Set([keyOf(article.name), keyOf(short)])) this.note(name, article);
    }
    const own = new Set(this.named.keys());
    for (const article of articles)
      for (const name of new Set(article.also.map(keyOf))) if (!own.has(name)) this.note(name, article);
  }

  /** 'Who was Huldah?', 'tell me about king Josiah', 'Joppa': nothing else is asked of what bears the name. */
  find(question: string): NotedArticle | undefined {
    for (const clause of question.split(/[.?!;:\n]/)) {
      const words = wordsOf(clause).slice(0, MOST_WORDS);
      for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1)
        for (let at = 0; at + length <= words.length; at += 1) {
          const article = this.named.get(words.slice(at, at + length).join(' '));
          if (article && asks(words.slice(0, at), words.slice(at + length), askedOf(article.kind))) return article;
        }
    }
    return undefined;
  }

  /** A name of several articles leads to none. */
  private note(name: string, article: NotedArticle): void {
    if (name) this.named.set(name, this.named.has(name) && this.named.get(name) !== article ? undefined : article);
  }
}

const keyOf = (name: string): string =>
  wordsOf(name)
    .filter((word, at) => at > 0 || !ARTICLES.has(word))
    .join(' ');

function asks(before: readonly string[], after: readonly string[], asked: Asked): boolean {
  const [next, ...then] = after.filter((word, at) => at > 0 || !ARE.has(word));
  const further = then.filter((word) => !ARTICLES.has(word) && !IN_THE_BIBLE.has(word));
  const isWhole =
    next === undefined || ENDS.has(next) || (next === 'in' && (!further.length || ENDS.has(further[0] ?? '')));
  if (!isWhole) return false;
  const opening = before.filter((word) => !TITLES.has(word) && !ARTICLES.has(word));
  const last = opening.filter((word) => !ARE.has(word) && !LINKS.has(word)).at(-1);
  // A thing is named in many a question that asks for verses on it.
  if (last === undefined) return asked !== 'thing' && after.length === 0;
  if (OPENERS[asked].has(last) || STORY.has(last)) return true;
  return asked !== 'thing' && TELLING.has(last);
}
