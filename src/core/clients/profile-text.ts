import { recordedProfile } from '../handshake/record.ts';
import type { HostProfile } from '../handshake/host.ts';
import type { AddOption } from '../result/results.ts';

/** What somebody states of a host that no file says. */
export interface StatedFacts {
  readonly protocolRevision?: string;
  readonly model?: HostProfile['model'];
}

/** A host with what somebody states of it, which goes before what is known of its client. */
export function withStated(host: HostProfile, { protocolRevision, model }: StatedFacts): HostProfile {
  return {
    ...host,
    ...(protocolRevision === undefined ? {} : { protocolRevision }),
    ...(model === undefined ? {} : { model: { ...host.model, ...model } }),
  };
}

/** The text of a composed host's profile. It holds no value of a variable or of a header, only their names. */
export function profileText(host: HostProfile): string {
  return recordedProfile(host, true);
}

/** Facts that a handshake asks for and nobody stated, each with the option that states it. */
export function unstated({ protocolRevision, model, servers }: HostProfile): AddOption[] {
  const missing: AddOption[] = [];
  if (model?.toolUse === undefined) missing.push('--tool-use');
  if (model?.contextWindowTokens === undefined) missing.push('--context-window TOKENS');
  if (protocolRevision === undefined && servers.length === 0) missing.push('--protocol-revision DATE');
  return missing;
}
