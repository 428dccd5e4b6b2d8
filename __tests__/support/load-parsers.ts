import { withParsers } from '../../src/core/scan/parsers/on-demand.ts';
import { parseToml } from '../../src/core/scan/parsers/toml.ts';
import { parseXml } from '../../src/core/scan/parsers/xml.ts';
import { parseYamlLoosely } from '../../src/core/scan/parsers/yaml.ts';

/** Loads every parser of manifests, so that tests can look at trees without waiting. */
await withParsers(() => [parseToml(''), parseXml('<a/>'), parseYamlLoosely('a')]);
