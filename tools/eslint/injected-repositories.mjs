const IN_TRANSACTION =
  'Row-level security shows an injected repository no rows: use it as manager.withRepository(this.notesRepository) inside Database.run.';
const NAMED = 'Inject a repository as `private readonly notesRepository`: its name is how this rule knows it.';

/** What `@InjectRepository` gives may only be handed to `withRepository`, and bears a name by which that is seen. */
export const injectedRepositories = {
  files: ['services/**/*.ts', 'libs/server/**/*.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector:
          'MemberExpression[object.type="ThisExpression"][property.name=/Repository$/]:not(CallExpression[callee.property.name="withRepository"] > MemberExpression.arguments)',
        message: IN_TRANSACTION,
      },
      {
        selector: 'VariableDeclarator[init.type="ThisExpression"] > ObjectPattern > Property[key.name=/Repository$/]',
        message: IN_TRANSACTION,
      },
      {
        selector:
          'Decorator[expression.callee.name="InjectRepository"]:not(TSParameterProperty[parameter.name=/Repository$/] > Decorator)',
        message: NAMED,
      },
    ],
  },
};
