import { expect, test } from '@jest/globals';
import { buildManifest } from '../../../../src/core/manifest/build.ts';
import { compareChecked, type Compared } from '../../../../src/core/report/compare.ts';
import { movedPackages, type Requirements } from '../../../../src/core/diff/requirements.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { finding, handshake, reportOf } from '../../../support/reports.ts';

const MANIFEST = buildManifest(undefined, PROFILES.cart);

const asks = (tokens: number, version: string, id = 'com.example/a'): Requirements => ({
  id,
  version,
  manifest: { ...MANIFEST, model: { ...MANIFEST.model, minContextWindowTokens: tokens } },
});

/** Compares two sides, whose packages are known by their ids. */
const compared = (base: Compared & { requirements: Packages }, head: Compared & { requirements: Packages }) =>
  compareChecked(base, head, {
    moved: [...movedPackages(base.requirements, head.requirements)].map(([from, to]) => ({
      what: 'package',
      from,
      to,
    })),
  });
type Packages = ReadonlyMap<string, Requirements>;

const at = (folder: string) =>
  reportOf([finding('package/task-type', 'warning', `${folder}/cartridge.yaml`, 3)], {
    handshakes: [handshake(folder, 'laptop')],
  });

test('a package that moved is compared with itself, by its id', () => {
  const { changes } = compared(
    { report: at('agents/a'), requirements: new Map([['agents/a', asks(1000, '1.0.0')]]) },
    { report: at('packages/new'), requirements: new Map([['packages/new', asks(2000, '1.0.0')]]) },
  );
  expect([changes.hosts, changes.introduced, changes.fixed]).toEqual([
    [],
    { errors: 0, warnings: 0, notes: 0 },
    { errors: 0, warnings: 0, notes: 0 },
  ]);
  expect(changes.requirements).toMatchObject([
    { subject: 'packages/new', step: 'major', taken: 'none', enough: false },
  ]);
});

test('an id that two packages share tells nothing', () => {
  const twice = new Map([
    ['agents/a', asks(1000, '1.0.0')],
    ['agents/b', asks(1000, '1.0.0')],
  ]);
  const { changes } = compared(
    { report: at('agents/a'), requirements: twice },
    { report: at('packages/new'), requirements: new Map([['packages/new', asks(1000, '1.0.0')]]) },
  );
  expect(changes.hosts.map(({ subject, before, after }) => [subject, before, after])).toEqual([
    ['agents/a', 'accept', null],
    ['packages/new', null, 'accept'],
  ]);
});
