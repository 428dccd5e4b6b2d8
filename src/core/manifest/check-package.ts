import type { Diagnostic } from '../result/diagnostic.ts';
import { quote } from '../text/printable.ts';
import { didYouMean } from '../schema/suggest.ts';
import { locateFinding, type SourceDocument } from '../source/document.ts';
import type { Package } from './types.ts';

/** Task types of the published format; anything else is private. */
export const TASK_TYPES = [
  'build-dag',
  'write-migration',
  'design-api',
  'implement-feature',
  'refactor',
  'debug',
  'review',
  'test-authoring',
  'optimize-performance',
  'harden-security',
  'write-docs',
  'deploy',
  'incident-response',
  'data-modeling',
  'schema-design',
  'prompt-engineering',
  'dependency-upgrade',
] as const;

const REVERSE_DNS = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*';
const PUBLISHER = new RegExp(`^${REVERSE_DNS}$`);
/** A private task type: a reverse-DNS name, a colon, a name. */
const PRIVATE = new RegExp(`^${REVERSE_DNS}:[a-z0-9][a-z0-9._-]*$`);

/** @returns whether a text is an id of a publisher, as the schema of a package demands it. */
export function isReverseDns(text: string): boolean {
  return PUBLISHER.test(text);
}

/**
 * Judges what a package's schema cannot: that its id is one of its own publisher, and that its task types are known or private.
 *
 * @param doc `cartridge.yaml`, of the shape that its schema demands
 */
export function checkPackage(doc: SourceDocument, loaded: Package): Diagnostic[] {
  const { id, publisher, capabilities = [] } = loaded;
  const diagnostics: Diagnostic[] = [];
  const owner = id.slice(0, Math.max(id.lastIndexOf('/'), 0));
  if (owner !== '' && owner !== publisher) {
    const message = `id ${quote(id)} is one of publisher ${quote(owner)}, not of ${quote(publisher)}`;
    const help = `write ${publisher}/${id.slice(owner.length + 1)}, or correct publisher`;
    diagnostics.push(locateFinding(doc, { level: 'error', rule: 'package/publisher', message, path: ['id'], help }));
  }
  const known: readonly string[] = TASK_TYPES;
  for (const [i, { taskType }] of capabilities.entries()) {
    if (known.includes(taskType) || PRIVATE.test(taskType)) continue;
    diagnostics.push(
      locateFinding(doc, {
        level: 'error',
        rule: 'package/task-type',
        message: `task type ${quote(taskType)} is not known; allowed are ${known.join(', ')}, and private ones as reverse.dns:name`,
        path: ['capabilities', i, 'taskType'],
        help: didYouMean(taskType, known, `write a private one as ${publisher}:NAME`),
      }),
    );
  }
  return diagnostics;
}
