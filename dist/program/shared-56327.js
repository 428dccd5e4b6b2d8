"use strict";
exports.modules = {

/***/ 56327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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


/***/ })

};
;
