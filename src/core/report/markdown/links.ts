import { ruleAnchor, wordPage, type Word } from '../../result/rule-page.ts';
import { redact } from '../../text/redact.ts';
import { code, link, type Markdown, prose } from './markdown.ts';
import { isWithin, pathFromTop } from '../../value/path.ts';

/** How the paths of a report lead to those of a repository. */
export interface RepositoryFolder {
  /** The working directory relative to the repository's top folder, with `/`; empty when they are one. */
  readonly prefix: string;
  /** The repository's top folder relative to the working directory, with `/`, where it lies below: a checkout with a `path`. */
  readonly top?: string;
}

/** Where the links of a report point: one commit of one repository. */
export interface LinkTarget extends RepositoryFolder {
  /** For example `https://github.com`, without a slash at its end. */
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  /** The head commit. */
  readonly sha: string;
}

/**
 * Path of a file relative to the repository's top folder, with `/` (GitHub refuses anything else).
 *
 * @param prefix the working directory relative to that folder
 * @param top that folder relative to the working directory, where it lies below
 * @returns undefined for what is outside of the repository, absolute or empty
 */
export function repositoryPath(path: string, prefix = '', top = ''): string | undefined {
  const plain = path.replaceAll('\\', '/');
  if (plain === '' || plain.startsWith('/') || /^[A-Za-z]:\//.test(plain)) return undefined;
  const full = pathFromTop(`${prefix.replaceAll('\\', '/')}/${plain}`);
  const above = pathFromTop(top);
  if (full === undefined || above === undefined || full === above || !isWithin(above, full)) return undefined;
  return above === '' ? full : full.slice(above.length + 1);
}

/** Lines are 1-based; a place that is not a line is left out. */
export interface Lines {
  readonly first: number;
  readonly last: number;
}

/** Address of a file at the head commit; undefined where there is none to link to (a path that holds a secret is not one). */
export function fileAddress(target: LinkTarget | undefined, path: string, lines?: Lines): string | undefined {
  const full = target === undefined ? undefined : repositoryPath(path, target.prefix, target.top);
  if (target === undefined || full === undefined || redact(path) !== path || !isSound(target)) return undefined;
  const encoded = full.split('/').map(encodeSegment).join('/');
  const real = realLines(lines);
  const anchor = real === undefined ? '' : real.last > real.first ? `#L${real.first}-L${real.last}` : `#L${real.first}`;
  return `${target.serverUrl}/${target.repository}/blob/${target.sha}/${encoded}${anchor}`;
}

/** `path:line` as a code span, linked to the file at the head commit where there is one to link to. */
export function fileLink(target: LinkTarget | undefined, path: string, lines?: Lines, label?: string): Markdown {
  const real = realLines(lines);
  const text = code(label ?? (real === undefined ? path : `${path}:${real.first}`));
  return link(text, fileAddress(target, path, lines));
}

function realLines(lines: Lines | undefined): Lines | undefined {
  return lines !== undefined && lines.first > 0 && lines.first < 1e7 ? lines : undefined;
}

/**
 * Address of a rule's section of the reference page. In a report of a stranger the id may be anything.
 *
 * @param rulesUrl address of the page, without anchor
 */
export function ruleAddress(rule: string, rulesUrl: string | undefined): string | undefined {
  const anchor = ruleAnchor(rule);
  return rulesUrl === undefined || anchor === undefined ? undefined : `${rulesUrl}#${anchor}`;
}

/** A rule's id as a code span, linked to its section of the reference page. */
export function ruleLink(rule: string, rulesUrl: string | undefined): Markdown {
  return link(code(rule), ruleAddress(rule, rulesUrl));
}

/** A word, linked to what explains it. */
export function wordLink(word: Word, text: Markdown = prose(word)): Markdown {
  return link(text, wordPage(word));
}

/** Whether the parts of a target can be in an address as they are. */
function isSound({ serverUrl, repository, sha }: LinkTarget): boolean {
  return (
    /^https?:\/\/[\w.:-]+$/.test(serverUrl) &&
    /^[\w.-]+\/[\w.-]+$/.test(repository) &&
    /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha)
  );
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[!'()*~_]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
