import { flagOption, START_TIMEOUT, valueOption } from './command.ts';
import { ALLOW_UNSIGNED, KEY_SOURCES } from './trust-options.ts';

/** Options of `activate`. */
export const ACTIVATE_OPTIONS = [
  valueOption('host', 'PROFILE', 'host profile that accepts it, or a client whose profile host add wrote'),
  valueOption('client', 'CLIENT', 'the client that gets it, where the profile does not say whose it is'),
  valueOption('policy', 'FILE', 'activate only what this policy allows'),
  flagOption('allow-unknown-signer', 'take a cartridge whose valid signature is of a signer that is not known here'),
  ...KEY_SOURCES,
  ALLOW_UNSIGNED,
  flagOption('keep-save', 'take a cartridge that brings SAVE records, which no signature covers'),
  flagOption('replace', "take the servers out of the client's configuration that the gate stands for"),
  START_TIMEOUT,
  valueOption('cal', 'CAL', 'activate what cartwright.lock names for the participants of this CAL, all or none'),
  valueOption('update', 'CARTRIDGE', 'put a newer version in the place of what is activated, wherever it is'),
  flagOption('check', 'say of each activation whether it still is what was accepted; nothing is started'),
  flagOption('write', 'write what the plan shows, all of it or nothing'),
];
export type ActivateOption = (typeof ACTIVATE_OPTIONS)[number];
