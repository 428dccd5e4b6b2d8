"use strict";
exports.id = 2584;
exports.ids = [2584];
exports.modules = {

/***/ 2584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _app_init_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6636);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3192);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4432);




/** Where a proposal goes, so that it is told apart from what people wrote. */
const DEFAULT_OUT = 'agents-proposal';
const command = {
    name: 'init',
    summary: 'proposes an agent set, a CAL and RAC items from a codebase',
    usage: [
        'init [--from-code DIR] [--out DIR] [--dry-run] [--force]',
        'init --propose [CAL…] [--from-code DIR] [--staged]',
    ],
    options: [
        {
            name: 'from-code',
            kind: 'value',
            value: 'DIR',
            bare: '.',
            summary: 'the codebase that is looked at (default: the working directory)',
        },
        {
            name: 'out',
            kind: 'value',
            value: 'DIR',
            bare: DEFAULT_OUT,
            summary: `where the files go (default: ${DEFAULT_OUT})`,
        },
        { name: 'dry-run', kind: 'flag', summary: 'print the tree and a diff, write nothing' },
        { name: 'force', kind: 'flag', summary: 'overwrite files that exist with other content' },
        { name: 'propose', kind: 'flag', summary: 'compare with the CALs that exist and print only what they lack' },
        { name: 'staged', kind: 'flag', summary: "with --propose: judge what is staged in git's index, not the work tree" },
    ],
    formats: ['text', 'json', 'yaml'],
    details: [
        'No model is asked: detectors read manifests, infrastructure, contracts, schemas, tests and documents, and every proposal',
        'names the files it rests on. What is not sure is not proposed. --format yaml writes the CAL as YAML; --format json prints',
        'the plan as JSON. Links are never followed, existing files never overwritten without --force, and all is written or nothing.',
        'With --propose nothing is written: RAC items that the code calls for and no CAL has, ready to paste, and checks that match nothing',
        'any more; exit 1 when there are any, or when a CAL cannot be read.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        if (context.flag('propose')) {
            const { runPropose } = await __webpack_require__.e(/* import() */ 1838).then(__webpack_require__.bind(__webpack_require__, 1838));
            return runPropose(context);
        }
        const { scanPorts } = await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(1993)]).then(__webpack_require__.bind(__webpack_require__, 1993));
        const ports = scanPorts(context.fs, progressOn(context));
        const fromCode = context.value('from-code') ?? '.';
        const target = context.value('out') ?? DEFAULT_OUT;
        const made = await (0,_app_init_js__WEBPACK_IMPORTED_MODULE_1__/* .planInit */ .o)(ports, {
            profile: context.profile,
            fromCode,
            out: target,
            publisher: context.config.publisher,
            format: context.format === 'yaml' ? 'yaml' : 'json',
        });
        if (!context.flag('dry-run'))
            await write(context, target, made);
        await print(context, target, made);
        return made.files.length === 0 ? _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.no : _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ok;
    },
};
async function write(context, target, { files }) {
    const { placeFiles } = await __webpack_require__.e(/* import() */ 8514).then(__webpack_require__.bind(__webpack_require__, 8514));
    placeFiles((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.fs.cwd, target), files, context.flag('force'), context.fs.cwd);
}
async function print(context, target, made) {
    const { io, format, quiet } = context;
    if (format === 'json') {
        io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .resultJson */ .y)(made.plan, 2));
        return;
    }
    const { planText, diffText } = await __webpack_require__.e(/* import() */ 543).then(__webpack_require__.bind(__webpack_require__, 543));
    if (!quiet)
        io.out(planText(made.plan, target, context.flag('dry-run')));
    if (!context.flag('dry-run'))
        return;
    const { currentText } = await __webpack_require__.e(/* import() */ 8514).then(__webpack_require__.bind(__webpack_require__, 8514));
    const before = (path) => currentText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.fs.cwd, target), path);
    io.out(diffText(made.plan.files, made.files, before));
}
/** On a terminal, from one second on, a line that counts. */
function progressOn({ io, quiet }) {
    if (quiet)
        return undefined;
    const start = performance.now();
    let shown = start + 800;
    return (entries) => {
        const now = performance.now();
        // Whether there is a terminal costs more to find out than a small tree to scan.
        if (now < shown + 200 || !io.errIsTerminal)
            return;
        shown = now;
        io.err(`\r\u001b[Kscanning: ${entries} entries, ${Math.round((now - start) / 1000)} s\r`);
    };
}


/***/ })

};
;