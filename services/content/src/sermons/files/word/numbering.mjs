import { formatNumber } from './number-formats.mjs';
import { childOf, childrenOf, isOn, valueOf } from './xml.mjs';

const LEVELS = 9;
const MOST_HOPS = 16;
const HIGHEST = 32_767;
/** Characters; a longer text before a paragraph is no number. */
const LONGEST_TEXT = 100;

/** Counts the numbered paragraphs of a document as Word does: in the order in which they come. */
export class Numbering {
  #lists = new Map();
  #numbers = new Map();
  #styles;
  /** By list: the last number of each level. */
  #counts = new Map();
  /** The starts of numbers that were used already. */
  #started = new Set();

  /**
   * @param {import('./xml.mjs').Element | undefined} root of numbering.xml
   * @param {import('./styles.mjs').Styles} styles
   */
  constructor(root, styles) {
    this.#styles = styles;
    for (const list of childrenOf(root, 'w:abstractNum')) {
      this.#lists.set(list.attributes['w:abstractNumId'], {
        // The lists are numbered in the order of the document.
        id: this.#lists.size,
        levels: levelsIn(list),
        link: valueOf(list, 'w:numStyleLink'),
      });
    }
    for (const number of childrenOf(root, 'w:num')) {
      const overrides = new Map();
      for (const override of childrenOf(number, 'w:lvlOverride')) {
        const start = valueOf(override, 'w:startOverride');
        const [level] = levelsIn(override).values();
        overrides.set(indexOf(override), { level, start: start === undefined ? undefined : wholeOf(start, 1) });
      }
      this.#numbers.set(number.attributes['w:numId'], { list: valueOf(number, 'w:abstractNumId'), overrides });
    }
  }

  /**
   * Counts a paragraph.
   * @param properties its `w:pPr`
   * @param line its style and those that it is based on
   * @returns {{ list: number, level: number, text: string } | undefined} what is set before it: '-' for all bullets;
   *   undefined where it has no number
   */
  count(properties, line) {
    const settings = [properties, ...line.map(({ style }) => childOf(style, 'w:pPr'))].map((one) =>
      childOf(one, 'w:numPr'),
    );
    const first = (name) => settings.map((one) => valueOf(one, name)).find((value) => value !== undefined);
    const id = first('w:numId');
    const found = id === undefined ? undefined : this.#find(id);
    if (!found) return undefined;
    const written = first('w:ilvl');
    const level = written === undefined ? this.#levelOf(found, line) : wholeOf(written, 0);
    const definition = found.levelAt(level);
    if (!definition) return undefined;
    const counts = this.#next(id, found, level);
    if (definition.format === 'bullet') return { list: found.list.id, level, text: '-' };
    const shown = definition.text.replace(/%([1-9])/g, (_sign, digit) => {
      const of = digit - 1;
      const format = found.levelAt(of)?.format;
      return of > level ? '' : formatNumber(definition.legal && format !== 'none' ? 'decimal' : format, counts[of]);
    });
    const text = shown.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
    return text ? { list: found.list.id, level, text } : undefined;
  }

  /** The list behind a number: another style may hold it. */
  #find(id) {
    const { overrides } = this.#numbers.get(id) ?? {};
    let list = this.#lists.get(this.#numbers.get(id)?.list);
    for (let hop = 0; list?.link !== undefined && hop < MOST_HOPS; hop += 1) {
      const [{ style } = {}] = this.#styles.line(list.link);
      const linked = valueOf(childOf(childOf(style, 'w:pPr'), 'w:numPr'), 'w:numId');
      const next = this.#lists.get(this.#numbers.get(linked)?.list);
      if (!next) break;
      list = next;
    }
    if (!list) return undefined;
    const levelAt = (level) => overrides.get(level)?.level ?? list.levels.get(level);
    const startAt = (level) => overrides.get(level)?.start ?? levelAt(level)?.start ?? 1;
    return { list, levelAt, startAt, isRestarted: (level) => overrides.get(level)?.start !== undefined };
  }

  #levelOf({ levelAt }, line) {
    const levels = Array.from({ length: LEVELS }, (_nothing, level) => level);
    for (const { id } of line) {
      const level = levels.find((one) => levelAt(one)?.style === id);
      if (level !== undefined) return level;
    }
    return 0;
  }

  /** The numbers of all levels, once a paragraph of one level is counted; of a level without one, where it starts. */
  #next(id, { list, levelAt, startAt, isRestarted }, level) {
    const counts = this.#counts.get(list) ?? [];
    this.#counts.set(list, counts);
    const start = `${id} ${level}`;
    if (isRestarted(level) && !this.#started.has(start)) counts[level] = undefined;
    this.#started.add(start);
    counts[level] = counts[level] === undefined ? startAt(level) : Math.min(counts[level] + 1, HIGHEST);
    // A level begins again after each one above it, unless it says after which, or never.
    for (let below = level + 1; below < LEVELS; below += 1)
      if (level < (levelAt(below)?.restart ?? below)) counts[below] = undefined;
    return Array.from({ length: LEVELS }, (_nothing, one) => counts[one] ?? startAt(one));
  }
}

const wholeOf = (text, otherwise) => {
  const number = Number.parseInt(text, 10);
  return number >= 0 && number <= HIGHEST ? number : otherwise;
};

/** Some programs write the only level without its index. */
const indexOf = (level) => wholeOf(level.attributes['w:ilvl'] ?? '0', 0);

function levelsIn(list) {
  const levels = new Map();
  for (const level of childrenOf(list, 'w:lvl')) {
    const index = indexOf(level);
    if (index >= LEVELS) continue;
    const restart = valueOf(level, 'w:lvlRestart');
    levels.set(index, {
      format: childOf(level, 'w:lvlPicBulletId') ? 'bullet' : valueOf(level, 'w:numFmt'),
      text: (valueOf(level, 'w:lvlText') ?? `%${index + 1}.`).slice(0, LONGEST_TEXT),
      start: wholeOf(valueOf(level, 'w:start') ?? '1', 1),
      restart: restart === undefined ? undefined : wholeOf(restart, index),
      style: valueOf(level, 'w:pStyle'),
      legal: isOn(level, 'w:isLgl') ?? false,
    });
  }
  return levels;
}
