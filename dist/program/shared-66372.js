"use strict";
exports.modules = {

/***/ 66372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xS: () => (/* binding */ factsOf),
  kQ: () => (/* binding */ knownRule),
  Zl: () => (/* binding */ ruleIds)
});

;// CONCATENATED MODULE: ./build/generated/rule-facts.js
const RULE_FACTS = [
    { "id": "baseline/expired", "level": "warning", "apart": true },
    { "id": "baseline/fixed", "level": "warning", "apart": true },
    { "id": "baseline/no-reason", "level": "warning", "apart": true },
    { "id": "cal/duplicate-id", "level": "error" },
    { "id": "cal/duplicate-item", "level": "error" },
    { "id": "cal/empty-value", "level": "error" },
    { "id": "cal/invalid-extension-key", "level": "error" },
    { "id": "cal/invalid-id", "level": "error" },
    { "id": "cal/invalid-license", "level": "error" },
    { "id": "cal/invalid-lineage", "level": "error" },
    { "id": "cal/invalid-tag", "level": "error" },
    { "id": "cal/invalid-uri", "level": "error" },
    { "id": "cal/invalid-version", "level": "error" },
    { "id": "cal/missing-property", "level": "error" },
    { "id": "cal/not-a-mapping", "level": "error" },
    { "id": "cal/secret", "level": "error", "sensitive": true },
    { "id": "cal/too-long", "level": "error" },
    { "id": "cal/unknown-property", "level": "error" },
    { "id": "cal/unrecognized-schema-version", "level": "error" },
    { "id": "cal/wrong-type", "level": "error" },
    { "id": "cartridge/not-whole", "level": "error", "always": true, "apart": true },
    { "id": "check/relaxed", "level": "warning", "always": true, "apart": true },
    { "id": "completion/unknown-type", "level": "error" },
    { "id": "condition/expression", "level": "error" },
    { "id": "condition/in-without-list", "level": "warning" },
    { "id": "condition/not-one-shape", "level": "error" },
    { "id": "condition/unknown-operator", "level": "error" },
    { "id": "condition/unknown-rac", "level": "error" },
    { "id": "condition/unknown-variable", "level": "error" },
    { "id": "descriptor/schema", "level": "error", "always": true, "apart": true },
    { "id": "edge/duplicate", "level": "error" },
    { "id": "edge/unknown-node", "level": "error" },
    { "id": "graph/dead-end", "level": "error" },
    { "id": "graph/edge-after-end", "level": "error" },
    { "id": "graph/no-end", "level": "error" },
    { "id": "graph/no-outgoing-edge", "level": "error" },
    { "id": "graph/several-start-events", "level": "error" },
    { "id": "graph/start-event-not-start", "level": "error" },
    { "id": "graph/unbounded-cycle", "level": "error" },
    { "id": "graph/unconditional-branch", "level": "error" },
    { "id": "graph/unknown-start", "level": "error" },
    { "id": "graph/unreachable-node", "level": "error" },
    { "id": "handshake/not-judged", "level": "warning", "apart": true },
    { "id": "handshake/refuse", "level": "error", "apart": true },
    { "id": "handshake/reservation", "level": "warning", "apart": true },
    { "id": "host/binding", "level": "error", "always": true, "apart": true },
    { "id": "host/duplicate-tool", "level": "error", "always": true, "apart": true },
    { "id": "host/revision", "level": "error", "always": true, "apart": true },
    { "id": "host/schema", "level": "error", "always": true, "apart": true },
    { "id": "host/tool-changed", "level": "warning", "always": true, "apart": true },
    { "id": "host/tool-schema", "level": "warning", "apart": true },
    { "id": "host/tool-text", "level": "warning", "apart": true },
    { "id": "host/wrapped-tool", "level": "error", "always": true, "apart": true },
    { "id": "integrity/malformed", "level": "error", "always": true },
    { "id": "integrity/other-key", "level": "error", "always": true },
    { "id": "limits/not-positive", "level": "error" },
    { "id": "manifest/contract", "level": "error", "always": true, "apart": true },
    { "id": "manifest/duplicate-role", "level": "error", "always": true, "apart": true },
    { "id": "manifest/required-roles", "level": "error", "always": true, "apart": true },
    { "id": "manifest/revision", "level": "error", "always": true, "apart": true },
    { "id": "manifest/role-namespace", "level": "error", "always": true, "apart": true },
    { "id": "manifest/schema", "level": "error", "always": true, "apart": true },
    { "id": "manifest/schema-version", "level": "error", "always": true, "apart": true },
    { "id": "manifest/stale", "level": "error", "apart": true },
    { "id": "manifest/unknown-member", "level": "warning", "apart": true },
    { "id": "manifest/unknown-revision", "level": "warning", "apart": true },
    { "id": "node/invalid-delay", "level": "error" },
    { "id": "node/timer-without-delay", "level": "error" },
    { "id": "node/unknown-agent", "level": "error" },
    { "id": "node/unknown-approval", "level": "error" },
    { "id": "node/unknown-event", "level": "error" },
    { "id": "node/unknown-gateway", "level": "error" },
    { "id": "node/unknown-rac", "level": "error" },
    { "id": "node/unknown-side-effects", "level": "error" },
    { "id": "node/unknown-type", "level": "error" },
    { "id": "okf/bad-frontmatter", "level": "error", "apart": true },
    { "id": "okf/broken-link", "level": "note", "apart": true },
    { "id": "okf/incomplete", "level": "note" },
    { "id": "okf/missing-frontmatter", "level": "error", "apart": true },
    { "id": "okf/missing-type", "level": "error", "apart": true },
    { "id": "okf/no-shape", "level": "warning" },
    { "id": "okf/type-differs", "level": "note" },
    { "id": "okf/wrong-field", "level": "warning", "apart": true },
    { "id": "okf/wrong-value", "level": "warning" },
    { "id": "package/publisher", "level": "error", "always": true, "apart": true },
    { "id": "package/schema", "level": "error", "always": true, "apart": true },
    { "id": "package/secret", "level": "error", "always": true, "apart": true },
    { "id": "package/small-step", "level": "warning", "always": true, "apart": true },
    { "id": "package/task-type", "level": "error", "always": true, "apart": true },
    { "id": "package/unpackable", "level": "error", "always": true, "apart": true },
    { "id": "participant/invalid-digest", "level": "error" },
    { "id": "participant/invalid-level", "level": "error" },
    { "id": "participant/mixed-bindings", "level": "error" },
    { "id": "participant/unconstrained-slot", "level": "error" },
    { "id": "participant/unknown-bind", "level": "error" },
    { "id": "participant/unknown-career-tier", "level": "error" },
    { "id": "project/unreadable", "level": "error", "always": true, "apart": true },
    { "id": "propose/missing-item", "level": "note", "apart": true },
    { "id": "propose/stale-check", "level": "note", "apart": true },
    { "id": "publish/home-path", "level": "error", "sensitive": true },
    { "id": "publish/missing-property", "level": "error" },
    { "id": "publish/placeholder", "level": "warning" },
    { "id": "publish/unknown-license", "level": "error" },
    { "id": "rac/code-in-text", "level": "warning", "sensitive": true },
    { "id": "rac/content-by-another-name", "level": "error", "sensitive": true },
    { "id": "rac/content-in-okf", "level": "warning", "sensitive": true },
    { "id": "rac/description-length", "level": "error" },
    { "id": "rac/encoded-text", "level": "warning", "sensitive": true },
    { "id": "rac/hidden-text", "level": "warning" },
    { "id": "rac/hint-too-long", "level": "error" },
    { "id": "rac/invalid-hint", "level": "error" },
    { "id": "rac/missing-hint", "level": "warning" },
    { "id": "rac/no-content", "level": "error", "always": true, "sensitive": true },
    { "id": "rac/repeats-files", "level": "warning", "sensitive": true },
    { "id": "rac/unknown-check-type", "level": "error" },
    { "id": "rac/unknown-kind", "level": "error" },
    { "id": "ready/rac-missing", "level": "error", "apart": true },
    { "id": "ready/unstaffed", "level": "error", "apart": true },
    { "id": "release/not-trusted", "level": "error", "always": true, "apart": true },
    { "id": "secret/private-key", "level": "error", "always": true, "apart": true },
    { "id": "signature/not-verified", "level": "error", "always": true, "apart": true },
    { "id": "source/alias", "level": "error", "always": true },
    { "id": "source/directive", "level": "error", "always": true },
    { "id": "source/documents", "level": "error", "always": true },
    { "id": "source/duplicate-key", "level": "error", "always": true },
    { "id": "source/encoding", "level": "error", "always": true },
    { "id": "source/key", "level": "error", "always": true },
    { "id": "source/limit", "level": "error", "always": true },
    { "id": "source/merge-key", "level": "error", "always": true },
    { "id": "source/number", "level": "error", "always": true },
    { "id": "source/surrogate", "level": "error", "always": true },
    { "id": "source/symlink", "level": "error", "always": true, "apart": true },
    { "id": "source/syntax", "level": "error", "always": true },
    { "id": "source/tag", "level": "error", "always": true },
    { "id": "source/too-large", "level": "error", "always": true },
    { "id": "suppression/no-reason", "level": "warning" },
    { "id": "suppression/not-allowed", "level": "warning" },
    { "id": "suppression/unknown-rule", "level": "warning" },
    { "id": "suppression/unused", "level": "warning" },
    { "id": "variable/init-of-other-type", "level": "warning" },
    { "id": "variable/unknown-type", "level": "error" },
];

;// CONCATENATED MODULE: ./build/core/result/known-rules.js

const KNOWN = new Map(RULE_FACTS.map((rule) => [rule.id, rule]));
function knownRule(name) {
    return KNOWN.get(name);
}
function factsOf(id) {
    const rule = KNOWN.get(id);
    if (rule === undefined)
        throw new Error(`a finding names the rule ${JSON.stringify(id)}, which does not exist`);
    return rule;
}
function ruleIds() {
    return RULE_FACTS.map(({ id }) => id);
}


/***/ })

};
;
