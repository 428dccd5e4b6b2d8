const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Replaces code by blanks, so that offsets stay: fenced blocks, and spans between backticks. Linear in the text.
 *
 * @param from offset where the Markdown starts; what is before is blanked too
 */
export function hideCode(text: string, from: number): string {
  let hidden = blank(text.slice(0, from));
  let open: string | undefined;
  let prose = '';
  const endProse = (): void => {
    hidden += hideSpans(prose);
    prose = '';
  };
  for (const line of text.slice(from).match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const fence = FENCE.exec(line)?.[1];
    if (open === undefined && fence === undefined) prose += line;
    else {
      endProse();
      hidden += blank(line);
      if (open === undefined) open = fence;
      else if (fence !== undefined && fence.startsWith(open)) open = undefined;
    }
  }
  endProse();
  return hidden;
}

/** Spans of code: from a run of backticks to the next run of the same length, in the same paragraph or not. */
function hideSpans(text: string): string {
  if (!text.includes('`')) return text;
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: run }) => ({ start: index, length: run.length }));
  const next = new Map<number, number>();
  const closing: (number | undefined)[] = [];
  for (let i = runs.length - 1; i >= 0; i--) {
    const { length } = runs[i] as (typeof runs)[number];
    closing[i] = next.get(length);
    next.set(length, i);
  }
  let hidden = '';
  let at = 0;
  for (let i = 0; i < runs.length; i++) {
    const close = closing[i];
    if (close === undefined) continue;
    const { start } = runs[i] as (typeof runs)[number];
    const last = runs[close] as (typeof runs)[number];
    hidden += text.slice(at, start) + blank(text.slice(start, last.start + last.length));
    at = last.start + last.length;
    i = close;
  }
  return hidden + text.slice(at);
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
