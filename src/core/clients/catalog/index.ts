import { amazonq } from './amazonq.ts';
import { claudeCode } from './claude-code.ts';
import { codexCli } from './codex-cli.ts';
import { copilot } from './copilot.ts';
import { crush } from './crush.ts';
import { cursor } from './cursor.ts';
import { geminiCli } from './gemini-cli.ts';
import { junie } from './junie.ts';
import { kilocode } from './kilocode.ts';
import { kiro } from './kiro.ts';
import { opencode } from './opencode.ts';
import { roo } from './roo.ts';
import { vscode } from './vscode.ts';
import { windsurf } from './windsurf.ts';
import { zed } from './zed.ts';
import type { Client } from '../client.ts';

/**
 * Well-known clients by the name that `--host` takes. Each holds only what a source says; where nothing was published, the
 * fact is left out and so counts as not offered.
 */
export const CLIENTS: Readonly<Record<string, Client>> = {
  amazonq,
  'claude-code': claudeCode,
  'codex-cli': codexCli,
  copilot,
  crush,
  cursor,
  'gemini-cli': geminiCli,
  junie,
  kilocode,
  kiro,
  opencode,
  roo,
  vscode,
  windsurf,
  zed,
};
