import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import ts from 'typescript';

/** The catalogues of a project: the texts of its areas. */
export const CATALOGUES = /[\\/](?:apps|libs)[\\/][^\\/]+[\\/]src[\\/]texts[\\/][\w-]+\.ts$/;

/**
 * Compiles the messages of a catalogue, so that no page needs to parse them: 'Delete {title}?' becomes
 * `["Delete ",["title"],"?"]`. A message that is no ICU MessageFormat fails the build.
 * @param {string} source
 */
export default function compileTexts(source) {
  let compiled = source;
  for (const { id, message, start, end } of messagesIn(source).reverse()) {
    try {
      compiled = compiled.slice(0, start) + JSON.stringify(compileMessageOrThrow(message)) + compiled.slice(end);
    } catch (error) {
      throw new Error(`The text ${id} cannot be compiled: ${error.message}`, { cause: error });
    }
  }
  return compiled;
}

/**
 * The messages of a catalogue: of each field `'id': 'message'` in its call of `catalogue`.
 * @param {string} source
 * @returns {{ id: string, message: string, start: number, end: number }[]} `start` and `end`: where the message is written
 */
export function messagesIn(source) {
  const messages = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer))
      messages.push({
        id: node.name.text,
        message: node.initializer.text,
        start: node.initializer.getStart(),
        end: node.initializer.getEnd(),
      });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('texts.ts', source, ts.ScriptTarget.ESNext, true));
  return messages;
}
