"use strict";
exports.id = 1809;
exports.ids = [1809];
exports.modules = {

/***/ 26571:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findSecrets: () => (/* binding */ findSecrets)
});

// EXTERNAL MODULE: ./build/core/secrets/assignments.js + 1 modules
var assignments = __webpack_require__(58313);
// EXTERNAL MODULE: ./build/core/secrets/private-keys.js + 1 modules
var private_keys = __webpack_require__(21732);
// EXTERNAL MODULE: ./node_modules/@secretlint/secretlint-rule-preset-recommend/module/index.js
var secretlint_rule_preset_recommend_module = __webpack_require__(31577);
;// CONCATENATED MODULE: ./build/core/secrets/tokens.js
const TOKENS = [
    { kind: 'aws-key', pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Za-z0-9])/g },
    {
        kind: 'aws-key',
        pattern: /(?<=secret_?access_?key["']?\s{0,9}[:=]\s{0,9}["']?)[A-Za-z0-9/+=]{40}(?![A-Za-z0-9/+=])/gi,
    },
    { kind: 'google-key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
    { kind: 'google-key', pattern: /(?<![\w-])GOCSPX-[\w-]{28}(?![\w-])/g },
    { kind: 'stripe-key', pattern: /(?<![A-Za-z0-9])(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,247}(?![A-Za-z0-9])/g },
    { kind: 'stripe-key', pattern: /(?<![A-Za-z0-9])whsec_[A-Za-z0-9]{32,64}(?![A-Za-z0-9])/g },
    { kind: 'openai-key', pattern: /(?<![A-Za-z0-9])sk-(?:proj|svcacct|admin)-[\w-]{40,200}(?![\w-])/g },
    { kind: 'pypi-token', pattern: /(?<![\w-])pypi-AgEI[\w-]{50,250}(?![\w-])/g },
    { kind: 'hugging-face-token', pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{34}(?![A-Za-z0-9])/g },
    { kind: 'json-web-token', pattern: /(?<![\w-])eyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{20,2000}(?![\w-])/g },
    { kind: 'azure-key', pattern: /(?<=AccountKey=)[A-Za-z0-9+/]{86}==/g },
    {
        kind: 'url-password',
        pattern: /(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>]{1,100}:)[^\s/@"'<>]{6,200}(?=@[\w.-])/g,
    },
];
const PLACEHOLDER = /^(?:pass(?:word|wd)?|pwd|secret|token|changeme|example|user(?:name)?|hunter2|x{3,}|\*{3,}|\.{3,})$|[{}<>$%]|^(?:your|my|some|the)[-_ ]?|(?:example|placeholder|dummy|redacted)/i;
const RUN = /(.)\1{7,}/;
function findTokens(text) {
    const found = [];
    for (const { kind, pattern } of TOKENS) {
        for (const match of text.matchAll(pattern)) {
            const start = match.index;
            if (!isPlaceholder(match[0]))
                found.push({ kind, start, end: start + match[0].length });
        }
    }
    return found;
}
function isPlaceholder(value) {
    return PLACEHOLDER.test(value) || RUN.test(value);
}

;// CONCATENATED MODULE: ./build/core/secrets/published.js


const KINDS = {
    aws: 'aws-key',
    privatekey: 'private-key',
    basicauth: 'url-password',
    'database-connection-string': 'database-password',
    openai: 'openai-key',
    anthropic: 'anthropic-key',
    huggingface: 'hugging-face-token',
    gcp: 'private-key',
};
const SWITCHES = '@secretlint/secretlint-rule-filter-comments';
const HARMLESS = new Set(['AWSAccountID', 'AWSAccessKeyID']);
const createTranslator = () => (id, data) => ({
    message: String(id),
    messageId: String(id),
    data,
});
function sourceOf(text) {
    const unused = () => {
        throw new Error('secretlint asked for lines and columns');
    };
    return {
        content: text,
        contentType: 'text',
        filePath: 'text',
        physicalFilePath: undefined,
        ext: '',
        hasBOM: false,
        getFilePath: () => 'text',
        getPhysicalFilePath: () => undefined,
        locationToRange: unused,
        rangeToLocation: unused,
        positionToIndex: unused,
        indexToPosition: unused,
    };
}
function findPublished(text) {
    const found = [];
    const source = sourceOf(text);
    for (const rule of secretlint_rule_preset_recommend_module/* rules */.a) {
        if (rule.meta.id === SWITCHES)
            continue;
        const name = rule.meta.id.replace('@secretlint/secretlint-rule-', '');
        const kind = KINDS[name] ?? `${name}-token`;
        const visitor = rule.create({
            sharedOptions: {},
            createTranslator,
            ignore: () => undefined,
            report: ({ range, message: { messageId } }) => {
                const [start, end] = range;
                if (!HARMLESS.has(messageId) && !isPlaceholder(text.slice(start, end)))
                    found.push({ kind, start, end });
            },
        }, {});
        void visitor.file?.(source);
    }
    return found;
}

// EXTERNAL MODULE: ./build/core/secrets/prefilter.js
var prefilter = __webpack_require__(52087);
// EXTERNAL MODULE: ./build/core/secrets/secret.js
var secret = __webpack_require__(38234);
;// CONCATENATED MODULE: ./build/core/secrets/find.js






function findSecrets(text) {
    if (!(0,prefilter/* mayHoldSecret */.d)(text))
        return [];
    return (0,secret/* distinct */.dM)([...(0,private_keys/* findPrivateKeys */.$)(text), ...findTokens(text), ...findPublished(text), ...(0,assignments/* findAssignments */.uO)(text)]);
}


/***/ })

};
;
