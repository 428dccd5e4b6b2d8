import { lazily } from '../value/lazily.ts';
import { fileName } from '../value/path.ts';
import { lineAt, sentencesOf, type Sentence, type Unit } from './markdown-units.ts';
import type { Need } from '../result/skills.ts';
import type { Needs, SkillFiles } from './need.ts';
import { hostsIn, namedServers } from './text-names.ts';
import {
  AVOIDED,
  CALLED_OPTIONAL,
  EVERYWHERE,
  EXECUTABLES,
  OPTIONAL,
  OWN_AGENTS,
  PLATFORM_VARIABLES,
  PREREQUISITE,
  PRODUCTS,
  TOLD,
  TRIED,
} from './words.ts';
import { matches } from '../text/matches.ts';

const OWN_FOLDERS = 'scripts|references?|assets|templates|resources|examples';
/** What stands for the folder of a skill at the start of a path. */
const OWN_ROOT =
  '(?:\\$\\{?(?:CLAUDE_)?(?:SKILL_(?:DIR|ROOT|PATH)|SKILL_?DIR)\\}?|\\{(?:baseDir|skill_?dir)\\}|<(?:skill|base)[-_]?(?:dir|root|path)>)/';
const FROM_ROOT = new RegExp(`^${OWN_ROOT}`, 'i');
/** A path into a folder that a skill ships. */
const OWN_PATH = new RegExp(`(?:^|[\\s"'=(])(?:${OWN_ROOT}|(?:\\./)?(?=(?:${OWN_FOLDERS})/))([\\w./@-]+)`, 'gi');
const SCRIPT = /\.(?:py|sh|js|mjs|cjs|ts|rb|R|ps1|bash|pl|php)$|^(?:scripts|bin)\/(?:.*\/)?[^./]+$/;
/** Words beside a path in backticks that say that it is in another place, or that another will do. */
const OF_OTHERS_AFTER =
  /^`[^`]*`(?:\s*(?:→|->|=>)\s*`|[^.]{0,80}\b(?:store|save|write|keep)\b[^.]{0,40}\bhere\b|[^.;]{0,60}?\b(?:from\s+the (?:\w+ )?root\b|in\s+the [^.;]{1,60}? (?:skills?|repo(?:sitory)?)\b)|\s*\(or (?:equivalent|similar)\b)/;
const OF_OTHERS_BEFORE = /\b(?:cross-[\w-]+|shared|project(?:'s)?|repo(?:sitory)?(?:'s)?) $/i;
/** A script is run where it is told to, or is in a list of what comes along. */
const RUNS =
  /(?<![\w.-])(?:run|execute|source|invoke|call|launch|use|using|via|with|see|read|python3?|bash|sh|node)\W{0,8}$/i;
/** What a line of a shell has before a path that it only speaks of: a comment, or a question whether it is there. */
const ASIDE = /(?:^|\s)#|^\s*(?:ls|for|test|if|\[\[?|stat)\s/;
const PLACEHOLDER =
  /[<>{}[\]*|$]|(?:script|file)[_-]?name\b|-name\.\w+$|(?:^|[/_-])(?:your|my|foo|bar|xxx|path)(?:[/_.-]|$)|(?:^|\/)example(?:[/_.-]|$)|\.{3}|…|NNN|YYYY|[-_][NX]\.\w+$/i;
/** Words by which a file, or all of a list or a block, may be missing. */
const IF_THERE = /\b(?:if|when|where)(?: it is| they are)? (?:available|present|exists?)\b|\(optional\)/i;
/** A line of a shell that works on the sources of a project, which the scripts beside it are of, too. */
const ON_PROJECT = /^(?!.*\bscripts\/).*[\s=](?:\.\/)?(?:src|tests?)\//m;
/** Words that make what follows one case or one attempt. */
const CONDITION = /\b(?:if|unless|whether|may|attempt|try)\b/i;
/** A blank of a form: `[Description]`, which is not a link. */
const BLANK = /\[[A-Z][^\][]{2,80}\](?![([])/;
/** Words that end a phrase or stand before a name, and say that what is named is out of use. "Legacy projects" are a subject. */
const OUT_OF_USE =
  /\b(?:legacy|deprecated|obsolete|wrong)\b(?=\W*$|\s*[|)\]:;,.!*_`"'←→—–-]|\s+(?:in fav|since|use|alias|name|tool|path|way|form|command))/i;
/** After a name: that it is not for this, other than that it is not there. */
const NO_USE =
  /^[^.;:|\n]{0,60}?\b(?:(?:is|are) not (?:an?|the|for|meant|needed|required|used|necessary)\b|(?:must|should|may) not be (?:used|called)\b|(?:is|are) (?:forbidden|prohibited|off[- ]limits)\b)/i;
const INVOKED = /\b(?:Skill\((?:skill\s*[:=]\s*)?|(subagent_type[:=]\s*))["'`]{0,2}(?:[\w-]+:)?([a-z][\w-]{1,63})\b/g;
/** Stands for the name of a server. */
const NO_SERVER =
  /^(?:(?:my|your|some|example)[-_]?)?(?:(?:mcp[-_]?)?(?:server|service|provider|plugin)(?:[-_]?(?:name|key|id))?|name|x|foo|example)$/i;
/** A name in backticks that is called no package, file or the like. */
const MARKED_PROGRAM =
  /`([a-z][a-z0-9+-]{0,40})`(?!\s+(?:R |npm |Python )?(?:package|library|module|plugin|extension|crate|gem|file|variable|skill|server|MCP|folder|directory|field|flag|option|agent))/g;
const AFTER_PROGRAM =
  /^(?:\s+(?:and|,) `[\w-]+`)?\s+(?:CLI|command|binary|executable|tool\b)|^\s+(?:is )?available\b|^[^.;`]{0,40}\b(?:installed|PATH|available on)\b/i;
const BEFORE_PROGRAM = /\b(?:CLI|command|binary|executable) \(?$/i;
const AFTER_PRODUCT = /^[\w.# ]{0,14}(?:>=|≥|v?\d)|\b(?:installed|runtime|running|available)\b|^\S+\s*$/i;
/** A sentence that is a list of what must be there. */
const NEEDS_ALL = /^[\s*_>+-]*(?:requires?|requirements?|pre-?req(?:uisite)?s?|dependencies)[*_]*:/i;
const MUST_BE_SET =
  /\b(?:must|needs? to|should) be (?:set|exported|defined)\b|\brequires? (?:the |your )?(?:environment variables? )?`[A-Z][A-Z0-9]*_/i;
/** A name that is one of a variable, whatever the text says. */
const VARIABLE =
  /_(?:KEY|TOKEN|SECRET|PASSWORD|PASS|HOST|URL|URI|ID|USER|USERNAME|EMAIL|PATH|DIR|PROFILE|REGION|PROJECT|PORT|DSN|CREDENTIALS|ENDPOINT)$/;
/** What a piece has that names something: marks, links, addresses and the words that are beside names. */
const NAMING = /[`_]|\*\*|\]\(|:\/\/|:[a-z]|mcp|skill|agent|install|PATH/i;

/** What the text of a skill or an agent names: files, other skills and agents, MCP servers and tools, prerequisites, hosts. */
export function textNeeds(needs: Needs, context: SkillFiles, units: readonly Unit[]): void {
  const readSentence = sentenceReader(needs, context);
  for (const unit of units) {
    const isFence = unit.kind === 'fence';
    if (!isFence && CALLING_OPTIONAL.test(unit.text) && OPTIONAL.test(unit.text))
      for (const [, before, between] of matches(unit.text, CALLED_OPTIONAL)) needs.lower(before ?? between ?? '');
    const listed = !isFence && isPrerequisite(unit);
    if (isFence || listed || NAMING.test(unit.text))
      for (const sentence of sentencesOf(unit))
        if (isFence || listed || NAMING.test(sentence.text)) readSentence(unit, sentence, listed);
  }
}

/** Words without which none of {@link CALLED_OPTIONAL} is met. */
const CALLING_OPTIONAL = /optional|available|installed|enabled|configured|present/i;

/** Whether all that a piece names must be there: by its heading, or by the line above its list. */
function isPrerequisite({ kind, headings, above }: Unit): boolean {
  if (PREREQUISITE.test(headings.at(-1) ?? '')) return true;
  return kind === 'item' && PREREQUISITE.test(above.slice(above.lastIndexOf('\n') + 1).replace(/:$/, ''));
}

/** Words in brackets speak of what is in the brackets alone, and of the name before them. */
function optionalIn({ kind, above, headings }: Unit, text: string): (offset: number) => boolean {
  if (kind === 'fence') {
    const optional = OPTIONAL.test(`${above}\n${headings.at(-1) ?? ''}`);
    return () => optional;
  }
  const brackets = matches(text, /\([^()]{0,200}\)/g).filter(([inside]) => OPTIONAL.test(inside));
  const outside = /\boptional\b/i.test(headings.at(-1) ?? '') || OPTIONAL.test(text.replace(/\([^()]{0,200}\)/g, ' '));
  return (offset) => outside || brackets.some(({ 0: { length }, index }) => offset > index && offset < index + length);
}

/** What reads the sentences of a text, each kind of name on its own: made once, since most sentences name nothing. */
function sentenceReader(needs: Needs, context: SkillFiles): (unit: Unit, sentence: Sentence, listed: boolean) => void {
  const { kind, path: own, name: ownName, plugin, configured, skills, files } = context;
  // The sentence that is read, and whether it is in a list of prerequisites.
  let unit: Unit;
  let start: number;
  let text: string;
  let heading: string;
  let listed: boolean;
  /** Where in the sentence what is named is optional; most sentences name nothing. */
  let optional: ((offset: number) => boolean) | undefined;
  /** The folders of the skill, the empty one for its own; asked for where a path is named. */
  let folders: ReadonlySet<string> | undefined;
  /** Where the whole text shows how to configure a server. */
  const shown = lazily(() => matches(context.text, /\bmcp add\b.*|(["'])[\w-]+\1\]?\s*[:=]\s*\{/g));
  const isShown = (server: string): boolean => shown().some(([how]) => how.includes(server));
  return (of, sentence, isListed) => {
    unit = of;
    ({ start, text } = sentence);
    heading = unit.headings.at(-1) ?? '';
    listed = isListed || NEEDS_ALL.test(text);
    optional = undefined;
    if (unit.kind === 'fence') {
      if (/^(?:bash|sh|shell|zsh|console)$/.test(unit.tag)) shellFiles();
      calls();
      return;
    }
    links();
    paths();
    calls();
    namedSkills();
    listedSkills();
    namedAgents();
    prerequisites();
    fetches();
  };

  function add(kind: Need['kind'], name: string, offset: number, level: Need['level'] = 'must'): void {
    if (needs.isSettled(kind, name, level)) return;
    const place = { path: own, line: lineAt(unit, start + offset) };
    const isOptional = (optional ??= optionalIn(unit, text));
    // Of two ways none is needed.
    const isOneOfTwo =
      text
        .slice(Math.max(0, offset - 16), offset)
        .replace(/[`"'*/]+$/, '')
        .search(/ or (?:(?:use|run|via) )?(?:the )?$/) >= 0 ||
      /^[`"'*/]{0,3}[\w./:@-]{1,80}[`"'*]{1,2} or [`"'*/]/.test(text.slice(offset, offset + 100));
    needs.add({ kind, name, level: isOneOfTwo || isOptional(offset) ? 'may' : level, declared: false, place });
  }

  function isAvoided(offset: number): boolean {
    // What is in backticks is one word of the sentence.
    const before = text.slice(Math.max(0, offset - 200), offset).replace(/`[^`\n]*(?:`|$)/g, 'x');
    return (
      AVOIDED.test(before.slice(-60)) ||
      (unit.kind === 'item' &&
        /\b(?:(?:do not|don't|never) (?:use|call|invoke|run|load)|avoid)\b(?!.*\b(?:this|if|when|for)\b)[^.\n]{0,60}:\W*$/i.test(
          unit.above,
        )) ||
      OUT_OF_USE.test(unit.kind === 'row' ? unit.text : text) ||
      NO_USE.test(text.slice(offset, offset + 100)) ||
      unit.headings.some((heading) =>
        /\b(?:forbidden|prohibited|anti-?patterns?|to avoid|(?:do not|don't|never) (?:use|call|invoke|run)(?!.*\b(?:this|yourself|if|when|for)\b))\b/i.test(
          heading,
        ),
      )
    );
  }

  /** @param isShipped whether the text says that it brings the file along */
  function addFile(target: string, offset: number, isShipped: () => boolean): void {
    const path = target.replace(FROM_ROOT, '').replace(/^(?:\.\/)+|[#?].*$/g, '');
    if (!files.has(path) && (!/\.\w{1,10}$/.test(fileName(path)) || PLACEHOLDER.test(path))) return;
    if (/(?:^|\/)SKILL\.md$/.test(path)) {
      const name = path.split('/').at(-2) ?? '';
      if (/^[\w-]+$/.test(name)) addSkill(name, offset);
      return;
    }
    const isRun = SCRIPT.test(path) && !/^(?:\.\.\/)*(?:templates|assets|references?|examples)\//.test(path);
    add('file', path, offset, isRun ? 'must' : 'may');
    if (needs.ships(path)) return;
    // A list of examples names files of others, and a quotation is text for another file.
    const isOfOthers = unit.headings.some((heading) => /\bexamples\b/i.test(heading)) && !/^examples?\//.test(path);
    const isQuoted = /["“][^"”]*$/.test(text.slice(0, offset).replace(/"[^"]*"/g, ''));
    const isOptional = IF_THERE.test(unit.kind === 'fence' ? ledBy() : `${ledBy()}\n${text}`);
    if (!isOfOthers && !isQuoted && !isOptional && !BLANK.test(text) && isShipped()) needs.ship(path);
  }

  function links(): void {
    if (!text.includes('](')) return;
    // What is in backticks shows how a link is written.
    const prose = text.replace(/`[^`\n]*`/g, (span) => (span.includes('](') ? ' '.repeat(span.length) : span));
    const links = /\]\(<?([^()\s<>]{1,300})>?(?: "[^"]{0,200}")?\)/g;
    for (const { 1: target = '', index } of matches(prose, links))
      if (!/^(?:[a-z][a-z0-9+.-]*:|[#/~])/i.test(target)) addFile(target, index, () => !isElsewhere(index));
  }

  function paths(): void {
    if (!text.includes('`')) return;
    // The label of a link leads where the link leads.
    for (const { 1: inside = '', index } of matches(text, /`([^`\n]{1,300})`(?!\]\()/g)) {
      // A file is known by its ending, and what holds a whole link shows how one is written.
      if (!inside.includes('.') || inside.includes('](')) continue;
      const bare = inside.replace(/^\.\//, '');
      if (!files.has(bare) && isElsewhere(index)) {
        needs.make(bare);
        continue;
      }
      if (ownPaths(inside, index) > 0) continue;
      if (files.has(bare) && /^[\w.-]+\.\w{1,10}$/.test(bare) && bare !== 'SKILL.md') addFile(bare, index, () => true);
      else if (kind === 'agent' && /^(?:\.\.?\/)?[\w.-]+(?:\/[\w.-]+)+\.\w{1,6}$/.test(inside))
        addFile(inside, index, () => false);
    }
  }

  /** Whether a path is an example, one that is still to be made, or one of another folder that is named before it. */
  function isElsewhere(index: number): boolean {
    const { above, headings } = unit;
    const isOther = (name = ''): boolean => name !== ownName && skills.has(name);
    // What stands far before it is of something else, and a text may be long.
    const before = text.slice(Math.max(0, index - 400), index);
    return (
      /\b(?:e\.g\.|for example|such as|z\. ?B\.|p\. ?ex\.|por ejemplo|par exemple|например)|\bexamples?\W{0,4}:|`[\w.-]+\/`|[例比]如|示例|例えば|예를 들/i.test(
        before,
      ) ||
      /\b(?:creat(?:es?|ing)|add|save|(?:re)?generates?|output|writes?|persists?|stores?|records?|appends?)\b[^.;]{0,60}$/i.test(
        before.slice(-80),
      ) ||
      /\bif (?:the|a|any) [^.;]{1,30}\b(?:keeps|has|have|contains?)\b[^.;]{0,40}$/i.test(before.slice(-80)) ||
      OF_OTHERS_AFTER.test(text.slice(index)) ||
      (before.endsWith(' ') && OF_OTHERS_BEFORE.test(before)) ||
      matches(before, /`\/?([^`\s]+)`(?:'s)? \(?skill\b/g).some(([, name]) => name !== ownName) ||
      (above.includes('`') && /\bin `[\w.-]+`\W*$/.test(above)) ||
      (unit.kind === 'item' && above.endsWith(':') && /\b(?:create|move|output|write)\b.*:$/i.test(above)) ||
      /\bwould \w|\bSKILL\.md\b/i.test(text) ||
      headings.some((heading) => /\bexample\b/i.test(heading)) ||
      matches(headings.join('\n'), /\b([a-z][\w-]+)[`"*]* skill\b/gi).some(([, name]) => isOther(name)) ||
      matches(before, /[`*](?:\/?[\w-]+:)?([a-z][\w-]+)[`*]/g).some(([, name]) => isOther(name))
    );
  }

  /** Paths into the folders that a skill ships. A project has such folders, too: one that the skill does not have may be of that. */
  function ownPaths(within: string, offset: number): number {
    if (!within.includes('/')) return 0;
    let count = 0;
    const leaves = within.search(/\bcd (?!\S*skill)/i);
    for (const { 0: all, 1: path = '', index } of matches(within, OWN_PATH)) {
      const at = index + all.length - path.length;
      if (/<|>|\*|\{/.test(within.charAt(at + path.length))) continue;
      const isShipped = (): boolean => {
        folders ??= new Set([...files].map((file) => file.slice(0, file.indexOf('/') + 1)));
        const isOwn = /[}>]\//.test(all) || folders.has(path.slice(0, path.indexOf('/') + 1));
        const before = text.slice(Math.max(0, offset + index - 30), offset + index);
        const isFence = unit.kind === 'fence';
        const isTold =
          (!isFence || path.endsWith('.md')) &&
          /\b(?:see|refer to|read|load|consult|with|using|from|in|by)\W{0,8}$/i.test(before);
        const isPicture = /\.(?:png|svg|jpe?g|gif|ico|webp)$/i.test(path);
        const isInside = (leaves !== -1 && leaves < index) || (isFence && ON_PROJECT.test(within));
        const line = within.slice(within.lastIndexOf('\n', index) + 1, at);
        const isListed = /^(?:row|fence)$/.test(unit.kind) || /^[\s*+\d.)>-]*`?$/.test(text.slice(0, offset));
        const isCalled = !path.startsWith('scripts/') || isListed || RUNS.test(before) || RUNS.test(line.trimEnd());
        return (isOwn || isTold) && isCalled && !isInside && !isPicture && !ASIDE.test(line);
      };
      addFile(path.replace(/[.,]+$/, ''), offset + at, isShipped);
      count++;
    }
    return count;
  }

  /** Scripts and other files that a shell block names. */
  function shellFiles(): void {
    for (const [, made = ''] of matches(text, /^ *(?:cp|mv) .* (?:\.\/)?(\S+)$/gm)) needs.make(made);
    ownPaths(text, 0);
  }

  /** MCP servers and their tools. */
  function calls(): void {
    const isCalled = text.includes('mcp__') && !/\bmock(?:s|ed|ing)?\b/i.test(text);
    // Such a block shows a file.
    const isSample = unit.kind === 'fence' && /^(?:ya?ml|jsonc?|toml|markdown|md)$/.test(unit.tag);
    const prefixed = /\bmcp__([A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*)(?:__([A-Za-z0-9][\w-]*\*?|\*))?/g;
    for (const { 1: server = '', 2: tool, index } of isCalled ? matches(text, prefixed) : []) {
      if (isAvoided(index)) continue;
      const name = /^plugin_[^_]+_(.+)$/.exec(server)?.[1] ?? server;
      if (NO_SERVER.test(server) || /[<{*]/.test(text.charAt(index + 5 + server.length))) continue;
      // An example of how a tool may be called.
      const level = /\be\.g\.[^)]*$/.test(text.slice(0, index)) ? 'may' : 'must';
      addServer(plugin.has(name.toLowerCase()) ? name : server, index, level);
      if (/\blook for\W{1,4}$/i.test(text.slice(Math.max(0, index - 20), index))) needs.lower(server);
      if (tool === undefined || tool.includes('*') || /^(?:tool|tool_name|toolname|name)$/i.test(tool)) continue;
      add('mcp-tool', `${server}/${tool}`, index, level);
      // In a table, under a condition or as an attempt it is one way of several.
      const before = unit.kind === 'fence' ? '' : text.slice(0, index);
      const isOneWay = unit.kind === 'row' || /\b(?:if|when|where|unless|may|attempt|try)\b/i.test(before);
      if (isLookedFor()) needs.lower(server);
      else if (!isOneWay && !isSample && !CONDITION.test(ledBy()) && !isShown(server)) needs.ship(`${server}/${tool}`);
    }
    // Skills and agents that are called in the words of a tool.
    const isInvoked = !isSample && /\bSkill\(|subagent_type/.test(text);
    for (const { 1: type, 2: name = '', index } of isInvoked ? matches(text, INVOKED) : []) {
      const isOwn = name === ownName || (type !== undefined && OWN_AGENTS.test(name));
      if (!isOwn && !isAvoided(index)) add(type === undefined ? 'skill' : 'agent', name, index);
    }
    const isConfigured = (server: string): boolean => plugin.has(server) || configured.has(server);
    for (const { name, index } of unit.kind === 'fence' ? [] : namedServers(text, isConfigured, context.text))
      if (!isAvoided(index)) addServer(name, index);
    const parted = /(?<![\w/.:@-])([A-Za-z][\w-]{1,40}):([a-z][\w-]{2,60})(?![\w/:.])/g;
    for (const { 1: server = '', 2: tool = '', index } of /\w:[a-z]/.test(text) ? matches(text, parted) : []) {
      const isKnown = isConfigured(server.toLowerCase()) || needs.isSettled('mcp-server', server, 'may');
      // A plugin's skill is called by the name of the plugin, which its server may have, too.
      if (!isKnown || skills.has(tool) || !/[_-]|[a-z][A-Z]/.test(tool) || isAvoided(index)) continue;
      addServer(server, index);
      add('mcp-tool', `${server}/${tool}`, index);
    }
  }

  /** What is above a list or a block, and begins it. */
  function ledBy(): string {
    return unit.kind === 'fence' || unit.kind === 'item' ? unit.above : '';
  }

  /** Whether what begins a list or a block, or a heading, says that what is in it may be missing. */
  function isLookedFor(): boolean {
    return [ledBy(), ...unit.headings].some((before) => OPTIONAL.test(before) || TRIED.test(before));
  }

  function addServer(name: string, offset: number, level: Need['level'] = 'must'): void {
    add('mcp-server', name, offset, level);
    const place = plugin.get(name.toLowerCase());
    if (place !== undefined) needs.add({ kind: 'mcp-server', name, level: 'must', declared: true, place });
  }

  function addSkill(name: string, offset: number): void {
    // An agent may be called like the skill that it follows.
    if ((name === ownName && kind === 'skill') || isAvoided(offset) || /^\W*example(?::|\W? for\b| desc)/i.test(text))
      return;
    const before = text.slice(Math.max(0, offset - 80), offset);
    const after = text.slice(Math.max(offset, text.indexOf(name, offset) + name.length)).slice(0, 120);
    const intro = /^(?:item|row)$/.test(unit.kind) ? `${heading} ${unit.above.slice(0, 300)}` : '';
    const points =
      /\b(?:see|related|instead|(?:works?|pairs?) (?:well |together )?with|alongside|for [^.;\n]{1,60} use|companion|also|similar)\b/i;
    const offered = /\b(?:can|could|may|might) (?:now |also |then )?(?:use|run|invoke)\b/i.test(before);
    const when = /\buse\b[^.;\n]{0,40}$/i.test(before) && /^[^.;\n]{0,40}\b(?:when|for|if|instead)\b/i.test(after);
    const told =
      /\brequired\b/i.test(before) ||
      TOLD.test(before.replace(/\bfor .*$/i, '')) ||
      /\b(?:load|invoke|activate|required|must)\b/i.test(intro);
    const uses =
      unit.kind !== 'row' && /\b(?:use|using|via|with)(?: [a-z]+){0,3}[^\w.;\n]{0,4}$/i.test(before) && !when;
    const pointed =
      /\bnot (?:to )?(?:use|for)\b/i.test(heading) ||
      (points.test(before) && !/\balways\b|\balso (?:load|invoke)\b/i.test(before)) ||
      /^.{0,60}\binstead\b(?! of\b)/i.test(after) ||
      /\b(?:see also|related)\b/i.test(intro);
    add('skill', name, offset, (told || uses) && !pointed && !offered ? 'must' : 'may');
  }

  /** Other skills that are named as such. */
  function namedSkills(): void {
    if (!/skill/i.test(text)) return;
    // Of several skills a word in quotes is a property: "user-scoped" skills.
    const quoted =
      /(?<![\w/])(?:[`"'*]{1,2}\/?(?:[\w-]+:)?([a-z][\w-]{0,62}\w)[`"'*]{1,2} (?:agent )?skill|`\/?(?:[\w-]+:)?([a-z][\w-]{0,62}\w)` (?:agent )?skills)\b/g;
    const announced = /\bskills?:? [`*"']{1,2}\/?(?:[\w-]+:)?([a-z][\w-]{0,62}\w)[`*"']{1,2}/g;
    const called =
      /(?<=\b(?:invok(?:e|ing)|load(?:ing)?|activat(?:e|ing)|delegat(?:e|ing) to) (?:the )?)([a-z][a-z0-9]*(?:-[a-z0-9]+)+)(?= skill\b)/gi;
    const plain =
      /(?<![\w`/-]|\b[A-Z]\w{0,30} (?!\w+-))([A-Za-z][\w-]{1,63}) skill\b|\bSKILLS?:\*{0,2}:? ([a-z][\w-]{1,63})/g;
    for (const { 1: name, 2: one = '', index } of [quoted, announced, called].flatMap((each) => matches(text, each)))
      if (!isEmphasis(index, name ?? one)) addSkill(name ?? one, index);
    for (const { 1: before, 2: after = '', index } of matches(text, plain)) {
      const word = before ?? after;
      const name = skills.has(word) ? word : word.toLowerCase();
      if (skills.has(name) && !/^(?:this|the|a|an|each|every|agent)$/i.test(word)) addSkill(name, index);
    }
  }

  /** Skills of a list, or whose names are known, in marks. */
  function listedSkills(): void {
    if (!(text.includes('`') || text.includes('**'))) return;
    const ofSkills = /\b(?:skills to (?:invoke|use|load|call)|(?:related|required|companion) skills)\b/i.test(heading);
    const listed = unit.kind === 'item' || unit.kind === 'row';
    const marked = /(?<![\w/])(?:`\/?(?:[\w-]+:)?([a-z][\w-]{1,63})`|\*\*\/?(?:[\w-]+:)?([a-z][\w-]{1,63})\*\*)/g;
    for (const { 0: all, 1: code, 2: bold, index } of matches(text, marked)) {
      const name = code ?? bold ?? '';
      const starts = /^[\s*+\d.)-]*$/.test(text.slice(0, index));
      if (!skills.has(name) && !(ofSkills && listed && starts && name.includes('-'))) continue;
      const list =
        listed && (/\bskills?\b|\bsee also\b|\brelated\b/i.test(heading) || /\bskills?\b|\bload\b/i.test(unit.above));
      const told = /\b(?:load|invoke|activate)\b/i.test(text.slice(0, index)) || (listed && /\bload\b/i.test(heading));
      if (list || all.includes('/') || told) addSkill(name, index);
    }
  }

  /** Whether a word in bold or italics is a word rather than the name of a skill or an agent. */
  function isEmphasis(index: number, name: string): boolean {
    const isMeant = /\b(?:see|use|using|load|invoke|run|follow|via|with|to) (?:the )?$/i.test(text.slice(0, index));
    return !name.includes('-') && !skills.has(name) && !isMeant && /^[^`"'*]*\*/.test(text.slice(index));
  }

  function namedAgents(): void {
    if (!/agent/i.test(text)) return;
    const named =
      /(?<![\w/])[`"'*]{1,2}@?(?:[\w-]+:)?([a-z][\w-]{2,63})[`"'*]{1,2} (?:sub-?)?agents?\b(?! (?:type|mode|kind)s?\b)|(?<=\b(?:use|using|invoke|launch|spawn|dispatch|via|delegate to) (?:the )?)([a-z]\w+(?:-(?!only\b|based\b|running\b|specific\b|driven\b|in\b|aware\b|context\b)\w+)+)(?= (?:sub-?)?agent\b)/g;
    for (const { 0: all, 1: marked, 2: called, index } of matches(text, named)) {
      const name = marked ?? called ?? '';
      if (OWN_AGENTS.test(name) || name === ownName || isAvoided(index) || isEmphasis(index, name)) continue;
      const told = [TOLD, /\b(?:us(?:e|ing)|via|requires?)\b/i].some((word) => word.test(text.slice(0, index)));
      const isPointer = /^.{0,30}\binstead\b(?! of\b)/i.test(text.slice(index + all.length));
      add('agent', name, index, told && !isPointer ? 'must' : 'may');
    }
  }

  /** Programs and variables of a list of prerequisites, or of a sentence that says that they must be there. */
  function prerequisites(): void {
    const asked =
      /install|PATH/.test(text) &&
      /\b(?:must be|needs? to be|should be|ensure|make sure|requires?)\b[^.;]{0,60}\b(?:installed|PATH)\b/i.test(text);
    if (listed || asked) {
      for (const { 0: all, 1: name = '', index } of matches(text, MARKED_PROGRAM)) {
        const after = text.slice(index + all.length, index + all.length + 60);
        const before = text.slice(0, index);
        const isProgram = EXECUTABLES.has(name) || AFTER_PROGRAM.test(after) || BEFORE_PROGRAM.test(before);
        if (isProgram && !EVERYWHERE.has(name) && !/\b(?:via|with|using|run|by)\s+$/i.test(before))
          add('program', name === 'python' ? 'python3' : name, index);
      }
      for (const [word, name] of PRODUCTS) {
        const index = text.search(word);
        const isNear = index >= 0 && index < 60;
        if (isNear && AFTER_PRODUCT.test(text.slice(index, index + 40))) add('program', name, index);
      }
    }
    if (!text.includes('_')) return;
    const isSet = MUST_BE_SET.test(text);
    if (!listed && !isSet) return;
    const isAbout = isSet || /\benv(?:ironment)?\b|\bvariables?\b|\bexport(?:ed)?\b/i.test(`${heading} ${text}`);
    for (const { 1: name = '', index } of matches(text, /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g))
      if (!PLATFORM_VARIABLES.test(name) && (isAbout || VARIABLE.test(name))) add('env', name, index);
  }

  function fetches(): void {
    if (!text.includes('://')) return;
    // An installer is only piped into a shell.
    if (/\| *(?:sudo )?(?:ba|z)?sh\b/.test(text)) return;
    // "Fetch these" above a list is said of each of its items.
    if (unit.kind === 'item' && /^\W*fetch\b/i.test(unit.above))
      for (const host of hostsIn(text)) add('network', host, text.indexOf('://'));
    const fetched = /\b(?:fetch|curl|GET|POST|WebFetch)\b[^.;\n]{0,40}?[\s`"'](https?:\/\/[^\s`)"']+)/g;
    for (const { 1: url = '', index } of matches(text, fetched))
      for (const host of hostsIn(url)) add('network', host, index);
  }
}
