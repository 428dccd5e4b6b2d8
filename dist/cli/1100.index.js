"use strict";
exports.id = 1100;
exports.ids = [1100,5873];
exports.modules = {

/***/ 1100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _workflow_ready_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5873);

const command = {
    name: 'cal',
    summary: 'compatibility alias of workflow ready',
    usage: ['cal CAL --cartridges DIR'],
    options: _workflow_ready_js__WEBPACK_IMPORTED_MODULE_0__.READY_OPTIONS,
    formats: ['text', 'json'],
    usesConfig: true,
    run: _workflow_ready_js__WEBPACK_IMPORTED_MODULE_0__.runReady,
};


/***/ }),

/***/ 5873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   READY_OPTIONS: () => (/* binding */ READY_OPTIONS),
/* harmony export */   command: () => (/* binding */ command),
/* harmony export */   runReady: () => (/* binding */ runReady),
/* harmony export */   wishesOf: () => (/* binding */ wishesOf)
/* harmony export */ });
/* harmony import */ var _app_cal_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var _app_project_configs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2219);
/* harmony import */ var _app_ready_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4308);
/* harmony import */ var _core_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3422);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8217);
/* harmony import */ var _wiring_outside_ports_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5974);
/* harmony import */ var _wiring_server_timeout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6023);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4432);









/** Options of `workflow ready` and of its alias `cal`. */
const READY_OPTIONS = [
    {
        name: 'cartridges',
        kind: 'list',
        value: 'DIR',
        summary: 'folder, file or glob of the cartridges that may take part',
    },
    {
        name: 'root',
        kind: 'value',
        value: 'DIR',
        summary: 'repository that file-glob checks look at (default: the project that the CAL lies in, or the working directory)',
    },
    {
        name: 'confirmations',
        kind: 'value',
        value: 'FILE',
        summary: 'manual confirmations (default: rac-confirmations.yaml, if there is one)',
    },
    { name: 'roster', kind: 'value', value: 'FILE', summary: 'proofs of slot levels' },
    { name: 'check-urls', kind: 'flag', summary: 'look up the URLs of url checks; without it they stay unconfirmed' },
    {
        name: 'host',
        kind: 'list',
        value: 'PROFILE',
        summary: 'host profile whose recorded resources, or with --live whose servers, answer mcp-resource checks',
    },
    {
        name: 'live',
        kind: 'flag',
        summary: "start or contact the MCP servers of the hosts; a server's command runs with your rights",
    },
    _wiring_server_timeout_js__WEBPACK_IMPORTED_MODULE_6__/* .SERVER_TIMEOUT */ .a,
    { name: 'strict', kind: 'flag', summary: 'exit 1 for pending, too' },
];
const DETAILS = `Marks: □ required and not confirmed, ☑ confirmed, ✗ required and its check failed, · optional.
Verdicts: ready; pending (something required is still unconfirmed; exit 0, with --strict 1); not ready (exit 1).`;
const command = {
    name: 'workflow ready',
    summary: 'structure, participants, RAC checklist and verdict of a CAL',
    usage: ['workflow ready CAL… [--cartridges DIR]'],
    options: READY_OPTIONS,
    formats: ['text', 'json'],
    details: DETAILS,
    usesConfig: true,
    run: runReady,
};
/** Runs `workflow ready`; `cal` is the same under another name. */
async function runReady(context) {
    const { fs, io, config, positionals } = context;
    if (positionals.length === 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('usage', 'no CAL file was named', { help: 'cartwright workflow ready FILE.cal.json' });
    const cals = positionals.map((cal) => (0,_app_cal_files_js__WEBPACK_IMPORTED_MODULE_0__/* .shortest */ .pr)(fs.cwd, cal));
    const projects = context.value('config') === undefined ? (0,_app_project_configs_js__WEBPACK_IMPORTED_MODULE_1__/* .byProject */ .$X)(fs, cals) : [{ root: '.', files: cals }];
    const { readCard } = await __webpack_require__.e(/* import() */ 449).then(__webpack_require__.bind(__webpack_require__, 449));
    const ports = { fs, clock: context.clock, readCard: readCard(fs), ...(await (0,_wiring_outside_ports_js__WEBPACK_IMPORTED_MODULE_8__/* .outsidePorts */ .m)(wishesOf(context))) };
    const judged = [];
    for (const { root, files } of projects) {
        const own = await (0,_app_project_configs_js__WEBPACK_IMPORTED_MODULE_1__/* .configAt */ .ES)(fs, root, config);
        const named = context.list('cartridges').length > 0 ? context.list('cartridges') : own.cartridges;
        judged.push(await (0,_app_ready_js__WEBPACK_IMPORTED_MODULE_2__/* .assessReadiness */ .T1)(ports, {
            profile: (0,_app_project_configs_js__WEBPACK_IMPORTED_MODULE_1__/* .profileOf */ .dp)(own, context.value('prefix') === undefined && root !== '.' ? undefined : context.profile),
            config: own,
            project: root,
            cals: files,
            cartridges: named,
            root: context.value('root') ?? root,
            confirmations: context.value('confirmations') ?? own.confirmations,
            roster: context.value('roster'),
            hosts: context.list('host').length > 0 ? context.list('host') : (own.hosts ?? []),
        }));
    }
    const order = new Map(cals.map((path, i) => [path, i]));
    const notes = judged.flatMap((each) => each.notes);
    const found = judged.flatMap(({ result }) => result.cals);
    const result = {
        version: 1,
        cals: found.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0)),
    };
    if (!context.quiet)
        for (const note of notes)
            io.err(`cartwright: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.printable)(note)}\n`);
    if (context.format === 'json')
        io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .resultJson */ .y)(result, 2));
    else {
        const { renderReadiness } = await __webpack_require__.e(/* import() */ 6509).then(__webpack_require__.bind(__webpack_require__, 6509));
        io.out(result.cals.map(renderReadiness).join('\n'));
    }
    return (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .answerOf */ .ut)({ cals: result.cals }, { failOn: 'error', strict: context.flag('strict') }).exitCode;
}
/** What the options `--check-urls` and `--live` ask for. */
function wishesOf({ flag, value, fs, io }) {
    const timeout = (0,_wiring_server_timeout_js__WEBPACK_IMPORTED_MODULE_6__/* .serverTimeout */ .R)(value('server-timeout'), '--server-timeout');
    return { checkUrls: flag('check-urls'), live: flag('live'), fs, path: io.env['PATH'], timeout };
}


/***/ }),

/***/ 5974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ outsidePorts)
/* harmony export */ });
/** The ports to the outside; each is loaded only when it was asked for. */
async function outsidePorts({ checkUrls, live, fs, path, timeout, }) {
    const { urlChecker } = checkUrls ? await __webpack_require__.e(/* import() */ 2959).then(__webpack_require__.bind(__webpack_require__, 2959)) : {};
    const { mcpPeer } = live ? await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 692)) : {};
    return { urls: urlChecker?.(), peer: mcpPeer?.({ cwd: fs.cwd, path: path ?? '', timeout }) };
}


/***/ }),

/***/ 6023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ serverTimeout),
/* harmony export */   a: () => (/* binding */ SERVER_TIMEOUT)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);


/** How long servers may take; every command that may start some has it. */
const SERVER_TIMEOUT = {
    name: 'server-timeout',
    kind: 'value',
    value: 'SECONDS',
    summary: 'time for each MCP server to start and answer, before what its profile says (with --live; default: 7)',
};
const LONGEST_TIMEOUT = 600;
/**
 * The value of `--server-timeout` or of the input of that name.
 *
 * @param name of the option or input, for messages
 * @throws UserError `usage` when it is no number of seconds
 */
function serverTimeout(text, name) {
    if (text === undefined || text === '')
        return undefined;
    const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (seconds >= 1 && seconds <= LONGEST_TIMEOUT)
        return seconds;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${name} is ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)}; it must be a whole number of seconds from 1 to ${LONGEST_TIMEOUT}`, {
        help: 'a server that npx installs at its first start may need 60',
    });
}


/***/ })

};
;