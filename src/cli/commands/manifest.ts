import { writeCommitted } from '../../app/committed.ts';
import { compareManifest, loadManifest, shownLine as shown } from '../../app/package/manifest.ts';
import { sortDiagnostics } from '../../core/result/diagnostic.ts';
import { manifestText } from '../../core/report/text/receipts.ts';
import { exactJson } from '../../core/text/json-text.ts';
import { markedText } from '../../core/value/utf8.ts';
import { aboutFirst, EXIT, valueOption, defineCommand, type CommandContext } from '../command.ts';
import { printDiagnostics, textOfDiagnostics } from '../diagnostics.ts';

export const command = defineCommand({
  name: 'manifest',
  summary: 'prints the harness-requirements manifest',
  example: 'manifest agents/reviewer --check agents/reviewer/reviewer.harness.json',
  usage: ['manifest [PACKAGE|FILE]', 'manifest [PACKAGE] --check FILE', 'manifest [PACKAGE] --out FILE'],
  options: [
    valueOption('check', 'FILE', 'compare with this committed manifest and fail when it is out of date'),
    valueOption('out', 'FILE', 'write the manifest to a file instead of printing it'),
  ],
  formats: ['json', 'text'],
  details:
    'PACKAGE is a folder with a cartridge.yaml (default: the working directory); FILE a manifest to validate and print.\nWhat the package leaves out takes the defaults of docs/format.md 2.2.',
  usesConfig: aboutFirst,
  async run(context) {
    const { fs, io, positionals } = context;
    const result = await loadManifest(fs, positionals[0] ?? '.', context.profile);
    if (result.manifest === undefined) {
      // The manifest itself is JSON whatever was asked for; what is wrong with a file is read by a person unless it was.
      const format = context.value('format') === 'json' ? 'json' : 'text';
      await printDiagnostics({ ...context, format }, result.diagnostics, 1);
      return EXIT.no;
    }
    if (result.diagnostics.length > 0)
      io.err(await textOfDiagnostics({ ...context, color: false }, sortDiagnostics(result.diagnostics)));
    const text = new TextDecoder().decode(result.bytes);
    const check = context.value('check');
    if (check !== undefined) return compare(context, positionals[0] ?? '.', text, check);
    const out = context.value('out');
    if (out === undefined) io.out(exactJson(text));
    else await writeCommitted(fs, [{ path: out, text }]);
    return EXIT.ok;
  },
});

function compare({ fs, io, quiet }: CommandContext, source: string, expected: string, file: string): number {
  const found = fs.kind(file) === 'none' ? undefined : markedText(fs.readFile(file, 4 * 1024 * 1024));
  const stale = found === undefined ? undefined : compareManifest(expected, found);
  if (found !== undefined && stale === undefined) {
    if (!quiet) io.out(manifestText(file, source, 'in step'));
    return EXIT.ok;
  }
  const lines = stale && { line: stale.line, found: shown(stale.found), expected: shown(stale.expected) };
  io.out(manifestText(file, source, lines ?? 'missing'));
  return EXIT.no;
}
