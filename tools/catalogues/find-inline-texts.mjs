import ts from 'typescript';

/** Attributes and fields that are read out or shown, whatever their value. */
const SHOWN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|consequence|description|explanation|heading|hint|label|many|message|noun|one|placeholder|question|title|words|\w+(?:Label|Title|Text|Hint|Message|Description))$/;

/** Attributes that hold no language. */
const TECHNICAL =
  /^(?:accept|aria-(?:controls|current|haspopup|labelledby|live|describedby)|autoComplete|class(?:Name)?|classNames|d|data-[\w-]+|dateTime|dir|enterKeyHint|fill|href|htmlFor|id|inputMode|key|kind|lang|path|points|rel|role|sizes|src|srcSet|stroke\w*|style|target|to|transform|type|variant|viewBox|xmlns)$/;

/** Fields that hold no language. */
const TECHNICAL_FIELD =
  /^(?:authorization|border\w*|className|fontFamily|key|gridTemplate\w*|textDecoration|transition)$/;

/** Calls whose words no reader sees: addresses, selectors, keys, formats, what a developer reads. */
const SILENT_CALLS =
  /(?:^|\.)(?:t|addEventListener|removeEventListener|closest|matches|querySelector(?:All)?|getElementById|useMedia|matchMedia|getItem|setItem|removeItem|setAttribute|getAttribute|removeAttribute|hasAttribute|setProperty|getPropertyValue|createElement|execCommand|Intl\.\w+|toLocaleString|toLocaleDateString|toLocaleTimeString|RegExp|Set|includes|startsWith|endsWith|split|join|indexOf|replace(?:All)?|has|get|Event|CustomEvent|URL|warn|error|log|fetch|import|catalogue)$/;

const LETTER = /\p{L}/u;
/** Two words, or one that begins with a capital letter as a label does. */
const READS_AS_LANGUAGE = /\p{L}[\p{L}’']*[,.:;!?…]?\s+[‘“'"(]?\p{L}|^\s*[‘“'"(]?\p{Lu}\p{Ll}+/u;

/** Texts that look like language and are not: values of CSS, formats of days, names of types and of errors. */
const NO_LANGUAGE = /^Bearer |\bvar\(--|\d(?:px|rem|vh|vw)\b|^[DMYHhmsd\s.,:]+$|^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u;

/** A word within a sentence that is put together. */
const LOWER_WORD = /\s\p{L}{2,}|\p{L}{2,}\s/u;

/**
 * The texts in the code of a file that a reader sees or hears.
 * @param {string} name of the file; its ending says whether it may hold JSX
 * @param {string} code
 * @returns {{ line: number, text: string, start: number, end: number, kind: string }[]} `text`: with `{}` in place of values
 */
export function findInlineTexts(name, code) {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true);
  const found = [];
  const add = (node, text, kind) =>
    found.push({
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      text,
      start: node.getStart(),
      end: node.getEnd(),
      kind,
    });
  const visit = (node) => {
    if (ts.isJsxText(node)) {
      const text = node.text.replace(/\s+/g, ' ').trim();
      if (LETTER.test(text)) add(node, text, 'jsx');
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = textOf(node);
      if (isLanguage(node, text)) add(node, text, 'string');
    }
    if (!ts.isTypeNode(node) || ts.isExpressionWithTypeArguments(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const textOf = (node) =>
  ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
    : node.text;

/** Whether the words of a literal are meant for a reader. */
function isLanguage(node, text) {
  const words = text.replaceAll('{}', '');
  if (!LETTER.test(words) || NO_LANGUAGE.test(words)) return false;
  const { silent, name, sentence } = placeOf(node);
  if (silent) return false;
  if ((name !== undefined && SHOWN.test(name)) || READS_AS_LANGUAGE.test(words)) return true;
  return (sentence || ts.isTemplateExpression(node)) && LOWER_WORD.test(sentence ? ` ${words}` : words);
}

/**
 * Position of a literal: the attribute or field that it is the value of, whether it is silent, and whether it is a part
 * of a sentence: `${count} ${count === 1 ? 'entry' : 'entries'}`.
 */
function placeOf(node) {
  let child = node;
  let at = node.parent;
  let sentence = false;
  // Through what hands a value on: `a ? b : c`, `a ?? b`, parentheses, `as const`, braces of JSX.
  while (
    ts.isParenthesizedExpression(at) ||
    ts.isAsExpression(at) ||
    ts.isSatisfiesExpression(at) ||
    ts.isJsxExpression(at) ||
    ts.isTemplateSpan(at) ||
    ts.isTemplateExpression(at) ||
    (ts.isConditionalExpression(at) && at.condition !== child) ||
    (ts.isBinaryExpression(at) && JOINS.has(at.operatorToken.kind))
  ) {
    if (ts.isTemplateSpan(at)) sentence ||= /\s/.test(textOf(at.parent));
    child = at;
    at = at.parent;
  }
  if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isExternalModuleReference(at))
    return { silent: true };
  if (ts.isExpressionStatement(at)) return { silent: true };
  if (ts.isLiteralTypeNode(at)) return { silent: true };
  if (ts.isElementAccessExpression(at) && at.argumentExpression === child) return { silent: true };
  if (ts.isCaseClause(at)) return { silent: true };
  if (ts.isBinaryExpression(at) && COMPARES.has(at.operatorToken.kind)) return { silent: true };
  if (ts.isTaggedTemplateExpression(at)) return { silent: true };
  if (ts.isJsxAttribute(at)) return { name: at.name.getText(), sentence, silent: TECHNICAL.test(at.name.getText()) };
  if (ts.isPropertyAssignment(at))
    return at.name === child
      ? { silent: true }
      : { name: nameOf(at.name), sentence, silent: TECHNICAL_FIELD.test(nameOf(at.name)) };
  if ((ts.isCallExpression(at) || ts.isNewExpression(at)) && at.expression !== child) {
    const called = at.expression.getText();
    if (at.expression.kind === ts.SyntaxKind.ImportKeyword) return { silent: true };
    // Errors are read by developers, unless their class says otherwise.
    return { sentence, silent: SILENT_CALLS.test(called) || (ts.isNewExpression(at) && /Error$/.test(called)) };
  }
  return { sentence };
}

const nameOf = (name) => (ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '');

const JOINS = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);
const COMPARES = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);
