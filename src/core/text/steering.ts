/** What a text of a tool asks of the model that the work of the tool does not need: attack 242. */
import {
  AUTHORITY,
  CONVERSATION,
  IGNORE,
  NOW,
  ORDER,
  OTHERS,
  PRIOR,
  PRIVATE_PATH,
  RULES,
  SECRET,
  TAKE,
  UNSAID,
  USER,
  type Words,
} from './steering-words.ts';

/** The words of a sentence that made a class of such texts apply; undefined for none. */
type Sign = (sentence: Sentence) => string | undefined;

/** One sentence, in which each list of words is looked for once. */
class Sentence {
  readonly text: string;
  readonly #isAscii: boolean;
  readonly #found = new Map<RegExp, readonly RegExpMatchArray[]>();

  constructor(text: string) {
    this.text = text;
    this.#isAscii = !/[^\x00-\x7f]/.test(text);
  }

  all(list: RegExp | Words): readonly RegExpMatchArray[] {
    const words = list instanceof RegExp ? list : this.#isAscii ? list.ascii : list.all;
    let found = this.#found.get(words);
    if (found === undefined) this.#found.set(words, (found = [...this.text.matchAll(words)].slice(0, 20)));
    return found;
  }

  /** Words that stand one after the other, each at most so many characters after the one before, or inside it. */
  chain(far: number, ...lists: readonly (RegExp | Words)[]): string | undefined {
    let ends: readonly { readonly from: number; readonly to: number }[] | undefined;
    for (const list of lists) {
      const before = ends;
      const found = this.all(list).map((match) => ({
        from: match.index ?? 0,
        to: (match.index ?? 0) + match[0].length,
      }));
      ends =
        before === undefined
          ? found
          : found.flatMap(({ from, to }) => {
              const start = before.find((each) => from >= each.from && from - each.to <= far && to > each.from);
              return start === undefined ? [] : [{ from: start.from, to: Math.max(to, start.to) }];
            });
      if (ends.length === 0) return undefined;
    }
    const [first] = ends ?? [];
    return first && this.text.slice(first.from, first.to);
  }
}

const near =
  (a: RegExp | Words, b: RegExp | Words, far = 60): Sign =>
  (sentence) =>
    sentence.chain(far, a, b) ?? sentence.chain(far, b, a);
const holds =
  (pattern: RegExp): Sign =>
  (sentence) =>
    pattern.exec(sentence.text)?.[0];
const says =
  (list: Words): Sign =>
  (sentence) =>
    sentence.chain(0, list);
const some =
  (...signs: readonly Sign[]): Sign =>
  (sentence) => {
    for (const sign of signs) {
      const found = sign(sentence);
      if (found !== undefined) return found;
    }
    return undefined;
  };
const both =
  (sign: Sign, other: Sign): Sign =>
  (sentence) =>
    sign(sentence) === undefined ? undefined : other(sentence);

const FORGET = 'tells the model to forget its instructions';
const HIDE = 'tells the model to hide something from the user';
const PRIVATE = 'asks the model for private data';
const FOREIGN = 'directs the model beyond the work of the tool';
const CHANGE = 'changes what other tools are called with';

const TOLD =
  /(?:what|everything|anything|was|alles|todo|tout|全部|一切).{0,30}?(?:told|said|instructed|learned|gesagt|dicho|dit\b|说|言われ)/gu;
const IF_ASKED =
  /(?:if|when)(?: ever)? (?:the user )?(?:asks|asked).{0,60}\b(?:say|answer|reply|claim|tell|respond|deny|blame)|(?:do not|don't|never)\b.{0,12}\b(?:mention|reveal|disclose|report|log)\b.{0,20}\b(?:upload|call|copy|transfer|this|it)\b(?!.{0,3}(?:is|if|when))|without mentioning|(?:show|give) the user (?:only )?a (?:short|shortened|shorter|redacted|different|clean)|si (?:te )?pregunta|wenn .{0,30}gefragt wird.{0,20}sag/u;
const STANDS_FOR = /(?:stands? for|means|denotes|represents|=)/gu;
const WHOSE =
  /user|chat|conversation|you (?:know|have|see|can)|appear|shows? up|found|any\b|all\b|every\b|memory|conversaci|gespräch|nutzer|usuari|utilisat|对话|用户|会話|ユーザ|사용자|대화|пользовател|чат|المستخدم|المحادثة/gu;
const SENT_AWAY =
  /https?:\/\/\S*[?&/=][^\s]*[<{[(%$][^>}\])]{0,40}(?:user|history|question|chat|key|token|secret|data|prompt|name|conversation|mail)|\b(?:post|send|upload|report|forward)\b.{0,60}(?:user|files|summary|conversation|result|prompt|answer).{0,60}https?:\/\//u;
const OF_OTHERS =
  /(?:answers?|results?|outputs?|descriptions?) (?:from|of|by) .{0,30}?(?:tools?|servers?)\b.{0,40}?(?:unreliable|wrong|outdated|unsafe|fake|discard|ignore|must not)/u;
const WHEN =
  /(?:when|whenever|if|while|once|each time|every time|after|before|note for|calls? (?:to|of|for)|wenn|sobald|cuando|si\b|lorsque|quand|se\b|quando|当|當|如果|при вызове|когда|если|عند|إذا)/gu;
const TOOL = /tool|server|werkzeug|herramienta|outil|strumento|ferramenta|工具|服务器|ツール|도구|инструмент|أداة/gu;
const NAMED_TOOL = new RegExp(`${TOOL.source}|\\b[a-z]+_[a-z_]+`, 'gu');
const ALTER =
  /replac|insert|append|prepend|\bset\b|\badds?\b|change|swap|redirect|setze|ersetze|füge|reemplaz|agrega|cambia|remplac|ajoute|sostituisci|aggiungi|替换|改为|添加|插入|置き換え|追加|바꾸|추가|замени|добав|استبدل|أضف/gu;
const TO_WHOM =
  /bcc|\bcc\b|\biban\b|recipient|account number|empfänger|destinatari|destinataire|收件|抄送|копи[юя]|получател|\bcdn\b|@|https?:/gu;
const IN_COPY =
  /\b(?:b?cc|recipient|payee|iban|reply-to|callback|webhook)\b.{0,12}[:=]\s*\S*[@/.]\S+|\b(?:gets?|add|adds|put|set)\b.{0,40}@\S+.{0,20}(?:b?cc|copy|recipient)|(?:b?cc|blind copy|copy)\b.{0,30}@/u;
const PAYEE =
  /(?:replac|redirect|swap|substitut|ersetz|reemplaz|remplac|替换|замен|استبدل).{0,40}(?:account number|recipient|iban|address|url|destination|payee|empfänger|konto|cuenta|destinatari|账号|收款|счёт|счет|получател)/u;
const MARKUP =
  /<\/?(?:system|important|instructions?|secret|admin|assistant|critical|override|developer|重要|系统|system[_-]\w+)\s*>|<\|(?:im_start|im_end|system|user|assistant|endoftext)\|?>|\[\/?(?:inst|system|admin|developer|assistant|系统)\]|【(?:系统|system|重要|システム)[^】]*】|<<\/?sys>>|(?:^|[.!:] )(?:system|assistant|developer): |human: .{0,200}assistant: |"role"\s*:\s*"(?:system|assistant|developer)"|#{2,} ?(?:system|new instructions?)\b/u;
const ANSWERS = /your (?:answers?|repl(?:y|ies)|advice|recommendations?)|purchase advice/gu;
const PRAISE = /mention|recommend|promot|point|advertis|link to|cite|praise|favou?r/gu;
const PRAISE_ONLY =
  /(?:mention|recommend|promote|advertise|favou?r|praise) only\b|(?:always|only) (?:recommend|promote|mention|suggest)\b.{0,60}(?:our|us\b|vendor|product|brand|\.(?:com|org|net))/u;
const FOLLOW_OTHER =
  /(?:decode|entschlüssel|dekodier|decodifica|décode|解码|デコード|декодир|فك).{0,40}(?:follow|obey|execute|run|befolg|sigue|suis|执行|遵循|従|выполн|نفذ)|(?:follow|obey|do|carry out|execute) (?:exactly |strictly )?(?:what|whatever|everything|any instructions?)\b.{0,20}(?:it |they |the (?:result|answer|response|page|output) )(?:says?|returns?|tells?|contains?|holds?)|follow (?:its|the) (?:answer|output|returned instructions)|следуй (?:его|её|ее) |必须照做|照做|遵循(?:其|它)的?(?:回答|返回)|その(?:結果|回答|指示)(?:を優先|に従)|nur noch diese[mn]? text|follow .{0,30}(?:in|of) this (?:field|text|tool|description)/u;
const REFUSED = /\b(?:do not|don't|never|must not|avoid|cannot|no)\b/u;

/** Each class of such texts, looked for in one sentence at a time; `unless` tells honest ones. */
const CLASSES: readonly (readonly [sign: Sign, what: string, unless?: RegExp])[] = [
  [
    some(
      (sentence) => sentence.chain(50, IGNORE, PRIOR, RULES) ?? sentence.chain(50, IGNORE, RULES, PRIOR),
      (sentence) => sentence.chain(40, PRIOR, RULES, IGNORE) ?? sentence.chain(30, IGNORE, TOLD),
    ),
    FORGET,
  ],
  [near(UNSAID, USER), HIDE, /\b(?:unless|until) (?:the user|they|asked)|\bids?\b/],
  [holds(IF_ASKED), HIDE],
  [
    near(TAKE, CONVERSATION, 70),
    PRIVATE,
    /\b(?:do not|don't|never|must not|avoid|cannot)\b|useful for|\breturns?\b|\blists?\b|\bgets?\b|\bretriev/,
  ],
  [near(STANDS_FOR, CONVERSATION, 20), PRIVATE],
  [
    both(near(TAKE, SECRET, 60), near(SECRET, WHOSE, 80)),
    PRIVATE,
    new RegExp(`${REFUSED.source}|\\bbrowser\\b|\\bmanager\\b|\\bvault\\b`, 'u'),
  ],
  [near(TAKE, PRIVATE_PATH, 80), PRIVATE],
  [holds(SENT_AWAY), 'sends data from the model to an address', /localhost|127\.0\.0\.1/],
  [
    near(OTHERS, ORDER, 50),
    FOREIGN,
    /\bthis server'?s?\b|\bresponse(?:s)? (?:is|are|contain|include|format)|\bworkspace\b|\b(?:in|to|with) (?:each|every) (?:request|response)\b/,
  ],
  [holds(OF_OTHERS), FOREIGN, /\bthis tool/],
  [(sentence) => sentence.chain(60, WHEN, NAMED_TOOL, TO_WHOM), CHANGE, /\breturns?\b.{0,30}https?:/],
  [holds(IN_COPY), CHANGE],
  [
    (sentence) => sentence.chain(60, WHEN, TOOL, ALTER),
    CHANGE,
    /^.{0,40}\bthis (?:tool|server)\b.{0,20}(?:is|to|returns)|\b(?:limit|page|cursor|offset|filter|timeout|parameter|true|false)\b/,
  ],
  [holds(PAYEE), CHANGE, /\bregex|pattern|string\b|\bdns\b/],
  [holds(MARKUP), 'is marked up as a message of the system'],
  [
    says(AUTHORITY),
    'claims to be the system or its operator',
    /\breturns?\b|\bif true\b|\bdefault\b|\bflag\b|\bwhether\b|--\w/,
  ],
  [says(NOW), 'gives the model another role'],
  [some(near(OTHERS, PRAISE), near(ANSWERS, PRAISE), holds(PRAISE_ONLY)), 'makes the model advertise'],
  [holds(FOLLOW_OTHER), 'makes the model follow another text'],
];

/** At most so long is what a sentence is taken for. */
const LONGEST = 600;

/** @returns what a text of a tool does that it should not, with the words that say so, or undefined. */
export function steering(text: string): { readonly what: string; readonly words: string } | undefined {
  // Names, types and paths say nothing.
  if (/^[\w$./-]*$/.test(text)) return undefined;
  const readings = readingsOf(text);
  for (const reading of readings)
    for (const sentence of sentencesOf(reading))
      for (const [sign, what, unless] of CLASSES) {
        const found = sign(sentence);
        if (found !== undefined && unless?.test(sentence.text) !== true) return { what, words: found.trim() };
      }
  return undefined;
}

function sentencesOf(text: string): readonly Sentence[] {
  const lines = text.split(/(?<=[.!?])\s+|(?<=[。！？；])|\n\s*\n|\n(?=\s*(?:[-*•]|\d+[.)]))/u);
  return lines
    .map((line) => line.replace(/\s+/g, ' ').slice(0, LONGEST))
    .filter((line) => line.length > 3)
    .map((line) => new Sentence(line));
}

/** The text as it stands, and what it says in the disguises that a model sees through. */
function readingsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const found = [
    plain,
    lookAlike(plain),
    joined(plain),
    ...decoded(text.normalize('NFKC')),
    ...[rotated(plain), [...plain].toReversed().join('')].filter((each) =>
      /\b(?:user|rules|instructions?|ignore|secret|prompt|tools?)\b/.test(each),
    ),
  ];
  return [...new Set(found.filter((each) => each !== ''))];
}

/** Letters of other scripts and digits that stand for Latin ones, in words that are otherwise Latin. */
const ALIKE = 'аaеeоoрpсcуyхxіiјjѕsԁdһhοoαaνvρpκkιiτt0o1i3e4a5s7t@a$s';

function lookAlike(text: string): string {
  const letters = new Map([...ALIKE.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [from, to]));
  return text.replace(/\S+/gu, (word) =>
    /[a-z]/.test(word) ? [...word].map((unit) => letters.get(unit) ?? unit).join('') : word,
  );
}

// Letters that are spread out: single blanks part the letters, and longer ones the words.
function joined(text: string): string {
  return text.replace(/(?<![\p{L}\d])\p{L}(?:[ .\-_*·]{1,3}\p{L}(?![\p{L}\d])){5,}/gu, (spread) =>
    /[ ]{2,}/.test(spread)
      ? spread
          .split(/ {2,}/)
          .map((word) => word.replaceAll(/[ .\-_*·]/g, ''))
          .join(' ')
      : spread.replaceAll(/[ .\-_*·]/g, ''),
  );
}

const ESCAPES: readonly (readonly [RegExp, (part: string) => string])[] = [
  [/(?:%[0-9a-f]{2}){6,}/gi, (part) => bytesOf(part.replaceAll('%', ''))],
  [/(?:\\x[0-9a-f]{2}){6,}/gi, (part) => bytesOf(part.replaceAll('\\x', ''))],
  [/(?:\b[0-9a-f]{2}[ :]?){12,}/gi, (part) => bytesOf(part.replaceAll(/[^0-9a-f]/gi, ''))],
  [
    /(?:\\u\{?[0-9a-f]{2,6}\}?){4,}/gi,
    (part) => part.replace(/\\u\{?([0-9a-f]+)\}?/gi, (_, code: string) => letter(parseInt(code, 16))),
  ],
  [
    /(?:&#x?[0-9a-f]{2,6};){4,}/gi,
    (part) =>
      part.replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, code: string) =>
        letter(parseInt(code, hex === '' ? 10 : 16)),
      ),
  ],
  [/[a-z0-9+/_-]{16,}={0,2}/gi, (part) => base64(part)],
  [/<!--[\s\S]*?(?:-->|$)/g, (part) => part.slice(4).replace('-->', '')],
];

// What an escape says stands by itself: the words around it are not part of its sentence.
function decoded(text: string): string[] {
  return ESCAPES.flatMap(([pattern, decode]) =>
    [...text.matchAll(pattern)].slice(0, 20).flatMap(([part]) => {
      const said = decode(part).normalize('NFKC').toLowerCase();
      return /\p{L}{3}/u.test(said) ? [said] : [];
    }),
  );
}

function letter(code: number): string {
  return code > 0x10_ffff ? '' : String.fromCodePoint(code);
}

function bytesOf(hex: string): string {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return new TextDecoder().decode(bytes);
}

function base64(part: string): string {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (unit) => unit.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}

function rotated(text: string): string {
  return text.replace(/[a-z]/g, (unit) => String.fromCharCode(((unit.charCodeAt(0) - 84) % 26) + 97));
}
