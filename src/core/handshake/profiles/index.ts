import type { HostProfile } from '../host.ts';
import { claudeCode } from './claude-code.ts';
import { codexCli } from './codex-cli.ts';
import { geminiCli } from './gemini-cli.ts';
import { vscode } from './vscode.ts';

/**
 * Ready-made profiles of well-known hosts by the name that `--host` takes. Each holds only what a source says; where nothing
 * was published, the fact is left out and so counts as not offered.
 */
export const SHIPPED_HOSTS: Readonly<Record<string, HostProfile>> = {
  'claude-code': claudeCode,
  'codex-cli': codexCli,
  'gemini-cli': geminiCli,
  vscode,
};
