import { claim, lineOf, type Claim, type Detector } from '../detector.ts';

const KIND =
  /^kind:\s*["']?(?:Deployment|StatefulSet|DaemonSet|Service|Ingress|CronJob|Job|Pod|ConfigMap|Namespace|HelmRelease|Application|ApplicationSet|Kustomization|HorizontalPodAutoscaler|CustomResourceDefinition)\b/m;

/** What Jsonnet is written for: clusters, dashboards and alerts. */
const JSONNET = /k8s|kubernetes|kube-|grafana|prometheus|apiVersion|deployment|namespace/i;

export const kubernetes: Detector = {
  id: 'kubernetes',
  title: 'Kubernetes, Helm, Kustomize, Jsonnet, Argo CD and Flux',
  docs: 'Manifests by what they say (apiVersion and kind), charts, kustomizations. Manifests under tests and examples prove nothing.',
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
  detect(tree) {
    const claims: Claim[] = [];
    for (const file of tree.files) {
      if (file.place !== 'project') continue;
      const lower = file.name.toLowerCase();
      const add = (weight: number, why: string, technology: string, line?: number): void => {
        for (const subject of ['rac:infra', 'role:devops_engineer'] as const)
          claims.push(claim(subject, weight, file.path, why, { technology, line, group: technology }));
      };
      if (/\.(?:jsonnet|libsonnet)$/.test(lower)) {
        const text = tree.text(file.path) ?? '';
        if (JSONNET.test(text)) add(0.6, 'Jsonnet definition', 'Jsonnet', lineOf(text, JSONNET));
      } else if (lower === 'chart.yaml') add(0.85, 'Helm chart', 'Helm');
      else if (lower === 'helmfile.yaml') add(0.85, 'Helmfile releases', 'Helm');
      else if (/^kustomization\.ya?ml$/.test(lower)) add(0.8, 'Kustomize overlay', 'Kustomize');
      else if (/\.ya?ml$/.test(lower)) {
        const text = tree.text(file.path);
        if (text !== undefined && /^apiVersion:/m.test(text) && KIND.test(text))
          add(0.7, 'Kubernetes manifest', 'Kubernetes', lineOf(text, KIND));
        else if (text !== undefined && /^apiVersion:/m.test(text) && /^kind:/m.test(text))
          add(0.3, 'Kubernetes resource', 'Kubernetes', lineOf(text, /^kind:/m));
      }
    }
    return { claims };
  },
};
