"use strict";
exports.id = 5468;
exports.ids = [5468];
exports.modules = {

/***/ 46679:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ okf_check_command)
});

// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/result/known-rules.js
var known_rules = __webpack_require__(22115);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/source/line-index.js
var line_index = __webpack_require__(59231);
;// CONCATENATED MODULE: ./build/core/okf/hide-code.js
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
function hideCode(text, from) {
    let hidden = blank(text.slice(0, from));
    let open;
    let prose = '';
    const endProse = () => {
        hidden += hideSpans(prose);
        prose = '';
    };
    for (const line of text.slice(from).match(/[^\n]*\n|[^\n]+$/g) ?? []) {
        const fence = FENCE.exec(line)?.[1];
        if (open === undefined && fence === undefined)
            prose += line;
        else {
            endProse();
            hidden += blank(line);
            if (open === undefined)
                open = fence;
            else if (fence !== undefined && fence.startsWith(open))
                open = undefined;
        }
    }
    endProse();
    return hidden;
}
function hideSpans(text) {
    if (!text.includes('`'))
        return text;
    const runs = [...text.matchAll(/`+/g)].map(({ index, 0: run }) => ({ start: index, length: run.length }));
    const next = new Map();
    const closing = [];
    for (let i = runs.length - 1; i >= 0; i--) {
        const { length } = runs[i];
        closing[i] = next.get(length);
        next.set(length, i);
    }
    let hidden = '';
    let at = 0;
    for (let i = 0; i < runs.length; i++) {
        const close = closing[i];
        if (close === undefined)
            continue;
        const { start } = runs[i];
        const last = runs[close];
        hidden += text.slice(at, start) + blank(text.slice(start, last.start + last.length));
        at = last.start + last.length;
        i = close;
    }
    return hidden + text.slice(at);
}
function blank(text) {
    return text.replace(/[^\r\n]/g, ' ');
}

// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/core/okf/links.js


const INLINE = /\]\(\s{0,9}(<[^<>\n]{0,1000}>|[^\s()<>]{1,1000}(?:\([^\s()]{0,500}\)[^\s()]{0,500})?)/g;
const DEFINITION = /^ {0,3}\[[^\]\n]{1,500}\]:\s{1,9}(<[^<>\n]{1,1000}>|\S{1,1000})/gm;
function fileLinks(text, from = 0) {
    const visible = hideCode(text, from);
    const found = [];
    for (const pattern of [INLINE, DEFINITION]) {
        for (const match of visible.matchAll(pattern)) {
            const written = match[1];
            const start = match.index + match[0].length - written.length;
            const target = targetOf(written.replace(/^<|>$/g, ''));
            if (target !== undefined)
                found.push({ target, span: { start, end: start + written.length } });
        }
    }
    return found.sort((a, b) => a.span.start - b.span.start);
}
function targetOf(written) {
    if (/^[A-Za-z][A-Za-z0-9+.-]*:|^\/\/|^#/.test(written))
        return undefined;
    const path = written.replace(/[?#].*$/, '');
    if (path === '')
        return undefined;
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function resolveLink(file, target) {
    return (0,value_path/* pathFromTop */.PH)(target.startsWith('/') ? target : `${(0,value_path/* folderOf */.yS)(file)}/${target}`);
}

;// CONCATENATED MODULE: ./build/core/okf/frontmatter.js
function frontmatterOf(text) {
    const first = /^\ufeff?---[ \t]*(?:\r\n|\r|\n)/.exec(text);
    if (first === null)
        return { state: 'none' };
    const close = /^(?:---|\.\.\.)[ \t]*(?:\r\n|\r|\n|$)/gm;
    close.lastIndex = first[0].length;
    const end = close.exec(text);
    if (end === null)
        return { state: 'open' };
    return { state: 'whole', yaml: `\n${text.slice(first[0].length, end.index)}`, body: close.lastIndex };
}

;// CONCATENATED MODULE: ./build/core/okf/check.js








const RESERVED = /(?:^|\/)(?:index|log)\.md$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/;
async function checkBundleFile(file, facts) {
    const lines = new line_index/* LineIndex */.r(file.text);
    const found = [];
    const report = (rule, message, range, help, pointer = '') => {
        found.push({ rule, level: (0,known_rules/* factsOf */.xS)(rule).level, message, path: file.path, range, pointer, help });
    };
    const firstLine = lines.range({ start: 0, end: file.text.search(/\r|\n|$/) });
    const front = frontmatterOf(file.text);
    if (!RESERVED.test(file.name)) {
        if (front.state === 'none') {
            report('okf/missing-frontmatter', 'the concept has no frontmatter', firstLine, 'start the file with ---, type: …, ---');
        }
        else if (front.state === 'open') {
            report('okf/bad-frontmatter', 'the frontmatter is not closed', firstLine, 'close it with a line ---');
        }
        else
            await checkFrontmatter(await facts.parse(file.path, front.yaml), report, firstLine);
    }
    for (const { target, span } of fileLinks(file.text, front.state === 'whole' ? front.body : 0)) {
        const name = resolveLink(file.name, target);
        if (name !== undefined && exists(facts, name))
            continue;
        const near = name === undefined
            ? undefined
            : (0,suggest.nearest)(name, [...facts.files].filter((other) => sameFolder(other, name)));
        const why = name === undefined ? 'leads out of the bundle' : 'leads to no file of the bundle';
        const help = near === undefined ? 'readers tolerate it' : `did you mean ${(0,printable.quote)(`/${near}`)}?`;
        report('okf/broken-link', `the link ${(0,printable.quote)(target)} ${why}`, lines.range(span), help);
    }
    return found;
}
function notText(path) {
    return (0,diagnostic/* fileError */.zS)('okf/bad-frontmatter', path, 'the file is not valid UTF-8', 'save the file as UTF-8');
}
function checkFrontmatter(doc, report, firstLine) {
    const [problem] = doc.problems;
    if (problem !== undefined && !problem.message.endsWith('the document is empty')) {
        return report('okf/bad-frontmatter', problem.message, problem.range, problem.help ?? 'write it as YAML');
    }
    const { value } = doc;
    const empty = value === undefined || value === null;
    if (!empty && (typeof value !== 'object' || Array.isArray(value)))
        return report('okf/bad-frontmatter', 'the frontmatter is no mapping', (0,source_document/* rangeOf */.be)(doc, []), 'write properties: type: …');
    const own = (name) => !empty && Object.hasOwn(value, name) ? value[name] : undefined;
    const at = (name) => [
        (0,source_document/* rangeOf */.be)(doc, [name]),
        WAYS[name],
        (0,source_document/* toPointer */.rb)([name]),
    ];
    const type = own('type');
    if (type === undefined)
        report('okf/missing-type', 'the frontmatter has no "type"', firstLine, 'say what the concept is: type: Runbook');
    else if (typeof type !== 'string' || type.trim() === '')
        report('okf/missing-type', '"type" is no string, or blank', ...at('type'));
    for (const name of ['title', 'description', 'resource']) {
        const text = own(name);
        if (text !== undefined && typeof text !== 'string')
            report('okf/wrong-field', `"${name}" is no string`, ...at(name));
    }
    const tags = own('tags');
    if (tags !== undefined && !(Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')))
        report('okf/wrong-field', '"tags" is no list of strings', ...at('tags'));
    const timestamp = own('timestamp');
    if (timestamp !== undefined && !(typeof timestamp === 'string' && DATE.test(timestamp)))
        report('okf/wrong-field', '"timestamp" is no date or time of ISO 8601', ...at('timestamp'));
}
const WAYS = {
    type: 'say what the concept is: type: Runbook',
    title: 'put it in quotes',
    description: 'put it in quotes',
    resource: 'write a URI',
    tags: 'write tags: [one, two]',
    timestamp: 'write it as 2026-07-18 or 2026-07-18T15:27:27Z',
};
function exists({ files, folders }, name) {
    return name === '' || files.has(name) || files.has(`${name}.md`) || folders.has(name);
}
function sameFolder(a, b) {
    return a.slice(0, a.lastIndexOf('/') + 1) === b.slice(0, b.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./build/core/report/text/excerpt.js
var excerpt = __webpack_require__(53440);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
;// CONCATENATED MODULE: ./build/app/lint/okf.js






const MAX_FILE = 8 * 1024 * 1024;
async function checkBundle(fs, directory) {
    const kind = fs.kind(directory);
    if (kind !== 'directory') {
        const message = kind === 'none' ? 'there is no such directory' : 'it is no directory';
        throw new errors/* UserError */.y('not-a-directory', message, { path: directory, help: 'name the top folder of the bundle' });
    }
    const base = (0,value_path/* shortest */.pr)(fs.cwd, directory);
    const files = new Set(fs.list(directory));
    const concepts = [...files].filter((file) => file.endsWith('.md'));
    if (concepts.length === 0)
        throw new errors/* UserError */.y('empty-bundle', 'there is no Markdown file in it', { path: directory });
    const facts = { files, folders: foldersOf(files), parse: read.readText };
    const found = [];
    const excerpts = new Map();
    for (const name of concepts) {
        const path = (0,value_path/* joinPath */.uJ)(base, name);
        const text = decode(fs.readFile(path, MAX_FILE));
        const diagnostics = text === undefined ? [notText(path)] : await checkBundleFile({ path, name, text }, facts);
        found.push(...diagnostics);
        if (text !== undefined)
            excerpts.set(path, (0,excerpt/* excerptOf */.z)(text, diagnostics, []));
    }
    return { diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(found), files: concepts.length, excerpts };
}
function foldersOf(files) {
    const folders = new Set();
    for (const file of files) {
        for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
            folders.add(file.slice(0, end));
    }
    return folders;
}
function decode(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/core/result/answer.js
var result_answer = __webpack_require__(27066);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
// EXTERNAL MODULE: ./build/cli/render-diagnostics.js
var render_diagnostics = __webpack_require__(76584);
;// CONCATENATED MODULE: ./build/cli/commands/okf-check.js






const okf_check_command = {
    name: 'okf check',
    summary: 'conformance of an OKF bundle',
    example: 'okf check knowledge',
    usage: ['okf check DIR'],
    options: [command/* MIN_LEVEL */.Wp, (0,command/* flagOption */.kY)('strict', 'exit 1 for warnings too')],
    formats: ['text', 'json', 'sarif', 'github'],
    details: [
        'A bundle conforms when every Markdown file below DIR other than index.md and log.md has frontmatter with a type. What git',
        'ignores and does not track is left out. Links that lead nowhere are tolerated, and noted.',
    ].join('\n'),
    usesConfig: false,
    async run(context) {
        const [directory, ...more] = context.positionals;
        if (directory === undefined || more.length > 0)
            throw new errors/* UserError */.y('usage', directory === undefined ? 'DIR is missing' : 'more than one directory is named', {
                help: 'cartwright okf check DIR',
            });
        const outcome = await checkBundle(context.fs, directory);
        const answer = (0,result_answer/* answerOf */.ut)({ summary: (0,diagnostic/* summarize */.eh)(outcome.diagnostics, outcome.files), nothing: outcome.files === 0 }, (0,result_answer/* policyOf */.US)('error', context.flag('strict')));
        context.io.out(await (0,render_diagnostics/* renderDiagnostics */.D)(okf_check_command, context, outcome, answer));
        return answer.exitCode;
    },
};


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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-94560.js").modules);
