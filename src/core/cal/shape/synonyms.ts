import { nearest } from '../../schema/suggest.ts';

/** Words of other formats and languages, by the word that a CAL has for them. */
const WORDS: Readonly<Record<string, string>> = {
  // Properties.
  from: 'source src fromNode',
  to: 'target dst dest destination toNode next',
  when: 'condition if guard expr expression',
  op: 'operator operation comparator',
  var: 'variable variableName',
  value: 'val operand',
  init: 'default initial initialValue defaultValue',
  name: 'id key title label',
  id: 'name key identifier',
  alias: 'id name handle',
  description: 'desc summary',
  agent: 'participant assignee actor owner performer',
  afterMs: 'delay delayMs duration durationMs timeout timeoutMs ms wait',
  romDigest: 'digest sha256 hash romHash',
  minLevel: 'level',
  participants: 'agents actors roles team members',
  nodes: 'steps tasks states',
  edges: 'transitions links flows',
  rac: 'context knowledge requiredContext requiredAvailableContext racItems',
  start: 'startNode entry initial startAt',
  hint: 'pattern path glob url uri',
  extensions: 'metadata annotations',
  // Values.
  eq: '= == === equals equal is',
  ne: '!= !== <> neq not',
  lt: '<',
  gt: '>',
  le: '<= =< lte',
  ge: '>= => gte',
  exclusive: 'xor decision choice',
  parallel: 'and fork join split',
  inclusive: 'or',
  string: 'str text',
  number: 'float double decimal',
  integer: 'int long',
  boolean: 'bool',
  object: 'map dict mapping record',
  array: 'list sequence',
  'api-spec': 'openapi swagger asyncapi graphql grpc proto api',
  wiki: 'docs documentation doc',
  terraform: 'tf hcl opentofu',
  dataset: 'database table data schema',
  runbook: 'playbook',
  'code-map': 'code repo repository codebase',
  'file-glob': 'file files path exists',
  'mcp-resource': 'mcp resource',
  url: 'http https link',
  manual: 'human person',
  end: 'finish finished done complete completed',
  stop: 'abort cancel terminate fail',
  timer: 'wait delay sleep',
  gateway: 'decision branch switch',
  task: 'step activity job',
};

const MEANT = new Map<string, string[]>();
for (const [word, others] of Object.entries(WORDS)) {
  for (const other of others.split(' ')) MEANT.set(fold(other), [...(MEANT.get(fold(other)) ?? []), word]);
}

/** The candidate that a word stands for. */
export interface Synonym {
  readonly word: string;
  /** Whether it is near enough to be written instead. */
  readonly certain: boolean;
}

/**
 * The candidate for a word that is not one of them: the nearest of them, or else the only one that other
 * formats call by that word.
 */
export function synonymOf(name: string, candidates: readonly string[]): Synonym | undefined {
  const near = nearest(name, candidates);
  if (near !== undefined) return { word: near, certain: true };
  const words = MEANT.get(fold(name))?.filter((word) => candidates.includes(word)) ?? [];
  const [word] = words;
  return word !== undefined && words.length === 1 ? { word, certain: false } : undefined;
}

function fold(word: string): string {
  return word
    .slice(0, 100)
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}
