export const id = 5873;
export const ids = [5873];
export const modules = {

/***/ 5873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   READY_OPTIONS: () => (/* binding */ READY_OPTIONS),
/* harmony export */   command: () => (/* binding */ command),
/* harmony export */   runReady: () => (/* binding */ runReady)
/* harmony export */ });
/* harmony import */ var _app_ready_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5167);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8217);
/* harmony import */ var _core_readiness_assess_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3162);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3192);





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
        summary: 'repository that file-glob checks look at (default: the working directory)',
    },
    {
        name: 'confirmations',
        kind: 'value',
        value: 'FILE',
        summary: 'manual confirmations (default: rac-confirmations.yaml, if there is one)',
    },
    { name: 'roster', kind: 'value', value: 'FILE', summary: 'proofs of slot levels' },
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
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', 'no CAL file was named', { help: 'cartwright workflow ready FILE.cal.json' });
    const named = context.list('cartridges').length > 0 ? context.list('cartridges') : config.cartridges;
    const { readCard } = await __webpack_require__.e(/* import() */ 449).then(__webpack_require__.bind(__webpack_require__, 449));
    const { result, notes } = await (0,_app_ready_js__WEBPACK_IMPORTED_MODULE_0__/* .assessReadiness */ .T1)({ fs, clock: context.clock, readCard: readCard(fs) }, {
        profile: context.profile,
        cals: positionals,
        cartridges: named,
        root: context.value('root') ?? '.',
        confirmations: context.value('confirmations') ?? config.confirmations,
        roster: context.value('roster'),
    });
    if (!context.quiet)
        for (const note of notes)
            io.err(`cartwright: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g)(note)}\n`);
    if (context.format === 'json')
        io.out(`${JSON.stringify(result, null, 2)}\n`);
    else {
        const { renderReadiness } = await __webpack_require__.e(/* import() */ 6509).then(__webpack_require__.bind(__webpack_require__, 6509));
        io.out(result.cals.map(renderReadiness).join('\n'));
    }
    const verdict = (0,_core_readiness_assess_js__WEBPACK_IMPORTED_MODULE_2__/* .worstVerdict */ .z)(result.cals.map((cal) => cal.verdict));
    return verdict === 'not ready' || (verdict === 'pending' && context.flag('strict')) ? _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.no : _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.ok;
}


/***/ })

};
