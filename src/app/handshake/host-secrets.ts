import { cutSecrets, judgeValue } from '../../core/clients/literals.ts';
import type { HostProfile } from '../../core/handshake/host.ts';
import { maySecretTexts, secretTexts } from '../../core/lint/document-secrets.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { secretName } from '../../core/secrets/secret.ts';
import { locateFinding, toPointer, type Path, type Shadowed, type SourceDocument } from '../../core/source/document.ts';

/** Secrets of a profile: in any of its texts, and what its servers are given as it is. */
export async function hostSecrets(doc: SourceDocument, host: HostProfile | undefined): Promise<Diagnostic[]> {
  const found = new Map<string, Diagnostic>();
  const add = (what: string, path: Path, part: 'key' | 'value', shadowed?: Shadowed): void => {
    const at = `${toPointer(path)} ${part} ${shadowed?.value.start ?? ''}`;
    if (found.has(at)) return;
    const help = 'take it out, and replace it wherever it is used: everyone with access to the repository can read it';
    const span = shadowed === undefined ? {} : { span: shadowed[part] };
    const message = `the profile holds ${what}`;
    found.set(at, locateFinding(doc, { rule: 'host/secret', level: 'error', message, path, part, ...span, help }));
  };
  if (maySecretTexts(doc)) {
    const { findSecrets } = await import('../../core/secrets/find.ts');
    for (const { path, isKey, secrets, shadowed } of secretTexts(doc, findSecrets))
      add(secretName(secrets[0]?.kind ?? ''), path, isKey ? 'key' : 'value', shadowed);
  }
  for (const [i, { env = {}, headers = {}, args = [], url = '' }] of (host?.servers ?? []).entries()) {
    for (const [table, given] of Object.entries({ env, headers }))
      for (const [name, value] of Object.entries(given))
        if ((await judgeValue(name, value)) === 'secret') add('a secret', ['servers', i, table, name], 'value');
    for (const [n, argument] of args.entries())
      if ((await cutSecrets(argument, args[n - 1])).secret) add('a secret', ['servers', i, 'args', n], 'value');
    if ((await cutSecrets(url)).secret) add('a secret', ['servers', i, 'url'], 'value');
  }
  return [...found.values()];
}
