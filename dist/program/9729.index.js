"use strict";
exports.id = 9729;
exports.ids = [9729,1410,7783];
exports.modules = {

/***/ 76821:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T1: () => (/* binding */ contentName),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   be: () => (/* binding */ claimsKey)
/* harmony export */ });
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8778);

const WORDS = new Set([
    'contents',
    'filecontent',
    'filecontents',
    'textcontent',
    'contenttext',
    'contentbase64',
    'contentmd',
    'body',
    'text',
    'fulltext',
    'rawtext',
    'data',
    'rawdata',
    'payload',
    'raw',
    'blob',
    'document',
    'markdown',
    'md',
    'html',
    'base64',
    'value',
    'knowledge',
    'inline',
    'excerpt',
    'snippet',
]);
const AMBIGUOUS = new Set([
    'data',
    'raw',
    'value',
    'document',
    'inline',
    'excerpt',
    'snippet',
    'knowledge',
    'md',
    'text',
]);
const LETTERS = new Map(Object.entries({
    c: 'сϲσςⅽᴄⲥꮯꓚ¢ƈ𐐽',
    o: 'оοօסهഠဝჿⲟᴏᴑꬽꓳ𐐬øөѳ0٥०০੦૦୦௦౦೦൦๐໐၀○◯',
    n: 'пոռηνɴиꓠⲛղƞɲŋπ',
    t: 'тτᴛⲧꭲꓔƭŧ7†',
    e: 'еεҽєᴇ℮ɛꓰꭼⲉꬲəәэ3€',
}).flatMap(([letter, others]) => [...others].map((other) => [other, letter])));
const PLAIN = new Set('id kind description required check okf type hint title tags resource timestamp bundle concept'.split(' '));
function contentName(name) {
    if (PLAIN.has(name))
        return undefined;
    if (name === 'content')
        return 'exact';
    const read = skeleton(name);
    if (read === 'content')
        return 'look-alike';
    if (WORDS.has(read) || isTypo(read))
        return 'near';
    return undefined;
}
function isAmbiguous(name) {
    return AMBIGUOUS.has(skeleton(name));
}
const KNOWN = ['id', 'kind', 'description', 'required', 'check', 'okf', 'type', 'hint'];
function claimsKey(noun, name) {
    if (noun !== 'RAC item' && noun !== 'the check')
        return false;
    const content = contentName(name);
    return content !== undefined && (content !== 'near' || (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(name, KNOWN) === undefined);
}
function isTypo(read) {
    const without = (text, i) => text.slice(0, i) + text.slice(i + 1);
    const letters = (text) => [...text].sort().join('');
    if (read.length === 6)
        return [...'content'].some((_, i) => without('content', i) === read);
    if (read.length === 8)
        return [...read].some((letter, i) => letter === read[i + 1] && without(read, i) === 'content');
    return read.length === 7 && letters(read) === letters('content');
}
function skeleton(name) {
    let read = '';
    for (const letter of name.slice(0, 200).normalize('NFKD').toLowerCase()) {
        if (/[\p{M}\p{C}\p{Z}\s_.-]/u.test(letter))
            continue;
        read += letter;
    }
    if (WORDS.has(read))
        return read;
    return [...read].map((letter) => LETTERS.get(letter) ?? letter).join('');
}


/***/ }),

/***/ 52087:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mayHoldSecret)
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58313);

const MARKERS = [
    { pattern: /:\/\/[^\s/@]{1,400}@/, needs: '@' },
    {
        pattern: /PRIVATE(?: |%20|\+)KEY|UFJJVkFURSBLRVktLS0tL|BSSVZBVEUgS0VZLS0tLS|QUklWQVRFIEtFWS0tLS0t|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/,
    },
    { pattern: /[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/ },
    {
        pattern: /[-_](?:(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_|(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)|(?<=_)authToken=)/,
    },
    { pattern: /eyJ[\w-]{10}/, needs: 'J' },
    { pattern: /hv[sbr]\.\w/, needs: 'hv' },
    { pattern: /kty/ },
    { pattern: /hooks\.slack\.com/ },
    { pattern: /dapi[A-Fa-f0-9]{30}/, needs: 'dapi' },
];
function mayHoldSecret(text) {
    const marked = MARKERS.some(({ pattern, needs }) => (needs === undefined || text.includes(needs)) && pattern.test(text));
    return marked || (0,_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsAssignment */ .Wo)(text);
}


/***/ }),

/***/ 38234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ KEY_KINDS),
/* harmony export */   Gf: () => (/* binding */ secretName),
/* harmony export */   dM: () => (/* binding */ distinct)
/* harmony export */ });
const KEY_KINDS = ['private-key', 'encrypted-private-key'];
function secretName(kind) {
    return NAMES[kind] ?? `a secret (${kind})`;
}
const NAMES = {
    'private-key': 'a private key',
    'encrypted-private-key': 'an encrypted private key',
    'aws-key': 'an AWS access key',
    'google-key': 'a Google API key',
    'stripe-key': 'a Stripe key',
    'pypi-token': 'a PyPI token',
    'json-web-token': 'a JSON web token',
    'azure-key': 'an Azure account key',
    'hugging-face-token': 'a Hugging Face token',
    'openai-key': 'an OpenAI key',
    'anthropic-key': 'an Anthropic key',
    'github-token': 'a GitHub token',
    'gitlab-token': 'a GitLab token',
    'npm-token': 'an npm token',
    'slack-token': 'a Slack token',
    'url-password': 'a password in a URL',
    'assigned-secret': 'a random value given to a password, a key or a token',
    'database-password': 'a password in a connection string',
};
function distinct(secrets) {
    const joined = [];
    for (const secret of [...secrets].sort((a, b) => a.start - b.start || b.end - a.end)) {
        const last = joined.at(-1);
        if (last === undefined || secret.start >= last.end)
            joined.push(secret);
        else {
            const kind = KEY_KINDS.includes(secret.kind) && !KEY_KINDS.includes(last.kind) ? secret.kind : last.kind;
            joined[joined.length - 1] = { kind, start: last.start, end: Math.max(last.end, secret.end) };
        }
    }
    return joined;
}


/***/ }),

/***/ 41817:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   hg: () => (/* binding */ locateFault),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
function fromPointer(root, pointer) {
    let value = root;
    const path = [];
    for (const raw of pointer.split('/').slice(1)) {
        const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(value)) {
            path.push(Number(key));
            value = value[Number(key)];
        }
        else {
            path.push(key);
            value =
                typeof value === 'object' && value !== null && Object.hasOwn(value, key)
                    ? value[key]
                    : undefined;
        }
    }
    return path;
}
function valueAt(root, path) {
    let value = root;
    for (const segment of path) {
        if (typeof value !== 'object' || value === null || Array.isArray(value) !== (typeof segment === 'number'))
            return undefined;
        value = Object.hasOwn(value, segment) ? value[segment] : undefined;
    }
    return value;
}
function locateFinding(doc, finding) {
    return { rule: finding.rule, ...locateFault(doc, finding) };
}
function locateFault(doc, finding) {
    return {
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        if (length < path.length)
            return doc.range(location.key ?? firstCharacter(location.value));
        const { key } = location;
        if (part === 'key' && key !== undefined)
            return doc.range(key);
        return doc.range(part === 'entry' ? location.entry : location.value);
    }
    return doc.range({ start: 0, end: 0 });
}
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 90126:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findHidden),
/* harmony export */   P: () => (/* binding */ withoutHidden)
/* harmony export */ });
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const HONEST = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}|(?<=[\p{Emoji}\p{S}\p{P}])[\ufe0e\ufe0f]|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?<![A-Za-z])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])(?![A-Za-z])/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const EITHER = new RegExp(`(${HONEST.source})|${INVISIBLE.source}|\\p{Cc}`, 'gu');
function withoutHidden(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(EITHER, (_sign, honest) => honest ?? '')
        .trim();
}
function findHidden(text) {
    if (!/[^\n\r\t\x20-\x7e]/.test(text))
        return undefined;
    const rest = text.replace(HONEST, '');
    const found = [...rest.matchAll(INVISIBLE)].map(([character]) => character.codePointAt(0) ?? 0);
    const marks = (point) => point === 0x200e || point === 0x200f || point === 0x61c;
    const counted = RIGHT_TO_LEFT.test(text) ? found.filter((point) => !marks(point)) : found;
    if (counted.length === 0)
        return undefined;
    const shown = [...new Set(counted)].slice(0, 4);
    return {
        count: counted.length,
        points: shown.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`),
    };
}


/***/ }),

/***/ 8432:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21689);

const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some(_path_js__WEBPACK_IMPORTED_MODULE_0__/* .leadsOut */ .qm))
        return { problem: 'a glob is relative and stays inside the repository' };
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
            const match = /\{([^{}]*)\}/.exec(candidate);
            if (match === null) {
                if (candidate.includes('{') || candidate.includes('}'))
                    return undefined;
                done.push(candidate);
                continue;
            }
            const [whole, inner = ''] = match;
            for (const choice of inner.split(',')) {
                next.push(candidate.slice(0, match.index) + choice + candidate.slice(match.index + whole.length));
            }
        }
        open = next;
        if (done.length + open.length > MAX_ALTERNATIVES)
            return undefined;
    }
    done = [...new Set(done)];
    return done;
}
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let star = -1;
    let resume = 0;
    while (s < path.length) {
        const segment = pattern[p];
        if (segment === '**') {
            star = p++;
            resume = s;
        }
        else if (segment !== undefined && matchSegment(segment, path[s])) {
            p++;
            s++;
        }
        else if (star >= 0) {
            p = star + 1;
            s = ++resume;
        }
        else
            return false;
    }
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    if (pattern === '*')
        return text.length > 0;
    let p = 0;
    let t = 0;
    let star = -1;
    let resume = 0;
    while (t < text.length) {
        const unit = pattern[p];
        if (unit === '*') {
            star = p++;
            resume = t;
            continue;
        }
        const end = unit === undefined ? -1 : matchOne(pattern, p, text[t]);
        if (end > 0) {
            p = end;
            t++;
        }
        else if (star >= 0) {
            p = star + 1;
            t = ++resume;
        }
        else
            return false;
    }
    while (pattern[p] === '*')
        p++;
    return p === pattern.length;
}
function matchOne(pattern, p, unit) {
    const wanted = pattern[p];
    if (wanted === '?')
        return p + 1;
    if (wanted === '\\' && p + 1 < pattern.length)
        return pattern[p + 1] === unit ? p + 2 : -1;
    if (wanted !== '[')
        return wanted === unit ? p + 1 : -1;
    const close = pattern.indexOf(']', p + 2);
    if (close < 0)
        return unit === '[' ? p + 1 : -1;
    const negated = pattern[p + 1] === '!' || pattern[p + 1] === '^';
    return inSet(pattern.slice(p + (negated ? 2 : 1), close), unit) === negated ? -1 : close + 1;
}
function inSet(set, unit) {
    for (let i = 0; i < set.length; i++) {
        if (set[i + 1] === '-' && i + 2 < set.length) {
            if (unit >= set[i] && unit <= set[i + 2])
                return true;
            i += 2;
        }
        else if (set[i] === unit)
            return true;
    }
    return false;
}


/***/ }),

/***/ 46774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Jj: () => (/* binding */ mappingsOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    return Object.hasOwn(value, name) ? value[name] : undefined;
}
function textOf(value, name) {
    const text = own(value, name);
    return typeof text === 'string' ? text : '';
}
function mappingsOf(value, name) {
    const list = own(value, name);
    return Array.isArray(list) ? list.filter(isMapping) : [];
}
function member(value, name) {
    return isMapping(value) ? own(value, name) : undefined;
}


/***/ }),

/***/ 21689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   GK: () => (/* binding */ isWayOut),
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   PH: () => (/* binding */ pathFromTop),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   qm: () => (/* binding */ leadsOut),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}
function leadsOut(path) {
    return path.startsWith('/') || /^[A-Za-z]:[\\/]|(?:^|\/)\.\.(?:[\\/]|$)/.test(path);
}
function isWayOut(way) {
    return /^\.\.(?:[\\/]|$)|^\/|^[A-Za-z]:\\/.test(way);
}
function isWithin(folder, path) {
    const base = folder.replace(/\/$/, '');
    if (!/^\.?$|^(?:\.\.\/)*\.\.$/.test(base))
        return path === base || path.startsWith(`${base}/`);
    const ups = (way) => way.split('/').filter((segment) => segment === '..').length;
    return ups(path) <= ups(base);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function folderOf(path) {
    return path.includes('/') ? parentOf(path) : '.';
}
function pathFromTop(path) {
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.join('/');
}
function absolutePath(cwd, path) {
    const top = /^(?:\/|[A-Za-z]:\/)/.exec(cwd)?.[0] === '/' ? /^\// : /^[A-Za-z]:\//;
    const absolute = top.test(path) ? path : `${cwd}/${path}`;
    const start = top.exec(absolute)?.[0] ?? '/';
    const segments = [];
    for (const segment of absolute.slice(start.length).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return start + segments.join('/');
}
function shortest(cwd, path) {
    const [base, segments] = [absolutePath('/', cwd), absolutePath(cwd, path)].map((each) => each.split('/').filter((segment) => segment !== ''));
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}
function placeOf(cwd, root) {
    const base = root.replace(/\/+$/, '');
    if (/^\.\.(?:\/|$)/.test(base)) {
        const top = absolutePath(cwd, base);
        return {
            at: (path) => shortest(cwd, joinPath(base, path)),
            inside: (path) => shortest(top, absolutePath(cwd, path)),
        };
    }
    return {
        at: (path) => joinPath(base, path),
        inside(path) {
            if (base === '.' || base === '')
                return path;
            if (path === base)
                return '.';
            return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
        },
    };
}


/***/ })

};
;
