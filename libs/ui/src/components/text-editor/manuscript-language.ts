import {
  defineLanguageFacet,
  HighlightStyle,
  Language,
  languageDataProp,
  syntaxHighlighting,
} from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { parser } from '@lezer/markdown';

/** What a manuscript does not mean where it looks like Markdown: an indented line, a row of dashes, a word in brackets; of a quotation, the line behind it. */
const NOT_MEANT = [
  'Blockquote',
  'IndentedCode',
  'FencedCode',
  'SetextHeading',
  'HTMLBlock',
  'HTMLTag',
  'LinkReference',
  'Link',
  'Image',
  'Autolink',
  'InlineCode',
  'Entity',
];

const data = defineLanguageFacet();
// Without `@codemirror/lang-markdown`, which brings the grammars of HTML, CSS and JavaScript along.
const language = new Language(
  data,
  parser.configure({ props: [languageDataProp.add({ Document: data })], remove: NOT_MEANT }),
  [],
  'manuscript',
);

const look = HighlightStyle.define([
  { tag: [tags.heading1, tags.heading2], fontSize: '1.2em', fontWeight: '600' },
  { tag: [tags.heading3, tags.heading4, tags.heading5, tags.heading6], fontWeight: '600' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.processingInstruction, color: 'var(--ant-color-text-tertiary)' },
]);

/** Headings and stressed words of Markdown, shown as such; their signs stay. */
export const manuscriptLanguage: Extension = [language, syntaxHighlighting(look)];
