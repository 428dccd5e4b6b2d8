export const id = 243;
export const ids = [243,8778,8217,7912,9173,6045];
export const modules = {

/***/ 7407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ compareManifest),
/* harmony export */   e: () => (/* binding */ loadManifest)
/* harmony export */ });
/* harmony import */ var _core_manifest_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5270);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9173);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2228);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2792);




const MANIFEST_LIMIT = 4 * 1024 * 1024;
/**
 * The manifest of a package folder (built) or of a `*.json` file (as it is).
 *
 * @param path a package folder, its `cartridge.yaml`, or a manifest file
 * @returns no manifest, and the errors, when it is not valid
 * @throws UserError when the file or folder cannot be read
 */
async function loadManifest(fs, path, profile) {
    if (fs.kind(path) === 'file' && /\.json$/i.test(path)) {
        const bytes = fs.readFile(path, MANIFEST_LIMIT);
        const checked = (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkManifest */ .K)(await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u)(path, bytes), await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.manifest(), profile);
        return checked.manifest === undefined
            ? { diagnostics: checked.diagnostics }
            : { manifest: checked.manifest, diagnostics: checked.diagnostics, bytes };
    }
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_3__/* .loadPackage */ .H)(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    return { manifest: loaded.manifest, bytes: new TextEncoder().encode(loaded.manifestText), diagnostics: [] };
}
/** Compares a committed manifest's text with the expected one, line ends aside; undefined when it is in step. */
function compareManifest(expected, found) {
    const [want, have] = [expected, found].map((text) => text.replaceAll('\r\n', '\n').split('\n'));
    for (let i = 0; i < Math.max(want.length, have.length); i++) {
        if (want[i] !== have[i])
            return { line: i + 1, expected: want[i] ?? '', found: have[i] ?? '' };
    }
    return undefined;
}


/***/ }),

/***/ 2792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ PACKAGE_FILE),
  H: () => (/* binding */ loadPackage)
});

// EXTERNAL MODULE: ./build/core/errors.js
var core_errors = __webpack_require__(2807);
;// CONCATENATED MODULE: ./build/core/manifest/build.js
/** The reference builder's contracts (specification 2.2). */
const REQUIRED = [
    {
        role: 'execute',
        scopes: ['exec', 'fs.read'],
        name: 'execute',
        description: 'Run commands or code in a sandbox.',
        property: 'command',
    },
    {
        role: 'dispatch',
        scopes: ['dispatch'],
        name: 'dispatch',
        description: 'Spawn or route a sub-agent unit of work.',
        property: 'task',
    },
    {
        role: 'memory.write',
        scopes: ['memory.write'],
        name: 'add_memory',
        description: 'Append a durable SAVE-zone record.',
        property: 'summary',
    },
    {
        role: 'search',
        scopes: ['search', 'memory.read'],
        name: 'search_memory',
        description: 'Retrieve from memory and knowledge.',
        property: 'query',
    },
];
const OPTIONAL = [
    {
        role: 'list_agents',
        scopes: ['memory.read'],
        name: 'list_agents',
        description: 'List the agents that are available.',
    },
];
/**
 * Builds the harness-requirements manifest of a package (specification 2.1, 2.2).
 * What the package leaves out takes the reference defaults; a tool given by role replaces that role's contract, and what
 * the given contract leaves out is the reference contract's.
 *
 * @param harness the `harness` member of `cartridge.yaml`, checked against its schema
 */
function buildManifest(harness, profile) {
    return {
        schemaVersion: profile.manifestSchemaVersion,
        mcp: {
            minProtocolRevision: harness?.mcp?.minProtocolRevision ?? '2024-11-05',
            preferredProtocolRevision: harness?.mcp?.preferredProtocolRevision ?? '2025-11-25',
        },
        model: {
            toolUse: harness?.model?.toolUse ?? true,
            minContextWindowTokens: harness?.model?.minContextWindowTokens ?? 100_000,
            structuredOutput: harness?.model?.structuredOutput ?? false,
        },
        requiredTools: merge(REQUIRED, harness?.requiredTools ?? [], 'required', profile),
        optionalTools: merge(OPTIONAL, harness?.optionalTools ?? [], 'optional', profile),
        filesystem: harness?.filesystem ?? ['fs.read'],
        network: harness?.network ?? [],
    };
}
/** The exact text of a manifest in a cartridge: two-space JSON with a final newline; its bytes are what is hashed. */
function serializeManifest(manifest) {
    return `${JSON.stringify(manifest, null, 2)}\n`;
}
function merge(reference, given, tier, profile) {
    const contracts = reference.map((entry) => contractOf(entry, tier, profile));
    for (const partial of given) {
        const index = contracts.findIndex((contract) => contract.role === partial.role);
        const base = contracts[index] ?? unknownRole(partial.role, tier, profile);
        // Key order is part of the bytes, so the contract is written out instead of spread.
        const contract = {
            role: partial.role,
            tier,
            capabilityScopes: partial.capabilityScopes ?? base.capabilityScopes,
            name: partial.name ?? base.name,
            description: partial.description ?? base.description,
            inputSchema: partial.inputSchema ?? base.inputSchema,
        };
        if (index === -1)
            contracts.push(contract);
        else
            contracts[index] = contract;
    }
    return contracts;
}
function contractOf(entry, tier, profile) {
    const { property } = entry;
    return {
        role: profile.roleNamespace + entry.role,
        tier,
        capabilityScopes: entry.scopes,
        name: entry.name,
        description: entry.description,
        inputSchema: property === undefined
            ? { type: 'object', properties: {} }
            : { type: 'object', required: [property], properties: { [property]: { type: 'string' } } },
    };
}
// A role beyond the reference set starts from nothing; checkManifest says what it lacks or that it may not be there.
function unknownRole(role, tier, profile) {
    const name = role.startsWith(profile.roleNamespace) ? role.slice(profile.roleNamespace.length) : role;
    return { role, tier, capabilityScopes: [], name, description: '', inputSchema: { type: 'object', properties: {} } };
}

// EXTERNAL MODULE: ./build/core/manifest/check.js
var check = __webpack_require__(5270);
// EXTERNAL MODULE: ./build/core/schema/check.js
var schema_check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
;// CONCATENATED MODULE: ./build/app/package.js








const PACKAGE_FILE = 'cartridge.yaml';
/**
 * Reads a package folder's `cartridge.yaml` and builds its manifest (surface.md, Packages).
 *
 * @param folder the folder, or the path of its `cartridge.yaml`
 * @returns diagnostics instead when the file or the manifest made from it is not valid
 * @throws UserError when there is no such file
 */
async function loadPackage(fs, folder, profile) {
    const file = folder.endsWith(PACKAGE_FILE) ? folder : join(folder, PACKAGE_FILE);
    if (fs.kind(file) === 'none') {
        throw new core_errors/* UserError */.y('no-package', `there is no ${PACKAGE_FILE}`, {
            path: folder,
            help: `name a folder that holds ${PACKAGE_FILE}`,
        });
    }
    const doc = await (0,read/* readDocument */.u)(file, fs.readFile(file, 4 * 1024 * 1024));
    const diagnostics = [
        ...doc.problems,
        ...(doc.value === undefined ? [] : (0,schema_check.checkSchema)(doc, await validators.validators.cartridge(), 'package/schema')),
    ];
    if (diagnostics.length > 0)
        return { diagnostics };
    const loaded = doc.value;
    const manifest = buildManifest(loaded.harness, profile);
    const manifestText = serializeManifest(manifest);
    const checked = (0,check/* checkManifest */.K)(await (0,read/* readText */.y)(ids/* MANIFEST_PATH */.U4, manifestText), await validators.validators.manifest(), profile);
    const errors = checked.diagnostics.filter((diagnostic) => diagnostic.level === 'error');
    if (errors.length > 0)
        return { diagnostics: errors.map((error) => atHarness(error, doc, loaded, manifest)) };
    return {
        folder: folder.endsWith(PACKAGE_FILE) ? folder.slice(0, -PACKAGE_FILE.length - 1) || '.' : folder,
        file,
        doc,
        package: loaded,
        manifest,
        manifestText,
    };
}
// The generated text is nobody's file: a fault in it lies in the package, at the part of `harness` that it came from.
function atHarness(error, doc, loaded, manifest) {
    const [list, index, ...rest] = error.pointer.split('/').slice(1);
    let path = ['harness', ...(list === undefined ? [] : [list])];
    if (list === 'requiredTools' || list === 'optionalTools') {
        const role = manifest[list][Number(index)]?.role;
        const given = loaded.harness?.[list]?.findIndex((tool) => tool.role === role) ?? -1;
        if (given >= 0)
            path = [...path, given, ...rest];
    }
    else if (index !== undefined)
        path = [...path, index, ...rest];
    return { ...error, path: doc.path, pointer: (0,source_document/* toPointer */.rb)(path), range: (0,source_document/* rangeOf */.be)(doc, path) };
}
function join(folder, name) {
    return folder === '' || folder === '.' ? name : `${folder.replace(/\/+$/, '')}/${name}`;
}


/***/ }),

/***/ 243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _app_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7407);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8217);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3192);
/* harmony import */ var _diagnostics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6045);





const command = {
    name: 'manifest',
    summary: 'prints the harness-requirements manifest',
    usage: ['manifest [PACKAGE|FILE]', 'manifest [PACKAGE] --check FILE', 'manifest [PACKAGE] --out FILE'],
    options: [
        {
            name: 'check',
            kind: 'value',
            value: 'FILE',
            summary: 'compare with this committed manifest and fail when it is out of date',
        },
        { name: 'out', kind: 'value', value: 'FILE', summary: 'write the manifest to a file instead of printing it' },
    ],
    formats: ['json', 'text'],
    details: 'PACKAGE is a folder with a cartridge.yaml (default: the working directory); FILE a manifest to validate and print.\nWhat the package leaves out takes the reference defaults of the specification.',
    usesConfig: true,
    async run(context) {
        const { fs, io, positionals } = context;
        if (positionals.length > 1)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `manifest takes one package or file, not ${positionals.length}`);
        const result = await (0,_app_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .loadManifest */ .e)(fs, positionals[0] ?? '.', context.profile);
        if (result.manifest === undefined) {
            await (0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__.printDiagnostics)(context, result.diagnostics, 1);
            return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.no;
        }
        if (result.diagnostics.length > 0) {
            for (const warning of result.diagnostics)
                io.err(`cartwright: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(warning.path, 500)}: ${warning.message}\n`);
        }
        const text = new TextDecoder().decode(result.bytes);
        const check = context.value('check');
        if (check !== undefined)
            return compare(context, text, check);
        const out = context.value('out');
        if (out === undefined)
            io.out(text);
        else
            fs.writeFile(out, text);
        return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ok;
    },
};
function compare({ fs, io, quiet }, expected, file) {
    const found = fs.kind(file) === 'none' ? undefined : new TextDecoder().decode(fs.readFile(file, 4 * 1024 * 1024));
    const stale = found === undefined ? undefined : (0,_app_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .compareManifest */ .L)(expected, found);
    if (found !== undefined && stale === undefined) {
        if (!quiet)
            io.out(`${file}: in step with its package\n`);
        return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ok;
    }
    if (stale === undefined)
        io.out(`${file}: missing\n`);
    else
        io.out(`${file}:${stale.line}:1: out of date\n  committed: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(stale.found.trim())}\n  package:   ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(stale.expected.trim())}\n`);
    io.out(`  help: run cartwright manifest --out ${file}\n`);
    return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.no;
}


/***/ }),

/***/ 6045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printDiagnostics: () => (/* binding */ printDiagnostics)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8508);



/** Prints diagnostics as a result: JSON in the shape of surface.md, anything else as one line each. */
async function printDiagnostics(context, diagnostics, files) {
    const sorted = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics);
    if (context.format === 'json') {
        const summary = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(sorted, files);
        context.io.out(`${JSON.stringify({ version: 1, tool: { name: 'cartwright', version: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x }, diagnostics: sorted, summary }, null, 2)}\n`);
        return Promise.resolve();
    }
    for (const d of sorted) {
        const place = `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g)(d.path)}:${d.range.start.line}:${d.range.start.column}`;
        context.io.out(`${place}: ${d.level}[${d.rule}]: ${d.message}\n${d.help === undefined ? '' : `  help: ${d.help}\n`}`);
    }
    return Promise.resolve();
}


/***/ }),

/***/ 7991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ sortDiagnostics),
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
/** Total order of diagnostics: path, position, rule, then the rest, so that the same input gives the same bytes. */
function compareDiagnostics(a, b) {
    return (text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        text(a.message, b.message));
}
/** @returns the diagnostics in {@link compareDiagnostics} order, each once. */
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
/** Counts diagnostics by level; `files` is how many files were looked at. */
function summarize(diagnostics, files) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note') };
}


/***/ }),

/***/ 5270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ schemaVersionProblem),
/* harmony export */   K: () => (/* binding */ checkManifest)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3189);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7912);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1817);





/** Members of a manifest's root (specification 2.1). Others are ignored by a host, so they are a warning. */
const MEMBERS = new Set(['schemaVersion', 'mcp', 'model', 'requiredTools', 'optionalTools', 'filesystem', 'network']);
/**
 * Validates a harness-requirements manifest (specification 2.1, 2.2; format.md 2): shape, known schemaVersion, exactly the
 * four required roles, tiers, scopes, real dates.
 *
 * @param validator the compiled `schemas/manifest.schema.json`
 */
function checkManifest(doc, validator, profile) {
    const diagnostics = [...doc.problems];
    const report = (finding, rule) => {
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .locateFinding */ .E1)(doc, { level: 'error', rule: `manifest/${rule}`, ...finding }));
    };
    if (diagnostics.length === 0) {
        const version = schemaVersionProblem(doc.value, profile);
        if (version === undefined)
            diagnostics.push(...(0,_schema_check_js__WEBPACK_IMPORTED_MODULE_1__.checkSchema)(doc, validator, 'manifest/schema'));
        else
            report(version, 'schema-version');
    }
    if (diagnostics.length > 0)
        return { manifest: undefined, diagnostics };
    const value = doc.value;
    const manifest = { ...value, optionalTools: value.optionalTools ?? [] };
    for (const name of Object.keys(value)) {
        if (!MEMBERS.has(name))
            report({ level: 'warning', message: `unknown member ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(name)}, which a host ignores`, path: [name], part: 'key' }, 'unknown-member');
    }
    for (const field of ['minProtocolRevision', 'preferredProtocolRevision']) {
        const revision = manifest.mcp[field];
        if (revision !== undefined && !(0,_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .isRevision */ .o)(revision)) {
            report({
                message: `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(revision)}, which is no date`,
                path: ['mcp', field],
                help: 'write a real date as YYYY-MM-DD',
            }, 'revision');
        }
    }
    checkRoles(manifest, profile, report);
    const failed = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    return { manifest: failed ? undefined : manifest, diagnostics };
}
/** The finding for a schemaVersion that is not `profile`'s; undefined when it is. An unrecognized one is always refused. */
function schemaVersionProblem(value, profile) {
    const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    const found = Object.hasOwn(object, 'schemaVersion') ? object['schemaVersion'] : undefined;
    if (found === profile.manifestSchemaVersion)
        return undefined;
    const other = (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .otherProfileWith */ .Yc)(profile, 'manifestSchemaVersion', found);
    const help = other === undefined
        ? `${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4} needs schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(profile.manifestSchemaVersion)}`
        : `use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml, to read it`;
    const shown = found === undefined ? 'missing' : typeof found === 'string' ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(found) : typeof found;
    return { message: `unrecognized schemaVersion: ${shown}`, path: ['schemaVersion'], help };
}
function checkRoles(manifest, profile, report) {
    const expected = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUIRED_ROLE_NAMES */ .Ms.map((name) => profile.roleNamespace + name);
    const seen = new Map();
    const tools = [
        ...manifest.requiredTools.map((tool, i) => ({ tool, path: ['requiredTools', i] })),
        ...manifest.optionalTools.map((tool, i) => ({ tool, path: ['optionalTools', i] })),
    ];
    for (const { tool, path } of tools) {
        const at = [...path, 'role'];
        const required = tool.tier === 'required';
        if (seen.has(tool.role))
            report({ message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tool.role)} stands twice`, path: at, help: 'keep one contract for each role' }, 'duplicate-role');
        else if (required && !expected.includes(tool.role)) {
            report({
                message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tool.role)} is not one of the four required roles`,
                path: at,
                help: `required roles: ${expected.join(', ')}`,
            }, 'required-roles');
        }
        else if (!required && expected.includes(tool.role)) {
            report({
                message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tool.role)} stands among the optional tools`,
                path: at,
                help: 'move it to requiredTools',
            }, 'required-roles');
        }
        else if (!tool.role.startsWith(profile.roleNamespace)) {
            report({
                message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tool.role)} is not in the namespace ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(profile.roleNamespace)}`,
                path: at,
                help: `write ${profile.roleNamespace}NAME`,
            }, 'role-namespace');
        }
        seen.set(tool.role, path);
    }
    for (const role of expected) {
        if (!seen.has(role))
            report({ message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(role)} is missing`, path: ['requiredTools'], help: 'add its contract' }, 'required-roles');
    }
}


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ printable),
/* harmony export */   quote: () => (/* binding */ quote)
/* harmony export */ });
/** Unsafe in any output: C0 and C1 controls, bidirectional overrides, zero-width characters, line separators. */
// eslint-disable-next-line no-misleading-character-class
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Makes text from a repository safe to print on one line: control, bidirectional and invisible characters become
 * `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line start, `##[name]` anywhere).
 */
function printable(text) {
    return text
        .replace(UNSAFE, escapeUnit)
        .replace(LONE_SURROGATE, escapeUnit)
        .replaceAll('##[', '#\\u0023[')
        .replace(/^(\s*):(?=:)/, '$1\\u003a');
}
function escapeUnit(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters. */
function quote(value, limit = 80) {
    const cut = value.length > limit ? `${value.slice(0, limit)}…` : value;
    return `"${printable(cut)}"`;
}


/***/ }),

/***/ 3189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isRevision),
/* harmony export */   w: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** @returns whether `text` is an MCP revision: a real `YYYY-MM-DD` date (format.md, 7). */
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
/**
 * Compares two MCP revisions as dates.
 *
 * @param a real date, as {@link isRevision} says
 * @returns negative when `a` is older, zero when equal, positive when newer
 */
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSchema: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1817);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);



/** Keywords that only sum up errors which are reported by themselves. */
const SUMMARIES = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'contains', 'propertyNames']);
/**
 * Checks a document against a schema and says what is wrong in words, each fault once, at its exact place.
 *
 * @param rule rule id of the diagnostics
 */
function checkSchema(doc, validator, rule = 'schema/invalid') {
    if (validator(doc.value))
        return [];
    const errors = [...(validator.errors ?? [])];
    const specific = errors.filter((error) => !SUMMARIES.has(error.keyword));
    const seen = new Set();
    const diagnostics = [];
    for (const error of specific.length > 0 ? specific : errors) {
        const finding = explain(error, doc.value, rule);
        const key = JSON.stringify(finding.path);
        if (seen.has(key))
            continue;
        seen.add(key);
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_0__/* .locateFinding */ .E1)(doc, finding));
    }
    return diagnostics;
}
function explain(error, root, rule) {
    const path = fromPointer(error.instancePath, root);
    const where = describe(path);
    const finding = (message, extra = {}) => ({
        rule,
        level: 'error',
        message,
        path,
        ...extra,
    });
    switch (error.keyword) {
        case 'additionalProperties':
        case 'unevaluatedProperties': {
            const name = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
            const known = Object.keys(error.parentSchema?.['properties'] ?? {});
            const near = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name, known);
            const help = near === undefined
                ? known.length === 0
                    ? 'remove it'
                    : `allowed here: ${known.join(', ')}`
                : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(near)}?`;
            return finding(`unknown property ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(name)}`, { path: [...path, name], part: 'key', help });
        }
        case 'required':
            return finding(`${where} lacks ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(String(error.params['missingProperty']))}`, {
                path: [...path, String(error.params['missingProperty'])],
                help: 'add it',
            });
        case 'enum':
        case 'const': {
            const allowed = error.keyword === 'const' ? [error.params['allowedValue']] : error.params['allowedValues'];
            const near = typeof error.data === 'string'
                ? (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(error.data, allowed.filter((v) => typeof v === 'string'))
                : undefined;
            const list = allowed.map((v) => JSON.stringify(v)).join(', ');
            return finding(`${where} is ${show(error.data)}; allowed: ${list}`, {
                help: near === undefined ? `write ${list}` : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(near)}?`,
            });
        }
        case 'type':
            return finding(`${where} must be ${article(error.params['type'])}, not ${kindOf(error.data)}`);
        case 'pattern': {
            const meant = error.parentSchema?.['$comment'];
            if (typeof meant !== 'string')
                break;
            return finding(`${where} is ${show(error.data)}, which is not ${meant.split(': ')[0]}`, {
                help: `write ${meant}`,
            });
        }
        case 'minItems':
        case 'maxItems': {
            const limit = `${error.keyword === 'minItems' ? 'at least' : 'at most'} ${String(error.params['limit'])}`;
            return finding(`${where} has ${Array.isArray(error.data) ? error.data.length : 0} items; it needs ${limit}`);
        }
        case 'minLength':
            return finding(`${where} is empty`, { help: 'write something, or remove it' });
        case 'uniqueItems':
            return finding(`${where} holds the same item twice`, { help: 'remove one of them' });
        default:
    }
    const value = isShort(error.data) ? ` (${show(error.data)})` : '';
    return finding(`${where} ${error.message ?? 'is not valid'}${value}`);
}
function fromPointer(pointer, root) {
    let value = root;
    return pointer
        .split('/')
        .slice(1)
        .map((raw) => {
        const segment = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        const key = Array.isArray(value) ? Number(segment) : segment;
        value =
            typeof value === 'object' && value !== null ? value[key] : undefined;
        return key;
    });
}
function describe(path) {
    if (path.length === 0)
        return 'the document';
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(path
        .map((segment, i) => (typeof segment === 'number' ? `[${segment}]` : `${i === 0 ? '' : '.'}${segment}`))
        .join(''));
}
function isShort(value) {
    return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80);
}
function show(value) {
    if (typeof value === 'string')
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(value);
    return isShort(value) || value === null ? String(value) : kindOf(value);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    return article(typeof value);
}
function article(type) {
    if (Array.isArray(type))
        return type.map(article).join(' or ');
    const names = {
        object: 'a mapping',
        array: 'a list',
        string: 'a string',
        number: 'a number',
        integer: 'an integer',
        boolean: 'true or false',
        null: 'null',
    };
    return names[String(type)] ?? String(type);
}


/***/ }),

/***/ 8778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
/**
 * The candidate nearest to `name`, for "did you mean": case, separators and up to two typing mistakes (one in short words).
 *
 * @returns undefined when none is near, or two are equally near
 */
function nearest(name, candidates) {
    const plain = fold(name);
    const same = candidates.filter((candidate) => fold(candidate) === plain);
    if (same.length === 1)
        return same[0];
    const allowed = plain.length <= 4 ? 1 : 2;
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const distance = editDistance(plain, fold(candidate), allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    return best;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
/** Edit distance with transpositions; anything above `limit` is `limit + 1`. */
function editDistance(a, b, limit) {
    if (Math.abs(a.length - b.length) > limit)
        return limit + 1;
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const change = a[i - 1] === b[j - 1] ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, at(before, j - 2) + 1);
            row.push(cost);
        }
        before = previous;
        previous = row;
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
}


/***/ }),

/***/ 9173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
// The generated modules are untyped JavaScript; this is the one place that gives them a type.
async function load(module) {
    const loaded = await module;
    return (loaded.default ?? loaded.validate);
}
/** The compiled validators of `schemas/`, each loaded when it is first asked for. */
const validators = {
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 4470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 8858))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 8477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 2543))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 6699))),
};


/***/ }),

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
/** RFC 6901 pointer of a path. */
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
/** Turns a finding into a diagnostic with its exact range in `doc`. */
function locateFinding(doc, finding) {
    return {
        rule: finding.rule,
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: rangeOf(doc, finding.path, finding.part),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
/** The range of a part of the entry at `path`, or of its nearest ancestor that is there. */
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        const exact = length === path.length;
        const span = exact && part === 'key'
            ? (location.key ?? location.value)
            : exact && part === 'entry'
                ? location.entry
                : location.value;
        return doc.range(exact ? span : (location.key ?? firstCharacter(span)));
    }
    return doc.range({ start: 0, end: 0 });
}
// A missing value is reported at its parent's key or first character, not over the parent's whole text.
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 8092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ LIMITS)
/* harmony export */ });
/** What a document may cost before it is refused: the process is protected before a parser sees the text. */
const LIMITS = {
    /** Nesting of collections. Deeper than any real document; parsers fail unpredictably at some thousand. */
    depth: 100,
    /** Bytes of one JSON document. */
    jsonBytes: 64 * 1024 * 1024,
    /** Bytes of one YAML document: its parser needs about 70 times as much memory (perf/baselines.md, 6). */
    yamlBytes: 2 * 1024 * 1024,
    /** Nodes that aliases may add to a YAML document. */
    aliasNodes: 10_000,
};


/***/ }),

/***/ 9231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
/** Converts UTF-16 offsets into 1-based lines and columns. A line ends at LF, CRLF or a lone CR. */
class LineIndex {
    #starts = [0];
    #length;
    constructor(text) {
        this.#length = text.length;
        for (let i = 0; i < text.length; i++) {
            const unit = text.charCodeAt(i);
            if (unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10))
                this.#starts.push(i + 1);
        }
    }
    /** @param offset UTF-16 offset; clamped to the text */
    position(offset) {
        const at = Math.max(0, Math.min(offset, this.#length));
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle] <= at)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: at - this.#starts[low] + 1 };
    }
    range(span) {
        return { start: this.position(span.start), end: this.position(span.end) };
    }
    /** @returns the UTF-16 offset of a 1-based position; clamped to the text. */
    offset(position) {
        const line = Math.max(1, Math.min(position.line, this.#starts.length));
        return Math.min(this.#starts[line - 1] + Math.max(0, position.column - 1), this.#length);
    }
}


/***/ }),

/***/ 3280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ duplicateKey),
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/line-index.js
var line_index = __webpack_require__(9231);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
;// CONCATENATED MODULE: ./build/core/source/scan-json.js

/** Where and why a text is not JSON (RFC 8259). */
class JsonSyntaxError extends Error {
    name = 'JsonSyntaxError';
    span;
    help;
    constructor(message, start, end, help) {
        super(message);
        this.span = { start, end };
        this.help = help;
    }
}
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[^\s,:[\]{}"]+/y;
/**
 * Reads a JSON text strictly, with the place of every key and value.
 * `JSON.parse` gives the value faster; this gives the places, the duplicates and the exact place of a mistake.
 *
 * @throws JsonSyntaxError at the first place where the text is not JSON, or nests deeper than the limit
 */
function scanJson(text) {
    return new Scanner(text).document();
}
class Scanner {
    #text;
    #at = 0;
    #depth = 0;
    constructor(text) {
        this.#text = text;
    }
    document() {
        this.#space();
        if (this.#at >= this.#text.length)
            this.#fail('the document is empty', 0, 'write one JSON value');
        const node = this.#value();
        this.#space();
        if (this.#at < this.#text.length) {
            this.#fail('there is text after the end of the document', 1, 'a JSON file holds exactly one value');
        }
        return node;
    }
    #fail(message, length, help) {
        throw new JsonSyntaxError(message, this.#at, Math.min(this.#at + length, this.#text.length), help);
    }
    #space() {
        for (;;) {
            const unit = this.#text.charCodeAt(this.#at);
            if (unit === 32 || unit === 10 || unit === 13 || unit === 9)
                this.#at++;
            else if (unit === 47)
                this.#fail('a comment is not allowed in JSON', 2, 'remove it, or use a YAML file, where # starts one');
            else
                return;
        }
    }
    #value() {
        switch (this.#text[this.#at]) {
            case '{':
                return this.#nested(() => this.#object());
            case '[':
                return this.#nested(() => this.#array());
            case '"':
                return { span: this.#string().span };
            case undefined:
                return this.#fail('the document ends where a value is missing', 0);
            default:
                return { span: this.#scalar() };
        }
    }
    #nested(read) {
        if (++this.#depth > limits/* LIMITS */.b.depth)
            this.#fail(`nesting is deeper than ${limits/* LIMITS */.b.depth} levels`, 1, 'flatten the document');
        const node = read();
        this.#depth--;
        return node;
    }
    #object() {
        const start = this.#at++;
        const members = [];
        this.#space();
        if (this.#text[this.#at] === '}')
            return { span: { start, end: ++this.#at }, members };
        for (;;) {
            if (this.#text[this.#at] !== '"')
                this.#failAtKey();
            const { name, span } = this.#string();
            this.#space();
            if (this.#text[this.#at] !== ':')
                this.#fail('a colon is missing after a key', 1);
            this.#at++;
            this.#space();
            members.push({ name, key: span, value: this.#value() });
            if (!this.#more('}'))
                return { span: { start, end: this.#at }, members };
        }
    }
    #failAtKey() {
        if (this.#text[this.#at] === undefined)
            return this.#fail('the document ends inside an object', 0, 'close it with }');
        return this.#fail('a key in double quotes is missing', 1, 'JSON keys stand in double quotes');
    }
    #array() {
        const start = this.#at++;
        const items = [];
        this.#space();
        if (this.#text[this.#at] === ']')
            return { span: { start, end: ++this.#at }, items };
        for (;;) {
            items.push(this.#value());
            if (!this.#more(']'))
                return { span: { start, end: this.#at }, items };
        }
    }
    // After a member or an item: true when another one follows, false when the collection was closed.
    #more(close) {
        this.#space();
        const found = this.#text[this.#at];
        if (found === close) {
            this.#at++;
            return false;
        }
        if (found === undefined)
            this.#fail(`the document ends inside ${close === '}' ? 'an object' : 'an array'}`, 0, `close it with ${close}`);
        if (found !== ',')
            this.#fail('a comma is missing', 1);
        const comma = this.#at++;
        this.#space();
        if (this.#text[this.#at] === close) {
            this.#at = comma;
            this.#fail('a trailing comma is not allowed in JSON', 1, 'remove the comma');
        }
        return true;
    }
    #string() {
        const start = this.#at++;
        for (;;) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                this.#fail('a string is not closed', 0, 'close it with "');
            if (unit === 34)
                break;
            if (unit < 32)
                this.#fail('a control character stands raw in a string', 1, 'write it as an escape, such as \\n');
            if (unit === 92)
                this.#escape();
            else
                this.#at++;
        }
        const span = { start, end: ++this.#at };
        return { name: JSON.parse(this.#text.slice(span.start, span.end)), span };
    }
    #escape() {
        const letter = this.#text[this.#at + 1] ?? '';
        if (letter === 'u') {
            if (!/^[0-9a-fA-F]{4}$/.test(this.#text.slice(this.#at + 2, this.#at + 6)))
                this.#fail('\\u needs four hexadecimal digits', 2);
            this.#at += 6;
        }
        else if (letter !== '' && '"\\/bfnrt'.includes(letter))
            this.#at += 2;
        else
            this.#fail('a string holds an unknown escape', 2, 'write \\\\ for a backslash');
    }
    #scalar() {
        const start = this.#at;
        for (const word of ['true', 'false', 'null']) {
            if (this.#text.startsWith(word, start))
                return this.#endScalar(start, start + word.length);
        }
        NUMBER.lastIndex = start;
        const match = NUMBER.exec(this.#text);
        if (match !== null)
            return this.#endScalar(start, start + match[0].length);
        return this.#failAtScalar();
    }
    #endScalar(start, end) {
        WORD.lastIndex = end;
        if (WORD.test(this.#text))
            return this.#failAtScalar();
        this.#at = end;
        return { start, end };
    }
    #failAtScalar() {
        WORD.lastIndex = this.#at;
        const word = WORD.exec(this.#text)?.[0] ?? '';
        if (word.startsWith("'"))
            return this.#fail('a string stands in single quotes', 1, 'use double quotes');
        if (/^[-+]?0\d/.test(word))
            return this.#fail('a number starts with 0', word.length, 'remove the leading zeros');
        return this.#fail('this is not a JSON value', Math.max(1, word.length));
    }
}

;// CONCATENATED MODULE: ./build/core/source/parse-json.js




/** Every key of a JSON text, and nothing else: in valid JSON only a key is followed by a colon. */
const KEY = /"(?:[^"\\]|\\.)*"[ \t\r\n]*(:?)/g;
/**
 * Reads strict JSON (RFC 8259) into a document. Nothing is thrown: what is wrong with the text is in `problems`.
 * Places are only computed when something asks for one.
 */
function parseJson(path, text) {
    let value;
    let problem = nestsTooDeep(text);
    if (!problem) {
        try {
            value = JSON.parse(text);
        }
        catch {
            problem = true;
        }
    }
    return new JsonDocument(path, text, problem ? undefined : value, problem);
}
class JsonDocument {
    path;
    text;
    language = 'json';
    value;
    problems;
    #root;
    #lines;
    constructor(path, text, value, broken) {
        this.path = path;
        this.text = text;
        this.value = value;
        this.problems = broken ? [this.#syntaxError()] : countKeys(text) > countMembers(value) ? this.#duplicates() : [];
    }
    range(span) {
        this.#lines ??= new line_index/* LineIndex */.r(this.text);
        return this.#lines.range(span);
    }
    locate(path) {
        if (this.value === undefined)
            return undefined;
        this.#root ??= scanJson(this.text);
        let node = this.#root;
        let location = { key: undefined, value: node.span, entry: node.span };
        for (const segment of path) {
            const item = typeof segment === 'number' ? node.items?.[segment] : undefined;
            // As in JSON.parse, the last of several equal keys counts.
            const member = node.members?.findLast((m) => m.name === segment);
            if (item !== undefined) {
                node = item;
                location = { key: undefined, value: node.span, entry: node.span };
            }
            else if (member !== undefined) {
                node = member.value;
                location = { key: member.key, value: node.span, entry: { start: member.key.start, end: node.span.end } };
            }
            else
                return undefined;
        }
        return location;
    }
    #syntaxError() {
        try {
            scanJson(this.text);
        }
        catch (error) {
            if (!(error instanceof JsonSyntaxError))
                throw error;
            return {
                rule: 'source/syntax',
                level: 'error',
                message: `not valid JSON: ${error.message}`,
                path: this.path,
                range: this.range(error.span),
                pointer: '',
                ...(error.help === undefined ? {} : { help: error.help }),
            };
        }
        throw new Error(`JSON.parse refuses what the scanner accepts in ${this.path}`);
    }
    #duplicates() {
        const found = [];
        const visit = (node, path) => {
            const first = new Map();
            for (const { name, key, value } of node.members ?? []) {
                const earlier = first.get(name);
                if (earlier === undefined)
                    first.set(name, key);
                else
                    found.push(duplicateKey(this, name, key, earlier, [...path, name]));
                visit(value, [...path, name]);
            }
            node.items?.forEach((item, index) => visit(item, [...path, index]));
        };
        visit(scanJson(this.text), []);
        return found;
    }
}
/** The finding for a key that stands twice in one mapping: readers disagree on which value counts. */
function duplicateKey(doc, name, key, earlier, path) {
    return {
        rule: 'source/duplicate-key',
        level: 'error',
        message: `duplicate key ${JSON.stringify(name)}, first on line ${doc.range(earlier).start.line}`,
        path: doc.path,
        range: doc.range(key),
        pointer: (0,source_document/* toPointer */.rb)(path),
        help: 'keep one of them: readers disagree on which value counts',
    };
}
function countKeys(text) {
    let count = 0;
    for (const match of text.matchAll(KEY))
        if (match[1] === ':')
            count++;
    return count;
}
function countMembers(value) {
    let count = 0;
    const stack = [value];
    while (stack.length > 0) {
        const next = stack.pop();
        if (typeof next !== 'object' || next === null)
            continue;
        const children = Object.values(next);
        if (!Array.isArray(next))
            count += children.length;
        for (const child of children)
            if (typeof child === 'object' && child !== null)
                stack.push(child);
    }
    return count;
}
function nestsTooDeep(text) {
    let depth = 0;
    let inString = false;
    for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i);
        if (unit === 34)
            inString = !inString;
        else if (inString) {
            if (unit === 92)
                i++;
        }
        else if (unit === 91 || unit === 123) {
            if (++depth > limits/* LIMITS */.b.depth)
                return true;
        }
        else if (unit === 93 || unit === 125)
            depth--;
    }
    return false;
}


/***/ }),

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readDocument),
/* harmony export */   y: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3280);



/**
 * Reads the bytes of a JSON or YAML file. A file named `*.json` is JSON, any other is YAML.
 * Nothing is thrown for a bad file: `problems` says what is wrong and `value` is undefined.
 * The YAML parser is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 * @param language default: by the name
 */
async function readDocument(path, bytes, language = /\.json$/i.test(path) ? 'json' : 'yaml') {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    if (typeof text !== 'string')
        return unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
    return json ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text) : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6429)]).then(__webpack_require__.bind(__webpack_require__, 6429))).parseYaml(path, text);
}
/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
async function readText(path, text) {
    return /\.json$/i.test(path) ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text) : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6429)]).then(__webpack_require__.bind(__webpack_require__, 6429))).parseYaml(path, text);
}
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        // A UTF-8 byte order mark is dropped, so that it never becomes part of the first key.
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = { rule, level: 'error', message, path, range: _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag, pointer: '', help };
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
}


/***/ })

};
