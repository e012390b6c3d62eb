import { forEachElement, textOf, type Tree } from './hast.js';

/** Shorter words in bold are stressed; these are sentences that an answer points to in what somebody wrote. */
const SENTENCE = 60;

/** Rehype plugin: whole sentences in bold become `<mark>`, since bold is for words. */
export function tintSentences() {
  return (tree: Tree): void =>
    forEachElement(tree, 'strong', (element) => {
      const text = textOf(element).trim();
      if (text.length >= SENTENCE && /[.!?][”"’')]*$/.test(text)) element.tagName = 'mark';
    });
}
