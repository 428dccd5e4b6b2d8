"use strict";
exports.modules = {

/***/ 1211:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resolveParticipant)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _value_career_tiers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6984);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85266);




function resolveParticipant(participant, staff, profile) {
    const bind = participant['bind'] === 'hash' ? 'hash' : 'slot';
    const found = bind === 'hash' ? byDigest(participant['romDigest'], staff) : bySlot(mapping(participant['slot']), staff, profile);
    const { card, reason, equalTo } = found;
    return {
        alias: String(participant['alias'] ?? ''),
        bind,
        required: participant['required'] !== false,
        resolved: card === undefined ? null : { path: card.path, name: card.name, role: card.role, romDigest: card.romDigest },
        reason,
        ...(equalTo === undefined ? {} : { equalTo: equalTo.path }),
    };
}
const NONE_GIVEN = 'no cartridges were given (--cartridges DIR)';
function byDigest(digest, { cards }) {
    if (cards === undefined)
        return { reason: NONE_GIVEN };
    const [card, ...equal] = cards.filter((each) => each.romDigest === digest);
    if (card === undefined)
        return { reason: `no cartridge has the ROM digest ${short(String(digest))}` };
    return { card, reason: `ROM digest matches${tie(card, equal, '')}`, equalTo: equal[0] };
}
function bySlot(slot, staff, profile) {
    if (staff.cards === undefined)
        return { reason: NONE_GIVEN };
    const role = slot['role'];
    const inRole = role === undefined ? staff.cards : staff.cards.filter((card) => card.role === role);
    if (inRole.length === 0) {
        return { reason: role === undefined ? 'no cartridge was found' : `no cartridge matches role ${word(role)}` };
    }
    const wanted = list(slot['capabilities']).map(mapping);
    const able = inRole.filter((card) => wanted.every((need) => hasCapability(card, need)));
    if (able.length === 0)
        return { reason: `${describe(inRole)} lacks ${lacking(inRole[0], wanted)}` };
    const minimum = slot['minLevel'] === undefined ? undefined : mapping(slot['minLevel']);
    const proven = able
        .map((card) => ({ card, proof: bestProof(card, staff) }))
        .filter(({ proof }) => minimum === undefined || reaches(proof, minimum, profile));
    if (proven.length === 0)
        return {
            reason: `${describe(able)} fits, but nobody has proved ${levelText(minimum ?? {}, profile)} (--roster FILE)`,
        };
    const levelOf = ({ proof }) => proof?.level ?? -1;
    proven.sort((a, b) => levelOf(b) - levelOf(a));
    const [best, ...others] = proven;
    const equal = others.filter((other) => levelOf(other) === levelOf(best)).map((other) => other.card);
    const why = levelOf(best) < 0 ? 'both fit, and nobody proved a level of either' : `both proved level ${levelOf(best)}`;
    return { card: best.card, reason: `best of ${proven.length}${tie(best.card, equal, why)}`, equalTo: equal[0] };
}
function tie(card, equal, why) {
    const [first, ...more] = equal;
    if (first === undefined)
        return '';
    const others = more.length === 0 ? word(first.path) : `${word(first.path)} and ${more.length} more`;
    const same = card.romDigest !== null && first.romDigest === card.romDigest;
    return `; ${word(card.path)} is equal to ${others} (${same ? 'the same ROM digest' : why}), the path decides`;
}
function hasCapability(card, need) {
    const stack = list(need['stack']);
    return card.capabilities.some((capability) => capability.taskType === need['taskType'] && stack.every((part) => capability.stack.includes(String(part))));
}
function lacking(card, wanted) {
    const missing = wanted.find((need) => !hasCapability(card, need)) ?? {};
    const stack = list(missing['stack']);
    const type = missing['taskType'];
    const name = type === undefined ? 'a capability' : `capability ${word(type)}`;
    return `${name}${stack.length === 0 ? '' : ` with ${stack.map(word).join(', ')}`}`;
}
function bestProof(card, staff) {
    return staff.proofs
        .filter((proof) => proof.romDigest === card.romDigest && !(proof.expires !== undefined && (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .n)(proof.expires, true) < staff.now))
        .sort((a, b) => (b.level ?? -1) - (a.level ?? -1) || tier(b.careerTier) - tier(a.careerTier))[0];
}
function reaches(proof, minimum, profile) {
    if (proof === undefined)
        return false;
    const level = minimum[profile.levelField];
    if (typeof level === 'number' && (proof.level ?? -1) < level)
        return false;
    return minimum['careerTier'] === undefined || tier(proof.careerTier) >= tier(minimum['careerTier']);
}
function tier(name) {
    return _value_career_tiers_js__WEBPACK_IMPORTED_MODULE_2__/* .CAREER_TIERS */ .v.indexOf(name);
}
function levelText(minimum, profile) {
    const parts = [
        ...(minimum[profile.levelField] === undefined ? [] : [`level ${word(minimum[profile.levelField])}`]),
        ...(minimum['careerTier'] === undefined ? [] : [`tier ${word(minimum['careerTier'])}`]),
    ];
    return parts.join(' and ') || 'the level';
}
function describe(cards) {
    const [first] = cards;
    return cards.length === 1 ? `${word(first.name)} (${word(first.role)})` : `each of ${cards.length} cartridges`;
}
function short(digest) {
    return word(digest.length > 26 ? `${digest.slice(0, 19)}…` : digest);
}
function word(value) {
    const text = String(value);
    return /^[\w .,:/@+…-]{1,120}$/.test(text) ? text : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(text);
}
function mapping(value) {
    return (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value) ? value : {};
}
function list(value) {
    return Array.isArray(value) ? value : [];
}


/***/ })

};
;
