/**
 * Every workflow of the pages. A block that shows only a part of a job (`permissions`, `strategy`, `steps`, or the steps alone) is
 * put in place of that part: of the release workflow where it releases, else of the README's.
 */
import { isMap, isSeq, parseDocument, type Document, type YAMLMap, type YAMLSeq } from 'yaml';
import { fencesOf, PAGES, pageText } from './fences.ts';

export interface PageWorkflow {
  readonly page: string;
  /** Line of its block, from 1. */
  readonly line: number;
  readonly text: string;
}

interface Block extends PageWorkflow {
  readonly doc: Document;
}

const blocks: readonly Block[] = PAGES.flatMap((page) =>
  fencesOf(pageText(page))
    .filter(({ language, info }) => /^ya?ml$/.test(language) && !info.has('file'))
    .map(({ line, lines }) => ({ page, line, text: lines.join('\n'), doc: parseDocument(lines.join('\n')) })),
);
const isWhole = ({ doc }: Block): boolean => isMap(doc.contents) && doc.has('jobs');
const isPart = ({ doc: { contents } }: Block): boolean =>
  (isSeq(contents) && contents.hasIn([0, 'uses'])) || (isMap(contents) && isSeq(contents.get('steps')));

const releases = (text: string): boolean => text.includes('command: release');
const baseOf = (part: Block): Block =>
  blocks.find((block) => isWhole(block) && releases(block.text) === releases(part.text)) as Block;

function filledIn(part: Block): string {
  const whole = parseDocument(baseOf(part).text);
  const job = (whole.get('jobs') as YAMLMap).items[0]?.value as YAMLMap;
  const own = part.doc.contents as YAMLMap | YAMLSeq;
  const base = job.get('steps') as YAMLSeq<YAMLMap>;
  const steps = (isSeq(own) ? own : own.get('steps')) as YAMLSeq<YAMLMap>;
  const [first] = steps.items;
  const at = base.items.findIndex((step) => step.get('uses') === first?.get('uses'));
  base.items.splice(at < 0 ? base.items.length : at, base.items.length, ...steps.items);
  if (at < 0) base.items.find((step) => String(step.get('uses')).startsWith('OWNER/'))?.set('id', 'cartwright');
  for (const name of ['permissions', 'strategy']) if (isMap(own) && own.has(name)) job.set(name, own.get(name, true));
  const on = whole.get('on') as YAMLMap;
  if (on.has('pull_request')) on.set('merge_group', null);
  return String(whole);
}

export const PAGE_WORKFLOWS: readonly PageWorkflow[] = blocks.flatMap((block) => {
  const { page, line, text } = block;
  return isWhole(block) ? [{ page, line, text }] : isPart(block) ? [{ page, line, text: filledIn(block) }] : [];
});
