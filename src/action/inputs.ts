import { UserError } from '../core/result/errors.ts';
import { quote } from '../core/text/printable.ts';
import { nearest } from '../core/schema/suggest.ts';

/** One input of the Action: `action.yml`, the README's table and the reading of inputs follow this one record. */
export interface InputSpec {
  readonly name: string;
  /** `list` is one value a line, or separated by commas. */
  readonly kind: 'text' | 'flag' | 'list' | 'choice';
  readonly choices?: readonly string[];
  readonly default: string;
  readonly description: string;
  /** Masked in the log before anything else happens. */
  readonly secret?: boolean;
}

/** Every input (docs/promises.md, Action), in the order of `action.yml`. */
export const INPUTS = [
  {
    name: 'command',
    kind: 'choice',
    choices: ['auto', 'check', 'release', 'init', 'report'],
    default: 'auto',
    description:
      'What to do: check, release, init or report; auto releases on a published release or a tag push, and checks otherwise',
  },
  {
    name: 'working-directory',
    kind: 'text',
    default: '.',
    description: 'Folder to check, relative to the workspace: every project at or below it',
  },
  {
    name: 'config',
    kind: 'text',
    default: '',
    description: 'Configuration file (default: cartwright.yaml in the working directory, if there is one)',
  },
  {
    name: 'cals',
    kind: 'list',
    default: '',
    description: 'CAL files or globs (default: the configuration, else every CAL)',
  },
  {
    name: 'packages',
    kind: 'list',
    default: '',
    description: 'Package folders or globs (default: the configuration, else every cartridge.yaml)',
  },
  {
    name: 'cartridges',
    kind: 'list',
    default: '',
    description: 'Cartridges, folders or globs (default: the configuration, else every cartridge)',
  },
  {
    name: 'hosts',
    kind: 'list',
    default: '',
    description:
      'Host profiles: files, globs, or names of shipped ones (default: the configuration, else every host profile)',
  },
  {
    name: 'changed-only',
    kind: 'flag',
    default: 'false',
    description:
      'On a pull request, report and judge only what it changes: needs the base commit (checkout with fetch-depth: 2)',
  },
  {
    name: 'config-from',
    kind: 'choice',
    choices: ['head', 'base'],
    default: 'head',
    description:
      'Whose configuration, baseline, confirmations, trust and comments judge a pull request or a merge queue: head, or base (checkout with fetch-depth: 2)',
  },
  {
    name: 'shard',
    kind: 'text',
    default: '',
    description:
      'Judge one part of a very large repository, as INDEX/COUNT; a later job puts the parts together with merge',
  },
  {
    name: 'merge',
    kind: 'list',
    default: '',
    description: 'Reports of the parts, files or globs: nothing is checked, they are put together and reported as one',
  },
  {
    name: 'fail-on',
    kind: 'choice',
    choices: ['error', 'warning', 'never'],
    default: 'error',
    description: 'What fails the step: error, warning or never',
  },
  {
    name: 'strict',
    kind: 'flag',
    default: 'false',
    description: 'Warnings, a pending readiness and a run with nothing to judge fail the step, too',
  },
  { name: 'check-urls', kind: 'flag', default: 'false', description: 'Look up the URLs of RAC checks' },
  {
    name: 'live',
    kind: 'flag',
    default: 'false',
    description: 'Start or contact the MCP servers of the host profiles; never on a pull request',
  },
  {
    name: 'server-timeout',
    kind: 'text',
    default: '',
    description: 'Seconds that each MCP server may take to start and answer, before what its profile says (default: 7)',
  },
  {
    name: 'annotations',
    kind: 'flag',
    default: 'true',
    description: 'Annotate the findings at their places, the checklist of each CAL and what hosts say of each package',
  },
  {
    name: 'comment',
    kind: 'choice',
    choices: ['true', 'review', 'false'],
    default: 'true',
    description:
      'The report on the pull request: true for one comment, review for a review with a thread on each line of the diff that makes the answer no, false for neither',
  },
  {
    name: 'suggest',
    kind: 'flag',
    default: 'false',
    description: 'Offer fixes as suggestions on the lines of the pull request',
  },
  { name: 'sarif-file', kind: 'text', default: '', description: 'Write the findings as SARIF 2.1.0 to this file' },
  { name: 'out', kind: 'text', default: '', description: 'Folder for what is made: reports, cartridges, descriptors' },
  { name: 'publisher', kind: 'text', default: '', description: 'Reverse-DNS id of the publisher' },
  {
    name: 'signing-key',
    kind: 'text',
    default: '',
    secret: true,
    description: 'ed25519 private key (PKCS#8 PEM, also with escaped newlines or in base64)',
  },
  {
    name: 'signing-key-passphrase',
    kind: 'text',
    default: '',
    secret: true,
    description: 'Passphrase of the signing key',
  },
  { name: 'public-key', kind: 'list', default: '', description: 'Public key files that make a signature trusted' },
  { name: 'trust-registry', kind: 'text', default: '', description: 'Trust registry file' },
  {
    name: 'release-tag',
    kind: 'text',
    default: '',
    description: 'Release to attach to (default: the tag of the event)',
  },
  {
    name: 'overwrite',
    kind: 'flag',
    default: 'false',
    description: 'Replace files of the release that have the same name and other bytes; otherwise that is an error',
  },
  {
    name: 'propose',
    kind: 'choice',
    choices: ['summary', 'pull-request'],
    default: 'summary',
    description: 'Where init puts its proposal: summary, or pull-request for a branch and a pull request, too',
  },
  {
    name: 'github-token',
    kind: 'text',
    default: '${{ github.token }}',
    secret: true,
    description: 'Token for the comment, the suggestions and the release',
  },
] as const satisfies readonly InputSpec[];

export type InputName = (typeof INPUTS)[number]['name'];

/** Every output (docs/promises.md, Action). */
export const OUTPUTS = {
  verdict: 'Readiness: ready, pending or not ready',
  compliance: 'Handshake: accept, refuse or not judged',
  errors: 'Number of errors',
  warnings: 'Number of warnings',
  accepted: 'Number of findings that a baseline, a comment or the configuration accepts',
  report: 'Path of the JSON report',
  sarif: 'Path of the SARIF file',
  cartridges: 'JSON array of the paths of the cartridges',
  'rom-digests': 'JSON array of their ROM digests, in the same order',
  descriptors: 'JSON array of the paths of the compliance descriptors',
} as const;

export interface Inputs {
  text(name: InputName): string;
  flag(name: InputName): boolean;
  /** Undefined when the input is empty. */
  list(name: InputName): readonly string[] | undefined;
}

/**
 * Reads and checks all inputs at once, before anything is done.
 *
 * @param get the raw value of an input; empty when it is not set
 * @throws UserError `bad-input` with the allowed values; the value of a secret is never shown
 */
export function readInputs(get: (name: string) => string): Inputs {
  const values = new Map<string, string>();
  for (const spec of INPUTS) {
    const value = get(spec.name).trim();
    const allowed = spec.kind === 'flag' ? ['true', 'false'] : spec.kind === 'choice' ? spec.choices : undefined;
    const lower = value.toLowerCase();
    const chosen =
      value === '' ? spec.default : (allowed as readonly string[] | undefined)?.includes(lower) ? lower : value;
    if (allowed !== undefined && !(allowed as readonly string[]).includes(chosen)) {
      const near = nearest(chosen, allowed);
      throw new UserError('bad-input', `input ${spec.name} is ${quote(value)}`, {
        help: `allowed: ${allowed.join(', ')}${near === undefined ? '' : `; did you mean ${near}?`}`,
      });
    }
    // An expression is GitHub's to fill in.
    values.set(spec.name, value === '' && spec.default.startsWith('${{') ? '' : chosen);
  }
  return inputsOf((name) => values.get(name) ?? '');
}

/** The inputs as they stand in the workflow, for what is said of a run whose inputs are refused. */
export function uncheckedInputs(get: (name: string) => string): Inputs {
  const defaults = new Map<string, string>(INPUTS.map((spec) => [spec.name, spec.default]));
  return inputsOf((name) => get(name).trim() || (defaults.get(name) ?? ''));
}

function inputsOf(text: (name: InputName) => string): Inputs {
  return {
    text,
    flag: (name) => text(name) === 'true',
    list(name) {
      const items = text(name)
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
      return items.length === 0 ? undefined : items;
    },
  };
}
