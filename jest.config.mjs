import { availableParallelism } from 'node:os';

const flags = process.execArgv.join(' ') + (process.env.NODE_OPTIONS ?? '');
if (!flags.includes('--experimental-vm-modules'))
  throw new Error('Run the tests with "npm test": they are ES modules.');

export default {
  testSequencer: '<rootDir>/__tests__/support/sequencer.mjs',
  testEnvironment: '<rootDir>/__tests__/support/environment.mjs',
  // Some tests wait for time limits: one more worker than cores uses what they leave.
  maxWorkers: availableParallelism() + 1,
  // A new worker loads and compiles everything again, which takes seconds; a large one takes longer to start a program: 3 ms, not 1.
  workerIdleMemoryLimit: '700MB',
  // Only to end what hangs: how fast something is never decides a test.
  testTimeout: 120_000,
  // A worker with all of the program in memory needs more than half a second to end when every core is busy.
  workerGracefulExitTimeout: 30_000,
  // Every temporary file of a run lies in one folder; what is left there fails it.
  globalSetup: '<rootDir>/__tests__/support/temporary/setup.mjs',
  globalTeardown: '<rootDir>/__tests__/support/temporary/teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/assertions.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' }, sourceMaps: true },
    ],
  },
  collectCoverageFrom: ['src/**/*.ts', '!src/**/*.d.ts', '!src/generated/**'],
};
