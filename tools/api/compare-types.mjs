import ts from 'typescript';

/**
 * Which way a type goes: `input` is what remotes give, `output` what they get, `both` what may go either way.
 * @typedef {'input' | 'output' | 'both'} Direction
 */

const FLIPPED = { input: 'output', output: 'input', both: 'both' };

/** The argument of a type that goes the other way: what a change of data is called with. */
const TURNED = { UseMutationResult: 2 };

/** Types that select members, not values: any difference counts. */
const SELECTIONS = ['Omit', 'Pick', 'Exclude', 'Extract'];

/** Which errors a call may end with is the API's matter, and compared there. */
const ERRORS = 'ErrorFromErrorMap';

/** The text of a node without its layout. */
export const plain = (node) => node.getText().replace(/\s+/g, ' ');

/**
 * @param {ts.TypeNode | undefined} was
 * @param {ts.TypeNode | undefined} is
 * @param {string} at what the sentences call it
 * @param {Direction} direction
 * @returns {string[]}
 */
export function breaksOfType(was, is, at, direction) {
  if (!was || !is) return was === is ? [] : [`${at} has changed`];
  if (plain(was) === plain(is)) return [];
  if (ts.isUnionTypeNode(was) || ts.isUnionTypeNode(is)) return breaksOfUnion(was, is, at, direction);
  if (was.kind !== is.kind) return [`${at} has changed`];
  if (ts.isTypeLiteralNode(was)) return breaksOfMembers(was, is, at, direction);
  if (ts.isParenthesizedTypeNode(was)) return breaksOfType(was.type, is.type, at, direction);
  if (ts.isArrayTypeNode(was)) return breaksOfType(was.elementType, is.elementType, `${at}[]`, direction);
  if (ts.isTypeOperatorNode(was) && was.operator === is.operator) return breaksOfType(was.type, is.type, at, direction);
  if (ts.isIntersectionTypeNode(was)) return pairwise(was.types, is.types, at, () => direction);
  if (ts.isFunctionTypeNode(was)) return breaksOfCall(was, is, at, direction);
  if (ts.isTypeReferenceNode(was)) {
    const name = was.typeName.getText();
    if (name !== is.typeName.getText() || SELECTIONS.includes(name)) return [`${at} has changed`];
    if (name === ERRORS) return [];
    const turn = (index) => (TURNED[name] === index ? FLIPPED[direction] : direction);
    return pairwise(was.typeArguments ?? [], is.typeArguments ?? [], at, turn);
  }
  return [`${at} has changed`];
}

const pairwise = (some, others, at, directionOf) =>
  some.length === others.length
    ? some.flatMap((each, index) => breaksOfType(each, others[index], at, directionOf(index)))
    : [`${at} has changed`];

/** An input may have more alternatives than before, an output fewer. Their order does not matter. */
function breaksOfUnion(was, is, at, direction) {
  const alternatives = (node) => (ts.isUnionTypeNode(node) ? [...node.types] : [node]);
  const beside = (others) => (each) => !others.some((other) => plain(other) === plain(each));
  const lost = alternatives(was).filter(beside(alternatives(is)));
  const gained = alternatives(is).filter(beside(alternatives(was)));
  if (lost.length && lost.length === gained.length) return pairwise(lost, gained, at, () => direction);
  const breaks = [...(direction === 'output' ? [] : lost), ...(direction === 'input' ? [] : gained)];
  return breaks.length ? [`${at} has changed`] : [];
}

function breaksOfCall(was, is, at, direction) {
  return [
    ...breaksOfParameters(was.parameters, is.parameters, at, FLIPPED[direction]),
    ...breaksOfType(was.type, is.type, `what ${at} answers`, direction),
  ];
}

/**
 * A further argument breaks nothing where it may be left out, or where it is remotes that are called.
 * @param {Direction} direction of the arguments
 */
export function breaksOfParameters(was, is, at, direction) {
  const optional = ({ questionToken, initializer, dotDotDotToken }) =>
    Boolean(questionToken ?? initializer ?? dotDotDotToken);
  const breaks = was.flatMap((parameter, index) => {
    const place = `argument ${index + 1} of ${at}`;
    const other = is[index];
    if (!other) return [`${at} takes ${is.length} arguments, not ${was.length}`];
    if (direction !== 'output' && optional(parameter) && !optional(other)) return [`${place} is required`];
    if (direction !== 'input' && optional(other) && !optional(parameter)) return [`${place} may be missing`];
    return breaksOfType(parameter.type, other.type, place, direction);
  });
  const further = is.slice(was.length).filter((parameter) => direction !== 'output' && !optional(parameter));
  return [...breaks, ...further.map(({ name }) => `${at} requires a further argument, ${name.getText()}`)];
}

/**
 * An input must not need more than before, nor an output have less. A removed field breaks both.
 * @param {boolean} [grows] whether its members are only looked up, so that a further one is an addition
 */
export function breaksOfMembers(was, is, at, direction, grows = false) {
  const byName = ({ members }) => new Map(members.map((member) => [member.name?.getText() ?? plain(member), member]));
  const [former, present] = [byName(was), byName(is)];
  const breaks = [...former].flatMap(([name, member]) => {
    const other = present.get(name);
    return other ? breaksOfMember(member, other, `${at}.${name}`, direction) : [`${at}.${name} is removed`];
  });
  if (direction === 'output' || grows) return breaks;
  const required = [...present].filter(([name, { questionToken }]) => !former.has(name) && !questionToken);
  return [...breaks, ...required.map(([name]) => `${at}.${name} is new and required`)];
}

function breaksOfMember(was, is, at, direction) {
  if (plain(was) === plain(is)) return [];
  if (was.kind !== is.kind) return [`${at} has changed`];
  if (direction !== 'output' && was.questionToken && !is.questionToken) return [`${at} is required`];
  if (direction !== 'input' && is.questionToken && !was.questionToken) return [`${at} may be missing`];
  if (ts.isMethodSignature(was)) return breaksOfCall(was, is, at, direction);
  if (ts.isPropertySignature(was) || ts.isPropertyDeclaration(was)) {
    return breaksOfType(was.type, is.type, at, direction);
  }
  return [`${at} has changed`];
}
