import { operated, type Claim, type Detector, words } from '../detector.ts';

const DOCKERFILE = /^(?:(?:docker|container)file(?:[.-][\w.-]+)?|[\w.-]+\.(?:docker|container)file)$/i;
const COMPOSE = /^(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/i;
/** Images that only build or preview documents. */
const DOCS_IMAGE = /mkdocs|jekyll|sphinx|docusaurus|hugo|squidfunk|honkit|gitbook|markdownlint|asciidoctor|mdbook/i;
/** What stands beside the word Dockerfile when the image is not for running the project. */
const DEVELOPMENT_NAME = /(?:^|[._-])(?:dev|devel|development|tests?|lint|docs?|ci|coverage|debug)(?:[._-]|$)/;
const DEVELOPMENT =
  /(?:^|\/)(?:\.devcontainer|\.gitpod|\.vscode|\.github|\.clusterfuzzlite|\.worktree-container)(?:\/|$)/i;
/** Where people keep what only they work with. */
const DEVELOPMENT_FOLDER = /(?:^|\/)(?:dev|devel|development|local|ci|buildenv|build-env|toolbox)(?:\/|$)/i;
/** An image that takes nothing of the project and starts nothing is a place to work in. */
const CARRIES = /^\s*(?:COPY|ADD|CMD|ENTRYPOINT|ONBUILD)\b|\bgit clone\b|releases\/download\//im;
/** Services that a development image is built for, or that mount the code as it is. */
const STOCK =
  /(?:^|\/)(?:postgres|postgis|mysql|mariadb|mongo|redis|valkey|memcached|rabbitmq|kafka|zookeeper|elasticsearch|opensearch|minio|localstack|mailhog|mailpit|adminer|pgadmin4?|clickhouse-server|mssql|server|cassandra|nats|etcd|vault|consul|trino|spark|hive)(?::|@|$)/i;
const WORKPLACE =
  /(?:context|dockerfile):\s*["']?\.?\/?(?:dev|development|\.devcontainer)\b|^\s*-\s*["']?\.\/?:\/|container_name:.*dev\b/im;

/** What a generator writes for others. */
const TEMPLATE =
  /(?:^|\/)(?:resources|templates?|handlebars|mustache|scaffold(?:s|ing)?|starters?|stubs|archetypes?|generators?)\//i;

/** `Dockerfile.prod` has an extension; `Dockerfile-worker` has none. */
const VARIANTS: Detector['looksAt'][number] = {
  extensions: [
    '',
    ...'prod production web worker api app server alpine debian distroless dev release base slim ubuntu cpu gpu cuda arm64 amd64 backend frontend'.split(
      ' ',
    ),
  ],
  name: /^(?:docker|container)file[.-].+$/i,
  bytes: 16 * 1024,
  start: true,
  files: 100,
};

// Databases and the like to work against, and nothing of the project among them.
function isStock(text: string): boolean {
  const images = [...text.matchAll(/^\s*image:\s*["']?(\S+?)["']?\s*$/gm)].map((match) => match[1] as string);
  return images.length > 0 && !/^\s*build:/m.test(text) && images.every((image) => STOCK.test(image));
}

function isForDevelopment(path: string, name: string, text: string): boolean {
  return DEVELOPMENT_NAME.test(name) || DEVELOPMENT_FOLDER.test(path) || !CARRIES.test(text);
}

export const containers: Detector = {
  id: 'containers',
  looksAt: [
    {
      names: words('dockerfile containerfile skaffold.yaml skaffold.yml tiltfile vagrantfile docker-bake.hcl'),
      bytes: 16 * 1024,
      start: true,
      files: 200,
    },
    { extensions: ['dockerfile', 'containerfile'], bytes: 16 * 1024, start: true, files: 100 },
    {
      extensions: ['yml', 'yaml'],
      name: COMPOSE,
      bytes: 32 * 1024,
      start: true,
      files: 100,
    },
    VARIANTS,
  ],
  *detect(tree) {
    for (const file of tree.files) {
      if (file.place !== 'project' || DEVELOPMENT.test(file.path)) continue;
      const text = tree.text(file.path) ?? '';
      const lower = file.name.toLowerCase();
      const found = (weight: number, why: string, technology: string, group: string): Claim[] =>
        operated(weight, file.path, why, { technology, group });
      if (DOCKERFILE.test(lower) && /^\s*FROM\s/im.test(text)) {
        if (TEMPLATE.test(file.path)) yield* found(0.3, 'container image in a template', 'Docker', 'template image');
        else if (DOCS_IMAGE.test(text)) continue;
        else if (isForDevelopment(file.path, lower, text))
          yield* found(0.3, 'container image for development', 'Docker', 'development');
        else yield* found(0.65, 'container image', 'Docker', 'dockerfile');
      } else if (COMPOSE.test(lower)) {
        const development =
          /dev|test|local|override|ci\b/.test(lower) ||
          DEVELOPMENT_FOLDER.test(file.dir) ||
          WORKPLACE.test(text) ||
          isStock(text);
        if (development) yield* found(0.3, 'Compose services', 'Docker Compose', 'development');
        else yield* found(0.55, 'Compose services', 'Docker Compose', 'compose');
      } else if (/^skaffold\.ya?ml$/.test(lower)) yield* found(0.7, 'Skaffold pipeline', 'Skaffold', 'skaffold');
      else if (lower === 'tiltfile' || lower === 'vagrantfile')
        yield* found(0.3, `${file.name} for development`, file.name.replace('file', ''), 'development');
      else if (lower === 'docker-bake.hcl') yield* found(0.5, 'image build definition', 'Docker Buildx', 'bake');
    }
  },
};
