import type { Passage } from '@berea/scripture';
import { wordsOf } from '../../text/fold-words.js';
import type { Topic, Topics } from '../../works/topics.js';
import type { StudyContext } from '../study-context.js';

/** Things, offices and customs of that world; other words of a verse name its subject, which is no background. */
const THINGS = new Set(
  `shepherd sheep flock candle lamp candlestick coin penny money oil wine yoke plow plowman net fish fisherman fishing boat
  tent gate mill millstone sandal shoe staff rod sling sword shield armour armor altar temple tabernacle sanctuary
  priest scribe pharisee sadducee publican centurion soldier captain governor slave steward feast passover
  pentecost wedding marriage bride bridegroom burial funeral sepulchre tomb mourning sackcloth ashes dowry inheritance
  birthright divorce circumcision sabbath jubilee famine leprosy leper plague physician potter carpenter mason watchman
  eunuch harlot concubine widow crown throne chariot horse camel ass ox bullock goat lamb vineyard vine fig olive barley
  wheat corn harvest reaping gleaning threshing sickle sower salt leaven bread honey milk manna frankincense incense myrrh
  spices ointment gold silver brass iron roof street door wall tower prison dungeon ship inn market tax tribute
  cubit shekel talent trumpet harp psaltery cymbal dancing robe coat garment girdle ring seal letter ink
  cross crucifixion scourging stoning vow oath covenant tithe firstfruits offerings ark cherubim synagogue sanhedrin council
  embalming anointing washing baptism phylactery veil pillar idol grove high-places dreams astrologers magician sorcery
  usury surety debt debtor pledge lion wolf serpent dove sparrow eagle locust fox dog swine cistern pit   gatekeeper porter tanner tentmaker merchant nazarite levite elder`.split(
    /\s+/,
  ),
);
const NAME = /(?<=[\p{L},;:] )\p{Lu}\p{Ll}[\p{L}’'-]*/gu;
/** Names that are doctrine, or the whole of Scripture, in a topical Bible. */
const NO_BACKGROUND = new Set(
  'god lord jesus christ spirit ghost father son comforter almighty israel word lamb saviour redeemer'.split(' '),
);

/** Topics that are named like a person, a place, a thing or a custom in the passage. */
export const topicsInWords = (context: StudyContext, topics: Topics): Topic[] => {
  const words = wordsOf(context.library.main.slice(context.passage).join(' '));
  const things = words.filter((word) => formsOf(context, word).some((form) => THINGS.has(form)));
  return topicsNamed(context, topics, [...namesIn(context, context.passage), ...things]);
};

const namesIn = ({ library: { main } }: StudyContext, passage: Passage): string[] =>
  wordsOf(
    main
      .slice(passage)
      .flatMap((verse) => verse.match(NAME) ?? [])
      .join(' '),
  );

/** A word as a topic may be named by it. */
function formsOf({ concordance }: StudyContext, word: string): string[] {
  const own = word.replace(/'s$/, '');
  const base = concordance.baseOf(own);
  return [...new Set([own, base, `${base}s`, `${base}es`, base.replace(/y$/, 'ies')])];
}

function topicsNamed(context: StudyContext, topics: Topics, words: readonly string[]): Topic[] {
  const named = [...new Set(words)].flatMap((word) => {
    const forms = formsOf(context, word);
    if (word.length < 3 || forms.some((form) => NO_BACKGROUND.has(form))) return [];
    return forms.flatMap((name) => topics.find(name));
  });
  return [...new Set(named)];
}
