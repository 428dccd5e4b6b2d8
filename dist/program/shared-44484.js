"use strict";
exports.modules = {

/***/ 44484:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ manifestText),
/* harmony export */   AY: () => (/* binding */ packedText),
/* harmony export */   BW: () => (/* binding */ baselineText),
/* harmony export */   Fj: () => (/* binding */ keyPairText),
/* harmony export */   GT: () => (/* binding */ fixedText),
/* harmony export */   Ln: () => (/* binding */ notesText),
/* harmony export */   Mo: () => (/* binding */ signedText),
/* harmony export */   P3: () => (/* binding */ digestsText),
/* harmony export */   We: () => (/* binding */ probeLines),
/* harmony export */   bugText: () => (/* binding */ bugText),
/* harmony export */   cN: () => (/* binding */ refusedText),
/* harmony export */   l_: () => (/* binding */ progressText),
/* harmony export */   oD: () => (/* binding */ builtText),
/* harmony export */   v_: () => (/* binding */ preflightText),
/* harmony export */   xf: () => (/* binding */ openKeyText),
/* harmony export */   yy: () => (/* binding */ answerText)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56125);


function notesText(notes) {
    return lined(notes.map((note) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `cartwright: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(note)}`));
}
function answerText({ line }, before = [], gap = false) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${gap ? '\n' : ''}${lined([...before, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line)])}`;
}
function signedText(receipt) {
    const { path, digest, publisherId, keyid, signedAt, signatures, changed } = receipt;
    return lined([
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${changed ? 'signed' : 'already signed'} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}`,
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  digest     ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(digest)}`,
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  publisher  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(publisherId)}`,
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  key        ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(keyid)}${signatures > 1 ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `, one of ${signatures} signatures` : ''}`,
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  signed at  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(signedAt)}`,
        ...(changed ? [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  read back  verified, and by node:crypto as well`] : []),
    ]);
}
function refusedText(path, what, faults) {
    const lines = faults.map(({ id, message }) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ✗ ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id)}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`);
    return lined([(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `✗ ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}: ${what}`, ...lines]);
}
function builtText(out, built) {
    return lined([
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `built ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(out)}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(built.cartridgeId)}, ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(built.files, 'file')}, ${built.size} bytes`,
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ROM digest ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(built.romDigest)}`,
        ...built.notes.map((note) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  note: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(note)}`),
    ]);
}
function digestsText(results) {
    const line = (digest, kind, path) => digest === null ? [] : [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(digest)}  ${kind}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}`];
    const lines = results.flatMap(({ path, romDigest, calDigest, fileDigest }) => [
        ...line(romDigest, 'rom ', path),
        ...line(calDigest, 'cal ', path),
        ...line(fileDigest, 'file', path),
    ]);
    return lined(lines);
}
function packedText(out, packed) {
    return lined([
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `packed ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(out)}: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(packed.length, 'cartridge')}`,
        ...packed.flatMap(({ reference, digest, referrers }) => [
            (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(reference)}`,
            (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `    digest      ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(digest)}`,
            ...referrers.map(({ kind, name }) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `    ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.padded)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(kind), 10)}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(name)}`),
        ]),
    ]);
}
function keyPairText({ keyid, privateKey, publicKey }) {
    return lined([
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `made ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(keyid)}`,
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  private  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(privateKey)} (mode 0600; never commit it)`,
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  public   ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(publicKey)}`,
    ]);
}
function openKeyText(path, mode) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `cartwright: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}: warning: others may read this key (mode ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(mode)})\n  help: chmod 600 it\n`;
}
function preflightText({ path, ok, checks, }) {
    const width = Math.max(0, ...checks.map(({ id }) => id.length));
    const lines = checks.map(({ id, ok: held, message }) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ${held === null ? '?' : held ? '✓' : '✗'} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.padded)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id), width)}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`);
    const untold = checks.filter((each) => each.ok === null).map(({ id }) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id));
    const open = untold.length === 0 ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  (not told: ${_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join(', ')(untold)})`;
    return lined([...lines, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `preflight: ${ok ? 'activate' : 'abort'}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}${open}`]);
}
function manifestText(file, source, stale) {
    const name = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(file);
    if (stale === 'in step')
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${name}: in step with its package\n`;
    if (stale === 'written')
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${name}: written anew\n`;
    const help = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  help: run cartwright manifest${source === '.' ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ` ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(source)}`} --out ${name}\n`;
    if (stale === 'missing')
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${name}: missing\n${help}`;
    const [found, expected] = [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(stale.found), (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(stale.expected)];
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${name}:${stale.line}:1: out of date\n  committed: ${found}\n  package:   ${expected}\n${help}`;
}
function probeLines(probes) {
    return probes.map(({ ok, host, role, tool, message }) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(`probe: ${ok ? 'ok' : 'failed'}  ${host}  ${role}  ${tool ?? 'no tool'}: ${message}`));
}
function fixedText(fixed) {
    return lined(fixed
        .filter(({ diff, skipped }) => skipped !== undefined || diff === undefined)
        .map(({ path, made, skipped }) => skipped === undefined
        ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}: ${made.length} fixed`
        : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)} is not fixed: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.oneLine)(skipped)}`));
}
function baselineText(path, entries, expires) {
    const until = expires === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `, new ones until ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(expires)}`;
    return lined([(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(entries, 'finding')} accepted${until}`]);
}
function bugText(kind, stack) {
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
    return lined([
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `cartwright: this is a bug in cartwright (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(kind)})`,
        _text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join('\n')(frames.slice(0, 8).map(_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)),
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  help: please report it with the command, the version and these lines (see SECURITY.md for private reports)`,
    ]);
}
function progressText(entries, seconds) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `\r\u001b[Kscanning: ${entries} entries, ${seconds} s\r`;
}
function lined(lines) {
    return _text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join('')(lines.map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${line}\n`));
}


/***/ })

};
;
