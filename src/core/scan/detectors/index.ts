import type { Detector } from '../detector.ts';
import { ci } from './ci.ts';
import { containers } from './containers.ts';
import { contracts, schemas } from './contracts.ts';
import { cpp } from './cpp.ts';
import { datasets, pipelines } from './data.ts';
import { dotnet } from './dotnet.ts';
import { kubernetes, terraform } from './infrastructure.ts';
import { javascript, npm } from './javascript.ts';
import { jvm } from './jvm.ts';
import { knowledge, runbooks } from './knowledge.ts';
import { learning } from './learning.ts';
import { dart, elixir, go, julia, php, r, ruby, rust } from './manifests.ts';
import { modules } from './modules.ts';
import { platforms } from './platforms.ts';
import { python } from './python.ts';
import { security } from './security.ts';
import { swift } from './swift.ts';
import { tests } from './tests.ts';
import { browser, routes } from './web.ts';
import { writing } from './writing.ts';

/** Every detector, by id; a test compares this list with the folder. */
export const DETECTORS: readonly Detector[] = [
  browser,
  ci,
  containers,
  contracts,
  cpp,
  dart,
  datasets,
  dotnet,
  elixir,
  go,
  javascript,
  julia,
  jvm,
  knowledge,
  kubernetes,
  learning,
  modules,
  npm,
  php,
  pipelines,
  platforms,
  python,
  r,
  routes,
  ruby,
  runbooks,
  rust,
  schemas,
  security,
  swift,
  terraform,
  tests,
  writing,
];
