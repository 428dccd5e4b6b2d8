export const id = 1103;
export const ids = [1103];
export const modules = {

/***/ 1103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LIVE_OPTIONS: () => (/* binding */ LIVE_OPTIONS),
/* harmony export */   finishLive: () => (/* binding */ finishLive),
/* harmony export */   livePeer: () => (/* binding */ livePeer),
/* harmony export */   livePlan: () => (/* binding */ livePlan)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);


/** Options of a handshake with running servers. */
const LIVE_OPTIONS = [
    {
        name: 'live',
        kind: 'flag',
        summary: "start or contact the MCP servers that the host profiles name; a server's command runs with your rights",
    },
    {
        name: 'record',
        kind: 'value',
        value: 'PROFILE',
        summary: 'write what the live host offers as a host profile (with --live)',
    },
    {
        name: 'probe',
        kind: 'list',
        value: 'ROLE=JSON',
        summary: 'call the tool bound to a role with these arguments, and check its answer (with --live)',
    },
];
/**
 * Reads the options of {@link LIVE_OPTIONS}.
 *
 * @returns undefined without `--live`
 * @throws UserError `usage` for a part that needs `--live`, or a malformed probe
 */
async function livePlan(context) {
    const [record, probes] = [context.value('record'), context.list('probe')];
    if (!context.flag('live')) {
        if (record === undefined && probes.length === 0)
            return undefined;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `--${record === undefined ? 'probe' : 'record'} needs --live`, {
            help: 'add --live, which starts or contacts the servers of the host',
        });
    }
    const { parseProbe } = await __webpack_require__.e(/* import() */ 7198).then(__webpack_require__.bind(__webpack_require__, 7198));
    const requests = probes.map((text) => parseProbe(text, context.profile));
    return { peer: await livePeer(context), record, probes: requests };
}
/** The peer for the servers of host profiles. */
async function livePeer({ fs, io }) {
    const { mcpPeer } = await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 692));
    return mcpPeer({ cwd: fs.cwd, path: io.env['PATH'] ?? '' });
}
/** @throws UserError when what was seen cannot be recorded */
async function finishLive(context, plan, { live, result }) {
    if (live === undefined)
        return { notes: [], probes: [] };
    const { profile } = context;
    const { searchOutput } = await __webpack_require__.e(/* import() */ 7258).then(__webpack_require__.bind(__webpack_require__, 7258));
    const notes = [...live.notes];
    for (const verdict of result.results) {
        const host = live.hosts.find((entry) => entry.profile.name === verdict.host);
        const line = host && searchOutput(verdict, host.profile, `${profile.roleNamespace}search`);
        if (line !== undefined)
            notes.push(`host ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(verdict.host)}: ${line}`);
    }
    if (plan.record !== undefined)
        notes.push(await record(context, plan.record, live));
    const { probeAll } = await __webpack_require__.e(/* import() */ 7198).then(__webpack_require__.bind(__webpack_require__, 7198));
    const probes = plan.probes.length === 0 ? [] : await probeAll(plan.peer, live, result.results, plan.probes, profile);
    return { notes: [...new Set(notes)], probes };
}
async function record({ fs }, path, live) {
    const [host, ...others] = live.byName.values();
    if (host === undefined || others.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `--record takes one live host, and there are ${live.byName.size}`, {
            help: 'name one host profile with servers',
        });
    if (host.profile.failure !== undefined)
        return `nothing was recorded: ${host.profile.failure}`;
    const { recordedProfile } = await __webpack_require__.e(/* import() */ 263).then(__webpack_require__.bind(__webpack_require__, 263));
    fs.writeFile(path, recordedProfile(host.profile));
    return `recorded in ${path}`;
}


/***/ })

};
