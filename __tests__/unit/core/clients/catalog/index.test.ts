import { expect, test } from '@jest/globals';
import { openSchema, isFault } from '../../../../src/core/handshake/accept/schema/open-schema.ts';
import { SHIPPED_HOSTS } from '../../../../src/core/handshake/profiles/index.ts';
import { readHostProfile } from '../../../../src/core/handshake/read-host.ts';
import { validators } from '../../../../src/core/schema/validators.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { HOST_SCHEMA_VERSION } from '../../../../src/ids.ts';
import { expectGolden } from '../../../support/golden.ts';

const requiredOf = (schema: unknown): readonly string[] => (schema as { required: readonly string[] }).required;

test.each(Object.entries(SHIPPED_HOSTS))(
  '%s is a valid profile whose every fact has a source',
  async (name, shipped) => {
    const text = JSON.stringify({ schemaVersion: HOST_SCHEMA_VERSION, ...shipped });
    const reading = readHostProfile(await readText(`${name}.host.json`, text), await validators.host());
    expect(reading).toEqual({ host: shipped, diagnostics: [] });
    expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(shipped.sources.length).toBeGreaterThan(0);
    for (const tool of shipped.tools) expect(isFault(openSchema(tool.inputSchema))).toBe(false);
  },
);

test.each(Object.entries(SHIPPED_HOSTS))(
  'what %s states of itself stands in the facts that have a source',
  (_name, host) => {
    const facts = host.sources.map(({ fact }) => fact).join('\n');
    const tokens = host.model?.contextWindowTokens?.toLocaleString('en-US');
    const stated = [
      host.protocolRevision,
      tokens === undefined ? undefined : `${tokens} tokens`,
      ...host.tools.flatMap(({ name, inputSchema }) =>
        requiredOf(inputSchema).map((argument) => `${name} takes ${argument} (a required string`),
      ),
    ];
    expect(stated.filter((fact) => fact !== undefined && !facts.includes(fact))).toEqual([]);
  },
);

test.each(Object.entries(SHIPPED_HOSTS))('every fact of %s is as it was reviewed', (name, shipped) => {
  expectGolden(`hosts/${name}.json`, `${JSON.stringify(shipped, null, 2)}\n`);
});
