/** Whether a value looks as if a machine had drawn it: told by its own characters alone, so that the same value always gets the same answer. */

/** Shorter values have too few characters to tell chance from choice, letters alone need more of them; longer ones are data. */
const [SHORTEST, LETTERS_ALONE, LONGEST] = [8, 16, 512];

/** Words of values that are in a secret's place and are not, also with digits for letters (`P4ssw0rd`). */
const MADE_UP =
  /pass(?:word|wd|phrase)|secret|token|credential|change|replace|insert|example|sample|dummy|fake|mock|test|demo|placeholder|redacted|default|your|admin|welcome|letmein|qwer|asdf|hunter|foobar|lorem|hello|world|todo|none|null|undefined|xxxx|user|local|public/;
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Forms that are not a secret whatever their characters: digests and sealed values that name themselves, UUIDs, dates, versions,
 * addresses, paths, names of things.
 */
const NO_SECRET: readonly RegExp[] = [
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  /^\$(?:1|2[abxy]?|5|6|7)\$/,
  /^(?:sha\d{1,3}|md5|blake\w*|ed25519|ssh-\w+|bcrypt|argon2\w*|pbkdf2\w*|scrypt|crc32|xxh\d+|urn|arn|did|ENC|vault|op|base64)[:\-[(]/i,
  /^[a-z][a-z0-9+.-]*:\/\//i,
  /^(?:\.{0,2}|~|[A-Za-z]:)[/\\]/,
  /^[\d.,:/TZ+-]*$/,
  /^v?\d+(?:\.\d+)+/,
  /[\s{}<>`]|\$[A-Za-z_(]|%[A-Za-z_(]|\.\.\.|\*{3}/,
  /%[0-9A-Fa-f]{2}/,
  /[^!-~]/,
];

/** The 200 commonest pairs of letters in prose and in names: nine in ten of those that people write, three in ten of chance. */
const PAIRS =
  'abacadafagaialamanaparasatauavbabeblbobucacechcickclcocrcsctcudadedidodueaecedeeefelemeneperesetevewexfafiflfofrgegigogrgshahehihohthuiaibicidieifigiliminioipirisitivjajskakelaldlelilllolsltlulymamdmemimlmmmompnancndnenfngninonsntoaocodofogolomonoooporosotouovowpapephpiplpoppprpsptpupyqurarcrdrergrirkrmrnrorrrsrtrurvrysascseshsisospsrssstsutatethtitotptrtstttutyubueuiulumunupurusutvaveviwewiwoxtyo';
const COMMON: ReadonlySet<string | undefined> = new Set(PAIRS.match(/../g));

/** What each kind of pair of neighbours speaks for chance, in bits; what is negative speaks for a person. */
const BITS = {
  commonPair: -1.6,
  rarePair: 2.8,
  newWord: 1,
  digitAndLetter: 1.5,
  sign: 1.5,
  separator: -1,
  digits: 0,
} as const;
/** How many bits are asked for. */
const ENOUGH = 7;

/**
 * Judges whether a value looks random, as passwords, keys and tokens of programs do. A password that a person made of words does
 * not, nor do names, words, numbers, references to variables and what documentation puts in their place.
 */
export function looksRandom(value: string): boolean {
  if (value.length < SHORTEST || value.length > LONGEST) return false;
  if (value.length < LETTERS_ALONE && !/\d/.test(value)) return false;
  if (NO_SECRET.some((form) => form.test(value))) return false;
  const read = value.toLowerCase();
  const words = read.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);
  if (MADE_UP.test(read) || MADE_UP.test(words) || isRegular(value) || bitsOfChance(value) < ENOUGH) return false;
  // What was only wrapped, as the values of a Kubernetes Secret are, is judged as it was.
  const inner = unwrapped(value);
  return inner === undefined || looksRandom(inner);
}

/** The text that a value is the base64 of; undefined when it is of none. */
function unwrapped(value: string): string | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return undefined;
  const text = Buffer.from(value, 'base64').toString('latin1');
  return /^[ -~]+$/.test(text) ? text : undefined;
}

/** Runs and sequences (`abcd1234`, `00000000`), few different characters, and hardly a letter or digit. */
function isRegular(value: string): boolean {
  let steps = 0;
  for (let i = 1; i < value.length; i++) {
    if (Math.abs(value.charCodeAt(i) - value.charCodeAt(i - 1)) <= 1) steps++;
  }
  const signs = value.replace(/[A-Za-z0-9]/g, '').length;
  return steps * 3 > value.length || signs * 2 > value.length || new Set(value).size < Math.min(value.length * 0.5, 10);
}

function bitsOfChance(value: string): number {
  let bits = 0;
  for (let i = 1; i < value.length; i++) bits += BITS[pairOf(value.charAt(i - 1), value.charAt(i))];
  return bits;
}

function pairOf(before: string, after: string): keyof typeof BITS {
  const [a, b] = [kindOf(before), kindOf(after)];
  if (a === 'sign' || b === 'sign') return 'sign';
  if (a === 'separator' || b === 'separator') return 'separator';
  if (a === 'digit' || b === 'digit') return a === b ? 'digits' : 'digitAndLetter';
  if (a === 'small' && b === 'capital') return 'newWord';
  return COMMON.has((before + after).toLowerCase()) ? 'commonPair' : 'rarePair';
}

function kindOf(character: string): 'small' | 'capital' | 'digit' | 'separator' | 'sign' {
  if (character >= 'a' && character <= 'z') return 'small';
  if (character >= 'A' && character <= 'Z') return 'capital';
  if (character >= '0' && character <= '9') return 'digit';
  return SEPARATORS.includes(character) ? 'separator' : 'sign';
}

const SEPARATORS = '-_./:+=,@\\';
