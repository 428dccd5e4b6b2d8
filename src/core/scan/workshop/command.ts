import { isSpeakable } from '../scaffold/words.ts';

/** What a command is for; in the order in which instructions name them. */
export const PURPOSES = ['set up', 'build', 'test', 'lint', 'types', 'run', 'migrate', 'docs'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A command that the repository defines, by name and never by what it does. */
export interface Command {
  readonly purpose: Purpose;
  readonly command: string;
  /** Folder it is run in; `''` for the root. */
  readonly dir: string;
  /** Lower is better: what the project defines itself before what its tools offer anyway. */
  readonly rank: number;
}

/** What people call the scripts, targets and tasks that do it. */
const NAMES: readonly (readonly [Purpose, RegExp])[] = [
  [
    'test',
    /^(?:tests?|spec|unit|verify|integration|e2e|coverage)(?:[:_.-][\w:-]{1,20})?$|^(?:run|unit|integration|api|go|e2e)[_-]?tests?$|^check$/,
  ],
  [
    'lint',
    /^(?:lint|eslint|fmt|format|style|clippy|rubocop|phpcs|phpstan|analy[sz]e|golangci|ruff|prettier|pre-?commit|vet|stylelint)(?:[:_.-][\w:-]{1,20})?$|^check[:_-](?:style|format|lint)$/,
  ],
  ['types', /^(?:type-?check|types|tsc|check[:_-]types|ts:check|mypy|pyright)(?:[:_-][\w:-]{1,12})?$/],
  ['build', /^(?:build|compile|bundle|dist|all|assemble)(?:[:_.-][\w:-]{1,20})?$/],
  [
    'run',
    /^(?:start|dev|serve|server|run|watch|up)(?:[:_.-](?:dev|server|local|prod|web|api|all|app))?$|^run[_-]?(?:dev|server|local)$/,
  ],
  ['migrate', /^(?:migrate|db[:_-]migrate|migration[:_-]?(?:run|up)|migrations)$/],
  ['docs', /^(?:docs?|documentation|site)(?:[:_-](?:build|dev|serve|html))?$|^(?:build|serve)[:_-]docs?$/],
  ['set up', /^(?:install|setup|bootstrap|deps|init|prepare[:_-]dev|dev[:_-]setup)$/],
];
/** Of one purpose, the plain name says more than its variants. */
const PLAIN: Readonly<Partial<Record<Purpose, RegExp>>> = {
  test: /^tests?$/,
  lint: /^lint$/,
  build: /^build$/,
  run: /^(?:dev|start|run|serve)$/,
  types: /^type-?check$/,
};
const LONGEST = 36;

/** @returns what a script, target or task of this name is for; undefined for a name that says nothing, or may not be repeated. */
export function purposeOf(name: string): Purpose | undefined {
  if (name.length > 28 || !isSpeakable(name)) return undefined;
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0];
}

/** @returns 0 for the plain name of a purpose, 1 for a variant, so that `test` comes before `test:ci`. */
export function variantRank(purpose: Purpose, name: string): number {
  return PLAIN[purpose]?.test(name) === true
    ? 0
    : /watch|fix|debug|update|ci$|clean|prod|merge|docker|base|deprecat|legacy|tmp|profile|report|pre-?commit|dep/.test(
          name,
        )
      ? 3
      : 1;
}

/** @returns whether a command may be repeated: short, of plain words, without anything a shell would expand. */
export function isPlainCommand(command: string): boolean {
  return command.length <= LONGEST && /^[\w./@][\w ./:@=,+-]*$/.test(command) && isSpeakable(command);
}
