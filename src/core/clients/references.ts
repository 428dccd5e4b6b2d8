/** What clients put a value in the place of: `${VAR}`, `${env:VAR}`, `${input:id}`, `{env:VAR}`, `$VAR`. A command in `$(…)` is none. */
const REFERENCE = /\$\([^)]*\)|\$\{([^}]*)\}|(?<!\$)\{env:([^}]*)\}|\$([A-Za-z_]\w*)/g;

/** Names that every client or every machine defines. */
const PREDEFINED = new Set(
  (
    'workspaceFolder workspaceRoot workspaceFolderBasename workspacePath extensionPath userHome pathSeparator cwd file fileDirname ' +
    'CLAUDE_PROJECT_DIR CLAUDE_PLUGIN_ROOT CLAUDE_PLUGIN_DATA ' +
    'HOME USER USERNAME LOGNAME PATH PWD SHELL LANG TMPDIR TEMP TMP USERPROFILE APPDATA LOCALAPPDATA ProgramFiles'
  ).split(' '),
);

/**
 * The variables and inputs that a value needs from whoever starts the client, whether or not that client would put a value in
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

/** Whether something is put in place of a part of the value. */
export function refers(text: string): boolean {
  return text.search(REFERENCE) >= 0;
}

/** The value without what others put into it. */
export function withoutReferences(text: string): string {
  return text.replace(REFERENCE, '');
}

function nameIn(braced: string): string | undefined {
  const [, name = '', rest = ''] = /^(?:env:|input:)?([^:]+)(.*)$/s.exec(braced) ?? [];
  if (rest.startsWith(':-')) return undefined;
  // `${config:…}` and `${command:…}` are the client's own.
  if (rest !== '' && !rest.startsWith(':?')) return undefined;
  return /^[\w.-]+$/.test(name) ? name : undefined;
}
