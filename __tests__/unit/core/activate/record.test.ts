import { expect, test } from '@jest/globals';
import { renewal, type Activation } from '../../../../src/core/activate/record.ts';

test('the command that makes an activation anew is one that a shell reads word by word, whatever the record says', () => {
  const activation = {
    cartridge: '-a b.cart',
    host: "it's.host.yaml",
    client: 'claude-code',
    options: ['--policy', 'p q.yaml', '--allow-unsigned', '--x; rm -rf ~'],
  } as Partial<Activation> as Activation;
  expect(renewal(activation)).toBe(
    `cartwright activate './-a b.cart' --host 'it'\\''s.host.yaml' --client claude-code --policy 'p q.yaml' --allow-unsigned './--x; rm -rf ~' --write`,
  );
});
