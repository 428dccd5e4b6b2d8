"use strict";
exports.id = 9015;
exports.ids = [9015];
exports.modules = {

/***/ 99015:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPolicyFile: () => (/* binding */ loadPolicyFile)
});

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/semver.js
var semver = __webpack_require__(17601);
;// CONCATENATED MODULE: ./build/core/policy/policy.js


function policyFaults({ trust = 'trusted', signers = {}, oldest = {} }) {
    const faults = [];
    const { publishers, keys, threshold = 1 } = signers;
    for (const [name, version] of Object.entries(oldest)) {
        const path = ['oldest', name];
        if (!/^[^/\s]+(?:\.[^/\s]+)+\/\S+$/.test(name) || name.includes('@'))
            faults.push({
                path,
                message: `${(0,printable.quote)(name)} names no cartridge`,
                help: 'write PUBLISHER/NAME, without a version',
            });
        else if (!(0,semver/* isVersion */.lF)(version))
            faults.push({ path, message: `${(0,printable.quote)(version)} is no version`, help: 'write a SemVer version such as 1.2.0' });
    }
    if (publishers !== undefined && keys === undefined && trust === 'portable')
        faults.push({
            path: ['signers', 'publishers'],
            message: 'publishers prove nothing with trust: portable, since whoever signs can state any of them',
            help: 'leave trust out and vouch for their keys in a trust registry, or list keys',
        });
    if (keys !== undefined && threshold > keys.length)
        faults.push({
            path: ['signers', 'threshold'],
            message: `the threshold is ${threshold}, but ${keys.length} ${keys.length === 1 ? 'key is' : 'keys are'} listed`,
            help: 'list more keys, or lower the threshold',
        });
    return faults;
}

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(27912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(49173);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
// EXTERNAL MODULE: ./build/app/handshake/hosts.js
var hosts = __webpack_require__(75097);
;// CONCATENATED MODULE: ./build/app/policy/load.js








const MAX_POLICY = 1024 * 1024;
async function loadPolicyFile(fs, path) {
    const doc = await (0,read.readDocument)(path, fs.readFile(path, MAX_POLICY), { orJson: true });
    const misfits = doc.value === undefined ? [] : (0,check.checkSchema)(doc, await validators.validators.policy());
    const [first] = [...doc.problems, ...misfits];
    if (first !== undefined || doc.value === undefined)
        throw new errors/* UserError */.y('bad-policy', first?.message ?? 'it is empty', {
            path,
            ...(first === undefined ? {} : { range: first.range }),
            help: first?.help ?? 'see schemas/policy.schema.json for what a policy may hold',
        });
    const policy = placedRoot(doc.value, (0,value_path/* folderOf */.yS)(path));
    const [fault] = policyFaults(policy);
    if (fault !== undefined)
        throw new errors/* UserError */.y('bad-policy', fault.message, { path, range: (0,source_document/* rangeOf */.be)(doc, fault.path), help: fault.help });
    const names = policy.hosts?.map((name) => placed(fs, (0,value_path/* folderOf */.yS)(path), name));
    if (names === undefined)
        return { path, policy, hosts: undefined };
    try {
        return { path, policy, hosts: (await (0,hosts/* loadHosts */.U7)(fs, names)).all };
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y) || error.path !== undefined)
            throw error;
        const { code, message, help } = error;
        throw new errors/* UserError */.y(code, message, {
            path,
            range: (0,source_document/* rangeOf */.be)(doc, ['hosts']),
            ...(help === undefined ? {} : { help }),
        });
    }
}
function placedRoot(policy, folder) {
    const { provenance } = policy;
    if (provenance?.trustedRoot === undefined)
        return policy;
    return { ...policy, provenance: { ...provenance, trustedRoot: (0,value_path/* joinPath */.uJ)(folder, provenance.trustedRoot) } };
}
function placed(fs, folder, name) {
    const beside = (0,value_path/* joinPath */.uJ)(folder, name);
    return /[/*?[{.]/.test(name) || fs.kind(beside) !== 'none' ? beside : name;
}


/***/ })

};
;
