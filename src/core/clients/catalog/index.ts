import { claudeCode } from './claude-code.ts';
import { codexCli } from './codex-cli.ts';
import { crush } from './crush.ts';
import { geminiCli } from './gemini-cli.ts';
import { opencode } from './opencode.ts';
import { vscode } from './vscode.ts';
import * as others from './unpublished.ts';
import type { Client } from '../client.ts';

/**
 * Well-known clients by the name that `--host` takes. Each holds only what a source says; where nothing was published, the
 * fact is left out, which means not offered.
 */
export const CLIENTS: Readonly<Record<string, Client>> = {
  amazonq: others.amazonq,
  augment: others.augment,
  'claude-code': claudeCode,
  'codex-cli': codexCli,
  continue: others.continued,
  copilot: others.copilot,
  crush,
  cursor: others.cursor,
  factory: others.factory,
  'gemini-cli': geminiCli,
  junie: others.junie,
  kilocode: others.kilocode,
  kiro: others.kiro,
  opencode,
  qwen: others.qwen,
  roo: others.roo,
  trae: others.trae,
  vscode,
  windsurf: others.windsurf,
  zed: others.zed,
};

/** The client of a name, undefined for another. */
export function clientNamed(name: string): Client | undefined {
  return Object.hasOwn(CLIENTS, name) ? CLIENTS[name] : undefined;
}
