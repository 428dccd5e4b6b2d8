import { flagOption, START_TIMEOUT, valueOption } from './command.ts';
import { ALLOW_UNSIGNED, KEY_SOURCES } from './trust-options.ts';

/** Options of `activate`. */
export const ACTIVATE_OPTIONS = [
  valueOption('host', 'PROFILE', 'host profile that accepts it, or a client whose profile host add wrote'),
  valueOption('client', 'CLIENT', 'the client to install it for, if the profile names none'),
  valueOption('policy', 'FILE', 'activate only what this policy allows'),
  flagOption('allow-unknown-signer', 'accept a cartridge with a valid signature by an unknown signer'),
  ...KEY_SOURCES,
  ALLOW_UNSIGNED,
  flagOption('keep-save', 'accept a cartridge with SAVE records, which no signature covers'),
  flagOption('replace', "remove the servers from the client's configuration that the gate replaces"),
  START_TIMEOUT,
  valueOption('cal', 'CAL', 'activate the locked cartridges of all participants of this CAL'),
  valueOption('update', 'CARTRIDGE', 'replace activated older versions of CARTRIDGE, in every client'),
  flagOption('check', 'check that each activation is unchanged; nothing is started'),
  flagOption('write', 'write the planned changes, all or none'),
];
export type ActivateOption = (typeof ACTIVATE_OPTIONS)[number];
