/**
 * Persons whom people look for among the ancestors of Jesus: `name ; other name | their place there, and how they came
 * there`.
 */
const ANCESTORS = `
adam | Luke 3:38
noah ; noe | Luke 3:36
shem | Luke 3:36
abraham | Matthew 1:1-2; Luke 3:34; Galatians 3:16
isaac | Matthew 1:2; Luke 3:34; Genesis 21:12
jacob | Matthew 1:2; Luke 3:34
judah | Matthew 1:2-3; Luke 3:33; Genesis 49:10; Hebrews 7:14
levi | Hebrews 7:14; Luke 3:24; Luke 3:29
tamar ; thamar | Matthew 1:3; Genesis 38:27-30; Ruth 4:12
perez ; phares | Matthew 1:3; Luke 3:33; Ruth 4:18-22
rahab ; rachab | Matthew 1:5; Joshua 2:1; Joshua 6:25
boaz ; booz | Matthew 1:5; Ruth 4:13; Ruth 4:21-22; Luke 3:32
ruth | Matthew 1:5; Ruth 4:13-17; Ruth 4:21-22
obed | Matthew 1:5; Ruth 4:17; Luke 3:32
jesse | Matthew 1:5-6; Luke 3:32; Isaiah 11:1
david | Matthew 1:1; Matthew 1:6; Luke 3:31; Romans 1:3; 2 Samuel 7:12-13
bathsheba | Matthew 1:6; 2 Samuel 12:24
solomon | Matthew 1:6-7; 2 Samuel 12:24
nathan | Luke 3:31; 2 Samuel 5:14
hezekiah | Matthew 1:9-10
manasseh | Matthew 1:10; 2 Kings 21:1-2
josiah | Matthew 1:10-11
jeconiah ; jehoiachin ; jechonias | Matthew 1:11-12; Jeremiah 22:24-30
zerubbabel | Matthew 1:12-13; Luke 3:27
`;

/** By such words people ask for the line that leads to Jesus. */
const LINE = [
  'genealog*',
  'ancest*',
  'lineage',
  'bloodline',
  'family tree',
  'descen* jesus',
  'line jesus',
  'line christ',
];

/** The same as a table of words in any order: 'boaz genealog* | Matthew 1:5 …'. */
export const ANCESTRY = ANCESTORS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', passages = ''] = row.split(' | ');
    return `${names
      .split(' ; ')
      .flatMap((name) => LINE.map((line) => `${name} ${line}`))
      .join(' ; ')} | ${passages}`;
  })
  .join('\n');
