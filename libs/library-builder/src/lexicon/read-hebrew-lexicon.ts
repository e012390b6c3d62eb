import type { LexiconEntry, LexiconPack } from '@berea/text-packs';
import { Parser } from 'htmlparser2';
import { GrowingText } from '../osis/verse-text.js';
import { tidyText } from '../prose/tidy-text.js';

/** Notes of an entry that are Strong's own, by where they go. The outline of senses and the numbers of other dictionaries are not his. */
const NOTES = { exegesis: 'derivation', explanation: 'definition', translation: 'renderings' } as const;
type Part = (typeof NOTES)[keyof typeof NOTES];
const isNote = (type: string | undefined): type is keyof typeof NOTES => type !== undefined && type in NOTES;

/** Strong's Hebrew and Aramaic dictionary, from the pointed edition in OSIS. */
export function readHebrewLexicon(xml: string): LexiconPack {
  const entries: LexiconEntry[] = [];
  let head: Record<string, string> | null = null;
  let part: Part | null = null;
  let texts = fresh();
  let see = new Set<string>();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'div' && attributes['type'] === 'entry') [head, texts, see] = [null, fresh(), new Set()];
        else if (name === 'note' && isNote(attributes['type'])) part = NOTES[attributes['type']];
        else if (name === 'w' && attributes['ID']) head = attributes;
        else if (name === 'w' && part) {
          const { lemma = '', xlit = '', src } = attributes;
          if (src) see.add(`H${src}`);
          texts[part].append([lemma, xlit, src ? `(H${src})` : ''].filter(Boolean).join(' '));
        }
      },
      ontext: (text) => part && texts[part].append(text),
      onclosetag: (name) => {
        if (name === 'note') part = null;
        if (name !== 'div' || !head?.['ID']) return;
        entries.push({
          id: head['ID'],
          lemma: head['lemma'] ?? '',
          transliteration: head['xlit'] ?? '',
          pronunciation: head['POS'] ?? '',
          partOfSpeech: head['morph'] ?? '',
          derivation: tidy(texts.derivation),
          definition: tidy(texts.definition),
          renderings: tidy(texts.renderings),
          see: [...see],
        });
        head = null;
      },
    },
    { xmlMode: true },
  );
  parser.parseComplete(xml);
  return { kind: 'lexicon', language: 'hbo', entries };
}

const fresh = () => ({ derivation: new GrowingText(), definition: new GrowingText(), renderings: new GrowingText() });

const tidy = (text: GrowingText): string =>
  tidyText(text.toString().replace(/[{}]/g, ''))
    .replace(/\s+([.)])/g, '$1')
    .replace(/[\s.;]+$/, '');
