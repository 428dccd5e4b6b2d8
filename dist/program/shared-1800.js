"use strict";
exports.modules = {

/***/ 1800:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Door: () => (/* binding */ Door)
});

// EXTERNAL MODULE: ./build/core/manifest/role-contract.js
var role_contract = __webpack_require__(96619);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/core/value/semver.js
var semver = __webpack_require__(17601);
;// CONCATENATED MODULE: ./build/core/policy/judge.js




function statedReasons(policy, { publisherId, artifact, manifest }) {
    const reasons = [];
    const { publishers } = policy.signers ?? {};
    if (publishers !== undefined && !publishers.includes(publisherId ?? ''))
        reasons.push({
            id: 'publisher',
            message: `its publisher is ${publisherId === null ? 'not stated' : (0,printable.quote)(publisherId)}, which may not sign here`,
        });
    reasons.push(...versionReasons(policy, artifact));
    if (manifest !== undefined)
        reasons.push(...scopeReasons(policy, manifest));
    return reasons;
}
function versionReasons({ oldest = {} }, artifact) {
    if (artifact === null || Object.keys(oldest).length === 0)
        return [];
    if (artifact === undefined)
        return [{ id: 'oldest', message: 'what it states of its name and version is not signed, so that it may be any' }];
    const { id, version } = artifact;
    const floor = (0,mapping/* own */.ZV)(oldest, id);
    if (typeof floor !== 'string')
        return [];
    const order = (0,semver/* compareVersions */.Zy)(version, floor);
    if (order === undefined)
        return [{ id: 'oldest', message: `its version ${(0,printable.quote)(version)} cannot be compared with ${floor}` }];
    return order < 0 ? [{ id: 'oldest', message: `its version ${version} is older than ${floor}` }] : [];
}
const REQUIRED_SCOPES = new Set(Object.values(role_contract/* ROLE_FLOORS */.N).flatMap(({ scopes }) => scopes));
function scopeReasons({ scopes }, manifest) {
    if (scopes === undefined)
        return [];
    const asked = new Map();
    const ask = (who, tokens) => {
        for (const token of tokens)
            if (!asked.has(token))
                asked.set(token, who);
    };
    for (const { role, capabilityScopes } of [...manifest.requiredTools, ...manifest.optionalTools])
        ask(role, capabilityScopes);
    ask('filesystem', manifest.filesystem);
    ask('network', manifest.network);
    return [...asked]
        .filter(([token]) => !REQUIRED_SCOPES.has(token) && !scopes.some((scope) => covers(scope, token)))
        .map(([token, who]) => ({ id: 'scope', message: `${who} asks for ${(0,printable.quote)(token)}, which is not allowed here` }));
}
function covers(scope, token) {
    return scope.endsWith('*') ? token.startsWith(scope.slice(0, -1)) : scope === token;
}

// EXTERNAL MODULE: ./build/core/handshake/bind.js + 6 modules
var bind = __webpack_require__(75886);
// EXTERNAL MODULE: ./build/core/handshake/negotiate.js
var negotiate = __webpack_require__(37356);
// EXTERNAL MODULE: ./build/core/result/errno.js
var errno = __webpack_require__(37498);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/app/package/subject.js
var package_subject = __webpack_require__(23119);
// EXTERNAL MODULE: ./build/app/trust/held-file.js
var held_file = __webpack_require__(27541);
// EXTERNAL MODULE: ./build/app/trust/verify.js + 2 modules
var verify = __webpack_require__(8638);
;// CONCATENATED MODULE: ./build/app/policy/door.js









class Door {
    path;
    #loaded;
    #options;
    #binder = new bind/* Binder */.V();
    constructor(loaded, options) {
        this.path = loaded.path;
        this.#loaded = loaded;
        this.#options = options;
    }
    demands(given) {
        const { trust = 'trusted', signers = {} } = this.#loaded.policy;
        return {
            ...given,
            require: given.require === 'trusted' ? 'trusted' : trust,
            allowUnsigned: false,
            policy: {
                ...given.policy,
                only: signers.keys,
                threshold: Math.max(given.policy.threshold, signers.threshold ?? 1),
            },
        };
    }
    async decide(portsOf, path, demands) {
        let held;
        try {
            const ports = portsOf();
            held = this.#loaded.policy.provenance === undefined ? undefined : (0,held_file.holdFile)(ports, path);
            return await this.#decided(held?.ports ?? ports, path, demands);
        }
        catch (error) {
            const refusal = (0,errno/* asRefusal */.Z)(error);
            if (!(refusal instanceof errors/* UserError */.y))
                throw error;
            const help = refusal.help === undefined ? '' : ` (${refusal.help})`;
            const reasons = [{ id: 'readable', message: refusal.message + help }];
            const nothing = { trust: null, cartridgeId: null, romDigest: null, publisherId: null, keyids: [] };
            return { path, decision: 'deny', reasons, ...nothing };
        }
        finally {
            held?.close();
        }
    }
    async #decided(ports, path, demands) {
        const verification = await (0,verify.verifyFile)(ports, path, this.#options.profile, demands);
        const { outcome } = verification;
        const reasons = await this.reasons(verification, ports.store);
        const { trust, cartridgeId, romDigest, publisherId, keyids } = outcome;
        const decision = reasons.length === 0 ? 'allow' : 'deny';
        return { path, decision, reasons, trust, cartridgeId, romDigest, publisherId, keyids };
    }
    async reasons({ outcome, manifestBytes, artifact }, store) {
        const failed = failedChecks(outcome);
        if (outcome.trust === 'tampered' || outcome.trust === 'unsigned' || outcome.trust === 'untrusted')
            return failed;
        const { path, publisherId } = outcome;
        const subject = manifestBytes === undefined ? undefined : await this.#subjectOf(outcome, manifestBytes);
        return [
            ...failed,
            ...this.#keyReasons(outcome),
            ...(subject === undefined
                ? this.#withoutManifest(publisherId, artifact)
                : this.stated({ subject, publisherId, artifact })),
            ...(await this.#provenanceReasons(path, store)),
        ];
    }
    stated({ subject, publisherId, artifact }) {
        const { policy, hosts = [] } = this.#loaded;
        const { manifest } = subject;
        const { profile } = this.#options;
        const verdicts = hosts.map((each) => each.host === undefined
            ? (0,negotiate/* notJudged */.be)(subject, each, each)
            : (0,negotiate/* negotiate */.Nl)({ subject, host: each.host, source: each.source, profile, binder: this.#binder }));
        const unusable = manifest === undefined && policy.scopes !== undefined ? [NO_SCOPES] : [];
        return [
            ...statedReasons(policy, { publisherId, artifact, manifest }),
            ...unusable,
            ...verdicts.flatMap((verdict) => hostReason(verdict)),
        ];
    }
    async #subjectOf({ path, romDigest }, bytes) {
        const { subject } = await (0,package_subject/* manifestSubject */.I)(path, bytes, this.#options.profile, 'verified');
        return { ...subject, ...(romDigest === null ? {} : { romDigest }) };
    }
    #withoutManifest(publisherId, artifact) {
        const { policy, hosts } = this.#loaded;
        return [
            ...statedReasons(policy, { publisherId, artifact, manifest: undefined }),
            ...(hosts === undefined ? [] : [{ id: 'host', message: 'it has no manifest that a host could accept' }]),
        ];
    }
    #keyReasons({ keyids }) {
        const { keys } = this.#loaded.policy.signers ?? {};
        if (keys === undefined || keyids.some((keyid) => keys.includes(keyid)))
            return [];
        return [{ id: 'key', message: `signed by ${keyids.join(', ')}, which may not sign here` }];
    }
    async #provenanceReasons(path, store) {
        const { provenance } = this.#loaded.policy;
        if (provenance === undefined)
            return [];
        const answer = await this.#options.provenanceOf?.(path, provenance, store);
        if (answer?.proven === true)
            return [];
        const reason = answer?.reason ?? 'it cannot be judged here';
        const message = `provenance of ${(0,printable.quote)(provenance.certificateIdentity, 200)} is demanded: ${reason}`;
        return [{ id: 'provenance', message }];
    }
}
const NO_SCOPES = {
    id: 'scope',
    message: 'its manifest may not be used, so that nobody can tell its scopes',
};
function failedChecks({ ok, checks }) {
    const failed = checks.filter((check) => !check.ok).map(({ id, message }) => ({ id, message }));
    const warned = ok || failed.length > 0 ? [] : checks.filter(({ warning }) => warning === true);
    return [...failed, ...warned.map(({ id, message }) => ({ id, message }))];
}
function hostReason(verdict) {
    const host = (0,printable.quote)(verdict.host);
    switch (verdict.verdict) {
        case 'accept':
            return [];
        case 'refuse':
            return [{ id: 'host', message: `the host ${host} refuses it: ${verdict.descriptor.unmet.join(', ')}` }];
        case 'not judged':
            return [{ id: 'host', message: `the host ${host} is not judged: ${verdict.reason}` }];
    }
}


/***/ })

};
;
