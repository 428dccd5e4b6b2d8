"use strict";
exports.id = 9104;
exports.ids = [9104,7258];
exports.modules = {

/***/ 99104:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseProbe: () => (/* binding */ parseProbe),
/* harmony export */   probeAll: () => (/* binding */ probeAll)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_handshake_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57258);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20075);
/* harmony import */ var _core_handshake_template_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39492);




function parseProbe(text, profile) {
    const at = text.indexOf('=');
    const help = `write --probe '${profile.roleNamespace}execute={"command":"true"}'`;
    if (at <= 0)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `--probe ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(text)} is no ROLE=JSON`, { help });
    const role = text.slice(0, at);
    let args;
    try {
        args = JSON.parse(text.slice(at + 1));
    }
    catch {
        args = undefined;
    }
    if (typeof args !== 'object' || args === null || Array.isArray(args))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `--probe ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(role)}: the arguments are no JSON object`, { help });
    return {
        role: role.includes(':') ? role : `${profile.roleNamespace}${role}`,
        args: args,
    };
}
async function probeAll(peer, live, verdicts, requests, profile) {
    const results = [];
    const asked = new Set();
    for (const { host, profile: source, roles } of verdicts) {
        const found = live.bySource.get(source);
        if (found === undefined)
            continue;
        for (const { role, args } of requests) {
            const tool = roles.find((entry) => entry.role === role)?.boundTool ?? null;
            const key = JSON.stringify([source, role, tool]);
            if (asked.has(key))
                continue;
            asked.add(key);
            const done = (ok, message) => results.push({ host, role, tool, ok, message: (0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.printable)(message) });
            const call = tool === null ? undefined : wireCall(tool, args, found.host);
            const origin = call === undefined ? undefined : found.origins.get(call.tool);
            if (call === undefined || origin === undefined) {
                done(false, 'no tool of a server is bound to the role');
                continue;
            }
            const answer = await peer.call(origin.server, origin.tool, call.args);
            if ('failure' in answer)
                done(false, `server ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(origin.server.name)} ${answer.failure}`);
            else {
                const problem = (0,_core_handshake_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .checkAnswer */ .d)(answer, role === `${profile.roleNamespace}execute`);
                done(problem === undefined, problem ?? 'the answer is as the role asks');
            }
        }
    }
    return results;
}
function wireCall(name, args, { tools }) {
    const tool = tools.find((entry) => entry.name === name);
    if (tool?.wraps === undefined)
        return { tool: name, args };
    return { tool: tool.wraps, args: (0,_core_handshake_template_js__WEBPACK_IMPORTED_MODULE_3__/* .wireArguments */ .me)(tool, args) };
}


/***/ }),

/***/ 57258:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ checkAnswer),
/* harmony export */   searchOutput: () => (/* binding */ searchOutput)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _value_revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77527);


const STRUCTURED_SINCE = '2025-06-18';
function checkAnswer(answer, onlyTexts) {
    if (answer.isError)
        return 'the tool answered with an error';
    if (!Array.isArray(answer.content))
        return 'the answer has no content array';
    if (onlyTexts && answer.content.length === 0)
        return 'the content array is empty';
    for (const [i, item] of answer.content.entries()) {
        if (typeof item !== 'object' || item === null)
            return `content item ${i} is no object`;
        const { type, text } = item;
        if (typeof type !== 'string')
            return `content item ${i} has no type`;
        if (onlyTexts && type !== 'text')
            return `content item ${i} is of type ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(type, 40)}; only text items are allowed`;
        if (type === 'text' && typeof text !== 'string')
            return `content item ${i} is a text item without a text`;
    }
    return undefined;
}
function searchOutput({ roles }, { protocolRevision, tools }, searchRole) {
    if (!(0,_value_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isRevision */ .oN)(protocolRevision) || (0,_value_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRevisions */ .wo)(protocolRevision, STRUCTURED_SINCE) < 0)
        return undefined;
    const name = roles.find(({ role }) => role === searchRole)?.boundTool;
    const tool = tools.find((entry) => entry.name === name);
    if (tool === undefined)
        return undefined;
    const target = tool.wraps === undefined ? tool : (tools.find((entry) => entry.name === tool.wraps) ?? tool);
    const has = typeof target.outputSchema === 'object' && target.outputSchema !== null;
    return `${searchRole}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(tool.name)} has ${has ? 'an' : 'no'} outputSchema${has ? '' : ', which is allowed'}`;
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


/***/ })

};
;
