/** Which plain scalars of YAML readers take for different values, and a look for them that needs no parser. */

/**
 * Whether a YAML text may hold an ambiguous scalar. Never false where `ambiguousScalars` finds one; the parser that it takes is large.
 */
export function mayBeAmbiguous(text: string): boolean {
  const isTagged = text.includes('!') && /(?:^|[\s,[{])![^\s]/.test(text);
  if (isTagged || (!text.endsWith('\n') && /[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n/.test(text))) return true;
  // An entry of a flow mapping without a colon, a colon with nothing behind it or before it.
  if (/[{][^:[\]{}]*[,}]|,[^:,[\]{}]*[}]|:\s*[,}\]]|[?]\s|^[ -]*:\s/m.test(text)) return true;
  const lines = text.split(/\r\n|\n|\r/).filter((line) => !/^\s*(?:#|$)/.test(line));
  return lines.some((line, i) => mayBeIn(line) || (EMPTY.test(line) && !leadsOn(line, lines[i + 1])));
}

const EMPTY = /(?:^|\s)-\s*(?:#.*)?$|:\s*(?:#.*)?$|[:-]\s+&\S+\s*(?:#.*)?$/;
const indentOf = (line: string): number => /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;

/** Whether what is on the next line is the value of a line that ends without one. */
function leadsOn(line: string, next = ''): boolean {
  const [own, deep] = [indentOf(line), /^ */.exec(next)?.[0].length ?? 0];
  return deep > own || (deep === own && /^ *-(?:\s|$)/.test(next) && !/(?:^|\s)-\s*$/.test(line));
}

const IN_BLOCK = /(:(?=\s|$)|(?<=\s)#)/;
const IN_FLOW = /([,[\]{}]|:(?=[\s,[\]{}]|$)|(?<=\s)#)/;

/** Whether a part of a line is such a scalar: what is between the signs that end one. */
function mayBeIn(line: string): boolean {
  const entry = line.replace(/^\s*(?:-\s+)*/, '');
  // Without a sign of a flow collection both end a scalar at the same places.
  const ways = /[,[\]{}]/.test(entry) ? [IN_BLOCK, IN_FLOW] : [IN_BLOCK];
  return ways.some((ends) => {
    const parts = entry.split(ends);
    return parts.some((part, i) => {
      if (i % 2 !== 0) return false;
      const bare = part.trim();
      const plain = bare.startsWith('&') ? bare.replace(/^&\S+\s+/, '') : bare;
      return plain !== '' && isAmbiguousPlain(plain, parts[i + 1] === ':' ? 'key' : 'value');
    });
  });
}

/**
 * Whether a plain scalar is read as one value by some reader and as another by the next. What is not text to one of them must be
 * written as JSON writes it, and every parser must read a key as text.
 *
 * @param source the scalar's text, its lines folded
 */
export function isAmbiguousPlain(source: string, as: 'key' | 'value'): boolean {
  if (!START.test(source) || (as === 'value' && AGREED.test(source))) return false;
  return WORD.test(source) || DATE.test(source) || SYMBOL.test(source) || isNumber(source);
}

/** What all of them start with: most scalars are told apart by their first character. */
const START = /^(?:[-+.:<=~0-9efnoty]|$)/i;

/**
 * What is not text and the same to all: the words and numbers of JSON. An exponent needs a fraction before it and a sign, or
 * PyYAML takes the whole for a text.
 */
const AGREED = /^(?:null|true|false|-?(?:0|[1-9][0-9]*)(?:\.[0-9]*(?:[eE][-+][0-9]+)?)?)$/;

/** null, truth values (Psych takes any mixture of cases), infinity, no number, and the merge and value keys of YAML 1.1. */
const WORD = /^(?:~|null|y|yes|n|no|on|off|true|false|[-+]?\.inf|[-+]?\.nan|<<|=|)$/i;

/** Dates and times as widely as any reader takes them; a month of one digit is one to go-yaml and Psych. */
const DATE =
  /^-?[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}(?:\.[0-9]*)?[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?)?)?$/;

/** A symbol of Ruby. */
const SYMBOL = /^:./s;

const NUMBER =
  /^[-+]?(?:0b[01]+|0o[0-7]+|0x[0-9a-f]+|[0-9]+(?::[0-5]?[0-9])+(?:\.[0-9]*)?|(?=[0-9.e])[0-9]*\.?[0-9]*(?:e[-+]?[0-9]+)?)$/i;
/** The `yaml` library reads an exponent alone as no number, by 1.1. */
const EXPONENT = /^e[-+]?[0-9]+$/i;

// Readers drop underscores, and Psych commas, before they look at a number. `1.2.0` is none to any of them.
function isNumber(source: string): boolean {
  return EXPONENT.test(source) || (/^[-+.0-9]/.test(source) && NUMBER.test(source.replace(/[_,]/g, '')));
}
