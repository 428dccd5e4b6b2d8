"use strict";
exports.id = 1441;
exports.ids = [1441,3887];
exports.modules = {

/***/ 61441:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  suggestAll: () => (/* binding */ suggestAll)
});

// EXTERNAL MODULE: ./build/core/handshake/bind.js + 6 modules
var bind = __webpack_require__(75886);
;// CONCATENATED MODULE: ./build/core/handshake/changes.js
function withOneMore(changes, change) {
    if (change.kind === 'tool')
        return changes.some((each) => each.kind === 'tool' && each.tool.name === change.tool.name)
            ? changes
            : [...changes, change];
    if (change.kind !== 'scopes')
        return [...changes, change];
    const at = changes.findIndex((each) => toolOf(each) === change.tool);
    const known = changes[at];
    return known === undefined ? [...changes, change] : changes.with(at, granting(known, change));
}
function toolOf(change) {
    if (change.kind === 'tool')
        return change.tool.name;
    return change.kind === 'scopes' ? change.tool : undefined;
}
function granting(known, { added, promise }) {
    const promises = [...new Set([known.promise, promise])].filter((each) => each !== undefined);
    const said = promises.length === 0 ? {} : { promise: promises.join('; ') };
    const both = (scopes) => [...new Set([...scopes, ...added])];
    if (known.kind === 'tool')
        return { ...known, ...said, tool: { ...known.tool, scopes: both(known.tool.scopes) } };
    return known.kind === 'scopes' ? { ...known, ...said, added: both(known.added) } : known;
}
function withChanges(host, changes) {
    return changes.reduce(withChange, host);
}
function withChange(host, change) {
    switch (change.kind) {
        case 'tool': {
            const tool = { ...change.tool, inputSchema: undefined };
            return { ...host, tools: [...host.tools, tool] };
        }
        case 'binding':
            return { ...host, bindings: { ...host.bindings, [change.role]: change.tool } };
        case 'scopes': {
            const { tool: name, added } = change;
            const tools = host.tools.map((tool) => tool.name === name ? { ...tool, scopes: [...tool.scopes, ...added] } : tool);
            return { ...host, tools };
        }
        case 'revision':
            return { ...host, protocolRevision: change.value };
        case 'toolUse':
            return { ...host, model: { ...host.model, toolUse: true } };
        case 'contextWindow':
            return { ...host, model: { ...host.model, contextWindowTokens: change.value } };
        case 'grant':
            return { ...host, [change.list]: [...host[change.list], change.scope] };
    }
}

// EXTERNAL MODULE: ./build/core/handshake/live.js
var handshake_live = __webpack_require__(90224);
// EXTERNAL MODULE: ./build/core/handshake/negotiate.js
var negotiate = __webpack_require__(37356);
// EXTERNAL MODULE: ./build/core/handshake/commands.js
var commands = __webpack_require__(93708);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/core/handshake/pastes.js
var pastes = __webpack_require__(25886);
// EXTERNAL MODULE: ./build/core/handshake/read-tools.js
var read_tools = __webpack_require__(38076);
;// CONCATENATED MODULE: ./build/core/handshake/profile-edits.js



function profileEdits(changes, value, host, nameAtServer) {
    const counts = new Map();
    const listed = (name) => {
        const list = (0,mapping/* isMapping */.pi)(value) ? (0,mapping/* own */.ZV)(value, name) : undefined;
        return Array.isArray(list) ? list : [];
    };
    const added = (name, item, more) => {
        const at = listed(name).length + (counts.get(name) ?? 0);
        counts.set(name, at - listed(name).length + 1);
        return at === 0 ? { path: [name], value: [item], ...more } : { path: [name, at], value: item, ...more };
    };
    return changes.flatMap((change) => {
        const comment = change.promise === undefined ? {} : { comment: pastes/* PROMISE */.e };
        switch (change.kind) {
            case 'tool': {
                const { scopes, ...tool } = change.tool;
                const edit = added('tools', tool, {});
                const at = edit.path.length === 1 ? 0 : edit.path[1];
                return [edit, { path: ['tools', at ?? 0, 'scopes'], value: scopes, ...comment }];
            }
            case 'binding':
                return [{ path: ['bindings', change.role], value: change.tool }];
            case 'scopes': {
                const tool = host.tools.find(({ name }) => name === change.tool);
                const all = [...(tool?.scopes ?? []), ...change.added];
                const server = host.servers.findIndex(({ name }) => name === tool?.server);
                const atServer = (index) => ({
                    path: ['servers', index, 'scopes', nameAtServer(change.tool)],
                    value: all,
                    ...comment,
                });
                if (server >= 0)
                    return [atServer(server)];
                const at = listed('tools').findIndex((each) => (0,read_tools/* nameOf */.Vb)(each) === change.tool);
                const declared = { path: ['tools', at, 'scopes'], value: all, ...comment };
                const isRecorded = tool?.builtIn !== true && tool?.wraps === undefined && host.servers.length === 1;
                return isRecorded ? [declared, atServer(0)] : [declared];
            }
            case 'revision':
                return [{ path: ['protocolRevision'], value: change.value, ...comment }];
            case 'toolUse':
                return [{ path: ['model', 'toolUse'], value: true, ...comment }];
            case 'contextWindow':
                return [{ path: ['model', 'contextWindowTokens'], value: change.value, ...comment }];
            case 'grant':
                return [added(change.list, change.scope, comment)];
        }
    });
}

// EXTERNAL MODULE: ./build/core/handshake/read-host.js
var read_host = __webpack_require__(5361);
// EXTERNAL MODULE: ./build/core/result/reservations.js
var reservations = __webpack_require__(13651);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/revision.js
var revision = __webpack_require__(77527);
// EXTERNAL MODULE: ./build/core/handshake/accept/meaning.js
var meaning = __webpack_require__(64310);
// EXTERNAL MODULE: ./build/core/handshake/mends.js + 1 modules
var handshake_mends = __webpack_require__(83887);
;// CONCATENATED MODULE: ./build/core/handshake/suggest.js






function suggestFor(judged, host) {
    const changes = new Map();
    const left = new Set();
    for (const each of judged)
        for (const found of suggestionsOf(each, host)) {
            if (typeof found === 'string')
                left.add(found);
            else
                put(changes, found);
        }
    return { changes: [...changes.values()].reduce(withOneMore, []), left: [...left] };
}
function put(changes, change) {
    const { kind } = change;
    const key = kind === 'revision' || kind === 'contextWindow' ? kind : JSON.stringify(change);
    const known = changes.get(key);
    const isLower = (known?.kind === 'contextWindow' && kind === 'contextWindow' && known.value >= change.value) ||
        (known?.kind === 'revision' && kind === 'revision' && (0,revision/* compareRevisions */.wo)(known.value, change.value) >= 0);
    if (!isLower)
        changes.set(key, change);
}
function suggestionsOf({ verdict, manifest }, host) {
    const all = (0,handshake_mends.mendsOf)(verdict, Infinity);
    const first = all.flatMap(({ what, command }) => (command === undefined ? [] : [`${what}: ${command}`]));
    const mends = new Map(all.flatMap(({ requirement: id, what, command }) => (command === undefined ? [[id, `${id}: ${what}`]] : [])));
    const { unmet = [], supported = [], requested = [] } = verdict.error?.error.data ?? {};
    const ofFields = unmet.flatMap((id, i) => id.startsWith('tool:') ? [] : [(0,handshake_mends/* fieldChange */.X)(id, supported[i] ?? '', requested[i] ?? '') ?? mends.get(id) ?? id]);
    const ofRoles = verdict.roles.flatMap((role) => {
        const contract = manifest?.requiredTools.find((each) => each.role === role.role);
        const otherwise = mends.get(`tool:${role.role}`);
        if (role.boundTool !== null)
            return (0,reservations/* reservationsOf */.VL)(role).length === 0 ? [] : reservedChanges(role, otherwise);
        return contract === undefined ? [] : unboundChange(role, contract, host, otherwise);
    });
    return [...first, ...ofFields, ...ofRoles];
}
function reservedChanges(role, otherwise) {
    const [bound] = role.candidates;
    if (bound?.wrap === undefined)
        return otherwise === undefined ? [] : [otherwise];
    const { wrap } = bound;
    return [
        { kind: 'tool', tool: wrap },
        { kind: 'binding', role: role.role, tool: wrap.name },
    ];
}
function unboundChange(role, contract, host, otherwise) {
    const options = optionsOf(role, contract, host);
    const best = Math.max(...options.map(({ rank }) => rank));
    const [first, ...others] = options.filter(({ rank }) => rank === best);
    if (first === undefined)
        return otherwise === undefined ? [] : [otherwise];
    if (others.length === 0)
        return [first.change];
    const names = [first, ...others].map(({ tool }) => (0,printable.quote)(tool)).join(', ');
    return [
        `tool:${role.role}: ${names} would do alike: choose one, grant it ${contract.capabilityScopes.join(', ')}, and run this again`,
    ];
}
function optionsOf({ candidates }, contract, host) {
    const { role, capabilityScopes } = contract;
    return candidates.flatMap(({ tool, schema, missingScopes, reservations, wrap }) => {
        const scopes = host.tools.find(({ name }) => name === tool)?.scopes ?? [];
        const told = (0,meaning/* tellsTrade */.Du)(tool, capabilityScopes);
        const isGranted = missingScopes.length === 0;
        const isOfTrade = told > 0 && (scopes.length === 0 || scopes.some((scope) => capabilityScopes.includes(scope)));
        if (!isGranted && !isOfTrade)
            return [];
        const promise = `${(0,printable.quote)(tool)} does what ${role} asks, and no more than ${missingScopes.join(', ')}`;
        const promised = isGranted ? {} : { promise };
        const rank = (isGranted ? 10 : 0) + told;
        if (wrap !== undefined)
            return [{ change: { kind: 'tool', tool: wrap, ...promised }, tool, rank }];
        if (schema !== 'accepts' || isGranted || reservations.length > 0)
            return [];
        return [{ change: { kind: 'scopes', tool, added: missingScopes, ...promised }, tool, rank: rank + 5 }];
    });
}

// EXTERNAL MODULE: ./build/core/lint/fix/diff.js
var fix_diff = __webpack_require__(63495);
// EXTERNAL MODULE: ./build/core/lint/sensitive.js
var sensitive = __webpack_require__(4138);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(49173);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(88092);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/core/source/yaml/edit-yaml.js
var edit_yaml = __webpack_require__(4412);
// EXTERNAL MODULE: ./build/core/text/flow-yaml.js
var flow_yaml = __webpack_require__(70624);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
;// CONCATENATED MODULE: ./build/core/source/yaml/splice-yaml.js



function spliceYaml(doc, edit) {
    const { text } = doc;
    const { path, value } = edit;
    const isJson = doc.language === 'json';
    const comment = isJson ? undefined : edit.comment;
    const flow = (each) => (0,flow_yaml/* flowYaml */.u)(each, isJson);
    const there = doc.locate(path)?.value;
    if (there !== undefined) {
        const gap = trimmedEnd(text, there) === there.start && /\S/.test(text[there.start - 1] ?? '') ? ' ' : '';
        return replaced(text, there.start, trimmedEnd(text, there), `${gap}${flow(value)}`, comment);
    }
    const [parentPath, last] = [path.slice(0, -1), path.at(-1)];
    const [parent, place] = [(0,source_document/* valueAt */.fK)(doc.value, parentPath), doc.locate(parentPath)];
    if (last === undefined)
        return undefined;
    if (parent === undefined || parent === null || place === undefined)
        return spliceYaml(doc, { ...edit, path: parentPath, value: { [last]: value } });
    if (!(0,mapping/* isMapping */.pi)(parent) && !Array.isArray(parent))
        return undefined;
    const isList = Array.isArray(parent);
    const { start } = place.value;
    const end = trimmedEnd(text, place.value);
    const keys = isList ? [...parent.keys()] : Object.keys(parent);
    const children = keys.flatMap((key) => doc.locate([...parentPath, key]) ?? []);
    const [first] = children;
    if (first === undefined) {
        const indent = isList && (0,mapping/* isMapping */.pi)(value) && !isJson && place.key && indentOf(text, place.key.start, false);
        if (typeof indent === 'string') {
            const block = listLines([value]).map((line) => `${newline(text)}${indent}${line}`);
            return replaced(text, start - 1, end, block.join(''), undefined);
        }
        const isFlow = text[start] === '{' || text[start] === '[';
        return isFlow ? replaced(text, start, end, flow(isList ? [value] : { [last]: value }), comment) : undefined;
    }
    const behind = Math.max(...children.map(({ entry }) => trimmedEnd(text, entry)));
    const entry = isList ? flow(value) : `${flow(last)}: ${flow(value)}`;
    const indent = indentOf(text, (isList ? first.value : (first.key ?? first.value)).start, isList && !isJson);
    if (text[start] === '{' || text[start] === '[') {
        const gap = isJson && indent !== undefined ? `${newline(text)}${indent}` : ' ';
        return replaced(text, behind, behind, `,${gap}${entry}`, comment);
    }
    if (indent === undefined)
        return undefined;
    const said = comment === undefined ? '' : ` # ${comment}`;
    const isBlock = Array.isArray(value) && value.length > 0 && value.every(mapping/* isMapping */.pi);
    const lines = isList ? itemLines(value) : isBlock ? [`${flow(last)}:`, ...listLines(value)] : [entry];
    const added = lines.map((line) => `${newline(text)}${indent}${line}`);
    const at = lineEnd(text, behind);
    return `${text.slice(0, at)}${added.join('')}${said}${text.slice(at) || newline(text)}`;
}
function itemLines(value) {
    if (!(0,mapping/* isMapping */.pi)(value))
        return [`- ${(0,flow_yaml/* flowYaml */.u)(value)}`];
    return Object.entries(value).map(([name, member], i) => `${i === 0 ? '- ' : '  '}${(0,flow_yaml/* flowYaml */.u)(name)}: ${(0,flow_yaml/* flowYaml */.u)(member)}`);
}
function listLines(values) {
    return values.flatMap(itemLines).map((line) => `  ${line}`);
}
function replaced(text, start, end, by, comment) {
    const stop = lineEnd(text, end);
    const rest = text.slice(end, stop);
    const [, other] = /^[\s,\]}]*(\s#.*)?$/.exec(rest) ?? [undefined, null];
    const said = comment === undefined || other === null || other?.includes(comment) === true
        ? ''
        : `${other === undefined ? ' #' : ';'} ${comment}`;
    return `${text.slice(0, start)}${by}${rest}${said}${text.slice(stop)}`;
}
function indentOf(text, start, isItem) {
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    const match = (isItem ? /^(.*)- +$/ : /^(.*)$/).exec(before)?.[1];
    return match === undefined || /[^ \t-]/.test(match) ? undefined : match.replaceAll('-', ' ');
}
function trimmedEnd(text, { start, end }) {
    return start + text.slice(start, end).trimEnd().length;
}
function lineEnd(text, from) {
    const at = /\r?\n|$/.exec(text.slice(from))?.index ?? 0;
    return from + at;
}
function newline(text) {
    return text.includes('\r\n') ? '\r\n' : '\n';
}

// EXTERNAL MODULE: ./build/core/value/canonical-json.js
var canonical_json = __webpack_require__(34293);
;// CONCATENATED MODULE: ./build/app/handshake/suggest.js

















const ROUNDS = 4;
async function suggestAll(fs, outcome, { profile, strict, write }) {
    const found = [];
    for (const source of new Set(outcome.result.results.map((verdict) => verdict.profile))) {
        const own = outcome.result.results.filter((verdict) => verdict.profile === source);
        const loaded = outcome.hosts.find((each) => each.source === source);
        const unjudged = own.find((verdict) => verdict.verdict === 'not judged');
        if (loaded?.host === undefined || unjudged !== undefined) {
            const left = [`not judged: ${unjudged?.reason ?? 'it cannot be read'}; ${unjudged?.help ?? 'correct it'}`];
            found.push({ suggestion: { profile: source, accepts: false, changes: [], left } });
            continue;
        }
        const one = await suggestOne(loaded, own, outcome, { profile, strict, write });
        if (one.text !== undefined && fs.isLink?.(source) === true)
            throw new errors/* UserError */.y('cannot-edit', 'it is a symbolic link', {
                path: source,
                help: 'name the file that it points to',
            });
        found.push(one.text === undefined ? one : { ...one, text: markOf(fs, loaded) + one.text });
    }
    for (const { suggestion, text } of found)
        if (text !== undefined)
            fs.writeFile(suggestion.profile, text);
    return found.map(({ suggestion }) => suggestion);
}
function markOf(fs, { source, doc }) {
    const bytes = fs.readFile(source);
    if (new TextDecoder().decode(bytes) !== doc?.text)
        throw new errors/* UserError */.y('changed', 'the file changed while it was judged', {
            path: source,
            help: 'run this again; record first, and write then',
        });
    return bytes[0] === 0xef ? '\ufeff' : '';
}
async function suggestOne(loaded, verdicts, { subjects, live }, { profile, strict, write }) {
    const { source, host: before, doc } = loaded;
    const met = subjects.filter(({ path }) => verdicts.some(({ subject }) => subject === path));
    const judgedAt = (host) => met.flatMap((subject) => {
        const binder = new bind/* Binder */.V(strict);
        const verdict = (0,negotiate/* negotiate */.Nl)({ subject, host, source, profile, live: live !== undefined, binder });
        return verdict.verdict === 'not judged' ? [] : [{ verdict, manifest: subject.manifest }];
    });
    const accepts = (judged) => judged.length === met.length &&
        judged.every(({ verdict: { verdict, reservations } }) => verdict === 'accept' && reservations === 0);
    const { changes, left, judged } = changesFor(before, judgedAt);
    if (changes.length === 0)
        return { suggestion: { profile: source, accepts: accepts(judged), changes, left } };
    if (doc === undefined) {
        const how = `make a profile of it first: ${(0,commands/* remakeCommand */.hN)(source, before.remake ?? [])}`;
        return { suggestion: { profile: source, accepts: false, noFile: true, changes: [], left: [how] } };
    }
    const seen = live?.bySource.get(source);
    const nameAtServer = (tool) => seen?.origins.get(tool)?.tool ?? tool;
    const after = await edited(doc, profileEdits(changes, doc.value, before, nameAtServer));
    const host = seen === undefined ? after.host : (0,handshake_live/* liveProfile */.w)(after.host, seen.answers).host;
    const suggestion = { profile: source, accepts: accepts(judgedAt(host)), changes, left };
    if (write)
        return { suggestion: { ...suggestion, written: true }, text: after.doc.text };
    const diff = (0,fix_diff/* unifiedDiff */.W)(doc.path, { text: doc.text, hidden: (0,sensitive/* sensitiveRanges */.P)(doc, []) }, { text: after.doc.text, hidden: (0,sensitive/* sensitiveRanges */.P)(after.doc, []) });
    return { suggestion: { ...suggestion, diff } };
}
function changesFor(before, judgedAt) {
    let changes = [];
    let host = before;
    let judged = judgedAt(host);
    let { changes: next, left } = suggestFor(judged, host);
    for (let round = 0; round < ROUNDS && next.length > 0; round++) {
        changes = next.reduce(withOneMore, changes);
        host = withChanges(host, next);
        judged = judgedAt(host);
        ({ changes: next, left } = suggestFor(judged, host));
    }
    return { changes, left, judged };
}
async function edited(doc, edits) {
    const unsure = new errors/* UserError */.y('cannot-edit', 'it is written in a way that leaves no certain edit', {
        path: doc.path,
        help: 'leave out --suggest, and paste what the handshake says would mend it',
    });
    let after = doc;
    for (const edit of edits) {
        const text = spliceYaml(after, edit);
        if (text === undefined)
            throw unsure;
        const bytes = new TextEncoder().encode(text);
        after = await (0,read.readDocument)(doc.path, bytes, { maxDepth: limits.LIMITS.schemaDepth, orJson: true });
    }
    const isRight = after.problems.length === 0 && (0,canonical_json/* canonicalize */.d)(after.value) === (0,canonical_json/* canonicalize */.d)((0,edit_yaml/* editValue */.U)(doc.value, edits));
    const { host } = (0,read_host.readHostProfile)(after, await validators.validators.host());
    if (!isRight || host === undefined)
        throw unsure;
    return { doc: after, host };
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

/***/ 63495:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unifiedDiff)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _source_mask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79121);
/* harmony import */ var _source_line_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59231);



const CONTEXT = 3;
const REACH = 400;
function unifiedDiff(path, before, after) {
    const steps = compare(lines(before.text), lines(after.text));
    const hunks = group(steps);
    if (hunks.length === 0)
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``;
    const shown = { old: lines(masked(before)), new: lines(masked(after)) };
    const name = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path);
    const out = [`--- a/${name}`, `+++ b/${name}`];
    for (const hunk of hunks) {
        const old = hunk.filter(({ sign }) => sign !== '+');
        const fresh = hunk.filter(({ sign }) => sign !== '-');
        const [first] = hunk;
        if (first === undefined)
            continue;
        out.push(`@@ -${start(first.old, old.length)},${old.length} +${start(first.new, fresh.length)},${fresh.length} @@`);
        for (const step of hunk) {
            const line = step.sign === '+' ? shown.new[step.new] : shown.old[step.old];
            out.push(...shownLine(step.sign, line ?? ''));
        }
    }
    return `${out.join('\n')}\n`;
}
const start = (index, count) => (count === 0 ? index : index + 1);
const printed = (line) => line.split('\t').map(_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable).join('\t');
function shownLine(sign, line) {
    const [, text = '', end = ''] = /^([^]*?)(\r?\n?)$/.exec(line) ?? [];
    const shown = sign + printed(text) + end.replace('\n', '');
    return line.endsWith('\n') ? [shown] : [shown, '\\ No newline at end of file'];
}
function lines(text) {
    return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function compare(before, after) {
    const steps = [];
    let o = 0;
    let n = 0;
    while (o < before.length || n < after.length) {
        if (o < before.length && n < after.length && before[o] === after[n]) {
            steps.push({ sign: ' ', old: o++, new: n++ });
            continue;
        }
        const [removed, added] = resync(before, after, o, n);
        for (let i = 0; i < removed; i++)
            steps.push({ sign: '-', old: o++, new: n });
        for (let i = 0; i < added; i++)
            steps.push({ sign: '+', old: o, new: n++ });
    }
    return steps;
}
function resync(before, after, o, n) {
    const rest = [before.length - o, after.length - n];
    for (let distance = 1; distance <= Math.min(REACH, rest[0] + rest[1]); distance++) {
        for (let added = 0; added <= distance; added++) {
            const removed = distance - added;
            if (removed > rest[0] || added > rest[1])
                continue;
            if (removed === rest[0] && added === rest[1])
                return [removed, added];
            if (before[o + removed] !== undefined && before[o + removed] === after[n + added])
                return [removed, added];
        }
    }
    return [rest[0], rest[1]];
}
function group(steps) {
    const hunks = [];
    let end = -1;
    steps.forEach(({ sign }, i) => {
        if (sign === ' ')
            return;
        const from = Math.max(i - CONTEXT, 0);
        const to = Math.min(i + CONTEXT + 1, steps.length);
        const last = hunks.at(-1);
        if (last !== undefined && from <= end)
            last.push(...steps.slice(end, to));
        else
            hunks.push(steps.slice(from, to));
        end = Math.max(end, to);
    });
    return hunks;
}
function masked({ text, hidden }) {
    if (hidden === 'words')
        return (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .maskWords */ .QW)(text);
    const index = new _source_line_index_js__WEBPACK_IMPORTED_MODULE_2__/* .LineIndex */ .r(text);
    const places = (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .joinRanges */ .xX)(hidden).map(({ start: from, end: to }) => ({
        start: index.offset(from),
        end: index.offset(to),
    }));
    return (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .maskText */ .gC)(text, places);
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


/***/ }),

/***/ 4412:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ editValue),
/* harmony export */   a: () => (/* binding */ editYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

function editYaml(text, edits) {
    const doc = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { version: '1.2', keepSourceTokens: true });
    for (const { path, value } of edits) {
        const parent = path.slice(0, -1);
        if (typeof path.at(-1) === 'number')
            doc.addIn(parent, doc.createNode(value));
        else {
            const node = doc.getIn(path, true);
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node) && node.anchor !== undefined)
                writeOut(doc, node);
            doc.setIn(path, value);
        }
    }
    return doc.toString({ lineWidth: 0, indentSeq: !/^\w+:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*- /m.test(text) });
}
function writeOut(doc, anchored) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__.visit)(doc, {
        Alias(_, alias) {
            if (alias.resolve(doc) !== anchored)
                return;
            const own = anchored.clone();
            delete own.anchor;
            return own;
        },
    });
    delete anchored.anchor;
}
function editValue(root, edits) {
    const copy = structuredClone(root);
    for (const { path, value } of edits) {
        let parent = copy;
        for (const key of path.slice(0, -1))
            parent = (parent[key] ??= {});
        parent[path.at(-1) ?? ''] = value;
    }
    return copy;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-94560.js").modules);
Object.assign(exports.modules, require("./shared-83887.js").modules);
