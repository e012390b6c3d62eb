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

/**
 * Sets that are not as their passages are, by the printed title of the section and the places of the set: what stands
 * there instead, none where the set belongs to another passage, whose section has it.
 */
export const MENDED_SETS: Readonly<Record<string, readonly string[]>> = {
  'The mission to Galilee: Mark.2.4 Luke.5.19': [],
  'The mission to Galilee: Mark.3.3 Luke.6.8': [],
  // Part of 'Peter's mother-in-law healed', where Luke 4:40-41 stands beside Mark 1:34.
  'Stretch out your hand: Mark.1.34 Luke.4.41': [],
  'Divorce: Matt.19.9 Mark.10.11-Mark.10.12 Luke.16.18': ['Matt.5.32 Matt.19.9 Mark.10.11-Mark.10.12 Luke.16.18'],
  'Perilous times: Matt.24.15-Matt.24.16 Mark.13.14 Luke.21.21': [
    'Matt.24.15-Matt.24.16 Mark.13.14 Luke.21.20-Luke.21.21',
  ],
  'The Garden of Gethsemane: Mark.14.42': ['Matt.26.46 Mark.14.42'],
  "Hezekiah's Illness and Recovery: 2Kgs.20.8 Isa.38.22": [
    '2Kgs.20.8 Isa.38.22',
    '2Kgs.20.9-2Kgs.20.11 Isa.38.7-Isa.38.8',
  ],
};
