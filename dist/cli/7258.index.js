"use strict";
exports.id = 7258;
exports.ids = [7258];
exports.modules = {

/***/ 7258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ checkAnswer),
/* harmony export */   searchOutput: () => (/* binding */ searchOutput)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3189);


/** The revision from which tools may have an `outputSchema` (specification 4.1 and 9). */
const STRUCTURED_SINCE = '2025-06-18';
/**
 * Checks the answer of a called tool (specification 2.2): the content envelope is an array of items; those of the execute
 * role are texts.
 *
 * @returns what is wrong, in words without any of the answer's text; undefined when nothing is
 */
function checkAnswer(answer, onlyTexts) {
    if (answer.isError)
        return 'the tool answered with an error';
    if (!Array.isArray(answer.content))
        return 'the answer has no content array';
    if (onlyTexts && answer.content.length === 0)
        return 'the content array is empty';
    for (const [i, item] of answer.content.entries()) {
        if (typeof item !== 'object' || item === null)
            return `content item ${i} is no object`;
        const { type, text } = item;
        if (typeof type !== 'string')
            return `content item ${i} has no type`;
        if (onlyTexts && type !== 'text')
            return `content item ${i} is of type ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(type, 40)}; only text items are allowed`;
        if (type === 'text' && typeof text !== 'string')
            return `content item ${i} is a text item without a text`;
    }
    return undefined;
}
/**
 * Says whether the tool that is bound to the search role has an `outputSchema`: structured answers should be asked for and
 * must stay optional (specification 4.1).
 *
 * @returns one line, or undefined where the revision knows no such thing or the role is not bound
 */
function searchOutput({ roles }, { protocolRevision, tools }, searchRole) {
    if (!(0,_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isRevision */ .oN)(protocolRevision) || (0,_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRevisions */ .wo)(protocolRevision, STRUCTURED_SINCE) < 0)
        return undefined;
    const name = roles.find(({ role }) => role === searchRole)?.boundTool;
    const tool = tools.find((entry) => entry.name === name);
    if (tool === undefined)
        return undefined;
    const target = tool.wraps === undefined ? tool : (tools.find((entry) => entry.name === tool.wraps) ?? tool);
    const has = typeof target.outputSchema === 'object' && target.outputSchema !== null;
    return `${searchRole}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(tool.name)} has ${has ? 'an' : 'no'} outputSchema${has ? '' : ', which is allowed'}`;
}


/***/ })

};
;