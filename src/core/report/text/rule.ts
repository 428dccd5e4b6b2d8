import type { RuleExample, RuleMeta } from '../../result/rule.ts';
import { notesOf } from '../markdown/pages/rule.ts';
import { plain, type Plain, visibleLines } from '../../text/printable.ts';

const WIDTH = 100;

/** The output of `explain RULE…` in a terminal. */
export function rulePagesText(metas: readonly RuleMeta[]): Plain {
  return plain.join('\n')(metas.map(ruleText));
}

function ruleText(meta: RuleMeta): Plain {
  const flat = (text: string): string => wrap(text.replaceAll('`', ''));
  const notes = notesOf(meta);
  const example = (title: string, { text, files = [] }: RuleExample): string[] => [
    `${title}:`,
    ...files.map((file) => `  ${file.path}\n\n${indent(file.text)}`),
    indent(text),
  ];
  const parts = [
    `${meta.id} (${meta.level})\n${meta.summary.slice(0, 1).toUpperCase()}${meta.summary.slice(1)}.`,
    flat(meta.what),
    flat(meta.why),
    ...(meta.falseAlarms === undefined ? [] : [flat(`False alarms: ${meta.falseAlarms}`)]),
    ...(notes.length === 0 ? [] : [flat(notes.join(' '))]),
    ...example('Bad', meta.bad),
    ...example('Good', meta.good),
  ];
  return visibleLines(`${parts.join('\n\n')}\n`);
}

/** All rules by group, one line each, for `explain` without a rule. */
export function rulesText(metas: readonly RuleMeta[]): Plain {
  const width = Math.max(...metas.map(({ id }) => id.length));
  const lines = metas.map(({ id, level, summary }) => `${id.padEnd(width)}  ${level.padEnd(7)}  ${summary}`);
  return visibleLines(`${lines.join('\n')}\n`);
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
