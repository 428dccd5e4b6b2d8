/** What a document may cost before it is refused: the process is protected before a parser sees the text. */
export const LIMITS = {
  /** Nesting of collections. Deeper than any real document; parsers fail unpredictably at some thousand. */
  depth: 100,
  /**
   * Nesting of files that hold JSON Schemas (host profiles, manifests, packages): 500 schemas inside each other, two
   * collections each, and what is around them. On a stack of 984 KiB, Node's smallest, every reader takes a third more.
   */
  schemaDepth: 1_100,
  /** Bytes of one JSON document: with what is made of it, 512 MiB of memory hold it. */
  jsonBytes: 24 * 1024 * 1024,
  /** Values of one JSON document, as its commas count them before it is parsed. */
  values: 2_000_000,
  /** Entries of one collection: fewer than a call takes arguments. */
  entries: 50_000,
  /** Findings in one document. */
  findings: 20_000,
  /** Bytes of one YAML document: its parser needs about 70 times as much memory. */
  yamlBytes: 2 * 1024 * 1024,
  /** Nodes that aliases may add to a YAML document. */
  aliasNodes: 10_000,
} as const;

/** Whether the collections of a value nest deeper than `limit`; without recursion, for values that were not checked yet. */
export function nestsDeeper(value: unknown, limit: number): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > limit) return true;
    for (const child of Object.values(next.value)) open.push({ value: child, depth: next.depth + 1 });
  }
  return false;
}
