import { fileName } from '../value/path.ts';
import { programOf } from './field-needs.ts';
import type { Unit } from './markdown-units.ts';
import type { Need } from '../result/skills.ts';
import type { Needs } from './need.ts';
import { hostsIn } from './text-names.ts';
import { OPTIONAL, PLATFORM_VARIABLES } from './words.ts';
import { matches } from '../text/matches.ts';

const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'console']);
/** Words of a script of its own, and words that begin a sentence or a block rather than a command. */
const NO_PROGRAM =
  /^(?:(?:import|from|const|let|var|async|await|def|class) (?!-)|[\w.]+ \+?= |(["'])(?!\S*\1(?:\s|$)))|^(?:[A-Z](?!script\b|\s|$)[\w-]*|(?!7z|\d\w*-[a-z])\d[\w.-]*|\w+\(\).*|[\w-]+:.*)(?:\s|$)|^\w+ \{$/;
const INSTALLS =
  /^(?:sudo )?(?:(?:npm|pnpm|yarn|bun|pip3?|pipx|cargo|go|gem|brew|apt|apt-get|dnf|yum|apk|winget|choco|scoop|conda|mamba|poetry|code|claude|codex|gemini|gh|dotnet|uv|composer|R)\b.*?\b(?:install|i|add|link|tap|marketplace|ci|update|upgrade|sync)\b|pacman -S|python3? -m pip install|(?:npx|bunx|pnpm dlx)\b.*\b(?:add|install)\b|(?:curl|wget|iwr)\b.*\|\s*(?:sudo )?(?:ba|z)?sh\b|(?:bash|sh) <\(curl)/;
/** Programs that contact the addresses that they are given. */
const CONTACTS =
  /(?:(?<![\w./-])(?:curl|wget|https?|xh|iwr|git|npx|docker|codex|claude)\s.*|--(?:url|endpoint|server)\b\S*\s*\S?)https?:\/\//;
const PLACEHOLDER =
  /^(?:["'])?(?:<.*|your.*|my[-_].*|x{3,}.*|\.{3}|…|.*(?:\.{3}|your[-_]|xxxx|<\w|_here).*|(?:sk|pk|xox[bp]|ghp|key|api|token)[-_].*|)(?:["'])?$/i;
/** Characters of a command that are read. */
const LONGEST_LINE = 2_000;
const SECRET_NAME = /_(?:KEY|TOKEN|SECRET|PASSWORD|HOST|PROFILE)$/;

/** What the fenced shell blocks of a text start, contact and expect to be set. */
export function shellNeeds(needs: Needs, path: string, units: readonly Unit[]): void {
  const shells = units.filter(({ kind, tag }) => kind === 'fence' && SHELLS.has(tag));
  if (shells.length === 0) return;
  let given: ReadonlySet<string> | undefined;
  const defined = new Set(
    shells.flatMap(({ text }) => matches(text, /^[ \t]*(?:function +)?([\w-]+) ?\(\)/gm).map(([, name]) => name)),
  );
  for (const unit of shells) {
    const introduced = `${unit.headings.at(-1) ?? ''}\n${unit.above}`;
    const optional = OPTIONAL.test(introduced) || /\b(?:if|when) not (?:already )?installed\b/i.test(introduced);
    let called = optional;
    for (const { text, rest, line, comment } of commandsOf(unit)) {
      if (text === '') {
        called = optional || isOtherWay(comment);
        continue;
      }
      const said = (kind: Need['kind'], name: string, isFallback = false): void => {
        if (needs.isSettled(kind, name, 'must')) return;
        const isMay = isFallback || called || INSTALLS.test(text) || isOtherWay(comment);
        needs.add({ kind, name, level: isMay ? 'may' : 'must', declared: false, place: { path, line } });
      };
      const command = text.replace(
        /^(?:(?:sudo|(?:\/usr\/bin\/)?env|\w+=(?:"[^"]*"|'[^']*'|\([^)]*\)?|[^\s"'$(]\S*|\$\{?\w+\}?)?)[;\s]+)+/,
        '',
      );
      const program = NO_PROGRAM.test(command) ? undefined : programOf(command.split(/\s/)[0] ?? '');
      if (program !== undefined && !defined.has(program)) said('program', program === 'python' ? 'python3' : program);
      for (const [, name = '', value = ''] of matches(text, /^export\s+([A-Z][A-Z0-9_]*)=(.*)$/g))
        if (PLACEHOLDER.test(value.trim()) && !PLATFORM_VARIABLES.test(name)) said('env', name);
      const used = /\$(?:\{([A-Z][A-Z0-9_]*)(:?[-=][^}]*)?\}|([A-Z][A-Z0-9_]*))/g;
      const whole = text + rest;
      for (const { 1: braced, 2: fallback, 3: plain, index } of whole.includes('$') ? matches(whole, used) : []) {
        const name = braced ?? plain ?? '';
        if (SECRET_NAME.test(name) && !(given ??= setIn(units)).has(name) && !PLATFORM_VARIABLES.test(name))
          said('env', name, fallback !== undefined || /\s-[nz] "?$/.test(whole.slice(0, index)));
      }
      if (whole.includes('://') && CONTACTS.test(whole)) for (const host of hostsIn(whole)) said('network', host);
    }
  }
}

/** Whether a comment says that there is another way, or none is needed. */
function isOtherWay(comment: string): boolean {
  return OPTIONAL.test(comment) || /^[\s#(]*or\b/i.test(comment);
}

/** The variables that a text sets to something. */
function setIn(units: readonly Unit[]): ReadonlySet<string> {
  const given = new Set<string>();
  for (const { text } of units)
    for (const [, name = '', value = ''] of matches(text, /(?:^|[\s;])(?:export |local )?([A-Za-z_]\w{0,60})=(\S*)/g))
      if (!PLACEHOLDER.test(value)) given.add(name);
  return given;
}

interface Command {
  /** Empty for a line that holds none. */
  readonly text: string;
  /** The lines that continue it. */
  readonly rest: string;
  readonly line: number;
  /** What is after `#` on the line, or on one of its own. */
  readonly comment: string;
}

/** The commands that lines of a shell begin, without prompts: not what continues another, nor text that one is given, nor shown output. */
function commandsOf({ text, line: first }: Unit): Command[] {
  const lines = text.split('\n').map((line) => line.slice(0, LONGEST_LINE));
  const prompted = lines.some((line) => /^\s*(?:\$|❯|➜) \S/.test(line));
  const commands: Command[] = [];
  let until: string | undefined;
  let quote = '';
  let continues = false;
  let inArray = false;
  for (const [i, raw] of lines.entries()) {
    const line = first + i;
    const bare = raw.trim();
    if (until !== undefined) {
      if (bare === until) until = undefined;
      continue;
    }
    if (quote !== '') {
      quote = openQuote(raw, quote);
      continue;
    }
    if (inArray) {
      inArray = !bare.endsWith(')');
      continue;
    }
    inArray = /^(?:\w+ )?\w+\+?=\([^)]*$/.test(bare);
    const isPrompt = /^(?:\$|❯|➜) /.test(bare);
    const last = continues ? commands.pop() : undefined;
    if (last !== undefined) commands.push({ ...last, rest: `${last.rest} ${bare}` });
    else if (bare === '' || bare.startsWith('#')) commands.push({ text: '', rest: '', line, comment: bare });
    else if (!continues && (isPrompt || !prompted)) {
      const code = bare.replace(/^(?:\$|❯|➜) +/, '');
      const at = code.search(/\s#\s/);
      const [text, comment] = at === -1 ? [code, ''] : [code.slice(0, at), code.slice(at)];
      commands.push({ text, rest: '', line, comment });
    }
    const code = bare.startsWith('#') ? '' : bare.replace(/\s#\s.*$/, '');
    continues = /(?:\\|\||&&)$/.test(code);
    until = /<<-?\s*\\?["']?([A-Za-z_]\w*)["']?/.exec(code)?.[1];
    quote = until === undefined ? openQuote(code, '') : '';
  }
  return commands;
}

/** The quotation mark that is still open at the end of a line. */
function openQuote(line: string, before: string): string {
  if (!/["']/.test(line)) return before;
  let open = before;
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    if (sign === '\\' && open !== "'") at++;
    else if (open === '' && (sign === '"' || (sign === "'" && !/\w/.test(line.charAt(at - 1))))) open = sign;
    else if (sign === open) open = '';
  }
  return open;
}

/** The executable that a shipped script is run by: of its first line, else by its ending. */
export function interpreterOf(path: string, first: string): string | undefined {
  const [, program, rest = ''] = /^#!\s*(\S+)(.*)$/.exec(first) ?? [];
  if (program !== undefined) {
    const words = fileName(program) === 'env' ? rest.trim().split(/\s+/) : [fileName(program)];
    const [named = ''] = words.filter((word) => !/^-|=/.test(word));
    return named.replace(/^python[23]?(?:\.\d+)?$/, 'python3').replace(/^sh$/, 'bash') || undefined;
  }
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(INTERPRETERS, ending) ? INTERPRETERS[ending] : undefined;
}

const INTERPRETERS: Readonly<Record<string, string>> = {
  py: 'python3',
  js: 'node',
  mjs: 'node',
  cjs: 'node',
  sh: 'bash',
  rb: 'ruby',
  R: 'Rscript',
  ps1: 'pwsh',
};
