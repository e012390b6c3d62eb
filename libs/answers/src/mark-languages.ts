import { type Element, isElement, type Node, type Tree } from './hast.js';
import { splitLanguages } from './language-text.js';

/** Rehype plugin: Greek and Hebrew words say which language they are, for their fonts, their direction and for speech. */
export function markLanguages() {
  return (tree: Tree): void => visit(tree);
}

function visit(parent: Tree | Element): void {
  parent.children = parent.children.flatMap((child): Node[] => {
    if (child.type === 'text') return split(child.value);
    if (isElement(child) && child.tagName !== 'code' && child.tagName !== 'pre') visit(child);
    return child.type === 'doctype' ? [] : [child];
  });
}

const split = (text: string): Node[] =>
  splitLanguages(text).map(({ text: value, lang }) => {
    const words = { type: 'text' as const, value };
    if (!lang) return words;
    const properties = lang === 'he' ? { lang, dir: 'rtl' } : { lang };
    return { type: 'element', tagName: 'span', properties, children: [words] };
  });
