"use strict";
exports.id = 4895;
exports.ids = [4895];
exports.modules = {

/***/ 44895:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qy: () => (/* binding */ nextHandshakes),
/* harmony export */   aJ: () => (/* binding */ ownFiles),
/* harmony export */   oV: () => (/* binding */ planInit)
/* harmony export */ });
/* harmony import */ var _core_scan_detector_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75702);
/* harmony import */ var _core_scan_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41806);
/* harmony import */ var _core_scan_scaffold_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16153);
/* harmony import */ var _core_scan_scaffold_cal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27789);
/* harmony import */ var _core_scan_scaffold_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24065);
/* harmony import */ var _core_handshake_commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93708);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94251);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21689);
/* harmony import */ var _core_text_shell_word_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56783);
/* harmony import */ var _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83245);










async function planInit(ports, options) {
    const { clients = [] } = options;
    const inside = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_6__/* .shortest */ .pr)((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_6__/* .absolutePath */ .Hi)(ports.cwd, options.fromCode), (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_6__/* .absolutePath */ .Hi)(ports.cwd, options.out));
    const { tree, notes } = ports.walk(options.fromCode, (0,_core_scan_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .allLooks */ .e0)(), ownFiles(inside));
    const found = await (0,_core_scan_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scan */ .SQ)(tree);
    const wayToCode = wayFrom((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_6__/* .absolutePath */ .Hi)(ports.cwd, options.out), (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_6__/* .absolutePath */ .Hi)(ports.cwd, options.fromCode));
    const skills = skillsOf(ports, options.fromCode);
    const open = clients.length > 0 && skills.paths.length === 0;
    const scaffolded = await (0,_core_scan_scaffold_files_js__WEBPACK_IMPORTED_MODULE_1__/* .scaffold */ .R)(found, tree, { ...options, wayToCode, open });
    const made = inside === '.' ? besideTheCode(scaffolded) : scaffolded;
    const actions = ports.compare(options.out, made.files);
    const first = made.files.find(({ path }) => path.endsWith(`/${_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_5__/* .PACKAGE_FILE */ .eh}`));
    return {
        plan: {
            version: 1,
            roles: made.roles,
            rac: made.rac.map(_core_scan_scaffold_items_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutOkf */ .l),
            files: made.files.map(({ path }, i) => ({ path, action: actions[i] ?? 'create' })),
            notes: [...notes, ...found.notes, ...skillNotes(skills, options.fromCode)],
            ...(made.reason === undefined ? {} : { reason: made.reason }),
            ...(first === undefined
                ? {}
                : nextHandshakes((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPath */ .uJ)(options.out, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_6__/* .folderOf */ .yS)(first.path)), options.fromCode, clients)),
        },
        files: made.files,
    };
}
const CLIENTS_NAMED = 3;
function nextHandshakes(subject, folder, clients = []) {
    if (clients.length === 0)
        return {};
    return {
        next: clients
            .slice(0, CLIENTS_NAMED)
            .map((client) => (0,_core_handshake_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .handshakeCommand */ .Bh)({ subject, profile: (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPath */ .uJ)(folder, client) }, [])),
    };
}
const NAMED = 5;
function skillsOf(ports, fromCode) {
    try {
        return { paths: ports.skills(fromCode) };
    }
    catch (error) {
        if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y))
            throw error;
        return { paths: [], problem: `whether there are skills cannot be told: ${error.message}` };
    }
}
function skillNotes({ paths: skills, problem }, fromCode) {
    if (problem !== undefined)
        return [problem];
    const commands = skills
        .slice(0, NAMED)
        .map((path) => `cartwright init --from-skill ${(0,_core_text_shell_word_js__WEBPACK_IMPORTED_MODULE_8__/* .shellWord */ .r)((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPath */ .uJ)(fromCode, path))} makes a package of ${path}`);
    const more = skills.length - NAMED;
    return more > 0 ? [...commands, `and so on for ${more} more skills, plugins and agent files`] : commands;
}
function ownFiles(out) {
    if ((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_6__/* .leadsOut */ .qm)(out))
        return new Set();
    if (out !== '.')
        return new Set([out]);
    return new Set([
        ...[..._core_scan_detector_js__WEBPACK_IMPORTED_MODULE_9__/* .ROLES */ .gg, _core_scan_scaffold_cal_js__WEBPACK_IMPORTED_MODULE_2__/* .OPEN */ .vP].map((role) => `agents/${role}`),
        'agents/README.md',
        'cal/from-code.cal.json',
        'cal/from-code.cal.yaml',
        'cartridges',
    ]);
}
function besideTheCode(made) {
    const files = made.files.map((file) => file.path === 'README.md' ? { path: 'agents/README.md', text: file.text.replaceAll('](agents/', '](') } : file);
    return { ...made, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}
function wayFrom(out, code) {
    const way = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_6__/* .shortest */ .pr)(out, code);
    return /^(?:\.|(?:\.\.\/)*\.\.)$/.test(way) ? way : undefined;
}


/***/ }),

/***/ 75702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ claim),
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   R9: () => (/* binding */ codeFiles),
/* harmony export */   a_: () => (/* binding */ folderOfClaim),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   gg: () => (/* binding */ ROLES)
/* harmony export */ });
/* harmony import */ var _value_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21689);

const ROLES = [
    'frontend_dev',
    'backend_dev',
    'mobile_dev',
    'data_engineer',
    'ml_engineer',
    'devops_engineer',
    'qa_engineer',
    'security_expert',
    'tech_writer',
    'fullstack_dev',
];
const KINDS = ['wiki', 'code-map', 'infra', 'terraform', 'api-spec', 'dataset', 'runbook', 'custom'];
function lineOf(text, needle) {
    const at = typeof needle === 'string' ? text.indexOf(needle) : text.search(needle);
    if (at < 0)
        return undefined;
    let line = 1;
    for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1))
        line++;
    return line;
}
function claim(subject, weight, path, why, more = {}) {
    const { line, ...rest } = more;
    return { subject, weight, evidence: { path, ...(line === undefined ? {} : { line }), why }, ...rest };
}
function codeFiles({ code }) {
    return [...code.values()].reduce((sum, { files }) => sum + files, 0);
}
function folderOfClaim({ evidence: { path } }) {
    const dir = (0,_value_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path);
    return dir.replace(/(?:^|\/)[^/]+\.xcodeproj$/, '').replace(/(?:^|\/)src\/main$/, '');
}


/***/ }),

/***/ 44190:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ pagesOf),
/* harmony export */   KL: () => (/* binding */ PAGE),
/* harmony export */   dG: () => (/* binding */ introducing)
/* harmony export */ });
const PAGE = /\.(?:mdx?|rst|adoc|markdown|qmd)(?:\.erb)?$/i;
const ROUTINE = /(?:^|\/)(?:readme|changelog|changes|history|news|license|licence|contributing|contributors|code[_-]of[_-]conduct|security|authors|maintainers|notice|claude|agents|gemini|copilot-instructions|codeowners|pull_request_template|issue_template|support|governance|releasing?|credits|todo|summary|index)(?:[._-][\w-]*)?\.(?:mdx?|rst|adoc|markdown)$/i;
const SKIPPED = /(?:^|\/)(?:\.github|\.gitlab|\.changeset|\.claude|\.cursor|\.agents?|changelogs?|changelog\.d|newsfragments|i18n|locales?|licenses?|changes|templates?|archetypes|prompts?|skills)\//i;
const DOCS_FOLDER = /(?:^|\/)(?:docs?|documentation|website|site|guides?|manual|handbook|wiki|content|book|pages|source|articles|chapters|adrs?|adr|architecture[_-]decision[_-]records?|cheatsheets|knowledge|howto)\//i;
const INTRODUCES = /^(?:readme(?!.*(?:[._-][a-z]{2}(?:-\w+)?\.\w+$)).*|contributing|agents|claude|developing|development|hacking|testing|architecture|design|building|conventions|style[-_]?guide|deployment|deploying|install|usage|operations|faq|roadmap|profiling|benchmarks?)(?:\.(?:mdx?|rst|adoc|markdown|txt))?$/i;
function pagesOf(files) {
    const pages = [];
    const loose = [];
    for (const file of files) {
        if (file.place === 'example' || file.place === 'test')
            continue;
        const lower = file.name.toLowerCase();
        if (!PAGE.test(lower) || SKIPPED.test(file.path))
            continue;
        if (ROUTINE.test(file.path) && !(lower.startsWith('index') && file.place === 'docs'))
            continue;
        (file.place === 'docs' || DOCS_FOLDER.test(file.path) ? pages : loose).push(file);
    }
    return { pages, loose };
}
function introducing(files) {
    const found = files.filter(({ dir, name }) => (dir === '' || dir === '.github') && INTRODUCES.test(name));
    const rank = ({ name }) => /^readme/i.test(name) ? 0 : /^(?:contributing|agents)/i.test(name) ? 1 : 2;
    return found.sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}


/***/ }),

/***/ 39283:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseJsonLoosely)
/* harmony export */ });
function parseJsonLoosely(text) {
    const clean = text.startsWith('\ufeff') ? text.slice(1) : text;
    try {
        return JSON.parse(clean);
    }
    catch {
        try {
            return JSON.parse(strict(clean));
        }
        catch {
            return undefined;
        }
    }
}
function strict(text) {
    const parts = [];
    let from = 0;
    let at = 0;
    while (at < text.length) {
        const unit = text[at];
        if (unit === '"') {
            for (at++; at < text.length && text[at] !== '"'; at++)
                if (text[at] === '\\')
                    at++;
            at++;
            continue;
        }
        const end = unit === '/' ? commentEnd(text, at) : unit === ',' && closes(text, at + 1) ? at + 1 : at;
        if (end > at) {
            parts.push(text.slice(from, at));
            from = at = end;
        }
        else
            at++;
    }
    return parts.join('') + text.slice(from);
}
function commentEnd(text, at) {
    const close = text[at + 1] === '/' ? text.indexOf('\n', at) : text[at + 1] === '*' ? text.indexOf('*/', at + 2) + 2 : at;
    return close < at ? text.length : close === 1 ? text.length : close;
}
function closes(text, from) {
    let at = from;
    while (at < text.length && /\s/.test(text[at]))
        at++;
    return text[at] === '}' || text[at] === ']';
}


/***/ }),

/***/ 802:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ onDemand),
/* harmony export */   r: () => (/* binding */ withParsers)
/* harmony export */ });
class NotLoaded extends Error {
    load;
    constructor(load) {
        super('a parser was not loaded');
        this.load = load;
    }
}
function onDemand(load) {
    let loaded;
    return () => {
        if (loaded !== undefined)
            return loaded.module;
        throw new NotLoaded(async () => {
            loaded = { module: await load() };
        });
    };
}
async function withParsers(work) {
    for (;;) {
        try {
            return work();
        }
        catch (error) {
            if (!(error instanceof NotLoaded))
                throw error;
            await error.load();
        }
    }
}


/***/ }),

/***/ 25169:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ parseToml)
/* harmony export */ });
/* harmony import */ var _on_demand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(802);

const toml = (0,_on_demand_js__WEBPACK_IMPORTED_MODULE_0__/* .onDemand */ .h)(() => __webpack_require__.e(/* import() */ 3292).then(__webpack_require__.bind(__webpack_require__, 3292)));
function parseToml(text) {
    const { parse } = toml();
    try {
        return parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 83271:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   HP: () => (/* binding */ keys),
/* harmony export */   P$: () => (/* binding */ strings),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   c3: () => (/* binding */ listOf)
/* harmony export */ });
function member(value, ...path) {
    let at = value;
    for (const name of path) {
        if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name))
            return undefined;
        at = at[name];
    }
    return at;
}
function keys(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}
function strings(value) {
    return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}
function listOf(value) {
    return value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value];
}
function text(value) {
    return typeof value === 'string' ? value : undefined;
}


/***/ }),

/***/ 34282:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseYamlLoosely)
/* harmony export */ });
/* harmony import */ var _on_demand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(802);

const yaml = (0,_on_demand_js__WEBPACK_IMPORTED_MODULE_0__/* .onDemand */ .h)(() => __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)));
const MAX_LENGTH = 256 * 1024;
function parseYamlLoosely(text) {
    if (text.length > MAX_LENGTH || nesting(text) > 100)
        return undefined;
    const { parseAllDocuments } = yaml();
    try {
        const documents = parseAllDocuments(text, { uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
        const first = Array.isArray(documents) ? documents[0] : undefined;
        return first === undefined || first.errors.length > 0 ? undefined : first.toJS({ maxAliasCount: 20 });
    }
    catch {
        return undefined;
    }
}
function nesting(text) {
    let depth = 0;
    let deepest = 0;
    for (const unit of text) {
        if (unit === '[' || unit === '{')
            deepest = Math.max(deepest, ++depth);
        else if (unit === ']' || unit === '}')
            depth--;
    }
    return deepest;
}


/***/ }),

/***/ 27789:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ scaffoldCal),
/* harmony export */   Xl: () => (/* binding */ neededBy),
/* harmony export */   vP: () => (/* binding */ OPEN)
/* harmony export */ });
/* unused harmony export alias */
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5436);

const NEEDS = {
    frontend_dev: ['code-map', 'api-spec'],
    backend_dev: ['code-map', 'api-spec', 'dataset'],
    mobile_dev: ['code-map', 'api-spec'],
    data_engineer: ['dataset'],
    ml_engineer: ['dataset'],
    fullstack_dev: ['code-map'],
    qa_engineer: ['code-map'],
    tech_writer: ['wiki'],
    security_expert: ['infra', 'api-spec'],
    devops_engineer: ['infra', 'terraform', 'runbook'],
};
const PHASES = ['build', 'test', 'secure', 'deploy'];
function scaffoldCal({ profile, id, name, agents, rac, review, open }) {
    const nodes = [{ id: 'begin', type: 'event', event: 'start' }];
    const edges = [];
    let last = 'begin';
    for (const { phase, tasks } of phasesOf(name, agents, rac, review))
        last = append(nodes, edges, last, tasks, phase);
    nodes.push({ id: 'done', type: 'event', event: 'end' });
    edges.push({ from: last, to: 'done' });
    return {
        schemaVersion: profile.calSchemaVersion,
        id: `${id}.from-code`,
        version: '0.1.0',
        name: `Ship a change in ${name}`,
        description: `How a change to ${name} is shipped, as its code suggests; the actions marked TODO are yours to write.`,
        participants: agents.length === 0
            ? [
                {
                    alias: OPEN,
                    bind: 'slot',
                    slot: open ? { role: OPEN } : { capabilities: [{ taskType: 'review' }] },
                    required: false,
                },
            ]
            : agents.map(({ role }) => ({ alias: alias(role), bind: 'slot', slot: { role } })),
        rac: rac.map(({ id: racId, kind, description, required, check, okf }) => ({
            id: racId,
            kind,
            description,
            ...(required ? {} : { required }),
            check,
            okf,
        })),
        start: 'begin',
        nodes,
        edges,
    };
}
const OPEN = 'anyone';
function alias(role) {
    return role.replaceAll('_', '-');
}
function neededBy(role, rac) {
    return rac.filter(({ kind }) => NEEDS[role].includes(kind));
}
function phasesOf(name, agents, rac, review) {
    const owner = ownerOf(agents);
    if (owner === undefined) {
        const action = `TODO: say what is to be done with ${name}, and which role does it`;
        return [{ phase: 'work', tasks: [task('work', OPEN, action, rac, NOTE)] }];
    }
    const of = (phase) => ({
        phase,
        tasks: agents
            .filter(({ role }) => _roles_js__WEBPACK_IMPORTED_MODULE_0__/* .ROLE_TEMPLATES */ .l[role].phase === phase)
            .map((agent) => roleTask(agent, phase, neededBy(agent.role, rac))),
    });
    const reviewer = REVIEWERS.flatMap((role) => agents.find((each) => each.role === role && role !== owner.role) ?? [])[0];
    const reviewed = review === undefined ? [] : [{ phase: 'review', tasks: [reviewTask(reviewer ?? owner, name, review)] }];
    const [build, test, secure, deploy] = PHASES.map(of);
    const design = designTask(owner, name, rac);
    return [{ phase: 'design', tasks: [design] }, build, test, secure, ...reviewed, deploy];
}
const REVIEWERS = [
    'security_expert',
    'backend_dev',
    'frontend_dev',
    'mobile_dev',
    'data_engineer',
    'ml_engineer',
    'qa_engineer',
];
function ownerOf(agents) {
    return agents.reduce((best, agent) => (best === undefined || agent.files > best.files ? agent : best), undefined);
}
function append(nodes, edges, from, tasks, phase) {
    const [only] = tasks;
    if (only === undefined)
        return from;
    if (tasks.length === 1) {
        nodes.push(only);
        edges.push({ from, to: only.id });
        return only.id;
    }
    const fork = `${phase}-fork`;
    const join = `${phase}-join`;
    nodes.push({ id: fork, type: 'gateway', gateway: 'parallel' }, ...tasks, {
        id: join,
        type: 'gateway',
        gateway: 'parallel',
    });
    edges.push({ from, to: fork });
    for (const task of tasks)
        edges.push({ from: fork, to: task.id }, { from: task.id, to: join });
    return join;
}
const NOTE = { completion: { type: 'artifact', produces: 'design note' }, sideEffects: 'none' };
function designTask({ role }, name, rac) {
    const action = `TODO: describe the change to ${name}, what it must do and what it must leave as it is`;
    return task('design', alias(role), action, rac.filter(({ kind }) => kind !== 'runbook'), NOTE);
}
function reviewTask({ role }, name, review) {
    const action = `Review the change to ${name}; it waits until the people that ${review} names agree`;
    return task('review', alias(role), action, [], {
        completion: { type: 'guardrail', kind: 'code-review' },
        sideEffects: 'none',
        approval: 'always',
    });
}
function roleTask({ role, action, checks }, phase, needed) {
    const report = role === 'tech_writer' ? 'updated pages' : 'test report';
    const verified = role === 'qa_engineer' && checks.length > 0
        ? { type: 'verification', commands: checks, passIntent: 'every command exits with 0' }
        : { type: 'artifact', produces: report };
    const settled = {
        build: { completion: { type: 'artifact', produces: 'reviewable change' }, sideEffects: 'workspace' },
        test: { completion: verified, sideEffects: 'workspace' },
        secure: { completion: { type: 'guardrail', kind: 'security-review' }, sideEffects: 'none' },
        deploy: {
            completion: { type: 'artifact', produces: 'deployment record' },
            sideEffects: 'external',
            approval: 'always',
        },
    }[phase];
    return task(`${phase}-${alias(role)}`, alias(role), action, needed, settled);
}
function task(id, agent, action, needed, more) {
    const requires = needed.length === 0 ? {} : { requires: { rac: needed.map((item) => item.id) } };
    return { id, type: 'task', agent, action, ...requires, ...more };
}


/***/ }),

/***/ 22684:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ partText),
/* harmony export */   q: () => (/* binding */ describe)
/* harmony export */ });
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44190);
/* harmony import */ var _speakable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(463);
/* harmony import */ var _technologies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46479);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30672);




const WEAK = 0.25;
const MOST = 4;
const MOST_TOPICS = 20;
function describe(kind, claims, paths, project) {
    switch (kind) {
        case 'wiki':
            return wiki(claims, project);
        case 'code-map':
            return codeMap(claims, project);
        case 'infra':
            return `How ${project.name} is packaged, configured and run: ${grouped(claims)}.`;
        case 'terraform':
            return terraform(claims, paths, project);
        case 'api-spec':
            return `What ${project.name} offers to its callers: ${grouped(claims)}.`;
        case 'dataset':
            return `How the data of ${project.name} is shaped and how that changes: ${grouped(claims)}.`;
        case 'runbook':
            return runbook(paths, project);
        case 'custom':
            return `What agents can call or look up in ${project.name}: ${grouped(claims)}.`;
    }
}
function wiki(claims, { name, tree }) {
    const { pages, loose } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pagesOf */ .E0)(tree.files);
    const first = (0,_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .introducing */ .dG)(tree.files).flatMap(({ path }) => (0,_speakable_js__WEBPACK_IMPORTED_MODULE_1__/* .speakablePath */ .yD)(path) ?? []);
    const all = pages.length > 0 ? pages : loose.filter(({ dir }) => dir !== '');
    const generator = (0,_technologies_js__WEBPACK_IMPORTED_MODULE_2__/* .technologiesOf */ .m)(claims)[0];
    const books = claims.find(({ group = '' }) => group.endsWith('notebooks'))?.evidence.why;
    const parts = [
        ...(first.length === 0 ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(first.slice(0, MOST))]),
        ...(all.length === 0 ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(all.length, 'page')} in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .ek)(all.map(({ path }) => path))}`]),
        ...(books === undefined ? [] : [books]),
    ];
    const site = generator === undefined || all.length === 0 ? '' : ` (${generator})`;
    return `What ${name} is for, how it is put together and how it is worked on: ${parts.join('; ')}${site}.`;
}
function codeMap(claims, project) {
    const { map, name, entries, packages } = project;
    if (map === undefined)
        return `How the code of ${name} is divided.`;
    const workspace = claims.find(({ group = '' }) => group.endsWith('workspace'))?.technology;
    const parts = map.parts.map((part) => partText(part, project)).filter((text) => text !== undefined);
    const told = map.parts.reduce((sum, { files }) => sum + files, 0);
    const rest = told * 20 >= map.files * 17 ? '' : `; ${map.files - told} elsewhere`;
    const folders = [...packages.keys()].filter((dir) => dir !== '').length;
    const divided = folders >= 2 ? ` in ${folders} packages${workspace === undefined ? '' : ` (${workspace})`}` : '';
    const sentences = [
        `Where the ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(map.files, 'source file')} of ${name} ${map.files === 1 ? 'is' : 'are'}${divided}, mostly ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(map.languages.slice(0, 3))}: ${parts.join(', ')}${rest}.`,
        ...(entries.length === 0 ? [] : [`${name} starts at ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(entries.slice(0, 3))}.`]),
        ...leftOut(project),
    ];
    return sentences.join(' ');
}
function leftOut({ map }) {
    if (map === undefined || map.glob === undefined)
        return [];
    const missing = map.files - map.covered;
    const names = map.leftOut.slice(0, 3).flatMap(({ path }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .folderName */ .ub)(path) ?? []);
    if (missing * 10 < map.files)
        return [];
    const where = names.length === 0 ? '' : `, most in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names)}`;
    return [`The check leaves out ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(missing, 'source file')}${where}.`];
}
function partText(part, project) {
    const folder = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .folderName */ .ub)(part.path);
    if (folder === undefined)
        return undefined;
    const { scan, packages } = project;
    const claims = scan.roles.flatMap(({ claims: list }) => list);
    const inside = claims.filter(({ weight, evidence, group = '' }) => weight >= 0.5 && part.path !== '' && evidence.path.startsWith(`${part.path}/`) && /dependency/.test(group));
    const used = packages.get(part.path)?.usedBy ?? 0;
    const more = [
        String(part.files),
        ...(0,_technologies_js__WEBPACK_IMPORTED_MODULE_2__/* .technologiesOf */ .m)(inside).slice(0, 2),
        ...(used >= 2 ? [`needed by ${used} packages`] : []),
    ];
    return `${folder} (${more.join(', ')})`;
}
function terraform(claims, paths, { name }) {
    const dirs = [...new Set(paths.map((path) => path.split('/').slice(0, -1).at(-1) ?? ''))].filter((dir) => dir !== '' && dir.length <= 30 && (0,_speakable_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpeakable */ .ho)(dir));
    const which = (0,_technologies_js__WEBPACK_IMPORTED_MODULE_2__/* .technologiesOf */ .m)(claims)[0] ?? 'Terraform';
    const modules = dirs.length < 2 ? '' : `, among them ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(dirs.slice(0, MOST))}`;
    return `What ${name} provisions, in which modules and for which environment: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(paths.length, `${which} file`)} in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .ek)(paths)}${modules}.`;
}
function runbook(paths, { name }) {
    const [only] = paths;
    const topics = paths.slice(0, MOST_TOPICS).flatMap((path) => {
        const stem = (path.split('/').at(-1) ?? '').replace(/(?:\.html)?\.\w+(?:\.erb)?$/, '');
        return stem.length <= 32 && (0,_speakable_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpeakable */ .ho)(stem) && !/^(?:index|readme)$/i.test(stem) ? [stem.toLowerCase()] : [];
    });
    const which = topics.length === 0 ? '' : `, on ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)([...new Set(topics)].slice(0, MOST))}`;
    const where = paths.length === 1 && only !== undefined ? (0,_speakable_js__WEBPACK_IMPORTED_MODULE_1__/* .speakablePath */ .yD)(only) : undefined;
    const place = where ?? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(paths.length, 'procedure')} in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .ek)(paths)}`;
    return `How ${name} is operated and brought back when it fails: ${place}${which}.`;
}
function grouped(claims) {
    const groups = new Map();
    const libraries = [];
    for (const { weight, technology, evidence, group = '' } of claims) {
        if (technology === undefined)
            continue;
        if (/(?:^|: )(?:dependency|ml-hint) /.test(group)) {
            if (!libraries.includes(technology))
                libraries.push(technology);
            continue;
        }
        if (weight < WEAK && groups.size > 0)
            continue;
        const paths = groups.get(technology);
        if (paths === undefined)
            groups.set(technology, new Set([evidence.path]));
        else
            paths.add(evidence.path);
    }
    const sayable = [...groups].filter(([technology]) => (0,_speakable_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpeakable */ .ho)(technology));
    const parts = sayable.slice(0, MOST).map(([technology, paths]) => {
        const [only] = paths;
        const path = paths.size === 1 && only !== undefined ? (0,_speakable_js__WEBPACK_IMPORTED_MODULE_1__/* .speakablePath */ .yD)(only) : undefined;
        return path === undefined
            ? `${technology} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(paths.size, 'file')} in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .ek)([...paths])})`
            : `${technology} (${path})`;
    });
    const used = libraries.filter(_speakable_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpeakable */ .ho).slice(0, 2);
    if (parts.length === 0)
        return used.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .ek)(claims.map(({ evidence }) => evidence.path)) : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(used);
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(parts)}${used.length === 0 ? '' : `, by way of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(used)}`}`;
}


/***/ }),

/***/ 16153:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ racItems),
  R: () => (/* binding */ scaffold)
});

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(32754);
// EXTERNAL MODULE: ./build/core/scan/parsers/on-demand.js
var on_demand = __webpack_require__(802);
// EXTERNAL MODULE: ./build/core/scan/pages.js
var scan_pages = __webpack_require__(44190);
// EXTERNAL MODULE: ./build/core/scan/workshop/workshop.js + 6 modules
var workshop = __webpack_require__(54359);
// EXTERNAL MODULE: ./build/core/scan/scaffold/describe.js
var describe = __webpack_require__(22684);
// EXTERNAL MODULE: ./build/core/scan/detector.js
var detector = __webpack_require__(75702);
// EXTERNAL MODULE: ./build/core/scan/tree/languages.js
var languages = __webpack_require__(56116);
// EXTERNAL MODULE: ./build/core/scan/scaffold/speakable.js
var speakable = __webpack_require__(463);
;// CONCATENATED MODULE: ./build/core/scan/map/reach.js

class Reaches {
    #folders;
    #closed;
    constructor({ listing, closed }) {
        this.#folders = listing;
        this.#closed = closed;
    }
    of(folder, extensions) {
        const prefix = folder === '' ? '' : `${folder}/`;
        let files = 0;
        let foreign = 0;
        for (const { path, place, tallies } of this.#folders) {
            if (path !== folder && !path.startsWith(prefix))
                continue;
            for (const tally of tallies) {
                if (!extensions.has(tally.extension))
                    continue;
                files += tally.files;
                if (place === 'example')
                    foreign += tally.files;
            }
        }
        const closed = this.#closed.filter((path) => path.startsWith(prefix)).length;
        return { files, foreign: foreign + closed * 20 };
    }
}
function extensionOf(name) {
    return name.slice(name.lastIndexOf('.') + 1 || name.length).toLowerCase();
}
function isTest({ place }, name) {
    return place !== 'docs' && isTestFile(name, extensionOf(name), place === 'test');
}

// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/core/scan/map/source-map.js




const MOST_PATTERNS = 8;
const MOST_PARTS = 6;
const SMALL = 0.03;
const FOREIGN = 0.08;
const MOST_EXTENSIONS = 6;
const LONGEST = 36;
const ASIDE = /(?:^|\/)(?:lang|i18n|l10n|translations|bench(?:marks?)?|xtask|tools?|treeshake|playground)(?:\/|$)/i;
const ODD = /[*?[\]{},!()\\ ]/;
function sourceMap(tree) {
    const root = tree.sources.get('');
    if (root === undefined || root.files === 0)
        return undefined;
    const folders = new Folders(tree.sources);
    const patterns = patternsOf(folders, new Reaches(tree));
    const covered = patterns.chosen.reduce((sum, { files }) => sum + files, 0);
    const texts = patterns.chosen.map(({ text }) => text);
    return {
        files: root.files,
        languages: languagesOf(root),
        parts: partsOf(folders),
        glob: texts.length > 1 ? `{${texts.join(',')}}` : texts[0],
        covered,
        leftOut: patterns.leftOut,
    };
}
class Folders {
    #sources;
    #below = new Map();
    constructor(sources) {
        this.#sources = sources;
        for (const path of sources.keys()) {
            if (path === '')
                continue;
            const above = (0,value_path/* parentOf */.gN)(path);
            const list = this.#below.get(above);
            if (list === undefined)
                this.#below.set(above, [path]);
            else
                list.push(path);
        }
    }
    of(path) {
        return this.#sources.get(path) ?? { files: 0, own: 0, extensions: new Map() };
    }
    below(path) {
        return this.#below.get(path) ?? [];
    }
    part(path) {
        const folder = this.of(path);
        return { path, files: folder.files, languages: languagesOf(folder) };
    }
}
function partsOf(folders) {
    const all = folders.of('').files;
    let parts = source_map_open('', folders, all);
    for (;;) {
        const splittable = parts
            .filter(({ path, files }) => path !== '' && files * 3 >= all)
            .flatMap((part) => {
            const below = source_map_open(part.path, folders, all);
            const told = below.reduce((sum, { files }) => sum + files, 0);
            return below.length > 1 && told * 10 >= part.files * 7 && parts.length - 1 + below.length <= 2 * MOST_PARTS
                ? [{ part, below }]
                : [];
        })
            .sort((a, b) => b.part.files - a.part.files)[0];
        if (splittable === undefined)
            break;
        parts = [...parts.filter((part) => part !== splittable.part), ...splittable.below];
    }
    const main = parts.filter(({ path }) => !ASIDE.test(path));
    return (main.length > 0 ? main : parts).sort(byFiles).slice(0, MOST_PARTS);
}
function source_map_open(path, folders, all) {
    let at = path;
    for (;;) {
        const [only, ...more] = folders.below(at);
        if (only === undefined || more.length > 0 || folders.of(at).own > 0)
            break;
        at = only;
    }
    const below = folders
        .below(at)
        .map((each) => folders.part(each))
        .filter(({ files }) => files >= SMALL * all);
    const own = folders.of(at).own;
    if (at !== '' && own * 3 >= folders.of(at).files)
        return [folders.part(at)];
    return at === '' && own >= SMALL * all ? [...below, { path: '', files: own, languages: [] }] : below;
}
function patternsOf(folders, reaches) {
    const all = folders.of('').files;
    const found = [];
    const tooMany = [];
    const add = (path, room) => {
        const folder = folders.of(path);
        const extensions = extensionsOf(folder);
        const { files, foreign } = reaches.of(path, extensions);
        const text = ODD.test(path) || !(0,speakable/* isSpeakable */.ho)(path) ? undefined : patternText(`${path}/**`, extensions);
        const precise = foreign <= FOREIGN * files;
        if (text !== undefined && precise) {
            found.push({ path, text, files: countOf(folder, extensions) });
            return;
        }
        const below = [...folders.below(path)].sort((a, b) => folders.of(b).files - folders.of(a).files);
        if (text === undefined || below.length === 0 || room <= 1) {
            tooMany.push(folders.part(path));
            return;
        }
        if (folder.own > 0) {
            const own = patternText(path, extensions);
            if (own !== undefined)
                found.push({ path, text: own, files: folder.own });
        }
        for (const each of below)
            add(each, room - 1);
    };
    for (const path of folders.below(''))
        add(path, 4);
    const own = folders.of('').own;
    if (own > 0) {
        const extensions = extensionsOf(folders.of(''));
        const text = patternText('', extensions);
        if (text !== undefined)
            found.push({ path: '', text, files: own });
    }
    found.sort((a, b) => b.files - a.files || (a.path < b.path ? -1 : 1));
    const chosen = [];
    let sum = 0;
    for (const pattern of found) {
        if (chosen.length >= MOST_PATTERNS || (sum >= 0.9 * all && pattern.files < 0.02 * all))
            continue;
        chosen.push(pattern);
        sum += pattern.files;
    }
    if (sum < 0.9 * all) {
        const whole = wholeTree(folders, reaches);
        if (whole !== undefined && whole.files > sum)
            return { chosen: [whole], leftOut: [] };
    }
    const left = found.filter((pattern) => !chosen.some(({ text }) => text === pattern.text));
    const leftOut = [...tooMany, ...left.map(({ path, files }) => ({ path, files, languages: [] }))].sort(byFiles);
    return { chosen, leftOut };
}
function wholeTree(folders, reaches) {
    const root = folders.of('');
    const extensions = extensionsOf(root);
    const { files, foreign } = reaches.of('', extensions);
    const text = patternText('**', extensions);
    return text === undefined || foreign > FOREIGN * files ? undefined : { text, files: countOf(root, extensions) };
}
function patternText(folder, extensions) {
    const list = [...extensions];
    const tail = list.length === 1 ? `*.${list[0] ?? ''}` : `*.{${list.join(',')}}`;
    return folder.length > LONGEST ? undefined : folder === '' ? tail : `${folder}/${tail}`;
}
function extensionsOf({ extensions, files }) {
    const chosen = new Set();
    let sum = 0;
    for (const [extension, count] of [...extensions].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))) {
        if (sum >= 0.97 * files || chosen.size >= MOST_EXTENSIONS)
            break;
        chosen.add(extension);
        sum += count;
    }
    return chosen;
}
function countOf({ extensions }, wanted) {
    let sum = 0;
    for (const [extension, count] of extensions)
        if (wanted.has(extension))
            sum += count;
    return sum;
}
function languagesOf({ extensions, files }) {
    const counts = new Map();
    for (const [extension, count] of extensions) {
        const language = languages/* LANGUAGES */.Yj[extension];
        if (language !== undefined)
            counts.set(language, (counts.get(language) ?? 0) + count);
    }
    return [...counts]
        .filter(([, count]) => count * 10 >= files)
        .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
        .map(([language]) => language);
}
function byFiles(a, b) {
    return b.files - a.files || (a.path < b.path ? -1 : 1);
}

;// CONCATENATED MODULE: ./build/core/scan/scaffold/entries.js

const ENTRIES = [
    [/(?:^|\/)manage\.py$/, 3],
    [/(?:^|\/)cmd\/[\w-]+\/main\.go$|^main\.go$/, 3],
    [/(?:^|\/)src\/(?:main|bin\/[\w-]+)\.rs$/, 3],
    [/(?:^|\/)[A-Z]\w*Application\.(?:java|kt)$/, 3],
    [/(?:^|\/)Program\.cs$/, 3],
    [/(?:^|\/)(?:artisan|config\.ru)$/, 3],
    [/(?:^|\/)lib\/\w+\/application\.ex$/, 3],
    [/(?:^|\/)(?:server|app)\/(?:server|main|index|app)\.[cm]?[jt]s$/, 3],
    [/(?:^|\/)(?:wsgi|asgi)\.py$/, 2],
    [/(?:^|\/)(?:__main__|main|app|cli)\.py$/, 2],
    [/(?:^|\/)lib\/main\.dart$/, 3],
    [/(?:^|\/)(?:AppDelegate|\w+App)\.swift$/, 2],
    [/(?:^|\/)Main(?:Activity|Application)\.(?:kt|java)$/, 2],
    [/(?:^|\/)src\/(?:main|index|app|cli|server)\.[cm]?[jt]sx?$/, 2],
    [/^(?:index|server|app|main|cli)\.[cm]?[jt]s$/, 2],
    [/^src\/lib\.rs$/, 1],
    [/(?:^|\/)src\/main\.(?:c|cc|cpp|zig)$|^main\.(?:c|cc|cpp)$/, 2],
    [/^src\/[A-Z]\w*\.jl$/, 2],
];
const MAYBE = /^(?:manage|main|wsgi|asgi|__main__|app|cli|server|index|lib|application|config|Program)\.|^artisan$|Application\.|App\.swift$|AppDelegate|^Main|^[A-Z]\w*\.jl$|\.rs$/;
const MOST = 4;
const DEEPEST = 12;
const entries_ASIDE = /(?:^|\/)(?:bench\w*|xtask|tools?|playground|integration|templates?)(?:\/|$)/i;
function entriesOf({ listing, sources }) {
    const found = [];
    for (const { path: dir, place, tooling, names } of listing) {
        if (place !== 'project' || tooling)
            continue;
        const possible = names.filter((name) => MAYBE.test(name));
        if (possible.length === 0 || entries_ASIDE.test(dir) || dir.split('/').length > DEEPEST)
            continue;
        for (const name of possible) {
            const path = dir === '' ? name : `${dir}/${name}`;
            const sure = ENTRIES.find(([pattern]) => pattern.test(path))?.[1];
            if (sure !== undefined)
                found.push({ path, sure, files: sources.get(dir)?.files ?? 0 });
        }
    }
    const order = found.sort((a, b) => b.sure - a.sure || b.files - a.files || (a.path < b.path ? -1 : 1));
    const surest = order[0]?.sure ?? 0;
    return order
        .filter(({ sure }) => sure === surest || sure >= 2)
        .slice(0, 4 * MOST)
        .flatMap(({ path }) => (0,speakable/* speakablePath */.yD)(path) ?? [])
        .slice(0, MOST);
}

;// CONCATENATED MODULE: ./build/core/scan/scaffold/project.js






const SCRIPTS = ['JavaScript', 'TypeScript', 'Vue', 'Svelte', 'Astro'];
const WRITES = {
    frontend_dev: [...SCRIPTS, 'Razor', 'Rust', 'Dart', 'Elixir', 'Ruby', 'PHP'],
    mobile_dev: ['Java', 'Kotlin', 'Swift', 'Objective-C', 'Dart', 'C#', 'JavaScript', 'TypeScript', 'C++'],
    data_engineer: ['Python', 'R', 'Scala', 'Java'],
    ml_engineer: ['Python', 'R', 'Julia'],
};
const DRAWN = ['vue', 'tsx', 'jsx', 'svelte', 'astro', 'razor'];
const SERVED = /(?:^|\/)(?:server|api|backend|worker|workers|cmd|daemon|services?|db|database|migrations)(?:\/|$)/i;
const SHOWN = /(?:^|\/)(?:frontend|front-end|web|ui|client|webapp|public|components|views|pages|resources\/js|assets)(?:[-/]|$)/i;
function projectOf(scan, tree) {
    const map = sourceMap(tree);
    return {
        tree,
        scan,
        name: nameOf(scan, tree),
        map,
        workshop: (0,workshop/* workshopOf */.T3)(tree, map),
        entries: entriesOf(tree),
        packages: packagesOf(scan.claims),
    };
}
function territoryOf(role, claims, { map, tree, scan }) {
    if (map === undefined)
        return { parts: [], files: 0 };
    const folders = [...new Set(claims.filter(({ weight }) => weight >= 0.5).map(detector/* folderOfClaim */.a_))];
    const inFolders = (path) => folders.some((folder) => (0,value_path/* isWithin */.UO)(folder, path));
    const writes = WRITES[role];
    const drawnIn = strong(scan, 'frontend_dev');
    const others = scan.roles.map(({ value }) => value);
    const mine = map.parts.filter(({ path, languages }) => {
        if (!inFolders(path) && folders.length > 0 && role !== 'backend_dev')
            return false;
        if (writes !== undefined && languages.length > 0 && !languages.some((each) => writes.includes(each)))
            return false;
        return suits(role, path, tree, others, drawnIn);
    });
    const parts = mine.length > 0 ? mine : folders.flatMap((folder) => partAt(folder, tree));
    const most = parts.length > 0 ? parts : map.parts;
    const told = most.reduce((sum, { files }) => sum + files, 0);
    return { parts: most, files: most.length === map.parts.length ? map.files : told };
}
function suits(role, path, { sources }, roles, drawnIn) {
    if (role !== 'frontend_dev' && role !== 'backend_dev')
        return true;
    const other = role === 'frontend_dev' ? 'backend_dev' : 'frontend_dev';
    if (!roles.includes(other))
        return role !== 'backend_dev' || !isMobile(path, roles);
    const folder = sources.get(path);
    const drawn = DRAWN.reduce((sum, extension) => sum + (folder?.extensions.get(extension) ?? 0), 0);
    const inside = drawnIn.some((at) => path === at || path.startsWith(`${at}/`));
    const shown = inside || SHOWN.test(path) || (!SERVED.test(path) && drawn * 8 >= (folder?.files ?? 0) && drawn > 0);
    if (role === 'frontend_dev')
        return shown || (!SERVED.test(path) && isScripts(folder?.extensions));
    return !shown && !isMobile(path, roles);
}
function strong({ roles }, role) {
    const claims = roles.find(({ value }) => value === role)?.claims ?? [];
    return claims
        .filter(({ weight }) => weight >= 0.6)
        .map(detector/* folderOfClaim */.a_)
        .filter((folder) => folder !== '');
}
function isScripts(extensions) {
    return [...(extensions ?? [])].every(([extension]) => /^(?:[cm]?[jt]sx?|vue|svelte|astro)$/.test(extension));
}
function isMobile(path, roles) {
    return roles.includes('mobile_dev') && /(?:^|\/)(?:mobile|android|ios|\w*flutter\w*)(?:\/|$)/i.test(path);
}
function partAt(path, { sources }) {
    const folder = sources.get(path);
    return folder === undefined || path === '' ? [] : [{ path, files: folder.files, languages: [] }];
}
function nameOf({ claims }, { name }) {
    const root = claims.find((each) => each.subject === 'package' && !each.evidence.path.includes('/') && each.name !== undefined)?.name;
    const last = root
        ?.replace(/^@[^/]+\//, '')
        .replace(/\/v\d+$/, '')
        .split(/[/:]/)
        .at(-1);
    const short = last?.replace(/[-_.](?:monorepo|workspace|root|parent)$/, '');
    const usable = short !== undefined && /^[A-Za-z][\w.+-]{1,34}$/.test(short) && (0,speakable/* isSpeakable */.ho)(short) && !GENERIC.test(short);
    if (usable)
        return short;
    const folder = name.split('__').at(-1) ?? name;
    const fits = folder.length <= 36 ? folder : folder.slice(0, 36).replace(/[-_.][^-_.]*$/, '');
    return /^[A-Za-z0-9][\w.+ -]{0,35}$/.test(fits) && (0,speakable/* isSpeakable */.ho)(folder) ? fits : 'the project';
}
const GENERIC = /^(?:root|workspace|monorepo|app|main|src|project|parent|name)$/i;
function packagesOf(claims) {
    const packages = claims.filter(({ subject }) => subject === 'package');
    const byName = new Map();
    const sort = ({ evidence: { path } }) => path.slice(path.lastIndexOf('/') + 1);
    for (const each of packages)
        for (const need of new Set(each.needs))
            byName.set(`${sort(each)} ${need}`, (byName.get(`${sort(each)} ${need}`) ?? 0) + 1);
    return new Map(packages.map((each) => {
        const { path } = each.evidence;
        const counts = each.name !== undefined && sort(each) !== 'pom.xml';
        const usedBy = counts ? (byName.get(`${sort(each)} ${each.name ?? ''}`) ?? 0) : 0;
        return [(0,value_path/* parentOf */.gN)(path), { name: each.name, usedBy }];
    }));
}

// EXTERNAL MODULE: ./build/core/scan/scaffold/roles.js
var scaffold_roles = __webpack_require__(5436);
// EXTERNAL MODULE: ./build/core/scan/scaffold/technologies.js
var scaffold_technologies = __webpack_require__(46479);
// EXTERNAL MODULE: ./build/core/scan/scaffold/words.js
var words = __webpack_require__(30672);
;// CONCATENATED MODULE: ./build/core/scan/scaffold/agent.js








const RUNS = {
    frontend_dev: ['set up', 'build', 'test', 'lint', 'types', 'run'],
    backend_dev: ['set up', 'build', 'test', 'lint', 'types', 'run', 'migrate'],
    mobile_dev: ['set up', 'build', 'test', 'lint', 'types', 'run'],
    data_engineer: ['set up', 'build', 'test', 'lint', 'run'],
    ml_engineer: ['set up', 'build', 'test', 'lint', 'run'],
    fullstack_dev: ['set up', 'build', 'test', 'lint', 'types', 'run'],
    qa_engineer: ['set up', 'build', 'test', 'lint'],
    tech_writer: ['docs', 'lint', 'build'],
    security_expert: ['test', 'lint', 'build'],
    devops_engineer: ['build', 'lint', 'run', 'migrate', 'test'],
};
const CODERS = new Set([
    'frontend_dev',
    'backend_dev',
    'mobile_dev',
    'data_engineer',
    'ml_engineer',
    'fullstack_dev',
]);
function agentOf({ value: role, claims }, needed, project) {
    const template = scaffold_roles/* ROLE_TEMPLATES */.l[role];
    const territory = territoryOf(role, claims, project);
    const where = whereOf(role, claims, territory, project);
    const technologies = (0,scaffold_technologies/* technologiesOf */.m)(claims);
    const runs = (0,workshop/* commandsFor */.Au)(project.workshop, ...RUNS[role]);
    const values = { name: project.name, where: where.short, what: where.long };
    return {
        role,
        title: template.title,
        mission: (0,scaffold_roles/* filled */.B)(template.mission, values),
        action: (0,scaffold_roles/* filled */.B)(template.action, values),
        technologies,
        files: CODERS.has(role) ? territory.files : 0,
        checks: runs
            .filter(({ purpose, dir }) => purpose === 'test' && dir === '')
            .map(({ command }) => command)
            .slice(0, 2),
        instructions: instructions(role, (0,scaffold_roles/* filled */.B)(template.mission, values), where.short, territory, runs, needed, project, claims),
    };
}
function whereOf(role, claims, territory, project) {
    const { name, workshop, tree } = project;
    const technologies = (0,words/* listed */.KE)((0,scaffold_technologies/* technologiesOf */.m)(claims).slice(0, 3));
    const made = technologies === '' ? '' : ` with ${technologies}`;
    if (role === 'qa_engineer') {
        const { files, frameworks, folders } = workshop.suites;
        const first = folders[0]?.[0];
        const how = frameworks.length === 0 ? '' : ` with ${(0,words/* listed */.KE)(frameworks.slice(0, 3))}`;
        const short = first === undefined ? name : ((0,words/* folderName */.ub)(first) ?? name);
        return { short, long: files < 5 ? `${name}${made}` : `${name} (${(0,words/* counted */.hS)(files, 'test file')}${how})` };
    }
    if (role === 'tech_writer') {
        const { pages, loose } = (0,scan_pages/* pagesOf */.E0)(tree.files);
        const paths = (pages.length > 0 ? pages : loose).map(({ path }) => path);
        const place = (0,words/* placesOf */.ek)(paths);
        return { short: place || name, long: `the ${(0,words/* counted */.hS)(paths.length, 'page')} of ${name} in ${place}${made}` };
    }
    if (!CODERS.has(role)) {
        const paths = [...new Set(claims.filter(({ weight }) => weight >= 0.3).map(({ evidence }) => evidence.path))];
        const [only] = paths;
        const place = (paths.length === 1 && only !== undefined ? (0,speakable/* speakablePath */.yD)(only) : (0,words/* placesOf */.ek)(paths)) ?? '';
        const short = only === undefined || !/ and |the top folder/.test(place) ? place : ((0,speakable/* speakablePath */.yD)(only) ?? place);
        return { short: short || name, long: `${name}${place === '' ? '' : ` (${place})`}${made}` };
    }
    const folders = territory.parts.flatMap(({ path }) => (0,words/* folderName */.ub)(path) ?? []);
    const short = folders[0] ?? name;
    const many = territory.files === 0 ? '' : `, ${(0,words/* counted */.hS)(territory.files, 'source file')}`;
    const place = folders.length === 0 ? '' : ` (${(0,words/* listed */.KE)(folders.slice(0, 3))}${many})`;
    return { short, long: `${name}${place}${made}` };
}
function instructions(role, mission, where, { parts }, runs, needed, project, claims) {
    const { title } = scaffold_roles/* ROLE_TEMPLATES */.l[role];
    const sections = [
        ['Where things are', CODERS.has(role) ? codePlaces(parts, project) : otherPlaces(role, claims, project)],
        ['Commands', runs.map(commandLine)],
        ['How work is done here', conventions(role, project)],
        ['Every task', everyTask(where, runs, needed, project)],
    ];
    const body = sections.flatMap(([heading, lines]) => (lines.length === 0 ? [] : [`## ${heading}`, '', ...lines, '']));
    return [`# ${title}`, '', mission, '', ...body].join('\n');
}
function codePlaces(parts, project) {
    const { entries, workshop, map } = project;
    const own = parts.flatMap((part) => (0,describe/* partText */.R)(part, project) ?? []);
    const others = (map?.parts ?? [])
        .filter(({ path }) => !parts.some((part) => part.path === path))
        .flatMap((part) => (0,describe/* partText */.R)(part, project) ?? []);
    const tests = workshop.suites.folders.slice(0, 2).map(([folder, files]) => `\`${folder}/\` (${files})`);
    return [
        ...(own.length === 0 ? [] : [`- The code, with its number of source files: ${(0,words/* listed */.KE)(own)}.`]),
        ...(others.length === 0 ? [] : [`- Beside it: ${(0,words/* listed */.KE)(others.slice(0, 3))}.`]),
        ...(entries.length === 0 ? [] : [`- It starts at ${(0,words/* listed */.KE)(entries.map((path) => `\`${path}\``))}.`]),
        ...(tests.length === 0 ? [] : [`- ${testsLine(project)} stand in ${(0,words/* listed */.KE)(tests)}.`]),
    ];
}
function testsLine({ workshop: { suites } }) {
    const how = suites.frameworks.length === 0 ? '' : `, written with ${(0,words/* listed */.KE)(suites.frameworks)},`;
    return `The ${(0,words/* counted */.hS)(suites.files, 'test file')}${how}`;
}
function otherPlaces(role, claims, project) {
    if (role === 'qa_engineer') {
        const { folders, endToEnd } = project.workshop.suites;
        if (folders.length === 0)
            return [];
        const list = folders.map(([folder, files]) => `\`${folder}/\` (${files})`);
        return [
            `- ${testsLine(project)} stand in ${(0,words/* listed */.KE)(list)}.`,
            ...(endToEnd === 0 ? [] : [`- ${(0,words/* counted */.hS)(endToEnd, 'of them is', 'of them are')} end-to-end tests.`]),
        ];
    }
    if (role === 'tech_writer') {
        const { pages } = (0,scan_pages/* pagesOf */.E0)(project.tree.files);
        const first = (0,scan_pages/* introducing */.dG)(project.tree.files).flatMap(({ path }) => (0,speakable/* speakablePath */.yD)(path) ?? []);
        const places = pages.length === 0 ? [] : [`- ${(0,words/* counted */.hS)(pages.length, 'page')} in ${(0,words/* placesOf */.ek)(pages.map(({ path }) => path))}.`];
        return [
            ...places,
            ...(first.length === 0
                ? []
                : [`- Readers meet ${(0,words/* listed */.KE)(first.slice(0, 4).map((path) => `\`${path}\``))} first.`]),
        ];
    }
    const seen = new Map();
    for (const { weight, evidence, why = evidence.why } of claims.map((each) => ({ ...each, why: each.evidence.why }))) {
        const path = (0,speakable/* speakablePath */.yD)(evidence.path);
        if (weight >= 0.3 && path !== undefined && !seen.has(path) && seen.size < 6)
            seen.set(path, why);
    }
    return [...seen].map(([path, why]) => `- \`${path}\`: ${why}.`);
}
function commandLine({ purpose, command, dir }) {
    const folder = dir === '' ? '' : ` in \`${dir}/\``;
    return `- ${purpose}: \`${command}\`${folder}`;
}
function conventions(role, { name, workshop }) {
    const { pages, review } = workshop.conventions;
    const wanted = pages.filter((path) => (role === 'security_expert' ? true : !/security\.md$/i.test(path)));
    return [
        ...(wanted.length === 0
            ? []
            : [
                `- How changes to ${name} are made stands in ${(0,words/* listed */.KE)(wanted.map((path) => `\`${path}\``))}; follow it where it says otherwise.`,
            ]),
        ...(review === undefined ? [] : [`- Changes to ${name} wait for the people that \`${review}\` names.`]),
    ];
}
function everyTask(where, runs, needed, { name }) {
    const first = needed.map(({ id }) => `\`${id}\``);
    const last = ['test', 'lint', 'types'].flatMap((purpose) => {
        const command = runs.find((each) => each.purpose === purpose);
        return command === undefined
            ? []
            : [`\`${command.command}\`${command.dir === '' ? '' : ` in \`${command.dir}/\``}`];
    });
    return [
        ...(first.length === 0 ? [] : [`- Before a change to ${where}, read ${(0,words/* listed */.KE)(first)}; say so when it is missing.`]),
        ...(last.length === 0 ? [] : [`- After it, run ${(0,words/* listed */.KE)(last)}, and say what was not run.`]),
        '- Keep to the task: what is outside it is reported, not changed.',
        `- TODO: what a newcomer to ${where} would get wrong, and who decides for ${name} when it is not clear.`,
    ];
}

// EXTERNAL MODULE: ./build/core/scan/scaffold/cal.js
var scaffold_cal = __webpack_require__(27789);
// EXTERNAL MODULE: ./build/core/scan/scaffold/items.js + 3 modules
var items = __webpack_require__(24065);
// EXTERNAL MODULE: ./build/core/scan/scaffold/yaml-text.js
var yaml_text = __webpack_require__(26620);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
;// CONCATENATED MODULE: ./build/core/scan/scaffold/files.js












function scaffold(scan, tree, options) {
    return (0,on_demand/* withParsers */.r)(() => scaffoldOf(projectOf(scan, tree), options));
}
function scaffoldOf(project, options) {
    const { scan, tree } = project;
    const id = (0,speakable/* slug */.yR)(tree.name, 'project');
    const publisher = options.publisher ?? `local.${id}`;
    const rac = itemsOf(project);
    const reason = scan.roles.length > 0 ? {} : { reason: reasonFor(project) };
    const open = scan.roles.length === 0 && options.open === true;
    if (scan.roles.length + rac.length === 0 && !open)
        return { roles: [], rac, files: [], ...reason };
    const agents = scan.roles.map((decision) => agentOf(decision, (0,scaffold_cal/* neededBy */.Xl)(decision.value, rac), project));
    const roles = scan.roles.map(({ value, confidence, claims }) => ({
        role: value,
        capabilities: scaffold_roles/* ROLE_TEMPLATES */.l[value].taskTypes,
        confidence,
        evidence: (0,scaffold_technologies/* evidenceOf */.X)(claims),
    }));
    const { review } = project.workshop.conventions;
    const cal = (0,scaffold_cal/* scaffoldCal */.FY)({ profile: options.profile, id, name: project.name, agents, rac, review, open });
    const calPath = `cal/from-code.cal.${options.format}`;
    const files = [
        { path: 'README.md', text: readme(roles, rac, calPath, { ...options, open }, reason.reason) },
        { path: calPath, text: options.format === 'json' ? (0,json_text/* jsonText */.s$)(cal, 2) : (0,yaml_text/* yamlText */.p)(cal) },
        ...agents.flatMap((agent, i) => agentFiles(agent, roles[i]?.evidence ?? [], publisher)),
        ...(open ? openFiles(project.name, publisher) : []),
    ];
    return { roles, rac, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), ...reason };
}
function racItems(scan, tree) {
    return (0,on_demand/* withParsers */.r)(() => itemsOf(projectOf(scan, tree)));
}
function itemsOf(project) {
    const folders = foldersOf(project.scan, project.tree);
    return project.scan.rac.map((decision) => (0,items/* racItem */.U)(decision, folders, project));
}
function reasonFor({ map, scan, tree }) {
    const hint = scan.claims
        .filter(({ subject, weight }) => subject.startsWith('role:') && weight >= 0.15)
        .sort((a, b) => b.weight - a.weight)[0];
    const code = map === undefined ? 'no source code' : `${(0,words/* counted */.hS)(map.files, 'source file')} that no manifest explains`;
    const nearest = hint === undefined
        ? ''
        : `; the nearest is ${hint.subject.slice(5)}, for ${(0,speakable/* speakablePath */.yD)(hint.evidence.path) ?? 'one file'}`;
    return `no role is sure: among ${(0,words/* counted */.hS)(tree.fileCount, 'file')} there is ${code}${nearest}`;
}
function agentFiles(agent, evidence, publisher) {
    const { role, title, mission, technologies, instructions } = agent;
    const folder = `agents/${role}`;
    const cartridge = {
        schemaVersion: ids/* PACKAGE_SCHEMA_VERSION */.EL,
        id: `${publisher}/${role.replaceAll('_', '-')}`,
        version: '0.1.0',
        publisher,
        name: title,
        role,
        description: mission,
        capabilities: scaffold_roles/* ROLE_TEMPLATES */.l[role].taskTypes.map((taskType) => ({
            taskType,
            ...(technologies.length > 0 ? { stack: technologies } : {}),
        })),
    };
    return [
        { path: `${folder}/cartridge.yaml`, text: (0,yaml_text/* yamlText */.p)(cartridge) },
        { path: `${folder}/rom/instructions.md`, text: instructions },
        { path: `${folder}/rom/why.md`, text: why(title, evidence) },
    ];
}
function openFiles(name, publisher) {
    const cartridge = {
        schemaVersion: ids/* PACKAGE_SCHEMA_VERSION */.EL,
        id: `${publisher}/${scaffold_cal/* OPEN */.vP}`,
        version: '0.1.0',
        publisher,
        name: 'Anyone',
        role: scaffold_cal/* OPEN */.vP,
        description: `Works on ${name}; what it can do is not said yet.`,
    };
    return [
        { path: `agents/${scaffold_cal/* OPEN */.vP}/cartridge.yaml`, text: (0,yaml_text/* yamlText */.p)(cartridge) },
        {
            path: `agents/${scaffold_cal/* OPEN */.vP}/rom/instructions.md`,
            text: `# Anyone\n\nTODO: say what is to be done with ${name}, and how.\n`,
        },
    ];
}
function why(title, evidence) {
    const lines = evidence.flatMap(({ path, line, why: reason }) => {
        const shown = (0,speakable/* speakablePath */.yD)(path);
        return shown === undefined ? [] : [`- \`${shown}\`${line === undefined ? '' : `, line ${line}`}: ${reason}`];
    });
    return [`# Why there is a ${title.toLowerCase()}`, '', ...lines, ''].join('\n');
}
function readme(roles, rac, cal, { profile, publisher, open = false, wayToCode = 'PATH_TO_THE_CODE' }, reason) {
    const folders = open ? [scaffold_cal/* OPEN */.vP] : roles.map(({ role }) => role);
    const builds = folders.map((role) => `cartwright build agents/${role} --out cartridges/${role}${profile.extension}`);
    const root = wayToCode === '.' ? '' : ` --root ${wayToCode}`;
    const steps = [
        ...(folders.length === 0
            ? [
                `Give the open slot of \`${cal}\` a role, and replace the TODO of its task.`,
                `See whether the flow could start:\n\n${shell([`cartwright workflow ready ${cal}${root}`])}`,
            ]
            : [
                `Replace every TODO in \`${cal}\` and in \`agents/*/rom/instructions.md\`.`,
                ...(publisher === undefined
                    ? [
                        'Put your reverse-DNS id in the place of `local.…` in `agents/*/cartridge.yaml`, in `publisher` and in `id`.',
                    ]
                    : []),
                `Build the agents, in the folder that holds \`agents\`:\n\n${shell(builds)}`,
                `See whether the flow could start:\n\n${shell([`cartwright workflow ready ${cal} --cartridges cartridges${root}`])}`,
                'Make a key (`cartwright keygen --out keys`, never to be committed), sign the cartridges (`cartwright sign`), and let CI run `cartwright check`.',
            ]),
        'When the code has changed, `cartwright init --propose` says what the CAL lacks.',
    ];
    return [
        '# Agents, flow and required context',
        '',
        'Proposed by `cartwright init --from-code`. It is a scaffold: read it, correct it, keep what is right.',
        '',
        '## Agents',
        '',
        ...(reason === undefined ? [] : [`None: ${reason}.`]),
        ...(open
            ? [
                '',
                `\`agents/${scaffold_cal/* OPEN */.vP}\` is a package to begin with: it claims nothing, and asks of a host what every package asks.`,
            ]
            : []),
        ...roles.map(({ role, confidence }) => `- **${scaffold_roles/* ROLE_TEMPLATES */.l[role].title}** (\`${role}\`, confidence ${confidence.toFixed(2)}): [why](agents/${role}/rom/why.md)`),
        '',
        '## Required context',
        '',
        ...(rac.length === 0
            ? ['Nothing.']
            : rac.map(({ id, kind, description }) => `- \`${id}\` (${kind}): ${description}`)),
        '',
        '## Next steps',
        '',
        ...steps.flatMap((step, i) => [`${i + 1}. ${step}`, '']),
    ].join('\n');
}
function shell(lines) {
    return ['```sh', ...lines, '```'].map((line) => `   ${line}`).join('\n');
}
function foldersOf(scan, tree) {
    const files = new Set(tree.files.map(({ path }) => path));
    const samples = new Set([...tree.code.values(), ...tree.extensions.values()].map(({ sample }) => sample));
    for (const path of tree.tests.samples)
        samples.add(path);
    return new Set(scan.claims.map(({ evidence }) => evidence.path).filter((path) => !files.has(path) && !samples.has(path)));
}


/***/ }),

/***/ 24065:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ racItem),
  l: () => (/* binding */ withoutOkf)
});

// EXTERNAL MODULE: ./build/core/scan/pages.js
var pages = __webpack_require__(44190);
// EXTERNAL MODULE: ./build/core/value/glob.js
var value_glob = __webpack_require__(8432);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/core/scan/scaffold/families.js

const ROLE_NAME = /^(?:package\.json|pyproject\.toml|setup\.py|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|composer\.json|mix\.exs|pubspec\.yaml|Package\.swift|build\.sbt|Chart\.yaml|kustomization\.ya?ml|helmfile\.yaml|serverless\.ya?ml|skaffold\.yaml|Pulumi\.yaml|dbt_project\.yml|dvc\.yaml|openapi\.(?:ya?ml|json)|swagger\.(?:ya?ml|json)|terragrunt\.hcl|molecule\.yml|ansible\.cfg|netlify\.toml|fly\.toml|Vagrantfile)$/;
const VARIED = [
    [/^(?:docker-)?compose(?:[._-][\w.-]+)?\.ya?ml$/i, '*compose*.{yml,yaml}'],
    [/^dockerfile(?:[._-][\w.-]+)?$/i, 'Dockerfile*'],
    [/^containerfile(?:[._-][\w.-]+)?$/i, 'Containerfile*'],
    [/^[\w.-]+\.dockerfile$/i, '*.dockerfile'],
    [/^procfile(?:\.\w+)?$/i, 'Procfile*'],
    [/^readme(?:\.\w+)?$/i, 'README*'],
    [/^V\d+(?:[._]\d+)*__\w+\.sql$/, 'V*__*.sql'],
];
const MOSTLY = 0.6;
function familiesOf(paths) {
    const families = new Map();
    for (const path of paths) {
        const { tail, isAlike } = tailOf(path);
        const family = families.get(tail);
        if (family === undefined)
            families.set(tail, { tail, isAlike, paths: [path] });
        else
            family.paths.push(path);
    }
    return [...families.values()];
}
function alikeIn({ isAlike, paths }, { listing }) {
    const wanted = new Map();
    for (const path of paths) {
        const folder = (0,value_path/* parentOf */.gN)(path);
        wanted.set(folder, (wanted.get(folder) ?? 0) + 1);
    }
    return listing.flatMap(({ path, names }) => {
        let all = 0;
        for (const name of names)
            if (isAlike(name))
                all++;
        const own = wanted.get(path) ?? 0;
        return all === 0 ? [] : [{ folder: path, all, wanted: own >= MOSTLY * all ? all : own }];
    });
}
function tailOf(path) {
    const name = nameOf(path);
    const varied = VARIED.find(([pattern, tail]) => pattern.test(name) && (tail !== 'README*' || !path.includes('/')));
    if (varied !== undefined && matchesCase(name, varied[1])) {
        const [, tail] = varied;
        const [start, end] = [tail.slice(0, tail.indexOf('*')), tail.slice(tail.lastIndexOf('*') + 1)];
        const ends = end === '.{yml,yaml}' ? ['.yml', '.yaml'] : [end];
        const middle = tail.slice(tail.indexOf('*') + 1, Math.max(tail.indexOf('*') + 1, tail.lastIndexOf('*')));
        return {
            tail,
            isAlike: (each) => each.startsWith(start) && ends.some((one) => each.endsWith(one)) && each.includes(middle),
        };
    }
    const extension = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1];
    if (extension === undefined || ROLE_NAME.test(name))
        return { tail: name, isAlike: (each) => each === name };
    if (extension === 'yml' || extension === 'yaml')
        return { tail: '*.{yml,yaml}', isAlike: (each) => each.endsWith('.yml') || each.endsWith('.yaml') };
    return { tail: `*.${extension}`, isAlike: (each) => each.endsWith(`.${extension}`) };
}
function matchesCase(name, tail) {
    const start = tail.slice(0, tail.indexOf('*'));
    const end = tail.slice(tail.lastIndexOf('*') + 1).replace('{yml,yaml}', name.split('.').at(-1) ?? '');
    return name.startsWith(start) && name.endsWith(end);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./build/core/scan/scaffold/speakable.js
var speakable = __webpack_require__(463);
;// CONCATENATED MODULE: ./build/core/scan/scaffold/globs.js




const LONGEST = 36;
const MOST = 6;
const PRECISION = 0.9;
const MOST_FOLDERS = 60;
const ENOUGH = 0.95;
const MOST_ALONE = 3;
const NUMBERED = /\d{2}|v\d/i;
const NEARLY = 0.95;
const TWINS = { yml: '{yml,yaml}', yaml: '{yml,yaml}' };
const TELLING = /deploy|publish|release|docker|image|container|infra|terraform|helm|push|build|backup|restore|incident|rollback|migrat|schema|openapi|swagger/gi;
function globFor(wanted, tree) {
    const usable = [...new Set(wanted)].filter((path) => !/[*?[\]{},!()\\]/.test(path));
    const families = familiesOf(usable).map((family) => patternsOf(family, tree));
    const chosen = [];
    for (let round = 0; round < MOST; round++) {
        for (const patterns of families) {
            const next = patterns[round];
            if (next !== undefined && chosen.length < MOST && !chosen.includes(next))
                chosen.push(next);
        }
    }
    return joined(chosen.length > 1 ? chosen.flatMap((pattern) => atTopToo(pattern, usable)) : chosen, usable);
}
function atTopToo(pattern, paths) {
    const alone = pattern.startsWith('**/') ? pattern.slice(3) : undefined;
    const glob = alone === undefined ? undefined : (0,value_glob/* compileGlob */.SO)(alone);
    const atTop = glob !== undefined && !('problem' in glob) && paths.some((path) => glob.matches(path));
    return alone !== undefined && atTop ? [alone, pattern] : [pattern];
}
function globBelow(folders) {
    const usable = folders.filter((path) => (0,speakable/* isSpeakable */.ho)(path) && !/[*?[\]{},!()\\]/.test(path)).slice(0, MOST);
    const patterns = usable.flatMap((path) => (path.length + 3 <= LONGEST ? [`${path}/**`] : []));
    return joined(patterns, usable.map((path) => `${path}/x`));
}
function joined(patterns, paths) {
    const glob = patterns.length > 1 ? `{${patterns.join(',')}}` : patterns[0];
    if (glob === undefined)
        return undefined;
    const compiled = (0,value_glob/* compileGlob */.SO)(glob);
    return 'problem' in compiled || !paths.some((path) => compiled.matches(path)) ? undefined : glob;
}
function patternsOf(family, tree) {
    const alike = alikeIn(family, tree);
    const candidates = candidatesOf(family, alike, tree.closed);
    const open = new Set(alike.filter(({ wanted }) => wanted > 0));
    const patterns = [];
    let found = 0;
    while (open.size > 0 && found < ENOUGH * family.paths.length && patterns.length < MOST) {
        const scored = candidates.map((each) => {
            let finds = 0;
            for (const folder of each.finds)
                if (open.has(folder))
                    finds += folder.wanted;
            return { each, finds };
        });
        const most = Math.max(0, ...scored.map(({ finds }) => finds));
        const near = scored.filter(({ finds }) => finds > 0 && finds >= NEARLY * most);
        const best = near.sort((a, b) => a.each.cost - b.each.cost || b.finds - a.finds)[0];
        if (best === undefined)
            break;
        patterns.push(best.each.text);
        found += best.finds;
        for (const folder of best.each.finds)
            open.delete(folder);
    }
    if (patterns.length === 0)
        return singles(family.paths, tree, MOST);
    const rest = family.paths.filter((path) => {
        const folder = (0,value_path/* parentOf */.gN)(path);
        return [...open].some((each) => each.folder === folder) && !NUMBERED.test(path);
    });
    return rest.length > MOST_ALONE ? patterns : [...patterns, ...singles(rest, tree, MOST_ALONE)];
}
function candidatesOf({ tail }, alike, closed) {
    const own = alike.filter(({ wanted }) => wanted > 0);
    const step = Math.max(1, own.length / MOST_FOLDERS);
    const sample = Array.from({ length: Math.min(own.length, MOST_FOLDERS) }, (_, i) => own[Math.floor(i * step)]);
    const made = new Map();
    const consider = (text, cost, below, matches) => {
        if (made.has(text))
            return;
        made.set(text, undefined);
        if (text.length > LONGEST || !(0,speakable/* isSpeakable */.ho)(text))
            return;
        const finds = new Set();
        let wanted = 0;
        let all = 0;
        for (const each of alike) {
            if (!matches(each.folder))
                continue;
            finds.add(each);
            wanted += each.wanted;
            all += each.all;
        }
        if (text.includes('**'))
            all += closed.filter((path) => (0,value_path/* isWithin */.UO)(below, path)).length;
        if (wanted >= PRECISION * all)
            made.set(text, { text, cost, finds });
    };
    for (const { folder } of sample) {
        const segments = folder === '' ? [] : folder.split('/');
        consider(folder === '' ? tail : `${folder}/${tail}`, 6, folder, (each) => each === folder);
        for (let i = segments.length; i >= 0; i--) {
            const above = segments.slice(0, i).join('/');
            const prefix = above === '' ? '' : `${above}/`;
            consider(`${prefix}**/${tail}`, i === 0 ? (tail === 'README*' ? 9 : 4) : 1 + (segments.length - i) * 0.1, above, (each) => (0,value_path/* isWithin */.UO)(above, each));
            for (let j = i + 1; j < segments.length; j++) {
                const named = segments[j];
                const within = (each) => (0,value_path/* isWithin */.UO)(above, each) && `${each.slice(prefix.length)}/`.includes(`/${named}/`);
                const cost = (i === 0 ? 3.5 : 2) + i * 0.1 + (segments.length - 1 - j) * 0.2;
                if (j === segments.length - 1)
                    consider(`${prefix}**/${named}/${tail}`, cost, above, (each) => within(each) && each.endsWith(`/${named}`));
                consider(`${prefix}**/${named}/**/${tail}`, cost + 0.5, above, within);
            }
        }
    }
    return [...made.values()].filter((each) => each !== undefined);
}
function singles(paths, { listing }, most) {
    const patterns = [];
    for (const path of paths) {
        const compiled = patterns.map((pattern) => (0,value_glob/* compileGlob */.SO)(pattern));
        if (compiled.some((glob) => !('problem' in glob) && glob.matches(path)))
            continue;
        const at = path.lastIndexOf('/');
        const [folder, name] = [path.slice(0, Math.max(0, at)), path.slice(at + 1)];
        const prefix = folder === '' ? '' : `${folder}/`;
        const names = listing.find((each) => each.path === folder)?.names ?? [];
        const telling = tellingNames(name).find((pattern) => isPrecise(pattern, names, folder, paths));
        const whole = `${prefix}${telling ?? withoutNumbers(name)}`;
        const short = shorten(whole);
        if (short === undefined || !(0,speakable/* isSpeakable */.ho)(short) || patterns.includes(short))
            continue;
        if (short === whole || isPreciseInTree(short, listing, paths))
            patterns.push(short);
        if (patterns.length >= most)
            break;
    }
    return patterns;
}
function tellingNames(name) {
    const words = [...name.matchAll(TELLING)].map((match) => match[0]);
    const extension = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1];
    if (words.length === 0 || extension === undefined)
        return [];
    const tail = `.${TWINS[extension] ?? extension}`;
    return [...words.map((word) => `*${word}*${tail}`), `*${words.join('*')}*${tail}`];
}
function isPrecise(pattern, names, folder, paths) {
    const glob = (0,value_glob/* compileGlob */.SO)(pattern);
    if ('problem' in glob)
        return false;
    const prefix = folder === '' ? '' : `${folder}/`;
    const found = names.filter((name) => glob.matches(name));
    return found.filter((name) => paths.includes(`${prefix}${name}`)).length >= PRECISION * found.length;
}
function isPreciseInTree(pattern, listing, paths) {
    const glob = (0,value_glob/* compileGlob */.SO)(pattern);
    if ('problem' in glob)
        return false;
    const found = listing.flatMap(({ path, names }) => names.map((name) => (path === '' ? name : `${path}/${name}`)).filter((file) => glob.matches(file)));
    return found.filter((file) => paths.includes(file)).length >= PRECISION * found.length;
}
function withoutNumbers(name) {
    const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
    const stem = name.slice(0, name.length - extension.length);
    return /\d{3}|v\d|\d+[._-]\d/i.test(stem)
        ? `${stem.replace(/v?\d[\d._-]*/gi, '*').replace(/\*+/g, '*')}${extension}`
        : name;
}
function shorten(pattern) {
    if (pattern.length <= LONGEST)
        return pattern;
    const segments = pattern.split('/');
    const last = segments.at(-1);
    if (last.length > LONGEST - 3 || segments.length < 2)
        return undefined;
    const head = [];
    for (const segment of segments.slice(0, -1)) {
        if (segment === '**' || [...head, segment, '**', last].join('/').length > LONGEST)
            break;
        head.push(segment);
    }
    return [...head, '**', last].join('/');
}

// EXTERNAL MODULE: ./build/core/scan/scaffold/words.js
var words = __webpack_require__(30672);
;// CONCATENATED MODULE: ./build/core/scan/scaffold/artefacts.js




const TERRAFORM = /\.(?:tf|tofu|hcl|tf\.json|tftest\.hcl)$/;
const FEW = 0.2;
const WEAK = 0.25;
function artefactsOf(kind, claims, folders, tree, map) {
    if (kind === 'code-map')
        return { paths: map?.parts.map(({ path }) => `${path}/`) ?? [], glob: map?.glob };
    const own = claims.filter(({ group = '' }) => !/(?:^|: )(?:dependency|ml-hint) /.test(group));
    const strong = own.filter(({ weight }) => weight >= WEAK);
    const found = [...new Set((strong.length > 0 ? strong : own).map(({ evidence }) => evidence.path))];
    if (kind === 'wiki')
        return artefacts_pages(found, folders, tree);
    const files = found.filter((path) => !folders.has(path));
    const paths = kind === 'terraform' ? terraform(files, tree.files) : workflowsLast(files);
    return { paths, glob: globFor(paths, tree) ?? globBelow(found.filter((path) => folders.has(path))) };
}
function terraform(found, files) {
    const telling = found.filter((path) => TERRAFORM.test(path));
    const dirs = new Set(telling.map(value_path/* parentOf */.gN));
    const modules = files.filter(({ path, dir, place }) => place === 'project' && dirs.has(dir) && TERRAFORM.test(path));
    return modules.length === 0 ? [...found] : modules.map(({ path }) => path);
}
function workflowsLast(paths) {
    const isWorkflow = (path) => path.startsWith('.github/');
    return [...paths.filter((path) => !isWorkflow(path)), ...paths.filter(isWorkflow)];
}
function artefacts_pages(found, folders, tree) {
    const { pages: written, loose } = (0,pages/* pagesOf */.E0)(tree.files);
    const all = written.length > 0 ? written : loose;
    const tops = new Map();
    for (const { path } of all) {
        const top = path.slice(0, path.indexOf('/') + 1);
        const list = tops.get(top);
        if (list === undefined)
            tops.set(top, [path]);
        else
            list.push(path);
    }
    const most = Math.max(0, ...[...tops.values()].map((list) => list.length));
    const large = [...tops.values()].filter((list) => list.length >= FEW * most);
    const whole = large
        .sort((a, b) => b.length - a.length)
        .flatMap((list) => {
        const folder = `${(0,words/* commonFolder */.Mp)(list)}/`;
        return folder === '/' ? list : tree.files.filter((file) => isAmong(file, folder)).map(({ path }) => path);
    });
    const others = found.filter((path) => !folders.has(path) && (pages/* PAGE */.KL.test(path) || path.endsWith('.ipynb')) && !all.some((each) => each.path === path));
    const first = (0,pages/* introducing */.dG)(tree.files).map(({ path }) => path);
    const paths = [...new Set([...whole, ...first, ...others])];
    const notebooks = others.some((path) => path.endsWith('.ipynb'))
        ? tree.files.filter(({ name, place }) => name.endsWith('.ipynb') && place === 'project').map(({ path }) => path)
        : [];
    const wanted = [...new Set([...paths, ...notebooks])];
    return { paths: wanted, glob: globFor(wanted, tree) };
}
function isAmong({ path, name, place }, folder) {
    return path.startsWith(folder) && pages/* PAGE */.KL.test(name) && place !== 'example' && place !== 'test';
}

// EXTERNAL MODULE: ./build/core/scan/scaffold/describe.js
var describe = __webpack_require__(22684);
// EXTERNAL MODULE: ./build/core/scan/scaffold/technologies.js
var scaffold_technologies = __webpack_require__(46479);
;// CONCATENATED MODULE: ./build/core/scan/scaffold/items.js




const KINDS = {
    wiki: { id: 'project-wiki', type: 'Code Wiki', title: 'Project wiki' },
    'code-map': { id: 'code-map', type: 'Code Wiki', title: 'Map of the source' },
    infra: { id: 'infrastructure', type: 'Infrastructure', title: 'Infrastructure' },
    terraform: { id: 'terraform', type: 'Terraform Module', title: 'Terraform architecture' },
    'api-spec': { id: 'api-contract', type: 'API', title: 'API contract' },
    dataset: { id: 'data-model', type: 'Dataset', title: 'Data model' },
    runbook: { id: 'operations', type: 'Runbook', title: 'Operations' },
    custom: { id: 'agent-tools', type: 'Tool', title: 'Tools for agents' },
};
function racItem({ value, confidence, claims }, folders, project) {
    const { id, type, title } = KINDS[value];
    const { paths, glob } = artefactsOf(value, claims, folders, project.tree, project.map);
    const description = (0,describe/* describe */.q)(value, claims, paths, project);
    const technologies = value === 'code-map' ? (project.map?.languages ?? []) : (0,scaffold_technologies/* technologiesOf */.m)(claims);
    return {
        id,
        kind: value,
        description,
        required: confidence >= 0.7 && value !== 'custom',
        check: glob === undefined
            ? { type: 'manual', hint: `confirm that the agents can read: ${title.toLowerCase()}` }
            : { type: 'file-glob', hint: glob },
        evidence: (0,scaffold_technologies/* evidenceOf */.X)(claims),
        okf: {
            type,
            title: `${title} of ${project.name}`,
            description,
            tags: [...new Set([value, ...technologies.map(words/* tag */.Tc)])].filter((each) => each !== '').slice(0, 6),
        },
    };
}
function withoutOkf({ id, kind, description, required, check, evidence }) {
    return { id, kind, description, required, check, evidence };
}


/***/ }),

/***/ 5436:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ filled),
/* harmony export */   l: () => (/* binding */ ROLE_TEMPLATES)
/* harmony export */ });
const ROLE_TEMPLATES = {
    frontend_dev: {
        title: 'Frontend developer',
        phase: 'build',
        taskTypes: ['implement-feature', 'refactor', 'debug'],
        mission: 'Builds and maintains the user interface of {what}.',
        action: 'TODO: say which screens or components of {name} change, and how they should behave in {where}',
    },
    backend_dev: {
        title: 'Backend developer',
        phase: 'build',
        taskTypes: ['design-api', 'implement-feature', 'refactor', 'debug'],
        mission: 'Builds and maintains {what}.',
        action: 'TODO: say which behaviour of {name} is to be built in {where}, and at which interface it shows',
    },
    mobile_dev: {
        title: 'Mobile developer',
        phase: 'build',
        taskTypes: ['implement-feature', 'refactor', 'debug'],
        mission: 'Builds and maintains the mobile app of {what}.',
        action: 'TODO: say which screens or flows of the {name} app change in {where}, and on which platforms',
    },
    data_engineer: {
        title: 'Data engineer',
        phase: 'build',
        taskTypes: ['data-modeling', 'schema-design', 'implement-feature'],
        mission: 'Builds and maintains the pipelines and models of {what}.',
        action: 'TODO: say which models or pipelines of {name} change in {where}, and who depends on them',
    },
    ml_engineer: {
        title: 'Machine learning engineer',
        phase: 'build',
        taskTypes: ['implement-feature', 'optimize-performance', 'data-modeling'],
        mission: 'Trains, evaluates and serves the models of {what}.',
        action: 'TODO: say which model or evaluation of {name} changes in {where}, and by which measure it is judged',
    },
    fullstack_dev: {
        title: 'Developer',
        phase: 'build',
        taskTypes: ['implement-feature', 'refactor', 'debug'],
        mission: 'Builds and maintains the library {what}.',
        action: 'TODO: say what callers of {name} will see, and what changes for it in {where}',
    },
    qa_engineer: {
        title: 'QA engineer',
        phase: 'test',
        taskTypes: ['test-authoring', 'debug'],
        mission: 'Keeps the tests of {what} honest and extends them with every change.',
        action: 'TODO: say which behaviour of {name} must be covered, and which suites of {where} must pass',
    },
    tech_writer: {
        title: 'Technical writer',
        phase: 'test',
        taskTypes: ['write-docs'],
        mission: 'Keeps {what} true to what it is about.',
        action: 'TODO: say which pages of {where} change for {name}, and for which readers',
    },
    security_expert: {
        title: 'Security expert',
        phase: 'secure',
        taskTypes: ['harden-security', 'review'],
        mission: 'Reviews every change to {what} for what an attacker could make of it.',
        action: 'TODO: say which assets and boundaries of {name} the change in {where} touches',
    },
    devops_engineer: {
        title: 'DevOps engineer',
        phase: 'deploy',
        taskTypes: ['deploy', 'incident-response'],
        mission: 'Brings changes of {what} into operation and keeps it running.',
        action: 'TODO: say which environment of {name} this goes to, and how {where} is rolled back',
    },
};
function filled(template, values) {
    return template.replace(/\{(\w+)\}/g, (whole, key) => Object.hasOwn(values, key) ? (values[key] ?? whole) : whole);
}


/***/ }),

/***/ 463:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ho: () => (/* binding */ isSpeakable),
/* harmony export */   yD: () => (/* binding */ speakablePath),
/* harmony export */   yR: () => (/* binding */ slug)
/* harmony export */ });
const SECRET = /(?:gh[pousr]_|github_pat_|glpat-|xox[abeprs]-|npm_|sk-|[sr]k_live_|AIza|pypi-|hf_|AKIA|ASIA)[A-Za-z0-9_-]{12,}|[A-Za-z0-9+/_=-]*(?=[A-Za-z_-]*\d)(?=[\d_-]*[A-Za-z])[A-Za-z0-9]{24,}|(?:passw(?:or)?d|secret|token)[=:]\S/i;
const LONGEST = 36;
function isSpeakable(name) {
    return !SECRET.test(name) && !/[\u0000-\u001f\u007f-\u009f`"\\]|\$\{|\u202e|\ufffd/.test(name);
}
function speakablePath(path) {
    if (!isSpeakable(path))
        return undefined;
    if (path.length <= LONGEST)
        return path;
    const segments = path.split('/');
    const last = segments.at(-1);
    const first = segments[0];
    if (last.length > LONGEST)
        return first.length <= LONGEST ? `${first}/…` : undefined;
    return first.length + last.length + 3 <= LONGEST && segments.length > 1 ? `${first}/…/${last}` : `…/${last}`;
}
function slug(text, fallback) {
    const made = (isSpeakable(text) ? text : '')
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^[^a-z]+|-+$/g, '')
        .slice(0, 40)
        .replace(/-+$/, '');
    return made === '' ? fallback : made;
}


/***/ }),

/***/ 46479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ evidenceOf),
/* harmony export */   m: () => (/* binding */ technologiesOf)
/* harmony export */ });
/* harmony import */ var _speakable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(463);

const MOST_EVIDENCE = 8;
const MOST_TECHNOLOGIES = 4;
function evidenceOf(claims) {
    const seen = new Set();
    const found = [];
    for (const { evidence } of claims) {
        if (found.length >= MOST_EVIDENCE || seen.has(evidence.path) || !(0,_speakable_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpeakable */ .ho)(evidence.path))
            continue;
        seen.add(evidence.path);
        found.push(evidence);
    }
    return found;
}
function technologiesOf(claims) {
    const names = new Set();
    for (const { technology } of claims)
        if (technology !== undefined)
            names.add(technology);
    return [...names].filter(_speakable_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpeakable */ .ho).slice(0, MOST_TECHNOLOGIES);
}


/***/ }),

/***/ 30672:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Mp: () => (/* binding */ commonFolder),
/* harmony export */   Tc: () => (/* binding */ tag),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   ub: () => (/* binding */ folderName)
/* harmony export */ });
/* harmony import */ var _speakable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(463);

function listed(items) {
    return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
function counted(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
function folderName(path) {
    const shown = path === '' ? 'the top folder' : (0,_speakable_js__WEBPACK_IMPORTED_MODULE_0__/* .speakablePath */ .yD)(path);
    return shown === undefined ? undefined : path === '' ? shown : `${shown}/`;
}
function placesOf(paths) {
    const common = commonFolder(paths);
    if (common !== '')
        return folderName(common) ?? '';
    const counts = new Map();
    for (const path of paths) {
        const top = path.includes('/') ? `${path.slice(0, path.indexOf('/'))}/` : 'the top folder';
        counts.set(top, (counts.get(top) ?? 0) + 1);
    }
    const sayable = [...counts].filter(([top]) => top.length <= 36 && (0,_speakable_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpeakable */ .ho)(top));
    const most = sayable.sort((a, b) => b[1] - a[1]).map(([top]) => top);
    const more = most.length - 3;
    return more > 0 ? `${most.slice(0, 3).join(', ')} and ${counted(more, 'more place')}` : listed(most);
}
function commonFolder(paths) {
    let common = (paths[0] ?? '').split('/').slice(0, -1);
    for (const path of paths) {
        const segments = path.split('/').slice(0, -1);
        let length = 0;
        while (length < common.length && common[length] === segments[length])
            length++;
        common = common.slice(0, length);
    }
    return common.join('/');
}
function tag(text) {
    return text
        .toLowerCase()
        .replace(/c#/g, 'csharp')
        .replace(/f#/g, 'fsharp')
        .replace(/c\+\+/g, 'cpp')
        .replace(/^\.net/, 'dotnet')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '');
}


/***/ }),

/***/ 26620:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ yamlText)
/* harmony export */ });
const PLAIN = /^[A-Za-z_/](?:[ -~]*[!-9;-~])?$/;
const MEANING = /: | #|^(?:true|false|null|yes|no|on|off|y|n)$/i;
const VERSION = /^\d+\.\d+\.\d+$/;
function yamlText(value, unit = '  ') {
    return Array.isArray(value) ? listLines(value, '', unit).join('') : mappingLines(value, '', unit).join('');
}
function mappingLines(mapping, indent, unit) {
    return Object.entries(mapping)
        .filter(([, value]) => value !== undefined)
        .flatMap(([key, value]) => {
        const head = `${indent}${scalar(key)}:`;
        if (!isNested(value))
            return [`${head} ${scalar(value)}\n`];
        const below = `${indent}${unit}`;
        return [
            `${head}\n`,
            ...(Array.isArray(value) ? listLines(value, below, unit) : mappingLines(value, below, unit)),
        ];
    });
}
function listLines(list, indent, unit) {
    return list.flatMap((item) => {
        if (!isNested(item))
            return [`${indent}- ${scalar(item)}\n`];
        const below = `${indent}  `;
        const lines = Array.isArray(item) ? listLines(item, below, unit) : mappingLines(item, below, unit);
        return lines.map((line, i) => (i === 0 ? `${indent}- ${line.slice(below.length)}` : line));
    });
}
function isNested(value) {
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
function scalar(value) {
    const isPlain = typeof value === 'string' && (VERSION.test(value) || (PLAIN.test(value) && !MEANING.test(value)));
    return isPlain ? value : JSON.stringify(value);
}


/***/ }),

/***/ 41806:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e0: () => (/* binding */ allLooks),
  SQ: () => (/* binding */ scan)
});

// UNUSED EXPORTS: scanTree

// EXTERNAL MODULE: ./build/core/scan/detector.js
var detector = __webpack_require__(75702);
// EXTERNAL MODULE: ./build/core/scan/tree/languages.js
var languages = __webpack_require__(56116);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/core/scan/general-code.js



const EXPLAINS = [
    [
        'mobile_dev',
        ['Java', 'Kotlin', 'Swift', 'Objective-C', 'Dart', 'JavaScript', 'TypeScript', 'C', 'C++', 'C#', 'Ruby'],
    ],
    ['frontend_dev', ['JavaScript', 'TypeScript', 'Vue', 'Svelte', 'Astro', 'Razor']],
    ['ml_engineer', ['Python', 'R', 'Julia']],
    ['data_engineer', ['Python', 'R', 'Scala']],
];
const INCIDENTAL = new Set(['Perl', 'Lua', 'Groovy', 'Razor']);
const ANALYSIS = new Set(['R', 'Julia']);
const SCRIPTS = new Set(['JavaScript', 'TypeScript', 'Vue', 'Svelte', 'Astro']);
const EXPLAINING = 0.3;
function generalCode(packages, tree, decided) {
    const all = (0,detector/* codeFiles */.R9)(tree);
    if (all === 0)
        return [];
    const claims = [];
    for (const [language, { files, sample }] of tree.code) {
        if (SCRIPTS.has(language) || INCIDENTAL.has(language) || isExplained(language, files, tree, decided))
            continue;
        const manifest = manifestOf(packages, language, tree);
        if (manifest === undefined && ANALYSIS.has(language))
            continue;
        const share = files / all;
        const weight = manifest !== undefined ? (share >= 0.2 || files >= 100 ? 0.75 : 0.25) : share >= 0.5 && files >= 15 ? 0.6 : 0;
        if (weight === 0)
            continue;
        const path = manifest?.evidence.path ?? sample;
        const why = `${files} ${language} source files`;
        claims.push((0,detector/* claim */.B7)('role:backend_dev', weight, path, why, { group: 'general code', technology: language }));
    }
    return claims;
}
function libraryCode(packages, tree, decided) {
    const all = (0,detector/* codeFiles */.R9)(tree);
    return [...tree.code].flatMap(([language, { files }]) => {
        if (!SCRIPTS.has(language) || files * 2 < all || isExplained(language, files, tree, decided))
            return [];
        const manifest = manifestOf(packages, language, tree);
        if (manifest?.name === undefined)
            return [];
        const why = `library of ${files} ${language} source ${files === 1 ? 'file' : 'files'}: no server, command or browser shows`;
        return [(0,detector/* claim */.B7)('role:fullstack_dev', 0.6, manifest.evidence.path, why, { group: 'library', technology: language })];
    });
}
function codeShare(tree, languages) {
    const all = (0,detector/* codeFiles */.R9)(tree);
    const wanted = languages.reduce((sum, language) => sum + (tree.code.get(language)?.files ?? 0), 0);
    return all === 0 ? 0 : wanted / all;
}
function manifestOf(packages, language, { sources }) {
    let best;
    let most = -1;
    for (const each of packages) {
        if (each.languages?.includes(language) !== true)
            continue;
        const files = sources.get((0,detector/* folderOfClaim */.a_)(each))?.files ?? 0;
        if (files > most)
            [best, most] = [each, files];
    }
    return best;
}
function isExplained(language, files, { sources }, decided) {
    const folders = new Set(EXPLAINS.flatMap(([role, languages]) => (languages.includes(language) ? (decided.get(role)?.claims ?? []) : []))
        .filter(({ weight }) => weight >= EXPLAINING)
        .map(detector/* folderOfClaim */.a_));
    let explained = 0;
    for (const folder of folders) {
        if (hasAbove(folders, folder))
            continue;
        for (const [extension, count] of sources.get(folder)?.extensions ?? [])
            if (languages/* LANGUAGES */.Yj[extension] === language)
                explained += count;
    }
    return explained * 2 >= files && explained > 0;
}
function hasAbove(folders, folder) {
    for (let at = folder; at !== '';) {
        at = (0,value_path/* parentOf */.gN)(at);
        if (folders.has(at))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/core/scan/decide.js



const THRESHOLD = 0.55;
const MOBILE_CODE = ['Java', 'Kotlin', 'Swift', 'Objective-C', 'Dart', 'C#', 'JavaScript', 'TypeScript'];
const SMALL_TOOL = { files: 5, share: 0.05 };
const HELPERS = /: (?:dependency (?:data|ml)$|ml-hint )/;
function decide(claims, tree) {
    const bySubject = new Map();
    for (const each of settled(claims, tree)) {
        const list = bySubject.get(each.subject);
        if (list === undefined)
            bySubject.set(each.subject, [each]);
        else
            list.push(each);
    }
    const of = (subject) => bySubject.get(subject) ?? [];
    const decided = new Map();
    const add = (role, reasons) => {
        const decision = weigh(role, reasons, tree);
        if (decision !== undefined)
            decided.set(role, decision);
    };
    for (const role of detector/* ROLES */.gg)
        add(role, role === 'mobile_dev' ? mobileClaims(of('role:mobile_dev'), tree) : of(`role:${role}`));
    if (!decided.has('backend_dev'))
        add('backend_dev', [...of('role:backend_dev'), ...generalCode(of('package'), tree, decided)]);
    if (!['frontend_dev', 'backend_dev', 'mobile_dev'].some((role) => decided.has(role)))
        add('fullstack_dev', libraryCode(of('package'), tree, decided));
    return {
        roles: detector/* ROLES */.gg.flatMap((role) => decided.get(role) ?? []),
        rac: detector/* KINDS */.GW.flatMap((kind) => weigh(kind, of(`rac:${kind}`), tree) ?? []),
    };
}
function weigh(value, claims, tree) {
    const groups = new Map();
    for (const each of claims) {
        const { group = 'default' } = each;
        const list = groups.get(group);
        if (list === undefined)
            groups.set(group, [each]);
        else
            list.push(each);
    }
    let doubt = 1;
    for (const list of groups.values())
        doubt *= doubtLeft(list);
    const confidence = Math.round((1 - doubt) * 100) / 100;
    if (confidence < THRESHOLD)
        return undefined;
    return { value, confidence: Math.min(confidence, 0.99), claims: bySay(claims, tree) };
}
function doubtLeft(claims) {
    const weights = claims.map(({ weight }) => weight).sort((a, b) => b - a);
    if (!claims.some(({ addsUp }) => addsUp === true))
        return 1 - (weights[0] ?? 0);
    return weights.slice(0, 50).reduce((doubt, weight, i) => doubt * (1 - weight / (i + 1)), 1);
}
function bySay(claims, tree) {
    const keyed = claims.map((each) => ({ each, mass: massOf(each.evidence.path, tree) }));
    const order = (a, b) => b.each.weight - a.each.weight ||
        b.mass - a.mass ||
        (a.each.rank ?? 0) - (b.each.rank ?? 0) ||
        depth(a.each) - depth(b.each) ||
        (a.each.evidence.path < b.each.evidence.path ? -1 : a.each.evidence.path > b.each.evidence.path ? 1 : 0);
    return keyed.sort(order).map(({ each }) => each);
}
function massOf(path, { sources }) {
    const own = sources.get(path);
    return (own ?? sources.get((0,value_path/* parentOf */.gN)(path)))?.files ?? 0;
}
function depth({ evidence: { path } }) {
    return path.split('/').length;
}
function settled(claims, tree) {
    const all = tree.sources.get('')?.files ?? 0;
    const servers = new Set(claims
        .filter(({ subject, weight, group = '' }) => subject === 'role:backend_dev' && weight >= 0.9 && group !== '')
        .map(({ evidence }) => evidence.path));
    return claims.map((each) => {
        const { subject, group = '', weight, evidence } = each;
        if (!/: (?:dependency|ml-hint) /.test(group) || !subject.startsWith('role:'))
            return each;
        const dir = (0,value_path/* parentOf */.gN)(evidence.path);
        const files = tree.sources.get(dir)?.files ?? 0;
        const small = dir !== '' && files <= SMALL_TOOL.files && files <= SMALL_TOOL.share * all;
        const helper = HELPERS.test(group) && servers.size > 0;
        return small ? { ...each, weight: weight / 2 } : helper ? { ...each, weight: weight * 0.57 } : each;
    });
}
function mobileClaims(claims, tree) {
    if (claims.some(({ weight }) => weight >= 0.8))
        return claims;
    return codeShare(tree, MOBILE_CODE) >= 0.3 ? claims : [];
}

;// CONCATENATED MODULE: ./build/core/scan/detectors/browser.js

const SCRIPT = /<script\b[^>]*\bsrc=["'](?!(?:https?:)?\/\/)[^"']+\.(?:m?js|ts)["']/i;
const PAGE = /\.(?:mdx?|rst|adoc|markdown)$/i;
const MIN_SCRIPTS = 3;
const browser = {
    id: 'browser',
    title: 'Browser apps without a package manager',
    docs: 'An index.html that loads scripts of the project, where most of the code is such scripts and no package.json says more. A site of pages is none.',
    seesAll: true,
    looksAt: [
        { names: ['index.html'], path: /^(?:public\/|src\/|app\/|www\/)?index\.html$/i, bytes: 64 * 1024, start: true },
    ],
    detect(tree) {
        const claims = [];
        if (tree.files.some(({ path }) => path === 'package.json' || path === '_config.yml'))
            return { claims };
        const scripts = (tree.code.get('JavaScript')?.files ?? 0) + (tree.code.get('TypeScript')?.files ?? 0);
        if (scripts < MIN_SCRIPTS || scripts * 2 < (0,detector/* codeFiles */.R9)(tree))
            return { claims };
        const pages = tree.files.filter(({ name }) => PAGE.test(name)).length;
        if (pages >= 2 * scripts)
            return { claims };
        for (const file of tree.files) {
            const text = file.name.toLowerCase() === 'index.html' ? tree.text(file.path) : undefined;
            const line = text === undefined || file.place !== 'project' ? undefined : (0,detector/* lineOf */.cA)(text, SCRIPT);
            if (line !== undefined)
                claims.push((0,detector/* claim */.B7)('role:frontend_dev', 0.65, file.path, `page that loads ${scripts} scripts`, { line }));
        }
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/ci.js

const FILES = /^(?:\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|\.gitlab\/.+\.yml|\.circleci\/config\.yml|azure-pipelines[^/]*\.ya?ml|\.azure[^/]*\/.+\.ya?ml|bitbucket-pipelines\.yml|\.drone\.yml|\.woodpecker[^/]*\.ya?ml|\.woodpecker\/.+\.ya?ml|cloudbuild[^/]*\.ya?ml|\.buildkite\/.+\.ya?ml|\.travis\.yml|\.semaphore\/.+\.ya?ml|\.forgejo\/workflows\/.+|\.gitea\/workflows\/.+)$/;
const DEPLOY = /\b(?:kubectl (?:apply|rollout|set image)|helm (?:upgrade|install)\b(?!.*\b(?:kind|minikube)\b)|helmfile (?:apply|sync)|terraform (?:apply|plan)\b|tofu apply|terragrunt (?:run-all )?apply|pulumi up|cdk deploy|aws (?:ecs|s3 sync|lambda update|cloudformation deploy)|gcloud (?:run|app|functions|composer)\b[^\n]*deploy|az (?:webapp|containerapp)|fly(?:ctl)? deploy|serverless deploy|sls deploy|ansible-playbook|kamal deploy|cap production deploy|eb deploy|heroku container|wrangler (?:deploy|publish)|skaffold run|docker stack deploy|sam deploy|sst deploy|railway up|cf push|oc (?:apply|rollout)|argocd app sync|nomad job run|copilot deploy|amplify push|firebase deploy|supabase (?:db push|functions deploy)|databricks bundle deploy|astro deploy|modal deploy|prefect deploy|bentoml (?:deploy|cloud deploy)|anyscale (?:services? (?:deploy|rollout)|jobs? submit)|az functionapp|gcloud builds submit|helm-?file (?:apply|sync)|vercel (?:deploy|--prod))|uses:\s*["']?(?:azure\/(?:webapps-deploy|k8s-deploy|aks-set-context)|aws-actions\/amazon-ecs-deploy-task-definition|google-github-actions\/deploy-[\w-]+|superfly\/flyctl-actions|akhileshns\/heroku-deploy|azure\/(?:functions-action|arm-deploy|container-apps-deploy-action|aci-deploy)|aws-actions\/aws-cloudformation-github-deploy|pulumi\/actions|astronomer\/deploy-action|dagster-io\/dagster-cloud-action|amondnet\/vercel-action|firebaseextended\/action-hosting-deploy|cloudflare\/wrangler-action|appleboy\/ssh-action|shipit)/i;
const STORE = /upload-google-play|upload-testflight|app-store-deploy|fastlane (?:\w+ )?(?:deliver|supply|pilot|release|beta|deploy)|upload_to_(?:play_store|app_store|testflight)|appcenter distribute/i;
const ASIDE = /(?:^|[/_.-])(?:docs?|documentation|website|site|pages|storybook|previews?|screengrabs|demos?|tests?|e2e|ci|bench\w*|openapi|swagger|sdks?)(?:[/_.-]|$)/i;
const PUBLISH = /uses:\s*["']?(?:docker\/build-push-action|docker\/bake-action|redhat-actions\/push-to-registry|depot\/build-push-action|aws-actions\/amazon-ecr-login|docker\/metadata-action)|\bdocker (?:image )?push\b|\bdocker buildx build\b[^\n]*--push|\bpodman push\b|\bbuildah push\b|\bko (?:build|publish|resolve)\b|\bkaniko\b|\bskopeo copy\b|\bmake (?:docker-push|push-images?)\b|helm\/chart-releaser-action|\bhelm push\b|\bcr upload\b/i;
const SECURITY_TOOLS = /github\/codeql-action|aquasecurity\/trivy-action|gitleaks\/gitleaks-action|ossf\/scorecard-action|trufflesecurity|snyk\/actions|zizmor|semgrep|returntocorp/i;
const ci = {
    id: 'ci',
    title: 'CI and deploy workflows',
    docs: 'Pipelines of the common CI systems, judged by what they do: deploying and publishing images is operation of the project, running tests, releasing a package and bringing pages online is not.',
    looksAt: [
        { extensions: ['yml', 'yaml'], path: FILES, bytes: 64 * 1024, start: true, files: 200 },
        { names: ['jenkinsfile', 'fastfile'], bytes: 64 * 1024, start: true, files: 20 },
    ],
    detect(tree) {
        const claims = [];
        for (const file of tree.files) {
            if (!FILES.test(file.path) && !/^(?:Jenkinsfile|Fastfile)$/.test(file.name))
                continue;
            if (file.place !== 'project')
                continue;
            const text = tree.text(file.path);
            if (text === undefined)
                continue;
            const code = text.replace(/^\s*#.*$/gm, '');
            for (const [pattern, weight, why, group] of [
                [DEPLOY, 0.6, 'pipeline that deploys', 'deploy pipeline'],
                [PUBLISH, 0.5, 'pipeline that builds and publishes images', 'image pipeline'],
                [STORE, 0.55, 'pipeline that releases to a store', 'store pipeline'],
            ]) {
                if (!pattern.test(code))
                    continue;
                const aside = ASIDE.test(file.name);
                for (const subject of ['rac:infra', 'role:devops_engineer'])
                    claims.push((0,detector/* claim */.B7)(subject, aside ? weight / 3 : weight, file.path, why, {
                        line: (0,detector/* lineOf */.cA)(text, pattern),
                        group: aside ? 'pipeline aside' : group,
                        technology: systemOf(file.path),
                    }));
            }
            if (SECURITY_TOOLS.test(code))
                claims.push((0,detector/* claim */.B7)('role:security_expert', 0.1, file.path, 'security scan in a pipeline', {
                    line: (0,detector/* lineOf */.cA)(text, SECURITY_TOOLS),
                    group: 'security pipeline',
                }));
        }
        return { claims };
    },
};
function systemOf(path) {
    if (path.startsWith('.github/'))
        return 'GitHub Actions';
    if (path.startsWith('.gitlab'))
        return 'GitLab CI';
    if (path.startsWith('.circleci/'))
        return 'CircleCI';
    if (path.startsWith('azure') || path.startsWith('.azure'))
        return 'Azure Pipelines';
    if (path.endsWith('Fastfile'))
        return 'fastlane';
    return path.endsWith('Jenkinsfile') ? 'Jenkins' : 'CI pipelines';
}

;// CONCATENATED MODULE: ./build/core/scan/detectors/containers.js

const DOCKERFILE = /^(?:(?:docker|container)file(?:[.-][\w.-]+)?|[\w.-]+\.(?:docker|container)file)$/i;
const COMPOSE = /^(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/i;
const DOCS_IMAGE = /mkdocs|jekyll|sphinx|docusaurus|hugo|squidfunk|honkit|gitbook|markdownlint|asciidoctor|mdbook/i;
const DEVELOPMENT_NAME = /(?:^|[._-])(?:dev|devel|development|tests?|lint|docs?|ci|coverage|debug)(?:[._-]|$)/;
const DEVELOPMENT = /(?:^|\/)(?:\.devcontainer|\.gitpod|\.vscode|\.github|\.clusterfuzzlite|\.worktree-container)(?:\/|$)/i;
const DEVELOPMENT_FOLDER = /(?:^|\/)(?:dev|devel|development|local|ci|buildenv|build-env|toolbox)(?:\/|$)/i;
const CARRIES = /^\s*(?:COPY|ADD|CMD|ENTRYPOINT|ONBUILD)\b|\bgit clone\b|releases\/download\//im;
const STOCK = /(?:^|\/)(?:postgres|postgis|mysql|mariadb|mongo|redis|valkey|memcached|rabbitmq|kafka|zookeeper|elasticsearch|opensearch|minio|localstack|mailhog|mailpit|adminer|pgadmin4?|clickhouse-server|mssql|server|cassandra|nats|etcd|vault|consul|trino|spark|hive)(?::|@|$)/i;
const WORKPLACE = /(?:context|dockerfile):\s*["']?\.?\/?(?:dev|development|\.devcontainer)\b|^\s*-\s*["']?\.\/?:\/|container_name:.*dev\b/im;
const TEMPLATE = /(?:^|\/)(?:resources|templates?|handlebars|mustache|scaffold(?:s|ing)?|starters?|stubs|archetypes?|generators?)\//i;
const VARIANTS = {
    extensions: [
        '',
        ...'prod production web worker api app server alpine debian distroless dev release base slim ubuntu cpu gpu cuda arm64 amd64 backend frontend'.split(' '),
    ],
    name: /^(?:docker|container)file[.-].+$/i,
    bytes: 16 * 1024,
    start: true,
    files: 100,
};
function isStock(text) {
    const images = [...text.matchAll(/^\s*image:\s*["']?(\S+?)["']?\s*$/gm)].map((match) => match[1]);
    return images.length > 0 && !/^\s*build:/m.test(text) && images.every((image) => STOCK.test(image));
}
function isForDevelopment(path, name, text) {
    return DEVELOPMENT_NAME.test(name) || DEVELOPMENT_FOLDER.test(path) || !CARRIES.test(text);
}
const containers = {
    id: 'containers',
    title: 'Container images and Compose',
    docs: 'Dockerfiles, Containerfiles and Compose files of the project, Skaffold, Tilt and Vagrant. Development containers, images that carry nothing of the project, images of documentation and everything under tests and examples prove nothing.',
    looksAt: [
        {
            names: [
                'dockerfile',
                'containerfile',
                'skaffold.yaml',
                'skaffold.yml',
                'tiltfile',
                'vagrantfile',
                'docker-bake.hcl',
            ],
            bytes: 16 * 1024,
            start: true,
            files: 200,
        },
        { extensions: ['dockerfile', 'containerfile'], bytes: 16 * 1024, start: true, files: 100 },
        {
            extensions: ['yml', 'yaml'],
            name: /^(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/i,
            bytes: 32 * 1024,
            start: true,
            files: 100,
        },
        VARIANTS,
    ],
    detect(tree) {
        const claims = [];
        for (const file of tree.files) {
            if (file.place !== 'project' || DEVELOPMENT.test(file.path))
                continue;
            const text = tree.text(file.path) ?? '';
            const lower = file.name.toLowerCase();
            const add = (weight, why, technology, group) => {
                for (const subject of ['rac:infra', 'role:devops_engineer'])
                    claims.push((0,detector/* claim */.B7)(subject, weight, file.path, why, { technology, group }));
            };
            if (DOCKERFILE.test(lower) && /^\s*FROM\s/im.test(text)) {
                if (TEMPLATE.test(file.path))
                    add(0.3, 'container image in a template', 'Docker', 'template image');
                else if (!DOCS_IMAGE.test(text) && !isForDevelopment(file.path, lower, text))
                    add(0.65, 'container image', 'Docker', 'dockerfile');
                else if (!DOCS_IMAGE.test(text))
                    add(0.3, 'container image for development', 'Docker', 'development');
            }
            else if (COMPOSE.test(lower)) {
                const development = /dev|test|local|override|ci\b/.test(lower) ||
                    DEVELOPMENT_FOLDER.test(file.dir) ||
                    WORKPLACE.test(text) ||
                    isStock(text);
                add(development ? 0.3 : 0.55, 'Compose services', 'Docker Compose', development ? 'development' : 'compose');
            }
            else if (/^skaffold\.ya?ml$/.test(lower))
                add(0.7, 'Skaffold pipeline', 'Skaffold', 'skaffold');
            else if (lower === 'tiltfile' || lower === 'vagrantfile')
                add(0.3, `${file.name} for development`, file.name.replace('file', ''), 'development');
            else if (lower === 'docker-bake.hcl')
                add(0.5, 'image build definition', 'Docker Buildx', 'bake');
        }
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/contracts.js

const OPENAPI = /^\s{0,2}["']?(openapi|swagger)["']?\s*:\s*["']?[23]\b/m;
const ASYNCAPI = /^\s{0,2}["']?asyncapi["']?\s*:\s*["']?[23]\b/m;
const COMPONENTS = /^components:\s*\n(?:\s*#[^\n]*\n)*\s+(?:schemas|responses|parameters|securitySchemes):/m;
const SERVICE = /^\s*service\s+\w+\s*\{/m;
const GRAPHQL = /^\s*(?:extend\s+)?(?:type\s+(?:Query|Mutation|Subscription)\b|schema\s*(?:@[^{]*)?\{)/m;
const NAMED = /(?:openapi|swagger|asyncapi|api-?spec|api-docs|redocly|openrpc)/i;
const CASE = /[._-](?:tests?|fixtures?|mocks?|samples?|examples?|good|bad|valid|invalid)\.\w+$/i;
function canHold({ place, dir, name }) {
    if (CASE.test(name))
        return false;
    return place === 'project' || place === 'docs' || (place === 'test' && /^(?:specs?|[^/]+\/specs?)$/.test(dir));
}
const contracts = {
    id: 'contracts',
    title: 'API contracts',
    docs: 'OpenAPI, AsyncAPI, OpenRPC, GraphQL schemas, protobuf and Thrift services, WSDL, Smithy, TypeSpec, RAML and API Blueprint, by what the file says. Protobuf messages without a service are storage, not an API. Contracts of tests and examples prove nothing.',
    looksAt: [
        {
            extensions: ['yaml', 'yml', 'json'],
            path: /(?:openapi|swagger|asyncapi|openrpc|api-?spec|api-docs|(?:^|\/)(?:apis?|spec|specs?|contracts?|schemas?|docs?|rest|reference|v\d)\/|(?:^|\/)(?:api|spec3?|service|components)(?:\.[\w.-]+)?\.(?:ya?ml|json)$)/i,
            bytes: 8192,
            start: true,
            files: 300,
        },
        { extensions: ['proto', 'thrift'], bytes: 64 * 1024, start: true, files: 300 },
        { extensions: ['graphql', 'graphqls', 'gql', 'sdl'], bytes: 64 * 1024, start: true, files: 200 },
        { extensions: ['wsdl', 'smithy', 'raml', 'apib', 'tsp'] },
        {
            extensions: ['js', 'ts', 'mjs'],
            name: /swagger.*def|swagger\.(?:js|ts)$|openapi\.(?:js|ts)$/i,
            bytes: 4096,
            start: true,
            files: 20,
        },
    ],
    detect(tree) {
        const claims = [];
        for (const file of tree.files) {
            if (!canHold(file))
                continue;
            const text = tree.text(file.path);
            const extension = file.name.toLowerCase().split('.').at(-1) ?? '';
            const add = (weight, why, technology, line) => {
                claims.push((0,detector/* claim */.B7)('rac:api-spec', weight, file.path, why, { technology, line, group: technology }));
            };
            if (/^(?:wsdl|smithy|raml|apib)$/.test(extension))
                add(0.8, `${extension.toUpperCase()} contract`, extension.toUpperCase());
            if (text === undefined)
                continue;
            if (/^(?:ya?ml|json)$/.test(extension)) {
                const head = extension === 'json' ? text.slice(0, 2000) : text;
                if (OPENAPI.test(head) || (extension === 'json' && /"(?:openapi|swagger)"\s*:\s*"[23]\./.test(head)))
                    add(0.9, 'OpenAPI document', 'OpenAPI', (0,detector/* lineOf */.cA)(head, OPENAPI));
                else if (extension === 'json' &&
                    /^\s*\{\s*"(?:components|paths|definitions)"\s*:/.test(head) &&
                    /"(?:schemas|securitySchemes|operationId|securityDefinitions)"/.test(text))
                    add(0.75, 'OpenAPI document', 'OpenAPI');
                else if (ASYNCAPI.test(head))
                    add(0.9, 'AsyncAPI document', 'AsyncAPI', (0,detector/* lineOf */.cA)(head, ASYNCAPI));
                else if (/"openrpc"\s*:/.test(head))
                    add(0.9, 'OpenRPC document', 'OpenRPC');
                else if (extension !== 'json' && COMPONENTS.test(text))
                    add(NAMED.test(file.path) || /doc|api|spec/i.test(file.dir) ? 0.65 : 0.45, 'components of an OpenAPI document', 'OpenAPI', (0,detector/* lineOf */.cA)(text, COMPONENTS));
            }
            else if (extension === 'proto' || extension === 'thrift') {
                if (SERVICE.test(text))
                    add(0.85, extension === 'proto' ? 'gRPC service' : 'Thrift service', extension === 'proto' ? 'protobuf' : 'Thrift', (0,detector/* lineOf */.cA)(text, SERVICE));
            }
            else if (/^(?:graphqls?|gql|sdl)$/.test(extension)) {
                if (GRAPHQL.test(text))
                    add(0.85, 'GraphQL schema', 'GraphQL', (0,detector/* lineOf */.cA)(text, GRAPHQL));
            }
            else if (/^[mc]?[jt]s$/.test(extension) && OPENAPI.test(text.replace(/^\s+/gm, '  ')))
                add(0.4, 'definition of an OpenAPI document', 'OpenAPI');
        }
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/cpp.js

const NAMES = [
    'cmakelists.txt',
    'meson.build',
    'configure.ac',
    'conanfile.txt',
    'conanfile.py',
    'vcpkg.json',
    'build.zig',
    'build.bazel',
    'module.bazel',
    'stack.yaml',
    'dune-project',
    'library.properties',
    'platformio.ini',
    'idf_component.yml',
    'makefile',
];
const LANGUAGES = {
    'build.zig': ['Zig'],
    'stack.yaml': ['Haskell'],
    'dune-project': ['OCaml'],
};
const cpp = {
    id: 'cpp',
    title: 'C, C++ and other native builds',
    docs: 'CMake, Meson, Autotools, Conan, vcpkg, Bazel, Arduino and PlatformIO, Zig, Haskell, OCaml and Nim build files in the project itself.',
    looksAt: [{ names: NAMES }, { extensions: ['cabal', 'nimble'] }],
    detect(tree) {
        const claims = tree.files
            .filter((file) => file.place === 'project')
            .flatMap((file) => {
            const lower = file.name.toLowerCase();
            const extension = lower.split('.').at(-1);
            const languages = extension === 'cabal' ? ['Haskell'] : extension === 'nimble' ? ['Nim'] : (LANGUAGES[lower] ?? ['C', 'C++']);
            if (!NAMES.includes(lower) && extension !== 'cabal' && extension !== 'nimble')
                return [];
            return [(0,detector/* claim */.B7)('package', 1, file.path, 'native build file', { languages, group: file.path })];
        });
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/data/technologies.js
const TABLE = {
    npm: {
        server: 'express fastify koa @koa/router @nestjs/core @hapi/hapi hapi hono @hono/node-server restify polka @feathersjs/feathers @adonisjs/core sails moleculer @apollo/server apollo-server apollo-server-express graphql-yoga @trpc/server @loopback/core strapi @strapi/strapi h3 nitro elysia probot',
        transport: '@grpc/grpc-js ws socket.io bullmq @modelcontextprotocol/sdk @modelcontextprotocol/server',
        ui: 'astro react react-dom preact vue svelte @sveltejs/kit @angular/core solid-js lit next nuxt @remix-run/react gatsby ember-source alpinejs @builder.io/qwik inferno mithril riot @inertiajs/vue3 @inertiajs/react @inertiajs/svelte react-scripts backbone marionette @stencil/core htmx.org vuetify @mui/material antd @emotion/react styled-components electron',
        mobile: 'react-native expo @ionic/core @ionic/react @ionic/angular @ionic/vue @capacitor/core cordova nativescript @nativescript/core',
        ml: '@tensorflow/tfjs @tensorflow/tfjs-node onnxruntime-node brain.js',
        database: 'prisma @prisma/client typeorm sequelize knex drizzle-orm mikro-orm mongoose @mikro-orm/core kysely objection',
        api: 'swagger-jsdoc swagger-ui-express @nestjs/swagger @asteasolutions/zod-to-openapi @fastify/swagger tsoa',
        e2e: '@playwright/test playwright cypress detox webdriverio @wdio/cli testcafe nightwatch puppeteer',
        security: 'oidc-provider',
        docs: 'docusaurus @docusaurus/core @docusaurus/preset-classic vitepress vuepress docsify docsify-cli gitbook gitbook-cli markdownlint markdownlint-cli markdownlint-cli2 markdown-link-check textlint remark-cli typedoc @antora/cli nextra mintlify retypeapp cspell prettier husky lint-staged vitepress-plugin-mermaid @astrojs/starlight',
        mcp: '@modelcontextprotocol/sdk @modelcontextprotocol/server fastmcp mcp-framework',
    },
    python: {
        server: 'django djangorestframework flask fastapi starlette tornado aiohttp sanic bottle falcon pyramid litestar quart connexion robyn blacksheep cherrypy django-ninja zope plone fastmcp',
        command: 'click typer',
        transport: 'uvicorn gunicorn hypercorn grpcio celery twisted graphene strawberry-graphql ariadne mcp',
        ui: 'nicegui reflex',
        data: 'apache-airflow airflow dagster prefect luigi kedro dbt-core dbt-postgres dbt-snowflake dbt-bigquery dbt-redshift dbt-duckdb dbt-spark pyspark great-expectations great_expectations sqlmesh meltano dlt apache-beam petl mage-ai delta-spark singer-sdk snowflake-snowpark-python apache-flink ibis-framework bytewax pathway dataform sqlmesh soda-core astronomer-cosmos singer-python',
        ml: 'torch pytorch torchvision torchaudio tensorflow tensorflow-gpu keras jax jaxlib flax lightning pytorch-lightning transformers diffusers accelerate peft xgboost lightgbm catboost sentence-transformers ultralytics timm detectron2 fastai mxnet paddlepaddle stable-baselines3 gymnasium vllm deepspeed trl onnx tensorflow-cpu optuna allennlp flair',
        'ml-hint': 'scikit-learn sklearn mlflow wandb gensim spacy nltk onnxruntime statsmodels datasets tensorboard tensorboardx imbalanced-learn dvclive opencv-python bentoml clearml huggingface-hub prophet shap',
        database: 'sqlalchemy alembic sqlmodel peewee tortoise-orm psycopg2 psycopg2-binary psycopg asyncpg pymongo',
        api: 'drf-spectacular drf-yasg apispec flasgger',
        e2e: 'playwright pytest-playwright selenium splinter robotframework behave locust',
        security: 'pysaml2 impacket scapy yara-python',
        docs: 'mkdocs mkdocs-material sphinx sphinx-rtd-theme pymdown-extensions mkdocs-awesome-pages-plugin furo myst-parser pre-commit recommonmark sphinx-copybutton sphinx-autobuild pelican nikola mkdocs-minify-plugin mkdocs-redirects mkdocs-macros-plugin mkdocs-git-revision-date-localized-plugin markdown pygments jinja2 mkdocstrings zensical mdformat codespell',
        mcp: 'mcp fastmcp',
    },
    go: {
        server: 'github.com/gin-gonic/gin github.com/labstack/echo github.com/gofiber/fiber github.com/go-chi/chi github.com/gorilla/mux github.com/julienschmidt/httprouter github.com/beego/beego github.com/go-kit/kit github.com/zeromicro/go-zero github.com/urfave/negroni github.com/emicklei/go-restful connectrpc.com/connect github.com/go-kratos/kratos github.com/hertz-contrib/cors goa.design/goa',
        command: 'github.com/spf13/cobra github.com/urfave/cli github.com/alecthomas/kong github.com/charmbracelet/bubbletea',
        transport: 'sigs.k8s.io/controller-runtime google.golang.org/grpc github.com/99designs/gqlgen github.com/valyala/fasthttp',
        database: 'gorm.io/gorm github.com/jmoiron/sqlx github.com/golang-migrate/migrate github.com/pressly/goose entgo.io/ent github.com/jackc/pgx github.com/lib/pq github.com/gobuffalo/pop github.com/ory/pop',
        api: 'github.com/swaggo/swag github.com/go-swagger/go-swagger',
        security: 'github.com/ory/fosite',
        mcp: 'github.com/mark3labs/mcp-go github.com/modelcontextprotocol/go-sdk',
    },
    rust: {
        server: 'actix-web axum rocket warp poem tide salvo gotham',
        transport: 'tonic hyper',
        ui: 'leptos yew dioxus sycamore seed egui eframe iced',
        mobile: '',
        data: 'datafusion polars',
        ml: 'candle-core burn tch tract-onnx',
        database: 'diesel sqlx sea-orm refinery',
        api: 'utoipa',
        mcp: 'rmcp',
    },
    jvm: {
        server: 'spring-boot-starter-web spring-boot-starter-webmvc spring-boot-starter-webflux spring-boot-starter spring-boot-starter-parent org.springframework.boot spring-webmvc quarkus-resteasy quarkus-rest quarkus-universe-bom quarkus-bom io.quarkus micronaut-http-server-netty io.micronaut.application ktor-server-core ktor-server-netty io.ktor.plugin dropwizard-core javalin jersey-server vertx-core vertx-web helidon-webserver undertow-core play-netty-server akka-http jooby spark-core-web http4s-core',
        transport: 'grpc-netty grpc-netty-shaded jakarta.servlet-api javax.servlet-api',
        ui: 'vaadin-spring-boot-starter vaadin-core javafx-controls',
        data: 'spark-sql_2.12 spark-sql_2.13 spark-core_2.12 spark-core_2.13 flink-streaming-java kafka-streams beam-sdks-java-core beam-runners-google-cloud-dataflow-java beam-runners-direct-java beam-sdks-java-io-google-cloud-platform flink-java flink-clients flink-table-api-java hadoop-client org.apache.spark',
        ml: 'deeplearning4j-core ai.djl.api tensorflow-core-platform',
        database: 'spring-boot-starter-data-jpa flyway-core liquibase-core hibernate-core mybatis-spring-boot-starter jooq exposed-core',
        api: 'springdoc-openapi-starter-webmvc-ui springdoc-openapi-ui springfox-swagger2',
        e2e: 'selenium-java playwright cucumber-java gatling',
        security: 'spring-authorization-server',
        mcp: 'spring-ai-starter-mcp-server mcp io.modelcontextprotocol.sdk',
    },
    dotnet: {
        server: 'microsoft.net.sdk.web microsoft.aspnetcore.app microsoft.net.sdk.worker microsoft.aspnetcore.openapi carter fastendpoints microsoft.azure.functions.worker nancy servicestack',
        transport: 'grpc.aspnetcore masstransit',
        ui: 'microsoft.net.sdk.blazorwebassembly microsoft.aspnetcore.components.webassembly mudblazor avalonia uno.winui',
        mobile: 'microsoft.maui.controls xamarin.forms xamarin.essentials',
        data: 'microsoft.spark',
        ml: 'microsoft.ml tensorflow.net torchsharp',
        database: 'microsoft.entityframeworkcore microsoft.entityframeworkcore.sqlserver npgsql.entityframeworkcore.postgresql microsoft.entityframeworkcore.sqlite dbup fluentmigrator dapper',
        api: 'swashbuckle.aspnetcore nswag.aspnetcore',
        e2e: 'microsoft.playwright microsoft.playwright.nunit selenium.webdriver specflow reqnroll',
        mcp: 'modelcontextprotocol',
    },
    php: {
        server: 'laravel/framework laravel/lumen-framework symfony/framework-bundle symfony/symfony slim/slim cakephp/cakephp codeigniter4/framework yiisoft/yii2 laminas/laminas-mvc drupal/core drupal/core-recommended johnpbloch/wordpress roots/wordpress api-platform/core api-platform/symfony mezzio/mezzio hyperf/framework typo3/cms-core magento/product-community-edition spiral/framework nette/application',
        database: 'doctrine/orm doctrine/doctrine-migrations-bundle doctrine/migrations robmorgan/phinx',
        api: 'zircote/swagger-php darkaonline/l5-swagger nelmio/api-doc-bundle',
        e2e: 'laravel/dusk behat/behat codeception/codeception',
        security: 'league/oauth2-server',
    },
    ruby: {
        server: 'rails sinatra hanami grape roda padrino',
        transport: 'puma unicorn sidekiq passenger',
        ui: 'jekyll-none',
        database: 'pg mysql2 activerecord sequel trilogy',
        api: 'rswag rswag-api grape-swagger',
        e2e: 'capybara selenium-webdriver cucumber',
        docs: 'jekyll github-pages middleman middleman-gh-pages govuk_tech_docs nanoc just-the-docs jekyll-remote-theme jekyll-sitemap jekyll-feed webrick minima html-proofer',
        security: 'doorkeeper-openid_connect',
    },
    elixir: {
        server: 'phoenix absinthe ash',
        transport: 'plug plug_cowboy bandit broadway oban',
        ml: 'axon bumblebee nx exla',
        database: 'ecto_sql ecto postgrex',
        api: 'open_api_spex',
        e2e: 'wallaby hound',
    },
    swift: { server: 'vapor hummingbird perfect kitura swift-nio-http2', mobile: '', database: 'fluent' },
    r: {
        server: 'plumber plumber2 opencpu fiery ambiorix',
        ui: 'shiny golem',
        ml: 'torch keras keras3 tensorflow tidymodels parsnip mlr3 caret xgboost lightgbm h2o',
        data: 'sparklyr targets',
        database: 'dbi rpostgres',
    },
    julia: {
        server: 'genie oxygen',
        ml: 'flux lux knet mlj mljbase mljmodelinterface nnlib transformers metalhead',
        'ml-hint': 'mlutils mlcore zygote optimisers',
    },
    dart: { mobile: 'flutter', server: 'shelf dart_frog serverpod angel3_framework', e2e: 'integration_test patrol' },
};
const TITLES = {
    react: 'React',
    'react-dom': 'React',
    vue: 'Vue',
    svelte: 'Svelte',
    '@angular/core': 'Angular',
    next: 'Next.js',
    nuxt: 'Nuxt',
    express: 'Express',
    fastify: 'Fastify',
    '@nestjs/core': 'NestJS',
    koa: 'Koa',
    'react-native': 'React Native',
    expo: 'Expo',
    django: 'Django',
    flask: 'Flask',
    fastapi: 'FastAPI',
    torch: 'PyTorch',
    tensorflow: 'TensorFlow',
    transformers: 'Hugging Face Transformers',
    jax: 'JAX',
    'scikit-learn': 'scikit-learn',
    'apache-airflow': 'Airflow',
    'dbt-core': 'dbt',
    dagster: 'Dagster',
    prefect: 'Prefect',
    pyspark: 'Spark',
    rails: 'Ruby on Rails',
    sinatra: 'Sinatra',
    'laravel/framework': 'Laravel',
    'symfony/framework-bundle': 'Symfony',
    phoenix: 'Phoenix',
    flutter: 'Flutter',
    'org.springframework.boot': 'Spring Boot',
    'spring-boot-starter-parent': 'Spring Boot',
    'spring-boot-starter-web': 'Spring Boot',
    'spring-boot-starter': 'Spring Boot',
    'microsoft.net.sdk.web': 'ASP.NET Core',
    'google.golang.org/grpc': 'gRPC',
    '@playwright/test': 'Playwright',
    cypress: 'Cypress',
    'github.com/gin-gonic/gin': 'Gin',
    'github.com/go-chi/chi': 'chi',
    'github.com/gorilla/mux': 'gorilla/mux',
    '@grpc/grpc-js': 'gRPC',
    grpcio: 'gRPC',
    tonic: 'gRPC',
    ws: 'WebSocket',
    'socket.io': 'Socket.IO',
    petl: 'petl',
    celery: 'Celery',
    knex: 'Knex',
    typeorm: 'TypeORM',
    sequelize: 'Sequelize',
    mongoose: 'Mongoose',
    diesel: 'Diesel',
    sqlx: 'SQLx',
    hapi: 'hapi',
    'candle-core': 'Candle',
    'github.com/spf13/cobra': 'Cobra',
    'github.com/urfave/cli': 'urfave/cli',
    'github.com/charmbracelet/bubbletea': 'Bubble Tea',
    'grpc-netty-shaded': 'gRPC',
    'grpc-netty': 'gRPC',
    typer: 'Typer',
    pytorch: 'PyTorch',
    'microsoft.aspnetcore.app': 'ASP.NET Core',
    plug: 'Plug',
    bandit: 'Bandit',
    puma: 'Puma',
    uvicorn: 'Uvicorn',
    gunicorn: 'Gunicorn',
    click: 'Click',
    pg: 'PostgreSQL',
    mysql2: 'MySQL',
    vapor: 'Vapor',
    djangorestframework: 'Django REST framework',
    'spring-boot-starter-data-jpa': 'Spring Data JPA',
    'swagger-ui-express': 'Swagger UI',
    'springdoc-openapi-starter-webmvc-ui': 'springdoc-openapi',
    'github.com/modelcontextprotocol/go-sdk': 'MCP',
    '@modelcontextprotocol/sdk': 'MCP',
    axum: 'Axum',
    'actix-web': 'Actix',
    sqlalchemy: 'SQLAlchemy',
    'microsoft.entityframeworkcore': 'Entity Framework Core',
    '@prisma/client': 'Prisma',
    prisma: 'Prisma',
    ecto_sql: 'Ecto',
    'microsoft.maui.controls': '.NET MAUI',
};
const RANKS = new Map();
const USES = new Map();
for (const [ecosystem, table] of Object.entries(TABLE)) {
    for (const [use, names] of Object.entries(table)) {
        for (const name of (names ?? '').split(' ')) {
            if (name === '')
                continue;
            const key = `${ecosystem} ${name}`;
            USES.set(key, new Set([...(USES.get(key) ?? []), use]));
            if (!RANKS.has(key))
                RANKS.set(key, RANKS.size);
        }
    }
}
function usesOf(ecosystem, name) {
    return USES.get(`${ecosystem} ${normal(ecosystem, name)}`) ?? new Set();
}
function rankOf(ecosystem, name) {
    return RANKS.get(`${ecosystem} ${normal(ecosystem, name)}`) ?? RANKS.size;
}
function titleOf(name) {
    const lower = name.toLowerCase().replace(/\/v\d+$/, '');
    if (Object.hasOwn(TITLES, lower))
        return TITLES[lower];
    if (lower.startsWith('spring-boot-starter'))
        return 'Spring Boot';
    if (lower.startsWith('microsoft.entityframeworkcore'))
        return 'Entity Framework Core';
    return /^[\w-]+(?:\.[\w-]+)+\//.test(name)
        ? (name
            .replace(/\/v\d+$/, '')
            .split('/')
            .at(-1) ?? name)
        : name;
}
function normal(ecosystem, name) {
    const lower = name.toLowerCase();
    if (ecosystem === 'python')
        return lower.replaceAll('_', '-');
    return ecosystem === 'go' ? lower.replace(/\/v\d+$/, '') : lower;
}

;// CONCATENATED MODULE: ./build/core/scan/manifest.js


function manifestDetector(about, read) {
    const { file: manifests, languages, ...detector } = about;
    return {
        ...detector,
        detect(tree) {
            const claims = [];
            const notes = [];
            for (const file of tree.files) {
                const text = manifests.test(file.name) ? tree.text(file.path) : undefined;
                const facts = text === undefined ? undefined : read(text);
                if (text === undefined || facts === undefined)
                    continue;
                if ('notValid' in facts)
                    notes.push(`${file.path}: not valid ${facts.notValid}; it was not used`);
                else
                    claims.push(...claimsOfManifest({ file, text, ecosystem: about.id, languages, ...facts }));
            }
            return { claims, notes };
        },
    };
}
const WEIGHT = {
    server: [['role:backend_dev', 0.9]],
    command: [['role:backend_dev', 0.5]],
    transport: [['role:backend_dev', 0.8]],
    ui: [['role:frontend_dev', 0.75]],
    mobile: [['role:mobile_dev', 0.85]],
    data: [['role:data_engineer', 0.7]],
    ml: [['role:ml_engineer', 0.7]],
    'ml-hint': [['role:ml_engineer', 0.35]],
    database: [['rac:dataset', 0.2]],
    api: [['rac:api-spec', 0.3]],
    e2e: [['role:qa_engineer', 0.25]],
    security: [['role:security_expert', 0.3]],
    docs: [],
    mcp: [['rac:custom', 0.6]],
};
const BUNDLED = new Set(['ui', 'mobile', 'e2e', 'data']);
function claimsOfManifest(manifest) {
    const { file, ecosystem, isPackage = true } = manifest;
    if (file.tooling)
        return [];
    if (file.place !== 'project')
        return file.place === 'test' ? testClaims(manifest) : [];
    const development = manifest.development ?? [];
    const all = [...manifest.dependencies, ...development];
    const known = all.map((name) => usesOf(ecosystem, name));
    const docsOnly = !isPackage && known.length > 0 && known.every((uses) => uses.has('docs') && uses.size === 1);
    if (docsOnly)
        return [];
    const claims = [];
    if (isPackage || known.some((uses) => uses.has('server'))) {
        claims.push((0,detector/* claim */.B7)('package', 1, file.path, `${ecosystem} package manifest`, {
            languages: manifest.languages,
            group: file.path,
            needs: all,
            ...(manifest.name === undefined ? {} : { name: manifest.name }),
        }));
    }
    if (manifest.name !== undefined)
        for (const use of usesOf(ecosystem, manifest.name))
            if (use === 'data' || use === 'ml' || (use === 'server' && isPackage))
                for (const [subject, weight] of WEIGHT[use])
                    claims.push((0,detector/* claim */.B7)(subject, weight, file.path, `is ${titleOf(manifest.name)}`, { group: `dependency ${use}` }));
    const isMobile = all.some((name) => usesOf(ecosystem, name).has('mobile'));
    for (const [list, own] of [
        [manifest.dependencies, true],
        [development, false],
    ]) {
        for (const name of list)
            claims.push(...claimsOfDependency(manifest, name, own, isMobile));
    }
    return claims;
}
function claimsOfDependency(manifest, name, own, isMobile) {
    const { file, ecosystem, text } = manifest;
    const claims = [];
    for (const use of usesOf(ecosystem, name)) {
        if (!own && !BUNDLED.has(use))
            continue;
        if (use === 'ui' && isMobile)
            continue;
        for (const [subject, weight] of WEIGHT[use]) {
            const technology = titleOf(name);
            const line = (0,detector/* lineOf */.cA)(text, ecosystem === 'npm' || ecosystem === 'php' ? `"${name}"` : name);
            claims.push((0,detector/* claim */.B7)(subject, weight, file.path, own ? `depends on ${technology}` : `is developed with ${technology}`, {
                line,
                technology,
                rank: rankOf(ecosystem, name),
                group: use === 'ml-hint' ? `ml-hint ${name}` : `dependency ${use}`,
            }));
        }
    }
    return claims;
}
function testClaims(manifest) {
    return [...manifest.dependencies, ...(manifest.development ?? [])]
        .filter((name) => usesOf(manifest.ecosystem, name).has('e2e'))
        .map((name) => (0,detector/* claim */.B7)('role:qa_engineer', 0.3, manifest.file.path, `tests with ${titleOf(name)}`, {
        technology: titleOf(name),
        group: 'dependency e2e',
    }));
}

// EXTERNAL MODULE: ./build/core/scan/parsers/values.js
var values = __webpack_require__(83271);
// EXTERNAL MODULE: ./build/core/scan/parsers/yaml.js
var parsers_yaml = __webpack_require__(34282);
;// CONCATENATED MODULE: ./build/core/scan/detectors/dart.js



const dart = manifestDetector({
    id: 'dart',
    title: 'Dart and Flutter packages',
    docs: 'pubspec.yaml; a dependency on flutter makes an app.',
    looksAt: [{ names: ['pubspec.yaml'], bytes: 64 * 1024, files: 200 }],
    file: /^pubspec\.yaml$/,
    languages: ['Dart'],
}, (text) => {
    const yaml = (0,parsers_yaml/* parseYamlLoosely */.I)(text);
    if (yaml === undefined)
        return { notValid: 'YAML' };
    return { name: (0,values/* text */.Qq)((0,values/* member */.Dc)(yaml, 'name')), dependencies: (0,values/* keys */.HP)((0,values/* member */.Dc)(yaml, 'dependencies')) };
});

;// CONCATENATED MODULE: ./build/core/scan/detectors/datasets.js

const DATA = /\.(?:csv|tsv|parquet|jsonl|ndjson|arrow|feather|avro|orc|geojson|h5|npz|sqlite|xlsx)$/i;
const IN_FOLDER = /\.(?:db|duckdb|sqlite3|rds|rdata|tfrecord|(?:csv|tsv|jsonl|ndjson|parquet)\.gz)$/i;
const FOLDER = /(?:^|\/)(?:data|datasets?|raw|seeds?|corpora|ground[_-]truth|warehouse)\//i;
const TABLES = /\.(?:json|ya?ml)$/i;
const REFRESHES = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const SCHEDULED = /^\s*-?\s*cron\s*:/m;
const SETTINGS = /^(?:\.|package|tsconfig|composer|renovate|lerna|netlify|vercel|app\.json|mkdocs|_config|cartwright)/i;
const COMMITS = /\bgit commit\b|git-auto-commit-action|add-and-commit@|githubocto\/flat@/;
const MOST_CODE = 30;
const MIN_FOLDERS = 5;
const datasets = {
    id: 'datasets',
    title: 'Data files and data versioning',
    docs: 'Data files in data folders, DVC stages and pointers, dataset cards. Records in JSON and YAML count where several stand in a data folder, and data that a scheduled job commits. Data files elsewhere count when they are most of the project; fixtures prove nothing.',
    looksAt: [
        {
            extensions: [
                'csv',
                'tsv',
                'parquet',
                'jsonl',
                'ndjson',
                'arrow',
                'feather',
                'avro',
                'orc',
                'geojson',
                'npz',
                'sqlite',
                'xlsx',
            ],
        },
        { extensions: ['db', 'duckdb', 'sqlite3', 'rds', 'rdata', 'tfrecord', 'gz'], folder: FOLDER },
        { extensions: ['json', 'yaml', 'yml'], folder: FOLDER },
        { extensions: ['yml', 'yaml'], path: REFRESHES, bytes: 64 * 1024, start: true, files: 200 },
        { extensions: ['dvc'] },
        { names: ['dvc.yaml', 'dvc.lock', 'datapackage.json', 'dataset_info.json', 'dataset-metadata.json'] },
        { names: ['prepare.py', 'download.py', 'prepare_data.py', 'make_dataset.py', 'download_data.sh', 'get_data.sh'] },
    ],
    detect(tree) {
        const claims = [];
        const small = (0,detector/* codeFiles */.R9)(tree) <= MOST_CODE;
        for (const file of tree.files) {
            if (file.place !== 'project')
                continue;
            const lower = file.name.toLowerCase();
            if (/^dvc\.(?:yaml|lock)$/.test(lower) || lower.endsWith('.dvc'))
                claims.push((0,detector/* claim */.B7)('rac:dataset', 0.8, file.path, 'data under DVC', { technology: 'DVC', group: 'dvc' }));
            else if (/^(?:datapackage|dataset_info|dataset-metadata)\.json$/.test(lower))
                claims.push((0,detector/* claim */.B7)('rac:dataset', 0.75, file.path, 'description of a dataset', { group: 'card' }));
            else if ((DATA.test(lower) || IN_FOLDER.test(lower)) && FOLDER.test(file.path))
                claims.push((0,detector/* claim */.B7)('rac:dataset', 0.6, file.path, 'data file', {
                    technology: `${lower.split('.').at(-1)?.toUpperCase()} files`,
                    group: 'data files',
                }));
            else if (FOLDER.test(file.path) && /^(?:prepare|download|make_dataset|get_data)/.test(lower))
                claims.push((0,detector/* claim */.B7)('rac:dataset', 0.38, file.path, 'preparation of data', { group: 'preparation', addsUp: true }));
            else if (small && FOLDER.test(file.path) && TABLES.test(lower))
                claims.push((0,detector/* claim */.B7)('rac:dataset', 0.35, file.path, 'data file', {
                    technology: `${lower.split('.').at(-1)?.replace('yml', 'yaml').toUpperCase()} files`,
                    group: 'records',
                    addsUp: true,
                }));
            else if (REFRESHES.test(file.path))
                claims.push(...refreshed(file, tree));
        }
        const many = scattered(tree);
        if (many !== undefined)
            claims.push(many);
        return { claims };
    },
};
function refreshed(file, tree) {
    const text = tree.text(file.path);
    if (text === undefined || !SCHEDULED.test(text) || !COMMITS.test(text))
        return [];
    if ((0,detector/* codeFiles */.R9)(tree) > MOST_CODE)
        return [];
    const top = tree.listing.find(({ path }) => path === '')?.names ?? [];
    const records = top.filter((name) => (DATA.test(name) || TABLES.test(name)) && !SETTINGS.test(name)).slice(0, 3);
    const line = (0,detector/* lineOf */.cA)(text, COMMITS);
    const group = 'refreshed';
    return [
        ...records.map((name) => (0,detector/* claim */.B7)('rac:dataset', 0.6, name, 'data that a job refreshes', { technology: 'data files', group })),
        (0,detector/* claim */.B7)('rac:dataset', 0.6, file.path, 'job that refreshes data', { line, technology: 'GitHub Actions', group }),
    ];
}
function scattered(tree) {
    const data = tree.files.filter(({ name, place }) => place === 'project' && DATA.test(name));
    const folders = new Set(data.map(({ dir }) => dir)).size;
    const first = data[0];
    if (first === undefined || folders < MIN_FOLDERS || data.length * 2 < tree.fileCount)
        return undefined;
    return (0,detector/* claim */.B7)('rac:dataset', 0.65, first.path, `${data.length} data files in ${folders} folders`, {
        group: 'data files',
        technology: 'data files',
    });
}

// EXTERNAL MODULE: ./build/core/scan/parsers/on-demand.js
var on_demand = __webpack_require__(802);
;// CONCATENATED MODULE: ./build/core/scan/parsers/xml.js

const xml = (0,on_demand/* onDemand */.h)(() => __webpack_require__.e(/* import() */ 6642).then(__webpack_require__.bind(__webpack_require__, 6642)));
function parseXml(text) {
    if (!text.trimStart().startsWith('<') || /<!ENTITY/i.test(text))
        return undefined;
    const { XMLParser } = xml();
    try {
        const parser = new XMLParser({
            ignoreAttributes: false,
            attributeNamePrefix: '@',
            processEntities: false,
            parseTagValue: false,
            parseAttributeValue: false,
        });
        return parser.parse(text, true);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/core/scan/detectors/dotnet.js




const PROJECT = /\.(?:cs|fs|vb)proj$/;
const dotnet = {
    id: 'dotnet',
    title: '.NET projects',
    docs: 'Project files (XML): the SDK, package and framework references, MAUI and mobile target frameworks; Razor components make a front end. Test projects prove only tests.',
    looksAt: [{ extensions: ['csproj', 'fsproj', 'vbproj'], bytes: 256 * 1024, files: 300 }],
    detect(tree) {
        const claims = [];
        const notes = [];
        for (const file of tree.files) {
            const text = PROJECT.test(file.name) ? tree.text(file.path) : undefined;
            if (text === undefined)
                continue;
            const xml = parseXml(text.replace(/^\ufeff/, ''));
            if (xml === undefined) {
                notes.push(`${file.path}: not valid XML; it was not used`);
                continue;
            }
            const project = (0,values/* member */.Dc)(xml, 'Project');
            const groups = (0,values/* listOf */.c3)((0,values/* member */.Dc)(project, 'ItemGroup'));
            const references = groups
                .flatMap((group) => [
                ...(0,values/* listOf */.c3)((0,values/* member */.Dc)(group, 'PackageReference')),
                ...(0,values/* listOf */.c3)((0,values/* member */.Dc)(group, 'FrameworkReference')),
            ])
                .flatMap((reference) => (0,values/* text */.Qq)((0,values/* member */.Dc)(reference, '@Include')) ?? []);
            if (references.some((name) => /^microsoft\.net\.test\.sdk$/i.test(name)) || /<IsTestProject>true/i.test(text))
                continue;
            const sdk = (0,values/* text */.Qq)((0,values/* member */.Dc)(project, '@Sdk'))?.split('/')[0];
            claims.push(...claimsOfManifest({
                file,
                text,
                ecosystem: 'dotnet',
                languages: ['C#', 'F#', 'Visual Basic', 'Razor'],
                name: file.name.replace(PROJECT, ''),
                dependencies: [...references, ...(sdk === undefined ? [] : [sdk])],
            }));
            const mobile = /<UseMaui>\s*true|net\d+\.\d-(?:android|ios)|MonoAndroid|Xamarin\.iOS/i;
            if (file.place === 'project' && mobile.test(text)) {
                claims.push((0,detector/* claim */.B7)('role:mobile_dev', 0.85, file.path, 'builds a mobile app', {
                    line: (0,detector/* lineOf */.cA)(text, mobile),
                    technology: '.NET MAUI',
                    group: 'maui',
                }));
            }
        }
        const razor = tree.extensions.get('razor');
        if (razor !== undefined && razor.files >= 5)
            claims.push((0,detector/* claim */.B7)('role:frontend_dev', 0.75, razor.sample, `${razor.files} Razor components`, {
                technology: 'Blazor',
                group: 'razor',
            }));
        return { claims, notes };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/elixir.js

const elixir = manifestDetector({
    id: 'elixir',
    title: 'Elixir and Erlang projects',
    docs: 'mix.exs and rebar.config, read by line; dependencies that are only for tests or development prove nothing.',
    looksAt: [{ names: ['mix.exs', 'rebar.config'], bytes: 128 * 1024, files: 100 }],
    file: /^(?:mix\.exs|rebar\.config)$/,
    languages: ['Elixir', 'Erlang'],
}, (text) => {
    const dependencies = text
        .split('\n')
        .filter((line) => !/only:\s*\[?:(?:test|dev)/.test(line))
        .flatMap((line) => /^\s*\{:?(\w+),\s*["'~[{]/.exec(line)?.[1] ?? []);
    return { name: /\bapp:\s*:(\w+)/.exec(text)?.[1], dependencies };
});

;// CONCATENATED MODULE: ./build/core/scan/detectors/go.js

const go = manifestDetector({
    id: 'go',
    title: 'Go modules',
    docs: 'go.mod, its direct requirements; indirect ones and modules of tests and examples prove nothing.',
    looksAt: [{ names: ['go.mod'], bytes: 256 * 1024, files: 300 }],
    file: /^go\.mod$/,
    languages: ['Go'],
}, (text) => {
    const dependencies = [
        ...text.matchAll(/^\s*(?:require\s+)?([a-z0-9.-]+\.[a-z]{2,}\/\S+|connectrpc\.com\/\S+)\s+v\S+(.*)$/gm),
    ]
        .filter((match) => !match[2].includes('// indirect'))
        .map((match) => match[1]);
    return { name: /^module\s+(\S+)/m.exec(text)?.[1], dependencies };
});

// EXTERNAL MODULE: ./build/core/scan/parsers/json.js
var parsers_json = __webpack_require__(39283);
;// CONCATENATED MODULE: ./build/core/scan/detectors/javascript.js



const ENTRY = /^(?:index|main|server|app|cli|bin|www|start|entry|worker)\.[cm]?[jt]sx?$/i;
const LISTENS = /\b(?:createServer|createSecureServer|Deno\.serve|Bun\.serve)\s*\(|\.listen\(\s*(?:[\w.]*port\b|\d{2,5}|process\.env)/i;
const COMMAND = /^#!.*\b(?:node|deno|bun|tsx)\b|\bprocess\.argv\b|\bparseArgs\(/m;
const javascript_PAGE = /\b(?:document\.(?:createElement|getElementById|querySelector|body|documentElement|addEventListener)|window\.(?:document|addEventListener|location|requestAnimationFrame)|HTMLElement|customElements\.define)\b/;
const IN_BROWSER = new Set(`jsdom happy-dom karma karma-chrome-launcher jest-environment-jsdom vitest-browser @vitest/browser @web/test-runner testem jquery d3 dompurify
  three pixi.js leaflet chart.js codemirror @codemirror/view monaco-editor prosemirror-view cytoscape @types/jquery @types/d3 @types/dompurify
  @testing-library/dom browser-sync webpack-dev-server bootstrap tailwindcss`.split(/\s+/));
const COMMANDS = new Set('commander yargs oclif @oclif/core cac meow ink inquirer enquirer prompts @inquirer/prompts minimist citty'.split(' '));
const DRAWS_ON_TERMINAL = new Set(['ink', 'oclif', '@oclif/core']);
const FOR_BROWSERS = ['browser', 'unpkg', 'jsdelivr', 'style'];
const ON_SERVER = /\b(?:command[- ]line|cli|http server|web server|web framework|node\.?js (?:server|framework)|daemon|bot|backend|back end)\b/i;
const javascript = {
    id: 'javascript',
    title: 'Where JavaScript and TypeScript run',
    docs: 'Signs of a server (a listener in an entry file), of a command (`bin`, argument parsers) and of a browser (fields such as `unpkg`, the DOM, browser tests). A library with none of them belongs to neither end.',
    seesAll: true,
    looksAt: [
        {
            extensions: ['js', 'ts', 'mjs', 'cjs', 'mts', 'cts', 'jsx', 'tsx'],
            folder: /^(?:[^/]+\/){0,5}$/,
            name: /^(?:index|main|server|app|cli|bin|www|start|entry|worker)\.[cm]?[jt]sx?$/i,
            bytes: 4096,
            start: true,
            files: 120,
        },
    ],
    detect(tree) {
        const claims = [];
        for (const file of tree.files) {
            if (file.place !== 'project' || file.tooling)
                continue;
            const text = tree.text(file.path);
            if (text === undefined)
                continue;
            if (file.name === 'package.json')
                claims.push(...ofPackage(file, text, tree));
            else if (ENTRY.test(file.name))
                claims.push(...ofEntry(file, text));
        }
        return { claims };
    },
};
function ofPackage(file, text, { sources }) {
    const json = (0,parsers_json/* parseJsonLoosely */.D)(text);
    if ((0,values/* text */.Qq)((0,values/* member */.Dc)(json, 'name')) === undefined)
        return [];
    const all = sources.get('')?.files ?? 0;
    const own = sources.get(file.dir)?.files ?? 0;
    const carries = own * 4 >= all;
    const claims = [];
    const add = (role, weight, why, group, line) => {
        claims.push((0,detector/* claim */.B7)(`role:${role}`, carries ? weight : weight / 3, file.path, why, { group, line }));
    };
    if ((0,values/* member */.Dc)(json, 'bin') !== undefined)
        add('backend_dev', 0.6, 'installs a command', 'command', (0,detector/* lineOf */.cA)(text, '"bin"'));
    const dependencies = [...(0,values/* keys */.HP)((0,values/* member */.Dc)(json, 'dependencies')), ...(0,values/* keys */.HP)((0,values/* member */.Dc)(json, 'peerDependencies'))];
    const parser = dependencies.find((name) => DRAWS_ON_TERMINAL.has(name)) ?? dependencies.find((name) => COMMANDS.has(name));
    if (parser !== undefined)
        add('backend_dev', DRAWS_ON_TERMINAL.has(parser) && !dependencies.includes('react-dom') ? 0.6 : 0.4, `reads a command line with ${parser}`, 'command', (0,detector/* lineOf */.cA)(text, `"${parser}"`));
    const description = (0,values/* text */.Qq)((0,values/* member */.Dc)(json, 'description')) ?? '';
    const says = [description, ...(0,values/* keys */.HP)((0,values/* member */.Dc)(json, 'bin'))].some((each) => ON_SERVER.test(each));
    if (says)
        add('backend_dev', 0.55, 'calls itself a command or a server', 'description', (0,detector/* lineOf */.cA)(text, '"description"'));
    const field = FOR_BROWSERS.find((name) => (0,values/* member */.Dc)(json, name) !== undefined);
    if (field !== undefined)
        add('frontend_dev', 0.4, `has a build for browsers`, 'browser field', (0,detector/* lineOf */.cA)(text, `"${field}"`));
    const tools = [...dependencies, ...(0,values/* keys */.HP)((0,values/* member */.Dc)(json, 'devDependencies'))].filter((name) => IN_BROWSER.has(name));
    for (const name of tools.slice(0, 3))
        add('frontend_dev', 0.35, `is made with ${name}`, `browser ${name}`, (0,detector/* lineOf */.cA)(text, `"${name}"`));
    return claims;
}
function ofEntry(file, text) {
    const claims = [];
    for (const [role, pattern, weight, why, group] of [
        ['backend_dev', LISTENS, 0.6, 'listens for requests', 'listener'],
        ['backend_dev', COMMAND, 0.3, 'is run as a command', 'command'],
        ['frontend_dev', javascript_PAGE, 0.3, 'works on a page', 'page'],
    ]) {
        if (pattern.test(text))
            claims.push((0,detector/* claim */.B7)(`role:${role}`, weight, file.path, why, { group, line: (0,detector/* lineOf */.cA)(text, pattern), addsUp: weight < 0.5 }));
    }
    return claims;
}

// EXTERNAL MODULE: ./build/core/scan/parsers/toml.js
var parsers_toml = __webpack_require__(25169);
;// CONCATENATED MODULE: ./build/core/scan/detectors/julia.js



const julia = manifestDetector({
    id: 'julia',
    title: 'Julia packages',
    docs: 'Project.toml with a name and a uuid, and what it depends on; an environment without a name is no package.',
    looksAt: [{ names: ['project.toml'], bytes: 64 * 1024, files: 50 }],
    file: /^Project\.toml$/,
    languages: ['Julia'],
}, (text) => {
    const toml = (0,parsers_toml/* parseToml */.M)(text);
    if (toml === undefined)
        return { notValid: 'TOML' };
    const name = (0,values/* text */.Qq)((0,values/* member */.Dc)(toml, 'name'));
    const isPackage = name !== undefined && (0,values/* member */.Dc)(toml, 'uuid') !== undefined;
    return { name, dependencies: (0,values/* keys */.HP)((0,values/* member */.Dc)(toml, 'deps')), isPackage };
});

;// CONCATENATED MODULE: ./build/core/scan/detectors/jvm.js




const jvm_LANGUAGES = ['Java', 'Kotlin', 'Scala', 'Groovy', 'Clojure'];
const ANDROID_APP = /com\.android\.application|libs\.plugins\.(?:android\.application|[\w.]*android\.application)|\.android\.application\b|applicationId\s*[= ]\s*["']/;
const ANDROID = /com\.android\.library|com\.android\.tools\.build:gradle|libs\.plugins\.[\w.]*android|\.android\.(?:library|feature)/;
const jvm = {
    id: 'jvm',
    title: 'Java, Kotlin and Scala builds',
    docs: 'pom.xml (XML), Gradle scripts and version catalogs (by line: they are programs), build.sbt, project.clj. Builds with the Android plugins are applications for phones, not servers.',
    looksAt: [
        {
            names: [
                'pom.xml',
                'build.gradle',
                'build.gradle.kts',
                'settings.gradle',
                'settings.gradle.kts',
                'build.sbt',
                'project.clj',
                'deps.edn',
                'build.xml',
            ],
            bytes: 256 * 1024,
            files: 600,
        },
        { names: ['androidmanifest.xml'] },
    ],
    detect(tree) {
        const claims = [];
        const notes = [];
        for (const file of tree.files) {
            if (file.name === 'AndroidManifest.xml' &&
                file.place === 'project' &&
                /src\/main\/AndroidManifest/.test(file.path)) {
                claims.push((0,detector/* claim */.B7)('role:mobile_dev', 0.45, file.path, 'manifest of an Android app or library', {
                    group: 'android manifest',
                    technology: 'Android',
                }));
            }
            const text = tree.text(file.path);
            if (text === undefined)
                continue;
            if (file.name === 'pom.xml') {
                const xml = parseXml(text);
                if (xml === undefined)
                    notes.push(`${file.path}: not valid XML; it was not used`);
                else
                    claims.push(...ofMaven(file, text, xml));
            }
            else if (/^build\.gradle(?:\.kts)?$/.test(file.name))
                claims.push(...ofGradle(file, text));
            else if (/^(?:build\.sbt|project\.clj|deps\.edn|build\.xml)$/.test(file.name)) {
                const dependencies = [...text.matchAll(/%%?\s*"([\w.-]+)"|\[([\w./-]+)\s+"/g)].map((match) => (match[1] ?? match[2]).split('/').at(-1));
                claims.push(...claimsOfManifest({ file, text, ecosystem: 'jvm', languages: jvm_LANGUAGES, dependencies }));
            }
        }
        return { claims, notes };
    },
};
function ofMaven(file, text, xml) {
    const project = (0,values/* member */.Dc)(xml, 'project');
    const nodes = [
        ...(0,values/* listOf */.c3)((0,values/* member */.Dc)(project, 'dependencies', 'dependency')).filter((node) => (0,values/* member */.Dc)(node, 'scope') !== 'test'),
        ...(0,values/* listOf */.c3)((0,values/* member */.Dc)(project, 'parent')),
    ];
    const dependencies = nodes.flatMap((node) => (0,values/* text */.Qq)((0,values/* member */.Dc)(node, 'artifactId')) ?? []);
    return claimsOfManifest({
        file,
        text,
        ecosystem: 'jvm',
        languages: jvm_LANGUAGES,
        name: (0,values/* text */.Qq)((0,values/* member */.Dc)(project, 'artifactId')),
        dependencies,
    });
}
function ofGradle(file, text) {
    if (file.place !== 'project')
        return [];
    const app = ANDROID_APP.test(text);
    if (app || ANDROID.test(text)) {
        const technology = 'Android';
        return [
            (0,detector/* claim */.B7)('role:mobile_dev', app ? 0.8 : 0.5, file.path, app ? 'builds an Android app' : 'builds an Android library', {
                line: (0,detector/* lineOf */.cA)(text, app ? ANDROID_APP : ANDROID),
                technology,
                group: 'android gradle',
            }),
            (0,detector/* claim */.B7)('package', 1, file.path, 'Gradle build', { languages: [], group: file.path }),
        ];
    }
    const code = text.replace(/\/\/[^\n]*/g, '');
    const dependencies = [
        ...code.matchAll(/^\s*(?:implementation|api|compile|compileOnly|runtimeOnly|providedCompile|"implementation")[\s(]+["'][^"':\n]+:([\w.-]+)/gm),
        ...code.matchAll(/\bid[\s(]+["']([\w.-]+)["']/g),
        ...code.matchAll(/\blibs\.([\w.]+)/g),
    ].map((match) => match[1].replace(/^plugins\./, ''));
    const spring = /springframework\.boot|libs\.plugins\.spring/.test(code) ? ['org.springframework.boot'] : [];
    return claimsOfManifest({
        file,
        text,
        ecosystem: 'jvm',
        languages: jvm_LANGUAGES,
        dependencies: [...new Set([...dependencies, ...dependencies.map((name) => name.replaceAll('.', '-')), ...spring])],
    });
}

;// CONCATENATED MODULE: ./build/core/scan/detectors/knowledge.js



const CONFIGS = new Set(['.mcp.json', 'mcp.json', 'claude_desktop_config.json']);
const knowledge = {
    id: 'knowledge',
    title: 'MCP servers and OKF bundles',
    docs: 'MCP configuration that the project keeps for its agents, and OKF bundles: folders of Markdown whose pages state their type.',
    seesAll: true,
    looksAt: [
        { names: [...CONFIGS], bytes: 64 * 1024, files: 20 },
        { names: ['server.json'], folder: /^$/, bytes: 32 * 1024 },
        { names: ['index.md'], folder: /./, bytes: 1024, start: true, files: 100 },
        { extensions: ['md'], folder: /(?:^|\/)(?:okf|knowledge|kb|bundle)\//i, bytes: 1024, start: true, files: 200 },
    ],
    detect(tree) {
        const claims = [];
        const bundles = new Map();
        for (const file of tree.files) {
            if (file.place === 'example' || file.place === 'test')
                continue;
            const text = tree.text(file.path);
            if (text === undefined)
                continue;
            if (CONFIGS.has(file.name)) {
                const json = (0,parsers_json/* parseJsonLoosely */.D)(text);
                const servers = [...(0,values/* keys */.HP)((0,values/* member */.Dc)(json, 'mcpServers')), ...(0,values/* keys */.HP)((0,values/* member */.Dc)(json, 'servers'))].length;
                if (servers > 0)
                    claims.push((0,detector/* claim */.B7)('rac:custom', 0.7, file.path, `${servers} MCP servers for agents`, {
                        technology: 'MCP',
                        group: 'mcp',
                    }));
            }
            else if (file.name === 'server.json' && /static\.modelcontextprotocol\.io/.test(text)) {
                claims.push((0,detector/* claim */.B7)('rac:custom', 0.6, file.path, 'published MCP server', { technology: 'MCP', group: 'mcp' }));
            }
            else if (file.name.endsWith('.md') &&
                file.name !== 'index.md' &&
                /^---\n(?:[^]*?\n)?type:\s*["']?(?!(?:docs?|pages?|posts?|blog|article|guide|tutorial|learn|reference|default|book|chapter|section)\b)\S/i.test(text)) {
                const top = file.dir.split('/')[0] ?? '';
                bundles.set(top, (bundles.get(top) ?? 0) + 1);
            }
        }
        for (const [folder, pages] of bundles)
            if (pages >= 3)
                claims.push((0,detector/* claim */.B7)('rac:wiki', 0.7, folder, `OKF bundle of ${pages} concepts`, { technology: 'OKF', group: 'okf' }));
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/kubernetes.js

const KIND = /^kind:\s*["']?(?:Deployment|StatefulSet|DaemonSet|Service|Ingress|CronJob|Job|Pod|ConfigMap|Namespace|HelmRelease|Application|ApplicationSet|Kustomization|HorizontalPodAutoscaler|CustomResourceDefinition)\b/m;
const JSONNET = /k8s|kubernetes|kube-|grafana|prometheus|apiVersion|deployment|namespace/i;
const kubernetes = {
    id: 'kubernetes',
    title: 'Kubernetes, Helm, Kustomize, Jsonnet, Argo CD and Flux',
    docs: 'Manifests by what they say (apiVersion and kind), charts, kustomizations. Manifests under tests and examples prove nothing.',
    looksAt: [
        { names: ['jsonnetfile.json'] },
        { extensions: ['jsonnet', 'libsonnet'], bytes: 2048, start: true, files: 60 },
        { names: ['chart.yaml', 'helmfile.yaml', 'kustomization.yaml', 'kustomization.yml'] },
        {
            extensions: ['yaml', 'yml'],
            folder: /^(?!\.(?:github|gitlab|circleci)\/)/,
            bytes: 4096,
            start: true,
            files: 600,
        },
    ],
    detect(tree) {
        const claims = [];
        for (const file of tree.files) {
            if (file.place !== 'project')
                continue;
            const lower = file.name.toLowerCase();
            const add = (weight, why, technology, line) => {
                for (const subject of ['rac:infra', 'role:devops_engineer'])
                    claims.push((0,detector/* claim */.B7)(subject, weight, file.path, why, { technology, line, group: technology }));
            };
            if (/\.(?:jsonnet|libsonnet)$/.test(lower)) {
                const text = tree.text(file.path) ?? '';
                if (JSONNET.test(text))
                    add(0.6, 'Jsonnet definition', 'Jsonnet', (0,detector/* lineOf */.cA)(text, JSONNET));
            }
            else if (lower === 'chart.yaml')
                add(0.85, 'Helm chart', 'Helm');
            else if (lower === 'helmfile.yaml')
                add(0.85, 'Helmfile releases', 'Helm');
            else if (/^kustomization\.ya?ml$/.test(lower))
                add(0.8, 'Kustomize overlay', 'Kustomize');
            else if (/\.ya?ml$/.test(lower)) {
                const text = tree.text(file.path);
                if (text !== undefined && /^apiVersion:/m.test(text) && KIND.test(text))
                    add(0.7, 'Kubernetes manifest', 'Kubernetes', (0,detector/* lineOf */.cA)(text, KIND));
                else if (text !== undefined && /^apiVersion:/m.test(text) && /^kind:/m.test(text))
                    add(0.3, 'Kubernetes resource', 'Kubernetes', (0,detector/* lineOf */.cA)(text, /^kind:/m));
            }
        }
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/introduction.js
const README_NAMES = [
    'readme.md',
    'readme.rst',
    'readme.adoc',
    'readme',
    'readme.markdown',
    'readme.txt',
];
function introduction(text) {
    const prose = text
        .replace(/data:image\/[\w.+-]+;base64,[\w+/=]*/g, '')
        .slice(0, 12_000)
        .replace(/<!--[^]*?(?:-->|$)/g, '')
        .replace(/^[ \t]*(?:[-*+]|\d+\.)[ \t]+\[[^\]\n]*\]\(#[^)\n]*\).*$/gm, '')
        .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, '')
        .replace(/\]\([^)\n]*\)/g, ']')
        .replace(/^\s*\[[^\]\n]*\]:.*$/gm, '')
        .replace(/<[^>\n]{0,300}>/g, ' ')
        .replace(/[[\]*_`]/g, '');
    const lines = [];
    let length = 0;
    let sections = 0;
    for (const line of prose.split('\n')) {
        if (/^#{2,}\s/.test(line)) {
            if (++sections > 1 && length > 200)
                break;
            continue;
        }
        if (/report\w*|sponsor|contribut|vulnerabilit\w+ (?:to|in this)/i.test(line))
            continue;
        lines.push(line.trim());
        length += line.trim().length;
        if (length > 700)
            break;
    }
    return lines.join(' ');
}

;// CONCATENATED MODULE: ./build/core/scan/detectors/learning.js


const FRAMEWORK = /^\s*(?:from|import) (torch|tensorflow|keras|jax|flax|sklearn|xgboost|lightgbm|catboost|transformers|diffusers|pytorch_lightning|lightning|fastai|mxnet|paddle|ultralytics)\b/m;
const NOTEBOOK = /(?:from|import) (torch|tensorflow|keras|jax|sklearn|xgboost|lightgbm|transformers|fastai)\b/;
const PRODUCT = /\b(?:machine[- ]learning|deep[- ]learning|neural networks?|reinforcement learning|computer vision|natural language processing|fine-?tun\w+|diffusion models?|(?:large )?language models?|ML (?:models?|pipelines?|lifecycle|platform)|MLOps|model (?:training|serving|inference))\b/i;
const learning_SCRIPT = /(?:^|\/)[^/]*(?:train|finetune|fine_tune|model|predict|inference|evaluate|sample|dataset|trainer)[^/]*\.py$/i;
const learning = {
    id: 'learning',
    title: 'Machine learning',
    docs: 'Training, model and inference scripts and notebooks by their imports, model files kept with DVC or Git LFS, MLproject. A client of a hosted model is no machine learning.',
    looksAt: [
        { extensions: ['py'], name: learning_SCRIPT, bytes: 8192, start: true, files: 150 },
        { extensions: ['ipynb'], bytes: 128 * 1024, start: true, files: 30 },
        { names: ['mlproject', 'bentofile.yaml', 'cog.yaml', 'hubconf.py'] },
        { extensions: ['safetensors', 'onnx', 'pt', 'pth', 'h5', 'tflite', 'gguf'] },
        { extensions: ['dvc'] },
        { names: README_NAMES, folder: /^$/, bytes: 64 * 1024, start: true, files: 5 },
    ],
    detect(tree) {
        const claims = [];
        for (const file of tree.files) {
            if (file.place !== 'project')
                continue;
            const text = tree.text(file.path);
            const lower = file.name.toLowerCase();
            if (file.dir === '' && README_NAMES.includes(lower) && text !== undefined) {
                const match = PRODUCT.exec(introduction(text));
                if (match !== null)
                    claims.push((0,detector/* claim */.B7)('role:ml_engineer', 0.3, file.path, `the README introduces it as work on ${match[0].toLowerCase()}`, {
                        line: (0,detector/* lineOf */.cA)(text, match[0]),
                        group: 'introduction',
                    }));
            }
            else if (lower.endsWith('.py') && text !== undefined && learning_SCRIPT.test(file.path)) {
                const match = FRAMEWORK.exec(text);
                if (match !== null) {
                    const training = /train|finetune|fine_tune/i.test(lower);
                    claims.push((0,detector/* claim */.B7)('role:ml_engineer', training ? 0.65 : 0.3, file.path, `${training ? 'training' : 'model'} code with ${match[1]}`, {
                        line: (0,detector/* lineOf */.cA)(text, FRAMEWORK),
                        technology: match[1],
                        group: training ? 'training' : 'model code',
                    }));
                }
            }
            else if (lower.endsWith('.ipynb') && text !== undefined) {
                const match = NOTEBOOK.exec(text);
                if (match !== null)
                    claims.push((0,detector/* claim */.B7)('role:ml_engineer', 0.4, file.path, `notebook with ${match[1]}`, {
                        technology: match[1],
                        addsUp: true,
                        group: 'notebooks',
                    }));
            }
            else if (/^(?:mlproject|cog\.yaml|bentofile\.yaml)$/.test(lower))
                claims.push((0,detector/* claim */.B7)('role:ml_engineer', 0.6, file.path, 'model packaging', { technology: 'MLflow', group: 'packaging' }));
            else if (/\.(?:safetensors|onnx|pt|pth|tflite|gguf)$/.test(lower))
                claims.push((0,detector/* claim */.B7)('role:ml_engineer', 0.2, file.path, 'model weights', { group: 'weights' }));
        }
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/modules.js

const MANIFESTS = new Set([
    'package.json',
    'pyproject.toml',
    'setup.py',
    'go.mod',
    'cargo.toml',
    'pom.xml',
    'build.gradle',
    'build.gradle.kts',
    'composer.json',
    'mix.exs',
    'pubspec.yaml',
    'package.swift',
    'build.sbt',
]);
const WORKSPACES = [
    [/^package\.json$/, /"workspaces"\s*:/, 'npm workspaces'],
    [/^pnpm-workspace\.yaml$/, /^\s*packages\s*:/m, 'pnpm workspace'],
    [/^(?:lerna|nx|turbo|rush)\.json$/, /\{/, 'monorepo tool'],
    [/^Cargo\.toml$/, /^\[workspace\]/m, 'Cargo workspace'],
    [/^go\.work$/, /^use\b/m, 'Go workspace'],
    [/^settings\.gradle(?:\.kts)?$/, /^\s*include\s*\(?|includeBuild/m, 'Gradle modules'],
    [/^pom\.xml$/, /<modules>/, 'Maven modules'],
    [/^pyproject\.toml$/, /^\[tool\.uv\.workspace\]/m, 'uv workspace'],
    [/\.slnx?$/, /Project/, '.NET solution'],
    [/^mix\.exs$/, /apps_path/, 'umbrella project'],
    [/^melos\.yaml$/, /packages/, 'Melos workspace'],
];
const HOLDER = /^(?:internal|pkg|private|src|lib|libs|modules|cmd)$/i;
const LARGE_PROGRAM = 200;
const MODULE_FILES = 5;
const NOT_A_MODULE = /^(?:scripts?|tools?|tooling|bin|hack|build|ci|config|configs|migrations?|docs?|assets|static|public|types|\.[^/]*|db|node|utils?|buildSrc|gradle|etc|contrib|support)$/i;
const modules = {
    id: 'modules',
    title: 'Source layout',
    docs: 'Workspaces and packages in several folders, or three and more top folders of code. One package, however many folders it has inside, needs no map.',
    looksAt: [
        { names: [...MANIFESTS], bytes: 256 * 1024, files: 600 },
        {
            names: [
                'pnpm-workspace.yaml',
                'lerna.json',
                'nx.json',
                'turbo.json',
                'rush.json',
                'go.work',
                'settings.gradle',
                'settings.gradle.kts',
                'melos.yaml',
            ],
            bytes: 64 * 1024,
        },
        { extensions: ['sln', 'slnx', 'csproj', 'fsproj'], bytes: 256 * 1024, files: 300 },
    ],
    detect(tree) {
        const claims = [];
        const units = tree.files.filter((file) => file.place === 'project' && isUnit(file, tree));
        const folders = new Set(units.map((file) => file.dir));
        const packages = [...folders].filter((folder) => folder !== '').length;
        const code = [...tree.code.values()].reduce((sum, { files }) => sum + files, 0);
        if (code === 0)
            return { claims };
        const workspace = tree.files.flatMap((file) => {
            if (file.dir !== '')
                return [];
            const text = tree.text(file.path);
            const found = WORKSPACES.find(([name, pattern]) => name.test(file.name) && text !== undefined && pattern.test(text));
            return found === undefined || text === undefined ? [] : [{ file, why: found[2], line: (0,detector/* lineOf */.cA)(text, found[1]) }];
        })[0];
        if (workspace !== undefined && packages >= 2)
            claims.push((0,detector/* claim */.B7)('rac:code-map', 0.85, workspace.file.path, `${workspace.why} over ${packages} packages`, {
                line: workspace.line,
                technology: workspace.why,
                group: 'workspace',
            }));
        else if (packages >= 2)
            claims.push((0,detector/* claim */.B7)('rac:code-map', packages >= 3 ? 0.75 : 0.6, units[0]?.path ?? '', `packages in ${packages} folders`, {
                group: 'workspace',
            }));
        for (const unit of units.filter((file) => file.dir !== '').slice(0, 5))
            claims.push((0,detector/* claim */.B7)('rac:code-map', 0.1, unit.path, 'package of its own', { group: 'workspace' }));
        claims.push(...topFolders(tree, code), ...heldModules(tree, code));
        return { claims };
    },
};
function topFolders(tree, code) {
    const tops = [...tree.sources].filter(([path, { files }]) => path !== '' && !path.includes('/') && !NOT_A_MODULE.test(path) && files >= 2);
    if (tops.length < 3 || code < 20)
        return [];
    return claimsOf(tops, tops.length >= 4 && code >= 60 ? 0.65 : 0.55);
}
function heldModules(tree, code) {
    if (code < LARGE_PROGRAM)
        return [];
    const holder = [...tree.sources].findLast(([path, { files }]) => path !== '' && files * 5 >= 4 * code)?.[0];
    const held = [...tree.sources].filter(([path, { files }]) => {
        const at = path.lastIndexOf('/');
        const [above, name] = [path.slice(0, Math.max(0, at)), path.slice(at + 1)];
        const isHeld = HOLDER.test(above) || above === holder;
        return at > 0 && isHeld && !NOT_A_MODULE.test(name) && files >= MODULE_FILES;
    });
    return held.length < 5 ? [] : claimsOf(held, 0.55);
}
function claimsOf(folders, weight) {
    return [...folders]
        .sort(([, a], [, b]) => b.files - a.files)
        .slice(0, 6)
        .map(([path, { files }], i) => (0,detector/* claim */.B7)('rac:code-map', i === 0 ? weight : 0.1, path, `${files} source files`, { group: 'top folders' }));
}
function isUnit(file, tree) {
    const lower = file.name.toLowerCase();
    if (file.tooling)
        return false;
    if (/\.(?:cs|fs)proj$/.test(lower))
        return true;
    if (!MANIFESTS.has(lower))
        return false;
    const text = tree.text(file.path);
    return (text === undefined || lower !== 'package.json' || /"(?:dependencies|main|exports|module|bin|scripts)"/.test(text));
}

;// CONCATENATED MODULE: ./build/core/scan/detectors/npm.js




const UI_FILES = ['tsx', 'jsx', 'vue', 'svelte', 'astro'];
const PLAIN = new Set(['@angular/core', 'lit', 'ember-source', 'alpinejs', 'backbone', '@stencil/core', 'electron']);
const TERMINAL = new Set(['ink', '@opentui/react', 'react-blessed']);
const BROWSER = new Set(['react-dom', 'next', 'vue', 'svelte', 'preact']);
const SASS = new Set(['sass', 'sass-embedded', 'node-sass', 'gulp-sass', 'dart-sass']);
const MIN_SHEETS = 20;
const DRAWS = /\b(?:web ?gl|webgpu|html5|css framework|design system|web components?|ui (?:components?|library|framework|kit|toolkit)|component library|user interfaces?|front-?end framework)\b/i;
const SITE = /^(.+)\/(?:\.vitepress\/config\.\w+|docusaurus\.config\.\w+|theme\.config\.tsx)$/;
const npm = {
    id: 'npm',
    title: 'npm packages',
    docs: 'package.json, parsed with comments allowed. Run-time, peer and bundled development dependencies count by their whole names. A framework of user interfaces counts when the project has files of that framework. The package of a documentation site is plumbing.',
    looksAt: [{ names: ['package.json'], bytes: 512 * 1024, files: 500 }],
    detect(tree) {
        const claims = [];
        const notes = [];
        const uiFiles = UI_FILES.reduce((sum, extension) => sum + (tree.extensions.get(extension)?.files ?? 0), 0);
        const sites = new Set(tree.files.flatMap(({ path }) => SITE.exec(path)?.[1] ?? []));
        for (const file of tree.files) {
            if (file.name !== 'package.json' || sites.has(file.dir))
                continue;
            const text = tree.text(file.path);
            if (text === undefined)
                continue;
            const json = (0,parsers_json/* parseJsonLoosely */.D)(text);
            if (typeof json !== 'object' || json === null) {
                notes.push(`${file.path}: not valid JSON; it was not used`);
                continue;
            }
            const dependencies = [...(0,values/* keys */.HP)((0,values/* member */.Dc)(json, 'dependencies')), ...(0,values/* keys */.HP)((0,values/* member */.Dc)(json, 'peerDependencies'))];
            const entry = ['main', 'module', 'exports', 'bin', 'types', 'browser'].some((name) => (0,values/* member */.Dc)(json, name) !== undefined);
            const found = claimsOfManifest({
                file,
                text,
                ecosystem: 'npm',
                languages: ['JavaScript', 'TypeScript', 'Vue', 'Svelte', 'Astro'],
                name: (0,values/* text */.Qq)((0,values/* member */.Dc)(json, 'name')),
                description: (0,values/* text */.Qq)((0,values/* member */.Dc)(json, 'description')),
                dependencies,
                development: (0,values/* keys */.HP)((0,values/* member */.Dc)(json, 'devDependencies')),
                isPackage: entry ||
                    ((0,values/* text */.Qq)((0,values/* member */.Dc)(json, 'name')) !== undefined && (0,values/* text */.Qq)((0,values/* member */.Dc)(json, 'version')) !== undefined) ||
                    dependencies.length > 0 ||
                    (0,values/* text */.Qq)((0,values/* member */.Dc)(json, 'scripts', 'start')) !== undefined,
            });
            const all = [...dependencies, ...(0,values/* keys */.HP)((0,values/* member */.Dc)(json, 'devDependencies'))];
            const plain = all.some((name) => PLAIN.has(name));
            const terminal = all.some((name) => TERMINAL.has(name)) && !all.some((name) => BROWSER.has(name));
            for (const each of found) {
                if (each.subject !== 'role:frontend_dev' || ((uiFiles >= 3 || plain) && !terminal))
                    claims.push(each);
            }
            const sheet = tree.extensions.get('scss');
            if (sheet !== undefined && sheet.files >= MIN_SHEETS && entry && all.some((name) => SASS.has(name)))
                claims.push((0,detector/* claim */.B7)('role:frontend_dev', 0.6, sheet.sample, `${sheet.files} Sass style sheets`, {
                    technology: 'Sass',
                    group: 'style sheets',
                }));
            const description = (0,values/* text */.Qq)((0,values/* member */.Dc)(json, 'description')) ?? '';
            if (file.dir === '' && entry && DRAWS.test(description))
                claims.push((0,detector/* claim */.B7)('role:frontend_dev', 0.6, file.path, 'calls itself a library for browsers', {
                    line: (0,detector/* lineOf */.cA)(text, '"description"'),
                    group: 'description',
                }));
            if ((0,values/* member */.Dc)(json, 'contributes') !== undefined && (0,values/* member */.Dc)(json, 'engines', 'vscode') !== undefined)
                claims.push((0,detector/* claim */.B7)('package', 1, file.path, 'extension of an editor', { group: file.path, languages: ['TypeScript'] }));
        }
        return { claims, notes };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/php.js




const PLUGIN = /^[\s*#]*(?:Plugin|Theme) Name:\s*\S/im;
const php = {
    id: 'php',
    title: 'PHP projects',
    docs: 'composer.json, and the header comment of WordPress plugins and themes at the top of the tree.',
    looksAt: [
        { names: ['composer.json'], bytes: 256 * 1024, files: 200 },
        { extensions: ['php'], folder: /^$/, bytes: 4096, start: true, files: 30 },
        { names: ['style.css'], folder: /^$/, bytes: 2048, start: true },
    ],
    detect(tree) {
        const claims = [];
        const notes = [];
        for (const file of tree.files) {
            const text = tree.text(file.path);
            if (text === undefined || file.place !== 'project')
                continue;
            if (file.name === 'composer.json') {
                const json = (0,parsers_json/* parseJsonLoosely */.D)(text);
                if (json === undefined)
                    notes.push(`${file.path}: not valid JSON; it was not used`);
                else {
                    claims.push(...claimsOfManifest({
                        file,
                        text,
                        ecosystem: 'php',
                        languages: ['PHP'],
                        name: (0,values/* text */.Qq)((0,values/* member */.Dc)(json, 'name')),
                        dependencies: (0,values/* keys */.HP)((0,values/* member */.Dc)(json, 'require')),
                        development: (0,values/* keys */.HP)((0,values/* member */.Dc)(json, 'require-dev')),
                    }));
                }
            }
            else if (file.dir === '' && PLUGIN.test(text)) {
                claims.push((0,detector/* claim */.B7)('role:backend_dev', 0.85, file.path, 'header of a WordPress plugin or theme', {
                    technology: 'WordPress',
                    group: 'wordpress',
                }));
            }
        }
        return { claims, notes };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/pipelines.js



const pipelines_PRODUCT = /\b(?:data engineering|data (?:pipelines?|warehous\w+|lake(?:house)?s?|platform|ingestion|orchestration|transformation)|analytics engineering|(?:ETL|ELT)\b|batch processing|stream processing|change data capture)/i;
const MIN_QUERIES = 100;
const AIRFLOW = /^\s*(?:from|import) airflow\b/m;
const JOB = /\bSparkSession\b|\bGlueContext\b|^@(?:dg\.)?(?:asset|multi_asset|op|job|graph|flow|task|dlt\.\w+)\b|\bDefinitions\(|\bluigi\.Task\b|\bbeam\.Pipeline\(/m;
const OTHERS = /^\s*(?:from|import) (dagster|prefect|luigi|kedro|pyspark|mage_ai|awsglue|apache_beam|dlt|sqlmesh|bytewax)\b/m;
const pipelines = {
    id: 'pipelines',
    title: 'Data pipelines and warehouses',
    docs: 'dbt projects, Airflow and other DAGs by their imports, Meltano, SQLMesh, Kedro. A dbt project under integration tests belongs to a package of macros, which is data work all the same.',
    seesAll: true,
    looksAt: [
        {
            names: [
                'dbt_project.yml',
                'dbt_project.yaml',
                'meltano.yml',
                'dagster.yaml',
                'workspace.yaml',
                'sqlmesh.yaml',
                'great_expectations.yml',
                'packages.yml',
                'airflow.cfg',
                'dvc.yaml',
                'lookml',
            ],
        },
        {
            extensions: ['py'],
            folder: /(?:^|\/)(?:dags?|pipelines?|flows|jobs|etl|orchestration|airflow)\//i,
            bytes: 4096,
            start: true,
            files: 100,
        },
        { extensions: ['lkml'] },
        { names: README_NAMES, folder: /^$/, bytes: 64 * 1024, start: true, files: 5 },
    ],
    detect(tree) {
        const claims = [];
        for (const file of tree.files) {
            if (file.place !== 'project')
                continue;
            const lower = file.name.toLowerCase();
            const text = tree.text(file.path);
            if (file.dir === '' && README_NAMES.includes(lower)) {
                const match = text === undefined ? null : pipelines_PRODUCT.exec(introduction(text));
                if (match !== null && text !== undefined)
                    claims.push((0,detector/* claim */.B7)('role:data_engineer', 0.25, file.path, `the README introduces it as work on ${match[0].toLowerCase()}`, {
                        line: (0,detector/* lineOf */.cA)(text, match[0]),
                        group: 'introduction',
                    }));
            }
            else if (/^dbt_project\.ya?ml$/.test(lower)) {
                claims.push((0,detector/* claim */.B7)('role:data_engineer', 0.9, file.path, 'dbt project', { technology: 'dbt', group: 'dbt' }));
                claims.push((0,detector/* claim */.B7)('rac:dataset', 0.75, file.path, 'models of a warehouse', { technology: 'dbt', group: 'dbt' }));
            }
            else if (lower === 'meltano.yml' || lower === 'sqlmesh.yaml' || lower === 'great_expectations.yml') {
                const technology = lower.split('.')[0];
                claims.push((0,detector/* claim */.B7)('role:data_engineer', 0.85, file.path, `${technology} project`, { technology, group: technology }));
                claims.push((0,detector/* claim */.B7)('rac:dataset', 0.5, file.path, `${technology} project`, { technology, group: technology }));
            }
            else if (lower.endsWith('.lkml')) {
                claims.push((0,detector/* claim */.B7)('role:data_engineer', 0.6, file.path, 'LookML model', { technology: 'Looker', group: 'lookml' }));
            }
            else if (lower.endsWith('.py')) {
                if (text === undefined)
                    continue;
                const airflow = AIRFLOW.test(text);
                if (!airflow && !OTHERS.test(text))
                    continue;
                const technology = airflow ? 'Airflow' : titleOf(OTHERS.exec(text)?.[1] ?? '');
                claims.push((0,detector/* claim */.B7)('role:data_engineer', airflow && /\bDAG\(|@dag\b/.test(text) ? 0.8 : !airflow && JOB.test(text) ? 0.6 : 0.4, file.path, airflow ? 'Airflow DAG' : 'data pipeline', { technology, line: (0,detector/* lineOf */.cA)(text, airflow ? AIRFLOW : OTHERS), group: technology }));
            }
        }
        const queries = tree.extensions.get('sql');
        if (queries !== undefined && queries.files >= MIN_QUERIES && queries.files >= (0,detector/* codeFiles */.R9)(tree))
            claims.push((0,detector/* claim */.B7)('role:data_engineer', 0.5, queries.sample, `${queries.files} SQL files, more than other code`, {
                technology: 'SQL',
                group: 'queries',
            }));
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/platforms.js

const platforms_FILES = {
    procfile: [0.55, 'process list of a hosting platform', 'Procfile'],
    'fly.toml': [0.6, 'app definition', 'Fly.io'],
    'render.yaml': [0.6, 'service blueprint', 'Render'],
    'app.yaml': [0.3, 'app definition', 'App Engine'],
    'serverless.yml': [0.8, 'serverless functions', 'Serverless Framework'],
    'serverless.yaml': [0.8, 'serverless functions', 'Serverless Framework'],
    'pulumi.yaml': [0.85, 'Pulumi program', 'Pulumi'],
    'cdk.json': [0.85, 'CDK application', 'AWS CDK'],
    'samconfig.toml': [0.7, 'SAM application', 'AWS SAM'],
    'ansible.cfg': [0.75, 'Ansible configuration', 'Ansible'],
    'wrangler.toml': [0.5, 'worker definition', 'Cloudflare Workers'],
    'wrangler.jsonc': [0.5, 'worker definition', 'Cloudflare Workers'],
    caddyfile: [0.5, 'web server configuration', 'Caddy'],
    'nginx.conf': [0.45, 'web server configuration', 'nginx'],
    'deploy.yml': [0.3, 'deployment definition', 'deployment'],
    'azure.yaml': [0.4, 'deployment definition', 'Azure Developer CLI'],
    'vercel.json': [0.2, 'hosting settings', 'Vercel'],
    'netlify.toml': [0.15, 'hosting settings', 'Netlify'],
    'shipit.yml': [0.4, 'deployment steps', 'Shipit'],
    'shipit.production.yml': [0.5, 'deployment steps', 'Shipit'],
    'captain-definition': [0.4, 'app definition', 'CapRover'],
    capfile: [0.5, 'deployment steps', 'Capistrano'],
    'configuration.nix': [0.6, 'machine definition', 'NixOS'],
    jenkinsfile: [0.15, 'pipeline', 'Jenkins'],
};
const BY_PATH = [
    [
        /(?:^|\/)(?:playbooks?|roles\/(?:[^/]+\/){1,4}(?:tasks|handlers))\/[^/]+\.ya?ml$/i,
        0.7,
        'Ansible playbook or role',
        'Ansible',
    ],
    [/(?:^|\/)cloudformation\/.+\.(?:ya?ml|json)$/i, 0.75, 'CloudFormation template', 'CloudFormation'],
    [/\.bicep$/, 0.8, 'Bicep template', 'Bicep'],
    [/(?:^|\/)[^/]+\.nomad(?:\.hcl)?$/, 0.7, 'Nomad job', 'Nomad'],
    [/\.pkr\.hcl$/i, 0.6, 'machine image', 'Packer'],
    [/(?:^|\/)manifests\/[^/]+\.pp$/, 0.65, 'Puppet manifest', 'Puppet'],
    [/\.sls$/, 0.6, 'Salt state', 'Salt'],
    [/(?:^|\/)(?:hosts?|machines|systems|nixos|nodes)\/(?:.+\/)?[^/]+\.nix$/i, 0.6, 'machine definition', 'NixOS'],
    [/\.service$/, 0.2, 'systemd unit', 'systemd'],
    [
        /(?:^|\/)config\/deploy\.ya?ml$|(?:^|\/)config\/deploy\/.+\.(?:rb|ya?ml)(?:\.erb)?$|(?:^|\/)config\/deploy\.rb$/,
        0.55,
        'deployment definition',
        'deployment',
    ],
    [/(?:^|\/)(?:prometheus|alertmanager|grafana)\/.+\.(?:ya?ml|json)$/i, 0.3, 'monitoring configuration', 'Prometheus'],
];
const BY_TEXT = [
    [
        /^["']?AWSTemplateFormatVersion|^Transform:\s*["']?AWS::Serverless|^\s+Type:\s*["']?AWS::\w+::/m,
        0.75,
        'CloudFormation template',
        'CloudFormation',
    ],
    [/^-\s+(?:name:.*\n\s+)?hosts:\s*\S/m, 0.7, 'Ansible playbook', 'Ansible'],
    [/^(?:instance_groups|vm_types|vm_extensions):\s*$/m, 0.7, 'BOSH manifest', 'BOSH'],
    [/^heat_template_version:/m, 0.7, 'Heat template', 'OpenStack Heat'],
];
const platforms = {
    id: 'platforms',
    title: 'Infrastructure as code and hosting platforms',
    docs: 'Pulumi, CDK, CloudFormation, Bicep, Ansible, Nomad, serverless frameworks, hosting platforms, web server configuration. Hosting of a documentation site counts little.',
    looksAt: [
        { names: Object.keys(platforms_FILES) },
        {
            extensions: ['yml', 'yaml', 'json'],
            folder: /(?:^|\/)(?:playbooks?|tasks|cloudformation|prometheus|alertmanager|grafana|deploy)\//i,
        },
        { extensions: ['yml', 'yaml', 'rb', 'erb'], path: /(?:^|\/)config\/deploy/ },
        { extensions: ['bicep', 'nomad', 'service', 'pp', 'sls', 'nix'] },
        { extensions: ['hcl'], name: /\.pkr\.hcl$/i },
        {
            extensions: ['yml', 'yaml', 'template'],
            folder: /^(?!\.(?:github|gitlab|circleci)\/)/,
            bytes: 4096,
            start: true,
            files: 600,
        },
    ],
    detect(tree) {
        const claims = [];
        for (const file of tree.files) {
            if (file.place !== 'project')
                continue;
            const lower = file.name.toLowerCase();
            const named = Object.hasOwn(platforms_FILES, lower) ? platforms_FILES[lower] : undefined;
            const typed = BY_PATH.find(([pattern]) => pattern.test(file.path));
            const text = named === undefined && typed === undefined && /\.(?:ya?ml|template)$/.test(lower)
                ? tree.text(file.path)
                : undefined;
            const said = text === undefined ? undefined : BY_TEXT.find(([pattern]) => pattern.test(text));
            const match = typed ?? said;
            const found = named ?? (match === undefined ? undefined : [match[1], match[2], match[3]]);
            if (found === undefined)
                continue;
            const [weight, why, technology] = found;
            for (const subject of ['rac:infra', 'role:devops_engineer'])
                claims.push((0,detector/* claim */.B7)(subject, weight, file.path, why, { technology, group: technology }));
        }
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/python.js



const REQUIREMENTS = /(?:^|\/)(?:requirements[^/]*\.(?:txt|in)|requirements\/[^/]+\.(?:txt|in))$/;
const python_DEVELOPMENT = /(?:dev|test|doc|lint|ci|check|build|tool|typing)/i;
const python = {
    id: 'python',
    title: 'Python projects',
    docs: 'pyproject.toml (PEP 621, Poetry, dependency groups left out), setup.py and setup.cfg, requirements files, Pipfile, conda environments. A requirements file for documentation or tooling proves nothing.',
    looksAt: [
        {
            names: ['pyproject.toml', 'setup.py', 'setup.cfg', 'pipfile', 'environment.yml', 'environment.yaml'],
            bytes: 256 * 1024,
            files: 300,
        },
        { extensions: ['txt', 'in'], path: REQUIREMENTS, bytes: 64 * 1024, files: 300 },
    ],
    detect(tree) {
        const claims = [];
        const notes = [];
        const packaged = tree.files.some(({ path }) => /^(?:pyproject\.toml|setup\.(?:py|cfg))$/.test(path));
        for (const file of tree.files) {
            const lower = file.name.toLowerCase();
            const text = tree.text(file.path);
            if (text === undefined)
                continue;
            let dependencies;
            let development = [];
            let isPackage = true;
            let name;
            if (lower === 'pyproject.toml') {
                const toml = (0,parsers_toml/* parseToml */.M)(text);
                if (toml === undefined) {
                    notes.push(`${file.path}: not valid TOML; it was not used`);
                    continue;
                }
                dependencies = ofPyproject(toml);
                name = (0,values/* text */.Qq)((0,values/* member */.Dc)(toml, 'project', 'name')) ?? (0,values/* text */.Qq)((0,values/* member */.Dc)(toml, 'tool', 'poetry', 'name'));
                isPackage = name !== undefined;
                if (!isPackage && dependencies.length === 0)
                    continue;
            }
            else if (lower === 'setup.py')
                dependencies = quoted(text);
            else if (lower === 'setup.cfg') {
                dependencies = indented(text);
                isPackage = /^\[options/m.test(text);
                if (!isPackage)
                    continue;
            }
            else if (lower === 'pipfile') {
                dependencies = ofPipfile(text, 'packages');
                development = ofPipfile(text, 'dev-packages');
            }
            else if (lower.startsWith('environment.y')) {
                if (!/^dependencies:/m.test(text))
                    continue;
                dependencies = [...text.matchAll(/^\s*-\s*(?:[\w-]+::)?([A-Za-z0-9_.-]+)/gm)].map((match) => match[1]);
            }
            else if (REQUIREMENTS.test(file.path)) {
                if (python_DEVELOPMENT.test(file.name) || (packaged && isLock(text)))
                    continue;
                dependencies = ofRequirements(text);
                isPackage = false;
            }
            else
                continue;
            claims.push(...claimsOfManifest({
                file,
                text,
                ecosystem: 'python',
                languages: ['Python'],
                name,
                dependencies,
                development,
                isPackage,
            }));
        }
        return { claims, notes };
    },
};
function ofPyproject(toml) {
    const own = (0,values/* strings */.P$)((0,values/* member */.Dc)(toml, 'project', 'dependencies')).map(nameOf);
    const poetry = (0,values/* keys */.HP)((0,values/* member */.Dc)(toml, 'tool', 'poetry', 'dependencies')).filter((name) => (0,values/* member */.Dc)(toml, 'tool', 'poetry', 'dependencies', name, 'optional') !== true);
    return [...own, ...poetry];
}
function ofPipfile(text, table) {
    return (0,values/* keys */.HP)((0,values/* member */.Dc)((0,parsers_toml/* parseToml */.M)(text), table));
}
function isLock(text) {
    const lines = text.split('\n').filter((line) => /^[A-Za-z0-9]/.test(line));
    return lines.length >= 80 && lines.filter((line) => line.includes('==')).length >= 0.95 * lines.length;
}
function ofRequirements(text) {
    return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => /^[A-Za-z0-9]/.test(line))
        .map(nameOf);
}
function nameOf(requirement) {
    return /^[A-Za-z0-9_.-]+/.exec(requirement.trim())?.[0] ?? '';
}
function quoted(text) {
    const lists = text.matchAll(/(?:install_requires\s*=|INSTALL_REQUIRES\s*=|^install_requires\s*=|requirements?\s*=)\s*\[([^\]]{0,8000})\]/gm);
    return [...lists].flatMap((list) => [...list[1].matchAll(/["']([A-Za-z0-9_.-]+)/g)].map((match) => match[1]));
}
function indented(text) {
    const list = /^install_requires\s*=\s*\n((?:[ \t]+\S[^\n]*\n?)*)/m.exec(text)?.[1] ?? '';
    return list
        .split('\n')
        .map(nameOf)
        .filter((name) => name !== '');
}

;// CONCATENATED MODULE: ./build/core/scan/detectors/r.js

const r = manifestDetector({
    id: 'r',
    title: 'R packages',
    docs: 'DESCRIPTION of a package: its Imports and Depends, suggested packages left out. R scripts without one are no software of their own.',
    looksAt: [{ names: ['description'], bytes: 64 * 1024, files: 20 }],
    file: /^DESCRIPTION$/,
    languages: ['R', 'C', 'C++'],
}, (text) => {
    const name = /^Package:\s*([\w.]+)/m.exec(text)?.[1];
    if (name === undefined)
        return undefined;
    const dependencies = [...text.matchAll(/^(?:Imports|Depends):((?:.*\n?)(?:[ \t]+.*\n?)*)/gm)].flatMap((field) => [...field[1].matchAll(/(?:^|,)\s*([A-Za-z][\w.]*)/g)].map((match) => match[1]));
    return { name, dependencies };
});

;// CONCATENATED MODULE: ./build/core/scan/detectors/routes.js

const ROUTES = [
    [/(?:^|\/)app\/(?:.+\/)?route\.[jt]s$/, 'Next.js'],
    [/(?:^|\/)pages\/api\/.+\.[jt]s$/, 'Next.js'],
    [/(?:^|\/)routes\/(?:.+\/)?\+server\.[jt]s$/, 'SvelteKit'],
    [/(?:^|\/)server\/(?:api|routes)\/.+\.[jt]s$/, 'Nuxt'],
];
const MIN_ROUTES = 5;
const routes = {
    id: 'routes',
    title: 'Server routes by their place',
    docs: 'Route handlers of Next.js, SvelteKit and Nuxt: an application of one framework that also serves an API.',
    looksAt: [
        { names: ['route.ts', 'route.js', '+server.ts', '+server.js'] },
        { extensions: ['ts', 'js'], folder: /(?:^|\/)(?:pages\/api|server\/(?:api|routes))\// },
    ],
    detect(tree) {
        const found = tree.files.flatMap((file) => {
            const framework = file.place === 'project' ? ROUTES.find(([pattern]) => pattern.test(file.path))?.[1] : undefined;
            return framework === undefined ? [] : [{ path: file.path, framework }];
        });
        const claims = found
            .slice(0, 4)
            .map(({ path, framework }, i) => (0,detector/* claim */.B7)('role:backend_dev', i > 0 ? 0.1 : found.length >= MIN_ROUTES ? 0.75 : 0.3, path, i > 0 ? 'route of a server' : `${found.length} routes of a server`, { technology: framework }));
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/ruby.js


const ruby = {
    id: 'ruby',
    title: 'Ruby applications and gems',
    docs: 'Gemfile and gemspecs, read by line (they are programs); gems in development and test groups prove nothing. A Gemfile of a documentation site or of mobile build tools is no application.',
    looksAt: [
        { names: ['gemfile', 'gems.rb', 'podfile', 'fastfile'], bytes: 128 * 1024, files: 100 },
        { extensions: ['gemspec'], bytes: 64 * 1024, files: 100 },
        { names: ['config.ru', 'routes.rb'] },
    ],
    detect(tree) {
        const claims = [];
        for (const file of tree.files) {
            const text = tree.text(file.path);
            if (text === undefined || file.place !== 'project')
                continue;
            if (file.name === 'Podfile')
                claims.push((0,detector/* claim */.B7)('role:mobile_dev', 0.5, file.path, 'CocoaPods of an app', { technology: 'iOS', group: 'cocoapods' }));
            const isSpec = file.name.endsWith('.gemspec');
            if (!isSpec && file.name !== 'Gemfile' && file.name !== 'gems.rb')
                continue;
            const dependencies = isSpec
                ? [...text.matchAll(/add_(?:runtime_)?dependency[\s(]+["']([\w-]+)/g)].map((match) => match[1])
                : gems(text);
            claims.push(...claimsOfManifest({
                file,
                text,
                ecosystem: 'ruby',
                languages: ['Ruby'],
                dependencies,
                isPackage: isSpec || dependencies.includes('rails'),
            }));
        }
        return { claims };
    },
};
function gems(text) {
    const names = [];
    let skipping = false;
    for (const line of text.split('\n')) {
        if (/^\s*group\b.*\bdo\b/.test(line))
            skipping = /:(?:development|test|docs?)\b/.test(line) && !/:production/.test(line);
        else if (/^end\b/.test(line))
            skipping = false;
        const name = /^\s*gem[\s(]+["']([\w-]+)["']/.exec(line)?.[1];
        if (name !== undefined && !skipping && !/groups?:\s*\[?:(?:development|test)/.test(line))
            names.push(name);
    }
    return names;
}

;// CONCATENATED MODULE: ./build/core/scan/detectors/runbooks.js

const PROSE = /\.(?:mdx?|rst|adoc|markdown|org)(?:\.erb)?$/i;
const PLACES = [
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
const HEADING = /^\s{0,3}(?:#{1,4}|=+)\s+(?:\d+[.)]\s*)?\**(?:mitigations?|diagnos(?:is|e|tics?)|rollback|roll(?:ing)? back|escalat(?:ion|e)\b.*|symptoms?|recovery(?: steps| procedure)?|(?:alert )?impact|severity|remediation|investigat(?:ion|e)|on-?call\b.*|detection|restor(?:e|ing)\b.*|verification steps|post-?incident.*|meaning|triage|emergency\b.*|when (?:this|the) alert fires.*|fail-?over\b.*)\**\s*:?\s*$/gim;
const NOT_ONE = /(?:^|\/)(?:\.github(?!\/.*(?:incident|disaster|on-?call|runbook))|\.gitlab|\.claude|\.agents?|\.cursor|skills|changelogs?|releases?|blog|news|i18n|api|reference)\//i;
const runbooks = {
    id: 'runbooks',
    title: 'Runbooks and operations',
    docs: 'Procedures for operating the project: runbooks, incident and on-call guides, deployment, rollback and recovery, by folder and name, and pages by another name that have the headings of a procedure. How a package is released, and Ansible playbooks, are none.',
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
        const claims = [];
        for (const file of tree.files) {
            if (file.place === 'example' || file.place === 'test' || NOT_ONE.test(file.path))
                continue;
            const notebook = file.name.endsWith('.ipynb') && /run-?books?\//i.test(file.path);
            if (!notebook && !PROSE.test(file.name))
                continue;
            const text = tree.text(file.path) ?? '';
            const lines = text.split('\n').filter((line) => line.trim() !== '').length;
            const place = PLACES.find(([pattern]) => pattern.test(file.path));
            if (place !== undefined && (lines >= 8 || notebook) && !/template/i.test(file.name)) {
                const [, weight, why] = place;
                claims.push((0,detector/* claim */.B7)('rac:runbook', weight, file.path, why, { group: why, addsUp: weight < 0.55 }));
            }
            const headings = new Set([...text.matchAll(HEADING)].map((match) => match[0].trim().toLowerCase()));
            if (headings.size >= 3)
                claims.push((0,detector/* claim */.B7)('rac:runbook', 0.55, file.path, 'page with the headings of a procedure', {
                    group: `headings ${file.path}`,
                }));
            else if (headings.size === 2)
                claims.push((0,detector/* claim */.B7)('rac:runbook', 0.25, file.path, 'page with headings of a procedure', {
                    group: `headings ${file.path}`,
                }));
        }
        return { claims: claims.slice(0, 500) };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/rust.js



const rust = manifestDetector({
    id: 'rust',
    title: 'Rust crates',
    docs: 'Cargo.toml, packages and workspaces; development and build dependencies prove nothing.',
    looksAt: [{ names: ['cargo.toml'], bytes: 256 * 1024, files: 500 }],
    file: /^Cargo\.toml$/,
    languages: ['Rust'],
}, (text) => {
    const toml = (0,parsers_toml/* parseToml */.M)(text);
    if (toml === undefined)
        return { notValid: 'TOML' };
    const dependencies = (0,values/* keys */.HP)((0,values/* member */.Dc)(toml, 'dependencies')).filter((key) => (0,values/* member */.Dc)(toml, 'dependencies', key, 'optional') !== true);
    return { name: (0,values/* text */.Qq)((0,values/* member */.Dc)(toml, 'package', 'name')), dependencies };
});

;// CONCATENATED MODULE: ./build/core/scan/detectors/schemas.js

const MIGRATIONS = [
    [/(?:^|\/)db\/migrate\/\d+_\w+\.rb$/, 'Rails migrations'],
    [/(?:^|\/)(?:alembic|migrations)\/versions\/[^/]+\.py$/, 'Alembic migrations'],
    [/(?:^|\/)migrations\/(?:\d{4}_\w+|V\d+__\w+)\.py$/, 'Django migrations'],
    [/(?:^|\/)database\/migrations\/(?:.+\/)?\d{4}_\d\d_\d\d_\w+\.php$/, 'Laravel migrations'],
    [/(?:^|\/)migrations\/(?:.+\/)?Version\d+\.php$/i, 'Doctrine migrations'],
    [/(?:^|\/)priv\/(?:\w+\/)+\w*migrations\/\d+_\w+\.exs$/, 'Ecto migrations'],
    [/(?:^|\/)[^/]*Migrations\/(?:.+\/)?\d{14}_[\w.]+\.cs$/, 'Entity Framework migrations'],
    [/(?:^|\/)\w*migrations?\/(?:.+\/)?[^/]+\.sql$/i, 'SQL migrations'],
    [/(?:^|\/)(?:db|database|sql)\/(?:.+\/)?(?:changelog|migration)[^/]*\/?.*\.(?:sql|xml|ya?ml)$/i, 'SQL migrations'],
    [/(?:^|\/)V\d+(?:[._]\d+)*__\w+\.sql$/, 'Flyway migrations'],
    [/(?:^|\/)(?:DbScripts|dbscripts|DbMigrations)\/.+\.sql$/, 'SQL migrations'],
    [/(?:^|\/)migrations\/\d[\w-]*\.(?:js|ts|mjs|cjs|go)$/, 'migrations'],
];
const SCHEMAS = [
    [/(?:^|\/)db\/(?:schema\.rb|structure\.sql)$/, 'Rails schema'],
    [/\.prisma$/, 'Prisma schema'],
    [/(?:^|\/)(?:\w*schema|schema\w*|init|create[_-]tables?|ddl|tables|initdb)\.sql$/i, 'SQL schema'],
    [/(?:^|\/)(?:db|database|sql|schemas?|ddl)\/(?:.+\/)?[^/]+\.sql$/i, 'SQL schema'],
    [/(?:^|\/)alembic\.ini$/, 'Alembic configuration'],
    [/\.(?:dbml|avsc|edmx)$/, 'data schema'],
    [/\.sqlproj$/, 'SQL Server database project'],
];
const ON_DEVICE = /(?:^|\/)src\/\w+\/assets\//;
const schemas_TABLE = /^\s*CREATE\s+(?:UNLOGGED\s+)?(?:TABLE|KEYSPACE|TYPE)\b(?!.*\bAS\s+SELECT\b)/im;
const LIQUIBASE = /<(?:databaseChangeLog|changeSet)\b/;
const schemas = {
    id: 'schemas',
    title: 'Database schemas and migrations',
    docs: 'Migrations of the common tools by where they put them, schema files, DDL in database folders and wherever a file creates tables. Fixtures and test databases prove nothing; a schema that an app keeps on a phone counts little.',
    looksAt: [
        { extensions: ['sql', 'cql'], bytes: 4096, start: true, files: 150 },
        { extensions: ['prisma', 'dbml', 'avsc', 'edmx', 'sqlproj'] },
        {
            extensions: ['rb', 'py', 'php', 'exs', 'cs', 'js', 'ts', 'mjs', 'cjs', 'go', 'xml', 'yml', 'yaml'],
            folder: /(?:^|\/)(?:db|database|\w*migrations?|Migrations|versions|priv)\//i,
        },
        { extensions: ['xml'], folder: /(?:^|\/)resources\//, bytes: 1024, start: true, files: 200 },
        { names: ['alembic.ini', 'schema.rb', 'flyway.conf', 'liquibase.properties'] },
    ],
    detect(tree) {
        const claims = [];
        for (const file of tree.files) {
            if (file.place !== 'project' || file.tooling)
                continue;
            const migration = MIGRATIONS.find(([pattern]) => pattern.test(file.path));
            if (/(?:^|\/)assets\//.test(file.path) && (migration === undefined || ON_DEVICE.test(file.path)))
                continue;
            const schema = migration === undefined ? SCHEMAS.find(([pattern]) => pattern.test(file.path)) : undefined;
            if (LIQUIBASE.test(tree.text(file.path) ?? '') && file.name.endsWith('.xml'))
                claims.push((0,detector/* claim */.B7)('rac:dataset', 0.8, file.path, 'Liquibase change log', {
                    technology: 'Liquibase',
                    group: 'migrations',
                }));
            else if (migration !== undefined)
                claims.push((0,detector/* claim */.B7)('rac:dataset', 0.8, file.path, migration[1], { technology: migration[1], group: 'migrations' }));
            else if (schema !== undefined)
                claims.push((0,detector/* claim */.B7)('rac:dataset', 0.7, file.path, schema[1], { technology: schema[1], group: 'schema' }));
            else if (/\.(?:sql|cql)$/i.test(file.name) && schemas_TABLE.test(tree.text(file.path) ?? ''))
                claims.push((0,detector/* claim */.B7)('rac:dataset', 0.6, file.path, 'definition of tables', {
                    technology: file.name.toLowerCase().endsWith('.cql') ? 'CQL' : 'SQL',
                    group: 'tables',
                }));
        }
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/rules.js

const YAML_RULES = [
    [/^rules:\s*\n(?:\s*#.*\n)*\s*-\s+id:/m, /^\s+(?:patterns?|pattern-\w+|languages|mode|severity|message):/m],
    [/^logsource:/m, /^detection:/m],
    [/^id:\s/m, /^info:\s*\n/m, /^\s+severity:/m],
    [/^-\s+rule:/m, /^\s+condition:/m],
];
const MAYBE = /\.ya(?:ml|ra?)$|\.yml$/i;
const YAML = /\.ya?ml$/i;
const MIN_CORPUS = 10;
function rulesIn(tree) {
    return tree.files.filter((file) => {
        if (file.place !== 'project' || !MAYBE.test(file.name))
            return false;
        if (!YAML.test(file.name))
            return true;
        const text = tree.text(file.path);
        return text !== undefined && YAML_RULES.some((keys) => keys.every((key) => key.test(text)));
    });
}
function withoutCases(tree) {
    const rules = rulesIn(tree);
    if (rules.length < MIN_CORPUS)
        return tree;
    const own = new Set(rules.map(({ path }) => path));
    const yaml = tree.files.filter(({ place, name }) => place === 'project' && YAML.test(name));
    const others = yaml.filter(({ path }) => tree.text(path) !== undefined && !own.has(path)).length;
    if (rules.length < others || Math.max(rules.length, yaml.length) < (0,detector/* codeFiles */.R9)(tree))
        return tree;
    const files = tree.files.map((file) => file.place !== 'project' || own.has(file.path) || file.dir === '' || file.dir.startsWith('.')
        ? file
        : { ...file, place: 'example' });
    return { ...tree, files, code: new Map(), sources: new Map(), extensions: new Map() };
}

;// CONCATENATED MODULE: ./build/core/scan/detectors/security.js



const security_PRODUCT = /\b(?:password manager|secrets? (?:scann\w+|detection|manage\w+|manager)|(?:detect\w*|find\w*) (?:\w+ ){0,3}(?:secrets|credentials|vulnerabilit\w+|malware|threats|attacks|intrusions)|vulnerability (?:scann\w+|management|assessment)|detection rules|detection engineering|detections?[- ]as[- ]code|security rules|software security|incident response (?:plan|playbooks?|platform|framework)|misconfigurations? (?:scann\w+|detection)|(?:spot|detect|find|scan)\w* (?:\w+ ){0,4}misconfigurations|security (?:solution|scann\w+|tool\w*|testing|platform|audit\w*|information|posture|monitoring|cheat ?sheets?|framework|analysis|operations|proxy|engine)|penetration test\w*|pen-?test\w*|identity (?:provider|and access|& access|management|server|platform|infrastructure|and user|solution)|user management system|single sign[- ]on|(?:two|multi)[- ]factor authentication (?:plugin|server|provider|for)|authentication (?:server|service|provider|platform|system)|authorization server|openid connect (?:provider|server)|oauth ?2?(?:\.0)? (?:server|provider)|access management|zero[- ]trust|certificate (?:authority|management)|end-to-end encrypt\w+|intrusion (?:detection|prevention)|web application firewall|threat (?:detection|modell?ing|intelligence|hunting)|adversary emulation|red team\w*|siem\b|malware (?:analysis|detection)|fuzzing framework|static application security|supply chain security|application security|security of (?:web|mobile)|owasp|policy engine|forensic\w*|exploit\w* framework|(?:authori[sz]ation|permissions?|access[- ]control)(?:\/\w+)? (?:engine|server|system)|security(?: (?:and|or|&) compliance)? violations|encrypt\w* (?:files|secrets)|bug bounty|encryption (?:tool|library)|cryptograph\w+ (?:library|protocol|primitives)|encrypted (?:messag\w+|communications?)|network (?:security|traffic analysis)|security (?:research\w*|engineers|teams))\b/i;
const THREAT = /(?:^|\/)[^/]*(?:threat[_-]?model|security[_-]?(?:model|architecture|design)|attack[_-]?(?:surface|tree))[^/]*(?:\/[^/]+)?\.\w+$/i;
const INCIDENT = /(?:^|\/)security\/.*(?:incident|response)[^/]*\.\w+$|security[_-]incident[^/]*\.\w+$/i;
const DOCS = /(?:^|\/)docs?\/(?:.+\/)?security\/[^/]+\.(?:mdx?|rst|adoc)$/i;
const MIN_RULES = 20;
const security = {
    id: 'security',
    title: 'Security',
    docs: 'Whether security is what the project is for, by how it introduces itself; collections of detection rules, threat models, security incident plans, folders of security documents, policies. SECURITY.md, scans in CI and ordinary sign-in code are what every project has.',
    seesAll: true,
    looksAt: [
        {
            names: README_NAMES,
            folder: /^$/,
            bytes: 64 * 1024,
            start: true,
            files: 5,
        },
        { names: ['security.md', 'security-insights.yml', '.gitleaks.toml', 'openapi.yaml', 'trivy.yaml', '.trivyignore'] },
        { extensions: ['md', 'mdx', 'rst', 'adoc', 'json', 'yaml', 'tm7'], path: /threat|security|attack[_-]/i },
        { extensions: ['rego', 'yar', 'yara', 'cedar', 'sentinel'] },
    ],
    detect(tree) {
        const claims = [];
        const add = (weight, path, why, group, line) => {
            claims.push((0,detector/* claim */.B7)('role:security_expert', weight, path, why, { group, line }));
        };
        let documents = 0;
        for (const file of tree.files) {
            if (file.place === 'example' || file.place === 'test')
                continue;
            const lower = file.name.toLowerCase();
            if (lower.startsWith('readme') && file.dir === '') {
                const text = tree.text(file.path);
                const intro = text === undefined ? '' : introduction(text);
                const match = security_PRODUCT.exec(intro);
                if (match !== null && text !== undefined)
                    add(0.65, file.path, 'the README introduces it as a security product', 'introduction', (0,detector/* lineOf */.cA)(text, match[0]));
            }
            else if (lower === 'security.md')
                add(0.1, file.path, 'security policy', 'policy');
            else if (THREAT.test(file.path) && !/\.(?:png|svg|jpe?g)$/.test(lower))
                add(0.5, file.path, 'threat model', 'threat model');
            else if (INCIDENT.test(file.path))
                add(0.4, file.path, 'plan for security incidents', 'incident plan');
            else if (/\.(?:rego|yara?|cedar|sentinel)$/.test(lower))
                add(0.25, file.path, 'security policy as code', 'policy as code');
            if (DOCS.test(file.path))
                documents++;
        }
        const policy = tree.extensions.get('rego');
        if (policy !== undefined && policy.files >= MIN_RULES)
            add(0.6, policy.sample, `${policy.files} policies in Rego`, 'rules');
        const rules = rulesIn(tree);
        const sample = rules[0];
        if (sample !== undefined && rules.length >= MIN_RULES)
            add(0.7, sample.path, `${rules.length} rules that find attacks or vulnerabilities`, 'rules');
        const first = documents >= 3 ? tree.files.find((file) => DOCS.test(file.path)) : undefined;
        if (first !== undefined)
            add(0.35, first.path, `${documents} security documents`, 'documents');
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/swift.js


const SCREENS = /^\s*(?:@\w+ |public |internal )*import (?:SwiftUI|UIKit)\b/m;
const IOS = /IPHONEOS_DEPLOYMENT_TARGET|iphoneos/;
const swift = {
    id: 'swift',
    title: 'Swift packages and Xcode projects',
    docs: 'Package.swift by line, and Xcode projects, or their settings in xcconfig files, that are built for phones. A package for iOS alone is a library for apps; a package with a server framework is a server.',
    looksAt: [
        { names: ['package.swift'], bytes: 64 * 1024, files: 100 },
        { names: ['project.pbxproj'], bytes: 4 * 1024 * 1024, start: true, files: 10 },
        { extensions: ['swift'], folder: /^Sources\//, bytes: 2048, start: true, files: 60 },
        { extensions: ['xcconfig'], bytes: 8192, start: true, files: 60 },
        { extensions: ['podspec'], bytes: 16 * 1024, files: 20 },
    ],
    detect(tree) {
        const claims = [];
        const sources = tree.files.filter(({ path }) => /^Sources\/.*\.swift$/.test(path) && tree.text(path) !== undefined);
        const drawing = sources.filter(({ path }) => SCREENS.test(tree.text(path) ?? ''));
        const screens = drawing.length * 5 >= sources.length ? drawing[0]?.path : undefined;
        for (const file of tree.files) {
            const text = tree.text(file.path);
            if (text === undefined || file.place !== 'project')
                continue;
            if (file.name === 'Package.swift') {
                const dependencies = [...text.matchAll(/\.package\([^)]*?url:\s*"[^"]*\/([\w.-]+?)(?:\.git)?"/g)].map((match) => match[1]);
                claims.push(...claimsOfManifest({ file, text, ecosystem: 'swift', languages: ['Swift', 'Objective-C'], dependencies }));
                if (/\.iOS\(/.test(text)) {
                    if (screens !== undefined)
                        claims.push((0,detector/* claim */.B7)('role:mobile_dev', 0.3, screens, 'code for screens of phones', {
                            technology: 'SwiftUI and UIKit',
                            group: 'screens',
                        }));
                    claims.push((0,detector/* claim */.B7)('role:mobile_dev', 0.5, file.path, 'a package for iOS', {
                        line: (0,detector/* lineOf */.cA)(text, /\.iOS\(/),
                        technology: 'iOS',
                        group: 'swift package',
                    }));
                }
            }
            else if (/^project\.pbxproj$|\.xcconfig$/.test(file.name) && IOS.test(text)) {
                claims.push((0,detector/* claim */.B7)('role:mobile_dev', 0.75, file.path, 'Xcode project for iOS', {
                    line: (0,detector/* lineOf */.cA)(text, IOS),
                    technology: 'iOS',
                    group: 'xcode',
                }));
            }
        }
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/terraform.js

const OWN = /(?:\.(?:tf|tofu)|^terragrunt\.hcl)$/i;
const terraform_FOLDER = /(?:^|\/)(?:[\w.-]*(?:infra|terra|tofu|deploy|provision|cloud|platform|environment)[\w.-]*|tf|iac|ops|devops|env|envs|live|prod|staging|modules?|stacks?|aws|azure|gcp|k8s|hosting)(?:\/|$)/i;
const FEW = 2;
const LARGE = 50;
const terraform_TEMPLATE = /(?:^|\/)(?:templates?|scaffold(?:s|ing)?|generators?|archetypes?|stubs)\//i;
const BLOCK = /^\s*(?:resource|module|data)\s+"[^"\n]+"/m;
const terraform = {
    id: 'terraform',
    title: 'Terraform and OpenTofu',
    docs: 'Files with resource, module or data blocks, however deep, and Terragrunt. Test data, examples and fixtures prove nothing; a folder that is only called terraform does not either. One or two files of a large program count when their folder says what they are for.',
    looksAt: [{ extensions: ['tf', 'tofu'], bytes: 32 * 1024, start: true, files: 400 }, { names: ['terragrunt.hcl'] }],
    detect(tree) {
        const found = [];
        for (const file of tree.files) {
            if (file.place !== 'project' || !OWN.test(file.name))
                continue;
            const text = tree.text(file.path);
            const block = text === undefined ? undefined : (0,detector/* lineOf */.cA)(text, BLOCK);
            if (block === undefined && file.name !== 'terragrunt.hcl')
                continue;
            const why = block === undefined ? 'Terragrunt unit' : 'Terraform resources or modules';
            const technology = block === undefined ? 'Terragrunt' : file.name.endsWith('.tofu') ? 'OpenTofu' : 'Terraform';
            found.push({ file, why, block, technology });
        }
        const code = (0,detector/* codeFiles */.R9)(tree);
        const generated = code >= LARGE && found.every(({ file }) => terraform_TEMPLATE.test(file.path));
        const doubtful = found.length <= FEW && code >= LARGE && !found.some(({ file }) => file.dir === '' || terraform_FOLDER.test(file.dir));
        const claims = found.flatMap(({ file, why, block, technology }) => ['rac:terraform', 'role:devops_engineer'].map((subject) => (0,detector/* claim */.B7)(subject, generated ? 0.3 : doubtful ? 0.45 : 0.9, file.path, why, { line: block, technology })));
        return { claims };
    },
};

;// CONCATENATED MODULE: ./build/core/scan/detectors/tests.js

const SUBSTANTIAL = 15;
const tests_CONFIGS = [
    'playwright.config.ts',
    'playwright.config.js',
    'playwright.config.mjs',
    'cypress.config.ts',
    'cypress.config.js',
    'cypress.json',
    '.detoxrc.js',
    'wdio.conf.js',
    'wdio.conf.ts',
];
const IN_FILE = [
    ['rs', /^\s*#\[cfg\(test\)\]/m, 'tests of its own'],
    ['py', /^\s*>>> \S/m, 'doctests'],
    ['zig', /^test "/m, 'tests of its own'],
];
const MOST_READ = 40;
const BY_PLACE = [
    [/(?:^|\/)molecule\/(?:.+\/)?molecule\.ya?ml$/, 0.4, 'Molecule scenario', 'Molecule'],
    [/(?:^|\/)templates\/tests?\/[^/]+\.ya?ml$/, 0.3, 'test of a chart', 'Helm'],
    [/(?:^|\/)tests\/(?:.+\/)?(?:test|assert|generic)[^/]*\.sql$/, 0.2, 'dbt test', 'dbt'],
    [/(?:^|\/)(?:tests?|t|spec)\/(?:.+\/)?[^/]*test[^/]*\.sh$/, 0.2, 'test script', 'shell'],
    [/(?:^|\/)t\/\d{4}-[^/]+\.(?:sh|t)$/, 0.2, 'test script', 'shell'],
];
const tests = {
    id: 'tests',
    title: 'Test suites',
    docs: 'Test files by their names and by the folders they stand in; test data, helpers and an empty tests folder are no tests. About fifteen files, or end-to-end tests, make a suite; so do tests inside the source files, Molecule scenarios, tests of charts and models, and suites of shell scripts.',
    looksAt: [
        { names: tests_CONFIGS },
        { extensions: ['feature'] },
        { extensions: ['rs', 'zig'], bytes: 128 * 1024, files: MOST_READ, start: true },
        {
            extensions: ['py'],
            folder: /^(?!.*(?:test|migrations|docs?\/))/i,
            name: /^(?!.*(?:test|migrations))/i,
            bytes: 16 * 1024,
            files: MOST_READ,
            start: true,
        },
        { extensions: ['yml', 'yaml', 'sql', 'sh', 't'], folder: /(?:^|\/)(?:molecule|tests?|t|spec)\//i },
    ],
    detect(tree) {
        const claims = [];
        const { files, endToEnd, samples } = tree.tests;
        const first = samples[0];
        if (first !== undefined) {
            const weight = files >= SUBSTANTIAL ? 0.85 : files >= 10 ? 0.4 : 0.15;
            claims.push((0,detector/* claim */.B7)('role:qa_engineer', weight, first, `${files} test files`, { group: 'test files' }));
            for (const sample of samples.slice(1))
                claims.push((0,detector/* claim */.B7)('role:qa_engineer', 0.1, sample, 'one of them', { group: 'test files' }));
        }
        const config = tree.files.find((file) => tests_CONFIGS.includes(file.name.toLowerCase()) && file.place !== 'example');
        if (config !== undefined && files >= 3) {
            const weight = endToEnd > 0 || files >= SUBSTANTIAL ? 0.6 : 0.35;
            const technology = /playwright/.test(config.name)
                ? 'Playwright'
                : /cypress/.test(config.name)
                    ? 'Cypress'
                    : 'end-to-end tests';
            claims.push((0,detector/* claim */.B7)('role:qa_engineer', weight, config.path, 'end-to-end tests', { group: 'end to end', technology }));
        }
        else if (endToEnd >= 3 && first !== undefined)
            claims.push((0,detector/* claim */.B7)('role:qa_engineer', 0.6, first, `${endToEnd} end-to-end tests`, { group: 'end to end' }));
        for (const file of tree.files) {
            const place = file.place === 'example' ? undefined : BY_PLACE.find(([pattern]) => pattern.test(file.path));
            if (place === undefined)
                continue;
            const [, weight, why, technology] = place;
            claims.push((0,detector/* claim */.B7)('role:qa_engineer', weight, file.path, why, { group: technology, technology, addsUp: true }));
        }
        return { claims: [...claims, ...inFile(tree)] };
    },
};
function inFile(tree) {
    return IN_FILE.flatMap(([extension, pattern, what]) => {
        const all = tree.sources.get('')?.extensions.get(extension) ?? 0;
        const read = tree.files.filter(({ path, place }) => place === 'project' && path.endsWith(`.${extension}`) && tree.text(path) !== undefined);
        const [first, ...more] = read.filter(({ path }) => pattern.test(tree.text(path) ?? ''));
        if (first === undefined || more.length < 2)
            return [];
        const about = Math.round(((more.length + 1) / read.length) * all);
        const weight = about >= SUBSTANTIAL ? 0.7 : 0.3;
        const why = `about ${about} of ${all} source files have ${what}`;
        const line = (0,detector/* lineOf */.cA)(tree.text(first.path) ?? '', pattern);
        return [(0,detector/* claim */.B7)('role:qa_engineer', weight, first.path, why, { group: 'tests in files', line })];
    });
}

// EXTERNAL MODULE: ./build/core/scan/pages.js
var scan_pages = __webpack_require__(44190);
;// CONCATENATED MODULE: ./build/core/scan/detectors/writing.js


const GENERATORS = {
    'mkdocs.yml': 'MkDocs',
    'mkdocs.yaml': 'MkDocs',
    'mkdocs.template.yml': 'MkDocs',
    'docusaurus.config.js': 'Docusaurus',
    'docusaurus.config.ts': 'Docusaurus',
    'book.toml': 'mdBook',
    'book.json': 'GitBook',
    'antora.yml': 'Antora',
    'antora-playbook.yml': 'Antora',
    'mint.json': 'Mintlify',
    'docs.json': 'Mintlify',
    '.readthedocs.yaml': 'Read the Docs',
    '.readthedocs.yml': 'Read the Docs',
    'hugo.toml': 'Hugo',
    '_quarto.yml': 'Quarto',
    '_toc.yml': 'Jupyter Book',
    'theme.config.tsx': 'Nextra',
    '_config.yml': 'Jekyll',
    'summary.md': 'GitBook',
    'zensical.toml': 'Zensical',
};
const MIN_PAGES = 10;
const writing = {
    id: 'writing',
    title: 'Documentation',
    docs: 'READMEs by how much they say, authored pages in documentation folders, sites by their generator, ADRs. Changelogs, templates, licence texts and a docs folder without pages prove nothing.',
    seesAll: true,
    looksAt: [
        { extensions: ['md', 'mdx', 'rst', 'adoc', 'markdown', 'qmd', 'erb'], name: scan_pages/* PAGE */.KL },
        {
            names: ['readme.md', 'readme.rst', 'readme.adoc', 'readme', 'readme.txt', 'readme.markdown'],
            bytes: 64 * 1024,
            start: true,
            files: 50,
        },
        { names: Object.keys(GENERATORS) },
        {
            names: ['conf.py', 'config.yaml', 'config.toml', 'config.ts', 'config.js', 'config.mts'],
            path: /(?:^|\/)(?:docs?\/(?:source\/|src\/)?conf\.py|\.vitepress\/config\.\w+|(?:site|docs|website)\/config\.(?:toml|yaml)|config\.(?:toml|yaml))$/i,
            bytes: 4096,
            start: true,
            files: 10,
        },
    ],
    detect(tree) {
        const claims = [];
        const { pages, loose } = (0,scan_pages/* pagesOf */.E0)(tree.files);
        let generator;
        for (const file of tree.files) {
            if (file.place === 'example' || file.place === 'test')
                continue;
            const lower = file.name.toLowerCase();
            const listed = lower !== 'summary.md' || file.dir === '' || /^(?:docs?|src|book)$/.test(file.dir);
            const name = Object.hasOwn(GENERATORS, lower) && listed ? GENERATORS[lower] : generatorAt(file, tree.text(file.path));
            if (name !== undefined && (generator === undefined || generator.name === 'Read the Docs'))
                generator = { file, name };
            if (/^readme(?:\.|$)/.test(lower)) {
                const text = tree.text(file.path);
                if (text !== undefined && (file.dir === '' || file.place === 'docs'))
                    claims.push(...ofReadme(file, text));
            }
        }
        const first = pages[0];
        if (first !== undefined) {
            const weight = pages.length >= 3 ? 0.8 : 0.35;
            claims.push((0,detector/* claim */.B7)('rac:wiki', weight, first.path, `${pages.length} pages of documentation`, { group: 'pages' }));
            for (const page of pages.slice(1, 4))
                claims.push((0,detector/* claim */.B7)('rac:wiki', 0.1, page.path, 'page of documentation', { group: 'pages' }));
        }
        if (generator !== undefined && pages.length + loose.length > 0)
            claims.push((0,detector/* claim */.B7)('rac:wiki', 0.3, generator.file.path, `${generator.name} site`, {
                technology: generator.name,
                group: 'site',
            }));
        claims.push(...writer(pages, loose, generator, (0,detector/* codeFiles */.R9)(tree)), ...notebooks(tree));
        return { claims };
    },
};
function writer(pages, loose, generator, code) {
    const proseOnly = code * 2 <= pages.length + loose.length;
    const authored = pages.length + (proseOnly ? loose.length : 0);
    const first = pages[0] ?? loose[0];
    if (first === undefined)
        return [];
    const claims = [];
    if (authored >= MIN_PAGES)
        claims.push((0,detector/* claim */.B7)('role:tech_writer', authored >= 12 ? 0.8 : 0.7, first.path, `${authored} authored pages`, {
            group: 'pages',
        }));
    else if (authored >= 4)
        claims.push((0,detector/* claim */.B7)('role:tech_writer', 0.3, first.path, `${authored} authored pages`, { group: 'pages' }));
    if (generator !== undefined && authored >= 2) {
        const weight = generator.name === 'Jekyll' || generator.name === 'Read the Docs' ? 0.3 : authored >= 5 ? 0.6 : 0.35;
        claims.push((0,detector/* claim */.B7)('role:tech_writer', weight, generator.file.path, `${generator.name} site`, {
            technology: generator.name,
            group: 'site',
        }));
    }
    if (proseOnly && loose.length >= 4)
        claims.push((0,detector/* claim */.B7)('rac:wiki', 0.7, (loose[0] ?? first).path, `${loose.length} pages`, { group: 'pages' }));
    return claims;
}
function notebooks({ files, extensions, code }) {
    const count = extensions.get('ipynb')?.files ?? 0;
    const first = files.find(({ name, place }) => name.endsWith('.ipynb') && place === 'project');
    if (first === undefined || count < MIN_PAGES || count < (0,detector/* codeFiles */.R9)({ code }))
        return [];
    return [
        (0,detector/* claim */.B7)('rac:wiki', 0.6, first.path, `${count} notebooks, more than other code`, {
            technology: 'Jupyter',
            group: 'notebooks',
        }),
    ];
}
function ofReadme(file, text) {
    const lines = text.split('\n').filter((line) => /\w/.test(line) && !/^\s*(?:\[!\[|<img|<!--)/.test(line)).length;
    if (lines < 15)
        return [];
    return [
        (0,detector/* claim */.B7)('rac:wiki', lines >= 50 ? 0.8 : lines >= 30 ? 0.65 : 0.55, file.path, `README of ${lines} lines`, {
            group: 'readme',
        }),
    ];
}
function generatorAt(file, text) {
    if (text === undefined)
        return undefined;
    if (file.name === 'conf.py' && /\b(?:extensions|html_theme|project)\s*=/.test(text))
        return 'Sphinx';
    if (file.dir.endsWith('.vitepress'))
        return 'VitePress';
    return /^config\.(?:toml|ya?ml)$/.test(file.name) && /^\s*baseurl\s*[:=]/im.test(text) ? 'Hugo' : undefined;
}

;// CONCATENATED MODULE: ./build/core/scan/detectors/index.js

































const DETECTORS = [
    browser,
    ci,
    containers,
    contracts,
    cpp,
    dart,
    datasets,
    dotnet,
    elixir,
    go,
    javascript,
    julia,
    jvm,
    knowledge,
    kubernetes,
    learning,
    modules,
    npm,
    php,
    pipelines,
    platforms,
    python,
    r,
    routes,
    ruby,
    runbooks,
    rust,
    schemas,
    security,
    swift,
    terraform,
    tests,
    writing,
];

// EXTERNAL MODULE: ./build/core/scan/workshop/workshop.js + 6 modules
var workshop = __webpack_require__(54359);
;// CONCATENATED MODULE: ./build/core/scan/scan.js





function allLooks() {
    return [...DETECTORS.flatMap(({ looksAt }) => looksAt), ...workshop/* WORKSHOP_LOOKS */.BD];
}
function scan(tree) {
    return (0,on_demand/* withParsers */.r)(() => scanTree(tree));
}
function scanTree(whole) {
    const tree = withoutCases(whole);
    const detections = DETECTORS.map((detector) => {
        const seen = detector.seesAll === true ? tree : { ...tree, files: filesFor(detector.looksAt, tree) };
        const { claims, notes = [] } = detector.detect(seen);
        return { claims: claims.map((each) => ({ ...each, group: `${detector.id}: ${each.group ?? ''}` })), notes };
    });
    const claims = detections.flatMap((detection) => detection.claims);
    return { ...decide(claims, tree), claims, notes: detections.flatMap((detection) => detection.notes) };
}
function filesFor(looks, { files, meant }) {
    const places = new Set(looks.flatMap((look) => meant.get(look) ?? []));
    return [...places].sort((a, b) => a - b).map((place) => files[place]);
}


/***/ }),

/***/ 56116:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yj: () => (/* binding */ LANGUAGES),
/* harmony export */   hl: () => (/* binding */ isTestFile),
/* harmony export */   x0: () => (/* binding */ looksOrdinary)
/* harmony export */ });
const LANGUAGES = {
    js: 'JavaScript',
    cjs: 'JavaScript',
    mjs: 'JavaScript',
    jsx: 'JavaScript',
    ts: 'TypeScript',
    mts: 'TypeScript',
    cts: 'TypeScript',
    tsx: 'TypeScript',
    vue: 'Vue',
    svelte: 'Svelte',
    astro: 'Astro',
    py: 'Python',
    pyx: 'Python',
    go: 'Go',
    rs: 'Rust',
    java: 'Java',
    kt: 'Kotlin',
    kts: 'Kotlin',
    scala: 'Scala',
    groovy: 'Groovy',
    clj: 'Clojure',
    cs: 'C#',
    fs: 'F#',
    vb: 'Visual Basic',
    php: 'PHP',
    rb: 'Ruby',
    ex: 'Elixir',
    exs: 'Elixir',
    erl: 'Erlang',
    swift: 'Swift',
    m: 'Objective-C',
    mm: 'Objective-C',
    dart: 'Dart',
    c: 'C',
    h: 'C',
    cc: 'C++',
    cpp: 'C++',
    cxx: 'C++',
    hpp: 'C++',
    hh: 'C++',
    ino: 'C++',
    hs: 'Haskell',
    ml: 'OCaml',
    zig: 'Zig',
    nim: 'Nim',
    lua: 'Lua',
    pl: 'Perl',
    pm: 'Perl',
    r: 'R',
    jl: 'Julia',
    razor: 'Razor',
};
const TEST_NAME = /(?:[._-](?:test|tests|spec|e2e|cy)\.[cm]?[jt]sx?|_test\.(?:go|py|exs|rb|dart|cc|cpp|c)|^test_[^/]*\.(?:py|rb)|[sS]pec\.[jt]s|_spec\.rb|(?:Tests?|Spec|IT)\.(?:java|kt|scala|groovy|cs|fs|vb|swift|php|m|mm)|_test\.rego|\.feature|\.bats|\.tftest\.hcl)$/;
const TELLING = /test|spec|e2e|IT\.|\.cy\.|\.bats$|\.feature$|conf|setup|rc\.|file\.|\.gradle\./i;
const IN_TEST_FOLDER = new Set([
    'rs',
    'c',
    'cc',
    'cpp',
    'cxx',
    'php',
    'java',
    'kt',
    'swift',
    'cs',
    'js',
    'ts',
    'mjs',
    'cjs',
    'tsx',
    'jsx',
    'pl',
    'r',
    'jl',
    'hs',
    'lua',
]);
function looksOrdinary(name) {
    return !TELLING.test(name);
}
function isTestFile(name, extension, inTestFolder) {
    if (TELLING.test(name) && TEST_NAME.test(name))
        return true;
    return (inTestFolder &&
        IN_TEST_FOLDER.has(extension) &&
        !/(?:^|[._-])(?:config|setup|helpers?|utils?|support|globals?|teardown|base|factory|factories|mock|fixtures?)\b/i.test(name));
}


/***/ }),

/***/ 54359:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BD: () => (/* binding */ WORKSHOP_LOOKS),
  Au: () => (/* binding */ commandsFor),
  T3: () => (/* binding */ workshopOf)
});

// EXTERNAL MODULE: ./build/core/scan/scaffold/speakable.js
var speakable = __webpack_require__(463);
;// CONCATENATED MODULE: ./build/core/scan/workshop/command.js

const PURPOSES = ['set up', 'build', 'test', 'lint', 'types', 'run', 'migrate', 'docs'];
const NAMES = [
    [
        'test',
        /^(?:tests?|spec|unit|verify|integration|e2e|coverage)(?:[:_.-][\w:-]{1,20})?$|^(?:run|unit|integration|api|go|e2e)[_-]?tests?$|^check$/,
    ],
    [
        'lint',
        /^(?:lint|eslint|fmt|format|style|clippy|rubocop|phpcs|phpstan|analy[sz]e|golangci|ruff|prettier|pre-?commit|vet|stylelint)(?:[:_.-][\w:-]{1,20})?$|^check[:_-](?:style|format|lint)$/,
    ],
    ['types', /^(?:type-?check|types|tsc|check[:_-]types|ts:check|mypy|pyright)(?:[:_-][\w:-]{1,12})?$/],
    ['build', /^(?:build|compile|bundle|dist|all|assemble)(?:[:_.-][\w:-]{1,20})?$/],
    [
        'run',
        /^(?:start|dev|serve|server|run|watch|up)(?:[:_.-](?:dev|server|local|prod|web|api|all|app))?$|^run[_-]?(?:dev|server|local)$/,
    ],
    ['migrate', /^(?:migrate|db[:_-]migrate|migration[:_-]?(?:run|up)|migrations)$/],
    ['docs', /^(?:docs?|documentation|site)(?:[:_-](?:build|dev|serve|html))?$|^(?:build|serve)[:_-]docs?$/],
    ['set up', /^(?:install|setup|bootstrap|deps|init|prepare[:_-]dev|dev[:_-]setup)$/],
];
const PLAIN = {
    test: /^tests?$/,
    lint: /^lint$/,
    build: /^build$/,
    run: /^(?:dev|start|run|serve)$/,
    types: /^type-?check$/,
};
const LONGEST = 36;
function purposeOf(name) {
    if (name.length > 28 || !(0,speakable/* isSpeakable */.ho)(name))
        return undefined;
    return NAMES.find(([, pattern]) => pattern.test(name))?.[0];
}
function variantRank(purpose, name) {
    return PLAIN[purpose]?.test(name) === true
        ? 0
        : /watch|fix|debug|update|ci$|clean|prod|merge|docker|base|deprecat|legacy|tmp|profile|report|pre-?commit|dep/.test(name)
            ? 3
            : 1;
}
function isPlainCommand(command) {
    return command.length <= LONGEST && /^[\w./@][\w ./:@=,+-]*$/.test(command) && (0,speakable/* isSpeakable */.ho)(command);
}

;// CONCATENATED MODULE: ./build/core/scan/workshop/conventions.js
const PLACES = new Set(['', '.github', 'docs', 'doc', 'documentation', '.gitlab']);
const PAGES = [
    /^contributing(?:\.\w+)?$/i,
    /^agents\.md$/i,
    /^claude\.md$/i,
    /^(?:developing|development|developers?|hacking|building|dev[-_]?guide)(?:\.\w+)?$/i,
    /^(?:style|code[-_]?style|coding[-_]?(?:style|guidelines|standards|conventions)|style[-_]?guide|conventions)(?:\.\w+)?$/i,
    /^(?:testing|tests)\.(?:md|rst|adoc)$/i,
    /^(?:architecture|design|overview)\.(?:md|rst|adoc)$/i,
    /^copilot-instructions\.md$/i,
    /^(?:releas(?:e|ing))(?:\.(?:md|rst))?$/i,
    /^security\.md$/i,
];
const PAGE = /\.(?:md|mdx|rst|adoc|txt|org)$/i;
const REVIEWS = [/^CODEOWNERS$/, /^OWNERS$/, /^\.mergify\.yml$/, /^mergify\.yml$/, /^bors\.toml$/];
const SETTINGS = /required_status_checks|required_pull_request_reviews/;
const MOST_PAGES = 5;
const SETTINGS_FILES = {
    names: ['settings.yml'],
    path: /^\.github\/settings\.yml$/,
    bytes: 16 * 1024,
    start: true,
};
function conventionsOf(tree) {
    const near = tree.listing.filter(({ path }) => PLACES.has(path));
    const all = near.flatMap(({ path, names }) => names.map((name) => ({ name, path: path === '' ? name : `${path}/${name}` })));
    const pages = PAGES.flatMap((pattern) => all.filter(({ name }) => pattern.test(name) && (!name.includes('.', 1) || PAGE.test(name))).slice(0, 1)).map(({ path }) => path);
    const owners = REVIEWS.flatMap((pattern) => all.find(({ name }) => pattern.test(name)) ?? [])[0]?.path;
    const settings = SETTINGS.test(tree.text('.github/settings.yml') ?? '') ? '.github/settings.yml' : undefined;
    return { pages: pages.slice(0, MOST_PAGES), review: owners ?? settings };
}

// EXTERNAL MODULE: ./build/core/scan/parsers/json.js
var json = __webpack_require__(39283);
// EXTERNAL MODULE: ./build/core/scan/parsers/toml.js
var toml = __webpack_require__(25169);
// EXTERNAL MODULE: ./build/core/scan/parsers/values.js
var values = __webpack_require__(83271);
// EXTERNAL MODULE: ./build/core/scan/parsers/yaml.js
var yaml = __webpack_require__(34282);
// EXTERNAL MODULE: ./build/core/value/path.js
var path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/core/scan/workshop/scripts.js






const TARGET = /^([A-Za-z][\w.-]{0,30}(?:[ \t]+[A-Za-z][\w.-]{0,30}){0,5})[ \t]*::?(?![=:])/gm;
const RECIPE = /^@?([a-z][\w-]{0,30})(?:[ \t]+[^:=\n]{0,120})?:(?!=)/gm;
const SOURCES = [
    {
        name: /^package\.json$/,
        names: (text) => (0,values/* keys */.HP)((0,values/* member */.Dc)((0,json/* parseJsonLoosely */.D)(text), 'scripts')),
        run: (name, dir, tree) => {
            const manager = managerOf(dir, tree);
            if (name === 'test' || name === 'start')
                return `${manager} ${name}`;
            return manager === 'yarn' ? `yarn ${name}` : `${manager} run ${name}`;
        },
    },
    {
        name: /^(?:GNU)?[Mm]akefile$/,
        names: (text) => [...text.matchAll(TARGET)].flatMap((match) => match[1].split(/[ \t]+/)),
        run: (name) => `make ${name}`,
    },
    {
        name: /^\.?[jJ]ustfile$/,
        names: (text) => [...text.matchAll(RECIPE)].map((match) => match[1]),
        run: (name) => `just ${name}`,
    },
    {
        name: /^[Tt]askfile\.(?:dist\.)?ya?ml$/,
        names: (text) => (0,values/* keys */.HP)((0,values/* member */.Dc)((0,yaml/* parseYamlLoosely */.I)(text), 'tasks')),
        run: (name) => `task ${name}`,
    },
    {
        name: /^composer\.json$/,
        names: (text) => (0,values/* keys */.HP)((0,values/* member */.Dc)((0,json/* parseJsonLoosely */.D)(text), 'scripts')),
        run: (name) => `composer ${name}`,
    },
    {
        name: /^pyproject\.toml$/,
        names: (text) => (text.includes('[tool.poe.tasks') ? (0,values/* keys */.HP)((0,values/* member */.Dc)((0,toml/* parseToml */.M)(text), 'tool', 'poe', 'tasks')) : []),
        run: (name) => `poe ${name}`,
    },
    {
        name: /^pyproject\.toml$/,
        names: (text) => text.includes('[tool.pdm.scripts') ? (0,values/* keys */.HP)((0,values/* member */.Dc)((0,toml/* parseToml */.M)(text), 'tool', 'pdm', 'scripts')) : [],
        run: (name) => `pdm run ${name}`,
    },
];
function scriptsOf(file, text, tree) {
    return SOURCES.filter(({ name }) => name.test(file.name)).flatMap(({ names, run }) => [...new Set(names(text))].flatMap((name) => {
        const purpose = purposeOf(name);
        const command = run(name, file.dir, tree);
        if (purpose === undefined || !isPlainCommand(command))
            return [];
        return [{ purpose, command, dir: file.dir, rank: variantRank(purpose, name) }];
    }));
}
const SCRIPT_FILES = [
    'makefile',
    'gnumakefile',
    'justfile',
    '.justfile',
    'taskfile.yml',
    'taskfile.yaml',
    'taskfile.dist.yml',
    'taskfile.dist.yaml',
];
function managerOf(dir, { listing }) {
    for (let at = dir;; at = (0,path/* parentOf */.gN)(at)) {
        const names = listing.find(({ path }) => path === at)?.names ?? [];
        if (names.includes('pnpm-lock.yaml'))
            return 'pnpm';
        if (names.includes('yarn.lock'))
            return 'yarn';
        if (names.includes('bun.lock') || names.includes('bun.lockb'))
            return 'bun';
        if (names.includes('package-lock.json') || at === '')
            return 'npm';
    }
}

;// CONCATENATED MODULE: ./build/core/scan/workshop/suites.js

const FRAMEWORKS = [
    [/^package\.json$/, /"vitest"\s*:/, 'Vitest'],
    [/^package\.json$/, /"jest"\s*:/, 'Jest'],
    [/^package\.json$/, /"mocha"\s*:/, 'Mocha'],
    [/^package\.json$/, /"ava"\s*:/, 'AVA'],
    [/^package\.json$/, /"jasmine(?:-core)?"\s*:/, 'Jasmine'],
    [/^package\.json$/, /"karma"\s*:/, 'Karma'],
    [/^package\.json$/, /"@playwright\/test"\s*:/, 'Playwright'],
    [/^package\.json$/, /"cypress"\s*:/, 'Cypress'],
    [/^package\.json$/, /"@testing-library\//, 'Testing Library'],
    [/^package\.json$/, /"(?:test|test:unit)"\s*:\s*"node (?:--\S+ )*--test/, 'node:test'],
    [
        /^(?:pyproject\.toml|setup\.(?:cfg|py)|requirements[^/]*\.(?:txt|in)|tox\.ini|pytest\.ini|Pipfile)$/,
        /\bpytest\b/,
        'pytest',
    ],
    [/^(?:pyproject\.toml|setup\.(?:cfg|py)|requirements[^/]*\.(?:txt|in))$/, /\bhypothesis\b/, 'Hypothesis'],
    [/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, /junit/i, 'JUnit'],
    [/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, /testcontainers/i, 'Testcontainers'],
    [/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, /spock/i, 'Spock'],
    [/\.csproj$|^Directory\.Packages\.props$/, /xunit/i, 'xUnit'],
    [/\.csproj$|^Directory\.Packages\.props$/, /nunit/i, 'NUnit'],
    [/\.csproj$|^Directory\.Packages\.props$/, /MSTest/, 'MSTest'],
    [/^composer\.json$/, /"pestphp\/pest"/, 'Pest'],
    [/^composer\.json$/, /"phpunit\/phpunit"/, 'PHPUnit'],
    [/^(?:Gemfile|[\w-]+\.gemspec)$/, /\brspec/, 'RSpec'],
    [/^(?:Gemfile|[\w-]+\.gemspec)$/, /\bminitest\b/, 'Minitest'],
    [/^(?:Gemfile|[\w-]+\.gemspec)$/, /\bcapybara\b/, 'Capybara'],
    [/^mix\.exs$/, /def project/, 'ExUnit'],
    [/^pubspec\.yaml$/, /flutter_test/, 'flutter_test'],
    [/^DESCRIPTION$/, /\btestthat\b/, 'testthat'],
    [/^dbt_project\.ya?ml$/, /./, 'dbt tests'],
];
const MANIFEST = /^(?:package\.json|pyproject|setup\.|requirements|tox\.|pytest\.|Pipfile|pom\.xml|build\.gradle|composer\.json|Gemfile|mix\.exs|pubspec|DESCRIPTION|dbt_project|Directory\.Packages)|\.csproj$|\.gemspec$/;
const BUILT_IN = [
    ['go', 'go test'],
    ['rs', 'cargo test'],
    ['swift', 'XCTest'],
    ['jl', 'Test'],
];
const MOST = 4;
const MOST_FOLDERS = 3;
const LEAST = 0.3;
function suitesOf(tree) {
    const { files, endToEnd, folders } = tree.tests;
    const seen = new Map();
    for (const { path, name, dir } of tree.files) {
        if (!MANIFEST.test(name))
            continue;
        const depth = dir === '' ? 0 : dir.split('/').length;
        if (depth > 4)
            continue;
        const possible = FRAMEWORKS.filter(([file]) => file.test(name));
        if (possible.length === 0)
            continue;
        const text = tree.text(path) ?? '';
        for (const [, pattern, framework] of possible)
            if (pattern.test(text))
                seen.set(framework, (seen.get(framework) ?? 0) + 1 / (1 + depth));
    }
    if (files > 0)
        for (const [extension, framework] of BUILT_IN)
            if (10 * (tree.sources.get('')?.extensions.get(extension) ?? 0) >= Math.max(1, tree.sources.get('')?.files ?? 0))
                seen.set(framework, (seen.get(framework) ?? 0) + 1);
    return {
        files,
        endToEnd,
        frameworks: [...seen]
            .filter(([, weight]) => weight >= LEAST * Math.max(...seen.values()))
            .sort(([, a], [, b]) => b - a)
            .map(([name]) => name)
            .slice(0, MOST),
        folders: largest(folders),
    };
}
function largest(folders) {
    const tops = new Map();
    for (const [path, files] of folders) {
        const segments = path.split('/');
        const at = segments.findIndex((name) => /^(?:tests?|__tests__|specs?|e2e|cypress|integration[-_]tests?)$|[-_.]tests?$|Tests?$/i.test(name));
        const top = segments.slice(0, at < 0 ? 1 : Math.min(at + 1, 3)).join('/');
        if (top.length <= 34)
            tops.set(top, (tops.get(top) ?? 0) + files);
    }
    const order = [...tops].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    const shown = [];
    for (const top of order) {
        if (shown.length === MOST_FOLDERS)
            break;
        if ((0,speakable/* isSpeakable */.ho)(top[0]))
            shown.push(top);
    }
    return shown;
}

;// CONCATENATED MODULE: ./build/core/scan/workshop/tools.js
const TOOLS = [
    {
        file: /^Cargo\.toml$/,
        commands: [
            ['build', 'cargo build'],
            ['test', 'cargo test'],
            ['lint', 'cargo clippy'],
        ],
    },
    { file: /^Cargo\.toml$/, beside: /^\.?rustfmt\.toml$/, commands: [['lint', 'cargo fmt --check']] },
    {
        file: /^go\.mod$/,
        commands: [
            ['build', 'go build ./...'],
            ['test', 'go test ./...'],
        ],
    },
    { file: /^\.golangci\.(?:ya?ml|toml|json)$/, commands: [['lint', 'golangci-lint run']] },
    {
        file: /^mvnw$/,
        commands: [
            ['build', './mvnw package'],
            ['test', './mvnw test'],
        ],
    },
    {
        file: /^pom\.xml$/,
        unless: /^mvnw$/,
        commands: [
            ['build', 'mvn package'],
            ['test', 'mvn test'],
        ],
    },
    {
        file: /^gradlew$/,
        commands: [
            ['build', './gradlew build'],
            ['test', './gradlew test'],
        ],
    },
    {
        file: /^build\.sbt$/,
        commands: [
            ['build', 'sbt compile'],
            ['test', 'sbt test'],
        ],
    },
    {
        file: /\.slnx?$/,
        commands: [
            ['build', 'dotnet build'],
            ['test', 'dotnet test'],
        ],
    },
    {
        file: /^mix\.exs$/,
        commands: [
            ['test', 'mix test'],
            ['build', 'mix compile'],
        ],
    },
    { file: /^mix\.exs$/, beside: /^\.formatter\.exs$/, commands: [['lint', 'mix format --check-formatted']] },
    { file: /^\.rspec$/, commands: [['test', 'bundle exec rspec']] },
    { file: /^Rakefile$/, unless: /^\.rspec$/, commands: [['test', 'bundle exec rake']] },
    { file: /^\.rubocop\.yml$/, commands: [['lint', 'bundle exec rubocop']] },
    { file: /^config\.ru$/, beside: /^Gemfile$/, commands: [['set up', 'bundle install']] },
    { file: /^pubspec\.yaml$/, beside: /^analysis_options\.yaml$/, commands: [['lint', 'dart analyze']] },
    {
        file: /^Package\.swift$/,
        commands: [
            ['build', 'swift build'],
            ['test', 'swift test'],
        ],
    },
    { file: /^tox\.(?:ini|toml)$/, commands: [['test', 'tox']] },
    { file: /^noxfile\.py$/, commands: [['test', 'nox']] },
    { file: /^pytest\.ini$/, commands: [['test', 'pytest']] },
    {
        file: /^manage\.py$/,
        commands: [
            ['run', 'python manage.py runserver'],
            ['migrate', 'python manage.py migrate'],
        ],
    },
    {
        file: /^artisan$/,
        commands: [
            ['run', 'php artisan serve'],
            ['migrate', 'php artisan migrate'],
        ],
    },
    { file: /^phpunit(?:\.dist)?\.xml(?:\.dist)?$/, commands: [['test', 'vendor/bin/phpunit']] },
    { file: /^phpstan(?:\.neon)?(?:\.dist)?(?:\.neon)?$/, commands: [['lint', 'vendor/bin/phpstan analyse']] },
    { file: /^\.pre-commit-config\.yaml$/, commands: [['lint', 'pre-commit run --all-files']] },
    {
        file: /^dbt_project\.ya?ml$/,
        commands: [
            ['build', 'dbt build'],
            ['test', 'dbt test'],
        ],
    },
    {
        file: /^CMakeLists\.txt$/,
        commands: [
            ['build', 'cmake -B build'],
            ['test', 'ctest --test-dir build'],
        ],
    },
    {
        file: /^meson\.build$/,
        commands: [
            ['build', 'meson setup build'],
            ['test', 'meson test -C build'],
        ],
    },
    {
        file: /^build\.zig$/,
        commands: [
            ['build', 'zig build'],
            ['test', 'zig build test'],
        ],
    },
    {
        file: /^\.terraform\.lock\.hcl$|^versions\.tf$/,
        commands: [
            ['lint', 'terraform fmt -check'],
            ['test', 'terraform validate'],
        ],
    },
    { file: /^Chart\.yaml$/, commands: [['lint', 'helm lint']] },
    { file: /^\.ansible-lint$/, commands: [['lint', 'ansible-lint']] },
    { file: /^flake\.nix$/, commands: [['test', 'nix flake check']] },
    { file: /^mkdocs\.ya?ml$/, commands: [['docs', 'mkdocs build']] },
    { file: /^book\.toml$/, commands: [['docs', 'mdbook build']] },
    { file: /^compose\.ya?ml$|^docker-compose\.ya?ml$/, commands: [['run', 'docker compose up']] },
];
const RANK = 5;
function toolCommands(dir, { listing }) {
    const names = listing.find(({ path }) => path === dir)?.names ?? [];
    const has = (pattern) => names.some((name) => pattern.test(name));
    return TOOLS.filter(({ file, beside, unless }) => has(file) && (beside === undefined || has(beside)) && !(unless !== undefined && has(unless))).flatMap(({ commands }) => commands.map(([purpose, command]) => ({ purpose, command, dir, rank: RANK })));
}

;// CONCATENATED MODULE: ./build/core/scan/workshop/workflow-commands.js

const FILE = /^(?:\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|\.circleci\/config\.yml|\.travis\.yml|azure-pipelines[^/]*\.ya?ml)$/;
const LINE = /^[ \t]*(?:-[ \t]+)?(?:(?:run|script)[ \t]*:[ \t]*)?["']?([a-z./][\w./@-]*(?:[ \t][^\n"'|&;<>$`#{}]*)?)["']?[ \t]*$/gm;
const KNOWN = [
    [
        'test',
        /^(?:(?:python3? -m |poetry run |uv run |pdm run |hatch run |bundle exec |npx |pnpm exec )?(?:pytest|tox|nox|rspec|jest|vitest|phpunit|behave|molecule)\b|(?:bin\/)?rails test\b|cargo (?:test|nextest)\b|go test\b|(?:\.\/)?mvnw? (?:[-\w]+ )*(?:test|verify)\b|\.\/gradlew (?:\w+ )*(?:test|check)\b|dotnet test\b|mix test\b|flutter test\b|dart test\b|swift test\b|ctest\b|sbt test\b|bats |terraform (?:test|validate)\b|helm unittest\b|dbt test\b|R CMD check\b|julia .*test)/,
    ],
    [
        'lint',
        /^(?:(?:python3? -m |poetry run |uv run |pdm run |bundle exec |npx |pnpm exec )?(?:ruff|flake8|black|isort|pylint|pre-commit|rubocop|brakeman|eslint|prettier|stylelint|yamllint|ansible-lint|markdownlint\S*|shellcheck|actionlint|phpcs|phpstan|standardrb|hadolint|tflint|codespell)\b|cargo (?:clippy|fmt)\b|golangci-lint\b|gofmt\b|go vet\b|mix (?:format|credo)\b|(?:flutter|dart) analyze\b|dart format\b|terraform fmt\b|helm lint\b|swiftlint\b|ktlint\b)/,
    ],
    ['types', /^(?:(?:python3? -m |poetry run |uv run |npx )?(?:mypy|pyright|tsc|sorbet|srb)\b|mix dialyzer\b)/],
    [
        'build',
        /^(?:cargo build\b|go build\b|(?:\.\/)?mvnw? (?:[-\w]+ )*(?:package|install|compile)\b|\.\/gradlew (?:\w+ )*(?:build|assemble\w*)\b|dotnet (?:build|publish)\b|mix compile\b|flutter build\b|swift build\b|cmake --build\b|docker build\b|xcodebuild\b|poetry build\b|uv build\b|python -m build\b)/,
    ],
    ['docs', /^(?:(?:poetry run |uv run )?(?:mkdocs build|sphinx-build|mdbook build|jekyll build)\b|make -C docs\b)/],
    [
        'migrate',
        /^(?:alembic upgrade|(?:bin\/)?rails db:migrate|mix ecto\.migrate|python manage\.py migrate|php artisan migrate)\b/,
    ],
];
const NEEDS = [
    [/^bundle |^(?:bin\/)?rails |^rspec/, /^Gemfile$/],
    [/^swift /, /^Package\.swift$/],
    [/^cargo /, /^Cargo\.toml$/],
    [/^go(?:langci-lint|fmt)? ?/, /^go\.(?:mod|work)$/],
    [/^(?:\.\/)?mvnw? /, /^pom\.xml$/],
    [/^dotnet /, /\.(?:slnx?|slnf|csproj|fsproj)$|^Directory\.Build|^global\.json$/],
    [/^mix /, /^mix\.exs$/],
    [/^(?:flutter|dart) /, /^pubspec\.yaml$/],
    [/^(?:uv|poetry|pdm|hatch) /, /^pyproject\.toml$/],
    [
        /^(?:python3? |pytest|tox|nox|ruff|flake8|black|mypy|isort|pylint)/,
        /^(?:pyproject\.toml|setup\.(?:py|cfg)|requirements.*\.txt|tox\.ini|noxfile\.py|manage\.py|pytest\.ini)$/,
    ],
    [/^dbt /, /^dbt_project\.ya?ml$/],
];
const ASIDE = /(?:^| )(?:--version|--help|-V|install|autoupdate|update|cache|clean|download|config|init|login)(?: |$)/;
const workflow_commands_RANK = 2;
function workflowCommands(tree) {
    const found = new Map();
    const top = tree.listing.find(({ path }) => path === '')?.names ?? [];
    const fits = (command) => !ASIDE.test(command) && NEEDS.every(([tool, file]) => !tool.test(command) || top.some((name) => file.test(name)));
    for (const { path } of tree.files) {
        const text = FILE.test(path) ? tree.text(path) : undefined;
        if (text === undefined || /working-directory\s*:/.test(text))
            continue;
        for (const match of text.matchAll(LINE)) {
            const command = match[1].trim();
            const purpose = isPlainCommand(command) && fits(command) ? KNOWN.find(([, pattern]) => pattern.test(command))?.[0] : undefined;
            if (purpose === undefined || found.has(command))
                continue;
            found.set(command, { purpose, command, dir: '', rank: workflow_commands_RANK });
        }
    }
    return [...found.values()].sort((a, b) => a.command.length - b.command.length || (a.command < b.command ? -1 : 1));
}

;// CONCATENATED MODULE: ./build/core/scan/workshop/workshop.js






const WORKSHOP_LOOKS = [
    { names: SCRIPT_FILES, bytes: 64 * 1024, files: 40, start: true },
    SETTINGS_FILES,
];
const MOST_AT_ROOT = 2;
const MOST_IN_PART = 1;
const MOST_PARTS = 3;
function workshopOf(tree, map) {
    const suites = suitesOf(tree);
    return { commands: commandsOf(tree, map, suites), conventions: conventionsOf(tree), suites };
}
function commandsOf(tree, map, suites) {
    const parts = partFolders(tree, map);
    const all = ['', ...parts].flatMap((dir) => [...scripted(dir, tree), ...toolCommands(dir, tree)]);
    const found = [...all, ...workflowCommands(tree), ...pytest(suites, tree)];
    const commands = [];
    for (const purpose of PURPOSES) {
        const own = found.filter((each) => each.purpose === purpose).sort((a, b) => a.rank - b.rank);
        const root = pick(own.filter(({ dir }) => dir === ''), MOST_AT_ROOT);
        commands.push(...root);
        const tools = new Set(root.map(({ command }) => command.split(' ')[0]));
        const inParts = parts.flatMap((part) => pick(own.filter(({ dir, command }) => dir === part && !tools.has(command.split(' ')[0])), MOST_IN_PART));
        commands.push(...inParts);
    }
    return commands;
}
const RUNNERS = /^(?:npm|pnpm|yarn|bun|make|just|task|composer|poe|pdm)$/;
const VARIANT = 3;
function pick(commands, most) {
    const seen = new Set();
    const plain = commands.some(({ rank }) => rank < VARIANT);
    return commands
        .filter(({ command, rank, purpose }) => {
        const [tool = '', ...rest] = command.split(' ');
        const script = (rest[0] === 'run' ? rest[1] : rest[0]) ?? '';
        const name = purpose === 'test' ? script : (/^\w+/.exec(script)?.[0] ?? '');
        const key = RUNNERS.test(tool) ? `${tool} ${name}` : [tool, ...rest].slice(0, 2).join(' ');
        if (seen.has(key) || (plain && rank >= VARIANT && RUNNERS.test(tool)))
            return false;
        seen.add(key);
        return true;
    })
        .slice(0, most);
}
function pytest({ frameworks, files }, { listing }) {
    const names = listing.find(({ path }) => path === '')?.names ?? [];
    const isPython = names.some((name) => /^(?:pyproject\.toml|setup\.(?:py|cfg)|pytest\.ini|conftest\.py)$/.test(name));
    if (!frameworks.includes('pytest') || files === 0 || !isPython)
        return [];
    const runner = names.includes('poetry.lock') ? 'poetry run ' : names.includes('uv.lock') ? 'uv run ' : '';
    return [{ purpose: 'test', command: `${runner}pytest`, dir: '', rank: 4 }];
}
function scripted(dir, tree) {
    return tree.files
        .filter((file) => file.dir === dir && (file.place === 'project' || dir === ''))
        .flatMap((file) => {
        const text = tree.text(file.path);
        return text === undefined ? [] : scriptsOf(file, text, tree);
    });
}
function partFolders(tree, map) {
    if (map === undefined)
        return [];
    const manifests = tree.files.filter(({ name, dir, place }) => dir !== '' && place === 'project' && workshop_MANIFEST.test(name) && dir.length <= 36);
    const folders = [...new Set(manifests.map(({ dir }) => dir))];
    return folders
        .map((dir) => ({ dir, files: tree.sources.get(dir)?.files ?? 0 }))
        .filter(({ files }) => files * 10 >= map.files)
        .sort((a, b) => b.files - a.files || (a.dir < b.dir ? -1 : 1))
        .slice(0, MOST_PARTS)
        .map(({ dir }) => dir);
}
const workshop_MANIFEST = /^(?:package\.json|pyproject\.toml|go\.mod|Cargo\.toml|pom\.xml|mvnw|gradlew|composer\.json|mix\.exs|Gemfile|Package\.swift|Makefile|justfile|dbt_project\.yml)$|\.slnx?$/;
function commandsFor({ commands }, ...purposes) {
    return commands.filter(({ purpose }) => purposes.includes(purpose));
}


/***/ })

};
;
