// What a mutation may change: every place of a TypeScript file where one small change gives another program.
import { parsed, walk } from './syntax.mjs';

/** Left operator → what it becomes. `x++` and `x--` are handled with the unary operators. */
const BINARY = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
};

const METHODS = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  find: 'findLast',
  findIndex: 'findLastIndex',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};

/** Methods whose receiver alone is a value of the same kind: `a.filter(f)` → `a`. */
const DROPPED = new Set(
  (
    'filter map slice toSorted sort toReversed reverse concat flat flatMap trim trimEnd trimStart ' +
    'toLowerCase toUpperCase replace replaceAll normalize padEnd padStart'
  ).split(' '),
);

/**
 * Every mutation of one file.
 *
 * @param {string} text the source
 * @returns {{operator: string, start: number, end: number, to: string}[]} UTF-16 offsets, in order of place
 */
export function mutationsOf(text) {
  const { body, sliceOf, spanOf } = parsed(text);
  const found = [];
  const add = (operator, span, to) => {
    const from = sliceOf(span);
    if (from === to) return;
    found.push({ operator, ...spanOf(span), to });
  };
  const between = (left, right) => ({ start: left.span.end, end: right.span.start });

  const visitors = {
    IfStatement(node) {
      add('condition', node.test.span, `!(${sliceOf(node.test.span)})`);
      if (!node.alternate) add('guard', node.span, ';');
    },
    ConditionalExpression(node) {
      add('condition', node.test.span, `!(${sliceOf(node.test.span)})`);
    },
    WhileStatement(node) {
      add('condition', node.test.span, 'false as boolean');
    },
    BinaryExpression(node) {
      if (node.operator === '??') add('default', node.span, sliceOf(node.left.span));
      const to = BINARY[node.operator];
      if (to === undefined) return;
      const span = between(node.left, node.right);
      const kind = ['&&', '||'].includes(node.operator) ? 'logic' : /[<>=]/.test(to) ? 'comparison' : 'arithmetic';
      add(kind, span, sliceOf(span).replace(node.operator, to));
      if (kind === 'logic') {
        add('logic', node.span, sliceOf(node.left.span));
        add('logic', node.span, sliceOf(node.right.span));
      }
    },
    UnaryExpression(node) {
      if (node.operator === '!') add('condition', node.span, `!!${sliceOf(node.argument.span)}`);
      if (node.operator === '-') add('arithmetic', node.span, sliceOf(node.argument.span));
    },
    UpdateExpression(node) {
      add(
        'arithmetic',
        node.span,
        sliceOf(node.span).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')),
      );
    },
    CallExpression(node) {
      const { callee } = node;
      const name = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property : null;
      if (name && Object.hasOwn(METHODS, name.value)) add('method', name.span, METHODS[name.value]);
      if (name && DROPPED.has(name.value)) add('call', node.span, sliceOf(callee.object.span));
      if (node.arguments.length === 1 && !node.arguments[0].spread) {
        add('call', node.span, `(${sliceOf(node.arguments[0].expression.span)})`);
      }
    },
    NumericLiteral(node) {
      add('constant', node.span, String(node.value + 1));
      if (node.value > 0) add('constant', node.span, String(node.value - 1));
    },
    BooleanLiteral(node) {
      add('constant', node.span, node.value ? '(false as boolean)' : '(true as boolean)');
    },
    StringLiteral(node) {
      add('string', node.span, node.value === '' ? "'mutant'" : "''");
    },
    TemplateLiteral(node) {
      add('string', node.span, '``');
    },
    RegExpLiteral(node) {
      const text = sliceOf(node.span);
      if (node.pattern.startsWith('^')) add('pattern', node.span, text.replace('/^', '/'));
      if (/[^\\]\$$/.test(node.pattern)) add('pattern', node.span, text.replace(/\$(?=\/\w*$)/, ''));
      for (const flag of node.flags)
        if ('gimsu'.includes(flag)) add('pattern', node.span, text.replace(new RegExp(`${flag}(?=\\w*$)`), ''));
    },
    ArrayExpression(node) {
      for (const [index, element] of node.elements.entries()) {
        if (!element) continue;
        const next = node.elements[index + 1];
        const span = {
          start: element.expression.span.start - (element.spread ? 3 : 0),
          end: element.expression.span.end,
        };
        if (next) span.end = next.expression.span.start - (next.spread ? 3 : 0);
        add('element', span, '');
      }
    },
    ObjectExpression(node) {
      for (const property of node.properties) {
        if (property.type === 'SpreadElement') add('element', property.arguments.span, '{}');
      }
    },
    ExpressionStatement(node) {
      add('statement', node.span, ';');
    },
    ReturnStatement(node) {
      if (node.argument) add('return', node.argument.span, 'undefined as never');
    },
    ThrowStatement(node) {
      add('statement', node.span, ';');
    },
    ContinueStatement(node) {
      add('statement', node.span, ';');
    },
    BreakStatement(node) {
      add('statement', node.span, ';');
    },
  };

  walk(body, (node) => {
    if (Object.hasOwn(visitors, node.type)) visitors[node.type](node);
  });
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}
