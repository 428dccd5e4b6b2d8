import { claim, codeFiles, lineOf, type Claim, type Detector } from '../detector.ts';
import { titleOf } from '../data/technologies.ts';
import { README_NAMES, introduction } from '../pages.ts';

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
