export const id = 6458;
export const ids = [6458];
export const modules = {

/***/ 6458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ambiguousScalars: () => (/* binding */ ambiguousScalars)
/* harmony export */ });
/* unused harmony export isAmbiguousPlain */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _yaml_compose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9505);



/**
 * Finds the scalars of a YAML text whose value depends on who reads it: YAML 1.1 or 1.2, its core or its JSON schema, and the
 * readers that go their own way (PyYAML, Psych, go-yaml, SnakeYAML). A signature covers the one value that cartwright read.
 *
 * @returns them in the order of the text; none for a text that cannot be read at all
 */
function ambiguousScalars(text) {
    const read = (0,_yaml_compose_js__WEBPACK_IMPORTED_MODULE_2__/* .composeYaml */ .e)(text, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.depth);
    if (!('root' in read))
        return [];
    const found = [];
    const stack = [[read.root, 'value']];
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        const [node, as] = top;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
            for (const { key, value } of node.items)
                stack.push([key, 'key'], [value ?? endOf(key), 'value']);
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (const item of node.items)
                stack.push([item, 'value']);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && isAmbiguousNode(node, as, text))
            found.push({ span: spanOf(node), as });
    }
    return found.sort((a, b) => a.span.start - b.span.start);
}
// A key without a colon has no value node; what readers make of nothing is asked all the same.
function endOf(key) {
    const empty = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(null);
    const end = key?.range?.[1] ?? 0;
    empty.type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.PLAIN;
    empty.source = '';
    empty.range = [end, end, end];
    return empty;
}
const STRING_TAG = 'tag:yaml.org,2002:str';
function isAmbiguousNode(node, as, text) {
    const { tag, type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.PLAIN, source = '' } = node;
    // A tag asks for a type, and readers differ in what they take for a text of it.
    if (tag !== undefined)
        return tag !== STRING_TAG;
    if (type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.PLAIN)
        return isAmbiguousPlain(source, as);
    return isBlock(type) && endsWithoutBreak(node, text);
}
function isBlock(type) {
    return type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_LITERAL || type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_FOLDED;
}
// At the end of a file that lacks its last line break, some readers give a block scalar one and others do not.
function endsWithoutBreak(node, text) {
    const { start, end } = spanOf(node);
    if (text.endsWith('\n') || !/^\s*$/.test(text.slice(end)))
        return false;
    return !/^[|>][0-9]?-/.test(text.slice(start, start + 3));
}
function spanOf({ range }) {
    return { start: range?.[0] ?? 0, end: range?.[1] ?? 0 };
}
/**
 * Whether a plain scalar is read as one value by some reader and as another by the next. What is no text to somebody must be
 * written as JSON writes it, and a key must be a text to everybody.
 *
 * @param source the scalar's text, its lines folded
 */
function isAmbiguousPlain(source, as) {
    if (as === 'value' && AGREED.test(source))
        return false;
    return WORD.test(source) || DATE.test(source) || SYMBOL.test(source) || isNumber(source);
}
/**
 * What is no text and the same to all: the words and numbers of JSON. An exponent needs a fraction before it and a sign, or
 * PyYAML takes the whole for a text.
 */
const AGREED = /^(?:null|true|false|-?(?:0|[1-9][0-9]*)(?:\.[0-9]*(?:[eE][-+][0-9]+)?)?)$/;
/** null, truth values (Psych takes any mixture of cases), infinity, no number, and the merge and value keys of YAML 1.1. */
const WORD = /^(?:~|null|y|yes|n|no|on|off|true|false|[-+]?\.inf|[-+]?\.nan|<<|=|)$/i;
/** Dates and times as widely as any reader takes them; a month of one digit is one to go-yaml and Psych. */
const DATE = /^-?[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}(?:\.[0-9]*)?[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?)?)?$/;
/** A symbol of Ruby. */
const SYMBOL = /^:./s;
const NUMBER = /^[-+]?(?:0b[01]+|0o[0-7]+|0x[0-9a-f]+|[0-9]+(?::[0-5]?[0-9])+(?:\.[0-9]*)?|(?=[0-9.e])[0-9]*\.?[0-9]*(?:e[-+]?[0-9]+)?)$/i;
/** The `yaml` library reads an exponent alone as no number, by 1.1. */
const EXPONENT = /^e[-+]?[0-9]+$/i;
// Readers drop underscores, and Psych commas, before they look at a number. `1.2.0` is none to any of them.
function isNumber(source) {
    return EXPONENT.test(source) || (/^[-+.0-9]/.test(source) && NUMBER.test(source.replace(/[_,]/g, '')));
}


/***/ }),

/***/ 9505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ composeYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/core/source/yaml-tokens.js

/**
 * Half of where composing meets the end of the stack (800 levels of flow collections on Node 20 and 24), whatever else a caller
 * allows.
 */
const COMPOSED_DEPTH = 400;
/**
 * Splits a text into tokens and looks for what must not be composed: composing deep trees, or collections used as keys, can
 * abort the whole process, which no `try` can catch.
 */
function tokensOf(text, maxDepth) {
    const limit = Math.min(maxDepth, COMPOSED_DEPTH);
    const tokens = firstDocuments(text);
    const stack = tokens.map((token) => ({ token, depth: 0 }));
    let problem;
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        const { token, depth } = top;
        if (depth > limit) {
            const message = `nesting is deeper than ${limit} levels`;
            const way = limit < maxDepth ? `, or write it as JSON, which is read to ${maxDepth} levels` : '';
            const help = `flatten the document${way}`;
            return { tokens, problem: { rule: 'source/limit', message, span: at(token.offset), help } };
        }
        if (token.type === 'document' && token.value !== undefined)
            stack.push({ token: token.value, depth });
        if (!('items' in token))
            continue;
        for (const item of token.items) {
            if (item.key !== undefined && item.key !== null) {
                if ('items' in item.key || item.key.type === 'alias') {
                    const what = item.key.type === 'alias' ? 'an alias' : 'a collection';
                    const found = {
                        rule: 'source/key',
                        message: `${what} is used as a key`,
                        span: at(item.key.offset),
                        help: 'write the key as text',
                    };
                    if (problem === undefined || found.span.start < problem.span.start)
                        problem = found;
                }
                else
                    stack.push({ token: item.key, depth: depth + 1 });
            }
            if (item.value !== undefined)
                stack.push({ token: item.value, depth: depth + 1 });
        }
    }
    return { tokens, problem };
}
/** The tokens of a text down to its third document, if there is one: no file has more than one, and the second shows that this has. */
function firstDocuments(text) {
    const tokens = [];
    let documents = 0;
    for (const token of new dist/* Parser */.iX().parse(text)) {
        if (token.type === 'document' && ++documents > 2)
            break;
        tokens.push(token);
    }
    return tokens;
}
function at(offset) {
    return { start: offset, end: offset + 1 };
}

;// CONCATENATED MODULE: ./build/core/source/yaml-words.js
const BY_CODE = {
    ALIAS_PROPS: { message: 'an alias has a tag or an anchor of its own', help: 'write the alias alone' },
    BAD_ALIAS: { message: 'an anchor or an alias has no usable name' },
    BAD_DIRECTIVE: { message: 'a directive is malformed', help: 'remove the line that starts with %' },
    BAD_DQ_ESCAPE: { message: 'a string in double quotes holds an unknown escape', help: 'write \\\\ for a backslash' },
    BAD_INDENT: { message: 'the indentation does not fit', help: 'what belongs together starts at the same column' },
    BAD_PROP_ORDER: { message: 'an anchor or a tag stands before the indicator', help: 'write it after -, ? or :' },
    BAD_SCALAR_START: { message: 'a plain text cannot start with this character', help: 'put the text in quotes' },
    BLOCK_AS_IMPLICIT_KEY: {
        message: 'a value on this line would start another mapping or list',
        help: 'put a text that holds ": " in quotes',
    },
    BLOCK_IN_FLOW: {
        message: 'a block collection stands inside brackets or braces',
        help: 'use brackets and braces inside',
    },
    KEY_OVER_1024_CHARS: { message: 'a key is longer than 1024 characters' },
    MISSING_CHAR: { message: 'something is missing here' },
    MULTILINE_IMPLICIT_KEY: { message: 'a key spans several lines', help: 'is a quote not closed, or a colon missing?' },
    MULTIPLE_ANCHORS: { message: 'a value has two anchors' },
    MULTIPLE_TAGS: { message: 'a value has two tags' },
    RESOURCE_EXHAUSTION: { message: 'the document nests too deep', help: 'flatten the document' },
    TAB_AS_INDENT: { message: 'a tab is used for indentation', help: 'indent with spaces' },
    UNEXPECTED_TOKEN: {
        message: 'this does not belong here',
        help: 'is a quote, a bracket or a comma missing before it?',
    },
};
/** The parser has few codes; its fixed sentences tell more. */
const SENTENCES = [
    [/closing .?quote/, { message: 'a quote is not closed' }],
    [/followed by map values/, { message: 'a key is not followed by a colon', help: 'write "key: value"' }],
    [/end with a [\]})]/, { message: 'a bracket or brace is not closed' }],
    [/^Missing , /, { message: 'a comma is missing' }],
    [/space after :/, { message: 'a space is missing after a colon' }],
    [/Sequence item without -/, { message: 'an item of a list does not start with "- "' }],
    [/separated .*white space/, { message: 'a space is missing' }],
];
/** @returns what an error of the YAML parser means, without anything from the text. */
function wordsFor(code, sentence) {
    const special = ['MISSING_CHAR', 'BAD_INDENT'].includes(code)
        ? SENTENCES.find(([pattern]) => pattern.test(sentence))
        : undefined;
    return special?.[1] ?? BY_CODE[code] ?? { message: 'this cannot be read' };
}

;// CONCATENATED MODULE: ./build/core/source/yaml-compose.js



/** What YAML forbids in a text, however it is quoted. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;
/**
 * Line breaks on which readers disagree: a carriage return alone is one to YAML 1.2 and none to this parser, and the others are
 * ones to YAML 1.1. What one reader takes for the rest of a comment is a key to another.
 */
const DISPUTED_BREAK = /\r(?!\n)|[\u0085\u2028\u2029]/;
/**
 * Composes the one document of a text into nodes with their ranges, or says what is wrong first. Tags and aliases are not
 * looked at yet.
 */
function composeYaml(text, maxDepth) {
    const forbidden = text.search(FORBIDDEN);
    if (forbidden >= 0) {
        const help = 'remove it, or write it as an escape in double quotes';
        return syntax('a control character stands in the text', pointAt(forbidden), help);
    }
    const disputed = text.search(DISPUTED_BREAK);
    if (disputed >= 0) {
        const code = text.charCodeAt(disputed).toString(16).toUpperCase().padStart(4, '0');
        const message = `a line break that readers disagree on stands in the text (U+${code})`;
        const help = 'break the line with LF or CRLF, or write the character as an escape in double quotes';
        return syntax(message, pointAt(disputed), help);
    }
    const { tokens, problem } = tokensOf(text, maxDepth);
    if (problem !== undefined)
        return problem;
    const documents = compose(text, tokens);
    const [first, second] = documents;
    const directive = first === undefined ? -1 : directiveOf(text, first);
    if (directive >= 0) {
        const span = lineAt(text, directive);
        return { rule: 'source/directive', message: 'a YAML directive is not allowed', span, help: 'remove the line' };
    }
    const error = firstError(documents);
    if (error !== undefined)
        return error;
    if (second !== undefined) {
        const message = 'the file holds more than one YAML document';
        const span = pointAt(second.range[0]);
        return { rule: 'source/documents', message, span, help: 'keep one document in a file' };
    }
    if (first === undefined || first.contents === null)
        return syntax('the document is empty', { start: 0, end: 0 });
    return { root: first.contents };
}
function compose(text, tokens) {
    const composer = new dist/* Composer */.Dk({
        version: '1.2',
        schema: 'core',
        merge: false,
        resolveKnownTags: false,
        uniqueKeys: false,
        prettyErrors: false,
        keepSourceTokens: false,
    });
    return [...composer.compose(tokens, true, text.length)];
}
function directiveOf(text, document) {
    if (!text.includes('%'))
        return -1;
    return text.slice(0, document.contents?.range?.[0] ?? text.length).search(/^%/m);
}
// Only the first is reported: what follows a mistake is read in its light. A tag that is not known is found later.
function firstError(documents) {
    const [error] = documents
        .flatMap((document) => [...document.errors, ...document.warnings])
        .filter(({ message }) => !message.startsWith('Unresolved tag'))
        .sort((a, b) => a.pos[0] - b.pos[0]);
    if (error === undefined)
        return undefined;
    const span = { start: error.pos[0], end: Math.max(error.pos[1], error.pos[0] + 1) };
    if (error.code === 'TAG_RESOLVE_FAILED' || error.code === 'BAD_COLLECTION_TYPE')
        return { rule: 'source/tag', message: 'a value does not fit its tag', span, help: 'remove the tag' };
    const { message, help } = wordsFor(error.code, error.message);
    return syntax(message, span, help);
}
function syntax(what, span, help) {
    return { rule: 'source/syntax', message: `not valid YAML: ${what}`, span, help };
}
function pointAt(offset) {
    return { start: offset, end: offset + 1 };
}
function lineAt(text, offset) {
    const end = text.slice(offset).search(/[\r\n]|$/);
    return { start: offset, end: offset + end };
}


/***/ })

};
