import type { RuleExample, RuleMeta } from './rule.ts';

const WIDTH = 100;

/** What `explain --format json` says of a rule. */
export interface RuleExplanation {
  readonly id: string;
  readonly level: RuleMeta['level'];
  readonly summary: string;
  readonly what: string;
  readonly why: string;
  readonly falseAlarms?: string;
  /** Whether findings may carry a fix. */
  readonly fixable: boolean;
  /** Whether it is reported whatever the configuration, a comment or a baseline says. */
  readonly always: boolean;
  /** Whether it runs only with `--publish`. */
  readonly publish: boolean;
  readonly bad: RuleExample;
  readonly good: RuleExample;
}

/** A rule as data: the same for every output. */
export function explanationOf(meta: RuleMeta): RuleExplanation {
  const {
    id,
    level,
    summary,
    what,
    why,
    falseAlarms,
    fixable = false,
    always = false,
    publish = false,
    bad,
    good,
  } = meta;
  return {
    id,
    level,
    summary,
    what,
    why,
    ...(falseAlarms === undefined ? {} : { falseAlarms }),
    fixable,
    always,
    publish,
    bad,
    good,
  };
}

/** How a rule behaves beyond its level, in short sentences. */
function notesOf({ fixable, always, publish, apart }: RuleMeta): string[] {
  return [
    ...(fixable === true ? ['`cartwright lint --fix` mends it where there is one safe answer.'] : []),
    ...(always === true ? ['Nothing silences it.'] : []),
    ...(publish === true ? ['It runs only with `--publish`.'] : []),
    ...(apart === undefined ? [] : [apart]),
  ];
}

/** The section of a rule in docs/rules.md, and the output of `explain --format markdown`. */
export function ruleMarkdown(meta: RuleMeta, heading = '##'): string {
  const notes = notesOf(meta);
  return [
    `${heading} ${meta.id}`,
    `**${meta.level}** · ${meta.summary}`,
    meta.what,
    meta.why,
    ...(meta.falseAlarms === undefined ? [] : [`*False alarms:* ${meta.falseAlarms}`]),
    ...(notes.length === 0 ? [] : [notes.join(' ')]),
    ...exampleMarkdown('Bad', meta.bad),
    ...exampleMarkdown('Good', meta.good),
  ].join('\n\n');
}

function exampleMarkdown(title: string, { language, text, files = [] }: RuleExample): string[] {
  const fence = (tag: string, body: string): string => `\`\`\`\`${tag}\n${body.replace(/\n*$/, '\n')}\`\`\`\``;
  return [`${title}:`, ...files.map((file) => `\`${file.path}\`\n\n${fence('', file.text)}`), fence(language, text)];
}

/** The output of `explain RULE` in a terminal. */
export function ruleText(meta: RuleMeta): string {
  const plain = (text: string): string => wrap(text.replaceAll('`', ''));
  const notes = notesOf(meta);
  const example = (title: string, { text, files = [] }: RuleExample): string[] => [
    `${title}:`,
    ...files.map((file) => `  ${file.path}\n\n${indent(file.text)}`),
    indent(text),
  ];
  const parts = [
    `${meta.id} (${meta.level})\n${meta.summary.slice(0, 1).toUpperCase()}${meta.summary.slice(1)}.`,
    plain(meta.what),
    plain(meta.why),
    ...(meta.falseAlarms === undefined ? [] : [plain(`False alarms: ${meta.falseAlarms}`)]),
    ...(notes.length === 0 ? [] : [plain(notes.join(' '))]),
    ...example('Bad', meta.bad),
    ...example('Good', meta.good),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** All rules by group, one line each, for `explain` without a rule. */
export function rulesText(metas: readonly RuleMeta[]): string {
  const width = Math.max(...metas.map(({ id }) => id.length));
  const lines = metas.map(({ id, level, summary }) => `${id.padEnd(width)}  ${level.padEnd(7)}  ${summary}`);
  return `${lines.join('\n')}\n`;
}

/** The table of all rules in docs/rules.md. */
export function rulesMarkdown(metas: readonly RuleMeta[]): string {
  const rows = metas.map((meta) => {
    const marks = [
      meta.fixable === true ? 'fix' : '',
      meta.always === true ? 'always' : '',
      meta.publish === true ? 'publish' : '',
    ];
    return `| [${meta.id}](#${meta.id.replace('/', '')}) | ${meta.level} | ${meta.summary} | ${marks.filter(Boolean).join(', ')} |`;
  });
  return ['| rule | level | raised when | |', '|---|---|---|---|', ...rows].join('\n');
}

function indent(text: string): string {
  return text
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');
}

function wrap(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = word;
    } else line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
