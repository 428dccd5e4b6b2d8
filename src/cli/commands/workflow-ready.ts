import { UserError } from '../../core/errors.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  name: 'workflow ready',
  summary: 'structure, participants, RAC checklist and verdict of a CAL',
  usage: ['workflow ready CAL…'],
  options: [],
  formats: ['text', 'json'],
  usesConfig: true,
  run() {
    return Promise.reject(new UserError('not-available', 'this command is not part of this version'));
  },
};
