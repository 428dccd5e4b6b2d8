"use strict";
exports.id = 728;
exports.ids = [728];
exports.modules = {

/***/ 80728:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ host_list_command)
});

// EXTERNAL MODULE: ./build/core/clients/catalog/index.js + 16 modules
var catalog = __webpack_require__(82066);
;// CONCATENATED MODULE: ./build/core/clients/old-facts.js
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
function oldFacts(name, { sources }, now) {
    const old = sources.map(({ date }) => date).filter((date) => now.getTime() - Date.parse(date) > YEAR_MS);
    const [oldest] = [...old].sort();
    if (oldest === undefined)
        return [];
    const facts = old.length === 1 ? 'one fact' : `${old.length} facts`;
    return [
        `${facts} about ${name} ${old.length === 1 ? 'is' : 'are'} older than a year (${oldest}): it may do otherwise today`,
    ];
}

// EXTERNAL MODULE: ./build/app/handshake/clients.js + 1 modules
var handshake_clients = __webpack_require__(68331);
// EXTERNAL MODULE: ./build/core/handshake/dialect.js
var dialect = __webpack_require__(43146);
// EXTERNAL MODULE: ./build/core/report/text/clients.js
var text_clients = __webpack_require__(20181);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
;// CONCATENATED MODULE: ./build/cli/commands/host-list.js








const host_list_command = {
    name: 'host list',
    summary: 'the known agent clients, their configuration files, and which of them are here',
    example: 'host list --format json',
    usage: ['host list'],
    options: [],
    formats: ['text', 'json'],
    details: 'It looks for the known paths below the working directory and starts nothing. A fact about a client that was read more than a\nyear ago is noted.',
    usesConfig: false,
    run({ fs, io, clock, format, positionals }) {
        if (positionals.length > 0)
            throw new errors/* UserError */.y('usage', 'host list takes no argument', { help: 'run cartwright host list' });
        const clients = Object.entries(catalog.CLIENTS).map(([name, client]) => {
            const { project, profile, naming } = client;
            const dates = profile.sources.map(({ date }) => date).sort();
            return {
                name,
                title: profile.name,
                files: project.map(({ path }) => path),
                here: (0,handshake_clients/* configurationsOf */.z2)(fs, project, '.').map(({ path }) => path),
                tools: profile.tools.map((tool) => tool.name),
                protocolRevision: profile.protocolRevision ?? null,
                naming: naming ?? null,
                dialect: profile.dialect === undefined ? null : (0,dialect/* dialectWords */.K3)(profile.dialect),
                facts: {
                    count: profile.sources.length,
                    oldest: dates[0] ?? '',
                    inferred: profile.sources.filter(({ fact }) => fact.startsWith('inferred: ')).length,
                },
            };
        });
        const notes = Object.entries(catalog.CLIENTS).flatMap(([name, { profile }]) => oldFacts(name, profile, clock.now()));
        io.out(format === 'json' ? (0,json_text/* resultJson */.y3)({ version: 1, clients, notes }, 2) : (0,text_clients/* clientsText */.A)(clients, notes));
        return Promise.resolve(command/* EXIT */.dc.ok);
    },
};


/***/ })

};
;
Object.assign(exports.modules, require("./shared-60967.js").modules);
Object.assign(exports.modules, require("./shared-43146.js").modules);
