"use strict";
exports.id = 3306;
exports.ids = [3306];
exports.modules = {

/***/ 779:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
__webpack_unused_export__ = __webpack_unused_export__ = exports.U9 = void 0;
function fmtDef(validate, compare) {
    return { validate, compare };
}
exports.U9 = {
    // date: http://tools.ietf.org/html/rfc3339#section-5.6
    date: fmtDef(date, compareDate),
    // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
    time: fmtDef(getTime(true), compareTime),
    "date-time": fmtDef(getDateTime(true), compareDateTime),
    "iso-time": fmtDef(getTime(), compareIsoTime),
    "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
    // duration: https://tools.ietf.org/html/rfc3339#appendix-A
    duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
    uri,
    "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
    // uri-template: https://tools.ietf.org/html/rfc6570
    "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
    // For the source: https://gist.github.com/dperini/729294
    // For test cases: https://mathiasbynens.be/demo/url-regex
    url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
    email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
    hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
    // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
    ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
    ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
    regex,
    // uuid: http://tools.ietf.org/html/rfc4122
    uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    // JSON-pointer: https://tools.ietf.org/html/rfc6901
    // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
    "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
    "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
    // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
    "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
    // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
    // byte: https://github.com/miguelmota/is-base64
    byte,
    // signed 32 bit integer
    int32: { type: "number", validate: validateInt32 },
    // signed 64 bit integer
    int64: { type: "number", validate: validateInt64 },
    // C-type float
    float: { type: "number", validate: validateNumber },
    // C-type double
    double: { type: "number", validate: validateNumber },
    // hint to the UI to hide input strings
    password: true,
    // unchecked string payload
    binary: true,
};
__webpack_unused_export__ = {
    ...exports.U9,
    date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
    time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
    "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
    "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
    "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
    // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
    uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
    "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
    // email (sources from jsen validator):
    // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
    // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
    email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i,
};
__webpack_unused_export__ = Object.keys(exports.U9);
function isLeapYear(year) {
    // https://tools.ietf.org/html/rfc3339#appendix-C
    return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function date(str) {
    // full-date from http://tools.ietf.org/html/rfc3339#section-5.6
    const matches = DATE.exec(str);
    if (!matches)
        return false;
    const year = +matches[1];
    const month = +matches[2];
    const day = +matches[3];
    return (month >= 1 &&
        month <= 12 &&
        day >= 1 &&
        day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]));
}
function compareDate(d1, d2) {
    if (!(d1 && d2))
        return undefined;
    if (d1 > d2)
        return 1;
    if (d1 < d2)
        return -1;
    return 0;
}
const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone) {
    return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
            return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || (strictTimeZone && !tz))
            return false;
        if (hr <= 23 && min <= 59 && sec < 60)
            return true;
        // leap second
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
    };
}
function compareTime(s1, s2) {
    if (!(s1 && s2))
        return undefined;
    const t1 = new Date("2020-01-01T" + s1).valueOf();
    const t2 = new Date("2020-01-01T" + s2).valueOf();
    if (!(t1 && t2))
        return undefined;
    return t1 - t2;
}
function compareIsoTime(t1, t2) {
    if (!(t1 && t2))
        return undefined;
    const a1 = TIME.exec(t1);
    const a2 = TIME.exec(t2);
    if (!(a1 && a2))
        return undefined;
    t1 = a1[1] + a1[2] + a1[3];
    t2 = a2[1] + a2[2] + a2[3];
    if (t1 > t2)
        return 1;
    if (t1 < t2)
        return -1;
    return 0;
}
const DATE_TIME_SEPARATOR = /t|\s/i;
function getDateTime(strictTimeZone) {
    const time = getTime(strictTimeZone);
    return function date_time(str) {
        // http://tools.ietf.org/html/rfc3339#section-5.6
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
    };
}
function compareDateTime(dt1, dt2) {
    if (!(dt1 && dt2))
        return undefined;
    const d1 = new Date(dt1).valueOf();
    const d2 = new Date(dt2).valueOf();
    if (!(d1 && d2))
        return undefined;
    return d1 - d2;
}
function compareIsoDateTime(dt1, dt2) {
    if (!(dt1 && dt2))
        return undefined;
    const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
    const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
    const res = compareDate(d1, d2);
    if (res === undefined)
        return undefined;
    return res || compareTime(t1, t2);
}
const NOT_URI_FRAGMENT = /\/|:/;
const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str) {
    // http://jmrware.com/articles/2009/uri_regexp/URI_regex.html + optional protocol + required "."
    return NOT_URI_FRAGMENT.test(str) && URI.test(str);
}
const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function byte(str) {
    BYTE.lastIndex = 0;
    return BYTE.test(str);
}
const MIN_INT32 = -(2 ** 31);
const MAX_INT32 = 2 ** 31 - 1;
function validateInt32(value) {
    return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
}
function validateInt64(value) {
    // JSON and javascript max Int is 2**53, so any int that passes isInteger is valid for Int64
    return Number.isInteger(value);
}
function validateNumber() {
    return true;
}
const Z_ANCHOR = /[^\\]\\Z/;
function regex(str) {
    if (Z_ANCHOR.test(str))
        return false;
    try {
        new RegExp(str);
        return true;
    }
    catch (e) {
        return false;
    }
}
//# sourceMappingURL=formats.js.map

/***/ }),

/***/ 6214:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
// https://mathiasbynens.be/notes/javascript-encoding
// https://github.com/bestiejs/punycode.js - punycode.ucs2.decode
function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
}
exports.A = ucs2length;
ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
//# sourceMappingURL=ucs2length.js.map

/***/ }),

/***/ 3306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__),
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6214);
/* harmony import */ var ajv_formats_dist_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(779);
// @ts-nocheck
// Generated by scripts/gen-validators.mjs. Do not edit.


const validate = validate20;
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (validate20);
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://cartwright.dev/schemas/trust-registry.schema.json", "title": "Trust registry: public keys only", "description": "Which public keys sign for which publishers, and since when and until when.", "type": "object", "additionalProperties": false, "required": ["schemaVersion", "keys"], "properties": { "schemaVersion": { "description": "Version of the registry's format, with the prefix of the format profile.", "type": "string", "pattern": "^(cart|acx)\\.trust-registry/1$" }, "registryId": { "description": "Reverse-DNS id of the registry's owner.", "type": "string", "minLength": 1 }, "updatedAt": { "description": "RFC 3339 time of the last change.", "type": "string", "format": "date-time" }, "keys": { "description": "The keys, old ones included.", "type": "array", "maxItems": 1000, "items": { "$ref": "#/$defs/key" } } }, "$defs": { "key": { "description": "One public key. A private key never stands here, and never in git.", "type": "object", "additionalProperties": false, "required": ["keyid", "publisherId", "algorithm", "publicKeyPem", "status", "notBefore", "notAfter", "namespaceProof"], "properties": { "keyid": { "description": "The word ed25519, a colon and the sha256 of the DER public key.", "type": "string", "pattern": "^ed25519:[0-9a-f]{64}$" }, "publisherId": { "description": "Reverse-DNS publisher whose cartridges the key signs.", "type": "string", "pattern": "^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*(?:[./][a-z0-9][a-z0-9._-]*)*$" }, "algorithm": { "description": "The algorithm is always ed25519.", "const": "ed25519" }, "publicKeyPem": { "description": "The public key as SPKI PEM.", "type": "string", "minLength": 1, "maxLength": 4096 }, "status": { "description": "Only an active key makes a signature trusted.", "enum": ["active", "revoked", "expired"] }, "notBefore": { "description": "First moment of validity, RFC 3339.", "type": "string", "format": "date-time" }, "notAfter": { "description": "Last moment of validity, RFC 3339.", "type": "string", "format": "date-time" }, "rotatedFrom": { "description": "The keyid of the key before this one.", "type": ["string", "null"] }, "rotatedTo": { "description": "The keyid of the key after this one.", "type": ["string", "null"] }, "revokedAt": { "description": "When it was revoked, RFC 3339.", "type": ["string", "null"], "format": "date-time" }, "revocationReason": { "description": "Why it was revoked: key-compromise makes everything that it signed tampered; the others only end its trust.", "enum": ["key-compromise", "superseded", "retired", null] }, "namespaceProof": { "description": "How the publisher showed that the name is theirs.", "$ref": "#/$defs/namespaceProof" } } }, "namespaceProof": { "description": "How the publisher's name was shown to be theirs.", "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["method", "txtRecord", "verifiedAt"], "properties": { "method": { "description": "The name was shown by a DNS record.", "const": "dns-txt" }, "txtRecord": { "description": "Name of the TXT record.", "type": "string", "pattern": "^_(cart|acx)-challenge\\." }, "verifiedAt": { "description": "RFC 3339 time of the check.", "type": "string", "format": "date-time" } } }, { "type": "object", "additionalProperties": false, "required": ["method", "oidcSubject", "oidcIssuer", "verifiedAt"], "properties": { "method": { "description": "The name was shown by an OpenID Connect token.", "const": "github-oidc" }, "oidcSubject": { "description": "The subject of the token, repo:OWNER/NAME and what follows it.", "type": "string", "pattern": "^repo:" }, "oidcIssuer": { "description": "The issuer of the token.", "const": "https://token.actions.githubusercontent.com" }, "verifiedAt": { "description": "RFC 3339 time of the check.", "type": "string", "format": "date-time" } } }] } } };
const pattern4 = new RegExp("^(cart|acx)\\.trust-registry/1$", "u");
const func1 = ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A;
const formats0 = ajv_formats_dist_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .fullFormats */ .U9["date-time"];
const schema32 = { "description": "One public key. A private key never stands here, and never in git.", "type": "object", "additionalProperties": false, "required": ["keyid", "publisherId", "algorithm", "publicKeyPem", "status", "notBefore", "notAfter", "namespaceProof"], "properties": { "keyid": { "description": "The word ed25519, a colon and the sha256 of the DER public key.", "type": "string", "pattern": "^ed25519:[0-9a-f]{64}$" }, "publisherId": { "description": "Reverse-DNS publisher whose cartridges the key signs.", "type": "string", "pattern": "^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*(?:[./][a-z0-9][a-z0-9._-]*)*$" }, "algorithm": { "description": "The algorithm is always ed25519.", "const": "ed25519" }, "publicKeyPem": { "description": "The public key as SPKI PEM.", "type": "string", "minLength": 1, "maxLength": 4096 }, "status": { "description": "Only an active key makes a signature trusted.", "enum": ["active", "revoked", "expired"] }, "notBefore": { "description": "First moment of validity, RFC 3339.", "type": "string", "format": "date-time" }, "notAfter": { "description": "Last moment of validity, RFC 3339.", "type": "string", "format": "date-time" }, "rotatedFrom": { "description": "The keyid of the key before this one.", "type": ["string", "null"] }, "rotatedTo": { "description": "The keyid of the key after this one.", "type": ["string", "null"] }, "revokedAt": { "description": "When it was revoked, RFC 3339.", "type": ["string", "null"], "format": "date-time" }, "revocationReason": { "description": "Why it was revoked: key-compromise makes everything that it signed tampered; the others only end its trust.", "enum": ["key-compromise", "superseded", "retired", null] }, "namespaceProof": { "description": "How the publisher showed that the name is theirs.", "$ref": "#/$defs/namespaceProof" } } };
const schema33 = { "description": "How the publisher's name was shown to be theirs.", "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["method", "txtRecord", "verifiedAt"], "properties": { "method": { "description": "The name was shown by a DNS record.", "const": "dns-txt" }, "txtRecord": { "description": "Name of the TXT record.", "type": "string", "pattern": "^_(cart|acx)-challenge\\." }, "verifiedAt": { "description": "RFC 3339 time of the check.", "type": "string", "format": "date-time" } } }, { "type": "object", "additionalProperties": false, "required": ["method", "oidcSubject", "oidcIssuer", "verifiedAt"], "properties": { "method": { "description": "The name was shown by an OpenID Connect token.", "const": "github-oidc" }, "oidcSubject": { "description": "The subject of the token, repo:OWNER/NAME and what follows it.", "type": "string", "pattern": "^repo:" }, "oidcIssuer": { "description": "The issuer of the token.", "const": "https://token.actions.githubusercontent.com" }, "verifiedAt": { "description": "RFC 3339 time of the check.", "type": "string", "format": "date-time" } } }] };
const func2 = Object.prototype.hasOwnProperty;
const pattern5 = new RegExp("^ed25519:[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*(?:[./][a-z0-9][a-z0-9._-]*)*$", "u");
const pattern7 = new RegExp("^_(cart|acx)-challenge\\.", "u");
const pattern8 = new RegExp("^repo:", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate21.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.keyid === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keyid" }, message: "must have required property '" + "keyid" + "'", schema: schema32.required, parentSchema: schema32, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.publisherId === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "publisherId" }, message: "must have required property '" + "publisherId" + "'", schema: schema32.required, parentSchema: schema32, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.algorithm === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "algorithm" }, message: "must have required property '" + "algorithm" + "'", schema: schema32.required, parentSchema: schema32, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        if (data.publicKeyPem === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "publicKeyPem" }, message: "must have required property '" + "publicKeyPem" + "'", schema: schema32.required, parentSchema: schema32, data };
            if (vErrors === null) {
                vErrors = [err3];
            }
            else {
                vErrors.push(err3);
            }
            errors++;
        }
        if (data.status === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property '" + "status" + "'", schema: schema32.required, parentSchema: schema32, data };
            if (vErrors === null) {
                vErrors = [err4];
            }
            else {
                vErrors.push(err4);
            }
            errors++;
        }
        if (data.notBefore === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "notBefore" }, message: "must have required property '" + "notBefore" + "'", schema: schema32.required, parentSchema: schema32, data };
            if (vErrors === null) {
                vErrors = [err5];
            }
            else {
                vErrors.push(err5);
            }
            errors++;
        }
        if (data.notAfter === undefined) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "notAfter" }, message: "must have required property '" + "notAfter" + "'", schema: schema32.required, parentSchema: schema32, data };
            if (vErrors === null) {
                vErrors = [err6];
            }
            else {
                vErrors.push(err6);
            }
            errors++;
        }
        if (data.namespaceProof === undefined) {
            const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "namespaceProof" }, message: "must have required property '" + "namespaceProof" + "'", schema: schema32.required, parentSchema: schema32, data };
            if (vErrors === null) {
                vErrors = [err7];
            }
            else {
                vErrors.push(err7);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(func2.call(schema32.properties, key0))) {
                const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data };
                if (vErrors === null) {
                    vErrors = [err8];
                }
                else {
                    vErrors.push(err8);
                }
                errors++;
            }
        }
        if (data.keyid !== undefined) {
            let data0 = data.keyid;
            if (typeof data0 === "string") {
                if (!pattern5.test(data0)) {
                    const err9 = { instancePath: instancePath + "/keyid", schemaPath: "#/properties/keyid/pattern", keyword: "pattern", params: { pattern: "^ed25519:[0-9a-f]{64}$" }, message: "must match pattern \"" + "^ed25519:[0-9a-f]{64}$" + "\"", schema: "^ed25519:[0-9a-f]{64}$", parentSchema: schema32.properties.keyid, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err9];
                    }
                    else {
                        vErrors.push(err9);
                    }
                    errors++;
                }
            }
            else {
                const err10 = { instancePath: instancePath + "/keyid", schemaPath: "#/properties/keyid/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.keyid.type, parentSchema: schema32.properties.keyid, data: data0 };
                if (vErrors === null) {
                    vErrors = [err10];
                }
                else {
                    vErrors.push(err10);
                }
                errors++;
            }
        }
        if (data.publisherId !== undefined) {
            let data1 = data.publisherId;
            if (typeof data1 === "string") {
                if (!pattern6.test(data1)) {
                    const err11 = { instancePath: instancePath + "/publisherId", schemaPath: "#/properties/publisherId/pattern", keyword: "pattern", params: { pattern: "^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*(?:[./][a-z0-9][a-z0-9._-]*)*$" }, message: "must match pattern \"" + "^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*(?:[./][a-z0-9][a-z0-9._-]*)*$" + "\"", schema: "^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*(?:[./][a-z0-9][a-z0-9._-]*)*$", parentSchema: schema32.properties.publisherId, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err11];
                    }
                    else {
                        vErrors.push(err11);
                    }
                    errors++;
                }
            }
            else {
                const err12 = { instancePath: instancePath + "/publisherId", schemaPath: "#/properties/publisherId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.publisherId.type, parentSchema: schema32.properties.publisherId, data: data1 };
                if (vErrors === null) {
                    vErrors = [err12];
                }
                else {
                    vErrors.push(err12);
                }
                errors++;
            }
        }
        if (data.algorithm !== undefined) {
            let data2 = data.algorithm;
            if ("ed25519" !== data2) {
                const err13 = { instancePath: instancePath + "/algorithm", schemaPath: "#/properties/algorithm/const", keyword: "const", params: { allowedValue: "ed25519" }, message: "must be equal to constant", schema: "ed25519", parentSchema: schema32.properties.algorithm, data: data2 };
                if (vErrors === null) {
                    vErrors = [err13];
                }
                else {
                    vErrors.push(err13);
                }
                errors++;
            }
        }
        if (data.publicKeyPem !== undefined) {
            let data3 = data.publicKeyPem;
            if (typeof data3 === "string") {
                if (func1(data3) > 4096) {
                    const err14 = { instancePath: instancePath + "/publicKeyPem", schemaPath: "#/properties/publicKeyPem/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema32.properties.publicKeyPem, data: data3 };
                    if (vErrors === null) {
                        vErrors = [err14];
                    }
                    else {
                        vErrors.push(err14);
                    }
                    errors++;
                }
                if (func1(data3) < 1) {
                    const err15 = { instancePath: instancePath + "/publicKeyPem", schemaPath: "#/properties/publicKeyPem/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.publicKeyPem, data: data3 };
                    if (vErrors === null) {
                        vErrors = [err15];
                    }
                    else {
                        vErrors.push(err15);
                    }
                    errors++;
                }
            }
            else {
                const err16 = { instancePath: instancePath + "/publicKeyPem", schemaPath: "#/properties/publicKeyPem/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.publicKeyPem.type, parentSchema: schema32.properties.publicKeyPem, data: data3 };
                if (vErrors === null) {
                    vErrors = [err16];
                }
                else {
                    vErrors.push(err16);
                }
                errors++;
            }
        }
        if (data.status !== undefined) {
            let data4 = data.status;
            if (!(((data4 === "active") || (data4 === "revoked")) || (data4 === "expired"))) {
                const err17 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema32.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.status.enum, parentSchema: schema32.properties.status, data: data4 };
                if (vErrors === null) {
                    vErrors = [err17];
                }
                else {
                    vErrors.push(err17);
                }
                errors++;
            }
        }
        if (data.notBefore !== undefined) {
            let data5 = data.notBefore;
            if (typeof data5 === "string") {
                if (!(formats0.validate(data5))) {
                    const err18 = { instancePath: instancePath + "/notBefore", schemaPath: "#/properties/notBefore/format", keyword: "format", params: { format: "date-time" }, message: "must match format \"" + "date-time" + "\"", schema: "date-time", parentSchema: schema32.properties.notBefore, data: data5 };
                    if (vErrors === null) {
                        vErrors = [err18];
                    }
                    else {
                        vErrors.push(err18);
                    }
                    errors++;
                }
            }
            else {
                const err19 = { instancePath: instancePath + "/notBefore", schemaPath: "#/properties/notBefore/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.notBefore.type, parentSchema: schema32.properties.notBefore, data: data5 };
                if (vErrors === null) {
                    vErrors = [err19];
                }
                else {
                    vErrors.push(err19);
                }
                errors++;
            }
        }
        if (data.notAfter !== undefined) {
            let data6 = data.notAfter;
            if (typeof data6 === "string") {
                if (!(formats0.validate(data6))) {
                    const err20 = { instancePath: instancePath + "/notAfter", schemaPath: "#/properties/notAfter/format", keyword: "format", params: { format: "date-time" }, message: "must match format \"" + "date-time" + "\"", schema: "date-time", parentSchema: schema32.properties.notAfter, data: data6 };
                    if (vErrors === null) {
                        vErrors = [err20];
                    }
                    else {
                        vErrors.push(err20);
                    }
                    errors++;
                }
            }
            else {
                const err21 = { instancePath: instancePath + "/notAfter", schemaPath: "#/properties/notAfter/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.notAfter.type, parentSchema: schema32.properties.notAfter, data: data6 };
                if (vErrors === null) {
                    vErrors = [err21];
                }
                else {
                    vErrors.push(err21);
                }
                errors++;
            }
        }
        if (data.rotatedFrom !== undefined) {
            let data7 = data.rotatedFrom;
            if ((typeof data7 !== "string") && (data7 !== null)) {
                const err22 = { instancePath: instancePath + "/rotatedFrom", schemaPath: "#/properties/rotatedFrom/type", keyword: "type", params: { type: schema32.properties.rotatedFrom.type }, message: "must be string,null", schema: schema32.properties.rotatedFrom.type, parentSchema: schema32.properties.rotatedFrom, data: data7 };
                if (vErrors === null) {
                    vErrors = [err22];
                }
                else {
                    vErrors.push(err22);
                }
                errors++;
            }
        }
        if (data.rotatedTo !== undefined) {
            let data8 = data.rotatedTo;
            if ((typeof data8 !== "string") && (data8 !== null)) {
                const err23 = { instancePath: instancePath + "/rotatedTo", schemaPath: "#/properties/rotatedTo/type", keyword: "type", params: { type: schema32.properties.rotatedTo.type }, message: "must be string,null", schema: schema32.properties.rotatedTo.type, parentSchema: schema32.properties.rotatedTo, data: data8 };
                if (vErrors === null) {
                    vErrors = [err23];
                }
                else {
                    vErrors.push(err23);
                }
                errors++;
            }
        }
        if (data.revokedAt !== undefined) {
            let data9 = data.revokedAt;
            if ((typeof data9 !== "string") && (data9 !== null)) {
                const err24 = { instancePath: instancePath + "/revokedAt", schemaPath: "#/properties/revokedAt/type", keyword: "type", params: { type: schema32.properties.revokedAt.type }, message: "must be string,null", schema: schema32.properties.revokedAt.type, parentSchema: schema32.properties.revokedAt, data: data9 };
                if (vErrors === null) {
                    vErrors = [err24];
                }
                else {
                    vErrors.push(err24);
                }
                errors++;
            }
            if (typeof data9 === "string") {
                if (!(formats0.validate(data9))) {
                    const err25 = { instancePath: instancePath + "/revokedAt", schemaPath: "#/properties/revokedAt/format", keyword: "format", params: { format: "date-time" }, message: "must match format \"" + "date-time" + "\"", schema: "date-time", parentSchema: schema32.properties.revokedAt, data: data9 };
                    if (vErrors === null) {
                        vErrors = [err25];
                    }
                    else {
                        vErrors.push(err25);
                    }
                    errors++;
                }
            }
        }
        if (data.revocationReason !== undefined) {
            let data10 = data.revocationReason;
            if (!((((data10 === "key-compromise") || (data10 === "superseded")) || (data10 === "retired")) || (data10 === null))) {
                const err26 = { instancePath: instancePath + "/revocationReason", schemaPath: "#/properties/revocationReason/enum", keyword: "enum", params: { allowedValues: schema32.properties.revocationReason.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.revocationReason.enum, parentSchema: schema32.properties.revocationReason, data: data10 };
                if (vErrors === null) {
                    vErrors = [err26];
                }
                else {
                    vErrors.push(err26);
                }
                errors++;
            }
        }
        if (data.namespaceProof !== undefined) {
            let data11 = data.namespaceProof;
            const _errs23 = errors;
            let valid2 = false;
            let passing0 = null;
            const _errs24 = errors;
            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.method === undefined) {
                    const err27 = { instancePath: instancePath + "/namespaceProof", schemaPath: "#/$defs/namespaceProof/oneOf/0/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property '" + "method" + "'", schema: schema33.oneOf[0].required, parentSchema: schema33.oneOf[0], data: data11 };
                    if (vErrors === null) {
                        vErrors = [err27];
                    }
                    else {
                        vErrors.push(err27);
                    }
                    errors++;
                }
                if (data11.txtRecord === undefined) {
                    const err28 = { instancePath: instancePath + "/namespaceProof", schemaPath: "#/$defs/namespaceProof/oneOf/0/required", keyword: "required", params: { missingProperty: "txtRecord" }, message: "must have required property '" + "txtRecord" + "'", schema: schema33.oneOf[0].required, parentSchema: schema33.oneOf[0], data: data11 };
                    if (vErrors === null) {
                        vErrors = [err28];
                    }
                    else {
                        vErrors.push(err28);
                    }
                    errors++;
                }
                if (data11.verifiedAt === undefined) {
                    const err29 = { instancePath: instancePath + "/namespaceProof", schemaPath: "#/$defs/namespaceProof/oneOf/0/required", keyword: "required", params: { missingProperty: "verifiedAt" }, message: "must have required property '" + "verifiedAt" + "'", schema: schema33.oneOf[0].required, parentSchema: schema33.oneOf[0], data: data11 };
                    if (vErrors === null) {
                        vErrors = [err29];
                    }
                    else {
                        vErrors.push(err29);
                    }
                    errors++;
                }
                for (const key1 in data11) {
                    if (!(((key1 === "method") || (key1 === "txtRecord")) || (key1 === "verifiedAt"))) {
                        const err30 = { instancePath: instancePath + "/namespaceProof", schemaPath: "#/$defs/namespaceProof/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema33.oneOf[0], data: data11 };
                        if (vErrors === null) {
                            vErrors = [err30];
                        }
                        else {
                            vErrors.push(err30);
                        }
                        errors++;
                    }
                }
                if (data11.method !== undefined) {
                    let data12 = data11.method;
                    if ("dns-txt" !== data12) {
                        const err31 = { instancePath: instancePath + "/namespaceProof/method", schemaPath: "#/$defs/namespaceProof/oneOf/0/properties/method/const", keyword: "const", params: { allowedValue: "dns-txt" }, message: "must be equal to constant", schema: "dns-txt", parentSchema: schema33.oneOf[0].properties.method, data: data12 };
                        if (vErrors === null) {
                            vErrors = [err31];
                        }
                        else {
                            vErrors.push(err31);
                        }
                        errors++;
                    }
                }
                if (data11.txtRecord !== undefined) {
                    let data13 = data11.txtRecord;
                    if (typeof data13 === "string") {
                        if (!pattern7.test(data13)) {
                            const err32 = { instancePath: instancePath + "/namespaceProof/txtRecord", schemaPath: "#/$defs/namespaceProof/oneOf/0/properties/txtRecord/pattern", keyword: "pattern", params: { pattern: "^_(cart|acx)-challenge\\." }, message: "must match pattern \"" + "^_(cart|acx)-challenge\\." + "\"", schema: "^_(cart|acx)-challenge\\.", parentSchema: schema33.oneOf[0].properties.txtRecord, data: data13 };
                            if (vErrors === null) {
                                vErrors = [err32];
                            }
                            else {
                                vErrors.push(err32);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err33 = { instancePath: instancePath + "/namespaceProof/txtRecord", schemaPath: "#/$defs/namespaceProof/oneOf/0/properties/txtRecord/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.oneOf[0].properties.txtRecord.type, parentSchema: schema33.oneOf[0].properties.txtRecord, data: data13 };
                        if (vErrors === null) {
                            vErrors = [err33];
                        }
                        else {
                            vErrors.push(err33);
                        }
                        errors++;
                    }
                }
                if (data11.verifiedAt !== undefined) {
                    let data14 = data11.verifiedAt;
                    if (typeof data14 === "string") {
                        if (!(formats0.validate(data14))) {
                            const err34 = { instancePath: instancePath + "/namespaceProof/verifiedAt", schemaPath: "#/$defs/namespaceProof/oneOf/0/properties/verifiedAt/format", keyword: "format", params: { format: "date-time" }, message: "must match format \"" + "date-time" + "\"", schema: "date-time", parentSchema: schema33.oneOf[0].properties.verifiedAt, data: data14 };
                            if (vErrors === null) {
                                vErrors = [err34];
                            }
                            else {
                                vErrors.push(err34);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err35 = { instancePath: instancePath + "/namespaceProof/verifiedAt", schemaPath: "#/$defs/namespaceProof/oneOf/0/properties/verifiedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.oneOf[0].properties.verifiedAt.type, parentSchema: schema33.oneOf[0].properties.verifiedAt, data: data14 };
                        if (vErrors === null) {
                            vErrors = [err35];
                        }
                        else {
                            vErrors.push(err35);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err36 = { instancePath: instancePath + "/namespaceProof", schemaPath: "#/$defs/namespaceProof/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.oneOf[0].type, parentSchema: schema33.oneOf[0], data: data11 };
                if (vErrors === null) {
                    vErrors = [err36];
                }
                else {
                    vErrors.push(err36);
                }
                errors++;
            }
            var _valid0 = _errs24 === errors;
            if (_valid0) {
                valid2 = true;
                passing0 = 0;
                var props0 = true;
            }
            const _errs32 = errors;
            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.method === undefined) {
                    const err37 = { instancePath: instancePath + "/namespaceProof", schemaPath: "#/$defs/namespaceProof/oneOf/1/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property '" + "method" + "'", schema: schema33.oneOf[1].required, parentSchema: schema33.oneOf[1], data: data11 };
                    if (vErrors === null) {
                        vErrors = [err37];
                    }
                    else {
                        vErrors.push(err37);
                    }
                    errors++;
                }
                if (data11.oidcSubject === undefined) {
                    const err38 = { instancePath: instancePath + "/namespaceProof", schemaPath: "#/$defs/namespaceProof/oneOf/1/required", keyword: "required", params: { missingProperty: "oidcSubject" }, message: "must have required property '" + "oidcSubject" + "'", schema: schema33.oneOf[1].required, parentSchema: schema33.oneOf[1], data: data11 };
                    if (vErrors === null) {
                        vErrors = [err38];
                    }
                    else {
                        vErrors.push(err38);
                    }
                    errors++;
                }
                if (data11.oidcIssuer === undefined) {
                    const err39 = { instancePath: instancePath + "/namespaceProof", schemaPath: "#/$defs/namespaceProof/oneOf/1/required", keyword: "required", params: { missingProperty: "oidcIssuer" }, message: "must have required property '" + "oidcIssuer" + "'", schema: schema33.oneOf[1].required, parentSchema: schema33.oneOf[1], data: data11 };
                    if (vErrors === null) {
                        vErrors = [err39];
                    }
                    else {
                        vErrors.push(err39);
                    }
                    errors++;
                }
                if (data11.verifiedAt === undefined) {
                    const err40 = { instancePath: instancePath + "/namespaceProof", schemaPath: "#/$defs/namespaceProof/oneOf/1/required", keyword: "required", params: { missingProperty: "verifiedAt" }, message: "must have required property '" + "verifiedAt" + "'", schema: schema33.oneOf[1].required, parentSchema: schema33.oneOf[1], data: data11 };
                    if (vErrors === null) {
                        vErrors = [err40];
                    }
                    else {
                        vErrors.push(err40);
                    }
                    errors++;
                }
                for (const key2 in data11) {
                    if (!((((key2 === "method") || (key2 === "oidcSubject")) || (key2 === "oidcIssuer")) || (key2 === "verifiedAt"))) {
                        const err41 = { instancePath: instancePath + "/namespaceProof", schemaPath: "#/$defs/namespaceProof/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema33.oneOf[1], data: data11 };
                        if (vErrors === null) {
                            vErrors = [err41];
                        }
                        else {
                            vErrors.push(err41);
                        }
                        errors++;
                    }
                }
                if (data11.method !== undefined) {
                    let data15 = data11.method;
                    if ("github-oidc" !== data15) {
                        const err42 = { instancePath: instancePath + "/namespaceProof/method", schemaPath: "#/$defs/namespaceProof/oneOf/1/properties/method/const", keyword: "const", params: { allowedValue: "github-oidc" }, message: "must be equal to constant", schema: "github-oidc", parentSchema: schema33.oneOf[1].properties.method, data: data15 };
                        if (vErrors === null) {
                            vErrors = [err42];
                        }
                        else {
                            vErrors.push(err42);
                        }
                        errors++;
                    }
                }
                if (data11.oidcSubject !== undefined) {
                    let data16 = data11.oidcSubject;
                    if (typeof data16 === "string") {
                        if (!pattern8.test(data16)) {
                            const err43 = { instancePath: instancePath + "/namespaceProof/oidcSubject", schemaPath: "#/$defs/namespaceProof/oneOf/1/properties/oidcSubject/pattern", keyword: "pattern", params: { pattern: "^repo:" }, message: "must match pattern \"" + "^repo:" + "\"", schema: "^repo:", parentSchema: schema33.oneOf[1].properties.oidcSubject, data: data16 };
                            if (vErrors === null) {
                                vErrors = [err43];
                            }
                            else {
                                vErrors.push(err43);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err44 = { instancePath: instancePath + "/namespaceProof/oidcSubject", schemaPath: "#/$defs/namespaceProof/oneOf/1/properties/oidcSubject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.oneOf[1].properties.oidcSubject.type, parentSchema: schema33.oneOf[1].properties.oidcSubject, data: data16 };
                        if (vErrors === null) {
                            vErrors = [err44];
                        }
                        else {
                            vErrors.push(err44);
                        }
                        errors++;
                    }
                }
                if (data11.oidcIssuer !== undefined) {
                    let data17 = data11.oidcIssuer;
                    if ("https://token.actions.githubusercontent.com" !== data17) {
                        const err45 = { instancePath: instancePath + "/namespaceProof/oidcIssuer", schemaPath: "#/$defs/namespaceProof/oneOf/1/properties/oidcIssuer/const", keyword: "const", params: { allowedValue: "https://token.actions.githubusercontent.com" }, message: "must be equal to constant", schema: "https://token.actions.githubusercontent.com", parentSchema: schema33.oneOf[1].properties.oidcIssuer, data: data17 };
                        if (vErrors === null) {
                            vErrors = [err45];
                        }
                        else {
                            vErrors.push(err45);
                        }
                        errors++;
                    }
                }
                if (data11.verifiedAt !== undefined) {
                    let data18 = data11.verifiedAt;
                    if (typeof data18 === "string") {
                        if (!(formats0.validate(data18))) {
                            const err46 = { instancePath: instancePath + "/namespaceProof/verifiedAt", schemaPath: "#/$defs/namespaceProof/oneOf/1/properties/verifiedAt/format", keyword: "format", params: { format: "date-time" }, message: "must match format \"" + "date-time" + "\"", schema: "date-time", parentSchema: schema33.oneOf[1].properties.verifiedAt, data: data18 };
                            if (vErrors === null) {
                                vErrors = [err46];
                            }
                            else {
                                vErrors.push(err46);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err47 = { instancePath: instancePath + "/namespaceProof/verifiedAt", schemaPath: "#/$defs/namespaceProof/oneOf/1/properties/verifiedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.oneOf[1].properties.verifiedAt.type, parentSchema: schema33.oneOf[1].properties.verifiedAt, data: data18 };
                        if (vErrors === null) {
                            vErrors = [err47];
                        }
                        else {
                            vErrors.push(err47);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err48 = { instancePath: instancePath + "/namespaceProof", schemaPath: "#/$defs/namespaceProof/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.oneOf[1].type, parentSchema: schema33.oneOf[1], data: data11 };
                if (vErrors === null) {
                    vErrors = [err48];
                }
                else {
                    vErrors.push(err48);
                }
                errors++;
            }
            var _valid0 = _errs32 === errors;
            if (_valid0 && valid2) {
                valid2 = false;
                passing0 = [passing0, 1];
            }
            else {
                if (_valid0) {
                    valid2 = true;
                    passing0 = 1;
                    if (props0 !== true) {
                        props0 = true;
                    }
                }
            }
            if (!valid2) {
                const err49 = { instancePath: instancePath + "/namespaceProof", schemaPath: "#/$defs/namespaceProof/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema33.oneOf, parentSchema: schema33, data: data11 };
                if (vErrors === null) {
                    vErrors = [err49];
                }
                else {
                    vErrors.push(err49);
                }
                errors++;
            }
            else {
                errors = _errs23;
                if (vErrors !== null) {
                    if (_errs23) {
                        vErrors.length = _errs23;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
    }
    else {
        const err50 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
        if (vErrors === null) {
            vErrors = [err50];
        }
        else {
            vErrors.push(err50);
        }
        errors++;
    }
    validate21.errors = vErrors;
    return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="https://cartwright.dev/schemas/trust-registry.schema.json" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate20.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.schemaVersion === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property '" + "schemaVersion" + "'", schema: schema31.required, parentSchema: schema31, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.keys === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keys" }, message: "must have required property '" + "keys" + "'", schema: schema31.required, parentSchema: schema31, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!((((key0 === "schemaVersion") || (key0 === "registryId")) || (key0 === "updatedAt")) || (key0 === "keys"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.schemaVersion !== undefined) {
            let data0 = data.schemaVersion;
            if (typeof data0 === "string") {
                if (!pattern4.test(data0)) {
                    const err3 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/pattern", keyword: "pattern", params: { pattern: "^(cart|acx)\\.trust-registry/1$" }, message: "must match pattern \"" + "^(cart|acx)\\.trust-registry/1$" + "\"", schema: "^(cart|acx)\\.trust-registry/1$", parentSchema: schema31.properties.schemaVersion, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err3];
                    }
                    else {
                        vErrors.push(err3);
                    }
                    errors++;
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.schemaVersion.type, parentSchema: schema31.properties.schemaVersion, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.registryId !== undefined) {
            let data1 = data.registryId;
            if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                    const err5 = { instancePath: instancePath + "/registryId", schemaPath: "#/properties/registryId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.registryId, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err5];
                    }
                    else {
                        vErrors.push(err5);
                    }
                    errors++;
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/registryId", schemaPath: "#/properties/registryId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.registryId.type, parentSchema: schema31.properties.registryId, data: data1 };
                if (vErrors === null) {
                    vErrors = [err6];
                }
                else {
                    vErrors.push(err6);
                }
                errors++;
            }
        }
        if (data.updatedAt !== undefined) {
            let data2 = data.updatedAt;
            if (typeof data2 === "string") {
                if (!(formats0.validate(data2))) {
                    const err7 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: "must match format \"" + "date-time" + "\"", schema: "date-time", parentSchema: schema31.properties.updatedAt, data: data2 };
                    if (vErrors === null) {
                        vErrors = [err7];
                    }
                    else {
                        vErrors.push(err7);
                    }
                    errors++;
                }
            }
            else {
                const err8 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.updatedAt.type, parentSchema: schema31.properties.updatedAt, data: data2 };
                if (vErrors === null) {
                    vErrors = [err8];
                }
                else {
                    vErrors.push(err8);
                }
                errors++;
            }
        }
        if (data.keys !== undefined) {
            let data3 = data.keys;
            if (Array.isArray(data3)) {
                if (data3.length > 1000) {
                    const err9 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/maxItems", keyword: "maxItems", params: { limit: 1000 }, message: "must NOT have more than 1000 items", schema: 1000, parentSchema: schema31.properties.keys, data: data3 };
                    if (vErrors === null) {
                        vErrors = [err9];
                    }
                    else {
                        vErrors.push(err9);
                    }
                    errors++;
                }
                const len0 = data3.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate21(data3[i0], { instancePath: instancePath + "/keys/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err10 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.keys.type, parentSchema: schema31.properties.keys, data: data3 };
                if (vErrors === null) {
                    vErrors = [err10];
                }
                else {
                    vErrors.push(err10);
                }
                errors++;
            }
        }
    }
    else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
            vErrors = [err11];
        }
        else {
            vErrors.push(err11);
        }
        errors++;
    }
    validate20.errors = vErrors;
    return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };


/***/ })

};
;