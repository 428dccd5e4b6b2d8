import { START_OF_FILE } from '../result/diagnostic.ts';
import { mappingsOf, own, textOf, type Mapping } from '../value/mapping.ts';
import { FAIL_ON } from '../result/answer.ts';
import { knownRule } from '../result/known-rules.ts';
import { quote } from '../text/printable.ts';
import { relaxationAt, type RelaxedPlace, type Relaxation } from './relaxation.ts';
import type { Path } from '../source/document.ts';
import { entriesAt, mappingAt, named, rootOf, type JudgedFiles, type Side } from './side.ts';

/** What the configuration makes count less: rules, ignores, what is judged, the prefix, the publisher, the file itself. */
export function configRelaxations(base: Side, head: Side): Relaxation[] {
  return [
    ...fileGone(base, head),
    ...rules(base, head),
    ...ignores(base, head),
    ...single(base, head),
    ...failsLess(base, head),
  ];
}

function fileGone(base: Side, head: Side): Relaxation[] {
  if (base.config === undefined || head.config !== undefined) return [];
  const place = { doc: base.config, at: [], side: 'base' } as const;
  const keys = Object.keys(rootOf(base.config));
  return [relaxationAt(place, 'config', 'the configuration is deleted: its settings no longer apply', keys)];
}

const RANK = ['off', 'note', 'warning', 'error'] as const;

function rules(base: Side, head: Side): Relaxation[] {
  const [was, is] = [base, head].map((side) => mappingAt(rootOf(side.config), 'rules')) as [Mapping, Mapping];
  const names = [...new Set([...Object.keys(is), ...Object.keys(was)])];
  return names.flatMap((rule) => {
    const [before, after] = [was, is].map((levels) => own(levels, rule) ?? knownRule(rule)?.level);
    const [old, next] = [before, after].map((level) => RANK.findIndex((each) => each === level));
    if (old === undefined || next === undefined || next < 0 || next >= old) return [];
    const place = placeOf(base, head, ['rules', rule]);
    const how = after === 'off' ? 'is switched off' : `is lowered to ${String(after)}`;
    return place === undefined
      ? []
      : [relaxationAt(place, `rule:${rule}`, `the rule ${quote(rule)} ${how} (was ${String(before)})`)];
  });
}

function ignores(base: Side, head: Side): Relaxation[] {
  const { config } = head;
  if (config === undefined) return [];
  const key = (entry: Mapping): string => JSON.stringify([textOf(entry, 'rule'), textOf(entry, 'path')]);
  const known = new Set(mappingsOf(rootOf(base.config), 'ignore').map(key));
  return entriesAt(rootOf(config), 'ignore').flatMap(([i, entry]) => {
    if (known.has(key(entry))) return [];
    const [rule, path] = [textOf(entry, 'rule'), textOf(entry, 'path')];
    const message = `findings of ${quote(rule)} in ${quote(path)} are ignored`;
    return [relaxationAt({ doc: config, at: ['ignore', i], side: 'head' }, `ignore:${rule}:${path}`, message, [path])];
  });
}

function single(base: Side, head: Side): Relaxation[] {
  return (['prefix', 'publisher'] as const).flatMap((key) => {
    const [before, after] = [own(rootOf(base.config), key), own(rootOf(head.config), key)];
    const standard = key === 'prefix' ? 'cart' : undefined;
    if (before === undefined && key === 'publisher') return [];
    if ((before ?? standard) === (after ?? standard)) return [];
    const shown = (value: unknown): string => (value === undefined ? 'none' : quote(String(value)));
    const place = placeOf(base, head, [key]);
    const message = `the ${key} is ${shown(after ?? standard)} (was ${shown(before ?? standard)})`;
    return place === undefined ? [] : [relaxationAt(place, key, message)];
  });
}

function failsLess(base: Side, head: Side): Relaxation[] {
  const [before, after] = [base, head].map(({ config }) => textOf(rootOf(config), 'failOn') || 'error');
  const [was, is] = [before, after].map((word) => FAIL_ON.findIndex((each) => each === word)) as [number, number];
  const place = is < was ? placeOf(base, head, ['failOn']) : undefined;
  return place === undefined ? [] : [relaxationAt(place, 'failOn', `failOn is ${after} (was ${before})`)];
}

/** The place of a setting in the head, or in the base when it is only there. */
function placeOf(base: Side, head: Side, at: Path): RelaxedPlace | undefined {
  if (head.config?.locate(at) !== undefined) return { doc: head.config, at, part: 'entry', side: 'head' };
  return base.config === undefined ? undefined : { doc: base.config, at, part: 'entry', side: 'base' };
}

const KINDS: readonly (readonly [kind: keyof JudgedFiles, one: string])[] = [
  ['cals', 'CAL'],
  ['packages', 'package'],
  ['cartridges', 'cartridge'],
  ['hosts', 'host'],
];

/** What is there and was judged, and is not any more. What is deleted has nothing left to judge, except a host. */
export function judgedLess(base: Side, head: Side): Relaxation[] {
  return KINDS.flatMap(([kind, one]) => {
    const known = new Set(head.judged[kind]);
    // A name that is not a file is that of an agent client.
    const dropped = base.judged[kind].filter((path) => !known.has(path) && (head.has(path) || !base.has(path)));
    const [first] = dropped;
    if (first === undefined) return [];
    const all = dropped.length === 1 ? `the ${one} ${named(dropped)} is` : `the ${one}s ${named(dropped)} are`;
    const message = `${all} no longer judged`;
    const place = placeOf(base, head, [kind]);
    if (place?.doc.locate([kind]) !== undefined) return [relaxationAt(place, `judged:${kind}`, message, dropped)];
    return [{ id: `judged:${kind}`, message, path: first, range: START_OF_FILE, side: 'head', covers: dropped }];
  });
}
