"use strict";
exports.id = 2432;
exports.ids = [2432];
exports.modules = {

/***/ 42432:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ambiguousScalars: () => (/* binding */ ambiguousScalars)
/* harmony export */ });
/* unused harmony export isAmbiguousPlain */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88092);
/* harmony import */ var _yaml_compose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49656);



function ambiguousScalars(text) {
    const read = (0,_yaml_compose_js__WEBPACK_IMPORTED_MODULE_2__/* .composeYaml */ .e)(text, _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.depth);
    if (!('root' in read))
        return [];
    const found = [];
    const stack = [[read.root, 'value']];
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        const [node, as] = top;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node)) {
            for (const { key, value } of node.items)
                stack.push([key, 'key'], [value ?? endOf(key), 'value']);
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node))
            for (const item of node.items)
                stack.push([item, 'value']);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node) && isAmbiguousNode(node, as, text))
            found.push({ span: spanOf(node), as });
    }
    return found.sort((a, b) => a.span.start - b.span.start);
}
function endOf(key) {
    const empty = new yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar(null);
    const end = key?.range?.[1] ?? 0;
    empty.type = yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar.PLAIN;
    empty.source = '';
    empty.range = [end, end, end];
    return empty;
}
const STRING_TAG = 'tag:yaml.org,2002:str';
function isAmbiguousNode(node, as, text) {
    const { tag, type = yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar.PLAIN, source = '' } = node;
    if (tag !== undefined)
        return tag !== STRING_TAG;
    if (type === yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar.PLAIN)
        return isAmbiguousPlain(source, as);
    return isBlock(type) && endsWithoutBreak(node, text);
}
function isBlock(type) {
    return type === yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar.BLOCK_LITERAL || type === yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar.BLOCK_FOLDED;
}
function endsWithoutBreak(node, text) {
    const { start, end } = spanOf(node);
    if (text.endsWith('\n') || !/^\s*$/.test(text.slice(end)))
        return false;
    return !/^[|>][0-9]?-/.test(text.slice(start, start + 3));
}
function spanOf({ range }) {
    return { start: range?.[0] ?? 0, end: range?.[1] ?? 0 };
}
function isAmbiguousPlain(source, as) {
    if (as === 'value' && AGREED.test(source))
        return false;
    return WORD.test(source) || DATE.test(source) || SYMBOL.test(source) || isNumber(source);
}
const AGREED = /^(?:null|true|false|-?(?:0|[1-9][0-9]*)(?:\.[0-9]*(?:[eE][-+][0-9]+)?)?)$/;
const WORD = /^(?:~|null|y|yes|n|no|on|off|true|false|[-+]?\.inf|[-+]?\.nan|<<|=|)$/i;
const DATE = /^-?[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}(?:\.[0-9]*)?[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?)?)?$/;
const SYMBOL = /^:./s;
const NUMBER = /^[-+]?(?:0b[01]+|0o[0-7]+|0x[0-9a-f]+|[0-9]+(?::[0-5]?[0-9])+(?:\.[0-9]*)?|(?=[0-9.e])[0-9]*\.?[0-9]*(?:e[-+]?[0-9]+)?)$/i;
const EXPONENT = /^e[-+]?[0-9]+$/i;
function isNumber(source) {
    return EXPONENT.test(source) || (/^[-+.0-9]/.test(source) && NUMBER.test(source.replace(/[_,]/g, '')));
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-49656.js").modules);
