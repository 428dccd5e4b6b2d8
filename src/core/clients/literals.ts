/** Whether a value that is in a configuration as it is, is a secret, or only holds the place of one. */
import { isAssignedSecret, isSecretName } from '../secrets/assignments.ts';
import { mayHoldSecret } from '../secrets/prefilter.ts';
import type { Secret } from '../secrets/secret.ts';

/** What clients put a value in the place of: `${VAR}`, `${env:VAR}`, `${input:id}`, `{env:VAR}`, `${{ secrets.VAR }}`, `$VAR`. A command in `$(…)` is not one. */
const REFERENCE = /\$\([^)]{0,999}\)|\$\{\{?([^}]{0,999})\}\}?|(?<!\$)\{env:([^}]{0,999})\}|\$([A-Za-z_]\w*)/g;

/** Names that every client or every machine defines. */
const PREDEFINED = new Set(
  (
    'workspaceFolder workspaceRoot workspaceFolderBasename workspacePath extensionPath userHome pathSeparator cwd file fileDirname ' +
    'CLAUDE_PROJECT_DIR CLAUDE_PLUGIN_ROOT CLAUDE_PLUGIN_DATA ' +
    'HOME USER USERNAME LOGNAME PATH PWD SHELL LANG TMPDIR TEMP TMP USERPROFILE APPDATA LOCALAPPDATA ProgramFiles'
  ).split(' '),
);

/**
 * The variables and inputs that a value needs when the client starts, whether or not that client would put a value in
 * their place. One with a default, or that every client or machine defines, is not needed.
 */
export function neededBy(text: string): string[] {
  const needed: string[] = [];
  for (const [, braced, opencode, plain] of text.matchAll(REFERENCE)) {
    const name = opencode ?? plain ?? (braced === undefined ? undefined : nameIn(braced));
    if (name !== undefined && name !== '' && !PREDEFINED.has(name)) needed.push(name);
  }
  return needed;
}

function nameIn(braced: string): string | undefined {
  const [, name = '', rest = ''] = /^(?:env:|input:|secrets\.)?([^:]+)(.*)$/s.exec(braced.trim()) ?? [];
  if (rest.startsWith(':-')) return undefined;
  // `${config:…}` and `${command:…}` are the client's own.
  if (rest !== '' && !rest.startsWith(':?')) return undefined;
  return /^[\w.-]+$/.test(name) ? name : undefined;
}

/** What is given to the name of a secret and cannot be one. */
const SETTING = /^(?:\d{1,7}|true|false|yes|no|on|off|none|null)$/i;
const PLACEHOLDER =
  /^(?:(?:bearer|basic|token)\s+)?(?:<[^>]*>|\[[^\]]*\]|\{\{.*\}\}|[x*.…]{3,}|change[-_ ]?me.*|todo|placeholder|replace[-_ ]?(?:me|with|this).*|(?:your|insert|enter|put|add|paste)(?:[-_ ].*)?|.*[-_ ]your[-_ ].*|.*[-_ ]here|.*(?:x{4,}|\*{3,}|\.{3}|…))$/i;

/** What stands as the value of an environment variable or a header. */
export type Literal = 'plain' | 'reference' | 'placeholder' | 'secret';

/** Finds the secrets in a text; loads what it takes when there may be one. */
async function secretsIn(text: string): Promise<readonly Secret[]> {
  if (!mayHoldSecret(text)) return [];
  const { findSecrets } = await import('../secrets/find.ts');
  return findSecrets(text);
}

/** @param name of the variable or the header */
export async function judgeValue(name: string, value: string): Promise<Literal> {
  const trimmed = value.trim();
  // Without what others put into it.
  const own = trimmed.replace(REFERENCE, '');
  if ((await secretsIn(own)).length > 0) return 'secret';
  if (own !== trimmed) return 'reference';
  if (PLACEHOLDER.test(trimmed)) return 'placeholder';
  const secretName = isSecretName(name);
  if (trimmed === '') return secretName ? 'placeholder' : 'plain';
  if (isAssignedSecret(name, trimmed.replace(/^(?:bearer|basic|token)\s+/i, ''))) return 'secret';
  return secretName && !SETTING.test(trimmed) ? 'secret' : 'plain';
}

const CUT = '<redacted>';
const FLAG = /^--?[A-Za-z][\w-]*$/;

/**
 * Cuts the secrets out of an argument, a command or an address, and tells whether there were any.
 *
 * @param before the argument before it: the value of `--token` is a secret whatever it looks like
 */
export async function cutSecrets(
  text: string,
  before = '',
): Promise<{ readonly text: string; readonly secret: boolean }> {
  const [, name = '', value = ''] = /^-{0,2}([A-Za-z][\w-]*)(?:=|:\s+)(.*)$/s.exec(text) ?? [];
  if (value !== '' && !URL_LIKE.test(text) && (await judgeValue(name, value)) === 'secret')
    return { text: text.slice(0, text.length - value.length) + CUT, secret: true };
  if (FLAG.test(before) && !text.startsWith('-') && (await judgeValue(before.replace(/^-+/, ''), text)) === 'secret')
    return { text: CUT, secret: true };
  const given = await secretParameters(text);
  if (given.length > 0) {
    const left = given.toReversed().reduce((all, { start, end }) => all.slice(0, start) + CUT + all.slice(end), text);
    return { ...(await cutSecrets(left, before)), secret: true };
  }
  const found = await secretsIn(text);
  const cut = found.toReversed().reduce((left, { start, end }) => left.slice(0, start) + CUT + left.slice(end), text);
  return { text: cut, secret: found.length > 0 };
}

/** Values of an address's query whose names say that they are secrets. */
async function secretParameters(text: string): Promise<{ readonly start: number; readonly end: number }[]> {
  if (!URL_LIKE.test(text)) return [];
  const places = [];
  for (const { 0: all, 1: name = '', 2: value = '', index } of text.matchAll(/[?&]([\w.-]+)=([^&#]+)/g)) {
    const end = index + all.length;
    if (value !== CUT && (await judgeValue(name, value)) === 'secret') places.push({ start: end - value.length, end });
  }
  return places;
}

const URL_LIKE = /^[a-z][a-z0-9+.-]*:\/\//i;
