"use strict";
exports.modules = {

/***/ 45076:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mcpPeer: () => (/* binding */ mcpPeer)
});

// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/client/dist/index.mjs + 34 modules
var dist = __webpack_require__(18311);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/core/handshake/from-environment.js
function fromEnvironment(server, variable) {
    const { envVars = [], envHeaders = {}, ...rest } = server;
    const names = [...new Set([...envVars, ...Object.values(envHeaders)])];
    const missing = names.filter((name) => (variable(name) ?? '') === '');
    if (missing.length > 0)
        return { missing };
    if (names.length === 0)
        return rest;
    const valueOf = (name) => variable(name) ?? '';
    const filled = (text) => text.replace(/\$\{(?:env:)?(\w+)\}|\{env:(\w+)\}/g, (all, braced, opencode) => {
        const name = braced ?? opencode ?? '';
        return envVars.includes(name) ? valueOf(name) : all;
    });
    const headers = Object.entries(envHeaders).map(([header, name]) => {
        const value = valueOf(name);
        return [header, header.toLowerCase() === 'authorization' && !value.includes(' ') ? `Bearer ${value}` : value];
    });
    return {
        ...rest,
        ...(rest.args === undefined ? {} : { args: rest.args.map(filled) }),
        ...(rest.url === undefined ? {} : { url: filled(rest.url) }),
        env: { ...rest.env, ...Object.fromEntries(envVars.map((name) => [name, valueOf(name)])) },
        ...(rest.command === undefined ? { headers: { ...rest.headers, ...Object.fromEntries(headers) } } : {}),
    };
}

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/adapters/mcp/guarded-fetch.js

function guardedFetch(limits, trouble, signal, transport = 'streamable') {
    let total = 0;
    const give = (reason) => {
        trouble.failure ??= reason;
        return new Error(reason);
    };
    return async (url, init = {}) => {
        const ends = [signal, trouble.cut.signal];
        const signals = init.signal == null ? ends : [...ends, init.signal];
        let response;
        try {
            response = await fetch(url, {
                ...init,
                redirect: 'manual',
                credentials: 'omit',
                referrerPolicy: 'no-referrer',
                signal: AbortSignal.any(signals),
            });
        }
        catch (error) {
            if (signal.aborted || init.signal?.aborted === true)
                throw error;
            const cause = error.cause;
            const code = cause?.code ?? '';
            throw give(`cannot be reached: ${/^(?:HPE_.*)?$/.test(code) ? 'the answer is not valid HTTP' : code}`);
        }
        const { status } = response;
        if (status >= 300 && status < 400) {
            await response.body?.cancel();
            throw give(`answered with a redirect (HTTP ${status}), which is not followed: name the final URL`);
        }
        const method = (init.method ?? 'GET').toUpperCase();
        const answers = transport === 'sse' ? method === 'GET' : method === 'POST';
        if ((answers || method === 'POST') && status >= 400) {
            if (method === 'POST')
                trouble.refused ??= status;
            trouble.failure ??=
                status === 401 || status === 403
                    ? `asks for authorization (HTTP ${status}): name a header in the profile`
                    : `answered with HTTP ${status}`;
        }
        const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
        const types = transport === 'sse' ? ['text/event-stream'] : ['application/json', 'text/event-stream'];
        if (answers && status === 200 && !types.includes(type)) {
            await response.body?.cancel();
            throw give(`answered with the content type ${(0,printable.quote)(type, 60)}; it must be ${types.join(' or ')}`);
        }
        let received = 0;
        return limited(response, (bytes) => {
            total += bytes.length;
            received += bytes.length;
            if (received <= limits.lineBytes && total <= limits.totalBytes)
                return undefined;
            trouble.failure = `answered with more than ${limits.lineBytes / 1024 / 1024} MiB`;
            trouble.cut.abort();
            return new Error(trouble.failure);
        });
    };
}
function limited(response, tooMuch) {
    const { body, status, statusText, headers } = response;
    if (body === null)
        return response;
    const counted = body.pipeThrough(new TransformStream({
        transform(chunk, controller) {
            const error = tooMuch(chunk);
            if (error === undefined)
                controller.enqueue(chunk);
            else
                controller.error(error);
        },
    }));
    return new Response(counted, { status, statusText, headers });
}

;// CONCATENATED MODULE: ./build/adapters/mcp/limits.js
const MIB = 1024 * 1024;
const MCP_LIMITS = {
    totalMs: 7000,
    discoverMs: 3000,
    politeMs: 250,
    termMs: 2000,
    lineBytes: 10 * MIB,
    totalBytes: 32 * MIB,
    stderrBytes: 4096,
    pages: 50,
    cursor: 4096,
    entries: 10_000,
};

// EXTERNAL MODULE: ./build/core/handshake/tool-digest.js
var tool_digest = __webpack_require__(36813);
// EXTERNAL MODULE: ./build/core/handshake/accept/schema/json.js
var json = __webpack_require__(44851);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(88092);
;// CONCATENATED MODULE: ./build/adapters/mcp/lists.js





const MAX_DEPTH = limits.LIMITS.schemaDepth - 2;
class ServerFault extends Error {
}
const ANYTHING = {
    '~standard': { version: 1, vendor: 'cartwright', validate: (value) => ({ value }) },
};
async function listAll(client, method, key, limits, signal) {
    const entries = [];
    const seen = new Set();
    let cursor;
    for (let page = 1;; page++) {
        if (page > limits.pages)
            throw new ServerFault(`answers ${method} with more than ${limits.pages} pages`);
        const params = cursor === undefined ? {} : { cursor };
        const answer = (await client.request({ method, params }, ANYTHING, { signal, timeout: limits.totalMs }));
        const list = answer[key];
        if (!Array.isArray(list))
            throw new ServerFault(`answers ${method} without a list of ${key}`);
        for (const entry of list) {
            if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
                throw new ServerFault(`answers ${method} with an entry that is no object`);
            entries.push(entry);
        }
        if (entries.length > limits.entries)
            throw new ServerFault(`answers ${method} with more than ${limits.entries} entries`);
        const next = answer['nextCursor'];
        if (next === undefined || next === null || next === '')
            return entries;
        if (typeof next !== 'string' || next.length > limits.cursor)
            throw new ServerFault(`answers ${method} with a cursor that is no text of at most ${limits.cursor} characters`);
        if (seen.has(next))
            throw new ServerFault(`answers ${method} with the same cursor again (${(0,printable.quote)(next, 40)})`);
        seen.add(next);
        cursor = next;
    }
}
function toolsOf(entries, redact = (text) => text) {
    const tools = new Map();
    const notes = [];
    for (const entry of entries) {
        const name = entry['name'];
        if (typeof name !== 'string' || name === '')
            throw new ServerFault('answers tools/list with a tool without a name');
        if (redact(name) !== name) {
            notes.push('a tool whose name repeats a value of its environment or headers is left out');
            continue;
        }
        if ((0,limits.nestsDeeper)(entry, MAX_DEPTH)) {
            notes.push(`tool ${(0,printable.quote)(name)} nests deeper than ${MAX_DEPTH} levels, and is left out`);
            continue;
        }
        const digest = (0,tool_digest/* toolDigest */.PQ)(entry);
        if (digest === undefined) {
            notes.push(`tool ${(0,printable.quote)(name)} has no canonical form (half of a character, or a number too large), and is left out`);
            continue;
        }
        const first = tools.get(name);
        if (first !== undefined) {
            if (first.digest !== digest)
                tools.set(name, { ...first, ambiguous: true });
            notes.push(`lists tool ${(0,printable.quote)(name)} twice; the first counts`);
            continue;
        }
        const said = withTexts(entry, redact);
        if (!(0,json/* jsonEqual */.Zm)(said, entry))
            notes.push(`tool ${(0,printable.quote)(name)} repeats a value of its environment or headers, which is written as ***`);
        const { title, description, inputSchema, outputSchema, annotations } = said;
        if (!(0,mapping/* isMapping */.pi)(inputSchema))
            notes.push(`tool ${(0,printable.quote)(name)} has an inputSchema that is no object`);
        tools.set(name, {
            name,
            ...(typeof title === 'string' ? { title } : {}),
            ...(typeof description === 'string' ? { description } : {}),
            inputSchema,
            ...(outputSchema === undefined ? {} : { outputSchema }),
            ...(annotations === undefined ? {} : { annotations }),
            digest,
        });
    }
    return { tools: [...tools.values()], notes };
}
function withTexts(object, change) {
    const changed = (value) => {
        if (typeof value === 'string')
            return change(value);
        if (Array.isArray(value))
            return value.map(changed);
        return (0,mapping/* isMapping */.pi)(value) ? withTexts(value, change) : value;
    };
    return Object.fromEntries(Object.entries(object).map(([name, value]) => [change(name), changed(value)]));
}
function textsOf(entries, key, redact) {
    const texts = entries.map((entry) => entry[key]).filter((text) => typeof text === 'string');
    return [...new Set(texts.map(redact))].sort();
}

;// CONCATENATED MODULE: ./build/adapters/mcp/redact.js
const SHORTEST = 6;
function redactor({ env, headers }) {
    const secrets = [...Object.values(env ?? {}), ...Object.values(headers ?? {})]
        .flatMap((value) => [value, ...value.split(/\s+/)])
        .filter((value) => value.length >= SHORTEST)
        .sort((a, b) => b.length - a.length);
    return (text) => secrets.reduce((redacted, secret) => redacted.replaceAll(secret, '***'), text);
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/adapters/mcp/processes.js

const running = new Map();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
function watchGroup(leader, folder) {
    if (running.size === 0) {
        process.on('exit', killAll);
        for (const signal of SIGNALS)
            process.on(signal, interrupted);
    }
    running.set(leader, folder);
}
function unwatchGroup(leader) {
    running.delete(leader);
    if (running.size > 0)
        return;
    process.off('exit', killAll);
    for (const signal of SIGNALS)
        process.off(signal, interrupted);
}
function killAll() {
    for (const [leader, folder] of running) {
        signalGroup(leader, 'SIGKILL');
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function interrupted(signal) {
    killAll();
    for (const leader of running.keys())
        unwatchGroup(leader);
    process.kill(process.pid, signal);
}
function signalGroup(leader, signal) {
    try {
        process.kill(-leader, signal);
    }
    catch {
    }
}
function groupRuns(leader) {
    const processes = processTable();
    if (processes !== undefined)
        return processes.some(({ group, state }) => group === leader && state !== 'Z');
    try {
        process.kill(-leader, 0);
        return true;
    }
    catch {
        return false;
    }
}
function escaped(marker) {
    return (processTable() ?? [])
        .filter(({ pid, state }) => state !== 'Z' && pid !== process.pid && environment(pid).includes(marker))
        .map(({ pid }) => pid);
}
function processTable() {
    if (process.platform !== 'linux')
        return undefined;
    return (0,external_node_fs_.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => {
        const fields = read(`/proc/${name}/stat`)
            .replace(/^.*\) /s, '')
            .split(' ');
        return fields.length < 3 ? [] : [{ pid: Number(name), state: fields[0] ?? '', group: Number(fields[2]) }];
    });
}
function environment(pid) {
    return read(`/proc/${pid}/environ`);
}
function read(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'latin1');
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/adapters/mcp/wire.js

class Wire {
    #open = new Set();
    #answered = new Set();
    asked = new Set();
    sent(message) {
        const { id, method } = message;
        if (method !== undefined && id !== undefined)
            this.#open.add(id);
    }
    problemWith(value) {
        if (Array.isArray(value))
            return 'a batch, which no revision of the protocol in use allows';
        if (typeof value !== 'object' || value === null)
            return 'JSON that is no object';
        const message = value;
        const has = (key) => Object.hasOwn(message, key) && message[key] !== undefined;
        if (message['jsonrpc'] !== '2.0')
            return 'a message that is not JSON-RPC 2.0';
        if (has('method'))
            return this.#request(message);
        if (has('result') && has('error'))
            return 'an answer with both a result and an error';
        if (!has('result') && !has('error'))
            return 'a message that is neither a request nor an answer';
        return this.#answer(message, has('error'));
    }
    #request(message) {
        const { method, id } = message;
        if (typeof method !== 'string')
            return 'a request whose method is no text';
        if (id !== undefined && !isId(id))
            return 'a request with a malformed id';
        if (id !== undefined)
            this.asked.add(method);
        return undefined;
    }
    #answer(message, isError) {
        const { id } = message;
        if (isError && (id === null || id === undefined))
            return 'an error that belongs to no request';
        if (!isId(id))
            return 'an answer with a malformed id';
        const inner = isError ? message['error'] : message['result'];
        if (typeof inner !== 'object' || inner === null || Array.isArray(inner))
            return `an answer whose ${isError ? 'error' : 'result'} is no object`;
        if (this.#answered.has(id))
            return `a second answer to request ${shown(id)}`;
        if (!this.#open.delete(id))
            return `an answer to request ${shown(id)}, which was never made`;
        this.#answered.add(id);
        return undefined;
    }
}
function isId(value) {
    return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}
function shown(id) {
    return typeof id === 'string' ? (0,printable.quote)(id, 40) : String(id);
}

;// CONCATENATED MODULE: ./build/adapters/mcp/stdio-transport.js









const MARKER = 'CARTWRIGHT_MCP_RUN';
const NEWLINE = 10;
const KILL_MS = 500;
const MAX_SKIPPED = 10_000;
class StdioTransport {
    onclose;
    onerror;
    onmessage;
    failure;
    skipped = 0;
    firstSkipped = '';
    wire = new Wire();
    #server;
    #limits;
    #marker = `${MARKER}=${(0,external_node_crypto_.randomUUID)()}`;
    #child;
    #pending = [];
    #pendingBytes = 0;
    #totalBytes = 0;
    #stderr = Buffer.alloc(0);
    #closing;
    #home = '';
    constructor(server, limits) {
        this.#server = server;
        this.#limits = limits;
    }
    get pid() {
        return this.#child?.pid ?? null;
    }
    get stderr() {
        return this.#stderr.toString('utf8');
    }
    start() {
        const { command, args, env, cwd } = this.#server;
        this.#home = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'cartwright-mcp-'));
        const [name, value] = this.#marker.split('=');
        const child = (0,external_node_child_process_.spawn)(command, [...args], {
            cwd,
            env: { HOME: this.#home, ...env, [name]: value },
            stdio: ['pipe', 'pipe', 'pipe'],
            shell: false,
            detached: true,
            windowsHide: true,
        });
        this.#child = child;
        if (child.pid !== undefined)
            watchGroup(child.pid, this.#home);
        child.stdin.on('error', () => undefined);
        child.stdout.on('error', () => undefined);
        child.stderr.on('error', () => undefined);
        child.stdout.on('data', (chunk) => this.#receive(chunk));
        child.stderr.on('data', (chunk) => {
            this.#stderr = Buffer.concat([this.#stderr, chunk]).subarray(-this.#limits.stderrBytes);
        });
        child.on('exit', (code, signal) => {
            setImmediate(() => this.#fail(code === null ? `was ended by ${signal}` : `ended with exit code ${code}`));
        });
        child.stdout.on('end', () => setImmediate(() => this.#failLater('closed its standard output')));
        return new Promise((resolve, reject) => {
            child.once('spawn', () => resolve());
            child.once('error', (error) => {
                const missing = error.code === 'ENOENT';
                this.#fail(`cannot be started: ${missing ? `there is no command ${(0,printable.quote)(command)}` : (error.code ?? 'unknown')}`);
                reject(error);
            });
        });
    }
    send(message) {
        const child = this.#child;
        if (child === undefined || this.#over)
            return Promise.reject(new Error('not connected'));
        this.wire.sent(message);
        return new Promise((resolve) => {
            if (child.stdin.write(`${JSON.stringify(message)}\n`))
                resolve();
            else
                child.stdin.once('drain', resolve);
        });
    }
    close() {
        this.#closing ??= this.#end();
        return this.#closing;
    }
    async #end() {
        const child = this.#child;
        const leader = child?.pid;
        if (child !== undefined && leader !== undefined) {
            child.stdin.end();
            if (!(await this.#gone(leader, this.#limits.politeMs))) {
                signalGroup(leader, 'SIGTERM');
                if (!(await this.#gone(leader, this.#limits.termMs)))
                    signalGroup(leader, 'SIGKILL');
                await this.#gone(leader, KILL_MS);
            }
            await this.#killEscaped();
            unwatchGroup(leader);
        }
        child?.stdout.destroy();
        child?.stderr.destroy();
        this.#pending = [];
        if (this.#home !== '')
            (0,external_node_fs_.rmSync)(this.#home, { recursive: true, force: true, maxRetries: 3 });
        this.onclose?.();
    }
    async #killEscaped() {
        for (let waited = 0; waited < KILL_MS; waited += 25) {
            const pids = escaped(this.#marker);
            if (pids.length === 0)
                return;
            for (const pid of pids)
                kill(pid);
            await (0,promises_.setTimeout)(25);
        }
    }
    async #gone(leader, ms) {
        for (let waited = 0; waited < ms; waited += 25) {
            if (!groupRuns(leader))
                return true;
            await (0,promises_.setTimeout)(25);
        }
        return !groupRuns(leader);
    }
    #receive(chunk) {
        if (this.#over)
            return;
        this.#totalBytes += chunk.length;
        let from = 0;
        for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
            const line = Buffer.concat([...this.#pending, chunk.subarray(from, at)]);
            this.#pending = [];
            this.#pendingBytes = 0;
            from = at + 1;
            if (line.length > this.#limits.lineBytes)
                return this.#fail(tooMuch('a line of', this.#limits.lineBytes));
            this.#line(line.toString('utf8'));
            if (this.#over)
                return;
        }
        const rest = chunk.subarray(from);
        if (rest.length > 0)
            this.#pending.push(rest);
        this.#pendingBytes += rest.length;
        if (this.#pendingBytes > this.#limits.lineBytes)
            this.#fail(tooMuch('a line of', this.#limits.lineBytes));
        else if (this.#totalBytes > this.#limits.totalBytes)
            this.#fail(tooMuch('', this.#limits.totalBytes));
    }
    #line(line) {
        const text = line.trim();
        if (text === '')
            return;
        const value = parsed(text);
        if (value === undefined) {
            this.skipped++;
            if (this.skipped === 1)
                this.firstSkipped = text.slice(0, 200);
            if (this.skipped > MAX_SKIPPED)
                this.#fail(`wrote more than ${MAX_SKIPPED} lines that are no JSON to standard output`);
            return;
        }
        const problem = this.wire.problemWith(value);
        if (problem !== undefined)
            return this.#fail(`sent ${problem}`);
        this.onmessage?.(value);
    }
    get #over() {
        return this.failure !== undefined || this.#closing !== undefined;
    }
    #failLater(reason) {
        setTimeout(() => this.#fail(reason), 100).unref();
    }
    #fail(reason) {
        if (this.#over)
            return;
        this.failure = reason;
        this.onerror?.(new Error(reason));
        void this.close();
    }
}
function tooMuch(what, bytes) {
    return `wrote ${what === '' ? '' : `${what} `}more than ${bytes / 1024 / 1024} MiB to standard output`;
}
function parsed(text) {
    if (!/^[[{]/.test(text))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function kill(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch {
    }
}

;// CONCATENATED MODULE: ./build/adapters/mcp/peer.js










function mcpPeer(options) {
    const limitsOf = ({ timeout }) => withTimeout(options.limits ?? MCP_LIMITS, options.timeout ?? timeout);
    return {
        look: (server) => {
            const limits = limitsOf(server);
            return withServer(server, options, limits, async (link) => look(server, link, limits));
        },
        async call(server, tool, args) {
            const limits = limitsOf(server);
            const answer = await withServer(server, options, limits, (link) => call(link, tool, args, limits));
            return 'failure' in answer ? { failure: answer.failure } : answer;
        },
    };
}
function withTimeout(limits, seconds) {
    if (seconds === undefined)
        return limits;
    const totalMs = seconds * 1000;
    return { ...limits, totalMs, discoverMs: Math.max(limits.discoverMs, Math.floor(totalMs / 2)) };
}
async function withServer(declared, options, limits, use) {
    const server = fromEnvironment(declared, options.variable ?? (() => undefined));
    if ('missing' in server) {
        const names = server.missing.map((name) => (0,printable.quote)(name)).join(', ');
        return { name: declared.name, failure: `needs ${names} in the environment`, notes: [] };
    }
    const first = await connectAndUse(server, options, limits, use, 'auto', Date.now() + limits.totalMs);
    if (!('next' in first))
        return first;
    const second = await connectAndUse(server, options, limits, use, first.next, first.deadline);
    if (!('next' in second))
        return second;
    const { name, failure, notes } = first.next === 'sse' ? first : second;
    return { name, failure, notes };
}
const NO_MESSAGE = [400, 404, 405];
async function connectAndUse(server, options, limits, use, mode, deadline) {
    const timer = new AbortController();
    const timeout = setTimeout(() => timer.abort(), Math.max(1, deadline - Date.now()));
    const trouble = { failure: undefined, refused: undefined, cut: new AbortController() };
    const stdio = server.command === undefined ? undefined : new StdioTransport(stdioServer(server, options), limits);
    const discoverMs = stdio === undefined ? limits.totalMs : limits.discoverMs;
    const link = {
        mode,
        client: new dist/* Client */.Kj({ name: 'cartwright', version: version/* VERSION */.x }, {
            capabilities: {},
            versionNegotiation: { mode: mode === 'auto' ? mode : 'legacy', probe: { timeoutMs: discoverMs } },
        }),
        stdio,
        trouble,
        signal: timer.signal,
        redact: redactor(server),
    };
    let connected = false;
    const onAbort = () => void stdio?.close();
    const ended = AbortSignal.any([timer.signal, trouble.cut.signal]);
    timer.signal.addEventListener('abort', onAbort, { once: true });
    try {
        const transport = stdio ?? httpTransport(server, limits, trouble, timer.signal, mode);
        await Promise.race([
            link.client.connect(transport, { signal: timer.signal, timeout: limits.totalMs }),
            whenAborted(ended),
        ]);
        connected = true;
        return await use(link);
    }
    catch (error) {
        const failure = link.redact(reasonOf(error, link, server, connected, limits));
        const notes = notesOf(link).map(link.redact);
        const next = connected ? undefined : otherMode(link);
        return { name: server.name, failure, notes, ...(next === undefined ? {} : { next, deadline }) };
    }
    finally {
        clearTimeout(timeout);
        timer.signal.removeEventListener('abort', onAbort);
        await (stdio === undefined ? link.client.close().catch(() => undefined) : stdio.close());
        timer.abort();
    }
}
function otherMode({ mode, stdio, trouble }) {
    if (mode === 'sse')
        return trouble.refused === undefined ? 'sse' : undefined;
    if (stdio !== undefined)
        return mode === 'auto' && /^ended |^closed /.test(stdio.failure ?? '') ? 'legacy' : undefined;
    return NO_MESSAGE.includes(trouble.refused ?? 0) ? 'sse' : undefined;
}
function whenAborted(signal) {
    return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    });
}
function stdioServer(server, { cwd, path }) {
    return {
        command: server.command ?? '',
        args: server.args ?? [],
        env: { PATH: path, ...server.env },
        cwd: (0,external_node_path_.resolve)(cwd, server.cwd ?? '.'),
    };
}
function httpTransport(server, limits, trouble, signal, mode) {
    const url = URL.canParse(server.url ?? '') ? new URL(server.url ?? '') : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
        throw new ServerFault('has a url that is no http(s) URL without user and password');
    const requestInit = { headers: { ...server.headers } };
    if (mode === 'sse')
        return new dist/* SSEClientTransport */.Am(url, { fetch: guardedFetch(limits, trouble, signal, 'sse'), requestInit });
    return new dist/* StreamableHTTPClientTransport */.jS(url, {
        fetch: guardedFetch(limits, trouble, signal),
        requestInit,
        reconnectionOptions: {
            maxRetries: 0,
            initialReconnectionDelay: 1,
            maxReconnectionDelay: 1,
            reconnectionDelayGrowFactor: 1,
        },
    });
}
async function look(server, link, limits) {
    const { client, signal } = link;
    const revision = client.getNegotiatedProtocolVersion();
    if (revision === undefined)
        throw new ServerFault('negotiated no protocol revision');
    const offers = client.getServerCapabilities() ?? {};
    const notes = [];
    if (offers.tools === undefined)
        notes.push('advertises no tools');
    const list = async (on, ...[method, key]) => on ? listAll(client, method, key, limits, signal) : [];
    const listed = await list(offers.tools !== undefined, 'tools/list', 'tools');
    const { tools, notes: toolNotes } = toolsOf(listed, link.redact);
    const resources = await list(offers.resources !== undefined, 'resources/list', 'resources');
    const templates = await list(offers.resources !== undefined, 'resources/templates/list', 'resourceTemplates').catch((error) => {
        if (error.code === METHOD_NOT_FOUND)
            return [];
        throw error;
    });
    return {
        name: server.name,
        protocolRevision: revision,
        tools,
        resources: textsOf(resources, 'uri', link.redact),
        templates: textsOf(templates, 'uriTemplate', link.redact),
        notes: [...notes, ...toolNotes, ...notesOf(link)].map((note) => (0,printable.printable)(link.redact(note))),
    };
}
const METHOD_NOT_FOUND = -32601;
async function call({ client, signal }, tool, args, limits) {
    const params = { name: tool, arguments: { ...args } };
    const answer = await client.callTool(params, { signal, timeout: limits.totalMs });
    return {
        content: answer.content,
        isError: answer.isError === true,
        structured: answer.structuredContent !== undefined,
    };
}
function notesOf({ stdio, mode }) {
    if (mode === 'sse')
        return ['speaks HTTP+SSE, the transport of before 2025-03-26: clients may take it no more'];
    if (stdio === undefined)
        return [];
    const notes = [];
    const { skipped, firstSkipped, wire } = stdio;
    if (skipped > 0)
        notes.push(`${skipped} line${skipped === 1 ? '' : 's'} on standard output that ${skipped === 1 ? 'is' : 'are'} no JSON, skipped (${(0,printable.quote)(firstSkipped)})`);
    const asked = [...wire.asked].filter((method) => method !== 'ping');
    if (asked.length > 0)
        notes.push(`asked for ${asked.map((method) => (0,printable.quote)(method, 40)).join(', ')}, which was refused`);
    return notes;
}
function reasonOf(error, link, server, connected, limits) {
    const { stdio, trouble, signal } = link;
    const during = connected ? 'the lists' : server.command === undefined ? 'the handshake' : 'initialize';
    const tail = stderrTail(stdio);
    if (trouble.cut.signal.aborted && trouble.failure !== undefined)
        return trouble.failure;
    if (signal.aborted)
        return `timed out: ${during} took more than ${limits.totalMs / 1000} s; allow more with --server-timeout, or timeout in the profile${tail}`;
    if (stdio?.failure !== undefined)
        return `${stdio.failure}${connected ? '' : ' before the handshake was done'}${tail}`;
    if (error instanceof ServerFault)
        return error.message;
    if (trouble.failure !== undefined)
        return trouble.failure;
    const { code, message } = error;
    const text = (0,printable.quote)(String(message), 200);
    return typeof code === 'number'
        ? `answered with the error ${code}: ${text}${tail}`
        : `broke the protocol: ${text}${tail}`;
}
function stderrTail(stdio) {
    const last = (stdio?.stderr ?? '')
        .trim()
        .split(/\r\n|\r|\n/)
        .slice(-3)
        .join(' | ');
    return last === '' ? '' : `; its standard error ends: ${(0,printable.quote)(last, 300)}`;
}


/***/ })

};
;
