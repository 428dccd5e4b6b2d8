import { UserError } from '../../core/errors.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  name: 'okf check',
  summary: 'conformance of an OKF bundle',
  usage: ['okf check DIR'],
  options: [],
  formats: ['text', 'json'],
  usesConfig: true,
  run() {
    return Promise.reject(new UserError('not-available', 'this command is not part of this version'));
  },
};
