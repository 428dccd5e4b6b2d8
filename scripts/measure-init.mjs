// What a reader would keep of a proposal, in four figures: node scripts/measure-init.mjs CHECKOUTS PROPOSALS [--json]
// CHECKOUTS/NAME are work trees, PROPOSALS/NAME what `cartwright init --from-code CHECKOUTS/NAME --out PROPOSALS/NAME` wrote.
// - map: share of the source files that the patterns of the code map take in (tests, examples, vendored and generated code apart);
// - overshoot: of the files in the whole tree that a check matches, the share that is not of its kind, worst check and all checks;
// - said elsewhere: share of the sentences that stand word for word in the proposal for another repository;
// - commands: how many the instructions name, and how many of them the repository has.
// What is source and what is of a kind is judged here on its own, without the scanner's code.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import { parse } from 'yaml';
import { commandExists } from './measure-init/commands.mjs';
import { isOfKind, isSource } from './measure-init/kinds.mjs';

const [checkouts, proposals, flag] = process.argv.slice(2);
if (!proposals) {
  console.error('usage: node scripts/measure-init.mjs CHECKOUTS PROPOSALS [--json]');
  process.exit(2);
}

const names = readdirSync(checkouts).filter((name) => existsSync(join(checkouts, name, '.')));
const measured = names.map((name) => measure(name, join(checkouts, name), join(proposals, name)));
const said = new Map();
for (const { sentences, name } of measured)
  for (const sentence of new Set(sentences)) said.set(sentence, [...(said.get(sentence) ?? []), name]);
for (const each of measured) each.elsewhere = each.sentences.filter((sentence) => said.get(sentence).length > 1).length;

const sum = (list, key) => list.reduce((total, each) => total + each[key], 0);
const checks = measured.flatMap(({ checks: list }) => list);
const mapped = measured.flatMap(({ map }) => (map === undefined ? [] : [map]));
const commands = measured.flatMap(({ commands: list }) => list);
const totals = {
  repositories: measured.length,
  withProposal: measured.filter(({ sentences }) => sentences.length > 0).length,
  map: {
    repositories: mapped.length,
    mean: mean(mapped.map(({ covered, files }) => covered / files)),
    least: Math.min(1, ...mapped.map(({ covered, files }) => covered / files)),
    short: mapped.filter(({ covered, files }) => covered < 0.8 * files).length,
  },
  overshoot: {
    checks: checks.length,
    mean: mean(checks.map(({ matched, wrong }) => wrong / Math.max(1, matched))),
    files: sum(checks, 'wrong') / Math.max(1, sum(checks, 'matched')),
    overATenth: checks.filter(({ matched, wrong }) => wrong > 0.1 * matched).length,
    matchNothing: checks.filter(({ matched }) => matched === 0).length,
  },
  saidElsewhere:
    sum(measured, 'elsewhere') /
    Math.max(
      1,
      measured.reduce((n, { sentences }) => n + sentences.length, 0),
    ),
  commands: { named: commands.length, exist: commands.filter(({ exists }) => exists).length },
};

if (flag === '--json') console.log(JSON.stringify({ totals, repositories: measured }, null, 2));
else {
  const percent = (n) => `${(100 * n).toFixed(0)} %`.padStart(6);
  console.log('repository'.padEnd(44), '   map  worst  elsewhere  commands');
  for (const { name, map, checks: list, sentences, elsewhere, commands: named } of measured) {
    const worst = Math.max(0, ...list.map(({ matched, wrong }) => wrong / Math.max(1, matched)));
    const covered = map === undefined ? '     -' : percent(map.covered / map.files);
    const share = sentences.length === 0 ? '     -' : percent(elsewhere / sentences.length);
    console.log(
      name.padEnd(44),
      covered,
      list.length === 0 ? '     -' : percent(worst),
      `    ${share}`,
      `  ${named.filter(({ exists }) => exists).length}/${named.length}`,
    );
    for (const { command, exists } of named) if (!exists) console.log(`      not there: ${command}`);
    for (const { id, hint, matched, wrong, examples } of list)
      if (wrong > 0.1 * matched || matched === 0)
        console.log(`      ${id}: ${wrong} of ${matched} not of the kind: ${hint}: ${examples.join(', ')}`);
  }
  const { map, overshoot, saidElsewhere, commands: all } = totals;
  console.log(
    `map: ${mapped.length} of ${measured.length}, mean${percent(map.mean)}, least${percent(map.least)}, below 80 %: ${map.short}`,
  );
  console.log(
    `overshoot: ${overshoot.checks} checks, mean${percent(overshoot.mean)}, of all matched files${percent(overshoot.files)}, above a tenth: ${overshoot.overATenth}, match nothing: ${overshoot.matchNothing}`,
  );
  console.log(`sentences that are in another proposal:${percent(saidElsewhere)}`);
  console.log(`commands: ${all.named} named, ${all.exist} exist`);
}

function mean(list) {
  return list.length === 0 ? 1 : list.reduce((total, each) => total + each, 0) / list.length;
}

function measure(name, code, proposal) {
  const files = listed(code);
  const cal = calOf(proposal);
  const checked = (cal?.rac ?? [])
    .filter(({ check }) => check?.type === 'file-glob')
    .map(({ id, kind, check: { hint }, description }) => {
      const matches = picomatch(hint, { dot: true });
      const found = files.filter((file) => matches(file));
      const wrong = found.filter((file) => !isOfKind(kind, file, code, files));
      return {
        id,
        kind,
        hint,
        description,
        found,
        matched: found.length,
        wrong: wrong.length,
        examples: wrong.slice(0, 3),
      };
    });
  const source = files.filter(isSource);
  const map = checked.filter(({ kind }) => kind === 'code-map');
  const inMap = new Set(map.flatMap(({ found }) => found));
  const texts = instructionsOf(proposal);
  return {
    name,
    map:
      map.length === 0 || source.length === 0
        ? undefined
        : {
            files: source.length,
            covered: source.filter((file) => inMap.has(file)).length,
          },
    checks: checked.map(({ id, kind, hint, matched, wrong, examples }) => ({
      id,
      kind,
      hint,
      matched,
      wrong,
      examples,
    })),
    sentences: sentencesOf(cal, texts),
    commands: commandsOf(texts).map((each) => ({ ...each, exists: commandExists(each, code) })),
  };
}

/** Every file, as `workflow ready` looks at them: ignored ones are not in a fresh checkout. */
function listed(root) {
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== '.git') walk(path);
      } else if (entry.isFile()) found.push(path);
    }
  };
  walk('');
  return found;
}

function calOf(proposal) {
  for (const file of ['cal/from-code.cal.json', 'cal/from-code.cal.yaml'])
    if (existsSync(join(proposal, file))) return parse(readFileSync(join(proposal, file), 'utf8'));
  return undefined;
}

function instructionsOf(proposal) {
  const agents = join(proposal, 'agents');
  if (!existsSync(agents)) return [];
  return readdirSync(agents)
    .filter((role) => existsSync(join(agents, role, 'cartridge.yaml')))
    .map((role) => ({
      instructions: readFileSync(join(agents, role, 'rom/instructions.md'), 'utf8'),
      mission: parse(readFileSync(join(agents, role, 'cartridge.yaml'), 'utf8')).description,
    }));
}

/** All that an agent reads: descriptions, actions and instructions, sentence by sentence; headings and names are not. */
function sentencesOf(cal, texts) {
  if (cal === undefined) return [];
  const prose = [
    cal.description,
    ...(cal.rac ?? []).map(({ description }) => description),
    ...(cal.nodes ?? []).flatMap(({ action }) => action ?? []),
    ...texts.flatMap(({ instructions, mission }) => [
      mission,
      ...instructions.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')),
    ]),
  ];
  return prose
    .flatMap((text) => text.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').split(/(?<=[.!?])\s+(?=[A-Z`])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\s/.test(sentence));
}

/** Commands of the instructions: a line of the list of commands holds one in backticks, and the folder where there is one. */
function commandsOf(texts) {
  const seen = new Map();
  for (const { instructions } of texts)
    for (const [, label, command, dir] of instructions.matchAll(/^- (\w[\w ,-]*): `([^`]+)`(?: in `([^`]+)`)?/gm))
      seen.set(`${dir ?? ''} ${command}`, { label, command, dir: dir ?? '' });
  return [...seen.values()];
}
