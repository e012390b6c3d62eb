/** Kinds of distress. `harm` is an intent against others, `for-another` somebody who asks for others. */
export const DISTRESSES = ['self-harm', 'violence', 'harm', 'for-another', 'grief', 'despair'] as const;
export type Distress = (typeof DISTRESSES)[number];

/** The words of one language: how distress is said in it, and what only sounds so. `pattern.ts` says how to read them. */
export interface CareWords {
  readonly language: 'en' | 'es';
  /** One a line: `name: word|several words|<another concept>` */
  readonly concepts: string;
  /** Taken out before anything else is read */
  readonly figurative: string;
  /** Signs of a question about Scripture, beside which weak patterns prove nothing */
  readonly study: string;
  readonly patterns: Readonly<Record<Distress, string>>;
}

/**
 * Persons of Scripture, English and Spanish: a sentence about them expresses no distress. Names that are words of every
 * day (Job, Mark, Dan, Grace) are left out.
 */
export const BIBLE_NAMES: readonly string[] = `
jesus christ cristo jesucristo judas cain abel adam adan eva abraham abram isaac jacob esau joseph jose moses moises aaron aron
miriam joshua josue gideon gedeon samson sanson delilah dalila samuel eli saul david absalom absalon amnon tamar bathsheba betsabe
uriah urias solomon salomon jonathan jonatan goliath goliat elijah elias elisha eliseo jonah jonas jeremiah jeremias isaiah isaias
ezekiel ezequiel daniel hosea oseas gomer job's jobs ahab acab jezebel jezabel herod herodes pilate pilato herodias peter pedro paul pablo
stephen esteban lazarus lazaro barnabas bernabe silas timothy timoteo john juan james santiago nicodemus nicodemo
ahithophel ahitofel zimri uzzah uza nadab abihu ananias sapphira safira jephthah jefte jael sisera dinah dina shechem
siquem rachel raquel leah lea rebekah rebeca ruth rut naomi noemi boaz booz esther ester haman mordecai mardoqueo
nebuchadnezzar nabucodonosor pharaoh faraon zacchaeus zaqueo hagar agar ishmael ismael lot noah noe methuselah
matusalen enoch enoc balaam balac hezekiah ezequias josiah josias joab abner asahel mephibosheth philistine philistines
filisteos israelites israelitas canaanites cananeos pharisee pharisees fariseos disciples discipulos apostle apostles
apostoles abimelech abimelec eglon ehud og sihon egyptians egipcios romans amalekites jews judios
`
  .trim()
  .split(/\s+/);
