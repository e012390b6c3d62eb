import ts from 'typescript';
import { breaksOfMembers, breaksOfParameters, breaksOfType, plain } from './compare-types.mjs';

/** Types by which a name is looked up, of which nobody makes a value: the slots that pages open. */
const LOOKED_UP = ['SlotProps'];

/**
 * Parts of a library's API that a remote built against a former version could no longer rely on.
 * @param {string} before API report
 * @param {string} after API report of the same entry point
 * @returns {string[]} one sentence each; empty if everything that was exported is as it was, or more
 */
export function breaksOfTypes(before, after) {
  const now = declarationsOf(after);
  return [...declarationsOf(before)].flatMap(([name, was]) => {
    const is = now.get(name);
    // A type that is not exported is in a report because an exported one names it, which would differ too.
    if (!is) return was.exported ? [`${name} is removed`] : [];
    if (was.exported && !is.exported) return [`${name} is no longer exported`];
    if (was.nodes.length !== is.nodes.length) return [`${name} has changed`];
    return was.nodes.flatMap((node, index) => breaksOfDeclaration(node, is.nodes[index], name));
  });
}

/**
 * The declarations of an API report by their names; several where a name is overloaded.
 * @returns {Map<string, { nodes: ts.Node[], exported: boolean }>}
 */
function declarationsOf(report) {
  const code = /```ts\n([\s\S]*?)```/.exec(report)?.[1] ?? '';
  const { statements } = ts.createSourceFile('report.ts', code, ts.ScriptTarget.Latest, true);
  const imports = new Map(statements.filter(ts.isImportDeclaration).flatMap(namesOfImport));
  const found = new Map();
  const add = (name, node, exported) =>
    found.set(name, {
      nodes: [...(found.get(name)?.nodes ?? []), node],
      exported: exported || found.get(name)?.exported,
    });
  for (const statement of statements) {
    const exported = Boolean(statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
    if (ts.isVariableStatement(statement)) {
      for (const each of statement.declarationList.declarations) add(each.name.getText(), each, exported);
    } else if (statement.name) add(statement.name.text, statement, exported);
  }
  for (const { exportClause } of statements.filter(ts.isExportDeclaration)) {
    for (const { name, propertyName = name } of exportClause?.elements ?? []) {
      const nodes = found.get(propertyName.text)?.nodes ?? [imports.get(propertyName.text) ?? name];
      found.set(name.text, { nodes, exported: true });
    }
  }
  return found;
}

/** Names that an import brings, with the package that each comes from. */
function namesOfImport({ importClause, moduleSpecifier }) {
  const { name, namedBindings } = importClause ?? {};
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [...(name ? [name] : []), ...named.map((each) => each.name)].map((each) => [each.text, moduleSpecifier]);
}

/**
 * Whether remotes make an interface or are given one cannot be seen, so it has to suit both; a function's arguments are
 * what they give, its answer, constants and classes what they get.
 */
function breaksOfDeclaration(was, is, at) {
  if (plain(was) === plain(is)) return [];
  if (was.kind !== is.kind) return [`${at} is another kind of thing`];
  if (different(was.typeParameters, is.typeParameters)) return [`the type parameters of ${at} have changed`];
  if (different(was.heritageClauses, is.heritageClauses)) return [`what ${at} extends has changed`];
  if (ts.isInterfaceDeclaration(was)) return breaksOfMembers(was, is, at, 'both', LOOKED_UP.includes(at));
  if (ts.isClassDeclaration(was)) return breaksOfMembers(was, is, at, 'output');
  if (ts.isTypeAliasDeclaration(was)) return breaksOfType(was.type, is.type, at, 'both');
  if (ts.isVariableDeclaration(was)) return breaksOfType(was.type, is.type, at, 'output');
  if (!ts.isFunctionDeclaration(was)) return [`${at} has changed`];
  return [
    ...breaksOfParameters(was.parameters, is.parameters, at, 'input'),
    ...breaksOfType(was.type, is.type, `what ${at} answers`, 'output'),
  ];
}

const different = (some = [], others = []) => some.map(plain).join() !== others.map(plain).join();
