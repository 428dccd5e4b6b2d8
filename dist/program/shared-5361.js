"use strict";
exports.modules = {

/***/ 5361:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readHostProfile: () => (/* binding */ readHostProfile)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _value_revision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77527);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27912);
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8778);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41817);
/* harmony import */ var _pins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85650);
/* harmony import */ var _read_tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38076);







function readHostProfile(doc, validator) {
    if (doc.problems.length > 0)
        return { host: undefined, diagnostics: doc.problems };
    const shape = (0,_schema_check_js__WEBPACK_IMPORTED_MODULE_1__.checkSchema)(doc, validator, 'host/schema');
    const broken = new Set();
    let readable = true;
    for (const { pointer } of shape) {
        const index = toolAt(pointer);
        if (index === undefined)
            readable = false;
        else
            broken.add(index);
    }
    const diagnostics = [...shape];
    if (!readable)
        return { host: undefined, diagnostics };
    const raw = doc.value;
    const live = (raw.servers ?? []).length > 0;
    const report = (rule, finding) => {
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_5__/* .locateFinding */ .E1)(doc, { level: 'error', rule, ...finding }));
    };
    const tools = (0,_read_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .checkTools */ .Gd)(raw.tools ?? [], broken, live, report);
    const altered = alteredTools(raw, tools, report);
    const stated = diagnostics.length;
    checkRevision(raw, report);
    checkBindings(raw, live, report);
    return { host: diagnostics.length > stated ? undefined : complete(raw, tools, altered), diagnostics };
}
function alteredTools({ tools: all = [], servers = [] }, usable, report) {
    const altered = usable.filter((tool) => tool.wraps === undefined && !(0,_pins_js__WEBPACK_IMPORTED_MODULE_3__/* .givesDigest */ .Rw)(tool, servers));
    const again = servers.length > 0 ? ': handshake --live --record, or host add --live --force' : ' from its servers';
    for (const tool of altered)
        report('host/tool-changed', {
            level: 'warning',
            message: `tool ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(tool.name)} is not what was recorded: its words do not give its digest`,
            path: ['tools', all.indexOf(tool), 'name'],
            help: `it is not bound; put its words back as they were, or record it again${again}`,
        });
    return new Set(altered);
}
function toolAt(pointer) {
    const index = /^\/tools\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
    return index === undefined ? undefined : Number(index);
}
function complete(raw, tools, altered) {
    const scoped = (tool) => ({ ...tool, scopes: tool.scopes ?? [] });
    const withheld = [...altered].map((tool) => ({ ...scoped(tool), altered: true }));
    const leftOut = (0,_read_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .namesBeside */ .dk)(tools, (raw.tools ?? []).flatMap((tool) => (0,_read_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(tool) ?? []));
    return {
        name: raw.name,
        ...(raw.description === undefined ? {} : { description: raw.description }),
        protocolRevision: raw.protocolRevision,
        model: raw.model,
        tools: tools.filter((tool) => !altered.has(tool)).map(scoped),
        ...(withheld.length === 0 ? {} : { withheld }),
        filesystem: raw.filesystem ?? [],
        network: raw.network ?? [],
        bindings: raw.bindings ?? {},
        resources: raw.resources ?? [],
        servers: raw.servers ?? [],
        sources: raw.sources ?? [],
        ...(raw.dialect === undefined ? {} : { dialect: raw.dialect }),
        ...(leftOut.length === 0 ? {} : { leftOut }),
    };
}
function checkRevision(raw, report) {
    const revision = raw.protocolRevision;
    if (revision === undefined || (0,_value_revision_js__WEBPACK_IMPORTED_MODULE_6__/* .isRevision */ .oN)(revision))
        return;
    report('host/revision', {
        message: `protocolRevision is ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(revision)}, which is no date`,
        path: ['protocolRevision'],
        help: 'write the MCP revision that the host negotiates, a real date as YYYY-MM-DD',
    });
}
function checkBindings(raw, live, report) {
    const names = new Set((raw.tools ?? []).flatMap((tool) => (0,_read_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(tool) ?? []));
    for (const [role, tool] of Object.entries(raw.bindings ?? {})) {
        const path = ['bindings', role];
        if (!/^[a-z]+:./.test(role)) {
            report('host/binding', {
                message: `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(role)} is no role: its namespace is missing`,
                path,
                part: 'key',
                help: 'write the role with its namespace, as the manifest does',
            });
        }
        else if (!names.has(tool) && !live) {
            const near = (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(tool, [...names]);
            report('host/binding', {
                message: `${role} is bound to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(tool)}, which is not among the tools`,
                path,
                help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`,
            });
        }
    }
}


/***/ })

};
;
