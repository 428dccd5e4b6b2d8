"use strict";
exports.id = 6342;
exports.ids = [6342];
exports.modules = {

/***/ 80224:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ CAL_FILE),
/* harmony export */   ir: () => (/* binding */ linkFinding),
/* harmony export */   zU: () => (/* binding */ findCals)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8432);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21689);




const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    const links = new Set();
    let all;
    const below = () => (all ??= listing(fs, '.'));
    const matching = (pattern, name) => {
        const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(pattern);
        if ('problem' in glob) {
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().files.filter((file) => glob.matches(file));
        const linked = below().links.filter((link) => glob.matches(link));
        for (const link of linked)
            links.add(link);
        if (found.length + linked.length === 0)
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const isTrackedLink = (name) => fs.isLink?.(name) === true && below().links.includes(name);
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shortest */ .pr)(fs.cwd, path);
        const kind = fs.kind(path);
        if (kind === 'directory') {
            const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
            const there = base === '' ? below() : listing(fs, path);
            for (const file of there.files)
                if (CAL_FILE.test(file))
                    files.add(base + file);
            for (const link of there.links)
                if (CAL_FILE.test(link))
                    links.add(base + link);
        }
        else if (isTrackedLink(name))
            links.add(name);
        else if (kind === 'file')
            files.add(name);
        else if (kind === 'none' && (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), links: [...links].sort(), problems };
}
function listing(fs, directory) {
    const links = [];
    return { files: fs.list(directory, { onLink: (path) => links.push(path) }), links };
}
function linkFinding(path) {
    return (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)('source/symlink', path, 'a symbolic link, which is not followed', 'commit the file itself');
}


/***/ }),

/***/ 76525:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G3: () => (/* binding */ accepts),
  jw: () => (/* binding */ acceptsOpened),
  YY: () => (/* binding */ requiresNothing)
});

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/handshake/accept/budget.js
var budget = __webpack_require__(94380);
// EXTERNAL MODULE: ./build/core/handshake/accept/cover/comparison.js + 1 modules
var cover_comparison = __webpack_require__(39323);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate/array.js
var array = __webpack_require__(40292);
// EXTERNAL MODULE: ./build/core/handshake/accept/outcome.js
var accept_outcome = __webpack_require__(33493);
// EXTERNAL MODULE: ./build/core/handshake/accept/schema/schema-document.js
var schema_document = __webpack_require__(41994);
// EXTERNAL MODULE: ./build/core/handshake/accept/schema/where.js
var schema_where = __webpack_require__(20722);
;// CONCATENATED MODULE: ./build/core/handshake/accept/cover/array.js





function coverArray(comparison, shape, tool, at, gathering) {
    const { prefix, rest } = (0,array/* itemSchemas */.u)(tool);
    const known = Math.max(prefix.length, shape.prefix.length);
    for (let i = 0; i < Math.min(known, shape.maxItems); i++) {
        const schema = prefix[i] ?? rest;
        if (schema === undefined)
            continue;
        if (gathering.add(one(comparison, shape, shape.prefix[i] ?? shape.rest, schema, i, i, at)))
            return;
    }
    if (rest !== undefined && shape.maxItems > known)
        gathering.add(one(comparison, shape, shape.rest, rest, known, undefined, at));
    if (comparison.aspect === 'whole')
        gathering.addAll(wholeArray(comparison, shape, tool, at));
}
function* wholeArray(comparison, shape, tool, at) {
    yield* lengths(comparison, shape, tool, at);
    if ((0,schema_document/* keywordOf */.XL)(tool, 'uniqueItems') === true && !shape.unique && shape.maxItems > 1) {
        const twins = comparison.samples.of(shape.prefix[0] ?? shape.rest).map((item) => [item, item]);
        const reason = `the tool takes no item of ${(0,accept_outcome/* nameOf */.mz)(at)} twice`;
        yield comparison.refuse(shape, tool, at, reason, twins, (0,schema_where/* below */.Gz)(tool.where, 'uniqueItems'));
    }
    yield contains(comparison, shape, tool, at);
    const unevaluated = (0,schema_document/* childOf */.GG)(tool, 'unevaluatedItems');
    if (unevaluated !== undefined && unevaluated.schema !== true && (0,array/* itemSchemas */.u)(tool).rest === undefined)
        yield (0,accept_outcome/* found */.F9)(at, (0,schema_where/* below */.Gz)(tool.where, 'unevaluatedItems'), `which items of ${(0,accept_outcome/* nameOf */.mz)(at)} are left over cannot be told`);
}
function one(comparison, shape, conjunction, schema, index, label, at) {
    const outcome = comparison.covers(conjunction, schema, (0,accept_outcome/* atItem */.Vb)(at, label, conjunction[0]?.where ?? at.contract));
    if (outcome.obstacles.length === 0)
        return accept_outcome/* ACCEPTS */.uz;
    const lifted = (0,accept_outcome/* mapObstacles */.xw)(outcome, (obstacle) => {
        if (obstacle.rejected.length === 0)
            return obstacle;
        const rejected = obstacle.rejected.flatMap((value) => {
            const array = comparison.samples.arrayWith(shape, index, value);
            return array === undefined ? [] : [array];
        });
        return { ...obstacle, rejected, reason: rejected.length > 0 ? obstacle.reason : (0,cover_comparison/* withoutExample */.Bv)(obstacle.reason) };
    });
    return { ...lifted, named: accept_outcome/* ACCEPTS */.uz.named };
}
const LONGEST_LIST = 1000;
function* lengths(comparison, shape, tool, at) {
    const [min, max] = [(0,schema_document/* keywordOf */.XL)(tool, 'minItems'), (0,schema_document/* keywordOf */.XL)(tool, 'maxItems')];
    if (typeof min === 'number' && min > shape.minItems) {
        const reason = (0,accept_outcome/* textAt */.$6)(at, `the tool takes ${min} items and more`);
        yield comparison.refuse(shape, tool, at, reason, [], (0,schema_where/* below */.Gz)(tool.where, 'minItems'));
    }
    if (typeof max === 'number' && max < shape.maxItems) {
        const reason = (0,accept_outcome/* textAt */.$6)(at, `the tool takes ${max} items at most`);
        const longer = max < LONGEST_LIST ? comparison.samples.listsOf(shape, max + 1) : [];
        yield comparison.refuse(shape, tool, at, reason, longer, (0,schema_where/* below */.Gz)(tool.where, 'maxItems'));
    }
}
function contains(comparison, shape, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'contains');
    const [min, max] = [(0,schema_document/* keywordOf */.XL)(tool, 'minContains'), (0,schema_document/* keywordOf */.XL)(tool, 'maxContains')];
    const least = typeof min === 'number' ? min : 1;
    if (schema === undefined || (least === 0 && max === undefined))
        return accept_outcome/* ACCEPTS */.uz;
    if ((0,cover_comparison/* statesTheSame */.Ih)(shape, tool, ['contains', 'minContains', 'maxContains']))
        return accept_outcome/* ACCEPTS */.uz;
    if (max === undefined && shape.minItems >= least) {
        const each = [...shape.prefix, shape.rest].map((conjunction) => comparison.covers(conjunction, schema, (0,accept_outcome/* atItem */.Vb)(at, undefined, at.contract)));
        if (each.every(({ obstacles }) => obstacles.length === 0))
            return accept_outcome/* ACCEPTS */.uz;
    }
    const reason = `the tool asks for certain items in ${(0,accept_outcome/* nameOf */.mz)(at)}`;
    return comparison.refuse(shape, tool, at, reason, [], (0,schema_where/* below */.Gz)(tool.where, 'contains'));
}

// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate/evaluate.js
var evaluate = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate/object.js
var object = __webpack_require__(61854);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/core/handshake/accept/schema/json.js
var json = __webpack_require__(44851);
// EXTERNAL MODULE: ./build/core/handshake/accept/shape/shapes.js + 1 modules
var shape_shapes = __webpack_require__(29639);
;// CONCATENATED MODULE: ./build/core/handshake/accept/cover/disjoint.js






const MAX_LEVELS = 3;
function isDisjoint(comparison, shape, tool, at, levels = 0) {
    comparison.budget.spend(at.depth);
    if (typeof tool.schema === 'boolean')
        return !tool.schema;
    if (shape.kind === 'values')
        return shape.values.every((value) => comparison.accepts(tool, value) === false);
    const next = (0,accept_outcome/* deeper */.gH)(at);
    if ((0,schema_document/* targetsOf */.QR)(tool).some((target) => isDisjoint(comparison, shape, target, next, levels)))
        return true;
    if ((0,schema_document/* isReadTwoWays */.DX)(tool))
        return false;
    if ((0,schema_document/* listOf */.c3)(tool, 'allOf').some((part) => isDisjoint(comparison, shape, part, next, levels)))
        return true;
    for (const keyword of ['anyOf', 'oneOf']) {
        const branches = (0,schema_document/* listOf */.c3)(tool, keyword);
        if (branches.length > 0 && branches.every((branch) => isDisjoint(comparison, shape, branch, next, levels)))
            return true;
    }
    if (typeExcluded(shape.kind, tool) || valuesExcluded(comparison, shape, tool))
        return true;
    return shape.kind === 'object' && objectExcluded(comparison, shape, tool, next, levels);
}
function typeExcluded(kind, tool) {
    const type = (0,schema_document/* keywordOf */.XL)(tool, 'type');
    if (type === undefined)
        return false;
    const types = (0,evaluate/* typesOf */.pl)(type);
    return !types.includes(kind) && !(kind === 'number' && types.includes('integer'));
}
function valuesExcluded(comparison, shape, tool) {
    const { schema } = tool;
    const fixed = (0,mapping/* isMapping */.pi)(schema) && Object.hasOwn(schema, 'const') ? [(0,mapping/* own */.ZV)(schema, 'const')] : undefined;
    const values = fixed ?? (0,schema_document/* keywordOf */.XL)(tool, 'enum');
    if (!Array.isArray(values))
        return false;
    return values.every((value) => (0,json/* jsonTypeOf */.WF)(value) !== shape.kind || comparison.samples.allows(shape.all, value) === false);
}
function objectExcluded(comparison, shape, tool, at, levels) {
    const required = (0,schema_document/* keywordOf */.XL)(tool, 'required');
    if (shape.open.length === 0 &&
        (at.root || !shape.undeclared) &&
        Array.isArray(required) &&
        required.some((name) => !shape.properties.has(String(name))))
        return true;
    if (levels >= MAX_LEVELS)
        return false;
    for (const name of shape.required) {
        const conjunction = shape.properties.get(name) ?? [];
        for (const schema of (0,object/* propertySchemas */.M3)(tool, name).schemas) {
            const shapes = (0,shape_shapes/* shapesOf */.et)(conjunction, comparison.budget);
            if (shapes.every((part) => isDisjoint(comparison, part, schema, (0,accept_outcome/* atProperty */.vn)(at, name, at.contract), levels + 1)))
                return true;
        }
    }
    return false;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/cover/branches.js





function hasBranches(tool) {
    return ['anyOf', 'oneOf', 'not', 'if'].some((keyword) => (0,schema_document/* keywordOf */.XL)(tool, keyword) !== undefined);
}
function coverBranches(comparison, shape, tool, at, gathering) {
    const types = comparison.aspect === 'types';
    if ((0,schema_document/* keywordOf */.XL)(tool, 'anyOf') !== undefined && gathering.add(anyOf(comparison, shape, tool, 'anyOf', at)))
        return;
    if ((0,schema_document/* keywordOf */.XL)(tool, 'oneOf') !== undefined) {
        const outcome = types ? anyOf(comparison, shape, tool, 'oneOf', at) : oneOf(comparison, shape, tool, at);
        if (gathering.add(outcome))
            return;
    }
    if (types)
        return;
    const not = (0,schema_document/* childOf */.GG)(tool, 'not');
    if (not !== undefined && !(0,cover_comparison/* statesTheSame */.Ih)(shape, tool, ['not']) && !isDisjoint(comparison, shape, not, at)) {
        const reason = `the tool excludes some of ${(0,accept_outcome/* nameOf */.mz)(at)}`;
        const outcome = comparison.refuse(shape, tool, at, reason, comparison.taken(not), (0,schema_where/* below */.Gz)(tool.where, 'not'));
        if (gathering.add(outcome))
            return;
    }
    const condition = ((0,schema_document/* childOf */.GG)(tool, 'then') ?? (0,schema_document/* childOf */.GG)(tool, 'else')) ? (0,schema_document/* childOf */.GG)(tool, 'if') : undefined;
    if (condition !== undefined && !(0,cover_comparison/* statesTheSame */.Ih)(shape, tool, ['if', 'then', 'else']))
        gathering.add(conditional(comparison, shape, tool, condition, at));
}
function anyOf(comparison, shape, tool, keyword, at) {
    const outcomes = branchOutcomes(comparison, shape, tool, keyword, at);
    const fitting = outcomes.filter(({ obstacles }) => obstacles.length === 0);
    if (fitting.length === 0)
        return noBranch(comparison, shape, tool, keyword, outcomes, at);
    const named = fitting.flatMap((outcome) => [...outcome.named]);
    return named.length === 0 ? accept_outcome/* ACCEPTS */.uz : (0,accept_outcome/* naming */.b7)(named);
}
function oneOf(comparison, shape, tool, at) {
    const branches = (0,schema_document/* listOf */.c3)(tool, 'oneOf');
    const outcomes = branchOutcomes(comparison, shape, tool, 'oneOf', at);
    const chosen = outcomes.findIndex(({ obstacles }) => obstacles.length === 0);
    if (chosen < 0)
        return noBranch(comparison, shape, tool, 'oneOf', outcomes, at);
    const overlapping = branches.find((branch, i) => i !== chosen && !isDisjoint(comparison, shape, branch, at));
    if (overlapping === undefined)
        return accept_outcome/* ACCEPTS */.uz;
    const reason = `${(0,accept_outcome/* nameOf */.mz)(at)} may match more than one branch of the tool's oneOf`;
    return comparison.refuse(shape, tool, at, reason, comparison.taken(overlapping), overlapping.where);
}
function branchOutcomes(comparison, shape, tool, keyword, at) {
    const outcomes = [];
    for (const branch of (0,schema_document/* listOf */.c3)(tool, keyword))
        outcomes.push(comparison.coversShape(shape, branch, (0,accept_outcome/* deeper */.gH)(at)));
    return outcomes;
}
function noBranch(comparison, shape, tool, keyword, outcomes, at) {
    const rejected = outcomes.flatMap(({ obstacles }) => obstacles.flatMap((obstacle) => obstacle.rejected));
    const obstacles = closest(outcomes)?.obstacles ?? [];
    const [first] = obstacles;
    const reason = `no branch of the tool's ${keyword} takes ${(0,accept_outcome/* nameOf */.mz)(at)}: ${first?.reason ?? 'there is none'}`;
    const outcome = comparison.refuse(shape, tool, at, reason, rejected, first?.tool ?? (0,schema_where/* below */.Gz)(tool.where, keyword));
    if (comparison.aspect === 'types' || obstacles.length < 2)
        return outcome;
    const shown = obstacles.flatMap((obstacle) => {
        const left = obstacle.rejected.filter((value) => comparison.accepts(tool, value) === false);
        return left.length === 0 ? [] : [{ ...obstacle, rejected: left }];
    });
    return shown.length === 0 ? outcome : { ...accept_outcome/* ACCEPTS */.uz, obstacles: shown };
}
function closest(outcomes) {
    return outcomes.toSorted((a, b) => certain(a) - certain(b) || a.obstacles.length - b.obstacles.length)[0];
}
function certain({ obstacles }) {
    return obstacles.filter(({ rejected }) => rejected.length > 0).length;
}
function conditional(comparison, shape, tool, condition, at) {
    const branch = (keyword) => {
        const schema = (0,schema_document/* childOf */.GG)(tool, keyword);
        return schema === undefined ? accept_outcome/* ACCEPTS */.uz : comparison.coversShape(shape, schema, (0,accept_outcome/* deeper */.gH)(at));
    };
    if (isDisjoint(comparison, shape, condition, at))
        return branch('else');
    if (comparison.coversShape(shape, condition, (0,accept_outcome/* deeper */.gH)(at)).obstacles.length === 0)
        return branch('then');
    const obstacles = [branch('then'), branch('else')].flatMap((outcome) => outcome.obstacles);
    const [first] = obstacles;
    if (first === undefined)
        return accept_outcome/* ACCEPTS */.uz;
    const candidates = [...obstacles.flatMap(({ rejected }) => rejected), ...comparison.taken(condition)];
    const outcome = comparison.refuse(shape, tool, at, first.reason, candidates, first.tool);
    return (0,accept_outcome/* answerOf */.ut)(outcome) === 'refuses'
        ? outcome
        : (0,accept_outcome/* found */.F9)(at, condition.where, `whether the tool's if holds cannot be told`);
}

// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate/pattern.js + 1 modules
var evaluate_pattern = __webpack_require__(16496);
;// CONCATENATED MODULE: ./build/core/handshake/accept/cover/open.js





const NAMES = ['x', 'a', '0', 'A', '_'];
const OWN_NAMES = 5;
const VALUES = 8;
function coverOpenNames(comparison, shape, names, tool, at) {
    if (at.root && comparison.aspect === 'types')
        return accept_outcome/* ACCEPTS */.uz;
    const { obstacles } = everyOutcome(comparison, demands(comparison, shape, names, tool, at));
    const [first] = obstacles;
    if (first === undefined)
        return accept_outcome/* ACCEPTS */.uz;
    const reason = at.root ? `further arguments that the contract allows: ${first.reason}` : first.reason;
    const candidates = examples(comparison, shape, names, tool, obstacles);
    return comparison.refuse(shape, tool, at, reason, candidates, first.tool);
}
function coverUndeclared(comparison, shape, tool, at) {
    if (at.root || !shape.undeclared)
        return accept_outcome/* ACCEPTS */.uz;
    const anything = { pattern: undefined, conjunction: [] };
    const { obstacles } = everyOutcome(comparison, demands(comparison, shape, anything, tool, at));
    if (obstacles.length === 0)
        return accept_outcome/* ACCEPTS */.uz;
    const reason = (0,accept_outcome/* textAt */.$6)(at, 'the tool does not take every member that the contract leaves open');
    return comparison.refuse(shape, tool, at, reason, examples(comparison, shape, anything, tool, obstacles));
}
function everyOutcome(comparison, outcomes) {
    const gathering = comparison.gathering();
    gathering.addAll(outcomes);
    return gathering.result;
}
function* demands(comparison, shape, names, tool, at) {
    const { conjunction } = names;
    const place = (0,accept_outcome/* atProperty */.vn)(at, '*', conjunction[0]?.where ?? at.contract);
    const pattern = names.pattern === undefined ? undefined : (0,evaluate_pattern/* compilePattern */.E)(names.pattern);
    for (const schema of schemasOfOpen(shape, names, tool, pattern))
        yield comparison.covers(conjunction, schema, place);
    if (comparison.aspect === 'types')
        return;
    yield nameRule(comparison, names, tool, at);
    yield leftOver(comparison, names, tool, at);
    for (const { trigger, required, schema } of (0,object/* dependenciesOf */.hk)(tool)) {
        if (shape.properties.has(trigger) || pattern?.matches(trigger) === false)
            continue;
        const where = (0,schema_where/* below */.Gz)(tool.where, 'properties', trigger);
        if (required.some((name) => !shape.required.has(name)))
            yield (0,accept_outcome/* found */.F9)(at, where, 'further members make the tool require others');
        if (schema !== undefined)
            yield comparison.coversShape(shape, schema, (0,accept_outcome/* deeper */.gH)(at));
    }
}
function schemasOfOpen(shape, names, tool, pattern) {
    const listed = (0,schema_document/* namesIn */.wX)(tool, 'properties').filter((name) => !shape.properties.has(name) && pattern?.matches(name) !== false);
    const patterns = (0,schema_document/* namesIn */.wX)(tool, 'patternProperties');
    const rest = names.pattern !== undefined && patterns.includes(names.pattern) ? undefined : additionalOf(tool);
    return [
        ...listed.map((name) => (0,schema_document/* childOf */.GG)(tool, 'properties', name)),
        ...patterns.map((name) => (0,schema_document/* childOf */.GG)(tool, 'patternProperties', name)),
        rest,
    ].filter((schema) => schema !== undefined);
}
function additionalOf(tool) {
    return (0,schema_document/* childOf */.GG)(tool, 'additionalProperties');
}
function nameRule(comparison, { pattern }, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'propertyNames');
    if (schema === undefined)
        return accept_outcome/* ACCEPTS */.uz;
    const anyName = {
        kind: 'string',
        all: [],
        minLength: 0,
        maxLength: Infinity,
        patterns: pattern === undefined ? [] : [pattern],
        formats: [],
    };
    const { obstacles } = comparison.coversShape(anyName, schema, { ...(0,accept_outcome/* deeper */.gH)(at), root: false });
    return obstacles.length === 0 ? accept_outcome/* ACCEPTS */.uz : (0,accept_outcome/* found */.F9)(at, schema.where, 'the tool does not take every name of a member');
}
function leftOver(comparison, { conjunction }, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'unevaluatedProperties');
    if (schema === undefined || schema.schema === true || speaksOfAll(tool, 0))
        return accept_outcome/* ACCEPTS */.uz;
    return comparison.covers(conjunction, schema, (0,accept_outcome/* atProperty */.vn)(at, '*', at.contract));
}
function speaksOfAll(tool, depth) {
    if (depth > 20)
        return false;
    if (depth > 0 && (0,schema_document/* keywordOf */.XL)(tool, 'unevaluatedProperties') !== undefined)
        return true;
    if (additionalOf(tool) !== undefined)
        return true;
    return [...(0,schema_document/* targetsOf */.QR)(tool), ...(0,schema_document/* listOf */.c3)(tool, 'allOf')].some((part) => speaksOfAll(part, depth + 1));
}
function examples(comparison, shape, { pattern, conjunction }, tool, obstacles) {
    const values = [...obstacles.flatMap(({ rejected }) => rejected), ...comparison.samples.of(conjunction)].slice(0, VALUES);
    const compiled = pattern === undefined ? undefined : (0,evaluate_pattern/* compilePattern */.E)(pattern);
    const listed = [...(0,schema_document/* namesIn */.wX)(tool, 'properties'), ...(0,object/* dependenciesOf */.hk)(tool).map(({ trigger }) => trigger)];
    const keys = [compiled?.shortest() ?? 'x', ...NAMES, ...listed.slice(0, OWN_NAMES)].filter((key) => compiled?.matches(key) !== false);
    return keys.flatMap((key) => values.flatMap((value) => comparison.samples.objectWith(shape, new Map([[key, value]])) ?? []));
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/cover/object.js









function coverObject(comparison, shape, tool, at, gathering) {
    for (const name of shape.properties.keys())
        if (gathering.add(property(comparison, shape, name, tool, at)))
            return;
    for (const names of shape.open)
        if (gathering.add(coverOpenNames(comparison, shape, names, tool, at)))
            return;
    if (comparison.aspect === 'whole')
        gathering.addAll(wholeObject(comparison, shape, tool, at));
}
function* wholeObject(comparison, shape, tool, at) {
    yield coverUndeclared(comparison, shape, tool, at);
    yield* requiredByTool(comparison, shape, tool, at);
    yield* counts(comparison, shape, tool, at);
    yield* nameRules(comparison, shape, tool, at);
    yield* dependencies(comparison, shape, tool, at);
    yield* object_leftOver(comparison, shape, tool, at);
}
function property(comparison, shape, name, tool, at) {
    const optional = at.root && !shape.required.has(name);
    if (optional && comparison.aspect === 'types')
        return accept_outcome/* ACCEPTS */.uz;
    const { schemas, perhaps, named } = (0,object/* propertySchemas */.M3)(tool, name);
    const conjunction = shape.properties.get(name) ?? [];
    const place = (0,accept_outcome/* atProperty */.vn)(at, name, conjunction[0]?.where ?? (0,schema_where/* below */.Gz)(at.contract, 'properties', name));
    const gathering = comparison.gathering();
    for (const schema of schemas)
        gathering.add(comparison.covers(conjunction, schema, place));
    for (const schema of perhaps)
        if (comparison.covers(conjunction, schema, place).obstacles.length > 0)
            gathering.add((0,accept_outcome/* found */.F9)(place, schema.where, `whether the pattern of the tool matches ${(0,printable.quote)(name)} cannot be told`));
    const outcome = lifted(comparison, shape, name, gathering.result, optional);
    return named && outcome.obstacles.length === 0 ? (0,accept_outcome/* naming */.b7)([name]) : { ...outcome, named: accept_outcome/* ACCEPTS */.uz.named };
}
function lifted(comparison, shape, name, outcome, optional) {
    return (0,accept_outcome/* mapObstacles */.xw)(outcome, (obstacle) => {
        const reason = optional ? `optional ${(0,printable.quote)(name)}: ${obstacle.reason}` : obstacle.reason;
        if (obstacle.rejected.length === 0)
            return { ...obstacle, reason };
        const rejected = obstacle.rejected.flatMap((value) => {
            const object = comparison.samples.objectWith(shape, new Map([[name, value]]));
            return object === undefined ? [] : [object];
        });
        return { ...obstacle, rejected, reason: rejected.length > 0 ? reason : (0,cover_comparison/* withoutExample */.Bv)(reason) };
    });
}
function* requiredByTool(comparison, shape, tool, at) {
    const required = (0,schema_document/* keywordOf */.XL)(tool, 'required');
    if (!Array.isArray(required))
        return;
    const more = required.map(String).filter((name) => !shape.required.has(name));
    const never = more.filter((name) => !shape.properties.has(name));
    const optional = more.filter((name) => shape.properties.has(name));
    const where = (0,schema_where/* below */.Gz)(tool.where, 'required');
    if (never.length > 0) {
        const reason = (0,accept_outcome/* textAt */.$6)(at, `the tool also requires ${list(never)}, which the contract never sends`);
        yield comparison.refuse(shape, tool, at, reason, [], where);
    }
    if (optional.length > 0) {
        const reason = (0,accept_outcome/* textAt */.$6)(at, `the tool requires ${list(optional)}, optional in the contract`);
        yield comparison.refuse(shape, tool, at, reason, [], where);
    }
}
function* counts(comparison, shape, tool, at) {
    const [min, max] = [(0,schema_document/* keywordOf */.XL)(tool, 'minProperties'), (0,schema_document/* keywordOf */.XL)(tool, 'maxProperties')];
    const fewest = Math.max(shape.required.size, ...(0,shape_shapes/* numbersOf */.cZ)(shape.all, 'minProperties'));
    const most = Math.min(Infinity, ...(0,shape_shapes/* numbersOf */.cZ)(shape.all, 'maxProperties'));
    if (typeof min === 'number' && min > fewest) {
        const reason = (0,accept_outcome/* textAt */.$6)(at, `the tool takes ${min} properties and more`);
        yield comparison.refuse(shape, tool, at, reason, [], (0,schema_where/* below */.Gz)(tool.where, 'minProperties'));
    }
    const more = shape.open.length > 0 || (shape.undeclared && !at.root);
    if (typeof max === 'number' && max < most && (shape.properties.size > max || more)) {
        const reason = (0,accept_outcome/* textAt */.$6)(at, `the tool takes ${max} properties at most`);
        const where = (0,schema_where/* below */.Gz)(tool.where, 'maxProperties');
        yield comparison.refuse(shape, tool, at, reason, comparison.samples.fuller(shape, max + 1), where);
    }
}
function* nameRules(comparison, shape, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'propertyNames');
    if (schema === undefined || (0,cover_comparison/* statesTheSame */.Ih)(shape, tool, ['propertyNames']))
        return;
    for (const name of shape.properties.keys()) {
        const answer = comparison.accepts(schema, name);
        if (answer === true)
            continue;
        const optional = at.root && !shape.required.has(name) ? `optional ${(0,printable.quote)(name)}: ` : '';
        if (answer === undefined)
            yield (0,accept_outcome/* found */.F9)(at, schema.where, `${optional}whether the tool takes the name ${(0,printable.quote)(name)} cannot be told`);
        else {
            const reason = `${optional}the tool does not take the name ${(0,printable.quote)(name)}`;
            yield comparison.refuse(shape, tool, at, reason, withName(comparison, shape, name), schema.where);
        }
    }
}
function withName(comparison, shape, name) {
    const [value] = comparison.samples.of(shape.properties.get(name) ?? []);
    return value === undefined ? [] : [comparison.samples.objectWith(shape, new Map([[name, value]]))];
}
function* dependencies(comparison, shape, tool, at) {
    for (const { trigger, required, schema } of (0,object/* dependenciesOf */.hk)(tool)) {
        if (!shape.properties.has(trigger))
            continue;
        const triggering = withName(comparison, shape, trigger);
        const along = shape.all.flatMap(object/* dependenciesOf */.hk).filter((own) => own.trigger === trigger);
        const sent = new Set([...shape.required, ...along.flatMap((own) => own.required)]);
        const more = required.filter((name) => !sent.has(name));
        if (more.length > 0) {
            const reason = (0,accept_outcome/* textAt */.$6)(at, `with ${(0,printable.quote)(trigger)} the tool also requires ${list(more)}`);
            yield comparison.refuse(shape, tool, at, reason, triggering, (0,schema_where/* below */.Gz)(tool.where, 'properties', trigger));
        }
        if (schema === undefined)
            continue;
        const outcome = comparison.coversShape(shape, schema, (0,accept_outcome/* deeper */.gH)(at));
        if (shape.required.has(trigger) || outcome.obstacles.length === 0)
            yield outcome;
        else {
            const [first] = outcome.obstacles;
            const reason = `${at.root ? 'optional ' : ''}${(0,printable.quote)(trigger)}: ${first?.reason}`;
            const candidates = [
                ...triggering,
                ...outcome.obstacles.flatMap(({ rejected }) => rejected.map((value) => merged(value, triggering[0]))),
            ];
            yield comparison.refuse(shape, tool, at, reason, candidates, schema.where);
        }
    }
}
function merged(value, more) {
    return (0,mapping/* isMapping */.pi)(value) && (0,mapping/* isMapping */.pi)(more) ? (0,json/* objectOf */.Xy)([...Object.entries(more), ...Object.entries(value)]) : value;
}
function* object_leftOver(comparison, shape, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'unevaluatedProperties');
    if (schema === undefined || schema.schema === true)
        return;
    for (const name of shape.properties.keys()) {
        if (namesAlways(tool, name, 0))
            continue;
        const conjunction = shape.properties.get(name) ?? [];
        const outcome = comparison.covers(conjunction, schema, (0,accept_outcome/* atProperty */.vn)(at, name, at.contract));
        if (outcome.obstacles.length === 0)
            continue;
        const optional = at.root && !shape.required.has(name) ? `optional ${(0,printable.quote)(name)}: ` : '';
        const reason = `${optional}the tool does not name ${(0,printable.quote)(name)} and takes no other properties`;
        const values = [...outcome.obstacles.flatMap(({ rejected }) => rejected), ...comparison.samples.of(conjunction)];
        const objects = values.map((value) => comparison.samples.objectWith(shape, new Map([[name, value]])));
        yield comparison.refuse(shape, tool, at, reason, objects, schema.where);
    }
}
function namesAlways(tool, name, depth) {
    if (depth > 20)
        return false;
    if ((0,object/* propertySchemas */.M3)(tool, name).schemas.length > 0)
        return true;
    return [...(0,schema_document/* targetsOf */.QR)(tool), ...(0,schema_document/* listOf */.c3)(tool, 'allOf')].some((part) => namesAlways(part, name, depth + 1));
}
function list(names) {
    const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
    return (names
        .slice(0, 5)
        .map((name) => (0,printable.quote)(name))
        .join(', ') + more);
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/cover/scalar.js








function coverTypeAndValues(comparison, shape, tool, at) {
    const type = (0,schema_document/* keywordOf */.XL)(tool, 'type');
    if (type !== undefined) {
        const types = (0,evaluate/* typesOf */.pl)(type);
        const whole = shape.kind === 'number' && types.includes('integer');
        if (!types.includes(shape.kind) && !(whole && shape.integer)) {
            const sent = shape.kind === 'number' && shape.integer ? 'integer' : shape.kind;
            const reason = `${(0,accept_outcome/* nameOf */.mz)(at)} ${at.name === '' ? 'are' : 'is'} ${article(sent)}, the tool takes ${article(types)}`;
            return comparison.refuse(shape, tool, at, reason, whole ? [0.5, 1.5] : [], (0,schema_where/* below */.Gz)(tool.where, 'type'));
        }
    }
    const { schema } = tool;
    const fixed = (0,mapping/* isMapping */.pi)(schema) && Object.hasOwn(schema, 'const') ? [(0,mapping/* own */.ZV)(schema, 'const')] : undefined;
    const listed = fixed ?? (0,schema_document/* keywordOf */.XL)(tool, 'enum');
    if (!Array.isArray(listed))
        return accept_outcome/* ACCEPTS */.uz;
    const values = listed.slice(0, 3).map(cover_comparison/* show */.WU).join(', ') + (listed.length > 3 ? ', …' : '');
    const reason = `the tool takes only ${values} as ${(0,accept_outcome/* nameOf */.mz)(at)}`;
    const others = shape.kind === 'string' ? ['x', 'xx', 'xxx', 'x'.repeat(Math.min(shape.minLength, 1000))] : [];
    return comparison.refuse(shape, tool, at, reason, others, (0,schema_where/* below */.Gz)(tool.where, fixed === undefined ? 'enum' : 'const'));
}
function* coverString(comparison, shape, tool, at) {
    if (comparison.aspect === 'types')
        return;
    const [min, max] = [(0,schema_document/* keywordOf */.XL)(tool, 'minLength'), (0,schema_document/* keywordOf */.XL)(tool, 'maxLength')];
    if (typeof min === 'number' && min > shape.minLength) {
        const reason = (0,accept_outcome/* textAt */.$6)(at, `the tool takes ${characters(min)} and more`);
        yield comparison.refuse(shape, tool, at, reason, [], (0,schema_where/* below */.Gz)(tool.where, 'minLength'));
    }
    if (typeof max === 'number' && max < shape.maxLength) {
        const reason = (0,accept_outcome/* textAt */.$6)(at, `the tool takes ${characters(max)} at most`);
        yield comparison.refuse(shape, tool, at, reason, longer(shape, max), (0,schema_where/* below */.Gz)(tool.where, 'maxLength'));
    }
    const [pattern, format] = [(0,schema_document/* keywordOf */.XL)(tool, 'pattern'), (0,schema_document/* keywordOf */.XL)(tool, 'format')];
    if (typeof pattern === 'string' && !shape.patterns.includes(pattern)) {
        const reason = (0,accept_outcome/* textAt */.$6)(at, `the tool takes only what matches the pattern ${(0,printable.quote)(pattern)}`);
        yield comparison.refuse(shape, tool, at, reason, OTHER_TEXTS, (0,schema_where/* below */.Gz)(tool.where, 'pattern'));
    }
    if (typeof format === 'string' && !shape.formats.includes(format)) {
        const reason = `the tool asks for the format ${(0,printable.quote)(format)}, and whether it rejects others cannot be told`;
        yield (0,accept_outcome/* found */.F9)(at, (0,schema_where/* below */.Gz)(tool.where, 'format'), (0,accept_outcome/* textAt */.$6)(at, reason));
    }
}
const OTHER_TEXTS = ['!', ' ', 'A', '\n', '-1', 'é', 'a b', '../', 'zz!Zz 0'];
const LONGEST_TEXT = 10_000;
function longer({ patterns }, max) {
    if (max >= LONGEST_TEXT)
        return [];
    const shortest = patterns.flatMap((pattern) => (0,evaluate_pattern/* compilePattern */.E)(pattern)?.shortest() ?? []);
    return ['', ...shortest].flatMap((start) => {
        const fill = Math.max(0, max + 1 - start.length);
        return [...'a0', start.slice(-1)].map((unit) => start + unit.repeat(unit === '' ? 0 : fill));
    });
}
function* coverNumber(comparison, shape, tool, at) {
    if (comparison.aspect === 'types')
        return;
    const { lowest, above, highest, beneath } = range(shape);
    const bounds = [
        ['minimum', (limit) => lowest >= limit || above >= limit, 'of at least'],
        ['maximum', (limit) => highest <= limit || beneath <= limit, 'of at most'],
        ['exclusiveMinimum', (limit) => lowest > limit || above >= limit, 'above'],
        ['exclusiveMaximum', (limit) => highest < limit || beneath <= limit, 'below'],
    ];
    for (const [keyword, covered, words] of bounds) {
        const limit = (0,schema_document/* keywordOf */.XL)(tool, keyword);
        if (typeof limit !== 'number' || covered(limit))
            continue;
        const steps = shape.multiples.flatMap((step) => [
            Math.floor(limit / step) * step,
            (Math.floor(limit / step) - 1) * step,
            (Math.ceil(limit / step) + 1) * step,
        ]);
        const near = [limit, limit - 1, limit + 1, Math.floor(limit) - 1, Math.ceil(limit) + 1, ...steps];
        const reason = `the tool takes ${(0,accept_outcome/* nameOf */.mz)(at)} only ${words} ${limit}`;
        yield comparison.refuse(shape, tool, at, reason, near, (0,schema_where/* below */.Gz)(tool.where, keyword));
    }
    const step = (0,schema_document/* keywordOf */.XL)(tool, 'multipleOf');
    if (typeof step !== 'number')
        return;
    const steps = shape.integer ? [1, ...shape.multiples] : shape.multiples;
    if (steps.some((own) => own === step || (0,evaluate/* isMultiple */.FE)(own, step) === true))
        return;
    if (shape.integer && Number.isInteger(1 / step))
        return;
    const near = [1, step + 1, step / 2, step / 4, ...shape.multiples];
    const reason = `the tool takes ${(0,accept_outcome/* nameOf */.mz)(at)} only as a multiple of ${step}`;
    yield comparison.refuse(shape, tool, at, reason, near, (0,schema_where/* below */.Gz)(tool.where, 'multipleOf'));
}
function range(shape) {
    const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: beneath } = shape;
    if (!shape.integer)
        return { lowest: minimum, above, highest: maximum, beneath };
    return {
        lowest: Math.max(Math.ceil(minimum), Math.floor(above) + 1),
        above,
        highest: Math.min(Math.floor(maximum), Math.ceil(beneath) - 1),
        beneath,
    };
}
function characters(count) {
    return `${count} character${count === 1 ? '' : 's'}`;
}
function article(type) {
    if (Array.isArray(type))
        return type.map(article).join(' or ');
    const name = String(type);
    if (name === 'null')
        return 'null';
    return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/cover/keywords.js






function coverKeywords(comparison, shape, tool, at) {
    const gathering = comparison.gathering();
    for (const target of (0,schema_document/* targetsOf */.QR)(tool))
        gathering.add(comparison.coversShape(shape, target, (0,accept_outcome/* deeper */.gH)(at)));
    if (gathering.add(coverTypeAndValues(comparison, shape, tool, at)))
        return gathering.result;
    for (const part of (0,schema_document/* listOf */.c3)(tool, 'allOf'))
        gathering.add(comparison.coversShape(shape, part, (0,accept_outcome/* deeper */.gH)(at)));
    if (hasBranches(tool))
        coverBranches(comparison, shape, tool, at, gathering);
    if (gathering.refused)
        return gathering.result;
    if (shape.kind === 'number')
        gathering.addAll(coverNumber(comparison, shape, tool, at));
    else if (shape.kind === 'string')
        gathering.addAll(coverString(comparison, shape, tool, at));
    else if (shape.kind === 'array')
        coverArray(comparison, shape, tool, at, gathering);
    else
        coverObject(comparison, shape, tool, at, gathering);
    return gathering.result;
}

// EXTERNAL MODULE: ./build/core/handshake/accept/schema/open-schema.js
var open_schema = __webpack_require__(81545);
// EXTERNAL MODULE: ./build/core/handshake/accept/shape/samples.js
var samples = __webpack_require__(18508);
;// CONCATENATED MODULE: ./build/core/handshake/accept/reservations.js





function reservationsAgainst(comparison, contract, tool) {
    const gathering = new accept_outcome/* Gathering */.SP(false);
    for (const form of (0,shape_shapes/* formsOf */.XP)(contract, comparison.budget))
        gathering.add(comparison.coversShape(form, tool.root, accept_outcome/* ARGUMENTS */.Ti));
    const reservations = gathering.result.obstacles.map((obstacle) => reservationOf(comparison, contract, tool, obstacle));
    if (reservations.length > 0)
        return uniqueByReason(reservations);
    const rejected = comparison.samples
        .of([contract.root])
        .find((value) => comparison.isWitness(contract.root, tool.root, value));
    if (rejected === undefined)
        return [];
    return [
        { reason: 'the tool rejects an example of the arguments', contractPath: '', toolPath: '', witness: rejected },
    ];
}
function reservationOf(comparison, contract, tool, { reason, rejected, contract: contractAt, tool: toolAt }) {
    const places = { contractPath: (0,schema_where/* pointerOf */.rq)(contractAt), toolPath: (0,schema_where/* pointerOf */.rq)(toolAt) };
    const witness = (0,samples/* bySize */.R)(rejected).find((value) => comparison.isWitness(contract.root, tool.root, value));
    if (witness !== undefined)
        return { reason, ...places, witness };
    return { reason: rejected.length > 0 ? (0,cover_comparison/* withoutExample */.Bv)(reason) : reason, ...places };
}
function uniqueByReason(reservations) {
    return [...new Map(reservations.map((each) => [each.reason, each])).values()];
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/accepts.js










function accepts(contract, tool) {
    return acceptsOpened((0,open_schema/* openSchema */.I)(contract), (0,open_schema/* openSchema */.I)(tool));
}
function acceptsOpened(contract, tool, pool) {
    if ((0,open_schema/* isFault */.Z)(contract))
        return faulty('contract', contract);
    if ((0,open_schema/* isFault */.Z)(tool))
        return faulty('tool', tool);
    const byType = within(() => judgeTypes(new cover_comparison/* Comparison */.Uf(new budget/* Budget */.__(pool), 'types', coverKeywords), contract, tool), (problem) => acceptance('unknown', problem));
    if (byType.answer !== 'accepts')
        return byType;
    const reservations = within(() => reservationsAgainst(new cover_comparison/* Comparison */.Uf(new budget/* Budget */.__(pool), 'whole', coverKeywords), contract, tool), (problem) => [{ reason: `whether it takes every call cannot be told: ${problem}`, contractPath: '', toolPath: '' }]);
    return { ...byType, reservations };
}
function requiresNothing(contract) {
    if ((0,open_schema/* isFault */.Z)(contract))
        return true;
    return within(() => (0,shape_shapes/* formsOf */.XP)(contract, new budget/* Budget */.__()).some(({ required }) => required.size === 0), () => true);
}
function within(work, otherwise) {
    try {
        return work();
    }
    catch (error) {
        if (error instanceof budget/* TooMuch */.GC)
            return otherwise(error.message);
        if (error instanceof RangeError)
            return otherwise('the schemas nest too deep');
        throw error;
    }
}
function judgeTypes(comparison, contract, tool) {
    const forms = (0,shape_shapes/* formsOf */.XP)(contract, comparison.budget);
    if (forms.length === 0)
        return acceptance('unknown', 'the contract allows no arguments at all');
    const each = forms.map((shape) => ({ shape, outcome: comparison.coversShape(shape, tool.root, accept_outcome/* ARGUMENTS */.Ti) }));
    const gathering = new accept_outcome/* Gathering */.SP(true);
    gathering.addAll(each.map(({ outcome }) => outcome));
    const [against] = gathering.result.obstacles;
    if (against !== undefined && (0,accept_outcome/* answerOf */.ut)(gathering.result) === 'refuses')
        return refused(comparison, contract, tool, against);
    const absent = each.flatMap(({ shape, outcome }) => (0,accept_outcome/* answerOf */.ut)(outcome) === 'accepts'
        ? [...shape.required].filter((name) => !outcome.named.has(name)).map((name) => ({ shape, name }))
        : []);
    const [first] = absent;
    if (first !== undefined) {
        const where = first.shape.properties.get(first.name)?.[0]?.where;
        const names = [...new Set(absent.map(({ name }) => name))].slice(0, 5).map((name) => (0,printable.quote)(name));
        const refusal = acceptance('refuses', `the tool does not name ${names.join(', ')}`, where);
        return withWitness(refusal, firstRejected(comparison, contract, tool));
    }
    if (against !== undefined)
        return acceptance('unknown', against.reason, against.contract, against.tool);
    return acceptance('accepts', 'every required property is present and type-compatible');
}
function refused(comparison, contract, tool, { reason, rejected, contract: contractAt, tool: toolAt }) {
    const witness = (0,samples/* bySize */.R)(rejected).find((value) => comparison.isWitness(contract.root, tool.root, value));
    return witness === undefined
        ? acceptance('unknown', (0,cover_comparison/* withoutExample */.Bv)(reason), contractAt, toolAt)
        : withWitness(acceptance('refuses', reason, contractAt, toolAt), witness);
}
function firstRejected(comparison, contract, tool) {
    return comparison.samples.of([contract.root]).find((value) => comparison.isWitness(contract.root, tool.root, value));
}
function withWitness(refusal, witness) {
    return witness === undefined ? refusal : { ...refusal, witness };
}
function faulty(side, fault) {
    const where = fault.where;
    const reason = `the ${side}'s schema cannot be judged: ${fault.problem}`;
    return side === 'contract' ? acceptance('unknown', reason, where) : acceptance('unknown', reason, undefined, where);
}
function acceptance(answer, reason, contract, tool) {
    return { answer, reason, contractPath: (0,schema_where/* pointerOf */.rq)(contract), toolPath: (0,schema_where/* pointerOf */.rq)(tool), reservations: [] };
}


/***/ }),

/***/ 94380:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ TooMuch),
/* harmony export */   Uy: () => (/* binding */ HOST_TOO_MUCH),
/* harmony export */   __: () => (/* binding */ Budget),
/* harmony export */   bC: () => (/* binding */ Pool)
/* harmony export */ });
/* unused harmony export MAX_DEPTH */
class TooMuch extends Error {
}
const HOST_TOO_MUCH = "the host's schemas take too many steps";
const MAX_DEPTH = 700;
class Pool {
    #left = 200_000;
    grow() {
        if (!this.exhausted)
            this.#left += 60;
    }
    get exhausted() {
        return this.#left <= 0;
    }
    take() {
        return --this.#left >= 0;
    }
}
class Budget {
    #truths = new Map();
    #left = 100_000;
    #pool;
    constructor(pool) {
        this.#pool = pool;
    }
    truthsOf(node, aspect, trustFormats) {
        const how = `${aspect} ${trustFormats}`;
        let nodes = this.#truths.get(how);
        if (nodes === undefined)
            this.#truths.set(how, (nodes = new WeakMap()));
        let truths = nodes.get(node);
        if (truths === undefined)
            nodes.set(node, (truths = new Map()));
        return truths;
    }
    spend(depth) {
        if (--this.#left < 0)
            throw new TooMuch('comparing the schemas takes too many steps');
        if (this.#pool?.take() === false)
            throw new TooMuch(HOST_TOO_MUCH);
        if (depth > MAX_DEPTH)
            throw new TooMuch(`the schemas nest more than ${MAX_DEPTH} levels deep`);
    }
}


/***/ }),

/***/ 39323:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Uf: () => (/* binding */ Comparison),
  WU: () => (/* binding */ show),
  Ih: () => (/* binding */ statesTheSame),
  Bv: () => (/* binding */ withoutExample)
});

// EXTERNAL MODULE: ./build/core/handshake/accept/budget.js
var budget = __webpack_require__(94380);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate/evaluate.js
var evaluate = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/core/handshake/accept/outcome.js
var accept_outcome = __webpack_require__(33493);
;// CONCATENATED MODULE: ./build/core/handshake/accept/cover/pairs.js
class Pairs {
    #known = new WeakMap();
    of(first, node, work) {
        let answers = this.#known.get(first);
        if (answers === undefined)
            this.#known.set(first, (answers = new Map()));
        const known = answers.get(node);
        if (known !== undefined)
            return known;
        const answer = work();
        answers.set(node, answer);
        return answer;
    }
}

// EXTERNAL MODULE: ./build/core/handshake/accept/shape/samples.js
var samples = __webpack_require__(18508);
// EXTERNAL MODULE: ./build/core/handshake/accept/schema/schema-document.js
var schema_document = __webpack_require__(41994);
// EXTERNAL MODULE: ./build/core/handshake/accept/shape/shapes.js + 1 modules
var shapes = __webpack_require__(29639);
;// CONCATENATED MODULE: ./build/core/handshake/accept/cover/comparison.js







const KEPT = 6;
class Comparison {
    budget;
    aspect;
    samples;
    #coverKeywords;
    #taken;
    #covered = new Pairs();
    #known = new Map();
    #order = [];
    constructor(budget, aspect, coverKeywords) {
        this.#coverKeywords = coverKeywords;
        this.budget = budget;
        this.aspect = aspect;
        this.samples = new samples/* Samples */.C(budget, aspect === 'whole');
        this.#taken = new samples/* Samples */.C(budget, false);
    }
    gathering() {
        return new accept_outcome/* Gathering */.SP(this.aspect === 'types');
    }
    covers(conjunction, tool, at) {
        this.budget.spend(at.depth);
        if (tool.schema === true)
            return accept_outcome/* ACCEPTS */.uz;
        const key = `${conjunction.map(({ id }) => id).join(' ')}>${tool.id}`;
        const known = tool.schema === false ? undefined : this.#known.get(key);
        if (known !== undefined)
            return known;
        this.#known.set(key, accept_outcome/* ACCEPTS */.uz);
        const learned = this.#order.push(key);
        const gathering = this.gathering();
        for (const shape of (0,shapes/* shapesOf */.et)(conjunction, this.budget))
            if (gathering.add(this.coversShape(shape, tool, at)))
                break;
        const outcome = gathering.result;
        if (outcome.obstacles.length > 0)
            for (const later of this.#order.splice(learned))
                if (this.#known.get(later)?.obstacles.length === 0)
                    this.#known.delete(later);
        this.#known.set(key, outcome);
        return outcome;
    }
    coversShape(shape, tool, at) {
        this.budget.spend(at.depth);
        if (tool.schema === true)
            return accept_outcome/* ACCEPTS */.uz;
        if (tool.schema === false)
            return this.refuse(shape, tool, at, `the tool takes no ${at.name === '' ? 'arguments' : (0,accept_outcome/* nameOf */.mz)(at)}`);
        if (shape.kind === 'values')
            return this.#coversValues(shape, tool, at);
        return this.#covered.of(shape, tool, () => this.#coverKeywords(this, shape, tool, at));
    }
    #coversValues(shape, tool, at) {
        const answers = shape.values.map((value) => this.accepts(tool, value));
        if (answers.includes(false)) {
            const rejected = shape.values.filter((_, i) => answers[i] === false);
            const [first] = (0,samples/* bySize */.R)(rejected);
            return this.refuse(shape, tool, at, `the tool does not take ${show(first)} as ${(0,accept_outcome/* nameOf */.mz)(at)}`, rejected);
        }
        if (!answers.includes(undefined))
            return accept_outcome/* ACCEPTS */.uz;
        return (0,accept_outcome/* found */.F9)(at, tool.where, `whether the tool takes every allowed value of ${(0,accept_outcome/* nameOf */.mz)(at)} cannot be told`);
    }
    accepts(tool, value) {
        return (0,evaluate/* evaluate */._3)(tool, value, { budget: this.budget, aspect: this.aspect });
    }
    taken(part) {
        try {
            return this.#taken.of([part]);
        }
        catch (error) {
            if (error instanceof budget/* TooMuch */.GC)
                return [];
            throw error;
        }
    }
    isWitness(contract, tool, value) {
        const whole = { budget: this.budget, aspect: 'whole' };
        return (0,evaluate/* evaluate */._3)(tool, value, whole) === false && this.samples.allows([contract], value) === true;
    }
    refuse(shape, tool, at, reason, candidates = [], where = tool.where) {
        const tried = (0,samples/* bySize */.R)([...candidates, ...this.samples.ofShape(shape)]);
        const rejected = tried.filter((value) => this.accepts(tool, value) === false && this.samples.allows(shape.all, value) === true);
        if (rejected.length === 0)
            return (0,accept_outcome/* found */.F9)(at, where, (0,schema_document/* isReadTwoWays */.DX)(tool) ? READ_TWO_WAYS : withoutExample(reason));
        return (0,accept_outcome/* found */.F9)(at, where, reason, rejected.slice(0, KEPT));
    }
}
const READ_TWO_WAYS = 'keywords stand beside a $ref, which validators of draft-07 read in two ways';
const NO_EXAMPLE = ', but no example of it was found';
function withoutExample(reason) {
    return reason.endsWith(NO_EXAMPLE) || reason.endsWith('cannot be told') ? reason : reason + NO_EXAMPLE;
}
function statesTheSame(shape, tool, keywords) {
    return shape.all.some((node) => !(0,schema_document/* isReadTwoWays */.DX)(node) && keywords.every((keyword) => sameText((0,schema_document/* keywordOf */.XL)(node, keyword), (0,schema_document/* keywordOf */.XL)(tool, keyword))));
}
function sameText(a, b) {
    const text = JSON.stringify(a);
    return text === JSON.stringify(b) && !/"\$\w*[rR]ef":/.test(text ?? '');
}
function show(value) {
    const text = JSON.stringify(value) ?? 'nothing';
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}


/***/ }),

/***/ 40292:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ evaluateArray),
/* harmony export */   u: () => (/* binding */ itemSchemas)
/* harmony export */ });
/* harmony import */ var _schema_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44851);
/* harmony import */ var _schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41994);
/* harmony import */ var _truth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81948);



function itemSchemas(node) {
    const items = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__/* .keywordOf */ .XL)(node, 'items');
    if (Array.isArray(items))
        return { prefix: (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(node, 'items'), rest: (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__/* .childOf */ .GG)(node, 'additionalItems') };
    return { prefix: (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(node, 'prefixItems'), rest: (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__/* .childOf */ .GG)(node, 'items') };
}
function evaluateArray(node, value, how, depth, evaluate) {
    const whole = how.aspect === 'whole';
    if (whole) {
        const [min, max] = [(0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__/* .keywordOf */ .XL)(node, 'minItems'), (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__/* .keywordOf */ .XL)(node, 'maxItems')];
        if (typeof min === 'number' && value.length < min)
            return false;
        if (typeof max === 'number' && value.length > max)
            return false;
        if ((0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__/* .keywordOf */ .XL)(node, 'uniqueItems') === true && hasTwins(value))
            return false;
    }
    const { prefix, rest } = itemSchemas(node);
    let truth = true;
    for (const [i, item] of value.entries()) {
        const schema = prefix[i] ?? rest;
        truth = (0,_truth_js__WEBPACK_IMPORTED_MODULE_1__/* .both */ .W)(truth, schema === undefined ? true : evaluate(schema, item, how, depth));
        if (truth === false)
            return false;
    }
    if (!whole)
        return truth;
    return (0,_truth_js__WEBPACK_IMPORTED_MODULE_1__/* .both */ .W)(truth, contains(node, value, how, depth, evaluate), unevaluatedItems(node, value, prefix.length, rest));
}
function contains(node, value, how, depth, evaluate) {
    const schema = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__/* .childOf */ .GG)(node, 'contains');
    if (schema === undefined)
        return true;
    const [min, max] = [(0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__/* .keywordOf */ .XL)(node, 'minContains'), (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__/* .keywordOf */ .XL)(node, 'maxContains')];
    const answers = value.map((item) => evaluate(schema, item, how, depth));
    const sure = answers.filter((answer) => answer === true).length;
    const possible = sure + answers.filter((answer) => answer === undefined).length;
    const least = typeof min === 'number' ? min : 1;
    const most = typeof max === 'number' ? max : Infinity;
    if (possible < least || sure > most)
        return false;
    return sure >= least && possible <= most ? true : undefined;
}
function unevaluatedItems(node, value, known, rest) {
    const schema = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_0__/* .childOf */ .GG)(node, 'unevaluatedItems');
    return schema === undefined || schema.schema === true || rest !== undefined || value.length <= known
        ? true
        : undefined;
}
function hasTwins(value) {
    return value.some((item, i) => value.some((other, j) => j > i && (0,_schema_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonEqual */ .Zm)(item, other)));
}


/***/ }),

/***/ 98566:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ isMultiple),
/* harmony export */   _3: () => (/* binding */ evaluate),
/* harmony export */   pl: () => (/* binding */ typesOf)
/* harmony export */ });
/* harmony import */ var _array_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40292);
/* harmony import */ var _object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61854);
/* harmony import */ var _formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83149);
/* harmony import */ var _schema_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46774);
/* harmony import */ var _schema_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44851);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16496);
/* harmony import */ var _truth_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81948);
/* harmony import */ var _schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41994);







function evaluate(node, value, how, depth = 0) {
    const { schema } = node;
    if (typeof schema === 'boolean')
        return schema;
    const known = how.budget.truthsOf(node, how.aspect, how.trustFormats === true);
    if (known.has(value))
        return known.get(value);
    how.budget.spend(depth);
    const truth = validate(node, value, how, depth);
    known.set(value, truth);
    return truth;
}
function validate(node, value, how, depth) {
    let truth = true;
    for (const target of (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .targetsOf */ .QR)(node)) {
        truth = (0,_truth_js__WEBPACK_IMPORTED_MODULE_5__/* .both */ .W)(truth, evaluate(target, value, how, depth + 1));
        if (truth === false)
            return false;
    }
    for (const part of parts(node, value, how, depth + 1)) {
        if (part === false)
            return (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .isReadTwoWays */ .DX)(node) ? undefined : false;
        if (part === undefined)
            truth = undefined;
    }
    return truth;
}
function* parts(node, value, how, depth) {
    yield typeAndValues(node, value);
    for (const branch of (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(node, 'allOf'))
        yield evaluate(branch, value, how, depth);
    yield anyOf((0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(node, 'anyOf'), value, how, depth);
    if (how.aspect === 'types')
        yield anyOf((0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(node, 'oneOf'), value, how, depth);
    else {
        yield oneOf((0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(node, 'oneOf'), value, how, depth);
        yield not((0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, 'not'), value, how, depth);
        yield conditional(node, value, how, depth);
        if (typeof value === 'number')
            yield number(node, value);
        if (typeof value === 'string')
            yield text(node, value, how);
    }
    if (Array.isArray(value))
        yield (0,_array_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateArray */ .h)(node, value, how, depth, evaluate);
    else if ((0,_schema_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(value))
        yield (0,_object_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateObject */ .fT)(node, value, how, depth, evaluate);
}
function typeAndValues(node, value) {
    const type = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'type');
    if (type !== undefined && !typesOf(type).some((name) => hasType(value, name))) {
        if (value !== null || (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'nullable') !== true)
            return false;
    }
    const values = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'enum');
    if (Array.isArray(values) && !values.some((item) => (0,_schema_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonEqual */ .Zm)(item, value)))
        return false;
    const { schema } = node;
    return !((0,_schema_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(schema) && Object.hasOwn(schema, 'const')) || (0,_schema_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonEqual */ .Zm)(schema['const'], value);
}
function typesOf(type) {
    return Array.isArray(type) ? type : [type];
}
function hasType(value, type) {
    return type === 'integer' ? Number.isInteger(value) : (0,_schema_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonTypeOf */ .WF)(value) === type;
}
function anyOf(branches, value, how, depth) {
    if (branches.length === 0)
        return true;
    let truth = false;
    for (const branch of branches) {
        const answer = evaluate(branch, value, how, depth);
        if (answer === true)
            return true;
        if (answer === undefined)
            truth = undefined;
    }
    return truth;
}
function oneOf(branches, value, how, depth) {
    if (branches.length === 0)
        return true;
    const answers = branches.map((branch) => evaluate(branch, value, how, depth));
    const sure = answers.filter((answer) => answer === true).length;
    const open = answers.filter((answer) => answer === undefined).length;
    if (sure > 1)
        return false;
    if (open === 0 && sure === 1)
        return true;
    return open > 0 ? undefined : false;
}
function not(branch, value, how, depth) {
    if (branch === undefined)
        return true;
    const answer = evaluate(branch, value, how, depth);
    return answer === undefined ? undefined : !answer;
}
function conditional(node, value, how, depth) {
    const condition = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, 'if');
    if (condition === undefined || ((0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, 'then') ?? (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, 'else')) === undefined)
        return true;
    const answer = evaluate(condition, value, how, depth);
    const branch = (keyword) => {
        const chosen = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, keyword);
        return chosen === undefined ? true : evaluate(chosen, value, how, depth);
    };
    if (answer === true)
        return branch('then');
    if (answer === false)
        return branch('else');
    const [yes, no] = [branch('then'), branch('else')];
    return yes === no ? yes : undefined;
}
function number(node, value) {
    const bound = (keyword, holds) => {
        const limit = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, keyword);
        return typeof limit !== 'number' || holds(limit);
    };
    const inside = bound('minimum', (limit) => value >= limit) &&
        bound('maximum', (limit) => value <= limit) &&
        bound('exclusiveMinimum', (limit) => value > limit) &&
        bound('exclusiveMaximum', (limit) => value < limit);
    if (!inside)
        return false;
    const divisor = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'multipleOf');
    return typeof divisor !== 'number' || isMultiple(value, divisor);
}
function isMultiple(value, divisor) {
    const quotient = value / divisor;
    if (Number.isInteger(quotient))
        return true;
    return Math.abs(quotient - Math.round(quotient)) > 1e-6 ? false : undefined;
}
function text(node, value, { trustFormats = false }) {
    const [min, max] = [(0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'minLength'), (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'maxLength')];
    const length = (0,_schema_json_js__WEBPACK_IMPORTED_MODULE_7__/* .codePoints */ .BH)(value);
    if (typeof min === 'number' && length < min)
        return false;
    if (typeof max === 'number' && length > max)
        return false;
    const [pattern, format] = [(0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'pattern'), (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'format')];
    return (0,_truth_js__WEBPACK_IMPORTED_MODULE_5__/* .both */ .W)(typeof pattern === 'string' ? (0,_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .compilePattern */ .E)(pattern)?.matches(value) : true, typeof format === 'string' && !trustFormats ? (0,_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFormat */ .o)(format, value) : true);
}


/***/ }),

/***/ 83149:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ FORMAT_EXAMPLES),
/* harmony export */   o: () => (/* binding */ hasFormat)
/* harmony export */ });
const FORMAT_EXAMPLES = {
    'date-time': '2020-01-01T00:00:00Z',
    date: '2020-01-01',
    time: '00:00:00Z',
    duration: 'P1D',
    email: 'a@b.co',
    'idn-email': 'a@b.co',
    hostname: 'a.co',
    'idn-hostname': 'a.co',
    ipv4: '127.0.0.1',
    ipv6: '::1',
    uri: 'a:b',
    'uri-reference': 'a:b',
    iri: 'a:b',
    'iri-reference': 'a:b',
    'uri-template': 'a:b',
    url: 'http://a.co',
    uuid: '00000000-0000-4000-8000-000000000000',
    'json-pointer': '',
    'relative-json-pointer': '0',
    regex: 'a',
};
function hasFormat(format, text) {
    return Object.hasOwn(FORMAT_EXAMPLES, format) && FORMAT_EXAMPLES[format] === text ? true : undefined;
}


/***/ }),

/***/ 61854:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M3: () => (/* binding */ propertySchemas),
/* harmony export */   fT: () => (/* binding */ evaluateObject),
/* harmony export */   hk: () => (/* binding */ dependenciesOf)
/* harmony export */ });
/* harmony import */ var _schema_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16496);
/* harmony import */ var _schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41994);
/* harmony import */ var _truth_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81948);




function propertySchemas(node, name) {
    const schemas = [];
    const perhaps = [];
    const byName = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'properties', name);
    if (byName !== undefined)
        schemas.push(byName);
    for (const pattern of (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .namesIn */ .wX)(node, 'patternProperties')) {
        const schema = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'patternProperties', pattern);
        const matches = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePattern */ .E)(pattern)?.matches(name);
        if (schema === undefined || matches === false)
            continue;
        (matches === true ? schemas : perhaps).push(schema);
    }
    if (schemas.length > 0)
        return { schemas, perhaps, named: true };
    const additional = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'additionalProperties');
    if (additional === undefined)
        return { schemas, perhaps, named: false };
    if (perhaps.length > 0)
        return { schemas, perhaps: [...perhaps, additional], named: additional.schema !== false };
    return { schemas: [additional], perhaps, named: additional.schema !== false };
}
function evaluateObject(node, value, how, depth, evaluate) {
    const names = Object.keys(value);
    const whole = how.aspect === 'whole';
    if (whole) {
        const required = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'required');
        if (Array.isArray(required) && required.some((name) => !Object.hasOwn(value, String(name))))
            return false;
        const [min, max] = [(0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'minProperties'), (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'maxProperties')];
        if (typeof min === 'number' && names.length < min)
            return false;
        if (typeof max === 'number' && names.length > max)
            return false;
    }
    let truth = true;
    for (const name of names) {
        const { schemas, perhaps } = propertySchemas(node, name);
        for (const schema of schemas)
            truth = (0,_truth_js__WEBPACK_IMPORTED_MODULE_2__/* .both */ .W)(truth, evaluate(schema, value[name], how, depth));
        for (const schema of perhaps) {
            if (evaluate(schema, value[name], how, depth) !== true)
                truth = (0,_truth_js__WEBPACK_IMPORTED_MODULE_2__/* .both */ .W)(truth, undefined);
        }
        if (truth === false)
            return false;
    }
    if (!whole)
        return truth;
    return (0,_truth_js__WEBPACK_IMPORTED_MODULE_2__/* .both */ .W)(truth, propertyNames(node, names, how, depth, evaluate), dependencies(node, value, how, depth, evaluate), unevaluated(node, value, how, depth, evaluate));
}
function propertyNames(node, names, how, depth, evaluate) {
    const schema = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'propertyNames');
    return schema === undefined ? true : (0,_truth_js__WEBPACK_IMPORTED_MODULE_2__/* .both */ .W)(...names.map((name) => evaluate(schema, name, how, depth)));
}
function dependenciesOf(node) {
    return ['dependentRequired', 'dependentSchemas', 'dependencies'].flatMap((keyword) => (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .namesIn */ .wX)(node, keyword).map((trigger) => {
        const map = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, keyword);
        const value = (0,_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(map) ? (0,_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(map, trigger) : undefined;
        return Array.isArray(value)
            ? { trigger, required: value.map(String), schema: undefined }
            : { trigger, required: [], schema: (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, keyword, trigger) };
    }));
}
function dependencies(node, value, how, depth, evaluate) {
    let truth = true;
    for (const { trigger, required, schema } of dependenciesOf(node)) {
        if (!Object.hasOwn(value, trigger))
            continue;
        if (required.some((name) => !Object.hasOwn(value, name)))
            return false;
        if (schema !== undefined)
            truth = (0,_truth_js__WEBPACK_IMPORTED_MODULE_2__/* .both */ .W)(truth, evaluate(schema, value, how, depth));
    }
    return truth;
}
function unevaluated(node, value, how, depth, evaluate) {
    const schema = (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'unevaluatedProperties');
    if (schema === undefined || schema.schema === true)
        return true;
    const seen = evaluated(node, value, how, depth, evaluate, true);
    if (seen === undefined)
        return undefined;
    const rest = Object.keys(value).filter((name) => !seen.has(name));
    return (0,_truth_js__WEBPACK_IMPORTED_MODULE_2__/* .both */ .W)(...rest.map((name) => evaluate(schema, value[name], how, depth)));
}
function evaluated(node, value, how, depth, evaluate, outermost = false) {
    how.budget.spend(depth);
    const names = new Set();
    if (!outermost && (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'unevaluatedProperties') !== undefined)
        return new Set(Object.keys(value));
    for (const name of Object.keys(value)) {
        const { schemas, perhaps } = propertySchemas(node, name);
        if (schemas.length > 0)
            names.add(name);
        else if (perhaps.length > 0)
            return undefined;
    }
    const inside = [...(0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(node), ...(0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(node, 'allOf')];
    const branches = [...(0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(node, 'anyOf'), ...(0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(node, 'oneOf')];
    for (const { trigger, schema } of dependenciesOf(node))
        if (schema !== undefined && Object.hasOwn(value, trigger))
            branches.push(schema);
    const [condition, yes, no] = [(0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'if'), (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'then'), (0,_schema_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'else')];
    for (const branch of branches) {
        const matches = evaluate(branch, value, how, depth + 1);
        if (matches === undefined)
            return undefined;
        if (matches)
            inside.push(branch);
    }
    if (condition !== undefined) {
        const matches = evaluate(condition, value, how, depth + 1);
        if (matches === undefined)
            return undefined;
        inside.push(...(matches ? [condition, ...(yes === undefined ? [] : [yes])] : no === undefined ? [] : [no]));
    }
    for (const part of inside) {
        const found = evaluated(part, value, how, depth + 1, evaluate);
        if (found === undefined)
            return undefined;
        for (const name of found)
            names.add(name);
    }
    return names;
}


/***/ }),

/***/ 16496:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ compilePattern)
});

;// CONCATENATED MODULE: ./build/core/handshake/accept/evaluate/pattern-parse.js
const MAX_CODE = 0x10ffff;
const DIGIT = [[48, 57]];
const WORD = [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
];
const SPACE = [
    [9, 13],
    [32, 32],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
];
const LINE_END = [
    [10, 10],
    [13, 13],
    [0x2028, 0x2029],
];
const CONTROLS = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };
const MAX_DEPTH = 100;
const MAX_REPEAT = 1000;
class NotUnderstood extends Error {
}
function parsePattern(source) {
    if (source.length > 2000)
        return undefined;
    try {
        return new PatternParser(source).whole();
    }
    catch (error) {
        if (error instanceof NotUnderstood)
            return undefined;
        throw error;
    }
}
function complement(set) {
    const sorted = [...set].sort((a, b) => a[0] - b[0]);
    const result = [];
    let from = 0;
    for (const [low, high] of sorted) {
        if (low > from)
            result.push([from, low - 1]);
        from = Math.max(from, high + 1);
    }
    if (from <= MAX_CODE)
        result.push([from, MAX_CODE]);
    return result;
}
class PatternParser {
    #units;
    #at = 0;
    #depth = 0;
    constructor(source) {
        this.#units = [...source];
    }
    whole() {
        const pattern = this.#choice();
        if (this.#at < this.#units.length)
            throw new NotUnderstood();
        return pattern;
    }
    #choice() {
        if (++this.#depth > MAX_DEPTH)
            throw new NotUnderstood();
        const parts = [this.#sequence()];
        while (this.#take('|'))
            parts.push(this.#sequence());
        this.#depth--;
        return parts.length === 1 ? parts[0] : { kind: 'choice', parts };
    }
    #sequence() {
        const parts = [];
        for (;;) {
            const unit = this.#peek();
            if (unit === undefined || unit === '|' || unit === ')')
                break;
            parts.push(this.#quantified());
        }
        return parts.length === 1 ? parts[0] : { kind: 'sequence', parts };
    }
    #quantified() {
        const part = this.#atom();
        const range = this.#quantifier();
        if (range === undefined)
            return part;
        if (part.kind === 'start' || part.kind === 'end')
            throw new NotUnderstood();
        this.#take('?');
        const again = this.#peek();
        if (again === '*' || again === '+' || again === '?' || again === '{')
            throw new NotUnderstood();
        return { kind: 'repeat', part, min: range[0], max: range[1] };
    }
    #quantifier() {
        if (this.#take('*'))
            return [0, Infinity];
        if (this.#take('+'))
            return [1, Infinity];
        if (this.#take('?'))
            return [0, 1];
        if (!this.#take('{'))
            return undefined;
        const min = this.#number();
        let max = min;
        if (this.#take(','))
            max = this.#peek() === '}' ? Infinity : this.#number();
        this.#expect('}');
        if (max < min || min > MAX_REPEAT || (max !== Infinity && max > MAX_REPEAT))
            throw new NotUnderstood();
        return [min, max];
    }
    #number() {
        let digits = '';
        for (let unit = this.#peek(); unit !== undefined && /^[0-9]$/.test(unit); unit = this.#peek())
            digits += this.#next();
        if (digits === '' || digits.length > 6)
            throw new NotUnderstood();
        return Number(digits);
    }
    #atom() {
        const unit = this.#next();
        switch (unit) {
            case '^':
                return { kind: 'start' };
            case '$':
                return { kind: 'end' };
            case '.':
                return { kind: 'set', set: complement(LINE_END) };
            case '(':
                return this.#group();
            case '[':
                return { kind: 'set', set: this.#class() };
            case '\\':
                return { kind: 'set', set: this.#escape() };
            case '*':
            case '+':
            case '?':
            case '{':
            case '}':
            case ']':
                throw new NotUnderstood();
        }
        return { kind: 'set', set: single(unit) };
    }
    #group() {
        if (this.#take('?')) {
            if (this.#take('<')) {
                let name = '';
                while (this.#peek() !== '>')
                    name += this.#next();
                this.#next();
                if (!/^[A-Za-z_$][\w$]*$/.test(name))
                    throw new NotUnderstood();
            }
            else
                this.#expect(':');
        }
        const inner = this.#choice();
        this.#expect(')');
        return inner;
    }
    #class() {
        const negated = this.#take('^');
        const set = [];
        while (!this.#take(']')) {
            const low = this.#classUnit();
            if (this.#peek() !== '-' || this.#units[this.#at + 1] === ']') {
                set.push(...low);
                continue;
            }
            this.#next();
            const high = this.#classUnit();
            const [from, to] = [low[0]?.[0], high[0]?.[1]];
            if (low.length !== 1 || high.length !== 1 || from === undefined || to === undefined)
                throw new NotUnderstood();
            if (low[0]?.[1] !== from || high[0]?.[0] !== to || to < from)
                throw new NotUnderstood();
            set.push([from, to]);
        }
        return negated ? complement(set) : set;
    }
    #classUnit() {
        const unit = this.#next();
        return unit === '\\' ? this.#escape(true) : single(unit);
    }
    #escape(inClass = false) {
        const unit = this.#next();
        const control = Object.hasOwn(CONTROLS, unit) ? CONTROLS[unit] : undefined;
        if (control !== undefined) {
            if (unit === '0' && /^[0-9]$/.test(this.#peek() ?? ''))
                throw new NotUnderstood();
            return [[control, control]];
        }
        switch (unit) {
            case 'd':
                return DIGIT;
            case 'D':
                return complement(DIGIT);
            case 'w':
                return WORD;
            case 'W':
                return complement(WORD);
            case 's':
                return SPACE;
            case 'S':
                return complement(SPACE);
            case 'x':
                return this.#hex(2);
            case 'u':
                return this.#take('{') ? this.#bracedHex() : this.#hex(4);
        }
        if (/^[\^$\\.*+?()[\]{}|/]$/.test(unit) || (inClass && unit === '-'))
            return single(unit);
        throw new NotUnderstood();
    }
    #hex(length) {
        let digits = '';
        for (let i = 0; i < length; i++)
            digits += this.#next();
        return codeOf(digits);
    }
    #bracedHex() {
        let digits = '';
        while (!this.#take('}'))
            digits += this.#next();
        return codeOf(digits);
    }
    #peek() {
        return this.#units[this.#at];
    }
    #next() {
        const unit = this.#units[this.#at++];
        if (unit === undefined)
            throw new NotUnderstood();
        return unit;
    }
    #take(unit) {
        if (this.#units[this.#at] !== unit)
            return false;
        this.#at++;
        return true;
    }
    #expect(unit) {
        if (!this.#take(unit))
            throw new NotUnderstood();
    }
}
function single(unit) {
    const code = unit.codePointAt(0);
    return [[code, code]];
}
function codeOf(digits) {
    const code = /^[0-9a-f]{1,6}$/i.test(digits) ? parseInt(digits, 16) : Infinity;
    if (code > MAX_CODE || (code >= 0xd800 && code <= 0xdfff))
        throw new NotUnderstood();
    return [[code, code]];
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/evaluate/pattern.js

const MAX_STEPS = 5000;
const MAX_WORK = 4_000_000;
const compiled = new Map();
function compilePattern(source) {
    if (compiled.has(source))
        return compiled.get(source);
    if (compiled.size > 1000)
        compiled.clear();
    const parsed = parsePattern(source);
    const program = parsed === undefined ? undefined : new Program(parsed);
    const result = program?.tooLarge === false ? program : undefined;
    compiled.set(source, result);
    return result;
}
class Program {
    #steps = [];
    #start;
    constructor(pattern) {
        this.#start = this.#compile(pattern, this.#add({ op: 'match' }));
    }
    get tooLarge() {
        return this.#steps.length > MAX_STEPS;
    }
    matches(text) {
        const units = [...text];
        if (units.length * this.#steps.length > MAX_WORK)
            return undefined;
        let current = new Set();
        for (let i = 0; i <= units.length; i++) {
            if (this.#close(this.#start, i === 0, i === units.length, current))
                return true;
            const code = units[i]?.codePointAt(0);
            if (code === undefined)
                return false;
            const next = new Set();
            for (const at of current) {
                const step = this.#steps[at];
                if (step?.op === 'char' && includes(step.set, code)) {
                    if (this.#close(step.to, false, i + 1 === units.length, next))
                        return true;
                }
            }
            current = next;
        }
        return false;
    }
    shortest() {
        let frontier = new Map();
        const seen = new Set();
        let reached = new Set();
        if (this.#close(this.#start, true, true, new Set()))
            return '';
        this.#close(this.#start, true, false, reached);
        for (const at of reached)
            frontier.set(at, '');
        while (frontier.size > 0) {
            const next = new Map();
            for (const [at, text] of frontier) {
                const step = this.#steps[at];
                if (step?.op !== 'char' || seen.has(at))
                    continue;
                seen.add(at);
                const unit = example(step.set);
                if (unit === undefined)
                    continue;
                if (this.#close(step.to, false, true, new Set()))
                    return text + unit;
                reached = new Set();
                this.#close(step.to, false, false, reached);
                for (const to of reached)
                    if (!next.has(to))
                        next.set(to, text + unit);
            }
            frontier = next;
        }
        return undefined;
    }
    #close(from, atStart, atEnd, into) {
        const open = [from];
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
            if (into.has(at))
                continue;
            into.add(at);
            const step = this.#steps[at];
            if (step.op === 'match')
                return true;
            if (step.op === 'split')
                open.push(...step.to);
            else if ((step.op === 'start' && atStart) || (step.op === 'end' && atEnd))
                open.push(step.to);
        }
        return false;
    }
    #add(step) {
        if (this.#steps.length <= MAX_STEPS)
            this.#steps.push(step);
        return this.#steps.length - 1;
    }
    #compile(pattern, to) {
        if (this.tooLarge)
            return to;
        switch (pattern.kind) {
            case 'empty':
                return to;
            case 'set':
                return this.#add({ op: 'char', set: pattern.set, to });
            case 'start':
            case 'end':
                return this.#add({ op: pattern.kind, to });
            case 'sequence':
                return pattern.parts.reduceRight((next, part) => this.#compile(part, next), to);
            case 'choice':
                return this.#add({ op: 'split', to: pattern.parts.map((part) => this.#compile(part, to)) });
            case 'repeat':
                return this.#repeat(pattern.part, pattern.min, pattern.max, to);
        }
    }
    #repeat(part, min, max, to) {
        let next = to;
        if (max === Infinity) {
            const targets = [];
            next = this.#add({ op: 'split', to: targets });
            targets.push(this.#compile(part, next), to);
        }
        else {
            for (let i = min; i < max && !this.tooLarge; i++)
                next = this.#add({ op: 'split', to: [this.#compile(part, next), to] });
        }
        for (let i = 0; i < min && !this.tooLarge; i++)
            next = this.#compile(part, next);
        return next;
    }
}
function includes(set, code) {
    return set.some(([low, high]) => code >= low && code <= high);
}
function example(set) {
    for (const unit of 'a0A_-/')
        if (includes(set, unit.codePointAt(0)))
            return unit;
    for (let code = 33; code < 127; code++)
        if (includes(set, code))
            return String.fromCodePoint(code);
    const first = set.find(([low, high]) => low > 0xdfff || high < 0xd800)?.[0];
    return first === undefined ? undefined : String.fromCodePoint(first);
}


/***/ }),

/***/ 81948:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ both)
/* harmony export */ });
function both(...truths) {
    if (truths.includes(false))
        return false;
    return truths.includes(undefined) ? undefined : true;
}


/***/ }),

/***/ 64310:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ tellsTrade),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   WH: () => (/* binding */ mayBeListed),
/* harmony export */   b4: () => (/* binding */ meansSame),
/* harmony export */   o8: () => (/* binding */ destroys),
/* harmony export */   p6: () => (/* binding */ isTitle)
/* harmony export */ });
const SYNONYMS = {
    command: ['cmd', 'commandline', 'shellcommand', 'script'],
    task: ['prompt', 'instruction', 'instructions', 'request', 'goal', 'objective'],
    summary: [
        'content',
        'contents',
        'text',
        'memory',
        'note',
        'notes',
        'observation',
        'observations',
        'fact',
        'facts',
        'body',
    ],
    query: ['q', 'search', 'searchquery', 'searchterm', 'pattern', 'term', 'terms', 'keyword', 'keywords', 'question'],
};
const TITLES = ['name', 'title', 'label', 'heading'];
const TITLES_OF = {
    task: ['description'],
    command: ['description', 'explanation'],
};
const KINDS = ['type', 'kind', 'category', 'entitytype'];
const KIND_OF = { summary: 'note' };
const TRADES = {
    exec: ['execute', 'exec', 'run', 'shell', 'bash', 'command', 'terminal', 'cmd'],
    dispatch: ['dispatch', 'agent', 'subagent', 'task', 'delegate', 'spawn'],
    search: ['search', 'find', 'query', 'recall', 'lookup', 'grep'],
    'memory.write': ['memory', 'memories', 'remember', 'note', 'entities', 'entity', 'observations', 'knowledge', 'memo'],
};
const OTHER_TRADES = ['file', 'files', 'directory', 'folder', 'image', 'issue', 'mail', 'email', 'browser', 'page'];
const DESTROYS = [
    'delete',
    'remove',
    'drop',
    'clear',
    'forget',
    'reset',
    'purge',
    'destroy',
    'kill',
    'cancel',
    'erase',
];
function meansSame(wanted, offered) {
    return letters(wanted) === letters(offered) || listed(SYNONYMS, wanted).includes(letters(offered));
}
function mayBeListed(wanted) {
    return wanted === 'summary';
}
function isTitle(name, wanted) {
    return TITLES.includes(letters(name)) || listed(TITLES_OF, wanted).includes(letters(name));
}
function kindOf(name, wanted) {
    if (!KINDS.includes(letters(name)))
        return undefined;
    return Object.hasOwn(KIND_OF, wanted) ? KIND_OF[wanted] : undefined;
}
function tellsTrade(tool, scopes) {
    const words = wordsOf(tool);
    if (destroys(tool))
        return -1;
    const told = Object.keys(TRADES).filter((scope) => words.some((word) => listed(TRADES, scope).includes(word)));
    const trades = told.length > 1 ? told.filter((scope) => scope !== 'memory.write') : told;
    const own = trades.filter((scope) => scopes.includes(scope));
    if (own.length > 0)
        return own.some((scope) => words.includes(listed(TRADES, scope)[0] ?? '')) ? 2 : 1;
    return trades.length > 0 || words.some((word) => OTHER_TRADES.includes(word)) ? -1 : 0;
}
function destroys(tool) {
    return wordsOf(tool).some((word) => DESTROYS.includes(word));
}
function listed(table, key) {
    return Object.hasOwn(table, key) ? (table[key] ?? []) : [];
}
function letters(name) {
    return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
function wordsOf(name) {
    return name
        .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z0-9]+/);
}


/***/ }),

/***/ 33493:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   F9: () => (/* binding */ found),
/* harmony export */   SP: () => (/* binding */ Gathering),
/* harmony export */   Ti: () => (/* binding */ ARGUMENTS),
/* harmony export */   Vb: () => (/* binding */ atItem),
/* harmony export */   b7: () => (/* binding */ naming),
/* harmony export */   gH: () => (/* binding */ deeper),
/* harmony export */   mz: () => (/* binding */ nameOf),
/* harmony export */   ut: () => (/* binding */ answerOf),
/* harmony export */   uz: () => (/* binding */ ACCEPTS),
/* harmony export */   vn: () => (/* binding */ atProperty),
/* harmony export */   xw: () => (/* binding */ mapObstacles)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);

const ARGUMENTS = { name: '', contract: undefined, depth: 0, root: true };
const NONE = new Set();
const ACCEPTS = { obstacles: [], named: NONE };
function answerOf({ obstacles }) {
    if (obstacles.some(({ rejected }) => rejected.length > 0))
        return 'refuses';
    return obstacles.length > 0 ? 'unknown' : 'accepts';
}
function naming(names) {
    return { obstacles: [], named: new Set(names) };
}
function found(at, tool, reason, rejected = []) {
    return { obstacles: [{ reason, contract: at.contract, tool, rejected }], named: NONE };
}
function mapObstacles(outcome, change) {
    return outcome.obstacles.length === 0 ? outcome : { ...outcome, obstacles: outcome.obstacles.map(change) };
}
const MAX_OBSTACLES = 64;
class Gathering {
    #obstacles = new Map();
    #named;
    #first;
    #refused = false;
    constructor(first) {
        this.#first = first;
    }
    add(outcome) {
        if (outcome === ACCEPTS)
            return this.refused;
        for (const obstacle of outcome.obstacles) {
            if (obstacle.rejected.length > 0)
                this.#refused = true;
            const known = this.#obstacles.get(obstacle.reason);
            if (known === undefined ? this.#obstacles.size < MAX_OBSTACLES : isBetter(obstacle, known))
                this.#obstacles.set(obstacle.reason, obstacle);
        }
        for (const name of outcome.named)
            (this.#named ??= new Set()).add(name);
        return this.refused;
    }
    addAll(outcomes) {
        for (const outcome of outcomes)
            if (this.add(outcome))
                return;
    }
    get refused() {
        return this.#first && this.#refused;
    }
    get result() {
        if (this.#obstacles.size === 0)
            return this.#named === undefined ? ACCEPTS : naming(this.#named);
        const obstacles = [...this.#obstacles.values()];
        if (!this.#first)
            return { obstacles, named: this.#named ?? NONE };
        const decisive = obstacles.find(({ rejected }) => rejected.length > 0) ?? obstacles[0];
        return { obstacles: decisive === undefined ? [] : [decisive], named: NONE };
    }
}
function isBetter(obstacle, known) {
    return known.rejected.length === 0 && obstacle.rejected.length > 0;
}
function nameOf(at) {
    return at.name === '' ? 'the arguments' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(at.name);
}
function textAt(at, text) {
    return at.name === '' ? text : `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(at.name)}: ${text}`;
}
function atProperty(at, name, contract) {
    return { name: at.name === '' ? name : `${at.name}.${name}`, contract, depth: at.depth + 1, root: false };
}
function atItem(at, index, contract) {
    return { name: `${at.name}[${index ?? ''}]`, contract, depth: at.depth + 1, root: false };
}
function deeper(at) {
    return { ...at, depth: at.depth + 1 };
}


/***/ }),

/***/ 18508:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ Samples),
/* harmony export */   R: () => (/* binding */ bySize)
/* harmony export */ });
/* harmony import */ var _evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98566);
/* harmony import */ var _evaluate_truth_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81948);
/* harmony import */ var _evaluate_formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83149);
/* harmony import */ var _schema_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44851);
/* harmony import */ var _evaluate_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16496);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29639);






const MAX_SAMPLES = 12;
const MAX_SIZE = 20_000;
const MAX_OPTIONAL = 8;
const MAX_SAMPLE_DEPTH = 24;
class Samples {
    #budget;
    #known = new Map();
    #allowed = new WeakMap();
    #none = new Set();
    #optional;
    constructor(budget, optional) {
        this.#budget = budget;
        this.#optional = optional;
    }
    of(conjunction, depth = 0) {
        if (depth > MAX_SAMPLE_DEPTH)
            return [];
        const key = conjunction.map(({ id }) => id).join(' ');
        const known = this.#known.get(key);
        if (known !== undefined)
            return known;
        const here = `${depth} ${key}`;
        if (this.#none.has(here))
            return [];
        const values = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .shapesOf */ .et)(conjunction, this.#budget).flatMap((shape) => this.ofShape(shape, depth));
        const sorted = bySize(values).slice(0, MAX_SAMPLES);
        if (depth === 0 || sorted.length > 0)
            this.#known.set(key, sorted);
        else
            this.#none.add(here);
        return sorted;
    }
    ofShape(shape, depth = 0) {
        return this.#candidates(shape, depth).filter((value) => this.allows(shape.all, value) === true);
    }
    allows(conjunction, value) {
        let known = this.#allowed.get(conjunction);
        if (known === undefined)
            this.#allowed.set(conjunction, (known = new Map()));
        if (known.has(value))
            return known.get(value);
        const how = { budget: this.#budget, aspect: 'whole' };
        const allowed = (0,_evaluate_truth_js__WEBPACK_IMPORTED_MODULE_4__/* .both */ .W)(...conjunction.map((node) => (0,_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(node, value, how)));
        known.set(value, allowed);
        return allowed;
    }
    objectWith(shape, fixed, depth = 0) {
        const members = new Map(fixed);
        for (const name of shape.required) {
            if (members.has(name))
                continue;
            const [smallest] = this.of(shape.properties.get(name) ?? [], depth + 1);
            if (smallest === undefined)
                return undefined;
            members.set(name, smallest);
        }
        return ofBearableSize((0,_schema_json_js__WEBPACK_IMPORTED_MODULE_5__/* .objectOf */ .Xy)(members));
    }
    arrayWith(shape, index, value, depth = 0) {
        const items = [];
        for (let i = 0; i < Math.max(index + 1, Math.min(shape.minItems, 100)); i++) {
            const choices = i === index ? [value] : this.of(shape.prefix[i] ?? shape.rest, depth + 1);
            const item = shape.unique ? choices.find((choice) => !items.includes(choice)) : choices[0];
            if (item === undefined)
                return undefined;
            items.push(item);
        }
        return ofBearableSize(items);
    }
    listsOf(shape, length) {
        const list = Array.from({ length }, (_, i) => {
            const choices = this.of(shape.prefix[i] ?? shape.rest, 1);
            return choices[i % Math.max(1, choices.length)];
        });
        return list.includes(undefined) || ofBearableSize(list) === undefined ? [] : [list];
    }
    fuller(shape, size) {
        const members = new Map();
        for (const [name, conjunction] of shape.properties) {
            const [smallest] = this.of(conjunction, 1);
            if (smallest !== undefined)
                members.set(name, smallest);
            if (members.size >= size && [...shape.required].every((required) => members.has(required)))
                break;
        }
        const open = shape.open[0]?.conjunction ?? [];
        const [further] = this.of(open, 1);
        for (let i = 1; members.size < Math.min(size, 100); i++)
            members.set(`x${i}`, further ?? null);
        const object = this.objectWith(shape, members);
        return object === undefined ? [] : [object];
    }
    #candidates(shape, depth) {
        switch (shape.kind) {
            case 'values':
                return bySize(shape.values).slice(0, MAX_SAMPLES);
            case 'number':
                return numbers(shape);
            case 'string':
                return strings(shape);
            case 'array': {
                if (shape.minItems === 0)
                    return [[]];
                const [first] = this.of(shape.prefix[0] ?? shape.rest, depth + 1);
                const array = first === undefined ? undefined : this.arrayWith(shape, 0, first, depth);
                return array === undefined ? [] : [array];
            }
            case 'object': {
                const object = this.objectWith(shape, new Map(), depth);
                return object === undefined ? [] : [object, ...(this.#optional ? this.#withOptional(shape, depth) : [])];
            }
        }
    }
    #withOptional(shape, depth) {
        const members = [...shape.properties]
            .filter(([name]) => !shape.required.has(name))
            .slice(0, MAX_OPTIONAL)
            .flatMap(([name, conjunction]) => {
            const [smallest] = this.of(conjunction, depth + 1);
            return smallest === undefined ? [] : [[name, smallest]];
        });
        const objects = members.map((member) => this.objectWith(shape, new Map([member]), depth));
        if (members.length > 1)
            objects.push(this.objectWith(shape, new Map(members), depth));
        return objects.filter((object) => object !== undefined);
    }
}
const SIZES = new WeakMap();
function ofBearableSize(value) {
    return sizeOf(value) > MAX_SIZE ? undefined : value;
}
function sizeOf(value) {
    if (typeof value !== 'object' || value === null)
        return 1;
    let size = SIZES.get(value);
    if (size === undefined) {
        size = 1;
        for (const part of Object.values(value))
            size += sizeOf(part);
        SIZES.set(value, size);
    }
    return size;
}
function bySize(values) {
    const texts = new Map(values.map((value) => [JSON.stringify(value), value]));
    return [...texts].sort((a, b) => a[0].length - b[0].length).map(([, value]) => value);
}
function numbers(shape) {
    const bounds = [shape.minimum, shape.maximum, shape.exclusiveMinimum, shape.exclusiveMaximum].filter(Number.isFinite);
    const near = bounds.flatMap((bound) => [
        bound,
        bound + 1,
        bound - 1,
        bound + 0.5,
        bound - 0.5,
        Math.ceil(bound),
        Math.floor(bound),
    ]);
    const multiples = shape.multiples.flatMap((step) => [
        step,
        -step,
        ...bounds.map((bound) => Math.ceil(bound / step) * step),
    ]);
    const all = [0, 1, -1, 0.5, 1.5, ...near, ...multiples];
    return [...new Set(all)].filter((value) => Number.isFinite(value) && (!shape.integer || Number.isInteger(value)));
}
function strings(shape) {
    const fill = Math.min(shape.minLength, 10_000);
    const fromPatterns = shape.patterns.flatMap((pattern) => {
        const shortest = (0,_evaluate_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .compilePattern */ .E)(pattern)?.shortest();
        if (shortest === undefined)
            return [];
        const last = shortest.slice(-1) || 'a';
        return [shortest, shortest + last.repeat(Math.max(0, fill - shortest.length)), 'a'.repeat(fill) + shortest];
    });
    const fromFormats = shape.formats.flatMap((format) => Object.hasOwn(_evaluate_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_EXAMPLES */ .E, format) ? [_evaluate_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_EXAMPLES */ .E[format] ?? ''] : []);
    return [...new Set(['', 'a', '0', 'aa', 'a'.repeat(fill), ...fromPatterns, ...fromFormats])];
}


/***/ }),

/***/ 29639:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XP: () => (/* binding */ formsOf),
  cZ: () => (/* binding */ numbersOf),
  et: () => (/* binding */ shapesOf)
});

// EXTERNAL MODULE: ./build/core/handshake/accept/budget.js
var accept_budget = __webpack_require__(94380);
// EXTERNAL MODULE: ./build/core/handshake/accept/schema/schema-document.js
var schema_document = __webpack_require__(41994);
;// CONCATENATED MODULE: ./build/core/handshake/accept/shape/alternatives.js


const MAX_ALTERNATIVES = 64;
function alternativesOf(conjunction, budget) {
    return multiply(conjunction.map((node) => expand(node, budget, 0)));
}
const EXPANDED = new WeakMap();
function expand(node, budget, depth) {
    budget.spend(depth);
    if (node.schema === true)
        return [[]];
    if (node.schema === false)
        return [];
    const known = EXPANDED.get(node);
    if (known !== undefined)
        return known;
    if (EXPANDED.has(node))
        throw new accept_budget/* TooMuch */.GC('a reference leads back to itself');
    EXPANDED.set(node, undefined);
    try {
        const alternatives = expandParts(node, budget, depth);
        EXPANDED.set(node, alternatives);
        return alternatives;
    }
    catch (error) {
        EXPANDED.delete(node);
        throw error;
    }
}
function expandParts(node, budget, depth) {
    const factors = (0,schema_document/* targetsOf */.QR)(node).map((target) => expand(target, budget, depth + 1));
    if ((0,schema_document/* isReadTwoWays */.DX)(node))
        return multiply(factors);
    factors.unshift([[node]]);
    for (const part of (0,schema_document/* listOf */.c3)(node, 'allOf'))
        factors.push(expand(part, budget, depth + 1));
    for (const keyword of ['anyOf', 'oneOf']) {
        if ((0,schema_document/* keywordOf */.XL)(node, keyword) === undefined)
            continue;
        factors.push((0,schema_document/* listOf */.c3)(node, keyword).flatMap((branch) => expand(branch, budget, depth + 1)));
    }
    return multiply(factors);
}
function multiply(factors) {
    let product = [[]];
    for (const factor of factors) {
        if (factor.length === 1 && factor[0]?.length === 0)
            continue;
        const alternatives = new Map();
        for (const left of product) {
            for (const right of factor) {
                const nodes = left.length === 0 ? right : [...new Set([...left, ...right])];
                alternatives.set(nodes
                    .map(({ id }) => id)
                    .sort((a, b) => a - b)
                    .join(' '), nodes);
            }
        }
        product = [...alternatives.values()];
        if (product.length > MAX_ALTERNATIVES)
            throw new accept_budget/* TooMuch */.GC(`the schema has more than ${MAX_ALTERNATIVES} alternatives`);
    }
    return product;
}

// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate/evaluate.js
var evaluate = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate/truth.js
var truth = __webpack_require__(81948);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate/array.js
var array = __webpack_require__(40292);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate/object.js
var object = __webpack_require__(61854);
// EXTERNAL MODULE: ./build/core/handshake/accept/schema/json.js
var json = __webpack_require__(44851);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
;// CONCATENATED MODULE: ./build/core/handshake/accept/shape/shapes.js







function shapesOf(conjunction, budget) {
    return alternativesOf(conjunction, budget).flatMap((nodes) => shapesOfAlternative(nodes, conjunction, budget));
}
function formsOf({ root }, budget) {
    return shapesOf([root], budget)
        .filter((shape) => shape.kind === 'object')
        .filter((shape) => canBeSent(shape, budget));
}
function canBeSent(shape, budget) {
    return [...shape.required].every((name) => shapesOf(shape.properties.get(name) ?? [], budget).length > 0);
}
function unique(nodes) {
    return nodes.length < 2 ? [...nodes] : [...new Set(nodes)];
}
function shapesOfAlternative(nodes, conjunction, budget) {
    const all = [...new Set([...conjunction, ...nodes])];
    const types = json/* JSON_TYPES */.J_.filter((type) => nodes.every((node) => allowsType(node, type)));
    const listed = valuesOf(nodes);
    if (listed !== undefined) {
        const values = listed.filter((value) => types.includes((0,json/* jsonTypeOf */.WF)(value)) && allowed(all, value, budget));
        return values.length === 0 ? [] : [{ kind: 'values', all, values }];
    }
    return types.flatMap((type) => {
        switch (type) {
            case 'null':
            case 'boolean': {
                const values = (type === 'null' ? [null] : [true, false]).filter((value) => allowed(all, value, budget));
                return values.length === 0 ? [] : { kind: 'values', all, values };
            }
            case 'number':
                return numberShape(nodes, all);
            case 'string':
                return stringShape(nodes, all);
            case 'array':
                return arrayShape(nodes, all);
            case 'object':
                return objectShape(nodes, all) ?? [];
        }
    });
}
function allowed(all, value, budget) {
    return (0,truth/* both */.W)(...all.map((node) => (0,evaluate/* evaluate */._3)(node, value, { budget, aspect: 'whole' }))) !== false;
}
function allowsType(node, type) {
    const stated = (0,schema_document/* keywordOf */.XL)(node, 'type');
    if (stated === undefined)
        return true;
    const types = (0,evaluate/* typesOf */.pl)(stated);
    if (type === 'null' && (0,schema_document/* keywordOf */.XL)(node, 'nullable') === true)
        return true;
    return types.includes(type) || (type === 'number' && types.includes('integer'));
}
function valuesOf(nodes) {
    let values;
    for (const node of nodes) {
        const { schema } = node;
        const lists = [];
        const listed = (0,schema_document/* keywordOf */.XL)(node, 'enum');
        if (Array.isArray(listed))
            lists.push(listed);
        if ((0,mapping/* isMapping */.pi)(schema) && Object.hasOwn(schema, 'const'))
            lists.push([(0,mapping/* own */.ZV)(schema, 'const')]);
        for (const list of lists)
            values = values === undefined ? list : values.filter((value) => list.some((item) => (0,json/* jsonEqual */.Zm)(item, value)));
    }
    return values;
}
function numbersOf(nodes, keyword) {
    return nodes.map((node) => (0,schema_document/* keywordOf */.XL)(node, keyword)).filter((value) => typeof value === 'number');
}
function textsOf(nodes, keyword) {
    return nodes.map((node) => (0,schema_document/* keywordOf */.XL)(node, keyword)).filter((value) => typeof value === 'string');
}
function numberShape(nodes, all) {
    const multiples = numbersOf(nodes, 'multipleOf');
    const integer = nodes.some((node) => {
        const type = (0,schema_document/* keywordOf */.XL)(node, 'type');
        return type !== undefined && !(0,evaluate/* typesOf */.pl)(type).includes('number') && (0,evaluate/* typesOf */.pl)(type).includes('integer');
    });
    return {
        kind: 'number',
        all,
        integer: integer || multiples.some(Number.isInteger),
        minimum: Math.max(-Infinity, ...numbersOf(nodes, 'minimum')),
        maximum: Math.min(Infinity, ...numbersOf(nodes, 'maximum')),
        exclusiveMinimum: Math.max(-Infinity, ...numbersOf(nodes, 'exclusiveMinimum')),
        exclusiveMaximum: Math.min(Infinity, ...numbersOf(nodes, 'exclusiveMaximum')),
        multiples,
    };
}
function stringShape(nodes, all) {
    return {
        kind: 'string',
        all,
        minLength: Math.max(0, ...numbersOf(nodes, 'minLength')),
        maxLength: Math.min(Infinity, ...numbersOf(nodes, 'maxLength')),
        patterns: textsOf(nodes, 'pattern'),
        formats: textsOf(nodes, 'format'),
    };
}
function arrayShape(nodes, all) {
    const described = nodes.map(array/* itemSchemas */.u);
    const length = Math.max(0, ...described.map(({ prefix }) => prefix.length));
    const at = (i) => unique(described.flatMap(({ prefix, rest }) => prefix[i] ?? rest ?? []));
    const rest = unique(described.flatMap((items) => items.rest ?? []));
    const closed = rest.some((node) => node.schema === false);
    return {
        kind: 'array',
        all,
        prefix: Array.from({ length }, (_, i) => at(i)),
        rest,
        minItems: Math.max(0, ...numbersOf(nodes, 'minItems')),
        maxItems: Math.min(closed ? length : Infinity, ...numbersOf(nodes, 'maxItems')),
        unique: nodes.some((node) => (0,schema_document/* keywordOf */.XL)(node, 'uniqueItems') === true),
    };
}
function objectShape(nodes, all) {
    const required = new Set(nodes.flatMap((node) => {
        const names = (0,schema_document/* keywordOf */.XL)(node, 'required');
        return Array.isArray(names) ? names.map(String) : [];
    }));
    const properties = new Map();
    for (const name of new Set([...required, ...nodes.flatMap((node) => (0,schema_document/* namesIn */.wX)(node, 'properties'))])) {
        const conjunction = unique(nodes.flatMap((node) => (0,object/* propertySchemas */.M3)(node, name).schemas));
        if (!conjunction.some((node) => node.schema === false))
            properties.set(name, conjunction);
        else if (required.has(name))
            return undefined;
    }
    const undeclared = nodes.every((node) => (0,schema_document/* keywordOf */.XL)(node, 'additionalProperties') === undefined && (0,schema_document/* keywordOf */.XL)(node, 'unevaluatedProperties') !== false);
    return { kind: 'object', all, properties, required, open: openNames(nodes), undeclared };
}
function openNames(nodes) {
    const additional = unique(nodes.flatMap((node) => (0,schema_document/* childOf */.GG)(node, 'additionalProperties') ?? []));
    const open = [];
    if (additional.length > 0 && !additional.some((node) => node.schema === false))
        open.push({ pattern: undefined, conjunction: additional });
    for (const node of nodes) {
        for (const pattern of (0,schema_document/* namesIn */.wX)(node, 'patternProperties')) {
            const schema = (0,schema_document/* childOf */.GG)(node, 'patternProperties', pattern);
            if (schema !== undefined && schema.schema !== false)
                open.push({ pattern, conjunction: [schema] });
        }
    }
    return open;
}


/***/ }),

/***/ 75886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ Binder)
});

// EXTERNAL MODULE: ./build/core/handshake/accept/accepts.js + 8 modules
var accepts = __webpack_require__(76525);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/handshake/template.js
var handshake_template = __webpack_require__(39492);
// EXTERNAL MODULE: ./build/core/handshake/accept/budget.js
var accept_budget = __webpack_require__(94380);
// EXTERNAL MODULE: ./build/core/handshake/accept/cover/comparison.js + 1 modules
var comparison = __webpack_require__(39323);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate/evaluate.js
var evaluate = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/core/handshake/accept/schema/json.js
var json = __webpack_require__(44851);
// EXTERNAL MODULE: ./build/core/handshake/accept/schema/open-schema.js
var open_schema = __webpack_require__(81545);
// EXTERNAL MODULE: ./build/core/handshake/accept/shape/shapes.js + 1 modules
var shapes = __webpack_require__(29639);
;// CONCATENATED MODULE: ./build/core/handshake/accept/template.js









class DoesNotFit extends Error {
}
function acceptsTemplated(contract, tool, template, pool) {
    if ((0,open_schema/* isFault */.Z)(contract) || (0,open_schema/* isFault */.Z)(tool))
        return (0,accepts/* acceptsOpened */.jw)(contract, tool, pool);
    let sent;
    try {
        sent = (0,open_schema/* openSchema */.I)(sentSchema(contract, template, new accept_budget/* Budget */.__(pool)), contract);
    }
    catch (error) {
        if (error instanceof accept_budget/* TooMuch */.GC)
            return plain('unknown', error.message);
        if (error instanceof RangeError)
            return plain('unknown', 'the template nests too deep');
        if (error instanceof DoesNotFit)
            return plain('refuses', error.message);
        throw error;
    }
    return ofTheContract((0,accepts/* acceptsOpened */.jw)(sent, tool, pool), contract, tool, template, pool);
}
function plain(answer, reason) {
    return { answer, reason, contractPath: '', toolPath: '', reservations: [] };
}
function sentSchema(contract, template, budget) {
    const forms = (0,shapes/* formsOf */.XP)(contract, budget).map((form) => {
        const used = new Set();
        const schema = schemaOf(template, form, used, budget, 0);
        const unsent = [...form.required].filter((name) => !used.has(name));
        if (unsent.length > 0)
            throw new DoesNotFit(`the template does not send ${unsent.map((name) => (0,printable.quote)(name)).join(', ')}`);
        return schema;
    });
    return forms.length === 1 ? (forms[0] ?? {}) : { anyOf: forms };
}
function schemaOf(place, form, used, budget, depth) {
    budget.spend(depth);
    if (Array.isArray(place) && place.length > 0) {
        const items = place.map((item) => {
            const name = (0,handshake_template/* filledFrom */.nb)(item);
            if (name !== undefined && form.properties.has(name) && !form.required.has(name))
                throw new DoesNotFit(`the template lists ${(0,printable.quote)(name)}, which the contract need not send`);
            return partOf(item, form, used, budget, depth);
        });
        return { type: 'array', prefixItems: items, items: false, minItems: items.length };
    }
    if (!(0,mapping/* isMapping */.pi)(place))
        return { const: place };
    const members = Object.entries(place);
    const sure = members.filter(([, value]) => form.required.has((0,handshake_template/* filledFrom */.nb)(value) ?? '') || (0,handshake_template/* filledFrom */.nb)(value) === undefined);
    return {
        type: 'object',
        properties: (0,json/* objectOf */.Xy)(members.map(([name, value]) => [name, partOf(value, form, used, budget, depth)])),
        required: sure.map(([name]) => name),
        additionalProperties: false,
    };
}
function partOf(place, form, used, budget, depth) {
    const name = (0,handshake_template/* filledFrom */.nb)(place);
    if (name === undefined)
        return schemaOf(place, form, used, budget, depth + 1);
    const conjunction = form.properties.get(name);
    if (conjunction === undefined)
        throw new DoesNotFit(`the template takes ${(0,printable.quote)(name)}, which the contract never sends`);
    used.add(name);
    return schemaOfAll(conjunction);
}
function schemaOfAll(conjunction) {
    const [first, ...more] = conjunction.map(({ schema }) => schema);
    return more.length === 0 ? (first ?? true) : { allOf: [first, ...more] };
}
function ofTheContract({ witness, ...found }, contract, tool, template, pool) {
    const budget = new accept_budget/* Budget */.__(pool);
    const callOf = (wire) => {
        const call = wire === undefined ? undefined : (0,handshake_template/* callBehind */.T7)(template, wire, json/* jsonEqual */.Zm);
        const whole = { budget, aspect: 'whole' };
        return call !== undefined &&
            (0,evaluate/* evaluate */._3)(contract.root, call, whole) === true &&
            (0,evaluate/* evaluate */._3)(tool.root, wire, whole) === false
            ? call
            : undefined;
    };
    const call = callOf(witness);
    const places = { contractPath: '' };
    const reservations = found.reservations.map(({ witness: wire, ...reservation }) => {
        const behind = callOf(wire);
        if (behind !== undefined)
            return { ...reservation, ...places, witness: behind };
        return { ...reservation, ...places, ...(wire === undefined ? {} : { reason: (0,comparison/* withoutExample */.Bv)(reservation.reason) }) };
    });
    if (witness !== undefined && call === undefined)
        return { ...found, ...places, answer: 'unknown', reason: (0,comparison/* withoutExample */.Bv)(found.reason), reservations };
    return { ...found, ...places, reservations, ...(call === undefined ? {} : { witness: call }) };
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/quick-refusal.js

const NAMING = ['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf', 'patternProperties'];
function refusesAtAGlance(contract, tool) {
    if (!(0,mapping/* isMapping */.pi)(contract) || !(0,mapping/* isMapping */.pi)(tool))
        return false;
    const required = (0,mapping/* own */.ZV)(contract, 'required');
    if (!Array.isArray(required) || NAMING.some((keyword) => Object.hasOwn(tool, keyword)))
        return false;
    const additional = (0,mapping/* own */.ZV)(tool, 'additionalProperties');
    if (additional !== undefined && additional !== false)
        return false;
    const properties = (0,mapping/* own */.ZV)(tool, 'properties') ?? {};
    return (0,mapping/* isMapping */.pi)(properties) && required.some((name) => typeof name === 'string' && !Object.hasOwn(properties, name));
}
function differsAtAGlance(wanted, offered) {
    const [a, b] = [wanted, offered].map((schema) => ((0,mapping/* isMapping */.pi)(schema) ? (0,mapping/* own */.ZV)(schema, 'type') : undefined));
    if (typeof a !== 'string' || typeof b !== 'string' || a === b)
        return false;
    return !(a === 'integer' && b === 'number');
}

// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate/object.js
var object = __webpack_require__(61854);
// EXTERNAL MODULE: ./build/core/handshake/accept/schema/schema-document.js
var schema_document = __webpack_require__(41994);
// EXTERNAL MODULE: ./build/core/handshake/accept/meaning.js
var meaning = __webpack_require__(64310);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate/pattern.js + 1 modules
var evaluate_pattern = __webpack_require__(16496);
;// CONCATENATED MODULE: ./build/core/handshake/accept/wrapped.js








const ABOUT_ALL_NAMES = [
    'propertyNames',
    'dependentRequired',
    'dependentSchemas',
    'dependencies',
    'unevaluatedProperties',
];
const KEPT_AS_IT_IS = ['type', 'enum', 'const', 'nullable', 'additionalProperties', 'patternProperties'];
class CannotDerive extends Error {
    where;
    constructor(problem, where) {
        super(problem);
        this.where = where;
    }
}
function wrappedSchema(tool, wrapping) {
    if ((0,open_schema/* isFault */.Z)(tool))
        return tool;
    try {
        return (0,open_schema/* openSchema */.I)(new Derivation(wrapping).derive(tool.root, 0), tool);
    }
    catch (error) {
        if (error instanceof CannotDerive)
            return { problem: error.message, where: error.where };
        if (error instanceof accept_budget/* TooMuch */.GC)
            return { problem: error.message, where: undefined };
        throw error;
    }
}
class Derivation {
    #wrapping;
    #back;
    #budget = new accept_budget/* Budget */.__();
    constructor(wrapping) {
        this.#wrapping = wrapping;
        this.#back = new Map([...wrapping.rename].map(([from, to]) => [to, from]));
    }
    derive(node, depth) {
        this.#budget.spend(depth * 10);
        if (typeof node.schema === 'boolean')
            return node.schema;
        if ((0,schema_document/* isReadTwoWays */.DX)(node))
            throw new CannotDerive('keywords beside $ref are read in two ways in draft-07', node.where);
        const parts = (0,schema_document/* targetsOf */.QR)(node).map((target) => this.derive(target, depth + 1));
        parts.push(this.#own(node, depth));
        return parts.length === 1 ? (parts[0] ?? true) : { allOf: parts };
    }
    #own(node, depth) {
        for (const keyword of ABOUT_ALL_NAMES) {
            if ((0,schema_document/* keywordOf */.XL)(node, keyword) !== undefined)
                throw new CannotDerive(`a wrapped tool with ${keyword} cannot be derived`, node.where);
        }
        for (const keyword of ['enum', 'const']) {
            if ((0,schema_document/* keywordOf */.XL)(node, keyword) !== undefined)
                throw new CannotDerive('a wrapped tool that lists whole arguments cannot be derived', node.where);
        }
        this.#refusePatternsOnRenamed(node);
        if (this.#constantRejected(node))
            return false;
        const members = [];
        for (const keyword of KEPT_AS_IT_IS) {
            const value = (0,schema_document/* keywordOf */.XL)(node, keyword);
            if (value !== undefined)
                members.push([keyword, value]);
        }
        members.push(['properties', this.#properties(node)], ...this.#required(node), ...this.#counts(node));
        for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
            const branches = (0,schema_document/* listOf */.c3)(node, keyword);
            if (branches.length > 0)
                members.push([keyword, branches.map((branch) => this.derive(branch, depth + 1))]);
        }
        for (const keyword of ['not', 'if', 'then', 'else']) {
            const branch = (0,schema_document/* childOf */.GG)(node, keyword);
            if (branch !== undefined)
                members.push([keyword, this.derive(branch, depth + 1)]);
        }
        return (0,json/* objectOf */.Xy)(members);
    }
    #refusePatternsOnRenamed(node) {
        const touched = [...this.#wrapping.rename].flat();
        for (const pattern of (0,schema_document/* namesIn */.wX)(node, 'patternProperties')) {
            const compiled = (0,evaluate_pattern/* compilePattern */.E)(pattern);
            const name = touched.find((name) => compiled?.matches(name) !== false);
            if (name !== undefined)
                throw new CannotDerive(`a pattern of the wrapped tool may match the renamed ${(0,printable.quote)(name)}`, node.where);
        }
    }
    #properties(node) {
        const { rename, constants } = this.#wrapping;
        const members = new Map();
        for (const name of (0,schema_document/* namesIn */.wX)(node, 'properties')) {
            if (constants.has(name) || (rename.has(name) && !this.#back.has(name)))
                continue;
            members.set(this.#back.get(name) ?? name, rawChild(node, 'properties', name));
        }
        for (const [from, to] of rename) {
            if (members.has(from) && (0,schema_document/* namesIn */.wX)(node, 'properties').includes(to))
                continue;
            const schema = this.#unlisted(node, to);
            if (schema !== undefined)
                members.set(from, schema);
        }
        return (0,json/* objectOf */.Xy)(members);
    }
    #unlisted(node, name) {
        for (const pattern of (0,schema_document/* namesIn */.wX)(node, 'patternProperties')) {
            const matches = (0,evaluate_pattern/* compilePattern */.E)(pattern)?.matches(name);
            if (matches === undefined)
                throw new CannotDerive(`whether a pattern matches ${(0,printable.quote)(name)} cannot be told`, node.where);
            if (matches)
                return rawChild(node, 'patternProperties', pattern);
        }
        const { schema } = node;
        return (0,mapping/* isMapping */.pi)(schema) && Object.hasOwn(schema, 'additionalProperties')
            ? schema['additionalProperties']
            : undefined;
    }
    #required(node) {
        const required = (0,schema_document/* keywordOf */.XL)(node, 'required');
        if (!Array.isArray(required))
            return [];
        const names = required.map(String).filter((name) => !this.#wrapping.constants.has(name));
        const unreachable = names.find((name) => this.#wrapping.rename.has(name) && !this.#back.has(name));
        if (unreachable !== undefined)
            throw new CannotDerive(`it requires ${(0,printable.quote)(unreachable)}, which the wrapping sends under another name`, node.where);
        return [['required', names.map((name) => this.#back.get(name) ?? name)]];
    }
    #counts(node) {
        return ['minProperties', 'maxProperties'].flatMap((keyword) => {
            const value = (0,schema_document/* keywordOf */.XL)(node, keyword);
            return typeof value === 'number' ? [[keyword, Math.max(0, value - this.#wrapping.constants.size)]] : [];
        });
    }
    #constantRejected(node) {
        const most = (0,schema_document/* keywordOf */.XL)(node, 'maxProperties');
        if (typeof most === 'number' && most < this.#wrapping.constants.size)
            return true;
        for (const [name, value] of this.#wrapping.constants) {
            const { schemas, perhaps } = (0,object/* propertySchemas */.M3)(node, name);
            for (const schema of [...schemas, ...perhaps]) {
                const answer = (0,evaluate/* evaluate */._3)(schema, value, { budget: this.#budget, aspect: 'whole', trustFormats: true });
                if (answer === true)
                    continue;
                if (answer === false && schemas.includes(schema))
                    return true;
                throw new CannotDerive(`whether the constant ${(0,printable.quote)(name)} is taken cannot be told`, schema.where);
            }
        }
        return false;
    }
}
function rawChild(node, keyword, name) {
    return (0,schema_document/* childOf */.GG)(node, keyword, name)?.schema;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/rename-hint.js








const MAX_MISSING = 2;
const MAX_TRIES = 12;
const MAX_OPTIONAL = 8;
function renameHint(contract, tool, pool) {
    if ((0,open_schema/* isFault */.Z)(contract) || (0,open_schema/* isFault */.Z)(tool))
        return undefined;
    const wanted = requiredOf(contract.root);
    const offered = propertiesOf(tool.root);
    const missing = wanted.filter((name) => !offered.names.has(name) && (0,object/* propertySchemas */.M3)(tool.root, name).schemas.length === 0);
    if (missing.length === 0 || missing.length > MAX_MISSING)
        return undefined;
    const free = [...offered.names].filter((name) => !wanted.includes(name));
    const fitting = free.filter((name) => missing.some((wants) => !differs(contract.root, wants, tool.root, name)));
    const required = fitting.filter((name) => offered.required.has(name));
    const attempt = (names) => choices(missing, names, (wants) => {
        const meant = names.filter((name) => (0,meaning/* meansSame */.b4)(wants, name));
        return meant.length === 0 ? names : meant;
    })
        .slice(0, MAX_TRIES)
        .flatMap((rename) => {
        const wrapping = { rename: new Map(rename), constants: new Map() };
        const answer = (0,accepts/* acceptsOpened */.jw)(contract, wrappedSchema(tool, wrapping), pool);
        return answer.answer === 'accepts'
            ? [{ rename: Object.fromEntries(rename), reservations: answer.reservations }]
            : [];
    });
    const [sure, next] = attempt(required).sort((a, b) => a.reservations.length - b.reservations.length);
    if (sure !== undefined)
        return next !== undefined && next.reservations.length === sure.reservations.length ? undefined : sure;
    const possible = required.length === 0 && fitting.length <= MAX_OPTIONAL ? attempt(fitting) : [];
    return possible.length === 1 ? possible[0] : undefined;
}
function differs(contract, wants, tool, name) {
    const [wanted, offered] = [(0,schema_document/* childOf */.GG)(contract, 'properties', wants), (0,schema_document/* childOf */.GG)(tool, 'properties', name)];
    return differsAtAGlance(wanted?.schema, offered?.schema);
}
function choices(missing, names, fitting) {
    const [first, ...others] = missing;
    if (first === undefined)
        return [[]];
    return fitting(first)
        .filter((name) => names.includes(name))
        .flatMap((name) => choices(others, names.filter((other) => other !== name), fitting).map((rest) => [[first, name], ...rest]));
}
function requiredOf(contract) {
    const names = (0,schema_document/* keywordOf */.XL)(contract, 'required');
    return Array.isArray(names) ? names.map(String) : [];
}
function propertiesOf(tool, depth = 0) {
    const names = new Set((0,schema_document/* namesIn */.wX)(tool, 'properties').slice(0, 100));
    const required = new Set((0,mapping/* isMapping */.pi)(tool.schema) ? requiredNames((0,mapping/* own */.ZV)(tool.schema, 'required')) : []);
    if (depth > 5)
        return { names, required };
    for (const part of [...(0,schema_document/* targetsOf */.QR)(tool), ...(0,schema_document/* listOf */.c3)(tool, 'allOf')]) {
        const inner = propertiesOf(part, depth + 1);
        for (const name of inner.names)
            names.add(name);
        for (const name of inner.required)
            required.add(name);
    }
    return { names, required };
}
function requiredNames(value) {
    return Array.isArray(value) ? value.map(String) : [];
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/wrap-hint.js









const MAX_MEMBERS = 20;
const MAX_DEPTH = 4;
function wrapHint(contract, tool, found, pool) {
    if ((0,open_schema/* isFault */.Z)(contract) || (0,open_schema/* isFault */.Z)(tool))
        return undefined;
    return renamed(contract, tool, found?.rename ?? {}, pool) ?? templated(contract, tool, pool);
}
function renamed(contract, tool, rename, pool) {
    const wanted = requiredOf(contract.root);
    const sent = new Set(wanted.map((name) => (Object.hasOwn(rename, name) ? (rename[name] ?? name) : name)));
    const constants = new Map();
    for (const name of propertiesOf(tool.root).required) {
        if (sent.has(name))
            continue;
        const value = onlyValue((0,schema_document/* childOf */.GG)(tool.root, 'properties', name));
        if (value === undefined)
            return undefined;
        constants.set(name, value);
    }
    const wrapping = { rename: new Map(Object.entries(rename)), constants };
    if (wrapping.rename.size + constants.size === 0)
        return undefined;
    const answer = (0,accepts/* acceptsOpened */.jw)(contract, wrappedSchema(tool, wrapping), pool);
    if (answer.answer !== 'accepts' || answer.reservations.length > 0)
        return undefined;
    return {
        ...(wrapping.rename.size === 0 ? {} : { rename }),
        ...(constants.size === 0 ? {} : { constants: Object.fromEntries(constants) }),
    };
}
function onlyValue(node) {
    if (node === undefined || !(0,mapping/* isMapping */.pi)(node.schema))
        return undefined;
    const listed = (0,schema_document/* keywordOf */.XL)(node, 'enum');
    const only = Array.isArray(listed) && listed.length === 1 ? listed[0] : (0,mapping/* own */.ZV)(node.schema, 'const');
    return only === true ? undefined : (only ?? (0,mapping/* own */.ZV)(node.schema, 'default'));
}
function templated(contract, tool, pool) {
    const [wanted, ...others] = requiredOf(contract.root);
    if (wanted === undefined || others.length > 0)
        return undefined;
    const filling = new Filling(wanted);
    const template = filling.object(tool.root, 0);
    if (template === undefined || filling.places !== 1)
        return undefined;
    const answer = acceptsTemplated(contract, tool, template, pool);
    return answer.answer === 'accepts' && answer.reservations.length === 0 ? { template } : undefined;
}
class Filling {
    places = 0;
    #wanted;
    constructor(wanted) {
        this.#wanted = wanted;
    }
    object(node, depth) {
        const required = [...propertiesOf(node).required];
        if (required.length === 0 || required.length > MAX_MEMBERS || depth > MAX_DEPTH)
            return undefined;
        const members = [];
        for (const name of required) {
            const value = this.#member(name, behind((0,schema_document/* childOf */.GG)(node, 'properties', name)), depth);
            if (value === undefined)
                return undefined;
            members.push([name, value]);
        }
        return Object.fromEntries(members);
    }
    #member(name, node, depth) {
        const value = onlyValue(node);
        if (name === handshake_template/* FROM */.hK || JSON.stringify(value)?.includes(JSON.stringify(handshake_template/* FROM */.hK)) === true)
            return undefined;
        if (value !== undefined || node === undefined)
            return value;
        const type = (0,schema_document/* keywordOf */.XL)(node, 'type');
        if (type === 'array') {
            const items = behind((0,schema_document/* childOf */.GG)(node, 'items'));
            if (items === undefined)
                return undefined;
            const item = (0,schema_document/* keywordOf */.XL)(items, 'type') === 'object'
                ? this.object(items, depth + 1)
                : (0,meaning/* mayBeListed */.WH)(this.#wanted)
                    ? this.#text(name, items, false)
                    : undefined;
            return item === undefined ? undefined : [item];
        }
        return type === 'object' ? this.object(node, depth + 1) : this.#text(name, node, true);
    }
    #text(name, node, alone) {
        if ((0,schema_document/* keywordOf */.XL)(node, 'type') !== 'string' || (0,schema_document/* keywordOf */.XL)(node, 'enum') !== undefined)
            return undefined;
        if ((0,meaning/* meansSame */.b4)(this.#wanted, name)) {
            this.places++;
            return { [handshake_template/* FROM */.hK]: this.#wanted };
        }
        if (!alone)
            return undefined;
        return (0,meaning/* isTitle */.p6)(name, this.#wanted) ? { [handshake_template/* FROM */.hK]: this.#wanted } : (0,meaning/* kindOf */.I)(name, this.#wanted);
    }
}
function behind(node) {
    if (node === undefined)
        return undefined;
    const [target, ...others] = (0,schema_document/* targetsOf */.QR)(node);
    return target === undefined || others.length > 0 ? node : target;
}

// EXTERNAL MODULE: ./build/core/handshake/dialect.js
var handshake_dialect = __webpack_require__(43146);
;// CONCATENATED MODULE: ./build/core/handshake/acceptance-cache.js











const NOT_LOOKED_AT = {
    answer: 'unknown',
    reason: accept_budget/* HOST_TOO_MUCH */.Uy,
    contractPath: '',
    toolPath: '',
    reservations: [],
};
class AcceptanceCache {
    #keys = new WeakMap();
    #contracts = new Map();
    #tools = new WeakMap();
    #pools = new WeakMap();
    accepts(contract, tool, host) {
        const { opened, answers } = this.#contract(contract);
        const known = answers.get(tool);
        if (known !== undefined)
            return known;
        const pool = this.#pool(host);
        const own = pool.exhausted ? NOT_LOOKED_AT : this.#judge(opened, tool, host, pool);
        const answer = this.#inDialect(own, contract, tool, host);
        answers.set(tool, answer);
        return answer;
    }
    refusesAtAGlance(contract, tool) {
        return tool.wraps === undefined && refusesAtAGlance(contract, tool.inputSchema);
    }
    renameHint(contract, tool, host) {
        if (tool.wraps !== undefined)
            return undefined;
        const { opened, hints } = this.#contract(contract);
        if (!hints.has(tool))
            hints.set(tool, renameHint(opened, this.#tool(tool, host), this.#pool(host)));
        return hints.get(tool);
    }
    wrapHint(contract, tool, host) {
        if (tool.wraps !== undefined)
            return undefined;
        const { opened, wraps } = this.#contract(contract);
        if (!wraps.has(tool)) {
            const found = this.accepts(contract, tool, host).answer === 'refuses' ? this.renameHint(contract, tool, host) : undefined;
            const hint = wrapHint(opened, this.#tool(tool, host), found, this.#pool(host));
            const wrapped = { ...tool, ...hint, wraps: tool.name };
            const reserved = hint !== undefined && this.accepts(contract, wrapped, host).reservations.length > 0;
            wraps.set(tool, reserved ? undefined : hint);
        }
        return wraps.get(tool);
    }
    requiresNothing(contract) {
        const known = this.#contract(contract);
        return (known.requiresNothing ??= (0,accepts/* requiresNothing */.YY)(known.opened));
    }
    keyOf(contract) {
        let key = this.#keys.get(contract);
        if (key === undefined) {
            key = JSON.stringify(contract);
            this.#keys.set(contract, key);
        }
        return key;
    }
    #judge(contract, tool, host, pool) {
        const { template } = tool;
        return template === undefined
            ? (0,accepts/* acceptsOpened */.jw)(contract, this.#tool(tool, host), pool)
            : acceptsTemplated(contract, this.#tool(tool, host), template, pool);
    }
    #inDialect(acceptance, contract, tool, host) {
        const { dialect } = host;
        const called = tool.wraps === undefined ? tool : host.tools.find(({ name }) => name === tool.wraps);
        if (dialect === undefined || acceptance.answer !== 'accepts' || called === undefined || called.builtIn === true)
            return acceptance;
        const seen = { ...called, inputSchema: (0,handshake_dialect/* seenBy */.DA)(dialect, called.inputSchema) };
        const { opened } = this.#contract(contract);
        const shown = seen.inputSchema === called.inputSchema
            ? undefined
            : tool.wraps === undefined
                ? this.#judge(opened, seen, host, this.#pool(host))
                : this.#judge(opened, { ...tool }, { ...host, tools: [seen] }, this.#pool(host));
        const properties = (0,mapping/* member */.Dc)(contract, 'properties');
        const sent = (0,handshake_dialect/* filledBy */._w)(tool, (0,mapping/* isMapping */.pi)(properties) ? Object.keys(properties) : []);
        const more = (0,handshake_dialect/* dialectReservations */.ki)(dialect, called, sent, acceptance, shown);
        return more.length === 0 ? acceptance : { ...acceptance, reservations: [...acceptance.reservations, ...more] };
    }
    #contract(contract) {
        const key = this.keyOf(contract);
        let known = this.#contracts.get(key);
        if (known === undefined) {
            known = { opened: (0,open_schema/* openSchema */.I)(contract), answers: new WeakMap(), hints: new WeakMap(), wraps: new WeakMap() };
            this.#contracts.set(key, known);
        }
        return known;
    }
    #pool(host) {
        let pool = this.#pools.get(host);
        if (pool === undefined)
            this.#pools.set(host, (pool = new accept_budget/* Pool */.bC()));
        pool.grow();
        return pool;
    }
    #tool(tool, host) {
        const known = this.#tools.get(tool);
        if (known !== undefined)
            return known;
        const opened = tool.wraps === undefined ? openTool(tool) : this.#wrapped(tool, tool.wraps, host);
        this.#tools.set(tool, opened);
        return opened;
    }
    #wrapped(tool, wraps, host) {
        const target = host.tools.find(({ name }) => name === wraps);
        if (target === undefined || target.wraps !== undefined) {
            const withheld = host.withheld?.find(({ name }) => name === wraps);
            const what = withheld === undefined
                ? 'not there'
                : withheld.ambiguous === true
                    ? 'listed more than once'
                    : 'not what was recorded';
            return { problem: `the tool that it wraps is ${what}`, where: undefined };
        }
        if (tool.template !== undefined)
            return this.#tool(target, host);
        const rename = new Map(Object.entries(tool.rename ?? {}));
        return wrappedSchema(this.#tool(target, host), {
            rename,
            constants: new Map(Object.entries(tool.constants ?? {})),
        });
    }
}
function openTool(tool) {
    if (tool.inputSchema === undefined)
        return { problem: 'there is none', where: undefined };
    return (0,open_schema/* openSchema */.I)(tool.inputSchema);
}

// EXTERNAL MODULE: ./build/core/handshake/pins.js + 1 modules
var pins = __webpack_require__(85650);
;// CONCATENATED MODULE: ./build/core/handshake/bind.js



const SHOWN = 8;
const HINTS_TRIED = 64;
class Binder {
    #cache = new AcceptanceCache();
    #known = new WeakMap();
    strict;
    constructor(strict = false) {
        this.strict = strict;
    }
    bind(contract, host) {
        let roles = this.#known.get(host);
        if (roles === undefined)
            this.#known.set(host, (roles = new Map()));
        const key = this.#cache.keyOf(contract);
        let bound = roles.get(key);
        if (bound === undefined) {
            bound = withWithheld(bindRole(contract, host, this.#cache, this.strict), contract, host, this.#cache);
            roles.set(key, bound);
        }
        return bound;
    }
}
function withWithheld(role, contract, host, cache) {
    if (role.result.satisfied || host.withheld === undefined)
        return role;
    const wanted = Object.hasOwn(host.bindings, contract.role) ? host.bindings[contract.role] : contract.name;
    const withheld = host.withheld.flatMap((tool) => {
        const missingScopes = contract.capabilityScopes.filter((scope) => !tool.scopes.includes(scope));
        const acceptance = cache.accepts(contract.inputSchema, tool, host);
        const { answer } = acceptance;
        if (tool.name !== wanted && (answer !== 'accepts' || missingScopes.length > 0))
            return [];
        const why = tool.ambiguous === true ? pins/* AMBIGUOUS */.Te : host.servers.length === 0 ? pins/* ALTERED */.II : pins/* WITHHELD */.iz;
        const said = { answer: () => answer, acceptance: () => acceptance, notTaken: () => why };
        return [{ ...candidateOf({ tool, how: 'found', missingScopes, ...said }), notTaken: why }];
    });
    const candidates = [...withheld, ...role.result.candidates].slice(0, SHOWN);
    return { ...role, result: { ...role.result, candidates } };
}
function bindRole(contract, host, cache, strict) {
    const attempts = [];
    for (const { tool, how } of inOrder(contract, host)) {
        const missingScopes = contract.capabilityScopes.filter((scope) => !tool.scopes.includes(scope));
        const acceptance = () => cache.accepts(contract.inputSchema, tool, host);
        const answer = () => (cache.refusesAtAGlance(contract.inputSchema, tool) ? 'refuses' : acceptance().answer);
        const notTaken = () => whyNotTaken(how, acceptance(), strict, () => cache.requiresNothing(contract.inputSchema));
        const attempt = { tool, how, missingScopes, answer, acceptance, notTaken };
        const any = how === 'found' && cache.requiresNothing(contract.inputSchema);
        if (any && missingScopes.length > 0)
            continue;
        attempts.push(attempt);
        if (any)
            break;
        if (missingScopes.length === 0 && attempt.answer() === 'accepts' && notTaken() === undefined)
            return bound(contract, attempt, attempts, (tool) => wrapOf(contract, tool, host, cache));
    }
    return unbound(contract, host, attempts, cache);
}
function whyNotTaken(how, { reservations }, strict, requiresNothing) {
    const count = `${reservations.length} reservation${reservations.length === 1 ? '' : 's'}`;
    if (strict && reservations.length > 0)
        return `it has ${count}, and --strict takes none`;
    if (how !== 'found')
        return undefined;
    if (requiresNothing())
        return 'the contract requires no property, so that only a name binds a tool: name it in bindings if it is the one';
    if (reservations.length > 0)
        return `it was found by search and has ${count}: name it in bindings to take it all the same`;
    return undefined;
}
function* inOrder(contract, host) {
    const wanted = Object.hasOwn(host.bindings, contract.role) ? host.bindings[contract.role] : undefined;
    const named = wanted === undefined ? undefined : host.tools.find((tool) => tool.name === wanted);
    if (named !== undefined)
        yield { tool: named, how: 'named' };
    const suggested = host.tools.find((tool) => tool.name === contract.name && tool !== named);
    if (suggested !== undefined)
        yield { tool: suggested, how: 'suggested' };
    for (const tool of host.tools)
        if (tool !== named && tool !== suggested)
            yield { tool, how: 'found' };
}
function wrapOf(contract, tool, host, cache) {
    const hint = cache.wrapHint(contract.inputSchema, tool, host);
    if (hint === undefined)
        return undefined;
    const told = Object.entries(hint.rename ?? {}).every(([wanted, offered]) => (0,meaning/* meansSame */.b4)(wanted, offered));
    if (tool.scopes.length === 0 && !told)
        return undefined;
    const named = [...host.tools, ...(host.withheld ?? [])].map(({ name }) => name);
    const taken = new Set([...named, ...(host.leftOut ?? [])]);
    let name = contract.name;
    for (let n = 1; taken.has(name); n++)
        name = `${contract.name}_wrapped${n === 1 ? '' : `_${n}`}`;
    return { name, wraps: tool.name, ...hint, scopes: contract.capabilityScopes };
}
function bound(contract, winner, attempts, wrapOfTool) {
    const wrap = winner.acceptance().reservations.length === 0 ? undefined : wrapOfTool(winner.tool);
    const passedOver = attempts.filter((attempt) => attempt !== winner && attempt.how !== 'found');
    return {
        binding: {
            role: contract.role,
            boundTool: winner.tool.name,
            scopesGranted: winner.tool.scopes,
            satisfied: true,
        },
        result: {
            role: contract.role,
            tier: contract.tier,
            boundTool: winner.tool.name,
            how: winner.how,
            ...(winner.tool.wraps === undefined ? {} : { wraps: winner.tool.wraps }),
            satisfied: true,
            candidates: [candidateOf(winner, undefined, wrap), ...passedOver.map((attempt) => candidateOf(attempt))],
        },
    };
}
function unbound(contract, host, attempts, cache) {
    let [hints, tries, near] = [0, 0, 0];
    const close = [];
    for (const [order, attempt] of attempts.entries()) {
        if (near >= SHOWN)
            break;
        const answer = attempt.answer();
        const look = hints < SHOWN && tries < HINTS_TRIED && mayBeWrapped(contract, attempt, answer);
        const hint = look && answer === 'refuses' ? cache.renameHint(contract.inputSchema, attempt.tool, host) : undefined;
        const wrap = look ? wrapOf(contract, attempt.tool, host, cache) : undefined;
        if (look)
            tries++;
        if (hint !== undefined || wrap !== undefined)
            hints++;
        const rank = rankOf(attempt, answer, hint ?? wrap);
        if (rank !== undefined)
            close.push({ attempt, order, hint, wrap, rank });
        if (rank !== undefined && rank <= LACKS_A_SCOPE)
            near++;
    }
    close.sort((a, b) => a.rank - b.rank || lacksMore(a) - lacksMore(b) || a.order - b.order);
    return {
        binding: { role: contract.role, boundTool: null, scopesGranted: [], satisfied: false },
        result: {
            role: contract.role,
            tier: contract.tier,
            boundTool: null,
            how: null,
            satisfied: false,
            candidates: close.slice(0, SHOWN).map(({ attempt, hint, wrap }) => candidateOf(attempt, hint, wrap)),
        },
    };
}
function mayBeWrapped({ capabilityScopes }, { how, tool, missingScopes, acceptance }, answer) {
    if (answer === 'unknown' || (answer === 'accepts' && acceptance().reservations.length === 0))
        return false;
    if ((0,meaning/* destroys */.o8)(tool.name))
        return false;
    if (how !== 'found' || missingScopes.length === 0)
        return true;
    return tool.scopes.length === 0 && (0,meaning/* tellsTrade */.Du)(tool.name, capabilityScopes) >= 0;
}
function lacksMore({ hint, wrap }) {
    return hint === undefined || wrap !== undefined ? 0 : hint.reservations.length;
}
const LACKS_A_NAME = 2;
const LACKS_A_SCOPE = 3;
function rankOf({ how, missingScopes }, answer, hint) {
    if (how === 'named')
        return 0;
    if (how === 'suggested')
        return 1;
    if (answer === 'accepts')
        return missingScopes.length === 0 ? LACKS_A_NAME : LACKS_A_SCOPE;
    if (missingScopes.length === 0)
        return hint === undefined ? 5 : 4;
    return hint === undefined ? undefined : 6;
}
function candidateOf({ tool, acceptance, missingScopes, notTaken }, hint, wrap) {
    const { answer, contractPath, toolPath, reason, witness, reservations } = acceptance();
    const own = hint?.reservations ?? reservations;
    const why = answer === 'accepts' && missingScopes.length === 0 ? notTaken() : undefined;
    return {
        tool: tool.name,
        schema: answer,
        path: `contract #${shortened(contractPath)}, tool #${shortened(toolPath)}: ${reason}`,
        ...(witness === undefined ? {} : { witness }),
        missingScopes,
        reservations: own,
        warnings: own.map((reservation) => reservation.reason),
        ...(why === undefined ? {} : { notTaken: why }),
        ...(hint === undefined ? {} : { rename: hint.rename }),
        ...(wrap === undefined ? {} : { wrap }),
    };
}
function shortened(pointer) {
    return pointer.length > 120 ? `${pointer.slice(0, 40)}…${pointer.slice(-79)}` : pointer;
}


/***/ }),

/***/ 93708:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ handshakeCommand),
/* harmony export */   hN: () => (/* binding */ remakeCommand),
/* harmony export */   np: () => (/* binding */ addCommand)
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56783);

function addCommand(clients, options) {
    return ['cartwright host add', ...clients.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r), ...options].join(' ');
}
function remakeCommand(source, options) {
    const at = source.lastIndexOf('/');
    const command = addCommand([source.slice(at + 1)], options);
    return at < 0 ? command : `cd ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(source.slice(0, at))} && ${command}`;
}
function handshakeCommand({ subject, profile }, options) {
    return ['cartwright handshake', (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(subject), '--host', (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(profile), ...options].join(' ');
}


/***/ }),

/***/ 37356:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ negotiate),
/* harmony export */   be: () => (/* binding */ notJudged)
/* harmony export */ });
/* unused harmony exports unjudgedReason, refusal */
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _result_reservations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13651);
/* harmony import */ var _bind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75886);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93708);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24080);
/* harmony import */ var _pins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85650);
/* harmony import */ var _unmet_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44007);







function notJudged(subject, host, { reason, help }) {
    return {
        subject: subject.path,
        signature: subject.signature,
        host: host.name,
        profile: host.source,
        verdict: 'not judged',
        reason,
        help,
        reservations: 0,
        error: null,
        roles: [],
    };
}
function unjudgedReason(host, live) {
    if (host.failure !== undefined)
        return {
            reason: host.failure,
            help: 'start the server, or write a record of the host with --record while it answers and judge that',
        };
    const declared = (0,_host_js__WEBPACK_IMPORTED_MODULE_5__/* .allTools */ .X)(host).some(({ wraps }) => wraps === undefined);
    if (live || declared || host.servers.length === 0)
        return undefined;
    return {
        reason: 'its tools are known to its servers only, and those were not asked',
        help: 'ask them with --live (the input live), or record the host once with --live --record PROFILE and judge that',
    };
}
function mayBring(id) {
    return id.startsWith('tool:') || id === 'mcp.minProtocolRevision';
}
function unaskedServers(host, live) {
    const { servers } = host;
    const known = (0,_host_js__WEBPACK_IMPORTED_MODULE_5__/* .allTools */ .X)(host).some(({ wraps, builtIn }) => wraps === undefined && builtIn !== true);
    return live || known ? [] : servers.map(({ name }) => name);
}
function negotiate(input) {
    const { subject, host, source, profile } = input;
    const { manifest } = subject;
    const unjudged = unjudgedReason(host, input.live ?? false);
    if (unjudged !== undefined)
        return notJudged(subject, { name: host.name, source }, unjudged);
    const usable = subject.refused.length === 0 ? manifest : undefined;
    const binder = input.binder ?? new _bind_js__WEBPACK_IMPORTED_MODULE_2__/* .Binder */ .V();
    const roles = usable === undefined
        ? []
        : [...usable.requiredTools, ...usable.optionalTools].map((contract) => binder.bind(contract, host));
    const unmet = usable === undefined ? subject.refused : (0,_unmet_js__WEBPACK_IMPORTED_MODULE_4__/* .unmetRequirements */ .y)(usable, host, roles);
    const unasked = unaskedServers(host, input.live ?? false);
    if (usable !== undefined && unasked.length > 0 && unmet.length > 0 && unmet.every(({ id }) => mayBring(id))) {
        const names = unasked.map((name) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)).join(', ');
        return notJudged(subject, { name: host.name, source }, {
            reason: `its own tools are not enough, and its servers were not asked: ${names}`,
            help: `ask them with --live (the input live), or record them once with ${host.remake === undefined ? '--live --record PROFILE' : (0,_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .remakeCommand */ .hN)(source, host.remake)}`,
        });
    }
    const descriptor = describe(subject, host, profile, roles, unmet);
    const { servers, withheld = [] } = host;
    const changed = servers.length === 0 ? [] : withheld.flatMap(({ name, ambiguous }) => (ambiguous === true ? [] : [name]));
    const wrapped = roles.filter(({ result }) => result.wraps !== undefined).length;
    return {
        subject: subject.path,
        signature: subject.signature,
        host: host.name,
        profile: source,
        verdict: descriptor.verdict,
        reservations: roles.reduce((sum, { result }) => sum + (0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_1__/* .reservationsOf */ .VL)(result).length, 0),
        ...(wrapped === 0 ? {} : { wrapped }),
        ...(unasked.length === 0 ? {} : { unasked }),
        ...(changed.length === 0 ? {} : { withheld: changed }),
        ...(binder.strict ? { strict: true } : {}),
        ...(host.remake === undefined ? {} : { remake: host.remake }),
        descriptor,
        error: unmet.length === 0 ? null : refusal(unmet, input.requestId ?? null),
        roles: roles.map(({ result }) => result),
    };
}
function describe({ requirementsHash, romDigest }, host, profile, roles, unmet) {
    const bound = roles.flatMap(({ binding }) => binding.boundTool ?? []);
    const digests = bound.flatMap((tool) => {
        const digest = (0,_pins_js__WEBPACK_IMPORTED_MODULE_3__/* .calledTool */ .gu)(host, tool)?.digest;
        return digest === undefined ? [] : [[tool, digest]];
    });
    return {
        schemaVersion: profile.descriptorSchemaVersion,
        requirementsHash,
        protocolRevision: host.protocolRevision ?? '',
        model: { toolUse: false, contextWindowTokens: 0, structuredOutput: false, ...host.model },
        bindings: roles.map(({ binding }) => binding),
        filesystemGranted: host.filesystem,
        networkGranted: host.network,
        verdict: unmet.length === 0 ? 'accept' : 'refuse',
        unmet: unmet.map(({ id }) => id),
        ...(romDigest === undefined ? {} : { romDigest }),
        ...(digests.length === 0 ? {} : { toolDigests: Object.fromEntries(digests) }),
    };
}
function refusal(unmet, id) {
    return {
        jsonrpc: '2.0',
        id,
        error: {
            code: -32602,
            message: 'Unsupported harness',
            data: {
                unmet: unmet.map((entry) => entry.id),
                supported: unmet.map((entry) => entry.supported),
                requested: unmet.map((entry) => entry.requested),
            },
        },
    };
}


/***/ }),

/***/ 56783:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
function shellWord(word) {
    return /^[\w./:@%+=,-]+$/.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-43146.js").modules);
Object.assign(exports.modules, require("./shared-63576.js").modules);
Object.assign(exports.modules, require("./shared-23119.js").modules);
Object.assign(exports.modules, require("./shared-44007.js").modules);
