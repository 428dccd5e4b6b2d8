import { UserError } from '../../core/errors.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  name: 'cal',
  summary: 'compatibility alias of workflow ready',
  usage: ['cal CAL --cartridges DIR'],
  options: [],
  formats: ['text', 'json'],
  usesConfig: true,
  run() {
    return Promise.reject(new UserError('not-available', 'this command is not part of this version'));
  },
};
