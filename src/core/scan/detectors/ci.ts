import { claim, lineOf, operated, type Detector } from '../detector.ts';

const FILES =
  /^(?:\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|\.gitlab\/.+\.yml|\.circleci\/config\.yml|azure-pipelines[^/]*\.ya?ml|\.azure[^/]*\/.+\.ya?ml|bitbucket-pipelines\.yml|\.drone\.yml|\.woodpecker[^/]*\.ya?ml|\.woodpecker\/.+\.ya?ml|cloudbuild[^/]*\.ya?ml|\.buildkite\/.+\.ya?ml|\.travis\.yml|\.semaphore\/.+\.ya?ml|\.forgejo\/workflows\/.+|\.gitea\/workflows\/.+)$/;

/** Commands and actions that put something into operation. */
const DEPLOY =
  /\b(?:kubectl (?:apply|rollout|set image)|helm (?:upgrade|install)\b(?!.*\b(?:kind|minikube)\b)|helmfile (?:apply|sync)|terraform (?:apply|plan)\b|tofu apply|terragrunt (?:run-all )?apply|pulumi up|cdk deploy|aws (?:ecs|s3 sync|lambda update|cloudformation deploy)|gcloud (?:run|app|functions|composer)\b[^\n]*deploy|az (?:webapp|containerapp)|fly(?:ctl)? deploy|serverless deploy|sls deploy|ansible-playbook|kamal deploy|cap production deploy|eb deploy|heroku container|wrangler (?:deploy|publish)|skaffold run|docker stack deploy|sam deploy|sst deploy|railway up|cf push|oc (?:apply|rollout)|argocd app sync|nomad job run|copilot deploy|amplify push|firebase deploy|supabase (?:db push|functions deploy)|databricks bundle deploy|astro deploy|modal deploy|prefect deploy|bentoml (?:deploy|cloud deploy)|anyscale (?:services? (?:deploy|rollout)|jobs? submit)|az functionapp|gcloud builds submit|helm-?file (?:apply|sync)|vercel (?:deploy|--prod))|uses:\s*["']?(?:azure\/(?:webapps-deploy|k8s-deploy|aks-set-context)|aws-actions\/amazon-ecs-deploy-task-definition|google-github-actions\/deploy-[\w-]+|superfly\/flyctl-actions|akhileshns\/heroku-deploy|azure\/(?:functions-action|arm-deploy|container-apps-deploy-action|aci-deploy)|aws-actions\/aws-cloudformation-github-deploy|pulumi\/actions|astronomer\/deploy-action|dagster-io\/dagster-cloud-action|amondnet\/vercel-action|firebaseextended\/action-hosting-deploy|cloudflare\/wrangler-action|appleboy\/ssh-action|shipit)/i;
/** Releases to the stores of apps. */
const STORE =
  /upload-google-play|upload-testflight|app-store-deploy|fastlane (?:\w+ )?(?:deliver|supply|pilot|release|beta|deploy)|upload_to_(?:play_store|app_store|testflight)|appcenter distribute/i;
/** What brings pages, previews or test environments online, and not the project. */
const ASIDE =
  /(?:^|[/_.-])(?:docs?|documentation|website|site|pages|storybook|previews?|screengrabs|demos?|tests?|e2e|ci|bench\w*|openapi|swagger|sdks?)(?:[/_.-]|$)/i;
/** Actions and commands that publish an image. */
const PUBLISH =
  /uses:\s*["']?(?:docker\/build-push-action|docker\/bake-action|redhat-actions\/push-to-registry|depot\/build-push-action|aws-actions\/amazon-ecr-login|docker\/metadata-action)|\bdocker (?:image )?push\b|\bdocker buildx build\b[^\n]*--push|\bpodman push\b|\bbuildah push\b|\bko (?:build|publish|resolve)\b|\bkaniko\b|\bskopeo copy\b|\bmake (?:docker-push|push-images?)\b|helm\/chart-releaser-action|\bhelm push\b|\bcr upload\b/i;
const SIGNS: readonly (readonly [RegExp, weight: number, why: string, group: string])[] = [
  [DEPLOY, 0.6, 'pipeline that deploys', 'deploy pipeline'],
  [PUBLISH, 0.5, 'pipeline that builds and publishes images', 'image pipeline'],
  [STORE, 0.55, 'pipeline that releases to a store', 'store pipeline'],
];
const SECURITY_TOOLS =
  /github\/codeql-action|aquasecurity\/trivy-action|gitleaks\/gitleaks-action|ossf\/scorecard-action|trufflesecurity|snyk\/actions|zizmor|semgrep|returntocorp/i;

export const ci: Detector = {
  id: 'ci',
  looksAt: [
    { extensions: ['yml', 'yaml'], path: FILES, bytes: 64 * 1024, start: true, files: 200 },
    { names: ['jenkinsfile', 'fastfile'], bytes: 64 * 1024, start: true, files: 20 },
  ],
  *detect(tree) {
    for (const file of tree.files) {
      const text = tree.text(file.path);
      if (file.place !== 'project' || text === undefined) continue;
      if (!FILES.test(file.path) && !/^(?:Jenkinsfile|Fastfile)$/.test(file.name)) continue;
      const code = text.replace(/^\s*#.*$/gm, '');
      const aside = ASIDE.test(file.name);
      for (const [pattern, weight, why, group] of SIGNS) {
        if (!pattern.test(code)) continue;
        yield* operated(aside ? weight / 3 : weight, file.path, why, {
          line: lineOf(text, pattern),
          group: aside ? 'pipeline aside' : group,
          technology: systemOf(file.path),
        });
      }
      if (SECURITY_TOOLS.test(code))
        yield claim('role:security_expert', 0.1, file.path, 'security scan in a pipeline', {
          line: lineOf(text, SECURITY_TOOLS),
          group: 'security pipeline',
        });
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
