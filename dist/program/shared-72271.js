"use strict";
exports.modules = {

/***/ 72271:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readBundle),
/* harmony export */   m: () => (/* binding */ MAX_BUNDLE)
/* harmony export */ });
/* harmony import */ var _dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88216);
/* harmony import */ var _dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86816);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20075);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46774);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32754);





const MAX_BUNDLE = 16 * 1024 * 1024;
const VERSIONS = [
    'application/vnd.dev.sigstore.bundle+json;version=0.1',
    'application/vnd.dev.sigstore.bundle+json;version=0.2',
    'application/vnd.dev.sigstore.bundle+json;version=0.3',
    _ids_js__WEBPACK_IMPORTED_MODULE_3__/* .BUNDLE_MEDIA_TYPE */ .NV,
];
const MEMBERS = ['mediaType', 'verificationMaterial', 'dsseEnvelope', 'messageSignature'];
const MATERIALS = ['publicKey', 'certificate', 'x509CertificateChain'];
const MATERIAL_MEMBERS = [...MATERIALS, 'tlogEntries', 'timestampVerificationData'];
function readBundle(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length > 1 && lines.every((line) => line.startsWith('{') && line.trimEnd().endsWith('}'))) {
        return { problem: `is a list of ${lines.length} bundles`, help: 'give a file with one of them: its line' };
    }
    const json = (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readStrictJson */ .Sr)(text);
    if ('problem' in json)
        return { problem: json.problem };
    const { value } = json;
    if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(value))
        return { problem: 'is no JSON object' };
    const mediaType = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(value, 'mediaType');
    if (typeof mediaType !== 'string') {
        return (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(value, 'payloadType') === undefined
            ? { problem: 'has no mediaType', help: 'a Sigstore bundle is needed, as cartwright sign --bundle writes it' }
            : { problem: 'is a DSSE envelope without a bundle around it', help: 'give the file that ends in .sigstore.json' };
    }
    if (!VERSIONS.includes(mediaType)) {
        return {
            problem: `is of the unknown version ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(mediaType)}`,
            help: 'known are the versions 0.1, 0.2 and 0.3',
        };
    }
    const material = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(value, 'verificationMaterial');
    if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(material))
        return { problem: 'has no verificationMaterial' };
    const odd = strange('', value, MEMBERS) ?? strange('verificationMaterial.', material, MATERIAL_MEMBERS);
    if (odd !== undefined)
        return { problem: odd };
    const given = MATERIALS.filter((name) => material[name] !== undefined);
    const [kind, second] = given;
    if (kind === undefined || second !== undefined) {
        return {
            problem: `has ${given.length === 0 ? 'no' : given.join(' and ')} verification material; one kind is needed`,
        };
    }
    const logEntries = lengthOf((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(material, 'tlogEntries'));
    const timestamps = lengthOf((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(material, 'timestampVerificationData'), 'rfc3161Timestamps'));
    if (logEntries === undefined || timestamps === undefined)
        return { problem: 'has log entries or timestamps that are no list' };
    const parts = { json: value, logEntries, timestamps };
    const [envelope, message] = [(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(value, 'dsseEnvelope'), (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(value, 'messageSignature')];
    if ((envelope === undefined) === (message === undefined)) {
        return { problem: 'holds not exactly one of dsseEnvelope and messageSignature' };
    }
    if (kind === 'publicKey')
        return keyBundle(parts, (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(material.publicKey, 'hint'), envelope);
    return envelope === undefined ? messageBundle(parts, message) : envelopeBundle(parts, envelope);
}
function keyBundle(parts, hint, content) {
    if (content === undefined) {
        return {
            problem: 'holds a bare signature by a key, which says neither whose it is nor when it was made',
            help: 'sign the file with cartwright sign --bundle, or check it with cosign verify-blob',
        };
    }
    const result = (0,_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .envelopeOf */ .Ge)(content);
    if ('problem' in result)
        return { problem: `holds an envelope that cannot be read: ${result.problem}` };
    const { envelope } = result;
    if (envelope.signatures.length !== 1)
        return tooMany(envelope.signatures.length);
    return { bundle: { kind: 'key', hint: typeof hint === 'string' ? hint : '', envelope, ...parts } };
}
function envelopeBundle(parts, content) {
    const signatures = lengthOf((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(content, 'signatures')) ?? 0;
    if (signatures !== 1)
        return tooMany(signatures);
    const [type, payload] = [(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(content, 'payloadType'), (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(content, 'payload')];
    if (type !== _dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .PAYLOAD_TYPE */ .Uc) {
        return {
            problem: `holds a payload of type ${typeof type === 'string' ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(type) : 'none'}, not ${_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .PAYLOAD_TYPE */ .Uc}`,
        };
    }
    if (typeof payload !== 'string' || payload === '')
        return { problem: 'holds no payload' };
    return { bundle: { kind: 'keyless', messageDigest: undefined, ...parts } };
}
function messageBundle(parts, message) {
    const digest = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(message, 'messageDigest');
    const [algorithm, value] = [(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(digest, 'algorithm'), (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(digest, 'digest')];
    if (algorithm !== 'SHA2_256' || typeof value !== 'string') {
        return { problem: 'states no SHA2_256 digest of what was signed' };
    }
    const messageDigest = Buffer.from(value, 'base64').toString('hex');
    return { bundle: { kind: 'keyless', messageDigest, ...parts } };
}
function tooMany(signatures) {
    return { problem: `holds an envelope with ${signatures} signatures; a bundle has exactly one` };
}
function strange(path, value, allowed) {
    const odd = Object.keys(value).find((name) => !allowed.includes(name));
    return odd === undefined ? undefined : `has a member ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(path + odd)}; allowed: ${allowed.join(', ')}`;
}
function lengthOf(list) {
    if (list === undefined || list === null)
        return 0;
    return Array.isArray(list) ? list.length : undefined;
}


/***/ })

};
;
