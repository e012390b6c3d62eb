import fs from 'node:fs';

/** The troubles that a line may be for; `services/study` answers by the same names. */
const TROUBLES = ['self-harm', 'violence', 'harm', 'for-another', 'grief', 'despair'];

const REACHABLE = ['name', 'text', 'phone', 'sms', 'link'];
const NUMBER = /^\+?\d[\d ()/-]*$/;

/**
 * The contacts for people in distress: JSON, or the path of a file with it. The study service reads it once more.
 * @param {string} text
 * @returns {string} the JSON itself: the service may run in another folder
 */
export function crisisHelp(text) {
  const help = read(text);
  onlyFields(help, 'It', ['church', 'countries']);
  if (help.church !== undefined) checkContact(help.church, 'church', REACHABLE);
  for (const [country, lines] of Object.entries(help.countries ?? {})) {
    const at = `countries.${country}`;
    if (!/^[A-Z]{2}$/.test(country)) throw new Error(`names the country ${country}; give a code such as GB`);
    if (!Array.isArray(lines) || !lines.length) throw new Error(`has no list of lines in ${at}`);
    for (const [index, line] of lines.entries()) checkContact(line, `${at}[${index}]`, [...REACHABLE, 'for']);
  }
  return JSON.stringify(help);
}

function read(text) {
  const FORM = 'must be JSON, or the path of a JSON file that can be read; docs/operating.md shows its form';
  try {
    const help = JSON.parse(text.trimStart().startsWith('{') ? text : fs.readFileSync(text.trim(), 'utf8'));
    if (isObject(help)) return help;
  } catch {
    // Said below, without what was read: it may be anything.
  }
  throw new Error(FORM);
}

function checkContact(contact, at, fields) {
  if (!isObject(contact)) throw new Error(`has no fields in ${at}`);
  onlyFields(contact, at, fields);
  if (!isText(contact.name)) throw new Error(`lacks ${at}.name: a text, or {"en": …, "es": …}`);
  if (contact.text !== undefined && !isText(contact.text)) throw new Error(`has no text in ${at}.text`);
  for (const way of ['phone', 'sms']) {
    if (contact[way] !== undefined && !NUMBER.test(contact[way])) throw new Error(`has no number in ${at}.${way}`);
  }
  if (contact.link !== undefined && !/^https?:\/\/\S+$/.test(contact.link)) {
    throw new Error(`has no http or https address in ${at}.link`);
  }
  if (!contact.phone && !contact.sms && !contact.link) throw new Error(`needs a phone, an sms or a link in ${at}`);
  if (
    contact.for !== undefined &&
    !(Array.isArray(contact.for) && contact.for.every((each) => TROUBLES.includes(each)))
  ) {
    throw new Error(`may name in ${at}.for: ${TROUBLES.join(', ')}`);
  }
}

function onlyFields(value, at, known) {
  const other = Object.keys(value).find((field) => !known.includes(field));
  if (other) throw new Error(`has the unknown field ${other} in ${at}; known are ${known.join(', ')}`);
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value) =>
  typeof value === 'string' ? value.trim() !== '' : isObject(value) && isText(value.en ?? '') && isText(value.es ?? '');
