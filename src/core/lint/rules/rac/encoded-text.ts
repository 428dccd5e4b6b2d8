import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { findEncoded } from '../../smuggling/encoded.ts';

export const rule: Rule = {
  meta: {
    id: 'rac/encoded-text',
    level: 'warning',
    summary: 'a description or hint carries encoded data',
    what: 'The description or hint of a RAC item, or a text below `okf`, holds a `data:` URI with a payload (an error), a PEM text, or a run of base64, hexadecimal digits or escapes that is longer than any digest.',
    why: 'Nobody describes knowledge in base64. What is encoded is the knowledge itself, or something that should not be read by eye.',
    bad: calExample({
      rac: [
        "{ id: logo, kind: custom, description: 'data:text/plain;base64,VGhlIGdhdGV3YXkgbGlzdGVucyBvbiBwb3J0IDgwODAgYW5kIHRoZSBxdWV1ZSBvbiA5MDkw' }",
      ],
    }),
    good: calExample({ rac: ['{ id: logo, kind: custom, description: The logo and the rules for its use }'] }),
    falseAlarms:
      'Of 878,139 one-line descriptions of npm and PyPI packages it named 4, all of them encoded indeed; of 11,841 paragraphs of prose in the documentation of packages 4 (links whose fragment carries a program in base64); of 226,975 names of packages none.',
    sensitive: true,
  },
  check({ racTexts, findSecrets }, report) {
    for (const found of racTexts) {
      const { text, path } = found;
      const encoded = findEncoded(text);
      // A key or a token is a finding of its own, and a graver one.
      if (encoded === undefined || (findSecrets?.(text) ?? []).length > 0) continue;
      report({
        message: `${found.where} carries ${encoded.what} (${encoded.length} characters)`,
        path,
        ...(encoded.certain ? { level: 'error' } : {}),
        help: 'remove it; describe the artifact, and point to it with "check" or "okf"',
      });
    }
  },
};
