// Probes: which parts of a file a process ran, so that a change of one part meets only the tests that run it.
import { parsed, walk } from './syntax.mjs';

const contains = (block, { start, end }) => block.start <= start && end <= block.end;

/**
 * The parts of a file that may run or not run by themselves: blocks, bodies of arrow functions, cases, and what is behind
 * a condition. Part 0 is the whole file; it runs when the file is loaded.
 *
 * @param {string} text the source
 * @returns {{start: number, end: number, expression: boolean}[]} UTF-16 offsets of what lies inside
 */
function partsOf(text) {
  const { body, spanOf } = parsed(text);
  const start = /^#!.*\n/.exec(text)?.[0].length ?? 0;
  const parts = [{ start, end: text.length, expression: false }];
  const expression = (node) => parts.push({ ...spanOf(node.span), expression: true });
  const block = ({ span }) => {
    const { start, end } = spanOf(span);
    parts.push({ start: start + 1, end: end - 1, expression: false });
  };
  const visitors = {
    BlockStatement: block,
    FunctionBody: block,
    ArrowFunctionExpression(node) {
      if (!['BlockStatement', 'FunctionBody'].includes(node.body.type)) expression(node.body);
    },
    ConditionalExpression(node) {
      expression(node.consequent);
      expression(node.alternate);
    },
    BinaryExpression(node) {
      if (['&&', '||', '??'].includes(node.operator)) expression(node.right);
    },
    SwitchCase({ consequent }) {
      if (consequent.length === 0) return;
      const [first, last] = [consequent[0], consequent.at(-1)].map((node) => spanOf(node.span));
      parts.push({ start: first.start, end: last.end, expression: false });
    },
  };
  walk(body, (node) => {
    if (Object.hasOwn(visitors, node.type)) visitors[node.type](node);
  });
  return parts;
}

/** The number of the smallest part that a place lies in. */
function innermost(parts, place) {
  let best = 0;
  for (const [number, part] of parts.entries()) if (contains(part, place) && contains(parts[best], part)) best = number;
  return best;
}

/**
 * A file with a probe in each part: it makes a link that has the part's number for its name, once a process. A link, since
 * tests let writing fail, count what is opened, and run the program as another user.
 *
 * @param {string} text the source
 * @param {number} first the number of part 0
 * @param {string} folder absolute path of the folder for the links
 */
export function instrumented(text, first, folder) {
  const parts = partsOf(text);
  const inserted = parts.flatMap(({ start, end, expression }, number) =>
    expression
      ? [
          [start, `($probe(${number}), `],
          [end, ')'],
        ]
      : [[start, `$probe(${number});`]],
  );
  let result = '';
  let at = 0;
  for (const [place, insertion] of inserted.sort(([a], [b]) => a - b)) {
    result += text.slice(at, place) + insertion;
    at = place;
  }
  // A declared function and a `var` are there before the file runs, as they must be where files import each other.
  return `${result}${text.slice(at)}
var $ran: any;
function $probe(number: number): void {
  $ran ??= new Uint8Array(${parts.length});
  if ($ran[number] === 1) return;
  $ran[number] = 1;
  try {
    process.getBuiltinModule('node:fs').symlinkSync('ran', ${JSON.stringify(`${folder}/`)} + (${first} + number));
  } catch {}
}
`;
}

/** How many parts a file has. */
export const countOf = (text) => partsOf(text).length;

/**
 * The parts that run wherever a change of a place can be noticed; one of them is enough.
 *
 * @param {string} text the source
 * @param {{start: number, end: number}} place UTF-16 offsets
 * @returns {number[]}
 */
export function watched(text, place) {
  const parts = partsOf(text);
  const part = innermost(parts, place);
  if (part !== 0) return [part];
  // A constant that the file keeps to itself is noticed where its name stands.
  const { body, spanOf } = parsed(text);
  const declaration = body.find((node) => contains(spanOf(node.span), place));
  if (declaration?.type !== 'VariableDeclaration') return [0];
  const declarator = declaration.declarations.find((node) => contains(spanOf(node.span), place));
  if (declarator?.id.type !== 'Identifier') return [0];
  const uses = new Set();
  const name = declarator.id.value;
  for (const match of text.matchAll(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))) {
    const use = { start: match.index, end: match.index + name.length };
    if (!contains(spanOf(declarator.span), use)) uses.add(innermost(parts, use));
  }
  return uses.size === 0 ? [0] : [...uses];
}
