/** Which values of a server's environment, headers, arguments and address no output may repeat. */
import { parsedJson } from '../value/parsed-json.ts';
import { isSecretName } from '../secrets/assignments.ts';
import { looksRandom } from '../secrets/random.ts';
import { blotter, isWord } from '../secrets/echoes.ts';
import { isMapping } from '../value/mapping.ts';
import type { HostServer } from './host.ts';

/** Shorter values would blot out ordinary words; a password may be shorter. */
const [SHORTEST, SHORTEST_PASSWORD] = [6, 4];

/** Settings, and what every machine has. */
const ORDINARY =
  /^(?:true|false|yes|no|on|off|none|null|undefined|default|enabled?|disabled?|debug|verbose|trace|info|notice|warn(?:ing)?|error|critical|silent|quiet|development|dev|production|prod|staging|testing|test|local|localhost|public|private|readonly|read-only|read-write|stdio|http|https|streamable-http|bearer|basic|token|utf-?8|en[-_]us(?:\.utf-?8)?|json|text|plain|application\/json|text\/event-stream|claude(?:-code)?|cursor|vscode|gemini|openai|anthropic|github|gitlab|google|postgres(?:ql)?|mysql|sqlite|mongodb|redis|memory|search|filesystem|browser|chrome|chromium|firefox|python3?|node|docker|linux|darwin|windows|admin|root|user(?:name)?|password|server|client|master|latest|stable|127(?:\.\d+){3}|0\.0\.0\.0|\[?::1?\]?)$/i;
/** Numbers, ports, dates and versions. */
const NUMBER = /^(?:[-+]?\d{1,7}(?:\.\d+)?|v?\d{1,4}(?:[.:/-]\d{1,4}){1,4}|\d{4}-\d\d-\d\dT[\d:.]+Z?)$/;
const PATH = /^(?:\.{0,2}|~|[A-Za-z]:)[/\\]/;
const URL_PARTS = /^([a-z][\w+.:-]*):\/\/(?:([^/?#]*)@)?([^/?#]*)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is;

/** How much the place says: a password is one, a value is given to the server alone, a part may be any word. */
type Place = 'password' | 'value' | 'part';

/** Makes a function that takes what a server was given out of what it says (docs/pins.md has the rule). */
export function redactor({ env = {}, headers = {}, args = [], url }: HostServer): (text: string) => string {
  const found = new Map<string, boolean>();
  const add = (text: string, place: Place): void => {
    for (const value of new Set([text, decoded(text)])) {
      if (isTelling(value, place))
        found.set(value, (found.get(value) ?? true) && place !== 'password' && isWord(value));
    }
  };
  for (const [name, value] of [...Object.entries(env), ...Object.entries(headers)]) addValue(name, value, add);
  for (const [i, argument] of args.entries()) addArgument(argument, args[i - 1] ?? '', add);
  // A profile names the address of a server.
  if (url !== undefined)
    addAddress(
      url,
      (text, place) => {
        if (place === 'password' || looksRandom(text)) add(text, place);
      },
      add,
    );
  return blotter([...found].map(([value, word]) => ({ value, word })));
}

type Add = (text: string, place: Place) => void;

function isTelling(value: string, place: Place): boolean {
  if (place === 'password')
    return (
      value.length >= SHORTEST_PASSWORD && !/^(?:true|false|none|null|user|pass|password|secret|token)$/i.test(value)
    );
  if (value.length < SHORTEST || ORDINARY.test(value) || NUMBER.test(value)) return false;
  if (PATH.test(value)) return value.split(/[/\\]/).some((name) => looksRandom(name));
  return place === 'value' || !isWord(value);
}

function addValue(name: string, value: string, add: Add, depth = 0): void {
  const place = isSecretName(name) ? 'password' : 'value';
  const text = value.trim();
  add(text, place);
  for (const word of text.split(/\s+/)) {
    if (/^(?:bearer|basic|token|digest)$/i.test(word)) continue;
    add(word, word === text ? place : 'value');
    addAddress(word, add);
    const login = textOf(word);
    if (login !== undefined && depth < 2) {
      add(login, 'value');
      addLogin(login, add);
    }
  }
  const members = /^[[{]/.test(text) ? parsedJson(text) : undefined;
  if (members !== undefined && depth < 2) addMembers(name, members, add, depth + 1);
  else if (/[=;]/.test(text) && !URL_PARTS.test(text))
    for (const [, key = '', given = ''] of text.matchAll(/(?<![^;&,\n])([^;&,\n=]*)=([^;&,\n]*)/g))
      add(given.trim(), isSecretName(key.trim()) ? 'password' : 'part');
}

function addMembers(name: string, value: unknown, add: Add, depth: number): void {
  if (typeof value === 'string') addValue(name, value, add, depth);
  else if (Array.isArray(value)) for (const each of value) addMembers(name, each, add, depth);
  else if (isMapping(value)) for (const [key, each] of Object.entries(value)) addMembers(key, each, add, depth);
}

// An argument is written down by its author for all to read, unless its place or its characters say otherwise.
function addArgument(argument: string, before: string, add: Add): void {
  const [, flag, given] = /^--?([\w-]+)=(.*)$/s.exec(argument) ?? [];
  const named = flag ?? /^--?([A-Za-z][\w-]*)$/.exec(before)?.[1];
  const value = given ?? argument;
  if (named !== undefined && isSecretName(named)) addValue(named, value, add);
  else if (looksRandom(value)) add(value, 'value');
  else if (named !== undefined && named.length > 1 && /^[^-=@][^=@]*\d[^=@]*$/.test(value)) add(value, 'part');
  const [, , login] = URL_PARTS.exec(value) ?? [];
  addAddress(
    value,
    (text, place) => {
      if (login !== undefined || place === 'password' || looksRandom(text)) add(text, place);
    },
    add,
  );
  const [, key = '', set = ''] = /^([A-Za-z_]\w*)[=:]\s*(.*)$/s.exec(value) ?? [];
  if (key === '' || URL_PARTS.test(value)) return;
  if (isSecretName(key)) addValue(key, set, add);
  else add(set, 'part');
}

function addLogin(login: string, add: Add): void {
  const colon = login.indexOf(':');
  if (colon < 0) return;
  add(login, 'password');
  add(login.slice(0, colon), 'value');
  add(login.slice(colon + 1), 'password');
}

/** @param given takes the parts of what is a secret by its name */
function addAddress(text: string, add: Add, given = add): void {
  const [, , login, host = '', path = '', query = '', fragment = ''] = URL_PARTS.exec(text) ?? [];
  if (login !== undefined) {
    if (login.includes(':')) addLogin(login, add);
    else add(login, 'value');
    addLogin(decoded(login), add);
  }
  const name = host.replace(/:\d*$/, '');
  for (const each of [host, name, URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : ''])
    add(each, 'value');
  for (const segment of path.split('/')) add(segment, 'part');
  if (path.length > 1) add(path.slice(1), 'part');
  for (const pair of query.split('&')) {
    const [key = '', ...rest] = pair.split('=');
    const value = rest.join('=');
    if (isSecretName(key)) addValue(key, decoded(value), given);
    add(value, isSecretName(key) ? 'password' : 'part');
  }
  add(fragment, 'part');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The text that a value is the base64 of; undefined when it is of none. */
function textOf(value: string): string | undefined {
  if (!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(value)) return undefined;
  const text = Buffer.from(value, 'base64').toString('utf8');
  return /^[^\p{C}\ufffd]+$/u.test(text) ? text : undefined;
}
