import { claim, type Claim, type Detector } from '../detector.ts';
import { README_LOOK, introducedAs } from '../pages.ts';
import { rulesIn } from '../detection-rules.ts';

/** What a product calls itself when security is what it is for. */
const PRODUCT =
  /\b(?:password manager|secrets? (?:scann\w+|detection|manage\w+|manager)|(?:detect\w*|find\w*) (?:\w+ ){0,3}(?:secrets|credentials|vulnerabilit\w+|malware|threats|attacks|intrusions)|vulnerability (?:scann\w+|management|assessment)|detection rules|detection engineering|detections?[- ]as[- ]code|security rules|software security|incident response (?:plan|playbooks?|platform|framework)|misconfigurations? (?:scann\w+|detection)|(?:spot|detect|find|scan)\w* (?:\w+ ){0,4}misconfigurations|security (?:solution|scann\w+|tool\w*|testing|platform|audit\w*|information|posture|monitoring|cheat ?sheets?|framework|analysis|operations|proxy|engine)|penetration test\w*|pen-?test\w*|identity (?:provider|and access|& access|management|server|platform|infrastructure|and user|solution)|user management system|single sign[- ]on|(?:two|multi)[- ]factor authentication (?:plugin|server|provider|for)|authentication (?:server|service|provider|platform|system)|authorization server|openid connect (?:provider|server)|oauth ?2?(?:\.0)? (?:server|provider)|access management|zero[- ]trust|certificate (?:authority|management)|end-to-end encrypt\w+|intrusion (?:detection|prevention)|web application firewall|threat (?:detection|modell?ing|intelligence|hunting)|adversary emulation|red team\w*|siem\b|malware (?:analysis|detection)|fuzzing framework|static application security|supply chain security|application security|security of (?:web|mobile)|owasp|policy engine|forensic\w*|exploit\w* framework|(?:authori[sz]ation|permissions?|access[- ]control)(?:\/\w+)? (?:engine|server|system)|security(?: (?:and|or|&) compliance)? violations|encrypt\w* (?:files|secrets)|bug bounty|encryption (?:tool|library)|cryptograph\w+ (?:library|protocol|primitives)|encrypted (?:messag\w+|communications?)|network (?:security|traffic analysis)|security (?:research\w*|engineers|teams))\b/i;
const THREAT =
  /(?:^|\/)[^/]*(?:threat[_-]?model|security[_-]?(?:model|architecture|design)|attack[_-]?(?:surface|tree))[^/]*(?:\/[^/]+)?\.\w+$/i;
const INCIDENT = /(?:^|\/)security\/.*(?:incident|response)[^/]*\.\w+$|security[_-]incident[^/]*\.\w+$/i;
const DOCS = /(?:^|\/)docs?\/(?:.+\/)?security\/[^/]+\.(?:mdx?|rst|adoc)$/i;

/** A project has a few for itself; from here on they are what it is for. */
const MIN_RULES = 20;

export const security: Detector = {
  id: 'security',
  seesAll: true,
  looksAt: [
    README_LOOK,
    { names: ['security.md', 'security-insights.yml', '.gitleaks.toml', 'openapi.yaml', 'trivy.yaml', '.trivyignore'] },
    { extensions: ['md', 'mdx', 'rst', 'adoc', 'json', 'yaml', 'tm7'], path: /threat|security|attack[_-]/i },
    { extensions: ['rego', 'yar', 'yara', 'cedar', 'sentinel'] },
  ],
  *detect(tree) {
    const found = (weight: number, path: string, why: string, group: string, line?: number): Claim =>
      claim('role:security_expert', weight, path, why, { group, line });
    let documents = 0;
    for (const file of tree.files) {
      if (file.place === 'example' || file.place === 'test') continue;
      const lower = file.name.toLowerCase();
      if (lower.startsWith('readme') && file.dir === '') {
        const introduced = introducedAs(PRODUCT, tree.text(file.path));
        const why = 'the README introduces it as a security product';
        if (introduced !== undefined) yield found(0.65, file.path, why, 'introduction', introduced.line);
      } else if (lower === 'security.md') yield found(0.1, file.path, 'security policy', 'policy');
      else if (THREAT.test(file.path) && !/\.(?:png|svg|jpe?g)$/.test(lower))
        yield found(0.5, file.path, 'threat model', 'threat model');
      else if (INCIDENT.test(file.path)) yield found(0.4, file.path, 'plan for security incidents', 'incident plan');
      else if (/\.(?:rego|yara?|cedar|sentinel)$/.test(lower))
        yield found(0.25, file.path, 'security policy as code', 'policy as code');
      if (DOCS.test(file.path)) documents++;
    }
    const policy = tree.extensions.get('rego');
    if (policy !== undefined && policy.files >= MIN_RULES)
      yield found(0.6, policy.sample, `${policy.files} policies in Rego`, 'rules');
    const rules = rulesIn(tree);
    const sample = rules[0];
    if (sample !== undefined && rules.length >= MIN_RULES)
      yield found(0.7, sample.path, `${rules.length} rules that find attacks or vulnerabilities`, 'rules');
    const first = documents >= 3 ? tree.files.find((file) => DOCS.test(file.path)) : undefined;
    if (first !== undefined) yield found(0.35, first.path, `${documents} security documents`, 'documents');
  },
};
