const flags = process.execArgv.join(' ') + (process.env.NODE_OPTIONS ?? '');
if (!flags.includes('--experimental-vm-modules'))
  throw new Error('Run the tests with "npm test": they are ES modules.');

export default {
  testEnvironment: 'node',
  maxWorkers: '100%',
  // Only to end what hangs: how fast something is never decides a test.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } },
    ],
  },
  collectCoverageFrom: ['src/**/*.ts', '!src/**/*.d.ts', '!src/generated/**'],
};
