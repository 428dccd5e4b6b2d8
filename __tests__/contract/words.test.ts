/**
 * Tables of words: each row has a sample here, whose answer is another one without the row. A row without a sample fails, so that
 * a table does not grow unseen, either.
 */
import { describe, expect, test } from '@jest/globals';
import { judgedCommit } from '../../src/action/check/judged.ts';
import { contextOf } from '../../src/adapters/github/context.ts';
import { nodeFileSystem } from '../../src/adapters/fs/node-fs.ts';
import { openScan } from '../../src/app/package/forbidden-content.ts';
import * as formats from '../../src/core/cal/shape/formats.ts';
import { neededBy } from '../../src/core/clients/literals.ts';
import { refusesAtAGlance } from '../../src/core/handshake/accept/quick-refusal.ts';
import { isAssertion, isPassedOver, keywordFault, KEYWORDS } from '../../src/core/json-schema/keywords.ts';
import { isRevision } from '../../src/core/value/revision.ts';
import { contentName, isAmbiguous } from '../../src/core/cal/content-keys.ts';
import { synonymOf } from '../../src/core/cal/shape/synonyms.ts';
import { isWeakKey } from '../../src/core/dsse/ed25519.ts';
import { hasFormat } from '../../src/core/json-schema/formats.ts';
import { destroys, isTitle, kindOf, meansSame, tellsTrade } from '../../src/core/handshake/accept/meaning.ts';
import { TASK_TYPES } from '../../src/core/manifest/check-package.ts';
import { asUserError } from '../../src/core/result/errno.ts';
import { secretName } from '../../src/core/secrets/secret.ts';
import { TOOL_EQUALS } from '../../src/core/clients/tool-equals.ts';
import { toolMeaning } from '../../src/core/skill/tool-meaning.ts';
import { maskWords } from '../../src/core/source/mask.ts';
import { entriesOf, unneeded } from '../support/patterns.ts';
import { scratch } from '../support/scratch.ts';
import { untracked } from '../support/untracked.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fold = (word: string): string => word.toLowerCase().replaceAll('-', '');
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
/** The rows of a table of words below words, `KEY WORD`. */
const pairs = (table: Readonly<Record<string, string>>): string[] =>
  Object.entries(table).flatMap(([key, others]) => words(others).map((other) => `${key} ${other}`));
const rowsOf = (room: string, name: string): string[] =>
  entriesOf(room, name).flatMap(([key, text]) => words(text).map((word) => `${key} ${word}`.trim()));

describe('words of other formats for those of a CAL', () => {
  const SAMPLES = {
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

  test('the table is the one of the samples', () => {
    expect(rowsOf('core/cal/shape', 'WORDS').sort()).toEqual(pairs(SAMPLES).sort());
  });

  /** Words as near to the sample as the one that is meant, so that only the table can tell. */
  const RIVALS: Readonly<Record<string, string>> = { neq: 'eq', lte: 'lt', gte: 'gt', startAt: 'startAtIt' };
  const rivalsOf = (other: string, word: string): string[] => {
    const [short = '', long = ''] = [fold(word), fold(other)].sort((one, two) => one.length - two.length);
    return [RIVALS[other] ?? [], short.length >= 4 && long.includes(short) ? `${other}-and-more` : []].flat();
  };

  test.each(pairs(SAMPLES).map(words))('%s is meant by %s', (word = '', other = '') => {
    expect(synonymOf(other, [word, ...rivalsOf(other, word)])).toEqual({ word, certain: false });
  });
});

describe('tools of clients', () => {
  const SAMPLES = {
    execute:
      'bash powershell shell execute runcommands runinterminal execute/runinterminal runcommands/runinterminal run_in_terminal run_shell_command shell_command local_shell exec_command execute_command run_terminal_cmd',
    dispatch: 'task agent custom-agent runsubagent agent/runsubagent invoke_agent spawn_agent',
    'memory.write': 'memory vscode/memory',
    search:
      'grep glob search codebase usages textsearch filesearch grep_search file_search semantic_search search_file_content codebase_search list_code_usages search/codebase search/filesearch search/textsearch search/listdirectory',
    'fs.read':
      'read notebookread view readfile read/readfile read_file read_many_files ls list listdirectory list_dir list_directory',
    'fs.write':
      'write edit multiedit notebookedit create editfiles createfile write_file replace edit/editfiles edit/createfile edit/createdirectory apply_patch create_file replace_string_in_file insert_edit_into_file',
    'net.fetch':
      'webfetch websearch fetch web web/fetch web_fetch web_search google_web_search agentic_fetch fetch_webpage',
  };

  test('what clients call their tools is in the samples, and nothing else is', () => {
    const others = rowsOf('core/skill', 'OTHERS').map((row) => row.split(' ').at(-1) ?? '');
    const named = Object.values(TOOL_EQUALS).flatMap(({ does }) => words(Object.values(does).join(' ').toLowerCase()));
    const isMeant = (name: string): boolean => Object.keys(toolMeaning(name)).length > 0 && !(name in SAMPLES);
    const table = new Set([...named, ...others].filter(isMeant));
    expect([...table].sort()).toEqual(words(Object.values(SAMPLES).join(' ')).filter(isMeant).sort());
  });

  test.each(pairs(SAMPLES).map(words))('%s is what %s does', (meaning, tool) => {
    const isScope = /^(?:fs|net)\./.test(meaning ?? '');
    expect(toolMeaning(tool ?? '')).toEqual({ [isScope ? 'scope' : 'role']: meaning });
  });
});

describe('names of tools and of their properties', () => {
  const SYNONYMS = {
    command: 'cmd commandline shellcommand script',
    task: 'prompt instruction instructions request goal objective',
    summary: 'content contents text memory note notes observation observations fact facts body',
    query: 'q search searchquery searchterm pattern term terms keyword keywords question',
  };
  const TITLES = 'name title label heading';
  const TITLES_OF = { task: 'description', command: 'description explanation' };
  const KINDS = 'type kind category entitytype';
  const TRADES = {
    exec: 'execute exec run shell bash command terminal cmd',
    dispatch: 'dispatch agent subagent task delegate spawn',
    search: 'search find query recall lookup grep',
    'memory.write': 'memory memories remember note entities entity observations knowledge memo',
  };
  const OTHER_TRADES = 'file files directory folder image issue mail email browser page';
  const DESTROYS = 'delete remove drop clear forget reset purge destroy kill cancel erase';

  test('the tables are those of the samples', () => {
    const table = (name: string): string[] => rowsOf('core/handshake/accept', name);
    expect(table('SYNONYMS')).toEqual(pairs(SYNONYMS));
    expect(table('TITLES')).toEqual(words(TITLES));
    expect(table('TITLES_OF')).toEqual(pairs(TITLES_OF));
    expect(table('KINDS')).toEqual(words(KINDS));
    expect(table('TRADES')).toEqual(pairs(TRADES));
    expect(table('OTHER_TRADES')).toEqual(words(OTHER_TRADES));
    expect(table('DESTROYS')).toEqual(words(DESTROYS));
  });

  test.each(pairs(SYNONYMS).map(words))('%s is meant by %s', (wanted = '', offered = '') => {
    expect(meansSame(wanted, offered)).toBe(true);
  });
  test.each([...words(TITLES).map((word) => ['query', word]), ...pairs(TITLES_OF).map(words)])(
    'what holds a %s may have the title %s',
    (wanted = '', name = '') => {
      expect(isTitle(name, wanted)).toBe(true);
    },
  );
  test.each(words(KINDS))('%s says of what kind an entry is', (name) => {
    expect(kindOf(name, 'summary')).toBe('note');
  });
  test.each(pairs(TRADES).map(words))('%s is told by %s', (scope = '', word = '') => {
    const [surest] = words(TRADES[scope as keyof typeof TRADES]);
    expect(tellsTrade(word, [scope])).toBe(word === surest ? 2 : 1);
  });
  test.each(words(OTHER_TRADES))('%s tells another trade', (word) => {
    expect(tellsTrade(word, ['exec'])).toBe(-1);
  });
  test.each(words(DESTROYS))('%s takes something away', (word) => {
    expect([destroys(word), tellsTrade(`${word}_run`, ['exec'])]).toEqual([true, -1]);
  });
});

describe('names for content', () => {
  const WORDS =
    'contents filecontent filecontents textcontent contenttext contentbase64 contentmd body text fulltext rawtext data rawdata payload raw blob document markdown md html base64 value knowledge inline excerpt snippet';
  const AMBIGUOUS = 'data raw value document inline excerpt snippet knowledge md text';
  const LETTERS = {
    c: 'сϲσςⅽᴄⲥꮯꓚ¢ƈ𐐽',
    o: 'оοօסهഠဝჿⲟᴏᴑꬽꓳ𐐬øөѳ0٥०০੦૦୦௦౦೦൦๐໐၀○◯',
    n: 'пոռηνɴиꓠⲛղƞɲŋπ',
    t: 'тτᴛⲧꭲꓔƭŧ7†',
    e: 'еεҽєᴇ℮ɛꓰꭼⲉꬲəәэ3€',
  };
  const signs = (table: Readonly<Record<string, string>>): string[] =>
    Object.entries(table).flatMap(([letter, others]) => [...others].map((other) => `${letter} ${other}`));

  test('the tables are those of the samples', () => {
    expect(rowsOf('core/cal/content-keys', 'WORDS')).toEqual(words(WORDS));
    expect(rowsOf('core/cal', 'AMBIGUOUS')).toEqual(words(AMBIGUOUS));
    expect(signs(Object.fromEntries(entriesOf('core/cal', 'LETTERS').filter(([key]) => key !== '')))).toEqual(
      signs(LETTERS),
    );
  });

  test.each(words(WORDS))('%s is another word for it', (word) => {
    expect(contentName(word)).toBe('near');
  });
  test.each(words(AMBIGUOUS))('%s may be metadata', (word) => {
    expect(isAmbiguous(word)).toBe(true);
  });
  test.each(signs(LETTERS).map(words))('%s is read where %s stands', (letter = '', other = '') => {
    expect(contentName('content'.replace(letter, other))).toBe('look-alike');
  });
});

describe('words in messages', () => {
  const ERRNO = {
    ENOENT: 'there is no such file or directory',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a directory',
    ENOTDIR: 'a part of the path is not a directory',
    EEXIST: 'it exists already',
    ELOOP: 'too many symbolic links',
    ENAMETOOLONG: 'the name is too long',
    ENOSPC: 'no space is left on the disk',
    EROFS: 'the file system is read-only',
    ENXIO: 'not a regular file',
    EFBIG: 'the file would be larger than is allowed here',
    EDQUOT: 'the disk quota is used up',
    EIO: 'the device failed',
    ENOTEMPTY: 'the directory is not empty',
    EBUSY: 'it is in use',
    EMFILE: 'too many files are open',
  };
  const SECRETS = {
    'private-key': 'a private key',
    'encrypted-private-key': 'an encrypted private key',
    'aws-key': 'an AWS access key',
    'google-key': 'a Google API key',
    'stripe-key': 'a Stripe key',
    'pypi-token': 'a PyPI token',
    'json-web-token': 'a JSON web token',
    'azure-key': 'an Azure account key',
    'hugging-face-token': 'a Hugging Face token',
    'openai-key': 'an OpenAI key',
    'anthropic-key': 'an Anthropic key',
    'github-token': 'a GitHub token',
    'gitlab-token': 'a GitLab token',
    'npm-token': 'an npm token',
    'slack-token': 'a Slack token',
    'url-password': 'a password in a URL',
    'assigned-secret': 'a random value given to a password, a key or a token',
    'database-password': 'a password in a connection string',
  };

  test('the tables are those of the samples', () => {
    expect([...new Set(entriesOf('core/result', 'REASONS').map(([code]) => code))].sort()).toEqual(
      Object.keys(ERRNO).sort(),
    );
    expect(Object.fromEntries(entriesOf('core/secrets', 'NAMES'))).toEqual(SECRETS);
  });

  test.each(Object.entries(ERRNO))('%s: %s', (code, reason) => {
    const error = asUserError(Object.assign(new Error(), { code }), 'a', 'unreadable-file', 'cannot be read');
    expect(error.message).toBe(`cannot be read: ${reason}`);
  });
  test.each(Object.entries(SECRETS))('%s is called %s', (kind, name) => {
    expect(secretName(kind)).toBe(name);
  });
});

describe('words of formats', () => {
  const TASKS =
    'build-dag write-migration design-api implement-feature refactor debug review test-authoring optimize-performance harden-security write-docs deploy incident-response data-modeling schema-design prompt-engineering dependency-upgrade';
  const OF_CLIENTS = 'mcpServers servers mcp mcp_servers context_servers';
  const FORMATS = {
    'date-time': '2020-01-01T00:00:00Z',
    date: '2020-01-01',
    time: '00:00:00Z',
    duration: 'P1D',
    email: 'a@b.co',
    'idn-email': 'a@b.co',
    hostname: 'a.co',
    'idn-hostname': 'a.co',
    ipv4: '127.0.0.1',
    ipv6: '::1',
    uri: 'a:b',
    'uri-reference': 'a:b',
    iri: 'a:b',
    'iri-reference': 'a:b',
    'uri-template': 'a:b',
    url: 'http://a.co',
    uuid: '00000000-0000-4000-8000-000000000000',
    'json-pointer': '',
    'relative-json-pointer': '0',
    regex: 'a',
  };

  test('the tables are those of the samples', () => {
    expect(TASK_TYPES).toEqual(words(TASKS));
    expect(rowsOf('core/source', 'OF_CLIENTS')).toEqual(words(OF_CLIENTS));
    expect(Object.fromEntries(entriesOf('core/json-schema', 'FORMAT_EXAMPLES'))).toEqual(FORMATS);
  });

  test.each(words(OF_CLIENTS))('%s is shown in a text that cannot be read', (word) => {
    expect(maskWords(`${word}: secret`)).toBe(`${word}: ******`);
  });
  test.each(Object.entries(FORMATS))('%s has the example %j', (format, example) => {
    expect(hasFormat(format, example)).toBe(true);
  });
});

describe('keys that prove nothing', () => {
  const ORDERS = entriesOf('core/dsse', 'SMALL_ORDER').map(([, hex]) => hex);

  test('points of a small order, each once', () => {
    expect([ORDERS.length, new Set(ORDERS).size]).toEqual([14, 14]);
    expect(ORDERS.filter((hex) => !isWeakKey(Buffer.from(hex, 'hex')))).toEqual([]);
  });
});

describe('keywords of schemas', () => {
  const NAMING = '$ref $dynamicRef $recursiveRef allOf anyOf oneOf patternProperties';

  /** The keywords with values that their metaschema checks, those that are schemas or anything, and those that are notes. */
  const CHECKED_IN = {
    'draft-04 draft-06 draft-07 2019-09 2020-12':
      'type enum required properties patternProperties minProperties maxProperties dependencies minItems maxItems uniqueItems minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern format nullable allOf anyOf oneOf $ref $schema definitions',
    'draft-04': 'id',
    'draft-06 draft-07 2019-09 2020-12': '$id',
    '2019-09 2020-12': 'dependentRequired dependentSchemas minContains maxContains $anchor $vocabulary $defs',
    '2019-09': '$recursiveRef $recursiveAnchor',
    '2020-12': 'prefixItems $dynamicRef $dynamicAnchor',
  };
  const OPEN_IN = {
    'draft-04 draft-06 draft-07 2019-09 2020-12': 'additionalProperties not items',
    'draft-04 draft-06 draft-07 2019-09': 'additionalItems',
    'draft-06 draft-07 2019-09 2020-12': 'const propertyNames contains',
    'draft-07 2019-09 2020-12': 'if then else',
    '2019-09 2020-12': 'unevaluatedProperties unevaluatedItems',
  };
  const NOTES_IN = {
    'draft-04 draft-06 draft-07 2019-09 2020-12': 'title description',
    'draft-06 draft-07 2019-09 2020-12': 'examples',
    'draft-07 2019-09 2020-12': '$comment readOnly contentEncoding contentMediaType',
    '2019-09 2020-12': 'deprecated writeOnly',
  };
  const ORDERS = '$ref $schema id $id $anchor $dynamicAnchor $recursiveAnchor $vocabulary $defs definitions';
  const ALL = words('draft-04 draft-06 draft-07 2019-09 2020-12') as ('draft-04' | '2020-12')[];
  const rows = (table: Readonly<Record<string, string>>): [string, readonly string[]][] =>
    Object.entries(table).flatMap(([dialects, names]) =>
      words(names).map((name): [string, readonly string[]] => [name, words(dialects)]),
    );

  test('the tables are those of the samples', () => {
    const named = [CHECKED_IN, OPEN_IN, NOTES_IN].flatMap(rows).map(([name]) => name);
    expect([...KEYWORDS.keys()].sort()).toEqual(named.sort());
    expect(rowsOf('core/handshake/accept', 'NAMING').sort()).toEqual(words(NAMING).sort());
  });

  test.each([...rows(CHECKED_IN), ...rows(NOTES_IN)])(
    '%s has a value of its kind in its dialects alone',
    (keyword, dialects) => {
      // Of no kind that JSON Schema wants anywhere.
      const faulty = ALL.filter((dialect) => keywordFault({ [keyword]: null }, dialect, true)?.keyword === keyword);
      expect(faulty).toEqual(dialects);
    },
  );
  test.each(rows(OPEN_IN))('%s is known in its dialects alone', (keyword, dialects) => {
    expect(ALL.filter((dialect) => !isPassedOver(keyword, dialect))).toEqual(dialects);
  });
  test.each([CHECKED_IN, OPEN_IN, NOTES_IN].flatMap(rows))('whether %s says something of a value', (keyword) => {
    const silent = [...words(ORDERS), ...rows(NOTES_IN).map(([name]) => name)];
    expect(isAssertion(keyword)).toBe(!silent.includes(keyword));
  });
  test.each(words(NAMING))('%s needs more than a glance', (keyword) => {
    expect([{}, { [keyword]: {} }].map((tool) => refusesAtAGlance({ required: ['a'] }, tool))).toEqual([true, false]);
  });
});

describe('names of the outside', () => {
  const PREDEFINED =
    'workspaceFolder workspaceRoot workspaceFolderBasename workspacePath extensionPath userHome pathSeparator cwd file fileDirname CLAUDE_PROJECT_DIR CLAUDE_PLUGIN_ROOT CLAUDE_PLUGIN_DATA HOME USER USERNAME LOGNAME PATH PWD SHELL LANG TMPDIR TEMP TMP USERPROFILE APPDATA LOCALAPPDATA ProgramFiles';
  const BOUND =
    'push merge_group release pull_request pull_request_target pull_request_review pull_request_review_comment';
  const STAGES = 'development production staging test ci dev prod';

  test('the tables are those of the samples', () => {
    expect(rowsOf('core/clients', 'PREDEFINED')).toEqual(words(PREDEFINED));
    expect(rowsOf('action/check', 'BOUND')).toEqual(words(BOUND));
    expect(rowsOf('app/package', 'STAGES')).toEqual(words(STAGES));
    expect(rowsOf('app/package', 'ENV_FILES')).toEqual(['.env', '.env.local', '.envrc', '.dev.vars']);
  });

  test.each(words(PREDEFINED))('%s is not to be supplied', (name) => {
    expect([neededBy(`\${${name}}`), neededBy('${ANOTHER}')]).toEqual([[], ['ANOTHER']]);
  });
  test.each(words(BOUND))('%s is about a commit of its own', (event) => {
    const [own, other] = ['a', 'b'].map((digit) => digit.repeat(40));
    const context = contextOf({ GITHUB_EVENT_NAME: event, GITHUB_SHA: own }, {}, '/w');
    expect(() => judgedCommit(context, { sha: other ?? '', parents: [] })).toThrow(`this ${event} is about "${own}"`);
  });
  test.each([
    ...words('.env .env.local .envrc .dev.vars'),
    ...words(STAGES).flatMap((stage) => [`.env.${stage}`, `.env.${stage}.local`]),
  ])('%s holds values that may not travel', (name) => {
    const folder = scratch();
    writeFileSync(join(folder, name), 'API_TOKEN=Zq8vN2rT5wXy\n');
    expect(openScan(nodeFileSystem(folder, untracked), '.').environment).toEqual([
      { origin: `${name}: API_TOKEN`, value: 'Zq8vN2rT5wXy' },
    ]);
  });
});

describe('days and formats', () => {
  const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

  test.each(DAYS.map((days, i) => [String(i + 1).padStart(2, '0'), days] as const))(
    'month %s has %i days',
    (month, days) => {
      expect([days, days + 1].map((day) => isRevision(`2025-${month}-${day}`))).toEqual([true, false]);
    },
  );

  const KEY = 'a'.repeat(64);
  /** Texts that a format takes, and one that it does not. */
  const FORMATS: Readonly<Record<string, readonly [takes: readonly string[], refuses: string]>> = {
    ID: [['a.b-c_1'], 'A'],
    VERSION: [
      ['0.0.0', '10.10.10', '1.0.0-0', '1.0.0-10', '1.0.0-a', '1.0.0-a.0', '1.0.0-a.10', '1.0.0-a.b', '1.0.0+b.1'],
      '1.0',
    ],
    HOMEPAGE: [['https://example.org', 'mailto:a@example.org'], 'example.org'],
    TAG: [['1-tag'], 'Tag'],
    EXTENSION_KEY: [['org.example.tool', 'a.b-c'], 'tool'],
    ROM_DIGEST: [[`sha256:${KEY}`], KEY],
    LINEAGE_DIGEST: [[`sha256:${KEY}`], KEY],
    SIGNED_DIGEST: [[`sha256:${KEY}`], KEY],
    LINEAGE_PUBLISHER: [['org.example', 'org.example/a.b'], 'example'],
    SIGNED_PUBLISHER: [['org.example', 'org.example/a.b'], 'example'],
    LINEAGE_SOURCE: [['https://example.org/a?b#c'], 'http://example.org'],
    KEYID: [[`ed25519:${KEY}`], KEY],
    PUBLIC_KEY: [['-----BEGIN PUBLIC KEY-----\n'], '-----BEGIN PRIVATE KEY-----\n'],
    BASE64: [['aB1+/_-=='], 'a b'],
    LICENSE: [['Apache-2.0', 'MIT OR (Apache-2.0 AND ISC)', 'GPL-2.0-only WITH Classpath-exception-2.0'], 'Apache 2'],
    SIGNED_AT: [
      ['2026-07-18T15:27:27Z', '2026-07-18T15:27:27.5+02:00', '2024-02-29T23:59:60Z'],
      '2025-02-29T00:00:00Z',
    ],
  };
  const isFormat = (value: unknown): value is (typeof formats)['ID'] => typeof value === 'object' && value !== null;

  test('every format has samples', () => {
    const all = Object.entries(formats).filter(([, value]) => isFormat(value));
    expect(all.map(([name]) => name).sort()).toEqual(Object.keys(FORMATS).sort());
  });

  test.each(Object.entries(FORMATS))(
    '%s takes its samples, needs all that it says for them, and refuses others',
    (name, [takes, refuses]) => {
      const format = Object.entries(formats).find(([key]) => key === name)?.[1];
      if (!isFormat(format)) throw new Error(name);
      expect([...takes, refuses].map((text) => format.test(text))).toEqual([...takes.map(() => true), false]);
      const { pattern } = format.schema as { readonly pattern?: string };
      if (pattern !== undefined) expect(unneeded([new RegExp(pattern)], takes)).toEqual([]);
    },
  );
});
