import { expect, test } from '@jest/globals';
import { REPOSITORY } from '../../../../../../src/core/result/rule-page.ts';
import { VERSION } from '../../../../../../src/version.ts';
import { START_OF_FILE } from '../../../../../../src/core/result/diagnostic.ts';
import { releaseNotes, releaseSummary } from '../../../../../../src/core/report/markdown/pages/release-summary.ts';

const NOTES = `Signed by \`ed25519:bb\`. Verify a [cartridge](${REPOSITORY}/blob/v${VERSION}/README.md#cartridge) with the public key that its publisher gave you: \`cartwright verify FILE.cart --public-key KEY.pub.pem\`, or [without cartwright](${REPOSITORY}/blob/v${VERSION}/docs/verify-without-us.md).`;
const cartridge = {
  cartridgeId: 'org.example/reviewer@1.2.0',
  romDigest: 'sha256:aa',
  keyids: ['ed25519:bb'],
  verdicts: [],
};

test('a release that went well', () => {
  const files = [
    { name: 'reviewer-1.2.0.cart', state: 'uploaded' },
    { name: 'SHA256SUMS', state: 'unchanged' },
  ];
  expect(releaseSummary({ tag: 'v1.2.0', cartridges: [cartridge], files, diagnostics: [] })).toBe(
    [
      '## ✓ Release `v1.2.0`: 2 files',
      '',
      NOTES,
      '',
      '| cartridge | ROM digest |',
      '| --- | --- |',
      '| `org.example/reviewer@1.2.0` | `sha256:aa` |',
      '',
      '| file of the release |  |',
      '| --- | --- |',
      '| `reviewer-1.2.0.cart` | uploaded |',
      '| `SHA256SUMS` | unchanged |',
      '',
    ].join('\n'),
  );
});

test('one that did not: why, with hostile text as text', () => {
  const message = 'host "<img src=x>" refuses @octocat, closes #1';
  const finding = {
    rule: 'handshake/refuse',
    level: 'error',
    message,
    help: 'h',
    path: 'a/cartridge.yaml',
    range: START_OF_FILE,
    pointer: '',
  } as const;
  const summary = releaseSummary({ tag: '`v1`', cartridges: [], files: [], diagnostics: [finding] });
  // All that could act is in code.
  const text = 'host `<img src=x>` refuses `@octocat,` closes `#1`';
  expect(summary).toBe(
    `## ✗ Release \`\` \`v1\` \`\`: nothing was attached\n\n- \`a/cartridge.yaml:1\` \`handshake/refuse\` ${text}\n`,
  );
});

test('the notes of a release begin with who signed, each key once, and how to verify', () => {
  expect(releaseNotes([cartridge, cartridge])).toBe(NOTES);
});
