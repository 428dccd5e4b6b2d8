/** Bad input through every command that takes it: one message with file or value, one line with the fix, exit 2; or findings that each have a fix, exit 1. */
import { expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calExample, hostExample, packageExample } from '../../../src/core/result/rule-examples.ts';
import { expectGolden } from '../../support/golden.ts';
import { runMain } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const folder = scratch();

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'ok.cal.yaml': calExample().text,
  'agents/dev/cartridge.yaml': packageExample().text,
  'alone/agents/dev/cartridge.yaml': packageExample().text,
  'agents/list/cartridge.yaml': '- a\n',
  'agents/broken/cartridge.yaml': 'id: [\n',
  'agents/typo/cartridge.yaml': packageExample('licence: MIT\n').text,
  'host.host.yaml': hostExample().text,
  'list.host.yaml': '- a\n',
  'broken.host.yaml': 'name: [\n',
  'typo.host.yaml': hostExample('bindngs: {}').text,
  'empty/.gitkeep': '',
  'empty.cal.yaml': '',
  'list.cal.json': '[]',
  'text.cal.yaml': 'hello\n',
  'broken.cal.yaml': 'id: [a\n',
  'tab.cal.yaml': 'a:\n\tb: 1\n',
  'colon.cal.yaml': 'a: b: c\n',
  'quote.cal.yaml': 'a: "b\n',
  'two.cal.yaml': 'a: 1\n---\nb: 2\n',
  'alias.cal.yaml': 'a: *b\n',
  'twice.cal.yaml': 'a: 1\na: 2\n',
  'version.cal.yaml': calExample().text.replace('cart.cal/1', '1.0'),
  'no-version.cal.yaml': 'id: x\n',
  'comma.cal.json': '{"a": 1,}',
  'open.cal.json': '{"a": 1',
  'single.cal.json': "{'a': 1}",
  'missing.cal.json': '{"a" 1}',
  'value.cal.json': '{"a": }',
  'word.cal.json': '{"a": yes}',
  'more.cal.json': '{} {}',
  'utf16.cal.yaml': Buffer.from('\ufeffid: x\n', 'utf16le'),
  'latin1.cal.yaml': Buffer.from([0x61, 0x3a, 0x20, 0xe4, 0x0a]),
  'control.cal.yaml': 'a: \u0001\n',
  'garbage.cart': 'not a cartridge',
  'empty.cart': '',
  'garbage.pem': 'not a key\n',
  'garbage.json': 'nothing\n',
  'list.json': '[]',
  'config/cartwright.yaml': 'prefx: cart\n',
  'prefix/cartwright.yaml': 'prefix: cat\n',
  'broken/cartwright.yaml': 'prefix: [\n',
  'rule/cartwright.yaml': 'rules: { rac/no-contnt: off }\n',
  'level/cartwright.yaml': 'rules: { rac/missing-hint: eror }\n',
  'glob/cartwright.yaml': 'ignore: [{ rule: rac/missing-hint, path: ../a, reason: x }]\n',
  'client/.mcp.json': '{"mcpServers": {"a": {"comand": "x"}}}',
  'syntax/.mcp.json': '{"mcpServers": {',
  'array/.mcp.json': '[]',
  'bundle/a.md': 'no front matter\n',
  'roots.txt': 'nowhere\n',
};
for (const [path, content] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** What cannot run: arguments, and what the one message names. A word in brackets is a folder to run in. */
const UNABLE: readonly (readonly [args: string, named: string])[] = [
  // Commands and options.
  ['chek', '"chek"'],
  ['trus', '"trus"'],
  ['host ad', '"host ad"'],
  ['host remove', '"host remove"'],
  ['trust rotat', '"trust rotat"'],
  ['okf', '"okf"'],
  ['org', '"org"'],
  ['workflow', '"workflow"'],
  ['workflow redy', '"workflow redy"'],
  ['help chek', '"chek"'],
  ['help host ad', '"host ad"'],
  ['chek --help', '"chek"'],
  ['nonsense-word', '"nonsense-word"'],
  ['--verson', '"--verson"'],
  ['check --formt json', '"--formt"'],
  ['check --format jsn', '"jsn"'],
  ['lint --format html', '"html"'],
  ['check --only lnt', '"lnt"'],
  ['check --prefix cat', '"cat"'],
  ['check --color allways', '"allways"'],
  ['check --quiet=1', '--quiet'],
  ['check --base', '--base'],
  ['check --strict=', '--strict'],
  ['lint -q', '"-q"'],
  ['lint --dry-run', '--dry-run'],
  ['lint --expires 2030-01-01', '--expires'],
  ['lint --fix --write-baseline', '--fix'],
  ['lint --write-baseline --expires tomorrow ok.cal.yaml', '"tomorrow"'],
  ['lint --max many', '"many"'],
  ['check --max 0', '"0"'],
  ['lint - ok.cal.yaml', '"ok.cal.yaml"'],
  ['check --today someday', 'someday'],
  ['check --base nowhere', '"nowhere"'],
  ['check --staged', 'git'],
  ['check --out x', '--out'],
  ['check --merge garbage.json', 'garbage.json'],
  ['check --merge nope.ndjson', 'nope.ndjson'],
  ['check --roots roots.txt', '"nowhere"'],
  ['check --roots nope.txt', 'nope.txt'],
  ['check --server-timeout abc --live', 'abc'],
  // Paths.
  ['check nope', 'nope'],
  ['check garbage.pem', 'garbage.pem'],
  ['check --hosts nope/*.host.yaml', '"nope/*.host.yaml"'],
  ['check --cals ../*.cal.yaml', '../*.cal.yaml'],
  ['lint nope.cal.yaml', 'nope.cal.yaml'],
  ['lint nope/*.cal.yaml', 'nope/*.cal.yaml'],
  ['lint ok.cal.yaml/x', 'ok.cal.yaml/x'],
  ['lint --config empty ok.cal.yaml', 'empty'],
  ['workflow ready', 'CAL'],
  ['workflow ready nope.cal.yaml', 'nope.cal.yaml'],
  ['workflow ready empty', 'empty'],
  ['workflow ready ok.cal.yaml --cartridges nope', 'nope'],
  ['workflow ready ok.cal.yaml --confirmations nope.yaml', 'nope.yaml'],
  ['workflow ready ok.cal.yaml --confirmations text.cal.yaml', 'text.cal.yaml'],
  ['workflow ready ok.cal.yaml --roster nope.yaml', 'nope.yaml'],
  ['workflow ready ok.cal.yaml --host nope.host.yaml', 'nope.host.yaml'],
  ['cal nope.cal.yaml', 'nope.cal.yaml'],
  ['init nope', '"nope"'],
  ['init --from-code nope', 'nope'],
  ['init --from-code ok.cal.yaml', 'ok.cal.yaml'],
  ['init --from-skill nope', 'nope'],
  ['init --from-skill empty', 'empty'],
  ['host add claude-cod', '"claude-cod"'],
  ['host add nothing-like-it', '"nothing-like-it"'],
  ['host add', 'client'],
  ['host add claude-code --context-window big', '"big"'],
  ['host add claude-code --protocol-revision 2025', '"2025"'],
  ['host add claude-code --server-timeout 9', '--server-timeout'],
  ['host add claude-code --out ok.cal.yaml', 'ok.cal.yaml'],
  ['build', '--out'],
  ['build nope --out x.cart', 'nope'],
  ['build empty --out x.cart', 'empty'],
  ['build agents/dev', '--out'],
  ['build agents/dev --out ok.cal.yaml/x.cart', 'ok.cal.yaml'],
  ['build agents/dev --out empty', 'empty'],
  ['manifest nope', 'nope'],
  ['manifest garbage.cart', 'garbage.cart'],
  ['pack nope.cart --oci layout', 'nope.cart'],
  ['pack garbage.cart --oci layout', 'garbage.cart'],
  ['keygen', '--out'],
  ['keygen --out ok.cal.yaml', 'ok.cal.yaml'],
  ['sign garbage.cart', 'key'],
  ['sign garbage.cart --key garbage.pem', 'garbage.pem'],
  ['sign garbage.cart --key nope.pem', 'nope.pem'],
  ['verify', 'verify'],
  ['verify nope.cart', 'nope.cart'],
  ['verify empty', 'empty'],
  ['verify garbage.cart --public-key nope.pem', 'nope.pem'],
  ['verify garbage.cart --public-key garbage.pem', 'garbage.pem'],
  ['verify garbage.cart --threshold none', 'none'],
  ['verify garbage.cart --trust-registry nope.json', 'nope.json'],
  ['verify garbage.cart --trust-registry list.json', 'list.json'],
  ['verify garbage.cart --require all', '"all"'],
  ['verify garbage.cart --policy nope.yaml', 'nope.yaml'],
  ['digest', 'digest'],
  ['digest nope.cart', 'nope.cart'],
  ['trust init', 'trust init'],
  ['trust show nope.json', 'nope.json'],
  ['trust show garbage.json', 'garbage.json'],
  ['trust show list.json', 'list.json'],
  ['trust add list.json --public-key nope.pem --publisher a --proof dns', 'nope.pem'],
  ['trust revoke list.json --key x', '--reason'],
  ['trust revoke list.json --key x --reason becaus', '"becaus"'],
  ['lock nope.cal.yaml', 'nope.cal.yaml'],
  ['handshake', 'handshake'],
  ['[alone] handshake agents/dev', 'host'],
  ['[alone] handshake nope', 'nope'],
  ['handshake nope --host host.host.yaml', 'nope'],
  ['handshake agents/dev --host nope.host.yaml', 'nope.host.yaml'],
  ['handshake agents/dev --host claude-cod', '"claude-cod"'],
  ['handshake agents/dev --host empty', 'empty'],
  ['handshake agents/dev --host host.host.yaml --live', 'host.host.yaml'],
  ['preflight agents/dev', 'descriptor'],
  ['preflight agents/dev --descriptor nope.json', 'nope.json'],
  ['diff agents/dev', 'two'],
  ['diff agents/dev nope', 'nope'],
  ['gate', 'gate'],
  ['gate agents/dev', 'host'],
  ['gate agents/dev --host host.host.yaml --timeout soon', '--timeout'],
  ['gate agents/dev --host host.host.yaml --rom-digest abc', '"abc"'],
  ['activate', 'activate'],
  ['activate nope.cart --host host.host.yaml --client claude-code', 'nope.cart'],
  ['deactivate nothing', '"nothing"'],
  ['deactivate', 'deactivate'],
  ['outdated', 'outdated'],
  ['outdated nope', 'nope'],
  ['okf check', 'DIR'],
  ['okf check nope', 'nope'],
  ['okf check ok.cal.yaml', 'ok.cal.yaml'],
  ['okf check empty', 'empty'],
  ['explain rac/no-contnt', '"rac/no-contnt"'],
  ['explain nothing', '"nothing"'],
  ['completion zhs', 'zhs'],
  ['completion', 'completion'],
  ['lsp', 'transport'],
  ['org list', 'org list'],
  // Configurations.
  ['[config] lint', '"prefx"'],
  ['[prefix] lint', 'prefix'],
  ['[broken] lint', 'cartwright.yaml'],
  ['[rule] lint', '"rac/no-contnt"'],
  ['[level] lint', '"eror"'],
  ['[glob] lint', 'cartwright.yaml'],
];

/** What is found: arguments, and the rules of the findings. */
const FOUND: readonly (readonly [args: string, ...rules: string[]])[] = [
  ['lint empty.cal.yaml', 'source/syntax'],
  ['lint list.cal.json', 'cal/not-a-mapping'],
  ['lint text.cal.yaml', 'cal/not-a-mapping'],
  ['lint broken.cal.yaml', 'source/syntax'],
  ['lint tab.cal.yaml', 'source/syntax'],
  ['lint colon.cal.yaml', 'source/syntax'],
  ['lint quote.cal.yaml', 'source/syntax'],
  ['lint two.cal.yaml', 'source/documents'],
  ['lint alias.cal.yaml', 'source/alias'],
  ['lint twice.cal.yaml', 'source/duplicate-key', 'cal/missing-property', 'cal/unknown-property'],
  ['lint version.cal.yaml', 'cal/wrong-type'],
  ['lint no-version.cal.yaml', 'cal/missing-property'],
  ['lint comma.cal.json', 'source/syntax'],
  ['lint open.cal.json', 'source/syntax'],
  ['lint single.cal.json', 'source/syntax'],
  ['lint missing.cal.json', 'source/syntax'],
  ['lint value.cal.json', 'source/syntax'],
  ['lint word.cal.json', 'source/syntax'],
  ['lint more.cal.json', 'source/syntax'],
  ['lint utf16.cal.yaml', 'source/encoding'],
  ['lint latin1.cal.yaml', 'source/encoding'],
  ['lint control.cal.yaml', 'source/syntax'],
  ['manifest agents/list', 'package/schema'],
  ['manifest agents/broken', 'source/syntax'],
  ['manifest agents/typo', 'package/schema'],
  ['handshake agents/dev --host list.host.yaml', 'host/schema'],
  ['handshake agents/dev --host broken.host.yaml', 'source/syntax'],
  ['handshake agents/dev --host typo.host.yaml', 'host/schema'],
  ['[client] host add', 'client/unread'],
  ['[syntax] host add', 'source/syntax'],
  ['[array] host add', 'client/unread'],
  ['okf check bundle', 'okf/missing-frontmatter'],
];

function placed(line: string): readonly [cwd: string, args: string[]] {
  const [, cwd = '', args = ''] = /^(?:\[(\w+)\] )?(.*)$/.exec(line) ?? [];
  return [join(folder, cwd), args.split(' ')];
}

test('there are at least 100 kinds', () => {
  expect(UNABLE.length + FOUND.length).toBeGreaterThanOrEqual(100);
});

const told: string[] = [];

test.each(UNABLE)('cartwright %s', async (line, named) => {
  const [cwd, args] = placed(line);
  const { code, out, err } = await runMain(args, cwd);
  told.push(`$ cartwright ${line}\n${err}`.replaceAll(folder, 'FOLDER'));
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^cartwright: .+\n {2}help: .+\n$/);
  expect(err.split('\n')[0]).toContain(named);
});

test.each(FOUND)('cartwright %s', async (line, ...rules) => {
  const [cwd, args] = placed(line);
  const { code, out, err } = await runMain([...args, '--format', 'json'], cwd);
  const { diagnostics } = JSON.parse(out) as { diagnostics: { rule: string; message: string; help?: string }[] };
  told.push(`$ cartwright ${line}\n${diagnostics.map((each) => `${each.message}\n  help: ${each.help}\n`).join('')}`);
  expect([code, err]).toEqual([1, '']);
  expect([...new Set(diagnostics.map(({ rule }) => rule))].sort()).toEqual([...rules].sort());
  expect(diagnostics.filter(({ help = '' }) => help === '')).toEqual([]);
});

test('what is said is as it was', () => {
  expectGolden('bad-input.out', told.join(''));
});
