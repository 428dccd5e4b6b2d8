import descriptorValidator from './generated/descriptor.js';
import hostValidator from './generated/host.js';
import manifestValidator from './generated/manifest.js';
import { DEFAULT_PREFIX, HOST_SCHEMA_VERSION, isPrefix, PROFILES } from './ids.js';
import { Binder } from './core/handshake/bind.js';
import { manifestSubject } from './core/handshake/manifest-subject.js';
import { negotiate as negotiated } from './core/handshake/negotiate.js';
import { preflight as selfCheck } from './core/handshake/preflight.js';
import { readHostProfile } from './core/handshake/read-host.js';
import { templateFaults, wireArguments as wired } from './core/handshake/template.js';
import { toolDigest as digestOf } from './core/handshake/tool-digest.js';
import { UserError } from './core/result/errors.js';
import { checkSchema } from './core/schema/check.js';
import { LIMITS } from './core/source/limits.js';
import { parseJson } from './core/source/parse-json.js';
import { quote } from './core/text/printable.js';
import { sha256Digest } from './core/value/digest.js';
import { isMapping } from './core/value/mapping.js';
import { utf8Text } from './core/value/utf8.js';
export { UserError } from './core/result/errors.js';
export function readManifest(source, options = {}) {
    const profile = profileOf(options);
    const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
    if (!(bytes instanceof Uint8Array))
        throw badInput('a manifest must be bytes or a text');
    if (bytes.length > LIMITS.jsonBytes)
        throw badInput(`a manifest has at most ${LIMITS.jsonBytes} bytes`);
    const read = { path: 'manifest', signature: 'not applicable', requirementsHash: sha256Digest(bytes) };
    const text = utf8Text(bytes)?.replace(/^\ufeff/, '');
    if (text === undefined)
        throw badInput('a manifest must be UTF-8');
    const doc = parseJson('manifest', text, LIMITS.schemaDepth);
    const { subject, diagnostics } = manifestSubject(doc, manifestValidator, read, profile);
    return { ...subject, diagnostics };
}
export function negotiate(requirements, host, options = {}) {
    const { appliesWraps = false, strict = false, requestId = null } = options;
    const profile = profileOf(options);
    const { host: read, reading } = hostOf(host);
    const binder = new Binder(strict);
    const judged = appliesWraps ? { ...read, gated: true } : read;
    const input = { subject: subjectOf(requirements), host: judged, source: read.name, profile, binder, requestId };
    return { ...negotiated(input), diagnostics: reading.diagnostics };
}
export function preflight(requirements, descriptor, options = {}) {
    const profile = profileOf(options);
    const doc = documentOf('descriptor', descriptor);
    const [fault] = checkSchema(doc, descriptorValidator, 'descriptor/schema');
    if (fault !== undefined)
        throw faultOf('descriptor', fault);
    const { manifest, refused, ...subject } = subjectOf(requirements);
    const today = options.host === undefined ? undefined : hostOf(options.host).host;
    if (manifest === undefined) {
        const why = refused.map(({ id, supported, requested }) => `${id}: ${supported}; asked: ${requested}`);
        return { ok: false, checks: [{ id: 'requirementsHash', ok: false, message: why.join('; ') }] };
    }
    const checks = selfCheck(manifest, subject, doc.value, profile, today);
    return { ok: checks.every(({ ok }) => ok !== false), checks };
}
export function wireArguments(tool, args) {
    if (!isMapping(tool) || !isMapping(args))
        throw badInput('a tool and its arguments must be objects');
    for (const { path, message } of tool.template === undefined ? [] : templateFaults(tool.template))
        throw badInput(`template at ${quote(`/${path.join('/')}`)}: ${message}`);
    return wired(tool, args);
}
export function toolDigest(tool) {
    const digest = isMapping(tool) ? digestOf(tool) : undefined;
    if (digest === undefined)
        throw badInput('the tool has no canonical form, so that nothing can pin it');
    return digest;
}
export async function verifyCartridge(bytes, options) {
    const { prefix } = profileOf(options);
    const { now, threshold = 1 } = options;
    if (!(bytes instanceof Uint8Array))
        throw badInput('a cartridge must be bytes');
    if (!(now instanceof Date) || Number.isNaN(now.getTime()))
        throw badInput('now must be a valid Date');
    if (!Number.isInteger(threshold) || threshold < 1)
        throw badInput('threshold must be a whole number from 1 on');
    const { verifyBytes } = await import("../program/index.js").then(({ default: program }) => program.library());
    try {
        const { outcome, subject, diagnostics } = await verifyBytes(bytes, { ...options, prefix, threshold });
        const { path: _, bundles: __, ...verified } = outcome;
        return { ...verified, requirements: { ...subject, diagnostics } };
    }
    catch (error) {
        const foreign = error instanceof Error && error.name === 'UserError' ? error : undefined;
        if (foreign === undefined || error instanceof UserError)
            throw error;
        throw new UserError(foreign.code, foreign.message, foreign);
    }
}
function badInput(message) {
    return new UserError('bad-input', message);
}
function faultOf(what, { message, pointer, help }) {
    const place = pointer === '' ? '' : ` at ${quote(pointer)}`;
    return new UserError('bad-input', `${what}${place}: ${message}`, { help });
}
function profileOf({ prefix = DEFAULT_PREFIX }) {
    if (!isPrefix(prefix))
        throw badInput(`unknown prefix ${quote(String(prefix))}`);
    return PROFILES[prefix];
}
function subjectOf(requirements) {
    const { diagnostics: _, ...subject } = requirements;
    if (!Array.isArray(subject.refused))
        throw badInput('requirements come from readManifest or verifyCartridge');
    return subject;
}
function documentOf(what, value) {
    let text;
    try {
        text = JSON.stringify(value);
    }
    catch {
        throw badInput(`${what}: it is not JSON`);
    }
    if (text === undefined)
        throw badInput(`${what}: it is not JSON`);
    const doc = parseJson(what, text, LIMITS.schemaDepth);
    const [problem] = doc.problems;
    if (problem !== undefined)
        throw faultOf(what, problem);
    return doc;
}
function hostOf(host) {
    const value = isMapping(host) ? { schemaVersion: HOST_SCHEMA_VERSION, ...host } : host;
    const reading = readHostProfile(documentOf('host', value), hostValidator);
    if (reading.host !== undefined)
        return { host: reading.host, reading };
    const { diagnostics } = reading;
    const isOfATool = ({ pointer }) => /^\/tools\/\d/.test(pointer);
    const fault = diagnostics.find((each) => each.level === 'error' && !isOfATool(each)) ?? diagnostics[0];
    if (fault === undefined)
        throw new Error('a host is not read for no reason');
    throw faultOf('host', fault);
}
