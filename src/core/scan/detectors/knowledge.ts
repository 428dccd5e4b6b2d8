import { claim, type Claim, type Detector } from '../detector.ts';
import { parseJsonLoosely } from '../parsers/json.ts';
import { keys, member } from '../parsers/values.ts';
import type { TreeFile } from '../tree/tree.ts';

const CONFIGS = new Set(['.mcp.json', 'mcp.json', 'claude_desktop_config.json']);
/** A page that states its type, and one that only OKF has: sites of documents have types of their own. */
const CONCEPT =
  /^---\n(?:[^]*?\n)?type:\s*["']?(?!(?:docs?|pages?|posts?|blog|article|guide|tutorial|learn|reference|default|book|chapter|section)\b)\S/i;

export const knowledge: Detector = {
  id: 'knowledge',
  seesAll: true,
  looksAt: [
    { names: [...CONFIGS], bytes: 64 * 1024, files: 20 },
    { names: ['server.json'], folder: /^$/, bytes: 32 * 1024 },
    { names: ['index.md'], folder: /./, bytes: 1024, start: true, files: 100 },
    { extensions: ['md'], folder: /(?:^|\/)(?:okf|knowledge|kb|bundle)\//i, bytes: 1024, start: true, files: 200 },
  ],
  *detect(tree) {
    const bundles = new Map<string, number>();
    for (const file of tree.files) {
      if (file.place === 'example' || file.place === 'test') continue;
      const text = tree.text(file.path);
      if (text === undefined) continue;
      if (CONFIGS.has(file.name)) {
        const json = parseJsonLoosely(text);
        const servers = [...keys(member(json, 'mcpServers')), ...keys(member(json, 'servers'))].length;
        const why = `${servers} MCP servers for agents`;
        if (servers > 0) yield claim('rac:custom', 0.7, file.path, why, { technology: 'MCP', group: 'mcp' });
      } else if (file.name === 'server.json' && /static\.modelcontextprotocol\.io/.test(text)) {
        yield claim('rac:custom', 0.6, file.path, 'published MCP server', { technology: 'MCP', group: 'mcp' });
      } else if (file.name.endsWith('.md') && file.name !== 'index.md' && CONCEPT.test(text)) {
        const top = file.dir.split('/')[0] ?? '';
        bundles.set(top, (bundles.get(top) ?? 0) + 1);
      }
    }
    for (const [folder, pages] of bundles)
      if (pages >= 3)
        yield claim('rac:wiki', 0.7, folder, `OKF bundle of ${pages} concepts`, { technology: 'OKF', group: 'okf' });
  },
};

const PROSE = /\.(?:mdx?|rst|adoc|markdown|org)(?:\.erb)?$/i;
/** Folders and names that hold operational procedures: pattern, weight, what it is. */
const PLACES: readonly (readonly [RegExp, number, string])[] = [
  [/(?:^|\/)(?:run-?books?|run_books?)(?:\/|[._-])/i, 0.9, 'runbook'],
  [/(?:^|\/)[\w-]*run-?book[\w-]*\.\w+$/i, 0.85, 'runbook'],
  [
    /(?:^|\/)(?:playbooks?|sops?|standard-operating-procedures|break-?glass|oncall|on-call|incidents?|incident[_-](?:response|management|process)|disaster[_-]recovery|postmortems?|post-mortems?|war-?room)\/.*[^/]+$/i,
    0.75,
    'operational procedure',
  ],
  [
    /(?:^|[/_-])(?:on-?call|incidents?|incident[_-](?:response|management|process|plan|playbook)|disaster[_-]recovery|break-?glass|post-?mortems?|rollback|roll-back|failover|(?<!privilege[_-])escalations?|backup-and-restore|backup[_-]restore)(?:[_-][\w-]*)?\.\w+(?:\.erb)?$/i,
    0.7,
    'operational procedure',
  ],
  [
    /^(?:docs?\/|documentation\/)?(?:[\w-]+\/)?(?:deploy|deployment|deploying|deployments)(?:[-_][\w-]+)?\.\w+$/i,
    0.65,
    'deployment guide',
  ],
  [
    /(?:^|\/)(?:operations?|ops|operating|sre|operational|procedures|maintenance|admin-guide|production|support-guide|emergency)\/[^/]+$/i,
    0.4,
    'operations guide',
  ],
  [
    /(?:^|\/)(?:operations?|maintenance|production|upgrade-guide|upgrading-production|troubleshooting-production|operational-guide)\.\w+$/i,
    0.35,
    'operations guide',
  ],
];
/** Headings of a procedure, whatever its file is called. */
const HEADING =
  /^\s{0,3}(?:#{1,4}|=+)\s+(?:\d+[.)]\s*)?\**(?:mitigations?|diagnos(?:is|e|tics?)|rollback|roll(?:ing)? back|escalat(?:ion|e)\b.*|symptoms?|recovery(?: steps| procedure)?|(?:alert )?impact|severity|remediation|investigat(?:ion|e)|on-?call\b.*|detection|restor(?:e|ing)\b.*|verification steps|post-?incident.*|meaning|triage|emergency\b.*|when (?:this|the) alert fires.*|fail-?over\b.*)\**\s*:?\s*$/gim;
const NOT_ONE =
  /(?:^|\/)(?:\.github(?!\/.*(?:incident|disaster|on-?call|runbook))|\.gitlab|\.claude|\.agents?|\.cursor|skills|changelogs?|releases?|blog|news|i18n|api|reference)\//i;

/** Reasons at most. */
const MOST = 500;

export const runbooks: Detector = {
  id: 'runbooks',
  looksAt: [
    {
      extensions: ['md', 'mdx', 'rst', 'adoc', 'markdown', 'org', 'erb'],
      folder: /^(?!.*(?:changelog|license|node_modules))/i,
      name: /^(?!.*(?:changelog|license))/i,
      bytes: 6000,
      start: true,
      files: 400,
    },
    { extensions: ['ipynb'], folder: /(?:^|\/)run-?books?\//i },
  ],
  detect(tree) {
    return tree.files.flatMap((file) => [...ofPage(file, tree.text(file.path) ?? '')]).slice(0, MOST);
  },
};

function* ofPage({ path, name, place }: TreeFile, text: string): Iterable<Claim> {
  if (place === 'example' || place === 'test' || NOT_ONE.test(path)) return;
  const notebook = name.endsWith('.ipynb') && /run-?books?\//i.test(path);
  if (!notebook && !PROSE.test(name)) return;
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  const found = PLACES.find(([pattern]) => pattern.test(path));
  if (found !== undefined && (lines >= 8 || notebook) && !/template/i.test(name)) {
    const [, weight, why] = found;
    yield claim('rac:runbook', weight, path, why, { group: why, addsUp: weight < 0.55 });
  }
  const { size } = new Set([...text.matchAll(HEADING)].map((match) => match[0].trim().toLowerCase()));
  const group = `headings ${path}`;
  if (size >= 3) yield claim('rac:runbook', 0.55, path, 'page with the headings of a procedure', { group });
  else if (size === 2) yield claim('rac:runbook', 0.25, path, 'page with headings of a procedure', { group });
}
