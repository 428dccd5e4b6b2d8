import { loadToml } from '../../src/core/scan/parsers/toml.ts';
import { loadXml } from '../../src/core/scan/parsers/xml.ts';
import { loadYaml } from '../../src/core/scan/parsers/yaml.ts';

/** Loads every parser of manifests, so that tests can look at trees without waiting. */
await Promise.all([loadToml(), loadXml(), loadYaml()]);
