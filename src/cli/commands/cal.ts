import type { Command } from '../command.ts';
import { READY_OPTIONS, runReady } from './workflow-ready.ts';

export const command: Command<'text' | 'json', (typeof READY_OPTIONS)[number]> = {
  name: 'cal',
  summary: 'alias of workflow ready',
  example: 'cal loops/release.cal.yaml --cartridges agents',
  usage: ['cal CAL… --cartridges DIR'],
  options: READY_OPTIONS,
  formats: ['text', 'json'],
  usesConfig: true,
  run: runReady,
};
