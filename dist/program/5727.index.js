"use strict";
exports.id = 5727;
exports.ids = [5727];
exports.modules = {

/***/ 37323:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   factsFrom: () => (/* binding */ factsFrom)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8432);
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _core_lint_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92400);
/* harmony import */ var _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52087);





const ITEM_FILES = 20;
const DOCUMENT_FILES = 200;
const FILE_BYTES = 256 * 1024;
const DOCUMENT_GLOBS = 200;
function factsFrom(fs, root = '.') {
    let listed;
    const list = () => (listed ??= fs?.list(root) ?? []);
    return async (doc, publish) => ({
        isKnownLicense: publish ? (await __webpack_require__.e(/* import() */ 712).then(__webpack_require__.bind(__webpack_require__, 30712))).isKnownLicense : undefined,
        findSecrets: needsDetector(doc) ? (await Promise.all(/* import() */[__webpack_require__.e(1577), __webpack_require__.e(6571)]).then(__webpack_require__.bind(__webpack_require__, 26571))).findSecrets : undefined,
        itemFiles: fs === undefined ? undefined : itemFiles(fs, root, list, doc.value),
    });
}
function needsDetector({ text, value, shadowed = [] }) {
    if (value === undefined)
        return false;
    const values = [value, ...shadowed.map(({ content }) => content)];
    return (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d)(text) || (text.includes('\\') && values.some((each) => someText(each, _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d)));
}
function someText(value, test) {
    if (typeof value === 'string')
        return test(value);
    return typeof value === 'object' && value !== null && Object.values(value).some((child) => someText(child, test));
}
function itemFiles(fs, root, list, value) {
    const rac = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value) ? (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'rac') : undefined;
    if (!Array.isArray(rac))
        return undefined;
    const found = new Map();
    const byGlob = new Map();
    let left = DOCUMENT_FILES;
    rac.forEach((item, i) => {
        const hint = globOf(item);
        if (left <= 0 || hint === undefined || !someText(item, _core_lint_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_3__/* .mayQuote */ .oG))
            return;
        const known = byGlob.get(hint);
        if (known === undefined && byGlob.size >= DOCUMENT_GLOBS)
            return;
        const paths = known ?? matching(hint, list());
        byGlob.set(hint, paths);
        const texts = paths.slice(0, left).flatMap((path) => readText(fs, root, path));
        left -= texts.length;
        if (texts.length > 0)
            found.set(i, texts);
    });
    return found;
}
function matching(pattern, files) {
    const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .SO)(pattern);
    const found = [];
    if ('problem' in glob)
        return found;
    for (const file of files) {
        if (glob.matches(file))
            found.push(file);
        if (found.length === ITEM_FILES)
            break;
    }
    return found;
}
function globOf(item) {
    const check = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(item) ? (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(item, 'check') : undefined;
    if (!(0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(check) || (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'type') !== 'file-glob')
        return undefined;
    const hint = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'hint');
    return typeof hint === 'string' ? hint : undefined;
}
function readText(fs, root, path) {
    try {
        const bytes = fs.readFile(root === '.' ? path : `${root}/${path}`, FILE_BYTES);
        return bytes.includes(0) ? [] : [{ path, text: new TextDecoder().decode(bytes) }];
    }
    catch (error) {
        if (error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
            return [];
        throw error;
    }
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

/***/ 8536:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ modelOf)
/* harmony export */ });
/* unused harmony export Names */
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8778);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _shape_formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71509);



const COMPARISONS = 100_000;
class Names {
    byName;
    whole;
    #all;
    #compared = 0;
    constructor(byName, whole) {
        this.byName = byName;
        this.whole = whole;
    }
    get all() {
        return (this.#all ??= [...this.byName.keys()]);
    }
    nearest(name) {
        this.#compared += this.byName.size;
        return this.#compared > COMPARISONS ? undefined : (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(name, this.all);
    }
}
function modelOf(root, sound = false) {
    const names = (list, found, key) => namesOf(root, list, found, key, sound);
    const participants = entries(root, 'participants');
    const rac = entries(root, 'rac');
    const variables = entries(root, 'variables');
    const nodes = entries(root, 'nodes');
    const edges = entries(root, 'edges');
    return {
        root,
        participants,
        rac,
        variables,
        nodes,
        edges,
        aliases: names('participants', participants, 'alias'),
        racIds: names('rac', rac, 'id'),
        variableNames: names('variables', variables, 'name'),
        nodeIds: names('nodes', nodes, 'id'),
        conditions: conditions(edges),
    };
}
function entries(root, name) {
    const list = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(root, name);
    const found = [];
    if (Array.isArray(list))
        list.forEach((value, i) => (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value) && found.push({ path: [name, i], value }));
    return found;
}
function namesOf(root, list, found, key, sound) {
    const byName = new Map();
    const all = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(root, list);
    const needed = list === 'nodes' || list === 'participants';
    let whole = all === undefined ? !needed : Array.isArray(all) && all.length === found.length;
    if (needed && found.length === 0)
        whole = false;
    for (const entry of found) {
        const name = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(entry.value, key);
        if (typeof name !== 'string' || byName.has(name) || !(sound || _shape_formats_js__WEBPACK_IMPORTED_MODULE_1__.ID.test(name)))
            whole = false;
        if (typeof name === 'string' && !byName.has(name))
            byName.set(name, entry);
    }
    return new Names(byName, whole);
}
function conditions(edges) {
    const found = [];
    const visit = (value, path) => {
        if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value))
            return;
        if (Object.hasOwn(value, 'var') || Object.hasOwn(value, 'racAvailable'))
            found.push({ path, value });
        for (const name of ['all', 'any']) {
            const list = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, name);
            if (Array.isArray(list))
                list.forEach((item, i) => visit(item, [...path, name, i]));
        }
        if (Object.hasOwn(value, 'not'))
            visit(value['not'], [...path, 'not']);
    };
    for (const edge of edges) {
        if (Object.hasOwn(edge.value, 'when'))
            visit(edge.value['when'], [...edge.path, 'when']);
    }
    return found;
}


/***/ }),

/***/ 49865:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ lintDocument),
  S: () => (/* binding */ withLevels)
});

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(32754);
// EXTERNAL MODULE: ./build/core/source/file-kind.js
var file_kind = __webpack_require__(30461);
// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/lint/fix/remedy.js + 1 modules
var fix_remedy = __webpack_require__(31493);
// EXTERNAL MODULE: ./build/core/cal/graph.js + 1 modules
var graph = __webpack_require__(57761);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/core/cal/model.js
var model = __webpack_require__(8536);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/lint/document-secrets.js
var document_secrets = __webpack_require__(38525);
;// CONCATENATED MODULE: ./build/core/lint/redact-secrets.js


const TELLING = 6;
const ALIKE = 16;
function redactSecrets(doc, findSecrets, found) {
    const byHead = new Map();
    const short = new Set();
    for (const { text, secrets } of (0,document_secrets/* secretTexts */.V)(doc, findSecrets)) {
        for (const { start, end } of secrets) {
            const secret = (0,printable.visible)(text.slice(start, end));
            const head = secret.slice(0, TELLING);
            if (secret.length < TELLING)
                short.add(secret);
            const alike = byHead.get(head);
            if (alike === undefined)
                byHead.set(head, new Set([secret]));
            else
                alike.add(secret);
        }
    }
    if (byHead.size === 0)
        return [...found];
    const few = [...short].slice(0, ALIKE);
    const hide = (text) => few.reduce((left, secret) => left.replaceAll(secret, '…'), without(text, byHead));
    return found.map((finding) => ({
        ...finding,
        message: hide(finding.message),
        pointer: hide(finding.pointer),
        ...(finding.help === undefined ? {} : { help: hide(finding.help) }),
    }));
}
function without(text, byHead) {
    let result = '';
    let at = 0;
    for (let i = 0; i + TELLING <= text.length; i++) {
        const alike = byHead.get(text.slice(i, i + TELLING));
        const end = alike === undefined ? undefined : endOf(text, i, alike);
        if (end === undefined)
            continue;
        result += `${text.slice(at, i)}…`;
        at = end;
        i = end - 1;
    }
    return at === 0 ? text : result + text.slice(at);
}
function endOf(text, start, alike) {
    if (alike.size > ALIKE) {
        const rest = text.slice(start).search(/[\s"…]/);
        return rest < 0 ? text.length : start + rest;
    }
    let found;
    for (const secret of alike) {
        let end = start;
        while (end < text.length && text[end] === secret[end - start])
            end++;
        const whole = end - start === secret.length;
        if (whole)
            found = Math.max(found ?? 0, end);
        else if (text[end] === '…')
            found = Math.max(found ?? 0, end + 1);
    }
    return found;
}

// EXTERNAL MODULE: ./build/core/lint/rules/cal/duplicate-id.js
var duplicate_id = __webpack_require__(71548);
// EXTERNAL MODULE: ./build/core/lint/rules/cal/secret.js
var secret = __webpack_require__(14445);
// EXTERNAL MODULE: ./build/core/lint/rules/condition/in-without-list.js
var in_without_list = __webpack_require__(24813);
// EXTERNAL MODULE: ./build/core/lint/rules/condition/unknown-rac.js
var unknown_rac = __webpack_require__(39273);
// EXTERNAL MODULE: ./build/core/lint/rules/condition/unknown-variable.js
var unknown_variable = __webpack_require__(26307);
// EXTERNAL MODULE: ./build/core/lint/rules/edge/duplicate.js
var duplicate = __webpack_require__(39343);
// EXTERNAL MODULE: ./build/core/lint/rules/edge/unknown-node.js
var unknown_node = __webpack_require__(66469);
// EXTERNAL MODULE: ./build/core/lint/rules/graph/dead-end.js
var dead_end = __webpack_require__(5999);
// EXTERNAL MODULE: ./build/core/lint/rules/graph/edge-after-end.js
var edge_after_end = __webpack_require__(74879);
// EXTERNAL MODULE: ./build/core/lint/rules/graph/no-end.js
var no_end = __webpack_require__(63134);
// EXTERNAL MODULE: ./build/core/lint/rules/graph/no-outgoing-edge.js
var no_outgoing_edge = __webpack_require__(46431);
// EXTERNAL MODULE: ./build/core/lint/rules/graph/several-start-events.js
var several_start_events = __webpack_require__(57800);
// EXTERNAL MODULE: ./build/core/lint/rules/graph/start-event-not-start.js
var start_event_not_start = __webpack_require__(46977);
// EXTERNAL MODULE: ./build/core/lint/rules/graph/unbounded-cycle.js
var unbounded_cycle = __webpack_require__(62986);
// EXTERNAL MODULE: ./build/core/lint/rules/graph/unconditional-branch.js
var unconditional_branch = __webpack_require__(71181);
// EXTERNAL MODULE: ./build/core/lint/rules/graph/unknown-start.js
var unknown_start = __webpack_require__(33914);
// EXTERNAL MODULE: ./build/core/lint/rules/graph/unreachable-node.js
var unreachable_node = __webpack_require__(78676);
// EXTERNAL MODULE: ./build/core/lint/rules/integrity/other-key.js
var other_key = __webpack_require__(55774);
// EXTERNAL MODULE: ./build/core/lint/rules/node/timer-without-delay.js
var timer_without_delay = __webpack_require__(51393);
// EXTERNAL MODULE: ./build/core/lint/rules/node/unknown-agent.js
var unknown_agent = __webpack_require__(77953);
// EXTERNAL MODULE: ./build/core/lint/rules/node/unknown-rac.js
var node_unknown_rac = __webpack_require__(39982);
// EXTERNAL MODULE: ./build/core/lint/rules/okf/incomplete.js
var incomplete = __webpack_require__(39865);
// EXTERNAL MODULE: ./build/core/lint/rules/okf/no-shape.js
var no_shape = __webpack_require__(16510);
// EXTERNAL MODULE: ./build/core/lint/rules/okf/type-differs.js
var type_differs = __webpack_require__(5281);
// EXTERNAL MODULE: ./build/core/lint/rules/okf/wrong-value.js
var wrong_value = __webpack_require__(22384);
// EXTERNAL MODULE: ./build/core/lint/rules/publish/home-path.js
var home_path = __webpack_require__(87247);
// EXTERNAL MODULE: ./build/core/lint/rules/publish/missing-property.js
var missing_property = __webpack_require__(13214);
// EXTERNAL MODULE: ./build/core/lint/rules/publish/placeholder.js
var placeholder = __webpack_require__(32807);
// EXTERNAL MODULE: ./build/core/lint/rules/publish/unknown-license.js
var unknown_license = __webpack_require__(15270);
// EXTERNAL MODULE: ./build/core/lint/rules/rac/code-in-text.js + 1 modules
var code_in_text = __webpack_require__(75373);
// EXTERNAL MODULE: ./build/core/lint/rules/rac/content-by-another-name.js
var content_by_another_name = __webpack_require__(64534);
// EXTERNAL MODULE: ./build/core/lint/rules/rac/content-in-okf.js
var content_in_okf = __webpack_require__(97697);
// EXTERNAL MODULE: ./build/core/lint/rules/rac/encoded-text.js
var encoded_text = __webpack_require__(30109);
// EXTERNAL MODULE: ./build/core/lint/rules/rac/hidden-text.js
var hidden_text = __webpack_require__(60359);
// EXTERNAL MODULE: ./build/core/lint/rules/rac/invalid-hint.js
var invalid_hint = __webpack_require__(60544);
// EXTERNAL MODULE: ./build/core/lint/rules/rac/missing-hint.js
var missing_hint = __webpack_require__(40581);
// EXTERNAL MODULE: ./build/core/lint/rules/rac/no-content.js
var no_content = __webpack_require__(76472);
// EXTERNAL MODULE: ./build/core/lint/rules/rac/repeats-files.js
var repeats_files = __webpack_require__(46809);
// EXTERNAL MODULE: ./build/core/lint/rules/variable/init-of-other-type.js
var init_of_other_type = __webpack_require__(13217);
;// CONCATENATED MODULE: ./build/generated/rule-checks.js







































const CHECKS = [duplicate_id/* rule */.H, secret/* rule */.H, in_without_list/* rule */.H, unknown_rac/* rule */.H, unknown_variable/* rule */.H, duplicate/* rule */.H, unknown_node/* rule */.H, dead_end/* rule */.H, edge_after_end/* rule */.H, no_end/* rule */.H, no_outgoing_edge/* rule */.H, several_start_events/* rule */.H, start_event_not_start/* rule */.H, unbounded_cycle/* rule */.H, unconditional_branch/* rule */.H, unknown_start/* rule */.H, unreachable_node/* rule */.H, other_key/* rule */.H, timer_without_delay/* rule */.H, unknown_agent/* rule */.H, node_unknown_rac/* rule */.H, incomplete/* rule */.H, no_shape/* rule */.H, type_differs/* rule */.H, wrong_value/* rule */.H, home_path/* rule */.H, missing_property/* rule */.H, placeholder/* rule */.H, unknown_license/* rule */.H, code_in_text/* rule */.H, content_by_another_name/* rule */.H, content_in_okf/* rule */.H, encoded_text/* rule */.H, hidden_text/* rule */.H, invalid_hint/* rule */.H, missing_hint/* rule */.H, no_content/* rule */.H, repeats_files/* rule */.H, init_of_other_type/* rule */.H];

// EXTERNAL MODULE: ./build/core/result/known-rules.js
var known_rules = __webpack_require__(22115);
// EXTERNAL MODULE: ./build/core/value/node-kinds.js
var node_kinds = __webpack_require__(67040);
;// CONCATENATED MODULE: ./build/core/cal/shape/declare.js
const any = { kind: 'any' };
const declare_text = { kind: 'string' };
const properties = (shapes) => new Map(Object.entries(shapes));
const string = (of) => ({ kind: 'string', format: of });
const said = (description, shape) => ({ ...shape, description });
const list = (items, limits = {}) => ({
    kind: 'list',
    items,
    ...limits,
});
const choice = (was, values, rule) => ({
    kind: 'enum',
    was,
    values,
    rule,
});

// EXTERNAL MODULE: ./build/core/cal/shape/formats.js + 1 modules
var formats = __webpack_require__(71509);
;// CONCATENATED MODULE: ./build/core/cal/shape/cal-node.js



const completion = {
    kind: 'variant',
    noun: 'the completion',
    tag: 'type',
    tagDescription: 'What shows that the task is done: scripts of a skill, commands that pass, a guardrail, or an artifact.',
    rule: 'completion/unknown-type',
    description: 'What counts as done; nothing here is run by cartwright.',
    variants: new Map(Object.entries({
        'skill-scripts': { scripts: said('Scripts of the skill that must have run.', list(declare_text, { minItems: 1 })) },
        verification: {
            commands: said('Commands that must pass, by the names that the agent knows.', list(declare_text, { minItems: 1 })),
            passIntent: said('What it means in words that they passed.', declare_text),
        },
        guardrail: { kind: said('The kind of guardrail that says so, such as milestone.', declare_text) },
        artifact: { produces: said('What the task leaves behind, in words or as a path.', declare_text) },
    }).map(([type, own]) => [
        type,
        {
            kind: 'object',
            noun: 'the completion',
            required: ['type', ...Object.keys(own)],
            properties: properties({ type: any, ...own }),
        },
    ])),
};
const PROPERTIES = {
    task: {
        agent: said('The alias of the participant who does it.', declare_text),
        action: {
            kind: 'string',
            minLength: 0,
            maxLength: 4000,
            description: 'What is to be done, in words. One that starts with TODO leaves the CAL pending.',
        },
        requires: {
            kind: 'object',
            noun: 'requires',
            description: 'What must be there before the task begins.',
            required: [],
            properties: properties({
                skills: said('Names of skills that the agent needs, each once; cartwright does not look for them.', list(declare_text, { unique: true })),
                capabilities: said('Capabilities that the agent needs, each once; what a participant must have is said in its slot.', list(declare_text, { unique: true })),
                rac: said('Ids of the RAC items that the task needs, each once.', list(declare_text, { unique: true })),
            }),
        },
        completion,
        sideEffects: said('What the task may change: nothing, the workspace, or the world outside of it.', choice('side effect', ['none', 'workspace', 'external'], 'node/unknown-side-effects')),
        approval: said('When a person must agree before the task acts.', choice('approval', ['never', 'on-request', 'always'], 'node/unknown-approval')),
        budget: {
            kind: 'map',
            noun: 'the budget',
            description: 'What the task may use up, in words of your own; nothing here is enforced.',
        },
        guardrails: said('Names of the guardrails that hold for the task.', list(declare_text)),
    },
    gateway: {
        gateway: said('Which of its edges are taken: one, all, or every one whose condition holds.', choice('gateway', (0,node_kinds/* kindsOf */.tG)('gateway'), 'node/unknown-gateway')),
    },
    event: {
        event: said('What happens there: the run begins, ends, is broken off, is handed over, or waits.', choice('event', (0,node_kinds/* kindsOf */.tG)('event'), 'node/unknown-event')),
        afterMs: {
            kind: 'integer',
            minimum: 1,
            rule: 'node/invalid-delay',
            description: 'How long a timer waits, in milliseconds.',
        },
    },
};
function variant(name) {
    const { properties: presence, kindProperty: property, kinds } = node_kinds/* NODE_TYPES */.jM[name];
    const needs = Object.entries(kinds).flatMap(([value, { needs: required }]) => required.length === 0 || property === undefined ? [] : [{ property, value, required }]);
    return {
        kind: 'object',
        noun: name,
        label: 'id',
        required: Object.keys(presence).filter((each) => presence[each] === 'required'),
        properties: properties({
            id: said('The id of the node, by which edges and start name it; no other node has it.', string(formats.ID)),
            type: any,
            ...PROPERTIES[name],
        }),
        ...(needs.length === 0 ? {} : { needs }),
    };
}
const node = {
    kind: 'variant',
    noun: 'node',
    label: 'id',
    tag: 'type',
    tagDescription: 'What the node is: work of a participant, a fork or join of the way, or a moment of the run.',
    rule: 'node/unknown-type',
    variants: new Map(node_kinds/* NODE_TYPE_NAMES */.Zm.map((name) => [name, variant(name)])),
};

;// CONCATENATED MODULE: ./build/core/cal/shape/cal-origin.js


const lineage = {
    kind: 'object',
    noun: 'the lineage',
    description: 'What the CAL was made from, so that readers can follow it back.',
    area: 'cal/invalid-lineage',
    required: ['parents'],
    properties: properties({
        parents: said('The artifacts that it was made from.', list({
            kind: 'object',
            noun: 'a parent',
            required: ['artifactType', 'publisherId', 'id', 'digest', 'relation'],
            properties: properties({
                artifactType: said('What kind of artifact the parent is; a CAL is a workflow.', choice('artifact type', ['agent', 'workflow', 'agent-graph'], 'cal/invalid-lineage')),
                publisherId: said('The reverse-DNS id of who published the parent.', string(formats/* LINEAGE_PUBLISHER */.LV)),
                id: said('The id of the parent at its publisher.', string(formats.ID)),
                version: said('The version of the parent, as SemVer writes it.', string(formats/* VERSION */.xv)),
                digest: said('The digest of the parent: of a cartridge the ROM digest, of a CAL the one that its signature names.', string(formats/* LINEAGE_DIGEST */.NR)),
                relation: said('What this CAL is to the parent.', choice('relation', ['fork', 'remix', 'derived-from', 'supersedes'], 'cal/invalid-lineage')),
                source: said('Where the parent can be had.', { ...string(formats/* LINEAGE_SOURCE */.eT), maxLength: 2048 }),
            }),
        }, { minItems: 1, maxItems: 8 })),
        note: { kind: 'string', maxLength: 1000, description: 'What a reader should know about where it comes from.' },
    }),
};
const integrity = (schemaVersions) => ({
    kind: 'object',
    noun: 'the integrity block',
    description: 'The signature of the CAL. cartwright sign writes it; any change of the CAL makes it invalid.',
    area: 'integrity/malformed',
    required: ['schemaVersion', 'digest', 'publisherId', 'keyid', 'publicKeyPem', 'signedAt', 'envelope'],
    properties: properties({
        schemaVersion: said('The version of this block, with the prefix of the format profile.', choice('signature schemaVersion', schemaVersions, 'integrity/malformed')),
        digest: said('The sha256 of the RFC 8785 form of the CAL without this block.', string(formats/* SIGNED_DIGEST */.UA)),
        publisherId: said('The reverse-DNS id of the publisher who signed.', string(formats/* SIGNED_PUBLISHER */.MM)),
        keyid: said('The word ed25519, a colon and the sha256 of the public key in DER.', string(formats/* KEYID */.rR)),
        publicKeyPem: said('The public key as SPKI PEM; whether it is trusted is for the receiver to say.', string(formats/* PUBLIC_KEY */.qI)),
        signedAt: said('When it was signed, as RFC 3339 writes it.', string(formats/* SIGNED_AT */.FB)),
        envelope: {
            kind: 'object',
            noun: 'the envelope',
            description: 'The DSSE envelope with the signed in-toto statement.',
            required: ['payloadType', 'payload', 'signatures'],
            properties: properties({
                payloadType: said('The media type of the payload, always the same.', choice('payload type', ['application/vnd.in-toto+json'], 'integrity/malformed')),
                payload: said('The signed statement, encoded as base64.', string(formats/* BASE64 */.EW)),
                signatures: said('The one signature over the payload.', list({
                    kind: 'object',
                    noun: 'the signature',
                    required: ['keyid', 'sig'],
                    properties: properties({
                        keyid: said('The id of the key, the same as that of the block.', string(formats/* KEYID */.rR)),
                        sig: said('The ed25519 signature, encoded as base64.', string(formats/* BASE64 */.EW)),
                    }),
                }, { minItems: 1, maxItems: 1 })),
            }),
        },
    }),
});

// EXTERNAL MODULE: ./build/core/value/career-tiers.js
var career_tiers = __webpack_require__(6984);
;// CONCATENATED MODULE: ./build/core/cal/shape/cal-participant.js



const slot = (levelFields) => ({
    kind: 'object',
    noun: 'the slot',
    description: 'What a cartridge must offer to staff this participant; at least one of the three.',
    required: [],
    oneOf: {
        names: ['role', 'minLevel', 'capabilities'],
        rule: 'participant/unconstrained-slot',
    },
    properties: properties({
        role: said('The role that the card of the cartridge names.', declare_text),
        minLevel: {
            kind: 'object',
            noun: 'minLevel',
            description: 'A level that the receiving roster must prove; at least one of its members.',
            required: [],
            oneOf: {
                names: ['careerTier', ...levelFields],
                rule: 'participant/unconstrained-slot',
            },
            properties: properties({
                careerTier: said('The lowest career tier that is enough.', choice('career tier', career_tiers/* CAREER_TIERS */.v, 'participant/unknown-career-tier')),
                ...Object.fromEntries(levelFields.map((name) => [
                    name,
                    {
                        kind: 'integer',
                        minimum: 0,
                        rule: 'participant/invalid-level',
                        description: 'The lowest level that is enough, a whole number.',
                    },
                ])),
            }),
        },
        capabilities: said('Capabilities that the cartridge must have, all of them.', list({
            kind: 'object',
            noun: 'a capability',
            required: ['taskType'],
            properties: properties({
                taskType: said('The task type that the cartridge must name among its capabilities.', declare_text),
                stack: said('Technologies that the capability must name, all of them.', list(declare_text, { unique: true })),
            }),
        }, { minItems: 1 })),
    }),
});
const participant = (levelFields) => {
    const common = {
        alias: said('The name of the participant in this CAL, by which tasks call it; no other one has it.', string(formats.ID)),
        bind: any,
        required: {
            kind: 'boolean',
            default: true,
            description: 'Whether the CAL is not ready as long as nobody takes this part.',
        },
    };
    const variant = (required, own) => ({
        kind: 'object',
        noun: 'participant',
        label: 'alias',
        required: ['alias', 'bind', ...required],
        properties: properties({ ...common, ...own }),
    });
    return {
        kind: 'variant',
        noun: 'participant',
        label: 'alias',
        tag: 'bind',
        tagDescription: 'How the participant is found: one cartridge by its digest, or a slot that the receiving roster staffs.',
        rule: 'participant/unknown-bind',
        mixed: 'participant/mixed-bindings',
        variants: new Map([
            [
                'hash',
                variant(['romDigest'], {
                    romDigest: said('The ROM digest of the one cartridge that may take part, as cartwright digest prints it.', string(formats/* ROM_DIGEST */.M4)),
                    cartridgeId: said('The id of that cartridge, to be read by people; nothing compares it.', declare_text),
                }),
            ],
            ['slot', variant(['slot'], { slot: slot(levelFields) })],
        ]),
    };
};

;// CONCATENATED MODULE: ./build/core/cal/shape/cal-rac.js


const RAC_KINDS = [
    'wiki',
    'code-map',
    'infra',
    'terraform',
    'api-spec',
    'dataset',
    'runbook',
    'custom',
];
const CHECK_TYPES = ['file-glob', 'url', 'mcp-resource', 'manual'];
const racItem = {
    kind: 'object',
    noun: 'RAC item',
    label: 'id',
    description: 'Knowledge that must be present, by description only. The knowledge itself never stands here: a content property is not allowed.',
    required: ['id', 'kind', 'description'],
    properties: properties({
        id: said('The id of the item, by which tasks and conditions name it; no other item of the CAL has it.', string(formats.ID)),
        kind: said('What kind of knowledge it is, for readers and for proposals.', choice('kind', RAC_KINDS, 'rac/unknown-kind')),
        description: {
            kind: 'string',
            maxLength: 2000,
            lengthRule: 'rac/description-length',
            description: 'What must be known, in words; never the knowledge itself.',
        },
        required: {
            kind: 'boolean',
            default: true,
            description: 'Whether the CAL must wait for it; an optional item blocks nothing.',
        },
        check: {
            kind: 'object',
            noun: 'the check',
            description: 'How it is confirmed that the knowledge is there; its content is never looked at. Without a check it stays unconfirmed.',
            required: ['type'],
            properties: properties({
                type: said('What is looked for: files, a URL, a resource of an MCP server, or the word of a person.', choice('check type', CHECK_TYPES, 'rac/unknown-check-type')),
                hint: {
                    kind: 'string',
                    minLength: 0,
                    maxLength: 1000,
                    lengthRule: 'rac/hint-too-long',
                    description: 'What the check needs, by its type: a glob, a URL, a resource URI, or what a person should confirm.',
                },
            }),
        },
        okf: {
            kind: 'map',
            noun: 'okf',
            description: 'A description of the knowledge artifact for readers of OKF; metadata only.',
        },
    }),
};

;// CONCATENATED MODULE: ./build/core/cal/shape/cal.js







function root(profiles) {
    const limit = (description) => ({
        kind: 'integer',
        minimum: 1,
        rule: 'limits/not-positive',
        description,
    });
    return {
        kind: 'object',
        noun: 'the CAL',
        description: 'A workflow of agents: who takes part, what they must find around them, and which step follows which. cartwright judges whether it may start; it never runs it.',
        required: ['schemaVersion', 'id', 'participants', 'start', 'nodes', 'edges'],
        properties: properties({
            schemaVersion: said('The version of the format, with the prefix of the format profile.', choice('schemaVersion', profiles.map((profile) => profile.calSchemaVersion), 'cal/unrecognized-schema-version')),
            id: said('The id of the CAL at its publisher.', string(formats.ID)),
            version: said('The version of the CAL, as SemVer writes it.', string(formats/* VERSION */.xv)),
            name: said('The name of the CAL, to be read by people.', declare_text),
            description: said('What the loop is for, to be read by people.', declare_text),
            license: said('The license of the CAL as an SPDX expression.', string(formats/* LICENSE */.mi)),
            homepage: said('The address of a page about the CAL.', string(formats/* HOMEPAGE */.py)),
            authors: said('Who wrote the CAL, each with a name.', list({
                kind: 'object',
                noun: 'an author',
                required: ['name'],
                properties: properties({
                    name: said('The name of the author or team.', declare_text),
                    url: said('The address of a page about the author.', string(formats/* HOMEPAGE */.py)),
                }),
            })),
            tags: said('Words by which the CAL is found, each once.', list(string(formats/* TAG */.Dk), { unique: true })),
            lineage: lineage,
            participants: said('Who takes part; tasks name them by their alias.', list(participant(profiles.map((profile) => profile.levelField)), { minItems: 1 })),
            rac: said('The required available context: knowledge that must be there before the agents run, described and never included.', list(racItem)),
            variables: said('The values that conditions compare; the steps of the run set them.', list({
                kind: 'object',
                noun: 'variable',
                label: 'name',
                required: ['name', 'type'],
                properties: properties({
                    name: said('The name of the variable, by which conditions call it; no other one has it.', string(formats.ID)),
                    type: said('The type of every value that the variable takes.', choice('variable type', ['string', 'number', 'integer', 'boolean', 'object', 'array'], 'variable/unknown-type')),
                    init: said('The value at the start of the run, of the type that is named.', any),
                }),
            })),
            limits: {
                kind: 'object',
                noun: 'the limits',
                description: 'What ends a run that does not end by itself.',
                required: [],
                properties: properties({
                    maxSteps: limit('How many steps a run may take; a CAL with a cycle must have it.'),
                    maxDurationMs: limit('How long a run may take, in milliseconds.'),
                    maxParallel: limit('How many tasks may run at the same time.'),
                }),
            },
            start: said('The id of the node at which the run begins.', declare_text),
            nodes: said('The steps of the run, in any order; at least one is an end or a stop.', list(node, { minItems: 1 })),
            edges: said('Which step follows which; every node must be reached from the start and reach an end.', list({
                kind: 'object',
                noun: 'edge',
                label: 'id',
                required: ['from', 'to'],
                properties: properties({
                    from: said('The id of the node that the edge leaves.', declare_text),
                    to: said('The id of the node that the edge leads to.', declare_text),
                    when: {
                        kind: 'condition',
                        description: 'When the edge is taken; without it no condition is asked.',
                    },
                }),
            })),
            extensions: {
                kind: 'map',
                noun: 'the extensions',
                keys: formats/* EXTENSION_KEY */.uL,
                description: 'What other programs want to keep in the file, each under a reverse-DNS name of its own.',
            },
            integrity: integrity(profiles.map((profile) => profile.calSignatureSchemaVersion)),
        }),
    };
}
const shapes = new Map();
function calShape(profile) {
    let shape = shapes.get(profile);
    if (shape === undefined)
        shapes.set(profile, (shape = root([profile])));
    return shape;
}
function anyCalShape() {
    return root(PREFIXES.map((name) => PROFILES[name]));
}

// EXTERNAL MODULE: ./build/core/value/unreachable.js
var unreachable = __webpack_require__(77530);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/cal/content-keys.js
var content_keys = __webpack_require__(76821);
;// CONCATENATED MODULE: ./build/core/cal/shape/synonyms.js

const WORDS = {
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
const MEANT = new Map();
for (const [word, others] of Object.entries(WORDS)) {
    for (const other of others.split(' '))
        MEANT.set(fold(other), [...(MEANT.get(fold(other)) ?? []), word]);
}
function meantBy(name, candidates) {
    const near = (0,suggest.nearest)(name, candidates);
    if (near !== undefined)
        return { word: near, certain: true };
    const words = MEANT.get(fold(name))?.filter((word) => candidates.includes(word)) ?? [];
    const [word] = words;
    return word !== undefined && words.length === 1 ? { word, certain: false } : undefined;
}
function fold(word) {
    return word
        .slice(0, 100)
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}

// EXTERNAL MODULE: ./build/core/cal/shape/words.js
var words = __webpack_require__(9854);
;// CONCATENATED MODULE: ./build/core/cal/shape/faults.js






const MOST_UNKNOWN = 10_000;
class Faults {
    findings = new Map();
    path = [];
    area;
    #frames = [];
    enter(shape, value) {
        this.#frames.push({ shape, value, depth: this.path.length });
    }
    leave() {
        this.#frames.pop();
    }
    report(rule, message, extra = {}) {
        const id = this.area ?? rule;
        const finding = {
            message,
            path: [...this.path, ...(extra.at ?? [])],
            ...(extra.part === undefined ? {} : { part: extra.part }),
            ...(extra.help === undefined ? {} : { help: extra.help }),
            ...(extra.remedy === undefined ? {} : { remedy: extra.remedy }),
        };
        const list = this.findings.get(id);
        if (list === undefined)
            this.findings.set(id, [finding]);
        else
            list.push(finding);
    }
    where() {
        const inner = this.#frames.at(-1);
        if (inner === undefined)
            return 'the document';
        const named = this.#frames.findLast(({ shape }) => shape.label !== undefined);
        if (named === undefined)
            return inner.shape.noun;
        return named === inner ? this.#call(named) : `${inner.shape.noun} of ${this.#call(named)}`;
    }
    #call({ shape, value, depth }) {
        const label = shape.label === undefined ? undefined : (0,mapping/* own */.ZV)(value, shape.label);
        if (typeof label === 'string' && label !== '')
            return `${shape.noun} ${(0,printable.quote)(label)}`;
        return `${String(this.path[depth - 2])}[${String(this.path[depth - 1])}]`;
    }
    name() {
        const last = this.path.at(-1);
        if (last === undefined)
            return 'the document';
        if (typeof last === 'string')
            return this.path.length === 1 ? (0,printable.quote)(last) : `${(0,printable.quote)(last)} of ${this.where()}`;
        const list = this.path.at(-2);
        return typeof list === 'string' ? `${list}[${last}]` : `item ${last}`;
    }
    wrongType(wanted, value, help = value === null ? 'write a value, or remove it' : undefined) {
        this.report('cal/wrong-type', `${this.name()} must be ${wanted}, not ${(0,words/* kindOf */.I)(value)}`, help === undefined ? {} : { help });
    }
    unknownProperty(name, allowed, noun = this.where(), meant = meantBy(name, allowed)) {
        const help = meant === undefined ? `allowed: ${(0,words/* listed */.KE)(allowed)}` : `did you mean ${(0,printable.quote)(meant.word)}?`;
        this.report('cal/unknown-property', `unknown property ${(0,words/* quoteName */.AB)(name)} in ${noun}`, {
            help,
            part: 'key',
            at: [name],
            ...(meant?.certain === true ? { remedy: { kind: 'rename', to: meant.word } } : {}),
        });
    }
    missingTag(shape, value) {
        const names = [...shape.variants.keys()];
        const allowed = new Set([...shape.variants.values()].flatMap((variant) => [...variant.properties.keys()]));
        const typo = Object.keys(value).find((name) => !allowed.has(name) && (0,suggest.nearest)(name, [...allowed]) === shape.tag);
        if (typo !== undefined)
            return this.unknownProperty(typo, [...allowed]);
        const own = (name) => [...(shape.variants.get(name)?.required ?? [])].filter((key) => key !== shape.tag);
        const fits = names.filter((name) => own(name).every((key) => Object.hasOwn(value, key)));
        const help = fits.length === 1 ? `add ${shape.tag}: ${fits[0]}` : `add ${shape.tag}: ${names.join(' or ')}`;
        this.report('cal/missing-property', `${this.where()} lacks ${(0,printable.quote)(shape.tag)}`, { help, at: [shape.tag] });
    }
    unknownProperties(shape, family, names, value) {
        const excused = new Set();
        const allowed = [...shape.properties.keys()];
        const free = allowed.filter((name) => !Object.hasOwn(value, name));
        let told = 0;
        for (const name of names) {
            if ((0,content_keys/* claimsKey */.be)(shape.noun, name))
                continue;
            const owner = family === undefined ? undefined : [...family.variants].find(([, variant]) => variant.properties.has(name));
            if (owner !== undefined && family !== undefined) {
                const tag = `${family.tag}: ${String(value[family.tag])}`;
                this.report(family.mixed ?? 'cal/unknown-property', `${this.where()} has ${tag}, but ${(0,printable.quote)(name)} belongs to ${family.tag}: ${owner[0]}`, {
                    part: 'key',
                    at: [name],
                    help: `remove ${(0,printable.quote)(name)}, or write ${family.tag}: ${owner[0]}`,
                });
                const whole = family.mixed !== undefined || owner[1].required.every((other) => Object.hasOwn(value, other));
                if (whole)
                    for (const required of shape.required)
                        excused.add(required);
                continue;
            }
            if (++told > MOST_UNKNOWN)
                continue;
            const meant = meantBy(name, free);
            if (meant !== undefined)
                excused.add(meant.word);
            this.unknownProperty(name, allowed, this.where(), meant);
        }
        if (told > MOST_UNKNOWN) {
            const rest = told - MOST_UNKNOWN;
            this.report('cal/unknown-property', `${rest} more unknown propert${rest === 1 ? 'y' : 'ies'} in ${this.where()}`, {
                help: 'remove those that are named, and look again',
            });
        }
        return excused;
    }
}

;// CONCATENATED MODULE: ./build/core/cal/shape/walk-condition.js




const SHAPES = {
    always: ['always'],
    var: ['var', 'op', 'value'],
    all: ['all'],
    any: ['any'],
    not: ['not'],
    racAvailable: ['racAvailable'],
};
const CONDITION_KEYS = Object.keys(SHAPES);
const OPERATORS = ['eq', 'ne', 'lt', 'gt', 'le', 'ge', 'in'];
const TEXT = { kind: 'string' };
const OPERATOR = { kind: 'enum', was: 'operator', values: OPERATORS, rule: 'condition/unknown-operator' };
function walkCondition(faults, value, child) {
    if (typeof value === 'string') {
        return faults.report('condition/expression', 'a condition is data, not an expression in a string', {
            help: 'write for example {var: review.outcome, op: eq, value: done}',
        });
    }
    if (!(0,mapping/* isMapping */.pi)(value)) {
        const help = value === null || value === true ? { help: 'leave "when" out for an edge that is always taken' } : {};
        return faults.report('cal/wrong-type', `a condition must be a mapping, not ${(0,words/* kindOf */.I)(value)}`, help);
    }
    const condition = value;
    const keys = Object.keys(condition);
    const shapes = CONDITION_KEYS.filter((name) => Object.hasOwn(condition, name));
    const [shape] = shapes;
    if (shape === undefined)
        return noShape(faults, keys);
    if (shapes.length > 1) {
        return faults.report('condition/not-one-shape', `a condition has one shape, and this has ${shapes.length}: ${shapes.join(', ')}`, {
            help: 'combine them with {all: […]} or {any: […]}',
        });
    }
    const allowed = SHAPES[shape];
    const unknown = keys.filter((key) => !allowed.includes(key));
    const missing = allowed.filter((key) => !keys.includes(key));
    for (const key of unknown)
        faults.unknownProperty(key, missing.length > 0 ? missing : allowed, 'a condition');
    for (const key of missing) {
        if (unknown.some((name) => meantBy(name, missing)?.word === key))
            continue;
        faults.report('cal/missing-property', `a condition on a variable lacks "${key}"`, {
            at: [key],
            help: `add "${key}"`,
        });
    }
    walkShapeOf(faults, shape, condition, child);
}
function walkShapeOf(faults, shape, condition, child) {
    const value = condition[shape];
    switch (shape) {
        case 'always':
            if (value !== true) {
                faults.report('condition/not-one-shape', `"always" is ${(0,words/* show */.WU)(value)}; only true is allowed`, {
                    at: ['always'],
                    help: 'leave "when" out for an edge that is always taken',
                });
            }
            return;
        case 'var':
            child('var', TEXT, value);
            if (Object.hasOwn(condition, 'op'))
                child('op', OPERATOR, condition['op']);
            return;
        case 'racAvailable':
            return child('racAvailable', TEXT, value);
        case 'not':
            return child('not', { kind: 'condition' }, value);
        case 'all':
        case 'any':
            return child(shape, { kind: 'list', items: { kind: 'condition' }, minItems: 1 }, value);
    }
    return (0,unreachable/* unreachable */.H)(shape);
}
function noShape(faults, keys) {
    const typo = keys.find((key) => meantBy(key, CONDITION_KEYS) !== undefined);
    if (typo !== undefined)
        return faults.unknownProperty(typo, CONDITION_KEYS, 'a condition');
    if (keys.length > 0 && keys.every((key) => key === 'op' || key === 'value')) {
        return faults.report('cal/missing-property', 'a condition on a variable lacks "var"', {
            at: ['var'],
            help: 'add "var"',
        });
    }
    faults.report('condition/not-one-shape', keys.length === 0 ? 'a condition is empty' : `a condition has none of its shapes, but ${(0,words/* listed */.KE)(keys.slice(0, 5))}`, {
        help: `write one of ${(0,words/* listed */.KE)(CONDITION_KEYS)}`,
    });
}

;// CONCATENATED MODULE: ./build/core/cal/shape/walk.js







function walkShape(shape, value) {
    const walk = new Walk();
    walk.value(shape, value);
    return walk.faults.findings;
}
class Walk {
    faults = new Faults();
    value(shape, value) {
        switch (shape.kind) {
            case 'any':
                return;
            case 'string':
                return this.#string(shape, value);
            case 'enum':
                return this.#enum(shape, value);
            case 'integer':
                if (typeof value === 'number' && Number.isInteger(value) && value >= shape.minimum)
                    return;
                return this.faults.report(shape.rule, `${this.faults.name()} is ${(0,words/* show */.WU)(value)}; it must be an integer of at least ${shape.minimum}`, typeof value === 'string' && /^[0-9]{1,15}$/.test(value) ? { help: 'remove the quotes' } : {});
            case 'boolean':
                if (typeof value === 'boolean')
                    return;
                return this.faults.wrongType('true or false', value, truthHelp(value));
            case 'list':
                return this.#list(shape, value);
            case 'map':
                return this.#map(shape, value);
            case 'object':
                return this.#object(shape, value, undefined);
            case 'variant':
                return this.#variant(shape, value);
            case 'condition':
                return walkCondition(this.faults, value, (key, inner, child) => this.#child(key, inner, child));
        }
        return (0,unreachable/* unreachable */.H)(shape);
    }
    #child(key, shape, value) {
        this.faults.path.push(key);
        this.value(shape, value);
        this.faults.path.pop();
    }
    #string(shape, value) {
        if (typeof value !== 'string') {
            const quotes = typeof value === 'number' || typeof value === 'boolean' ? 'put it in quotes' : undefined;
            return this.faults.wrongType('a string', value, quotes);
        }
        const { format, minLength = 1, maxLength, lengthRule } = shape;
        if (format !== undefined) {
            if (value === '' || !format.test(value)) {
                const is = format.secret === true ? '' : `is ${(0,words/* show */.WU)(value)}; it `;
                return this.faults.report(format.rule, `${this.faults.name()} ${is}must be ${format.words}`, suggestion(format, value));
            }
        }
        else if (minLength > 0 && value.trim() === '') {
            return this.faults.report(lengthRule ?? 'cal/empty-value', `${this.faults.name()} is ${value === '' ? 'empty' : 'blank'}`);
        }
        if (maxLength !== undefined && value.length > maxLength) {
            const length = [...value].length;
            if (length > maxLength) {
                this.faults.report(lengthRule ?? 'cal/too-long', `${this.faults.name()} has ${length} characters; at most ${maxLength} are allowed`);
            }
        }
    }
    #enum(shape, value) {
        if (typeof value !== 'string')
            return this.faults.wrongType('a string', value);
        if (shape.values.includes(value))
            return;
        const near = meantBy(value, shape.values);
        this.faults.report(shape.rule, `unknown ${shape.was} ${(0,words/* quoteName */.AB)(value)} in ${this.faults.where()}; allowed: ${(0,words/* listed */.KE)(shape.values)}`, near === undefined ? {} : { help: `did you mean ${(0,printable.quote)(near.word)}?` });
    }
    #list(shape, value) {
        if (!Array.isArray(value))
            return this.faults.wrongType('a list', value);
        const { items, minItems = 0, maxItems = Infinity, unique = false } = shape;
        if (value.length < minItems)
            this.faults.report('cal/empty-value', `${this.faults.name()} is empty; at least one item is needed`);
        if (value.length > maxItems) {
            this.faults.report('cal/too-long', `${this.faults.name()} has ${value.length} items; at most ${maxItems} are allowed`);
        }
        for (let i = 0; i < value.length; i++)
            this.#child(i, items, value[i]);
        if (unique && value.length > 1 && new Set(value).size < value.length)
            this.#duplicates(value);
    }
    #duplicates(list) {
        const seen = new Set();
        list.forEach((item, i) => {
            if (seen.has(item) && typeof item === 'string') {
                const message = `${(0,words/* show */.WU)(item)} stands twice in ${(0,printable.quote)(String(this.faults.path.at(-1)))}`;
                this.faults.report('cal/duplicate-item', message, {
                    at: [i],
                    help: 'remove one of them',
                    remedy: { kind: 'remove' },
                });
            }
            seen.add(item);
        });
    }
    #map(shape, value) {
        if (!(0,mapping/* isMapping */.pi)(value))
            return this.faults.wrongType('a mapping', value);
        if (shape.keys === undefined)
            return;
        for (const key of Object.keys(value)) {
            if (!shape.keys.test(key)) {
                this.faults.report(shape.keys.rule, `${(0,words/* quoteName */.AB)(key)} in ${shape.noun} must be ${shape.keys.words}`, {
                    part: 'key',
                    at: [key],
                });
            }
        }
    }
    #variant(shape, value) {
        if (!(0,mapping/* isMapping */.pi)(value))
            return this.faults.wrongType('a mapping', value);
        const tag = Object.hasOwn(value, shape.tag) ? value[shape.tag] : undefined;
        const variant = typeof tag === 'string' ? shape.variants.get(tag) : undefined;
        if (variant !== undefined)
            return this.#object(variant, value, shape);
        this.faults.enter(shape, value);
        if (tag === undefined)
            this.faults.missingTag(shape, value);
        else if (typeof tag === 'string') {
            const values = [...shape.variants.keys()];
            this.#child(shape.tag, { kind: 'enum', was: shape.tag, values, rule: shape.rule }, tag);
        }
        else
            this.#child(shape.tag, { kind: 'string' }, tag);
        this.faults.leave();
    }
    #object(shape, value, family) {
        const outer = this.faults.area;
        if (shape.area !== undefined)
            this.faults.area = shape.area;
        if (!(0,mapping/* isMapping */.pi)(value)) {
            this.faults.wrongType('a mapping', value);
            this.faults.area = outer;
            return;
        }
        this.faults.enter(shape, value);
        let unknown;
        for (const key in value) {
            const property = shape.properties.get(key);
            if (property === undefined)
                (unknown ??= []).push(key);
            else
                this.#child(key, property, value[key]);
        }
        const excused = unknown === undefined ? undefined : this.faults.unknownProperties(shape, family, unknown, value);
        for (const name of shape.required) {
            if (!Object.hasOwn(value, name) && excused?.has(name) !== true) {
                this.faults.report('cal/missing-property', `${this.faults.where()} lacks ${(0,printable.quote)(name)}`, {
                    at: [name],
                    help: `add ${(0,printable.quote)(name)}`,
                });
            }
        }
        const { oneOf } = shape;
        if (oneOf !== undefined && excused === undefined && !oneOf.names.some((name) => Object.hasOwn(value, name))) {
            this.faults.report(oneOf.rule, `${this.faults.where()} asks for nothing`, {
                help: `add at least one of ${(0,words/* listed */.KE)(oneOf.names)}`,
            });
        }
        this.faults.leave();
        this.faults.area = outer;
    }
}
function truthHelp(value) {
    if (typeof value !== 'string')
        return undefined;
    if (/^(?:true|false)$/.test(value))
        return 'remove the quotes';
    return /^(?:yes|no|on|off|y|n|true|false)$/i.test(value) ? 'write true or false' : undefined;
}
function suggestion({ suggest, test }, value) {
    const better = value.length > 200 ? undefined : suggest?.(value);
    return better === undefined || !test(better) ? {} : { help: `did you mean ${(0,printable.quote)(better)}?` };
}

// EXTERNAL MODULE: ./build/core/lint/suppress/apply.js
var apply = __webpack_require__(69356);
// EXTERNAL MODULE: ./build/core/lint/smuggling/texts.js
var texts = __webpack_require__(67348);
;// CONCATENATED MODULE: ./build/core/lint/engine.js
















const NO_FILES = new Map();
function lintDocument(doc, options) {
    const found = doc.value === undefined ? [] : check(doc, options);
    const all = [...explained(doc.problems, found), ...oncePerPlace(found)];
    const { left, suppressed } = (0,apply/* applyComments */.XX)(doc, all, options.comments);
    options.onSuppressed?.(suppressed);
    return (0,diagnostic/* sortDiagnostics */.Ds)(withLevels(left, options.levels ?? {}));
}
function check(doc, options) {
    const { profile, publish = false } = options;
    const found = [];
    const report = (rule, { level = rule.level, remedy, ...finding }) => {
        const fix = remedy === undefined ? undefined : (0,fix_remedy/* fixOf */.B)(doc, finding.path, remedy);
        found.push((0,source_document/* locateFinding */.E1)(doc, { ...finding, rule: rule.id, level, ...(fix === undefined ? {} : { fix }) }));
    };
    const refusal = refuse(doc.value, profile);
    if (refusal !== undefined) {
        report((0,known_rules/* factsOf */.xS)(refusal.rule), refusal.finding);
        return found;
    }
    const root = doc.value;
    const shape = walkShape(calShape(profile), root);
    const cal = (0,model/* modelOf */.D)(root, shape.size === 0);
    const context = new Context(doc, profile, cal, options);
    for (const [id, findings] of shape) {
        const rule = (0,known_rules/* factsOf */.xS)(id);
        for (const finding of findings)
            report(rule, finding);
    }
    let current;
    const reportCurrent = (finding) => {
        if (current !== undefined)
            report(current, finding);
    };
    for (const rule of CHECKS) {
        if (rule.meta.publish === true && !publish)
            continue;
        current = rule.meta;
        rule.check?.(context, reportCurrent);
    }
    return options.findSecrets === undefined ? found : redactSecrets(doc, options.findSecrets, found);
}
class Context {
    doc;
    profile;
    cal;
    findSecrets;
    isKnownLicense;
    itemFiles;
    #graph = null;
    #racTexts;
    constructor(doc, profile, cal, options) {
        this.doc = doc;
        this.profile = profile;
        this.cal = cal;
        this.findSecrets = options.findSecrets;
        this.isKnownLicense = options.isKnownLicense;
        this.itemFiles = options.itemFiles ?? NO_FILES;
    }
    get racTexts() {
        return (this.#racTexts ??= (0,texts/* racTexts */.ll)(this.cal));
    }
    get graph() {
        return this.#graph === null ? (this.#graph = (0,graph/* graphOf */.cQ)(this.cal)) : this.#graph;
    }
}
function refuse(value, profile) {
    if (!(0,mapping/* isMapping */.pi)(value)) {
        return {
            rule: 'cal/not-a-mapping',
            finding: { message: `a CAL must be a mapping, not ${(0,words/* kindOf */.I)(value)}`, path: [] },
        };
    }
    const version = (0,mapping/* own */.ZV)(value, 'schemaVersion');
    if (typeof version !== 'string' || version === profile.calSchemaVersion)
        return undefined;
    const other = (0,ids/* otherProfileWith */.Yc)(profile, 'calSchemaVersion', version);
    const kind = (0,file_kind/* kindOfSchemaVersion */.Lk)(version);
    const known = kind === undefined ? `write ${profile.calSchemaVersion}` : `this is ${kind.what}: ${kind.help}`;
    const help = other === undefined ? known : (0,file_kind/* otherPrefix */.Zu)(other);
    return {
        rule: 'cal/unrecognized-schema-version',
        finding: {
            message: `unrecognized schemaVersion ${(0,words/* show */.WU)(version)}; allowed: ${(0,words/* listed */.KE)([profile.calSchemaVersion])}`,
            path: ['schemaVersion'],
            help,
        },
    };
}
function explained(problems, found) {
    const merged = new Set(found.filter(({ rule }) => rule === 'rac/no-content').map(({ pointer }) => pointer.replace(/\/[^/]*$/, '')));
    return problems.filter(({ rule, pointer }) => rule !== 'source/merge-key' || !merged.has(pointer.replace(/\/[^/]*$/, '')));
}
function oncePerPlace(found) {
    const seen = new Set();
    return found.filter(({ rule, range }) => {
        if (rule !== 'rac/no-content')
            return true;
        const place = `${range.start.line}:${range.start.column}`;
        if (seen.has(place))
            return false;
        seen.add(place);
        return true;
    });
}
function withLevels(diagnostics, levels) {
    return diagnostics.flatMap((diagnostic) => {
        const { always } = (0,known_rules/* factsOf */.xS)(diagnostic.rule);
        const level = Object.hasOwn(levels, diagnostic.rule) ? levels[diagnostic.rule] : undefined;
        if (level === undefined || level === diagnostic.level || always === true)
            return [diagnostic];
        return level === 'off' ? [] : [{ ...diagnostic, level }];
    });
}


/***/ }),

/***/ 31493:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ fixOf)
});

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
;// CONCATENATED MODULE: ./build/core/lint/fix/remove-entry.js


function removeEntry(doc, path) {
    const location = doc.locate(path);
    const parent = doc.locate(path.slice(0, -1));
    if (location === undefined || parent === undefined || path.length === 0)
        return undefined;
    const { text } = doc;
    const entry = { start: location.entry.start, end: endOfEntry(text, location.entry, location.value) };
    const opener = text[parent.value.start];
    if (doc.language === 'json' || opener === '{' || opener === '[')
        return inFlow(text, parent.value, entry);
    return inBlock(doc, path, entry, location.key !== undefined);
}
function endOfEntry(text, entry, value) {
    if (value.end > value.start)
        return entry.end;
    const colon = /^[ \t]*:/.exec(text.slice(entry.end, entry.end + 200));
    return entry.end + (colon === null ? 0 : colon[0].length);
}
function inFlow(text, parent, { start, end }) {
    const before = backOver(text, start, SPACE) - 1;
    if (before !== parent.start && text[before] !== ',')
        return undefined;
    const after = forwardOver(text, end, SPACE);
    if (text[after] === ',') {
        const comma = forwardOver(text, after + 1, BLANK);
        const next = afterBreak(text, comma);
        const line = backOver(text, start, BLANK);
        if (next === comma)
            return { start, end: comma };
        return isBreak(text[line - 1]) ? { start: line, end: next } : { start, end: after + 1 };
    }
    if (after !== parent.end - 1)
        return undefined;
    return { start: text[before] === ',' ? before : start, end };
}
function inBlock(doc, path, { start, end }, isKey) {
    const { text } = doc;
    const siblings = (0,source_document/* valueAt */.fK)(doc.value, path.slice(0, -1));
    const count = Array.isArray(siblings) ? siblings.length : (0,mapping/* isMapping */.pi)(siblings) ? Object.keys(siblings).length : 0;
    if (count < 2)
        return undefined;
    const line = lineStart(text, start);
    const prefix = text.slice(line, start);
    const after = isBreak(text[end - 1]) ? end : lineEnd(text, end);
    if (after === undefined)
        return undefined;
    if ((isKey ? /^ *$/ : /^ *- +$/).test(prefix)) {
        const unended = after === text.length && !isBreak(text[after - 1]);
        return { start: unended ? beforeBreak(text, line) : line, end: after };
    }
    if (!isKey || !/^ *(?:- +)+$/.test(prefix))
        return undefined;
    const next = forwardOver(text, after, SPACE);
    if (text[next] === '#' || next - lineStart(text, next) !== prefix.length)
        return undefined;
    return { start, end: next };
}
const BLANK = ' \t';
const SPACE = ' \t\r\n';
function isBreak(unit) {
    return unit === '\n' || unit === '\r';
}
function backOver(text, from, units) {
    let at = from;
    while (at > 0 && units.includes(text[at - 1]))
        at--;
    return at;
}
function forwardOver(text, from, units) {
    let at = from;
    while (at < text.length && units.includes(text[at]))
        at++;
    return at;
}
function afterBreak(text, at) {
    if (text[at] === '\r' && text[at + 1] === '\n')
        return at + 2;
    return isBreak(text[at]) ? at + 1 : at;
}
function beforeBreak(text, at) {
    if (text[at - 1] === '\n' && text[at - 2] === '\r')
        return at - 2;
    return isBreak(text[at - 1]) ? at - 1 : at;
}
function lineStart(text, from) {
    let at = from;
    while (at > 0 && !isBreak(text[at - 1]))
        at--;
    return at;
}
function lineEnd(text, from) {
    let at = forwardOver(text, from, BLANK);
    if (text[at] === '#' && at > from)
        while (at < text.length && !isBreak(text[at]))
            at++;
    return at < text.length && !isBreak(text[at]) ? undefined : afterBreak(text, at);
}

;// CONCATENATED MODULE: ./build/core/lint/fix/remedy.js




const PLAIN = /^[A-Za-z][A-Za-z0-9]*$/;
function fixOf(doc, path, remedy) {
    const name = (0,printable.printable)(String(path.at(-1)));
    if (remedy.kind === 'remove') {
        const entry = remedy.path ?? path;
        const span = removeEntry(doc, entry);
        return span === undefined ? undefined : fix(doc, titleOfRemoval(entry), span, '');
    }
    const parent = (0,source_document/* valueAt */.fK)(doc.value, path.slice(0, -1));
    const key = doc.locate(path)?.key;
    if (key === undefined || !(0,mapping/* isMapping */.pi)(parent) || Object.hasOwn(parent, remedy.to) || !PLAIN.test(remedy.to))
        return undefined;
    const written = doc.text.slice(key.start, key.end);
    const quote = /^(["'])[^]*\1$/.exec(written)?.[1] ?? '';
    if (quote === '' && written !== path.at(-1))
        return undefined;
    return fix(doc, `rename "${name}" to "${remedy.to}"`, key, quote + remedy.to + quote);
}
function fix(doc, title, span, newText) {
    return { title, edits: [{ range: doc.range(span), newText }] };
}
function titleOfRemoval(path) {
    const last = path.at(-1);
    return typeof last === 'number'
        ? `remove item ${last} of "${(0,printable.printable)(String(path.at(-2)))}"`
        : `remove "${(0,printable.printable)(String(last))}"`;
}


/***/ }),

/***/ 69356:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ uselessIgnore),
/* harmony export */   XX: () => (/* binding */ applyComments),
/* harmony export */   zZ: () => (/* binding */ isFixed)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41817);
/* harmony import */ var _result_known_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22115);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51216);





function applyComments(doc, found, among) {
    const comments = among === undefined ? (0,_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .ignoreComments */ .JQ)(doc) : (0,_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .commentsAmong */ .f7)(doc, among);
    if (comments.length === 0)
        return { left: found, suppressed: [] };
    const byPlace = new Map();
    for (const comment of comments) {
        for (const rule of comment.rules)
            byPlace.set(`${comment.line} ${rule}`, { comment, used: false });
    }
    const left = [];
    const suppressed = [];
    for (const diagnostic of found) {
        const entry = byPlace.get(`${diagnostic.range.start.line} ${diagnostic.rule}`);
        if (entry === undefined || isFixed(diagnostic.rule))
            left.push(diagnostic);
        else {
            entry.used = true;
            const { reason } = entry.comment;
            suppressed.push({ diagnostic, kind: 'inSource', ...(reason === '' ? {} : { reason }) });
        }
    }
    for (const comment of comments) {
        const needed = (rule) => byPlace.get(`${comment.line} ${rule}`)?.used === true;
        left.push(...aboutComment(doc, comment, needed, left.length < SUGGESTED));
    }
    return { left, suppressed };
}
function isFixed(rule) {
    return (0,_result_known_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .knownRule */ .kQ)(rule)?.always === true;
}
function aboutComment(doc, comment, needed, suggests) {
    const { rules, reason, range } = comment;
    const finding = (rule, message, help) => ({
        rule,
        level: (0,_result_known_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(rule).level,
        message,
        path: doc.path,
        range,
        pointer: '',
        help,
    });
    const form = 'write # cartwright-ignore RULE: REASON';
    if (rules.length === 0)
        return [finding('suppression/unknown-rule', 'the comment names no rule', form)];
    const found = rules.flatMap((rule) => {
        if ((0,_result_known_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .knownRule */ .kQ)(rule) === undefined)
            return [unknownRule(finding, rule, suggests)];
        if (isFixed(rule)) {
            const message = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(rule)} is a fault of integrity, which nothing silences`;
            return [finding('suppression/not-allowed', message, 'remove the comment, and the fault')];
        }
        if (needed(rule))
            return [];
        const message = `line ${comment.line} has no finding of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(rule)}, so nothing needs this comment`;
        return [finding('suppression/unused', message, 'remove the comment')];
    });
    if (found.length === 0 && reason === '')
        found.push(finding('suppression/no-reason', `the comment says nothing about why ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(rules.join(', '))} is accepted`, form));
    return found;
}
const SUGGESTED = 500;
function unknownRule(finding, name, suggests) {
    const near = suggests ? (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name, (0,_result_known_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleIds */ .Zl)()) : undefined;
    const help = near === undefined ? 'cartwright explain lists the rules' : `did you mean ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`;
    return finding('suppression/unknown-rule', `there is no rule ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)}`, help);
}
function uselessIgnore(config, i, rule, path) {
    const allowed = !isFixed(rule);
    return {
        rule: allowed ? 'suppression/unused' : 'suppression/not-allowed',
        level: 'warning',
        message: allowed
            ? `no file that matches ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(path)} has a finding of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(rule)}, so nothing needs this entry`
            : `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(rule)} is a fault of integrity, which nothing silences`,
        path: config.path,
        range: (0,_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .rangeOf */ .be)(config, ['ignore', i]),
        pointer: `/ignore/${i}`,
        help: 'remove the entry',
    };
}


/***/ }),

/***/ 51216:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ IGNORE_MARK),
/* harmony export */   JQ: () => (/* binding */ ignoreComments),
/* harmony export */   f7: () => (/* binding */ commentsAmong),
/* harmony export */   g4: () => (/* binding */ commentKeys)
/* harmony export */ });
const IGNORE_MARK = 'cartwright-ignore';
const COMMENT = /(^|[ \t])(#[ \t]*cartwright-ignore\b[^\r\n]*)/gm;
const BODY = /^#[ \t]*cartwright-ignore[ \t]*([^:]*?)[ \t]*(?::[ \t]*(.*?))?[ \t]*$/;
function ignoreComments(doc) {
    const { text } = doc;
    if (doc.language === 'json' || doc.value === undefined || !text.includes(IGNORE_MARK))
        return [];
    const strings = placesOfStrings(doc).sort((a, b) => a.start - b.start);
    let behind = 0;
    const meant = linesMeant(text);
    const found = [];
    for (const match of text.matchAll(COMMENT)) {
        const [, lead = '', comment = ''] = match;
        const start = match.index + lead.length;
        const span = { start, end: start + comment.trimEnd().length };
        while ((strings[behind]?.end ?? start + 1) <= start)
            behind++;
        if ((strings[behind]?.start ?? start + 1) <= start)
            continue;
        const range = doc.range(span);
        const [, rules = '', reason = ''] = BODY.exec(comment) ?? [];
        found.push({
            rules: rules.split(/[\s,]+/).filter((rule) => rule !== ''),
            reason,
            range,
            line: isAlone(text, start, range) ? meant[range.start.line] || range.start.line : range.start.line,
        });
    }
    return found;
}
function commentKeys(doc) {
    const comments = ignoreComments(doc);
    if (comments.length === 0)
        return [];
    const lines = doc.text.split(/\r\n|\r|\n/);
    return comments.flatMap((comment) => comment.rules.map((rule) => ({ key: keyOf(rule, comment, lines), rule, range: comment.range })));
}
function keyOf(rule, { line }, lines) {
    return `${rule}\n${(lines[line - 1] ?? '').replace(COMMENT, '').trim()}`;
}
function commentsAmong(doc, keys) {
    const left = [...keys];
    const lines = doc.text.split(/\r\n|\r|\n/);
    return ignoreComments(doc).flatMap((comment) => {
        const rules = comment.rules.filter((rule) => {
            const at = left.indexOf(keyOf(rule, comment, lines));
            if (at >= 0)
                left.splice(at, 1);
            return at >= 0;
        });
        return rules.length === 0 ? [] : [{ ...comment, rules }];
    });
}
function isAlone(text, start, range) {
    return text.slice(start - range.start.column + 1, start).trim() === '';
}
function linesMeant(text) {
    const lines = text.split(/\r\n|\r|\n/);
    const meant = [];
    let next = 0;
    for (let i = lines.length - 1; i >= 0; i--) {
        if (!/^\s*(?:#|$)/.test(lines[i] ?? ''))
            next = i + 1;
        meant[i] = next;
    }
    return meant;
}
function placesOfStrings(doc) {
    const places = [];
    const visit = (value, path) => {
        if (typeof value === 'string' && value.includes(IGNORE_MARK)) {
            const place = doc.locate(path);
            if (place !== undefined)
                places.push(place.value);
        }
        else if (Array.isArray(value))
            value.forEach((item, i) => visit(item, [...path, i]));
        else if (typeof value === 'object' && value !== null) {
            for (const [key, child] of Object.entries(value))
                visit(child, [...path, key]);
        }
    };
    visit(doc.value, []);
    return places;
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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-94560.js").modules);
