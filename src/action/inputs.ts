import type { GivenTrust } from '../app/policy/demands.ts';
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

type Named<N extends string> = InputSpec & { readonly name: N };

function text<N extends string>(name: N, description: string, preset = ''): Named<N> {
  return { name, kind: 'text', default: preset, description };
}

function secret<N extends string>(name: N, description: string, preset = ''): Named<N> {
  return { ...text(name, description, preset), secret: true };
}

function flag<N extends string>(name: N, description: string, preset: 'true' | 'false' = 'false'): Named<N> {
  return { name, kind: 'flag', default: preset, description };
}

function list<N extends string>(name: N, description: string): Named<N> {
  return { name, kind: 'list', default: '', description };
}

/** The first choice is the default. */
function choice<N extends string>(name: N, choices: readonly [string, ...string[]], description: string): Named<N> {
  return { name, kind: 'choice', choices, default: choices[0], description };
}

/** Every input (docs/promises.md, Action), in the order of `action.yml`. */
export const INPUTS = [
  choice(
    'command',
    ['auto', 'check', 'release', 'init', 'report'],
    'What to do: check, release, init or report; auto releases on a published release or a tag push, and checks otherwise',
  ),
  text('working-directory', 'Folder to check, relative to the workspace: every project at or below it', '.'),
  text('config', 'Configuration file (default: cartwright.yaml in the working directory, if there is one)'),
  list('cals', 'CAL files or globs (default: the configuration, else every CAL)'),
  list('packages', 'Package folders or globs (default: the configuration, else every cartridge.yaml)'),
  list('cartridges', 'Cartridges, folders or globs (default: the configuration, else every cartridge)'),
  list('hosts', 'Host profiles: files, globs, or names of clients (default: the configuration, else every profile)'),
  flag(
    'changed-only',
    'On a pull request or in a merge queue, report and judge only what it changes: needs the base commit (checkout with fetch-depth: 2)',
  ),
  choice(
    'config-from',
    ['head', 'base'],
    'Whose configuration, baseline, confirmations, trust and comments judge a pull request or a merge queue: head, or base (checkout with fetch-depth: 2)',
  ),
  {
    ...choice(
      'fail-on',
      ['error', 'warning', 'never'],
      'What fails the step: error, warning or never (default: failOn, or error)',
    ),
    default: '',
  },
  flag('frozen', 'Fail if anything differs from cartwright.lock'),
  flag('strict', 'Warnings, a pending readiness and a run with nothing to judge fail the step, too'),
  flag('check-urls', 'Look up the URLs of RAC checks'),
  flag('live', 'Start or contact the MCP servers of the host profiles; never on a pull request'),
  text(
    'server-timeout',
    'Seconds that each MCP server may take to start and answer, before what its profile says (default: 7; 60 for npx, uvx and the like)',
  ),
  flag('annotations', 'Annotate findings, the checklist of each CAL and the answers of hosts', 'true'),
  choice(
    'comment',
    ['true', 'review', 'false'],
    'The report on the pull request: true for one comment, review for a review with a thread on each line of the diff that makes the answer no, false for neither',
  ),
  flag('suggest', 'Offer fixes as suggestions on the lines of the pull request'),
  text('sarif-file', 'Write the findings as SARIF 2.1.0 to this file'),
  flag('upload-sarif', 'Send the findings to code scanning, on pull requests, too: needs security-events: write'),
  text('out', 'Folder for what is made: reports, cartridges, descriptors'),
  text('publisher', 'Reverse-DNS id of the publisher'),
  secret('signing-key', 'ed25519 private key (PKCS#8 PEM, also with escaped newlines or in base64)'),
  secret('signing-key-passphrase', 'Passphrase of the signing key'),
  list('public-key', 'Public key files that make a signature trusted'),
  text('trust-registry', 'Trust registry file'),
  text('release-tag', 'Release to attach to (default: the tag of the event)'),
  flag('oci', 'Write the released cartridges as an OCI image layout, too: the folder oci in out'),
  choice('propose', ['summary', 'pull-request'], 'Where init puts its proposal: summary or pull-request'),
  secret('github-token', 'Token for the comment, the suggestions and the release', '${{ github.token }}'),
];

export type InputName = (typeof INPUTS)[number]['name'];

/** Every output (docs/promises.md, Action). */
export const OUTPUTS = {
  verdict: 'Readiness: ready, pending or not ready',
  compliance: 'Handshake: accept, refuse or not judged',
  errors: 'Number of errors',
  warnings: 'Number of warnings',
  accepted: 'Number of findings that a baseline, a comment or the configuration accepts',
  report: 'Path of the JSON report',
  html: 'Path of the report as one HTML page',
  sarif: 'Path of the SARIF file',
  cartridges: 'JSON array of the paths of the cartridges',
  'rom-digests': 'JSON array of their ROM digests, in the same order',
  descriptors: 'JSON array of the paths of the compliance descriptors',
  oci: 'JSON array of the references of the cartridges in the OCI image layout, LAYOUT:TAG, in the order of cartridges',
} as const;

export type Inputs = ReturnType<typeof inputsOf>;

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
    const chosen = value === '' ? spec.default : allowed?.includes(lower) ? lower : value;
    if (allowed !== undefined && chosen !== '' && !allowed.includes(chosen)) {
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

/** The inputs as they are in the workflow, for what is said of a run whose inputs are refused. */
export function uncheckedInputs(get: (name: string) => string): Inputs {
  const defaults = new Map<string, string>(INPUTS.map((spec) => [spec.name, spec.default]));
  return inputsOf((name) => get(name).trim() || (defaults.get(name) ?? ''));
}

/** The keys and the registry that the workflow trusts, in addition to the configuration. */
export function trustInputs(inputs: Inputs): GivenTrust {
  return { publicKeys: inputs.list('public-key'), trustRegistry: inputs.text('trust-registry') || undefined };
}

function inputsOf(text: (name: InputName) => string) {
  return {
    text,
    flag: (name: InputName): boolean => text(name) === 'true',
    /** Undefined when the input is empty. */
    list(name: InputName): readonly string[] | undefined {
      const items = text(name)
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
      return items.length === 0 ? undefined : items;
    },
  };
}
