import { childOf, childrenOf, isOn, valueOf } from './xml.mjs';

/** Word takes no longer line of styles that are based on each other. */
const LONGEST_LINE = 16;

/** The styles of a document, as its paragraphs and runs use them. */
export class Styles {
  #byId = new Map();
  #lines = new Map();
  #defaults;
  #usual;

  /** @param {import('./xml.mjs').Element | undefined} root of styles.xml */
  constructor(root) {
    this.#defaults = childOf(childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
    for (const style of childrenOf(root, 'w:style')) {
      const { 'w:styleId': id, 'w:type': type, 'w:default': usual } = style.attributes;
      // Of two styles with one id, the first counts.
      if (id === undefined || this.#byId.has(id)) continue;
      this.#byId.set(id, { id, style, name: valueOf(style, 'w:name') ?? id });
      if (type === 'paragraph' && usual && usual !== '0') this.#usual ??= id;
    }
  }

  /** Whether there is a style of such a name. */
  has(name) {
    return [...this.#byId.values()].some((style) => style.name === name);
  }

  /**
   * A style and those that it is based on, the nearest first.
   * @returns {{ id: string, name: string, style: import('./xml.mjs').Element }[]}
   */
  line(id) {
    const known = this.#lines.get(id);
    if (known) return known;
    const line = [];
    for (let next = this.#byId.get(id); next && line.length < LONGEST_LINE && !line.includes(next);) {
      line.push(next);
      next = this.#byId.get(valueOf(next.style, 'w:basedOn'));
    }
    this.#lines.set(id, line);
    return line;
  }

  /** The style of a paragraph, and those that it is based on. @param properties its `w:pPr` */
  ofParagraph(properties) {
    return this.line(valueOf(properties, 'w:pStyle') ?? this.#usual);
  }

  /** The style of a run, and those that it is based on; none where it has no style of its own. */
  ofRun(properties) {
    const id = valueOf(properties, 'w:rStyle');
    return id === undefined ? [] : this.line(id);
  }

  /**
   * Whether a run is hidden: its own word counts, else hiding by the style of the paragraph and by the style of the run
   * turn each other off, as in Word.
   */
  isHidden(properties, paragraph) {
    const byStyle = (name) => {
      const [ofParagraph, ofRun] = [paragraph, this.ofRun(properties)].map((line) => onIn(line, name) ?? false);
      return isOn(this.#defaults, name) || ofParagraph !== ofRun;
    };
    return ['w:vanish', 'w:webHidden'].some((name) => isOn(properties, name) ?? byStyle(name));
  }

  /** Whether a run is set in capitals, small or not, by itself or by its own style. */
  isCapitals(properties) {
    const line = this.ofRun(properties);
    return ['w:caps', 'w:smallCaps'].some((name) => isOn(properties, name) ?? onIn(line, name) ?? false);
  }

  /** Whether a run is raised above its line, by itself or by its own style. */
  isRaised(properties) {
    const first = (name) =>
      valueOf(properties, name) ??
      this.ofRun(properties)
        .map(({ style }) => valueOf(childOf(style, 'w:rPr'), name))
        .find((value) => value !== undefined);
    return first('w:vertAlign') === 'superscript' || Number(first('w:position') ?? 0) > 0;
  }
}

const onIn = (line, name) =>
  line.map(({ style }) => isOn(childOf(style, 'w:rPr'), name)).find((value) => value !== undefined);
