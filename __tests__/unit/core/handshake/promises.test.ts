import { expect, test } from '@jest/globals';
import { Binder } from '../../../../src/core/handshake/bind.ts';
import type { HostProfile } from '../../../../src/core/handshake/host.ts';
import { negotiate } from '../../../../src/core/handshake/negotiate.ts';
import { verdictWords } from '../../../../src/core/result/reservations.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { judged, REFERENCE_HOST, subjectOf, takes, tool } from '../../../support/handshake.ts';

/** A host whose sub-agents are its own and need a wrap, and whose memory is a server's and needs one, too. */
const HOST: HostProfile = {
  ...REFERENCE_HOST,
  servers: [{ name: 'memory', command: 'x' }],
  tools: [
    tool('execute', ['exec', 'fs.read'], takes('command'), { builtIn: true }),
    tool('Agent', ['dispatch'], takes('prompt'), { builtIn: true }),
    tool('dispatch', ['dispatch'], undefined, { wraps: 'Agent', rename: { task: 'prompt' } }),
    tool('note', ['memory.write'], takes('text')),
    tool('add_memory', ['memory.write'], undefined, { wraps: 'note', rename: { summary: 'text' } }),
    tool('search_memory', ['search', 'memory.read'], takes('query')),
  ],
};

const ask = (host: HostProfile, strict = false): ReturnType<typeof judged> =>
  judged(
    negotiate({
      subject: subjectOf(),
      host,
      source: 'h',
      profile: PROFILES.cart,
      live: true,
      binder: new Binder(strict),
    }),
  );
const kept = (host: HostProfile): unknown =>
  Object.fromEntries(
    ask(host).roles.flatMap(({ role, enforcedBy }) => (enforcedBy === undefined ? [] : [[role, enforcedBy]])),
  );

test('without a gate nothing applies a wrap; with one, what is the client’s own stays a promise', () => {
  expect(kept(HOST)).toEqual({
    'cart:execute': 'host',
    'cart:dispatch': 'nobody',
    'cart:memory.write': 'nobody',
    'cart:search': 'host',
  });
  expect(kept({ ...HOST, gated: true })).toEqual({
    'cart:execute': 'host',
    'cart:dispatch': 'nobody',
    'cart:memory.write': 'gate',
    'cart:search': 'gate',
  });
  expect([HOST, { ...HOST, gated: true as const }].map((host) => verdictWords(ask(host)))).toEqual([
    'accept, 2 promises',
    'accept, 1 promise',
  ]);
});

test('strictly nothing is bound on a promise', () => {
  const { verdict, descriptor, roles } = ask({ ...HOST, gated: true }, true);
  expect([verdict, descriptor.unmet]).toEqual(['refuse', ['tool:cart:dispatch']]);
  expect(roles.find(({ role }) => role === 'cart:dispatch')?.candidates[0]).toMatchObject({
    tool: 'dispatch',
    notTaken: 'its wrap is not applied, and --strict accepts no promise',
  });
});
