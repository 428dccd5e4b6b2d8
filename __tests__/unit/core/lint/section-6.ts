import { PROFILES } from '../../../../src/ids.ts';
import type { Cal, Json } from '../../../support/cals.ts';

export type Change = (cal: Cal) => void;

/** A sentence of docs/format.md 2.4 or 15 and how it is broken, and kept at its border. */
export interface Sentence {
  readonly text: string;
  /** `rule pointer text` of the only finding, and what makes it. */
  readonly bad: readonly (readonly [string, Change])[];
  readonly good: readonly Change[];
}

const DIGEST = `sha256:${'ab'.repeat(32)}`;
const KEYID = `ed25519:${'0'.repeat(64)}`;

/** A CAL with one of everything: participants dev and rev, RAC items wiki and infra, nodes work, gate, pause, done. */
export function wholeCal(): Cal {
  return {
    schemaVersion: PROFILES.cart.calSchemaVersion,
    id: 'example',
    participants: [
      { alias: 'dev', bind: 'slot', slot: { role: 'developer' } },
      { alias: 'rev', bind: 'hash', romDigest: DIGEST },
    ],
    rac: [
      { id: 'wiki', kind: 'wiki', description: 'A map of the code base', check: { type: 'manual', hint: 'ask' } },
      { id: 'infra', kind: 'infra', description: 'The networks' },
    ],
    variables: [
      { name: 'outcome', type: 'object' },
      { name: 'tries', type: 'integer', init: 0 },
    ],
    limits: { maxSteps: 9 },
    start: 'work',
    nodes: [
      { id: 'work', type: 'task', agent: 'dev', completion: { type: 'artifact', produces: 'report' } },
      { id: 'gate', type: 'gateway', gateway: 'exclusive' },
      { id: 'pause', type: 'event', event: 'timer', afterMs: 10 },
      { id: 'done', type: 'event', event: 'end' },
    ],
    edges: [
      { from: 'work', to: 'gate' },
      { from: 'gate', to: 'pause', when: { var: 'tries', op: 'lt', value: 3 } },
      { from: 'pause', to: 'work' },
      { from: 'gate', to: 'done' },
    ],
  };
}

export function integrity(): Json {
  return {
    schemaVersion: PROFILES.cart.calSignatureSchemaVersion,
    digest: DIGEST,
    publisherId: 'org.example',
    keyid: KEYID,
    publicKeyPem: `-----BEGIN PUBLIC KEY-----\n${'A'.repeat(60)}\n-----END PUBLIC KEY-----\n`,
    signedAt: '2026-07-18T15:27:27Z',
    envelope: {
      payloadType: 'application/vnd.in-toto+json',
      payload: 'e30=',
      signatures: [{ keyid: KEYID, sig: 'AAAA' }],
    },
  };
}

type Key = string | number;

/** Writes a value at a path; mappings on the way are made. */
const set =
  (...keys: readonly [...Key[], unknown]): Change =>
  (cal) => {
    const path = keys.slice(0, -2) as Key[];
    let at = cal as Record<Key, unknown>;
    for (const key of path) at = (at[key] ??= {}) as Record<Key, unknown>;
    at[keys.at(-2) as Key] = keys.at(-1);
  };
const unset =
  (...keys: readonly Key[]): Change =>
  (cal) => {
    let at = cal as Record<Key, unknown>;
    for (const key of keys.slice(0, -1)) at = at[key] as Record<Key, unknown>;
    delete at[keys.at(-1) as Key];
  };
const all =
  (...changes: readonly Change[]): Change =>
  (cal) => {
    for (const change of changes) change(cal);
  };
const when = (value: unknown): Change => set('edges', 3, 'when', value);
const rac = (key: string, value: unknown): Change => set('rac', 0, key, value);
const slot = (value: unknown): Change => set('participants', 0, 'slot', value);
const task = (key: string, value: unknown): Change => set('nodes', 0, key, value);
const edge = (from: string, to: string, condition?: unknown): Json =>
  condition === undefined ? { from, to } : { from, to, when: condition };
const addEdge =
  (...edges: readonly Json[]): Change =>
  (cal) =>
    void cal.edges.push(...edges);
const addNode =
  (...nodes: readonly Json[]): Change =>
  (cal) =>
    void cal.nodes.push(...nodes);
const doing = (id: string): Json => ({
  id,
  type: 'task',
  agent: 'dev',
  completion: { type: 'guardrail', kind: 'milestone' },
});
const event = (id: string, kind: string): Json => ({ id, type: 'event', event: kind });

export const SENTENCES: readonly Sentence[] = [
  {
    // JSON and YAML themselves: source/ in cli/commands/lint-attacks.test.ts, and the vectors.
    text: 'A CAL is JSON or YAML 1.2, named `*.cal.json`, `*.cal.yaml` or `*.cal.yml`.',
    bad: [],
    good: [set('variables', 0, 'init', { no: 'no', on: 'on', octal: 0o17 })],
  },
  {
    text: 'Root, required: `schemaVersion`, `id`, `participants`, `start`, `nodes`, `edges`.',
    bad: [
      ...['schemaVersion', 'id', 'participants', 'start', 'nodes', 'edges'].map(
        (key) => [`cal/missing-property /${key} {`, unset(key)] as const,
      ),
      ['cal/unrecognized-schema-version /schemaVersion "cart.cal/2"', set('schemaVersion', 'cart.cal/2')],
      ['cal/unrecognized-schema-version /schemaVersion "acx.cal/1"', set('schemaVersion', 'acx.cal/1')],
      ['cal/wrong-type /schemaVersion 1', set('schemaVersion', 1)],
      ['cal/wrong-type /nodes {…', set('nodes', { work: {} })],
      ['cal/empty-value /nodes []', set('nodes', [])],
      ['cal/empty-value /participants []', set('participants', [])],
      ['cal/wrong-type /start null', set('start', null)],
    ],
    good: [],
  },
  {
    text: 'Optional: `version` (SemVer), `name`, `description`, `license` (SPDX), `homepage`, `authors[{name,url?}]`, `tags`, `lineage`, `rac`, `variables`, `limits`, `extensions` (keys are reverse-DNS), `integrity`.',
    bad: [
      ['cal/invalid-version /version "1.0"', set('version', '1.0')],
      ['cal/invalid-version /version "v1.0.0"', set('version', 'v1.0.0')],
      ['cal/invalid-version /version "1.0.01"', set('version', '1.0.01')],
      ['cal/wrong-type /version 1', set('version', 1)],
      ['cal/empty-value /name " "', set('name', ' ')],
      ['cal/wrong-type /description []', set('description', [])],
      ['cal/empty-value /description ""', set('description', '')],
      ['cal/invalid-license /license "Apache 2.0"', set('license', 'Apache 2.0')],
      ['cal/invalid-license /license "MIT or ISC"', set('license', 'MIT or ISC')],
      ['cal/invalid-uri /homepage "example.org"', set('homepage', 'example.org')],
      ['cal/wrong-type /authors/0 "Bob"', set('authors', ['Bob'])],
      ['cal/missing-property /authors/0/name {', set('authors', [{ url: 'https://example.org' }])],
      ['cal/invalid-uri /authors/0/url "me"', set('authors', [{ name: 'Bob', url: 'me' }])],
      ['cal/unknown-property /authors/0/email "email"', set('authors', [{ name: 'Bob', email: 'b@example.org' }])],
      ['cal/invalid-tag /tags/0 "Two Words"', set('tags', ['Two Words'])],
      ['cal/duplicate-item /tags/1 "a"', set('tags', ['a', 'a'])],
      ['cal/wrong-type /tags "a, b"', set('tags', 'a, b')],
      ['cal/invalid-lineage /lineage/parents "lineage"', set('lineage', { note: 'x' })],
      ['cal/invalid-extension-key /extensions/tool "tool"', set('extensions', { tool: 1 })],
      ['cal/invalid-extension-key /extensions/Org.Example "Org.Example"', set('extensions', { 'Org.Example': 1 })],
    ],
    good: [
      set('version', '1.0.0-rc.1+build.5'),
      set('version', '0.0.0'),
      set('license', '(MIT OR Apache-2.0) AND LicenseRef-own'),
      set('license', 'GPL-2.0-or-later WITH Classpath-exception-2.0'),
      set('homepage', 'mailto:team@example.org'),
      set('authors', [{ name: 'Bob' }, { name: 'Eve', url: 'https://example.org/~eve' }]),
      set('tags', []),
      set('tags', ['0', `a${'b'.repeat(63)}`]),
      set('extensions', { 'org.example.tool': { content: ['anything', null] } }),
      set('name', '0'),
      all(unset('rac'), unset('variables'), unset('edges', 1, 'when')),
    ],
  },
  {
    text: 'Unknown properties are errors.',
    bad: [
      ['cal/unknown-property /versoin "versoin"', set('versoin', '1.0.0')],
      ['cal/unknown-property /Version "Version"', set('Version', '1.0.0')],
      ['cal/unknown-property /x-note "x-note"', set('x-note', '')],
      ['cal/unknown-property /$schema "$schema"', set('$schema', 'https://example.org/cal.schema.json')],
      [
        'cal/unknown-property /agents "agents"',
        (cal) => {
          set('agents', cal.participants)(cal);
          unset('participants')(cal);
        },
      ],
      ['cal/unknown-property /constructor "constructor"', set('constructor', 1)],
      ['cal/unknown-property /participants/0/slot/rank "rank"', slot({ rank: 1 })],
      ['cal/unknown-property /limits/maxStep "maxStep"', set('limits', { maxStep: 9 })],
      ['cal/unknown-property /nodes/1/agent "agent"', set('nodes', 1, 'agent', 'dev')],
      ['cal/unknown-property /edges/0/label "label"', set('edges', 0, 'label', 'x')],
      ['cal/unknown-property /edges/3/when/else "else"', when({ always: true, else: 1 })],
    ],
    good: [],
  },
  {
    text: 'Ids: `^[a-z][a-z0-9._-]{0,127}$`;',
    bad: [
      ['cal/invalid-id /id "Example"', set('id', 'Example')],
      ['cal/invalid-id /rac/1/id "1st"', set('rac', 1, 'id', '1st')],
      ['cal/invalid-id /variables/1/name "tries!"', set('variables', 1, 'name', 'tries!')],
      ['cal/invalid-id /participants/1/alias "rev "', set('participants', 1, 'alias', 'rev ')],
      [`cal/invalid-id /rac/1/id "${'a'.repeat(129)}"`, set('rac', 1, 'id', 'a'.repeat(129))],
      ['cal/invalid-id /rac/1/id ""', set('rac', 1, 'id', '')],
      ['cal/invalid-id /rac/1/id "\\n"', set('rac', 1, 'id', '\n')],
      ['cal/invalid-id /rac/1/id "infra\\n"', set('rac', 1, 'id', 'infra\n')],
      ['cal/wrong-type /rac/1/id 7', set('rac', 1, 'id', 7)],
    ],
    good: [
      set('id', 'a'),
      set('id', 'a._-9'),
      set('rac', 1, 'id', 'a'.repeat(128)),
      // The pattern is that of the names; where a name is used, dots lead into it.
      set('participants', 1, 'alias', 'rev.2'),
    ],
  },
  {
    text: 'unique within participants, rac, variables, nodes.',
    bad: [
      ['cal/duplicate-id /participants/1/alias "dev"', set('participants', 1, 'alias', 'dev')],
      ['cal/duplicate-id /rac/1/id "wiki"', set('rac', 1, 'id', 'wiki')],
      ['cal/duplicate-id /variables/1/name "outcome"', set('variables', 1, 'name', 'outcome')],
      ['cal/duplicate-id /nodes/4/id "work"', addNode(doing('work'))],
    ],
    good: [
      all(set('rac', 1, 'id', 'dev'), set('variables', 0, 'name', 'wiki'), set('id', 'work')),
      all(set('rac', 1, 'id', 'wiki-2'), set('variables', 0, 'name', 'tries_')),
    ],
  },
  {
    text: '`participants[]`: `alias`, `bind` (`hash` with `romDigest`, or `slot` with at least one of `role`, `minLevel` `{careerTier?, cartLevel?}`, `capabilities[{taskType, stack?}]`), `required` (default true).',
    bad: [
      ['cal/missing-property /participants/1/alias {', unset('participants', 1, 'alias')],
      ['cal/missing-property /participants/0/bind {', unset('participants', 0, 'bind')],
      ['participant/unknown-bind /participants/0/bind "slots"', set('participants', 0, 'bind', 'slots')],
      ['cal/missing-property /participants/1/romDigest {', unset('participants', 1, 'romDigest')],
      ['participant/invalid-digest /participants/1/romDigest "abc"', set('participants', 1, 'romDigest', 'abc')],
      [
        `participant/invalid-digest /participants/1/romDigest "${DIGEST.toUpperCase()}"`,
        set('participants', 1, 'romDigest', DIGEST.toUpperCase()),
      ],
      ['cal/missing-property /participants/0/slot {', unset('participants', 0, 'slot')],
      ['participant/unconstrained-slot /participants/0/slot {}', slot({})],
      ['cal/wrong-type /participants/0/slot null', slot(null)],
      ['participant/unconstrained-slot /participants/0/slot/minLevel {}', slot({ minLevel: {} })],
      [
        'participant/unknown-career-tier /participants/0/slot/minLevel/careerTier "Senior"',
        slot({ minLevel: { careerTier: 'Senior' } }),
      ],
      ['participant/invalid-level /participants/0/slot/minLevel/cartLevel -1', slot({ minLevel: { cartLevel: -1 } })],
      ['participant/invalid-level /participants/0/slot/minLevel/cartLevel 1.5', slot({ minLevel: { cartLevel: 1.5 } })],
      ['cal/unknown-property /participants/0/slot/minLevel/acxLevel "acxLevel"', slot({ minLevel: { acxLevel: 1 } })],
      ['cal/empty-value /participants/0/slot/capabilities []', slot({ capabilities: [] })],
      [
        'cal/missing-property /participants/0/slot/capabilities/0/taskType {',
        slot({ capabilities: [{ stack: ['ts'] }] }),
      ],
      ['cal/wrong-type /participants/0/slot/capabilities/0 "debug"', slot({ capabilities: ['debug'] })],
      ['cal/wrong-type /participants/0/required "yes"', set('participants', 0, 'required', 'yes')],
      ['cal/wrong-type /participants/0/required null', set('participants', 0, 'required', null)],
    ],
    good: [
      slot({ minLevel: { cartLevel: 0 } }),
      slot({ minLevel: { careerTier: 'intern' } }),
      slot({ capabilities: [{ taskType: 'debug', stack: [] }] }),
      set('participants', 0, 'required', false),
      set('participants', 1, 'romDigest', `sha256:${'0'.repeat(64)}`),
    ],
  },
  {
    text: 'Never both bindings.',
    bad: [
      ['participant/mixed-bindings /participants/0/romDigest "romDigest"', set('participants', 0, 'romDigest', DIGEST)],
      ['participant/mixed-bindings /participants/1/slot "slot"', set('participants', 1, 'slot', { role: 'x' })],
      ['participant/mixed-bindings /participants/1/slot "slot"', set('participants', 1, 'slot', null)],
      [
        'participant/mixed-bindings /participants/1/slot "slot"',
        all(set('participants', 1, 'slot', { role: 'x' }), unset('participants', 1, 'romDigest')),
      ],
    ],
    good: [],
  },
  {
    text: 'a description has 1 to 2000 characters, a hint at most 1000.',
    bad: [
      ['rac/description-length /rac/0/description ""', rac('description', '')],
      ['rac/description-length /rac/0/description " "', rac('description', ' ')],
      [`rac/description-length /rac/0/description "${'x'.repeat(2001)}"`, rac('description', 'x'.repeat(2001))],
      [
        `rac/hint-too-long /rac/0/check/hint "${'x'.repeat(1001)}"`,
        rac('check', { type: 'manual', hint: 'x'.repeat(1001) }),
      ],
    ],
    good: [
      rac('description', 'x'),
      rac('description', 'x'.repeat(2000)),
      rac('description', '😀'.repeat(2000)),
      rac('check', { type: 'manual', hint: 'x'.repeat(1000) }),
      rac('check', { type: 'manual', hint: '' }),
    ],
  },
  {
    text: '`variables[]`: `name`, `type` (`string number integer boolean object array`), `init?`.',
    bad: [
      ['cal/missing-property /variables/0/name {', unset('variables', 0, 'name')],
      ['cal/missing-property /variables/1/type {', unset('variables', 1, 'type')],
      ['variable/unknown-type /variables/1/type "int"', set('variables', 1, 'type', 'int')],
      ['variable/unknown-type /variables/1/type "Integer"', set('variables', 1, 'type', 'Integer')],
      ['variable/init-of-other-type /variables/1/init "0"', set('variables', 1, 'init', '0')],
      ['variable/init-of-other-type /variables/1/init 0.5', set('variables', 1, 'init', 0.5)],
      [
        'cal/unknown-property /variables/1/default "default"',
        all(unset('variables', 1, 'init'), set('variables', 1, 'default', 0)),
      ],
      ['cal/wrong-type /variables/0 "outcome"', set('variables', 0, 'outcome')],
    ],
    good: [
      unset('variables', 1, 'init'),
      set('variables', 1, 'init', null),
      set('variables', 1, 'init', -1),
      all(set('variables', 1, 'type', 'number'), set('variables', 1, 'init', 0.5)),
      set('variables', 0, 'init', {}),
    ],
  },
  {
    text: '`limits`: `maxSteps`, `maxDurationMs`, `maxParallel`, positive integers.',
    bad: [
      ['limits/not-positive /limits/maxSteps 0', set('limits', 'maxSteps', 0)],
      ['limits/not-positive /limits/maxParallel -1', set('limits', 'maxParallel', -1)],
      ['limits/not-positive /limits/maxDurationMs 1.5', set('limits', 'maxDurationMs', 1.5)],
      ['limits/not-positive /limits/maxSteps "9"', set('limits', 'maxSteps', '9')],
      ['cal/wrong-type /limits null', set('limits', null)],
    ],
    good: [
      set('limits', 'maxSteps', 1),
      set('limits', 'maxDurationMs', 86_400_000),
      (cal) => {
        cal.limits = {};
        cal.edges.splice(1, 2);
        cal.nodes.splice(2, 1);
      },
    ],
  },
  {
    text: '`nodes[]`: `task` (`agent` alias, `completion`;',
    bad: [
      ['node/unknown-type /nodes/0/type "step"', task('type', 'step')],
      ['cal/missing-property /nodes/0/type {', unset('nodes', 0, 'type')],
      ['cal/missing-property /nodes/0/id {', unset('nodes', 0, 'id')],
      ['cal/missing-property /nodes/0/agent {', unset('nodes', 0, 'agent')],
      ['node/unknown-agent /nodes/0/agent "devs"', task('agent', 'devs')],
      ['node/unknown-agent /nodes/0/agent "Dev"', task('agent', 'Dev')],
      ['cal/empty-value /nodes/0/agent ""', task('agent', '')],
      ['cal/missing-property /nodes/0/completion {', unset('nodes', 0, 'completion')],
      ['cal/unknown-property /nodes/0/event "event"', task('event', 'end')],
      ['cal/wrong-type /nodes/0 "work"', set('nodes', 0, 'work')],
    ],
    good: [task('agent', 'rev')],
  },
  {
    text: 'optional `action`, `requires {skills, capabilities, rac}`, `sideEffects` `none|workspace|external`, `approval` `never|on-request|always`, `budget`, `guardrails`), `gateway` (`exclusive|parallel|inclusive`), `event` (`start|end|stop|handoff|timer`;',
    bad: [
      ['cal/wrong-type /nodes/0/action 5', task('action', 5)],
      ['cal/unknown-property /nodes/0/requires/tools "tools"', task('requires', { tools: [] })],
      ['cal/wrong-type /nodes/0/requires/rac "wiki"', task('requires', { rac: 'wiki' })],
      ['node/unknown-rac /nodes/0/requires/rac/0 "wikki"', task('requires', { rac: ['wikki', 'infra'] })],
      ['cal/duplicate-item /nodes/0/requires/rac/1 "wiki"', task('requires', { rac: ['wiki', 'wiki'] })],
      ['node/unknown-side-effects /nodes/0/sideEffects "all"', task('sideEffects', 'all')],
      ['cal/wrong-type /nodes/0/sideEffects null', task('sideEffects', null)],
      ['node/unknown-approval /nodes/0/approval "on_request"', task('approval', 'on_request')],
      ['cal/wrong-type /nodes/0/budget 5', task('budget', 5)],
      ['cal/wrong-type /nodes/0/guardrails "x"', task('guardrails', 'x')],
      ['node/unknown-gateway /nodes/1/gateway "xor"', set('nodes', 1, 'gateway', 'xor')],
      ['cal/missing-property /nodes/1/gateway {', unset('nodes', 1, 'gateway')],
      ['node/unknown-event /nodes/3/event "finish"', set('nodes', 3, 'event', 'finish')],
      ['cal/missing-property /nodes/3/event {', unset('nodes', 3, 'event')],
    ],
    good: [
      task('action', ''),
      task('requires', {}),
      task('requires', { skills: ['x'], capabilities: [], rac: ['infra', 'wiki'] }),
      all(task('sideEffects', 'external'), task('approval', 'never'), task('budget', {}), task('guardrails', ['x'])),
      set('nodes', 1, 'gateway', 'inclusive'),
      set('nodes', 3, 'event', 'stop'),
      set('nodes', 2, event('pause', 'handoff')),
    ],
  },
  {
    text: 'a timer has `afterMs`).',
    bad: [
      ['node/timer-without-delay /nodes/2/event "timer"', unset('nodes', 2, 'afterMs')],
      ['node/invalid-delay /nodes/2/afterMs 0', set('nodes', 2, 'afterMs', 0)],
      ['node/invalid-delay /nodes/2/afterMs "5s"', set('nodes', 2, 'afterMs', '5s')],
      ['cal/unknown-property /nodes/2/delay "delay"', all(unset('nodes', 2, 'afterMs'), set('nodes', 2, 'delay', 5))],
    ],
    good: [set('nodes', 2, 'afterMs', 1)],
  },
  {
    text: '`completion`: `skill-scripts {scripts}`, `verification {commands, passIntent}`, `guardrail {kind}`, `artifact {produces}`.',
    bad: [
      ['completion/unknown-type /nodes/0/completion/type "tests"', task('completion', { type: 'tests' })],
      ['cal/missing-property /nodes/0/completion/type "completion"', task('completion', { produces: 'x' })],
      ['cal/missing-property /nodes/0/completion/scripts "completion"', task('completion', { type: 'skill-scripts' })],
      ['cal/empty-value /nodes/0/completion/scripts []', task('completion', { type: 'skill-scripts', scripts: [] })],
      [
        'cal/missing-property /nodes/0/completion/passIntent "completion"',
        task('completion', { type: 'verification', commands: ['x'] }),
      ],
      [
        'cal/wrong-type /nodes/0/completion/commands "x"',
        task('completion', { type: 'verification', commands: 'x', passIntent: 'y' }),
      ],
      ['cal/missing-property /nodes/0/completion/kind "completion"', task('completion', { type: 'guardrail' })],
      ['cal/empty-value /nodes/0/completion/produces ""', task('completion', { type: 'artifact', produces: '' })],
      [
        'cal/unknown-property /nodes/0/completion/scripts "scripts"',
        task('completion', { type: 'artifact', produces: 'x', scripts: ['x'] }),
      ],
      [
        'cal/unknown-property /nodes/0/completion/scripts "scripts"',
        task('completion', { type: 'artifact', scripts: ['x'] }),
      ],
      ['cal/wrong-type /nodes/0/completion "done"', task('completion', 'done')],
    ],
    good: [
      task('completion', { type: 'skill-scripts', scripts: ['a.sh', 'b.sh'] }),
      task('completion', { type: 'verification', commands: ['npm test'], passIntent: 'green' }),
      task('completion', { type: 'guardrail', kind: 'milestone' }),
    ],
  },
  {
    text: '`edges[]`: `from`, `to`, `when?`.',
    bad: [
      ['cal/missing-property /edges/0/to {', unset('edges', 0, 'to')],
      ['cal/missing-property /edges/0/from {', unset('edges', 0, 'from')],
      ['edge/unknown-node /edges/0/from "wrok"', set('edges', 0, 'from', 'wrok')],
      ['edge/unknown-node /edges/3/to "Done"', set('edges', 3, 'to', 'Done')],
      ['cal/wrong-type /edges/0/to […', set('edges', 0, 'to', ['gate'])],
      [
        'cal/unknown-property /edges/0/target "target"',
        all(unset('edges', 0, 'to'), set('edges', 0, 'target', 'gate')),
      ],
      ['cal/wrong-type /edges/3/when null', when(null)],
      ['cal/wrong-type /edges {}', set('edges', {})],
    ],
    good: [when({ always: true })],
  },
  {
    text: 'A condition has exactly one shape: `{always: true}`, `{var, op, value}` with op `eq ne lt gt le ge in`, `{all: […]}`, `{any: […]}`, `{not: …}`, `{racAvailable: id}`.',
    bad: [
      ['condition/not-one-shape /edges/3/when {}', when({})],
      ['condition/not-one-shape /edges/3/when {…', when({ always: true, racAvailable: 'wiki' })],
      ['condition/not-one-shape /edges/3/when {…', when({ colour: 'red' })],
      ['condition/not-one-shape /edges/3/when/always false', when({ always: false })],
      ['condition/not-one-shape /edges/3/when/always "true"', when({ always: 'true' })],
      ['cal/missing-property /edges/3/when/op "when"', when({ var: 'tries', value: 1 })],
      ['cal/missing-property /edges/3/when/value "when"', when({ var: 'tries', op: 'eq' })],
      ['cal/missing-property /edges/3/when/var "when"', when({ op: 'eq', value: 1 })],
      ['cal/unknown-property /edges/3/when/variable "variable"', when({ variable: 'tries', op: 'eq', value: 1 })],
      ['cal/unknown-property /edges/3/when/operator "operator"', when({ var: 'tries', operator: 'eq', value: 1 })],
      ['condition/unknown-operator /edges/3/when/op ">="', when({ var: 'tries', op: '>=', value: 1 })],
      ['condition/unknown-operator /edges/3/when/op "EQ"', when({ var: 'tries', op: 'EQ', value: 1 })],
      ['condition/unknown-variable /edges/3/when/var "trys"', when({ var: 'trys', op: 'eq', value: 1 })],
      ['condition/in-without-list /edges/3/when/value 1', when({ var: 'tries', op: 'in', value: 1 })],
      ['cal/empty-value /edges/3/when/all []', when({ all: [] })],
      ['cal/wrong-type /edges/3/when/any {…', when({ any: { always: true } })],
      ['cal/wrong-type /edges/3/when/not […', when({ not: [{ always: true }] })],
      ['condition/not-one-shape /edges/3/when/all/1/not {}', when({ all: [{ always: true }, { not: {} }] })],
      ['condition/unknown-rac /edges/3/when/racAvailable "wikis"', when({ racAvailable: 'wikis' })],
      ['cal/wrong-type /edges/3/when/racAvailable […', when({ racAvailable: ['wiki'] })],
    ],
    good: [
      ...['eq', 'ne', 'lt', 'gt', 'le', 'ge'].map((op) => when({ var: 'outcome.state.x', op, value: null })),
      when({ var: 'tries', op: 'in', value: [] }),
      when({ any: [{ not: { all: [{ racAvailable: 'infra' }] } }] }),
    ],
  },
  {
    text: 'No expression strings.',
    bad: [
      ['condition/expression /edges/3/when "tries < 3"', when('tries < 3')],
      ['condition/expression /edges/3/when ""', when('')],
      ['condition/expression /edges/3/when/any/0 "${{ x }}"', when({ any: ['${{ x }}'] })],
      ['condition/expression /edges/3/when/not "x"', when({ not: 'x' })],
    ],
    good: [when({ var: 'outcome.text', op: 'eq', value: 'tries < 3' })],
  },
  {
    text: 'Graph: `start` exists;',
    bad: [
      ['graph/unknown-start /start "wrok"', set('start', 'wrok')],
      ['graph/unknown-start /start "constructor"', set('start', 'constructor')],
      ['cal/empty-value /start ""', set('start', '')],
    ],
    good: [],
  },
  {
    text: 'at most one start event, and it is `start`;',
    bad: [
      [
        'graph/several-start-events /nodes/5/event "start"',
        (cal) => {
          addNode(event('s', 'start'), event('t', 'start'))(cal);
          addEdge(edge('s', 'work'), edge('t', 'work'))(cal);
          cal['start'] = 's';
        },
      ],
      ['graph/start-event-not-start /start "work"', all(addNode(event('s', 'start')), addEdge(edge('s', 'work')))],
    ],
    good: [all(addNode(event('s', 'start')), addEdge(edge('s', 'work')), set('start', 's'))],
  },
  {
    text: 'at least one end or stop event;',
    bad: [
      ['graph/no-end /nodes "nodes"', set('nodes', 3, 'event', 'handoff')],
      [
        'graph/no-end /nodes "nodes"',
        (cal) => {
          cal.nodes.splice(3, 1);
          cal.edges.splice(3, 1);
        },
      ],
    ],
    good: [all(addNode(event('halt', 'stop')), addEdge(edge('gate', 'halt')))],
  },
  {
    text: 'every node reachable from `start` and able to reach an end;',
    bad: [
      ['graph/unreachable-node /nodes/4/id "lone"', all(addNode(doing('lone')), addEdge(edge('lone', 'gate')))],
      [
        'graph/unreachable-node /nodes/4/id "one"',
        all(addNode(doing('one'), doing('two')), addEdge(edge('one', 'two'), edge('two', 'one'))),
      ],
      ['graph/unreachable-node /nodes/4/id "halt"', addNode(event('halt', 'stop'))],
      [
        'graph/dead-end /nodes/4/id "one"',
        all(addNode(doing('one'), doing('two')), addEdge(edge('gate', 'one'), edge('one', 'two'), edge('two', 'one'))),
      ],
      [
        'graph/dead-end /nodes/4/id "one"',
        all(addNode(doing('one')), addEdge(edge('gate', 'one'), edge('one', 'one'))),
      ],
    ],
    good: [all(addNode(doing('one')), addEdge(edge('gate', 'one'), edge('one', 'work')))],
  },
  {
    text: 'end and stop have no outgoing edge;',
    bad: [
      ['graph/edge-after-end /edges/4/from "done"', addEdge(edge('done', 'work'))],
      [
        'graph/edge-after-end /edges/4/from "done"',
        all(set('nodes', 3, 'event', 'stop'), addEdge(edge('done', 'gate'))),
      ],
    ],
    good: [],
  },
  {
    text: 'every other node has one;',
    bad: [
      ['graph/no-outgoing-edge /nodes/4/id "last"', all(addNode(doing('last')), addEdge(edge('gate', 'last')))],
      [
        'graph/no-outgoing-edge /nodes/4/id "over"',
        all(addNode(event('over', 'handoff')), addEdge(edge('gate', 'over'))),
      ],
    ],
    good: [],
  },
  {
    text: 'a non-gateway node with several outgoing edges has a condition on each;',
    bad: [
      ['graph/unconditional-branch /edges/0 {…', addEdge(edge('work', 'done', { always: true }))],
      ['graph/unconditional-branch /edges/2 {…', addEdge(edge('pause', 'done'))],
    ],
    good: [
      all(set('edges', 0, 'when', { racAvailable: 'wiki' }), addEdge(edge('work', 'done', { always: true }))),
      addEdge(edge('gate', 'work')),
    ],
  },
  {
    text: 'a cycle needs `limits.maxSteps`;',
    bad: [
      ['graph/unbounded-cycle /edges/2/to "work"', set('limits', { maxDurationMs: 5 })],
      ['graph/unbounded-cycle /edges/2/to "work"', unset('limits')],
      [
        'graph/unbounded-cycle /edges/2/to "pause"',
        (cal) => {
          cal.limits = {};
          cal.edges[2] = edge('pause', 'pause', { always: true });
          addEdge(edge('pause', 'done', { always: true }))(cal);
        },
      ],
    ],
    good: [
      (cal) => {
        cal.limits = { maxParallel: 1 };
        cal.edges[2] = edge('pause', 'done');
      },
    ],
  },
  {
    text: 'no duplicate edge.',
    bad: [
      ['edge/duplicate /edges/4 {…', addEdge(edge('work', 'gate'))],
      [
        'edge/duplicate /edges/4 {…',
        addEdge({ when: { value: 3, op: 'lt', var: 'tries' }, to: 'pause', from: 'gate' }),
      ],
    ],
    good: [addEdge(edge('gate', 'pause', { var: 'tries', op: 'lt', value: 4 }))],
  },
  {
    text: '`integrity` (a signed CAL): `schemaVersion`, `digest`, `publisherId`, `keyid`, `publicKeyPem`, `signedAt`, `envelope` (DSSE as above, one signature;',
    bad: [
      ...['schemaVersion', 'digest', 'publisherId', 'keyid', 'publicKeyPem', 'signedAt', 'envelope'].map(
        (key) =>
          [
            `integrity/malformed /integrity/${key} "integrity"`,
            all(set('integrity', integrity()), unset('integrity', key)),
          ] as const,
      ),
      ...(
        [
          ['digest', 'abc'],
          ['keyid', KEYID.toUpperCase()],
          ['publisherId', 'Example'],
          ['signedAt', '2026-02-30T00:00:00Z'],
          ['signedAt', '2026-07-18'],
          ['publicKeyPem', '-----BEGIN PRIVATE KEY-----'],
          ['schemaVersion', 'acx.workflow-signature/1'],
          ['note', 'x'],
        ] as const
      ).map(([key, value]) => {
        const text = key === 'note' ? '"note"' : JSON.stringify(value);
        return [
          `integrity/malformed /integrity/${key} ${text}`,
          all(set('integrity', integrity()), set('integrity', key, value)),
        ] as const;
      }),
      [
        'integrity/malformed /integrity/envelope/payloadType "text/plain"',
        all(set('integrity', integrity()), set('integrity', 'envelope', 'payloadType', 'text/plain')),
      ],
      [
        'integrity/malformed /integrity/envelope/signatures []',
        all(set('integrity', integrity()), set('integrity', 'envelope', 'signatures', [])),
      ],
      [
        'integrity/malformed /integrity/envelope/signatures […',
        all(
          set('integrity', integrity()),
          set('integrity', 'envelope', 'signatures', 1, { keyid: KEYID, sig: 'AAAA' }),
        ),
      ],
      ['integrity/malformed /integrity null', set('integrity', null)],
    ],
    good: [
      set('integrity', integrity()),
      all(set('integrity', integrity()), set('integrity', 'signedAt', '2024-02-29T23:59:60.5+02:00')),
    ],
  },
  {
    text: '| id | string | yes | Referenced by task nodes through `requires.rac` (array of ids) and by edge conditions through the structured condition `racAvailable` with an id. |',
    bad: [
      ['cal/missing-property /rac/1/id {', unset('rac', 1, 'id')],
      ['node/unknown-rac /nodes/0/requires/rac/0 "map"', task('requires', { rac: ['map'] })],
      ['condition/unknown-rac /edges/3/when/not/racAvailable "map"', when({ not: { racAvailable: 'map' } })],
    ],
    good: [all(task('requires', { rac: ['wiki'] }), when({ racAvailable: 'infra' }))],
  },
  {
    text: '| kind | string enum | yes | `wiki`, `code-map`, `infra`, `terraform`, `api-spec`, `dataset`, `runbook`, `custom`. |',
    bad: [
      ['cal/missing-property /rac/0/kind {', unset('rac', 0, 'kind')],
      ['rac/unknown-kind /rac/0/kind "Wiki"', rac('kind', 'Wiki')],
      ['rac/unknown-kind /rac/0/kind "openapi"', rac('kind', 'openapi')],
      ['cal/wrong-type /rac/0/kind […', rac('kind', ['wiki'])],
    ],
    good: ['code-map', 'infra', 'terraform', 'api-spec', 'dataset', 'runbook', 'custom'].map((kind) =>
      rac('kind', kind),
    ),
  },
  {
    text: '| description | string | yes | Statement of the knowledge that must be present. |',
    bad: [
      ['cal/missing-property /rac/0/description {', unset('rac', 0, 'description')],
      ['cal/wrong-type /rac/0/description true', rac('description', true)],
    ],
    good: [],
  },
  {
    text: '| required | boolean | no, default true | When false the item is optional and does not block. |',
    bad: [
      ['cal/wrong-type /rac/0/required "false"', rac('required', 'false')],
      ['cal/wrong-type /rac/0/required 0', rac('required', 0)],
    ],
    good: [rac('required', false)],
  },
  {
    text: '| check | object {type, hint} | no | How to confirm availability. Verifies presence, not content. |',
    bad: [
      ['cal/wrong-type /rac/0/check "docs/*.md"', rac('check', 'docs/*.md')],
      ['cal/missing-property /rac/0/check/type "check"', rac('check', { hint: 'docs/*.md' })],
      ['cal/unknown-property /rac/0/check/glob "glob"', rac('check', { type: 'file-glob', glob: 'docs/*.md' })],
      ['rac/no-content /rac/0/check/content "content"', rac('check', { type: 'manual', hint: 'ask', content: null })],
      [
        'rac/content-by-another-name /rac/0/check/body "body"',
        rac('check', { type: 'manual', hint: 'ask', body: 'x' }),
      ],
      ['rac/missing-hint /rac/0/check "check"', rac('check', { type: 'file-glob' })],
    ],
    good: [unset('rac', 0, 'check'), rac('check', { type: 'manual' })],
  },
  {
    text: '| okf | object | no | Optional OKF descriptor of the required knowledge artifact; metadata only. |',
    bad: [
      ['cal/wrong-type /rac/0/okf "wiki/a.md"', rac('okf', 'wiki/a.md')],
      ['rac/content-in-okf /rac/0/okf/content "content"', rac('okf', { bundle: 'b', content: 'x' })],
    ],
    good: [rac('okf', { bundle: 'b', concept: 'a/b', owner: { team: ['x'] } })],
  },
  {
    text: '`check.type` enum: `file-glob` (files matching a glob exist), `url` (a URL resolves), `mcp-resource` (an MCP resource is served), `manual` (a human confirms).',
    bad: [
      ['rac/unknown-check-type /rac/0/check/type "glob"', rac('check', { type: 'glob', hint: '*.md' })],
      ['rac/unknown-check-type /rac/0/check/type "URL"', rac('check', { type: 'URL', hint: 'https://example.org' })],
    ],
    good: [],
  },
  {
    text: '`check.hint` is a string: a glob, a URL, a resource URI, or free text respectively.',
    bad: [
      ['cal/wrong-type /rac/0/check/hint […', rac('check', { type: 'file-glob', hint: ['*.md'] })],
      ['rac/invalid-hint /rac/0/check/hint "../a.md"', rac('check', { type: 'file-glob', hint: '../a.md' })],
      ['rac/invalid-hint /rac/0/check/hint "/etc/*"', rac('check', { type: 'file-glob', hint: '/etc/*' })],
      ['rac/invalid-hint /rac/0/check/hint "+(a|aa)"', rac('check', { type: 'file-glob', hint: '+(a|aa)' })],
      ['rac/invalid-hint /rac/0/check/hint "example.org"', rac('check', { type: 'url', hint: 'example.org' })],
      ['rac/invalid-hint /rac/0/check/hint "file:///etc"', rac('check', { type: 'url', hint: 'file:///etc' })],
      ['rac/invalid-hint /rac/0/check/hint "overview"', rac('check', { type: 'mcp-resource', hint: 'overview' })],
    ],
    good: [
      rac('check', { type: 'file-glob', hint: 'docs/**/{a,b}-[0-9].md' }),
      rac('check', { type: 'url', hint: 'http://localhost:8080/x?y#z' }),
      rac('check', { type: 'mcp-resource', hint: 'wiki://project/overview' }),
      rac('check', { type: 'manual', hint: '../a.md, or +(a|aa)' }),
    ],
  },
  {
    text: 'Invariant: a RAC item MUST NOT carry a `content` property.',
    bad: [
      ...['x', '', null, false, 0, [], {}].map(
        (value) => ['rac/no-content /rac/0/content "content"', rac('content', value)] as const,
      ),
      ['rac/content-by-another-name /rac/0/Content "Content"', rac('Content', 'x')],
      ['rac/content-by-another-name /rac/0/contents "contents"', rac('contents', 'x')],
    ],
    good: [set('extensions', { 'org.example': { content: 'x' } })],
  },
];
