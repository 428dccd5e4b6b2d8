/** Words by which the text of a skill says whether it needs something. */

/** A text that makes what it names optional. A condition of the task, such as "if the user asks", is not one. */
export const OPTIONAL =
  /\boptional(?:ly)?\b|\b(?:opcional|optionnel|opzional)|необязательн|可[选選]|선택 ?(?:적|사항)|\b(?:if|when|where|unless)(?: it is| they are| it's)?\s(?:available|installed|enabled|configured|connected|present|needed|desired|supported)\b|\b(?:if|when) [^.;:\n]{1,60}? (?:is|are) (?:available|installed|enabled|configured|connected|present)\b|\bcheck if [^.;:\n]{1,60}? available\b|\bavailable but\b|\bif you have\b|\b(?:required|needed) only (?:when|for|if)\b|\bonly (?:required|needed) (?:when|for|if)\b|\bbest with\b|\bfall(?:s|ing)?[ -]?back\b|\balternative(?:ly|s)?\b|(?:^|[\n.;:(|-])[ *_]{0,4}(?:or )?else\b/i;

/** A text that begins what is looked for or tried first, so that it may be missing. */
export const TRIED =
  /\b(?:check|see|test) (?:if|whether)\b[^.]*\bavailable\b|\b(?:try|attempt)\b[^.]*\bfirst\b|\bavailability\b/i;

/** A name directly before these words, or between them, is optional wherever else it stands. */
export const CALLED_OPTIONAL =
  /(?<![\w@./:-])([\w@./:-]{1,80})[`"']?(?: CLI| tool| command| MCP| server){0,2}\s{0,2}[([](?:optional|if (?:available|enabled|installed|configured|present))[)\]]|\bif (?:the |an? )?[`"']([\w@./:-]{1,80})[`"'](?: CLI| tool| command| MCP| server){0,2} (?:is|are) (?:available|installed|enabled|configured|present)\b/gi;

/** A text that names something only to keep away from it, where it ends directly before the name. */
export const AVOIDED =
  /\b(?:do not|don't|never|avoid|instead of|rather than|without|not|no need for|prefer(?:red)? over|no longer|unlike|replaces?)\b[^.;:,|\n]{0,40}$/i;

/** A heading, or the line above a list, that says that all of it must be there. */
export const PREREQUISITE =
  /^[^\w]*(?:\d+[.)]? ?)?(?:pre-?req(?:uisite)?s?|(?:system |runtime |environment )?requirements?|required (?:tools?|environment|software|programs?|binaries|setup|dependencies|environment variables?)|dependenc(?:y|ies)|before you (?:start|begin)|(?:this|the) skill requires)\b[^.]{0,40}$|^[^\p{L}]*(?:前置|前提|必[要須]|(?:运行|系统)?环境要求|(?:安装)?依赖|requisitos|pré-?requis|voraussetzungen|anforderungen|필수|사전)/iu;

/** A text that tells to use what it names now. */
export const TOLD =
  /\b(?:load|invoke|delegat(?:e|es|ing)|hand(?:s|ing)? off|activate|dispatch|launch|spawn|run|call|apply|follow|execute|read)\b/i;

/** Names of executables that a text may write without a mark, with those that products stand for. */
export const PRODUCTS: readonly (readonly [RegExp, string])[] = [
  [/\bPython\b/, 'python3'],
  [/\bNode(?:\.js|JS)?\b/, 'node'],
  [/\bDocker\b/, 'docker'],
  [/\bSwift\b/, 'swift'],
  [/\bXcode\b/, 'xcodebuild'],
  [/(?<![\w.])\.NET\b/, 'dotnet'],
  [/\bGo(?:lang\b|(?= (?:\d|toolchain|compiler|installed)))/, 'go'],
  [/\bRust\b/, 'cargo'],
  [/\bRuby\b/, 'ruby'],
  [/\bJava\b/, 'java'],
  [/\bTerraform\b/, 'terraform'],
  [/\bGitHub CLI\b/, 'gh'],
];

/** Executables that a field of free text may name without a mark. */
export const EXECUTABLES: ReadonlySet<string> = new Set(
  (
    'bash git gh jq yq curl wget docker kubectl terraform aws gcloud az npm npx pnpm yarn bun bunx deno node python3 python pip pip3 ' +
    'uv uvx pipx cargo rustc ruby gem java mvn gradle dotnet swift xcodebuild pandoc ffmpeg ffprobe yt-dlp rg fd fzf tmux ' +
    'ollama pdftotext pdftoppm qpdf tesseract magick soffice libreoffice sqlite3 psql redis-cli cmake gcc clang osascript wrangler ' +
    'flyctl glab mmdc openssl ssh rsync'
  ).split(' '),
);

/** Builtins of shells and utilities that every machine has. */
export const EVERYWHERE: ReadonlySet<string> = new Set(
  (
    'alias autoload awk basename bg break builtin case cat cd chmod chown clear comm command compgen continue cp cut date dd declare df diff dirname do done du ' +
    'echo egrep elif else env esac eval exec exit export expr false fg fgrep fi file find for function getopts grep gunzip gzip hash head hostname id if in ' +
    'jobs kill less let ln local ls man mapfile mkdir mktemp more mv nl nohup od paste pgrep pkill popd printenv printf ps pushd pwd read readlink ' +
    'readonly realpath return rm rmdir sed select seq set setopt shift shopt shred sleep sort source split stat sudo tail tar tee test then time timeout touch tr ' +
    'trap true type typeset ulimit umask unalias uname uniq unset until unzip wait watch wc where which while whoami xargs yes zip'
  ).split(' '),
);

/** Variables that the shell, the machine or the client sets. */
export const PLATFORM_VARIABLES =
  /^(?:HOME|USER|PATH|PWD|SHELL|TMPDIR|TEMP|LANG|ARGUMENTS|CLAUDE_\w+|(?:\w+_)?SKILL_(?:DIR|ROOT|PATH)|SKILL_?DIR|PLUGIN_(?:DIR|ROOT)|WORKSPACE|CODEX_HOME|XDG_\w+|EDITOR|PAGER|TERM|DISPLAY|CI)$/;

/** Clients by the words that people write, in the order in which they are looked for. */
export const CLIENT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bClaude[ -]?Code\b/i, 'claude-code'],
  [/\bNanoClaw\b/i, 'nanoclaw'],
  [/\bOpenClaw\b/i, 'openclaw'],
  [/\bCodex\b/i, 'codex'],
  [/\bCursor\b/, 'cursor'],
  [/\bGemini[ -]CLI\b/i, 'gemini-cli'],
  [/\bOpenCode\b/i, 'opencode'],
  [/\bWindsurf\b/, 'windsurf'],
  [/\b(?:GitHub )?Copilot\b/, 'github-copilot'],
  [/\bVS ?Code\b/i, 'vscode'],
  [/\bKiro\b/, 'kiro'],
  [/\bGoose\b/, 'goose'],
  [/\bHermes(?: Agent)?\b/, 'hermes'],
];

/** Agents that a client brings along, words that name none, and models. */
export const OWN_AGENTS =
  /^(?:explore|plan|general-?purpose|ai|sub|one|coding|this|the|a|an|main|parent|each|every|haiku|sonnet|opus)$/i;
