import { packCartridges } from '../../app/package/pack.ts';
import { UserError } from '../../core/result/errors.ts';
import { packedText, refusedText } from '../../core/report/text/receipts.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { packPorts } from '../../wiring/pack-ports.ts';
import { EXIT, valueOption, defineCommand } from '../command.ts';

export const command = defineCommand({
  name: 'pack',
  summary: 'packs cartridges as an OCI image layout, for registries, mirrors and air gaps',
  example: 'pack --oci release/oci release/reviewer-1.2.0.cart',
  usage: ['pack --oci DIR FILE…'],
  options: [valueOption('oci', 'DIR', 'the folder that becomes the layout')],
  formats: ['text', 'json'],
  details: [
    'Each cartridge gets a tag: the name of its file without the ending. Its manifest, and the compliance descriptors',
    '(NAME.HOST.compliance.json) and Sigstore bundles (NAME.sigstore.json) next to it, refer to it. The same files give the',
    'same bytes. A cartridge that is not intact, or has such a file for another one next to it, is not packed. Nothing is',
    'sent: oras, skopeo and others push a layout. verify, handshake and workflow ready read one as DIR:TAG.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const { fs, io, clock, positionals, profile } = context;
    const out = context.value('oci');
    if (out === undefined)
      throw new UserError('usage', 'pack needs --oci DIR', { help: 'for example: --oci release/oci' });
    if (out.endsWith('.tar'))
      throw new UserError('usage', 'pack writes a folder, not a tar file', {
        path: out,
        help: 'name a folder with --oci, then make a tar of it: tar -cf FILE -C DIR .',
      });
    if (positionals.length === 0) throw new UserError('usage', 'pack needs at least one cartridge');
    const result = await packCartridges(packPorts(fs), positionals, out, { profile, now: clock.now() });
    if ('refused' in result) {
      if (context.format === 'json')
        io.out(resultJson({ version: 1, path: out, cartridges: [], refused: result.refused }, 2));
      else for (const { path, faults } of result.refused) io.out(refusedText(path, 'not packed', faults));
      return EXIT.no;
    }
    if (context.format === 'json') io.out(resultJson({ version: 1, path: out, cartridges: result.packed }, 2));
    else if (!context.quiet) io.out(packedText(out, result.packed));
    return EXIT.ok;
  },
});
