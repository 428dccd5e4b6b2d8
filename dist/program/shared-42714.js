"use strict";
exports.modules = {

/***/ 42714:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ githubOwner),
/* harmony export */   _5: () => (/* binding */ readRegistry),
/* harmony export */   hs: () => (/* binding */ keyState)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _public_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3275);
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18355);




function readRegistry(file, profile) {
    const problems = [];
    const report = (path, message) => void problems.push({ path, message });
    if (file.schemaVersion !== profile.trustRegistrySchemaVersion) {
        const other = (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .otherProfileWith */ .Yc)(profile, 'trustRegistrySchemaVersion', file.schemaVersion);
        const way = other === undefined ? '' : `: use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml`;
        return {
            problems: [{ path: ['schemaVersion'], message: `unrecognized schemaVersion ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(file.schemaVersion)}${way}` }],
        };
    }
    const keys = [];
    const seen = new Set();
    for (const [index, entry] of file.keys.entries()) {
        const at = ['keys', index];
        if (seen.has(entry.keyid))
            report([...at, 'keyid'], `keyid ${entry.keyid} stands twice`);
        seen.add(entry.keyid);
        for (const field of ['notBefore', 'notAfter', 'revokedAt']) {
            const value = entry[field] ?? null;
            if (value !== null && (0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(value) === undefined)
                report([...at, field], `${field} is no RFC 3339 time`);
        }
        if (((0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(entry.notBefore) ?? 0) > ((0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(entry.notAfter) ?? Infinity)) {
            report([...at, 'notAfter'], 'the validity window is inverted');
        }
        for (const field of ['revokedAt', 'revocationReason']) {
            if (entry.status !== 'revoked' && (entry[field] ?? null) !== null)
                report([...at, field], `${field} is given, but the status is ${entry.status}`);
        }
        for (const message of proofProblems(entry, profile))
            report([...at, 'namespaceProof'], message);
        try {
            const key = (0,_public_key_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePublicKey */ .ee)(entry.publicKeyPem);
            if (key.keyid !== entry.keyid)
                report([...at, 'keyid'], `keyid is not that of the key, which is ${key.keyid}`);
            keys.push({ key, entry });
        }
        catch (error) {
            if (!(error instanceof _public_key_js__WEBPACK_IMPORTED_MODULE_2__/* .KeyProblem */ .vc))
                throw error;
            report([...at, 'publicKeyPem'], `publicKeyPem cannot be used: ${error.message}`);
        }
    }
    return problems.length > 0 ? { problems } : { registry: { keys } };
}
function githubOwner(publisherId) {
    return /^io\.github\.([a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:[./]|$)/.exec(publisherId)?.[1];
}
function proofProblems({ publisherId, namespaceProof: proof }, profile) {
    const problems = [];
    const owner = githubOwner(publisherId);
    if ((0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(proof.verifiedAt) === undefined)
        problems.push('verifiedAt is no RFC 3339 time');
    if (proof.method === 'github-oidc') {
        if (owner === undefined)
            problems.push(`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(publisherId)} needs a dns-txt proof`);
        else if (!proof.oidcSubject.startsWith(`repo:${owner}/`))
            problems.push(`oidcSubject is not of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(owner)}`);
    }
    else if (owner !== undefined)
        problems.push(`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(publisherId)} needs a github-oidc proof`);
    else {
        const domain = (publisherId.split('/')[0] ?? '').split('.').toReversed().join('.');
        const expected = `_${profile.prefix}-challenge.${domain}`;
        if (proof.txtRecord !== expected)
            problems.push(`txtRecord is not ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(expected)}`);
    }
    return problems;
}
function keyState(entry, signed, now) {
    if (entry.status === 'revoked' && entry.revocationReason === 'key-compromise') {
        return { state: 'compromised', reasons: ['its key was revoked as compromised'] };
    }
    const reasons = [];
    const next = entry.rotatedTo ?? null;
    const successor = next === null ? '' : `; its successor is ${next}`;
    if (entry.status !== 'active')
        reasons.push(`its key is ${entry.status}${successor}`);
    if (entry.publisherId !== signed.publisherId) {
        reasons.push(`its key belongs to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(entry.publisherId)}, not to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(signed.publisherId)}`);
    }
    const [from, to] = [(0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(entry.notBefore) ?? Infinity, (0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(entry.notAfter) ?? -Infinity];
    const signedAt = (0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(signed.signedAt) ?? Number.NaN;
    if (!(signedAt >= from && signedAt <= to))
        reasons.push('it was signed outside the validity of its key');
    if (now.getTime() < from)
        reasons.push(`its key is valid from ${entry.notBefore} on`);
    if (now.getTime() > to && entry.status === 'active')
        reasons.push(`its key expired at ${entry.notAfter}${successor}`);
    if (((0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(entry.namespaceProof.verifiedAt) ?? Infinity) > now.getTime())
        reasons.push('the proof of its namespace is in the future');
    return reasons.length === 0 ? { state: 'active' } : { state: 'ineligible', reasons };
}


/***/ })

};
;
