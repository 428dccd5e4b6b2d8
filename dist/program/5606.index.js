"use strict";
exports.id = 5606;
exports.ids = [5606,4909];
exports.modules = {

/***/ 80468:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRelease: () => (/* binding */ runRelease)
});

// EXTERNAL MODULE: ./build/adapters/fs/replace-file.js
var replace_file = __webpack_require__(13820);
// EXTERNAL MODULE: ./build/adapters/fs/rom-folder.js
var rom_folder = __webpack_require__(17104);
// EXTERNAL MODULE: ./build/adapters/git/commit-files.js
var commit_files = __webpack_require__(32903);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/adapters/github/client.js
var github_client = __webpack_require__(56854);
// EXTERNAL MODULE: ./build/adapters/github/trouble.js
var trouble = __webpack_require__(174);
;// CONCATENATED MODULE: ./build/adapters/github/releases.js





const PAGES = 10;
const TRIES = 3;
const LOOK_MS = 3_000;
async function findRelease(client, tag) {
    const { octokit, repo } = client;
    try {
        const { data } = await octokit.rest.repos.getReleaseByTag({ ...repo, tag });
        return { id: data.id, draft: data.draft, uploadUrl: data.upload_url };
    }
    catch (error) {
        if (!(error instanceof trouble/* GitHubTrouble */.v) || error.kind !== 'not-found')
            throw error;
    }
    const releases = await (0,github_client/* everyPage */.Lu)(PAGES, (page) => octokit.rest.repos.listReleases({ ...repo, ...page }));
    const found = releases.find((release) => release.tag_name === tag);
    return found === undefined ? undefined : { id: found.id, draft: found.draft, uploadUrl: found.upload_url };
}
async function createDraft(client, tag) {
    const { octokit, repo } = client;
    const { data: own } = await octokit.rest.repos.createRelease({ ...repo, tag_name: tag, name: tag, draft: true });
    const releases = await (0,github_client/* everyPage */.Lu)(PAGES, (page) => octokit.rest.repos.listReleases({ ...repo, ...page }));
    const rivals = releases.filter((each) => each.tag_name === tag && each.id < own.id);
    const [oldest] = rivals.sort((x, y) => x.id - y.id);
    if (oldest !== undefined)
        await octokit.rest.repos.deleteRelease({ ...repo, release_id: own.id });
    const { id, draft, upload_url: uploadUrl } = oldest ?? own;
    return { id, draft, uploadUrl };
}
async function attachAssets(client, release, files, overwrite, states) {
    const there = new Map((await listAssets(client, release)).map((asset) => [asset.name, asset]));
    const differing = [];
    const missing = [];
    for (const file of files) {
        const asset = there.get(file.name);
        if (asset !== undefined && (await hasBytes(client, asset, file.bytes)))
            states.set(file.name, 'unchanged');
        else if (asset?.state === 'uploaded' && !overwrite)
            differing.push(file.name);
        else
            missing.push({ file, asset });
    }
    if (differing.length > 0)
        throw differs(differing);
    for (const { file, asset } of missing)
        states.set(file.name, await attach(client, release, file, asset, overwrite));
}
function differs(names) {
    const said = names.map((name) => (0,printable.quote)(name)).join(', ');
    return new errors/* UserError */.y('asset-differs', `the release has other bytes under the same name: ${said}`, {
        help: 'release under a new version, or set the input overwrite',
    });
}
async function attach(client, release, file, known, overwrite) {
    let [asset, replaced, sent] = [known, false, false];
    for (let tries = 1;; tries++) {
        if (asset !== undefined) {
            asset = await settled(client, release, asset, file);
            if (asset !== undefined && (await hasBytes(client, asset, file.bytes)))
                return replaced ? 'replaced' : sent ? 'uploaded' : 'unchanged';
        }
        if (asset !== undefined) {
            const whole = asset.state === 'uploaded';
            if (whole && !overwrite)
                throw differs([file.name]);
            await remove(client, asset);
            replaced ||= whole;
        }
        try {
            await upload(client, release, file);
            return replaced ? 'replaced' : 'uploaded';
        }
        catch (error) {
            const again = error instanceof trouble/* GitHubTrouble */.v && (error.kind === 'unavailable' || error.kind === 'taken');
            if (!again || tries === TRIES)
                throw error;
            sent ||= error.kind === 'unavailable';
            asset = await findAsset(client, release, file.name);
        }
    }
}
async function settled(client, release, first, { name, bytes }) {
    const { timing } = client;
    const longest = timing.requestMs + bytes.length / timing.uploadBytesPerMs;
    const born = Date.parse(first.created_at ?? '');
    let left = longest - (Number.isNaN(born) ? 0 : Math.max(0, Date.now() - born));
    let asset = first;
    while (asset !== undefined && asset.state !== 'uploaded' && left > 0) {
        await timing.sleep(LOOK_MS);
        left -= LOOK_MS;
        asset = await findAsset(client, release, name);
    }
    return asset;
}
async function findAsset(client, release, name) {
    return (await listAssets(client, release)).find((asset) => asset.name === name);
}
function listAssets({ octokit, repo }, release) {
    return (0,github_client/* everyPage */.Lu)(PAGES, (page) => octokit.rest.repos.listReleaseAssets({ ...repo, release_id: release.id, ...page }));
}
async function hasBytes(client, asset, bytes) {
    if (asset.state !== 'uploaded' || asset.size !== bytes.length)
        return false;
    if (typeof asset.digest === 'string') {
        return asset.digest === `sha256:${(0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex')}`;
    }
    const { octokit, repo } = client;
    const headers = { accept: 'application/octet-stream' };
    const { data } = await octokit.rest.repos.getReleaseAsset({ ...repo, asset_id: asset.id, headers });
    const found = (0,github_client/* bytesOf */.$$)(data);
    return found !== undefined && Buffer.from(found).equals(bytes);
}
async function upload(client, release, { name, bytes }) {
    await client.octokit.request({
        method: 'POST',
        url: uploadAddress(client, release.uploadUrl, name),
        data: bytes,
        headers: { 'content-type': 'application/octet-stream', 'content-length': bytes.length },
    });
}
async function remove({ octokit, repo }, asset) {
    try {
        await octokit.rest.repos.deleteReleaseAsset({ ...repo, asset_id: asset.id });
    }
    catch (error) {
        if (!(error instanceof trouble/* GitHubTrouble */.v) || error.kind !== 'not-found')
            throw error;
    }
}
function uploadAddress(client, template, name) {
    const api = new URL(client.apiUrl);
    const url = new URL(template.replace(/\{[^}]*\}$/, ''));
    const own = url.host === api.host || url.host === `uploads.${api.host.replace(/^api\./, '')}`;
    if (!own || url.protocol !== api.protocol)
        throw new trouble/* GitHubTrouble */.v('rejected', 0, `uploads to ${url.host}`);
    url.searchParams.set('name', name);
    return url.href;
}

// EXTERNAL MODULE: ./build/adapters/github/retry.js
var retry = __webpack_require__(30827);
// EXTERNAL MODULE: ./build/adapters/keys/decrypt.js + 1 modules
var decrypt = __webpack_require__(38816);
// EXTERNAL MODULE: ./build/adapters/sqlite/store.js + 3 modules
var store = __webpack_require__(91258);
// EXTERNAL MODULE: ./build/adapters/sqlite/write.js + 4 modules
var write = __webpack_require__(614);
// EXTERNAL MODULE: ./build/app/package/build.js + 1 modules
var build = __webpack_require__(56066);
// EXTERNAL MODULE: ./build/app/check/files.js
var files = __webpack_require__(69608);
// EXTERNAL MODULE: ./build/app/project/config.js
var project_config = __webpack_require__(67774);
// EXTERNAL MODULE: ./build/app/trust/policy.js
var trust_policy = __webpack_require__(95091);
// EXTERNAL MODULE: ./build/app/project/projects.js
var projects = __webpack_require__(32630);
// EXTERNAL MODULE: ./build/app/handshake/targets.js + 1 modules
var targets = __webpack_require__(22303);
// EXTERNAL MODULE: ./build/core/result/answer.js
var result_answer = __webpack_require__(27066);
// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/bundle/write.js
var bundle_write = __webpack_require__(71360);
// EXTERNAL MODULE: ./build/core/cartridge/verify.js + 1 modules
var verify = __webpack_require__(51078);
// EXTERNAL MODULE: ./build/core/dsse/envelope.js
var envelope = __webpack_require__(88216);
// EXTERNAL MODULE: ./build/core/result/verify-checks.js
var verify_checks = __webpack_require__(95419);
// EXTERNAL MODULE: ./build/core/handshake/bind.js + 6 modules
var bind = __webpack_require__(75886);
// EXTERNAL MODULE: ./build/core/handshake/negotiate.js
var negotiate = __webpack_require__(37356);
// EXTERNAL MODULE: ./build/core/result/host-labels.js
var host_labels = __webpack_require__(54520);
// EXTERNAL MODULE: ./build/core/value/semver.js
var semver = __webpack_require__(17601);
// EXTERNAL MODULE: ./build/app/check/findings.js
var findings = __webpack_require__(10137);
// EXTERNAL MODULE: ./build/app/handshake/findings.js
var handshake_findings = __webpack_require__(7158);
// EXTERNAL MODULE: ./build/app/handshake/hosts.js
var handshake_hosts = __webpack_require__(75097);
// EXTERNAL MODULE: ./build/app/package/package.js + 1 modules
var package_package = __webpack_require__(63576);
// EXTERNAL MODULE: ./build/app/policy/findings.js
var policy_findings = __webpack_require__(80961);
// EXTERNAL MODULE: ./build/app/trust/sign.js
var sign = __webpack_require__(46724);
// EXTERNAL MODULE: ./build/app/package/subject.js
var package_subject = __webpack_require__(23119);
// EXTERNAL MODULE: ./build/app/trust/verify.js + 2 modules
var trust_verify = __webpack_require__(8638);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
// EXTERNAL MODULE: ./build/core/bundle/names.js
var names = __webpack_require__(19363);
// EXTERNAL MODULE: ./build/core/value/digest.js
var digest = __webpack_require__(46430);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/app/release/release-files.js





const SUMS_FILE = 'SHA256SUMS';
class ReleaseFiles {
    #fs;
    #folders;
    #bundle;
    #files = [];
    #releases = [];
    constructor(fs, folders, bundle) {
        this.#fs = fs;
        this.#bundle = bundle;
        this.#folders = folders;
    }
    staged(name) {
        return (0,value_path/* joinPath */.uJ)(this.#folders.staging, name);
    }
    write(name, bytes, release) {
        this.#fs.writeFile(this.staged(name), bytes);
        return this.add(name, release);
    }
    add(name, release) {
        const sha256 = (0,digest/* sha256Hex */.fg)(this.#fs.readFile(this.staged(name)));
        const file = this.#take(name, sha256);
        this.#releases.push(release);
        const bundle = this.#bundle({ name, sha256 }, release);
        this.#fs.writeFile(this.staged(name + names/* BUNDLE_SUFFIX */.Z), bundle);
        this.#take(name + names/* BUNDLE_SUFFIX */.Z, (0,digest/* sha256Hex */.fg)(bundle));
        return file;
    }
    #take(name, sha256) {
        if (!/^[A-Za-z0-9][A-Za-z0-9._+-]{0,199}$/.test(name)) {
            throw new errors/* UserError */.y('bad-asset-name', `a release cannot hold a file called ${(0,printable.quote)(name)}`, {
                help: 'letters, digits, ".", "_", "+" and "-" are possible',
            });
        }
        if (this.#files.some(({ file }) => file.name === name)) {
            throw new errors/* UserError */.y('same-name', `two files of the release would be called ${(0,printable.quote)(name)}`, {
                help: 'give the host profiles different names',
            });
        }
        const file = { name, path: (0,value_path/* joinPath */.uJ)(this.#folders.folder, name) };
        this.#files.push({ file, sha256 });
        return file;
    }
    finish() {
        const sorted = this.#files.toSorted((a, b) => (a.file.name < b.file.name ? -1 : 1));
        for (const { file } of sorted)
            this.#fs.writeFile(file.path, this.#fs.readFile(this.staged(file.name)));
        const sums = sorted.map(({ file, sha256 }) => `${sha256}  ${file.name}\n`).join('');
        const last = [[SUMS_FILE, sums], ...this.#sumsBundle(sums)].map(([name, text]) => {
            const path = (0,value_path/* joinPath */.uJ)(this.#folders.folder, name);
            this.#fs.writeFile(path, text);
            return { name, path };
        });
        return [...sorted.map(({ file }) => file), ...last];
    }
    #sumsBundle(sums) {
        const [release] = this.#releases;
        const publishers = new Set(this.#releases.map(({ publisherId }) => publisherId));
        if (release === undefined || publishers.size > 1)
            return [];
        const contents = [...new Set(this.#releases.flatMap((each) => each.contents))];
        const file = { name: SUMS_FILE, sha256: (0,digest/* sha256Hex */.fg)(sums) };
        return [[SUMS_FILE + names/* BUNDLE_SUFFIX */.Z, this.#bundle(file, { ...release, contents })]];
    }
}

;// CONCATENATED MODULE: ./build/app/release/release.js























async function makeRelease(ports, options) {
    const { all: hosts, diagnostics: inHosts } = await (0,handshake_hosts/* loadHosts */.U7)(ports.fs, options.hosts);
    const run = new ReleaseRun(ports, options, hosts);
    const packages = await run.load();
    run.requireHosts(packages.values());
    const cartridges = [];
    for (const each of packages) {
        const made = await run.make(each);
        if (made !== undefined)
            cartridges.push(made);
    }
    const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([
        ...run.diagnostics,
        ...inHosts.filter(({ level, rule }) => level === 'error' || rule === 'host/tool-text'),
    ]);
    const answer = (0,result_answer/* answerOf */.ut)({
        summary: (0,diagnostic/* summarize */.eh)(diagnostics, packages.size),
        handshakes: cartridges.flatMap(({ verdicts }) => verdicts),
        nothing: packages.size === 0,
    });
    return { cartridges, diagnostics, answer, files: answer.ok ? run.files.finish() : [] };
}
class ReleaseRun {
    diagnostics = [];
    #ports;
    #options;
    #hosts;
    #meets;
    #binder;
    files;
    constructor(ports, options, hosts) {
        this.#ports = ports;
        this.#options = options;
        this.#hosts = hosts;
        this.#meets = options.pairing?.(hosts) ?? (() => true);
        this.#binder = new bind/* Binder */.V(options.strict);
        const { signer, profile } = options;
        this.files = new ReleaseFiles(ports.fs, options, (file, release) => (0,bundle_write/* releaseBundle */.g)(file, release, signer, profile));
    }
    async load() {
        const { packages, profile, publisher } = this.#options;
        const byName = new Map();
        for (const path of packages) {
            const loaded = await (0,package_package/* loadPackage */.H)(this.#ports.fs, path, profile);
            if ('diagnostics' in loaded) {
                this.diagnostics.push(...loaded.diagnostics);
                continue;
            }
            const { id, version, publisher: own } = loaded.package;
            if (publisher !== undefined && own !== publisher) {
                throw new errors/* UserError */.y('other-publisher', `its publisher is ${(0,printable.quote)(own)}, not ${(0,printable.quote)(publisher)}`, {
                    path: loaded.file,
                    help: 'release only your own packages, or correct the input publisher',
                });
            }
            this.#requireVersion(loaded);
            const name = `${id.slice(id.lastIndexOf('/') + 1)}-${version}`;
            const twin = byName.get(name);
            if (twin !== undefined) {
                throw new errors/* UserError */.y('same-name', `its files would be called ${(0,printable.quote)(name)}, as those of ${(0,printable.quote)(twin.file)}`, {
                    path: loaded.file,
                    help: 'give one of them another name or version',
                });
            }
            byName.set(name, loaded);
        }
        if (packages.length > 0)
            return byName;
        throw new errors/* UserError */.y('no-package', 'there is no package to release', {
            help: 'a package is a folder with cartridge.yaml; name it with the input packages',
        });
    }
    #requireVersion({ file, package: { version } }) {
        const { tag } = this.#options;
        const named = (0,semver/* versionOfTag */.mx)(tag);
        if (named === undefined || named === version)
            return;
        throw new errors/* UserError */.y('other-version', `its version is ${(0,printable.quote)(version)}, but the tag ${(0,printable.quote)(tag)} says ${(0,printable.quote)(named)}`, {
            path: file,
            help: 'tag the commit whose packages have that version, or name with the input packages those that the tag is for',
        });
    }
    requireHosts(packages) {
        if (this.#hosts.length === 0)
            return;
        for (const { file, folder } of packages) {
            if (this.#hosts.some((host) => this.#meets(folder, host)))
                continue;
            throw new errors/* UserError */.y('no-host', 'targets let it meet none of the hosts that are to accept it', {
                path: file,
                help: 'name with the input hosts those that its targets name, or leave the input out',
            });
        }
    }
    async make([name, source]) {
        const { profile, epoch } = this.#options;
        const path = this.files.staged(name + profile.extension);
        const built = await (0,build/* buildPackage */.PN)(this.#ports, source.folder, profile, { out: path, epoch, force: true });
        if ('diagnostics' in built) {
            this.diagnostics.push(...built.diagnostics);
            return undefined;
        }
        if (!(await this.#sign(path, built.written.romDigest)))
            return undefined;
        const verification = await this.#verify(path);
        const { outcome, manifestBytes, content } = verification;
        const { door } = this.#options;
        if (door !== undefined)
            this.diagnostics.push(...(0,policy_findings/* deniedFindings */.K)(source.file, door.path, await door.reasons(verification), source.doc));
        if (!outcome.ok || manifestBytes === undefined || content === undefined) {
            if (door === undefined)
                this.diagnostics.push(...notTrusted(outcome, source.file));
            return undefined;
        }
        const release = { contents: [content], publisherId: outcome.publisherId ?? '', signedAt: this.#options.signedAt };
        const cartridge = this.files.add(name + profile.extension, release);
        this.files.write(`${name}.harness.json`, manifestBytes, release);
        this.files.write(`${name}.dsse.json`, await this.#envelope(path), release);
        const verdicts = await this.#negotiate(cartridge.path, manifestBytes, outcome.romDigest, source);
        const label = (0,host_labels/* hostLabels */._)(verdicts);
        const descriptors = verdicts.flatMap((verdict) => {
            const { descriptor } = verdict;
            if (descriptor === undefined)
                return [];
            const file = `${name}.${slug(label(verdict))}.compliance.json`;
            return this.files.write(file, (0,json_text/* jsonText */.s$)(descriptor, 2), release);
        });
        return {
            cartridgeId: built.written.cartridgeId,
            publisherId: release.publisherId,
            romDigest: outcome.romDigest ?? '',
            keyids: outcome.keyids,
            cartridge,
            descriptors,
            verdicts,
        };
    }
    async #sign(path, lookedThrough) {
        const { signer, now, signedAt, profile } = this.#options;
        const options = { out: path, now, signedAt, replace: false, publisher: undefined, lookedThrough };
        const signed = await (0,sign/* signCartridge */.n)(this.#ports, path, signer, options, profile);
        if ('faults' in signed)
            throw new Error(`a cartridge that was just built is not whole: ${signed.faults[0]?.message}`);
        if ('receipt' in signed)
            return true;
        this.diagnostics.push(...signed.diagnostics);
        return false;
    }
    #verify(path) {
        const { policy, profile, door } = this.#options;
        const demands = { policy, require: 'trusted', allowUnsigned: false, strict: false, known: undefined };
        return (0,trust_verify.verifyFile)(this.#ports, path, profile, door?.demands(demands) ?? demands);
    }
    async #envelope(path) {
        const file = this.#ports.store.open(path);
        try {
            const { signature } = await (0,verify/* inspectCartridge */.i)(file, this.#options.profile, new verify_checks/* VerifyChecks */.p());
            if (signature === undefined)
                throw new Error('a verified cartridge has a signature');
            return `${JSON.stringify((0,envelope/* envelopeJson */.X8)(signature.envelope))}\n`;
        }
        finally {
            file.close();
        }
    }
    async #negotiate(path, bytes, romDigest, source) {
        const { profile } = this.#options;
        const loaded = await (0,package_subject/* manifestSubject */.I)(path, bytes, profile, 'verified');
        const subject = { ...loaded.subject, ...(romDigest === null ? {} : { romDigest }) };
        const verdicts = this.#hosts
            .filter((each) => this.#meets(source.folder, each))
            .map((each) => each.host === undefined
            ? (0,negotiate/* notJudged */.be)(subject, each, each)
            : (0,negotiate/* negotiate */.Nl)({ subject, host: each.host, source: each.source, profile, binder: this.#binder }));
        const asPackage = verdicts.map((verdict) => ({ ...verdict, subject: source.folder }));
        this.diagnostics.push(...(0,findings/* refusals */.Ke)(asPackage, [source]));
        const open = verdicts.filter(({ verdict }) => verdict === 'not judged');
        this.diagnostics.push(...(0,handshake_findings/* hostFindings */.n)(open, this.#hosts, () => true));
        return verdicts;
    }
}
function notTrusted({ trust, checks }, path) {
    const failed = checks.filter(({ ok }) => !ok);
    const reasons = failed.length > 0 ? failed.map(({ id, message }) => `${id}: ${message}`) : [trust];
    const help = 'the signing key must be one that public-key or trust-registry names';
    return reasons.map((reason) => (0,diagnostic/* fileError */.zS)('release/not-trusted', path, `the signed cartridge does not pass its own verification: ${reason}`, help));
}
function slug(host) {
    return (host
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '') || 'host');
}

// EXTERNAL MODULE: ./build/app/trust/signing-key.js + 1 modules
var signing_key = __webpack_require__(33895);
// EXTERNAL MODULE: ./build/core/result/compliance.js
var compliance = __webpack_require__(771);
// EXTERNAL MODULE: ./build/core/report/github/annotation-plan.js
var annotation_plan = __webpack_require__(78694);
// EXTERNAL MODULE: ./build/core/report/github/annotations.js
var annotations = __webpack_require__(13691);
// EXTERNAL MODULE: ./build/core/result/reservations.js
var reservations = __webpack_require__(13651);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/report/counts.js
var counts = __webpack_require__(56125);
// EXTERNAL MODULE: ./build/core/report/markdown/markdown.js
var markdown = __webpack_require__(72278);
;// CONCATENATED MODULE: ./build/core/report/markdown/pages/release-summary.js





const MOST_FINDINGS = 50;
const NOT_ATTACHED = 'not attached';
function releaseSummary({ tag, cartridges, files, diagnostics, problem }) {
    const failed = diagnostics.length > 0 || problem !== undefined;
    const verdicts = cartridges.flatMap((each) => each.verdicts);
    const attached = files.filter(({ state }) => state !== NOT_ATTACHED).length;
    const outcome = !failed
        ? (0,counts/* count */.U9)(files.length, 'file')
        : attached === 0
            ? 'nothing was attached'
            : (0,markdown/* gfm */.Te) `not complete, ${attached} of ${(0,counts/* count */.U9)(files.length, 'file')} attached`;
    const parts = [(0,markdown/* gfm */.Te) `## ${failed ? '✗' : '✓'} Release ${(0,markdown/* code */.aY)(tag)}: ${outcome}`];
    if (problem !== undefined)
        parts.push((0,markdown/* prose */.CS)(problem));
    if (diagnostics.length > 0)
        parts.push(release_summary_findings(diagnostics));
    if (cartridges.length > 0) {
        const rows = cartridges.map(({ cartridgeId, romDigest, keyids }) => (0,markdown/* row */.nM)((0,markdown/* code */.aY)(cartridgeId), (0,markdown/* code */.aY)(romDigest), markdown/* gfm */.Te.join(' ')(keyids.map((keyid) => (0,markdown/* code */.aY)(keyid)))));
        parts.push(markdown/* gfm */.Te.join('')([(0,markdown/* tableHead */.PP)('cartridge', 'ROM digest', 'signed by'), ...rows]));
    }
    if (verdicts.length > 0) {
        const label = (0,host_labels/* hostLabels */._)(verdicts);
        const rows = verdicts.map((each) => (0,markdown/* row */.nM)((0,markdown/* code */.aY)(nameOf(each.subject)), (0,markdown/* code */.aY)(label(each)), (0,markdown/* prose */.CS)(answer(each))));
        parts.push(markdown/* gfm */.Te.join('')([(0,markdown/* tableHead */.PP)('cartridge', 'host', 'verdict'), ...rows]));
    }
    if (files.length > 0) {
        const rows = files.map(({ name, state }) => (0,markdown/* row */.nM)((0,markdown/* code */.aY)(name), (0,markdown/* prose */.CS)(state)));
        parts.push(markdown/* gfm */.Te.join('')([(0,markdown/* tableHead */.PP)('file of the release', ''), ...rows]));
    }
    return (0,markdown/* blocks */.Bv)(parts);
}
function nameOf(path) {
    const shown = (0,redact/* redact */.E$)(path);
    return shown.slice(shown.lastIndexOf('/') + 1);
}
function answer(verdict) {
    switch (verdict.verdict) {
        case 'accept':
            return `${(0,reservations/* markOf */.Fg)(verdict) === 'accept' ? '✓' : '⚠'} ${(0,reservations/* verdictWords */.L2)(verdict)}`;
        case 'refuse':
            return `✗ refuse: ${verdict.descriptor.unmet.join(', ')}`;
        case 'not judged':
            return `? not judged: ${verdict.reason}`;
    }
}
function release_summary_findings(diagnostics) {
    const lines = diagnostics
        .slice(0, MOST_FINDINGS)
        .map(({ path, range, rule, message }) => (0,markdown/* gfm */.Te) `- ${(0,markdown/* code */.aY)(`${path}:${range.start.line}`)} ${(0,markdown/* code */.aY)(rule)} ${(0,markdown/* prose */.CS)(message)}`);
    const rest = diagnostics.length - lines.length;
    return markdown/* gfm */.Te.join('\n')([...lines, ...(rest > 0 ? [(0,markdown/* gfm */.Te) `- and ${(0,counts/* count */.U9)(rest, 'more finding')}`] : [])]);
}

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(32754);
// EXTERNAL MODULE: ./build/wiring/pack-ports.js
var pack_ports = __webpack_require__(37407);
;// CONCATENATED MODULE: ./build/action/release/mask-key.js
function maskKey(runner, text) {
    if (text.trim() === '')
        return;
    runner.mask(text);
    const plain = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString('latin1');
    if (!plain.includes('-----BEGIN'))
        return;
    const lines = plain
        .replaceAll(String.raw `\r`, '')
        .replaceAll(String.raw `\n`, '\n')
        .replaceAll('\r', '')
        .split('\n');
    if (plain !== text)
        runner.mask(lines.join('\n'));
    const body = lines
        .filter((line) => /^\s*[A-Za-z0-9+/=]+\s*$/.test(line))
        .join('')
        .replaceAll(/\s/g, '');
    const seed = Buffer.from(body, 'base64').subarray(16, 48);
    const forms = [body, ...['hex', 'base64', 'base64url'].map((form) => seed.toString(form))];
    for (const form of forms)
        if (form.length >= 32)
            runner.mask(form);
}

// EXTERNAL MODULE: ./build/action/pull/post.js + 1 modules
var post = __webpack_require__(99952);
// EXTERNAL MODULE: ./build/adapters/git/revision.js
var revision = __webpack_require__(4909);
;// CONCATENATED MODULE: ./build/adapters/github/tags.js

const DEPTH = 4;
async function commitOfTag({ octokit, repo }, tag) {
    try {
        const { data } = await octokit.rest.git.getRef({ ...repo, ref: `tags/${tag}` });
        let { object } = data;
        for (let depth = 0; object.type === 'tag' && depth < DEPTH; depth++)
            object = (await octokit.rest.git.getTag({ ...repo, tag_sha: object.sha })).data.object;
        return object.type === 'commit' ? object.sha : undefined;
    }
    catch (error) {
        if (error instanceof trouble/* GitHubTrouble */.v && error.kind === 'not-found')
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/action/release/release-tag.js





async function releasedTag(step, connect) {
    const { context, fs, inputs } = step;
    const tag = inputs.text('release-tag') || context.tag || '';
    if (tag === '') {
        throw new errors/* UserError */.y('no-release', `the event ${(0,printable.quote)(context.event)} names no tag to release`, {
            help: 'run on a published release or a pushed tag, or set the input release-tag',
        });
    }
    const head = (0,commit_files/* headCommit */.Qo)(fs.cwd);
    if (head === undefined) {
        throw new errors/* UserError */.y('no-commit', `nobody can tell whether this is what the tag ${(0,printable.quote)(tag)} names: there is no git checkout`, {
            help: 'check the repository out with actions/checkout before this step',
        });
    }
    const local = (0,revision.findRevision)(fs.cwd, `refs/tags/${tag}`)?.sha;
    const known = [...(tag === context.tag ? [context.sha] : []), ...(local === undefined ? [] : [local])];
    const remote = known.length > 0 ? [] : [await commitOfTag(await connect(), tag)];
    for (const commit of [...known, ...remote]) {
        if (commit === undefined) {
            throw new errors/* UserError */.y('no-tag', `there is no tag ${(0,printable.quote)(tag)}`, {
                help: 'push the tag first; a draft release alone does not make one',
            });
        }
        if (commit !== head) {
            throw new errors/* UserError */.y('other-commit', `the tag ${(0,printable.quote)(tag)} names commit ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out`, { help: `check out what is released: actions/checkout with ref: refs/tags/${tag}` });
        }
    }
    return tag;
}

// EXTERNAL MODULE: ./build/action/step.js
var action_step = __webpack_require__(24541);
;// CONCATENATED MODULE: ./build/action/release/release.js































async function runRelease(step) {
    const { runner } = step;
    const signer = signerOf(step);
    const tag = await asked('find the tag', ['contents: read'], () => releasedTag(step, () => (0,post/* clientOf */.fe)(step, retry/* RELEASE_TIMING */.x4)));
    const made = await make(step, signer, tag);
    const states = new Map();
    const summarize = async (problem) => {
        const files = made.files.map(({ name }) => ({ name, state: states.get(name) ?? NOT_ATTACHED }));
        await runner.addSummary(releaseSummary({ ...made, tag, files, problem }));
        for (const { name, state } of files)
            runner.log(`${state} ${name}`);
    };
    if (!made.answer.ok) {
        setOutputs(step, made, false);
        runner.annotations((0,annotations/* annotationsOf */.Ih)((0,annotation_plan.planAnnotations)(made.diagnostics)));
        await summarize();
        return (0,action_step/* conclude */.Ep)(step, made.answer);
    }
    try {
        await attachAll(step, tag, made, states);
        await pack(step, made);
    }
    catch (error) {
        setOutputs(step, made, false);
        if (error instanceof errors/* UserError */.y)
            await summarize(error.message);
        throw error;
    }
    setOutputs(step, made, true);
    await summarize();
    return (0,action_step/* conclude */.Ep)(step, made.answer);
}
async function pack(step, { cartridges }) {
    if (!step.inputs.flag('oci'))
        return;
    const { fs, runner } = step;
    const { packCartridges } = await __webpack_require__.e(/* import() */ 8186).then(__webpack_require__.bind(__webpack_require__, 78186));
    const files = cartridges.map(({ cartridge }) => cartridge.path);
    const config = await (0,project_config.loadConfig)(fs, step.inputs.text('config') || undefined, step.inputs.text('working-directory'));
    const options = { profile: ids/* PROFILES */.jI[config.prefix], now: new Date() };
    const result = await packCartridges((0,pack_ports/* packPorts */.I)(fs), files, (0,action_step/* outputPath */.XC)(step, 'oci'), options);
    if ('refused' in result)
        throw new Error(`a release cannot be packed: ${result.refused[0]?.faults[0]?.message}`);
    const references = result.packed.map(({ reference }) => reference);
    for (const reference of references)
        runner.log(`packed ${reference}`);
    runner.setOutput('oci', JSON.stringify(references));
}
function signerOf({ inputs, runner, context }) {
    const given = inputs.text('signing-key');
    const text = given === '' ? (process.env[signing_key/* KEY_VARIABLE */.$9] ?? '') : given;
    const passphrase = inputs.text('signing-key-passphrase') || process.env[signing_key/* PASSPHRASE_VARIABLE */.GT] || undefined;
    maskKey(runner, text);
    runner.mask(passphrase ?? '');
    if (text.trim() === '') {
        const stranger = context.pull?.fork === true || context.dependabot;
        throw new errors/* UserError */.y('no-signing-key', 'there is no signing key, and nothing is released unsigned', {
            help: stranger
                ? 'GitHub gives no secrets to pull requests of forks and of Dependabot; release on a tag or a published release'
                : 'set the input signing-key from a secret of the environment that the job names (docs/keys.md)',
        });
    }
    return (0,signing_key/* signerFrom */.Hc)(text, given === '' ? `$${signing_key/* KEY_VARIABLE */.$9}` : 'input signing-key', passphrase, decrypt/* decryptPem */.y);
}
async function make(step, signer, tag) {
    const { fs, inputs, runner, temporary } = step;
    const root = inputs.text('working-directory');
    if (fs.kind(root) !== 'directory') {
        throw new errors/* UserError */.y('no-directory', 'the input working-directory names no directory', { path: root });
    }
    const config = await (0,project_config.loadConfig)(fs, inputs.text('config') || undefined, root);
    const tree = { fs, root, files: (0,projects/* ownFilesOf */.dJ)(fs, root) };
    const packages = (0,files/* filesOf */.R8)(tree, 'packages', inputs.list('packages') ?? config.packages);
    const now = new Date();
    const { epoch, signedAt, source } = timesOf(step, now);
    runner.log(`signing time ${signedAt}, ${source}`);
    const ports = {
        fs,
        store: (0,store.cartridgeStore)(fs.cwd),
        writer: (0,write/* cartridgeWriter */.Z)(fs.cwd, (0,replace_file/* replaceWithin */.K_)(fs)),
        listFolder: (0,rom_folder/* folderLister */.SN)(fs.cwd),
    };
    return makeRelease(ports, {
        profile: ids/* PROFILES */.jI[config.prefix],
        packages,
        hosts: (0,files/* filesOf */.R8)(tree, 'hosts', inputs.list('hosts') ?? config.hosts),
        pairing: (hosts) => (0,targets/* meeting */.G)(config, (0,value_path/* placeOf */.$t)(fs.cwd, root), {
            subjects: packages.map(value_path/* folderOf */.yS),
            hosts,
            narrowed: { packages: inputs.list('packages') !== undefined, hosts: inputs.list('hosts') !== undefined },
        }),
        staging: (0,value_path/* joinPath */.uJ)(temporary, 'staging'),
        folder: (0,action_step/* outputPath */.XC)(step, '.').replace(/\/\.$/, ''),
        tag,
        signer,
        door: await doorOf(step, config, root),
        policy: await policyOf(step, signer, config, root, now),
        signedAt,
        now,
        epoch,
        publisher: inputs.text('publisher') || config.publisher,
        strict: inputs.flag('strict'),
    });
}
async function doorOf({ fs, runner }, { policy, prefix }, root) {
    if (policy === undefined)
        return undefined;
    const { Door } = await __webpack_require__.e(/* import() */ 1800).then(__webpack_require__.bind(__webpack_require__, 1800));
    const { loadPolicyFile } = await __webpack_require__.e(/* import() */ 9015).then(__webpack_require__.bind(__webpack_require__, 99015));
    const loaded = await loadPolicyFile(fs, (0,value_path/* joinPath */.uJ)(root, policy));
    if (loaded.policy.provenance !== undefined)
        runner.annotate('notice', 'the policy demands provenance, which is attested after the release: it is not judged here');
    return new Door(loaded, { profile: ids/* PROFILES */.jI[prefix], provenanceOf: () => Promise.resolve({ proven: true }) });
}
async function policyOf({ fs, inputs }, signer, config, root, now) {
    const publicKeys = inputs.list('public-key') ?? [];
    const configured = config.trustRegistry === undefined ? undefined : (0,value_path/* joinPath */.uJ)(root, config.trustRegistry);
    const trustRegistry = inputs.text('trust-registry') || configured;
    const options = { publicKeys, trustRegistry, threshold: 1, publisher: undefined };
    const policy = await (0,trust_policy.loadPolicy)(fs, { now: () => now }, options, ids/* PROFILES */.jI[config.prefix]);
    const unnamed = publicKeys.length === 0 && trustRegistry === undefined;
    return unnamed ? { ...policy, publicKeys: [signer.publicKey] } : policy;
}
function timesOf({ fs }, now) {
    const named = process.env['SOURCE_DATE_EPOCH'] ?? '';
    const epoch = (0,build/* buildEpoch */.iu)(named);
    if (named !== '')
        return { epoch, signedAt: new Date(epoch * 1000).toISOString(), source: 'of SOURCE_DATE_EPOCH' };
    const commit = (0,commit_files/* headTime */.aT)(fs.cwd);
    if (commit !== undefined)
        return { epoch, signedAt: new Date(commit * 1000).toISOString(), source: 'of the commit' };
    return { epoch, signedAt: now.toISOString(), source: 'of now, as there is no commit: a second run will differ' };
}
function setOutputs({ runner }, { cartridges, diagnostics }, attached) {
    const verdicts = cartridges.flatMap((each) => each.verdicts.map(({ verdict }) => verdict));
    runner.setOutput('compliance', (0,compliance/* complianceOf */.f)(verdicts) ?? '');
    const { errors, warnings } = (0,diagnostic/* summarize */.eh)(diagnostics, 0);
    runner.setOutput('errors', String(errors));
    runner.setOutput('warnings', String(warnings));
    const released = attached ? cartridges : [];
    runner.setOutput('cartridges', JSON.stringify(released.map(({ cartridge }) => cartridge.path)));
    runner.setOutput('rom-digests', JSON.stringify(released.map(({ romDigest }) => romDigest)));
    runner.setOutput('descriptors', JSON.stringify(released.flatMap(({ descriptors }) => descriptors.map(({ path }) => path))));
}
async function attachAll(step, tag, { files }, states) {
    const assets = files.map(({ name, path }) => ({ name, bytes: step.fs.readFile(path) }));
    await asked(`attach the files to the release ${(0,printable.quote)(tag)}`, ['contents: write'], async () => {
        const client = await (0,post/* clientOf */.fe)(step, retry/* RELEASE_TIMING */.x4);
        const release = await releaseOf(step, client, tag);
        await attachAssets(client, release, assets, step.inputs.flag('overwrite'), states);
    });
}
async function asked(what, needs, action) {
    try {
        return await action();
    }
    catch (error) {
        if (!(error instanceof trouble/* GitHubTrouble */.v))
            throw error;
        const help = /immutable release/i.test(error.message)
            ? 'files of an immutable release cannot be added once it is published: run this job on the pushed tag, which makes a draft, and publish that, or delete the release and its tag and raise the version'
            : 'run the job again: what is attached already stays as it is';
        throw new errors/* UserError */.y('not-released', (0,trouble/* troubleSentence */.x)(error, what, needs), { help });
    }
}
async function releaseOf({ context, runner }, client, tag) {
    const found = await findRelease(client, tag);
    if (found !== undefined)
        return found;
    if (context.event !== 'push' || context.tag !== tag) {
        throw new errors/* UserError */.y('no-release', `the tag ${(0,printable.quote)(tag)} has no release`, {
            help: 'make one first, for example with: gh release create TAG --draft --verify-tag',
        });
    }
    runner.annotate('notice', `the tag ${(0,printable.quote)(tag)} had no release: a draft was made, which a person publishes`);
    return createDraft(client, tag);
}


/***/ }),

/***/ 24541:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   Tn: () => (/* binding */ writeHtml),
/* harmony export */   XC: () => (/* binding */ outputPath),
/* harmony export */   Yk: () => (/* binding */ legOf),
/* harmony export */   p7: () => (/* binding */ workingDirectory)
/* harmony export */ });
/* harmony import */ var _core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72751);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21689);


const HTML_FILE = 'cartwright-report.html';
function outputPath({ inputs, temporary }, name) {
    const out = inputs.text('out');
    return out === '' ? (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(temporary, name) : (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(out, name);
}
async function writeHtml(step, input) {
    const path = outputPath(step, HTML_FILE);
    const { checkHtml } = await __webpack_require__.e(/* import() */ 4841).then(__webpack_require__.bind(__webpack_require__, 54841));
    step.fs.writeFile(path, await checkHtml(input));
    step.runner.setOutput('html', path);
}
function workingDirectory(inputs) {
    const directory = inputs.text('working-directory').replace(/^\.\/+|\/+$/g, '');
    return directory === '.' ? '' : directory;
}
function legOf({ context, inputs }) {
    const given = _core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .NARROWING */ .EM.flatMap((name) => {
        const list = inputs.list(name);
        return list === undefined ? [] : [[name, list]];
    });
    const { workflow, job } = context;
    return { workflow, job, directory: workingDirectory(inputs), narrowed: Object.fromEntries(given) };
}
function conclude({ runner }, { cautions, exitCode, line }, also = []) {
    for (const caution of [...cautions, ...also])
        runner.annotate('warning', caution);
    if (exitCode !== 0)
        runner.annotate('error', line);
    else
        runner.log(line);
    return exitCode;
}


/***/ }),

/***/ 4909:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findRevision: () => (/* binding */ findRevision)
/* harmony export */ });
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59685);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22410);


function findRevision(directory, revision) {
    const repository = (0,_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .findRepository */ .W1)(directory);
    const call = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    const sha = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(repository, call)?.toString('utf8').trim();
    return sha === undefined || repository === undefined ? undefined : { sha, top: repository.top };
}


/***/ }),

/***/ 80961:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ deniedFindings)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);


const PLACES = {
    publisher: 'publisher',
    oldest: 'version',
    scope: 'harness',
    host: 'harness',
};
const HELP = {
    publisher: 'list the publisher under signers.publishers of the policy, if it may sign',
    key: 'list the key under signers.keys of the policy, if it may sign',
    oldest: 'raise the version',
    scope: 'ask for less, or list the scope under scopes of the policy, if it may be asked for',
    host: 'change what is asked, or the profile of the host',
    provenance: 'attest the build of the file, or leave provenance out of the policy',
};
function deniedFindings(path, policy, reasons, doc) {
    return reasons.map(({ id, message }) => {
        const key = PLACES[id];
        const place = key === undefined ? undefined : (doc?.locate([key]) ?? doc?.locate(['id']));
        return {
            rule: 'policy/denied',
            level: 'error',
            message: `the policy ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(policy, 200)} denies it: ${id}: ${message}`,
            path,
            range: place === undefined || doc === undefined ? _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag : doc.range(place.value),
            pointer: '',
            help: HELP[id] ?? 'cartwright verify says more of the file',
        };
    });
}


/***/ }),

/***/ 67774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ NO_CONFIG),
/* harmony export */   g: () => (/* binding */ CONFIG_FILE),
/* harmony export */   loadConfig: () => (/* binding */ loadConfig)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72228);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8432);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41817);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21689);






const CONFIG_FILE = 'cartwright.yaml';
const NO_CONFIG = { file: undefined, prefix: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf, rules: {}, ignore: [] };
async function loadConfig(fs, named, root = '.') {
    const path = named ?? (root === '.' ? CONFIG_FILE : `${root.replace(/\/+$/, '')}/${CONFIG_FILE}`);
    if (named === undefined && fs.kind(path) === 'none')
        return NO_CONFIG;
    const bytes = fs.readFile(path, 1024 * 1024);
    if (/^\uFEFF?(?:[ \t]*(?:#.*)?(?:\r?\n|$))*$/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)))
        return { ...NO_CONFIG, file: path };
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__.readDocument)(path, bytes);
    const { checkSchema } = await __webpack_require__.e(/* import() */ 7912).then(__webpack_require__.bind(__webpack_require__, 27912));
    const { validators } = await __webpack_require__.e(/* import() */ 9173).then(__webpack_require__.bind(__webpack_require__, 49173));
    const validator = await validators.config();
    const misfits = doc.value === undefined ? [] : checkSchema(doc, validator);
    const problems = [...doc.problems, ...misfits];
    const [first] = problems;
    if (first !== undefined) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-config', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/config.schema.json for what the configuration may hold',
        });
    }
    const { targets, ...value } = doc.value;
    checkPlaces(fs, doc, root, value);
    return {
        ...NO_CONFIG,
        ...value,
        ...(targets === undefined ? {} : { targets: placed(doc, targets) }),
        prefix: (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrefix */ .RW)(value.prefix ?? '') ? value.prefix : _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf,
        file: path,
    };
}
function placed(doc, targets) {
    return targets.map((target, i) => ({
        ...target,
        places: {
            packages: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(doc, ['targets', i, 'packages']),
            hosts: target.hosts.map((_, j) => (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(doc, ['targets', i, 'hosts', j])),
        },
    }));
}
const LISTS = ['cals', 'packages', 'cartridges', 'hosts'];
const FILES = ['trustRegistry', 'policy', 'confirmations', 'baseline'];
function checkPlaces(fs, doc, root, value) {
    const named = [
        ...LISTS.flatMap((key) => (value[key] ?? []).map((path, i) => ({ at: [key, i], path }))),
        ...FILES.flatMap((key) => (value[key] === undefined ? [] : [{ at: [key], path: value[key] }])),
    ];
    for (const { at, path } of named) {
        try {
            fs.kind((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(root, (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .fixedPart */ .sL)(path)));
        }
        catch (error) {
            if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) || error.code !== 'outside-workspace')
                throw error;
            const place = doc.locate(at)?.value;
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(error.code, error.message, {
                path: doc.path,
                ...(place === undefined ? {} : { range: doc.range(place) }),
                ...(error.help === undefined ? {} : { help: error.help }),
            });
        }
    }
}


/***/ }),

/***/ 95091:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RR: () => (/* binding */ readPublicKey),
/* harmony export */   l5: () => (/* binding */ parseRegistry),
/* harmony export */   loadPolicy: () => (/* binding */ loadPolicy),
/* harmony export */   wR: () => (/* binding */ readRegistryFile)
/* harmony export */ });
/* unused harmony export loadRegistry */
/* harmony import */ var _core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3275);
/* harmony import */ var _core_dsse_trust_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42714);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_schema_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27912);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49173);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41817);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72228);







const MAX_KEY_FILE = 64 * 1024;
const MAX_REGISTRY = 8 * 1024 * 1024;
async function loadPolicy(fs, clock, options, profile) {
    const publicKeys = [];
    for (const path of options.publicKeys) {
        const key = readPublicKey(fs, path);
        if (!publicKeys.some(({ keyid }) => keyid === key.keyid))
            publicKeys.push(key);
    }
    const registry = options.trustRegistry === undefined ? undefined : await loadRegistry(fs, options.trustRegistry, profile);
    return { publicKeys, registry, threshold: options.threshold, publisher: options.publisher, now: clock.now() };
}
function readPublicKey(fs, path) {
    const bytes = fs.readFile(path, MAX_KEY_FILE);
    try {
        return (0,_core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePublicKey */ .ee)(new TextDecoder().decode(bytes));
    }
    catch (error) {
        if (!(error instanceof _core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_0__/* .KeyProblem */ .vc))
            throw error;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-public-key', `no ed25519 public key: ${error.message}`, {
            path,
            help: 'give an SPKI PEM file, as cartwright keygen writes it',
            cause: error,
        });
    }
}
async function loadRegistry(fs, path, profile) {
    return (await readRegistryFile(fs, path, profile)).registry;
}
function readRegistryFile(fs, path, profile) {
    return parseRegistry(path, fs.readFile(path, MAX_REGISTRY), profile);
}
async function parseRegistry(path, bytes, profile) {
    if (new TextDecoder().decode(bytes).includes('PRIVATE KEY')) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-trust-registry', 'it holds a private key, and is not read', {
            path,
            help: 'remove the key from the file and from its history, and replace it everywhere',
        });
    }
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__.readDocument)(path, bytes);
    const [first] = [
        ...doc.problems,
        ...(doc.value === undefined ? [] : (0,_core_schema_check_js__WEBPACK_IMPORTED_MODULE_3__.checkSchema)(doc, await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__.validators.trustRegistry())),
    ];
    if (first !== undefined) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-trust-registry', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/trust-registry.schema.json',
        });
    }
    const file = doc.value;
    const result = (0,_core_dsse_trust_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegistry */ ._5)(file, profile);
    if ('registry' in result)
        return { doc, file, registry: result.registry };
    const [problem] = result.problems;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-trust-registry', problem?.message ?? 'it is not valid', {
        path,
        range: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_6__/* .rangeOf */ .be)(doc, problem?.path ?? []),
    });
}


/***/ }),

/***/ 56327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   I3: () => (/* binding */ wholeChange),
/* harmony export */   Ss: () => (/* binding */ compareLocks),
/* harmony export */   Vg: () => (/* binding */ slotChange),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   lH: () => (/* binding */ hostChange),
/* harmony export */   mF: () => (/* binding */ changeWords),
/* harmony export */   z0: () => (/* binding */ calChange)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63889);


function compareLocks(before, after) {
    const cals = pairs(before.cals, after.cals).flatMap(([path, was, is]) => {
        if (was !== undefined && is !== undefined)
            return pairs(was, is).flatMap(([alias, a, b]) => slotChange(path, alias, a, b));
        const slots = pairs(was ?? NO_SLOTS, is ?? NO_SLOTS).flatMap(([alias, a, b]) => slotChange(path, alias, a, b));
        return slots.length > 0 ? slots : [calChange(path, was, is)];
    });
    const hosts = pairs(before.hosts, after.hosts).flatMap(([path, was, is]) => hostChange(path, was, is));
    return [...cals, ...hosts];
}
function wholeChange(before, after) {
    const said = (side) => {
        if (side === undefined)
            return null;
        if (side === 'unreadable')
            return 'not to be read';
        return `${counted(side.cals.size, 'CAL')}, ${counted(side.hosts.size, 'host')}`;
    };
    const [was, is] = [said(before), said(after)];
    return was === is ? [] : [{ kind: 'lock', entry: '', before: was, after: is }];
}
function counted(n, noun) {
    return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
const NO_SLOTS = new Map();
function calChange(entry, before, after) {
    const said = (slots) => (slots === undefined ? null : counted(slots.size, 'slot'));
    return { kind: 'cal', entry, before: said(before), after: said(after) };
}
function slotChange(entry, slot, before, after) {
    if (JSON.stringify(before) === JSON.stringify(after))
        return [];
    const [was, is] = sides(before, after);
    const signers = (side) => side?.kind === 'cartridge' ? side.signedBy.join(' ') : undefined;
    const [old, now] = [signers(before), signers(after)];
    const isOther = old !== undefined && now !== undefined && old !== now;
    return [{ kind: 'slot', entry, slot, before: was, after: is, ...(isOther ? { otherSigner: true } : {}) }];
}
function hostChange(entry, before, after) {
    const pins = before === undefined || after === undefined ? [] : pairs(before.pins, after.pins).filter(([, a, b]) => a !== b);
    if (before !== undefined && before.digest === after?.digest && pins.length === 0)
        return [];
    const said = (host, at) => {
        if (host === undefined)
            return null;
        const each = pins.slice(0, PINS).map((pin) => `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(pin[0], 40)} ${shortened(pin[at] ?? 'not pinned')}`);
        const more = pins.length > PINS ? [`${pins.length - PINS} more pins`] : [];
        return [`digest ${shortened(host.digest)}`, ...each, ...more].join(', ');
    };
    return [{ kind: 'host', entry, before: said(before, 1), after: said(after, 2) }];
}
const PINS = 3;
function sides(before, after) {
    const [was, is] = [before, after].map((slot) => new Map(slot === undefined ? [] : (0,_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOfSlot */ .h)(slot)));
    const isSame = (name) => was?.get(name) === is?.get(name);
    const isOne = before?.kind === after?.kind && isSame('id') && isSame('version');
    const differing = isOne ? [...(was?.keys() ?? [])].filter((name) => !isSame(name)) : [];
    const said = (slot, facts) => {
        if (slot === undefined)
            return null;
        if (slot.kind === 'none')
            return 'nobody';
        const what = slot.kind === 'package' ? [`a package in ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(slot.package, 200)}`] : [];
        const shown = slot.kind === 'package' ? [] : differing.map((name) => `${name} ${shortened(facts?.get(name) ?? '')}`);
        return [`${slot.id} ${slot.version}`, ...what, ...shown].join(', ');
    };
    return [said(before, was), said(after, is)];
}
function shortened(text) {
    const words = text.replace(/((?:sha256|ed25519):[0-9a-f]{16})[0-9a-f]{48}/g, '$1…').replace(/^\[(.*)\]$/, '$1');
    return words === '' ? 'nobody' : words;
}
function pairs(before, after) {
    const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
    return keys.map((key) => [key, before.get(key), after.get(key)]);
}
function subjectOf({ kind, entry, slot }) {
    switch (kind) {
        case 'lock':
            return 'the lock';
        case 'slot':
            return `slot ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(slot ?? '')} of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(entry, 200)}`;
        case 'cal':
            return `the CAL ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(entry, 200)}`;
        case 'host':
            return `the host ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(entry, 200)}`;
    }
}
function changeWords(change) {
    const { before, after, otherSigner } = change;
    const signer = otherSigner === true ? ', another signer' : '';
    return `${subjectOf(change)}: ${before ?? 'not locked'} → ${after ?? 'not locked'}${signer}`;
}


/***/ }),

/***/ 63889:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ LOCK_FILE),
/* harmony export */   h: () => (/* binding */ factsOfSlot)
/* harmony export */ });
const LOCK_FILE = 'cartwright.lock';
function factsOfSlot(slot) {
    switch (slot.kind) {
        case 'cartridge':
            return [
                ['id', slot.id],
                ['version', slot.version],
                ['romDigest', slot.romDigest],
                ['signedBy', `[${slot.signedBy.join(', ')}]`],
                ['fileDigest', slot.fileDigest],
            ];
        case 'package':
            return [
                ['id', slot.id],
                ['version', slot.version],
                ['package', slot.package],
            ];
        case 'none':
            return [];
    }
}


/***/ }),

/***/ 62034:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ commentKeyOf),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   iw: () => (/* binding */ commentLead),
/* harmony export */   mk: () => (/* binding */ commentOrigin),
/* harmony export */   pB: () => (/* binding */ ELSEWHERE),
/* harmony export */   wQ: () => (/* binding */ renderComment)
/* harmony export */ });
/* unused harmony export COMMENT_LIMIT */
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47127);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72278);



const COMMENT_LIMIT = 60_000;
const ELSEWHERE = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `The report is in another review of this pull request.\n`;
function commentMarker(key) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .marker */ .xL)(_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_MARKER */ .JO, key);
}
function commentLead({ key, origin }) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `${commentMarker(key)}\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .marker */ .xL)('origin', origin.sha, `${origin.runId}.${origin.runAttempt}`)}\n`;
}
function commentKeyOf(body) {
    const key = /^<!-- (\S+) (\S+) -->\r?(?:\n|$)/.exec(body);
    if (key === null || key[1] !== _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_MARKER */ .JO)
        return undefined;
    try {
        return decodeURIComponent(key[2] ?? '');
    }
    catch {
        return undefined;
    }
}
function renderComment(input, options) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .reportDocument */ .c)(input, {
        limit: COMMENT_LIMIT,
        size: (text) => text.length,
        rest: options.rest ?? 'the job summary has more',
        lead: commentLead(options),
    });
}
function commentOrigin(body) {
    const match = /^<!-- .*-->\r?\n<!-- origin ([0-9a-f]{40,64}) (\d{1,15})\.(\d{1,9}) -->/.exec(body);
    if (match === null)
        return undefined;
    return { sha: match[1], runId: Number(match[2]), runAttempt: Number(match[3]) };
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


/***/ }),

/***/ 37407:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ packPorts)
/* harmony export */ });
/* harmony import */ var _adapters_fs_rom_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17104);
/* harmony import */ var _adapters_sqlite_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91258);


function packPorts(fs) {
    return {
        fs,
        storeOf: (bytes) => (0,_adapters_sqlite_store_js__WEBPACK_IMPORTED_MODULE_1__.cartridgeStore)(fs.cwd, () => bytes),
        listFolder: (0,_adapters_fs_rom_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .folderLister */ .SN)(fs.cwd),
        namesIn: (0,_adapters_fs_rom_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .folderNames */ .Hw)(fs.cwd),
    };
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-17104.js").modules);
