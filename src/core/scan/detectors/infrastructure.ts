import { claim, codeFiles, lineOf, operated, type Claim, type Detector } from '../detector.ts';
import type { TreeFile } from '../tree/tree.ts';

const KIND =
  /^kind:\s*["']?(?:Deployment|StatefulSet|DaemonSet|Service|Ingress|CronJob|Job|Pod|ConfigMap|Namespace|HelmRelease|Application|ApplicationSet|Kustomization|HorizontalPodAutoscaler|CustomResourceDefinition)\b/m;

/** What Jsonnet is written for: clusters, dashboards and alerts. */
const JSONNET = /k8s|kubernetes|kube-|grafana|prometheus|apiVersion|deployment|namespace/i;

export const kubernetes: Detector = {
  id: 'kubernetes',
  looksAt: [
    { names: ['jsonnetfile.json'] },
    { extensions: ['jsonnet', 'libsonnet'], bytes: 2048, start: true, files: 60 },
    { names: ['chart.yaml', 'helmfile.yaml', 'kustomization.yaml', 'kustomization.yml'] },
    {
      extensions: ['yaml', 'yml'],
      folder: /^(?!\.(?:github|gitlab|circleci)\/)/,
      bytes: 4096,
      start: true,
      files: 600,
    },
  ],
  *detect(tree) {
    for (const file of tree.files) {
      if (file.place !== 'project') continue;
      const lower = file.name.toLowerCase();
      const found = (weight: number, why: string, technology: string, line?: number): Claim[] =>
        operated(weight, file.path, why, { technology, line, group: technology });
      if (/\.(?:jsonnet|libsonnet)$/.test(lower)) {
        const text = tree.text(file.path) ?? '';
        if (JSONNET.test(text)) yield* found(0.6, 'Jsonnet definition', 'Jsonnet', lineOf(text, JSONNET));
      } else if (lower === 'chart.yaml') yield* found(0.85, 'Helm chart', 'Helm');
      else if (lower === 'helmfile.yaml') yield* found(0.85, 'Helmfile releases', 'Helm');
      else if (/^kustomization\.ya?ml$/.test(lower)) yield* found(0.8, 'Kustomize overlay', 'Kustomize');
      else if (/\.ya?ml$/.test(lower)) {
        const text = tree.text(file.path) ?? '';
        if (!/^apiVersion:/m.test(text)) continue;
        if (KIND.test(text)) yield* found(0.7, 'Kubernetes manifest', 'Kubernetes', lineOf(text, KIND));
        else if (/^kind:/m.test(text)) yield* found(0.3, 'Kubernetes resource', 'Kubernetes', lineOf(text, /^kind:/m));
      }
    }
  },
};

/** Pages about Terraform hold such blocks, too. */
const OWN = /(?:\.(?:tf|tofu)|^terragrunt\.hcl)$/i;
/** What people call the folders where they keep their infrastructure. */
const FOLDER =
  /(?:^|\/)(?:[\w.-]*(?:infra|terra|tofu|deploy|provision|cloud|platform|environment)[\w.-]*|tf|iac|ops|devops|env|envs|live|prod|staging|modules?|stacks?|aws|azure|gcp|k8s|hosting)(?:\/|$)/i;
/** Few files of a large program, in a folder that does not say so, may be anything. */
const FEW = 2;
const LARGE = 50;
/** What a generator writes for others. */
const TEMPLATE = /(?:^|\/)(?:templates?|scaffold(?:s|ing)?|generators?|archetypes?|stubs)\//i;
const BLOCK = /^\s*(?:resource|module|data)\s+"[^"\n]+"/m;

export const terraform: Detector = {
  id: 'terraform',
  looksAt: [{ extensions: ['tf', 'tofu'], bytes: 32 * 1024, start: true, files: 400 }, { names: ['terragrunt.hcl'] }],
  *detect(tree) {
    const units: { file: TreeFile; why: string; block: number | undefined; technology: string }[] = [];
    for (const file of tree.files) {
      if (file.place !== 'project' || !OWN.test(file.name)) continue;
      const text = tree.text(file.path);
      const block = text === undefined ? undefined : lineOf(text, BLOCK);
      if (block === undefined && file.name !== 'terragrunt.hcl') continue;
      const why = block === undefined ? 'Terragrunt unit' : 'Terraform resources or modules';
      const technology = block === undefined ? 'Terragrunt' : file.name.endsWith('.tofu') ? 'OpenTofu' : 'Terraform';
      units.push({ file, why, block, technology });
    }
    const code = codeFiles(tree);
    const generated = code >= LARGE && units.every(({ file }) => TEMPLATE.test(file.path));
    const doubtful =
      units.length <= FEW && code >= LARGE && !units.some(({ file }) => file.dir === '' || FOLDER.test(file.dir));
    const weight = generated ? 0.3 : doubtful ? 0.45 : 0.9;
    for (const { file, why, block: line, technology } of units)
      for (const subject of ['rac:terraform', 'role:devops_engineer'] as const)
        yield claim(subject, weight, file.path, why, { line, technology });
  },
};
