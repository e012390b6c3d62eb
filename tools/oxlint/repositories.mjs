// A rule of our own for oxlint, which names it repositories/in-transaction (.oxlintrc.json).
const IN_TRANSACTION =
  'Row-level security shows an injected repository no rows: use it as manager.withRepository(this.notesRepository) inside Database.run.';
const NAMED = 'Inject a repository as `private readonly notesRepository`: its name is how this rule knows it.';

/** Which code is refused, as selectors of the syntax tree, and what is said of it. */
const REFUSED = {
  'MemberExpression[object.type="ThisExpression"][property.name=/Repository$/]:not(CallExpression[callee.property.name="withRepository"] > MemberExpression.arguments)':
    IN_TRANSACTION,
  'VariableDeclarator[init.type="ThisExpression"] > ObjectPattern > Property[key.name=/Repository$/]': IN_TRANSACTION,
  'Decorator[expression.callee.name="InjectRepository"]:not(TSParameterProperty[parameter.name=/Repository$/] > Decorator)':
    NAMED,
};

/** An injected repository may only be handed to `withRepository`, and has a name that shows what it is. */
const inTransaction = {
  create: (context) =>
    Object.fromEntries(
      Object.entries(REFUSED).map(([selector, message]) => [selector, (node) => context.report({ node, message })]),
    ),
};

export default { meta: { name: 'repositories' }, rules: { 'in-transaction': inTransaction } };
