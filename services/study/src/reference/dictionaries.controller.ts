import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { type DictionaryEntry as DescribedEntry, type DictionaryEntryTitle, studyContract } from '@berea/contracts';
import { cutText } from '@berea/contracts/values';
import { ApiError } from '@berea/server';
import type { BibleDictionary, DictionaryEntry } from '../works/bible-dictionary.js';
import { letterOf } from '../works/dictionary-names.js';
import { Library } from '../works/library.js';
import { fold, wordsOf } from '../text/fold-words.js';
import { passageName, placeOf } from '../text/passages.js';

const { entries, entry } = studyContract.dictionaries;

const LONGEST_EXCERPT = 140;
/** Fewer letters begin words of nearly every article. */
const SHORTEST = 3;
/** Words before the one that was found. */
const BEFORE = 50;

@Controller()
export class DictionariesController {
  constructor(@Inject(Library) private readonly library: Library) {}

  @Implement(entries)
  entries() {
    return implement(entries).handler(async ({ input: { dictionary: id, q = '', letter, offset, limit } }) => {
      const dictionary = await this.dictionary(id);
      const { names } = dictionary;
      const words = wordsOf(q);
      const written = (words.at(-1) ?? '').length >= SHORTEST;
      const named = names.find(q);
      const found = q.trim()
        ? [...new Set([...named, ...(written ? await dictionary.withWords(words) : [])])]
        : letter === undefined
          ? dictionary.entries
          : names.startingWith(letter);
      return {
        letters: names.letters,
        total: found.length,
        results: found
          .slice(offset, offset + limit)
          .map((each) => titleOf(dictionary, each, named.includes(each) ? undefined : words.at(-1))),
        near: words.length && !named.length ? names.near(q).map((each) => titleOf(dictionary, each)) : [],
        source: dictionary.source,
      };
    });
  }

  @Implement(entry)
  entry() {
    return implement(entry).handler(async ({ input: { dictionary: id, id: entryId } }) => {
      const dictionary = await this.dictionary(id);
      const found = dictionary.entry(fold(entryId));
      if (!found) {
        throw new ApiError('dictionary_entry_unknown', { values: { title: dictionary.title, id: entryId } });
      }
      return describeEntry(dictionary, found);
    });
  }

  /** @throws ApiError 404 with how to add it, or with those that are installed */
  private async dictionary(id: string): Promise<BibleDictionary> {
    await this.library.loaded;
    const { dictionaries } = this.library;
    const found = dictionaries.find(({ source }) => source === id);
    if (found) return found;
    const known = this.library.works().some((work) => work.id === id && work.kind === 'dictionary' && !work.installed);
    if (known) throw this.library.notThere(id);
    const installed = dictionaries.map(({ source }) => source).join(', ') || 'none';
    throw new ApiError('dictionary_unknown', { values: { id, installed } });
  }
}

function describeEntry(dictionary: BibleDictionary, found: DictionaryEntry): DescribedEntry {
  const { id, name, ranges, place } = found;
  const [previous, next] = [dictionary.entries[place - 1], dictionary.entries[place + 1]];
  return {
    id,
    name,
    letter: letterOf(name),
    text: dictionary.textOf(found),
    references: ranges.map(([first, last]) => ({
      reference: passageName({ first, last }),
      place: placeOf({ first, last }),
    })),
    see: dictionary.pointedTo(found).map((other) => titleOf(dictionary, other)),
    ...(previous && { previous: titleOf(dictionary, previous) }),
    ...(next && { next: titleOf(dictionary, next) }),
    source: dictionary.source,
  };
}

/** @param word a word of the article that was looked for */
function titleOf(dictionary: BibleDictionary, found: DictionaryEntry, word?: string): DictionaryEntryTitle {
  const text = dictionary.textOf(found).replace(/\s+/g, ' ');
  const at = word === undefined ? 0 : Math.max(0, fold(text).indexOf(word));
  // Folding may change the length of a text by some letters, so this is near the word, not at it.
  const from = at > LONGEST_EXCERPT - BEFORE ? text.indexOf(' ', at - BEFORE) + 1 : 0;
  const cut = cutText(text.slice(from), LONGEST_EXCERPT);
  const end = from + cut.length < text.length ? '…' : '';
  return { id: found.id, name: found.name, excerpt: `${from > 0 ? '… ' : ''}${cut.trimEnd()}${end}` };
}
