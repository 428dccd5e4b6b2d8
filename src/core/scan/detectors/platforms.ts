import { operated, type Detector } from '../detector.ts';
import type { TreeFile, TreeView } from '../tree/tree.ts';

type Reason = readonly [weight: number, why: string, technology: string];

/** Files that put a project on a platform, by name. */
const FILES: Readonly<Record<string, Reason>> = {
  procfile: [0.55, 'process list of a hosting platform', 'Procfile'],
  'fly.toml': [0.6, 'app definition', 'Fly.io'],
  'render.yaml': [0.6, 'service blueprint', 'Render'],
  'app.yaml': [0.3, 'app definition', 'App Engine'],
  'serverless.yml': [0.8, 'serverless functions', 'Serverless Framework'],
  'serverless.yaml': [0.8, 'serverless functions', 'Serverless Framework'],
  'pulumi.yaml': [0.85, 'Pulumi program', 'Pulumi'],
  'cdk.json': [0.85, 'CDK application', 'AWS CDK'],
  'samconfig.toml': [0.7, 'SAM application', 'AWS SAM'],
  'ansible.cfg': [0.75, 'Ansible configuration', 'Ansible'],
  'wrangler.toml': [0.5, 'worker definition', 'Cloudflare Workers'],
  'wrangler.jsonc': [0.5, 'worker definition', 'Cloudflare Workers'],
  caddyfile: [0.5, 'web server configuration', 'Caddy'],
  'nginx.conf': [0.45, 'web server configuration', 'nginx'],
  'deploy.yml': [0.3, 'deployment definition', 'deployment'],
  'azure.yaml': [0.4, 'deployment definition', 'Azure Developer CLI'],
  'vercel.json': [0.2, 'hosting settings', 'Vercel'],
  'netlify.toml': [0.15, 'hosting settings', 'Netlify'],
  'shipit.yml': [0.4, 'deployment steps', 'Shipit'],
  'shipit.production.yml': [0.5, 'deployment steps', 'Shipit'],
  'captain-definition': [0.4, 'app definition', 'CapRover'],
  capfile: [0.5, 'deployment steps', 'Capistrano'],
  'configuration.nix': [0.6, 'machine definition', 'NixOS'],
  jenkinsfile: [0.15, 'pipeline', 'Jenkins'],
};
const BY_PATH: readonly (readonly [RegExp, ...Reason])[] = [
  [
    /(?:^|\/)(?:playbooks?|roles\/(?:[^/]+\/){1,4}(?:tasks|handlers))\/[^/]+\.ya?ml$/i,
    0.7,
    'Ansible playbook or role',
    'Ansible',
  ],
  [/(?:^|\/)cloudformation\/.+\.(?:ya?ml|json)$/i, 0.75, 'CloudFormation template', 'CloudFormation'],
  [/\.bicep$/, 0.8, 'Bicep template', 'Bicep'],
  [/(?:^|\/)[^/]+\.nomad(?:\.hcl)?$/, 0.7, 'Nomad job', 'Nomad'],
  [/\.pkr\.hcl$/i, 0.6, 'machine image', 'Packer'],
  [/(?:^|\/)manifests\/[^/]+\.pp$/, 0.65, 'Puppet manifest', 'Puppet'],
  [/\.sls$/, 0.6, 'Salt state', 'Salt'],
  [/(?:^|\/)(?:hosts?|machines|systems|nixos|nodes)\/(?:.+\/)?[^/]+\.nix$/i, 0.6, 'machine definition', 'NixOS'],
  [/\.service$/, 0.2, 'systemd unit', 'systemd'],
  [
    /(?:^|\/)config\/deploy\.ya?ml$|(?:^|\/)config\/deploy\/.+\.(?:rb|ya?ml)(?:\.erb)?$|(?:^|\/)config\/deploy\.rb$/,
    0.55,
    'deployment definition',
    'deployment',
  ],
  [/(?:^|\/)(?:prometheus|alertmanager|grafana)\/.+\.(?:ya?ml|json)$/i, 0.3, 'monitoring configuration', 'Prometheus'],
];

/** Definitions that any file may hold, by what it says. */
const BY_TEXT: readonly (readonly [RegExp, ...Reason])[] = [
  [
    /^["']?AWSTemplateFormatVersion|^Transform:\s*["']?AWS::Serverless|^\s+Type:\s*["']?AWS::\w+::/m,
    0.75,
    'CloudFormation template',
    'CloudFormation',
  ],
  [/^-\s+(?:name:.*\n\s+)?hosts:\s*\S/m, 0.7, 'Ansible playbook', 'Ansible'],
  [/^(?:instance_groups|vm_types|vm_extensions):\s*$/m, 0.7, 'BOSH manifest', 'BOSH'],
  [/^heat_template_version:/m, 0.7, 'Heat template', 'OpenStack Heat'],
];

export const platforms: Detector = {
  id: 'platforms',
  looksAt: [
    { names: Object.keys(FILES) },
    {
      extensions: ['yml', 'yaml', 'json'],
      folder: /(?:^|\/)(?:playbooks?|tasks|cloudformation|prometheus|alertmanager|grafana|deploy)\//i,
    },
    { extensions: ['yml', 'yaml', 'rb', 'erb'], path: /(?:^|\/)config\/deploy/ },
    { extensions: ['bicep', 'nomad', 'service', 'pp', 'sls', 'nix'] },
    { extensions: ['hcl'], name: /\.pkr\.hcl$/i },
    {
      extensions: ['yml', 'yaml', 'template'],
      folder: /^(?!\.(?:github|gitlab|circleci)\/)/,
      bytes: 4096,
      start: true,
      files: 600,
    },
  ],
  *detect(tree) {
    for (const file of tree.files) {
      if (file.place !== 'project') continue;
      const reason = reasonOf(file, tree);
      if (reason === undefined) continue;
      const [weight, why, technology] = reason;
      yield* operated(weight, file.path, why, { technology, group: technology });
    }
  },
};

function reasonOf({ name, path }: TreeFile, tree: TreeView): Reason | undefined {
  const lower = name.toLowerCase();
  if (Object.hasOwn(FILES, lower)) return FILES[lower];
  const text = /\.(?:ya?ml|template)$/.test(lower) ? tree.text(path) : undefined;
  const found =
    BY_PATH.find(([pattern]) => pattern.test(path)) ??
    BY_TEXT.find(([pattern]) => text !== undefined && pattern.test(text));
  return found === undefined ? undefined : [found[1], found[2], found[3]];
}
