"use strict";
exports.modules = {

/***/ 7158:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ hostFindings)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _core_report_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47322);
/* harmony import */ var _core_result_reservations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13651);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41817);
/* harmony import */ var _clients_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68331);






const WITNESS_SHOWN = 120;
function hostFindings(results, hosts, scope) {
    const found = [];
    const byHost = (0,_core_report_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(results, ({ profile }) => profile);
    for (const host of hosts) {
        if (host.host === undefined)
            continue;
        const own = (byHost.get(host.source) ?? []).filter(({ subject }) => scope(host.doc?.path ?? subject));
        found.push(...unique(own.flatMap((verdict) => findingsOf(verdict, host))));
    }
    return found;
}
function findingsOf(verdict, host) {
    if (verdict.verdict === 'not judged')
        return [located(verdict, host, notJudgedFinding(verdict))];
    return verdict.roles.flatMap((role) => (0,_core_result_reservations_js__WEBPACK_IMPORTED_MODULE_2__/* .reservationsOf */ .VL)(role).map((reservation) => located(verdict, host, reservationFinding(verdict, host, role, reservation))));
}
function notJudgedFinding({ host, reason, help }) {
    return {
        rule: 'handshake/not-judged',
        level: 'warning',
        message: `host ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(host)} is not judged: ${reason}`,
        path: ['servers'],
        part: 'key',
        help,
    };
}
function reservationFinding({ host: name }, host, { role, boundTool, how, wraps }, { reason, toolPath, witness }) {
    const tool = (0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(boundTool ?? '');
    const text = witness === undefined ? '' : JSON.stringify(witness);
    const example = text === '' || text.length > WITNESS_SHOWN ? '' : `; for example it rejects ${text}`;
    return {
        rule: 'handshake/reservation',
        level: 'warning',
        message: `host ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)} binds ${tool} to ${role} (${how}${wraps === undefined ? '' : `, wraps ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(wraps)}`}) with a reservation: ${reason}${example}`,
        path: placeOf(host, boundTool ?? '', toolPath),
        help: 'offer a tool that takes every call of the contract, wrap this one (wraps with rename and constants, or with template), or accept the finding with its reason; with --strict it is not bound',
    };
}
function placeOf({ host, doc }, name, toolPath) {
    const value = doc?.value;
    const tool = host.tools.find((each) => each.name === name);
    const index = (value?.tools ?? []).findIndex((each) => each.name === name);
    if (tool?.server !== undefined || index < 0) {
        const server = host.servers.findIndex((each) => each.name === tool?.server);
        return server < 0 ? [] : ['servers', server, 'name'];
    }
    if (tool?.wraps !== undefined)
        return ['tools', index, 'wraps'];
    return (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_5__/* .fromPointer */ .kU)(value, `/tools/${index}/inputSchema${toolPath}`);
}
function located({ subject }, { doc, composed }, finding) {
    if (doc !== undefined)
        return (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_5__/* .locateFinding */ .E1)(doc, finding);
    if (composed !== undefined)
        return (0,_clients_js__WEBPACK_IMPORTED_MODULE_3__/* .locateInClient */ .db)(composed, finding, subject);
    const { rule, level, message, help } = finding;
    return { ...(0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)(rule, subject, message, help), level };
}
function unique(diagnostics) {
    const key = ({ path, pointer, rule, message }) => JSON.stringify([path, pointer, rule, message]);
    return [...new Map(diagnostics.map((diagnostic) => [key(diagnostic), diagnostic])).values()];
}


/***/ }),

/***/ 22303:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ meeting)
});

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/value/glob.js
var glob = __webpack_require__(8432);
;// CONCATENATED MODULE: ./build/core/handshake/targets.js

function unmatched(targets, packages, hosts) {
    return targets.flatMap((target) => [
        ...faultOf('packages', target.packages, target.places.packages, (matches) => packages.some(matches)),
        ...target.hosts.flatMap((pattern, i) => faultOf('hosts', pattern, target.places.hosts[i] ?? target.places.packages, (matches) => hosts.some(({ source, name }) => matches(source) || name === pattern))),
    ]);
}
function meetingOf(targets) {
    const compiled = targets.map(({ packages, hosts }) => ({
        packages: matcherOf(packages),
        hosts: hosts.map((pattern) => ({ pattern, matches: matcherOf(pattern) })),
    }));
    return (path, { source, name }) => {
        const own = compiled.filter(({ packages }) => packages(path));
        return (own.length === 0 ||
            own.some(({ hosts }) => hosts.some(({ pattern, matches }) => matches(source) || name === pattern)));
    };
}
function faultOf(what, pattern, place, isMet) {
    const glob = globOf(pattern);
    if (glob !== undefined && 'problem' in glob)
        return [{ what, pattern, place, problem: glob.problem }];
    return isMet(matcherOf(pattern)) ? [] : [{ what, pattern, place }];
}
function matcherOf(pattern) {
    const glob = globOf(pattern);
    const plain = plainPath(pattern);
    return (path) => path === plain || (glob !== undefined && !('problem' in glob) && glob.matches(path));
}
function globOf(pattern) {
    return (0,glob/* isGlob */.fg)(pattern) ? (0,glob/* compileGlob */.SO)(pattern) : undefined;
}
function plainPath(pattern) {
    const path = pattern.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
    return path.replace(/(?:^|\/)cartridge\.yaml$/, '') || '.';
}

;// CONCATENATED MODULE: ./build/app/handshake/targets.js




function meeting({ targets, file }, { inside }, { subjects, hosts, narrowed }) {
    if (targets === undefined)
        return () => true;
    const host = (each) => ({
        source: inside(each.source),
        name: 'name' in each ? each.name : each.host.name,
    });
    const [packages, known] = [subjects.map(inside), hosts.map(host)];
    const faults = unmatched(targets, packages, known).filter(({ what, problem }) => problem !== undefined || narrowed?.[what] !== true);
    const [fault] = faults;
    if (fault !== undefined)
        throw faultError(fault, file, fault.what === 'packages' ? packages : known.flatMap(namesOf));
    const meets = meetingOf(targets);
    return (subject, each) => meets(inside(subject), host(each));
}
function faultError({ what, pattern, place, problem }, file, known) {
    const there = [...new Set(known)];
    const near = (0,suggest.nearest)(pattern, there);
    const noun = what === 'packages' ? 'package or cartridge' : 'host';
    const help = near !== undefined
        ? `did you mean ${near}?`
        : there.length === 0
            ? `there is no ${noun} in this project`
            : `there is: ${there.slice(0, 8).join(', ')}${there.length > 8 ? ` and ${there.length - 8} more` : ''}`;
    return new errors/* UserError */.y('bad-config', problem === undefined
        ? `targets: ${(0,printable.quote)(pattern)} matches no ${noun} of the project`
        : `targets: ${(0,printable.quote)(pattern)}: ${problem}`, { ...(file === undefined ? {} : { path: file }), range: place, help });
}
function namesOf({ source, name }) {
    return [source, name];
}


/***/ })

};
;
