import { describe, expect, test } from '@jest/globals';
import type { Config } from '../../../../src/app/project/config.ts';
import type { UnreadHost } from '../../../../src/app/handshake/hosts.ts';
import { handshakeTargets, type HandshakeTargets } from '../../../../src/app/handshake/targets.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { placeOf } from '../../../../src/core/value/path.ts';

const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 9 } });

/** A configuration whose targets are these lines: of each the place is its line. */
function configOf(...targets: readonly (readonly [packages: string, ...hosts: readonly string[]])[]): Config {
  return {
    file: 'cartwright.yaml',
    targets: targets.map(([packages, ...hosts], i) => ({
      packages,
      hosts,
      places: { packages: at(10 * i), hosts: hosts.map((_, j) => at(10 * i + j + 1)) },
    })),
  } as unknown as Config;
}

const UNREAD = { reason: 'it cannot be read', help: '' };
const hostAt = (source: string, name: string): UnreadHost => ({ source, name, ...UNREAD });
const HOSTS = ['desk', 'phone'].map((name) => hostAt(`hosts/${name}.host.yaml`, `The ${name}`));
const SUBJECTS = ['agents/a', 'agents/b', 'x.cart'];

/** Every pair that meets, `SUBJECT HOST`; or the fault of a target: place, message and help. */
function pairs(
  config: Config,
  more: Partial<Omit<HandshakeTargets, 'hosts'> & { readonly hosts: readonly UnreadHost[] }> = {},
): unknown {
  try {
    const given = { subjects: SUBJECTS, hosts: HOSTS, ...more };
    const meets = handshakeTargets(config, placeOf('/w', '.'), given);
    return given.subjects.flatMap((subject) =>
      given.hosts.flatMap((host) => (meets(subject, host) ? [`${subject} ${host.name}`] : [])),
    );
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { code, path, range, message, help } = error;
    return [code, path, range?.start.line, message, help];
  }
}

const ALL = SUBJECTS.flatMap((subject) => HOSTS.map(({ name }) => `${subject} ${name}`));

test('without targets every package meets every host', () => {
  expect(pairs({} as Config)).toEqual(ALL);
});

test.each([['hosts/desk.host.yaml'], ['./hosts/desk.host.yaml'], ['hosts/d*.host.yaml'], ['The desk']])(
  'a package meets the hosts that a target names by path, glob or name, and the others meet all: %s',
  (host) => {
    expect(pairs(configOf(['agents/a/cartridge.yaml', host]))).toEqual(
      ALL.filter((pair) => pair !== 'agents/a The phone'),
    );
  },
);

test('what several targets give a package adds up', () => {
  const config = configOf(['agents/*', 'The desk'], ['agents/b/', 'The phone'], ['x.cart', 'The phone']);
  expect(pairs(config)).toEqual(['agents/a The desk', 'agents/b The desk', 'agents/b The phone', 'x.cart The phone']);
});

describe('a target that names what is not there is a fault of the configuration', () => {
  const fault = (line: number, message: string, help: string): unknown[] => [
    'bad-config',
    'cartwright.yaml',
    line,
    `targets: ${message}`,
    help,
  ];

  test('with what was meant, where that is near', () => {
    expect([pairs(configOf(['x.crat', 'The desk'])), pairs(configOf(['agents/a', 'The desk', 'Teh phone']))]).toEqual([
      fault(0, '"x.crat" matches no package or cartridge of the project', 'did you mean x.cart?'),
      fault(2, '"Teh phone" matches no host of the project', 'did you mean The phone?'),
    ]);
  });

  test('with eight of what there is, each once, and the number of the others', () => {
    const named = (count: number): unknown => {
      const hosts = Array.from({ length: count }, (_, i) => hostAt(`host-${i}`, `host-${i}`));
      return pairs(configOf(['agents/a', 'unlike any other']), { hosts });
    };
    const eight = Array.from({ length: 8 }, (_, i) => `host-${i}`).join(', ');
    const message = '"unlike any other" matches no host of the project';
    expect([named(8), named(9), named(10)]).toEqual([
      fault(1, message, `there is: ${eight}`),
      fault(1, message, `there is: ${eight} and 1 more`),
      fault(1, message, `there is: ${eight} and 2 more`),
    ]);
  });

  test('where there is nothing at all, too', () => {
    expect([
      pairs(configOf(['unlike any other', 'The desk']), { subjects: [] }),
      pairs(configOf(['agents/a', 'unlike any other']), { hosts: [] }),
    ]).toEqual([
      fault(
        0,
        '"unlike any other" matches no package or cartridge of the project',
        'there is no package or cartridge in this project',
      ),
      fault(1, '"unlike any other" matches no host of the project', 'there is no host in this project'),
    ]);
  });

  test('unless somebody named other packages or hosts by hand', () => {
    const config = configOf(['agents/c', 'The tablet']);
    expect(pairs(config, { narrowed: { packages: true, hosts: true } })).toEqual(ALL);
    expect([
      pairs(config, { narrowed: { packages: true, hosts: false } }),
      pairs(config, { narrowed: { packages: false, hosts: true } }),
    ]).toEqual([
      fault(
        1,
        '"The tablet" matches no host of the project',
        'there is: hosts/desk.host.yaml, The desk, hosts/phone.host.yaml, The phone',
      ),
      fault(0, '"agents/c" matches no package or cartridge of the project', 'there is: agents/a, agents/b, x.cart'),
    ]);
  });
});
