"use strict";
exports.id = 8805;
exports.ids = [8805];
exports.modules = {

/***/ 10137:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ unsaid),
/* harmony export */   Ke: () => (/* binding */ refusals),
/* harmony export */   qJ: () => (/* binding */ notFollowed),
/* harmony export */   xf: () => (/* binding */ staleManifest)
/* harmony export */ });
/* harmony import */ var _core_handshake_commands_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93708);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _core_report_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64517);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32754);
/* harmony import */ var _project_cal_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80224);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69608);
/* harmony import */ var _package_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95478);
/* harmony import */ var _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83245);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21689);










function staleManifest({ fs }, { folder, file, manifestText }) {
    const path = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .uJ)(folder, _ids_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_PATH */ .U4);
    if (fs.kind(path) !== 'file')
        return [];
    const stale = (0,_package_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .compareManifest */ .L1)(manifestText, (0,_package_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .manifestOf */ .$V)(fs.readFile(path, 4 * 1024 * 1024)));
    if (stale === undefined)
        return [];
    const { line, expected, found } = stale;
    const says = `${(0,_package_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .shownLine */ .QN)(found)} stands where ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(file)} gives ${(0,_package_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .shownLine */ .QN)(expected)}`;
    return [
        {
            rule: 'manifest/stale',
            level: 'error',
            message: `the committed manifest is out of date: ${says}`,
            path,
            range: { start: { line, column: 1 }, end: { line, column: found.length + 1 } },
            pointer: '',
            help: `run cartwright manifest ${folder} --out ${path}`,
        },
    ];
}
function refusals(verdicts, packages) {
    const sources = new Map(packages.map((each) => [each.folder, each]));
    return (0,_core_report_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .groupRefusals */ .fL)(verdicts).map(({ subject, message, verdicts: group }) => {
        const source = sources.get(subject);
        const place = source?.doc.locate(['harness']) ?? source?.doc.locate(['id']);
        return {
            rule: 'handshake/refuse',
            level: 'error',
            message,
            path: source?.file ?? subject,
            range: source === undefined || place === undefined ? _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag : source.doc.range(place.key ?? place.value),
            pointer: '',
            help: `run ${commandFor(subject, group)} for what each role lacks, and what mends it`,
        };
    });
}
function commandFor(subject, [first, ...others]) {
    const profile = first === undefined || others.length > 0 ? 'PROFILE' : first.profile;
    return (0,_core_handshake_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .handshakeCommand */ .Bh)({ subject, profile }, []);
}
function notFollowed(links) {
    const kinds = Object.values(_files_js__WEBPACK_IMPORTED_MODULE_5__/* .KINDS */ .GW);
    const judged = links.filter((path) => (0,_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isCartridgeName */ .Vq)(path) || kinds.some((kind) => kind.test(path)));
    return judged.sort().map(_project_cal_files_js__WEBPACK_IMPORTED_MODULE_4__/* .linkFinding */ .ir);
}
function unsaid(notes, found) {
    const missing = new Set(found.filter(({ rule }) => rule === 'ready/rac-missing').map(itemOf));
    return notes.filter((note) => !missing.has(itemOf(note)));
}
function itemOf({ path, pointer }) {
    return `${path} ${pointer.split('/').slice(0, 3).join('/')}`;
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

/***/ 20016:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isInShard),
/* harmony export */   PS: () => (/* binding */ fnv1a),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
function parseShard(text) {
    const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text.trim());
    const [index, count] = [Number(match?.[1]), Number(match?.[2])];
    return match === null || index > count ? undefined : { index, count };
}
function isInShard(path, { index, count }) {
    return fnv1a(path) % count === index - 1;
}
function fnv1a(text, seed = 0x811c9dc5) {
    let hash = seed;
    for (let i = 0; i < text.length; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash >>> 0;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-55270.js").modules);
Object.assign(exports.modules, require("./shared-7158.js").modules);
Object.assign(exports.modules, require("./shared-26019.js").modules);
