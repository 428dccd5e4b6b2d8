"use strict";
exports.modules = {

/***/ 44007:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ NOT_STATED),
/* harmony export */   y: () => (/* binding */ unmetRequirements)
/* harmony export */ });
/* harmony import */ var _value_revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77527);
/* harmony import */ var _pins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85650);


const NOT_STATED = 'not stated';
function unmetRequirements(manifest, host, roles) {
    const unmet = [
        ...revisionFloor(manifest, host),
        ...modelFloors(manifest, host),
        ...unboundRoles(manifest, roles),
        ...deniedScopes('filesystem', manifest.filesystem, host.filesystem),
        ...deniedScopes('network', manifest.network, host.network),
    ];
    return unmet.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
function revisionFloor({ mcp }, { protocolRevision }) {
    const floor = mcp.minProtocolRevision;
    if ((0,_value_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isRevision */ .oN)(protocolRevision) && (0,_value_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRevisions */ .wo)(protocolRevision, floor) >= 0)
        return [];
    return [{ id: 'mcp.minProtocolRevision', supported: protocolRevision ?? NOT_STATED, requested: floor }];
}
function modelFloors({ model }, host) {
    const unmet = [];
    const stated = (fact) => (fact === undefined ? NOT_STATED : String(fact));
    if (model.toolUse && host.model?.toolUse !== true)
        unmet.push({ id: 'model.toolUse', supported: stated(host.model?.toolUse), requested: 'true' });
    const floor = model.minContextWindowTokens;
    if ((host.model?.contextWindowTokens ?? -1) < floor)
        unmet.push({
            id: 'model.minContextWindowTokens',
            supported: stated(host.model?.contextWindowTokens),
            requested: String(floor),
        });
    return unmet;
}
function unboundRoles(manifest, roles) {
    return manifest.requiredTools.flatMap((contract) => {
        const role = roles.find(({ result }) => result.role === contract.role)?.result;
        if (role?.satisfied === true)
            return [];
        const [near] = role?.candidates ?? [];
        return [
            {
                id: `tool:${contract.role}`,
                supported: near === undefined ? 'none' : lackingWords(near),
                requested: `${contract.name} with ${contract.capabilityScopes.join(', ')}`,
            },
        ];
    });
}
function lackingWords({ tool, schema, missingScopes, reservations, notTaken }) {
    if (notTaken === _pins_js__WEBPACK_IMPORTED_MODULE_0__/* .WITHHELD */ .iz || notTaken === _pins_js__WEBPACK_IMPORTED_MODULE_0__/* .ALTERED */ .II)
        return `${tool}, not what was recorded`;
    if (notTaken === _pins_js__WEBPACK_IMPORTED_MODULE_0__/* .AMBIGUOUS */ .Te)
        return `${tool}, listed more than once`;
    if (schema !== 'accepts')
        return tool;
    if (missingScopes.length > 0)
        return `${tool} without ${missingScopes.join(', ')}`;
    return reservations.length > 0 ? `${tool} with reservations` : `${tool}, not named`;
}
function deniedScopes(kind, asked, granted) {
    return asked
        .filter((scope) => !granted.includes(scope))
        .map((scope) => ({
        id: `${kind}:${scope}`,
        supported: granted.length === 0 ? 'none' : granted.join(', '),
        requested: scope,
    }));
}


/***/ }),

/***/ 13651:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   Mm: () => (/* binding */ sidesOf),
/* harmony export */   VL: () => (/* binding */ reservationsOf),
/* harmony export */   sk: () => (/* binding */ wrappedSides),
/* harmony export */   xj: () => (/* binding */ hostCounts),
/* harmony export */   zL: () => (/* binding */ wrappedCount)
/* harmony export */ });
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84411);

function reservationsOf({ boundTool, candidates }) {
    const [bound] = candidates;
    return boundTool === null || bound === undefined ? [] : bound.reservations;
}
function verdictWords({ verdict, reservations, wrapped = 0, }) {
    return _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL.join(', ')([
        (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${verdict}`,
        ...(reservations === 0 ? [] : [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${reservations} reservation${reservations === 1 ? '' : 's'}`]),
        ...(wrapped === 0 ? [] : [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${wrapped} wrapped`]),
    ]);
}
function sidesOf({ before, after, reservations, wrapped }) {
    return [
        verdictWords({ verdict: before ?? 'not there', reservations: reservations?.before ?? 0, wrapped: wrapped?.before }),
        verdictWords({ verdict: after ?? 'not there', reservations: reservations?.after ?? 0, wrapped: wrapped?.after }),
    ];
}
function wrappedSides(before, after) {
    const wrapped = { before: before?.wrapped ?? 0, after: after?.wrapped ?? 0 };
    return wrapped.before + wrapped.after === 0 ? {} : { wrapped };
}
function markOf({ verdict, reservations, }) {
    return verdict === 'accept' && reservations > 0 ? 'reserved' : verdict;
}
function wrappedCount(verdicts) {
    return verdicts.filter(({ verdict, wrapped }) => verdict === 'accept' && wrapped !== undefined).length;
}
function hostCounts(verdicts) {
    const of = (mark) => verdicts.filter((each) => markOf(each) === mark).length;
    const [reserved, refused, open, wrapped] = [of('reserved'), of('refuse'), of('not judged'), wrappedCount(verdicts)];
    const parts = [
        (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${of('accept') + reserved} of ${verdicts.length} accept`,
        ...(reserved > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${reserved} with reservations`] : []),
        ...(wrapped > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${wrapped} through wraps`] : []),
        ...(refused > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${refused} refuse${refused === 1 ? 's' : ''}`] : []),
        ...(open > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${open} not judged`] : []),
    ];
    return _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL.join(', ')(parts);
}


/***/ })

};
;
