import { claim, type Claim, type Detector } from '../detector.ts';

const DATA = /\.(?:csv|tsv|parquet|jsonl|ndjson|arrow|feather|avro|orc|geojson|h5|npz|sqlite|xlsx)$/i;
const FOLDER = /(?:^|\/)(?:data|datasets?|raw|seeds?|corpora|ground[_-]truth|warehouse)\//i;

export const datasets: Detector = {
  id: 'datasets',
  title: 'Data files and data versioning',
  docs: 'Data files in data folders, DVC stages and pointers, dataset cards. Fixtures, and data files anywhere else, prove nothing.',
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
      path: FOLDER,
    },
    { extensions: ['dvc'] },
    { names: ['dvc.yaml', 'dvc.lock', 'datapackage.json', 'dataset_info.json', 'dataset-metadata.json'] },
    { names: ['prepare.py', 'download.py', 'prepare_data.py', 'make_dataset.py', 'download_data.sh', 'get_data.sh'] },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    for (const file of tree.files) {
      if (file.place !== 'project') continue;
      const lower = file.name.toLowerCase();
      if (/^dvc\.(?:yaml|lock)$/.test(lower) || lower.endsWith('.dvc'))
        claims.push(claim('rac:dataset', 0.8, file.path, 'data under DVC', { technology: 'DVC', group: 'dvc' }));
      else if (/^(?:datapackage|dataset_info|dataset-metadata)\.json$/.test(lower))
        claims.push(claim('rac:dataset', 0.75, file.path, 'description of a dataset', { group: 'card' }));
      else if (DATA.test(lower) && FOLDER.test(file.path))
        claims.push(
          claim('rac:dataset', 0.6, file.path, 'data file', {
            technology: `${lower.split('.').at(-1)?.toUpperCase()} files`,
            group: 'data files',
          }),
        );
      else if (FOLDER.test(file.path) && /^(?:prepare|download|make_dataset|get_data)/.test(lower))
        claims.push(claim('rac:dataset', 0.35, file.path, 'preparation of data', { group: 'preparation' }));
    }
    return { claims };
  },
};
