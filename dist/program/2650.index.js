"use strict";
exports.id = 2650;
exports.ids = [2650];
exports.modules = {

/***/ 11412:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fingerprints)
/* harmony export */ });
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);

function fingerprints() {
    const seen = new Map();
    return ({ rule, path, pointer, message }) => {
        const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
        const what = message.replace(/\bline \d+/g, 'line');
        const key = (0,_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(JSON.stringify([rule, path, place, what])).slice(0, 32);
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        return `${key}:${count}`;
    };
}


/***/ }),

/***/ 22650:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifLog: () => (/* binding */ sarifLog)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27827);
/* harmony import */ var _value_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21689);
/* harmony import */ var _fingerprints_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11412);
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26886);
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98052);





const BASE = 'SRCROOT';
function sarifLog(diagnostics, options) {
    const suppressed = options.suppressed ?? [];
    const all = [...diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic)];
    const ids = [...new Set(all.map(({ rule }) => rule))].sort();
    const fingerprint = (0,_fingerprints_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprints */ .W)();
    const result = (diagnostic) => resultOf(diagnostic, ids.indexOf(diagnostic.rule), fingerprint(diagnostic), options.excerpts?.get(diagnostic.path));
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'cartwright',
                        version: options.toolVersion,
                        semanticVersion: options.toolVersion,
                        informationUri: _result_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .REPOSITORY */ .B,
                        rules: ids.map((id) => descriptorOf(id, options.ruleOf(id))),
                    },
                },
                automationDetails: { id: (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(options.id) },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { [BASE]: { description: { text: 'The directory that cartwright ran in.' } } },
                ...(options.versionControl === undefined
                    ? {}
                    : { versionControlProvenance: [{ ...options.versionControl, mappedTo: { uriBaseId: BASE } }] }),
                results: [
                    ...diagnostics.map(result),
                    ...suppressed.map(({ diagnostic, kind, reason }) => ({
                        ...result(diagnostic),
                        suppressions: [
                            { kind, status: 'accepted', ...(reason === undefined ? {} : { justification: (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(reason) }) },
                        ],
                    })),
                ],
            },
        ],
    };
}
const MESSAGES = { default: { text: "'{0}'." } };
function descriptorOf(id, rule) {
    if (rule === undefined)
        return { id, shortDescription: { text: `${id}.` }, messageStrings: MESSAGES };
    const sentence = `${rule.summary.slice(0, 1).toUpperCase()}${rule.summary.slice(1)}.`;
    const words = id.split(/[/-]/).filter((word) => word.length > 1);
    const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
    return {
        id,
        name,
        shortDescription: { text: sentence },
        fullDescription: { text: rule.what },
        helpUri: (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__/* .rulePage */ .gd)(id),
        messageStrings: MESSAGES,
        help: { text: `${rule.what}\n\n${rule.why}`, markdown: helpOf(rule) },
        defaultConfiguration: { level: rule.level },
        properties: { tags: [id.split('/')[0]], precision: rule.level === 'error' ? 'very-high' : 'high' },
    };
}
function helpOf({ what, why, bad, good }) {
    const example = (title, shown) => shown === undefined ? [] : [`**${title}**`, `\`\`\`${shown.language}\n${shown.text.slice(0, 2000)}\`\`\``];
    return [what, why, ...example('Bad', bad), ...example('Good', good)].join('\n\n');
}
function resultOf(diagnostic, ruleIndex, fingerprint, excerpt) {
    const { rule, level, message, path, range, pointer, help, fix, related = [] } = diagnostic;
    const artifactLocation = locationOf(path);
    const text = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}.${help === undefined ? '' : ` Help: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(help)}`}`;
    return {
        ruleId: rule,
        ruleIndex,
        level,
        message: { text, id: 'default', arguments: [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)] },
        locations: [
            {
                physicalLocation: { artifactLocation, ...withSnippets(range, excerpt?.get(range.start.line)) },
                ...(pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(pointer), kind: 'member' }] }),
            },
        ],
        ...(related.length === 0 ? {} : { relatedLocations: related.map(relatedLocation) }),
        partialFingerprints: { primaryLocationLineHash: fingerprint, 'cartwrightFinding/v1': fingerprint },
        ...(fix === undefined
            ? {}
            : {
                fixes: [
                    {
                        description: { text: `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(fix.title)}.` },
                        artifactChanges: [{ artifactLocation, replacements: fix.edits.map(replacementOf) }],
                    },
                ],
            }),
    };
}
function relatedLocation({ message, path, range }, i) {
    return {
        id: i + 1,
        physicalLocation: { artifactLocation: locationOf(path), region: regionOf(range) },
        message: { text: `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}.` },
    };
}
function withSnippets(range, line) {
    const region = regionOf(range);
    if (line === undefined || range.start.line !== range.end.line || line.length > LONGEST_LINE)
        return { region };
    const text = line.slice(range.start.column - 1, range.end.column - 1);
    const contextRegion = { startLine: range.start.line, endLine: range.start.line, snippet: { text: line } };
    return { region: { ...region, ...(text === '' ? {} : { snippet: { text } }) }, contextRegion };
}
const LONGEST_LINE = 500;
function replacementOf({ range, newText }) {
    return {
        deletedRegion: regionOf(range),
        ...(newText === '' ? {} : { insertedContent: { text: newText } }),
    };
}
function regionOf({ start, end }) {
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
function locationOf(path) {
    const uri = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(path)
        .split('/')
        .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
        .join('/');
    if (path.startsWith('/'))
        return { uri: `file://${uri}` };
    return (0,_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWayOut */ .GK)(path) ? { uri } : { uri, uriBaseId: BASE };
}


/***/ }),

/***/ 46430:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ })

};
;
