"use strict";
exports.id = 6937;
exports.ids = [6937,8778,7912,9173,2065,8514,3846,8426,3188,4446,3732];
exports.modules = {

/***/ 83732:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   excerptsOf: () => (/* binding */ excerptsOf)
/* harmony export */ });
/* harmony import */ var _core_report_group_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47322);
/* harmony import */ var _core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53440);
/* harmony import */ var _core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4138);
/* harmony import */ var _core_lock_lock_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63889);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94251);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72228);
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46774);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21689);










async function excerptsOf(fs, diagnostics, { excerpts = new Map(), masks = new Map() } = {}) {
    const all = new Map(excerpts);
    for (const [path, found] of (0,_core_report_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(diagnostics.filter(hasPlace), (each) => each.path)) {
        const known = excerpts.get(path);
        if (known !== undefined && found.every(({ range }) => known.has(range.start.line)))
            continue;
        const read = await linesOf(fs, path, found, masks.get(path) ?? []);
        if (read !== undefined)
            all.set(path, known === undefined ? read : new Map([...read, ...known]));
    }
    return all;
}
function hasPlace({ range: { start, end } }) {
    return [start, end].some(({ line, column }) => line !== _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .START_OF_FILE */ .ag.start.line || column !== 1);
}
async function linesOf(fs, path, found, masks) {
    const bytes = bytesOf(fs, path);
    if (bytes === undefined || bytes.includes(0))
        return undefined;
    if (!/\.(?:json|ya?ml)$/i.test(path) && (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_7__/* .fileName */ .Md)(path) !== _core_lock_lock_js__WEBPACK_IMPORTED_MODULE_8__/* .LOCK_FILE */ .F)
        return (0,_core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .z)(new TextDecoder().decode(bytes), found, 'words');
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__.readDocument)(path, bytes, { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__.LIMITS.schemaDepth, orJson: true });
    const hidden = isOfClient(doc.value) ? 'words' : (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__/* .sensitiveRanges */ .P)(doc, found);
    return (0,_core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .z)(doc.text, found, hidden === 'words' ? hidden : [...hidden, ...masks]);
}
function bytesOf(fs, path) {
    try {
        return fs.kind(path) === 'file' ? fs.readFile(path, _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__.LIMITS.jsonBytes) : undefined;
    }
    catch (error) {
        if (error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y)
            return undefined;
        throw error;
    }
}
function isOfClient(value) {
    if (!(0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .pi)(value) || Object.hasOwn(value, 'schemaVersion'))
        return false;
    return ['mcpServers', 'servers', 'mcp', 'context_servers'].some((key) => Object.hasOwn(value, key));
}


/***/ }),

/***/ 14459:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ findSkill),
  W: () => (/* binding */ skillsBelow)
});

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
;// CONCATENATED MODULE: ./build/core/skill/places.js
const PLUGIN_FILE = '.claude-plugin/plugin.json';
const SKILL_FILE = 'SKILL.md';
const AGENT = /(?:^|\/)\.(?:claude|github)\/agents\/(?:.*\/)?[^/]+\.md$/;
function kindOfFile(path) {
    if (isFile(path, SKILL_FILE))
        return 'skill';
    if (isFile(path, PLUGIN_FILE))
        return 'plugin';
    return AGENT.test(path) && !/(?:^|\/)readme\.md$/i.test(path) ? 'agent' : undefined;
}
function placeOfSkill(kind, path) {
    if (kind === 'agent')
        return path;
    const own = kind === 'skill' ? SKILL_FILE : PLUGIN_FILE;
    return path.slice(0, -own.length).replace(/(?<=[^/])\/$/, '') || '.';
}
function fallbackName(kind, path, top) {
    const place = placeOfSkill(kind, path);
    const name = place === '.' ? top : (place.split('/').at(-1) ?? top);
    return kind === 'agent' ? name.replace(/(?:\.(?:agent|chatmode))?\.md$/i, '') : name;
}
function isFile(path, file) {
    return path === file || path.endsWith(`/${file}`);
}

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/app/propose/find-skill.js




const NOT_OWN = /(?:^|\/)(?:node_modules|rom|tests?|__tests__|fixtures|testdata|examples?|vendor|third_party)\//;
function skillsBelow(fs, folder) {
    const places = fs.list(folder).flatMap((path) => {
        const kind = kindOfFile(path);
        return kind === undefined || NOT_OWN.test(path) ? [] : [placeOfSkill(kind, path)];
    });
    return [...new Set(places)].sort();
}
function findSkill(fs, named) {
    const path = named.replace(/(?<=[^/])\/+$/, '');
    const kind = fs.kind(path);
    if (kind === 'directory') {
        const folder = lastOf(path) === '.claude-plugin' ? (0,value_path/* folderOf */.yS)(path) : path;
        for (const [what, file] of [
            ['plugin', PLUGIN_FILE],
            ['skill', SKILL_FILE],
        ])
            if (fs.kind((0,value_path/* joinPath */.uJ)(folder, file)) === 'file')
                return found(fs, what, folder, file);
        throw noSkill(fs, path);
    }
    if (kind === 'none')
        throw new errors/* UserError */.y('no-such-file', 'there is no such file or folder', { path: named });
    const what = kindOfFile(path) ?? (/\.md$/i.test(path) ? 'agent' : undefined);
    if (what === undefined)
        throw noSkill(fs, path);
    const file = what === 'skill' ? SKILL_FILE : what === 'plugin' ? PLUGIN_FILE : lastOf(path);
    return found(fs, what, path.slice(0, -file.length).replace(/(?<=[^/])\/$/, '') || '.', file);
}
function found(fs, kind, folder, file) {
    const path = (0,value_path/* joinPath */.uJ)(folder, file);
    if (fs.isLink?.(path) === true)
        throw new errors/* UserError */.y('link', 'it is a symbolic link', { path, help: 'put the file itself there' });
    return { kind, folder, file, fallback: fallbackName(kind, file, lastOf((0,value_path/* absolutePath */.Hi)(fs.cwd, folder))) };
}
function noSkill(fs, path) {
    const below = fs.kind(path) === 'directory' ? skillsBelow(fs, path) : [];
    const some = below.slice(0, 5).map((each) => (0,printable.printable)((0,value_path/* joinPath */.uJ)(path, each)));
    const more = below.length > some.length ? ` and ${below.length - some.length} more` : '';
    const message = fs.kind(path) === 'directory'
        ? `the folder holds neither ${SKILL_FILE} nor ${PLUGIN_FILE}`
        : `it is neither ${SKILL_FILE}, ${PLUGIN_FILE} nor a Markdown file`;
    return new errors/* UserError */.y('no-skill', message, {
        path,
        help: some.length === 0
            ? 'name the folder of a skill or of a plugin, or the Markdown file of an agent'
            : `name one of those below it: ${some.join(', ')}${more}`,
    });
}
function lastOf(path) {
    return path.split('/').at(-1) ?? path;
}


/***/ }),

/***/ 66045:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printDiagnostics: () => (/* binding */ printDiagnostics),
/* harmony export */   textOfDiagnostics: () => (/* binding */ textOfDiagnostics)
/* harmony export */ });
/* harmony import */ var _app_lint_excerpts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83732);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49139);
/* harmony import */ var _core_report_json_diagnostics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80516);
/* harmony import */ var _core_report_text_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32065);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);





async function printDiagnostics(context, diagnostics, files) {
    const { format, io } = context;
    const sorted = (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .sortDiagnostics */ .Ds)(diagnostics);
    if (format === 'json')
        io.out((0,_core_report_json_diagnostics_js__WEBPACK_IMPORTED_MODULE_2__.diagnosticsJson)(sorted, (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(sorted, files), _version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x, {}, 2));
    else
        io.out(await textOfDiagnostics(context, sorted));
}
async function textOfDiagnostics({ fs, color, least, quiet }, diagnostics) {
    return (0,_core_report_text_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__/* .findingsText */ ._g)(diagnostics, { color, least, quiet, excerpts: await (0,_app_lint_excerpts_js__WEBPACK_IMPORTED_MODULE_0__.excerptsOf)(fs, diagnostics) });
}


/***/ }),

/***/ 48248:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runFromSkill: () => (/* binding */ runFromSkill)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/fs/rom-folder.js
var rom_folder = __webpack_require__(17104);
// EXTERNAL MODULE: ./build/adapters/scan/place-files.js
var place_files = __webpack_require__(8514);
// EXTERNAL MODULE: ./build/app/handshake/clients.js + 1 modules
var clients = __webpack_require__(68331);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/manifest/check-package.js
var check_package = __webpack_require__(34415);
// EXTERNAL MODULE: ./build/core/scan/scaffold/speakable.js
var speakable = __webpack_require__(463);
// EXTERNAL MODULE: ./build/core/scan/scaffold/yaml-text.js
var yaml_text = __webpack_require__(26620);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(32754);
// EXTERNAL MODULE: ./build/core/text/hidden.js
var text_hidden = __webpack_require__(90126);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
;// CONCATENATED MODULE: ./build/core/skill/package.js



const PUBLISHER_TODO = 'TODO';
const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 2000;
const LONGEST_TOOLS = 300;
function packageOf(skill, { profile, id, publisher, licence, version }) {
    const description = cut(shown(skill.description), LONGEST_DESCRIPTION);
    return {
        schemaVersion: ids/* PACKAGE_SCHEMA_VERSION */.EL,
        publisher,
        id,
        version,
        name: cut(shown(skill.name) || id, LONGEST_NAME),
        role: id,
        ...(description === '' ? {} : { description }),
        ...(licence === undefined ? {} : { license: licence }),
        ...harnessOf(skill.tools, profile),
    };
}
function harnessOf(tools, profile) {
    const requiredTools = declaredRoles(tools).map(({ role, tokens }) => ({
        role: profile.roleNamespace + role,
        description: cut(`Declared as ${shown(tokens.join(', '))}`, LONGEST_TOOLS),
    }));
    const has = (scope) => tools.some((tool) => tool.scope === scope);
    const harness = {
        ...(requiredTools.length === 0 ? {} : { requiredTools }),
        ...(has('fs.write') ? { filesystem: ['fs.read', 'fs.write'] } : {}),
        ...(has('net.fetch') ? { network: ['net.fetch'] } : {}),
    };
    return Object.keys(harness).length === 0 ? {} : { harness };
}
function declaredRoles(tools) {
    return ids/* REQUIRED_ROLE_NAMES */.Ms.flatMap((role) => {
        const tokens = tools.filter((tool) => tool.role === role).map(({ token }) => token);
        return tokens.length === 0 ? [] : [{ role, tokens }];
    });
}
function toolNotes({ tools }, profile) {
    const names = (list) => list.map(({ token }) => (0,printable.quote)(token)).join(', ');
    const notes = [];
    const limited = tools.filter(({ role, restriction }) => role !== undefined && restriction !== undefined);
    if (limited.length > 0)
        notes.push(`${names(limited)}: a contract asks for the whole role, so holding to what stands in parentheses is left to the host`);
    const others = tools.filter(({ role, scope, server }) => role === undefined && scope === undefined && server === undefined);
    if (others.length > 0)
        notes.push(`${names(others)}: neither a role nor a scope of the format, so no host is asked for it`);
    for (const server of new Set(tools.flatMap(({ role, server: own }) => (role === undefined ? (own ?? []) : [])))) {
        const token = `x-${server
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, '-')
            .replace(/^-|-$/g, '') || 'server'}`;
        notes.push(`${names(tools.filter((tool) => tool.server === server && tool.role === undefined))}: tools of the MCP server ${(0,printable.quote)(server)}, which no role covers; to refuse hosts without it, add ${(0,printable.quote)(token)} to harness.network, and to the profiles of hosts that have it`);
    }
    const declared = declaredRoles(tools).map(({ role }) => role);
    const lacking = ids/* REQUIRED_ROLE_NAMES */.Ms.filter((role) => !declared.includes(role)).map((role) => profile.roleNamespace + role);
    if (lacking.length > 0)
        notes.push(`${lacking.join(', ')}: not declared, and asked for all the same: every manifest has the four roles`);
    return notes;
}
function shown(text) {
    return (0,text_hidden/* withoutHidden */.P)(text).replace(/[\ud800-\udfff]/gu, '\ufffd');
}
function cut(text, length) {
    return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
;// CONCATENATED MODULE: ./build/core/skill/declared-tools.js

function declaredTools(value) {
    if (Array.isArray(value))
        return unique(wholeItems(value).flatMap((item) => tokens(item, /,/)));
    if ((0,mapping/* isMapping */.pi)(value))
        return unique(Object.keys(value).filter((key) => value[key] === true));
    const text = scalarText(value).trim();
    const list = /^\[([^]*)\]$/.exec(text)?.[1];
    return unique(list === undefined ? tokens(text, /[\s,]/) : tokens(list, /,/));
}
function scalarText(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
function wholeItems(items) {
    const whole = [];
    let open = '';
    for (const item of items.map(scalarText)) {
        open = open === '' ? item : `${open}, ${item}`;
        if (depthOf(open) > 0)
            continue;
        whole.push(open);
        open = '';
    }
    return open === '' ? whole : [...whole, open];
}
function depthOf(text) {
    let depth = 0;
    for (const sign of text) {
        if (sign === '(')
            depth++;
        else if (sign === ')' && depth > 0)
            depth--;
    }
    return depth;
}
function tokens(text, parting) {
    const found = [];
    let token = '';
    let depth = 0;
    for (const sign of text) {
        if (sign === '(')
            depth++;
        else if (sign === ')' && depth > 0)
            depth--;
        if (depth === 0 && parting.test(sign)) {
            found.push(token);
            token = '';
        }
        else
            token += sign;
    }
    return [...found, token].map(bare).filter((each) => each !== '');
}
function bare(token) {
    const text = token.trim();
    return /^(["'])((?:(?!\1).)*)\1$/.exec(text)?.[2] ?? text;
}
function unique(list) {
    return [...new Set(list)];
}

;// CONCATENATED MODULE: ./build/core/skill/front-matter.js


const LONGEST = 65_536;
const OPENING = /^\ufeff?---[ \t]*(?:\r\n|\n|\r)/;
const KEY = /^([A-Za-z][\w-]*)[ \t]*:(?=[ \t]|$)/;
async function readFrontMatter(path, text) {
    const opening = OPENING.exec(text);
    if (opening === null)
        return { fields: new Map(), remarks: [{ line: 1, text: 'there is no front matter' }] };
    const lines = text.slice(opening[0].length).split(/\r\n|\n|\r/);
    const end = lines.findIndex((line) => /^---[ \t]*$/.test(line));
    if (end === -1)
        return { fields: new Map(), remarks: [{ line: 1, text: 'the front matter is not closed by a line ---' }] };
    const block = lines.slice(0, end);
    if (block.reduce((sum, line) => sum + line.length + 1, 0) > LONGEST)
        return {
            fields: new Map(),
            remarks: [{ line: 1, text: `the front matter has more than ${LONGEST} characters, so it was not read` }],
        };
    if (block.every((line) => /^\s*(?:#.*)?$/.test(line)))
        return { fields: new Map(), remarks: [] };
    const doc = await (0,read.readText)(path, `${block.join('\n')}\n`, { language: 'yaml' });
    const [fault] = doc.problems.filter(({ level }) => level === 'error');
    const { value: whole } = doc;
    if (fault === undefined && (0,mapping/* isMapping */.pi)(whole)) {
        const lineOf = (key) => {
            const place = doc.locate([key]);
            return place === undefined ? 1 : doc.range(place.key ?? place.value).start.line + 1;
        };
        return {
            fields: new Map(Object.entries(whole).map(([key, value]) => [key, { value, line: lineOf(key) }])),
            remarks: [],
        };
    }
    const why = fault === undefined ? 'it is no mapping' : fault.message;
    const { fields, remarks } = await keyByKey(path, block);
    const line = (fault?.range.start.line ?? 1) + 1;
    const told = `strict YAML rejects this front matter (${why}); it was read key by key, as its clients read it`;
    return { fields, remarks: [{ line, text: told }, ...remarks] };
}
async function keyByKey(path, block) {
    const fields = new Map();
    const remarks = [];
    for (const { key, line, lines } of chunksOf(block)) {
        const before = fields.get(key);
        if (before !== undefined)
            remarks.push({ line, text: `${key} stands once more (line ${before.line}); the last one counts` });
        fields.set(key, { value: await front_matter_valueOf(path, key, lines), line });
    }
    return { fields, remarks };
}
function chunksOf(block) {
    const chunks = [];
    const lastPlace = new Map(block.map((line, i) => [line.trim(), i]));
    let within;
    for (const [i, line] of block.entries()) {
        const opens = /^[ \t]*<([A-Za-z][\w-]*)>/.exec(line)?.[1];
        if (within === undefined && opens !== undefined && (lastPlace.get(`</${opens}>`) ?? -1) > i)
            within = opens;
        if (within !== undefined) {
            if (line.trim() === `</${within}>`)
                within = undefined;
            continue;
        }
        const key = KEY.exec(line)?.[1];
        if (key !== undefined)
            chunks.push({ key, line: i + 2, lines: [line] });
        else if (/^(?:[ \t]|$|-[ \t]|[\]}])/.test(line))
            chunks.at(-1)?.lines.push(line);
    }
    return chunks;
}
async function front_matter_valueOf(path, key, lines) {
    const doc = await (0,read.readText)(path, `${lines.join('\n')}\n`, { language: 'yaml' });
    const sound = doc.problems.every(({ level }) => level !== 'error');
    if (sound && (0,mapping/* isMapping */.pi)(doc.value) && Object.hasOwn(doc.value, key))
        return doc.value[key];
    const [first = '', ...rest] = lines;
    const raw = [first.replace(KEY, ''), ...rest]
        .map((line) => line.trim())
        .join(' ')
        .trim();
    return /^(["'])((?:(?!\1).)*)\1$/.exec(raw)?.[2] ?? raw;
}

;// CONCATENATED MODULE: ./build/core/skill/tool-meaning.js
const OWN = {
    ...named({ role: 'execute' }, 'bash powershell shell execute runcommands runinterminal execute/runinterminal'),
    ...named({ role: 'execute' }, 'runcommands/runinterminal run_in_terminal run_shell_command shell_command exec_command execute_command run_terminal_cmd'),
    ...named({ role: 'dispatch' }, 'task agent custom-agent runsubagent agent/runsubagent invoke_agent spawn_agent'),
    ...named({ role: 'memory.write' }, 'memory vscode/memory'),
    ...named({ role: 'search' }, 'grep glob search codebase usages textsearch filesearch'),
    ...named({ role: 'search' }, 'grep_search file_search semantic_search search_file_content codebase_search list_code_usages'),
    ...named({ scope: 'fs.read' }, 'read notebookread view readfile read/readfile read_file ls list listdirectory'),
    ...named({ scope: 'fs.write' }, 'write edit multiedit notebookedit create editfiles createfile write_file replace'),
    ...named({ scope: 'fs.write' }, 'edit/editfiles edit/createfile edit/createdirectory apply_patch'),
    ...named({ scope: 'net.fetch' }, 'webfetch websearch fetch web web/fetch web_fetch web_search google_web_search'),
};
const OWN_SPACES = /^(?:search|execute|runcommands|agent|read|edit|web|vscode|todo|browser|new|runtasks|runnotebooks)$/;
const MEMORY = /^(?:mem|mem0|[a-z]*memor(?:y|ies))$/;
const WRITES = /^(?:add|append|create|put|record|remember|save|store|upsert|write)$/;
const SEARCHES = /^(?:find|query|recall|retrieve|search)$/;
function toolMeaning(token) {
    const [, name = '', inside] = /^([^(]*)(?:\(([^]*)\))?$/.exec(token) ?? [];
    const restriction = inside === undefined ? {} : { restriction: inside };
    const key = name.trim().toLowerCase();
    if (Object.hasOwn(OWN, key))
        return { ...OWN[key], ...restriction };
    const { server, tool } = partsOf(name.trim());
    if (server === undefined)
        return { ...roleOf(memoryRole('', tool)), ...restriction };
    if (server.toLowerCase() === 'search')
        return { role: 'search', ...restriction };
    if (OWN_SPACES.test(server.toLowerCase()))
        return restriction;
    return { ...roleOf(memoryRole(server, tool)), server, ...restriction };
}
function roleOf(role) {
    return role === undefined ? {} : { role };
}
function named(meaning, names) {
    return Object.fromEntries(names.split(' ').map((name) => [name, meaning]));
}
function partsOf(name) {
    const [, server, tool] = /^mcp__(.+?)(?:__([^_].*))?$/.exec(name) ?? /^(.+)\/([^/]+)$/.exec(name) ?? [];
    return server === undefined ? { tool: name } : { server, tool: tool ?? '*' };
}
function memoryRole(server, tool) {
    const words = wordsOf(tool);
    if (![...wordsOf(server), ...words].some((word) => MEMORY.test(word)))
        return undefined;
    const verb = words.find((word) => WRITES.test(word) || SEARCHES.test(word));
    if (verb === undefined)
        return undefined;
    return WRITES.test(verb) ? 'memory.write' : 'search';
}
function wordsOf(name) {
    return name
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z0-9]+/);
}

;// CONCATENATED MODULE: ./build/core/skill/read-skill.js





async function readSkill(kind, path, text, fallback) {
    const head = kind === 'plugin' ? await pluginFields(path, text) : await readFrontMatter(path, text);
    if ('problems' in head)
        return head;
    const { fields, remarks } = head;
    const textOf = (name) => scalarText(fields.get(name)?.value).trim();
    const declared = ['allowed-tools', 'tools'].flatMap((key) => fields.get(key) ?? []);
    const tokens = new Set(declared.flatMap(({ value }) => declaredTools(value)));
    const [first] = declared;
    return {
        name: textOf('name') || fallback,
        description: textOf('description'),
        version: textOf('version') || scalarText((0,mapping/* member */.Dc)(fields.get('metadata')?.value, 'version')).trim(),
        licence: textOf('license') || textOf('licence'),
        tools: [...tokens].map((token) => ({ token, ...toolMeaning(token) })),
        ...(first === undefined ? {} : { toolsLine: first.line }),
        remarks,
    };
}
async function pluginFields(path, text) {
    const doc = await (0,read.readText)(path, text, { language: 'json' });
    const problems = doc.problems.filter(({ level }) => level === 'error');
    if (problems.length > 0)
        return { problems };
    const fields = new Map();
    for (const [key, value] of (0,mapping/* isMapping */.pi)(doc.value) ? Object.entries(doc.value) : []) {
        const place = doc.locate([key]);
        fields.set(key, { value, line: place === undefined ? 1 : doc.range(place.key ?? place.value).start.line });
    }
    const remarks = (0,mapping/* isMapping */.pi)(doc.value) ? [] : [{ line: 1, text: 'it is no JSON object, so it says nothing' }];
    return { fields, remarks };
}

// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(88092);
// EXTERNAL MODULE: ./build/core/value/semver.js
var semver = __webpack_require__(17601);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
// EXTERNAL MODULE: ./build/app/package/package-content.js
var package_content = __webpack_require__(13287);
// EXTERNAL MODULE: ./build/app/project/cartridge-files.js
var cartridge_files = __webpack_require__(83245);
// EXTERNAL MODULE: ./build/app/propose/init.js
var init = __webpack_require__(44895);
// EXTERNAL MODULE: ./build/app/propose/find-skill.js + 1 modules
var find_skill = __webpack_require__(14459);
// EXTERNAL MODULE: ./build/core/cartridge/forbidden.js
var forbidden = __webpack_require__(44253);
// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/text/suspicion.js
var suspicion = __webpack_require__(53335);
// EXTERNAL MODULE: ./build/app/package/package.js + 1 modules
var package_package = __webpack_require__(63576);
;// CONCATENATED MODULE: ./build/app/propose/skill-content.js










const MOST_BYTES = 256 * 1024 * 1024;
function listSkill({ fs, listFolder }, found, target) {
    const { folder, file } = found;
    if (found.kind === 'agent') {
        const path = (0,value_path/* joinPath */.uJ)(folder, file);
        const bytes = () => fs.readFile(path, limits.LIMITS.yamlBytes);
        const one = { path: file, size: bytes().length, read: (sink) => sink(bytes()) };
        return { list: () => [one], renamed: new Map(), ignored: [] };
    }
    const own = (0,value_path/* shortest */.pr)((0,value_path/* absolutePath */.Hi)(fs.cwd, folder), (0,value_path/* absolutePath */.Hi)(fs.cwd, target));
    const isOther = (path) => /(?:^|\/)(?:\.git|node_modules)(?:\/|$)/.test(path) || (0,value_path/* isWithin */.UO)(own, path);
    const shown = new Set([...fs.list(folder), file]);
    const faults = [];
    const all = listFolder(folder, package_content/* MAX_PACKED_FILE */.$D, (fault) => {
        if (!isOther((0,value_path/* shortest */.pr)((0,value_path/* absolutePath */.Hi)(fs.cwd, folder), (0,value_path/* absolutePath */.Hi)(fs.cwd, fault.path ?? folder))))
            faults.push(fault);
    }).filter(({ path }) => !isOther(path));
    const files = all
        .filter(({ path }) => shown.has(path))
        .map((each) => ({ ...each, path: nameInPackage(each.path), own: each.path }));
    return {
        list: (_folder, _maxBytes, onFault) => {
            for (const fault of faults)
                onFault?.(fault);
            return files;
        },
        renamed: new Map(files.filter(({ path, own: before }) => path !== before).map(({ path, own: before }) => [path, before])),
        ignored: all.map(({ path }) => path).filter((path) => !shown.has(path)),
    };
}
function nameInPackage(path) {
    const name = path
        .split('/')
        .map((segment) => segment.replace(/^\.+(?=[A-Za-z0-9])/, ''))
        .join('/');
    return (0,forbidden/* forbiddenName */.Ng)(`rom/${path}`) === undefined ? name : path;
}
async function inspect({ fs }, found, { list, renamed }, packageText, profile) {
    const file = (0,value_path/* joinPath */.uJ)(found.folder, cartridge_files/* PACKAGE_FILE */.eh);
    const tried = {
        cwd: fs.cwd,
        kind: (path) => (path === file ? 'file' : fs.kind(path)),
        readFile: (path, ...rest) => (path === file ? new TextEncoder().encode(packageText) : fs.readFile(path, ...rest)),
        list: (...args) => fs.list(...args),
        writeFile: (...args) => fs.writeFile(...args),
    };
    const main = (0,value_path/* joinPath */.uJ)(found.folder, found.file);
    const rom = `${found.folder}/rom/`;
    const placeInSkill = (name) => (0,value_path/* joinPath */.uJ)(found.folder, renamed.get(name) ?? name);
    const placeOf = (path) => (path.startsWith(rom) ? placeInSkill(path.slice(rom.length)) : path);
    const placed = (each) => each.path === file ? { ...each, path: main, range: diagnostic/* START_OF_FILE */.ag } : { ...each, path: placeOf(each.path) };
    const loaded = await (0,package_package/* loadPackage */.H)(tried, found.folder, profile);
    if ('diagnostics' in loaded)
        return { diagnostics: loaded.diagnostics.map(placed) };
    const content = await (0,package_content/* inspectContent */.IL)({ fs: tried, listFolder: list }, loaded, MOST_BYTES);
    const twice = content.forbidden.some(({ path }) => placeOf(path) === main);
    const forbidden = content.forbidden.filter(({ path }) => !twice || path !== file);
    const diagnostics = [...(0,package_content/* unpackableFindings */.dA)(content), ...forbidden].map(placed);
    if (content.unpackable.some(({ code }) => code === 'stale-manifest'))
        throw new errors/* UserError */.y('bad-package-file', 'it stands where the manifest of the package goes', {
            path: placeOf(`${found.folder}/${ids/* MANIFEST_PATH */.U4}`),
            help: 'rename it',
        });
    if (diagnostics.length > 0)
        return { diagnostics };
    const total = content.files.reduce((sum, { size }) => sum + size, 0);
    if (total > MOST_BYTES)
        throw new errors/* UserError */.y('bad-package-file', `its files have ${total} bytes; at most ${MOST_BYTES} are copied`, {
            path: found.folder,
            help: 'keep what is large elsewhere',
        });
    const files = content.files.map((each) => {
        const pieces = [];
        each.read((bytes) => pieces.push(bytes.slice()));
        return { path: each.path, bytes: Buffer.concat(pieces) };
    });
    return { files, notes: files.flatMap(({ path, bytes }) => suspects(placeInSkill(path), bytes)) };
}
const LONGEST_TEXT = 1024 * 1024;
const WINDOW = 3;
function suspects(path, bytes) {
    if (bytes.length > LONGEST_TEXT || bytes.subarray(0, 8192).includes(0))
        return [];
    const text = new TextDecoder().decode(bytes);
    if ((0,suspicion/* suspicion */.M)(text, 'instructions') === undefined)
        return [];
    const lines = text.split('\n');
    const windowAt = (i) => (0,suspicion/* suspicion */.M)(lines.slice(i, i + WINDOW).join('\n'), 'instructions');
    let at = lines.findIndex((_, i) => windowAt(i) !== undefined);
    while (at !== -1 && at + 1 < lines.length && windowAt(at + 1) === windowAt(at))
        at++;
    const what = windowAt(at) ?? (0,suspicion/* suspicion */.M)(text, 'instructions');
    return [`warning: ${path}:${at + 1}: it ${what}; read it before you sign it`];
}

;// CONCATENATED MODULE: ./build/app/propose/from-skill.js















const TRIED_AS = 'local.tried';
async function planFromSkill(ports, options) {
    const { fs } = ports;
    const { profile } = options;
    if (options.publisher !== undefined && !(0,check_package/* isReverseDns */.o5)(options.publisher))
        throw new errors/* UserError */.y('usage', `the publisher is ${(0,printable.quote)(options.publisher)}, which is not a reverse-DNS id`, {
            help: 'write a reverse-DNS id, such as io.github.you',
        });
    const found = (0,find_skill/* findSkill */.f)(fs, options.from);
    const main = (0,value_path/* joinPath */.uJ)(found.folder, found.file);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(fs.readFile(main, limits.LIMITS.yamlBytes));
    const skill = await readSkill(found.kind, main, text, found.fallback);
    if ('problems' in skill)
        return { diagnostics: skill.problems };
    const id = (0,speakable/* slug */.yR)(skill.name, found.kind);
    const target = options.out ?? `agents-proposal/${id}`;
    const notes = skill.remarks.map(({ line, text: remark }) => `${main}:${line}: ${remark}`);
    const { licence, version } = await statedIn(skill, main, notes);
    const identity = { profile, id, licence, version };
    const publisher = options.publisher ?? PUBLISHER_TODO;
    const listed = listSkill(ports, found, target);
    const tried = (0,yaml_text/* yamlText */.p)(packageOf(skill, { ...identity, publisher: options.publisher ?? TRIED_AS }));
    const content = await inspect(ports, found, listed, tried, profile);
    if ('diagnostics' in content)
        return content;
    notes.push(...content.notes, ...toolNotes(skill, profile), ...renamedNotes(listed.renamed), ...leftOut(listed.ignored));
    const files = [
        { path: cartridge_files/* PACKAGE_FILE */.eh, text: (0,yaml_text/* yamlText */.p)(packageOf(skill, { ...identity, publisher })) },
        ...content.files.map(({ path, bytes }) => ({ path: `rom/${path}`, text: bytes })),
    ];
    const actions = ports.compare(target, files);
    notes.push(...strangers(ports, target, files));
    const own = declaredRoles(skill.tools).map(({ role, tokens }) => ({
        role: profile.roleNamespace + role,
        tools: tokens,
    }));
    const evidence = { path: main, ...(skill.toolsLine === undefined ? {} : { line: skill.toolsLine }) };
    return {
        target,
        files,
        plan: {
            version: 1,
            kind: found.kind,
            id,
            publisher: options.publisher ?? null,
            name: skill.name,
            tools: skill.tools.map(({ token }) => token),
            toolRoles: own,
            roles: [
                { role: id, capabilities: [], confidence: 1, evidence: [{ ...evidence, why: `declares this ${found.kind}` }] },
            ],
            rac: [],
            files: files.map(({ path }, i) => ({ path, action: actions[i] ?? 'create' })),
            notes,
            ...(0,init/* nextHandshakes */.Qy)(target, '.', options.clients),
        },
    };
}
async function statedIn({ version, licence }, main, notes) {
    const { isKnownLicense } = await __webpack_require__.e(/* import() */ 712).then(__webpack_require__.bind(__webpack_require__, 30712));
    const known = licence !== '' && licence.length <= 100 && isKnownLicense(licence);
    if (licence !== '' && !known)
        notes.push(`${main}: the licence ${(0,printable.quote)(licence)} is no SPDX expression, so cartridge.yaml states none`);
    if ((0,semver/* isVersion */.lF)(version))
        return { licence: known ? licence : undefined, version };
    if (version !== '')
        notes.push(`${main}: the version ${(0,printable.quote)(version)} is none of SemVer, so it is 0.1.0`);
    return { licence: known ? licence : undefined, version: '0.1.0' };
}
function renamedNotes(renamed) {
    if (renamed.size === 0)
        return [];
    const all = [...renamed].map(([name, before]) => `${(0,printable.quote)(before)} as ${(0,printable.quote)(`rom/${name}`)}`);
    const more = all.length > 5 ? ` and ${all.length - 5} more` : '';
    return [`packed without the dot that no name in a cartridge begins with: ${all.slice(0, 5).join(', ')}${more}`];
}
function leftOut(ignored) {
    if (ignored.length === 0)
        return [];
    const some = ignored.slice(0, 3).map((path) => (0,printable.quote)(path));
    const more = ignored.length > some.length ? ` and ${ignored.length - some.length} more` : '';
    return [`left out, since git ignores them: ${some.join(', ')}${more}`];
}
function strangers({ fs, listFolder }, target, files) {
    const rom = (0,value_path/* joinPath */.uJ)(target, 'rom');
    if (fs.kind(rom) !== 'directory')
        return [];
    const known = new Set(files.map(({ path }) => path));
    return listFolder(rom, package_content/* MAX_PACKED_FILE */.$D, () => undefined)
        .filter(({ path }) => !known.has(`rom/${path}`))
        .map(({ path }) => `warning: ${(0,value_path/* joinPath */.uJ)(rom, path)} is no file of the skill, and would be packed with it`);
}

// EXTERNAL MODULE: ./build/core/report/text/plan.js
var text_plan = __webpack_require__(83846);
// EXTERNAL MODULE: ./build/core/text/shell-word.js
var shell_word = __webpack_require__(56783);
;// CONCATENATED MODULE: ./build/core/report/text/skill-plan.js



function skillPlanText(plan, target, dryRun, extension) {
    const { kind, id, publisher, name, tools, toolRoles, files, notes, roles } = plan;
    const from = roles[0]?.evidence[0]?.path ?? '';
    const lines = [
        (0,printable.plain) `Package of the ${(0,printable.printable)(kind)} ${(0,printable.printable)(name)} (${(0,printable.printable)(from)})`,
        (0,printable.plain) `  id         ${(0,printable.printable)(id)}`,
        (0,printable.plain) `  publisher  ${publisher === null ? 'TODO' : (0,printable.printable)(publisher)}`,
        (0,printable.plain) `  declares   ${tools.length === 0 ? 'no tools' : (0,printable.printable)(tools.join(', '))}`,
        ...toolRoles.map(({ role, tools: by }) => (0,printable.plain) `  ${(0,printable.padded)((0,printable.printable)(role), 17)}  for ${(0,printable.printable)(by.join(', '))}`),
        (0,printable.plain) ``,
        (0,printable.plain) `Files ${dryRun ? 'that would be written' : 'written'} below ${(0,printable.printable)(target)}; those below rom/ are copies`,
        ...(0,text_plan/* treeLines */.W)(files, dryRun),
    ];
    if (notes.length > 0)
        lines.push((0,printable.plain) ``, (0,printable.plain) `Notes`, ...notes.map((note) => (0,printable.plain) `  ${(0,printable.printable)(note)}`));
    if (!dryRun)
        lines.push((0,printable.plain) ``, ...nextLines(plan, target, extension));
    return (0,printable.plain) `${printable.plain.join('\n')(lines)}\n`;
}
function nextLines({ id, publisher, next = [] }, target, extension) {
    const file = `${id}${extension}`;
    const folder = target.replace(/\/+$/, '');
    return [
        (0,printable.plain) `Next`,
        ...(publisher === null
            ? [(0,printable.plain) `  put your reverse-DNS id (io.github.you) in the place of TODO in ${(0,printable.printable)(folder)}/cartridge.yaml`]
            : []),
        ...next.map((command) => (0,printable.plain) `  ${(0,printable.printable)(command)}`),
        (0,printable.plain) `  cartwright build ${(0,printable.printable)((0,shell_word/* shellWord */.r)(target))} --out ${(0,printable.printable)(file)}`,
        (0,printable.plain) `  cartwright keygen --out KEY_FOLDER, where there is no key yet`,
        (0,printable.plain) `  cartwright sign ${(0,printable.printable)(file)} --key KEY_FILE`,
    ];
}

// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
// EXTERNAL MODULE: ./build/cli/diagnostics.js
var diagnostics = __webpack_require__(66045);
;// CONCATENATED MODULE: ./build/cli/from-skill.js












const OTHERS = ['from-code', 'propose', 'staged'];
async function runFromSkill(context, from) {
    const { fs, io, format, quiet, profile } = context;
    const other = OTHERS.find((name) => context.flag(name) || context.value(name) !== undefined);
    if (other !== undefined)
        throw new errors/* UserError */.y('usage', `--from-skill does not go with --${other}`);
    if (format === 'yaml')
        throw new errors/* UserError */.y('usage', '--from-skill makes no CAL that --format yaml could be for', {
            help: 'leave --format out, or use --format json',
        });
    const made = await planFromSkill({
        fs,
        listFolder: (0,rom_folder/* folderLister */.SN)(fs.cwd),
        compare: (folder, files) => (0,place_files/* compareFiles */.h)((0,external_node_path_.resolve)(fs.cwd, folder), files, fs.cwd),
    }, {
        profile,
        from,
        out: context.value('out'),
        publisher: context.value('publisher') ?? context.config.publisher,
        clients: (await (0,clients/* configuredClients */.h5)(fs, '.')).map(({ name }) => name),
    });
    if ('diagnostics' in made) {
        (0,diagnostics.printDiagnostics)(context, made.diagnostics, 1);
        return command/* EXIT */.dc.no;
    }
    const { plan, target, files } = made;
    const dryRun = context.flag('dry-run');
    const folder = (0,external_node_path_.resolve)(fs.cwd, target);
    if (!dryRun)
        (0,place_files.placeFiles)(folder, files, context.flag('force'), fs.cwd);
    if (format === 'json')
        io.out((0,json_text/* resultJson */.y3)(plan, 2));
    else if (!quiet)
        io.out(skillPlanText(plan, target, dryRun, profile.extension));
    if (!dryRun || format === 'json')
        return command/* EXIT */.dc.ok;
    const own = files.flatMap(({ path, text }) => path === cartridge_files/* PACKAGE_FILE */.eh && typeof text === 'string' ? [{ path, text }] : []);
    io.out((0,text_plan.diffText)(plan.files.slice(0, own.length), own, (path) => (0,place_files.currentText)(folder, path)));
    return command/* EXIT */.dc.ok;
}


/***/ }),

/***/ 76821:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T1: () => (/* binding */ contentName),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   be: () => (/* binding */ claimsKey)
/* harmony export */ });
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8778);

const WORDS = new Set([
    'contents',
    'filecontent',
    'filecontents',
    'textcontent',
    'contenttext',
    'contentbase64',
    'contentmd',
    'body',
    'text',
    'fulltext',
    'rawtext',
    'data',
    'rawdata',
    'payload',
    'raw',
    'blob',
    'document',
    'markdown',
    'md',
    'html',
    'base64',
    'value',
    'knowledge',
    'inline',
    'excerpt',
    'snippet',
]);
const AMBIGUOUS = new Set([
    'data',
    'raw',
    'value',
    'document',
    'inline',
    'excerpt',
    'snippet',
    'knowledge',
    'md',
    'text',
]);
const LETTERS = new Map(Object.entries({
    c: 'сϲσςⅽᴄⲥꮯꓚ¢ƈ𐐽',
    o: 'оοօסهഠဝჿⲟᴏᴑꬽꓳ𐐬øөѳ0٥०০੦૦୦௦౦೦൦๐໐၀○◯',
    n: 'пոռηνɴиꓠⲛղƞɲŋπ',
    t: 'тτᴛⲧꭲꓔƭŧ7†',
    e: 'еεҽєᴇ℮ɛꓰꭼⲉꬲəәэ3€',
}).flatMap(([letter, others]) => [...others].map((other) => [other, letter])));
const PLAIN = new Set('id kind description required check okf type hint title tags resource timestamp bundle concept'.split(' '));
function contentName(name) {
    if (PLAIN.has(name))
        return undefined;
    if (name === 'content')
        return 'exact';
    const read = skeleton(name);
    if (read === 'content')
        return 'look-alike';
    if (WORDS.has(read) || isTypo(read))
        return 'near';
    return undefined;
}
function isAmbiguous(name) {
    return AMBIGUOUS.has(skeleton(name));
}
const KNOWN = ['id', 'kind', 'description', 'required', 'check', 'okf', 'type', 'hint'];
function claimsKey(noun, name) {
    if (noun !== 'RAC item' && noun !== 'the check')
        return false;
    const content = contentName(name);
    return content !== undefined && (content !== 'near' || (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(name, KNOWN) === undefined);
}
function isTypo(read) {
    const without = (text, i) => text.slice(0, i) + text.slice(i + 1);
    const letters = (text) => [...text].sort().join('');
    if (read.length === 6)
        return [...'content'].some((_, i) => without('content', i) === read);
    if (read.length === 8)
        return [...read].some((letter, i) => letter === read[i + 1] && without(read, i) === 'content');
    return read.length === 7 && letters(read) === letters('content');
}
function skeleton(name) {
    let read = '';
    for (const letter of name.slice(0, 200).normalize('NFKD').toLowerCase()) {
        if (/[\p{M}\p{C}\p{Z}\s_.-]/u.test(letter))
            continue;
        read += letter;
    }
    if (WORDS.has(read))
        return read;
    return [...read].map((letter) => LETTERS.get(letter) ?? letter).join('');
}


/***/ }),

/***/ 4138:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sensitiveRanges)
/* harmony export */ });
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41817);
/* harmony import */ var _cal_content_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76821);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22115);




const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?:[^-]*-----)?(?:[^-]*-----END[^\r\n"']*|[^\r\n]*)/g;
const FOREIGN = /^\/rac\/\d+\/(?:check\/)?[^/]+$/;
function sensitiveRanges(doc, found) {
    if (doc.value === undefined)
        return 'words';
    const ranges = [];
    for (const { rule, pointer, range, fix } of found) {
        if (rule === 'cal/secret')
            ranges.push(range);
        if (rule === 'package/secret' || rule === 'secret/private-key')
            ranges.push(wholeLine(range));
        const foreign = rule === 'cal/unknown-property' && fix === undefined && FOREIGN.test(pointer);
        if (!foreign && (0,_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(rule).sensitive !== true)
            continue;
        const place = doc.locate((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .fromPointer */ .kU)(doc.value, pointer));
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    }
    for (const { index, 0: key } of doc.text.matchAll(PRIVATE_KEY)) {
        ranges.push(doc.range({ start: index, end: index + key.length }));
    }
    for (const { path, value, content } of doc.shadowed ?? [])
        if (path[0] === 'rac' || content === undefined)
            ranges.push(doc.range(value));
    for (const path of handedOver(doc.value)) {
        const place = doc.locate(path);
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    }
    const rac = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(doc.value) ? (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(doc.value, 'rac') : undefined;
    if (rac !== undefined) {
        eachContent(rac, ['rac'], (path) => {
            const place = doc.locate(path);
            if (place !== undefined)
                ranges.push(doc.range(place.value));
        });
    }
    return ranges;
}
function eachContent(value, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    const list = Array.isArray(value);
    for (const [name, child] of Object.entries(value)) {
        path.push(list ? Number(name) : name);
        const content = list ? undefined : (0,_cal_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .contentName */ .T1)(name);
        if (content === 'exact' || content === 'look-alike')
            found([...path]);
        else
            eachContent(child, path, found);
        path.pop();
    }
}
function wholeLine({ start: { line } }) {
    return { start: { line, column: 1 }, end: { line: line + 1, column: 1 } };
}
function handedOver(value) {
    const servers = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value) ? (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, 'servers') : undefined;
    if (!Array.isArray(servers))
        return [];
    return servers.flatMap((_, i) => ['args', 'env', 'headers', 'url'].map((name) => ['servers', i, name]));
}


/***/ }),

/***/ 63889:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ LOCK_FILE),
/* harmony export */   h: () => (/* binding */ factsOfSlot)
/* harmony export */ });
const LOCK_FILE = 'cartwright.lock';
function factsOfSlot(slot) {
    switch (slot.kind) {
        case 'cartridge':
            return [
                ['id', slot.id],
                ['version', slot.version],
                ['romDigest', slot.romDigest],
                ['signedBy', `[${slot.signedBy.join(', ')}]`],
                ['fileDigest', slot.fileDigest],
            ];
        case 'package':
            return [
                ['id', slot.id],
                ['version', slot.version],
                ['package', slot.package],
            ];
        case 'none':
            return [];
    }
}


/***/ }),

/***/ 80516:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnosticsJson: () => (/* binding */ diagnosticsJson)
/* harmony export */ });
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98052);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1782);


function diagnosticsJson(diagnostics, summary, version, more = {}, indent = 0) {
    const paged = (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_1__/* .withPages */ .hF)(diagnostics);
    return (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .resultJson */ .y3)({ version: 1, tool: { name: 'cartwright', version }, diagnostics: paged, summary, ...more }, indent);
}


/***/ }),

/***/ 53440:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ aroundPlace),
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _source_mask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79121);

function excerptOf(text, diagnostics, hidden) {
    const lines = new Map();
    if (diagnostics.length === 0)
        return lines;
    const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
    const places = hidden === 'words' ? [] : (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRanges */ .xX)(hidden);
    let first = 0;
    const ends = /\r\n|\r|\n/g;
    let number = 1;
    let start = 0;
    for (const line of wanted) {
        for (; number < line; number++) {
            if (ends.exec(text) === null)
                return lines;
            start = ends.lastIndex;
        }
        const at = ends.lastIndex;
        const next = ends.exec(text);
        const shown = text.slice(start, next?.index ?? text.length);
        while ((places[first]?.end.line ?? line) < line)
            first++;
        const masked = hidden === 'words' ? (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .maskWords */ .QW)(shown) : (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(shown, hiddenOn(line, shown.length, places, first));
        lines.set(line, copied(masked));
        ends.lastIndex = at;
    }
    return lines;
}
function aroundPlace(source, { start, end }, width) {
    const from = Math.min(start.column - 1, source.length);
    const to = end.line > start.line ? source.length : Math.max(from, Math.min(end.column - 1, source.length));
    const first = source.length <= width || from < width / 2 ? 0 : from - width / 2;
    const last = Math.min(source.length, Math.max(first + width, Math.min(to, from + width)));
    const behind = Math.min(to, last);
    return [
        `${first > 0 ? '…' : ''}${source.slice(first, from)}`,
        source.slice(from, behind),
        `${source.slice(behind, last)}${last < source.length ? '…' : ''}`,
    ];
}
function copied(line) {
    return ` ${line}`.slice(1);
}
function hiddenOn(line, length, places, first) {
    const found = [];
    for (let i = first;; i++) {
        const place = places[i];
        if (place === undefined || place.start.line > line)
            return found;
        found.push({ start: columnOn(line, place.start, 0, length), end: columnOn(line, place.end, 0, length) });
    }
}
function columnOn(line, place, before, after) {
    if (place.line < line)
        return before;
    return place.line > line ? after : Math.min(place.column - 1, after);
}


/***/ }),

/***/ 22115:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zl: () => (/* binding */ ruleIds),
/* harmony export */   kQ: () => (/* binding */ knownRule),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _generated_rule_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94560);

const KNOWN = new Map(_generated_rule_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_FACTS */ .j.map((rule) => [rule.id, rule]));
function knownRule(name) {
    return KNOWN.get(name);
}
function factsOf(id) {
    const rule = KNOWN.get(id);
    if (rule === undefined)
        throw new Error(`a finding names the rule ${JSON.stringify(id)}, which does not exist`);
    return rule;
}
function ruleIds() {
    return _generated_rule_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_FACTS */ .j.map(({ id }) => id);
}


/***/ }),

/***/ 98052:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ withoutPages),
/* harmony export */   Ei: () => (/* binding */ ruleAnchor),
/* harmony export */   ez: () => (/* binding */ RULES_PAGE),
/* harmony export */   gd: () => (/* binding */ rulePage),
/* harmony export */   hF: () => (/* binding */ withPages)
/* harmony export */ });
/* harmony import */ var _generated_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26886);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);



const RULES_PAGE = `${_generated_address_js__WEBPACK_IMPORTED_MODULE_0__/* .REPOSITORY */ .B}/blob/v${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}/docs/rules.md`;
function rulePage(rule) {
    const anchor = ruleAnchor(rule);
    return anchor === undefined ? RULES_PAGE : `${RULES_PAGE}#${anchor}`;
}
function ruleAnchor(rule) {
    return /^[a-z]+\/[a-z0-9-]+$/.test(rule) ? rule.replace('/', '') : undefined;
}
function withPages(diagnostics) {
    return diagnostics.map((each) => ({ ...each, url: rulePage(each.rule) }));
}
function withoutPages(diagnostics) {
    return diagnostics.map((each) => {
        const { url: _, ...diagnostic } = each;
        return diagnostic;
    });
}


/***/ }),

/***/ 8778:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
function nearest(name, candidates) {
    const plain = fold(name);
    const letters = lettersOf(plain);
    const allowed = plain.length <= 4 ? 1 : 2;
    const same = [];
    const holding = [];
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const { text, letters: own } = known(candidate);
        if (text === plain)
            same.push(candidate);
        if (holds(text, plain) || holds(plain, text))
            holding.push(candidate);
        const isFar = hasMore(letters & ~own, allowed) || hasMore(own & ~letters, allowed);
        const distance = isFar ? allowed + 1 : editDistance(plain, text, allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    if (same.length === 1)
        return same[0];
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
const FOLDED = new Map();
const MOST_FOLDED = 2000;
function known(candidate) {
    let folded = FOLDED.get(candidate);
    if (folded === undefined) {
        const text = fold(candidate);
        folded = { text, letters: lettersOf(text) };
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, folded);
    }
    return folded;
}
function lettersOf(text) {
    let letters = 0;
    for (let i = 0; i < text.length; i++)
        letters |= 1 << (text.charCodeAt(i) & 31);
    return letters;
}
function hasMore(bits, limit) {
    let left = bits;
    for (let i = 0; i < limit; i++)
        left &= left - 1;
    return left !== 0;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
let rows = [new Uint8Array(), new Uint8Array(), new Uint8Array()];
function editDistance(a, b, limit) {
    const most = limit + 1;
    if (Math.abs(a.length - b.length) > limit)
        return most;
    if (rows[0].length <= b.length)
        rows = [0, 1, 2].map(() => new Uint8Array(b.length + 100));
    let [before, previous, row] = rows;
    for (let j = 0; j <= b.length; j++)
        previous[j] = Math.min(j, most);
    let [leastBefore, least] = [0, 0];
    for (let i = 1; i <= a.length; i++) {
        const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
        row[first - 1] = first === 1 ? Math.min(i, most) : most;
        if (last < b.length)
            row[last + 1] = most;
        leastBefore = least;
        least = at(row, first - 1);
        for (let j = first; j <= last; j++) {
            const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
                cost = Math.min(cost, at(before, j - 2) + 1);
            cost = Math.min(cost, most);
            row[j] = cost;
            if (cost < least)
                least = cost;
        }
        if (least > limit && leastBefore > limit)
            return most;
        [before, previous, row] = [previous, row, before];
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
}


/***/ }),

/***/ 49173:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
async function load(module) {
    return (await module).default;
}
const validators = {
    baseline: () => load(__webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 89607))),
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 64470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 58858))),
    policy: () => load(__webpack_require__.e(/* import() */ 4866).then(__webpack_require__.bind(__webpack_require__, 24866))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 18477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 32543))),
    sweep: () => load(__webpack_require__.e(/* import() */ 1050).then(__webpack_require__.bind(__webpack_require__, 1050))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 35930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 16699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 12321))),
};


/***/ }),

/***/ 79121:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xX: () => (/* binding */ joinRanges),
  gC: () => (/* binding */ maskText),
  QW: () => (/* binding */ maskWords)
});

// UNUSED EXPORTS: compare

;// CONCATENATED MODULE: ./build/generated/property-names.js
const PROPERTY_NAMES = ["$schema", "action", "acxLevel", "afterMs", "agent", "algorithm", "alias", "all", "always", "annotations", "any", "approval", "args", "artifactType", "at", "authors", "baseline", "bind", "bindings", "budget", "builtIn", "by", "cal", "cals", "capabilities", "capabilityScopes", "careerTier", "cartLevel", "cartridgeId", "cartridges", "certificateIdentity", "certificateOidcIssuer", "check", "client", "closes", "command", "commands", "completion", "confirmations", "constants", "contextWindowTokens", "cwd", "date", "description", "dialect", "digest", "domain", "drops", "edges", "entries", "env", "envHeaders", "envVars", "envelope", "event", "expires", "extensions", "fact", "fileDigest", "filesystem", "from", "gateway", "guardrails", "harness", "headers", "hint", "homepage", "hosts", "id", "ignore", "init", "inputSchema", "integrity", "keeps", "keyid", "keys", "kind", "level", "license", "limits", "lineage", "maxDurationMs", "maxParallel", "maxSteps", "mcp", "method", "minContextWindowTokens", "minLevel", "minProtocolRevision", "model", "name", "namespaceProof", "network", "nodes", "not", "notAfter", "notBefore", "note", "oidcIssuer", "oidcSubject", "okf", "oldest", "op", "optionalTools", "outputSchema", "package", "packages", "parents", "participants", "passIntent", "path", "payload", "payloadType", "pins", "pointer", "policy", "preferredProtocolRevision", "prefix", "produces", "proofs", "protocolRevision", "provenance", "publicKeyPem", "publisher", "publisherId", "publishers", "rac", "racAvailable", "reason", "refuses", "registryId", "relation", "rename", "required", "requiredTools", "requires", "resources", "revocationReason", "revokedAt", "role", "romDigest", "rotatedFrom", "rotatedTo", "rule", "rules", "schemaVersion", "scopes", "scripts", "servers", "sideEffects", "sig", "signatures", "signedAt", "signedBy", "signers", "skills", "slot", "source", "sources", "stack", "start", "status", "structuredOutput", "tags", "targets", "taskType", "template", "threshold", "tier", "timeout", "title", "to", "toolUse", "tools", "trust", "trustRegistry", "trustedRoot", "txtRecord", "type", "updatedAt", "url", "value", "var", "variables", "verifiedAt", "version", "when", "wraps"];

;// CONCATENATED MODULE: ./build/core/source/mask.js

const MASK = '*';
function joinRanges(ranges) {
    const joined = [];
    for (const { start, end } of [...ranges].sort((a, b) => compare(a.start, b.start))) {
        const last = joined.at(-1);
        if (last === undefined || compare(start, last.end) > 0)
            joined.push({ start, end });
        else if (compare(end, last.end) > 0)
            last.end = end;
    }
    return joined;
}
function compare(a, b) {
    return a.line - b.line || a.column - b.column;
}
function maskText(text, places) {
    const parts = [];
    let at = 0;
    for (const { start, end } of places) {
        parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, MASK));
        at = Math.max(at, end);
    }
    return parts.join('') + text.slice(at);
}
const OF_CLIENTS = ['mcpServers', 'servers', 'mcp', 'mcp_servers', 'context_servers'];
const OURS = new Set([...PROPERTY_NAMES, ...OF_CLIENTS, 'true', 'false', 'null']);
const WORD = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*|[^\u0000-\u007f\p{Zs}\p{Pi}\p{Pf}\p{Pd}]/gu;
function maskWords(text) {
    return text.replace(WORD, (word) => (OURS.has(word) ? word : MASK.repeat(word.length)));
}


/***/ }),

/***/ 72228:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDocument: () => (/* binding */ readDocument),
/* harmony export */   readText: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87161);




async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    if (options.orJson === true && language === 'yaml' && bytes[0] === 0x7b) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? readText(path, text, { ...options, language }) : text;
}
async function readText(path, text, options = {}) {
    const { maxDepth } = options;
    if (languageOf(path, options) === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth);
    const { quickYaml } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3990)]).then(__webpack_require__.bind(__webpack_require__, 83990));
    return quickYaml(path, text, maxDepth) ?? (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1917)]).then(__webpack_require__.bind(__webpack_require__, 11917))).parseYaml(path, text, maxDepth);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    return typeof text === 'string'
        ? text
        : unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
}
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)(rule, path, message, help);
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
}


/***/ }),

/***/ 90126:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findHidden),
/* harmony export */   P: () => (/* binding */ withoutHidden)
/* harmony export */ });
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const HONEST = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}|(?<=[\p{Emoji}\p{S}\p{P}])[\ufe0e\ufe0f]|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?<![A-Za-z])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])(?![A-Za-z])/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const EITHER = new RegExp(`(${HONEST.source})|${INVISIBLE.source}|\\p{Cc}`, 'gu');
function withoutHidden(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(EITHER, (_sign, honest) => honest ?? '')
        .trim();
}
function findHidden(text) {
    if (!/[^\n\r\t\x20-\x7e]/.test(text))
        return undefined;
    const rest = text.replace(HONEST, '');
    const found = [...rest.matchAll(INVISIBLE)].map(([character]) => character.codePointAt(0) ?? 0);
    const marks = (point) => point === 0x200e || point === 0x200f || point === 0x61c;
    const counted = RIGHT_TO_LEFT.test(text) ? found.filter((point) => !marks(point)) : found;
    if (counted.length === 0)
        return undefined;
    const shown = [...new Set(counted)].slice(0, 4);
    return {
        count: counted.length,
        points: shown.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`),
    };
}


/***/ }),

/***/ 53335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ suspicion)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90126);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);


const ORDERS = [
    [
        /\b(?:ignore|disregard|forget|override|bypass)\b(?: (?:all|any|every|of|the|your|these|those|my|and))* (?:previous|prior|earlier|above|preceding|existing|original|other|system|safety)(?: (?:and|or|of|the|previous|prior|earlier|above|system|safety|user))* (?:instructions?|prompts?|rules?|guidelines?|directions?|messages?|context)\b/,
        'tells the model to forget its instructions',
    ],
    [
        /\b(?:do not|don't|never|must not|should not|without)(?: (?:ever|you|even|directly))* (?:tell|telling|inform|informing|mention|mentioning|reveal|revealing|show|showing|notify|notifying|alert|alerting|warn|warning|let|letting|say|saying)\b.{0,40}\b(?:the )?user\b/,
        'tells the model to hide something from the user',
    ],
    [
        /\b(?:hide|conceal|keep)\b.{0,30}\b(?:from|secret from|hidden from) the user\b|\bthe user (?:must|should|may) (?:not|never) (?:know|see|notice|be told)\b/,
        'tells the model to hide something from the user',
    ],
    [
        /<\/?(?:system|important|instructions?|secret|admin|assistant|critical)\s*>|<\|(?:im_start|im_end|system|user|assistant|endoftext)\|?>|\[\/?inst\]|<<\/?sys>>|(?:^|[.!:] )(?:system|assistant): /,
        'is marked up as if it were the system, not a tool, that speaks',
        'tool',
    ],
    [
        /\b(?:you are now|from now on,? (?:you|always|never)|your (?:new|real|true|actual) (?:task|goal|role|instructions?|purpose)|new (?:system )?(?:instructions?|prompt):)/,
        'gives the model another role',
        'tool',
    ],
    [
        /\b(?:read|send|include|pass|paste|copy|append|attach|upload|cat|provide)\b.{0,80}(?:~\/\.ssh|\bid_rsa\b|\bid_ed25519\b|\.aws\/credentials|\/etc\/(?:passwd|shadow)|\.cursor\/mcp\.json|\bsystem prompt\b|\b(?:conversation|chat) history\b|~\/\.env\b)/,
        'asks the model for what is private',
    ],
];
const CONTROL = /(?![\t\n\f\r])\p{Cc}/u;
function suspicion(text, speaker) {
    const hidden = (0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .findHidden */ .C)(text);
    if (hidden !== undefined) {
        const { count, points } = hidden;
        return `holds ${count} character${count === 1 ? '' : 's'} that nobody sees (${points.join(', ')})`;
    }
    const [control] = CONTROL.exec(text) ?? [];
    if (control !== undefined)
        return `holds a control character, with which a terminal may hide the rest (${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(control)})`;
    const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
    for (const [pattern, what, whose] of ORDERS) {
        if (whose === 'tool' && speaker !== 'tool')
            continue;
        const match = pattern.exec(plain);
        if (match !== null)
            return `${what} (${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(match[0])})`;
    }
    return undefined;
}


/***/ }),

/***/ 77527:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ PUBLISHED_REVISIONS),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const PUBLISHED_REVISIONS = [
    '2024-10-07',
    '2024-11-05',
    '2025-03-26',
    '2025-06-18',
    '2025-11-25',
    '2026-07-28',
];
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 17601:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   lF: () => (/* binding */ isVersion),
/* harmony export */   mx: () => (/* binding */ versionOfTag)
/* harmony export */ });
/* harmony import */ var semver_functions_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78469);
/* harmony import */ var semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16353);


function isVersion(text) {
    const [release = ''] = text.split('+');
    const exact = release
        .replace('-', '.')
        .split('.')
        .every((part) => !/^\d{16,}$/.test(part));
    return exact && /^\d\S*$/.test(text) && semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_1__(text) !== null;
}
function versionOfTag(tag) {
    const [, version] = /(?:^|[^0-9A-Za-z.])v?((?:0|[1-9]\d*)\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?)$/.exec(tag) ?? [];
    return version !== undefined && isVersion(version) ? version : undefined;
}
function compareVersions(a, b) {
    return isVersion(a) && isVersion(b) ? semver_functions_compare_js__WEBPACK_IMPORTED_MODULE_0__(a, b) : undefined;
}


/***/ }),

/***/ 26886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY)
/* harmony export */ });
const REPOSITORY = "https://github.com/OWNER/cartwright";


/***/ })

};
;
Object.assign(exports.modules, require("./shared-27912.js").modules);
Object.assign(exports.modules, require("./shared-17104.js").modules);
Object.assign(exports.modules, require("./shared-63576.js").modules);
Object.assign(exports.modules, require("./shared-55270.js").modules);
Object.assign(exports.modules, require("./shared-32065.js").modules);
Object.assign(exports.modules, require("./shared-94560.js").modules);
Object.assign(exports.modules, require("./shared-69608.js").modules);
Object.assign(exports.modules, require("./shared-8514.js").modules);
Object.assign(exports.modules, require("./shared-83846.js").modules);
