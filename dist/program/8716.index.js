"use strict";
exports.id = 8716;
exports.ids = [8716];
exports.modules = {

/***/ 9917:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cx: () => (/* binding */ readLockFile),
/* harmony export */   d4: () => (/* binding */ holdTo),
/* harmony export */   i7: () => (/* binding */ isHeld)
/* harmony export */ });
/* unused harmony export textOf */
/* harmony import */ var _core_lock_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63889);
/* harmony import */ var _core_lock_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96151);
/* harmony import */ var _core_lock_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50898);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21689);





const LOCK_LIMIT = 64 * 1024 * 1024;
function readLockFile(fs, root) {
    const path = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(root, _core_lock_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .LOCK_FILE */ .F);
    const no = (message, help) => ({ path, problem: { message, line: 1, help } });
    try {
        if (fs.isLink?.(path) === true)
            return no('it is a symbolic link', 'put the lock itself there');
        if (fs.kind(path) === 'none')
            return { path };
        const reading = (0,_core_lock_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readLock */ .m)(textOf(fs.readFile(path, LOCK_LIMIT)));
        return 'problem' in reading ? { path, problem: reading.problem } : { path, reading };
    }
    catch (error) {
        if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y))
            throw error;
        return no(error.message, error.help ?? 'make it readable, or write it again with cartwright lock');
    }
}
function textOf(bytes) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
function isHeld({ reading, problem }, frozen) {
    return frozen || reading !== undefined || problem !== undefined;
}
function holdTo({ path, reading, problem }, resolved, { frozen, isElsewhere }) {
    if (reading !== undefined)
        return (0,_core_lock_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeLock */ .VR)(reading, resolved, { path, frozen }, isElsewhere);
    return (0,_core_lock_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .unusableLock */ .xw)(resolved, { path, frozen }, problem);
}


/***/ }),

/***/ 19006:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ resolve),
/* harmony export */   l: () => (/* binding */ pathsFrom)
/* harmony export */ });
/* harmony import */ var _core_handshake_host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24080);
/* harmony import */ var _core_readiness_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55839);
/* harmony import */ var _core_readiness_participants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1211);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41817);
/* harmony import */ var _core_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34293);
/* harmony import */ var _core_value_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46430);
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46774);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21689);
/* harmony import */ var _handshake_hosts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75097);









function pathsFrom(cwd, root) {
    const top = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .absolutePath */ .Hi)(cwd, root);
    return (path) => (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shortest */ .pr)(top, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .absolutePath */ .Hi)(cwd, path));
}
function resolveCal(doc, staff, profile, inside) {
    const root = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(doc.value) ? doc.value : {};
    const participants = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .mappingsOf */ .Jj)(root, 'participants').map((each) => (0,_core_readiness_participants_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveParticipant */ .K)(each, staff, profile));
    const cards = new Map(staff.cards?.map((card) => [card.path, card]));
    const slots = participants.map(({ alias, resolved }) => {
        const card = resolved === null ? undefined : cards.get(resolved.path);
        return [alias, card === undefined ? { kind: 'none' } : staffed(card, inside)];
    });
    const aliases = slots.map(([alias]) => alias);
    return {
        path: doc.path,
        slots: new Map(slots),
        twice: [...new Set(aliases.filter((alias, i) => aliases.indexOf(alias) !== i))],
        participants,
        rangeOf: (alias) => alias === undefined
            ? (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_6__/* .rangeOf */ .be)(doc, ['participants'], 'key')
            : (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_6__/* .rangeOf */ .be)(doc, (0,_core_readiness_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .X)(doc, 'participants', 'alias', alias)),
    };
}
function staffed({ path, id, version, romDigest, file }, inside) {
    if (file === undefined)
        return { kind: 'package', id, version, package: inside(path) };
    return {
        kind: 'cartridge',
        id,
        version,
        romDigest: romDigest ?? '',
        signedBy: file.signedBy,
        fileDigest: file.digest,
    };
}
function resolveHost(fs, loaded) {
    const { source, host } = loaded;
    if (host === undefined && fs.kind(source) !== 'file')
        return { digest: digestOfText(''), pins: new Map() };
    if (host === undefined)
        return { path: source, digest: digestOfText(bytesOf(fs, source)), pins: new Map() };
    const pins = new Map((0,_core_handshake_host_js__WEBPACK_IMPORTED_MODULE_7__/* .allTools */ .X)(host).flatMap(({ name, digest }) => (digest === undefined ? [] : [[name, digest]])));
    if (loaded.doc === undefined)
        return { digest: (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Digest */ .sI)((0,_core_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalize */ .d)(JSON.parse(JSON.stringify(host)))), pins };
    return { path: source, digest: digestOfText(loaded.doc.text), pins };
}
function bytesOf(fs, path) {
    return Buffer.from(fs.readFile(path, _handshake_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .HOST_LIMIT */ .V$)).toString('latin1');
}
function digestOfText(text) {
    return (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Digest */ .sI)(text.includes('\r') ? text.replaceAll('\r\n', '\n') : text);
}
function resolve(fs, root, { docs, hosts, staff = NOBODY, profile }) {
    const inside = pathsFrom(fs.cwd, root);
    return {
        cals: new Map(docs.map((doc) => [inside(doc.path), resolveCal(doc, staff, profile, inside)])),
        hosts: new Map(hosts.map((each) => {
            const host = resolveHost(fs, each);
            return [inside(each.source), host];
        })),
    };
}
const NOBODY = { cards: undefined, proofs: [], now: 0 };


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

/***/ 97327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readChecked),
/* harmony export */   k: () => (/* binding */ requireTimes)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_readiness_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85266);
/* harmony import */ var _core_schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27912);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72228);




const SMALL_FILE = 4 * 1024 * 1024;
async function readChecked(fs, path, validator) {
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__.readDocument)(path, fs.readFile(path, SMALL_FILE));
    const misfits = doc.value === undefined ? [] : (0,_core_schema_check_js__WEBPACK_IMPORTED_MODULE_1__.checkSchema)(doc, validator);
    const [first] = [...doc.problems, ...misfits];
    if (first === undefined)
        return doc.value;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-file', first.message, {
        path,
        range: first.range,
        ...(first.help === undefined ? {} : { help: first.help }),
    });
}
function requireTimes(path, id, times) {
    const bad = times.find((time) => time !== undefined && Number.isNaN((0,_core_readiness_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .timeOf */ .n)(time)));
    if (bad !== undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-file', `${JSON.stringify(bad)} in the entry of ${JSON.stringify(id)} is no date`, {
            path,
        });
}


/***/ }),

/***/ 78733:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ gatherStaff),
/* harmony export */   k: () => (/* binding */ cardOf)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49173);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21689);
/* harmony import */ var _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83245);
/* harmony import */ var _read_checked_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97327);





async function gatherStaff(ports, options) {
    const notes = [];
    const cards = await cardsOf(ports, options, notes);
    const proofs = await readProofs(ports.fs, options.roster);
    return { staff: { cards, proofs, now: ports.clock.now().getTime() }, notes };
}
function cardOf({ folder, package: { id, version, name, role, capabilities = [] } }) {
    const able = capabilities.map(({ taskType, stack = [] }) => ({ taskType, stack }));
    return { path: folder, name, role, romDigest: null, capabilities: able, id, version };
}
async function cardsOf(ports, options, notes) {
    if (options.cartridges === undefined && options.packages === undefined)
        return undefined;
    const built = await readCards(ports, options.cartridges ?? [], options.profile, notes);
    const names = new Set(built.map((card) => `${card.role} ${card.name}`));
    const unbuilt = (options.packages ?? []).filter((card) => !names.has(`${card.role} ${card.name}`));
    const placeIn = new Map([...built, ...unbuilt].map((card) => [card, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .absolutePath */ .Hi)(ports.fs.cwd, card.path)]));
    return [...placeIn].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([card]) => card);
}
async function readCards(ports, named, profile, notes) {
    const cards = [];
    for (const path of (0,_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_2__/* .cartridgePaths */ .Ao)(ports.fs, named)) {
        try {
            cards.push(await ports.readCard(path, profile));
        }
        catch (error) {
            if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
                throw error;
            notes.push(`${path}: ${error.message}${error.help === undefined ? '' : ` (${error.help})`}`);
        }
    }
    return cards;
}
async function readProofs(fs, path) {
    if (path === undefined)
        return [];
    const { proofs } = (await (0,_read_checked_js__WEBPACK_IMPORTED_MODULE_3__/* .readChecked */ .Y)(fs, path, await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.roster()));
    for (const proof of proofs)
        (0,_read_checked_js__WEBPACK_IMPORTED_MODULE_3__/* .requireTimes */ .k)(path, proof.romDigest, [proof.expires]);
    return proofs;
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

/***/ 96151:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N7: () => (/* binding */ TWICE),
/* harmony export */   VR: () => (/* binding */ judgeLock),
/* harmony export */   gu: () => (/* binding */ settled),
/* harmony export */   xw: () => (/* binding */ unusableLock)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56327);
/* harmony import */ var _lock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63889);



const HELP = 'look at what changed; if it is meant, run cartwright lock and commit the lock';
const TWICE = 'more than one participant is called so, and a lock could hold but one of them';
function settled(slot) {
    return slot.kind === 'cartridge' ? { ...slot, fileDigest: slot.fileDigest() } : slot;
}
function judgeLock({ lock, rangeOf: placeOf }, resolved, { path, frozen }, isElsewhere) {
    const found = [];
    const tell = (change, keys, own) => {
        const inLock = { path, range: placeOf(...keys) };
        const [place, beside] = change.before === null && own !== undefined ? [own, inLock] : [inLock, own];
        const message = beside === own ? 'what the entry is about' : 'the lock, which has no entry for it';
        found.push({
            rule: 'lock/stale',
            level: frozen ? 'error' : 'warning',
            message: staleWords(change),
            ...place,
            pointer: '',
            help: HELP,
            ...(beside === undefined ? {} : { related: [{ message, ...beside }] }),
        });
    };
    for (const [entry, { path: cal, twice, rangeOf }] of resolved.cals)
        for (const alias of twice)
            found.push({
                rule: 'lock/stale',
                level: frozen ? 'error' : 'warning',
                message: `${(0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectOf */ .et)({ kind: 'slot', entry, slot: alias })}: ${TWICE}`,
                path: cal,
                range: rangeOf(alias),
                pointer: '',
                help: 'give each participant an alias of its own, then run cartwright lock',
            });
    for (const [entry, was, is] of (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .pairs */ .AS)(lock.cals, resolved.cals)) {
        if (is === undefined && isElsewhere('cals', entry))
            continue;
        if (was === undefined || is === undefined) {
            const own = is === undefined ? undefined : { path: is.path, range: is.rangeOf() };
            tell((0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .calChange */ .z0)(entry, was, is?.slots), ['cals', entry], own);
            continue;
        }
        for (const [alias, locked, now] of (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .pairs */ .AS)(was, is.slots))
            for (const change of (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .slotChange */ .Vg)(entry, alias, locked, now && comparable(locked, now)))
                tell(change, ['cals', entry, alias], { path: is.path, range: is.rangeOf(alias) });
    }
    for (const [entry, was, is] of (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .pairs */ .AS)(lock.hosts, resolved.hosts)) {
        if (is === undefined && isElsewhere('hosts', entry))
            continue;
        const own = is?.path === undefined ? undefined : { path: is.path, range: _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag };
        for (const change of (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .hostChange */ .lH)(entry, was, is))
            tell(change, ['hosts', entry], own);
    }
    return found;
}
function staleWords(change) {
    const { before, after, otherSigner } = change;
    const signer = otherSigner === true ? '; another signer' : '';
    return `${(0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectOf */ .et)(change)}: locked: ${before ?? 'no entry'}; now: ${after ?? 'not there'}${signer}`;
}
function comparable(locked, now) {
    if (now.kind !== 'cartridge')
        return now;
    if (locked?.kind !== 'cartridge')
        return { ...now, fileDigest: '' };
    const { fileDigest } = locked;
    const alike = { ...now, fileDigest };
    return JSON.stringify((0,_lock_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOfSlot */ .h)(alike)) === JSON.stringify((0,_lock_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOfSlot */ .h)(locked)) ? settled(now) : alike;
}
function lineRange(line) {
    return { start: { line, column: 1 }, end: { line, column: 1 } };
}
function unusableLock({ cals, hosts }, { path, frozen }, problem) {
    if (problem === undefined && (!frozen || cals.size + hosts.size === 0))
        return [];
    const level = frozen ? 'error' : 'warning';
    if (problem === undefined) {
        const message = `locked: nothing, for there is no lock; now: ${(0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(cals.size, 'CAL')}, ${(0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(hosts.size, 'host')}`;
        return [{ ...(0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)('lock/missing', path, message, 'run cartwright lock and commit the lock'), level }];
    }
    const { message, line, help } = problem;
    const said = `the lock cannot be read: ${message}`;
    return [{ ...(0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)('lock/unreadable', path, said, help), level, range: lineRange(line) }];
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

/***/ 50898:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readLock)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46430);
/* harmony import */ var _lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63889);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7631);





const AGAIN = 'write it again with cartwright lock, and look at what changed';
class NoLock extends Error {
    problem;
    constructor(line, message, help = AGAIN, foreign = false) {
        super(message);
        this.problem = { message, line, help, ...(foreign ? { foreign } : {}) };
    }
}
function readLock(text) {
    try {
        return read(text);
    }
    catch (error) {
        if (error instanceof NoLock)
            return { problem: error.problem };
        throw error;
    }
}
function read(text) {
    const lines = text.split(/\r?\n/);
    const conflict = lines.findIndex((each) => /^(?:<{7}|>{7}|={7}|\|{7})(?: |$)/.test(each));
    if (conflict >= 0)
        throw new NoLock(conflict + 1, 'it holds the marks of a merge conflict', `settle the CALs, cartridges and hosts first, then run cartwright lock, and git add ${_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .LOCK_FILE */ .F}`);
    const isComment = (each) => each.startsWith('#');
    const hidden = lines.findIndex((each) => isComment(each) && (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.visible)(each) !== each);
    if (hidden >= 0)
        throw new NoLock(hidden + 1, `the line holds what no reader sees: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(lines[hidden] ?? '')}`);
    const kept = lines.flatMap((each, i) => (isComment(each) ? [] : [{ text: each, line: i + 1 }]));
    const root = tree(kept);
    const version = root.children.get('schemaVersion');
    if (version?.value !== _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .LOCK_SCHEMA_VERSION */ .L4) {
        const said = version?.value === undefined ? 'it states no version' : `it is of version ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(version.value)}`;
        const help = 'use the version of cartwright that wrote it, or delete the file and run cartwright lock';
        throw new NoLock(version?.line ?? 1, `${said}; this program reads "${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .LOCK_SCHEMA_VERSION */ .L4}"`, help, true);
    }
    const { cals, hosts } = members(root, ['schemaVersion', 'cals', 'hosts']);
    const lock = { cals: entries(cals, slotsOf), hosts: entries(hosts, hostOf) };
    const written = (0,_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeLock */ .be)(lock)
        .split('\n')
        .filter((each) => !isComment(each));
    const other = written.findIndex((each, i) => kept[i]?.text !== each);
    const at = other >= 0 ? other : written.length;
    if (other >= 0 || kept.length > written.length)
        throw new NoLock(kept[at]?.line ?? lines.length, 'the line is not as cartwright lock writes it');
    return { lock, rangeOf: (...keys) => rangeIn(root, keys) };
}
function rangeIn(root, keys) {
    let node = root;
    for (const key of keys)
        node = node.children.get(key) ?? { ...node, children: new Map() };
    const { line, column, width } = node;
    return { start: { line, column }, end: { line, column: column + width } };
}
const LINE = /^((?: {2})*)("(?:[^"\\]|\\.)*"|[^\s":#[\]{}]+):(?: (.*))?$/;
function tree(lines) {
    const root = { line: 1, column: 1, width: 0, value: undefined, children: new Map() };
    const open = [root];
    for (const { text, line } of lines) {
        if (text === '' && line === lines.at(-1)?.line)
            break;
        const [, indent, key, value] = LINE.exec(text) ?? [];
        const depth = (indent?.length ?? 0) / 2;
        const parent = open[depth];
        if (key === undefined || parent === undefined || parent.value !== undefined)
            throw new NoLock(line, `the line is none of a lock: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)}`);
        const name = scalarOf(key, line);
        const before = parent.children.get(name);
        if (before !== undefined)
            throw new NoLock(line, `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)} stands twice, in line ${before.line}, too`);
        const node = {
            line,
            column: 2 * depth + 1,
            width: key.length,
            value: value === undefined ? undefined : scalarOf(value, line),
            children: new Map(),
        };
        parent.children.set(name, node);
        open.splice(depth + 1, open.length, node);
    }
    return root;
}
function scalarOf(text, line) {
    if (!text.startsWith('"'))
        return text;
    try {
        return String(JSON.parse(text));
    }
    catch {
        throw new NoLock(line, `the line holds no text in quotes: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)}`);
    }
}
function members({ children, line }, names) {
    const unknown = [...children].find(([name]) => !names.includes(name));
    if (unknown !== undefined)
        throw new NoLock(unknown[1].line, `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(unknown[0])} is no fact of a lock`);
    const found = names.map((name) => {
        const node = children.get(name);
        if (node === undefined)
            throw new NoLock(line, `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)} is missing`);
        return [name, node];
    });
    return Object.fromEntries(found);
}
function entries(node, make) {
    if (node.value !== undefined && node.value !== '{}')
        throw new NoLock(node.line, 'a mapping belongs here');
    return new Map([...node.children].map(([path, entry]) => {
        if (!isInPlace(path))
            throw new NoLock(entry.line, `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(path)} is no path from the project's folder`);
        return [path, make(entry)];
    }));
}
function isInPlace(path) {
    if (/\\|^(?:\/|[A-Za-z]:|$)/.test(path))
        return false;
    const segments = path.replace(/^(?:\.\.\/)+/, '').split('/');
    return !segments.some((segment) => segment === '' || segment === '.' || segment === '..');
}
function slotsOf(node) {
    if (node.value !== undefined && node.value !== '{}')
        throw new NoLock(node.line, 'the slots of a CAL belong here');
    return new Map([...node.children].map(([alias, slot]) => [alias, slotOf(slot)]));
}
function slotOf(node) {
    if (node.value === 'none')
        return { kind: 'none' };
    if (node.value !== undefined)
        throw new NoLock(node.line, 'the facts of a cartridge belong here, or "none"');
    if (node.children.has('package')) {
        const { id, version, package: folder } = members(node, ['id', 'version', 'package']);
        const path = textOf(folder);
        if (path !== '.' && !isInPlace(path))
            throw new NoLock(folder.line, `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(path)} is no path from the project's folder`);
        return { kind: 'package', id: textOf(id), version: textOf(version), package: path };
    }
    const facts = members(node, ['id', 'version', 'romDigest', 'signedBy', 'fileDigest']);
    return {
        kind: 'cartridge',
        id: textOf(facts.id),
        version: textOf(facts.version),
        romDigest: digestOf(facts.romDigest),
        signedBy: keysOf(facts.signedBy),
        fileDigest: digestOf(facts.fileDigest),
    };
}
function hostOf(node) {
    if (node.value !== undefined)
        throw new NoLock(node.line, 'the facts of a host belong here');
    const { digest, pins } = members(node, ['digest', 'pins']);
    if (pins.value !== undefined && pins.value !== '{}')
        throw new NoLock(pins.line, 'the pins of a host belong here');
    return {
        digest: digestOf(digest),
        pins: new Map([...pins.children].map(([tool, pin]) => [tool, digestOf(pin)])),
    };
}
function textOf({ value, line }) {
    if (value === undefined || value === '')
        throw new NoLock(line, 'a text belongs here');
    return value;
}
function digestOf(node) {
    const text = textOf(node);
    if ((0,_value_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .isDigest */ .Bc)(text))
        return text;
    throw new NoLock(node.line, `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)} is no digest: sha256: and 64 lower-case hexadecimal digits`);
}
function keysOf(node) {
    const list = /^\[(.*)\]$/.exec(textOf(node))?.[1];
    const keys = list === undefined || list === '' ? [] : list.split(', ');
    if (list === undefined || keys.some((key, i) => !/^ed25519:[0-9a-f]{64}$/.test(key) || key <= (keys[i - 1] ?? '')))
        throw new NoLock(node.line, `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(textOf(node))} is no sorted list of key ids: [ed25519:…, …]`);
    return keys;
}


/***/ }),

/***/ 7631:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   be: () => (/* binding */ writeLock)
/* harmony export */ });
/* unused harmony exports HEAD, sorted */
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1782);
/* harmony import */ var _lock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63889);



const HEAD = '# Which cartridge staffs each slot. Written by "cartwright lock"; commit it, and do not edit it.';
const PLAIN = /^(?:[A-Za-z_][\w./@+-]*|\d+\.\d+\.\d+|(?:sha256|ed25519):[0-9a-f]{64})$/;
const WORD = /^(?:true|false|null|yes|no|on|off|y|n|none)$/i;
function writeLock({ cals, hosts }) {
    return [
        HEAD,
        `schemaVersion: ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .LOCK_SCHEMA_VERSION */ .L4}`,
        ...mapping(0, 'cals', sorted(cals), ([path, slots]) => mapping(1, path, sorted(slots), slotLines)),
        ...mapping(0, 'hosts', sorted(hosts), hostLines),
        '',
    ].join('\n');
}
function sorted(map) {
    return [...map].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
function mapping(depth, key, entries, lines) {
    if (entries.length === 0)
        return [line(depth, key, '{}')];
    return [line(depth, key), ...entries.flatMap(lines)];
}
function slotLines([alias, slot]) {
    if (slot.kind === 'none')
        return [line(2, alias, 'none')];
    return mapping(2, alias, (0,_lock_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOfSlot */ .h)(slot), ([name, value]) => [
        line(3, name, name === 'signedBy' ? value : scalar(value)),
    ]);
}
function hostLines([path, { digest, pins }]) {
    return [
        line(1, path),
        line(2, 'digest', digest),
        ...mapping(2, 'pins', sorted(pins), ([tool, pin]) => [line(3, tool, scalar(pin))]),
    ];
}
function line(depth, key, value) {
    return `${'  '.repeat(depth)}${scalar(key)}:${value === undefined ? '' : ` ${value}`}`;
}
function scalar(text) {
    return PLAIN.test(text) && !WORD.test(text) ? text : (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonString */ .I)(text);
}


/***/ }),

/***/ 55839:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ pathOf),
/* harmony export */   d: () => (/* binding */ readinessFindings)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41817);


function readinessFindings(doc, cal) {
    const unstaffed = cal.participants
        .filter((participant) => participant.required && participant.resolved === null)
        .map(({ alias, reason }) => (0,_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .locateFinding */ .E1)(doc, {
        rule: 'ready/unstaffed',
        level: 'error',
        message: `participant ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(alias)} is not staffed: ${reason}`,
        path: pathOf(doc, 'participants', 'alias', alias),
        help: 'name a cartridge that fits, or make the participant optional',
    }));
    const missing = cal.rac
        .filter((item) => item.state === 'failed')
        .map(({ id, reason = 'the check failed' }) => (0,_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .locateFinding */ .E1)(doc, {
        rule: 'ready/rac-missing',
        level: 'error',
        message: `required context ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(id)} is missing: ${reason}`,
        path: pathOf(doc, 'rac', 'id', id),
        help: 'add what the description names, or correct the check',
    }));
    return [...unstaffed, ...missing];
}
function pathOf(doc, list, key, value) {
    const items = doc.value[list];
    const index = Array.isArray(items) ? items.findIndex((item) => hasValue(item, key, value)) : -1;
    return [list, Math.max(0, index), key];
}
function hasValue(item, key, value) {
    return (typeof item === 'object' &&
        item !== null &&
        Object.hasOwn(item, key) &&
        item[key] === value);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-69608.js").modules);
