// A hook for module.register: loads the repository's TypeScript without types, so that a generator can ask the sources themselves.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const source = await readFile(fileURLToPath(url), 'utf8');
  const jsc = { parser: { syntax: 'typescript' }, target: 'es2022', transform: { verbatimModuleSyntax: true } };
  const { code } = await transform(source, { jsc, module: { type: 'es6' }, swcrc: false });
  return { format: 'module', source: code, shortCircuit: true };
}
