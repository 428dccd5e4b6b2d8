"use strict";
exports.modules = {

/***/ 31885:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qt: () => (/* binding */ applyPaste),
/* harmony export */   rv: () => (/* binding */ itemText),
/* harmony export */   yQ: () => (/* binding */ pasteItems)
/* harmony export */ });
/* harmony import */ var _scaffold_yaml_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26620);

const AFTER_RAC = ['variables', 'limits', 'start', 'nodes', 'edges', 'extensions', 'integrity'];
function itemText(item, doc) {
    const style = styleOf(doc);
    return doc.language === 'json' ? `${jsonItem(item, style)},\n` : yamlItem(item, style);
}
function pasteItems(doc, items) {
    const paste = pasteLines(doc, items);
    if (paste === undefined || !doc.text.includes('\r\n'))
        return paste;
    return { ...paste, text: paste.text.replaceAll('\n', '\r\n') };
}
function pasteLines(doc, items) {
    const list = doc.locate(['rac']);
    const length = racLength(doc);
    if (list === undefined)
        return newList(doc, items);
    if (length === undefined)
        return undefined;
    const json = doc.language === 'json';
    const flow = doc.text[list.value.start] === '[';
    if (length === 0) {
        const start = json || list.key === undefined ? list.value.start : doc.text.indexOf(':', list.key.end) + 1;
        const text = json ? jsonList(items, doc) : `\n${yamlLines(items, doc)}`.trimEnd();
        const end = Math.max(start, list.value.end);
        return { start, end, text, place: `in place of the empty list in line ${lineAt(doc, start)}` };
    }
    if (!json && !flow) {
        const end = doc.locate(['rac', length - 1])?.value.end ?? list.value.end;
        const at = endOfLine(doc.text, end);
        const text = yamlLines(items, doc);
        const line = lineAt(doc, Math.max(0, at - 1));
        return { start: at, end: at, text: doc.text[at - 1] === '\n' ? text : `\n${text}`, place: `after line ${line}` };
    }
    const first = doc.locate(['rac', 0])?.value.start ?? list.value.start + 1;
    const before = doc.text.slice(list.value.start + 1, first);
    const open = lineAt(doc, list.value.start);
    if (json && /^[ \t]*\r?\n[ \t]*$/.test(before)) {
        const at = list.value.start + 1 + before.indexOf('\n') + 1;
        const style = styleOf(doc);
        return {
            start: at,
            end: at,
            text: items.map((each) => `${jsonItem(each, style)},\n`).join(''),
            place: `after line ${open}`,
        };
    }
    const text = items.map((each) => `${JSON.stringify(plain(each))}, `).join('');
    return { start: first, end: first, text, place: `before the first item, which is in line ${lineAt(doc, first)}` };
}
function applyPaste({ text }, paste) {
    return text.slice(0, paste.start) + paste.text + text.slice(paste.end);
}
function newList(doc, items) {
    const key = AFTER_RAC.map((name) => doc.locate([name])?.key).find((span) => span !== undefined);
    const at = key?.start ?? doc.text.length;
    const start = doc.text.lastIndexOf('\n', at - 1) + 1;
    const indent = doc.text.slice(start, at);
    const line = lineAt(doc, at);
    if (doc.language === 'yaml' && !doc.text.trimStart().startsWith('{'))
        return { start, end: start, text: `rac:\n${yamlLines(items, doc)}`, place: `before line ${line}` };
    if (/^[ \t]+$/.test(indent))
        return { start, end: start, text: `${indent}"rac": ${jsonList(items, doc)},\n`, place: `before line ${line}` };
    const text = `"rac": ${JSON.stringify(items.map(plain))}, `;
    return {
        start: at,
        end: at,
        text,
        place: `before ${JSON.stringify(doc.text.slice(at, key?.end ?? at).replaceAll('"', ''))} in line ${line}`,
    };
}
function styleOf(doc) {
    const location = doc.locate(['rac', 0]);
    const json = doc.language === 'json';
    const unit = json ? (/^\s*\{\s*?\n([ \t]+)"/.exec(doc.text)?.[1] ?? '  ') : leastIndent(doc.text);
    if (location !== undefined) {
        const start = doc.text.lastIndexOf('\n', location.value.start - 1) + 1;
        const before = /^([ \t]*)(?:-( *))?$/.exec(doc.text.slice(start, location.value.start));
        if (before !== null)
            return { indent: before[1] ?? '', unit, gap: before[2] || ' ' };
    }
    if (json)
        return { indent: unit.repeat(2), unit, gap: ' ' };
    return { indent: /^[\w"']+:[^\S\n]*\n-\s/m.test(doc.text) ? '' : unit, unit, gap: ' ' };
}
function leastIndent(text) {
    let least = '';
    for (const [, indent = ''] of text.matchAll(/^( +)(?=[^\s#])/gm))
        if (least === '' || indent.length < least.length)
            least = indent;
    return least === '' ? '  ' : least;
}
function jsonItem(item, { indent, unit }) {
    return `${indent}${JSON.stringify(plain(item), null, unit).replaceAll('\n', `\n${indent}`)}`;
}
function jsonList(items, doc) {
    const style = styleOf(doc);
    const close = style.indent.slice(0, Math.max(0, style.indent.length - style.unit.length));
    return `[\n${items.map((each) => jsonItem(each, style)).join(',\n')}\n${close}]`;
}
function yamlLines(items, doc) {
    const style = styleOf(doc);
    return items.map((each) => yamlItem(each, style)).join('');
}
function yamlItem(item, { indent, unit, gap }) {
    const [first, ...rest] = (0,_scaffold_yaml_text_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(plain(item), unit).trimEnd().split('\n');
    return [`${indent}-${gap}${first}`, ...rest.map((line) => `${indent} ${gap}${line}`)]
        .map((line) => `${line}\n`)
        .join('');
}
function plain({ id, kind, description, required, check, okf }) {
    return { id, kind, description, ...(required ? {} : { required }), check, okf };
}
function racLength({ value }) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'rac'))
        return undefined;
    const { rac } = value;
    if (rac === null)
        return 0;
    return Array.isArray(rac) ? rac.length : undefined;
}
function endOfLine(text, offset) {
    if (offset > 0 && text[offset - 1] === '\n')
        return offset;
    const at = text.indexOf('\n', offset);
    return at < 0 ? text.length : at + 1;
}
function lineAt(doc, offset) {
    return doc.range({ start: offset, end: offset }).start.line;
}


/***/ }),

/***/ 20944:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ propose),
/* harmony export */   D: () => (/* binding */ staleHelp)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _value_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8432);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41817);
/* harmony import */ var _paste_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31885);





function propose(docs, items, files) {
    const existing = docs.flatMap(existingItems);
    const globs = new Globs(files);
    const stale = [];
    const diagnostics = [];
    for (const { doc, index, id, kind, hint } of existing) {
        if (hint === undefined || globs.matchAny(hint))
            continue;
        const check = items.find((item) => item.kind === kind)?.check;
        const suggestion = check?.type === 'file-glob' ? { suggestion: check.hint } : {};
        stale.push({ cal: doc.path, id, hint, ...suggestion });
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .locateFinding */ .E1)(doc, {
            rule: 'propose/stale-check',
            level: 'note',
            message: `the check of RAC item ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(id)} matches no file any more: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(hint)}`,
            path: ['rac', index, 'check', 'hint'],
            help: staleHelp(suggestion),
        }));
    }
    const target = docs[0];
    if (target === undefined)
        return { missing: [], stale, diagnostics };
    const ids = new Set(existing.map(({ id }) => id));
    const wanted = items
        .filter((item) => !existing.some((other) => covers(other, item, globs)))
        .map((item) => (ids.has(item.id) ? { ...item, id: `${item.id}-from-code` } : item));
    for (const item of wanted) {
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .locateFinding */ .E1)(target, {
            rule: 'propose/missing-item',
            level: 'note',
            message: `the code calls for a RAC item of kind ${item.kind} that no CAL has: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(item.description)}`,
            path: ['rac'],
            part: 'key',
            help: 'cartwright init --propose prints the item, ready to paste',
        }));
    }
    const missing = wanted.map((item) => ({ item, cal: target.path, text: (0,_paste_js__WEBPACK_IMPORTED_MODULE_2__/* .itemText */ .rv)(item, target) }));
    const paste = wanted.length === 0 ? undefined : (0,_paste_js__WEBPACK_IMPORTED_MODULE_2__/* .pasteItems */ .yQ)(target, wanted);
    return { missing, stale, diagnostics, ...(paste === undefined ? {} : { paste }) };
}
function staleHelp({ suggestion }) {
    if (suggestion === undefined)
        return 'point the check at where it is now, or remove the item';
    return `the code has this kind at ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(suggestion)}: point the check there, or remove the item`;
}
function covers(other, item, globs) {
    if (other.kind === item.kind)
        return true;
    const glob = other.hint === undefined || other.kind === 'wiki' ? undefined : globs.of(other.hint);
    if (glob === undefined || item.evidence.length === 0)
        return false;
    const seen = item.evidence.filter(({ path }) => glob.matches(path)).length;
    return seen * 2 > item.evidence.length;
}
function existingItems(doc) {
    const rac = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(doc.value, 'rac');
    if (!Array.isArray(rac))
        return [];
    return rac.map((entry, index) => {
        const check = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(entry, 'check');
        const hint = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(check, 'hint');
        return {
            doc,
            index,
            id: String((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(entry, 'id')),
            kind: (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(entry, 'kind'),
            hint: (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(check, 'type') === 'file-glob' && typeof hint === 'string' ? hint : undefined,
        };
    });
}
class Globs {
    #files;
    #compiled = new Map();
    #found = new Map();
    constructor(files) {
        this.#files = files;
    }
    of(hint) {
        if (!this.#compiled.has(hint)) {
            const glob = (0,_value_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .SO)(hint);
            this.#compiled.set(hint, 'problem' in glob ? undefined : glob);
        }
        return this.#compiled.get(hint);
    }
    matchAny(hint) {
        let found = this.#found.get(hint);
        if (found === undefined) {
            const glob = this.of(hint);
            found = glob === undefined || this.#files.some((file) => glob.matches(file));
            this.#found.set(hint, found);
        }
        return found;
    }
}


/***/ })

};
;
