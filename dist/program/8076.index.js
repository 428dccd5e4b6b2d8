"use strict";
exports.id = 8076;
exports.ids = [8076];
exports.modules = {

/***/ 38076:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gd: () => (/* binding */ checkTools),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   dk: () => (/* binding */ namesBeside)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);
/* harmony import */ var _accept_schema_open_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81545);
/* harmony import */ var _accept_schema_where_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20722);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39492);
/* harmony import */ var _tool_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56930);






function checkTools(tools, broken, live, report) {
    const first = new Map();
    const left = new Set(broken);
    for (const [i, tool] of tools.entries()) {
        const name = nameOf(tool);
        if (name !== undefined && first.has(name)) {
            left.add(i);
            report('host/duplicate-tool', {
                message: `tool ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)} stands twice; the first counts`,
                path: ['tools', i, 'name'],
                help: 'give each tool its own name',
            });
        }
        else if (name !== undefined)
            first.set(name, tool);
    }
    const usable = [];
    for (const [i, tool] of tools.entries()) {
        if (left.has(i))
            continue;
        let faulty = false;
        checkWrapped(tool, first, live, (rule, { path, ...finding }) => {
            faulty = true;
            report(rule, { ...finding, path: ['tools', i, ...path] });
        });
        checkSchemaOf(tool, i, report);
        checkText(tool, i, report);
        if (!faulty)
            usable.push(tool);
    }
    return usable;
}
function namesBeside(tools, names) {
    const taken = new Set(tools.map(({ name }) => name));
    return names.filter((name) => !taken.has(name));
}
function nameOf(tool) {
    const name = typeof tool === 'object' && tool !== null ? tool.name : undefined;
    return typeof name === 'string' ? name : undefined;
}
function checkSchemaOf(tool, i, report) {
    if (tool.inputSchema === undefined)
        return;
    const opened = (0,_accept_schema_open_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .openSchema */ .I)(tool.inputSchema);
    if (!(0,_accept_schema_open_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isFault */ .Z)(opened))
        return;
    report('host/tool-schema', {
        level: 'warning',
        message: `what tool ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(tool.name)} takes cannot be told: ${opened.problem}`,
        path: ['tools', i, 'inputSchema', ...(0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_4__/* .pathOf */ .XM)(opened.where)],
        help: 'correct the schema; until then the tool is never bound',
    });
}
function checkText(tool, i, report) {
    const found = (0,_tool_text_js__WEBPACK_IMPORTED_MODULE_3__/* .suspectText */ .n)(tool);
    if (found === undefined)
        return;
    const { path, part, what, more } = found;
    const others = more === 0 ? '' : `, and ${more} more of its texts`;
    report('host/tool-text', {
        level: 'warning',
        message: `${path.join('/')} of tool ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(tool.name)} ${what}${others}`,
        path: ['tools', i, ...path],
        part,
        help: 'read the whole text before a model does, and ask whoever wrote it',
    });
}
function checkWrapped(tool, tools, live, report) {
    const { wraps } = tool;
    if (wraps === undefined) {
        for (const part of ['rename', 'constants', 'template']) {
            if (tool[part] !== undefined)
                report('host/wrapped-tool', {
                    message: `${part} without wraps`,
                    path: [part],
                    part: 'key',
                    help: 'name the wrapped tool in wraps',
                });
        }
        return;
    }
    const path = ['wraps'];
    const target = tools.get(wraps);
    if (target === undefined && !live) {
        const near = (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(wraps, [...tools.keys()]);
        report('host/wrapped-tool', {
            message: `wrapped tool ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(wraps)} is not among the tools`,
            path,
            help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`,
        });
    }
    else if (target?.wraps !== undefined) {
        report('host/wrapped-tool', {
            message: `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(wraps)} is itself a wrapped tool`,
            path,
            help: 'wrap the tool that the server offers',
        });
    }
    if (tool.inputSchema !== undefined) {
        report('host/wrapped-tool', {
            message: 'a wrapped tool has no inputSchema of its own',
            path: ['inputSchema'],
            part: 'key',
            help: 'remove it: it is derived from the wrapped tool',
        });
    }
    checkArguments(tool, report);
    checkTemplate(tool, report);
}
function checkTemplate({ template, rename, constants }, report) {
    if (template === undefined)
        return;
    for (const [part, value] of Object.entries({ rename, constants }))
        if (value !== undefined)
            report('host/wrapped-tool', {
                message: `${part} beside template`,
                path: [part],
                part: 'key',
                help: 'say the whole of the arguments in template, or remove it',
            });
    for (const { path, message } of (0,_template_js__WEBPACK_IMPORTED_MODULE_5__/* .templateFaults */ .sA)(template))
        report('host/wrapped-tool', {
            message,
            path: ['template', ...path],
            help: `write { ${_template_js__WEBPACK_IMPORTED_MODULE_5__/* .FROM */ .hK}: PROPERTY } where a property of the contract is to stand`,
        });
}
function checkArguments(tool, report) {
    const taken = new Map();
    for (const [from, to] of Object.entries(tool.rename ?? {})) {
        const path = ['rename', from];
        const earlier = taken.get(to);
        if (earlier !== undefined)
            report('host/wrapped-tool', {
                message: `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(earlier)} and ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(from)} are both renamed to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(to)}`,
                path,
                help: 'rename each to a property of its own',
            });
        else if (Object.hasOwn(tool.constants ?? {}, to))
            report('host/wrapped-tool', {
                message: `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(to)} is a constant and a renamed property at once`,
                path,
                help: 'remove one of the two',
            });
        taken.set(to, from);
    }
}


/***/ }),

/***/ 39492:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T7: () => (/* binding */ callBehind),
/* harmony export */   hK: () => (/* binding */ FROM),
/* harmony export */   me: () => (/* binding */ wireArguments),
/* harmony export */   nb: () => (/* binding */ filledFrom),
/* harmony export */   sA: () => (/* binding */ templateFaults)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46774);

const FROM = '$from';
function filledFrom(place) {
    if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(place) || !Object.hasOwn(place, FROM))
        return undefined;
    const name = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(place, FROM);
    if (typeof name !== 'string')
        throw new Error('a template with faults is used');
    return name;
}
function* templateFaults(template) {
    const open = [{ value: template, path: [] }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { value, path } = next;
        if (Array.isArray(value))
            open.push(...value.map((item, i) => ({ value: item, path: [...path, i] })).toReversed());
        if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(value))
            continue;
        const names = Object.keys(value);
        if (!names.includes(FROM)) {
            open.push(...names.map((name) => ({ value: value[name], path: [...path, name] })).toReversed());
        }
        else if (path.length === 0)
            yield { path: [FROM], message: `the arguments themselves cannot be ${FROM} one property` };
        else if (typeof value[FROM] !== 'string')
            yield { path: [...path, FROM], message: `${FROM} must be the name of a property of the contract` };
        else if (names.length > 1)
            yield {
                path: [...path, names.find((name) => name !== FROM) ?? FROM],
                message: `nothing may stand beside ${FROM}`,
            };
    }
}
function wireArguments({ template, rename = {}, constants = {} }, args) {
    if (template !== undefined) {
        const filled = fill(template, args);
        return (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(filled) ? filled : {};
    }
    const renamed = Object.entries(args).map(([name, value]) => [(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(rename, name) ?? name, value]);
    return Object.fromEntries([...renamed, ...Object.entries(constants)]);
}
function fill(place, args) {
    const name = filledFrom(place);
    if (name !== undefined)
        return (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(args, name);
    if (Array.isArray(place))
        return place.map((item) => fill(item, args)).filter((item) => item !== undefined);
    if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(place))
        return place;
    const members = Object.entries(place).map(([key, value]) => [key, fill(value, args)]);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}
function callBehind(template, wire, isEqual) {
    const args = new Map();
    const open = [{ place: template, value: wire }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { place, value } = next;
        const name = filledFrom(place);
        if (name !== undefined) {
            if (value !== undefined && !args.has(name))
                args.set(name, value);
        }
        else if (Array.isArray(place) && Array.isArray(value))
            for (const [i, item] of place.entries())
                open.push({ place: item, value: value[i] });
        else if ((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(place) && (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(value))
            for (const key of Object.keys(place))
                open.push({ place: place[key], value: (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(value, key) });
    }
    const call = Object.fromEntries(args);
    return isEqual(fill(template, call), wire) ? call : undefined;
}


/***/ }),

/***/ 56930:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ suspectText)
/* harmony export */ });
/* harmony import */ var _text_suspicion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53335);
/* harmony import */ var _accept_schema_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _accept_schema_where_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20722);



const SPOKEN = ['name', 'title', 'description', 'annotations', 'inputSchema', 'outputSchema'];
const LONGEST = 100_000;
function suspectText(tool) {
    const members = Object.entries(tool).filter(([name]) => SPOKEN.includes(name));
    const open = members
        .map(([name, value]) => ({ value, where: (0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(undefined, name) }))
        .toReversed();
    let first;
    let more = 0;
    const look = (text, where, part) => {
        const what = (0,_text_suspicion_js__WEBPACK_IMPORTED_MODULE_0__/* .suspicion */ .M)(text.slice(0, LONGEST), 'tool');
        if (what === undefined)
            return;
        if (first === undefined)
            first = { path: (0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(where), part, what };
        else
            more++;
    };
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { value, where } = next;
        if (typeof value === 'string')
            look(value, where, 'value');
        else if (Array.isArray(value)) {
            for (let i = value.length - 1; i >= 0; i--)
                open.push({ value: value[i], where: (0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(where, i) });
        }
        else if ((0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value)) {
            const entries = Object.entries(value);
            for (const [key] of entries)
                look(key, (0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(where, key), 'key');
            for (const [key, child] of entries.toReversed())
                open.push({ value: child, where: (0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(where, key) });
        }
    }
    return first === undefined ? undefined : { ...first, more };
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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-60967.js").modules);
