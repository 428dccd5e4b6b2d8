import { titleOf } from '../data/technologies.ts';
import { type Claim, claim, codeFiles, type Detector, lineOf, words } from '../detector.ts';
import { introducedAs, README_LOOK } from '../pages.ts';
import type { TreeView } from '../tree/tree.ts';

const DATA = /\.(?:csv|tsv|parquet|jsonl|ndjson|arrow|feather|avro|orc|geojson|h5|npz|sqlite|xlsx)$/i;
/** Extensions that say little elsewhere. */
const IN_FOLDER = /\.(?:db|duckdb|sqlite3|rds|rdata|tfrecord|(?:csv|tsv|jsonl|ndjson|parquet)\.gz)$/i;
const FOLDER = /(?:^|\/)(?:data|datasets?|raw|seeds?|corpora|ground[_-]truth|warehouse)\//i;

/** Data only where they are among data. */
const TABLES = /\.(?:json|ya?ml)$/i;

/** With more code it is a program that has data. */
const MOST_CODE = 30;
const MIN_FOLDERS = 5;

export const datasets: Detector = {
  id: 'datasets',
  looksAt: [
    { extensions: words('csv tsv parquet jsonl ndjson arrow feather avro orc geojson npz sqlite xlsx') },
    { extensions: ['db', 'duckdb', 'sqlite3', 'rds', 'rdata', 'tfrecord', 'gz'], folder: FOLDER },
    { extensions: ['json', 'yaml', 'yml'], folder: FOLDER },
    { extensions: ['dvc'] },
    { names: ['dvc.yaml', 'dvc.lock', 'datapackage.json', 'dataset_info.json', 'dataset-metadata.json'] },
    { names: ['prepare.py', 'download.py', 'prepare_data.py', 'make_dataset.py', 'download_data.sh', 'get_data.sh'] },
  ],
  *detect(tree) {
    // In a program such files are its settings and its texts.
    const small = codeFiles(tree) <= MOST_CODE;
    for (const file of tree.files) {
      if (file.place !== 'project') continue;
      const lower = file.name.toLowerCase();
      const inFolder = FOLDER.test(file.path);
      const kind = (lower.split('.').at(-1) ?? '').replace('yml', 'yaml').toUpperCase();
      const found = (weight: number, why: string, more: Parameters<typeof claim>[4]): Claim =>
        claim('rac:dataset', weight, file.path, why, more);
      if (/^dvc\.(?:yaml|lock)$/.test(lower) || lower.endsWith('.dvc'))
        yield found(0.8, 'data under DVC', { technology: 'DVC', group: 'dvc' });
      else if (/^(?:datapackage|dataset_info|dataset-metadata)\.json$/.test(lower))
        yield found(0.75, 'description of a dataset', { group: 'card' });
      else if (inFolder && (DATA.test(lower) || IN_FOLDER.test(lower)))
        yield found(0.6, 'data file', { technology: kind, group: 'data files' });
      else if (inFolder && /^(?:prepare|download|make_dataset|get_data)/.test(lower))
        yield found(0.38, 'preparation of data', { group: 'preparation', addsUp: true });
      else if (inFolder && small && TABLES.test(lower))
        yield found(0.35, 'data file', { technology: kind, group: 'records', addsUp: true });
    }
    yield* scattered(tree);
  },
};

// Where data files are most of what there is, in many folders, none of these need be called data.
function* scattered(tree: TreeView): Iterable<Claim> {
  const data = tree.files.filter(({ name, place }) => place === 'project' && DATA.test(name));
  const folders = new Set(data.map(({ dir }) => dir)).size;
  const more = { group: 'data files', technology: 'data files' };
  const [first] = data;
  if (first !== undefined && folders >= MIN_FOLDERS && data.length * 2 >= tree.fileCount)
    yield claim('rac:dataset', 0.65, first.path, `one of ${data.length} data files in ${folders} folders`, more);
}

/** What a project calls itself when data is what it is for; too often said to convince alone. */
const DATA_WORK =
  /\b(?:data engineering|data (?:pipelines?|warehous\w+|lake(?:house)?s?|platform|ingestion|orchestration|transformation)|analytics engineering|(?:ETL|ELT)\b|batch processing|stream processing|change data capture)/i;
/** An application has its migrations; so many queries are what a warehouse is made of. */
const MIN_QUERIES = 100;
const DBT = /^dbt_project\.ya?ml$/;
const DBT_FOLDERS = /(?:^|\/)(?:models|seeds|snapshots|macros)\//;
/** What describes the tables of dbt, in a file of any name. */
const DBT_PROPERTIES = [/^version:\s*2\b/m, /^(?:models|sources|seeds|snapshots):/m];
const AIRFLOW = /^[ \t]*(?:from|import) airflow\b/m;
/** What only a job or an asset has, beside the import. */
const JOB =
  /\bSparkSession\b|\bGlueContext\b|^@(?:dg\.)?(?:asset|multi_asset|op|job|graph|flow|task|dlt\.\w+)\b|\bDefinitions\(|\bluigi\.Task\b|\bbeam\.Pipeline\(/m;
const OTHERS =
  /^[ \t]*(?:from|import) (dagster|prefect|luigi|kedro|pyspark|mage_ai|awsglue|apache_beam|dlt|sqlmesh|bytewax)\b/m;

export const pipelines: Detector = {
  id: 'pipelines',
  seesAll: true,
  looksAt: [
    { names: words('dbt_project.yml dbt_project.yaml') },
    { extensions: ['py'], folder: /(?:^|\/)(?:dags?|pipelines?|flows|jobs|etl|orchestration|airflow)\//i, bytes: 4096 },
    { extensions: ['yml', 'yaml'], folder: DBT_FOLDERS, bytes: 2048 },
    { extensions: ['sql'], folder: DBT_FOLDERS },
    README_LOOK,
  ],
  *detect(tree) {
    for (const { path, words: said, line } of introducedAs(DATA_WORK, tree)) {
      const why = `the README introduces it as work on ${said.toLowerCase()}`;
      yield claim('role:data_engineer', 0.25, path, why, { line, group: 'introduction' });
    }
    const isDbt = tree.files.some(({ name, place }) => place === 'project' && DBT.test(name));
    for (const file of tree.files) {
      if (file.place !== 'project') continue;
      const lower = file.name.toLowerCase();
      const text = tree.text(file.path);
      const found = (weight: number, why: string, technology: string, line?: number): Claim =>
        claim('role:data_engineer', weight, file.path, why, { technology, line, group: technology });
      const dataset = (weight: number, why: string, technology: string): Claim =>
        claim('rac:dataset', weight, file.path, why, { technology, group: technology });
      if (DBT.test(lower)) {
        yield found(0.9, 'dbt project', 'dbt');
        yield dataset(0.75, 'warehouse project', 'dbt');
      } else if (/\.ya?ml$/.test(lower) && DBT_PROPERTIES.every((key) => key.test(text ?? ''))) {
        yield dataset(0.3, 'table descriptions', 'dbt');
      } else if (lower.endsWith('.sql') && DBT_FOLDERS.test(file.path) && isDbt) {
        yield dataset(0.3, file.path.includes('macros/') ? 'SQL macro' : 'SQL model', 'dbt');
      } else if (lower.endsWith('.py') && text !== undefined) {
        const other = OTHERS.exec(text)?.[1];
        if (AIRFLOW.test(text))
          yield found(/\bDAG\(|@dag\b/.test(text) ? 0.8 : 0.4, 'Airflow DAG', 'Airflow', lineOf(text, AIRFLOW));
        else if (other !== undefined)
          yield found(JOB.test(text) ? 0.6 : 0.4, 'data pipeline', titleOf(other), lineOf(text, OTHERS));
      }
    }
    const queries = tree.extensions.get('sql');
    if (queries !== undefined && queries.files >= MIN_QUERIES && queries.files >= codeFiles(tree)) {
      const why = `one of ${queries.files} SQL files, more than other code`;
      yield claim('role:data_engineer', 0.5, queries.sample, why, { technology: 'SQL', group: 'queries' });
    }
  },
};

const FRAMEWORK =
  /^[ \t]*(?:from|import) (torch|tensorflow|keras|jax|flax|sklearn|xgboost|lightgbm|catboost|transformers|diffusers|pytorch_lightning|lightning|fastai|mxnet|paddle|ultralytics)\b/m;
const NOTEBOOK = /(?:from|import) (torch|tensorflow|keras|jax|sklearn|xgboost|lightgbm|transformers|fastai)\b/;
/** What a project calls itself when learning is what it is for; too often said to convince alone. */
const LEARNING =
  /\b(?:machine[- ]learning|deep[- ]learning|neural networks?|reinforcement learning|computer vision|natural language processing|fine-?tun\w+|diffusion models?|(?:large )?language models?|ML (?:models?|pipelines?|lifecycle|platform)|MLOps|model (?:training|serving|inference))\b/i;
const LEARNING_SCRIPT =
  /(?:^|\/)[^/]*(?:train|finetune|fine_tune|model|predict|inference|evaluate|sample|dataset|trainer)[^/]*\.py$/i;

export const learning: Detector = {
  id: 'learning',
  looksAt: [
    { extensions: ['py'], name: LEARNING_SCRIPT, bytes: 8192 },
    { extensions: ['ipynb'], bytes: 128 * 1024, files: 30 },
    { names: ['mlproject', 'bentofile.yaml', 'cog.yaml', 'hubconf.py'] },
    { extensions: ['dvc'] },
    README_LOOK,
  ],
  *detect(tree) {
    for (const { path, words: said, line } of introducedAs(LEARNING, tree)) {
      const why = `the README introduces it as work on ${said.toLowerCase()}`;
      yield claim('role:ml_engineer', 0.3, path, why, { line, group: 'introduction' });
    }
    for (const file of tree.files) {
      if (file.place !== 'project') continue;
      const text = tree.text(file.path);
      const lower = file.name.toLowerCase();
      const found = (weight: number, why: string, more: Parameters<typeof claim>[4]): Claim =>
        claim('role:ml_engineer', weight, file.path, why, more);
      if (lower.endsWith('.py') && LEARNING_SCRIPT.test(file.path)) {
        const technology = titleOf(FRAMEWORK.exec(text ?? '')?.[1] ?? '');
        const [weight, group] = /train|finetune|fine_tune/.test(lower) ? [0.65, 'training code'] : [0.3, 'model code'];
        const more = { line: lineOf(text ?? '', FRAMEWORK), technology, group };
        if (technology !== '') yield found(weight, `${group} with ${technology}`, more);
      } else if (lower.endsWith('.ipynb')) {
        const technology = titleOf(NOTEBOOK.exec(text ?? '')?.[1] ?? '');
        const more = { technology, addsUp: true, group: 'notebooks' };
        if (technology !== '') yield found(0.4, `notebook with ${technology}`, more);
      } else if (/^(?:mlproject|cog\.yaml|bentofile\.yaml)$/.test(lower))
        yield found(0.6, 'model packaging', { technology: 'MLflow', group: 'packaging' });
    }
  },
};
