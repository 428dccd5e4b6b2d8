"use strict";
exports.id = 4983;
exports.ids = [4983];
exports.modules = {

/***/ 24983:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepAdded: () => (/* binding */ keepAdded)
/* harmony export */ });
/* harmony import */ var _handshake_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24080);

function keepAdded(fresh, before) {
    const own = new Map((0,_handshake_host_js__WEBPACK_IMPORTED_MODULE_0__/* .allTools */ .X)(before).map((tool) => [tool.name, tool]));
    const made = new Set(fresh.tools.map(({ name }) => name));
    const stays = ({ name, builtIn }) => !made.has(name) && builtIn !== true;
    const withheld = (before.withheld ?? []).filter(stays);
    const tools = fresh.tools.map((tool) => {
        const scopes = own.get(tool.name)?.scopes ?? tool.scopes;
        return { ...tool, scopes };
    });
    const servers = fresh.servers.map((server) => {
        const { scopes, timeout } = before.servers.find(({ name }) => name === server.name) ?? {};
        return {
            ...server,
            ...(scopes === undefined ? {} : { scopes }),
            ...(timeout === undefined ? {} : { timeout }),
        };
    });
    return {
        ...fresh,
        name: before.name,
        protocolRevision: fresh.protocolRevision ?? before.protocolRevision,
        model: fresh.model === undefined && before.model === undefined ? undefined : { ...fresh.model, ...before.model },
        tools: [...tools, ...before.tools.filter(stays)],
        ...(withheld.length === 0 ? {} : { withheld }),
        filesystem: before.filesystem,
        network: before.network,
        bindings: { ...fresh.bindings, ...before.bindings },
        resources: fresh.resources.length === 0 ? before.resources : fresh.resources,
        servers,
    };
}


/***/ })

};
;
