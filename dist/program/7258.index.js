"use strict";
exports.id = 7258;
exports.ids = [7258];
exports.modules = {

/***/ 57258:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ checkAnswer),
/* harmony export */   searchOutput: () => (/* binding */ searchOutput)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _value_revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77527);


const STRUCTURED_SINCE = '2025-06-18';
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
            return `content item ${i} is of type ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(type, 40)}; only text items are allowed`;
        if (type === 'text' && typeof text !== 'string')
            return `content item ${i} is a text item without a text`;
    }
    return undefined;
}
function searchOutput({ roles }, { protocolRevision, tools }, searchRole) {
    if (!(0,_value_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isRevision */ .oN)(protocolRevision) || (0,_value_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRevisions */ .wo)(protocolRevision, STRUCTURED_SINCE) < 0)
        return undefined;
    const name = roles.find(({ role }) => role === searchRole)?.boundTool;
    const tool = tools.find((entry) => entry.name === name);
    if (tool === undefined)
        return undefined;
    const target = tool.wraps === undefined ? tool : (tools.find((entry) => entry.name === tool.wraps) ?? tool);
    const has = typeof target.outputSchema === 'object' && target.outputSchema !== null;
    return `${searchRole}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(tool.name)} has ${has ? 'an' : 'no'} outputSchema${has ? '' : ', which is allowed'}`;
}


/***/ })

};
;
