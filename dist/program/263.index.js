"use strict";
exports.id = 263;
exports.ids = [263];
exports.modules = {

/***/ 20263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recordedProfile: () => (/* binding */ recordedProfile)
/* harmony export */ });
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1782);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32754);
/* harmony import */ var _accept_schema_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);



function recordedProfile(host, withServers = false) {
    const { name, description, protocolRevision, model, tools, filesystem, network, resources, sources } = host;
    const names = new Set(tools.map((tool) => tool.name));
    const bindings = Object.entries(host.bindings).filter(([, tool]) => names.has(tool));
    const profile = {
        schemaVersion: _ids_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_SCHEMA_VERSION */ ._Y,
        name,
        description,
        protocolRevision,
        model,
        tools: tools.map(recordedTool),
        filesystem,
        network,
        ...(bindings.length === 0 ? {} : { bindings: Object.fromEntries(bindings) }),
        resources,
        ...(withServers ? { servers: host.servers } : {}),
        ...(withServers && sources.length > 0 ? { sources } : {}),
    };
    return (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(profile, 2);
}
function recordedTool(tool) {
    const { name, title, description, inputSchema, outputSchema, annotations, digest, scopes, builtIn } = tool;
    const { wraps, rename, constants, template } = tool;
    return {
        name,
        title,
        description,
        ...(isSchema(inputSchema) ? { inputSchema } : {}),
        ...(isSchema(outputSchema) ? { outputSchema } : {}),
        ...((0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(annotations) ? { annotations } : {}),
        digest,
        builtIn,
        scopes: scopes.filter(_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .isScope */ .T2),
        wraps,
        rename,
        constants,
        template,
    };
}
function isSchema(value) {
    return typeof value === 'boolean' || (0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value);
}


/***/ })

};
;
