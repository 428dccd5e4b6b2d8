"use strict";
exports.id = 1103;
exports.ids = [1103];
exports.modules = {

/***/ 17609:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ serverTimeout)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);


const LONGEST_TIMEOUT = 600;
function serverTimeout(text, name) {
    if (text === undefined || text === '')
        return undefined;
    const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (seconds >= 1 && seconds <= LONGEST_TIMEOUT)
        return seconds;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${name} is ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)}; it must be a whole number of seconds from 1 to ${LONGEST_TIMEOUT}`, {
        help: 'a server that npx installs at its first start may need 60',
    });
}


/***/ }),

/***/ 21103:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LIVE_OPTIONS: () => (/* binding */ LIVE_OPTIONS),
/* harmony export */   finishLive: () => (/* binding */ finishLive),
/* harmony export */   livePeer: () => (/* binding */ livePeer),
/* harmony export */   livePlan: () => (/* binding */ livePlan)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20075);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33192);
/* harmony import */ var _app_handshake_server_timeout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17609);





const LIVE_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOption */ .kY)('live', "start or contact the MCP servers that the host profiles name; a server's command runs with your rights"),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('record', 'PROFILE', 'write what the live host offers as a host profile (with --live)'),
    _command_js__WEBPACK_IMPORTED_MODULE_3__/* .SERVER_TIMEOUT */ .av,
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .listOption */ .y8)('probe', 'ROLE=JSON', 'call the tool bound to a role with these arguments, and check its answer (with --live)'),
];
async function livePlan(context) {
    const [record, probes] = [context.value('record'), context.list('probe')];
    if (!context.flag('live')) {
        const timeout = context.value('server-timeout');
        const alone = record !== undefined ? 'record' : probes.length > 0 ? 'probe' : timeout !== undefined ? 'server-timeout' : '';
        if (alone === '')
            return undefined;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `--${alone} needs --live`, {
            help: 'add --live, which starts or contacts the servers of the host',
        });
    }
    const { parseProbe } = await __webpack_require__.e(/* import() */ 9104).then(__webpack_require__.bind(__webpack_require__, 99104));
    const requests = probes.map((text) => parseProbe(text, context.profile));
    return { peer: await livePeer(context), record, probes: requests };
}
async function livePeer({ fs, io, value }) {
    const timeout = (0,_app_handshake_server_timeout_js__WEBPACK_IMPORTED_MODULE_4__/* .serverTimeout */ .R)(value('server-timeout'), '--server-timeout');
    const { mcpPeer } = await Promise.all(/* import() */[__webpack_require__.e(8311), __webpack_require__.e(2695)]).then(__webpack_require__.bind(__webpack_require__, 45076));
    return mcpPeer({ cwd: fs.cwd, path: io.env['PATH'] ?? '', timeout, variable: (name) => io.env[name] });
}
async function finishLive(context, plan, { live, result }) {
    if (live === undefined)
        return { notes: [], probes: [] };
    const { profile } = context;
    const { searchOutput } = await __webpack_require__.e(/* import() */ 7258).then(__webpack_require__.bind(__webpack_require__, 57258));
    const notes = [...live.notes];
    for (const verdict of result.results) {
        const host = live.hosts.find(({ source }) => source === verdict.profile);
        const line = host && searchOutput(verdict, host.host, `${profile.roleNamespace}search`);
        if (line !== undefined)
            notes.push(`host ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(verdict.host)}: ${line}`);
    }
    if (plan.record !== undefined)
        notes.push(await record(context, plan.record, live));
    const { probeAll } = await __webpack_require__.e(/* import() */ 9104).then(__webpack_require__.bind(__webpack_require__, 99104));
    const probes = plan.probes.length === 0 ? [] : await probeAll(plan.peer, live, result.results, plan.probes, profile);
    return { notes: [...new Set(notes)], probes };
}
async function record({ fs }, path, live) {
    const [only, ...others] = live.bySource.values();
    if (only === undefined || others.length > 0)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `--record takes one live host, and there are ${live.bySource.size}`, {
            help: 'name one host profile with servers',
        });
    if (only.host.failure !== undefined)
        return `nothing was recorded: ${only.host.failure}`;
    const { digestAlone, recordedProfile } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 20263));
    const source = live.hosts.find(({ host }) => host === only.host)?.source ?? '';
    const withServers = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, path) === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, source);
    fs.writeFile(path, recordedProfile(only.seen, withServers));
    const alone = digestAlone(only.seen, withServers);
    return [`recorded in ${path}`, ...(alone === undefined ? [] : [alone])].join('; ');
}


/***/ })

};
;
