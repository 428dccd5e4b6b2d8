import { claim, lineOf, type Claim, type Detector } from '../detector.ts';
import type { TreeFile } from '../tree/tree.ts';

const OPENAPI = /^\s{0,2}["']?(openapi|swagger)["']?\s*:\s*["']?[23]\b/m;
const ASYNCAPI = /^\s{0,2}["']?asyncapi["']?\s*:\s*["']?[23]\b/m;
/** A part of an OpenAPI document that is put together from annotations. */
const COMPONENTS = /^components:\s*\n(?:\s*#[^\n]*\n)*\s+(?:schemas|responses|parameters|securitySchemes):/m;
const SERVICE = /^\s*service\s+\w+\s*\{/m;
const GRAPHQL = /^\s*(?:extend\s+)?(?:type\s+(?:Query|Mutation|Subscription)\b|schema\s*(?:@[^{]*)?\{)/m;
const NAMED = /(?:openapi|swagger|asyncapi|api-?spec|api-docs|redocly|openrpc)/i;

/** A document that something is tried on. */
const CASE = /[._-](?:tests?|fixtures?|mocks?|samples?|examples?|good|bad|valid|invalid)\.\w+$/i;

/** `spec` is where some keep tests and others keep contracts: what the file says decides. */
function canHold({ place, dir, name }: TreeFile): boolean {
  if (CASE.test(name)) return false;
  return place === 'project' || place === 'docs' || (place === 'test' && /^(?:specs?|[^/]+\/specs?)$/.test(dir));
}

export const contracts: Detector = {
  id: 'contracts',
  title: 'API contracts',
  docs: 'OpenAPI, AsyncAPI, OpenRPC, GraphQL schemas, protobuf and Thrift services, WSDL, Smithy, TypeSpec, RAML and API Blueprint, by what the file says. Protobuf messages without a service are storage, not an API. Contracts of tests and examples prove nothing.',
  looksAt: [
    {
      extensions: ['yaml', 'yml', 'json'],
      path: /(?:openapi|swagger|asyncapi|openrpc|api-?spec|api-docs|(?:^|\/)(?:apis?|spec|specs?|contracts?|schemas?|docs?|rest|reference|v\d)\/|(?:^|\/)(?:api|spec3?|service|components)(?:\.[\w.-]+)?\.(?:ya?ml|json)$)/i,
      bytes: 8192,
      start: true,
      files: 300,
    },
    { extensions: ['proto', 'thrift'], bytes: 64 * 1024, start: true, files: 300 },
    { extensions: ['graphql', 'graphqls', 'gql', 'sdl'], bytes: 64 * 1024, start: true, files: 200 },
    { extensions: ['wsdl', 'smithy', 'raml', 'apib', 'tsp'] },
    {
      extensions: ['js', 'ts', 'mjs'],
      name: /swagger.*def|swagger\.(?:js|ts)$|openapi\.(?:js|ts)$/i,
      bytes: 4096,
      start: true,
      files: 20,
    },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    for (const file of tree.files) {
      if (!canHold(file)) continue;
      const text = tree.text(file.path);
      const extension = file.name.toLowerCase().split('.').at(-1) ?? '';
      const add = (weight: number, why: string, technology: string, line?: number): void => {
        claims.push(claim('rac:api-spec', weight, file.path, why, { technology, line, group: technology }));
      };
      if (/^(?:wsdl|smithy|raml|apib)$/.test(extension))
        add(0.8, `${extension.toUpperCase()} contract`, extension.toUpperCase());
      if (text === undefined) continue;
      if (/^(?:ya?ml|json)$/.test(extension)) {
        const head = extension === 'json' ? text.slice(0, 2000) : text;
        if (OPENAPI.test(head) || (extension === 'json' && /"(?:openapi|swagger)"\s*:\s*"[23]\./.test(head)))
          add(0.9, 'OpenAPI document', 'OpenAPI', lineOf(head, OPENAPI));
        else if (
          extension === 'json' &&
          /^\s*\{\s*"(?:components|paths|definitions)"\s*:/.test(head) &&
          /"(?:schemas|securitySchemes|operationId|securityDefinitions)"/.test(text)
        )
          add(0.75, 'OpenAPI document', 'OpenAPI');
        else if (ASYNCAPI.test(head)) add(0.9, 'AsyncAPI document', 'AsyncAPI', lineOf(head, ASYNCAPI));
        else if (/"openrpc"\s*:/.test(head)) add(0.9, 'OpenRPC document', 'OpenRPC');
        else if (extension !== 'json' && COMPONENTS.test(text))
          add(
            NAMED.test(file.path) || /doc|api|spec/i.test(file.dir) ? 0.65 : 0.45,
            'components of an OpenAPI document',
            'OpenAPI',
            lineOf(text, COMPONENTS),
          );
      } else if (extension === 'proto' || extension === 'thrift') {
        if (SERVICE.test(text))
          add(
            0.85,
            extension === 'proto' ? 'gRPC service' : 'Thrift service',
            extension === 'proto' ? 'protobuf' : 'Thrift',
            lineOf(text, SERVICE),
          );
      } else if (/^(?:graphqls?|gql|sdl)$/.test(extension)) {
        if (GRAPHQL.test(text)) add(0.85, 'GraphQL schema', 'GraphQL', lineOf(text, GRAPHQL));
      } else if (/^[mc]?[jt]s$/.test(extension) && OPENAPI.test(text.replace(/^\s+/gm, '  ')))
        add(0.4, 'definition of an OpenAPI document', 'OpenAPI');
    }
    return { claims };
  },
};
