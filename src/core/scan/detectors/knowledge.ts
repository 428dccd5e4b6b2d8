import { rulesIn } from '../detection-rules.ts';
import { type Claim, claim, codeFiles, type Detector } from '../detector.ts';
import { introducedAs, PAGE, pagesOf, README_LOOK, README_NAMES } from '../pages.ts';
import { parseJsonLoosely } from '../parsers/json.ts';
import { keys } from '../parsers/values.ts';
import { member } from '../../value/mapping.ts';
import { lazily } from '../../value/lazily.ts';
import { foldersAbove, parentOf } from '../../value/path.ts';
import type { TreeFile, TreeView } from '../tree/tree.ts';

const CONFIGS = new Set(['.mcp.json', 'mcp.json', 'claude_desktop_config.json']);
/** A page that states its type, and one that only OKF has: sites of documents have types of their own. */
const CONCEPT =
  /^---\n(?:[^]*?\n)?type:\s*["']?(?!(?:docs?|pages?|posts?|blog|article|guide|tutorial|learn|reference|default|book|chapter|section)\b)\S/i;

export const knowledge: Detector = {
  id: 'knowledge',
  seesAll: true,
  looksAt: [
    { names: [...CONFIGS], bytes: 64 * 1024, whole: true },
    { names: ['index.md'], folder: /./, bytes: 1024 },
    { extensions: ['md'], folder: /(?:^|\/)(?:okf|knowledge|kb|bundle)\//i, bytes: 1024 },
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
        const why = `${servers} MCP ${servers === 1 ? 'server' : 'servers'} for agents`;
        if (servers > 0) yield claim('rac:custom', 0.7, file.path, why, { technology: 'MCP', group: 'mcp' });
      } else if (/^(?!.*\bskills\/)[^.].*\.md$/.test(file.path) && file.name !== 'index.md' && CONCEPT.test(text)) {
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
const INCIDENTS = 'incidents?|incident[_-](?:response|management|process)|disaster[_-]recovery|break-?glass';
const UNDONE =
  'post-?mortems?|rollback|roll-back|failover|backup-and-restore|backup[_-]restore|incident[_-](?:plan|playbook)';
const RUN =
  'operations?|ops|operating|sre|operational|procedures|maintenance|admin-guide|production|support-guide|emergency';
const GUIDES =
  'operations?|maintenance|production|upgrade-guide|upgrading-production|troubleshooting-production|operational-guide';
const GUIDE = 'deployment guide';
/** What runs a project, by its name. */
const RUNS =
  /^(?:docker|compose|container|helmfile|procfile|chart\.yaml|fly\.toml|serverless|ansible|capfile|wrangler)|\.(?:tf|tofu|bicep)$/i;
const PLACES: readonly (readonly [RegExp, number, string])[] = [
  [/(?:^|\/)(?:run-?books?|run_books?)(?:\/|[._-])/i, 0.9, 'runbook'],
  [/(?:^|\/)[\w-]*run-?book[\w-]*\.\w+$/i, 0.85, 'runbook'],
  [/(?:^|\/)(?:playbooks?|sops?|standard-operating-procedures|war-?room)\/.*[^/]+$/i, 0.75, 'operational procedure'],
  [new RegExp(`(?:^|/)(?:on-?call|post-?mortems?|${INCIDENTS})/.*[^/]+$`, 'i'), 0.75, 'operational procedure'],
  [/(?:^|[/_-])(?<!privilege[_-])escalations?(?:[_-][\w-]*)?\.\w+(?:\.erb)?$/i, 0.7, 'operational procedure'],
  [
    new RegExp(`(?:^|[/_-])(?:on-?call|${INCIDENTS}|${UNDONE})(?:[_-][\\w-]*)?\\.\\w+(?:\\.erb)?$`, 'i'),
    0.7,
    'operational procedure',
  ],
  [/^(?:doc(?:s|umentation)?\/)?(?:[\w-]+\/)?deploy(?:ing|ments?)?(?:[-_][\w-]+)?\.\w+$/i, 0.65, GUIDE],
  [new RegExp(`(?:^|/)(?:${RUN})/[^/]+$`, 'i'), 0.4, 'operations guide'],
  [new RegExp(`(?:^|/)(?:${GUIDES})\\.\\w+$`, 'i'), 0.35, 'operations guide'],
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
      // A template of a page that an application shows ends in `.erb`, too.
      name: PROSE,
      path: /^(?!.*(?:changelog|license))/i,
      bytes: 6000,
    },
    { extensions: ['ipynb'], folder: /(?:^|\/)run-?books?\//i },
  ],
  detect(tree) {
    // Most pages of a large documentation are not read.
    const read = tree.files.filter(({ path, name }) => tree.text(path) !== undefined || name.endsWith('.ipynb'));
    // What a library says of deploying is for those who use it.
    const isRun = lazily(() =>
      [...tree.listing.values()].some(
        ({ names, place }) => place === 'project' && names.some((name) => RUNS.test(name)),
      ),
    );
    const found = read.flatMap((file) => [...ofPage(file, tree.text(file.path) ?? '')]);
    return found.filter(({ evidence }) => evidence.why !== GUIDE || isRun()).slice(0, MOST);
  },
};

function* ofPage({ path, name, place }: TreeFile, text: string): Iterable<Claim> {
  if (place === 'example' || place === 'test' || NOT_ONE.test(path)) return;
  const notebook = name.endsWith('.ipynb') && /run-?books?\//i.test(path);
  if (!notebook && !PROSE.test(name)) return;
  const found = PLACES.find(([pattern]) => pattern.test(path));
  const isWritten = (): boolean => text.split('\n').filter((line) => line.trim() !== '').length >= 8;
  if (found !== undefined && !/template/i.test(name) && (notebook || isWritten())) {
    const [, weight, why] = found;
    yield claim('rac:runbook', weight, path, why, { group: why, addsUp: weight < 0.55 });
  }
  const { size } = new Set([...text.matchAll(HEADING)].map((match) => match[0].trim().toLowerCase()));
  const group = `headings ${path}`;
  if (size >= 3) yield claim('rac:runbook', 0.55, path, 'page with the headings of a procedure', { group });
  else if (size === 2) yield claim('rac:runbook', 0.25, path, 'page with headings of a procedure', { group });
}

/** What a product calls itself when security is what it is for. */
const SECURITY =
  /\b(?:password manager|secrets? (?:scann\w+|detection|manage\w+|manager)|(?:detect\w*|find\w*) (?:\w+ ){0,3}(?:secrets|credentials|vulnerabilit\w+|malware|threats|attacks|intrusions)|vulnerability (?:scann\w+|management|assessment)|detection rules|detection engineering|detections?[- ]as[- ]code|security rules|software security|incident response (?:plan|playbooks?|platform|framework)|misconfigurations? (?:scann\w+|detection)|(?:spot|detect|find|scan)\w* (?:\w+ ){0,4}misconfigurations|security (?:solution|scann\w+|tool\w*|testing|platform|audit\w*|information|posture|monitoring|cheat ?sheets?|framework|analysis|operations|proxy|engine)|penetration test\w*|pen-?test\w*|identity (?:provider|and access|& access|management|server|platform|infrastructure|and user|solution)|user management system|single sign[- ]on|(?:two|multi)[- ]factor authentication (?:plugin|server|provider|for)|authentication (?:server|service|provider|platform|system)|authorization server|openid connect (?:provider|server)|oauth ?2?(?:\.0)? (?:server|provider)|access management|zero[- ]trust|certificate (?:authority|management)|(?<!\bfor )intrusion (?:detection|prevention)|web application firewall|threat (?:detection|modell?ing|intelligence|hunting)|adversary emulation|red team\w*|siem\b|malware (?:analysis|detection)|fuzzing framework|static application security|supply chain security|application security|security of (?:web|mobile)|owasp|policy engine|forensic\w*|exploit\w* framework|(?:authori[sz]ation|permissions?|access[- ]control)(?:\/\w+)? (?:engine|server|system)|security(?: (?:and|or|&) compliance)? violations|encrypt\w* (?:files|secrets)|bug bounty|encryption (?:tool|library)|cryptograph\w+ (?:library|protocol|primitives)|encrypted (?:messag\w+|communications?)|network (?:security|traffic analysis)|security (?:research\w*|engineers|teams))\b/i;
const THREAT = /(?:^|\/)[^/]*(?:threat[_-]?model|attack[_-]?(?:surface|tree))[^/]*(?:\/[^/]+)?\.\w+$/i;
const INCIDENT = /(?:^|\/)security\/.*(?:incident|response)[^/]*\.\w+$|security[_-]incident[^/]*\.\w+$/i;
/** Reports of those who were asked to look for weaknesses. */
const AUDIT = /(?:^|\/)(?:security[-_])?audits?\/(?:.+\/)?(?!readme)[^/]+\.(?:pdf|md)$/i;
const DOCS = /(?:^|\/)docs?\/(?:.+\/)?security\/[^/]+\.(?:mdx?|rst|adoc)$/i;

/** A project has a few for itself; from here on they are what it is for. */
const MIN_RULES = 20;

export const security: Detector = {
  id: 'security',
  seesAll: true,
  looksAt: [
    README_LOOK,
    { names: ['security.md', 'security-insights.yml', '.gitleaks.toml', 'openapi.yaml', 'trivy.yaml', '.trivyignore'] },
    { extensions: ['md', 'mdx', 'rst', 'adoc', 'json', 'yaml', 'tm7'], path: /threat|security|attack[_-]/i },
    { extensions: ['rego', 'yar', 'yara', 'cedar', 'sentinel'] },
    { extensions: ['pdf', 'md'], path: AUDIT },
  ],
  *detect(tree) {
    const found = (weight: number, path: string, why: string, group: string, line?: number): Claim =>
      claim('role:security_expert', weight, path, why, { group, line });
    for (const { path, line } of introducedAs(SECURITY, tree))
      yield found(0.65, path, 'the README introduces it as a security product', 'introduction', line);
    let documents = 0;
    for (const file of tree.files) {
      if (file.place === 'example' || file.place === 'test') continue;
      const lower = file.name.toLowerCase();
      if (lower === 'security.md') yield found(0.1, file.path, 'security policy', 'policy');
      else if (THREAT.test(file.path) && !/\.(?:png|svg|jpe?g)$/.test(lower))
        yield found(0.5, file.path, 'threat model', 'threat model');
      else if (INCIDENT.test(file.path)) yield found(0.4, file.path, 'plan for security incidents', 'incident plan');
      else if (/\.(?:rego|yara?|cedar|sentinel)$/.test(lower))
        yield found(0.25, file.path, 'security policy as code', 'policy as code');
      if (DOCS.test(file.path)) documents++;
    }
    const audits = tree.files.filter(({ path, place }) => AUDIT.test(path) && place !== 'example');
    const last = audits.length >= 3 ? audits.at(-1) : undefined;
    if (last !== undefined) yield found(0.6, last.path, `one of ${audits.length} reports of audits`, 'audits');
    const policy = tree.extensions.get('rego');
    if (policy !== undefined && policy.files >= MIN_RULES)
      yield found(0.6, policy.sample, `${policy.files} policies in Rego`, 'rules');
    const rules = rulesIn(tree);
    const sample = rules[0];
    if (sample !== undefined && rules.length >= MIN_RULES)
      yield found(0.7, sample.path, `${rules.length} rules that find attacks or vulnerabilities`, 'rules');
    const first = documents >= 3 ? tree.files.find((file) => DOCS.test(file.path)) : undefined;
    if (first !== undefined) yield found(0.35, first.path, `${documents} security documents`, 'documents');
  },
};

const GENERATORS = new Map(
  [
    'MkDocs: mkdocs.yml mkdocs.yaml mkdocs.template.yml',
    'Docusaurus: docusaurus.config.js docusaurus.config.ts',
    'mdBook: book.toml',
    'GitBook: book.json summary.md',
    'Antora: antora.yml antora-playbook.yml',
    'Mintlify: mint.json docs.json',
    'Read the Docs: .readthedocs.yaml .readthedocs.yml',
    'Hugo: hugo.toml',
    'Quarto: _quarto.yml',
    'Jupyter Book: _toc.yml',
    'Nextra: theme.config.tsx',
    'Jekyll: _config.yml',
    'Zensical: zensical.toml',
    'pkgdown: _pkgdown.yml _pkgdown.yaml',
    'Documenter: make.jl',
  ].flatMap((row) => {
    const [name = '', files = ''] = row.split(': ');
    return files.split(' ').map((file) => [file, name] as const);
  }),
);
/** What another generator makes is hosted there, or has a list of its chapters, too. */
const WEAK_GENERATORS = new Set(['Read the Docs', 'GitBook']);
const MIN_PAGES = 10;
const DEEP =
  /^(?:(?!docs?\/|documentation\/|website\/|book\/|content\/)[^/]+\/){3,}(?:docs?|documentation|guides?|manual)\//i;

export const writing: Detector = {
  id: 'writing',
  seesAll: true,
  looksAt: [
    { extensions: ['md', 'mdx', 'rst', 'adoc', 'markdown', 'qmd', 'rmd', 'erb'], name: PAGE },
    { names: README_NAMES, bytes: 64 * 1024 },
    { names: [...GENERATORS.keys()] },
    {
      names: ['conf.py', 'config.yaml', 'config.toml', 'config.ts', 'config.js', 'config.mts'],
      path: /(?:^|\/)(?:docs?\/(?:source\/|src\/)?conf\.py|\.vitepress\/config\.\w+|(?:site|docs|website)\/config\.(?:toml|yaml)|config\.(?:toml|yaml))$/i,
      bytes: 4096,
      files: 10,
    },
  ],
  *detect(tree) {
    const { pages, loose } = pagesOf(tree);
    const counts = lazily(() => countsBelow([...pages, ...loose]));
    const held = (dir: string): number => counts().get(dir) ?? 0;
    let generator: Generator | undefined;
    for (const file of tree.files) {
      if (file.place === 'example' || file.place === 'test') continue;
      const text = tree.text(file.path);
      const name = generatorAt(file, text);
      // A Jupyter Book has settings of that name, too.
      if (name === 'Jekyll' && tree.listing.get(file.dir)?.names.includes('_toc.yml') === true) continue;
      // Of several sites of one kind, such as editions of a book, the one that holds most pages is the project's.
      const isBetter = (old: string): boolean => {
        const more = held(file.dir) - held(old);
        return more > 0 || (more === 0 && file.dir.length > old.length);
      };
      const isOther = generator?.name === name && name !== undefined && isBetter(parentOf(generator?.path ?? ''));
      if (name !== undefined && (generator === undefined || WEAK_GENERATORS.has(generator.name) || isOther))
        generator = { path: file.path, name };
      if (/^readme(?:\.|$)/i.test(file.name) && text !== undefined && (file.dir === '' || file.place === 'docs'))
        yield* ofReadme(file, text);
    }
    const [first] = pages;
    if (first !== undefined) {
      const weight = pages.length >= 3 ? 0.8 : 0.35;
      yield claim('rac:wiki', weight, first.path, 'page of documentation', { group: 'pages' });
      for (const page of pages.slice(1, 4))
        yield claim('rac:wiki', 0.1, page.path, 'page of documentation', { group: 'pages' });
    }
    if (generator !== undefined && pages.length + loose.length > 0) yield siteOf(generator, 'rac:wiki', 0.3);
    yield* writer(pages, loose, generator, codeFiles(tree));
    yield* notebooks(tree);
  },
};

/** How many pages are in each folder with what is below it. */
function countsBelow(pages: readonly TreeFile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of pages)
    for (const folder of foldersAbove(path)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return counts;
}

/** What makes a site of the pages, and the file that says so. */
interface Generator {
  readonly path: string;
  readonly name: string;
}

function siteOf({ path, name }: Generator, subject: Claim['subject'], weight: number): Claim {
  return claim(subject, weight, path, `${name} site`, { technology: name, group: 'site' });
}

function* writer(
  pages: readonly TreeFile[],
  loose: readonly TreeFile[],
  generator: Generator | undefined,
  code: number,
): Iterable<Claim> {
  // Where hardly anything but prose is kept, it need not be in a folder called docs.
  const proseOnly = code * 2 <= pages.length + loose.length;
  // Pages of a tool deep inside are its own.
  const authored = pages.filter(({ path }) => !DEEP.test(path)).length + (proseOnly ? loose.length : 0);
  const first = pages[0] ?? loose[0];
  if (first === undefined) return;
  if (authored >= 4) {
    const weight = authored >= 12 ? 0.8 : authored >= MIN_PAGES ? 0.7 : 0.3;
    yield claim('role:tech_writer', weight, first.path, 'page of documentation', { group: 'pages' });
  }
  if (generator !== undefined && authored >= 2) {
    const hosted = generator.name === 'Jekyll' || generator.name === 'Read the Docs';
    yield siteOf(generator, 'role:tech_writer', hosted ? 0.3 : authored >= 5 ? 0.6 : 0.35);
  }
  if (proseOnly && loose.length >= 4)
    yield claim('rac:wiki', 0.7, (loose[0] ?? first).path, `one of ${loose.length} pages`, { group: 'pages' });
}

// Chapters that run: a book whose pages are notebooks.
function* notebooks({ files, extensions, code }: TreeView): Iterable<Claim> {
  const count = extensions.get('ipynb')?.files ?? 0;
  const first = files.find(({ name, place }) => name.endsWith('.ipynb') && place === 'project');
  if (first === undefined || count < MIN_PAGES || count < codeFiles({ code })) return;
  const why = `one of ${count} notebooks, more than other code`;
  yield claim('rac:wiki', 0.6, first.path, why, { technology: 'Jupyter', group: 'notebooks' });
}

function* ofReadme(file: TreeFile, text: string): Iterable<Claim> {
  const lines = text.split('\n').filter((line) => /\w/.test(line) && !/^\s*(?:\[!\[|<img|<!--)/.test(line)).length;
  const weight = lines >= 50 ? 0.8 : lines >= 30 ? 0.65 : 0.55;
  if (lines >= 15) yield claim('rac:wiki', weight, file.path, 'README', { group: 'readme' });
}

function generatorAt({ name, dir }: TreeFile, text: string | undefined): string | undefined {
  const lower = name.toLowerCase();
  const listed = lower !== 'summary.md' || /^(?:docs?|src|book)?$/.test(dir);
  if (listed && GENERATORS.has(lower)) return GENERATORS.get(lower);
  if (text === undefined) return undefined;
  if (name === 'conf.py' && /\b(?:extensions|html_theme|project)\s*=/.test(text)) return 'Sphinx';
  if (dir.endsWith('.vitepress') && name.startsWith('config.')) return 'VitePress';
  return /^config\.(?:toml|ya?ml)$/.test(name) && /^[ \t]*baseurl\s*[:=]/im.test(text) ? 'Hugo' : undefined;
}
