import type { HostProfile } from '../handshake/host.ts';
import type { AddOption } from '../result/results.ts';

/** Facts about a host that no file says, as the user states them. */
export interface StatedFacts {
  readonly protocolRevision?: string;
  readonly model?: HostProfile['model'];
}

/** A host with the facts that the user states; they override what is known of its client. */
export function withStated(host: HostProfile, { protocolRevision, model }: StatedFacts): HostProfile {
  return {
    ...host,
    ...(protocolRevision === undefined ? {} : { protocolRevision }),
    ...(model === undefined ? {} : { model: { ...host.model, ...model } }),
  };
}

/** Facts that a handshake needs and that are not stated, each with the option that states it. */
export function unstated({ protocolRevision, model, servers }: HostProfile): AddOption[] {
  const missing: AddOption[] = [];
  if (model?.toolUse === undefined) missing.push('--tool-use');
  if (model?.contextWindowTokens === undefined) missing.push('--context-window TOKENS');
  if (protocolRevision === undefined && servers.length === 0) missing.push('--protocol-revision DATE');
  return missing;
}
