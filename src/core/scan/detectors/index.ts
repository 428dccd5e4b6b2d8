import type { Detector } from '../detector.ts';
import * as contracts from './contracts.ts';
import * as data from './data.ts';
import * as javascript from './javascript.ts';
import * as knowledge from './knowledge.ts';
import * as manifests from './manifests.ts';
import * as modules from './modules.ts';
import * as operations from './operations.ts';
import * as tests from './tests.ts';

const FILES = [contracts, data, javascript, knowledge, manifests, modules, operations, tests];

/** Every detector, by id: all that the files of this folder export. A test compares the files with the folder. */
export const DETECTORS: readonly Detector[] = FILES.flatMap((file): Detector[] => Object.values(file)).sort((a, b) =>
  a.id < b.id ? -1 : 1,
);
