import { claim, type Claim, type Detector } from '../detector.ts';

/** A suite of this size is somebody's work. */
const SUBSTANTIAL = 15;

const CONFIGS: readonly string[] = [
  'playwright.config.ts',
  'playwright.config.js',
  'playwright.config.mjs',
  'cypress.config.ts',
  'cypress.config.js',
  'cypress.json',
  '.detoxrc.js',
  'wdio.conf.js',
  'wdio.conf.ts',
];

export const tests: Detector = {
  id: 'tests',
  title: 'Test suites',
  docs: 'Test files by their names and by the folders they stand in; test data, helpers and an empty tests folder are no tests. About fifteen files, or end-to-end tests, make a suite.',
  looksAt: [{ names: CONFIGS }, { extensions: ['feature'] }],
  detect(tree) {
    const claims: Claim[] = [];
    const { files, endToEnd, samples } = tree.tests;
    const first = samples[0];
    if (first !== undefined) {
      const weight = files >= SUBSTANTIAL ? 0.85 : files >= 10 ? 0.4 : 0.15;
      claims.push(claim('role:qa_engineer', weight, first, `${files} test files`, { group: 'test files' }));
      for (const sample of samples.slice(1))
        claims.push(claim('role:qa_engineer', 0.1, sample, 'one of them', { group: 'test files' }));
    }
    const config = tree.files.find((file) => CONFIGS.includes(file.name.toLowerCase()) && file.place !== 'example');
    if (config !== undefined && files >= 3) {
      const weight = endToEnd > 0 || files >= SUBSTANTIAL ? 0.6 : 0.35;
      const technology = /playwright/.test(config.name)
        ? 'Playwright'
        : /cypress/.test(config.name)
          ? 'Cypress'
          : 'end-to-end tests';
      claims.push(
        claim('role:qa_engineer', weight, config.path, 'end-to-end tests', { group: 'end to end', technology }),
      );
    } else if (endToEnd >= 3 && first !== undefined)
      claims.push(claim('role:qa_engineer', 0.6, first, `${endToEnd} end-to-end tests`, { group: 'end to end' }));
    return { claims };
  },
};
