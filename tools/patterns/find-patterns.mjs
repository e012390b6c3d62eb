import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CODE = /\.(?:ts|tsx|mjs)$/;
const LEFT_OUT = new Set(['node_modules', 'dist', 'testing', 'e2e']);
/** Tests read nothing from outside. */
const TEST = /\.(?:spec|contract)\.[a-z]+$/;

/**
 * The files of a folder that become a part of the product.
 * @param {string} folder
 * @returns {string[]}
 */
export const productFiles = (folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) || entry.name.startsWith('.') ? [] : productFiles(full);
    return CODE.test(entry.name) && !TEST.test(entry.name) ? [full] : [];
  });

/**
 * The regular expressions of some files: literals, and those that `RegExp` makes of a text that is known before anything runs.
 * @param {string[]} files
 * @returns {{ file: string, line: number, source?: string, flags?: string, made?: string }[]} `made` is the code of one
 *   whose text is known only when it runs
 */
export function findPatterns(files) {
  const program = ts.createProgram(files, {
    allowJs: true,
    noLib: true,
    noResolve: false,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  return files.flatMap((file) => patternsOf(program.getSourceFile(file), checker));
}

function patternsOf(source, checker) {
  const found = [];
  const add = (node, pattern) =>
    found.push({
      file: source.fileName,
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      ...pattern,
    });
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      // 'a b'.split(/\s/) looks for all of its places, whatever its flags.
      const splits = ts.isCallExpression(node.parent) && node.parent.expression.getText().endsWith('.split');
      add(node, { source: node.text.slice(1, end), flags: node.text.slice(end + 1), ...(splits && { global: true }) });
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      const text = pattern && textOf(pattern, checker);
      const marks = flags ? textOf(flags, checker) : '';
      add(node, text === undefined || marks === undefined ? { made: node.getText() } : { source: text, flags: marks });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of an expression whose parts are all literals; undefined for any other. */
function textOf(node, checker) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textOf(node.expression, checker);
  if (ts.isTemplateExpression(node)) return templateOf(node, checker, false);
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
    return ts.isTemplateExpression(node.template) ? templateOf(node.template, checker, true) : node.template.rawText;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left, checker), textOf(node.right, checker)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  // The source of another pattern.
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') {
    const pattern = valueOf(node.expression, checker);
    return pattern && ts.isRegularExpressionLiteral(pattern)
      ? pattern.text.slice(1, pattern.text.lastIndexOf('/'))
      : undefined;
  }
  if (ts.isIdentifier(node)) {
    const value = valueOf(node, checker);
    return value && textOf(value, checker);
  }
  return undefined;
}

/** The declared value of a constant, alone or as one of a list. */
function valueOf(node, checker) {
  if (ts.isIdentifier(node)) {
    let symbol = checker.getSymbolAtLocation(node);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    const declared = symbol?.valueDeclaration;
    if (!declared) return undefined;
    if (ts.isBindingElement(declared) && ts.isArrayBindingPattern(declared.parent)) {
      const list = declared.parent.parent.initializer;
      return list && ts.isArrayLiteralExpression(list)
        ? list.elements[declared.parent.elements.indexOf(declared)]
        : undefined;
    }
    if (!ts.isVariableDeclaration(declared) || !declared.initializer) return undefined;
    return declared.parent.flags & ts.NodeFlags.Const ? declared.initializer : undefined;
  }
  return undefined;
}

function templateOf(node, checker, raw) {
  const said = (part) => (raw ? part.rawText : part.text);
  let text = said(node.head);
  for (const { expression, literal } of node.templateSpans) {
    const inside = textOf(expression, checker);
    if (inside === undefined) return undefined;
    text += inside + said(literal);
  }
  return text;
}
