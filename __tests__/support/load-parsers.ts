import { loadParsers } from '../../src/core/scan/parsers/large.ts';

// A scan that is not waited for finds its parsers loaded.
await loadParsers([{ name: 'Cargo.toml' }, { name: 'pom.xml' }, { name: 'pubspec.yaml' }]);
