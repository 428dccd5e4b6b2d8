import { secretName } from '../../../secrets/secret.ts';
import { secretTexts } from '../../document-secrets.ts';
import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  meta: {
    id: 'cal/secret',
    level: 'error',
    summary: 'the CAL holds a secret',
    what: 'A text anywhere in the CAL holds a private key, a token of a well-known service, a password in a URL or a connection string, or a value that looks random and is given to a password, a key or a token (`password=…`, `"apiKey": "…"`). Placeholders, references to variables, digests that name themselves and UUIDs are none.',
    why: 'A CAL is committed, signed and shared. A secret in it is published, and stays in the history after it was removed.',
    bad: calExample({
      rac: [
        "{ id: wiki, kind: wiki, description: A map of the code base, check: { type: url, hint: 'https://deploy:q8Rt2mXw9@wiki.acme.dev/start' } }",
      ],
    }),
    good: calExample({
      rac: [
        "{ id: wiki, kind: wiki, description: A map of the code base, check: { type: url, hint: 'https://wiki.acme.dev/start' } }",
      ],
    }),
    falseAlarms:
      'Known forms: of 878,139 one-line descriptions and 226,975 names of packages, and 11,841 paragraphs of prose in the documentation of packages, it named none. Digests, ids and placeholders such as `user:password` are not taken for secrets. Random values that are given to a secret name: in 97,464 text files (810 MB) of 71 public repositories 164 values were named, in 98 files, and each was read: 5 were no secret (four times the token of one link in a test, and a token that a test broke), 13 are keys that are published on purpose (maps, search, telemetry), 77 are made for tests, and the others stand as examples or for real in documentation and source. In the 5,873 files of 12 of them, which were not looked at while the measure was made, it first named 10, 3 of them wrongly; then it was narrowed so that it names none of the 3.',
    sensitive: true,
  },
  check({ doc, findSecrets }, report) {
    if (findSecrets === undefined) return;
    for (const { path, isKey, secrets, shadowed } of secretTexts(doc, findSecrets)) {
      for (const { kind, start, end } of secrets) {
        report({
          message: `a ${isKey ? 'key' : 'text'} holds ${secretName(kind)} (${end - start} characters)`,
          path,
          part: isKey ? 'key' : 'value',
          ...(shadowed === undefined ? {} : { span: shadowed.value }),
          help: 'remove it, and replace it wherever it is used: it counts as published',
        });
      }
    }
  },
};
