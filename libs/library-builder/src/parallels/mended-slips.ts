/** Slips of the lists, with what they mean: each was read beside the other columns of its set. */

/** Places whose book the list leaves out. */
export const BOOKS_LEFT_OUT: Readonly<Record<string, string>> = {
  '9:47': 'Mark',
  '19:9': 'Matthew',
  '6:35': 'Luke',
  '1:34': 'Mark',
  '7:5': 'Mark',
  '7:46': 'Luke',
  '22:69-70': 'Luke',
  '23:1': 'Luke',
  '18:37': 'John',
};

/** A remark of its makers, printed as a title in the middle of 'The precious ointment'. */
export const JOINED_TITLE = 'text sets above and below this line have a common parallel phrase';

export const MENDED_TITLES: Readonly<Record<string, string>> = {
  "Peter's motherinlaw healed": "Peter's mother-in-law healed",
  'Ninetynine plus one': 'Ninety-nine plus one',
  'Jesus Teaches in parables sower': 'Jesus teaches in parables: the sower',
  'An explanation parables': 'An explanation of parables',
  'Jesus foretells his death cost of discipleship': 'Jesus foretells his death; the cost of discipleship',
  'The Gold Bull - Calf': 'The Gold Bull-Calf',
  'Shalmanezer Invades Israel': 'Shalmaneser Invades Israel',
};
