"use strict";
exports.id = 263;
exports.ids = [263];
exports.modules = {

/***/ 263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recordedProfile: () => (/* binding */ recordedProfile)
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4432);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2754);
/* harmony import */ var _accept_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1415);



/**
 * A live host as a profile that simulates it later, and that pins its tools.
 *
 * @param withServers whether it names the host's servers, too, for the profile that they come from; in any other file their
 *   commands, environment and headers have no place
 * @returns the text of a `*.host.yaml`; JSON, which is YAML
 */
function recordedProfile(host, withServers = false) {
    const { name, description, protocolRevision, model, tools, filesystem, network, resources } = host;
    const names = new Set(tools.map((tool) => tool.name));
    const bindings = Object.entries(host.bindings).filter(([, tool]) => names.has(tool));
    const profile = {
        schemaVersion: _ids_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_SCHEMA_VERSION */ ._Y,
        name,
        ...(description === undefined ? {} : { description }),
        ...(protocolRevision === undefined ? {} : { protocolRevision }),
        ...(model === undefined ? {} : { model }),
        tools: tools.map(recordedTool),
        filesystem,
        network,
        ...(bindings.length === 0 ? {} : { bindings: Object.fromEntries(bindings) }),
        resources,
        ...(withServers ? { servers: host.servers } : {}),
    };
    return (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)(profile, 2);
}
function recordedTool(tool) {
    const { name, title, description, inputSchema, outputSchema, annotations, digest, scopes } = tool;
    const { wraps, rename, constants } = tool;
    return {
        name,
        ...(title === undefined ? {} : { title }),
        ...(description === undefined ? {} : { description }),
        // What is no schema is left out: then it cannot be told whether the tool accepts, as before.
        ...(isSchema(inputSchema) ? { inputSchema } : {}),
        ...(isSchema(outputSchema) ? { outputSchema } : {}),
        ...((0,_accept_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(annotations) ? { annotations } : {}),
        ...(digest === undefined ? {} : { digest }),
        scopes: scopes.filter(_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .isScope */ .T2),
        ...(wraps === undefined ? {} : { wraps }),
        ...(rename === undefined ? {} : { rename }),
        ...(constants === undefined ? {} : { constants }),
    };
}
function isSchema(value) {
    return typeof value === 'boolean' || (0,_accept_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value);
}


/***/ })

};
;