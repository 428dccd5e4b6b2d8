"use strict";
exports.id = 2156;
exports.ids = [2156,8092];
exports.modules = {

/***/ 52156:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comparable: () => (/* binding */ comparable),
  readConfiguration: () => (/* binding */ readConfiguration)
});

// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/source/parse-json.js + 2 modules
var parse_json = __webpack_require__(87161);
;// CONCATENATED MODULE: ./build/core/clients/jsonc.js
function strictJson(text) {
    if (!text.includes('//') && !text.includes('/*') && !/,\s*[}\]]/.test(text))
        return text;
    const parts = [];
    let from = 0;
    let at = 0;
    let comma = -1;
    const blank = (start, end) => {
        parts.push(text.slice(from, start), text.slice(start, end).replace(/[^\r\n]/g, ' '));
        from = end;
    };
    const commas = [];
    while (at < text.length) {
        const unit = text.charAt(at);
        if (unit === '"') {
            comma = -1;
            for (at++; at < text.length && text[at] !== '"'; at++)
                if (text[at] === '\\')
                    at++;
            at++;
        }
        else if (unit === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
            const end = commentEnd(text, at);
            blank(at, end);
            at = end;
        }
        else {
            if (unit === ',')
                comma = at;
            else if ((unit === '}' || unit === ']') && comma >= 0)
                commas.push(comma);
            if (unit !== ',' && !/\s/.test(unit))
                comma = -1;
            at++;
        }
    }
    const units = [...parts, text.slice(from)].join('').split('');
    for (const place of commas)
        units[place] = ' ';
    return units.join('');
}
function commentEnd(text, at) {
    const close = text[at + 1] === '/' ? text.slice(at).search(/[\r\n]/) : text.indexOf('*/', at + 2) + 2 - at;
    return close < 2 ? text.length : at + close;
}

// EXTERNAL MODULE: ./build/core/secrets/assignments.js + 1 modules
var assignments = __webpack_require__(58313);
// EXTERNAL MODULE: ./build/core/secrets/prefilter.js
var prefilter = __webpack_require__(52087);
;// CONCATENATED MODULE: ./build/core/clients/references.js
const REFERENCE = /\$\([^)]*\)|\$\{([^}]*)\}|(?<!\$)\{env:([^}]*)\}|\$([A-Za-z_]\w*)/g;
const PREDEFINED = new Set(('workspaceFolder workspaceRoot workspaceFolderBasename workspacePath extensionPath userHome pathSeparator cwd file fileDirname ' +
    'CLAUDE_PROJECT_DIR CLAUDE_PLUGIN_ROOT CLAUDE_PLUGIN_DATA ' +
    'HOME USER USERNAME LOGNAME PATH PWD SHELL LANG TMPDIR TEMP TMP USERPROFILE APPDATA LOCALAPPDATA ProgramFiles').split(' '));
function neededBy(text) {
    const needed = [];
    for (const [, braced, opencode, plain] of text.matchAll(REFERENCE)) {
        const name = opencode ?? plain ?? (braced === undefined ? undefined : nameIn(braced));
        if (name !== undefined && name !== '' && !PREDEFINED.has(name))
            needed.push(name);
    }
    return needed;
}
function refers(text) {
    return text.search(REFERENCE) >= 0;
}
function withoutReferences(text) {
    return text.replace(REFERENCE, '');
}
function nameIn(braced) {
    const [, name = '', rest = ''] = /^(?:env:|input:)?([^:]+)(.*)$/s.exec(braced) ?? [];
    if (rest.startsWith(':-'))
        return undefined;
    if (rest !== '' && !rest.startsWith(':?'))
        return undefined;
    return /^[\w.-]+$/.test(name) ? name : undefined;
}

;// CONCATENATED MODULE: ./build/core/clients/literals.js



const SECRET_NAME = /(?:passw(?:or)?d|passphrase|secret|token|(?:api|access|secret|private|auth)[-_]?key|credentials?|cookie|authorization|(?:^|[-_])pat)$/i;
const SETTING = /^(?:\d{1,7}|true|false|yes|no|on|off|none|null)$/i;
const PLACEHOLDER = /^(?:(?:bearer|basic|token)\s+)?(?:<[^>]*>|\[[^\]]*\]|\{\{.*\}\}|[x*.…]{3,}|change[-_ ]?me.*|todo|placeholder|replace[-_ ]?(?:me|with|this).*|(?:your|insert|enter|put|add|paste)(?:[-_ ].*)?|.*[-_ ]your[-_ ].*|.*[-_ ]here|.*(?:x{4,}|\*{3,}|\.{3}|…))$/i;
async function secretsIn(text) {
    if (!(0,prefilter/* mayHoldSecret */.d)(text))
        return [];
    const { findSecrets } = await Promise.all(/* import() */[__webpack_require__.e(1577), __webpack_require__.e(8952)]).then(__webpack_require__.bind(__webpack_require__, 26571));
    return findSecrets(text);
}
async function judgeValue(name, value) {
    const trimmed = value.trim();
    const own = withoutReferences(trimmed);
    if ((await secretsIn(own)).length > 0)
        return 'secret';
    if (refers(trimmed))
        return 'reference';
    if (PLACEHOLDER.test(trimmed))
        return 'placeholder';
    const secretName = SECRET_NAME.test(name);
    if (trimmed === '')
        return secretName ? 'placeholder' : 'plain';
    if ((0,assignments/* isAssignedSecret */.pQ)(name, trimmed.replace(/^(?:bearer|basic|token)\s+/i, '')))
        return 'secret';
    return secretName && !SETTING.test(trimmed) ? 'secret' : 'plain';
}
const CUT = '<redacted>';
const FLAG = /^--?[A-Za-z][\w-]*$/;
async function cutSecrets(text, before = '') {
    const [, name = '', value = ''] = /^-{0,2}([A-Za-z][\w-]*)(?:=|:\s+)(.*)$/s.exec(text) ?? [];
    if (value !== '' && !URL_LIKE.test(text) && (await judgeValue(name, value)) === 'secret')
        return { text: text.slice(0, text.length - value.length) + CUT, secret: true };
    if (FLAG.test(before) && !text.startsWith('-') && (await judgeValue(before.replace(/^-+/, ''), text)) === 'secret')
        return { text: CUT, secret: true };
    const given = await secretParameters(text);
    if (given.length > 0) {
        const left = given.toReversed().reduce((all, { start, end }) => all.slice(0, start) + CUT + all.slice(end), text);
        return { ...(await cutSecrets(left, before)), secret: true };
    }
    const found = await secretsIn(text);
    const cut = found.toReversed().reduce((left, { start, end }) => left.slice(0, start) + CUT + left.slice(end), text);
    return { text: cut, secret: found.length > 0 };
}
async function secretParameters(text) {
    if (!URL_LIKE.test(text))
        return [];
    const places = [];
    for (const { 0: all, 1: name = '', 2: value = '', index } of text.matchAll(/[?&]([\w.-]+)=([^&#]+)/g)) {
        const end = index + all.length;
        if (value !== CUT && (await judgeValue(name, value)) === 'secret')
            places.push({ start: end - value.length, end });
    }
    return places;
}
const URL_LIKE = /^[a-z][a-z0-9+.-]*:\/\//i;

// EXTERNAL MODULE: ./build/core/source/line-index.js
var line_index = __webpack_require__(59231);
;// CONCATENATED MODULE: ./build/core/source/toml/toml-places.js

function tomlPlaces(text) {
    const reader = new Places(text);
    reader.read();
    return reader.found;
}
class Places {
    found = new Map();
    #text;
    #counts = new Map();
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    read() {
        let table = [];
        for (this.#skipBlank(); this.#at < this.#text.length; this.#skipBlank()) {
            const before = this.#at;
            if (this.#text[this.#at] === '[')
                table = this.#header();
            else
                this.#entry(table);
            if (this.#at === before)
                this.#at++;
        }
    }
    #header() {
        const start = this.#at;
        const many = this.#text[start + 1] === '[';
        this.#at += many ? 2 : 1;
        const keys = this.#keys();
        this.#at = Math.min(this.#text.length, this.#at + (many ? 2 : 1));
        const path = this.#within(keys, many);
        this.#note(path, { start, end: this.#at }, { start, end: this.#at });
        return path;
    }
    #within(keys, many) {
        const path = [];
        for (const [i, key] of keys.entries()) {
            path.push(key);
            const pointer = (0,source_document/* toPointer */.rb)(path);
            const count = this.#counts.get(pointer);
            if (many && i === keys.length - 1) {
                this.#counts.set(pointer, (count ?? 0) + 1);
                path.push(count ?? 0);
            }
            else if (count !== undefined)
                path.push(count - 1);
        }
        return path;
    }
    #entry(table) {
        const start = this.#at;
        const keys = this.#keys();
        const key = { start, end: this.#trimmed(start) };
        this.#skipSpace();
        if (this.#text[this.#at] === '=')
            this.#at++;
        this.#skipSpace();
        const path = [...table, ...keys];
        const value = this.#value(path);
        this.#note(path, key, value);
    }
    #trimmed(start) {
        return start + this.#text.slice(start, this.#at).trimEnd().length;
    }
    #keys() {
        const keys = [];
        for (;;) {
            this.#skipSpace();
            const quote = this.#text[this.#at];
            if (quote === '"' || quote === "'") {
                const start = this.#at;
                this.#string();
                keys.push(unquoted(this.#text.slice(start, this.#at)));
            }
            else {
                const bare = /[^\s.=\]#,{}]*/y;
                bare.lastIndex = this.#at;
                const [key] = bare.exec(this.#text) ?? [''];
                keys.push(key);
                this.#at += key.length;
            }
            this.#skipSpace();
            if (this.#text[this.#at] !== '.')
                return keys;
            this.#at++;
        }
    }
    #value(path) {
        const start = this.#at;
        const unit = this.#text[start];
        if (unit === '"' || unit === "'")
            this.#string();
        else if (unit === '[')
            this.#items(path);
        else if (unit === '{')
            this.#inline(path);
        else {
            const bare = /[^,\]}#\r\n]*/y;
            bare.lastIndex = start;
            this.#at += (bare.exec(this.#text)?.[0] ?? '').trimEnd().length;
        }
        return { start, end: this.#at };
    }
    #items(path) {
        this.#at++;
        for (let i = 0;; i++) {
            this.#skipBlank();
            if (this.#text[this.#at] === ']' || this.#at >= this.#text.length)
                break;
            const before = this.#at;
            const span = this.#value([...path, i]);
            this.found.set((0,source_document/* toPointer */.rb)([...path, i]), { key: undefined, value: span, entry: span });
            this.#skipBlank();
            if (this.#text[this.#at] === ',')
                this.#at++;
            if (this.#at === before)
                this.#at++;
        }
        this.#at++;
    }
    #inline(path) {
        this.#at++;
        for (;;) {
            this.#skipBlank();
            if (this.#text[this.#at] === '}' || this.#at >= this.#text.length)
                break;
            const before = this.#at;
            this.#entry(path);
            this.#skipBlank();
            if (this.#text[this.#at] === ',')
                this.#at++;
            if (this.#at === before)
                this.#at++;
        }
        this.#at++;
    }
    #string() {
        const quote = this.#text[this.#at] ?? '';
        const mark = this.#text.startsWith(quote.repeat(3), this.#at) ? quote.repeat(3) : quote;
        this.#at += mark.length;
        while (this.#at < this.#text.length && !this.#text.startsWith(mark, this.#at))
            this.#at += quote === '"' && this.#text[this.#at] === '\\' ? 2 : 1;
        this.#at = Math.min(this.#text.length, this.#at + mark.length);
        while (mark.length === 3 && this.#text[this.#at] === quote)
            this.#at++;
    }
    #skipSpace() {
        while (this.#text[this.#at] === ' ' || this.#text[this.#at] === '\t')
            this.#at++;
    }
    #skipBlank() {
        const blank = /(?:\s|#[^\r\n]*)*/y;
        blank.lastIndex = this.#at;
        this.#at += blank.exec(this.#text)?.[0].length ?? 0;
    }
    #note(path, key, value) {
        for (let length = 1; length < path.length; length++) {
            const above = (0,source_document/* toPointer */.rb)(path.slice(0, length));
            if (!this.found.has(above))
                this.found.set(above, { key, value: key, entry: key });
        }
        this.found.set((0,source_document/* toPointer */.rb)(path), { key, value, entry: { start: key.start, end: value.end } });
    }
}
function unquoted(text) {
    if (text.startsWith("'"))
        return text.slice(1, -1);
    try {
        return JSON.parse(text);
    }
    catch {
        return text.slice(1, -1);
    }
}

;// CONCATENATED MODULE: ./build/core/source/toml/read-toml.js




async function readToml(path, text) {
    const lines = new line_index/* LineIndex */.r(text);
    const range = (span) => lines.range(span);
    const { parse, TomlError } = await __webpack_require__.e(/* import() */ 3292).then(__webpack_require__.bind(__webpack_require__, 3292));
    try {
        const value = parse(text);
        let places;
        const locate = (at) => (places ??= tomlPlaces(text)).get((0,source_document/* toPointer */.rb)(at));
        return { path, text, language: 'json', value, problems: [], locate, range };
    }
    catch (error) {
        if (!(error instanceof TomlError))
            throw error;
        const { line, column } = error;
        const why = error.message.split('\n')[0]?.replace(/^Invalid TOML document: /, '') ?? '';
        const problem = {
            ...(0,diagnostic/* fileError */.zS)('source/syntax', path, `the file is no TOML: ${why}`, 'correct the syntax'),
            range: { start: { line, column }, end: { line, column } },
        };
        return {
            path,
            text,
            language: 'json',
            value: undefined,
            problems: [problem],
            locate: () => undefined,
            range: () => diagnostic/* START_OF_FILE */.ag,
        };
    }
}

;// CONCATENATED MODULE: ./build/core/clients/read-configuration.js









async function readConfiguration(path, text, file) {
    const clean = text.startsWith('\ufeff') ? text.slice(1) : text;
    const doc = file.format === 'toml' ? await readToml(path, clean) : (0,parse_json/* parseJson */.q)(path, strictJson(clean));
    const findings = [...doc.problems];
    const servers = [];
    const places = new Map();
    const root = doc.value;
    const key = (0,mapping/* isMapping */.pi)(root) ? file.keys.find((each) => (0,mapping/* isMapping */.pi)((0,mapping/* own */.ZV)(root, each))) : undefined;
    const table = (0,mapping/* isMapping */.pi)(root) && key !== undefined ? (0,mapping/* own */.ZV)(root, key) : undefined;
    for (const [name, entry] of Object.entries((0,mapping/* isMapping */.pi)(table) ? table : {})) {
        if (!(0,mapping/* isMapping */.pi)(entry))
            continue;
        const at = [key ?? '', name];
        const reader = new ServerReader(name, entry, at);
        const server = await reader.read();
        if (server === undefined)
            continue;
        servers.push(server);
        places.set(name, at);
        findings.push(...reader.secrets.map((secret) => secretFinding(doc, name, secret)));
    }
    const needsInput = [...new Set(servers.flatMap(({ needs }) => needs))];
    return { doc, servers, places, needsInput, findings: (0,diagnostic/* sortDiagnostics */.Ds)(findings) };
}
function comparable({ doc, servers, places }) {
    const { path, text, language, problems } = doc;
    const table = new Map();
    for (const { needs: _needs, headers, ...server } of servers) {
        const [key = ''] = places.get(server.name) ?? [];
        const shown = { ...server, headerNames: Object.keys(headers) };
        table.set(String(key), { ...table.get(String(key)), [server.name]: shown });
    }
    return {
        path,
        text,
        language,
        problems,
        value: doc.value === undefined ? undefined : Object.fromEntries(table),
        locate: (at) => doc.locate(at),
        range: (span) => doc.range(span),
    };
}
function secretFinding(doc, server, { path, what }) {
    return (0,source_document/* locateFinding */.E1)(doc, {
        rule: 'client/secret',
        level: 'error',
        message: `${what} of server ${(0,printable.quote)(server)} is written into the configuration`,
        path,
        help: 'revoke it, and name a variable in its place: whoever has the repository has it, too',
    });
}
class ServerReader {
    secrets = [];
    #needs = new Set();
    #name;
    #entry;
    #at;
    constructor(name, entry, at) {
        this.#name = name;
        this.#entry = entry;
        this.#at = at;
    }
    async read() {
        const command = this.#command();
        const address = ['url', 'httpUrl'].find((key) => typeof (0,mapping/* own */.ZV)(this.#entry, key) === 'string');
        if (command === undefined && address === undefined)
            return undefined;
        const started = command === undefined ? undefined : await this.#started(command);
        const url = command !== undefined || address === undefined ? undefined : await this.#text([address], 'the address');
        const cwd = typeof (0,mapping/* own */.ZV)(this.#entry, 'cwd') === 'string' ? await this.#text(['cwd'], 'the folder') : undefined;
        const envNames = await this.#environment();
        const headers = await this.#headers();
        const off = (0,mapping/* own */.ZV)(this.#entry, 'disabled') === true || (0,mapping/* own */.ZV)(this.#entry, 'enabled') === false;
        return {
            name: this.#name,
            transport: command !== undefined ? 'stdio' : (0,mapping/* own */.ZV)(this.#entry, 'type') === 'sse' ? 'sse' : 'http',
            ...started,
            ...(cwd === undefined ? {} : { cwd }),
            ...(url === undefined ? {} : { url }),
            envNames,
            headers,
            ...(off ? { disabled: true } : {}),
            needs: [...this.#needs],
            ...(this.secrets.some(({ path }) => !GIVEN.has(String(path[2]))) ? { cut: true } : {}),
        };
    }
    #command() {
        const command = (0,mapping/* own */.ZV)(this.#entry, 'command');
        const items = (key, from) => {
            const list = valueAt(this.#entry, key);
            return Array.isArray(list) ? list.slice(from).map((_, i) => [...key, i + from]) : [];
        };
        if (typeof command === 'string')
            return [['command'], ...items(['args'], 0)];
        if (Array.isArray(command) && command.length > 0)
            return [['command', 0], ...items(['command'], 1), ...items(['args'], 0)];
        if ((0,mapping/* isMapping */.pi)(command) && typeof (0,mapping/* own */.ZV)(command, 'path') === 'string')
            return [['command', 'path'], ...items(['command', 'args'], 0)];
        return undefined;
    }
    async #started([command = [], ...places]) {
        const program = await this.#text(command, 'the command');
        const args = [];
        let before = '';
        for (const place of places) {
            args.push(await this.#text(place, 'an argument', before));
            before = String(valueAt(this.#entry, place));
        }
        return { command: program, args };
    }
    async #text(place, what, before) {
        const value = valueAt(this.#entry, place);
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        const cut = await cutSecrets(text, before);
        if (cut.secret)
            this.secrets.push({ path: [...this.#at, ...place], what });
        for (const name of neededBy(cut.text))
            this.#needs.add(name);
        if (what === 'an argument')
            for (const [, inside = ''] of text.matchAll(/<([A-Za-z][\w .-]*)>/g))
                this.#needs.add(inside);
        return cut.text;
    }
    async #environment() {
        const names = [];
        for (const place of [['env'], ['environment'], ['command', 'env']]) {
            for (const [name, value] of Object.entries(tableAt(this.#entry, place))) {
                names.push(name);
                await this.#given(name, value, [...place, name], 'variable');
            }
        }
        const forwarded = (0,mapping/* own */.ZV)(this.#entry, 'env_vars');
        for (const each of Array.isArray(forwarded) ? forwarded : []) {
            const name = (0,mapping/* isMapping */.pi)(each) ? (0,mapping/* own */.ZV)(each, 'name') : each;
            if (typeof name !== 'string')
                continue;
            names.push(name);
            this.#needs.add(name);
        }
        return [...new Set(names)];
    }
    async #headers() {
        const headers = [];
        for (const table of ['headers', 'http_headers']) {
            for (const [name, value] of Object.entries(tableAt(this.#entry, [table])))
                headers.push([name, await this.#given(name, value, [table, name], 'header')]);
        }
        for (const [name, variable] of Object.entries(tableAt(this.#entry, ['env_http_headers']))) {
            headers.push([name, String(variable)]);
            this.#needs.add(String(variable));
        }
        const bearer = (0,mapping/* own */.ZV)(this.#entry, 'bearer_token_env_var');
        if (typeof bearer === 'string') {
            headers.push(['Authorization', bearer]);
            this.#needs.add(bearer);
        }
        return Object.fromEntries(headers);
    }
    async #given(name, value, place, what) {
        if (typeof value !== 'string')
            return undefined;
        const needed = neededBy(value);
        for (const each of needed)
            this.#needs.add(each);
        const literal = await judgeValue(name, value);
        if (literal === 'secret')
            this.secrets.push({ path: [...this.#at, ...place], what: `the ${what} ${(0,printable.quote)(name)}` });
        if (literal === 'secret' || literal === 'placeholder')
            this.#needs.add(name);
        return needed.length === 1 ? needed[0] : undefined;
    }
}
const GIVEN = new Set(['env', 'environment', 'headers', 'http_headers']);
function valueAt(entry, place) {
    return place.reduce((value, key) => {
        if (Array.isArray(value))
            return typeof key === 'number' ? value[key] : undefined;
        return (0,mapping/* isMapping */.pi)(value) ? (0,mapping/* own */.ZV)(value, String(key)) : undefined;
    }, entry);
}
function tableAt(entry, place) {
    const table = valueAt(entry, place);
    return (0,mapping/* isMapping */.pi)(table) ? table : {};
}


/***/ }),

/***/ 52087:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mayHoldSecret)
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58313);

const MARKERS = [
    { pattern: /:\/\/[^\s/@]{1,400}@/, needs: '@' },
    {
        pattern: /PRIVATE(?: |%20|\+)KEY|UFJJVkFURSBLRVktLS0tL|BSSVZBVEUgS0VZLS0tLS|QUklWQVRFIEtFWS0tLS0t|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/,
    },
    { pattern: /[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/ },
    {
        pattern: /[-_](?:(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_|(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)|(?<=_)authToken=)/,
    },
    { pattern: /eyJ[\w-]{10}/, needs: 'J' },
    { pattern: /hv[sbr]\.\w/, needs: 'hv' },
    { pattern: /kty/ },
    { pattern: /hooks\.slack\.com/ },
    { pattern: /dapi[A-Fa-f0-9]{30}/, needs: 'dapi' },
];
function mayHoldSecret(text) {
    const marked = MARKERS.some(({ pattern, needs }) => (needs === undefined || text.includes(needs)) && pattern.test(text));
    return marked || (0,_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsAssignment */ .Wo)(text);
}


/***/ }),

/***/ 88092:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LIMITS: () => (/* binding */ LIMITS),
/* harmony export */   nestsDeeper: () => (/* binding */ nestsDeeper)
/* harmony export */ });
const LIMITS = {
    depth: 100,
    schemaDepth: 1_100,
    jsonBytes: 64 * 1024 * 1024,
    yamlBytes: 2 * 1024 * 1024,
    aliasNodes: 10_000,
};
function nestsDeeper(value, limit) {
    const open = [{ value, depth: 1 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next.value !== 'object' || next.value === null)
            continue;
        if (next.depth > limit)
            return true;
        for (const child of Object.values(next.value))
            open.push({ value: child, depth: next.depth + 1 });
    }
    return false;
}


/***/ }),

/***/ 59231:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
class LineIndex {
    #starts = [0];
    #length;
    constructor(text) {
        this.#length = text.length;
        if (text.includes('\r')) {
            for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g))
                this.#starts.push(index + end.length);
        }
        else {
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
                this.#starts.push(end + 1);
        }
    }
    position(offset) {
        const at = Math.max(0, Math.min(offset, this.#length));
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle] <= at)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: at - this.#starts[low] + 1 };
    }
    range(span) {
        return { start: this.position(span.start), end: this.position(span.end) };
    }
    offset(position) {
        const line = Math.max(1, Math.min(position.line, this.#starts.length));
        return Math.min(this.#starts[line - 1] + Math.max(0, position.column - 1), this.#length);
    }
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-87161.js").modules);
