// Cuts GitHub's OpenAPI description down to the operations that cartwright sends and writes it for the tests:
//   npm install --prefix /tmp/openapi @octokit/openapi@23.0.2
//   node scripts/refresh-github-openapi.mjs /tmp/openapi/node_modules/@octokit/openapi
// The package has 404 MB on disk, so it is not a dependency. MIT licence, GitHub and the Octokit contributors.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REPO = '/repos/{owner}/{repo}';
const OPERATIONS = [
  'get /orgs/{org}/repos',
  `get ${REPO}`,
  `get ${REPO}/actions/artifacts/{artifact_id}/{archive_format}`,
  `get ${REPO}/actions/runs/{run_id}`,
  `get ${REPO}/actions/runs/{run_id}/artifacts`,
  `post ${REPO}/code-scanning/sarifs`,
  `get ${REPO}/commits/{commit_sha}/pulls`,
  `get ${REPO}/git/commits/{commit_sha}`,
  `get ${REPO}/git/ref/{ref}`,
  `get ${REPO}/git/tags/{tag_sha}`,
  `post ${REPO}/git/blobs`,
  `post ${REPO}/git/commits`,
  `post ${REPO}/git/refs`,
  `post ${REPO}/git/trees`,
  `patch ${REPO}/git/refs/{ref}`,
  `patch ${REPO}/issues/comments/{comment_id}`,
  `delete ${REPO}/issues/comments/{comment_id}`,
  `post ${REPO}/issues/{issue_number}/comments`,
  `get ${REPO}/pulls`,
  `post ${REPO}/pulls`,
  `get ${REPO}/pulls/{pull_number}`,
  `patch ${REPO}/pulls/{pull_number}`,
  `patch ${REPO}/pulls/comments/{comment_id}`,
  `get ${REPO}/pulls/{pull_number}/comments`,
  `post ${REPO}/pulls/{pull_number}/comments`,
  `post ${REPO}/pulls/{pull_number}/comments/{comment_id}/replies`,
  `get ${REPO}/pulls/{pull_number}/files`,
  `get ${REPO}/pulls/{pull_number}/reviews`,
  `post ${REPO}/pulls/{pull_number}/reviews`,
  `put ${REPO}/pulls/{pull_number}/reviews/{review_id}`,
  `get ${REPO}/releases`,
  `post ${REPO}/releases`,
  `get ${REPO}/releases/assets/{asset_id}`,
  `delete ${REPO}/releases/assets/{asset_id}`,
  `get ${REPO}/releases/tags/{tag}`,
  `delete ${REPO}/releases/{release_id}`,
  `get ${REPO}/releases/{release_id}`,
  `patch ${REPO}/releases/{release_id}`,
  `get ${REPO}/releases/{release_id}/assets`,
  `post ${REPO}/releases/{release_id}/assets`,
];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of @octokit/openapi');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const spec = JSON.parse(readFileSync(join(folder, 'generated/api.github.com.json'), 'utf8'));
const at = (pointer) =>
  pointer
    .slice(2)
    .split('/')
    .reduce((value, key) => value[key], spec);
const deref = (value) => (value?.$ref === undefined ? value : at(value.$ref));

// What checks a request; prose only makes the file larger.
const DROPPED = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'title',
  'x-github',
  'tags',
  'deprecated',
]);
const components = {};
function trim(value, isMap = false) {
  if (Array.isArray(value)) return value.map((item) => trim(item));
  if (typeof value !== 'object' || value === null) return value;
  if (typeof value.$ref === 'string') keep(value.$ref);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || !DROPPED.has(key))
      .map(([key, inner]) => [key, trim(inner, key === 'properties')]),
  );
}
function keep(pointer) {
  const [, , kind, name] = pointer.split('/');
  components[kind] ??= {};
  if (Object.hasOwn(components[kind], name)) return;
  components[kind][name] = null;
  components[kind][name] = trim(at(pointer));
}

const paths = {};
for (const operation of OPERATIONS) {
  const [method, path] = operation.split(' ');
  const found = spec.paths[path]?.[method];
  if (found === undefined) throw new Error(`no operation ${operation}`);
  const [status, answer] = Object.entries(found.responses).find(([code]) => code.startsWith('2') || code === '302');
  const examples = deref(answer)?.content?.['application/json']?.examples ?? {};
  const example = deref(Object.values(examples)[0])?.value;
  paths[path] ??= {};
  paths[path][method] = {
    operationId: found.operationId,
    parameters: trim([...(spec.paths[path].parameters ?? []), ...(found.parameters ?? [])]),
    ...(found.requestBody === undefined ? {} : { requestBody: trim(deref(found.requestBody)) }),
    ...(found.servers === undefined ? {} : { servers: trim(found.servers) }),
    'x-status': Number(status),
    ...(example === undefined ? {} : { 'x-example': Array.isArray(example) ? example.slice(0, 1) : example }),
  };
}
const subset = { 'x-source': `@octokit/openapi@${version}, generated/api.github.com.json`, paths, components };
const target = new URL('../__tests__/fixtures/github/openapi-subset.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(subset, null, 1)}\n`);
