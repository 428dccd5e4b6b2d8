"use strict";
exports.id = 8584;
exports.ids = [8584];
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

/***/ 31717:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderPage: () => (/* binding */ renderPage)
});

;// CONCATENATED MODULE: ./build/generated/page-assets.js
const STYLE = ":root {\ncolor-scheme: light dark;\n--ground: #ffffff;\n--panel: #f6f8fa;\n--line: #d8dee4;\n--ink: #1f2328;\n--muted: #57606a;\n--link: #0550ae;\n--good: #116329;\n--open: #7a4a00;\n--bad: #b3121d;\n--quiet: #57606a;\n--good-wash: #e6f6ea;\n--open-wash: #fff4d6;\n--bad-wash: #ffebe9;\n--quiet-wash: #eef1f4;\n--mark: #ffe58a;\n--sans: system-ui, -apple-system, 'Segoe UI', 'Noto Sans', Cantarell, 'DejaVu Sans', sans-serif;\n--mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace;\n}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n--ground: #0d1117;\n--panel: #151b23;\n--line: #30363d;\n--ink: #e6edf3;\n--muted: #9aa4af;\n--link: #79b8ff;\n--good: #5bd075;\n--open: #e3b341;\n--bad: #ff8a80;\n--quiet: #9aa4af;\n--good-wash: #12261a;\n--open-wash: #2b2310;\n--bad-wash: #301619;\n--quiet-wash: #1c232c;\n--mark: #6b5300;\n}\n}\n* {\nbox-sizing: border-box;\n}\nhtml {\nscroll-padding-top: 4.5rem;\n-webkit-text-size-adjust: 100%;\n}\nbody {\nmargin: 0;\nbackground: var(--ground);\ncolor: var(--ink);\nfont: 15px/1.5 var(--sans);\noverflow-wrap: anywhere;\n}\nmain {\nmax-width: 74rem;\nmargin: 0 auto;\npadding: 1.5rem 1.25rem 4rem;\n}\nh1,\nh2,\nh3,\np,\nul,\nol,\npre {\nmargin: 0;\n}\nh2 {\nmargin: 2.25rem 0 0.6rem;\npadding-bottom: 0.3rem;\nborder-bottom: 1px solid var(--line);\nfont-size: 1.15rem;\nfont-weight: 650;\n}\nh3 {\nmargin: 1.4rem 0 0.5rem;\nfont-size: 1rem;\n}\n.part {\nmargin: 0.9rem 0 0.25rem;\ncolor: var(--muted);\nfont-size: 0.8rem;\nfont-weight: 600;\nletter-spacing: 0.02em;\n}\nul,\nol {\npadding: 0;\nlist-style: none;\n}\na {\ncolor: var(--link);\ntext-decoration: none;\n}\na:hover {\ntext-decoration: underline;\n}\n:focus-visible {\noutline: 2px solid var(--link);\noutline-offset: 2px;\n}\ncode,\npre,\n.n {\nfont-family: var(--mono);\nfont-size: 0.87em;\n}\ncode,\nb,\np,\nli,\ntd,\nth,\nmark {\nunicode-bidi: isolate;\n}\n.muted,\n.kind,\n.cut,\n.about {\ncolor: var(--muted);\n}\n.kind,\n.about,\n.cut {\nfont-size: 0.87em;\n}\n.cut {\npadding: 0.4rem 0;\n}\n.good {\ncolor: var(--good);\n}\n.open {\ncolor: var(--open);\n}\n.bad {\ncolor: var(--bad);\n}\n.quiet {\ncolor: var(--quiet);\n}\n.answer {\npadding: 1rem 1.15rem;\nborder: 1px solid var(--line);\nborder-left: 5px solid currentcolor;\nborder-radius: 8px;\nbackground: var(--panel);\n}\n.answer > * {\ncolor: var(--ink);\n}\n.answer h1 {\ndisplay: flex;\ngap: 0.55rem;\nalign-items: baseline;\nfont-size: 1.35rem;\nfont-weight: 650;\nline-height: 1.3;\n}\n.answer .about {\nmargin-top: 0.25rem;\ncolor: var(--muted);\n}\n.caution {\nmargin-top: 0.5rem;\ncolor: var(--open);\n}\n.s {\ndisplay: inline-block;\nflex: none;\nwidth: 1.1em;\nfont-weight: 700;\ntext-align: center;\n}\n.tiles {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 0.5rem;\nmargin-top: 0.9rem;\n}\n.tiles li {\nflex: 1 1 9.5rem;\n}\n.tiles a {\ndisplay: block;\nheight: 100%;\npadding: 0.45rem 0.7rem;\nborder: 1px solid var(--line);\nborder-radius: 6px;\nbackground: var(--ground);\n}\n.tiles .t {\ndisplay: block;\ncolor: var(--muted);\nfont-size: 0.8rem;\n}\n.tiles b {\ncolor: var(--ink);\nfont-weight: 600;\n}\n.tiles .bad b {\ncolor: var(--bad);\n}\n.tiles .open b {\ncolor: var(--open);\n}\n.tiles .good b {\ncolor: var(--good);\n}\n.pill {\ndisplay: inline-block;\npadding: 0 0.55em;\nborder-radius: 1em;\nfont-size: 0.8rem;\nfont-weight: 600;\n}\n.pill.good {\nbackground: var(--good-wash);\n}\n.pill.open {\nbackground: var(--open-wash);\n}\n.pill.bad {\nbackground: var(--bad-wash);\n}\n.pill.quiet {\nbackground: var(--quiet-wash);\n}\n.rows > li {\npadding: 0.3rem 0 0.3rem 1.6rem;\nborder-top: 1px solid var(--line);\n}\n.rows > li:first-child {\nborder-top: 0;\n}\n.rows .s {\nmargin: 0 -0.28em 0 -1.6rem;\nwidth: 1.6rem;\n}\n.rows .at {\ndisplay: block;\ncolor: var(--muted);\nfont-size: 0.87em;\n}\n.rows b {\nfont-weight: 600;\n}\n.mends li {\npadding: 0.2rem 0 0.2rem 1.1rem;\ntext-indent: -1.1rem;\n}\n.mends li::before {\ncontent: '→ ';\ncolor: var(--good);\nfont-weight: 700;\n}\n.mends pre {\ntext-indent: 0;\n}\n.card,\n.file {\nmargin-top: 0.6rem;\nborder: 1px solid var(--line);\nborder-radius: 8px;\n}\n.card {\npadding: 0 1rem;\n}\n.file {\nmargin-top: 0.4rem;\n}\n.card[open] {\npadding-bottom: 0.8rem;\n}\nsummary {\ncursor: pointer;\n}\n.card > summary {\nmargin: 0 -1rem;\npadding: 0.5rem 1rem;\n}\n.card .about {\nmargin-top: 0.1rem;\n}\nsummary:hover {\nbackground: var(--panel);\n}\n.card > summary,\n.file > summary {\nborder-radius: 8px;\n}\n.project {\nmargin-top: 1.6rem;\n}\n.matrix {\noverflow: auto;\nmax-height: 44rem;\n}\n.matrix {\nborder: 1px solid var(--line);\nborder-radius: 8px;\n}\ntable {\nwidth: 100%;\nborder-collapse: collapse;\nfont-size: 0.93em;\noverflow-wrap: normal;\n}\nth,\ntd {\npadding: 0.4rem 0.7rem;\nborder-top: 1px solid var(--line);\nfont-weight: 400;\ntext-align: left;\nvertical-align: top;\n}\nthead th {\nborder-top: 0;\nbackground: var(--panel);\ncolor: var(--muted);\nfont-size: 0.87em;\nfont-weight: 600;\n}\n.matrix td {\nwhite-space: nowrap;\n}\n.matrix thead th {\nposition: sticky;\nz-index: 1;\ntop: 0;\n}\n.matrix tbody th {\nposition: sticky;\nleft: 0;\nmin-width: 9rem;\nmax-width: 45vw;\nbackground: var(--ground);\noverflow-wrap: anywhere;\n}\n.matrix.plain {\nmargin-top: 0.5rem;\n}\n.matrix.plain td,\n.matrix.plain th {\nwhite-space: normal;\n}\ntd a {\ncolor: inherit;\n}\ntd small {\ndisplay: block;\ncolor: var(--muted);\n}\n#filter {\nposition: sticky;\nz-index: 1;\ntop: 0;\ndisplay: flex;\nflex-wrap: wrap;\ngap: 0.4rem 1rem;\nalign-items: center;\npadding: 0.5rem 0;\nborder-bottom: 1px solid var(--line);\nbackground: var(--ground);\nfont-size: 0.87rem;\n}\n[hidden] {\ndisplay: none !important;\n}\nfieldset {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 0.3rem 0.9rem;\nmargin: 0;\npadding: 0;\nborder: 0;\n}\nlegend {\nfloat: left;\nmargin-right: 0.9rem;\npadding: 0;\ncolor: var(--muted);\n}\n#filter > label {\ncolor: var(--muted);\n}\nselect,\ninput[type='search'],\nbutton {\nmax-width: 15rem;\npadding: 0.2rem 0.5rem;\nborder: 1px solid var(--line);\nborder-radius: 6px;\nbackground: var(--panel);\ncolor: var(--ink);\nfont: inherit;\n}\ninput[type='search']::placeholder {\ncolor: var(--muted);\n}\ninput[type='checkbox'] {\nmargin: 0;\nvertical-align: -1px;\n}\nbutton {\ncursor: pointer;\n}\noutput {\nmargin-left: auto;\ncolor: var(--muted);\n}\n.file > summary {\npadding: 0.4rem 0.8rem;\nbackground: var(--panel);\n}\n.file > summary b {\nfont-weight: 600;\n}\n.findings > li {\npadding: 0.6rem 0.9rem 0.7rem;\nborder-top: 1px solid var(--line);\ncontent-visibility: auto;\ncontain-intrinsic-size: auto 7rem;\n}\n.findings > .cut {\ncontent-visibility: visible;\n}\n.findings .m {\npadding-left: 1.5rem;\n}\n.findings .m .s {\nmargin: 0 -0.28em 0 -1.5rem;\nwidth: 1.5rem;\n}\n.findings .m > span {\nfont-weight: 600;\n}\n.findings .at,\n.findings .help,\n.findings pre,\n.findings .diff {\nmargin-left: 1.5rem;\n}\n.findings .at {\nfont-size: 0.87em;\n}\n.findings .at .rule {\nmargin: 0 0.6rem;\ncolor: var(--muted);\n}\n.findings .help {\ncolor: var(--muted);\n}\n.here {\npadding: 0 0.3em;\ncolor: var(--muted);\n}\nli:target,\n.card:target {\nbackground: var(--quiet-wash);\nbox-shadow: inset 3px 0 var(--link);\n}\npre {\nmargin-top: 0.3rem;\npadding: 0.35rem 0.7rem;\nborder-radius: 6px;\nbackground: var(--panel);\noverflow-wrap: anywhere;\nwhite-space: pre-wrap;\n}\n.n {\nmargin-right: 0.7rem;\ncolor: var(--muted);\nuser-select: none;\n}\nmark {\nborder-radius: 2px;\nbackground: var(--mark);\ncolor: inherit;\n}\nmark:empty {\nborder-left: 2px solid var(--bad);\n}\ndel,\nins {\ndisplay: block;\ntext-decoration: none;\n}\ndel {\nbackground: var(--bad-wash);\n}\nins {\nbackground: var(--good-wash);\n}\ndel::before {\ncontent: '- ';\n}\nins::before {\ncontent: '+ ';\n}\n.rules details > p {\nmargin: 0.2rem 0 0.3rem;\ncolor: var(--muted);\n}\n.rules .s {\nmargin: 0;\n}\n.rules > li {\npadding-left: 0;\n}\n.rules > li > .s {\nmargin-left: 1rem;\n}\n.defs {\nposition: absolute;\n}\n.flow {\noverflow: auto;\nmax-height: 36rem;\npadding: 0.6rem;\nborder-radius: 6px;\nbackground: var(--panel);\n}\n.flow svg {\ndisplay: block;\nmargin: 0 auto;\n}\n.flow rect,\n.flow polygon {\nfill: var(--ground);\nstroke: var(--muted);\n}\n.flow .gateway polygon {\nfill: var(--open-wash);\n}\n.flow .terminal rect {\nfill: var(--quiet-wash);\n}\n.flow .blocked rect,\n.flow .blocked polygon {\nstroke: var(--bad);\nstroke-dasharray: 4 3;\nstroke-width: 2;\n}\n.flow path {\nfill: none;\nstroke: var(--muted);\n}\n#arrow path {\nfill: var(--muted);\n}\n.flow text {\nfill: var(--ink);\nfont: 13px var(--sans);\ntext-anchor: middle;\n}\n.flow .id {\nfont-weight: 600;\n}\n.flow .who,\n.flow .when {\nfill: var(--muted);\nfont-size: 12px;\n}\n.flow .lacking {\nfill: var(--bad);\nfont-size: 12px;\n}\n.flow .behind {\nfill: var(--panel);\nstroke: none;\n}\n@media (width < 40rem) {\nbody {\nfont-size: 14.5px;\n}\nmain {\npadding: 0.75rem 0.75rem 3rem;\n}\n.answer {\npadding: 0.8rem 0.85rem;\n}\n.answer h1 {\nfont-size: 1.15rem;\n}\n.tiles li {\nflex-basis: 100%;\n}\n.tiles a {\ndisplay: flex;\njustify-content: space-between;\ngap: 1rem;\nalign-items: baseline;\n}\n.tiles .t {\nflex: none;\nmax-width: 50%;\n}\n.tiles b {\ntext-align: right;\n}\n.card {\npadding: 0 0.7rem;\n}\n.card > summary {\nmargin: 0 -0.7rem;\npadding: 0.5rem 0.7rem;\n}\n#filter {\nposition: static;\n}\noutput {\nmargin-left: 0;\n}\n.findings > li {\npadding: 0.55rem 0.6rem 0.6rem;\n}\n.findings .at,\n.findings .help,\n.findings pre {\nmargin-left: 0;\n}\n}\n@media print {\nbody {\nfont-size: 10pt;\n}\nmain {\nmax-width: none;\npadding: 0;\n}\n#filter,\n.here {\ndisplay: none !important;\n}\ndetails::details-content {\ndisplay: block;\nblock-size: auto;\ncontent-visibility: visible;\n}\n.findings > li {\ncontent-visibility: visible;\n}\n.matrix,\n.flow {\noverflow: visible;\nmax-height: none;\n}\ntable {\nfont-size: 0.85em;\noverflow-wrap: anywhere;\n}\n.matrix td {\nwhite-space: normal;\n}\n.flow svg {\nmax-width: 100%;\nheight: auto;\n}\n.findings > li,\n.rows > li,\n.flow,\ntr {\nbreak-inside: avoid;\n}\nh2,\nh3,\n.part,\nsummary {\nbreak-after: avoid;\n}\n}";
const STYLE_HASH = "sha256-NKq4Rv4WYf110n/Z2Q/b9N7gwMJ7zxvLFrwqQCWYtwI=";
const SCRIPT = "{\nconst form = document.getElementById('filter');\nconst files = [...document.querySelectorAll('.file')].map((block) => ({\nblock,\nname: block.dataset.file.toLowerCase(),\nisOpen: block.open,\nitems: [...block.querySelectorAll('.findings > li[data-rule]')].map((item) => ({\nitem,\nlevel: item.className,\nrule: item.dataset.rule,\n})),\n}));\nconst total = files.reduce((sum, { items }) => sum + items.length, 0);\nconst FEW = 200;\nconst levelBoxes = form ? [...form.querySelectorAll('[name=level]')] : [];\nconst isWhole = () =>\nlevelBoxes.every((box) => box.checked) && form.rule.value === '' && form.file.value.trim() === '';\nconst apply = () => {\nconst levels = new Set(levelBoxes.filter((box) => box.checked).map((box) => box.value));\nconst rule = form.rule.value;\nconst file = form.file.value.trim().toLowerCase();\nlet shown = 0;\nfor (const { block, name, items } of files) {\nlet own = 0;\nconst isNamed = name.includes(file);\nfor (const each of items) {\nconst fits = isNamed && levels.has(each.level) && (rule === '' || rule === each.rule);\neach.item.hidden = !fits;\nif (fits) own++;\n}\nblock.hidden = own === 0;\nshown += own;\n}\nconst whole = isWhole();\nfor (const { block, isOpen } of files) if (!block.hidden) block.open = whole ? isOpen : shown <= FEW;\nform.querySelector('output').value = whole ? `${total} findings` : `${shown} of ${total} findings`;\n};\nconst remember = () => {\nconst query = new URLSearchParams();\nconst levels = levelBoxes.filter((box) => box.checked).map((box) => box.value);\nif (levels.length < levelBoxes.length) query.set('level', levels.join(' '));\nif (form.rule.value !== '') query.set('rule', form.rule.value);\nif (form.file.value.trim() !== '') query.set('file', form.file.value.trim());\nconst kept = query.size === 0 ? '' : `#?${query}`;\nhistory.replaceState(null, '', kept === '' ? location.pathname + location.search : kept);\n};\nconst reset = () => {\nfor (const box of levelBoxes) box.checked = true;\nform.rule.value = '';\nform.file.value = '';\n};\nconst follow = () => {\nif (form && location.hash.startsWith('#?')) {\nconst query = new URLSearchParams(location.hash.slice(2));\nreset();\nconst levels = query.get('level');\nif (levels !== null) for (const box of levelBoxes) box.checked = levels.split(' ').includes(box.value);\nform.rule.value = query.get('rule') ?? '';\nif (form.rule.selectedIndex < 0) form.rule.value = '';\nform.file.value = query.get('file') ?? '';\napply();\nform.scrollIntoView();\nreturn;\n}\nconst target = document.getElementById(location.hash.slice(1));\nif (target === null) return;\nif (target.hidden) {\nreset();\napply();\n}\nfor (let fold = target.closest('details'); fold !== null; fold = fold.parentElement.closest('details'))\nfold.open = true;\ntarget.scrollIntoView();\nrequestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));\n};\nif (form) {\nform.hidden = false;\nlet waiting = 0;\nform.addEventListener('input', () => {\ncancelAnimationFrame(waiting);\nwaiting = requestAnimationFrame(() => {\napply();\nremember();\n});\n});\nform.addEventListener('submit', (event) => event.preventDefault());\nform.addEventListener('reset', (event) => {\nevent.preventDefault();\nreset();\napply();\nremember();\n});\n}\naddEventListener('beforeprint', () => {\nfor (const fold of document.querySelectorAll('details')) fold.open = true;\n});\naddEventListener('hashchange', follow);\nfollow();\n}";
const SCRIPT_HASH = "sha256-T2TzzPsmjkWSlNYWne/hOsf80tCgOJt74LsomYqpFFE=";

// EXTERNAL MODULE: ./build/core/report/markdown/sections/headline.js
var headline = __webpack_require__(48914);
// EXTERNAL MODULE: ./build/core/report/markdown/sections/readiness.js + 2 modules
var readiness = __webpack_require__(32712);
// EXTERNAL MODULE: ./node_modules/@dagrejs/dagre/dist/dagre.esm.js
var dagre_esm = __webpack_require__(42440);
// EXTERNAL MODULE: ./build/core/value/node-kinds.js
var node_kinds = __webpack_require__(67040);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/report/counts.js
var report_counts = __webpack_require__(56125);
// EXTERNAL MODULE: ./build/core/text/outlet.js
var outlet = __webpack_require__(84411);
// EXTERNAL MODULE: ./build/core/value/digest.js
var digest = __webpack_require__(46430);
;// CONCATENATED MODULE: ./build/core/report/html/html.js




const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    '`': '&#96;',
};
function escaped(text) {
    return text.replace(/[&<>"'`]/g, (sign) => ENTITIES[sign] ?? '');
}
function html_text(value, limit = 600) {
    return escaped((0,printable.shorten)((0,printable.printable)(value), limit));
}
function prose(value, limit = 600) {
    const parts = (0,printable.shorten)((0,printable.printable)(value), limit).split(/"([^"]*)"/);
    return outlet/* html */.qy.join('')(parts.map((part, i) => (i % 2 === 1 ? code(part) : html_text(part, limit))));
}
function code(value, limit = 200) {
    return (0,outlet/* html */.qy) `<code>${value.trim() === '' ? '(empty)' : html_text(value, limit)}</code>`;
}
function sourceText(value) {
    return escaped((0,printable.printable)(value.replaceAll('\t', '  ')));
}
function html_link(content, address = '') {
    return /^https?:\/\/[\w.:/%#-]+$/.test(address) ? (0,outlet/* html */.qy) `<a href="${html_text(address, 4000)}">${content}</a>` : content;
}
function html_anchor(kind, ...names) {
    return (0,outlet/* html */.qy) `${kind}-${html_text((0,digest/* sha256Hex */.fg)(JSON.stringify(names)).slice(0, 12))}`;
}

;// CONCATENATED MODULE: ./build/core/report/html/flow.js





const WEIGHT = 800;
const LEFT_TO_RIGHT = 6;
const WIDEST = 1060;
const LINE = 16;
const NODE_CHARACTERS = 26;
const EDGE_CHARACTERS = 34;
const PADDING = 12;
function placeFlows(cals) {
    const placed = new Map();
    let weight = 0;
    for (const cal of cals) {
        if (cal.flow === undefined)
            continue;
        weight += cal.flow.nodes.length + cal.flow.edges.length;
        if (weight > WEIGHT)
            return placed;
        placed.set(cal, placeFlow(cal, cal.flow));
    }
    return placed;
}
function placeFlow(cal, flow) {
    const across = flow.nodes.length <= LEFT_TO_RIGHT ? placeTo('LR', cal, flow) : undefined;
    return across !== undefined && across.width <= WIDEST ? across : placeTo('TB', cal, flow);
}
function placeTo(rankdir, cal, flow) {
    const graph = new dagre_esm/* Graph */.TS({ multigraph: true });
    graph.setGraph({ rankdir, nodesep: 28, ranksep: 36, edgesep: 14, marginx: 4, marginy: 4 });
    const names = new Map(flow.nodes.map(({ id }, i) => [id, `n${i}`]));
    for (const [i, node] of flow.nodes.entries()) {
        const rows = labelRows(cal, node);
        const width = Math.max(64, ...rows.map(({ shown }) => widthOf(shown))) + 2 * PADDING;
        graph.setNode(`n${i}`, { width, height: rows.length * LINE + PADDING });
    }
    const known = flow.edges.flatMap((edge) => {
        const [from, to] = [names.get(edge.from), names.get(edge.to)];
        return from === undefined || to === undefined ? [] : [{ edge, from, to }];
    });
    for (const [i, { edge, from, to }] of known.entries()) {
        const label = edge.when === undefined ? {} : { width: widthOf(cut(edge.when, EDGE_CHARACTERS)), height: LINE };
        graph.setEdge(from, to, { ...label, labelpos: 'c' }, `e${i}`);
    }
    (0,dagre_esm/* layout */.Zp)(graph);
    const { width = 0, height = 0 } = graph.graph();
    return {
        width: Math.ceil(width),
        height: Math.ceil(height),
        nodes: flow.nodes.map((_, i) => {
            const { x, y, width: w, height: h } = graph.node(`n${i}`);
            return { x: x ?? 0, y: y ?? 0, width: w, height: h };
        }),
        edges: known.map(({ edge, from, to }, i) => {
            const { points = [], x = 0, y = 0 } = graph.edge(from, to, `e${i}`);
            return { edge, points, x, y };
        }),
    };
}
function drawFlow(cal, flow, { width, height, nodes, edges }) {
    const boxes = flow.nodes.flatMap((node, i) => {
        const place = nodes[i];
        return place === undefined ? [] : [drawNode(cal, node, place)];
    });
    const arrows = edges.map(({ edge, points, x, y }) => {
        const arrow = (0,outlet/* html */.qy) `<path d="${pathOf(points)}" marker-end="url(#arrow)"/>`;
        return edge.when === undefined ? arrow : (0,outlet/* html */.qy) `${arrow}${condition(cut(edge.when, EDGE_CHARACTERS), x, y)}`;
    });
    const said = (0,outlet/* html */.qy) `The flow: ${(0,report_counts/* count */.U9)(flow.nodes.length, 'node')}, ${(0,report_counts/* count */.U9)(edges.length, 'edge')}`;
    return (0,outlet/* html */.qy) `<p class="part">Flow</p>
    <div class="flow" tabindex="0" role="region" aria-label="Flow of ${html_text(cal.name || cal.id, 120)}">
      <svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${said}">
        ${outlet/* html */.qy.join('\n')(arrows)} ${outlet/* html */.qy.join('\n')(boxes)}
      </svg>
    </div>`;
}
function condition(shown, x, y) {
    const width = widthOf(shown);
    const behind = (0,outlet/* html */.qy) `<rect class="behind" x="${round(x - width / 2)}" y="${round(y - LINE / 2)}" width="${width}" height="${LINE}"/>`;
    return (0,outlet/* html */.qy) `${behind}<text class="when" x="${round(x)}" y="${round(y + 4)}">${html_text(shown)}</text>`;
}
const ARROW = (0,outlet/* html */.qy) `<svg width="0" height="0" class="defs" aria-hidden="true">
  <defs>
    <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
      <path d="M0 0L8 4L0 8z" />
    </marker>
  </defs>
</svg>`;
function drawNode(cal, node, place) {
    const rows = labelRows(cal, node);
    const blocked = rows.some(({ role }) => role === 'lacking');
    const top = place.y - (rows.length * LINE) / 2 + 12;
    const texts = rows.map(({ shown, role }, i) => (0,outlet/* html */.qy) `<text class="${role}" x="${round(place.x)}" y="${round(top + i * LINE)}">${html_text(shown)}</text>`);
    return (0,outlet/* html */.qy) `<g class="${blocked ? 'blocked' : shapeOf(node)}">${shape(node, place)}${outlet/* html */.qy.join('')(texts)}</g>`;
}
function shapeOf({ kind }) {
    const open = kind === 'other' ? '[' : node_kinds/* NODE_KINDS */.xA[kind].brackets[0];
    return open === '{' ? 'gateway' : open === '([' ? 'terminal' : 'step';
}
function shape(node, { x, y, width, height }) {
    const [left, top] = [x - width / 2, y - height / 2];
    const form = shapeOf(node);
    if (form === 'gateway') {
        const tip = 10;
        const points = [
            [left, y],
            [left + tip, top],
            [left + width - tip, top],
            [left + width, y],
            [left + width - tip, top + height],
            [left + tip, top + height],
        ].map(([px = 0, py = 0]) => (0,outlet/* html */.qy) `${round(px)},${round(py)}`);
        return (0,outlet/* html */.qy) `<polygon points="${outlet/* html */.qy.join(' ')(points)}" />`;
    }
    const corner = form === 'terminal' ? height / 2 : 5;
    const size = (0,outlet/* html */.qy) `width="${round(width)}" height="${round(height)}" rx="${round(corner)}"`;
    return (0,outlet/* html */.qy) `<rect x="${round(left)}" y="${round(top)}" ${size}/>`;
}
function labelRows(cal, node) {
    const { id, kind, agent, role } = node;
    const who = agent === undefined
        ? kind === 'other' || node_kinds/* NODE_KINDS */.xA[kind].named
            ? kind
            : undefined
        : role === undefined || role === agent
            ? agent
            : `${agent} · ${role}`;
    const unstaffed = cal.participants.some((each) => each.alias === agent && each.resolved === null && each.required);
    const missing = new Map(cal.rac.map((item) => [item.id, item.state]));
    const lacking = (node.rac ?? []).filter((item) => {
        const state = missing.get(item);
        return state === 'failed' || state === 'unconfirmed';
    });
    return [
        { shown: cut(id, NODE_CHARACTERS), role: 'id' },
        ...(who === undefined ? [] : [{ shown: cut(who, NODE_CHARACTERS), role: 'who' }]),
        ...(unstaffed ? [{ shown: 'not staffed', role: 'lacking' }] : []),
        ...lacking.slice(0, 4).map((item) => ({
            shown: `${missing.get(item) === 'failed' ? '✗' : '□'} ${cut(item, NODE_CHARACTERS - 2)}`,
            role: 'lacking',
        })),
    ];
}
function widthOf(shown) {
    let width = 0;
    for (const sign of shown)
        width += sign.charCodeAt(0) < 0x2000 ? 7.2 : 14;
    return Math.ceil(width);
}
function cut(label, limit) {
    return (0,printable.shorten)((0,printable.printable)(label), limit);
}
function pathOf(points) {
    return outlet/* html */.qy.join('')(points.map(({ x, y }, i) => (0,outlet/* html */.qy) `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`));
}
function round(n) {
    return Math.round(n * 10) / 10;
}

// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/result/reservations.js
var result_reservations = __webpack_require__(13651);
// EXTERNAL MODULE: ./build/core/report/markdown/claim.js
var markdown_claim = __webpack_require__(38479);
// EXTERNAL MODULE: ./build/core/report/markdown/leg.js
var markdown_leg = __webpack_require__(72751);
;// CONCATENATED MODULE: ./build/core/report/html/marks.js

const SIGN = { good: '✓', open: '!', bad: '✗', quiet: '·' };
const TONE_OF_MOOD = { good: 'good', open: 'open', bad: 'bad' };
const TONE_OF_LEVEL = { error: 'bad', warning: 'open', note: 'quiet' };
const TONE_OF_VERDICT = {
    ready: 'good',
    pending: 'open',
    'not ready': 'bad',
};
const TONE_OF_STATE = {
    confirmed: 'good',
    unconfirmed: 'open',
    failed: 'bad',
    optional: 'quiet',
};
const TONE_OF_HOST = {
    accept: 'good',
    reserved: 'open',
    refuse: 'bad',
    'not judged': 'open',
};
function sign(tone, shown = SIGN[tone]) {
    return (0,outlet/* html */.qy) `<span class="s ${tone}" aria-hidden="true">${shown}</span>`;
}
function pill(tone, word) {
    return (0,outlet/* html */.qy) `<span class="pill ${tone}">${word}</span>`;
}

;// CONCATENATED MODULE: ./build/core/report/html/sections/answer.js








function answerSection(input) {
    const { report, policy, claim, onlyChanges = false } = input;
    const { ok, line, cautions } = (0,headline/* reportAnswer */.bb)(report, policy);
    const doubted = ok && claim !== undefined && !(0,markdown_claim/* isBorneOut */.lb)(claim);
    const tone = doubted ? 'bad' : TONE_OF_MOOD[(0,headline/* moodOf */.jo)(report, policy)];
    const warned = [
        ...cautions,
        ...(onlyChanges ? ['this is about what the pull request changes; the rest of the repository is left out'] : []),
    ];
    return (0,outlet/* html */.qy) `<header class="answer ${tone}">
    <h1>
      ${sign(tone)} <span>${html_text(doubted ? 'not ok: the run that made this report did not succeed' : line)}</span>
    </h1>
    <p class="about">${outlet/* html */.qy.join(' · ')(aboutOf(input))}</p>
    ${claim === undefined ? '' : (0,outlet/* html */.qy) `<p class="caution">${claimSentence(claim)}</p>`}
    ${outlet/* html */.qy.join('\n')(warned.map((each) => (0,outlet/* html */.qy) `<p class="caution">${sign('open')} ${html_text(each)}</p>`))}
    <nav aria-label="Parts of the report">
      <ul class="tiles">
        ${outlet/* html */.qy.join('')(tiles(input))}
      </ul>
    </nav>
  </header>`;
}
const COMMIT = 12;
function aboutOf({ report, judged, changes, leg }) {
    const at = (sha) => code((0,redact/* redact */.E$)(sha).slice(0, COMMIT));
    const base = judged?.base;
    const branch = base?.branch === undefined ? (0,outlet/* html */.qy) `` : (0,outlet/* html */.qy) `${code(base.branch, 80)} at `;
    const merged = base === undefined ? '' : (0,outlet/* html */.qy) ` (merge with ${branch}${at(base.sha)})`;
    const commit = judged === undefined
        ? []
        : [judged.sha === '' ? (0,outlet/* html */.qy) `nobody can tell which commit was judged` : (0,outlet/* html */.qy) `judged ${at(judged.sha)}${merged}`];
    const narrowed = markdown_leg/* NARROWING */.EM.flatMap((name) => {
        const values = leg?.narrowed[name] ?? [];
        return values.length === 0
            ? []
            : [(0,outlet/* html */.qy) `${name} ${outlet/* html */.qy.join(', ')(values.slice(0, 6).map((each) => code(each, 80)))}`];
    });
    return [
        ...commit,
        ...(leg === undefined || leg.directory === '' ? [] : [(0,outlet/* html */.qy) `in ${code(leg.directory, 80)}`]),
        ...narrowed,
        ...(changes?.base === undefined ? [] : [(0,outlet/* html */.qy) `compared with ${code(shortName(changes.base), 80)}`]),
        (0,outlet/* html */.qy) `cartwright ${html_text(report.tool.version, 40)}`,
    ];
}
function shortName(base) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(base) ? base.slice(0, COMMIT) : base;
}
function claimSentence({ url, conclusion, attempt }) {
    const end = conclusion === '' ? (0,outlet/* html */.qy) `how the run ended is not known` : (0,outlet/* html */.qy) `the run ended as ${code(conclusion, 40)}`;
    const made = attempt === undefined ? '' : (0,outlet/* html */.qy) ` Attempt ${attempt.made} of ${attempt.last} made it.`;
    const run = html_link((0,outlet/* html */.qy) `the pull request’s own run`, url);
    return (0,outlet/* html */.qy) `This is what ${run} claims, and code of the pull request may have made it; ${end}.${made}`;
}
function tiles({ report, changes }) {
    const { cals, handshakes, summary, projects = [] } = report;
    const levels = (0,report_counts/* countLevels */.ZT)(report.diagnostics);
    const ready = cals.filter(({ verdict }) => verdict === 'ready').length;
    const found = levels.errors > 0 ? 'bad' : levels.warnings > 0 ? 'open' : 'good';
    const host = report.compliance === 'refuse' ? 'bad' : report.compliance === 'accept' ? 'good' : 'open';
    const readiness = report.verdict === 'not ready' ? 'bad' : report.verdict === 'ready' ? 'good' : 'open';
    return [
        ...(changes === undefined ? [] : [tile('#changes', 'quiet', (0,outlet/* html */.qy) `What changed`, changeWords(changes))]),
        ...(projects.length === 0 ? [] : [tile('#projects', 'quiet', (0,outlet/* html */.qy) `Projects`, (0,report_counts/* thousands */.oh)(projects.length))]),
        ...(cals.length === 0
            ? []
            : [tile('#workflows', readiness, (0,outlet/* html */.qy) `Workflows`, (0,outlet/* html */.qy) `${(0,report_counts/* thousands */.oh)(ready)} of ${(0,report_counts/* thousands */.oh)(cals.length)} ready`)]),
        ...(handshakes.length === 0 ? [] : [tile('#hosts', host, (0,outlet/* html */.qy) `Hosts`, (0,result_reservations/* hostCounts */.xj)(handshakes))]),
        tile('#findings', found, (0,outlet/* html */.qy) `Findings in ${(0,report_counts/* count */.U9)(summary.files, 'file')}`, (0,outlet/* html */.qy) `${(0,report_counts/* total */.X5)(levels) === 0 ? 'none' : (0,report_counts/* someCounts */.fD)(levels)}${(0,report_counts/* acceptedCount */.n)(summary)}`),
    ];
}
function changeWords({ introduced, fixed }) {
    return (0,outlet/* html */.qy) `${(0,report_counts/* thousands */.oh)((0,report_counts/* total */.X5)(introduced))} new, ${(0,report_counts/* thousands */.oh)((0,report_counts/* total */.X5)(fixed))} gone`;
}
function tile(to, tone, title, words) {
    return (0,outlet/* html */.qy) `<li class="${tone}">
    <a href="${to}"><span class="t">${title}</span> <b>${words}</b></a>
  </li>`;
}

// EXTERNAL MODULE: ./build/core/relaxed/relaxation.js
var relaxed_relaxation = __webpack_require__(27323);
// EXTERNAL MODULE: ./build/core/report/causes/cause.js
var causes_cause = __webpack_require__(54209);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(45318);
// EXTERNAL MODULE: ./build/core/report/markdown/links.js
var links = __webpack_require__(76510);
;// CONCATENATED MODULE: ./build/core/report/html/links.js


function fileLink(target, path, lines, label) {
    const shown = label ?? (lines === undefined ? path : `${path}:${lines.first}`);
    return html_link(code(shown, 400), (0,links/* fileAddress */.xQ)(target, path, lines));
}
function lineLink(target, path, line) {
    return fileLink(target, path, { first: line, last: line });
}
function ruleLink(rule, rulesUrl) {
    return (0,outlet/* html */.qy) `<span class="rule">${html_link(code(rule), (0,links/* ruleAddress */.XR)(rule, rulesUrl))}</span>`;
}

;// CONCATENATED MODULE: ./build/core/report/html/room.js

function fit(items, room, write) {
    const texts = [];
    for (const [i, item] of items.entries()) {
        const text = room.left > 0 ? write(item) : (0,outlet/* html */.qy) ``;
        if (text.length >= room.left) {
            room.left = 0;
            return { text: outlet/* html */.qy.join('\n')(texts), left: items.slice(i) };
        }
        room.left -= text.length + 1;
        texts.push(text);
    }
    return { text: outlet/* html */.qy.join('\n')(texts), left: [] };
}

;// CONCATENATED MODULE: ./build/core/report/html/sections/changes.js









const ROOM = 500_000;
function changesSection(changes, target) {
    if (changes === undefined)
        return (0,outlet/* html */.qy) ``;
    const causes = (changes.causes ?? []).filter((cause) => (0,causes_cause/* breaks */.T5)(cause) || cause.kind === 'step');
    const told = new Set(causes
        .filter(({ kind }) => kind !== 'error')
        .map(({ subject, profile = null }) => JSON.stringify([subject, profile])));
    const label = (0,compare/* changedHostLabels */.Sd)(changes.hosts);
    const rows = [
        ...causes.map((cause) => () => causeRow(cause, target)),
        ...(changes.relaxed ?? []).map((each) => () => relaxedRow(each, target)),
        ...changes.verdicts
            .filter(({ path }) => !told.has(JSON.stringify([path, null])))
            .map((change) => () => verdictRow(change, target)),
        ...changes.hosts
            .filter(({ subject, profile }) => !told.has(JSON.stringify([subject, profile])))
            .map((change) => () => hostRow(change, label(change), target)),
        ...(changes.requirements ?? []).map((change) => () => requirementsRow(change, target)),
        ...changes.rac.map((change) => () => racRow(change, target)),
        ...(changes.moved ?? []).map(({ what, from, to }) => () => row('quiet', (0,outlet/* html */.qy) `${what} moved`, (0,outlet/* html */.qy) `${code(from)} → ${fileLink(target, to)}`)),
    ];
    const { text: list, left } = fit(rows, { left: ROOM }, (make) => make());
    const more = left.length === 0 ? '' : (0,outlet/* html */.qy) `<p class="cut">… and ${(0,report_counts/* count */.U9)(left.length, 'change')} more</p>`;
    return (0,outlet/* html */.qy) `<section id="changes">
    <h2>What changed</h2>
    ${summaryOf(changes)}
    ${list === ''
        ? ''
        : (0,outlet/* html */.qy) `<ul class="rows">
            ${list}
          </ul>`}${more}
  </section>`;
}
function summaryOf(changes) {
    if ((0,compare/* isUnchanged */._5)(changes))
        return (0,outlet/* html */.qy) `<p class="muted">Nothing that anybody would want to read.</p>`;
    const { introduced, fixed, relaxed = [] } = changes;
    const parts = [
        ...((0,report_counts/* total */.X5)(introduced) > 0 ? [(0,outlet/* html */.qy) `new: ${(0,report_counts/* someCounts */.fD)(introduced)}`] : []),
        ...((0,report_counts/* total */.X5)(fixed) > 0 ? [(0,outlet/* html */.qy) `gone: ${(0,report_counts/* someCounts */.fD)(fixed)}`] : []),
        ...(relaxed.length > 0 ? [(0,outlet/* html */.qy) `${(0,compare/* relaxedCount */.nA)(changes)}`] : []),
    ];
    return parts.length === 0 ? (0,outlet/* html */.qy) `` : (0,outlet/* html */.qy) `<p class="muted">${outlet/* html */.qy.join(' · ')(parts)}</p>`;
}
function row(tone, what, why, where) {
    const place = where === undefined || where === '' ? '' : (0,outlet/* html */.qy) `<span class="at">${where}</span>`;
    return (0,outlet/* html */.qy) `<li>${sign(tone)} <b>${what}</b> <span class="why">${why}</span>${place}</li>`;
}
function causeRow(cause, target) {
    const { kind, subject, host, before, after, why, place } = cause;
    const on = host === undefined ? '' : (0,outlet/* html */.qy) ` on ${code(host, 80)}`;
    const flip = kind === 'error' || kind === 'step' || after === null
        ? ''
        : (0,outlet/* html */.qy) `: ${before === null || before === after ? '' : (0,outlet/* html */.qy) `${html_text(before)} → `}${html_text(after)}`;
    const tone = kind === 'pending' || kind === 'step' || kind === 'not judged' ? 'open' : 'bad';
    return row(tone, (0,outlet/* html */.qy) `${code(subject)}${on}${flip}`, prose(why), placeOf(place, target));
}
function placeOf(place, target) {
    if (place === null)
        return undefined;
    if (place.change === 'deleted')
        return (0,outlet/* html */.qy) `${code(place.path)} (deleted here)`;
    const at = lineLink(target, place.path, place.range.start.line);
    return place.change === 'unchanged' ? (0,outlet/* html */.qy) `mend ${at}` : (0,outlet/* html */.qy) `mend ${at} (${place.change} here)`;
}
function relaxedRow(relaxation, target) {
    const { message, side, path, range } = relaxation;
    const at = side === 'head' ? lineLink(target, path, range.start.line) : code((0,relaxed_relaxation/* relaxedPlace */.dJ)(relaxation));
    return row('open', (0,outlet/* html */.qy) `relaxed`, prose(message), at);
}
function verdictRow(change, target) {
    const { path, before, after } = change;
    if (after === null)
        return row('quiet', code(path), (0,outlet/* html */.qy) `is gone (was ${before ?? 'new'})`);
    const tone = (0,compare/* isWorse */.Bx)(change) ? 'bad' : change.relaxed === true ? 'open' : after === 'ready' ? 'good' : 'quiet';
    const flip = before === null ? (0,outlet/* html */.qy) `is new: ${after}` : (0,outlet/* html */.qy) `${before} → ${after}`;
    return row(tone, fileLink(target, path), (0,outlet/* html */.qy) `${flip}${(0,compare/* byRelaxing */.Yu)(change)}`);
}
function hostRow(change, host, target) {
    const { subject, before, after, broken, mended } = change;
    const [was, is] = (0,result_reservations/* sidesOf */.Mm)(change);
    const what = (0,outlet/* html */.qy) `${after === null ? code(subject) : fileLink(target, subject)} on ${code(host, 80)}`;
    const ids = [
        ...(broken.length > 0 ? [(0,outlet/* html */.qy) `not met: ${listed(broken)}`] : []),
        ...(mended.length > 0 ? [(0,outlet/* html */.qy) `met: ${listed(mended)}`] : []),
    ];
    const why = (0,outlet/* html */.qy) `${ids.length > 0 ? (0,outlet/* html */.qy) `; ${outlet/* html */.qy.join('; ')(ids)}` : ''}${(0,compare/* byRelaxing */.Yu)(change)}`;
    if (after === null)
        return row('quiet', what, (0,outlet/* html */.qy) `not there any more (was ${was})${why}`);
    const tone = after === 'refuse'
        ? 'bad'
        : after === 'not judged' || change.relaxed === true
            ? 'open'
            : is === after
                ? 'good'
                : 'open';
    const flip = before === null ? (0,outlet/* html */.qy) `${is} (new)` : was === is ? (0,outlet/* html */.qy) `${is}` : (0,outlet/* html */.qy) `${was} → ${is}`;
    return row(tone, what, (0,outlet/* html */.qy) `${flip}${why}`);
}
const SHOWN = 8;
function requirementsRow(change, target) {
    const { subject, before, after, changes, step, taken, enough } = change;
    const of = (kind, title) => {
        const own = changes.filter((each) => each.kind === kind);
        if (own.length === 0)
            return [];
        const shown = own
            .slice(0, SHOWN)
            .map(({ id, before: was, after: is }) => (0,outlet/* html */.qy) `${code(id, 80)} ${code(was, 40)} → ${code(is, 40)}`);
        const more = own.length > SHOWN ? (0,outlet/* html */.qy) `, and ${own.length - SHOWN} more` : '';
        return [(0,outlet/* html */.qy) `${title}: ${outlet/* html */.qy.join(', ')(shown)}${more}`];
    };
    const said = [...of('breaking', 'breaking'), ...of('compatible', 'compatible')];
    const versions = before === null || after === null
        ? ''
        : before === after
            ? (0,outlet/* html */.qy) `, the version stays ${code(after, 40)}`
            : (0,outlet/* html */.qy) `: ${code(before, 40)} → ${code(after, 40)} (${taken ?? 'not later'})`;
    const verdict = before === null || after === null ? '' : enough ? ' is enough' : ' is too small';
    const why = (0,outlet/* html */.qy) `${said.length === 0 ? 'only names and descriptions' : outlet/* html */.qy.join('; ')(said)}; SemVer step
  ${step}${versions}${verdict}`;
    return row(enough ? 'quiet' : 'open', (0,outlet/* html */.qy) `${fileLink(target, subject)} asks hosts for something else`, why);
}
function racRow({ path, id, before, after }, target) {
    const tone = after === 'confirmed' ? 'good' : after === 'failed' ? 'bad' : after === 'unconfirmed' ? 'open' : 'quiet';
    return row(tone, (0,outlet/* html */.qy) `${code(id)} of ${fileLink(target, path)}`, (0,outlet/* html */.qy) `${html_text(before, 40)} → ${html_text(after, 40)}`);
}
function listed(ids) {
    const shown = outlet/* html */.qy.join(', ')(ids.slice(0, 5).map((id) => code(id)));
    return ids.length > 5 ? (0,outlet/* html */.qy) `${shown}, ${ids.length - 5} more` : shown;
}

// EXTERNAL MODULE: ./build/core/report/fingerprints.js
var fingerprints = __webpack_require__(11412);
// EXTERNAL MODULE: ./build/core/report/group.js
var group = __webpack_require__(47322);
// EXTERNAL MODULE: ./build/core/report/projects.js
var report_projects = __webpack_require__(26019);
// EXTERNAL MODULE: ./build/core/report/text/excerpt.js
var excerpt = __webpack_require__(53440);
;// CONCATENATED MODULE: ./build/core/report/html/sections/findings.js










const findings_ROOM = 8_000_000;
const FEW = 60;
const WIDTH = 160;
const RULES = 200;
function findingsSection(input) {
    const { report, rulesUrl, ruleOf } = input;
    const { diagnostics } = report;
    const projects = (0,report_projects/* takeApart */.YF)(report);
    const groups = projects.length === 0
        ? [{ root: undefined, files: (0,report_counts/* groupByFile */.XQ)(diagnostics) }]
        : projects.map(({ root, report: own }) => ({ root, files: (0,report_counts/* groupByFile */.XQ)(own.diagnostics) }));
    const idOf = findings_anchors();
    const few = diagnostics.length <= FEW;
    const blocks = groups.flatMap(({ root, files }) => files.map((file, i) => ({ ...file, title: i === 0 && root !== undefined ? projectTitle(root) : (0,outlet/* html */.qy) `` })));
    const room = { left: findings_ROOM };
    let cut = 0;
    const written = blocks.map((block) => {
        const { text: items, left } = fit(block.findings, room, (finding) => findingItem(finding, idOf(finding), input));
        cut += left.length;
        return items === '' ? (0,outlet/* html */.qy) `` : fileBlock(block, block.title, items, left.length, few);
    });
    const more = cut === 0
        ? ''
        : (0,outlet/* html */.qy) `<p class="cut">Left out for length: ${(0,report_counts/* count */.U9)(cut, 'finding')}; the JSON report has all of them.</p>`;
    return (0,outlet/* html */.qy) `<section id="findings">
    <h2>Findings</h2>
    ${diagnostics.length === 0 ? (0,outlet/* html */.qy) `<p class="muted">None.</p>` : (0,outlet/* html */.qy) `${filterBar(diagnostics)}${few ? '' : ruleList(diagnostics, rulesUrl, ruleOf)}`}
    ${outlet/* html */.qy.join('\n')(written.filter((each) => each !== ''))}${more}
    ${few && diagnostics.length > 0 ? ruleList(diagnostics, rulesUrl, ruleOf) : ''}
  </section>`;
}
function projectTitle(root) {
    return (0,outlet/* html */.qy) `<h3 class="project">${code(root)}</h3> `;
}
function findings_anchors() {
    const fingerprint = (0,fingerprints/* fingerprints */.W)();
    return (finding) => html_anchor('f', fingerprint(finding));
}
function filterBar(diagnostics) {
    const counts = (0,report_counts/* countLevels */.ZT)(diagnostics);
    const levels = report_counts/* LEVELS */.A_.filter((level) => counts[`${level}s`] > 0).map((level) => {
        const tone = TONE_OF_LEVEL[level];
        const box = (0,outlet/* html */.qy) `<input type="checkbox" name="level" value="${level}" checked>`;
        return (0,outlet/* html */.qy) `<label class="${tone}">${box} ${sign(tone)} ${(0,report_counts/* count */.U9)(counts[`${level}s`], level)}</label>`;
    });
    const rules = [...(0,group/* groupBy */.$)(diagnostics, ({ rule }) => rule)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([rule, own]) => (0,outlet/* html */.qy) `<option value="${html_text(rule)}">${html_text(rule)} (${(0,report_counts/* thousands */.oh)(own.length)})</option>`);
    return (0,outlet/* html */.qy) `<form id="filter" hidden>
<fieldset><legend>Level</legend>${outlet/* html */.qy.join('')(levels)}</fieldset>
<label>Rule <select name="rule"><option value="">all</option>${outlet/* html */.qy.join('')(rules)}</select></label>
<label>File <input type="search" name="file" placeholder="part of the path" autocomplete="off" spellcheck="false"></label>
<button type="reset">Show all</button>
<output role="status">${(0,report_counts/* count */.U9)(diagnostics.length, 'finding')}</output>
</form>
`;
}
function ruleList(diagnostics, rulesUrl, ruleOf) {
    const rules = (0,report_counts/* groupByRule */.RJ)(diagnostics);
    const rows = rules.slice(0, RULES).map(({ rule, level, findings }) => {
        const known = ruleOf?.(rule);
        const head = (0,outlet/* html */.qy) `${sign(TONE_OF_LEVEL[level])} ${ruleLink(rule, rulesUrl)}
      <span class="kind">${(0,report_counts/* count */.U9)(findings.length, level)}</span>
      <span class="why">${known === undefined ? '' : ticked(known.summary)}</span>`;
        return known === undefined
            ? (0,outlet/* html */.qy) `<li>${head}</li>`
            : (0,outlet/* html */.qy) `<li>
          <details>
            <summary>${head}</summary>
            <p>${ticked(known.what)}</p>
            <p>${ticked(known.why)}</p>
          </details>
        </li>`;
    });
    const left = rules.length - rows.length;
    const more = left > 0 ? (0,outlet/* html */.qy) `<li class="cut">… and ${(0,report_counts/* count */.U9)(left, 'rule')} more</li>` : '';
    return (0,outlet/* html */.qy) `<details class="card" open>
    <summary><b>What the rules are about</b></summary>
    <ul class="rows rules">
      ${outlet/* html */.qy.join('\n')(rows)}${more}
    </ul>
  </details> `;
}
function ticked(said) {
    return outlet/* html */.qy.join('')(said.split(/`([^`]+)`/).map((part, i) => (i % 2 === 1 ? code(part) : html_text(part, 4000))));
}
function fileBlock({ path, findings }, title, items, left, isOpen) {
    const more = left === 0 ? '' : (0,outlet/* html */.qy) `<li class="cut">… and ${(0,report_counts/* count */.U9)(left, 'finding')} more in this file</li>`;
    return (0,outlet/* html */.qy) `${title}
    <details class="file" data-file="${html_text(path, 400)}"${isOpen ? ' open' : ''}>
      <summary><b>${code(path, 400)}</b> <span class="kind">${(0,report_counts/* someCounts */.fD)((0,report_counts/* countLevels */.ZT)(findings))}</span></summary>
      <ol class="findings">
        ${items}${more}
      </ol>
    </details>`;
}
function findingItem(finding, id, { target, rulesUrl, excerpts }) {
    const { rule, level, message, path, range, help, fix, related = [] } = finding;
    const tone = TONE_OF_LEVEL[level];
    const last = range.end.column === 1 && range.end.line > range.start.line ? range.end.line - 1 : range.end.line;
    const at = fileLink(target, path, { first: range.start.line, last }, `${nameOf(path)}:${range.start.line}:${range.start.column}`);
    const source = excerpts?.get(path);
    const parts = [
        (0,outlet/* html */.qy) `<p class="m">${sign(tone)} <span class="${tone}">${level}</span> ${prose(message)}</p>`,
        (0,outlet/* html */.qy) `<p class="at">${at} ${ruleLink(rule, rulesUrl)} <a class="here" href="#${id}" aria-label="Link to this finding">#</a></p>`,
        excerptOf(source?.get(range.start.line), range),
        help === undefined ? (0,outlet/* html */.qy) `` : (0,outlet/* html */.qy) `<p class="help">→ ${prose(help, 400)}</p>`,
        ...related.slice(0, 20).map((each) => relatedLine(each, target)),
        fix === undefined ? (0,outlet/* html */.qy) `` : fixOf(fix, source),
    ];
    return (0,outlet/* html */.qy) `<li id="${id}" class="${level}" data-rule="${html_text(rule)}">${outlet/* html */.qy.join('\n')(parts.filter((part) => part !== ''))}</li>`;
}
function nameOf(path) {
    const shown = (0,redact/* redact */.E$)(path);
    return shown.slice(shown.lastIndexOf('/') + 1);
}
function excerptOf(source, range) {
    if (source === undefined)
        return (0,outlet/* html */.qy) ``;
    const [before, place, after] = (0,excerpt/* aroundPlace */.Z)((0,redact/* maskSecrets */.QU)(source), range, WIDTH);
    return (0,outlet/* html */.qy) `<pre><span class="n">${range.start.line}</span> ${sourceText(before)}<mark>${sourceText(place)}</mark>${sourceText(after)}</pre>`;
}
function relatedLine({ path, range: { start }, message, deleted }, target) {
    const at = deleted === true ? code(path) : lineLink(target, path, start.line);
    return (0,outlet/* html */.qy) `<p class="help">↔ ${at}: ${prose(message, 240)}</p>`;
}
function fixOf({ title, edits }, source) {
    const how = (0,outlet/* html */.qy) `<p class="help">fix: ${prose(title, 240)} <span class="kind">cartwright lint --fix</span></p>`;
    const [first] = edits;
    const number = first?.range.start.line ?? 0;
    const known = source?.get(number);
    const isOfLine = edits.every(({ range, newText }) => range.start.line === number && range.end.line === number && !/[\r\n]/.test(newText));
    if (known === undefined || !isOfLine || known.length > WIDTH)
        return how;
    const line = (0,redact/* maskSecrets */.QU)(known);
    const after = (0,outlet/* html */.qy) `<ins>${sourceText((0,redact/* maskSecrets */.QU)(edited(line, edits)))}</ins>`;
    return (0,outlet/* html */.qy) `${how}
<pre class="diff"><del>${sourceText(line)}</del>${after}</pre>`;
}
function edited(line, edits) {
    const backwards = [...edits].sort((a, b) => b.range.start.column - a.range.start.column);
    return backwards.reduce((text, { range, newText }) => text.slice(0, range.start.column - 1) + newText + text.slice(range.end.column - 1), line);
}

// EXTERNAL MODULE: ./build/core/result/host-labels.js
var host_labels = __webpack_require__(54520);
// EXTERNAL MODULE: ./build/core/result/same-answers.js
var same_answers = __webpack_require__(5876);
// EXTERNAL MODULE: ./build/core/handshake/mends.js + 1 modules
var mends = __webpack_require__(83887);
;// CONCATENATED MODULE: ./build/core/report/html/mends.js


function mendList(verdict) {
    const found = (0,mends.mendsOf)(verdict);
    if (found.length === 0)
        return (0,outlet/* html */.qy) ``;
    const items = found.map(({ what, command, paste }) => (0,outlet/* html */.qy) `<li>${prose(what)}${block(command)}${block(paste)}</li>`);
    return (0,outlet/* html */.qy) `<p class="part">What would mend it</p>
    <ul class="mends">
      ${outlet/* html */.qy.join('\n')(items)}
    </ul>`;
}
function block(text) {
    if (text === undefined)
        return (0,outlet/* html */.qy) ``;
    return (0,outlet/* html */.qy) `<pre tabindex="0">${outlet/* html */.qy.join('\n')(text.split('\n').map(sourceText))}</pre>`;
}

;// CONCATENATED MODULE: ./build/core/report/html/sections/hosts.js









const NAMED = 12;
const OPEN = 3;
function hostsSection(verdicts, target, room) {
    if (verdicts.length === 0)
        return (0,outlet/* html */.qy) ``;
    const answers = (0,same_answers/* sameAnswers */.K)(verdicts, answerKey).map((answer) => ({
        ...answer,
        id: html_anchor('h', answer.subjects.map(({ subject }) => subject).join('\n'), answer.hosts.map(host_labels/* pairKey */.Y).join('\n')),
    }));
    const where = new Map(answers.flatMap(({ id, subjects, hosts }) => subjects.flatMap(({ subject }) => hosts.map(({ profile }) => [(0,host_labels/* pairKey */.Y)({ subject, profile }), id]))));
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const table = matrix(verdicts, label, where, { target, room });
    let unfolded = 0;
    const { text: cards, left } = fit([...answers].sort(worseFirst), room, (answer) => {
        const isOpen = answer.verdict.verdict !== 'accept' && unfolded++ < OPEN;
        return answerCard(answer, isOpen, label);
    });
    const more = left.length === 0 ? '' : (0,outlet/* html */.qy) `<p class="cut">… and ${(0,report_counts/* count */.U9)(left.length, 'answer')} more</p>`;
    return (0,outlet/* html */.qy) `${table} ${cards}${more}`;
}
const ORDER = ['refuse', 'not judged', 'reserved', 'accept'];
function worseFirst(a, b) {
    return ORDER.indexOf((0,result_reservations/* markOf */.Fg)(a.verdict)) - ORDER.indexOf((0,result_reservations/* markOf */.Fg)(b.verdict));
}
function answerKey(verdict) {
    if (verdict.verdict === 'not judged')
        return JSON.stringify([verdict.reason, verdict.help]);
    return JSON.stringify([verdict.verdict, verdict.error?.error.data, verdict.roles]);
}
function matrix(verdicts, label, where, { target, room }) {
    const subjects = [...new Set(verdicts.map(({ subject }) => subject))];
    const profiles = [...new Map(verdicts.map((verdict) => [verdict.profile, label(verdict)]))];
    const byPair = new Map(verdicts.map((verdict) => [(0,host_labels/* pairKey */.Y)(verdict), verdict]));
    const signatures = new Map(verdicts.map((verdict) => [verdict.subject, verdict.signature]));
    const heads = profiles.map(([, name]) => (0,outlet/* html */.qy) `<th scope="col"><span>${html_text(name, 80)}</span></th>`);
    const { text: rows, left } = fit(subjects, room, (subject) => {
        const cells = profiles.map(([profile]) => {
            const key = (0,host_labels/* pairKey */.Y)({ subject, profile });
            return cell(byPair.get(key), where.get(key));
        });
        return (0,outlet/* html */.qy) `<tr>
      <th scope="row">${fileLink(target, subject)}${signature(signatures.get(subject))}</th>
      ${outlet/* html */.qy.join('')(cells)}
    </tr>`;
    });
    const more = left.length === 0 ? '' : (0,outlet/* html */.qy) `<p class="cut">… and ${(0,report_counts/* count */.U9)(left.length, 'row')} more</p>`;
    return (0,outlet/* html */.qy) `<div class="matrix" tabindex="0" role="region" aria-label="Hosts by package">
      <table>
        <thead>
          <tr>
            <th scope="col">package or cartridge</th>
            ${outlet/* html */.qy.join('')(heads)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${more}`;
}
function signature(found) {
    return found === undefined || found === 'not applicable' ? (0,outlet/* html */.qy) `` : (0,outlet/* html */.qy) ` <span class="kind">${found}</span>`;
}
function cell(verdict, id) {
    if (verdict === undefined || id === undefined)
        return (0,outlet/* html */.qy) `<td class="quiet">–</td>`;
    const mark = (0,result_reservations/* markOf */.Fg)(verdict);
    const tone = TONE_OF_HOST[mark];
    const seen = mark === 'not judged' ? sign(tone, '?') : sign(tone);
    const [first, ...others] = verdict.verdict === 'refuse' ? verdict.descriptor.unmet : [];
    const unmet = first === undefined
        ? ''
        : (0,outlet/* html */.qy) `<small>${code(first, 60)}${others.length > 0 ? (0,outlet/* html */.qy) ` +${others.length}` : ''}</small>`;
    return (0,outlet/* html */.qy) `<td class="${tone}"><a href="#${id}">${seen} ${(0,result_reservations/* verdictWords */.L2)(verdict)}</a>${unmet}</td>`;
}
function answerCard({ id, verdict, subjects, hosts }, isOpen, label) {
    const mark = (0,result_reservations/* markOf */.Fg)(verdict);
    const words = (0,outlet/* html */.qy) `${named(subjects.map(({ subject }) => code(subject)))} on
  ${named(hosts.map((each) => code(label(each), 80)))}`;
    return (0,outlet/* html */.qy) `<details class="card" id="${id}"${isOpen ? ' open' : ''}>
    <summary>${pill(TONE_OF_HOST[mark], (0,result_reservations/* verdictWords */.L2)(verdict))} ${words}</summary>
    ${bodyOf(verdict)}
  </details>`;
}
function named(names) {
    const rest = names.length > NAMED ? (0,outlet/* html */.qy) ` and ${names.length - NAMED} more` : '';
    return (0,outlet/* html */.qy) `${outlet/* html */.qy.join(', ')(names.slice(0, NAMED))}${rest}`;
}
function bodyOf(verdict) {
    switch (verdict.verdict) {
        case 'not judged':
            return (0,outlet/* html */.qy) `<p>${prose(verdict.reason, 400)}</p>
        <p class="help"><b>Mend</b> ${prose(verdict.help, 400)}</p>`;
        case 'accept':
        case 'refuse':
            return (0,outlet/* html */.qy) `${unmetTable(verdict)}${mendList(verdict)}
        <p class="part">Roles</p>
        <ul class="rows">
          ${outlet/* html */.qy.join('\n')(verdict.roles.map(roleRow))}
        </ul>`;
    }
}
function unmetTable({ error }) {
    if (error === null)
        return (0,outlet/* html */.qy) ``;
    const { unmet, supported, requested } = error.error.data;
    const rows = unmet.slice(0, 60).map((id, i) => (0,outlet/* html */.qy) `<tr>
        <th scope="row">${code(id, 120)}</th>
        <td>${html_text(requested[i] ?? '', 240)}</td>
        <td>${html_text(supported[i] ?? '', 240)}</td>
      </tr>`);
    return (0,outlet/* html */.qy) `<div class="matrix plain" tabindex="0" role="region" aria-label="Unmet requirements">
    <table>
      <thead>
        <tr>
          <th scope="col">not met</th>
          <th scope="col">asked</th>
          <th scope="col">offered</th>
        </tr>
      </thead>
      <tbody>
        ${outlet/* html */.qy.join('\n')(rows)}
      </tbody>
    </table>
  </div>`;
}
function roleRow(role) {
    const reservations = (0,result_reservations/* reservationsOf */.VL)(role);
    if (role.boundTool !== null) {
        const tone = reservations.length === 0 ? 'good' : 'open';
        const wrap = role.wraps === undefined ? '' : (0,outlet/* html */.qy) ` <span class="kind">wraps ${code(role.wraps, 80)}</span>`;
        const said = reservations.map((each) => (0,outlet/* html */.qy) `<span class="at">${reservationText(each)}</span>`);
        return (0,outlet/* html */.qy) `<li>
      ${sign(tone)} <b>${code(role.role)}</b> <span class="why">${code(role.boundTool, 80)}</span>
      <span class="kind">${role.how ?? 'found'}</span>${wrap}${outlet/* html */.qy.join('')(said)}
    </li>`;
    }
    if (role.tier === 'optional')
        return (0,outlet/* html */.qy) `<li>
      ${sign('quiet')} <b>${code(role.role)}</b> <span class="why">not bound</span>
      <span class="kind">optional: runs degraded</span>
    </li>`;
    const tools = role.candidates.slice(0, NAMED).map((each) => (0,outlet/* html */.qy) `<span class="at">${candidateText(each)}</span>`);
    const left = role.candidates.length - tools.length;
    const more = left > 0 ? (0,outlet/* html */.qy) `<span class="at">… and ${(0,report_counts/* count */.U9)(left, 'tool')} more</span>` : '';
    return (0,outlet/* html */.qy) `<li>
    ${sign('bad')} <b>${code(role.role)}</b> <span class="why">not bound</span>${outlet/* html */.qy.join('')(tools)}${more}
  </li>`;
}
function candidateText(candidate) {
    const { tool, schema, path, witness, missingScopes, notTaken, reservations } = candidate;
    const parts = [
        schema === 'unknown' ? (0,outlet/* html */.qy) `the schema cannot be told` : (0,outlet/* html */.qy) `the schema ${schema}`,
        ...(path === '' ? [] : [prose(path, 240)]),
        ...(witness === undefined ? [] : [(0,outlet/* html */.qy) `it rejects ${code(JSON.stringify(witness) ?? '', 160)}`]),
        ...(missingScopes.length === 0 ? [] : [(0,outlet/* html */.qy) `lacks ${outlet/* html */.qy.join(', ')(missingScopes.map((each) => code(each)))}`]),
        ...(notTaken === undefined ? [] : [(0,outlet/* html */.qy) `not taken: ${prose(notTaken, 240)}`]),
        ...reservations.map(reservationText),
    ];
    return (0,outlet/* html */.qy) `${code(tool, 80)}: ${outlet/* html */.qy.join('; ')(parts)}`;
}
function reservationText({ reason, witness }) {
    const shown = witness === undefined ? '' : (0,outlet/* html */.qy) `, for example it rejects ${code(JSON.stringify(witness) ?? '', 160)}`;
    return (0,outlet/* html */.qy) `reservation: ${prose(reason, 240)}${shown}`;
}

;// CONCATENATED MODULE: ./build/core/report/html/sections/readiness.js










const ROWS = 200;
const readiness_OPEN = 5;
function workflowsSection(cals, target, layouts, room) {
    if (cals.length === 0)
        return (0,outlet/* html */.qy) ``;
    let unfolded = 0;
    const { text: cards, left } = fit((0,readiness/* worstFirst */.md)(cals), room, (cal) => {
        const isOpen = cals.length === 1 || (cal.verdict !== 'ready' && unfolded++ < readiness_OPEN);
        return card(cal, isOpen, target, layouts.get(cal));
    });
    const more = left.length === 0 ? '' : (0,outlet/* html */.qy) `<p class="cut">… and ${(0,report_counts/* count */.U9)(left.length, 'workflow')} more</p>`;
    return (0,outlet/* html */.qy) `${cards}${more}`;
}
function card(cal, isOpen, target, layout) {
    const { path, name, id, verdict, nodes, participants, rac } = cal;
    const staffed = participants.filter((each) => each.resolved !== null).length;
    const required = rac.filter((item) => item.required);
    const confirmed = required.filter((item) => item.state === 'confirmed').length;
    const here = html_anchor('w', path);
    const facts = [
        (0,report_counts/* count */.U9)(nodes, 'node'),
        (0,outlet/* html */.qy) `${(0,report_counts/* thousands */.oh)(staffed)} of ${(0,report_counts/* count */.U9)(participants.length, 'participant')} staffed`,
        (0,outlet/* html */.qy) `${(0,report_counts/* thousands */.oh)(confirmed)} of ${(0,report_counts/* thousands */.oh)(required.length)} required items confirmed`,
    ];
    const parts = [
        (0,outlet/* html */.qy) `<p class="about">${fileLink(target, path)} · ${outlet/* html */.qy.join(' · ')(facts)}</p>`,
        list((0,outlet/* html */.qy) `Participants`, participants, participantRow, 'participant'),
        list((0,outlet/* html */.qy) `Required available context`, rac, itemRow, 'item'),
        lines((0,outlet/* html */.qy) `Cannot run yet`, cal.blocked ?? []),
        lines((0,outlet/* html */.qy) `Still to write`, (cal.todo ?? []).map((task) => `the action of task ${(0,printable.quote)(task)} is a TODO`)),
        flowOf(cal, layout),
    ];
    return (0,outlet/* html */.qy) `<details class="card" id="${here}"${isOpen ? ' open' : ''}>
    <summary>${pill(TONE_OF_VERDICT[verdict], (0,outlet/* words */.aL) `${verdict}`)} <b>${html_text(name || id, 120)}</b></summary>
    ${outlet/* html */.qy.join('\n')(parts.filter((part) => part !== ''))}
  </details>`;
}
function flowOf(cal, layout) {
    if (cal.flow === undefined)
        return (0,outlet/* html */.qy) ``;
    if (layout !== undefined)
        return drawFlow(cal, cal.flow, layout);
    return (0,outlet/* html */.qy) `<p class="cut">Its flow is not drawn: a page draws the first ones only.</p>`;
}
function list(title, all, row, noun) {
    if (all.length === 0)
        return (0,outlet/* html */.qy) ``;
    const left = all.length - ROWS;
    const more = left > 0 ? (0,outlet/* html */.qy) `<li class="cut">… and ${(0,report_counts/* count */.U9)(left, noun)} more</li>` : '';
    return (0,outlet/* html */.qy) `<p class="part">${title}</p>
    <ul class="rows">
      ${outlet/* html */.qy.join('\n')(all.slice(0, ROWS).map(row))}${more}
    </ul>`;
}
function participantRow({ alias, bind, required, resolved, reason }) {
    const tone = resolved !== null ? 'good' : required ? 'bad' : 'quiet';
    const by = resolved === null ? (0,outlet/* html */.qy) `not staffed` : (0,outlet/* html */.qy) `${html_text(resolved.name, 120)} ${code(resolved.role)}`;
    const digest = resolved?.romDigest ?? null;
    const proof = digest === null ? '' : (0,outlet/* html */.qy) ` ${code((0,redact/* redact */.E$)(digest).slice(0, 19))}`;
    return (0,outlet/* html */.qy) `<li>
    ${sign(tone)} <b>${code(alias)}</b> <span class="kind">${required ? '' : 'optional '}${bind}</span>
    <span class="why">${by}${proof}</span><span class="at">${prose(reason)}</span>
  </li>`;
}
function itemRow(item) {
    const { id, kind, description, required, state, check } = item;
    const tone = TONE_OF_STATE[state];
    const how = check === null ? (0,outlet/* html */.qy) `no check` : (0,outlet/* html */.qy) `${html_text(check.type, 40)} ${code(check.hint, 160)}`;
    const said = outlet/* html */.qy.join('; ')(evidence(item));
    const found = said === '' ? '' : (0,outlet/* html */.qy) ` → ${said}`;
    return (0,outlet/* html */.qy) `<li>
    ${state === 'unconfirmed' ? sign(tone, '□') : sign(tone)} <b>${code(id)}</b>
    <span class="kind">${html_text(kind, 40)}, ${required ? state : 'optional'}</span>
    <span class="why">${prose(description, 400)}</span><span class="at">${how}${found}</span>
  </li>`;
}
function evidence({ reason, evidence: found = {} }) {
    const words = reason === undefined ? evidenceWords(found) : [prose(reason, 240)];
    return [...words, ...(found.digest === undefined ? [] : [code((0,redact/* redact */.E$)(found.digest).slice(0, 19))])];
}
function evidenceWords({ count: n, by, at, expires }) {
    return [
        ...(n === undefined ? [] : [(0,outlet/* html */.qy) `${(0,report_counts/* thousands */.oh)(n)} found`]),
        ...(by === undefined ? [] : [(0,outlet/* html */.qy) `by ${html_text(by, 60)}`]),
        ...(at === undefined ? [] : [(0,outlet/* html */.qy) `on ${html_text((0,redact/* redact */.E$)(at).slice(0, 10))}`]),
        ...(expires === undefined ? [] : [(0,outlet/* html */.qy) `until ${html_text((0,redact/* redact */.E$)(expires).slice(0, 10))}`]),
    ];
}
function lines(title, all) {
    if (all.length === 0)
        return (0,outlet/* html */.qy) ``;
    const shown = all
        .slice(0, ROWS)
        .map((line) => (0,outlet/* html */.qy) `<li>${sign('open')} <span class="why">${prose(line, 240)}</span></li>`);
    const left = all.length - shown.length;
    const more = left > 0 ? (0,outlet/* html */.qy) `<li class="cut">… and ${(0,report_counts/* count */.U9)(left, 'line')} more</li>` : '';
    return (0,outlet/* html */.qy) `<p class="part">${title}</p>
    <ul class="rows">
      ${outlet/* html */.qy.join('\n')(shown)}${more}
    </ul>`;
}

;// CONCATENATED MODULE: ./build/core/report/html/sections/projects.js









const PROJECTS_ROOM = 500_000;
const projects_ROOM = 4_000_000;
function projectsSection({ report, policy }) {
    const projects = judged(report, policy);
    if (projects.length === 0)
        return (0,outlet/* html */.qy) ``;
    const { text: rows, left } = fit([...projects].sort(noFirst), { left: PROJECTS_ROOM }, ({ ok, root, id, report: own }) => {
        const facts = [
            (0,report_counts/* total */.X5)(own.summary) === 0 ? (0,outlet/* html */.qy) `no findings` : (0,report_counts/* someCounts */.fD)(own.summary),
            ...(own.verdict === null ? [] : [(0,outlet/* html */.qy) `${own.verdict}`]),
            ...(own.handshakes.length === 0 ? [] : [(0,outlet/* html */.qy) `hosts: ${(0,result_reservations/* hostCounts */.xj)(own.handshakes)}`]),
        ];
        const name = own.cals.length + own.handshakes.length === 0 ? code(root) : (0,outlet/* html */.qy) `<a href="#${id}">${code(root)}</a>`;
        return (0,outlet/* html */.qy) `<li>
        ${sign(ok ? 'good' : 'bad')} <b>${name}</b> <span class="kind">${ok ? 'ok' : 'not ok'}</span>
        <span class="why">${outlet/* html */.qy.join(' · ')(facts)}</span>
      </li>`;
    });
    const more = left.length === 0 ? '' : (0,outlet/* html */.qy) `<p class="cut">… and ${(0,report_counts/* count */.U9)(left.length, 'project')} more</p>`;
    return (0,outlet/* html */.qy) `<section id="projects">
    <h2>Projects</h2>
    <ul class="rows">
      ${rows}
    </ul>
    ${more}
  </section>`;
}
function judgedSections({ report, policy, target }, layouts) {
    const projects = judged(report, policy);
    const parts = projects.length === 0 ? [{ report, id: undefined, root: '' }] : projects;
    const [forWorkflows, forHosts] = [{ left: projects_ROOM }, { left: projects_ROOM }];
    const workflows = parts.map(({ report: { cals }, id, root }) => titled(workflowsSection(cals, target, layouts, forWorkflows), root, id));
    const hosts = parts.map(({ report: { cals, handshakes }, id, root }) => titled(hostsSection(handshakes, target, forHosts), root, id, cals.length > 0));
    return (0,outlet/* html */.qy) `${section('workflows', (0,outlet/* html */.qy) `Workflows`, workflows)}${section('hosts', (0,outlet/* html */.qy) `Hosts`, hosts)}`;
}
function titled(part, root, id, isSecond = false) {
    if (id === undefined || part === '')
        return part;
    return (0,outlet/* html */.qy) `<h3 class="project"${isSecond ? '' : (0,outlet/* html */.qy) ` id="${id}"`}>${code(root)}</h3>
    ${part}`;
}
function section(id, title, parts) {
    const all = parts.filter((part) => part !== '');
    if (all.length === 0)
        return (0,outlet/* html */.qy) ``;
    return (0,outlet/* html */.qy) `<section id="${id}">
    <h2>${title}</h2>
    ${outlet/* html */.qy.join('\n')(all)}
  </section> `;
}
function judged(report, policy) {
    return (0,report_projects/* takeApart */.YF)(report).map((project) => ({
        ...project,
        ok: (0,headline/* reportAnswer */.bb)(project.report, policy).ok,
        id: html_anchor('p', project.root),
    }));
}
function noFirst(a, b) {
    return Number(a.ok) - Number(b.ok);
}

;// CONCATENATED MODULE: ./build/core/report/html/page.js









function renderPage(input) {
    const { report, changes, target, policy } = input;
    const policies = (0,outlet/* html */.qy) `default-src 'none'; script-src '${SCRIPT_HASH}'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;
    const flows = placeFlows((0,readiness/* worstFirst */.md)(report.cals));
    return (0,outlet/* html */.qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policies}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${html_text((0,headline/* reportAnswer */.bb)(report, policy).line, 120)} – cartwright</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${answerSection(input)}
${changesSection(changes, target)}
${projectsSection(input)}
${judgedSections(input, flows)}
${findingsSection(input)}
</main>
${ARROW}
<script>${SCRIPT}</script>
</body>
</html>
`;
}


/***/ }),

/***/ 76510:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RF: () => (/* binding */ fileLink),
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   XR: () => (/* binding */ ruleAddress),
/* harmony export */   lN: () => (/* binding */ ruleLink),
/* harmony export */   xQ: () => (/* binding */ fileAddress)
/* harmony export */ });
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98052);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27827);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72278);
/* harmony import */ var _value_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21689);




function repositoryPath(path, prefix = '', top = '') {
    const plain = path.replaceAll('\\', '/');
    if (plain === '' || plain.startsWith('/') || /^[A-Za-z]:\//.test(plain))
        return undefined;
    const full = (0,_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathFromTop */ .PH)(`${prefix.replaceAll('\\', '/')}/${plain}`);
    const above = (0,_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathFromTop */ .PH)(top);
    if (full === undefined || above === undefined || full === above || !(0,_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(above, full))
        return undefined;
    return above === '' ? full : full.slice(above.length + 1);
}
function fileAddress(target, path, lines) {
    const full = target === undefined ? undefined : repositoryPath(path, target.prefix, target.top);
    if (target === undefined || full === undefined || (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(path) !== path || !isSound(target))
        return undefined;
    const encoded = full.split('/').map(encodeSegment).join('/');
    const real = realLines(lines);
    const anchor = real === undefined ? '' : real.last > real.first ? `#L${real.first}-L${real.last}` : `#L${real.first}`;
    return `${target.serverUrl}/${target.repository}/blob/${target.sha}/${encoded}${anchor}`;
}
function fileLink(target, path, lines, label) {
    const real = realLines(lines);
    const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(label ?? (real === undefined ? path : `${path}:${real.first}`));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(text, fileAddress(target, path, lines));
}
function realLines(lines) {
    return lines !== undefined && lines.first > 0 && lines.first < 1e7 ? lines : undefined;
}
function ruleAddress(rule, rulesUrl) {
    const anchor = (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleAnchor */ .Ei)(rule);
    return rulesUrl === undefined || anchor === undefined ? undefined : `${rulesUrl}#${anchor}`;
}
function ruleLink(rule, rulesUrl) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule), ruleAddress(rule, rulesUrl));
}
function isSound({ serverUrl, repository, sha }) {
    return (/^https?:\/\/[\w.:-]+$/.test(serverUrl) &&
        /^[\w.-]+\/[\w.-]+$/.test(repository) &&
        /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha));
}
function encodeSegment(segment) {
    const wellFormed = segment.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
    return encodeURIComponent(wellFormed).replace(/[!'()*~_]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}


/***/ }),

/***/ 72278:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   ND: () => (/* binding */ element),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Te: () => (/* reexport safe */ _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__.Te),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84411);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



const LIVE = /[@#$]|:\/\/|www\.|:[\w+-]+:|(?<![a-z0-9])gh-\d|\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const PUNCTUATION = /[\\`*_{}[\]<>&~]|^[-+=](?=[-+=]*$)/g;
function entities(text) {
    return text
        .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
        .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
function code(text, limit = 200) {
    const shown = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text), limit);
    if (shown.trim() === '')
        return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `(empty)`;
    if (shown.includes('|'))
        return element(text, limit);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
function element(text, limit = 200) {
    return `<code>${entities((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text), limit))}</code>`;
}
function prose(text, limit = 600) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text), limit)
        .split(/"([^"]*)"/)
        .map((part, i) => (i % 2 === 1 ? (part === '' ? '""' : code(part)) : part.split(/(\s+)/).map(word).join('')))
        .reduce((said, part) => (said.endsWith('`') && part.startsWith('`') ? `${said} ${part}` : said + part), '')
        .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}
function word(token) {
    if (token.trim() === '')
        return token;
    if (LIVE.test(token))
        return code(token);
    return token.replace(PUNCTUATION, '\\$&').replaceAll('|', '&#124;');
}
function fenced(block, info) {
    const text = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printableLines)(block);
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${fence}${info}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}
function row(...cells) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `| ${_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te.join(' | ')(cells)} |\n`;
}
function tableHead(...titles) {
    const rule = titles.map(() => (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `---`);
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `| ${_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te.join(' | ')(titles)} |\n${row(...rule)}`;
}
function blocks(parts) {
    return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
}
function link(text, address = '') {
    return /^https?:\/\/[\w.:/%#-]+$/.test(address) ? `[${text}](${address})` : text;
}
function marker(...words) {
    const safe = words.map((word) => encodeURIComponent((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(word)).replaceAll('--', '-%2D'));
    return `<!-- ${safe.join(' ')} -->`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}


/***/ }),

/***/ 53440:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ aroundPlace),
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _source_mask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79121);

function excerptOf(text, diagnostics, hidden) {
    const lines = new Map();
    if (diagnostics.length === 0)
        return lines;
    const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
    const places = hidden === 'words' ? [] : (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRanges */ .xX)(hidden);
    let first = 0;
    const ends = /\r\n|\r|\n/g;
    let number = 1;
    let start = 0;
    for (const line of wanted) {
        for (; number < line; number++) {
            if (ends.exec(text) === null)
                return lines;
            start = ends.lastIndex;
        }
        const at = ends.lastIndex;
        const next = ends.exec(text);
        const shown = text.slice(start, next?.index ?? text.length);
        while ((places[first]?.end.line ?? line) < line)
            first++;
        const masked = hidden === 'words' ? (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .maskWords */ .QW)(shown) : (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(shown, hiddenOn(line, shown.length, places, first));
        lines.set(line, copied(masked));
        ends.lastIndex = at;
    }
    return lines;
}
function aroundPlace(source, { start, end }, width) {
    const from = Math.min(start.column - 1, source.length);
    const to = end.line > start.line ? source.length : Math.max(from, Math.min(end.column - 1, source.length));
    const first = source.length <= width || from < width / 2 ? 0 : from - width / 2;
    const last = Math.min(source.length, Math.max(first + width, Math.min(to, from + width)));
    const behind = Math.min(to, last);
    return [
        `${first > 0 ? '…' : ''}${source.slice(first, from)}`,
        source.slice(from, behind),
        `${source.slice(behind, last)}${last < source.length ? '…' : ''}`,
    ];
}
function copied(line) {
    return ` ${line}`.slice(1);
}
function hiddenOn(line, length, places, first) {
    const found = [];
    for (let i = first;; i++) {
        const place = places[i];
        if (place === undefined || place.start.line > line)
            return found;
        found.push({ start: columnOn(line, place.start, 0, length), end: columnOn(line, place.end, 0, length) });
    }
}
function columnOn(line, place, before, after) {
    if (place.line < line)
        return before;
    return place.line > line ? after : Math.min(place.column - 1, after);
}


/***/ }),

/***/ 27066:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   Yo: () => (/* binding */ PLAIN_POLICY),
/* harmony export */   hi: () => (/* binding */ answerJson),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
const PLAIN_POLICY = { failOn: 'error', strict: false };
function policyOf(failOn, strict) {
    if (failOn === 'never')
        return { failOn, strict };
    const both = strict || failOn !== 'error';
    return { failOn: both && failOn === 'error' ? 'warning' : failOn, strict: both };
}
function answerOf(judged, policy = PLAIN_POLICY) {
    const { nothing = false, also = [] } = judged;
    const counts = countsOf(judged);
    const { failOn, strict } = policy;
    const decided = [
        ...some(counts.errors, 'error'),
        ...(failOn === 'warning' || failOn === 'note' ? some(counts.warnings, 'warning') : []),
        ...(failOn === 'note' ? some(counts.notes, 'note') : []),
        ...some(counts.unready, 'workflow', 'not ready'),
        ...(strict ? some(counts.pending, 'workflow', 'pending') : []),
        ...hosts(counts.refusing, 'refuses', 'refuse'),
        ...hosts(counts.unjudged, 'not judged', 'not judged'),
        ...also,
        ...(strict && nothing ? [NOTHING] : []),
    ];
    const ok = decided.length === 0;
    const good = [
        ...some(counts.ready, 'workflow', 'ready'),
        ...some(counts.pending, 'workflow', 'pending'),
        ...hosts(counts.accepting, 'accepts', 'accept'),
        ...some(counts.warnings, 'warning'),
    ];
    const accepted = counts.accepted === 0 ? '' : `; ${counts.accepted} accepted`;
    const passes = !ok && failOn === 'never' ? ' (fail-on: never lets it pass)' : '';
    const what = ok ? good.join(', ') || (nothing ? NOTHING : 'no problems') : decided.join(', ');
    return {
        ok,
        decided,
        cautions: cautionsOf(counts, nothing),
        line: `${ok ? 'ok' : 'not ok'}: ${what}${accepted}${passes}`,
        exitCode: ok || failOn === 'never' ? 0 : 1,
    };
}
function answerJson({ ok, line, decided, cautions }) {
    return { ok, line, decided, cautions };
}
const NOTHING = 'nothing to judge';
const NOTHING_JUDGED = 'nothing was judged: there is no CAL, no package, no cartridge and no host for what was asked; name another folder, or have a start proposed by cartwright init';
function cautionsOf(counts, nothing) {
    const { errors, warnings, notes, accepted } = counts;
    if (nothing)
        return [NOTHING_JUDGED];
    if (accepted === 0 || errors + warnings + notes > 0)
        return [];
    return [
        `nothing is reported because all that was found is accepted: ${accepted} by a baseline, a comment or the configuration`,
    ];
}
function countsOf({ summary, cals = [], handshakes = [] }) {
    const workflows = (wanted) => cals.filter(({ verdict }) => verdict === wanted).length;
    const worst = new Map();
    for (const { profile, verdict } of handshakes) {
        const before = worst.get(profile);
        if (before === undefined || RANK.indexOf(verdict) < RANK.indexOf(before))
            worst.set(profile, verdict);
    }
    const answers = (wanted) => [...worst.values()].filter((verdict) => verdict === wanted).length;
    return {
        errors: summary?.errors ?? 0,
        warnings: summary?.warnings ?? 0,
        notes: summary?.notes ?? 0,
        accepted: summary?.accepted ?? 0,
        ready: workflows('ready'),
        pending: workflows('pending'),
        unready: workflows('not ready'),
        accepting: answers('accept'),
        refusing: answers('refuse'),
        unjudged: answers('not judged'),
    };
}
const RANK = ['refuse', 'not judged', 'accept'];
function some(number, noun, state = '') {
    return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}${state === '' ? '' : ` ${state}`}`];
}
function hosts(number, one, many) {
    return some(number, 'host', number === 1 ? one : many);
}


/***/ }),

/***/ 771:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ complianceOf)
/* harmony export */ });
function complianceOf(verdicts) {
    if (verdicts.includes('refuse'))
        return 'refuse';
    if (verdicts.includes('not judged'))
        return 'not judged';
    return verdicts.length > 0 ? 'accept' : null;
}


/***/ }),

/***/ 54520:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pairKey),
/* harmony export */   _: () => (/* binding */ hostLabels)
/* harmony export */ });
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\s]+/gu;
function hostLabels(verdicts) {
    const profiles = new Map();
    for (const { host, profile } of verdicts) {
        const look = lookOf(host);
        const known = profiles.get(look);
        if (known === undefined)
            profiles.set(look, new Set([profile]));
        else
            known.add(profile);
    }
    return ({ host, profile }) => (profiles.get(lookOf(host))?.size ?? 0) > 1 && host !== profile ? `${host} (${profile})` : host;
}
function lookOf(name) {
    return name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
}
function pairKey({ subject, profile }) {
    return JSON.stringify([subject, profile]);
}


/***/ }),

/***/ 79121:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xX: () => (/* binding */ joinRanges),
  gC: () => (/* binding */ maskText),
  QW: () => (/* binding */ maskWords)
});

// UNUSED EXPORTS: compare

;// CONCATENATED MODULE: ./build/generated/property-names.js
const PROPERTY_NAMES = ["$schema", "action", "acxLevel", "afterMs", "agent", "algorithm", "alias", "all", "always", "annotations", "any", "approval", "args", "artifactType", "at", "authors", "baseline", "bind", "bindings", "budget", "builtIn", "by", "cal", "cals", "capabilities", "capabilityScopes", "careerTier", "cartLevel", "cartridgeId", "cartridges", "certificateIdentity", "certificateOidcIssuer", "check", "client", "closes", "command", "commands", "completion", "confirmations", "constants", "contextWindowTokens", "cwd", "date", "description", "dialect", "digest", "domain", "drops", "edges", "entries", "env", "envHeaders", "envVars", "envelope", "event", "expires", "extensions", "fact", "fileDigest", "filesystem", "from", "gateway", "guardrails", "harness", "headers", "hint", "homepage", "hosts", "id", "ignore", "init", "inputSchema", "integrity", "keeps", "keyid", "keys", "kind", "level", "license", "limits", "lineage", "maxDurationMs", "maxParallel", "maxSteps", "mcp", "method", "minContextWindowTokens", "minLevel", "minProtocolRevision", "model", "name", "namespaceProof", "network", "nodes", "not", "notAfter", "notBefore", "note", "oidcIssuer", "oidcSubject", "okf", "oldest", "op", "optionalTools", "outputSchema", "package", "packages", "parents", "participants", "passIntent", "path", "payload", "payloadType", "pins", "pointer", "policy", "preferredProtocolRevision", "prefix", "produces", "proofs", "protocolRevision", "provenance", "publicKeyPem", "publisher", "publisherId", "publishers", "rac", "racAvailable", "reason", "refuses", "registryId", "relation", "rename", "required", "requiredTools", "requires", "resources", "revocationReason", "revokedAt", "role", "romDigest", "rotatedFrom", "rotatedTo", "rule", "rules", "schemaVersion", "scopes", "scripts", "servers", "sideEffects", "sig", "signatures", "signedAt", "signedBy", "signers", "skills", "slot", "source", "sources", "stack", "start", "status", "structuredOutput", "tags", "targets", "taskType", "template", "threshold", "tier", "timeout", "title", "to", "toolUse", "tools", "trust", "trustRegistry", "trustedRoot", "txtRecord", "type", "updatedAt", "url", "value", "var", "variables", "verifiedAt", "version", "when", "wraps"];

;// CONCATENATED MODULE: ./build/core/source/mask.js

const MASK = '*';
function joinRanges(ranges) {
    const joined = [];
    for (const { start, end } of [...ranges].sort((a, b) => compare(a.start, b.start))) {
        const last = joined.at(-1);
        if (last === undefined || compare(start, last.end) > 0)
            joined.push({ start, end });
        else if (compare(end, last.end) > 0)
            last.end = end;
    }
    return joined;
}
function compare(a, b) {
    return a.line - b.line || a.column - b.column;
}
function maskText(text, places) {
    const parts = [];
    let at = 0;
    for (const { start, end } of places) {
        parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, MASK));
        at = Math.max(at, end);
    }
    return parts.join('') + text.slice(at);
}
const OF_CLIENTS = ['mcpServers', 'servers', 'mcp', 'mcp_servers', 'context_servers'];
const OURS = new Set([...PROPERTY_NAMES, ...OF_CLIENTS, 'true', 'false', 'null']);
const WORD = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*|[^\u0000-\u007f\p{Zs}\p{Pi}\p{Pf}\p{Pd}]/gu;
function maskWords(text) {
    return text.replace(WORD, (word) => (OURS.has(word) ? word : MASK.repeat(word.length)));
}


/***/ }),

/***/ 67040:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ nodeKind),
/* harmony export */   S8: () => (/* binding */ partInRun),
/* harmony export */   Zm: () => (/* binding */ NODE_TYPE_NAMES),
/* harmony export */   jM: () => (/* binding */ NODE_TYPES),
/* harmony export */   ny: () => (/* binding */ takes),
/* harmony export */   tG: () => (/* binding */ kindsOf),
/* harmony export */   xA: () => (/* binding */ NODE_KINDS)
/* harmony export */ });
const STEP = { begins: false, ends: false, branches: false, needs: [], named: true };
const GATEWAY = { ...STEP, branches: true, brackets: ['{', '}'] };
const TERMINAL = { ...STEP, brackets: ['([', '])'], named: false };
const NODE_TYPES = {
    task: {
        properties: {
            id: 'required',
            type: 'required',
            agent: 'required',
            action: 'optional',
            requires: 'optional',
            completion: 'required',
            sideEffects: 'optional',
            approval: 'optional',
            budget: 'optional',
            guardrails: 'optional',
        },
        kinds: { task: { ...STEP, brackets: ['[', ']'], named: false, what: 'a participant does a piece of work' } },
    },
    gateway: {
        properties: { id: 'required', type: 'required', gateway: 'required' },
        kindProperty: 'gateway',
        kinds: {
            exclusive: { ...GATEWAY, what: 'one of its edges is taken' },
            parallel: { ...GATEWAY, what: 'all of its edges are taken' },
            inclusive: { ...GATEWAY, what: 'every edge whose condition holds is taken' },
        },
    },
    event: {
        properties: { id: 'required', type: 'required', event: 'required', afterMs: 'optional' },
        kindProperty: 'event',
        kinds: {
            start: { ...TERMINAL, begins: true, what: 'the run begins' },
            end: { ...TERMINAL, ends: true, what: 'the run is done' },
            stop: { ...TERMINAL, ends: true, named: true, what: 'the run is broken off' },
            handoff: { ...STEP, brackets: ['[/', '/]'], what: 'the work is handed over' },
            timer: { ...STEP, needs: ['afterMs'], brackets: ['[[', ']]'], what: 'the run waits' },
        },
    },
};
const NODE_TYPE_NAMES = Object.keys(NODE_TYPES);
const NODE_KINDS = {
    ...NODE_TYPES.task.kinds,
    ...NODE_TYPES.gateway.kinds,
    ...NODE_TYPES.event.kinds,
};
const TYPES = new Map(Object.entries(NODE_TYPES));
const own = (node, name) => (Object.hasOwn(node, name) ? node[name] : undefined);
function kindsOf(type) {
    return Object.keys(NODE_TYPES[type].kinds);
}
function nodeKind(node) {
    const type = TYPES.get(own(node, 'type'));
    const name = type === undefined ? undefined : own(node, type.kindProperty ?? 'type');
    return typeof name === 'string' && type !== undefined && Object.hasOwn(type.kinds, name)
        ? name
        : undefined;
}
function partInRun(node) {
    const kind = nodeKind(node);
    if (kind !== undefined)
        return NODE_KINDS[kind];
    const [first, ...others] = Object.values(TYPES.get(own(node, 'type'))?.kinds ?? {});
    const same = (a, b) => a.begins === b.begins && a.ends === b.ends && a.branches === b.branches;
    return first !== undefined && others.every((other) => same(first, other)) ? first : undefined;
}
function takes(node, property) {
    return Object.hasOwn(TYPES.get(own(node, 'type'))?.properties ?? {}, property);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-44851.js").modules);
Object.assign(exports.modules, require("./shared-44007.js").modules);
Object.assign(exports.modules, require("./shared-26019.js").modules);
