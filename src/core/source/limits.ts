/** What a document may cost before it is refused: the process is protected before a parser sees the text. */
export const LIMITS = {
  /** Nesting of collections. Deeper than any real document; parsers fail unpredictably at some thousand. */
  depth: 100,
  /** Bytes of one JSON document. */
  jsonBytes: 64 * 1024 * 1024,
  /** Bytes of one YAML document: its parser needs about 70 times as much memory (perf/baselines.md, 6). */
  yamlBytes: 2 * 1024 * 1024,
  /** Nodes that aliases may add to a YAML document. */
  aliasNodes: 10_000,
} as const;
