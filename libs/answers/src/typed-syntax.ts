interface Parser {
  data(): object;
}

/**
 * Remark plugin: what is Markdown's but not what somebody means who indents a line, or underlines one with dashes. The
 * line stays text, and the dashes a rule.
 */
export function typedSyntax(this: Parser): void {
  const data: { micromarkExtensions?: unknown[] } = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: ['codeIndented', 'setextUnderline'] } },
  ];
}
