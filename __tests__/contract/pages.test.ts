/** What the pages list is what the program has: whoever adds to one of these lists is told which page lacks it. */
import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { INPUTS, OUTPUTS } from '../../src/action/inputs.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { CREATE_TABLES } from '../../src/core/cartridge/sqlite/schema.ts';
import { TASK_TYPES } from '../../src/core/manifest/check-package.ts';
import { buildManifest } from '../../src/core/manifest/build.ts';
import type { Client } from '../../src/core/clients/client.ts';
import { CLIENTS } from '../../src/core/clients/catalog/index.ts';
import { CAREER_TIERS } from '../../src/core/cal/shape/cal-participant.ts';
import { PUBLISHED_REVISIONS } from '../../src/core/value/revision.ts';
import { NODE_KINDS } from '../../src/core/value/node-kinds.ts';
import { PREFIXES, PROFILES, REQUIRED_ROLE_NAMES, SCOPES } from '../../src/ids.ts';
import { ROOT, sources } from './sources.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** A page without its code blocks, in which # is not a heading. */
const prose = (page: string): string => read(page).replaceAll(/^(`{3,})[^]*?^\1$/gm, '');

/** The text below a heading of a page, up to the next one of the same level or above. */
function section(page: string, heading: string): string {
  const [, marks = '', rest = ''] = new RegExp(`^(#+) ${heading}$([^]*)`, 'm').exec(prose(page)) ?? [];
  return rest.split(new RegExp(`^#{1,${marks.length}} `, 'm'))[0] ?? '';
}

/** What is in backticks, in the first column of a table's rows or anywhere. */
const ticked = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const rows = (text: string): string[] =>
  [...text.matchAll(/^\| (.*?) \|/gm)].slice(1).flatMap(([, cell = '']) => ticked(cell));

describe('docs/format.md', () => {
  test('9 has the published revisions', () => {
    const [row = ''] = /^\| published MCP revisions .*$/m.exec(section('docs/format.md', '9. Versions')) ?? [];
    expect(row.match(/\d{4}-\d{2}-\d{2}/g)).toEqual(PUBLISHED_REVISIONS);
  });

  test('2.2 and 9 have the revisions of a package that states none', () => {
    const { minProtocolRevision, preferredProtocolRevision } = buildManifest(undefined, PROFILES.cart).mcp;
    const defaults = `\`minProtocolRevision\` ${minProtocolRevision}, \`preferredProtocolRevision\` ${preferredProtocolRevision}`;
    expect(section('docs/format.md', '2.2 Tool-role contracts')).toContain(defaults);
    const versions = section('docs/format.md', '9. Versions');
    expect(versions).toContain(`| MCP floor by default | ${minProtocolRevision}`);
    expect(versions).toContain(`| MCP preferred by default | ${preferredProtocolRevision} |`);
  });

  test.each(PREFIXES)('10 has every identifier of profile %s', (prefix) => {
    const text = section('docs/format.md', '10. Identifiers');
    const stated = Object.entries(PROFILES[prefix]).map(([name, value]) =>
      typeof value === 'number'
        ? `0x${value.toString(16).padStart(8, '0')}`
        : name.endsWith('MediaType') && name !== 'cartridgeMediaType'
          ? `application/vnd.${prefix}.*`
          : value,
    );
    expect(stated.filter((value) => !text.includes(value))).toEqual([]);
  });

  test('2.2 has the required roles, in their order', () => {
    const text = section('docs/format.md', '2.2 Tool-role contracts');
    const roles = [...text.matchAll(/^\| `cart:([\w.]+)`/gm)].map(([, name]) => name);
    expect(roles).toEqual(REQUIRED_ROLE_NAMES);
  });

  test('11 has the scopes', () => {
    const [list = ''] = section('docs/format.md', '11. Scopes').split('A vendor');
    expect(ticked(list)).toEqual(SCOPES);
  });

  test('12 has the tables', () => {
    const [, sql = ''] = /```sql\n([^]*?)```/.exec(read('docs/format.md')) ?? [];
    expect(
      sql
        .trim()
        .split(/\n(?=CREATE)/)
        .map((statement) => statement.replaceAll(/\s+/g, ' ')),
    ).toEqual(CREATE_TABLES);
  });

  test('15 lists every kind of node, and 15.1 does not stand for it', () => {
    const [list = ''] = /^- `nodes\[\]`.*$/m.exec(section('docs/format.md', '15. CAL files')) ?? [];
    const words = new Set(ticked(list).flatMap((each) => each.split('|')));
    expect(Object.keys(NODE_KINDS).filter((kind) => !words.has(kind))).toEqual([]);
  });

  test('15 has the career tiers, and every word that a CAL may choose', () => {
    const text = section('docs/format.md', '15. CAL files') + section('docs/format.md', '2.4 RAC items');
    const words = new Set(ticked(text).flatMap((list) => list.split(/[^\w-]+/)));
    const choices = enumsIn(JSON.parse(read('schemas/cal.schema.json')));
    expect(choices.length).toBeGreaterThan(40);
    expect([...CAREER_TIERS, ...choices].filter((word) => !words.has(word))).toEqual([]);
  });
});

describe('the pages for authors', () => {
  const words = (page: string): ReadonlySet<string> =>
    new Set([...ticked(prose(page)).flatMap((text) => text.split(/[^\w.-]+/)), ...read(page).split(/[^\w.-]+/)]);

  test('docs/write-a-cal.md has every word that a CAL may choose', () => {
    const choices = [...CAREER_TIERS, ...enumsIn(JSON.parse(read('schemas/cal.schema.json')))];
    expect(choices.filter((word) => !words('docs/write-a-cal.md').has(word))).toEqual([]);
  });

  test('docs/write-a-host.md has every required role and scope', () => {
    const asked = [...REQUIRED_ROLE_NAMES.map((name) => `cart:${name}`), ...SCOPES];
    expect(asked.filter((word) => !ticked(prose('docs/write-a-host.md')).includes(word))).toEqual([]);
  });

  test('docs/write-a-package.md has every task type', () => {
    expect(TASK_TYPES.filter((word) => !ticked(prose('docs/write-a-package.md')).includes(word))).toEqual([]);
  });
});

/** Every word of an `enum` or a `const` in a JSON Schema that is written in lower case: kinds, types, operators. */
function enumsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'enum' || key === 'const'
      ? [value].flat().filter((word): word is string => typeof word === 'string' && /^[a-z-]+$/.test(word))
      : enumsIn(value),
  );
}

describe('docs/promises.md', () => {
  test('has every command', () => {
    const named = rows(section('docs/promises.md', 'Commands')).map((cell) => cell.replace(/ [[A-Z-].*$/, ''));
    expect(named).toEqual(Object.keys(COMMANDS));
  });

  test('has every format that a command takes', async () => {
    const formats = new Set<string>();
    for (const load of Object.values(COMMANDS))
      for (const format of (await load()).command.formats) formats.add(format);
    expect(new Set(rows(section('docs/promises.md', 'Formats')))).toEqual(formats);
  });

  test('has every hook, and each has its file and its row in docs/hooks.md', () => {
    const hooks = parse(read('.pre-commit-hooks.yaml')) as { readonly id: string; readonly entry: string }[];
    const ids = hooks.map(({ id }) => id).sort();
    const [list = ''] = section('docs/promises.md', 'Hooks').split('. A hook');
    expect(ticked(list).sort()).toEqual(ids);
    expect(rows(section('docs/hooks.md', 'Hooks')).sort()).toEqual(ids);
    const run = read('__tests__/e2e/hooks.test.ts');
    expect(ids.filter((id) => !new RegExp(`'id: ${id}(?![\\w-])`).test(run))).toEqual([]);
    const files = readdirSync(join(ROOT, 'hooks')).filter((file) => file !== 'launch.mjs');
    expect(hooks.map(({ entry }) => entry).sort()).toEqual(files.map((file) => `hooks/${file}`).sort());
  });

  test('has every key of the configuration', () => {
    const { properties } = JSON.parse(read('schemas/config.schema.json')) as { readonly properties: object };
    expect(rows(section('docs/promises.md', 'Configuration')).sort()).toEqual(Object.keys(properties).sort());
  });
});

test('docs/gate.md has the settings of every client', () => {
  const page = section('docs/gate.md', 'Set it up');
  const names = Object.values(CLIENTS).map(({ profile }) => profile.name);
  expect(names.filter((name) => !page.includes(name))).toEqual([]);
});

test('docs/clients.md names every client, and each one that a file has is listed', async () => {
  expect(rows(section('docs/clients.md', 'The clients'))).toEqual(Object.keys(CLIENTS));
  const folder = join(ROOT, 'src/core/clients/catalog');
  const files = readdirSync(folder).filter((file) => !['define.ts', 'index.ts'].includes(file));
  const modules = files.map(async (file) => (await import(join(folder, file))) as Readonly<Record<string, Client>>);
  const clients = (await Promise.all(modules)).flatMap(Object.values);
  expect(new Set(Object.values(CLIENTS))).toEqual(new Set(clients));
});

describe('the Action', () => {
  const room = sources().filter(({ file }) => file.startsWith('action/') && file !== 'action/inputs.ts');
  const text = room.map((source) => source.text).join('\n');

  test('has a page for every input, in a workflow or in words', () => {
    const pages = readdirSync(join(ROOT, 'docs')).filter(
      (file) => file.endsWith('.md') && !['commands.md', 'inputs.md'].includes(file),
    );
    const said = pages.map((file) => read(`docs/${file}`)).join('\n');
    const missing = INPUTS.filter(({ name }) => !new RegExp(`(?:^ +|\`)${name}(?:\`|:)`, 'm').test(said));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('reads every input', () => {
    expect(INPUTS.map(({ name }) => name).filter((name) => !text.includes(`'${name}'`))).toEqual([]);
  });

  test('writes every output, and no other', () => {
    const names = Object.keys(OUTPUTS);
    expect(names.filter((name) => !text.includes(`'${name}'`))).toEqual([]);
    const written = [...text.matchAll(/setOutput\(\s*'([^']*)'/g)].map(([, name = '']) => name);
    expect(written.filter((name) => !names.includes(name))).toEqual([]);
  });
});
