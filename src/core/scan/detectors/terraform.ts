import { claim, codeFiles, lineOf, type Detector } from '../detector.ts';
import type { TreeFile } from '../tree/tree.ts';

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
  title: 'Terraform and OpenTofu',
  docs: 'Files with resource, module or data blocks, however deep, and Terragrunt. Test data, examples and fixtures prove nothing; a folder that is only called terraform does not either. One or two files of a large program count when their folder says what they are for.',
  looksAt: [{ extensions: ['tf', 'tofu'], bytes: 32 * 1024, start: true, files: 400 }, { names: ['terragrunt.hcl'] }],
  detect(tree) {
    const found: { file: TreeFile; why: string; block: number | undefined; technology: string }[] = [];
    for (const file of tree.files) {
      if (file.place !== 'project' || !OWN.test(file.name)) continue;
      const text = tree.text(file.path);
      const block = text === undefined ? undefined : lineOf(text, BLOCK);
      if (block === undefined && file.name !== 'terragrunt.hcl') continue;
      const why = block === undefined ? 'Terragrunt unit' : 'Terraform resources or modules';
      const technology = block === undefined ? 'Terragrunt' : file.name.endsWith('.tofu') ? 'OpenTofu' : 'Terraform';
      found.push({ file, why, block, technology });
    }
    const code = codeFiles(tree);
    const generated = code >= LARGE && found.every(({ file }) => TEMPLATE.test(file.path));
    const doubtful =
      found.length <= FEW && code >= LARGE && !found.some(({ file }) => file.dir === '' || FOLDER.test(file.dir));
    const claims = found.flatMap(({ file, why, block, technology }) =>
      (['rac:terraform', 'role:devops_engineer'] as const).map((subject) =>
        claim(subject, generated ? 0.3 : doubtful ? 0.45 : 0.9, file.path, why, { line: block, technology }),
      ),
    );
    return { claims };
  },
};
