import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 298:
/***/ ((module) => {

// A simple implementation of make-array
function makeArray (subject) {
  return Array.isArray(subject)
    ? subject
    : [subject]
}

const UNDEFINED = undefined
const EMPTY = ''
const SPACE = ' '
const ESCAPE = '\\'

// The characters that carry a meaning of their own inside a regular
//   expression, so a literal one has to be escaped before it is emitted.
const REGEX_LITERAL_SPECIAL = /[.*+?()[\]{}^$|\\/]/
const BOM = '\uFEFF'
// A run of two or more asterisks is a globstar (#175)
const REGEX_ANCHORED_GLOBSTAR = /^\/\*{2,}$/
const REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/
const REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/
const REGEX_SPLITALL_CRLF = /\r?\n/g

// Invalid:
// - /foo,
// - ./foo,
// - ../foo,
// - .
// - ..
// Valid:
// - .foo
const DOUBLE_SLASH = '//'
const SLASH_CODE = 47
const DOT_CODE = 46


const SLASH = '/'

// Do not use ternary expression here, since "istanbul ignore next" is buggy
let TMP_KEY_IGNORE = 'node-ignore'
/* istanbul ignore else */
if (typeof Symbol !== 'undefined') {
  TMP_KEY_IGNORE = Symbol.for('node-ignore')
}
const KEY_IGNORE = TMP_KEY_IGNORE

const define = (object, key, value) => {
  Object.defineProperty(object, key, {value})
  return value
}

const RETURN_FALSE = () => false

// > The range notation, e.g. [a-zA-Z],
// > can be used to match one of the characters in a range.
//
// gitignore(5) defers to fnmatch(3) for this, and git implements it in
//   `wildmatch.c`.  A bracket expression has a sub-grammar of its own, which
//   is neither the surrounding pattern grammar nor the JavaScript one:
//
//   - a `]` right after `[` or `[!` is a literal member, not the terminator
//   - `[:alpha:]` names one of twelve POSIX classes
//   - `\` escapes the next member, `]` included
//   - `*`, `?` and `.` are plain literal members
//   - an unterminated expression makes the whole pattern match nothing
//
// which means the expression can not be located -- let alone translated -- by
//   a regular expression.  It is scanned out of the pattern before the
//   replacers below run, and put back once they are done, so that neither the
//   metacharacter escaper nor the `?` / `*` replacers ever see its body.

// git classifies with its own ASCII-only ctype macros (`wildmatch.c`), never
//   with the C library ones, so these must not be mapped onto `\d` / `\w` /
//   `\s`, which are wider.  `/` is left out of every expansion, because a
//   bracket expression never matches a path separator.
const POSIX_CLASSES = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-.0-~',
  lower: 'a-z',
  print: ' -.0-~',
  punct: '!-.:-@\\[-`{-~',
  // git's `sane-ctype.h` classifies \v and \f as control, not space,
  //   unlike C's `isspace`
  space: ' \\t\\n\\r',
  upper: 'A-Z',
  xdigit: '0-9A-Fa-f'
}

const CLASS_MEMBERS_TO_ESCAPE = '\\]^-['

const escapeMember = char => CLASS_MEMBERS_TO_ESCAPE.indexOf(char) < 0
  ? char
  : ESCAPE + char

// > if (matched == negated || ((flags & WM_PATHNAME) && text_ch == '/'))
// >   return WM_ABORT_TO_STARSTAR;                     (git, `wildmatch.c`)
// A bracket expression never matches a path separator, whatever its members
//   say, so a negated class gets `/` as one more excluded character, while a
//   plain one -- where a literal member or a range could still let `/` in --
//   is guarded with a lookahead, `/` being impossible to subtract from a
//   JavaScript character class.
const NON_SLASH = '(?!\\/)'

const classSource = (negated, body) => {
  if (negated) {
    return `[^\\/${body}]`
  }

  const source = `[${body}]`

  return new RegExp(source).test('/')
    ? NON_SLASH + source
    : source
}

// Scan the bracket expression that starts at `pattern[start] === '['`,
//   mirroring the member loop of git's `wildmatch.c`.
// @returns {{end: number, source: string} | null} `null` if the expression is
//   never terminated, which makes the whole pattern match nothing.
const scanBracket = (pattern, start) => {
  const {length} = pattern
  let index = start + 1
  let negated = EMPTY

  const lead = pattern[index]
  if (lead === '!' || lead === '^') {
    negated = '^'
    index ++
  }

  let body = EMPTY

  // The member a `-` could start a range from, or EMPTY when the previous
  //   member can not open one (start of the body, or a range / POSIX class
  //   that has just closed)
  let prev = EMPTY

  // git scans the members with a do-while, so the first one is consumed
  //   unconditionally.  That is the whole reason a leading `]` is a member
  //   and not the terminator.
  for (;;) {
    const char = pattern[index]

    if (char === UNDEFINED) {
      return null
    }

    if (char === ESCAPE) {
      // A pattern can not end on a lone backslash -- `createRule` has
      //   already thrown it away -- so there is a character to read.
      const escaped = pattern[++ index]
      body += escapeMember(escaped)
      prev = escaped
    } else if (
      char === '-'
      && prev
      && index + 1 < length
      && pattern[index + 1] !== ']'
    ) {
      index ++
      let to = pattern[index]
      if (to === ESCAPE) {
        to = pattern[index += 1]
      }
      // An out-of-order range matches nothing in git but is a syntax error in
      //   JavaScript, so it is dropped.  Its lower bound stays: git tests it
      //   as a plain member before it ever looks at the `-`, so `[c-a]` does
      //   match `c`.
      if (prev <= to) {
        body += `-${escapeMember(to)}`
      }
      prev = EMPTY
    } else if (char === '[' && pattern[index + 1] === ':') {
      const nameStart = index + 2
      let end = nameStart
      while (end < length && pattern[end] !== ']') {
        end ++
      }

      if (end === length) {
        return null
      }

      if (end > nameStart && pattern[end - 1] === ':') {
        const name = pattern.slice(nameStart, end - 1)

        // An unknown class name makes the whole pattern match nothing
        if (!Object.prototype.hasOwnProperty.call(POSIX_CLASSES, name)) {
          return null
        }

        body += POSIX_CLASSES[name]
        prev = EMPTY
        index = end
      } else {
        // No `:]` to close it, so the `[` is a plain member and scanning
        //   resumes right after it.
        body += escapeMember('[')
        prev = '['
        index = nameStart - 2
      }
    } else {
      body += escapeMember(char)
      prev = char
    }

    index ++

    if (pattern[index] === ']') {
      return {
        end: index,
        source: classSource(negated, body)
      }
    }
  }
}

// An empty JavaScript class can never match, which is how a pattern that git
//   gives up on (`WM_ABORT_ALL`) is expressed here.
const NEVER_MATCH = '[]'

// A NUL can appear in neither a `.gitignore` line nor a path, which makes it
//   the one safe placeholder character.  A literal one in the pattern is
//   held aside all the same, so a collision is impossible by construction.
const PLACEHOLDER = '\u0000'
const REGEX_RESTORE_PLACEHOLDER = new RegExp(
  `${PLACEHOLDER}(\\d+)${PLACEHOLDER}`, 'g'
)

// The one wildcard the chain does not expand for itself is a trailing `*`. How
//   it expands depends on the mode (`regex` vs `checkRegex`), so `_make` is
//   left to do it, and until then the pending wildcard travels as this marker.
//   That is what keeps it apart from a user-escaped literal `\*`: the unescape
//   steps collapse the escaped one to the exact `\*` a wildcard would leave
//   behind, so by the time `_make` runs the two are otherwise the same string
//   and a literal star gets wrongly rewritten into a wildcard. The marker is a
//   private-use character, and `extractBrackets` keeps one that came out of the
//   pattern apart from it, so the only marker `_make` ever turns back into a
//   real wildcard is the one this chain put there itself.
const TRAILING_WILDCARD = '\uE000'

// A trailing "/**" is deferred the same way, because `checkRegex` has to tell
//   it apart from a trailing "/*" (see `checkSourceOf`). For `.ignores()` it
//   still never matches the folder itself (#21).
const TRAILING_DOUBLESTAR = '\uE001'

// The three characters above mean something to the chain that builds the
//   source rather than to the path, so one that came out of the pattern is
//   held aside like a bracket expression instead of going straight out. Being
//   held is what makes it safe: the restore runs after the step that anchors
//   the source, so the character comes back in the middle of the source and
//   not at its end, which is the one place `_make` and `checkSourceOf` look
//   for a marker. Without it a pattern's own character lands where a pending
//   marker sits, and `_make` turns it into a real trailing wildcard.
//
// It is held as a one-member class rather than bare, in both of the branches
//   a reserved character can reach, so that the property can be
//   read off this function alone -- a reserved character never goes out on
//   its own -- rather than depending on where in the chain the restore
//   happens to run. In the expression built here `[x]` matches exactly what
//   `x` matches, none of the three being special to a regular expression or
//   inside a class, so no test can tell the two apart: the class is insurance,
//   and the paragraph above is the reason it is not needed.
const isReserved = char =>
  char === PLACEHOLDER
  || char === TRAILING_WILDCARD
  || char === TRAILING_DOUBLESTAR

// Replace every bracket expression with a placeholder the replacers below
//   leave alone, and translate it separately.
const extractBrackets = pattern => {
  const sources = []
  const hold = source =>
    `${PLACEHOLDER}${sources.push(source) - 1}${PLACEHOLDER}`

  const {length} = pattern
  let out = EMPTY
  let index = 0

  while (index < length) {
    const char = pattern[index]

    if (char === ESCAPE) {
      // > Put a backslash ("\") in front of ... a character to make it literal.
      //                                            (gitignore(5) -> fnmatch(3))
      // A backslash quotes the next character, whatever it is, so `\d` is a
      //   literal `d`, not the regex digit class, and `\?` is a literal `?`,
      //   not a wildcard. Held aside as its literal here, the escape never
      //   reaches the replacers below, which would otherwise let `\d`, `\b`,
      //   `\1`, `\/` keep their regular-expression meaning, and would turn a
      //   `\?` into `[^\/]`.
      //
      // Three escapes are still left for the chain: `\*` (a literal star,
      //   told apart from a wildcard by `TRAILING_WILDCARD` and the wildcard
      //   replacers), `\[` (a literal bracket, the one `[` the bracket
      //   replacer still expects), and `\ ` (a quoted space, which one pass
      //   below rewrites in bulk -- holding each one aside instead costs more
      //   on a pattern built out of them).
      //
      // A quoted backslash is not among them. The chain doubles every
      //   backslash, then takes the doubling back out again, and a quoted one
      //   standing next to a character the chain also escapes left the two
      //   counts sharing a run, so one of the escapes was lost. Held here as
      //   the literal it means, it never joins that run.
      const escaped = pattern[index + 1]

      if (escaped === SLASH && index + 2 === length) {
        // Git removes a final directory slash before matching. An escape
        //   without a character after that removal makes the pattern invalid.
        out += hold(NEVER_MATCH)
      } else if (
        escaped === '*'
        || escaped === '['
        || escaped === SPACE
      ) {
        out += pattern.slice(index, index + 2)
      } else {
        out += hold(
          REGEX_LITERAL_SPECIAL.test(escaped)
            ? ESCAPE + escaped
            : isReserved(escaped)
              ? `[${escaped}]`
              : escaped
        )
      }

      index += 2
    } else if (isReserved(char)) {
      out += hold(`[${char}]`)
      index ++
    } else if (char === '[') {
      const scanned = scanBracket(pattern, index)

      if (scanned === null) {
        // git gives up on the whole pattern (`WM_ABORT_ALL`), so whatever
        //   follows can not make it match either.
        out += hold(NEVER_MATCH)
        index = length
      } else {
        out += hold(scanned.source)
        index = scanned.end + 1
      }
    } else {
      out += char
      index ++
    }
  }

  return {
    source: out,
    sources
  }
}

// A step of the chain below is normally a `[matcher, replacer]` pair handed
//   to `String.replace`. `DIRECT` marks the ones that are plain string work
//   instead, and take `(source, pattern)`.
//
// Anchoring the two ends is exactly that -- a test of one character and a
//   concatenation -- and putting it through the regular expression engine
//   cost a third of this chain for nothing: 167ns where 10ns does the same
//   job. The two are still steps in the same list, in the same places,
//   because their position in the order is part of what they mean.
const DIRECT = null

// A separator at the beginning or in the middle of a pattern, as opposed to
//   one at the very end.
const REGEX_INNER_SLASH = /\/(?!$)/
const WILDCARD = '[^\\/]*'

// > If the pattern ends with a slash,
// > it is removed for the purpose of the following description,
// > but it would only find a match with a directory.
// > In other words, foo/ will match a directory foo and paths underneath it,
// > but will not match a regular file or a symbolic link foo
// >  (this is consistent with the way how pathspec works in general in Git).
// '`foo/`' will not match regular file '`foo`' or symbolic link '`foo`'
// -> ignore-rules will not deal with it, because it costs extra `fs.stat` call
//      you could use option `mark: true` with `glob`

// '`foo/`' should not continue with the '`..`'
// The chain that turns one gitignore pattern into a regular expression
//   source, in order. A step is either
//
//   [matcher, replacer]            handed to `String.replace`
//   [matcher, replacer, required]  the same, but skipped outright unless
//                                    `required` appears in the string, which
//                                    the matcher cannot match without
//   [DIRECT, transform]            plain string work, taking (source, pattern)
//
// The `required` character is only ever a shortcut: finding it does not mean
//   the matcher will match, and not finding it means it cannot. It is there
//   because scanning for one character costs a fraction of running a matcher
//   that then finds nothing -- for the wildcard step, whose `[^\\]+`
//   backtracks its way through the whole string before giving up, 11ns
//   against 400ns.
const REPLACERS = [

  // Replace (\ ) with ' '
  // Only a space: an escaped tab or other whitespace is already a literal by
  //   the time it reaches here, and a bare tab must be left as one, not turned
  //   into a space.
  // (\ ) -> ' '
  // (\\ ) -> '\\ '
  // (\\\ ) -> '\\ '
  [
    // A run of backslashes is taken whole, from its first one, so no match
    //   ever starts again inside it -- `(\\+?) ` did, which made a long run
    //   quadratic.
    /(\\+)( ?)/g,
    (_, run, space) => space
      ? run.slice(0, run.length - run.length % 2) + SPACE
      : run,
    ESCAPE + SPACE
  ],

  // git's wildmatch() reads a run of two or more asterisks as one globstar
  //   whenever the run fills a path segment: it starts the pattern or follows
  //   a `/`, and it ends the pattern or comes before a `/`. A run of two is
  //   already `**`; a longer one is folded into `**` here, so the steps
  //   below only ever have to know `**`.
  // `***/foo` -> `**/foo`, `a/***/b` -> `a/**/b`, `a/***` -> `a/**`
  // git also takes a run beside a literal prefix (`a***/b`) or beside an
  //   escaped slash (`***\/b`) as a globstar, and this does not; the README
  //   lists both, under "A run of asterisks".
  [
    /(^|\/)\*{3,}(?=\/|$)/g,
    (_, start) => `${start}**`,
    '*'
  ],

  // Escape metacharacters
  // which is written down by users but means special for regular expressions.

  // > There are 12 characters with special meanings:
  // > - the backslash \,
  // > - the caret ^,
  // > - the dollar sign $,
  // > - the period or dot .,
  // > - the vertical bar or pipe symbol |,
  // > - the question mark ?,
  // > - the asterisk or star *,
  // > - the plus sign +,
  // > - the opening parenthesis (,
  // > - the closing parenthesis ),
  // > - and the opening square bracket [,
  // > - the opening curly brace {,
  // > These special characters are often called "metacharacters".
  [
    /[\\$.|*+(){^]/g,
    match => `\\${match}`
  ],

  [
    // > a question mark (?) matches a single character
    /(?!\\)\?/g,
    () => '[^/]',
    '?'
  ],

  // leading slash
  [

    // > A leading slash matches the beginning of the pathname.
    // > For example, "/*.c" matches "cat-file.c" but not "mozilla-sha1/sha1.c".
    // A leading slash matches the beginning of the pathname
    /^\//,
    () => '^',
    SLASH
  ],

  // replace special metacharacter slash after the leading slash
  [
    /\//g,
    () => '\\/',
    SLASH
  ],

  [
    // > A leading "**" followed by a slash means match in all directories.
    // > For example, "**/foo" matches file or directory "foo" anywhere,
    // > the same as pattern "foo".
    // > "**/foo/bar" matches file or directory "bar" anywhere that is directly
    // >   under directory "foo".
    // Notice that the '*'s have been replaced as '\\*'
    /^\^*(?:\\\*\\\*\\\/)+/,

    // '**/foo' <-> 'foo'
    () => '(?:^|\\/)',
    '*'
  ],

  // starting
  [
    // there will be no leading '/'
    //   (which has been replaced by section "leading slash")
    // If starts with '**', adding a '^' to the regular expression also works
    DIRECT,
    (source, pattern) => {
      // Nothing to anchor to, or already anchored (`^` or `(?:^|\/)`)
      if (!source || source[0] === '^' || source[0] === '(') {
        return source
      }

      // If has a slash `/` at the beginning or middle
      const anchor = !REGEX_INNER_SLASH.test(pattern)
        // > Prior to 2.22.1
        // > If the pattern does not contain a slash /,
        // >   Git treats it as a shell glob pattern
        // Actually, if there is only a trailing slash,
        //   git also treats it as a shell glob pattern

        // After 2.22.1 (compatible but clearer)
        // > If there is a separator at the beginning or middle (or both)
        // > of the pattern, then the pattern is relative to the directory
        // > level of the particular .gitignore file itself.
        // > Otherwise the pattern may also match at any level below
        // > the .gitignore level.
        ? '(?:^|\\/)'

        // > Otherwise, Git treats the pattern as a shell glob suitable for
        // >   consumption by fnmatch(3)
        : '^'

      return anchor + source
    }
  ],

  // two globstars
  [
    // Use lookahead assertions so that we could match more than one `'/**'`
    /\\\/\\\*\\\*(?=\\\/|$)/g,

    // Zero, one or several directories
    // should not use '*', or it will be replaced by the next replacer

    // Check if it is not the last `'/**'`
    (_, index, str) => index + 6 < str.length

      // case: /**/ at the end of the pattern, i.e. a trailing `'/**/'`
      // > A trailing `"/**/"` (a trailing `"/**"` restricted to directories)
      // >   matches everything inside, but it should not match the current
      // >   folder itself, so it requires at least one directory segment.
      // 'a/**/' matches 'a/b/', 'a/x/y/' but not 'a/'
      ? str.slice(index + 6) === '\\/'
        ? '(?:\\/[^\\/]+)+'

        // case: /**/
        // > A slash followed by two consecutive asterisks then a slash matches
        // >   zero or more directories.
        // > For example, "a/**/b" matches "a/b", "a/x/b", "a/x/y/b" and so on.
        // '/**/'
        : '(?:\\/[^\\/]+)*'

      // case: /**
      // > A trailing `"/**"` matches everything inside.

      // #21: everything inside but it should not include the current folder,
      //   resolved by `_make`
      : `\\/${TRAILING_DOUBLESTAR}`,
    '*'
  ],

  // normal intermediate wildcards
  [
    // Never replace escaped '*'
    // ignore rule '\*' will match the path '*'

    // 'abc.*/' -> go
    // 'abc.*'  -> skip this rule,
    //    coz trailing single wildcard will be handed by [trailing wildcard]
    /(^|[^\\])(?:\\\*)+(?!$)/g,

    // '*.js' matches '.js'
    // '*.js' doesn't match 'abc'
    // 1. An asterisk "*" matches anything except a slash.
    // 2. Other consecutive asterisks are considered regular asterisks
    //    and collapse into one non-slash wildcard run.
    (_, p1) => p1 + WILDCARD,
    '*'
  ],

  // trailing wildcard, held apart from a literal star
  [
    // The step above leaves a trailing `*` alone, so a single `\*` is all that
    //   can be left at the end here, and what stands in front of it says which
    //   kind it is. A wildcard arrives as the escaper wrote it, `\*` with
    //   nothing before it; a literal arrives as the user's own escape, which
    //   the escaper doubled, and then the star's own -- `\\` and then `\*`.
    //   There is no third case: every backslash still reaching the chain is
    //   one `\*`, `\[` or `\ ` carries itself, and each is followed by its
    //   own character, so a longer run can never form. This runs while the
    //   two are still distinct, before the unescape steps below collapse the
    //   literal onto the very `\*` a wildcard leaves behind.
    /(^|[^\\])((?:\\\\)*)\\\*$/,

    (match, p1, p2) =>
      p2 === EMPTY
        // A real wildcard: carry it to `_make` as the marker, so the unescape
        //   steps and the trailing-wildcard rewrite can never mistake it for a
        //   literal `\*` (nor the reverse).
        ? p1 + TRAILING_WILDCARD
        // A literal star: leave it exactly as it stands for the unescape steps.
        : match,
    '*'
  ],

  [
    // unescape, revert step 3 except for back slash
    // For example, if a user escape a '\\*',
    // after step 3, the result will be '\\\\\\*'
    /\\\\\\(?=[$.|*+(){^])/g,
    () => ESCAPE,
    ESCAPE + ESCAPE
  ],

  [
    // '\\\\' -> '\\'
    /\\\\/g,
    () => ESCAPE,
    ESCAPE + ESCAPE
  ],

  [
    // Every real bracket expression -- POSIX classes included -- has already
    //   been held aside by `extractBrackets`, so the only `[` left in the
    //   pattern is an escaped, literal one.

    // A backslash could only stand at the end of the range if it quoted the
    //   `]`, and `\]` is held aside long before this.
    /\\\[([^\]/]*?)($|\])/g,

    // '\\[bar]' -> '\\\\[bar]'
    (match, range, close) => `\\[${range}${close}`,
    '['
  ],

  // ending
  [
    // 'js' will not match 'js.'
    // 'ab' will not match 'abc'
    DIRECT,

    // WTF!
    // https://git-scm.com/docs/gitignore
    // changes in [2.22.1](https://git-scm.com/docs/gitignore/2.22.1)
    // which re-fixes #24, #38

    // > If there is a separator at the end of the pattern then the pattern
    // > will only match directories, otherwise the pattern can match both
    // > files and directories.

    // 'js*' will not match 'a.js'
    // 'js/' will not match 'a.js'
    // 'js' will match 'a.js' and 'a.js/'
    source => {
      const last = source[source.length - 1]

      // The pattern is empty, or ends in a pending marker `_make` owns --
      //   the trailing wildcard, or a trailing "/**". A trailing `*` that is
      //   not the marker is a literal star, which anchors like any other
      //   final character.
      if (!last || last === TRAILING_WILDCARD || last === TRAILING_DOUBLESTAR) {
        return source
      }

      return last === SLASH
        // foo/ will not match 'foo'
        ? `${source}$`
        // foo matches 'foo' and 'foo/'
        : `${source}(?=$|\\/$)`
    }
  ]
]

const REGEX_REPLACE_TRAILING_WILDCARD = /(^|\\\/)?\uE000$/
const MODE_IGNORE = 'regex'
const MODE_CHECK_IGNORE = 'checkRegex'
const UNDERSCORE = '_'

const replaceTrailingWildcard = (_, p1) => {
  const prefix = p1
    // '\^':
    // '/*' does not match EMPTY
    // '/*' does not match everything

    // '\\\/':
    // 'abc/*' does not match 'abc/'
    ? `${p1}[^/]+`

    // 'a*' matches 'a'
    // 'a*' matches 'aa'
    : '[^/]*'

  return `${prefix}(?=$|\\/$)`
}

const REGEX_REPLACE_TRAILING_DOUBLESTAR = /\uE001$/

// 'abc/**' matches everything under 'abc', but not 'abc/' itself (#21):
//   requiring one arbitrary character (line terminators included, #176)
//   after 'abc/' is necessary and sufficient for `.test(path)`.
const replaceTrailingDoublestar = () => '[\\s\\S]'

// The fixed piece between the wildcard at `at` and the next wildcard of the
//   run: the tokens that separate them, joined as they appear in the source.
//   A run never holds two wildcards in a row, so there is always at least one
//   token.
const separatorAfter = (run, at) => {
  let separator = EMPTY

  for (let index = at + 1; index < run.length && !run[index].wildcard; index ++) {
    separator += run[index].single
  }

  return separator
}

// Where a run of non-slash wildcards is split by fixed pieces --
//   `[^/]*ab[^/]*cd...` -- the engine has many equivalent ways to lay the
//   input across the wildcards, and on input that does not match it works
//   through all of them, so the time grows with the number of wildcards
//   rather than the length of the path. Every wildcard but the last in such a
//   run can be pinned to stop where the piece after it begins, which leaves
//   one way to lay out the input and no rewinding, without changing which
//   paths match: the fixed pieces still bound the count, and the last
//   wildcard still absorbs the rest.
//
// A wildcard is pinned to the whole piece, never to the piece's first
//   character. The pin leaves no way back, so a wildcard that stopped at that
//   first character would hand over wherever the character happens to turn
//   up, including the places the rest of the piece cannot follow -- which is
//   how `f*o/*/*` came to miss `foo/b/c`, the first `o` of `foo` not being
//   the one the `o/` after it needs. Every token of a piece matches exactly
//   one character, so the first place the whole piece fits is the leftmost
//   place it can sit, and whatever is left over goes to the wildcards that
//   follow.
//
// The source is read one token at a time -- a wildcard, a single-character
//   piece (a literal, an escape, a class), or a parenthesised group or anchor
//   that ends the run -- so only a genuine wildcard is touched.
const pinWildcards = source => {
  if (source.indexOf(WILDCARD) < 0) {
    return source
  }

  const tokens = []
  const {length} = source
  let index = 0

  while (index < length) {
    const char = source[index]

    if (source.startsWith(WILDCARD, index)) {
      tokens.push({wildcard: true})
      index += WILDCARD.length
    } else if (char === '[') {
      let end = index + 1

      if (source[end] === '^') {
        end ++
      }

      if (source[end] === ']') {
        end ++
      }

      while (end < length && source[end] !== ']') {
        end += source[end] === ESCAPE
          ? 2
          : 1
      }

      end ++
      tokens.push({single: source.slice(index, end)})
      index = end
    } else if (char === ESCAPE) {
      tokens.push({single: source.slice(index, index + 2)})
      index += 2
    } else if (char === '(') {
      let depth = 0
      let end = index

      do {
        if (source[end] === ESCAPE) {
          end ++
        } else if (source[end] === '(') {
          depth ++
        } else if (source[end] === ')') {
          depth --
        }

        end ++
      } while (end < length && depth > 0)

      if ('*+?'.indexOf(source[end]) >= 0) {
        end ++
      }

      tokens.push({boundary: source.slice(index, end)})
      index = end
    } else if (char === '^' || char === '$') {
      tokens.push({boundary: char})
      index ++
    } else {
      tokens.push({single: char})
      index ++
    }
  }

  let out = EMPTY
  let run = []

  const flush = () => {
    let lastWildcard

    run.forEach((token, at) => {
      if (token.wildcard) {
        lastWildcard = at
      }
    })

    run.forEach((token, at) => {
      if (!token.wildcard) {
        out += token.single
        return
      }

      // Every wildcard but the last is pinned to the whole piece that
      //   follows it, for the reason set out above this function. The last
      //   one stays as it is and takes up the rest.
      out += at === lastWildcard
        ? WILDCARD
        : `(?:(?!${separatorAfter(run, at)})[^\\/])*`
    })

    run = []
  }

  tokens.forEach(token => {
    if (token.boundary === undefined) {
      run.push(token)
      return
    }

    flush()
    out += token.boundary
  })

  flush()

  return out
}

// @param {pattern}
const makeRegexPrefix = pattern => {
  // `/**` matches every path, as `**` does. The translation below only finds
  //   a globstar beside a slash it keeps, and the leading one is turned into
  //   an anchor, so `/**` would come out as `/*` and match one level only.
  //   Here rather than in `createRule`, so that `checkSourceOf`, which
  //   compiles `/**/` again without its trailing slash, gets it too.
  if (REGEX_ANCHORED_GLOBSTAR.test(pattern)) {
    pattern = '**'
  }

  const {source, sources} = extractBrackets(pattern)

  const replaced = REPLACERS.reduce(
    // A pass whose matcher finds nothing hands back the very string it was
    //   given, so asking first costs a search and saves a rewrite. Ten of the
    //   fifteen passes never fire for a typical .gitignore line, and between
    //   them they were 45% of this chain.
    (prev, [matcher, replacer, required]) => {
      if (matcher === DIRECT) {
        return replacer(prev, pattern)
      }

      if (required !== UNDEFINED && prev.indexOf(required) < 0) {
        return prev
      }

      // A pass whose matcher finds nothing hands back the very string it was
      //   given, so asking first costs a search and saves a rewrite.
      return matcher.test(prev)
        ? prev.replace(matcher, replacer.bind(pattern))
        : prev
    },
    source
  )

  // Most patterns hold no bracket expression at all, and then there is
  //   nothing to put back.
  return sources.length
    ? replaced.replace(
      REGEX_RESTORE_PLACEHOLDER,
      (match, index) => sources[index]
    )
    : replaced
}

// `checkRegex` tests a path with a trailing slash, 'abc/', the way
//   `git check-ignore` matches that literal string once the directory itself
//   is known not to be excluded (see `checkIgnore`): a trailing '/' of the
//   pattern is dropped, a basename pattern sees an empty basename, and only a
//   pattern whose last segment is a pending wildcard can match what is left
//   after the final slash -- 'abc/*' and 'abc/**' match 'abc/', and 'abc/**'
//   also matches 'abc/d/' (#77, #169).
const checkSourceOf = (body, prefix) => {
  if (body[body.length - 1] === SLASH) {
    prefix = makeRegexPrefix(body.slice(0, - 1))
  }

  const head = prefix.slice(0, - 1)
  const last = prefix[prefix.length - 1]

  return last === TRAILING_WILDCARD
    ? `${head}$`
    : last === TRAILING_DOUBLESTAR
      ? head
      : NEVER_MATCH
}

// A trailing slash does not stop a pattern being basename-only: it restricts
//   the match to a directory, it does not let the pattern reach across one.
//   Everything else a pattern can hold -- a wildcard, a character class, an
//   escape -- stays inside a single path segment too, so a pattern with no
//   separator in it can only ever describe the last one.
const matchesBasename = body => {
  const index = body.indexOf(SLASH)

  return index < 0 || index === body.length - 1
}

// The last segment of a path, keeping a trailing slash, because a pattern that
//   ends in one matches only a directory.
// 'a/b/c.js' -> 'c.js';  'a/b/' -> 'b/';  'c.js' -> 'c.js' (no copy made)
const basenameOf = path => {
  const end = path.length - 1

  const index = path.lastIndexOf(
    SLASH,
    path[end] === SLASH
      ? end - 1
      : end
  )

  return index < 0
    ? path
    : path.slice(index + 1)
}

// The parent directory of a path, with its trailing separator, or EMPTY when
//   the path has none.
// 'a/b/c' -> 'a/b/';  'a/b/' -> 'a/';  'a' -> EMPTY;  'a/' -> EMPTY
//
// A path holding an empty segment has to be taken apart, because its
//   ancestors are not prefixes of it: the parent of 'a//b' is 'a/', not
//   'a//', and the parent of '/a/' is nothing at all. Both shapes reach here
//   -- 'a//b' is accepted outright, and `checkIgnore` does not put the path
//   it is given through the relative-path check.
//
// Every other path is a prefix of itself, and cutting one costs a fraction of
//   splitting it into an array and joining that back at every level: 73ns
//   against 207ns.
const parentOf = path => {
  if (
    path.charCodeAt(0) === SLASH_CODE
    || path.indexOf(DOUBLE_SLASH) >= 0
  ) {
    const slices = path.split(SLASH).filter(Boolean)

    slices.pop()

    return slices.length
      ? slices.join(SLASH) + SLASH
      : EMPTY
  }

  const end = path.length - 1

  // Look back from before a trailing separator, since that one belongs to the
  //   path itself.
  //
  // A negative place to start would be a trap here: `lastIndexOf` clamps one
  //   to 0 and searches there rather than reporting no match, so '/' would
  //   come back as its own parent and the walk would never end. It cannot
  //   happen -- that is the only path short enough to produce one, and the
  //   test above has already sent it the other way.
  const cut = path.lastIndexOf(
    SLASH,
    path.charCodeAt(end) === SLASH_CODE
      ? end - 1
      : end
  )

  return cut < 0
    ? EMPTY
    : path.slice(0, cut + 1)
}

const isString = subject => typeof subject === 'string'

// Blank lines, comments and trailing lone backslashes are told by
//   `createRule`, once the pattern is normalized.
const checkPattern = pattern => pattern
  && isString(pattern)

// Git drops one CR before each LF, and one at the end of a final line that
//   has no LF after it.
const splitPattern = pattern => (
  pattern[pattern.length - 1] === '\r'
    ? pattern.slice(0, - 1)
    : pattern
)
.split(REGEX_SPLITALL_CRLF)
.filter(Boolean)

class IgnoreRule {
  constructor (
    pattern,
    mark,
    body,
    ignoreCase,
    negative,
    prefix
  ) {
    this.pattern = pattern
    this.mark = mark
    this.negative = negative

    define(this, 'body', body)
    define(this, 'ignoreCase', ignoreCase)
    define(this, 'regexPrefix', prefix)
  }

  // Worked out on first use and kept behind an own property, the way `regex`
  //   caches itself in `_regex`. Deciding it in the constructor instead would
  //   add a fourth `defineProperty` to every rule ever built, which cost 4% of
  //   every compile -- including the compiles of rules that are never matched
  //   against anything.
  get _basenameOnly () {
    return define(this, '_basenameOnly', matchesBasename(this.body))
  }

  get regex () {
    const key = UNDERSCORE + MODE_IGNORE

    if (this[key]) {
      return this[key]
    }

    return this._make(MODE_IGNORE, key)
  }

  get checkRegex () {
    const key = UNDERSCORE + MODE_CHECK_IGNORE

    if (this[key]) {
      return this[key]
    }

    return this._make(MODE_CHECK_IGNORE, key)
  }

  _make (mode, key) {
    const str = pinWildcards(
      mode === MODE_IGNORE
        ? this.regexPrefix
        .replace(REGEX_REPLACE_TRAILING_WILDCARD, replaceTrailingWildcard)
        .replace(REGEX_REPLACE_TRAILING_DOUBLESTAR, replaceTrailingDoublestar)
        : checkSourceOf(this.body, this.regexPrefix)
    )

    const regex = this.ignoreCase
      ? new RegExp(str, 'i')
      : new RegExp(str)

    return define(this, key, regex)
  }
}

const hasTrailingBackslash = str => {
  let count = 0

  while (str[str.length - count - 1] === ESCAPE) {
    count ++
  }

  return count % 2 === 1
}

// Read a line the way git does: when `stripLineEnd` is set (an unsplit array
//   or object pattern), drop any trailing blank lines along with the LF
//   before each and at most one CR at the end of the line; then trim trailing
//   spaces in the same backward pass. Git trims spaces only, and a space
//   escaped by an odd run of backslashes stays, unescaped, as the last one.
// Scanned from the end: a regular expression can only try each start in
//   turn, which is quadratic over a long run of spaces or backslashes.
// 'a  ' -> 'a';  'a\ ' -> 'a ';  'a\\ ' -> 'a\\';  'a\t' -> 'a\t'
// 'a\r\n' -> 'a';  'a\r\r' -> 'a\r';  'a\n\r' -> 'a'
const trimEnd = (body, stripLineEnd) => {
  let lineEnd = body.length
  let end

  for (;;) {
    if (stripLineEnd && body[lineEnd - 1] === '\r') {
      lineEnd --
    }

    end = lineEnd

    while (body[end - 1] === SPACE) {
      end --
    }

    if (!stripLineEnd || body[end - 1] !== '\n') {
      break
    }

    lineEnd = end - 1
  }

  if (end === lineEnd) {
    return body.slice(0, lineEnd)
  }

  let backslashes = 0

  while (body[end - backslashes - 1] === ESCAPE) {
    backslashes ++
  }

  return backslashes % 2
    ? body.slice(0, end - 1) + SPACE
    : body.slice(0, end)
}

const createRule = (
  pattern,
  mark,
  ignoreCase,
  stripLineEnd,
  stripBOM
) => {
  // Git drops a BOM before it reads the first line, so before anything else.
  let body = stripBOM && pattern[0] === BOM
    ? pattern.slice(1)
    : pattern

  // > A line starting with # serves as a comment.
  if (body[0] === '#') {
    return
  }

  let negative = false

  // > An optional prefix "!" which negates the pattern;
  if (body[0] === '!') {
    negative = true
    body = body.slice(1)
  }

  // Normalize the body before checking which slashes anchor the pattern.
  //   Otherwise `bar/ ` is mistaken for a pattern containing an inner slash.
  //   A line from `splitPattern` has already lost its line ending, so only a
  //   trailing space remains to trim there.
  const last = body[body.length - 1]

  if (
    last === SPACE
    || stripLineEnd && (last === '\r' || last === '\n')
  ) {
    body = trimEnd(body, stripLineEnd)
  }

  // > A blank line matches no files, so it can serve as a separator for
  // >   readability.
  // Nor does a lone "!", a pattern ending on an unpaired backslash, or
  //   anything else left empty here: an empty pattern would compile to a
  //   regex matching every path.
  if (!body || hasTrailingBackslash(body)) {
    return
  }

  body = body
  // > Put a backslash ("\") in front of the first "!" for patterns that
  // >   begin with a literal "!", for example, `"\!important!.txt"`.
  .replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, '!')
  // > Put a backslash ("\") in front of the first hash for patterns that
  // >   begin with a hash.
  .replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, '#')

  const regexPrefix = makeRegexPrefix(body)

  return new IgnoreRule(
    pattern,
    mark,
    body,
    ignoreCase,
    negative,
    regexPrefix
  )
}

class RuleManager {
  constructor (ignoreCase) {
    this._ignoreCase = ignoreCase
    this._rules = []

    // How many of the rules git would tag `EXC_FLAG_NODIR`.
    //
    // The scan uses it to decide, once for the whole set, whether handing
    //   those rules the basename is worth what it costs the others. The
    //   shortcut saves a full-path scan on every rule it applies to and costs
    //   a check on every rule it does not, so a set where almost nothing is
    //   basename-only comes out behind -- a 955 pattern set with 44 of them
    //   measured 19% slower with the shortcut always on.
    //
    // Deciding this by measurement rather than by meaning is safe: a
    //   basename-only pattern gives the very same answer against the whole
    //   path, it just takes longer to say so. The choice can only change how
    //   fast the scan runs, never what it returns.
    this._basenameCount = 0
  }

  _add (pattern, index) {
    // #32
    if (pattern && pattern[KEY_IGNORE]) {
      this._rules = this._rules.concat(pattern._rules._rules)
      this._basenameCount += pattern._rules._basenameCount
      this._added = true
      return
    }

    const isStr = isString(pattern)
    const raw = isStr
      ? pattern
      : pattern.pattern

    const rule = checkPattern(raw)
      && createRule(
        raw,
        isStr ? UNDEFINED : pattern.mark,
        this._ignoreCase,
        !this._split,
        this._stripBOM && !index
      )

    if (rule) {
      this._added = true
      this._rules.push(rule)

      // Deliberately not `rule._basenameOnly`: reading that would materialise
      //   the rule's own copy, and the whole point of leaving it lazy is that
      //   a rule which is compiled and never matched never pays for it.
      if (matchesBasename(rule.body)) {
        this._basenameCount ++
      }
    }
  }

  // @param {Array<string> | string | Ignore} pattern
  add (pattern) {
    this._added = false
    this._split = isString(pattern)
    this._stripBOM = !this._split || pattern[0] === BOM

    makeArray(
      this._split
        ? splitPattern(pattern)
        : pattern
    ).forEach(this._add, this)

    if (this._added) {
      this._literalRules = UNDEFINED
    }

    return this._added
  }

  // Match the literal 'abc/' for `checkIgnore`, last rule wins. Only a rule
  //   ending in a wildcard can match it (see `checkSourceOf`), so the rest
  //   are left out once, rather than tested or compiled for every path.
  testLiteral (path) {
    const rules = this._literalRules || (
      this._literalRules = this._rules.filter(
        ({body}) => body[body.length - (
          body[body.length - 1] === SLASH ? 2 : 1
        )] === '*'
      )
    )

    let ignored = false
    let unignored = false
    let matchedRule

    for (let index = rules.length - 1; index >= 0; index --) {
      const rule = rules[index]

      if (rule.checkRegex.test(path)) {
        ignored = !rule.negative
        unignored = rule.negative
        matchedRule = rule.negative
          ? UNDEFINED
          : rule
        break
      }
    }

    const ret = {
      ignored,
      unignored
    }

    if (matchedRule) {
      ret.rule = matchedRule
    }

    return ret
  }

  // Test one single path without recursively checking parent directories
  //
  // - mode `string` either `MODE_IGNORE` or `MODE_CHECK_IGNORE`

  // @returns {TestResult}
  test (path, mode) {
    // Most of a .gitignore is patterns with no slash in them, and running
    //   those against the whole path makes the regular expression engine walk
    //   every directory name on the way to the only segment that could match.
    //   Handing them the basename instead is what git does, and it is where
    //   the time in a directory walk goes: the rule scan was two thirds of it.
    const rules = this._rules
    const {length} = rules

    const shortcut = this._basenameCount * 2 >= length

    const basename = shortcut
      ? basenameOf(path)
      : path

    // The last rule to match decides, as in git, and it is the rule
    //   `git check-ignore -v` reports, so the scan runs from the end and stops
    //   at the first match.
    // A plain loop rather than `forEach`, so that `path`, `basename` and
    //   `shortcut` are locals. As a callback they became closure variables,
    //   and reaching for one of those once per rule cost 10% of a scan over a
    //   large rule set -- more than the shortcut they were there to serve.
    for (let index = length - 1; index >= 0; index --) {
      const rule = rules[index]

      if (rule[mode].test(
        shortcut && rule._basenameOnly
          ? basename
          : path
      )) {
        const {negative} = rule

        const ret = {
          ignored: !negative,
          unignored: negative
        }

        if (!negative) {
          ret.rule = rule
        }

        return ret
      }
    }

    return {
      ignored: false,
      unignored: false
    }
  }
}

const throwError = (message, Ctor) => {
  throw new Ctor(message)
}

const checkPath = (path, originalPath, doThrow) => {
  if (!isString(path)) {
    return doThrow(
      `path must be a string, but got \`${originalPath}\``,
      TypeError
    )
  }

  // We don't know if we should ignore EMPTY, so throw
  if (!path) {
    return doThrow(`path must not be empty`, TypeError)
  }

  // Check if it is a relative path
  if (checkPath.isNotRelative(path)) {
    const r = '`path.relative()`d'
    return doThrow(
      `path should be a ${r} string, but got "${originalPath}"`,
      RangeError
    )
  }

  return true
}

// > pathname should be a `path.relative()`d one
//
// The same thing `REGEX_TEST_INVALID_PATH` says, spelled out: a path is not
//   relative if it begins with a separator, or with `./` or `../`, or is
//   nothing but `.` or `..`. Every match is decided by the first three
//   characters, and this runs on every path handed to the library -- where it
//   was 55% of a cached lookup, more than the cache lookup itself.
const isNotRelative = path => {
  const first = path.charCodeAt(0)

  if (first === SLASH_CODE) {
    return true
  }

  if (first !== DOT_CODE) {
    return false
  }

  // '.'
  if (path.length === 1) {
    return true
  }

  const second = path.charCodeAt(1)

  // './'
  if (second === SLASH_CODE) {
    return true
  }

  if (second !== DOT_CODE) {
    return false
  }

  // '..' or '../'
  return path.length === 2 || path.charCodeAt(2) === SLASH_CODE
}

checkPath.isNotRelative = isNotRelative

// On windows, the following function will be replaced
/* istanbul ignore next */
checkPath.convert = p => p


const convertPath = target =>
  isString(target) && checkPath.convert(target)


class Ignore {
  constructor ({
    ignorecase = true,
    ignoreCase = ignorecase,
    allowRelativePaths = false
  } = {}) {
    define(this, KEY_IGNORE, true)

    this._rules = new RuleManager(ignoreCase)
    this._strictPathCheck = !allowRelativePaths
    this._initCache()
  }

  _initCache () {
    // A cache for the result of `.ignores()`
    this._ignoreCache = Object.create(null)

    // A cache for the result of `.test()`
    this._testCache = Object.create(null)
  }

  add (pattern) {
    if (this._rules.add(pattern)) {
      // Some rules have just added to the ignore,
      //   making the behavior changed,
      //   so we need to re-initialize the result cache
      this._initCache()
    }

    return this
  }

  // legacy
  addPattern (pattern) {
    return this.add(pattern)
  }

  // @returns {TestResult}
  _test (originalPath, cache, path) {
    checkPath(
      path,
      originalPath,
      this._strictPathCheck
        ? throwError
        : RETURN_FALSE
    )

    return path
      ? this._t(path, cache)
      : {
        ignored: false,
        unignored: false
      }
  }

  checkIgnore (target) {
    // A Windows path is converted first, so that a directory given with a
    //   trailing separator, `\` or `/`, is told the same way
    const path = convertPath(target)

    // If the path does not end with a slash, `.ignores()` is much equivalent
    //   to `git check-ignore`
    if (!path || path.charCodeAt(path.length - 1) !== SLASH_CODE) {
      return this._test(target, this._testCache, path)
    }

    // Like `git check-ignore`: a directory excluded by itself or by an
    //   ancestor settles it, and only then is the literal 'abc/' matched
    //   against the rules (see `checkSourceOf`).
    const dir = this._t(path, this._testCache)

    if (dir.ignored) {
      return dir
    }

    const literal = this._rules.testLiteral(path)

    return literal.ignored || literal.unignored
      ? literal
      : dir
  }

  _t (
    // The path to be tested
    path,

    // The cache for the result of a certain checking
    cache
  ) {
    if (path in cache) {
      return cache[path]
    }

    const parentPath = parentOf(path)

    // If the path contains a parent directory, check the parent first
    const parent = parentPath
      ? this._t(parentPath, cache)
      : UNDEFINED

    return cache[path] = parent && parent.ignored
      // > It is not possible to re-include a file if a parent directory of
      // >   that file is excluded.
      ? parent
      : this._rules.test(path, MODE_IGNORE)
  }

  ignores (path) {
    return this._test(path, this._ignoreCache, convertPath(path)).ignored
  }

  createFilter () {
    return path => !this.ignores(path)
  }

  filter (paths) {
    return makeArray(paths).filter(this.createFilter())
  }

  // @returns {TestResult}
  test (path) {
    return this._test(path, this._testCache, convertPath(path))
  }
}

const factory = options => new Ignore(options)

const isPathValid = path =>
  checkPath(convertPath(path), path, RETURN_FALSE)

/* istanbul ignore next */
const setupWindows = () => {
  /* eslint no-control-regex: "off" */
  const makePosix = str => /^\\\\\?\\/.test(str)
  || /["<>|\u0000-\u001F]+/u.test(str)
    ? str
    : str.replace(/\\/g, '/')

  checkPath.convert = makePosix

  // 'C:\\foo'     <- 'C:\\foo' has been converted to 'C:/'
  // 'd:\\foo'
  const REGEX_TEST_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i
  checkPath.isNotRelative = path =>
    REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path)
    || isNotRelative(path)
}


// Windows
// --------------------------------------------------------------
/* istanbul ignore next */
if (
  // Detect `process` so that it can run in browsers.
  typeof process !== 'undefined'
  && process.platform === 'win32'
) {
  setupWindows()
}

// COMMONJS_EXPORTS ////////////////////////////////////////////////////////////

module.exports = factory

// Although it is an anti-pattern,
//   it is still widely misused by a lot of libraries in github
// Ref: https://github.com/search?q=ignore.default%28%29&type=code
factory.default = factory

module.exports.isPathValid = isPathValid

// For testing purposes
define(module.exports, Symbol.for('setupWindows'), setupWindows)


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 3339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 1553:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 8995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 9163:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6725);

await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 6725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/adapters/github/context.js


const PAYLOAD_LIMIT = 25 * 1024 * 1024;
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
/** Reads the job's environment and the event's payload. Never fails: what is missing is undefined or empty. */
function readContext(env, cwd) {
    const { payload, problem } = readPayload(env['GITHUB_EVENT_PATH']);
    return contextOf(env, payload, cwd, problem);
}
/** The pure part of {@link readContext}. */
function contextOf(env, payload, cwd, payloadProblem) {
    const event = env['GITHUB_EVENT_NAME'] ?? '';
    const repository = REPOSITORY.test(env['GITHUB_REPOSITORY'] ?? '') ? env['GITHUB_REPOSITORY'] : undefined;
    const pull = pullOf(payload, repository);
    const ref = env['GITHUB_REF'] ?? '';
    const eventSha = SHA.test(env['GITHUB_SHA'] ?? '') ? (env['GITHUB_SHA'] ?? '') : '';
    const release = asRecord(at(payload, 'release'));
    const releaseTag = context_text(release['tag_name']);
    const releaseId = release['id'];
    return {
        event,
        repository,
        serverUrl: (env['GITHUB_SERVER_URL'] ?? 'https://github.com').replace(/\/+$/, ''),
        apiUrl: (env['GITHUB_API_URL'] ?? 'https://api.github.com').replace(/\/+$/, ''),
        sha: pull?.headSha ?? eventSha,
        eventSha,
        ref,
        tag: event === 'release' ? releaseTag : ref.startsWith('refs/tags/') ? ref.slice('refs/tags/'.length) : undefined,
        workflow: env['GITHUB_WORKFLOW'] ?? '',
        job: env['GITHUB_JOB'] ?? '',
        runId: integer(env['GITHUB_RUN_ID']),
        runAttempt: integer(env['GITHUB_RUN_ATTEMPT']),
        workspace: env['GITHUB_WORKSPACE'] ?? cwd,
        pull,
        queueBase: queueBaseOf(payload),
        run: runOf(payload),
        release: typeof releaseId === 'number' ? { id: releaseId, draft: release['draft'] === true } : undefined,
        dependabot: env['GITHUB_ACTOR'] === 'dependabot[bot]',
        payloadProblem,
    };
}
/** The working directory relative to the workspace, with `/`; empty when it is the workspace or outside of it. */
function workspacePrefix(context, cwd) {
    const path = relative(context.workspace, cwd).replaceAll('\\', '/');
    return path.startsWith('../') || path === '..' || path.startsWith('/') ? '' : path;
}
function readPayload(path) {
    if (path === undefined || path === '')
        return { payload: undefined };
    try {
        const { size } = (0,external_node_fs_.statSync)(path);
        if (size > PAYLOAD_LIMIT)
            return { payload: undefined, problem: `the event's payload has ${size} bytes` };
        return { payload: JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')) };
    }
    catch {
        // The parser's own message quotes the file.
        return { payload: undefined, problem: "the event's payload cannot be read" };
    }
}
function pullOf(payload, repository) {
    const pull = asRecord(at(payload, 'pull_request'));
    const headSha = context_text(at(pull['head'], 'sha')) ?? '';
    const baseSha = context_text(at(pull['base'], 'sha')) ?? '';
    const number = pull['number'];
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || !SHA.test(headSha))
        return undefined;
    const headRepository = context_text(at(at(pull['head'], 'repo'), 'full_name'));
    const baseRepository = context_text(at(at(pull['base'], 'repo'), 'full_name')) ?? repository;
    const mergeSha = context_text(pull['merge_commit_sha']) ?? '';
    return {
        number,
        headSha,
        baseSha: SHA.test(baseSha) ? baseSha : '',
        baseBranch: context_text(at(pull['base'], 'ref')) ?? '',
        mergedAs: pull['merged'] === true && SHA.test(mergeSha) ? mergeSha : undefined,
        fork: headRepository !== baseRepository,
    };
}
function queueBaseOf(payload) {
    const base = context_text(at(asRecord(at(payload, 'merge_group')), 'base_sha')) ?? '';
    return SHA.test(base) ? base : undefined;
}
function runOf(payload) {
    const run = asRecord(at(payload, 'workflow_run'));
    const headSha = context_text(run['head_sha']) ?? '';
    if (typeof run['id'] !== 'number' || !SHA.test(headSha))
        return undefined;
    return {
        id: run['id'],
        attempt: typeof run['run_attempt'] === 'number' ? run['run_attempt'] : 1,
        workflow: context_text(run['name']) ?? '',
        event: context_text(run['event']) ?? '',
        conclusion: context_text(run['conclusion']) ?? '',
        headSha,
        headBranch: context_text(run['head_branch']) ?? '',
        headRepository: context_text(at(run['head_repository'], 'full_name')) ?? '',
    };
}
function at(value, key) {
    const record = asRecord(value);
    return Object.hasOwn(record, key) ? record[key] : undefined;
}
function asRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function context_text(value) {
    return typeof value === 'string' ? value : undefined;
}
function integer(value) {
    return /^\d{1,15}$/.test(value ?? '') ? Number(value) : 0;
}

// EXTERNAL MODULE: ./build/core/errno.js
var errno = __nccwpck_require__(678);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __nccwpck_require__(2807);
;// CONCATENATED MODULE: ./build/adapters/fs/standard-stream.js



const NAMES = { 1: 'standard output', 2: 'standard error' };
/** Code of the error for a stream whose reader went away: nobody is left to tell. */
const CLOSED = 'closed-stream';
/**
 * Writes to standard output or standard error, at once and whole: a later `process.exit` cannot cut it.
 *
 * @throws UserError `closed-stream` when its reader went away (`cartwright … | head -1`), otherwise `unwritable-stream`
 */
function writeStream(descriptor, text) {
    const bytes = Buffer.from(text, 'utf8');
    for (let at = 0; at < bytes.length;) {
        try {
            at += (0,external_node_fs_.writeSync)(descriptor, bytes, at);
        }
        catch (error) {
            const { code } = error;
            const what = `${NAMES[descriptor]} cannot be written`;
            if (code === 'EPIPE')
                throw new errors/* UserError */.y(CLOSED, `${what}: its reader went away`, { cause: error });
            if (code !== 'EAGAIN')
                throw (0,errno/* asUserError */.Y)(error, undefined, 'unwritable-stream', what);
            // A full pipe whose reader is slow.
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
        }
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./build/core/report/annotation-plan.js
var annotation_plan = __nccwpck_require__(3830);
// EXTERNAL MODULE: ./build/core/report/annotations.js
var annotations = __nccwpck_require__(3387);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __nccwpck_require__(8217);
;// CONCATENATED MODULE: ./build/adapters/github/runner.js






/** @param write gets whole lines with their line break */
function githubRunner(env, write) {
    const command = (name, text, title) => write(`${(0,annotations/* workflowCommand */.NA)(name, title === undefined ? {} : { title }, text)}\n`);
    const made = { error: 0, warning: 0, notice: 0 };
    const log = (text) => write(`${(0,printable/* printableLines */.fk)(text)}\n`);
    return {
        made,
        input: (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
        mask(secret) {
            if (secret === '')
                return;
            // The command is read line by line, so that a secret of several lines is one command with its breaks escaped.
            command('add-mask', secret);
            for (const line of secret.split(/\r?\n|\\n/))
                if (line.trim().length >= 8)
                    command('add-mask', line.trim());
        },
        setOutput: (name, value) => append(env['GITHUB_OUTPUT'], fileCommand(name, value)),
        addSummary: (markdown) => append(env['GITHUB_STEP_SUMMARY'], `${markdown}\n`),
        commands(lines) {
            for (const line of lines) {
                const kind = /^::(error|warning|notice)\b/.exec(line)?.[1];
                if (kind !== undefined)
                    made[kind]++;
            }
            write(lines.map((line) => `${line}\n`).join(''));
        },
        annotate(kind, text) {
            if (made[kind]++ < annotation_plan/* ANNOTATIONS_A_LEVEL */.G)
                command(kind, (0,printable/* printableLines */.fk)(text), 'cartwright');
            else
                log(text);
        },
        log,
    };
}
/** `NAME<<DELIMITER`, the value, the delimiter: random, so that no value can end it and start another output (CVE-2022-35954). */
function fileCommand(name, value, delimiter = `cartwright_${(0,external_node_crypto_.randomUUID)()}`) {
    if (value.includes(delimiter) || name.includes(delimiter))
        throw new Error('the delimiter occurs in the value');
    return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}
function append(path, text) {
    if (path === undefined || path === '')
        return;
    let before;
    try {
        const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        if (stat?.isFile() === true)
            before = stat.size;
        (0,external_node_fs_.appendFileSync)(path, text);
    }
    catch (error) {
        // The runner would read half an output.
        if (before !== undefined)
            (0,external_node_fs_.truncateSync)(path, before);
        throw (0,errno/* asUserError */.Y)(error, path, 'unwritable-file', 'cannot be written');
    }
}

// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __nccwpck_require__(8778);
;// CONCATENATED MODULE: ./build/app/inputs.js



/** Every input (surface.md, Action), in the order of `action.yml`. */
const INPUTS = [
    {
        name: 'command',
        kind: 'choice',
        choices: ['auto', 'check', 'release', 'init', 'report'],
        default: 'auto',
        description: 'What to do: check, release, init or report; auto releases on a published release or a tag push, and checks otherwise',
    },
    {
        name: 'working-directory',
        kind: 'text',
        default: '.',
        description: 'Folder to check, relative to the workspace: every project at or below it',
    },
    {
        name: 'config',
        kind: 'text',
        default: '',
        description: 'Configuration file (default: cartwright.yaml in the working directory, if there is one)',
    },
    {
        name: 'cals',
        kind: 'list',
        default: '',
        description: 'CAL files or globs (default: the configuration, else every CAL)',
    },
    {
        name: 'packages',
        kind: 'list',
        default: '',
        description: 'Package folders or globs (default: the configuration, else every cartridge.yaml)',
    },
    {
        name: 'cartridges',
        kind: 'list',
        default: '',
        description: 'Cartridges, folders or globs (default: the configuration, else every cartridge)',
    },
    {
        name: 'hosts',
        kind: 'list',
        default: '',
        description: 'Host profiles: files, globs, or names of shipped ones (default: the configuration, else every host profile)',
    },
    {
        name: 'changed-only',
        kind: 'flag',
        default: 'false',
        description: 'On a pull request, report and judge only what it changes: needs the base commit (checkout with fetch-depth: 2)',
    },
    {
        name: 'config-from',
        kind: 'choice',
        choices: ['head', 'base'],
        default: 'head',
        description: 'Whose configuration, baseline, confirmations, trust and comments judge a pull request or a merge queue: head, or base (checkout with fetch-depth: 2)',
    },
    {
        name: 'shard',
        kind: 'text',
        default: '',
        description: 'Judge one part of a very large repository, as INDEX/COUNT; a later job puts the parts together with merge',
    },
    {
        name: 'merge',
        kind: 'list',
        default: '',
        description: 'Reports of the parts, files or globs: nothing is checked, they are put together and reported as one',
    },
    {
        name: 'fail-on',
        kind: 'choice',
        choices: ['error', 'warning', 'never'],
        default: 'error',
        description: 'What fails the step: error, warning or never',
    },
    {
        name: 'strict',
        kind: 'flag',
        default: 'false',
        description: 'Warnings, a pending readiness and a run with nothing to judge fail the step, too',
    },
    { name: 'check-urls', kind: 'flag', default: 'false', description: 'Look up the URLs of RAC checks' },
    {
        name: 'live',
        kind: 'flag',
        default: 'false',
        description: 'Start or contact the MCP servers of the host profiles; never on a pull request',
    },
    {
        name: 'server-timeout',
        kind: 'text',
        default: '',
        description: 'Seconds that each MCP server may take to start and answer, before what its profile says (default: 7)',
    },
    {
        name: 'annotations',
        kind: 'flag',
        default: 'true',
        description: 'Annotate the findings at their places, the checklist of each CAL and what hosts say of each package',
    },
    {
        name: 'comment',
        kind: 'choice',
        choices: ['true', 'review', 'false'],
        default: 'true',
        description: 'The report on the pull request: true for one comment, review for a review with a thread on each line of the diff that makes the answer no, false for neither',
    },
    {
        name: 'suggest',
        kind: 'flag',
        default: 'false',
        description: 'Offer fixes as suggestions on the lines of the pull request',
    },
    { name: 'sarif-file', kind: 'text', default: '', description: 'Write the findings as SARIF 2.1.0 to this file' },
    { name: 'out', kind: 'text', default: '', description: 'Folder for what is made: reports, cartridges, descriptors' },
    { name: 'publisher', kind: 'text', default: '', description: 'Reverse-DNS id of the publisher' },
    {
        name: 'signing-key',
        kind: 'text',
        default: '',
        secret: true,
        description: 'ed25519 private key (PKCS#8 PEM, also with escaped newlines or in base64)',
    },
    {
        name: 'signing-key-passphrase',
        kind: 'text',
        default: '',
        secret: true,
        description: 'Passphrase of the signing key',
    },
    { name: 'public-key', kind: 'list', default: '', description: 'Public key files that make a signature trusted' },
    { name: 'trust-registry', kind: 'text', default: '', description: 'Trust registry file' },
    {
        name: 'release-tag',
        kind: 'text',
        default: '',
        description: 'Release to attach to (default: the tag of the event)',
    },
    {
        name: 'overwrite',
        kind: 'flag',
        default: 'false',
        description: 'Replace files of the release that have the same name and other bytes; otherwise that is an error',
    },
    {
        name: 'propose',
        kind: 'choice',
        choices: ['summary', 'pull-request'],
        default: 'summary',
        description: 'Where init puts its proposal: summary, or pull-request for a branch and a pull request, too',
    },
    {
        name: 'github-token',
        kind: 'text',
        default: '${{ github.token }}',
        secret: true,
        description: 'Token for the comment, the suggestions and the release',
    },
];
/** Every output (surface.md, Action). */
const OUTPUTS = {
    verdict: 'Readiness: ready, pending or not ready',
    compliance: 'Handshake: accept, refuse or not judged',
    errors: 'Number of errors',
    warnings: 'Number of warnings',
    accepted: 'Number of findings that a baseline, a comment or the configuration accepts',
    report: 'Path of the JSON report',
    sarif: 'Path of the SARIF file',
    cartridges: 'JSON array of the paths of the cartridges',
    'rom-digests': 'JSON array of their ROM digests, in the same order',
    descriptors: 'JSON array of the paths of the compliance descriptors',
};
/**
 * Reads and checks all inputs at once, before anything is done.
 *
 * @param get the raw value of an input; empty when it is not set
 * @throws UserError `bad-input` with the allowed values; the value of a secret is never shown
 */
function readInputs(get) {
    const values = new Map();
    for (const spec of INPUTS) {
        const value = get(spec.name).trim();
        const allowed = spec.kind === 'flag' ? ['true', 'false'] : spec.kind === 'choice' ? spec.choices : undefined;
        const lower = value.toLowerCase();
        const chosen = value === '' ? spec.default : allowed?.includes(lower) ? lower : value;
        if (allowed !== undefined && !allowed.includes(chosen)) {
            const near = (0,suggest/* nearest */.p)(chosen, allowed);
            throw new errors/* UserError */.y('bad-input', `input ${spec.name} is ${(0,printable/* quote */.hD)(value)}`, {
                help: `allowed: ${allowed.join(', ')}${near === undefined ? '' : `; did you mean ${near}?`}`,
            });
        }
        // An expression is GitHub's to fill in.
        values.set(spec.name, value === '' && spec.default.startsWith('${{') ? '' : chosen);
    }
    return inputsOf((name) => values.get(name) ?? '');
}
/** The inputs as they stand in the workflow, for what is said of a run whose inputs are refused. */
function uncheckedInputs(get) {
    const defaults = new Map(INPUTS.map((spec) => [spec.name, spec.default]));
    return inputsOf((name) => get(name).trim() || (defaults.get(name) ?? ''));
}
function inputsOf(text) {
    return {
        text,
        flag: (name) => text(name) === 'true',
        list(name) {
            const items = text(name)
                .split(/[\n,]/)
                .map((item) => item.trim())
                .filter((item) => item !== '');
            return items.length === 0 ? undefined : items;
        },
    };
}

// EXTERNAL MODULE: ./build/cli/user-error.js
var user_error = __nccwpck_require__(4833);
;// CONCATENATED MODULE: ./build/adapters/fs/border.js




/**
 * The one door for paths: whatever names a file, nothing outside the workspace is read, asked for or written, unless the user typed
 * it. A path must be below a folder of the border as it is written and, with its links followed, still be below that folder.
 * Nothing is written through a symbolic link.
 */
function border_withinBorder(fs, border) {
    const roots = [...border.workspace, ...border.typed];
    const real = realPaths();
    const tops = new Map();
    // Where the border is does not change while a run looks at it.
    const realRoot = (root) => {
        const found = tops.get(root) ?? real(root);
        tops.set(root, found);
        return found;
    };
    const outside = (path) => new errors/* UserError */.y('outside-workspace', `outside of the workspace: ${(0,printable/* quote */.hD)(path)}`, {
        help: 'put the file into the workspace; a file elsewhere must be named on the command line',
    });
    const checkSource = (path) => {
        const absolute = (0,external_node_path_.resolve)(fs.cwd, path);
        const around = roots.filter((root) => isBelow(root, absolute));
        const place = around.length === 0 ? absolute : real(absolute);
        const inside = around.some((root) => isBelow(realRoot(root), place));
        if (!inside)
            throw outside(path);
    };
    const checkTarget = (path) => {
        const absolute = (0,external_node_path_.resolve)(fs.cwd, path);
        const root = roots.find((each) => isBelow(each, absolute)) ?? siblingOf(border.typed, absolute);
        if (root === undefined)
            throw outside(path);
        const link = linkBelow(root, absolute);
        if (link === undefined)
            return;
        throw new errors/* UserError */.y('link', `nothing is written through a symbolic link: ${(0,printable/* quote */.hD)((0,external_node_path_.relative)(fs.cwd, link) || link)}`, {
            path,
            help: 'remove the link, or name the place that it leads to',
        });
    };
    return {
        cwd: fs.cwd,
        readFile(path, ...rest) {
            checkSource(path);
            return fs.readFile(path, ...rest);
        },
        kind(path) {
            checkSource(path);
            return fs.kind(path);
        },
        isLink: (path) => fs.isLink?.(path) === true,
        list(directory, options) {
            checkSource(directory);
            return fs.list(directory, options);
        },
        writeFile(path, ...rest) {
            checkTarget(path);
            fs.writeFile(path, ...rest);
        },
        checkTarget,
    };
}
/** What is made beside a file that the user typed is named after it. */
function siblingOf(typed, absolute) {
    const beside = typed.some((each) => (0,external_node_path_.dirname)(each) === (0,external_node_path_.dirname)(absolute) && (0,external_node_path_.basename)(absolute).startsWith((0,external_node_path_.basename)(each)));
    return beside ? (0,external_node_path_.dirname)(absolute) : undefined;
}
/** The first symbolic link from below `root` down to `path`, that included; a root that is the path itself is looked at, too. */
function linkBelow(root, path) {
    const parts = (0,external_node_path_.relative)(root, path)
        .split(external_node_path_.sep)
        .filter((part) => part !== '');
    const places = parts.map((_, i) => (0,external_node_path_.join)(root, ...parts.slice(0, i + 1)));
    return (parts.length === 0 ? [path] : places).find(isLink);
}
function isLink(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    }
    catch {
        return false;
    }
}
function isBelow(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
/** Paths with all links followed, as far as they are there; those of folders are remembered. */
function realPaths() {
    const folders = new Map();
    const folder = (path) => {
        const known = folders.get(path);
        if (known !== undefined)
            return known;
        const found = follow(path) ?? ((0,external_node_path_.dirname)(path) === path ? path : (0,external_node_path_.join)(folder((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path)));
        folders.set(path, found);
        return found;
    };
    return (path) => (isLink(path) ? (follow(path) ?? path) : (0,external_node_path_.join)(folder((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path)));
}
function follow(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/adapters/fs/make-folders.js
var make_folders = __nccwpck_require__(9583);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __nccwpck_require__(298);
;// CONCATENATED MODULE: ./build/adapters/fs/walk.js



/**
 * The files below `root` that are judged (ports.ts, `FileSystem.list`), relative to it, with `/`, in code-point order.
 * `.gitignore` files are honoured from the work tree's top down for what git does not track; special files are left out, an
 * unreadable directory counts as empty. Repositories within are judged by what they track themselves.
 */
function listFiles(root, tracked, options = {}) {
    const found = new Set();
    const links = new Set();
    const seen = new Set();
    const add = (folder, nested, all) => {
        if (seen.has(folder))
            return;
        seen.add(folder);
        const { files, repositories } = walkFiles(folder, all);
        const prefix = folder === root ? '' : `${slashed((0,external_node_path_.relative)(root, folder))}/`;
        for (const file of files)
            found.add(prefix + file);
        const stands = standing(folder);
        for (const [path, entry] of tracked(folder, nested)) {
            if (found.has(prefix + path))
                continue;
            switch (entry.kind) {
                case 'file':
                case 'link': {
                    const kind = stands(path, entry.rawPath);
                    if (kind === 'file')
                        found.add(prefix + path);
                    else if (kind === 'link')
                        links.add(prefix + path);
                    break;
                }
                case 'submodule':
                    if (stands(path, entry.rawPath) === 'directory')
                        add((0,external_node_path_.join)(folder, path), true, all);
                    break;
                case 'sparse folder':
                    // One entry stands for all that git tracks below; whatever is there may be that.
                    if (stands(path, entry.rawPath) === 'directory')
                        add((0,external_node_path_.join)(folder, path), true, true);
                    break;
            }
        }
        for (const repository of repositories)
            if (repository !== '')
                add((0,external_node_path_.join)(folder, repository), true, all);
    };
    add(root, false, options.ignored === true);
    if (options.onLink !== undefined)
        links.forEach(options.onLink);
    return [...found].sort();
}
/** What git would not ignore below a folder; `.git` and `node_modules` are never entered. */
function walkFiles(root, withIgnored) {
    const files = [];
    const repositories = [];
    const walk = (folder, inherited) => {
        const directory = (0,external_node_path_.join)(root, folder);
        const entries = readEntries(directory);
        const rules = !withIgnored && entries.some((entry) => entry.name === '.gitignore')
            ? [...inherited, ...rulesIn(directory)]
            : inherited;
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            const isIgnored = (isDirectory) => rules.length > 0 && ignored((0,external_node_path_.join)(root, path), isDirectory, rules);
            if (entry.name === '.git')
                repositories.push(folder);
            else if (entry.isDirectory()) {
                if (entry.name !== 'node_modules' && !isIgnored(true))
                    walk(path, rules);
            }
            else if (entry.isFile() && !isIgnored(false))
                files.push(path);
        }
    };
    walk('', withIgnored ? [] : rulesAbove(root));
    return { files, repositories };
}
/** What stands at paths below a folder; `link` also for what is only reached through one. */
function standing(folder) {
    const folders = new Map([['', 'directory']]);
    const above = (path) => {
        const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        const known = folders.get(parent);
        if (known !== undefined)
            return known;
        const up = above(parent);
        const kind = up === 'directory' ? kindOf(statOf((0,external_node_path_.join)(folder, parent))) : up;
        folders.set(parent, kind);
        return kind;
    };
    return (path, raw) => {
        // A name that is no UTF-8 is asked for by its bytes.
        if (path.includes('\ufffd'))
            return kindOf(statOf(Buffer.concat([Buffer.from(`${folder}/`), tail(path, raw)])));
        const up = above(path);
        return up === 'directory' ? kindOf(statOf((0,external_node_path_.join)(folder, path))) : up === 'link' ? 'link' : 'none';
    };
}
/** The last bytes of a path from the top of its repository: as much as belongs to a path from a folder within. */
function tail(path, raw) {
    let folders = path.split('/').length;
    let from = raw.length;
    while (from > 0 && (raw[from - 1] !== 0x2f || --folders > 0))
        from--;
    return raw.subarray(from);
}
function statOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function kindOf(stat) {
    if (stat === undefined)
        return 'none';
    return stat.isSymbolicLink() ? 'link' : stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'none';
}
function slashed(path) {
    return path.replaceAll('\\', '/');
}
function readEntries(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
function rulesIn(directory) {
    try {
        return [{ base: directory, patterns: ignore().add((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(directory, '.gitignore'), 'utf8')) }];
    }
    catch {
        return [];
    }
}
// From the work tree's top to the parent of `root`; none when `root` is in no work tree.
function rulesAbove(root) {
    const above = [];
    for (let directory = root;; directory = (0,external_node_path_.dirname)(directory)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, '.git')))
            break;
        if ((0,external_node_path_.dirname)(directory) === directory)
            return [];
        above.unshift((0,external_node_path_.dirname)(directory));
    }
    return above.flatMap(rulesIn);
}
// The deepest rule file that says anything decides, as in git.
function ignored(path, isDirectory, rules) {
    for (let i = rules.length - 1; i >= 0; i--) {
        const { base, patterns } = rules[i];
        const result = patterns.test(slashed((0,external_node_path_.relative)(base, path)) + (isDirectory ? '/' : ''));
        if (result.ignored)
            return true;
        if (result.unignored)
            return false;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/adapters/fs/node-fs.js






const DEFAULT_LIMIT = 256 * 1024 * 1024;
/**
 * The real file tree, seen from `cwd`.
 *
 * @param tracked what git tracks; without it there is no repository, and ignore files alone say what is listed
 */
function node_fs_nodeFileSystem(cwd, tracked = () => new Map()) {
    const absolute = (path) => (0,external_node_path_.resolve)(cwd, path);
    return {
        cwd: cwd.replaceAll('\\', '/'),
        readFile: (path, maxBytes = DEFAULT_LIMIT, start = false) => readRegularFile(path, absolute(path), maxBytes, start),
        kind(path) {
            let stat;
            try {
                stat = (0,external_node_fs_.statSync)(absolute(path), { throwIfNoEntry: false });
            }
            catch {
                // A part of the path is no directory, a link leads in a circle, or nobody may look: nothing that could be read.
                return 'none';
            }
            if (stat === undefined)
                return 'none';
            return stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'other';
        },
        isLink: (path) => (0,external_node_fs_.lstatSync)(absolute(path), { throwIfNoEntry: false })?.isSymbolicLink() === true,
        list: (directory, options) => listFiles(absolute(directory), tracked, options),
        writeFile: (path, bytes, options) => writeWhole(path, absolute(path), bytes, options),
    };
}
// Opened without blocking, so that a FIFO in place of a file cannot hang the process.
function readRegularFile(path, absolute, maxBytes, start) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(absolute, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        if (!stat.isFile())
            throw new errors/* UserError */.y('unreadable-file', `${stat.isDirectory() ? 'a directory' : 'not a regular file'}, a file is needed`, { path });
        if (stat.size > maxBytes && !start) {
            throw new errors/* UserError */.y('unreadable-file', `the file has ${stat.size} bytes; at most ${maxBytes} are read`, { path });
        }
        const bytes = Buffer.allocUnsafe(Math.min(stat.size, maxBytes));
        let length = 0;
        while (length < bytes.length) {
            const count = (0,external_node_fs_.readSync)(descriptor, bytes, length, bytes.length - length, null);
            if (count === 0)
                break;
            length += count;
        }
        return bytes.subarray(0, length);
    }
    catch (error) {
        throw (0,errno/* asUserError */.Y)(error, path, 'unreadable-file', 'cannot be read');
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
    }
}
/**
 * The permissions of the file that is replaced: they are its owner's choice.
 *
 * @throws UserError for a device, a pipe and a socket: a file must not take their place
 */
function modeOf(path, absolute) {
    const stat = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
    if (stat?.isFile() === true)
        return stat.mode & 0o777;
    if (stat === undefined || stat.isDirectory() || stat.isSymbolicLink())
        return undefined;
    throw new errors/* UserError */.y('unwritable-file', 'it is not a regular file', { path });
}
function writeWhole(path, absolute, bytes, options = {}) {
    const temporary = `${absolute}.${globalThis.crypto.randomUUID()}.tmp`;
    let descriptor;
    let made = false;
    let folders;
    try {
        folders = (0,make_folders/* makeFolders */.w)((0,external_node_path_.dirname)(absolute));
        const there = modeOf(path, absolute);
        const kept = options.mode === undefined ? there : undefined;
        descriptor = (0,external_node_fs_.openSync)(temporary, 'wx', options.mode ?? 0o644);
        made = true;
        if (kept !== undefined)
            (0,external_node_fs_.fchmodSync)(descriptor, kept);
        const buffer = typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : bytes;
        for (let at = 0; at < buffer.length;)
            at += (0,external_node_fs_.writeSync)(descriptor, buffer, at);
        (0,external_node_fs_.fsyncSync)(descriptor);
        (0,external_node_fs_.closeSync)(descriptor);
        descriptor = undefined;
        if (options.exclusive === true)
            (0,external_node_fs_.linkSync)(temporary, absolute);
        else
            (0,external_node_fs_.renameSync)(temporary, absolute);
        folders = undefined;
    }
    catch (error) {
        throw (0,errno/* asUserError */.Y)(error, path, 'unwritable-file', 'cannot be written');
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
        // Only what is there: below a path that is no directory even a forced removal fails, and would hide why.
        if (made)
            (0,external_node_fs_.rmSync)(temporary, { force: true });
        (0,make_folders/* unmakeFolders */.x)((0,external_node_path_.dirname)(absolute), folders);
    }
}

// EXTERNAL MODULE: ./build/adapters/git/repository.js + 2 modules
var repository = __nccwpck_require__(9685);
// EXTERNAL MODULE: ./build/adapters/git/tracked.js
var tracked = __nccwpck_require__(7936);
// EXTERNAL MODULE: ./build/core/glob.js
var glob = __nccwpck_require__(8998);
;// CONCATENATED MODULE: ./build/cli/wiring/workspace.js







/**
 * The files of the command line: what git tracks is listed, and what the repository names is only looked for in the repository
 * around the working directory (where there is none, in the working directory), or around a folder that the user typed.
 *
 * @param cwd absolute working directory
 * @param typed what the user named, paths and globs among it, relative to it
 */
function commandFiles(cwd, typed) {
    const absolute = typed.map((path) => resolve(cwd, fixedPart(path)));
    const folders = absolute.filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
    // A package is named by its file, and is its folder.
    const packages = absolute.filter((path) => basename(path) === 'cartridge.yaml').map((path) => dirname(path));
    return withinBorder(nodeFileSystem(cwd, trackedFiles()), {
        workspace: [cwd, ...folders].map(topOf),
        typed: [...absolute, ...packages],
    });
}
/**
 * The files of the Action: the workspace, and beside it only what the step makes and what the workflow names in the runner's
 * folder for temporary files.
 *
 * @param temporary the runner's folder for temporary files, absolute
 * @param own the step's own folder in it
 * @param named values of inputs
 */
function workspaceFiles(workspace, temporary, own, named) {
    const typed = named.map((path) => (0,external_node_path_.resolve)(workspace, (0,glob/* fixedPart */.sL)(path)));
    const inTemporary = typed.filter((path) => path.startsWith(`${(0,external_node_path_.resolve)(temporary)}/`));
    return border_withinBorder(node_fs_nodeFileSystem(workspace, (0,tracked/* trackedFiles */.O)()), {
        workspace: [(0,external_node_path_.resolve)(workspace)],
        typed: [own, ...inTemporary],
    });
}
function topOf(folder) {
    try {
        return findRepository(folder)?.top ?? folder;
    }
    catch {
        // A broken repository is told to whoever asks what it tracks; what is typed can be read without one.
        return folder;
    }
}

;// CONCATENATED MODULE: ./build/action/commands.js
/** The command that `auto` stands for: release on a published release or a pushed tag, otherwise check (surface.md, Action). */
function commandOf(input, context) {
    if (input === 'check' || input === 'release' || input === 'init' || input === 'report')
        return input;
    const released = context.event === 'release' || (context.event === 'push' && context.tag !== undefined);
    return released ? 'release' : 'check';
}
/** Loads a command when it is asked for. */
async function loadCommand(name) {
    switch (name) {
        case 'check':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(7465), __nccwpck_require__.e(982), __nccwpck_require__.e(7185), __nccwpck_require__.e(9473)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9473))).runCheck;
        case 'release':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(1306), __nccwpck_require__.e(7465), __nccwpck_require__.e(982), __nccwpck_require__.e(6517), __nccwpck_require__.e(7185), __nccwpck_require__.e(8565), __nccwpck_require__.e(7159)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7159))).runRelease;
        case 'init': {
            const { initCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(7465), __nccwpck_require__.e(982), __nccwpck_require__.e(6517), __nccwpck_require__.e(7822)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7822));
            const { proposeFromCode } = await Promise.all(/* import() */[__nccwpck_require__.e(7465), __nccwpck_require__.e(3360), __nccwpck_require__.e(3996)]).then(__nccwpck_require__.bind(__nccwpck_require__, 429));
            return initCommand(proposeFromCode);
        }
        case 'report':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(7465), __nccwpck_require__.e(982), __nccwpck_require__.e(6517), __nccwpck_require__.e(2116)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2116))).runReport;
    }
}

;// CONCATENATED MODULE: ./build/action/run.js













/** Inputs that may name a file in the runner's folder for temporary files, where earlier steps put what they make. */
const PATH_INPUTS = [
    'config',
    'cartridges',
    'hosts',
    'merge',
    'sarif-file',
    'out',
    'public-key',
    'trust-registry',
];
/** The Action: masks secrets, reads the inputs, runs the command, sets the exit code. */
async function run() {
    const runner = githubRunner(process.env, (text) => writeStream(1, text));
    const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
    let context;
    try {
        for (const spec of INPUTS)
            if ('secret' in spec)
                runner.mask(runner.input(spec.name));
        context = readContext(process.env, workspace);
        const inputs = readInputs(runner.input);
        if (context.payloadProblem !== undefined)
            runner.log(`cartwright: ${context.payloadProblem}`);
        const command = await loadCommand(commandOf(inputs.text('command'), context));
        const runnerTemporary = process.env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
        const temporary = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(runnerTemporary, 'cartwright-'));
        const named = PATH_INPUTS.flatMap((name) => inputs.list(name) ?? []);
        process.exitCode = await command({
            inputs,
            runner,
            context,
            env: process.env,
            fs: workspaceFiles(workspace, runnerTemporary, temporary, named),
            temporary,
        });
    }
    catch (error) {
        const known = (0,errno/* asRefusal */.Z)(error);
        process.exitCode = known instanceof errors/* UserError */.y ? 2 : 3;
        await tell(known, runner, context).catch(() => {
            // The log itself cannot be written.
        });
    }
}
async function tell(error, runner, context) {
    try {
        explain(error, runner);
    }
    finally {
        const inputs = uncheckedInputs(runner.input);
        if (context !== undefined && commandOf(inputs.text('command'), context) === 'check') {
            const { sayNotJudged } = await Promise.all(/* import() */[__nccwpck_require__.e(7465), __nccwpck_require__.e(982), __nccwpck_require__.e(6517), __nccwpck_require__.e(9638)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9638));
            await sayNotJudged({ context, inputs, runner }, error);
        }
    }
}
function explain(error, runner) {
    if (error instanceof errors/* UserError */.y) {
        const { path, range, message, help } = error;
        if (path === undefined || range === undefined) {
            runner.annotate('error', (0,user_error/* formatUserError */.X)(error)
                .replace(/^cartwright: /, '')
                .trimEnd());
        }
        else {
            // A mistake in a file is shown at its place, as the findings are.
            const found = { rule: 'cartwright', level: 'error', message, path, range, pointer: '' };
            runner.commands([(0,annotations/* annotation */.w7)(help === undefined ? found : { ...found, help })]);
        }
        return;
    }
    // A message of the platform may quote the file that it failed on, so only its kind is told.
    const kind = error instanceof Error ? error.name : typeof error;
    runner.annotate('error', `a bug in cartwright (${kind}): please report it with this run's inputs`);
}


/***/ }),

/***/ 9583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeFolders),
/* harmony export */   x: () => (/* binding */ unmakeFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);


/**
 * Makes a folder and those that it lies in. `mkdirSync` with `recursive` never returns where the system answers that there is no
 * such file although the folder above is there, as it does below `/proc`.
 *
 * @param folder absolute
 * @returns the topmost folder that was made
 * @throws the system's error
 */
function makeFolders(folder) {
    const missing = [];
    for (let at = folder; (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(at, { throwIfNoEntry: false }) === undefined; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
        missing.push(at);
    for (const each of missing.toReversed()) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(each);
        }
        catch (error) {
            // Somebody else was faster.
            if (error.code !== 'EEXIST')
                throw error;
        }
    }
    return missing.at(-1);
}
/**
 * Takes back what {@link makeFolders} made, from the folder itself up to the topmost.
 *
 * @param made what it returned
 */
function unmakeFolders(folder, made) {
    if (made === undefined)
        return;
    try {
        for (let at = folder; at.length >= made.length; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(at);
    }
    catch {
        // Somebody else put a file there meanwhile: then the folder is theirs.
    }
}


/***/ }),

/***/ 9685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  W1: () => (/* binding */ findRepository),
  qh: () => (/* binding */ indexOf),
  HR: () => (/* binding */ pathInTree),
  uw: () => (/* binding */ repositoryAt)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __nccwpck_require__(2807);
;// CONCATENATED MODULE: ./build/core/git/ewah.js
/**
 * Reads one bitmap in EWAH form, as a split index has two: a count of bits, a count of 64-bit words, the words, and the place of
 * the last marker. A marker word tells how many words of equal bits follow, and how many words as they are after those.
 *
 * @param limit how many bits there can be, whatever the bitmap claims
 * @returns the numbers of the set bits, and the bytes behind the bitmap
 * @throws RangeError when it is cut off
 */
function ewahBits(bytes, limit) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const size = Math.min(view.getUint32(0), limit);
    const words = view.getUint32(4);
    const bits = new Set();
    let bit = 0;
    for (let at = 0; at < words;) {
        const marker = view.getBigUint64(8 + 8 * at++);
        const equal = Number((marker >> 1n) & 0xffffffffn) * 64;
        if ((marker & 1n) === 1n)
            for (let i = bit; i < Math.min(bit + equal, size); i++)
                bits.add(i);
        bit += equal;
        for (let literal = Number(marker >> 33n); literal > 0; literal--, bit += 64) {
            const word = view.getBigUint64(8 + 8 * at++);
            for (let i = 0; i < 64; i++)
                if (((word >> BigInt(i)) & 1n) === 1n)
                    bits.add(bit + i);
        }
    }
    return [bits, bytes.subarray(8 + 8 * words + 4)];
}

;// CONCATENATED MODULE: ./build/core/git/index-file.js

/** An index that is not read: what is wrong with it. */
class IndexProblem extends Error {
}
const MODES = new Map([
    [0o040000, 'sparse folder'],
    [0o100000, 'file'],
    [0o120000, 'link'],
    [0o160000, 'submodule'],
]);
const EXTENDED = 0x4000;
const INTENT_TO_ADD = 0x2000;
const NAME_LENGTH = 0x0fff;
/**
 * Reads git's index: versions 2 to 4, split and sparse ones, SHA-1 and SHA-256.
 *
 * @throws IndexProblem for anything else, since half an index would hide files
 */
function readIndex(bytes, options) {
    const reader = new IndexReader(bytes, options.hashBytes);
    const { entries, link } = reader.read();
    if (link === undefined)
        return entries;
    const id = hex(link.subarray(0, options.hashBytes));
    if (/^0+$/.test(id))
        return entries;
    const shared = options.shared(id);
    if (shared === undefined)
        throw new IndexProblem(`its shared part sharedindex.${id} is missing`);
    const base = new IndexReader(shared, options.hashBytes).read();
    if (base.link !== undefined)
        throw new IndexProblem('its shared part is split itself');
    return merged(base.entries, entries, link.subarray(options.hashBytes));
}
// Entries of the split part without a name replace those of the shared part, in order; the others are new.
function merged(base, split, bitmaps) {
    const [dropped, rest] = ewahBits(bitmaps, base.length);
    const [replaced] = ewahBits(rest, base.length);
    const replacements = split.filter(({ path }) => path === '');
    if (replacements.length !== replaced.size)
        throw new IndexProblem('its replaced entries do not add up');
    let next = 0;
    const kept = base.flatMap((entry, i) => {
        const by = replaced.has(i) ? replacements[next++] : undefined;
        const { path, rawPath } = entry;
        return dropped.has(i) ? [] : [by === undefined ? entry : { ...by, path, rawPath }];
    });
    return [...kept, ...split.filter(({ path }) => path !== '')];
}
class IndexReader {
    #bytes;
    #hash;
    #end;
    #at = 12;
    constructor(bytes, hashBytes) {
        this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        this.#hash = hashBytes;
        this.#end = bytes.length - hashBytes;
    }
    read() {
        if (this.#end < 12 || this.#bytes.toString('latin1', 0, 4) !== 'DIRC')
            throw new IndexProblem('it is no index');
        const version = this.#bytes.readUInt32BE(4);
        if (version < 2 || version > 4)
            throw new IndexProblem(`its version is ${version}; 2 to 4 are known`);
        const entries = [];
        let before = Buffer.alloc(0);
        for (let left = this.#bytes.readUInt32BE(8); left > 0; left--) {
            const entry = this.#entry(version, before);
            before = entry.rawPath;
            entries.push(entry);
        }
        return { entries, link: this.#extensions() };
    }
    #entry(version, before) {
        const bytes = this.#bytes;
        const start = this.#at;
        const flagsAt = start + 40 + this.#hash;
        if (flagsAt + 4 > this.#end)
            throw new IndexProblem('it is cut off');
        const mode = bytes.readUInt32BE(start + 24);
        const kind = MODES.get(mode & 0o170000);
        if (kind === undefined)
            throw new IndexProblem(`an entry has the mode ${mode.toString(8)}`);
        const flags = bytes.readUInt16BE(flagsAt);
        const extended = version > 2 && (flags & EXTENDED) !== 0;
        const nameAt = flagsAt + (extended ? 4 : 2);
        const name = version === 4 ? this.#suffixed(nameAt, before) : this.#padded(start, nameAt, flags & NAME_LENGTH);
        const path = name.toString('utf8');
        const oidAt = start + 40;
        const hash = this.#hash;
        return {
            path: kind === 'sparse folder' ? path.replace(/\/$/, '') : path,
            kind,
            // Most are never asked for.
            get oid() {
                return hex(bytes.subarray(oidAt, oidAt + hash));
            },
            stage: (flags >> 12) & 3,
            intentToAdd: extended && (bytes.readUInt16BE(flagsAt + 2) & INTENT_TO_ADD) !== 0,
            get stat() {
                return {
                    changed: timeAt(bytes, start),
                    modified: timeAt(bytes, start + 8),
                    size: bytes.readUInt32BE(start + 36),
                };
            },
            rawPath: name,
        };
    }
    /** Versions 2 and 3: the name, and 1 to 8 zeros up to a multiple of 8. */
    #padded(start, at, length) {
        const end = this.#zeroAfter(length < NAME_LENGTH ? at + length : at);
        this.#at = start + ((end - start + 8) & ~7);
        return this.#bytes.subarray(at, end);
    }
    /** Version 4: how much of the name before is left out, and what stands in its place. */
    #suffixed(at, before) {
        let byte = this.#bytes[at++] ?? 0;
        let cut = byte & 0x7f;
        while ((byte & 0x80) !== 0 && at < this.#end) {
            byte = this.#bytes[at++] ?? 0;
            cut = (cut + 1) * 128 + (byte & 0x7f);
        }
        if (cut > before.length)
            throw new IndexProblem('a name is cut off');
        const end = this.#zeroAfter(at);
        this.#at = end + 1;
        return Buffer.concat([before.subarray(0, before.length - cut), this.#bytes.subarray(at, end)]);
    }
    #zeroAfter(at) {
        const end = this.#bytes.indexOf(0, at);
        if (end < 0 || end >= this.#end)
            throw new IndexProblem('a name is cut off');
        return end;
    }
    /** @returns the extension of a split index */
    #extensions() {
        let link;
        while (this.#at < this.#end) {
            if (this.#at + 8 > this.#end)
                throw new IndexProblem('an extension is cut off');
            const name = this.#bytes.toString('latin1', this.#at, this.#at + 4);
            const from = this.#at + 8;
            this.#at = from + this.#bytes.readUInt32BE(this.#at + 4);
            if (this.#at > this.#end)
                throw new IndexProblem('an extension is cut off');
            if (name === 'link')
                link = this.#bytes.subarray(from, this.#at);
            // Those in capitals can be left out; of the others each says that the entries mean something else.
            else if (name !== 'sdir' && !/^[A-Z]/.test(name))
                throw new IndexProblem(`its extension ${JSON.stringify(name)} is not known`);
        }
        return link;
    }
}
function timeAt(bytes, at) {
    return BigInt(bytes.readUInt32BE(at)) * 1000000000n + BigInt(bytes.readUInt32BE(at + 4));
}
function hex(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
}

;// CONCATENATED MODULE: ./build/adapters/git/repository.js




/**
 * The repository around a folder: the one that the environment names, as in a hook, or the nearest `.git` above. A folder that only
 * looks like a git directory is none: anybody can commit one, with a configuration that names programs.
 *
 * @throws UserError `no-repository` for a `.git` file that leads nowhere
 */
function findRepository(folder, env = process.env) {
    const named = env['GIT_DIR'];
    if (named !== undefined && named !== '')
        return namedRepository(folder, named, env);
    for (let top = folder;; top = (0,external_node_path_.dirname)(top)) {
        const found = repositoryAt(top, env);
        if (found === 'dead')
            throw new errors/* UserError */.y('no-repository', 'it names a git directory that is not here', {
                path: (0,external_node_path_.join)(top, '.git').replaceAll('\\', '/'),
                help: 'bring the whole repository along, or remove that file to have none',
            });
        if (found !== undefined)
            return found;
        if ((0,external_node_path_.dirname)(top) === top)
            return undefined;
    }
}
/** The repository whose work tree starts at a folder; `dead` when its `.git` file leads nowhere. */
function repositoryAt(top, env = {}) {
    const path = (0,external_node_path_.join)(top, '.git');
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return undefined;
    const linked = stat.isFile() ? /^gitdir: (.+?)[\r\n]*$/.exec(textOf(path) ?? '')?.[1] : undefined;
    const gitDir = linked === undefined ? path : (0,external_node_path_.resolve)(top, linked);
    const found = isGitDir(gitDir) ? repository(top, gitDir, env) : undefined;
    return found ?? (stat.isFile() ? 'dead' : undefined);
}
// As git reads them: without a work tree the folder itself is one.
function namedRepository(folder, named, env) {
    const gitDir = (0,external_node_path_.resolve)(folder, named);
    if (!isGitDir(gitDir))
        return undefined;
    const top = (0,external_node_path_.resolve)(folder, env['GIT_WORK_TREE'] || '.');
    return repository(isBelow(real(top), real(folder)) ? top : folder, gitDir, env);
}
function repository(top, gitDir, env) {
    const common = textOf((0,external_node_path_.join)(gitDir, 'commondir'))?.trim();
    const index = env['GIT_INDEX_FILE'];
    return {
        top,
        gitDir,
        commonDir: common === undefined ? gitDir : (0,external_node_path_.resolve)(gitDir, common),
        indexFile: index === undefined || index === '' ? (0,external_node_path_.join)(gitDir, 'index') : (0,external_node_path_.resolve)(top, index),
    };
}
function isGitDir(folder) {
    const has = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) !== undefined;
    return has((0,external_node_path_.join)(folder, 'HEAD')) && (has((0,external_node_path_.join)(folder, 'objects')) || has((0,external_node_path_.join)(folder, 'commondir')));
}
/**
 * Reads the index of a repository, without git.
 *
 * @throws UserError `bad-index` for one that cannot be understood: half of it would hide files
 */
function indexOf({ indexFile, gitDir, commonDir }) {
    const stat = (0,external_node_fs_.statSync)(indexFile, { throwIfNoEntry: false, bigint: true });
    if (stat === undefined)
        return { entries: [], written: 0n };
    // The object format is never taken from an included file, so that this is all of it.
    const sha256 = /^[^\S\n]*objectformat[^\S\n]*=[^\S\n]*"?sha256/im.test(textOf((0,external_node_path_.join)(commonDir, 'config')) ?? '');
    try {
        const entries = readIndex((0,external_node_fs_.readFileSync)(indexFile), {
            hashBytes: sha256 ? 32 : 20,
            shared: (id) => bytesOf((0,external_node_path_.join)(gitDir, `sharedindex.${id}`)),
        });
        return { entries, written: stat.mtimeNs };
    }
    catch (error) {
        const known = error instanceof IndexProblem || error instanceof RangeError;
        const { code } = error;
        if (!known && typeof code !== 'string')
            throw error;
        const reason = error instanceof IndexProblem ? error.message : known ? 'it is cut off' : String(code);
        throw new errors/* UserError */.y('bad-index', `git's index cannot be read: ${reason}`, {
            path: indexFile.replaceAll('\\', '/'),
            help: 'run git status, which says what is wrong with it; git read-tree HEAD makes it anew',
        });
    }
}
/** The path of a folder from the top of its work tree, with `/`; empty for the top itself. */
function pathInTree({ top }, folder) {
    const path = (0,external_node_path_.relative)(top, folder);
    const inside = !path.startsWith('..') && !(0,external_node_path_.isAbsolute)(path);
    return (inside ? path : (0,external_node_path_.relative)(real(top), real(folder))).replaceAll('\\', '/');
}
function isBelow(top, folder) {
    const path = (0,external_node_path_.relative)(top, folder);
    return path === '' || (path !== '..' && !/^\.\.[\\/]/.test(path) && !(0,external_node_path_.isAbsolute)(path));
}
function real(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return path;
    }
}
function textOf(path) {
    return bytesOf(path)?.toString('utf8');
}
function bytesOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ trackedFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9685);


const NOTHING = new Map();
/**
 * What git tracks below a folder, for the list of files that are judged. The index is read without git: asking it would cost a
 * process, and it would read the checked tree's configuration. It is read once, however many folders are listed.
 *
 * @returns a function of an absolute folder and of whether only a repository counts whose work tree starts there, otherwise the one
 *   around the folder; it gives entries by their paths from the folder, none where there is no repository, and throws UserError
 *   `bad-index`, `no-repository`
 */
function trackedFiles() {
    const indexes = new Map();
    return (folder, nested) => trackedIn(folder, nested, (repository) => {
        const entries = indexes.get(repository.indexFile) ?? (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOf */ .qh)(repository).entries;
        indexes.set(repository.indexFile, entries);
        return entries;
    });
}
function trackedIn(folder, nested, entriesOf) {
    const repository = nested ? (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryAt */ .uw)(folder) : (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)(folder);
    // What a copied submodule tracks is not known; it is not this repository's either, and all that is not ignored is judged.
    if (repository === undefined || repository === 'dead')
        return NOTHING;
    const path = (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .pathInTree */ .HR)(repository, folder);
    // A hook's environment may name a repository whose work tree is elsewhere.
    if (path === '..' || path.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path))
        return NOTHING;
    const prefix = path === '' ? '' : `${path}/`;
    const found = new Map();
    for (const entry of entriesOf(repository))
        if (entry.path.startsWith(prefix))
            found.set(entry.path.slice(prefix.length), entry);
    return found;
}


/***/ }),

/***/ 4833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ formatUserError)
/* harmony export */ });
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8217);

/** `cartwright: FILE:LINE:COLUMN: message`, and the way out on a second line. */
function formatUserError(error) {
    const place = error.range === undefined ? '' : `:${error.range.start.line}:${error.range.start.column}`;
    const where = error.path === undefined ? '' : `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(error.path)}${place}: `;
    const help = error.help === undefined ? '' : `  help: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(error.help)}\n`;
    return `cartwright: ${where}${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(error.message)}\n${help}`;
}


/***/ }),

/***/ 7991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ sortDiagnostics),
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
/** Total order of diagnostics: path, position, rule, then the rest, so that the same input gives the same bytes. */
function compareDiagnostics(a, b) {
    return (text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        text(a.message, b.message));
}
/** @returns the diagnostics in {@link compareDiagnostics} order, each once. */
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
/**
 * Counts diagnostics by level.
 *
 * @param files how many files were looked at
 * @param accepted how many more findings somebody accepted
 */
function summarize(diagnostics, files, accepted = 0) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note'), accepted };
}


/***/ }),

/***/ 678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ asUserError),
/* harmony export */   Z: () => (/* binding */ asRefusal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2807);

const REASONS = {
    ENOENT: 'there is no such file or directory',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a directory',
    ENOTDIR: 'a part of the path is no directory',
    EEXIST: 'it exists already',
    ELOOP: 'too many symbolic links',
    ENAMETOOLONG: 'the name is too long',
    ENOSPC: 'no space is left on the disk',
    EROFS: 'the file system is read-only',
    ENXIO: 'not a regular file',
    EFBIG: 'the file would be larger than is allowed here',
    EDQUOT: 'the disk quota is used up',
    EIO: 'the device failed',
    ENOTEMPTY: 'the directory is not empty',
    EBUSY: 'it is in use',
    EMFILE: 'too many files are open',
};
/**
 * A system's error as the user's: one line that names the path, when there is one, and the reason. Anything else stays what it is.
 *
 * @param what the start of the line, such as `cannot be read`
 */
function asUserError(error, path, code, what) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
        return error;
    const errno = error.code;
    if (typeof errno !== 'string' || !/^E[A-Z0-9]+$/.test(errno))
        return error;
    const details = path === undefined ? { cause: error } : { path, cause: error };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(code, `${what}: ${REASONS[errno] ?? errno}`, details);
}
/** As {@link asUserError} for what no caller foresaw: the system's refusal names its own call and path. */
function asRefusal(error) {
    const { path, syscall } = error;
    const what = `the system refused ${typeof syscall === 'string' ? syscall : 'a call'}`;
    return asUserError(error, typeof path === 'string' ? path : undefined, 'refused-by-the-system', what);
}


/***/ }),

/***/ 2807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/* harmony import */ var _key_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5825);

/**
 * The tool could not run: bad usage, unreadable file, bad key, network (exit 2, surface.md).
 * Its message names the place and the value; it never holds a secret: a key that was given where a path belongs is left out. Anything else that is thrown is a bug (exit 3).
 */
class UserError extends Error {
    name = 'UserError';
    code;
    path;
    range;
    help;
    /**
     * @param code stable machine code in kebab case, for example `unreadable-file`
     * @param message what is wrong, with the value quoted; no trailing period
     */
    constructor(code, message, details = {}) {
        super((0,_key_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hideKeys */ .t)(message), details.cause === undefined ? undefined : { cause: details.cause });
        this.code = code;
        this.path = details.path === undefined ? undefined : (0,_key_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hideKeys */ .t)(details.path);
        this.range = details.range;
        this.help = details.help;
    }
}


/***/ }),

/***/ 8998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/** Patterns that braces may expand to. */
const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
/**
 * Compiles a glob. A leading `./` is ignored and `dir/` means everything below; names that start with a dot match like
 * any other.
 *
 * @returns a glob, or in words what is wrong with the pattern
 */
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    // Before a letter it is no escape but the separator of another system: such a glob would match nothing, in silence.
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some((alternative) => alternative.startsWith('/') || alternative.split('/').includes('..'))) {
        return { problem: 'a glob is relative and stays inside the repository' };
    }
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
/** What every match starts with: most paths of a large repository need no closer look. */
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    // `docs/**` may stand for no segment at all, and then for no slash.
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
/** The path that a glob starts with, up to the last slash before its first special character; a path without any is itself. */
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
/** @returns whether a pattern holds any glob character. */
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
            // The innermost pair first: its text holds no other brace.
            const match = /\{([^{}]*)\}/.exec(candidate);
            if (match === null) {
                if (candidate.includes('{') || candidate.includes('}'))
                    return undefined;
                done.push(candidate);
                continue;
            }
            const [whole, inner = ''] = match;
            for (const choice of inner.split(',')) {
                next.push(candidate.slice(0, match.index) + choice + candidate.slice(match.index + whole.length));
            }
        }
        open = next;
        if (done.length + open.length > MAX_ALTERNATIVES)
            return undefined;
    }
    done = [...new Set(done)];
    return done;
}
// Two pointers with one place to go back to: a later `**` makes an earlier one's choice final, so no search is needed.
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let star = -1;
    let resume = 0;
    while (s < path.length) {
        const segment = pattern[p];
        if (segment === '**') {
            star = p++;
            resume = s;
        }
        else if (segment !== undefined && matchSegment(segment, path[s])) {
            p++;
            s++;
        }
        else if (star >= 0) {
            p = star + 1;
            s = ++resume;
        }
        else
            return false;
    }
    // What is left must be nothing: `dir/**` is what lies below dir, not dir itself.
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    if (pattern === '*')
        return text.length > 0;
    let p = 0;
    let t = 0;
    let star = -1;
    let resume = 0;
    while (t < text.length) {
        const unit = pattern[p];
        if (unit === '*') {
            star = p++;
            resume = t;
            continue;
        }
        const end = unit === undefined ? -1 : matchOne(pattern, p, text[t]);
        if (end > 0) {
            p = end;
            t++;
        }
        else if (star >= 0) {
            p = star + 1;
            t = ++resume;
        }
        else
            return false;
    }
    while (pattern[p] === '*')
        p++;
    return p === pattern.length;
}
/** @returns the place after the pattern unit at `p` when it matches `unit`, else -1. */
function matchOne(pattern, p, unit) {
    const wanted = pattern[p];
    if (wanted === '?')
        return p + 1;
    if (wanted === '\\' && p + 1 < pattern.length)
        return pattern[p + 1] === unit ? p + 2 : -1;
    if (wanted !== '[')
        return wanted === unit ? p + 1 : -1;
    const close = pattern.indexOf(']', p + 2);
    if (close < 0)
        return unit === '[' ? p + 1 : -1;
    const negated = pattern[p + 1] === '!' || pattern[p + 1] === '^';
    return inSet(pattern.slice(p + (negated ? 2 : 1), close), unit) === negated ? -1 : close + 1;
}
function inSet(set, unit) {
    for (let i = 0; i < set.length; i++) {
        if (set[i + 1] === '-' && i + 2 < set.length) {
            if (unit >= set[i] && unit <= set[i + 2])
                return true;
            i += 2;
        }
        else if (set[i] === unit)
            return true;
    }
    return false;
}


/***/ }),

/***/ 5825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ holdsKey),
/* harmony export */   t: () => (/* binding */ hideKeys)
/* harmony export */ });
/** Private keys in places where only names belong: on a command line, in a path, in a message. */
/** PEM, the base64 of a PEM, and the base64 of an ed25519 key in PKCS#8 (either version) without its first and last line. */
const KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY[^]*|LS0tLS1CRUdJTi[A-Za-z0-9+/=_\s-]*|(?:MC4CAQAw|MFECAQEw)BQYDK2Vw[A-Za-z0-9+/=]*/g;
/** @returns whether a private key stands in the text. */
function holdsKey(text) {
    return text.search(KEY) !== -1;
}
/** The text with every private key in it taken out. */
function hideKeys(text) {
    return text.replace(KEY, '(a private key, not shown)');
}


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   fk: () => (/* binding */ printableLines),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   hD: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(193);

/**
 * Unsafe in any output: C0 and C1 controls, line separators, and whatever a reader does not see: bidirectional overrides, zero-width
 * characters, tags, fillers, variation selectors (but the one that makes a sign an emoji), the blank of Braille.
 */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\ufe0f/gu;
/** ASCII in which none of the replacements finds anything. */
const PLAIN = /^(?!\s*::)[ -"$-~]*$/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Makes text from a repository safe to print on one line: secrets are cut ({@link redact}), control, bidirectional and
 * invisible characters become `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line
 * start, `##[name]` anywhere).
 */
function printable(text) {
    return visible((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text));
}
/** As {@link printable} for a text of several lines: line feeds and tabs stay. */
function printableLines(text) {
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text)
        .split('\n')
        .map((line) => line.split('\t').map(visible).join('\t'))
        .join('\n');
}
/** The escapes of {@link printable} alone: for what is compared, not shown. */
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text
        .replace(UNSAFE, escapeUnit)
        .replace(LONE_SURROGATE, escapeUnit)
        .replaceAll('##[', '#\\u0023[')
        .replace(/^(\s*):(?=:)/, '$1\\u003a');
}
function escapeUnit(unit) {
    const code = unit.codePointAt(0).toString(16).padStart(4, '0');
    return code.length > 4 ? `\\u{${code}}` : `\\u${code}`;
}
/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters; a secret is cut before. */
function quote(value, limit = 80) {
    // What is far behind the cut cannot make a secret of what stands before it.
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(value.slice(0, limit + _redact_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_SECRET */ .mz));
    return `"${visible(shown.length > limit ? `${shown.slice(0, limit)}…` : shown)}"`;
}


/***/ }),

/***/ 193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   mz: () => (/* binding */ LONGEST_SECRET)
/* harmony export */ });
/* unused harmony export blank */
/* harmony import */ var _secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8313);

/** Shapes of tokens that are secrets wherever they stand. Each names only the part that must not be shown. */
const SECRETS = [
    /\bgh[pousr]_[A-Za-z0-9]{16,255}/g,
    /\bgithub_pat_[A-Za-z0-9_]{20,255}/g,
    /\bglpat-[A-Za-z0-9_-]{20,255}/g,
    /\b(?:AKIA|ASIA|AGPA|AIDA|AROA)[A-Z0-9]{16}\b/g,
    /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}/g,
    /\b(?:sk|rk|pk)[-_](?:live|test|proj|ant|or)[-_][A-Za-z0-9_-]{16,255}/g,
    /\bsk-[A-Za-z0-9]{32,255}/g,
    /\bAIza[A-Za-z0-9_-]{35}/g,
    /\bnpm_[A-Za-z0-9]{36}/g,
    /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,2000}/g,
    /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----(?:(?!-----)[^]){0,8000}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----)?/g,
    // The same in base64, whole, and an ed25519 key without its first and last line.
    /\bLS0tLS1CRUdJTi[A-Za-z0-9+/=_-]{0,8000}/g,
    /\bMC4CAQAwBQYDK2Vw[A-Za-z0-9+/=]{0,255}/g,
];
const URL_PASSWORD = /(:\/\/[^\s/:@]{1,200}:)([^\s/@]{3,200})(?=@)/g;
/** One look that passes over every text without any of them. */
const SUSPECT = /gh[pousr]_|github_pat_|glpat-|A(?:KIA|SIA|GPA|IDA|ROA)|xox[abeoprs]-|[srp]k[-_]|AIza|npm_|eyJ|-----BEGIN|LS0tLS1|MC4CAQAw|:\/\/[^\s/:@]{1,200}:/;
/** No secret of {@link SECRETS} is longer, in characters. */
const LONGEST_SECRET = 16_100;
/** Replaces what looks like a secret by its first four characters, or by none where only its name gives it away, so that a report never spreads it further. */
function redact(text) {
    return replaced(text, (secret, kept) => `${secret.slice(0, kept)}…`);
}
/** As {@link redact} with an asterisk for every character: places in the text stay where they are. */
function blank(text) {
    return replaced(text, (secret) => secret.replace(/[^\r\n]/g, '*'));
}
function replaced(text, by) {
    let shown = text;
    if (SUSPECT.test(text)) {
        shown = shown.replace(URL_PASSWORD, (_match, before, secret) => before + by(secret, 0));
        for (const pattern of SECRETS)
            shown = shown.replace(pattern, (secret) => by(secret, 4));
    }
    for (const { start, end } of (0,_secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .findAssignments */ .uO)(shown).toReversed())
        shown = shown.slice(0, start) + by(shown.slice(start, end), 0) + shown.slice(end);
    return shown;
}


/***/ }),

/***/ 3830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ANNOTATIONS_A_LEVEL),
/* harmony export */   m: () => (/* binding */ planAnnotations)
/* harmony export */ });
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6125);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1930);


/** GitHub shows this many annotations of one kind a step; the rest is dropped in silence. */
const ANNOTATIONS_A_LEVEL = 10;
/**
 * Places that overviews leave to what a step says of itself: its answer; cautions; that something was cut, and that the report could
 * not be posted.
 */
const RESERVED = { error: 1, warning: 2, note: 2 };
/**
 * Chooses the annotations of one step. Problems come first, the most telling ones before the others; overviews take what is left, those
 * of what is changed first. An overview that names a problem stands for it: it has the problem's turn, and the problem is not annotated
 * once more.
 */
function planAnnotations(diagnostics, { overviews = [], made = _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3, rest = 'the job summary has all of them' } = {}) {
    const speaker = new Map(overviews.flatMap((overview) => overview.findings.map((each) => [each, overview])));
    const itemOf = (finding) => speaker.get(finding) ?? finding;
    const problems = [...new Set((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .mostTellingFirst */ .xj)(diagnostics).map(itemOf))];
    const named = new Set(problems);
    const others = byWorth(overviews.filter((overview) => !named.has(overview)));
    const whole = choose(problems, others, made, false);
    const isCut = whole.length < problems.length + others.length;
    const items = isCut ? choose(problems, others, made, true) : whole;
    const taken = new Set(items);
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(diagnostics);
    const shown = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(diagnostics.filter((finding) => taken.has(itemOf(finding))));
    const cut = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .subtract */ .Re)(counts, shown);
    const words = [
        ...((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .total */ .X5)(cut) === 0 ? [] : [`found ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .allCounts */ .CQ)(counts)}; ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .allCounts */ .CQ)(cut)} are not annotated`]),
        ...cutOverviews(overviews, taken),
    ];
    return { items, shown, cut, cutWords: words.length === 0 ? undefined : `cartwright ${words.join('; ')}: ${rest}` };
}
/** @param isCut whether one of the notices is needed to say so */
function choose(problems, others, made, isCut) {
    const left = { error: 0, warning: 0, note: 0 };
    for (const level of _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_)
        left[level] = Math.max(0, ANNOTATIONS_A_LEVEL - made[`${level}s`]);
    const sentence = isCut && left.note > 0 ? 1 : 0;
    left.note -= sentence;
    const chosen = problems.filter(({ level }) => left[level] > 0 && left[level]-- > 0);
    for (const level of _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_)
        left[level] -= RESERVED[level] - (level === 'note' ? sentence : 0);
    return [...chosen, ...others.filter(({ level }) => left[level]-- > 0)];
}
/** Of what is changed first, then the worst; a checklist and a verdict by turns. */
function byWorth(overviews) {
    const seen = { checklist: 0, verdict: 0 };
    return overviews
        .map((overview) => ({ overview, turn: seen[overview.kind]++ }))
        .sort((a, b) => Number(b.overview.changed) - Number(a.overview.changed) ||
        _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(a.overview.level) - _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(b.overview.level) ||
        a.turn - b.turn)
        .map(({ overview }) => overview);
}
const NOUNS = {
    checklist: ['checklist', 'checklists'],
    verdict: ['verdict on a package', 'verdicts on packages'],
};
function cutOverviews(overviews, taken) {
    const cut = ['checklist', 'verdict'].flatMap((kind) => {
        const all = overviews.filter((overview) => overview.kind === kind);
        const n = all.filter((overview) => !taken.has(overview)).length;
        return n === 0 ? [] : [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .oh)(n)} of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(all.length, NOUNS[kind][0], NOUNS[kind][1])}`];
    });
    return cut.length === 0 ? [] : [`left out ${cut.join(' and ')}`];
}


/***/ }),

/***/ 3387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   bK: () => (/* binding */ annotationLines),
/* harmony export */   fz: () => (/* binding */ annotate),
/* harmony export */   w7: () => (/* binding */ annotation)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8217);
/* harmony import */ var _annotation_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3830);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2148);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1930);




/** The runner cuts a message after 4,096 characters, wherever that is. */
const MESSAGE = 4000;
const COMMAND = { error: 'error', warning: 'warning', note: 'notice' };
/** Writes annotations as workflow commands, one a line, without line breaks; what was cut is said in the last one. */
function annotationLines({ items, cutWords }, options = {}) {
    const lines = items.map((item) => ('rule' in item ? annotation(item, options) : overviewAnnotation(item, options)));
    return cutWords === undefined ? lines : [...lines, workflowCommand('notice', { title: 'cartwright' }, cutWords)];
}
/** Findings as the annotations of one step: chosen and written. */
function annotate(diagnostics, options = {}) {
    const plan = (0,_annotation_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planAnnotations */ .m)(diagnostics, options);
    return { ...plan, lines: annotationLines(plan, options) };
}
/** One finding as a workflow command at its exact place; without a place when GitHub could not show it. */
function annotation(diagnostic, folder = {}) {
    const { rule, level, message, help, path, range } = diagnostic;
    const text = help === undefined ? clean(message) : `${clean(message)}\nhelp: ${clean(help)}`;
    return placed({ level, path, range, title: rule }, text, folder);
}
function overviewAnnotation(overview, { places, ...folder }) {
    const { level, path, title, range = places?.get(overview) } = overview;
    return placed({ level, path, range, title }, fitting(overview), folder);
}
function placed({ level, path, range, title }, text, folder) {
    const file = (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)(path, folder.prefix, folder.top);
    // A line break survives the escaping below; a secret, or any other invisible character, would reach the log as it is.
    const whole = path.replace(/[\r\n]/g, '');
    if (file === undefined || (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(whole) !== whole) {
        return workflowCommand(COMMAND[level], { title: clean(title) }, `${clean(path)}: ${text}`);
    }
    const place = range === undefined ? {} : linesOf(range);
    return workflowCommand(COMMAND[level], { file, ...place, title: clean(title) }, text);
}
function fitting({ lines, mend }) {
    const last = firstLines(mend, MESSAGE / 2);
    return [...firstLines(lines, MESSAGE - last.join('\n').length - 1), ...last].join('\n');
}
// Whole lines, so that no mark loses what it is about.
function firstLines(lines, limit) {
    const shown = lines.map((line) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printableLines */ .fk)(line), 1000));
    const upTo = (size) => {
        let room = size;
        const over = shown.findIndex((line) => (room -= line.length + 1) < 0);
        return over < 0 ? shown.length : over;
    };
    if (upTo(limit) === shown.length)
        return shown;
    const kept = shown.slice(0, upTo(limit - MORE));
    return [...kept, `… and ${shown.length - kept.length} more lines, which the report has`];
}
const MORE = 60;
/**
 * A workflow command, escaped so that the runner reads back exactly these properties and this message
 * (actions/runner, ActionCommand: `%`, CR, LF, and in properties `:` and `,`).
 */
function workflowCommand(command, properties, message) {
    const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
    return `::${command}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}`;
}
// Columns make sense within one line only; the runner's end is the last character, ours the place after it.
function linesOf({ start, end }) {
    if (start.line < 1 || start.line >= 1e7)
        return {};
    const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
    if (last > start.line)
        return { line: start.line, endLine: last };
    const column = Math.max(1, start.column);
    const endColumn = end.line === start.line ? Math.max(column, end.column - 1) : column;
    return { line: start.line, endLine: start.line, col: column, endColumn };
}
function clean(text) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text), 2000);
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '#\\u0023[');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 6125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   CQ: () => (/* binding */ allCounts),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   XQ: () => (/* binding */ groupByFile),
/* harmony export */   ZT: () => (/* binding */ countLevels),
/* harmony export */   fD: () => (/* binding */ someCounts),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   n0: () => (/* binding */ LEVEL_MARK),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xj: () => (/* binding */ mostTellingFirst)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7991);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7322);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1930);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
/** Counts by level what has one. */
function countLevels(items) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of items)
        counts[`${level}s`]++;
    return counts;
}
function subtract(a, b) {
    return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}
function total({ errors, warnings, notes }) {
    return errors + warnings + notes;
}
/** `2 errors, 1 warning, 0 notes`: the same words in every outlet. */
function allCounts({ errors, warnings, notes }) {
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(errors, 'error')}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(warnings, 'warning')}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(notes, 'note')}`;
}
/** `, 3 accepted` behind the counts of findings; empty for none. */
function acceptedCount({ accepted = 0 }) {
    return accepted === 0 ? '' : `, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .oh)(accepted)} accepted`;
}
/** As {@link allCounts}, without what there is none of. */
function someCounts({ errors, warnings, notes }) {
    const parts = [
        ...(errors > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(errors, 'error')] : []),
        ...(warnings > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(warnings, 'warning')] : []),
        ...(notes > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(notes, 'note')] : []),
    ];
    return parts.join(', ') || 'nothing';
}
/** Groups findings by rule and level; the worst level first, then the most frequent. */
function groupByRule(diagnostics) {
    const groups = [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => `${d.level} ${d.rule}`).values()].map((findings) => {
        const [{ rule, level }] = findings;
        return { rule, level, findings };
    });
    return groups.sort((a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}
/** Groups findings by file; files with the worst findings first, then by path. */
function groupByFile(diagnostics) {
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => d.path).values()]
        .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
        .sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1))
        .map(({ path, findings }) => ({ path, findings }));
}
/**
 * The order in which a few places are best spent: the worst level first; within it the first finding of every rule in every file
 * before any second one, so that a rule that fires a thousand times does not hide the others.
 */
function mostTellingFirst(diagnostics) {
    const seen = new Map();
    return sorted(diagnostics)
        .map((diagnostic) => {
        const key = JSON.stringify([diagnostic.rule, diagnostic.path, diagnostic.level]);
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        return { diagnostic, turn };
    })
        .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.turn - b.turn)
        .map(({ diagnostic }) => diagnostic);
}
function sorted(diagnostics) {
    return [...diagnostics].sort(_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV);
}
function rank(level) {
    return LEVELS.indexOf(level);
}
function byLevel(a, b) {
    return rank(a.level) - rank(b.level) || (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV)(a, b);
}


/***/ }),

/***/ 7322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Members by key, in the order in which the keys first appear. */
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const own = groups.get(key(member));
        if (own === undefined)
            groups.set(key(member), [member]);
        else
            own.push(member);
    }
    return groups;
}


/***/ }),

/***/ 2148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RF: () => (/* binding */ fileLink),
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   lN: () => (/* binding */ ruleLink)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(193);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1930);


/**
 * Path of a file relative to the repository's top folder, with `/` (GitHub refuses anything else).
 *
 * @param prefix the working directory relative to that folder
 * @param top that folder relative to the working directory, where it lies below
 * @returns undefined for what is outside of the repository, absolute or empty
 */
function repositoryPath(path, prefix = '', top = '') {
    const plain = path.replaceAll('\\', '/');
    if (plain === '' || plain.startsWith('/') || /^[A-Za-z]:\//.test(plain))
        return undefined;
    const segments = [];
    for (const segment of `${prefix.replaceAll('\\', '/')}/${plain}`.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    for (const segment of top.split('/').filter((each) => each !== '' && each !== '.'))
        if (segments.shift() !== segment)
            return undefined;
    return segments.length === 0 ? undefined : segments.join('/');
}
/** `path:line` as a code span, linked to the file at the head commit where there is one to link to
 * (a path that holds a secret is none). */
function fileLink(target, path, lines, label) {
    const real = lines !== undefined && lines.first > 0 && lines.first < 1e7 ? lines : undefined;
    const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(label ?? (real === undefined ? path : `${path}:${real.first}`));
    const full = target === undefined ? undefined : repositoryPath(path, target.prefix, target.top);
    if (target === undefined || full === undefined || (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(path) !== path || !isSound(target))
        return text;
    const encoded = full.split('/').map(encodeSegment).join('/');
    const anchor = real === undefined ? '' : real.last > real.first ? `#L${real.first}-L${real.last}` : `#L${real.first}`;
    return `[${text}](${target.serverUrl}/${target.repository}/blob/${target.sha}/${encoded}${anchor})`;
}
/**
 * A rule's id as a code span, linked to its section of the reference page. In a report of a stranger the id may be anything.
 *
 * @param rulesUrl address of the page, without anchor
 */
function ruleLink(rule, rulesUrl) {
    const sound = rulesUrl !== undefined && /^https:\/\/[\w./:%-]+$/.test(rulesUrl) && /^[a-z]+\/[a-z0-9-]+$/.test(rule);
    return sound ? `[${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule)}](${rulesUrl}#${rule.replace('/', '')})` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule);
}
/** Whether the parts of a target can stand in an address as they are. */
function isSound({ serverUrl, repository, sha }) {
    return (/^https?:\/\/[\w.:-]+$/.test(serverUrl) &&
        /^[\w.-]+\/[\w.-]+$/.test(repository) &&
        /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha));
}
function encodeSegment(segment) {
    const wellFormed = segment.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
    return encodeURIComponent(wellFormed).replace(/[!'()*~_]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}


/***/ }),

/***/ 1930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  aY: () => (/* binding */ code),
  U9: () => (/* binding */ count),
  ND: () => (/* binding */ markdown_element),
  OF: () => (/* binding */ fenced),
  CS: () => (/* binding */ prose),
  nM: () => (/* binding */ row),
  ml: () => (/* binding */ shorten),
  PP: () => (/* binding */ tableHead),
  oh: () => (/* binding */ thousands)
});

;// CONCATENATED MODULE: ./build/core/markdown-text.js
/**
 * Text as HTML entities, for Markdown and HTML alike: nothing in it ends a cell, starts a tag, a link or a fence. Only inside of
 * `<code>` is it dead on GitHub, which looks for emoji, references and mentions after the entities are read; a word joiner stands
 * where an address or a mention could come alive even so.
 *
 * @param text one line, printable
 */
function markdownText(text) {
    return text
        .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
        .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __nccwpck_require__(8217);
;// CONCATENATED MODULE: ./build/core/report/markdown.js


/*
 * Text from a repository reaches Markdown through this file alone. Two forms are safe on GitHub, which looks for mentions,
 * references and addresses after rendering, so that a backslash does not stop it: a code span, and words without any of these.
 */
/** A word that GitHub could turn into a mention, a reference, an address, an emoji or a formula. */
const LIVE = /[@#$]|:\/\/|www\.|:[\w+-]+:|^\W*gh-\d|\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const PUNCTUATION = /[\\`*_{}[\]<>&~]|^[-+=](?=[-+=]*$)/g;
/** Shortens text to `limit` characters with an ellipsis, never through the middle of a character. */
function shorten(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
/**
 * A code span: one line, invisible characters spelt out, secrets cut, its fence longer than any run of backticks inside.
 * A vertical bar would end a table's cell even in a code span, so text with one is written as an element.
 */
function code(text, limit = 200) {
    const shown = shorten((0,printable/* printable */.g$)(text), limit);
    if (shown.trim() === '')
        return '(empty)';
    if (shown.includes('|'))
        return markdown_element(text, limit);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
/** As {@link code}, as an HTML element: for places where Markdown is not read, such as `<summary>`. */
function markdown_element(text, limit = 200) {
    return `<code>${markdownText(shorten((0,printable/* printable */.g$)(text), limit))}</code>`;
}
/** A sentence of ours with values in double quotes: the values and every word that could come alive become code spans. */
function prose(text, limit = 600) {
    return shorten((0,printable/* printable */.g$)(text), limit)
        .split(/"([^"]*)"/)
        .map((part, i) => (i % 2 === 1 ? (part === '' ? '""' : code(part)) : part.split(/(\s+)/).map(word).join('')))
        .join('')
        .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}
function word(token) {
    if (token.trim() === '')
        return token;
    if (LIVE.test(token))
        return code(token);
    return token.replace(PUNCTUATION, '\\$&').replaceAll('|', '&#124;');
}
/** A block in a fence that nothing inside can close; secrets cut, invisible characters but tabs spelt out. */
function fenced(block, info) {
    const text = (0,printable/* printableLines */.fk)(block);
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${fence}${info}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}
/** One row of a table. Cells are Markdown of this file's making and hold no bar and no line break. */
function row(...cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** Header and rule of a table. */
function tableHead(...titles) {
    return `${row(...titles)}${row(...titles.map(() => '---'))}`;
}
/** `12,345`. Written out: the platform's formatter takes 10 ms to load. */
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 error`, `2 errors`. */
function count(n, one, many = `${one}s`) {
    return `${thousands(n)} ${n === 1 ? one : many}`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}


/***/ }),

/***/ 8778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/**
 * The candidate nearest to `name`, for "did you mean": case, separators and up to two typing mistakes (one in short words);
 * failing that, the only one that holds the name or is held by it.
 *
 * @returns undefined when none is near, or two are equally near
 */
function nearest(name, candidates) {
    const plain = fold(name);
    const allowed = plain.length <= 4 ? 1 : 2;
    const same = [];
    const holding = [];
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const text = known(candidate);
        if (text === plain)
            same.push(candidate);
        if (holds(text, plain) || holds(plain, text))
            holding.push(candidate);
        const distance = editDistance(plain, text, allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    if (same.length === 1)
        return same[0];
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}
/** Whether a word says all of a name and more: `glob` for `file-glob`. */
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
// Nearly all candidates are names of the format or of rules: each is folded once.
const FOLDED = new Map();
const MOST_FOLDED = 2000;
function known(candidate) {
    let text = FOLDED.get(candidate);
    if (text === undefined) {
        text = fold(candidate);
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, text);
    }
    return text;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
/** Rows of the table of distances, used again by every call: a file may hold very many names that are near to none. */
let rows = [new Uint8Array(), new Uint8Array(), new Uint8Array()];
/** Edit distance with transpositions; anything above `limit` is `limit + 1`. Only cells that can stay within it are looked at. */
function editDistance(a, b, limit) {
    const most = limit + 1;
    if (Math.abs(a.length - b.length) > limit)
        return most;
    if (rows[0].length <= b.length)
        rows = [0, 1, 2].map(() => new Uint8Array(b.length + 100));
    let [before, previous, row] = rows;
    for (let j = 0; j <= b.length; j++)
        previous[j] = Math.min(j, most);
    let [leastBefore, least] = [0, 0];
    for (let i = 1; i <= a.length; i++) {
        const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
        row[first - 1] = first === 1 ? Math.min(i, most) : most;
        if (last < b.length)
            row[last + 1] = most;
        leastBefore = least;
        least = at(row, first - 1);
        for (let j = first; j <= last; j++) {
            const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
                cost = Math.min(cost, at(before, j - 2) + 1);
            cost = Math.min(cost, most);
            row[j] = cost;
            if (cost < least)
                least = cost;
        }
        // A transposition reaches back two rows.
        if (least > limit && leastBefore > limit)
            return most;
        [before, previous, row] = [previous, row, before];
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
}


/***/ }),

/***/ 8313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  uO: () => (/* binding */ findAssignments),
  Wo: () => (/* binding */ holdsAssignment),
  pQ: () => (/* binding */ isAssignedSecret)
});

;// CONCATENATED MODULE: ./build/core/secrets/random.js
/** Whether a value looks as if a machine had drawn it: told by its own characters alone, so that the same value always gets the same answer. */
/** Shorter values have too few characters to tell chance from choice, letters alone need more of them; longer ones are data. */
const [SHORTEST, LETTERS_ALONE, LONGEST] = [8, 16, 512];
/** Words of values that stand in a secret's place and are none, also with digits for letters (`P4ssw0rd`). */
const MADE_UP = /pass(?:word|wd|phrase)|secret|token|credential|change|replace|insert|example|sample|dummy|fake|mock|test|demo|placeholder|redacted|default|your|admin|welcome|letmein|qwer|asdf|hunter|foobar|lorem|hello|world|todo|none|null|undefined|xxxx|user|local|public/;
const LEET = {
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
 * Forms that are no secret whatever their characters: digests and sealed values that name themselves, UUIDs, dates, versions,
 * addresses, paths, names of things.
 */
const NO_SECRET = [
    /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    /^\$(?:1|2[abxy]?|5|6|7|y|apr1|argon2\w*|pbkdf2[\w-]*|scrypt)\$/,
    /^(?:sha\d{1,3}|md5|blake\w*|ed25519|ssh-\w+|bcrypt|argon2\w*|pbkdf2\w*|scrypt|crc32|xxh\d+|urn|arn|did|ENC|vault|op|base64)[:\-[(]/i,
    /^[a-z][a-z0-9+.-]*:\/\//i,
    /^(?:\.{0,2}|~|[A-Za-z]:)[/\\]/,
    /^[\d.,:/TZ+-]*$/,
    /^v?\d+(?:\.\d+)+/,
    /[\s{}<>`]|\$[A-Za-z_(]|%[A-Za-z_(]|\.\.\.|…|\*{3}/,
    /%[0-9A-Fa-f]{2}/,
    /[^!-~]/,
];
/** The 200 commonest pairs of letters in prose and in names: nine in ten of those that people write, three in ten of chance. */
const PAIRS = 'abacadafagaialamanaparasatauavbabeblbobucacechcickclcocrcsctcudadedidodueaecedeeefelemeneperesetevewexfafiflfofrgegigogrgshahehihohthuiaibicidieifigiliminioipirisitivjajskakelaldlelilllolsltlulymamdmemimlmmmompnancndnenfngninonsntoaocodofogolomonoooporosotouovowpapephpiplpoppprpsptpupyqurarcrdrergrirkrmrnrorrrsrtrurvrysascseshsisospsrssstsutatethtitotptrtstttutyubueuiulumunupurusutvaveviwewiwoxtyo';
const COMMON = new Set(PAIRS.match(/../g));
/** What each kind of pair of neighbours speaks for chance, in bits; what is negative speaks for a person. */
const BITS = {
    commonPair: -1.6,
    rarePair: 2.8,
    newWord: 1,
    digitAndLetter: 1.5,
    sign: 1.5,
    separator: -1,
    digits: 0,
};
/** How many bits are asked for. */
const ENOUGH = 7;
/**
 * Judges whether a value looks random, as passwords, keys and tokens of programs do. A password that a person made of words does
 * not, nor do names, words, numbers, references to variables and what documentation puts in their place.
 */
function looksRandom(value) {
    if (value.length < SHORTEST || value.length > LONGEST)
        return false;
    if (value.length < LETTERS_ALONE && !/\d/.test(value))
        return false;
    if (NO_SECRET.some((form) => form.test(value)))
        return false;
    const read = value.toLowerCase();
    const words = read.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);
    if (MADE_UP.test(read) || MADE_UP.test(words) || isRegular(value) || bitsOfChance(value) < ENOUGH)
        return false;
    // What was only wrapped, as the values of a Kubernetes Secret are, is judged as it was.
    const inner = unwrapped(value);
    return inner === undefined || looksRandom(inner);
}
/** The text that a value is the base64 of; undefined when it is of none. */
function unwrapped(value) {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value))
        return undefined;
    const text = Buffer.from(value, 'base64').toString('latin1');
    return /^[ -~]+$/.test(text) ? text : undefined;
}
/** Runs and sequences (`abcd1234`, `00000000`), few different characters, and hardly a letter or digit. */
function isRegular(value) {
    let steps = 0;
    for (let i = 1; i < value.length; i++) {
        if (Math.abs(value.charCodeAt(i) - value.charCodeAt(i - 1)) <= 1)
            steps++;
    }
    const signs = value.replace(/[A-Za-z0-9]/g, '').length;
    return steps * 3 > value.length || signs * 2 > value.length || new Set(value).size < Math.min(value.length * 0.5, 10);
}
function bitsOfChance(value) {
    let bits = 0;
    for (let i = 1; i < value.length; i++)
        bits += BITS[pairOf(value.charAt(i - 1), value.charAt(i))];
    return bits;
}
function pairOf(before, after) {
    const [a, b] = [kindOf(before), kindOf(after)];
    if (a === 'sign' || b === 'sign')
        return 'sign';
    if (a === 'separator' || b === 'separator')
        return 'separator';
    if (a === 'digit' || b === 'digit')
        return a === b ? 'digits' : 'digitAndLetter';
    if (a === 'small' && b === 'capital')
        return 'newWord';
    return COMMON.has((before + after).toLowerCase()) ? 'commonPair' : 'rarePair';
}
function kindOf(character) {
    if (character >= 'a' && character <= 'z')
        return 'small';
    if (character >= 'A' && character <= 'Z')
        return 'capital';
    if (character >= '0' && character <= '9')
        return 'digit';
    return SEPARATORS.includes(character) ? 'separator' : 'sign';
}
const SEPARATORS = '-_./:+=,@\\';

;// CONCATENATED MODULE: ./build/core/secrets/assignments.js
/** Secrets without a form of their own: what gives them away is the name that they are given to, and that they look random. */

/** How names end whose value is a secret. A bare `key` names too much else. */
const WORDS = String.raw `passw(?:or)?d|passphrase|passcode|pwd|(?<![a-z])pass|secret|token|credentials?|(?:api|access|secret|private|auth|app|encryption|signing|account|master|session|service)[-_. ]?key|secret_?key_?base`;
/** Names that end so and mean what everybody may know: places in a list, a strong name of .NET, a key's id for git, a badge. */
const HARMLESS = /(?:(?:page|paging|continuation|continue|cursor|sync|idempotency|public)[-_. ]?(?:key[-_. ]?)?(?:token|key)|(?<!\w)signingkey|badge(?:\.svg)?\?token)$/i;
const QUOTE = '["\'`]';
/** Behind the sign: more of an operator, a type before an equals sign, what YAML puts before a value. */
const BEFORE = String.raw `[=>]{0,2}(?:[ \t]{0,3}&?[A-Za-z][\w.<>|' ]{0,30}=)?[ \t]{0,9}(?:[|>][-+\d]{0,2}[ \t]{0,9}(?=\r?\n))?(?:\r?\n[ \t]{1,99})?(?:[&!][\w:!.-]{1,40}[ \t]{1,9}){0,2}`;
// The sign first and the name behind it: almost no sign has such a name, and a search for one character is cheap.
const SIGN = String.raw `[=:>](?<=(?:${WORDS})(?:>|\\{0,4}${QUOTE}?[ \t]{0,9}[=:]))`;
// Nearly every text that is shown has none, and asking that costs a tenth of an empty list of matches.
const HAS_SIGN = new RegExp(SIGN, 'i');
const ASSIGNMENT = new RegExp(`${SIGN}${BEFORE}` +
    String.raw `(?:\\{0,4}${QUOTE}(?<quoted>[^\s"'\`\\]{8,512})(?=\\{0,4}${QUOTE})|(?<bare>[^\s"'\`,;&|=\\(){}[\]<>]{8,512}={0,2})(?=[\s,;&|)}\]<"'\`\\]|$))`, 'gi');
const NAME = new RegExp(`(?:${WORDS})$`, 'i');
/**
 * Finds random values that are given to a password, a key or a token: `password=…`, `api_key: …`, `"apiKey": "…"`, in environment
 * files, source files, configuration and JSON within a string. The place is that of the value.
 */
function findAssignments(text) {
    const found = [];
    if (!HAS_SIGN.test(text))
        return found;
    for (const match of text.matchAll(ASSIGNMENT)) {
        const secret = judge(text, match);
        if (secret !== undefined)
            found.push(secret);
    }
    return found;
}
/** Whether {@link findAssignments} finds any. */
function holdsAssignment(text) {
    if (!HAS_SIGN.test(text))
        return false;
    for (const match of text.matchAll(ASSIGNMENT))
        if (judge(text, match) !== undefined)
            return true;
    return false;
}
/** Whether a member of a document is such a value: the name and the value stand apart there. */
function isAssignedSecret(name, value) {
    return NAME.test(name) && !HARMLESS.test(name) && looksRandom(value.trim());
}
function judge(text, { index, groups, 0: all }) {
    const value = groups?.['quoted'] ?? groups?.['bare'] ?? '';
    if (index === undefined || !looksRandom(value))
        return undefined;
    if (HARMLESS.test(text.slice(Math.max(0, index - 60), index).replace(/["'`\\\s]+$/, '')))
        return undefined;
    const start = index + all.lastIndexOf(value);
    return { kind: 'assigned-secret', start, end: start + value.length };
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9163);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
