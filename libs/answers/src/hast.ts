import type { ExtraProps } from 'react-markdown';

/** The HTML tree that the Markdown renderer hands to its plugins, in the types that it exports. */
export type Element = NonNullable<ExtraProps['node']>;
export type Node = Element['children'][number];
export interface Tree {
  children: (Node | { type: 'doctype' })[];
}

export const isElement = (node: { type: string } | undefined): node is Element => node?.type === 'element';

/** All text under a node, as a reader sees it. */
export function textOf(node: { type: string }): string {
  if ('value' in node && node.type === 'text') return String(node.value);
  return 'children' in node ? (node.children as { type: string }[]).map(textOf).join('') : '';
}

/** Does something with every element of a kind, the outer ones first. */
export function forEachElement(parent: Tree | Element, tagName: string, act: (element: Element) => void): void {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (child.tagName === tagName) act(child);
    forEachElement(child, tagName, act);
  }
}
