import { UserError } from '../../core/errors.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  name: 'handshake',
  summary: 'verdict of each host for a cartridge, a manifest or a package folder',
  usage: ['handshake FILE --host PROFILE…'],
  options: [],
  formats: ['text', 'json'],
  usesConfig: true,
  run() {
    return Promise.reject(new UserError('not-available', 'this command is not part of this version'));
  },
};
