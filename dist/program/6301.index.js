"use strict";
exports.id = 6301;
exports.ids = [6301,8355,8682];
exports.modules = {

/***/ 11872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   digestOfFile: () => (/* binding */ digestOfFile)
/* harmony export */ });
/* harmony import */ var _core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30461);
/* harmony import */ var _core_value_byte_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31672);


function digestOfFile(store, path) {
    const file = store.open(path);
    try {
        const { source } = file;
        const head = source.read(0, Math.min(_core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .HEAD_BYTES */ .Lq, source.size)).slice();
        const digest = (0,_core_value_byte_source_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOfSource */ .x)(source);
        file.assertUnchanged();
        return { sha256: digest.slice('sha256:'.length), head };
    }
    finally {
        file.close();
    }
}


/***/ }),

/***/ 71360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NV: () => (/* binding */ BUNDLE_MEDIA_TYPE),
/* harmony export */   Zf: () => (/* binding */ BUNDLE_SUFFIX),
/* harmony export */   gg: () => (/* binding */ releaseBundle),
/* harmony export */   y1: () => (/* binding */ PROVENANCE_SUFFIX)
/* harmony export */ });
/* harmony import */ var _dsse_file_statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9658);
/* harmony import */ var _dsse_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88216);
/* harmony import */ var _dsse_second_opinion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85003);
/* harmony import */ var _dsse_sign_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34021);




const BUNDLE_MEDIA_TYPE = 'application/vnd.dev.sigstore.bundle.v0.3+json';
const BUNDLE_SUFFIX = '.sigstore.json';
const PROVENANCE_SUFFIX = '.provenance.sigstore.json';
function releaseBundle(file, release, signer, profile) {
    const envelope = (0,_dsse_sign_js__WEBPACK_IMPORTED_MODULE_3__/* .signStatement */ .fT)((0,_dsse_file_statement_js__WEBPACK_IMPORTED_MODULE_0__/* .releaseStatement */ .NL)(file, release, profile), signer);
    if (!(0,_dsse_second_opinion_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeVerifies */ .a)(envelope, signer.publicKey))
        throw new Error('node:crypto does not verify the bundle');
    return bundleText(envelope, signer.publicKey.keyid);
}
function bundleText(envelope, hint) {
    const bundle = {
        mediaType: BUNDLE_MEDIA_TYPE,
        verificationMaterial: { publicKey: { hint } },
        dsseEnvelope: (0,_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .envelopeJson */ .X8)(envelope),
    };
    return `${JSON.stringify(bundle)}\n`;
}


/***/ }),

/***/ 85003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ nodeVerifies)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _pae_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90320);


function nodeVerifies(envelope, key) {
    const message = (0,_pae_js__WEBPACK_IMPORTED_MODULE_1__/* .preAuthEncode */ .u)(envelope.payloadType, envelope.payload);
    const publicKey = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(key.pem);
    return envelope.signatures.some(({ sig }) => sig !== undefined && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.verify)(null, message, publicKey, sig));
}


/***/ }),

/***/ 31672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ digestOfSource)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);

const PIECE = 1024 * 1024;
function digestOfSource(source) {
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .runningSha256 */ .Nl)();
    for (let at = 0; at < source.size; at += PIECE)
        digest.update(source.read(at, Math.min(PIECE, source.size - at)));
    return digest.finish();
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-18355.js").modules);
Object.assign(exports.modules, require("./shared-86301.js").modules);
