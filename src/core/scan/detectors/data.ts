import { claim, codeFiles, lineOf, type Claim, type Detector } from '../detector.ts';
import type { TreeFile, TreeView } from '../tree/tree.ts';
import { titleOf } from '../data/technologies.ts';
import { README_NAMES, introduction } from '../pages.ts';

const DATA = /\.(?:csv|tsv|parquet|jsonl|ndjson|arrow|feather|avro|orc|geojson|h5|npz|sqlite|xlsx)$/i;
/** Extensions that say little elsewhere. */
const IN_FOLDER = /\.(?:db|duckdb|sqlite3|rds|rdata|tfrecord|(?:csv|tsv|jsonl|ndjson|parquet)\.gz)$/i;
const FOLDER = /(?:^|\/)(?:data|datasets?|raw|seeds?|corpora|ground[_-]truth|warehouse)\//i;

/** Data only where they stand among data. */
const TABLES = /\.(?:json|ya?ml)$/i;
const REFRESHES = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const SCHEDULED = /^\s*-?\s*cron\s*:/m;
const SETTINGS = /^(?:\.|package|tsconfig|composer|renovate|lerna|netlify|vercel|app\.json|mkdocs|_config|cartwright)/i;
const COMMITS = /\bgit commit\b|git-auto-commit-action|add-and-commit@|githubocto\/flat@/;

/** With more code it is a program that has data. */
const MOST_CODE = 30;
const MIN_FOLDERS = 5;

export const datasets: Detector = {
  id: 'datasets',
  title: 'Data files and data versioning',
  docs: 'Data files in data folders, DVC stages and pointers, dataset cards. Records in JSON and YAML count where several stand in a data folder, and data that a scheduled job commits. Data files elsewhere count when they are most of the project; fixtures prove nothing.',
  looksAt: [
    {
      extensions: [
        'csv',
        'tsv',
        'parquet',
        'jsonl',
        'ndjson',
        'arrow',
        'feather',
        'avro',
        'orc',
        'geojson',
        'npz',
        'sqlite',
        'xlsx',
      ],
    },
    { extensions: ['db', 'duckdb', 'sqlite3', 'rds', 'rdata', 'tfrecord', 'gz'], folder: FOLDER },
    { extensions: ['json', 'yaml', 'yml'], folder: FOLDER },
    { extensions: ['yml', 'yaml'], path: REFRESHES, bytes: 64 * 1024, start: true, files: 200 },
    { extensions: ['dvc'] },
    { names: ['dvc.yaml', 'dvc.lock', 'datapackage.json', 'dataset_info.json', 'dataset-metadata.json'] },
    { names: ['prepare.py', 'download.py', 'prepare_data.py', 'make_dataset.py', 'download_data.sh', 'get_data.sh'] },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    // In a program such files are its settings and its texts.
    const small = codeFiles(tree) <= MOST_CODE;
    for (const file of tree.files) {
      if (file.place !== 'project') continue;
      const lower = file.name.toLowerCase();
      if (/^dvc\.(?:yaml|lock)$/.test(lower) || lower.endsWith('.dvc'))
        claims.push(claim('rac:dataset', 0.8, file.path, 'data under DVC', { technology: 'DVC', group: 'dvc' }));
      else if (/^(?:datapackage|dataset_info|dataset-metadata)\.json$/.test(lower))
        claims.push(claim('rac:dataset', 0.75, file.path, 'description of a dataset', { group: 'card' }));
      else if ((DATA.test(lower) || IN_FOLDER.test(lower)) && FOLDER.test(file.path))
        claims.push(
          claim('rac:dataset', 0.6, file.path, 'data file', {
            technology: `${lower.split('.').at(-1)?.toUpperCase()} files`,
            group: 'data files',
          }),
        );
      else if (FOLDER.test(file.path) && /^(?:prepare|download|make_dataset|get_data)/.test(lower))
        claims.push(
          claim('rac:dataset', 0.38, file.path, 'preparation of data', { group: 'preparation', addsUp: true }),
        );
      else if (small && FOLDER.test(file.path) && TABLES.test(lower))
        claims.push(
          claim('rac:dataset', 0.35, file.path, 'data file', {
            technology: `${lower.split('.').at(-1)?.replace('yml', 'yaml').toUpperCase()} files`,
            group: 'records',
            addsUp: true,
          }),
        );
      else if (REFRESHES.test(file.path)) claims.push(...refreshed(file, tree));
    }
    const many = scattered(tree);
    if (many !== undefined) claims.push(many);
    return { claims };
  },
};

// What a job writes into the repository, day after day, is what the repository is for, unless it is a program that does more.
function refreshed(file: TreeFile, tree: TreeView): Claim[] {
  const text = tree.text(file.path);
  if (text === undefined || !SCHEDULED.test(text) || !COMMITS.test(text)) return [];
  if (codeFiles(tree) > MOST_CODE) return [];
  const top = tree.listing.find(({ path }) => path === '')?.names ?? [];
  const records = top.filter((name) => (DATA.test(name) || TABLES.test(name)) && !SETTINGS.test(name)).slice(0, 3);
  const line = lineOf(text, COMMITS);
  const group = 'refreshed';
  return [
    ...records.map((name) =>
      claim('rac:dataset', 0.6, name, 'data that a job refreshes', { technology: 'data files', group }),
    ),
    claim('rac:dataset', 0.6, file.path, 'job that refreshes data', { line, technology: 'GitHub Actions', group }),
  ];
}

// Where data files are most of what there is, in many folders, none of these need be called data.
function scattered(tree: TreeView): Claim | undefined {
  const data = tree.files.filter(({ name, place }) => place === 'project' && DATA.test(name));
  const folders = new Set(data.map(({ dir }) => dir)).size;
  const first = data[0];
  if (first === undefined || folders < MIN_FOLDERS || data.length * 2 < tree.fileCount) return undefined;
  return claim('rac:dataset', 0.65, first.path, `${data.length} data files in ${folders} folders`, {
    group: 'data files',
    technology: 'data files',
  });
}

/** What a project calls itself when data is what it is for; too often said to convince alone. */
const PRODUCT =
  /\b(?:data engineering|data (?:pipelines?|warehous\w+|lake(?:house)?s?|platform|ingestion|orchestration|transformation)|analytics engineering|(?:ETL|ELT)\b|batch processing|stream processing|change data capture)/i;
/** An application has its migrations; so many queries are what a warehouse is made of. */
const MIN_QUERIES = 100;
const AIRFLOW = /^\s*(?:from|import) airflow\b/m;
/** What only a job or an asset has, beside the import. */
const JOB =
  /\bSparkSession\b|\bGlueContext\b|^@(?:dg\.)?(?:asset|multi_asset|op|job|graph|flow|task|dlt\.\w+)\b|\bDefinitions\(|\bluigi\.Task\b|\bbeam\.Pipeline\(/m;
const OTHERS =
  /^\s*(?:from|import) (dagster|prefect|luigi|kedro|pyspark|mage_ai|awsglue|apache_beam|dlt|sqlmesh|bytewax)\b/m;

export const pipelines: Detector = {
  id: 'pipelines',
  title: 'Data pipelines and warehouses',
  docs: 'dbt projects, Airflow and other DAGs by their imports, Meltano, SQLMesh, Kedro. A dbt project under integration tests belongs to a package of macros, which is data work all the same.',
  seesAll: true,
  looksAt: [
    {
      names: [
        'dbt_project.yml',
        'dbt_project.yaml',
        'meltano.yml',
        'dagster.yaml',
        'workspace.yaml',
        'sqlmesh.yaml',
        'great_expectations.yml',
        'packages.yml',
        'airflow.cfg',
        'dvc.yaml',
        'lookml',
      ],
    },
    {
      extensions: ['py'],
      folder: /(?:^|\/)(?:dags?|pipelines?|flows|jobs|etl|orchestration|airflow)\//i,
      bytes: 4096,
      start: true,
      files: 100,
    },
    { extensions: ['lkml'] },
    { names: README_NAMES, folder: /^$/, bytes: 64 * 1024, start: true, files: 5 },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    for (const file of tree.files) {
      if (file.place !== 'project') continue;
      const lower = file.name.toLowerCase();
      const text = tree.text(file.path);
      if (file.dir === '' && README_NAMES.includes(lower)) {
        const match = text === undefined ? null : PRODUCT.exec(introduction(text));
        if (match !== null && text !== undefined)
          claims.push(
            claim(
              'role:data_engineer',
              0.25,
              file.path,
              `the README introduces it as work on ${match[0].toLowerCase()}`,
              {
                line: lineOf(text, match[0]),
                group: 'introduction',
              },
            ),
          );
      } else if (/^dbt_project\.ya?ml$/.test(lower)) {
        claims.push(claim('role:data_engineer', 0.9, file.path, 'dbt project', { technology: 'dbt', group: 'dbt' }));
        claims.push(
          claim('rac:dataset', 0.75, file.path, 'models of a warehouse', { technology: 'dbt', group: 'dbt' }),
        );
      } else if (lower === 'meltano.yml' || lower === 'sqlmesh.yaml' || lower === 'great_expectations.yml') {
        const technology = lower.split('.')[0] as string;
        claims.push(
          claim('role:data_engineer', 0.85, file.path, `${technology} project`, { technology, group: technology }),
        );
        claims.push(claim('rac:dataset', 0.5, file.path, `${technology} project`, { technology, group: technology }));
      } else if (lower.endsWith('.lkml')) {
        claims.push(
          claim('role:data_engineer', 0.6, file.path, 'LookML model', { technology: 'Looker', group: 'lookml' }),
        );
      } else if (lower.endsWith('.py')) {
        if (text === undefined) continue;
        const airflow = AIRFLOW.test(text);
        if (!airflow && !OTHERS.test(text)) continue;
        const technology = airflow ? 'Airflow' : titleOf(OTHERS.exec(text)?.[1] ?? '');
        claims.push(
          claim(
            'role:data_engineer',
            airflow && /\bDAG\(|@dag\b/.test(text) ? 0.8 : !airflow && JOB.test(text) ? 0.6 : 0.4,
            file.path,
            airflow ? 'Airflow DAG' : 'data pipeline',
            { technology, line: lineOf(text, airflow ? AIRFLOW : OTHERS), group: technology },
          ),
        );
      }
    }
    const queries = tree.extensions.get('sql');
    if (queries !== undefined && queries.files >= MIN_QUERIES && queries.files >= codeFiles(tree))
      claims.push(
        claim('role:data_engineer', 0.5, queries.sample, `${queries.files} SQL files, more than other code`, {
          technology: 'SQL',
          group: 'queries',
        }),
      );
    return { claims };
  },
};
