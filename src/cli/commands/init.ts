import { configuredClients } from '../../app/handshake/clients.ts';
import type { Initialised } from '../../app/propose/init.ts';
import { EXIT, flagOption, valueOption, type Command, type CommandContext } from '../command.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { joinPath } from '../../core/value/path.ts';
import { resultJson } from '../../core/text/json-text.ts';

/** Where a proposal goes, so that it is told apart from what people wrote. */
const DEFAULT_OUT = 'agents-proposal';

const OPTIONS = [
  valueOption('from-code', 'DIR', 'codebase to read (default: the working directory)', { bare: '.' }),
  valueOption('out', 'DIR', `folder to write to (default: ${DEFAULT_OUT})`, { bare: DEFAULT_OUT }),
  valueOption('from-skill', 'DIR', 'make a package of an agent skill, a plugin or the Markdown file of an agent', {
    bare: '.',
  }),
  valueOption('publisher', 'ID', 'with --from-skill: reverse-DNS id of the publisher'),
  flagOption('dry-run', 'print the tree and a diff, write nothing'),
  flagOption('force', 'overwrite files that exist with other content'),
  flagOption('update', 'update the proposal in --out, and keep your changes'),
  flagOption('propose', 'compare with the CALs that exist and print only what they lack'),
  flagOption('staged', "with --propose: judge what is staged in git's index, not the work tree"),
];
type Option = (typeof OPTIONS)[number];
type Context = CommandContext<'text' | 'json' | 'yaml', Option>;

export const command: Command<'text' | 'json' | 'yaml', Option> = {
  name: 'init',
  summary: 'proposes agents, a workflow and required context from a codebase, or packages a skill',
  example: 'init --from-code . --out agents-proposal',
  usage: [
    'init [--from-code DIR] [--out DIR] [--dry-run] [--force]',
    'init --update [--from-code DIR] [--out DIR] [--dry-run]',
    'init --from-skill DIR [--out DIR] [--publisher ID] [--dry-run] [--force]',
    'init --propose [CAL…] [--from-code DIR] [--staged]',
  ],
  options: OPTIONS,
  formats: ['text', 'json', 'yaml'],
  details: [
    'It uses no model: detectors read manifests, infrastructure, contracts, schemas, tests and documents, and every proposal',
    'names the files it rests on. What is not sure is not proposed. --format yaml writes the CAL as YAML; --format json prints',
    'the plan as JSON. Links are never followed, existing files never overwritten without --force, and all is written or nothing.',
    'With --update the new proposal is merged with what was made of the last one; exit 1 when both changed a line.',
    'With --from-skill the files of a skill, a plugin or an agent go below rom/ as they are, cartridge.yaml gets its name, description and',
    'licence, and harness is made from the tools that it declares, never from its text. What may not travel in a cartridge, such as a',
    'secret or a link, is told with its place, and nothing is written. Without --out the package goes below agents-proposal/.',
    'With --propose nothing is written: RAC items that the code calls for and no CAL has, ready to paste, and checks that match nothing',
    'any more; exit 1 when there are any, or when a CAL cannot be read.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const skill = context.value('from-skill');
    if (skill !== undefined) {
      const { runFromSkill } = await import('../from-skill.ts');
      return runFromSkill(context, skill);
    }
    if (context.value('publisher') !== undefined)
      throw new UserError('usage', '--publisher needs --from-skill', {
        help: 'otherwise it is the publisher of cartwright.yaml',
      });
    if (context.flag('propose')) {
      const { runPropose } = await import('../propose.ts');
      return runPropose(context);
    }
    if (context.positionals.length > 0)
      throw new UserError('usage', `init takes no argument: ${quote(context.positionals.join(' '))}`);
    const { planInit } = await import('../../app/propose/init.ts');
    const { lastChanges } = await import('../../adapters/git/last-changes.ts');
    const { fs } = context;
    const ports = { fs, changes: (folder: string) => lastChanges(fs.cwd, folder) };
    const fromCode = context.value('from-code') ?? '.';
    const target = context.value('out') ?? DEFAULT_OUT;
    const clients = await configuredClients(context.fs, fromCode);
    const made = await planInit(ports, {
      profile: context.profile,
      fromCode,
      out: target,
      publisher: context.config.publisher,
      format: context.format === 'yaml' ? 'yaml' : 'json',
      clients: clients.map(({ name }) => name),
      update: context.flag('update'),
    });
    if (!context.flag('dry-run')) await write(context, target, made);
    await print(context, target, made);
    return made.files.length === 0 || made.conflicts > 0 ? EXIT.no : EXIT.ok;
  },
};

async function write(context: Context, target: string, { files, plan }: Initialised): Promise<void> {
  const { placeFiles } = await import('../../adapters/fs/place-files.ts');
  const wanted = files.filter((_, i) => plan.files[i]?.action !== 'skip');
  placeFiles(context.fs, target, wanted, context.flag('force') || context.flag('update'));
}

async function print(context: Context, target: string, made: Initialised): Promise<void> {
  const { io, format, quiet } = context;
  if (format === 'json') {
    io.out(resultJson(made.plan, 2));
    return;
  }
  const { planText, diffText } = await import('../../core/report/text/plan.ts');
  if (!quiet) io.out(planText(made.plan, target, context.flag('dry-run')));
  if (!context.flag('dry-run')) return;
  const before = (path: string): string => new TextDecoder().decode(context.fs.readFile(joinPath(target, path)));
  io.out(diffText(made.plan.files, made.files, before));
}
