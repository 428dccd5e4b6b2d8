import type { Detector } from '../detector.ts';
import * as ci from './ci.ts';
import * as containers from './containers.ts';
import * as contracts from './contracts.ts';
import * as cpp from './cpp.ts';
import * as data from './data.ts';
import * as dotnet from './dotnet.ts';
import * as infrastructure from './infrastructure.ts';
import * as javascript from './javascript.ts';
import * as jvm from './jvm.ts';
import * as knowledge from './knowledge.ts';
import * as learning from './learning.ts';
import * as manifests from './manifests.ts';
import * as modules from './modules.ts';
import * as platforms from './platforms.ts';
import * as python from './python.ts';
import * as security from './security.ts';
import * as swift from './swift.ts';
import * as tests from './tests.ts';
import * as web from './web.ts';
import * as writing from './writing.ts';

const FILES = [
  ci,
  containers,
  contracts,
  cpp,
  data,
  dotnet,
  infrastructure,
  javascript,
  jvm,
  knowledge,
  learning,
  manifests,
  modules,
  platforms,
  python,
  security,
  swift,
  tests,
  web,
  writing,
];

/** Every detector, by id: all that the files of this folder export. A test compares the files with the folder. */
export const DETECTORS: readonly Detector[] = FILES.flatMap((file): Detector[] => Object.values(file)).sort((a, b) =>
  a.id < b.id ? -1 : 1,
);
