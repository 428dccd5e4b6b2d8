import { isSkill } from '../../app/propose/find-skill.ts';
import { handshakeInProjects } from '../../app/handshake/projects.ts';
import { handshakeAll, type HandshakeOutcome } from '../../app/handshake/handshake.ts';
import { answerJson, answerOf, type Answer } from '../../core/result/answer.ts';
import { sortDiagnostics, summarize } from '../../core/result/diagnostic.ts';
import { withPages } from '../../core/result/rule-page.ts';
import { UserError } from '../../core/result/errors.ts';
import { answerText, notesText } from '../../core/report/text/receipts.ts';
import type { HandshakeResult } from '../../core/result/results.ts';
import { EXIT, flagOption, listOption, valueOption, type Command, type CommandContext } from '../command.ts';
import { finishLive, LIVE_OPTIONS, livePlan } from '../live.ts';
import { demandsByProject, TRUST_OPTIONS } from '../trust-options.ts';
import type { Plain } from '../../core/text/outlet.ts';
import { quote } from '../../core/text/printable.ts';
import { signatureOf } from '../../wiring/signature-of.ts';
import { jsonText, resultJson } from '../../core/text/json-text.ts';

const OPTIONS = [
  listOption('host', 'PROFILE', 'host profile: a file, a folder, a glob or the name of an agent client'),
  valueOption('out', 'OUT', 'write the compliance descriptor to a file; several go into this folder'),
  ...LIVE_OPTIONS,
  ...TRUST_OPTIONS,
  flagOption('suggest', 'print as a diff what to change in each profile so that its host accepts'),
  flagOption('write', 'make the changes that --suggest prints'),
  flagOption('strict', 'bind no tool with a reservation, not even a named one'),
];
type Option = (typeof OPTIONS)[number];
type Context = CommandContext<'text' | 'json' | 'markdown', Option>;

export const command: Command<'text' | 'json' | 'markdown', Option> = {
  name: 'handshake',
  summary: 'says which hosts can run an agent, and what is missing',
  example: 'handshake agents/reviewer --host claude-code',
  usage: [
    'handshake FILE… --host PROFILE…',
    'handshake FILE… --host PROFILE --live',
    'handshake FILE… --host PROFILE --suggest [--write]',
    'handshake SKILL… [--host CLIENT…]',
  ],
  options: OPTIONS,
  formats: ['text', 'json', 'markdown'],
  details:
    'FILE is a cartridge, a manifest (*.json) or a package folder. SKILL is the folder of a skill or a plugin, or an agent file.\nWithout --host, a FILE meets the hosts of its project (targets in cartwright.yaml), and a SKILL the clients that the working\ndirectory configures. The exit code is 1 unless every host accepts; with --suggest, unless every host accepts with the changes.\nThey mark what they promise: read them before you keep them.',
  usesConfig: true,
  async run(context) {
    const subjects = context.positionals;
    if (subjects.length === 0)
      throw new UserError('usage', 'handshake needs a cartridge, a manifest or a package folder', {
        help: 'run cartwright handshake FILE --host PROFILE',
      });
    const { fs, list, asked } = context;
    const demandsFor = await demandsByProject(context, context.flag('strict'));
    const skills = subjects.filter((subject) => isSkill(fs, subject));
    if (skills.length > 0) {
      const others = subjects.filter((subject) => !skills.includes(subject));
      if (others[0] !== undefined)
        throw new UserError('usage', `${quote(others[0])} is not a skill, and skills are judged by themselves`);
      const plan = await livePlan(context);
      const { runForSkills } = await import('../handshake-skill.ts');
      return runForSkills(context, plan?.peer, skills);
    }
    const { projectOf, ...meeting } = await handshakeInProjects(fs, subjects, list('host'), asked);
    const { profile } = meeting;
    const own = { ...context, profile };
    const plan = await livePlan(own);
    const outcome = await handshakeAll(fs, {
      ...meeting,
      subjects,
      signatureOf: (path) => signatureOf(fs, () => demandsFor({ profile, config: projectOf(path).config }))(path),
      allowUnsigned: context.flag('allow-unsigned'),
      peer: plan?.peer,
      strict: context.flag('strict'),
    });
    const notes = plan === undefined ? undefined : await finishLive(own, plan, outcome);
    await writeDescriptors(own, outcome);
    if (context.flag('suggest') || context.flag('write')) return suggest(own, outcome, notes);
    const answer = answerFor(outcome);
    await print(own, outcome, notes, answer);
    return answer.exitCode;
  },
};

/** Notes of a live handshake; undefined for one of declared tools. */
type Notes = readonly string[] | undefined;

/** Prints, or makes, what would let every host accept. */
async function suggest(context: Context, outcome: HandshakeOutcome, notes: Notes): Promise<number> {
  const { fs, io, profile, format, flag } = context;
  const { diagnostics } = outcome;
  // On stderr, as the diff on stdout goes to git; and before a line of the profile is another one.
  if (format !== 'json') {
    if (!context.quiet) io.err(notesText(notes ?? []));
    const { textOfDiagnostics } = await import('../diagnostics.ts');
    if (diagnostics.length > 0) io.err(await textOfDiagnostics(context, diagnostics));
  }
  const { suggestAll } = await import('../../app/handshake/suggest.ts');
  const suggestions = await suggestAll(fs, outcome, { profile, strict: flag('strict'), write: flag('write') });
  const { suggestionsText } = await import('../../core/report/text/suggestion.ts');
  const text = suggestionsText(suggestions, outcome.result.results);
  const found = diagnostics.length === 0 ? {} : { diagnostics: withPages(diagnostics) };
  if (format === 'json') io.out(resultJson({ version: 1, suggestions, ...found }, 2));
  else if (format === 'markdown') {
    const { suggestionsMarkdown } = await import('../../core/report/markdown/pages/handshake.ts');
    io.out(suggestionsMarkdown(text));
  } else io.out(text);
  const isYes =
    suggestions.length > 0 &&
    suggestions.every(({ accepts }) => accepts) &&
    diagnostics.every(({ level }) => level !== 'error');
  return isYes ? EXIT.ok : EXIT.no;
}

function answerFor({ result, diagnostics, hostFindings, files }: HandshakeOutcome): Answer {
  return answerOf({
    summary: summarize([...diagnostics, ...hostFindings], files),
    handshakes: result.results,
    nothing: result.results.length === 0 && diagnostics.length === 0,
  });
}

// Before anything is printed, so that a file that cannot be written leaves no result behind that looks complete.
async function writeDescriptors({ fs, value }: Context, { result }: HandshakeOutcome): Promise<void> {
  const out = value('out');
  if (out === undefined) return;
  const { descriptorPaths } = await import('../../app/handshake/descriptor-paths.ts');
  const paths = descriptorPaths(result.results, out);
  // A host that is not judged has no descriptor: there is nothing to write.
  const { writeCommitted } = await import('../../app/committed.ts');
  await writeCommitted(
    fs,
    result.results.flatMap(({ descriptor }, i) =>
      descriptor === undefined ? [] : [{ path: paths[i] ?? out, text: jsonText(descriptor, 2) }],
    ),
  );
}

async function print(context: Context, outcome: HandshakeOutcome, notes: Notes, answer: Answer): Promise<void> {
  const { io } = context;
  const { result, diagnostics, hostFindings } = outcome;
  if (context.format === 'json') {
    const all = sortDiagnostics([...diagnostics, ...hostFindings]);
    const found = all.length === 0 ? {} : { diagnostics: withPages(all) };
    const { fixesOf } = await import('../../core/handshake/fixes.ts');
    const results = result.results.map((verdict) => {
      const mends = fixesOf(verdict);
      return mends.length === 0 ? verdict : { ...verdict, mends };
    });
    io.out(resultJson({ ...result, results, ...found, ...(notes && { notes }), answer: answerJson(answer) }, 2));
    return;
  }
  if (!context.quiet) io.err(notesText(notes ?? []));
  let closing: readonly Plain[] = [];
  if (diagnostics.length > 0) {
    const { closingLines, diagnosticsText } = await import('../../core/report/text/diagnostics.ts');
    const { excerptsOf } = await import('../../app/lint/excerpts.ts');
    const { fs, color, quiet } = context;
    io.out(diagnosticsText(diagnostics, { color, excerpts: await excerptsOf(fs, diagnostics) }));
    closing = closingLines(diagnostics, quiet);
  }
  if (result.results.length > 0) await printVerdicts(context, result);
  if (context.format === 'markdown') return;
  if (!context.quiet && result.results.some(({ verdict }) => verdict === 'refuse')) {
    const { hasSuggestion } = await import('../../core/handshake/suggest.ts');
    const { TO_SUGGEST } = await import('../../core/report/text/suggestion.ts');
    if (hasSuggestion(result.results, outcome.hosts, outcome.subjects)) closing = [...closing, TO_SUGGEST];
  }
  if (!context.quiet && answer.ok) {
    const { gateWouldApply } = await import('../../core/handshake/fixes.ts');
    const { TO_ACTIVATE } = await import('../../core/report/text/handshake.ts');
    if (gateWouldApply(result.results, outcome.hosts)) closing = [...closing, TO_ACTIVATE];
  }
  io.out(answerText(answer, closing, result.results.length === 0 && diagnostics.length > 0));
}

async function printVerdicts({ io, format, color }: Context, result: HandshakeResult): Promise<void> {
  if (format === 'markdown') {
    const { handshakeMarkdown } = await import('../../core/report/markdown/pages/handshake.ts');
    return io.out(handshakeMarkdown(result));
  }
  const { handshakeText } = await import('../../core/report/text/handshake.ts');
  io.out(handshakeText(result, color));
}
