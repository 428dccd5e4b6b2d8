import { sha256Hex } from '../value/digest.ts';
import { quote } from '../text/printable.ts';
import type { Probe } from './facts.ts';

/** What one host serves, by its recorded profile or its live servers. */
export interface ServedResources {
  readonly host: string;
  /** URIs and URI templates. */
  readonly resources: readonly string[];
  /** Why the host could not be asked in full; then a missing resource is not known to be absent. */
  readonly failure?: string;
}

const LONGEST = 2000;
const MOST_EXPRESSIONS = 20;

/**
 * Answers an `mcp-resource` check (docs/format.md 2.4): some host serves the URI, by name or by a template. Only where every
 * host could be asked is it absent.
 */
export function probeResource(uri: string, hosts: readonly ServedResources[]): Probe {
  const matches: string[] = [];
  let first = '';
  for (const { host, resources } of hosts) {
    const by = resources.filter((served) => served === uri || matchesTemplate(served, uri));
    if (by.length > 0 && first === '') {
      const template = by.includes(uri) ? '' : ` by the template ${quote(by[0] ?? '')}`;
      first = `served by ${quote(host)}${template}`;
    }
    for (const served of by) matches.push(served);
  }
  if (matches.length > 0) {
    const paths = [...new Set(matches)].sort();
    return {
      answer: 'present',
      reason: first,
      evidence: { count: paths.length, digest: `sha256:${sha256Hex(paths.join('\n'))}` },
    };
  }
  const failed = hosts.find(({ failure }) => failure !== undefined);
  if (failed?.failure !== undefined) return { answer: 'unknown', reason: `cannot confirm: ${failed.failure}` };
  const asked = hosts.map(({ host }) => quote(host)).join(', ');
  return { answer: 'absent', reason: `no resource and no template of ${asked} serves it` };
}

/**
 * Whether a URI template (RFC 6570) can stand for a URI. An expression takes at least one character, and a slash only where
 * its operator may write one. Costs at most the lengths multiplied: the template is a server's.
 */
export function matchesTemplate(template: string, uri: string): boolean {
  if (template.length > LONGEST || uri.length > LONGEST || !template.includes('{')) return false;
  const parts = template.split(/\{([^{}]*)\}/);
  if ((parts.length - 1) / 2 > MOST_EXPRESSIONS) return false;
  // The places up to which the URI can be read so far.
  let ends = new Set([0]);
  for (const [i, part] of parts.entries()) {
    ends = i % 2 === 0 ? afterText(uri, part, ends) : afterExpression(uri, part, ends);
    if (ends.size === 0) return false;
  }
  return ends.has(uri.length);
}

function afterText(uri: string, text: string, from: ReadonlySet<number>): Set<number> {
  return new Set([...from].filter((at) => uri.startsWith(text, at)).map((at) => at + text.length));
}

function afterExpression(uri: string, expression: string, from: ReadonlySet<number>): Set<number> {
  const operator = /^[+#./;?&]/.exec(expression)?.[0] ?? '';
  const manySlashes = operator === '+' || operator === '#' || operator === '/';
  const optional = operator === '?' || operator === '&' || operator === ';' || operator === '#';
  const prefix = operator === '+' ? '' : operator;
  const ends = new Set<number>();
  for (const start of [...from].sort((a, b) => a - b)) {
    if (optional) ends.add(start);
    if (!uri.startsWith(prefix, start)) continue;
    for (let at = start + prefix.length; at < uri.length; at++) {
      if (uri[at] === '/' && !manySlashes) break;
      if (ends.has(at + 1)) continue;
      ends.add(at + 1);
    }
  }
  return ends;
}
