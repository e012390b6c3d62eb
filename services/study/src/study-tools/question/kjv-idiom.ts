import { oldWordsFor } from './old-words.js';

/**
 * Words of today with their equivalents in the English of 1611: a word (any form of it is looked for) or a 'phrase of
 * several'. It is a thesaurus, not a list of answers: the text decides which verses come of it.
 */
const IDIOM: readonly [modern: string, kjv: string][] = [
  ['anxiety anxious worry worried stress stressed overwhelmed', 'careful, care, take no thought, troubled, cumbered'],
  [
    'depression depressed sad sadness discouraged discouragement hopeless',
    'cast down, disquieted, heaviness, broken heart, contrite, sorrow, mourn',
  ],
  ['fear scared afraid panic', 'fear not, afraid, dismayed, terror'],
  ['grief grieve bereavement bereaved', 'mourn, sorrow, weep, comfort'],
  ['lonely loneliness abandoned', 'desolate, forsake thee, forsaken, solitary, comfortless'],
  ['guilt guilty', 'iniquity, transgression, conscience, condemnation'],
  ['forgiveness forgive', 'pardon, remission'],
  ['anger angry rage temper', 'wrath, slow to anger, soon angry'],
  ['patience patient', 'longsuffering, patient, wait on the lord'],
  ['kind kindness', 'lovingkindness, tenderhearted, kind'],
  ['happiness happy', 'happy, joy, rejoice, glad, blessed'],
  ['gratitude grateful thankful thankfulness', 'thanks, thankful, thanksgiving'],
  ['courage brave bravery courageous', 'good courage, courageous, boldness, be strong'],
  ['humility humble', 'lowly, meek, humble, lowliness'],
  ['pride proud arrogance arrogant', 'haughty, proud, lofty, puffed up'],
  ['jealousy jealous envy', 'envy, covet, jealousy'],
  ['greed greedy materialism', 'covetousness, covetous, mammon, greedy of gain'],
  ['money wealth finances financial', 'money, riches, mammon, treasure'],
  ['poverty', 'poor, needy'],
  ['generosity generous giving donate', 'cheerful giver, liberal, bountifully, alms'],
  ['tithe tithing', 'tithe, tenth'],
  ['job career employment work', 'labour, diligent, work'],
  ['lazy laziness', 'slothful, sluggard, idle'],
  ['tired exhausted exhaustion burnout weary', 'weary, faint, give you rest, heavy laden'],
  ['suffering hardship trials pain', 'affliction, tribulation, suffer, fiery trial'],
  ['sickness sick illness ill disease health', 'heal, sick, infirmity, disease, made whole'],
  ['temptation tempted', 'tempt, temptation'],
  ['addiction addicted alcohol alcoholism drunk', 'strong drink, drunken, drunkenness, drunkard'],
  ['gossip gossiping slander', 'talebearer, whisperer, backbite, backbiting, slander'],
  ['honesty honest lying lies lie', 'lying, liar, false witness, speak truth'],
  ['revenge retaliation vengeance', 'avenge, vengeance, recompense, evil for evil'],
  ['marriage married spouse', 'marriage, husband, wife, one flesh'],
  ['divorce divorced', 'divorcement, put away his wife, put away her husband'],
  ['sex sexual porn pornography', 'fornication, adultery, lust'],
  ['parenting parents parent kids', 'children, bring up, child, father and mother'],
  ['friendship friend friends', 'friend, companion'],
  ['prayer praying', 'supplication, pray'],
  ['guidance decision decisions direction', 'guide, direct, counsel, lead me'],
  ['protection safety safe', 'refuge, shield, fortress, dwell in safety'],
  ['doubt doubts doubting', 'doubt, unbelief, little faith, waver'],
  ['faith trust', 'faith, trust'],
  ['salvation', 'saved, salvation, saviour'],
  ['gospel', 'gospel, good tidings, glad tidings'],
  ['repentance', 'repent, repentance, turn ye'],
  ['baptism baptised baptized', 'baptize, baptism'],
  ['communion eucharist', 'this is my body, break bread, breaking of bread'],
  ['trinity', 'father and of the son, holy ghost'],
  ['demon demons demonic', 'devil, unclean spirit'],
  ['satan', 'satan, devil, adversary'],
  ['afterlife eternity', 'everlasting life, eternal life, resurrection'],
  ['rapture endtimes', 'coming of the lord, coming of the son of man, last days'],
  ['creation evolution', 'created, creation, maker of heaven'],
  ['foreigner foreigners immigrant immigrants refugee refugees', 'stranger, sojourn'],
  ['leader leaders leadership', 'shepherd, overseer, ruler, chief among you'],
  ['success successful', 'prosper, prosperous, good success'],
  ['purpose calling', 'purpose, calling, called'],
  ['identity self-esteem worth', 'his own image, fearfully and wonderfully, sons of god'],
  ['love', 'charity'],
  ['compassion', 'compassion, mercy, bowels of mercies'],
  ['racism racist prejudice', 'respect of persons, respecter of persons'],
  ['suicide suicidal', 'choose life, broken heart, brokenhearted, deliver'],
];

const BY_WORD = new Map<string, readonly string[]>(
  IDIOM.flatMap(([modern, kjv]) => modern.split(' ').map((word) => [word, kjv.split(', ')] as const)),
);

/**
 * Equivalents in the King James Version for a word of today; empty when nothing is known. A word without a line above
 * is looked up in the derived table.
 */
export const kjvIdiomOf = (word: string): readonly string[] => BY_WORD.get(word) ?? oldWordsFor(word);
