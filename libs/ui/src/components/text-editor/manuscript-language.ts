import {
  defineLanguageFacet,
  HighlightStyle,
  Language,
  languageDataProp,
  syntaxHighlighting,
} from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { manuscriptParser } from './manuscript-parser.js';

const data = defineLanguageFacet();
// Without `@codemirror/lang-markdown`, which brings the grammars of HTML, CSS and JavaScript along.
const language = new Language(
  data,
  manuscriptParser.configure({ props: [languageDataProp.add({ Document: data })] }),
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
