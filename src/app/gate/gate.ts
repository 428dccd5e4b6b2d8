import { servedTools, type ServedTool } from '../../core/gate/served.ts';
import { argumentFault } from '../../core/gate/argument-fault.ts';
import {
  INTERNAL_ERROR,
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  refusalLines,
  refusalOf,
  RpcError,
  unpinned,
} from '../../core/gate/answers.ts';
import { negotiate, notJudged, type Subject } from '../../core/handshake/negotiate.ts';
import { Binder } from '../../core/handshake/bind.ts';
import type { HostServer } from '../../core/handshake/host.ts';
import { wireArguments } from '../../core/handshake/template.ts';
import { asRefusal } from '../../core/result/errno.ts';
import { firstError } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import type { HostVerdict } from '../../core/result/results.ts';
import { jsonText } from '../../core/text/json-text.ts';
import { printable, quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import { isMapping, mappingsOf, member, textOf, type Mapping } from '../../core/value/mapping.ts';
import type { FormatProfile } from '../../ids.ts';
import type { Clock, FileSystem, GateClient, GateService, HeldCall, HeldServers, McpMessage } from '../../ports.ts';
import { writeCommitted } from '../committed.ts';
import { HOST_LIMIT, loadHosts, type LoadedHost } from '../handshake/hosts.ts';
import { lookAtHosts } from '../handshake/live.ts';
import { loadSubject, type SignatureOf } from '../package/subject.ts';

/** What a gate is asked for. */
export interface GateInput {
  /** A cartridge or a package folder. */
  readonly subject: string;
  /** A host profile. */
  readonly host: string;
  readonly profile: FormatProfile;
  readonly signatureOf: SignatureOf;
  /** Takes a valid signature of a signer that is not known here. */
  readonly allowUnknownSigner: boolean;
  /** Takes a cartridge without signature, and a package folder. */
  readonly allowUnsigned: boolean;
  readonly strict?: boolean;
  /** ROM digest that SUBJECT must have. */
  readonly romDigest?: string | undefined;
  /** Digest that the profile's file must have. */
  readonly profileDigest: string | undefined;
  /** File for the compliance descriptor. */
  readonly descriptor?: string | undefined;
  /** Milliseconds for a call. */
  readonly timeout: number;
}

export interface GatePorts {
  readonly fs: FileSystem;
  readonly clock: Clock;
  /** Holds servers for a client, and the gate itself where a profile names it. */
  hold(client: GateClient, changed: (server: HostServer) => void, subject: Subject): Promise<HeldServers>;
  /** One line on standard error. @param data whether it is JSON, which is alone */
  say(line: string, data?: boolean): void;
}

/** How long the answers of servers are reused. */
const LOOK_AGAIN_MS = 60_000;
/** A look that gave no answer is repeated with the next call, unless it took so long: each call would wait as long again. */
const SLOW_LOOK_MS = 1_000;
/** URIs that were handed out, and can be read. */
const MOST_URIS = 10_000;
/** Characters of a URI that can be read. */
const LONGEST_URI = 8_192;

/** Servers that were judged together with the subject, and what is served of them. */
export interface Judged {
  readonly verdict: HostVerdict;
  readonly served: ReadonlyMap<string, ServedTool>;
  readonly subject: Pick<Subject, 'requirementsHash' | 'romDigest'> & Partial<Pick<Subject, 'manifest'>>;
}

/** Why nothing can be judged; it ends the start of a gate. */
const unjudged = (reason: string, help: string): UserError => new UserError('usage', reason, { help });

const CORRECT = 'correct the package; cartwright check lists all faults';
const RECORD = 'record it first: cartwright handshake SUBJECT --host PROFILE --live --record PROFILE, and review it';

/** A gate between a client and the servers of a host (docs/format.md 21). */
export class Gate implements GateService {
  readonly #input: GateInput;
  readonly #ports: GatePorts;
  #client: GateClient | undefined;
  #held: HeldServers | undefined;
  /** As it was read first: who changes it while the gate runs changes no pin. */
  #declared: LoadedHost | undefined;
  #started: Promise<Error | undefined> | undefined;
  /** What came of the last look; undefined before the start. */
  judged: Judged | undefined;
  #lookedAt = 0;
  /** Whether the last look is the answer until it is old, though it gave none. */
  #waits = false;
  #stale = false;
  #looking: Promise<void> | undefined;
  #closed = false;
  /** By URI, the server that handed it out. */
  readonly #handedOut = new Map<string, HostServer>();

  constructor(input: GateInput, ports: GatePorts) {
    this.#input = input;
    this.#ports = ports;
  }

  start(client: GateClient): Promise<Error | undefined> {
    this.#client ??= client;
    this.#started ??= this.#open(this.#client).catch(async (error: unknown) => {
      await this.#held?.close();
      throw error;
    });
    return this.#started;
  }

  reason(): string | undefined {
    const verdict = this.judged?.verdict;
    return verdict === undefined || verdict.verdict === 'accept' ? undefined : refusalLines(verdict).join('\n');
  }

  tell(message: McpMessage): void {
    this.#held?.tell(message);
  }

  /** Ends the servers; a look under way finds none. A gate that was asked nothing says what is wrong with its files. */
  async close(): Promise<void> {
    if (this.#started === undefined) {
      const found = await this.#orNotJudged(undefined, () => this.#files(undefined));
      if ('verdict' in found) this.judged = found;
      return this.#sayRefusal();
    }
    this.#closed = true;
    // What starts just now is given up. Where the start threw, its caller has the error.
    await this.#held?.close();
    await Promise.allSettled([this.#started, this.#looking]);
    await this.#held?.close();
  }

  /** Whether the client was told no. */
  get refused(): boolean {
    return this.reason() !== undefined;
  }

  async handle({ method, params }: McpMessage, how: Omit<HeldCall, 'timeout'>): Promise<Mapping> {
    if (method === 'tools/list')
      return { tools: this.refused ? [] : [...this.#served.values()].map(({ listed }) => listed) };
    if (method === 'tools/call') return this.#call(params, how);
    if (method === 'resources/read') return this.#read(params, how);
    if (method === 'resources/list') return { resources: [] };
    if (method === 'resources/templates/list') return { resourceTemplates: [] };
    if (method !== 'logging/setLevel') throw new RpcError(METHOD_NOT_FOUND, 'Method not found');
    await this.#held?.setLogLevel(textOf(params, 'level'));
    return {};
  }

  async #read(params: Mapping, how: Omit<HeldCall, 'timeout'>): Promise<Mapping> {
    const uri = textOf(params, 'uri');
    const server = this.#handedOut.get(uri);
    await this.#serving(server);
    if (server === undefined) throw new RpcError(INVALID_PARAMS, `no result named the resource ${quote(uri, 100)}`);
    return this.#ask(server, { method: 'resources/read', params }, how);
  }

  get #served(): Judged['served'] {
    return this.judged?.served ?? new Map<string, ServedTool>();
  }

  async #call(params: Mapping, how: Omit<HeldCall, 'timeout'>): Promise<Mapping> {
    const name = textOf(params, 'name');
    await this.#serving(this.#served.get(name)?.server);
    const tool = this.#served.get(name);
    if (tool === undefined) {
      const names = [...this.#served.keys()].map((each) => quote(each)).join(', ');
      throw new RpcError(INVALID_PARAMS, `there is no tool ${quote(name, 100)}; there are: ${names}`);
    }
    const args = member(params, 'arguments') ?? {};
    const fault = argumentFault(tool.contract.inputSchema, args);
    if (fault !== undefined || !isMapping(args))
      throw new RpcError(INVALID_PARAMS, `${tool.contract.role} is called against its contract: ${fault}`);
    const wired = tool.bound.wraps === undefined ? args : wireArguments(tool.bound, args);
    const called = { ...params, name: tool.tool, arguments: wired };
    const result = await this.#ask(
      tool.server,
      { method: 'tools/call', params: called },
      { ...how, inputSchema: tool.inputSchema },
    );
    this.#handOut(result, tool.server);
    return result;
  }

  async #ask(server: HostServer, request: McpMessage, how: Omit<HeldCall, 'timeout'>): Promise<Mapping> {
    const asked = await this.#held?.request(server, request, { ...how, timeout: this.#input.timeout });
    const answer = asked ?? { failure: 'is not connected' };
    if ('result' in answer) return answer.result;
    if ('error' in answer) throw new RpcError(answer.error.code, answer.error.message, answer.error.data);
    const failure = `server ${quote(server.name)} ${answer.failure}`;
    if (!how.signal.aborted) this.#ports.say(failure);
    throw new RpcError(INTERNAL_ERROR, printable(failure));
  }

  #handOut(result: Mapping, server: HostServer): void {
    for (const item of mappingsOf(result, 'content')) {
      const uri = member(item, 'uri') ?? member(member(item, 'resource'), 'uri');
      if (typeof uri !== 'string' || uri.length > LONGEST_URI) continue;
      // The one that was named last is the last to go.
      this.#handedOut.delete(uri);
      this.#handedOut.set(uri, server);
    }
    for (const uri of this.#handedOut.keys()) {
      if (this.#handedOut.size <= MOST_URIS) break;
      this.#handedOut.delete(uri);
    }
  }

  /**
   * Looks again before a server is asked, where the last look is old or soon gave no answer, the servers said something new, or this one
   * has ended.
   *
   * @throws RpcError where the answer is no longer `accept`: then nothing is passed on
   */
  async #serving(server: HostServer | undefined): Promise<void> {
    const old = this.#ports.clock.now().getTime() - this.#lookedAt > LOOK_AGAIN_MS;
    const ended = server !== undefined && this.#held?.runs(server) === false;
    const unknown = this.#held !== undefined && this.judged?.verdict.verdict === 'not judged' && !this.#waits;
    if (old || unknown || this.#stale || ended) await this.#lookAgain();
    const verdict = this.judged?.verdict;
    if (verdict === undefined || verdict.verdict !== 'accept') throw refusalOf(verdict ?? { error: null });
  }

  #lookAgain(): Promise<void> {
    this.#looking ??= this.#judgeAgain().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #judgeAgain(): Promise<void> {
    const before = this.judged;
    const wasServing = !this.refused;
    const began = this.#ports.clock.now().getTime();
    const judged = await this.#judge(before?.subject);
    if (this.#closed) return;
    this.judged = judged;
    this.#waits = judged.verdict.verdict === 'not judged' && this.#lookedAt - began >= SLOW_LOOK_MS;
    if (wasServing !== !this.refused) this.#client?.notify({ method: 'notifications/tools/list_changed', params: {} });
    if (wasServing) this.#sayRefusal();
    if (wasServing && this.#waits)
      this.#ports.say('every call is refused until the servers are asked again in a minute');
  }

  async #open(client: GateClient): Promise<Error | undefined> {
    const judged = await this.#judge(undefined, client);
    if (this.#closed) return undefined;
    this.judged = judged;
    const { verdict } = judged;
    if (verdict.verdict === 'accept') {
      const names = [...this.#served.values()].map(({ contract, server }) => `${contract.role} (${server.name})`);
      this.#ports.say(`accept: serves ${names.join(', ') || 'no role'}`);
      return undefined;
    }
    // What a server announces meanwhile is ignored.
    const held = this.#held;
    this.#held = undefined;
    await held?.close();
    this.#sayRefusal();
    return refusalOf(verdict);
  }

  #sayRefusal(): void {
    const verdict = this.judged?.verdict;
    if (verdict === undefined || verdict.verdict === 'accept') return;
    if (verdict.descriptor !== undefined) this.#ports.say(JSON.stringify(verdict.descriptor), true);
    for (const line of refusalLines(verdict)) this.#ports.say(line);
  }

  /** @throws UserError where it cannot be written: then the gate serves nothing */
  async #writeDescriptor({ descriptor }: HostVerdict): Promise<void> {
    const path = this.#input.descriptor;
    if (descriptor === undefined || path === undefined) return;
    await writeCommitted(this.#ports.fs, [{ path, text: jsonText(descriptor, 2) }]);
  }

  /** @param before what was accepted: another subject in its place is not served */
  async #judge(before: Judged['subject'] | undefined, client?: GateClient): Promise<Judged> {
    this.#stale = false;
    const judged = await this.#orNotJudged(before, async () => {
      const found = await this.#verdict(before, client);
      if (client !== undefined) await this.#writeDescriptor(found.verdict);
      return found;
    });
    this.#lookedAt = this.#ports.clock.now().getTime();
    return judged;
  }

  /** What `body` finds, or the reason for which nothing is judged. */
  async #orNotJudged<T>(before: Judged['subject'] | undefined, body: () => Promise<T>): Promise<T | Judged> {
    const { subject: path, host: source } = this.#input;
    try {
      return await body();
    } catch (cause) {
      const error = asRefusal(cause);
      if (!(error instanceof UserError)) throw error;
      const { path: at, message, help } = error;
      const reason = at === undefined ? message : `${at}: ${message}`;
      const subject = { path, signature: 'not applicable' } as const;
      const verdict = notJudged(subject, { name: source, source }, { reason, help });
      return { verdict, served: new Map(), subject: before ?? { requirementsHash: '' } };
    }
  }

  #negotiated(subject: Subject, { host, source }: LoadedHost): HostVerdict {
    const { profile, strict } = this.#input;
    const gated = { ...host, gated: true } as const;
    return negotiate({ subject, host: gated, source, profile, live: true, binder: new Binder(strict) });
  }

  /** The subject and the host, which may be served; or why they may not. */
  async #files(
    before: Judged['subject'] | undefined,
  ): Promise<Judged | { readonly subject: Subject; readonly declared: LoadedHost }> {
    const subject = await this.#subject();
    if (
      before !== undefined &&
      (before.romDigest !== subject.romDigest || before.requirementsHash !== subject.requirementsHash)
    )
      throw unjudged(`${subject.path} is not the cartridge that the gate accepted`, 'start the gate again');
    const declared = (this.#declared ??= await this.#host());
    if (subject.refused.length > 0) return { subject, verdict: this.#negotiated(subject, declared), served: new Map() };
    if (declared.host.servers.length === 0)
      throw unjudged('the profile names no servers', 'a gate serves tools of servers: name them in it');
    const fault = unpinned(declared.host);
    if (fault !== undefined) throw unjudged(fault, RECORD);
    return { subject, declared };
  }

  async #verdict(before: Judged['subject'] | undefined, client: GateClient | undefined): Promise<Judged> {
    const files = await this.#files(before);
    if ('verdict' in files) return files;
    const { subject, declared } = files;
    if (client !== undefined) this.#held = await this.#ports.hold(client, () => this.#announced(), subject);
    const held = this.#held;
    if (held === undefined) throw new Error('servers are looked at before they are held');
    if (this.#closed) await held.close();
    const { hosts, bySource, notes } = await lookAtHosts({ look: (server) => held.look(server) }, [declared]);
    const [looked] = hosts;
    const live = bySource.get(declared.source);
    if (looked === undefined || live === undefined) throw new Error('a host with servers was not looked at');
    if (client !== undefined) for (const note of notes) this.#ports.say(note);
    const verdict = this.#negotiated(subject, looked);
    const { manifest } = subject;
    if (verdict.verdict !== 'accept' || manifest === undefined) return { subject, verdict, served: new Map() };
    return { subject, verdict, served: servedTools(manifest, live.host, verdict.roles, live.origins) };
  }

  async #subject(): Promise<Subject> {
    const { subject: path, profile, signatureOf, allowUnsigned, allowUnknownSigner, romDigest } = this.#input;
    const loaded = await loadSubject(this.#ports.fs, path, {
      profile,
      allowUnsigned,
      signatureOf: async (file) => {
        const state = await signatureOf(file);
        const unknown = state.signature === 'verified' && state.outcome.trust === 'portable' && !allowUnknownSigner;
        if (!unknown) return state;
        const keys = state.outcome.keyids.join(', ');
        this.#ports.say(
          `${file} has a valid signature of ${keys}, which is unknown: give the key with --public-key, or accept it with --allow-unknown-signer`,
        );
        return { ...state, signature: 'failed' };
      },
    });
    const { subject, diagnostics } = loaded;
    if (subject === undefined) throw unjudged(`${path} cannot be built: ${firstError(diagnostics, path)}`, CORRECT);
    if (diagnostics.some(({ level }) => level === 'error')) this.#ports.say(firstError(diagnostics, path));
    if (romDigest !== undefined && subject.refused.length === 0 && subject.romDigest !== romDigest)
      throw unjudged(
        `${path} has ${subject.romDigest === undefined ? 'no ROM digest' : `the ROM digest ${subject.romDigest}`}, and --rom-digest names ${romDigest}`,
        'review it, then give its digest',
      );
    // A folder is signed by none.
    if (subject.signature !== 'not applicable' || allowUnsigned) return subject;
    const refused = {
      id: 'manifest.signature',
      supported: 'unsigned',
      requested: 'a signature that verifies',
    } as const;
    return { ...subject, signature: 'unsigned', manifest: undefined, refused: [refused] };
  }

  async #host(): Promise<LoadedHost> {
    const { fs } = this.#ports;
    const { host: spec, profileDigest } = this.#input;
    const { all } = await loadHosts(fs, [spec]);
    const [only, ...others] = all;
    if (only === undefined || others.length > 0)
      throw unjudged(`--host ${quote(spec)} matches ${all.length} profiles`, 'name one');
    if (only.host === undefined) throw unjudged(only.reason, only.help);
    if (profileDigest === undefined) return only;
    const digest = fs.kind(only.source) === 'file' ? sha256Digest(fs.readFile(only.source, HOST_LIMIT)) : 'none';
    if (digest === profileDigest) return only;
    throw unjudged(
      `${only.source} has the digest ${digest}, and --profile-digest names ${profileDigest}`,
      'review what changed in it, then give its digest',
    );
  }

  // Before the first verdict there is nothing to look at again.
  #announced(): void {
    this.#stale = true;
    if (this.judged !== undefined && this.#held !== undefined) void this.#lookAgain();
  }
}
