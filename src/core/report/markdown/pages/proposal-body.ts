import { gfm, type Markdown, marker } from '../markdown.ts';

const END = gfm`<!-- /cartwright-proposal -->`;

/** Hidden in the body of a pull request, so that a merged one is remembered; it begins what is ours in the body. */
export function proposalMarker(digest: string): Markdown {
  return marker('cartwright-proposal', digest);
}

/** The body of a pull request: what somebody wrote before or behind our part of it stays. */
export function proposalBody(own: Markdown, digest: string, found: string): string {
  const text = `${proposalMarker(digest)}\n${own.trim()}\n\n${END}`;
  const begin = found.search(/<!-- cartwright-proposal [0-9a-f]+ -->/);
  const end = found.indexOf(END, begin);
  return begin < 0 || end < 0 ? `${text}\n` : found.slice(0, begin) + text + found.slice(end + END.length);
}
