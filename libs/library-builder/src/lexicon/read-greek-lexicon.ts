import type { LexiconEntry, LexiconPack } from '@berea/text-packs';
import { Parser } from 'htmlparser2';
import { GrowingText } from '../osis/verse-text.js';
import { tidyText } from '../prose/tidy-text.js';
import type { DictionaryEntry } from '../sword/dictionary.js';

/** Strong's Greek dictionary. Numbers that he never used are left out. */
export function readGreekLexicon(entries: readonly DictionaryEntry[]): LexiconPack {
  const read = entries.map(({ key, text }) => readEntry(Number(key), text));
  return { kind: 'lexicon', language: 'grc', entries: read.filter(({ lemma }) => lemma) };
}

/** The target of text: the head of the entry, the text around its definition, or nowhere (a transcription in ASCII). */
type Part = 'lemma' | 'transliteration' | 'pronunciation' | 'derivation' | 'definition' | 'nowhere';

function readEntry(number: number, markup: string): LexiconEntry {
  const texts = {
    lemma: new GrowingText(),
    transliteration: new GrowingText(),
    pronunciation: new GrowingText(),
    derivation: new GrowingText(),
    definition: new GrowingText(),
    nowhere: new GrowingText(),
  };
  const see = new Set<string>();
  const open: Part[] = ['derivation'];
  const outer = (): Part => open.at(-1) ?? 'derivation';
  let defined = false;
  let reference = '';
  const isHead = (part: Part) => !defined && !texts[part].length;
  const partOf = (name: string, attributes: Record<string, string>): Part => {
    if (name === 'orth' && attributes['type'] === 'writing') return 'nowhere';
    if (name === 'orth' && attributes['type'] === 'trans')
      return isHead('transliteration') ? 'transliteration' : outer();
    if (name === 'orth') return isHead('lemma') ? 'lemma' : outer();
    if (name === 'pron') return isHead('pronunciation') ? 'pronunciation' : 'nowhere';
    if (name === 'def') return 'definition';
    if (name === 'orig') return 'derivation';
    return outer();
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        texts[outer()].breakHere();
        open.push(partOf(name, attributes));
        if (name === 'ref') reference = ' ';
      },
      ontext: (text) => {
        if (reference) reference += text;
        else texts[outer()].append(text);
      },
      onclosetag: (name) => {
        if (name === 'ref') {
          const id = tidyId(reference);
          texts[outer()].append(id);
          if (id !== `G${number}`) see.add(id);
          reference = '';
        }
        open.pop();
        if (name === 'def') {
          defined = true;
          // Text after the definition belongs to it.
          open.splice(0, open.length, 'definition');
        }
      },
    },
    { xmlMode: true },
  );
  parser.parseComplete(markup);
  const [definition, renderings] = splitRenderings(tidyText(texts.definition.toString()));
  return {
    id: `G${number}`,
    lemma: texts.lemma.toString(),
    transliteration: texts.transliteration.toString(),
    pronunciation: texts.pronunciation.toString(),
    partOfSpeech: '',
    derivation: tidyText(texts.derivation.toString())
      .replace(/^[\s,;]+/, '')
      .replace(/[\s;]+$/, ''),
    definition,
    renderings,
    see: [...see],
  };
}

/** `H0175` → `H175` */
const tidyId = (text: string): string => text.trim().replace(/^([GH])0+/, '$1');

/**
 * Strong gives the renderings of the King James Version after a colon and a dash, at the end of the definition; text
 * after their full stop belongs to the dictionary again.
 */
export function splitRenderings(text: string): [definition: string, renderings: string] {
  const at = text.search(/[:.;]?\s*--/);
  if (at < 0) return [text.replace(/[\s.;]+$/, ''), ''];
  const [, renderings = '', rest = ''] =
    /^(.*?)(?:\.\s+((?:See|Compare|Often|Used)\b.*))?$/.exec(text.slice(at).replace(/^[:.;]?\s*--\s*/, '')) ?? [];
  const definition = text.slice(0, at).replace(/[\s.;]+$/, '');
  return [rest ? `${definition}. ${rest}` : definition, renderings.replace(/[\s.;]+$/, '')];
}
