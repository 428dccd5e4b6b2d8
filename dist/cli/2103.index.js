"use strict";
exports.id = 2103;
exports.ids = [2103];
exports.modules = {

/***/ 4484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifLog: () => (/* binding */ sarifLog)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2552);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(193);



/** Name of the base that all relative paths hang on: the working directory. */
const BASE = 'SRCROOT';
/**
 * A SARIF 2.1.0 log of one run. Fingerprints hold neither line numbers nor list positions, so that a finding stays the same
 * when the text around it moves.
 *
 * @returns plain data for JSON
 */
function sarifLog(diagnostics, options) {
    const suppressed = options.suppressed ?? [];
    const all = [...diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic)];
    const ids = [...new Set(all.map(({ rule }) => rule))].sort();
    const fingerprint = fingerprints();
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
                        ...(options.rulesUrl === undefined ? {} : { informationUri: options.rulesUrl }),
                        rules: ids.map((id) => descriptorOf(id, options.ruleOf(id), options.rulesUrl)),
                    },
                },
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
                            { kind, status: 'accepted', ...(reason === undefined ? {} : { justification: (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(reason) }) },
                        ],
                    })),
                ],
            },
        ],
    };
}
const MESSAGES = { default: { text: "'{0}'." } };
function descriptorOf(id, rule, rulesUrl) {
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
        ...(rulesUrl === undefined ? {} : { helpUri: `${rulesUrl}#${id.replace('/', '')}` }),
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
    const text = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(message)}.${help === undefined ? '' : ` Help: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(help)}`}`;
    return {
        ruleId: rule,
        ruleIndex,
        level,
        message: { text, id: 'default', arguments: [(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(message)] },
        locations: [
            {
                physicalLocation: { artifactLocation, ...withSnippets(range, excerpt?.get(range.start.line)) },
                ...(pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(pointer), kind: 'member' }] }),
            },
        ],
        ...(related.length === 0 ? {} : { relatedLocations: related.map(relatedLocation) }),
        partialFingerprints: { primaryLocationLineHash: fingerprint, 'cartwrightFinding/v1': fingerprint },
        ...(fix === undefined
            ? {}
            : {
                fixes: [
                    {
                        description: { text: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(fix.title)}.` },
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
        message: { text: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(message)}.` },
    };
}
// The text of a place on one line, and that line; of a longer place only the lines are told.
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
// Paths outside the working directory stand alone: nothing about the machine is told that the path does not say itself.
function locationOf(path) {
    // An address spells signs out, behind which a secret would not be seen.
    const uri = (0,_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E$)(path)
        .split('/')
        .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
        .join('/');
    if (path.startsWith('/'))
        return { uri: `file://${uri}` };
    return path.startsWith('../') ? { uri } : { uri, uriBaseId: BASE };
}
/**
 * Fingerprints of findings: rule, file, where in the structure, and what, without numbers of lines and list positions. The
 * n-th equal one gets its number.
 */
function fingerprints() {
    const seen = new Map();
    return ({ rule, path, pointer, message }) => {
        const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
        const what = message.replace(/\bline \d+/g, 'line');
        const key = (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(JSON.stringify([rule, path, place, what])).slice(0, 32);
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        return `${key}:${count}`;
    };
}


/***/ })

};
;