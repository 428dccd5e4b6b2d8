import { claudeCode } from './claude-code.ts';
import { codexCli } from './codex-cli.ts';
import { crush } from './crush.ts';
import { geminiCli } from './gemini-cli.ts';
import { opencode } from './opencode.ts';
import { vscode } from './vscode.ts';
import {
  amazonq,
  continued,
  copilot,
  cursor,
  factory,
  junie,
  kilocode,
  kiro,
  qwen,
  roo,
  trae,
  windsurf,
  zed,
} from './unpublished.ts';
import type { Client } from '../client.ts';

/**
 * Well-known clients by the name that `--host` takes. Each holds only what a source says; where nothing was published, the
 * fact is left out and so counts as not offered.
 */
export const CLIENTS: Readonly<Record<string, Client>> = {
  amazonq,
  'claude-code': claudeCode,
  'codex-cli': codexCli,
  continue: continued,
  copilot,
  crush,
  cursor,
  factory,
  'gemini-cli': geminiCli,
  junie,
  kilocode,
  kiro,
  opencode,
  qwen,
  roo,
  trae,
  vscode,
  windsurf,
  zed,
};
