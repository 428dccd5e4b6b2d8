"use strict";
exports.modules = {

/***/ 4534:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ diffManifests)
/* harmony export */ });
/* harmony import */ var _handshake_accept_accepts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76525);
/* harmony import */ var _value_revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77527);


function diffManifests(before, after) {
    const changes = [
        ...plain('manifest.schemaVersion', 'breaking', before.schemaVersion, after.schemaVersion, 'another manifest format'),
        ...revisionChanges(before, after),
        ...modelChanges(before, after),
        ...roleChanges(before.requiredTools, after.requiredTools),
        ...roleChanges(before.optionalTools, after.optionalTools),
        ...scopeChanges('filesystem', before.filesystem, after.filesystem, 'breaking'),
        ...scopeChanges('network', before.network, after.network, 'breaking'),
    ];
    const order = { breaking: 0, compatible: 1, text: 2 };
    return changes.sort((a, b) => order[a.kind] - order[b.kind] || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
function plain(id, kind, before, after, message) {
    return before === after ? [] : [{ id, kind, before, after, message }];
}
function revisionChanges({ mcp: before }, { mcp: after }) {
    const [old, next] = [before.minProtocolRevision, after.minProtocolRevision];
    const raised = (0,_value_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRevisions */ .wo)(next, old) > 0;
    return [
        ...plain('mcp.minProtocolRevision', raised ? 'breaking' : 'compatible', old, next, `the floor went ${raised ? 'up' : 'down'}`),
        ...plain('mcp.preferredProtocolRevision', 'text', before.preferredProtocolRevision ?? 'none', after.preferredProtocolRevision ?? 'none', 'a preference, no requirement'),
    ];
}
function modelChanges({ model: before }, { model: after }) {
    const [old, next] = [before.minContextWindowTokens, after.minContextWindowTokens];
    const raised = next > old;
    return [
        ...plain('model.toolUse', after.toolUse ? 'breaking' : 'compatible', String(before.toolUse), String(after.toolUse), after.toolUse ? 'tool use is required now' : 'tool use is no longer required'),
        ...plain('model.minContextWindowTokens', raised ? 'breaking' : 'compatible', String(old), String(next), `the floor went ${raised ? 'up' : 'down'}`),
        ...plain('model.structuredOutput', 'text', String(before.structuredOutput ?? false), String(after.structuredOutput ?? false), 'never required'),
    ];
}
function roleChanges(before, after) {
    const roles = [...new Set([...before, ...after].map(({ role }) => role))];
    return roles.flatMap((role) => {
        const [old, next] = [before, after].map((list) => list.find((contract) => contract.role === role));
        const id = `tool:${role}`;
        if (old === undefined) {
            const kind = next?.tier === 'required' ? 'breaking' : 'compatible';
            return [{ id, kind, before: 'none', after: next?.name ?? '', message: `a new ${next?.tier} role` }];
        }
        if (next === undefined)
            return [
                { id, kind: 'compatible', before: old.name, after: 'none', message: `the ${old.tier} role is gone` },
            ];
        const blocking = next.tier === 'required' ? 'breaking' : 'compatible';
        return [
            ...scopeChanges(`${id}:scope`, old.capabilityScopes, next.capabilityScopes, blocking),
            ...schemaChange(id, old, next, blocking),
            ...plain(`${id}:name`, 'text', old.name, next.name, 'the suggested name; another tool may be bound'),
            ...plain(`${id}:description`, 'text', clip(old.description), clip(next.description), 'the description'),
        ];
    });
}
function scopeChanges(id, before, after, added) {
    return [
        ...after
            .filter((scope) => !before.includes(scope))
            .map((scope) => ({
            id: `${id}:${scope}`,
            kind: added,
            before: 'not asked',
            after: scope,
            message: 'a scope more is asked',
        })),
        ...before
            .filter((scope) => !after.includes(scope))
            .map((scope) => ({
            id: `${id}:${scope}`,
            kind: 'compatible',
            before: scope,
            after: 'not asked',
            message: 'the scope is no longer asked',
        })),
    ];
}
function schemaChange(id, old, next, blocking) {
    const [before, after] = [JSON.stringify(old.inputSchema), JSON.stringify(next.inputSchema)];
    if (before === after)
        return [];
    const { answer, reason, reservations } = (0,_handshake_accept_accepts_js__WEBPACK_IMPORTED_MODULE_0__/* .accepts */ .G3)(next.inputSchema, old.inputSchema);
    const shown = { before: clip(before), after: clip(after) };
    if (answer !== 'accepts')
        return [
            {
                id: `${id}:inputSchema`,
                kind: blocking,
                ...shown,
                message: `a tool made to the old contract does not fit: ${reason}`,
            },
        ];
    if (reservations.length > 0) {
        const words = reservations.map((reservation) => reservation.reason).join('; ');
        const message = `a tool made to the old contract fits with ${plural(reservations.length)}: ${words}`;
        return [{ id: `${id}:inputSchema`, kind: blocking, ...shown, message }];
    }
    const message = 'a tool made to the old contract still fits';
    return [{ id: `${id}:inputSchema`, kind: 'compatible', ...shown, message }];
}
function plural(reservations) {
    return reservations === 1 ? 'a reservation' : `${reservations} reservations`;
}
function clip(text) {
    return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}


/***/ }),

/***/ 78266:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uu: () => (/* binding */ compareRequirements),
  GL: () => (/* binding */ diffRequirements),
  tm: () => (/* binding */ movedPackages)
});

;// CONCATENATED MODULE: ./build/core/diff/change.js
function stepOf(changes) {
    if (changes.some(({ kind }) => kind === 'breaking'))
        return 'major';
    if (changes.some(({ kind }) => kind === 'compatible'))
        return 'minor';
    return changes.length > 0 ? 'patch' : 'none';
}
const SIZE = { none: 0, patch: 1, minor: 2, major: 3 };
function isEnough(taken, asked) {
    return SIZE[taken] >= SIZE[asked];
}
const CORE = /^(\d+)\.(\d+)\.(\d+)/;
function stepBetween(before, after) {
    const [old, next] = [CORE.exec(before)?.slice(1).map(Number), CORE.exec(after)?.slice(1).map(Number)];
    if (old === undefined || next === undefined)
        return undefined;
    if (before === after)
        return 'none';
    const at = [0, 1, 2].find((i) => old[i] !== next[i]);
    if (at === undefined)
        return 'patch';
    if (Number(next[at]) < Number(old[at]))
        return undefined;
    if (at === 1 && old[0] === 0)
        return 'major';
    return ['major', 'minor', 'patch'][at];
}

// EXTERNAL MODULE: ./build/core/diff/manifests.js
var manifests = __webpack_require__(4534);
;// CONCATENATED MODULE: ./build/core/diff/requirements.js


function diffRequirements(before, after) {
    const changes = (0,manifests/* diffManifests */.e)(before.manifest, after.manifest);
    const step = stepOf(changes);
    if (before.version === null || after.version === null)
        return { changes, step, taken: null, enough: true };
    const taken = stepBetween(before.version, after.version) ?? null;
    return { changes, step, taken, enough: step === 'none' || (taken !== null && isEnough(taken, step)) };
}
function movedPackages(base, head) {
    const [before, after] = [foldersById(base), foldersById(head)];
    const moved = [...before].flatMap(([id, from]) => {
        const to = after.get(id);
        return from === undefined || to === undefined || from === to || head.has(from) ? [] : [[from, to]];
    });
    return new Map(moved);
}
function foldersById(packages) {
    const folders = new Map();
    for (const [folder, { id }] of packages)
        if (id !== undefined)
            folders.set(id, folders.has(id) ? undefined : folder);
    return folders;
}
function compareRequirements(base, head) {
    return [...head].flatMap(([subject, after]) => {
        const before = base.get(subject);
        if (before === undefined)
            return [];
        const diff = diffRequirements(before, after);
        return diff.changes.length === 0 ? [] : [{ subject, before: before.version, after: after.version, ...diff }];
    });
}


/***/ })

};
;
