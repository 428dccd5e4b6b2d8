import { wholeNumber } from '../../app/whole-number.ts';
import { UserError } from '../../core/result/errors.ts';
import { notesText, repositoryLines } from '../../core/report/text/receipts.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { quote } from '../../core/text/printable.ts';
import { isOrganisationName, MAX_JOBS, partsOf } from '../../core/value/repositories.ts';
import { EXIT, flagOption, valueOption, defineCommand } from '../command.ts';

export const command = defineCommand({
  name: 'org list',
  summary: 'lists the repositories of a GitHub organisation, split over jobs',
  example: 'org list acme --jobs 64 --format json',
  usage: ['org list ORGANISATION'],
  options: [
    valueOption('jobs', 'N', `split them over at most N jobs, up to ${MAX_JOBS} (default: ${MAX_JOBS})`),
    flagOption('archived', 'include archived repositories'),
    flagOption('no-forks', 'leave out forks'),
  ],
  formats: ['text', 'json'],
  details: [
    'It asks the API of GitHub, with the token of the variable GH_TOKEN or GITHUB_TOKEN; GITHUB_API_URL names another server than',
    'https://api.github.com. Requests follow each other, a rate limit is waited for, and what fails on the way is tried again.',
  ].join('\n'),
  usesConfig: false,
  async run({ io, positionals, value, flag, format, quiet }) {
    const [organisation] = positionals;
    if (organisation === undefined) throw new UserError('usage', 'org list takes one organisation');
    if (!isOrganisationName(organisation))
      throw new UserError('usage', `no organisation has the name ${quote(organisation)}`, {
        help: 'write its login: letters, digits and single dashes',
      });
    const jobs = wholeNumber(value('jobs'), '--jobs', [1, MAX_JOBS]) ?? MAX_JOBS;
    const token = [io.env['GH_TOKEN'], io.env['GITHUB_TOKEN']].find((each) => each !== undefined && each !== '');
    if (token === undefined)
      throw new UserError('usage', 'there is no token', { help: 'set GH_TOKEN to one that may read the repositories' });
    const { repositoriesOf } = await import('../../adapters/github/organisation.ts');
    const all = await repositoriesOf({
      organisation,
      token,
      apiUrl: (io.env['GITHUB_API_URL'] ?? '') || 'https://api.github.com',
      say: (line) => (quiet ? undefined : io.err(notesText([line]))),
    });
    const repositories = all.filter(
      ({ archived, fork }) => (flag('archived') || !archived) && !(flag('no-forks') && fork),
    );
    io.out(
      format === 'json'
        ? resultJson({ version: 1, organisation, repositories, parts: partsOf(repositories, jobs) }, 2)
        : repositoryLines(repositories),
    );
    return EXIT.ok;
  },
});
