import {
  CHART,
  type Claim,
  claim,
  codeFiles,
  type Detector,
  lineOf,
  operated,
  OPERATED,
  type Sign,
  signDetector,
  words,
} from '../detector.ts';
import { captures } from '../parsers/values.ts';
import { pathIn } from '../../value/path.ts';
import type { TreeFile } from '../tree/tree.ts';

const PIPELINES =
  /^(?:\.github\/(?:workflows\/[^/]+|actions\/.+\/action)\.ya?ml|\.gitlab-ci\.yml|\.gitlab\/.+\.yml|\.circleci\/config\.yml|azure-pipelines[^/]*\.ya?ml|\.azure[^/]*\/.+\.ya?ml|bitbucket-pipelines\.yml|\.drone\.yml|\.woodpecker[^/]*\.ya?ml|\.woodpecker\/.+\.ya?ml|cloudbuild[^/]*\.ya?ml|\.buildkite\/.+\.ya?ml|\.travis\.yml|\.semaphore\/.+\.ya?ml|\.forgejo\/workflows\/.+|\.gitea\/workflows\/.+)$/;

/** What people call a pipeline that deploys by a program of their own. */
const CALLED_DEPLOY = /^(?:cd|(?:[\w-]*[-_])?deploy(?:ment)?(?:[-_][\w-]+)?)\.ya?ml$/i;
/** Commands and actions that put something into operation. */
const DEPLOY =
  /\b(?:kubectl (?:apply|rollout|set image)|helm (?:upgrade|install)\b(?!.*\b(?:kind|minikube)\b)|helmfile (?:apply|sync)|terraform apply\b|tofu apply|terragrunt (?:run-all )?apply|pulumi up|cdk deploy|aws (?:ecs|s3 sync|lambda update|cloudformation deploy)|gcloud (?:run|app|functions|composer)\b[^\n]*deploy|az (?:webapp|containerapp)|fly(?:ctl)? deploy|serverless deploy|sls deploy|ansible-playbook|kamal deploy|cap production deploy|eb deploy|heroku container|wrangler (?:deploy|publish)|skaffold run|docker stack deploy|sam deploy|sst deploy|railway up|cf push|oc (?:apply|rollout)|argocd app sync|nomad job run|copilot deploy|amplify push|firebase deploy|supabase (?:db push|functions deploy)|databricks bundle deploy|astro deploy|modal deploy|prefect deploy|bentoml (?:deploy|cloud deploy)|anyscale (?:services? (?:deploy|rollout)|jobs? submit)|az functionapp|gcloud builds submit|helm-?file (?:apply|sync)|vercel (?:deploy|--prod))|uses:\s*["']?(?:azure\/(?:webapps-deploy|k8s-deploy|aks-set-context)|aws-actions\/amazon-ecs-deploy-task-definition|google-github-actions\/deploy-[\w-]+|superfly\/flyctl-actions|akhileshns\/heroku-deploy|azure\/(?:functions-action|arm-deploy|container-apps-deploy-action|aci-deploy)|aws-actions\/aws-cloudformation-github-deploy|pulumi\/actions|astronomer\/deploy-action|dagster-io\/dagster-cloud-action|amondnet\/vercel-action|firebaseextended\/action-hosting-deploy|cloudflare\/wrangler-action|appleboy\/ssh-action|shipit)/i;
/** Releases to the stores of apps. */
const STORE =
  /upload-google-play|upload-testflight|app-store-deploy|fastlane (?:\w+ )?(?:deliver|supply|pilot|beta|deploy)|upload_to_(?:play_store|app_store|testflight)|appcenter distribute/i;
/** What brings pages, previews or test environments online, and not the project. */
const PIPELINES_ASIDE =
  /(?:^|[/_.-])(?:docs?|documentation|website|site|pages|storybook|previews?|screengrabs|demos?|tests?|e2e|ci|bench\w*|openapi|swagger|sdks?|npm|pypi|nuget)(?:[/_.-]|$)/i;
/** Actions and commands that publish an image. */
const PUBLISH =
  /uses:\s*["']?(?:docker\/build-push-action|docker\/bake-action|redhat-actions\/push-to-registry|depot\/build-push-action|aws-actions\/amazon-ecr-login)|\bdocker (?:image )?push\b|\bdocker buildx build\b[^\n]*--push|\bpodman push\b|\bbuildah push\b|\bko (?:build|publish|resolve)\b|\bkaniko\b|\bskopeo copy\b|\bmake (?:docker-push|push-images?)\b/i;
const PUBLISH_CHARTS = /helm\/chart-releaser-action|\bhelm push\b|\bcr upload\b/i;
const PIPELINE_SIGNS: readonly (readonly [RegExp, weight: number, why: string, group: string])[] = [
  [DEPLOY, 0.6, 'pipeline that deploys', 'deploy pipeline'],
  [PUBLISH, 0.5, 'pipeline that builds and publishes images', 'image pipeline'],
  [PUBLISH_CHARTS, 0.5, 'pipeline that publishes charts', 'image pipeline'],
  [STORE, 0.55, 'pipeline that releases to a store', 'store pipeline'],
];

export const ci: Detector = {
  id: 'ci',
  looksAt: [
    { extensions: ['yml', 'yaml'], path: PIPELINES, bytes: 64 * 1024 },
    { names: ['jenkinsfile', 'fastfile'], bytes: 64 * 1024 },
  ],
  *detect(tree) {
    for (const file of tree.files) {
      const text = tree.text(file.path);
      if (file.place !== 'project' || text === undefined) continue;
      if (!PIPELINES.test(file.path) && !/^(?:Jenkinsfile|Fastfile)$/.test(file.name)) continue;
      // A step that builds an image and keeps it is a test.
      const steps = text.replace(/^[ \t]*#.*$/gm, '').split(/^(?=[ \t]*- )/m);
      const code = steps.filter((step) => !/^[ \t]*push:\s*["']?false\b/m.test(step)).join('');
      const aside = PIPELINES_ASIDE.test(file.name);
      if (!PIPELINE_SIGNS.some(([pattern]) => pattern.test(code)) && !aside && CALLED_DEPLOY.test(file.name))
        yield* operated(0.3, file.path, 'pipeline that deploys', { group: 'deploy', technology: systemOf(file.path) });
      for (const [pattern, weight, why, group] of PIPELINE_SIGNS) {
        if (!pattern.test(code)) continue;
        yield* operated(aside ? weight / 3 : weight, file.path, why, {
          line: lineOf(text, pattern),
          group: aside ? 'pipeline aside' : group,
          technology: systemOf(file.path),
        });
      }
    }
  },
};

/** By how its path begins or ends. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/^\.github\//, 'GitHub Actions'],
  [/^\.gitlab/, 'GitLab CI'],
  [/^\.circleci\//, 'CircleCI'],
  [/^\.?azure/, 'Azure Pipelines'],
  [/Fastfile$/, 'fastlane'],
  [/Jenkinsfile$/, 'Jenkins'],
];

function systemOf(path: string): string {
  return SYSTEMS.find(([pattern]) => pattern.test(path))?.[1] ?? 'CI pipelines';
}

const DOCKERFILE =
  /^(?:(?:docker|container)file(?:[.-](?!.*\b(?:mdx?|rst|go|pyi?|[cm]?[jt]sx?|rs|rb|java|cs|php|j2|tmpl|tpl|template|erb|in|lock)$)[\w.-]+)?|[\w.-]+\.(?:docker|container)file)$/i;
const COMPOSE = /^(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/i;
/** Images that only build or preview documents. */
const DOCS_IMAGE = /mkdocs|jekyll|sphinx|docusaurus|hugo|squidfunk|honkit|gitbook|markdownlint|asciidoctor|mdbook/i;
/** What is beside the word Dockerfile when the image is not for running the project. */
const DEVELOPMENT_NAME =
  /(?:^|[._-])(?:dev|devel|development|tests?|e2e|playwright|cypress|bench(?:marks?)?|build(?:er)?|lint|docs?|ci|coverage|debug)(?:[._-]|$)/;
/** Where people keep what only they work with, and what makes packages for systems. */
const DEVELOPMENT =
  /(?:^|\/)(?:dev|devel|development|devtools|local|ci|buildenv|build-env|toolbox|(?:packag(?:e|es|ing)|dist)\/(?:apk|arch|deb|debian|rpm|fedora|centos|flatpak|snap))\//i;
/** An image that takes nothing of the project and starts nothing is a place to work in. */
const CARRIES =
  /^[ \t]*(?:(?:COPY|ADD)\s(?!.*--from=)|ONBUILD\b|RUN --mount=type=bind,(?!.*\bfrom=))|\bgit clone\b|releases\/download\//im;
const STARTS = /^[ \t]*(?:CMD|ENTRYPOINT)\b/im;
/** What it starts are the tests. */
const TRIES = /^[ \t]*(?:CMD|ENTRYPOINT)\b.*\b(?:tests?|rspec|pytest)\b/im;
/** What an image starts that copies nothing may be a package that was published. */
const INSTALLS =
  /\b(?:(?:npm|pnpm) (?:i|install|add) (?:\S+ )*(?:-g|--global)|pipx? install (?!-r|-e|\.)|gem install|cargo install (?!--path)|composer (?:global )?require|go install \S+@)/;
/** Services that a development image is built for, or that mount the code as it is. */
const STOCK =
  /(?:^|\/)(?:postgres|postgis|mysql|mariadb|mongo|redis|valkey|memcached|rabbitmq|kafka|zookeeper|elasticsearch|opensearch|minio|localstack|mailhog|mailpit|adminer|pgadmin4?|clickhouse-server|mssql|server|cassandra|nats|etcd|vault|consul|trino|spark|hive|test|[\w-]*tests|[\w-]*tests?\})(?::|@|$)/i;
const WORKPLACE =
  /(?:context|dockerfile):\s*["']?\.?\/?(?:dev|devtools|development|\.devcontainer)\b|^[ \t]*-\s*["']?\.\/?:\/|container_name:.*dev\b/im;
/** The folder or file that services are built from. */
const BUILT = /^[ \t]*(?:build|context|dockerfile):\s*["']?(?:\.\/)?([\w.-]+(?:\/[\w.-]+)*)["']?\s*$/gm;

/** What a generator writes for others. */
const TEMPLATE =
  /(?:^|\/)(?:resources|templates?|handlebars|mustache|scaffold(?:s|ing)?|starters?|stubs|archetypes?|generators?)\//i;

// Databases and the like to work against, and nothing of the project among them.
function isStock(text: string): boolean {
  const images = captures(text, /^[ \t]*image:\s*["']?(\S+?)["']?\s*$/gm);
  return images.length > 0 && !/^[ \t]*build:/m.test(text) && images.every((image) => STOCK.test(image));
}

export const containers: Detector = {
  id: 'containers',
  looksAt: [
    { names: ['dockerfile', 'containerfile'], extensions: ['dockerfile', 'containerfile'], bytes: 16 * 1024 },
    { extensions: ['yml', 'yaml'], name: COMPOSE, bytes: 32 * 1024 },
  ],
  *detect(tree) {
    // What is built, below the top, to work in with the code as it is.
    const workplaces = tree.files.flatMap(({ path, name, dir }) => {
      const text = COMPOSE.test(name) ? (tree.text(path) ?? '') : '';
      return WORKPLACE.test(text) ? captures(text, BUILT).map((built) => pathIn(dir, built)) : [];
    });
    for (const file of tree.files) {
      if (file.place !== 'project' || file.tooling || TEMPLATE.test(file.path)) continue;
      const text = tree.text(file.path) ?? '';
      const lower = file.name.toLowerCase();
      // What is not for running the project says less, and is told as what it is.
      const found = (isOwn: boolean, weight: number, why: string, technology: string): Claim[] => {
        const [said, group] = isOwn ? [why, why] : [`${why} for development`, 'development'];
        return operated(isOwn ? weight : 0.25, file.path, said, { technology, group });
      };
      if (DOCKERFILE.test(lower) && /^[ \t]*FROM\s/im.test(text) && !DOCS_IMAGE.test(text)) {
        const isRun = !TRIES.test(text) && (CARRIES.test(text) || (STARTS.test(text) && !INSTALLS.test(text)));
        const isWorkplace = file.dir !== '' && [file.path, file.dir].some((at) => workplaces.includes(at));
        const isOwn = isRun && !isWorkplace && !DEVELOPMENT.test(file.path) && !DEVELOPMENT_NAME.test(lower);
        yield* found(isOwn, 0.65, 'container image', 'Docker');
      } else if (COMPOSE.test(lower) && !/^- /m.test(text)) {
        const isAside = /dev|test|local|override|ci\b/.test(lower) || DEVELOPMENT.test(file.path);
        const isOwn = !isAside && !WORKPLACE.test(text) && !isStock(text);
        yield* found(isOwn, 0.55, 'Compose services', 'Docker Compose');
      }
    }
  },
};

const KIND =
  /^kind:\s*["']?(?:Deployment|StatefulSet|DaemonSet|Service|Ingress|CronJob|Job|Pod|ConfigMap|Namespace|HelmRelease|Application|ApplicationSet|Kustomization|HorizontalPodAutoscaler|CustomResourceDefinition)\b/m;

/** What Jsonnet is written for: clusters, dashboards and alerts. */
const JSONNET = /k8s|kubernetes|kube-|grafana|prometheus|apiVersion|deployment|namespace/i;

export const kubernetes = signDetector({
  id: 'kubernetes',
  subjects: OPERATED,
  signs: [
    [/\.(?:jsonnet|libsonnet)$/i, 0.6, 'Jsonnet definition', 'Jsonnet', JSONNET],
    [/(?:^|\/)chart\.yaml$/i, 0.85, CHART, 'Helm'],
    [/(?:^|\/)values\.ya?ml$/, 0.25, 'values of a Helm chart', 'Helm'],
    [/(?:^|\/)helmfile\.yaml$/i, 0.85, 'Helmfile releases', 'Helm'],
    [/(?:^|\/)kustomization\.ya?ml$/i, 0.8, 'kustomization', 'Kustomize'],
    // What is only for tools on this machine is not applied to a cluster.
    [/\.ya?ml$/i, 0, '', '', /^[ \t]*config\.kubernetes\.io\/local-config: ["']?true|^kind: Blueprint/m],
    [/\.ya?ml$/i, 0.7, 'Flux resource', 'Flux', /^apiVersion:\s*["']?[\w.]+\.toolkit\.fluxcd\.io\//m],
    [/\.ya?ml$/i, 0.7, 'Kubernetes manifest', 'Kubernetes', KIND],
    [/\.ya?ml$/i, 0.3, 'Kubernetes resource', 'Kubernetes', /^apiVersion:.*\s+^kind:/m],
  ],
  looksAt: [
    { extensions: ['jsonnet', 'libsonnet'], bytes: 2048 },
    { names: ['chart.yaml', 'helmfile.yaml', 'kustomization.yaml', 'kustomization.yml'] },
    { extensions: ['yaml', 'yml'], folder: /^(?!\.(?:github|gitlab|circleci)\/)/, bytes: 4096 },
  ],
});

/** Pages about Terraform hold such blocks, too. */
const TERRAFORM = /(?:\.(?:tf|tofu)|^terragrunt\.hcl)$/i;
/** What people call the folders where they keep their infrastructure. */
const TERRAFORM_FOLDER =
  /(?:^|\/)(?:[\w.-]*(?:infra|terra|tofu|deploy|provision|cloud|platform|environment)[\w.-]*|tf|iac|ops|devops|env|envs|live|prod|staging|modules?|stacks?|aws|azure|gcp|k8s|hosting)(?:\/|$)/i;
/** Few files of a large program, in a folder that does not say so, may be anything. */
const FEW_UNITS = 2;
const LARGE_PROGRAM = 50;
const TERRAFORM_BLOCK = /^[ \t]*(?:resource|module)\s+"[^"\n]+"/m;
/** The hook that writes a module for each below this folder. */
const WRAPPED = /\bid:\s*terraform_wrapper_module_for_each\b/;

export const terraform: Detector = {
  id: 'terraform',
  looksAt: [
    { extensions: ['tf', 'tofu'], names: ['.pre-commit-config.yaml'], bytes: 32 * 1024 },
    { names: ['terragrunt.hcl'] },
  ],
  *detect(tree) {
    const units: { file: TreeFile; why: string; block: number | undefined; technology: string }[] = [];
    const isWrapped = WRAPPED.test(tree.text('.pre-commit-config.yaml') ?? '');
    for (const file of tree.files) {
      if (file.place !== 'project' || !TERRAFORM.test(file.name)) continue;
      if (isWrapped && file.path.startsWith('wrappers/')) continue;
      const text = tree.text(file.path);
      const block = text === undefined ? undefined : lineOf(text, TERRAFORM_BLOCK);
      const isUnit = file.name === 'terragrunt.hcl';
      // A module may only compute values: its main file says so.
      const isMain = /^main\.(?:tf|tofu)$/.test(file.name) && text?.includes('{') === true;
      if (block === undefined && !isUnit && !isMain) continue;
      const why = isUnit ? 'Terragrunt unit' : 'Terraform file';
      const technology = isUnit ? 'Terragrunt' : file.name.endsWith('.tofu') ? 'OpenTofu' : 'Terraform';
      units.push({ file, why, block, technology });
    }
    const code = codeFiles(tree);
    const generated = code >= LARGE_PROGRAM && units.every(({ file }) => TEMPLATE.test(file.path));
    const doubtful =
      units.length <= FEW_UNITS &&
      code >= LARGE_PROGRAM &&
      !units.some(({ file }) => file.dir === '' || TERRAFORM_FOLDER.test(file.dir));
    const weight = generated ? 0.3 : doubtful ? 0.45 : 0.9;
    for (const { file, why, block: line, technology } of units)
      for (const subject of ['rac:terraform', 'role:devops_engineer'] as const)
        yield claim(subject, weight, file.path, why, { line, technology });
  },
};

/** Files that put a project on a platform, by their names. */
const PLATFORM_FILES: Readonly<Record<string, readonly [weight: number, why: string, technology: string]>> = {
  procfile: [0.55, 'process list of a hosting platform', 'Procfile'],
  'fly.toml': [0.6, 'app definition', 'Fly.io'],
  'render.yaml': [0.6, 'service blueprint', 'Render'],
  'app.yaml': [0.3, 'app definition', 'App Engine'],
  'serverless.yml serverless.yaml': [0.8, 'serverless functions', 'Serverless Framework'],
  'pulumi.yaml': [0.85, 'Pulumi program', 'Pulumi'],
  'cdk.json': [0.85, 'CDK application', 'AWS CDK'],
  'samconfig.toml': [0.7, 'SAM application', 'AWS SAM'],
  caddyfile: [0.5, 'web server configuration', 'Caddy'],
  'nginx.conf': [0.45, 'web server configuration', 'nginx'],
  'ansible.cfg': [0.75, 'Ansible configuration', 'Ansible'],
  'wrangler.toml wrangler.jsonc': [0.5, 'worker definition', 'Cloudflare Workers'],
  'azure.yaml': [0.4, 'deployment definition', 'Azure Developer CLI'],
  'shipit.yml': [0.4, 'deployment steps', 'Shipit'],
  'shipit.production.yml': [0.5, 'deployment steps', 'Shipit'],
  'captain-definition': [0.4, 'app definition', 'CapRover'],
  capfile: [0.5, 'deployment steps', 'Capistrano'],
  'configuration.nix': [0.6, 'machine definition', 'NixOS'],
  'skaffold.yaml skaffold.yml': [0.7, 'Skaffold pipeline', 'Skaffold'],
  'docker-bake.hcl': [0.5, 'image build definition', 'Docker Buildx'],
};
const YAML = /\.(?:ya?ml|template)$/i;
/** What only an inventory of machines holds. */
const INVENTORY = /^[ \t]*(?:hosts|children):[ \t]*$|^\[\w+:(?:vars|children)\]|\bansible_(?:host|user|connection)\b/m;
const PLATFORM_SIGNS: readonly Sign[] = [
  [/(?:^|\/)procfile$/i, 0.2, 'process list for development', 'Procfile', /development|watch\b|bin\/dev|127\.0\.0\.1/],
  ...Object.entries(PLATFORM_FILES).map(([names, reason]): Sign => [
    new RegExp(`(?:^|/)(?:${names.replaceAll('.', '\\.').replaceAll(' ', '|')})$`, 'i'),
    ...reason,
  ]),
  [/(?:^|\/)roles\/(?:[^/]+\/){1,4}tasks\/[^/]+\.ya?ml$/i, 0.7, 'Ansible tasks', 'Ansible'],
  [/(?:^|\/)roles\/(?:[^/]+\/){1,4}handlers\/[^/]+\.ya?ml$/i, 0.25, 'Ansible handlers', 'Ansible'],
  [/(?:^|\/)playbooks?\/[^/]+\.ya?ml$/i, 0.7, 'Ansible playbook', 'Ansible'],
  [/(?:^|\/)(?:group|host)_vars\/.+\.ya?ml$/i, 0.6, 'Ansible variables', 'Ansible'],
  [/(?:^|\/)cloudformation\/.+\.(?:ya?ml|json)$/i, 0.75, 'CloudFormation template', 'CloudFormation'],
  [/^tasks\/main\.ya?ml$/i, 0.7, 'Ansible tasks', 'Ansible'],
  [/^handlers\/main\.ya?ml$/i, 0.25, 'Ansible handlers', 'Ansible'],
  [/(?:^|\/)inventor(?:y|ies)[\w-]*(?:\/.+)?\.(?:ya?ml|ini)$/i, 0.3, 'Ansible inventory', 'Ansible', INVENTORY],
  [/\.bicep$/, 0.8, 'Bicep template', 'Bicep'],
  [/(?:^|\/)[^/]+\.nomad(?:\.hcl)?$/, 0.7, 'Nomad job', 'Nomad'],
  [/\.pkr\.hcl$/i, 0.6, 'machine image', 'Packer'],
  [/(?:^|\/)manifests\/[^/]+\.pp$/, 0.65, 'Puppet manifest', 'Puppet'],
  [/\.sls$/, 0.6, 'Salt state', 'Salt'],
  [/(?:^|\/)(?:hosts?|machines|systems|nixos|nodes)\/(?:.+\/)?[^/]+\.nix$/i, 0.6, 'machine definition', 'NixOS'],
  [/(?:^|\/)config\/deploy\.ya?ml$/, 0.55, 'deployment definition', 'Kamal'],
  [/(?:^|\/)config\/deploy(?:\.rb|\/.+\.rb(?:\.erb)?)$/, 0.55, 'deployment definition', 'Capistrano'],
  [/(?:^|\/)(?:prometheus|alertmanager)\/.+\.(?:ya?ml|json)$/i, 0.3, 'monitoring configuration', 'Prometheus'],
  [/(?:^|\/)grafana\/.+\.(?:ya?ml|json)$/i, 0.3, 'monitoring configuration', 'Grafana'],
  // Definitions that any file may hold, by what it says.
  [
    YAML,
    0.75,
    'CloudFormation template',
    'CloudFormation',
    /^["']?AWSTemplateFormatVersion|^Transform:\s*["']?AWS::Serverless|^[ \t]+Type:\s*["']?AWS::\w+::/m,
  ],
  [
    YAML,
    0.7,
    'Ansible playbook',
    'Ansible',
    /^-\s+(?:name:.*\n\s+)?(?:hosts|(?:ansible\.builtin\.)?import_playbook):\s*\S/m,
  ],
  [YAML, 0.7, 'BOSH manifest', 'BOSH', /^(?:instance_groups|vm_types|vm_extensions):\s*$/m],
  [YAML, 0.7, 'Heat template', 'OpenStack Heat', /^heat_template_version:/m],
];

export const platforms = signDetector({
  id: 'platforms',
  subjects: OPERATED,
  signs: PLATFORM_SIGNS,
  looksAt: [
    { names: Object.keys(PLATFORM_FILES).flatMap(words), bytes: 1024 },
    {
      extensions: ['yml', 'yaml', 'json'],
      folder: /(?:^|\/)(?:playbooks?|tasks|cloudformation|prometheus|alertmanager|grafana|deploy)\//i,
    },
    { extensions: ['yml', 'yaml', 'rb', 'erb'], path: /(?:^|\/)config\/deploy/ },
    { extensions: ['bicep', 'nomad', 'pp', 'sls', 'nix'] },
    { extensions: ['hcl'], name: /\.pkr\.hcl$/i },
    { extensions: words('yml yaml template ini'), folder: /^(?!\.(?:github|gitlab|circleci)\/)/, bytes: 4096 },
  ],
});
