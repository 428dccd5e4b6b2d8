"use strict";
exports.id = 2959;
exports.ids = [2959];
exports.modules = {

/***/ 32959:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  urlChecker: () => (/* binding */ urlChecker)
});

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
;// CONCATENATED MODULE: ./build/adapters/url/address.js

const blocked = new external_node_net_.BlockList();
for (const [network, bits] of [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
])
    blocked.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
])
    blocked.addSubnet(network, bits, 'ipv6');
const global = new external_node_net_.BlockList();
global.addSubnet('2000::', 3, 'ipv6');
function isPublicAddress(address) {
    const bare = address.replace(/%.*$/s, '');
    if ((0,external_node_net_.isIP)(bare) === 0)
        return false;
    if ((0,external_node_net_.isIPv4)(bare))
        return !blocked.check(bare, 'ipv4');
    const inner = embeddedIPv4(bare);
    if (inner !== undefined)
        return !blocked.check(inner, 'ipv4');
    return global.check(bare, 'ipv6') && !blocked.check(bare, 'ipv6');
}
function embeddedIPv4(address) {
    const normal = new URL(`http://[${address}]/`).hostname.slice(1, -1);
    const match = /^(?:::ffff|64:ff9b:):(?:([0-9a-f]{1,4}):)?([0-9a-f]{1,4})$/.exec(normal);
    if (match === null)
        return undefined;
    const [high, low] = [Number.parseInt(match[1] ?? '0', 16), Number.parseInt(match[2] ?? '0', 16)];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
function isPrivateName(host) {
    const name = host.toLowerCase().replace(/\.+$/, '');
    return !name.includes('.') ? (0,external_node_net_.isIP)(name) === 0 : /\.(?:localhost|internal|local|lan|home\.arpa|onion)$/.test(name);
}

;// CONCATENATED MODULE: ./build/adapters/url/inspect.js
const LONGEST = 2048;
const PORTS = new Set(['', '443', '8443', '80', '8080']);
function inspectUrl(text, options = {}) {
    if (text.length > LONGEST)
        return { refused: `a URL has at most ${LONGEST} characters` };
    if (/[\u0000-\u0020\u007f]/.test(text))
        return { refused: 'the URL holds a space or a control character' };
    if (!URL.canParse(text))
        return { refused: 'not a URL' };
    const url = new URL(text);
    const authority = /^[a-z]+:\/\/([^/?#]*)/i.exec(text)?.[1] ?? '';
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { refused: `only https URLs are checked, not ${url.protocol}` };
    if (url.username !== '' || url.password !== '' || authority.includes('@'))
        return { refused: 'the URL holds a user name or password' };
    if (!/^[\u0021-\u007e]*$/.test(authority) || /(?:^|\.)xn--/i.test(url.hostname))
        return { refused: 'the host name is not plain ASCII' };
    if (options.anyPort !== true && !PORTS.has(url.port))
        return { refused: `port ${url.port} is not a web port` };
    if (url.protocol === 'http:' && options.http !== true)
        return { unknown: 'only https URLs are checked' };
    url.hash = '';
    return { url };
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
;// CONCATENATED MODULE: ./build/adapters/url/request.js


const HEADER_BYTES = 16 * 1024;
function requestHead(url, address, method, signal, ca) {
    const family = address.includes(':') ? 6 : 4;
    const lookup = (_host, { all }, done) => all === true ? done(null, [{ address, family }]) : done(null, address, family);
    const options = {
        method,
        signal,
        lookup,
        agent: false,
        maxHeaderSize: HEADER_BYTES,
        rejectUnauthorized: true,
        ca,
        headers: { 'user-agent': 'cartwright', accept: '*/*', ...(method === 'GET' ? { range: 'bytes=0-0' } : {}) },
    };
    return new Promise((resolve, reject) => {
        const answered = (response) => {
            response.on('error', () => undefined);
            resolve({ status: response.statusCode ?? 0, location: response.headers.location });
            response.destroy();
        };
        const request = url.protocol === 'https:' ? (0,external_node_https_.request)(url, options, answered) : (0,external_node_http_.request)(url, options, answered);
        request.on('error', reject);
        request.end();
    });
}

;// CONCATENATED MODULE: ./build/adapters/url/checker.js






const MAX_URLS = 20;
const AT_A_TIME = 4;
const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 5000;
const TRY_GET = new Set([400, 403, 404, 405, 501]);
const unknown = (reason) => ({ answer: 'unknown', reason: `cannot confirm: ${reason}` });
const refused = (reason) => ({ answer: 'absent', reason: `refused: ${reason}` });
function urlChecker(options = {}) {
    return {
        async check(urls) {
            const answers = new Map();
            const byHost = new Map();
            let asked = 0;
            for (const text of [...new Set(urls)].sort()) {
                const inspected = inspect(text, options);
                if ('probe' in inspected)
                    answers.set(text, inspected.probe);
                else if (++asked > MAX_URLS)
                    answers.set(text, unknown(`at most ${MAX_URLS} URLs are asked in one run`));
                else {
                    const { host } = inspected.url;
                    byHost.set(host, [...(byHost.get(host) ?? []), { text, url: inspected.url }]);
                }
            }
            const hosts = [...byHost.values()];
            const worker = async () => {
                for (let list = hosts.shift(); list !== undefined; list = hosts.shift())
                    for (const { text, url } of list)
                        answers.set(text, await ask(url, options));
            };
            await Promise.all(Array.from({ length: AT_A_TIME }, worker));
            return answers;
        },
    };
}
function inspect(text, { http = false }) {
    const inspected = inspectUrl(text, { http, anyPort: http });
    if ('refused' in inspected)
        return { probe: refused(inspected.refused) };
    return 'unknown' in inspected ? { probe: unknown(inspected.unknown) } : inspected;
}
async function ask(start, options) {
    const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    const timer = new AbortController();
    const timeout = setTimeout(() => timer.abort(), timeoutMs);
    try {
        return await follow(start, options, timer.signal);
    }
    catch (error) {
        if (timer.signal.aborted)
            return unknown(`no answer within ${timeoutMs / 1000} s`);
        return unknown(reasonOf(error));
    }
    finally {
        clearTimeout(timeout);
        timer.abort();
    }
}
async function follow(start, options, signal) {
    let url = start;
    for (let hop = 0;; hop++) {
        const address = await addressOf(url.hostname, options, signal);
        if (address === undefined)
            return unknown(`private address, not contacted${hop === 0 ? '' : ' (after a redirect)'}`);
        let head = await requestHead(url, address, 'HEAD', signal, options.ca);
        if (TRY_GET.has(head.status))
            head = await requestHead(url, address, 'GET', signal, options.ca);
        const { status, location } = head;
        if (status < 300 || status > 399 || location === undefined)
            return judge(head);
        if (hop === MAX_REDIRECTS)
            return unknown(`more than ${MAX_REDIRECTS} redirects`);
        const next = URL.canParse(location, url.href) ? inspect(new URL(location, url).href, options) : undefined;
        if (next === undefined || 'probe' in next || (url.protocol === 'https:' && next.url.protocol !== 'https:'))
            return unknown('it redirects to a place that is not asked');
        url = next.url;
    }
}
function judge({ status }) {
    if (status >= 200 && status < 300)
        return { answer: 'present', reason: `HTTP ${status}` };
    if (status === 404 || status === 410)
        return { answer: 'absent', reason: `HTTP ${status}` };
    return unknown(`HTTP ${status}`);
}
async function addressOf(hostname, { allow = isPublicAddress, resolve = resolveName }, signal) {
    const host = hostname.replace(/^\[|\]$/g, '');
    if ((0,external_node_net_.isIP)(host) !== 0)
        return allow(host) ? host : undefined;
    if (isPrivateName(host))
        return undefined;
    const addresses = await Promise.race([resolve(host), aborted(signal)]);
    return addresses.length > 0 && addresses.every(allow) ? addresses[0] : undefined;
}
async function resolveName(host) {
    return (await (0,promises_.lookup)(host, { all: true })).map(({ address }) => address);
}
function aborted(signal) {
    return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    });
}
const REASONS = {
    ENOTFOUND: 'the host name does not resolve',
    EAI_AGAIN: 'the host name does not resolve now',
    ECONNREFUSED: 'the connection is refused',
    ECONNRESET: 'the connection broke',
    CERT_HAS_EXPIRED: 'its certificate has expired',
    ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is by an unknown authority',
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is by an unknown authority',
    SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed',
    HPE_HEADER_OVERFLOW: 'its headers are too large',
};
function reasonOf(error) {
    const code = String(error.code ?? 'the request failed');
    return Object.hasOwn(REASONS, code) ? String(REASONS[code]) : (0,printable.printable)(code);
}


/***/ })

};
;
