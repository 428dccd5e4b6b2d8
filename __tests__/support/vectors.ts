import { readFileSync } from 'node:fs';

/** A file of `__tests__/fixtures/vectors`, where the test vectors lie that this project made; its README says what each one is. */
export const vectors = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../fixtures/vectors/${name}`, import.meta.url), 'utf8')) as T;
