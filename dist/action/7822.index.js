export const id = 7822;
export const ids = [7822];
export const modules = {

/***/ 7822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: ./build/adapters/github/trouble.js
var trouble = __webpack_require__(174);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/core/digest.js
var core_digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/report/markdown.js + 1 modules
var report_markdown = __webpack_require__(1930);
;// CONCATENATED MODULE: ./build/core/report/proposal-summary.js

const MOST_EVIDENCE = 3;
const MOST_ROWS = 100;
/**
 * What `init` proposes, as Markdown for a job summary or a pull request: roles, RAC items, files, each with its evidence.
 *
 * @param paste what to add to a CAL, ready to paste
 */
function proposalMarkdown({ roles, rac, files, notes }, paste) {
    const created = files.filter(({ action }) => action !== 'skip');
    const nothing = roles.length + rac.length + created.length === 0;
    const counts = `${(0,report_markdown/* count */.U9)(roles.length, 'role')}, ${(0,report_markdown/* count */.U9)(rac.length, 'item')} of required context, ${(0,report_markdown/* count */.U9)(created.length, 'file')}`;
    const parts = nothing
        ? ['## Nothing to propose', 'The code calls for nothing that the CAL files lack.']
        : [
            `## Proposed: ${counts}`,
            'Descriptions only, drawn from the names and the shape of the code. Read them, correct them, and keep what is true.',
        ];
    if (roles.length > 0) {
        parts.push(table(['role', 'confidence', 'because'], roles.map(({ role, confidence, evidence }) => [(0,report_markdown/* code */.aY)(role), `${Math.round(confidence * 100)} %`, why(evidence)])));
    }
    if (rac.length > 0) {
        parts.push(table(['item', 'kind', 'description', 'check', 'because'], rac.map(({ id, kind, description, check, evidence }) => [
            (0,report_markdown/* code */.aY)(id),
            (0,report_markdown/* code */.aY)(kind),
            (0,report_markdown/* prose */.CS)(description),
            (0,report_markdown/* code */.aY)(`${check.type} ${check.hint}`),
            why(evidence),
        ])));
    }
    if (paste !== undefined) {
        const { cal, place, text, language } = paste;
        parts.push(`Paste into ${(0,report_markdown/* code */.aY)(cal)}, ${(0,report_markdown/* prose */.CS)(place)}:`, (0,report_markdown/* fenced */.OF)(text, language));
    }
    if (files.length > 0) {
        parts.push(table(['file', ''], files.map(({ path, action }) => [(0,report_markdown/* code */.aY)(path), action])));
    }
    if (notes.length > 0)
        parts.push(notes
            .slice(0, MOST_ROWS)
            .map((note) => `- ${(0,report_markdown/* prose */.CS)(note)}`)
            .join('\n'));
    return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
}
function why(evidence) {
    const shown = evidence.slice(0, MOST_EVIDENCE).map(({ path, line, why: reason }) => {
        return `${(0,report_markdown/* code */.aY)(line === undefined ? path : `${path}:${line}`)} ${(0,report_markdown/* prose */.CS)(reason)}`;
    });
    const rest = evidence.length - shown.length;
    return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}
function table(titles, rows) {
    const shown = rows.slice(0, MOST_ROWS).map((cells) => (0,report_markdown/* row */.nM)(...cells));
    const rest = rows.length - shown.length;
    return [(0,report_markdown/* tableHead */.PP)(...titles), ...shown, ...(rest > 0 ? [`\nand ${rest} more`] : [])].join('');
}

// EXTERNAL MODULE: ./build/action/post.js
var post = __webpack_require__(6517);
// EXTERNAL MODULE: ./build/action/step.js
var action_step = __webpack_require__(4541);
;// CONCATENATED MODULE: ./build/action/init.js









const BRANCH = 'cartwright/propose';
const TITLE = 'Propose agents and required context from the code';
/** GitHub's limit of a body is 65,536 characters. */
const BODY_LIMIT = 60_000;
/**
 * `command: init`: the proposal in the job summary, as files in the folder `out`, and with `propose: pull-request` as one pull
 * request. Nothing in the checked tree is changed.
 *
 * @param propose scans the working directory
 */
function initCommand(propose) {
    return async (step) => {
        const { inputs, runner, fs } = step;
        const { plan, files, paste } = await propose(step);
        const markdown = proposalMarkdown(plan, paste);
        runner.addSummary(markdown);
        for (const note of plan.notes)
            runner.log(`cartwright: ${note}`);
        const out = inputs.text('out');
        if (out !== '' && files.length > 0) {
            for (const { path, text } of files)
                fs.writeFile((0,join_path/* joinPath */.u)(out, safe(path)), text);
            runner.log(`cartwright: ${(0,report_markdown/* count */.U9)(files.length, 'file')} in ${(0,printable/* quote */.hD)(out)}`);
        }
        if (plan.rac.length + plan.roles.length === 0)
            runner.log('cartwright: nothing to propose');
        if (files.length > 0 && inputs.text('propose') === 'pull-request')
            await asPull(step, files, markdown);
        return 0;
    };
}
async function asPull(step, files, markdown) {
    const { proposePull } = await __webpack_require__.e(/* import() */ 1286).then(__webpack_require__.bind(__webpack_require__, 1286));
    const directory = (0,action_step/* workingDirectory */.p7)(step.inputs);
    const named = files.map(({ path, text }) => ({ path: (0,join_path/* joinPath */.u)(directory, safe(path)), text }));
    const digest = (0,core_digest/* sha256Hex */.fg)(JSON.stringify(named.map(({ path, text }) => [path, text]))).slice(0, 32);
    const cut = `${markdown.slice(0, BODY_LIMIT)}\n\nThe rest is in the job summary.`;
    const body = markdown.length > BODY_LIMIT ? cut : markdown;
    const branch = directory === '' ? BRANCH : `${BRANCH}-${directory.replace(/[^A-Za-z0-9._-]+/g, '-')}`;
    try {
        const client = await (0,post/* clientOf */.fe)(step);
        const { state, pull } = await proposePull(client, { branch, title: TITLE, body, digest, files: named });
        step.runner.log(`cartwright: pull request ${pull === undefined ? '' : `#${pull} `}${SAID[state]}`);
    }
    catch (error) {
        if (!(error instanceof trouble/* GitHubTrouble */.v))
            throw error;
        const needs = ['contents: write', 'pull-requests: write'];
        throw new errors/* UserError */.y('not-proposed', (0,trouble/* troubleSentence */.x)(error, 'open the pull request', needs), {
            help: 'Settings → Actions → General must allow GitHub Actions to create pull requests',
        });
    }
}
const SAID = {
    opened: 'opened',
    updated: 'brought up to date',
    known: 'known: it holds just this, or was merged with it',
    declined: 'left closed: somebody closed it without merging; reopen it to have it brought up to date',
    edited: `left alone: somebody has committed to its branch`,
};
function safe(path) {
    if (!path.startsWith('/') && !path.split('/').includes('..'))
        return path;
    throw new Error(`a proposal names a path outside: ${(0,printable/* quote */.hD)(path)}`);
}


/***/ }),

/***/ 4541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   XC: () => (/* binding */ outputPath),
/* harmony export */   Yk: () => (/* binding */ legOf),
/* harmony export */   p7: () => (/* binding */ workingDirectory)
/* harmony export */ });
/* harmony import */ var _app_join_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2132);
/* harmony import */ var _core_report_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4269);


/** Path of a file that the step makes: in the folder `out`, otherwise in a folder of its own. */
function outputPath({ inputs, temporary }, name) {
    const out = inputs.text('out');
    return out === '' ? (0,_app_join_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .u)(temporary, name) : (0,_app_join_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .u)(out, name);
}
/** The working directory relative to the repository's top folder; empty when they are one. */
function workingDirectory(inputs) {
    const directory = inputs.text('working-directory').replace(/^\.\/+|\/+$/g, '');
    return directory === '.' ? '' : directory;
}
/** The leg of a matrix that a step is. */
function legOf({ context, inputs }) {
    const given = _core_report_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .NARROWING */ .EM.flatMap((name) => {
        const list = inputs.list(name);
        return list === undefined ? [] : [[name, list]];
    });
    const { workflow, job } = context;
    return { workflow, job, directory: workingDirectory(inputs), narrowed: Object.fromEntries(given) };
}
/**
 * Ends a step that judged: its answer is the last line, and the exit code.
 *
 * @param also what is to be said of the step itself, after the cautions of the answer
 */
function conclude({ runner }, { cautions, exitCode, line }, also = []) {
    for (const caution of [...cautions, ...also])
        runner.annotate('warning', caution);
    if (exitCode !== 0)
        runner.annotate('error', line);
    else
        runner.log(line);
    return exitCode;
}


/***/ }),

/***/ 2132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ joinPath)
/* harmony export */ });
/** Joins a folder and a path with `/`; `.` adds nothing, and an absolute path stays what it is. */
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}


/***/ })

};
