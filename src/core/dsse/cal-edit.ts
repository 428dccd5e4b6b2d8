import type { SourceDocument } from '../source/document.ts';
import type { CalIntegrity } from './cal.ts';

/**
 * The text of a CAL with its signature block put in or replaced. Everything else stays as it is written, comments included.
 * The caller reads the result again and verifies it.
 */
export function withIntegrity(doc: SourceDocument, integrity: CalIntegrity): string {
  const eol = doc.text.includes('\r\n') ? '\r\n' : '\n';
  const flow = doc.language === 'json' || doc.text.trimStart().startsWith('{');
  const old = doc.locate(['integrity']);
  if (!flow) return blockText(doc.text, old?.entry, integrity, eol);
  const indent = /^\s*\{[^\n]*\n([ \t]+)"/.exec(doc.text)?.[1] ?? '';
  const json = JSON.stringify(integrity, null, indent === '' ? undefined : indent).replaceAll('\n', `${eol}${indent}`);
  const member = `"integrity":${indent === '' ? '' : ' '}${json}`;
  if (old !== undefined) return doc.text.slice(0, old.entry.start) + member + doc.text.slice(old.entry.end);
  const names = Object.keys(doc.value as object);
  const last = Math.max(...names.map((name) => doc.locate([name])?.entry.end ?? 0));
  return `${doc.text.slice(0, last)},${indent === '' ? '' : eol + indent}${member}${doc.text.slice(last)}`;
}

// JSON is a flow mapping of YAML 1.2, so the block needs no second way of writing values.
function blockText(
  text: string,
  old: { readonly start: number; readonly end: number } | undefined,
  integrity: CalIntegrity,
  eol: string,
): string {
  const member = `integrity: ${JSON.stringify(integrity)}`;
  if (old === undefined) return `${text}${text.endsWith('\n') ? '' : eol}${member}${eol}`;
  const rest = text.slice(old.end);
  return `${text.slice(0, old.start)}${member}${rest === '' || rest.startsWith('\n') || rest.startsWith('\r') ? rest : eol + rest}`;
}
