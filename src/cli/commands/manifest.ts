import { UserError } from '../../core/errors.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  name: 'manifest',
  summary: 'prints the harness-requirements manifest',
  usage: ['manifest [PACKAGE|FILE]'],
  options: [],
  formats: ['text', 'json'],
  usesConfig: true,
  run() {
    return Promise.reject(new UserError('not-available', 'this command is not part of this version'));
  },
};
