import { basename, dirname, resolve, sep } from 'node:path';
import { buildEpoch, buildPackage } from '../../app/package/build.ts';
import { PACKAGE_FILE } from '../../app/project/root.ts';
import { rebuildFrom } from '../../app/package/rebuild.ts';
import { UserError } from '../../core/result/errors.ts';
import { builtText } from '../../core/report/text/receipts.ts';
import { aboutFirst, EXIT, flagOption, valueOption, defineCommand } from '../command.ts';
import { printDiagnostics } from '../diagnostics.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { buildPorts } from '../../wiring/build-ports.ts';

export const command = defineCommand({
  name: 'build',
  summary: 'builds a cartridge from a package folder',
  example: 'build agents/reviewer --out reviewer.cart',
  usage: ['build [PACKAGE] --out FILE', 'build [PACKAGE|MANIFEST] --from CARTRIDGE --out FILE'],
  options: [
    valueOption('out', 'FILE', 'the cartridge that is written'),
    valueOption('from', 'CARTRIDGE', 'take this cartridge, and add or replace only its harness manifest'),
    flagOption('force', 'also replace a signed cartridge with an unsigned one'),
  ],
  formats: ['text', 'json'],
  details: [
    'PACKAGE is a folder with cartridge.yaml and rom/ (default: the working directory). Everything under rom/ is packed as it',
    'is; links, private keys, tokens, values of .env files and names outside the rule stop the build, with file and line.',
    'The same input gives the same bytes on any machine, day and version of Node: times are 1970, or SOURCE_DATE_EPOCH.',
    'With --from everything else of the cartridge is kept, SAVE rows included. A signature over another ROM is dropped.',
    'A signed cartridge is only replaced by an unsigned one with --force.',
  ].join('\n'),
  usesConfig: aboutFirst,
  async run(context) {
    const { fs, io, positionals, profile } = context;
    const out = context.value('out');
    if (out === undefined)
      throw new UserError('usage', 'build needs --out FILE', { help: `for example: --out agent${profile.extension}` });
    const ports = buildPorts(fs);
    const from = context.value('from');
    const source = positionals[0] ?? '.';
    refuseInside(fs.cwd, source, out);
    const options = { profile, out, epoch: buildEpoch(io.env['SOURCE_DATE_EPOCH']), force: context.flag('force') };
    const result =
      from === undefined ? await buildPackage(ports, source, options) : await rebuildFrom(ports, source, from, options);
    if ('diagnostics' in result) {
      await printDiagnostics(context, result.diagnostics, 1);
      return EXIT.no;
    }
    if (context.format === 'json') io.out(resultJson({ version: 1, path: out, ...result.written }, 2));
    else if (!context.quiet) io.out(builtText(out, result.written));
    return EXIT.ok;
  },
});

// It would be packed itself the next time.
function refuseInside(cwd: string, source: string, out: string): void {
  const folder = resolve(cwd, basename(source) === PACKAGE_FILE ? dirname(source) : source, 'rom');
  if (!resolve(cwd, out).startsWith(folder + sep)) return;
  throw new UserError('usage', '--out lies in the rom folder that is packed', {
    path: out,
    help: 'write the cartridge to a path outside rom/',
  });
}
