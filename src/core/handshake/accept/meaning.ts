/** What names of tools and of their properties tell: words as real tools use them, compared without case and punctuation. */

/** Names under which tools take what a property of the reference contracts means. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  command: ['cmd', 'commandline', 'shellcommand', 'script'],
  task: ['prompt', 'instruction', 'instructions', 'request', 'goal', 'objective'],
  summary: 'content contents text memory note notes observation observations fact facts body'.split(' '),
  query: ['q', 'search', 'searchquery', 'searchterm', 'pattern', 'term', 'terms', 'keyword', 'keywords', 'question'],
};

/** Names of a property that holds a short line about the rest; of a task and of a command that is their description, too. */
const TITLES = ['name', 'title', 'label', 'heading'];
const TITLES_OF: Readonly<Record<string, readonly string[]>> = {
  task: ['description'],
  command: ['description', 'explanation'],
};

/** Names of a property that says of what kind an entry is, and what an entry that holds a summary is called. */
const KINDS = ['type', 'kind', 'category', 'entitytype'];
const KIND_OF: Readonly<Record<string, string>> = { summary: 'note' };

/** Words in the name of a tool, by the scope of the trade that they tell; the first word of each is the surest. */
const TRADES: Readonly<Record<string, readonly string[]>> = {
  exec: ['execute', 'exec', 'run', 'shell', 'bash', 'command', 'terminal', 'cmd'],
  dispatch: ['dispatch', 'agent', 'subagent', 'task', 'delegate', 'spawn'],
  search: ['search', 'find', 'query', 'recall', 'lookup', 'grep'],
  'memory.write': ['memory', 'memories', 'remember', 'note', 'entities', 'entity', 'observations', 'knowledge', 'memo'],
};
const OTHER_TRADES = ['file', 'files', 'directory', 'folder', 'image', 'issue', 'mail', 'email', 'browser', 'page'];
const DESTROYS = 'delete remove drop clear forget reset purge destroy kill cancel erase'.split(' ');

/** Whether a tool's property means what a contract's property means. */
export function meansSame(wanted: string, offered: string): boolean {
  return letters(wanted) === letters(offered) || listed(SYNONYMS, wanted).includes(letters(offered));
}

/** Whether a list with one item says the same: a summary is one of several, but the words of a command are not lines of it. */
export function mayBeListed(wanted: string): boolean {
  return wanted === 'summary';
}

/** Whether a property holds a short line about what a contract's property holds. */
export function isTitle(name: string, wanted: string): boolean {
  return TITLES.includes(letters(name)) || listed(TITLES_OF, wanted).includes(letters(name));
}

/** What a property that says of what kind an entry is may be given, where the entry holds what a contract's property means. */
export function kindOf(name: string, wanted: string): string | undefined {
  if (!KINDS.includes(letters(name))) return undefined;
  return Object.hasOwn(KIND_OF, wanted) ? KIND_OF[wanted] : undefined;
}

/**
 * How surely the name of a tool tells the trade that scopes stand for: 2 for the very word, 1 for another word of the trade, 0
 * where it tells nothing, -1 where it tells another trade or that something is destroyed.
 */
export function tellsTrade(tool: string, scopes: readonly string[]): -1 | 0 | 1 | 2 {
  const words = wordsOf(tool);
  if (destroys(tool)) return -1;
  // A memory is written and searched: there the other words decide.
  const told = Object.keys(TRADES).filter((scope) => words.some((word) => listed(TRADES, scope).includes(word)));
  const trades = told.length > 1 ? told.filter((scope) => scope !== 'memory.write') : told;
  const own = trades.filter((scope) => scopes.includes(scope));
  if (own.length > 0) return own.some((scope) => words.includes(listed(TRADES, scope)[0] ?? '')) ? 2 : 1;
  return trades.length > 0 || words.some((word) => OTHER_TRADES.includes(word)) ? -1 : 0;
}

/** Whether the name of a tool says that it takes something away. */
export function destroys(tool: string): boolean {
  return wordsOf(tool).some((word) => DESTROYS.includes(word));
}

function listed(table: Readonly<Record<string, readonly string[]>>, key: string): readonly string[] {
  return Object.hasOwn(table, key) ? (table[key] ?? []) : [];
}

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}
