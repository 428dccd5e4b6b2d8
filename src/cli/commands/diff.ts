import { filesOf } from '../../app/check/files.ts';
import { diff } from '../../app/package/diff.ts';
import { openProject } from '../../app/project/projects.ts';
import { rootOf } from '../../app/project/root.ts';
import { withPages } from '../../core/result/rule-page.ts';
import { UserError } from '../../core/result/errors.ts';
import { EXIT, listOption, defineCommand } from '../command.ts';
import { signatureOf } from '../../wiring/signature-of.ts';
import { shortest } from '../../core/value/path.ts';
import { resultJson } from '../../core/text/json-text.ts';

export const command = defineCommand({
  name: 'diff',
  summary: 'compares the requirements of two versions, and the verdicts of hosts',
  example: 'diff reviewer-1.1.0.cart agents/reviewer',
  usage: ['diff OLD NEW', 'diff OLD NEW --host PROFILE…'],
  options: [listOption('host', 'PROFILE', 'host profile: a file, a folder, a glob or the name of an agent client')],
  formats: ['text', 'json'],
  details: [
    'OLD and NEW are cartridges, manifests (*.json) or package folders. check --base REV says the same against a commit.',
    'A raised floor, a scope more or a contract that old tools do not fit is breaking and asks for a major step; anything',
    'that hosts can do without asks for a minor one, text alone for a patch. Exit code 1 when a host changes to refuse or is not judged, or',
    'the versions take a smaller step than is asked. Without --host the hosts of cartwright.yaml are taken.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const { fs, io, asked } = context;
    const [old, next] = context.positionals;
    if (old === undefined || next === undefined) throw new UserError('usage', 'diff takes exactly two: OLD NEW');
    const named = context.list('host');
    const project = await openProject(
      fs,
      asked.configPath === undefined ? rootOf(fs, shortest(fs.cwd, next)) : '.',
      asked,
    );
    const { config, profile } = project;
    const hosts = named.length > 0 ? named : filesOf(project, 'hosts', config.hosts ?? []);
    const ports = {
      fs,
      // Signatures are not demanded: what is compared may not be signed yet.
      signatureOf: signatureOf(fs, async () => {
        const { plainDemands } = await import('../../app/trust/verify.ts');
        return plainDemands(profile, context.clock.now());
      }),
      cartridgeVersion: async (path: string) => {
        const { readCartridgeCard } = await import('../../adapters/sqlite/card.ts');
        const { cartridgeStore } = await import('../../adapters/sqlite/store.ts');
        return (await readCartridgeCard(cartridgeStore(fs.cwd), path, profile)).version;
      },
    };
    const { result, diagnostics } = await diff(ports, [old, next], hosts, profile);
    const failed = diagnostics.some(({ level }) => level === 'error');
    if (diagnostics.length > 0 && (result === undefined || context.format !== 'json')) {
      const { printDiagnostics } = await import('../diagnostics.ts');
      await printDiagnostics(context, diagnostics, 2 + hosts.length);
    }
    if (result === undefined) return EXIT.no;
    if (context.format === 'json')
      io.out(resultJson(diagnostics.length === 0 ? result : { ...result, diagnostics: withPages(diagnostics) }, 2));
    else {
      const { diffText } = await import('../../core/report/text/diff.ts');
      io.out(diffText(result));
    }
    // A host that refused before and still does is not caused by the change; one that is not judged gave no answer.
    const lost = result.hosts.some(({ flipped, after }) => after === 'not judged' || (flipped && after === 'refuse'));
    return failed || lost || !result.enough ? EXIT.no : EXIT.ok;
  },
});
