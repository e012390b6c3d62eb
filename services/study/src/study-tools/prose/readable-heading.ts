/** Written with a capital everywhere. */
const NAMES = new RegExp(
  `\\b(?:${[
    'god jesus christ lord messiah jehovah holy ghost satan bible sabbath passover pentecost',
    'israel israelites? judah jerusalem zion egypt egyptians? babylon rome romans? greeks? jews? jewish hebrews? gentiles? christians?',
    'abraham isaac jacob joseph moses aaron joshua gideon samson samuel saul david solomon elijah elisha isaiah jeremiah',
    'ezekiel daniel mary martha peter paul john james matthew luke thomas timothy stephen barnabas silas pilate herod caesar',
  ]
    .join(' ')
    .replaceAll(' ', '|')})\\b`,
  'g',
);

/** Headings that mean there is none. */
const EMPTY =
  /^(?:miscellany of minor sub-?topics|general scriptures?(?: concerning| relating to)?|unclassified(?: scriptures?.*)?|scriptures relating to)$/i;

/**
 * A heading of a topical Bible as a sentence can hold it: 'LOVE OF' → 'love of', 'INSTANCES OF LOVE FOR JESUS' →
 * 'instances of love for Jesus', "GOD' S CARE OF" → "God's care of". Words not printed in capitals stay.
 */
export function readableHeading(heading: string): string {
  const tidy = heading
    .replace(/^\d+\.\s+/, '')
    // Two verses set beside each other, of which only the words between them are left.
    .replace(/;\s*with\b.*$/s, '')
    .replace(/' s\b/gi, "'s")
    .replace(/\b0(?=[A-Z])/g, 'O')
    .replace(/(?<![:;,.\s])[:;,.\s]+$/, '')
    .trim();
  if (EMPTY.test(tidy)) return '';
  return tidy.replace(/\b[A-Z][A-Z'’-]+(?:[ ,]+[A-Z][A-Z'’-]*)*\b/g, (run) =>
    run
      .toLowerCase()
      .replace(NAMES, (name) => name.charAt(0).toUpperCase() + name.slice(1))
      .replace(/\b(old|new) testament\b/g, (_, which: string) => (which === 'old' ? 'Old Testament' : 'New Testament')),
  );
}

/** The same at the beginning of a line. */
export const readableTitle = (heading: string): string => {
  const readable = readableHeading(heading);
  return readable.charAt(0).toUpperCase() + readable.slice(1);
};
