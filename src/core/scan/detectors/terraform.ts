import { claim, lineOf, type Claim, type Detector } from '../detector.ts';

/** Pages about Terraform hold such blocks, too. */
const OWN = /(?:\.(?:tf|tofu)|^terragrunt\.hcl)$/i;
const BLOCK = /^\s*(?:resource|module|data)\s+"[^"\n]+"/m;

export const terraform: Detector = {
  id: 'terraform',
  title: 'Terraform and OpenTofu',
  docs: 'Files with resource, module or data blocks, however deep, and Terragrunt. Test data, examples and fixtures prove nothing; a folder that is only called terraform does not either.',
  looksAt: [{ extensions: ['tf', 'tofu'], bytes: 32 * 1024, start: true, files: 400 }, { names: ['terragrunt.hcl'] }],
  detect(tree) {
    const claims: Claim[] = [];
    for (const file of tree.files) {
      if (file.place !== 'project' || !OWN.test(file.name)) continue;
      const text = tree.text(file.path);
      const block = text === undefined ? undefined : lineOf(text, BLOCK);
      if (block === undefined && file.name !== 'terragrunt.hcl') continue;
      const why = block === undefined ? 'Terragrunt unit' : 'Terraform resources or modules';
      const technology = block === undefined ? 'Terragrunt' : file.name.endsWith('.tofu') ? 'OpenTofu' : 'Terraform';
      for (const subject of ['rac:terraform', 'role:devops_engineer'] as const)
        claims.push(claim(subject, 0.9, file.path, why, { line: block, technology }));
    }
    return { claims };
  },
};
