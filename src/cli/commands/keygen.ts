import { UserError } from '../../core/errors.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  name: 'keygen',
  summary: 'makes an ed25519 key pair',
  usage: ['keygen --out DIR'],
  options: [],
  formats: ['text', 'json'],
  usesConfig: true,
  run() {
    return Promise.reject(new UserError('not-available', 'this command is not part of this version'));
  },
};
