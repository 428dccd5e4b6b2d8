import { claim, lineOf, type Claim, type Detector } from '../detector.ts';
import { README_LOOK, README_NAMES, introducedAs } from '../pages.ts';

const FRAMEWORK =
  /^\s*(?:from|import) (torch|tensorflow|keras|jax|flax|sklearn|xgboost|lightgbm|catboost|transformers|diffusers|pytorch_lightning|lightning|fastai|mxnet|paddle|ultralytics)\b/m;
const NOTEBOOK = /(?:from|import) (torch|tensorflow|keras|jax|sklearn|xgboost|lightgbm|transformers|fastai)\b/;
/** What a project calls itself when learning is what it is for; too often said to convince alone. */
const PRODUCT =
  /\b(?:machine[- ]learning|deep[- ]learning|neural networks?|reinforcement learning|computer vision|natural language processing|fine-?tun\w+|diffusion models?|(?:large )?language models?|ML (?:models?|pipelines?|lifecycle|platform)|MLOps|model (?:training|serving|inference))\b/i;
const SCRIPT =
  /(?:^|\/)[^/]*(?:train|finetune|fine_tune|model|predict|inference|evaluate|sample|dataset|trainer)[^/]*\.py$/i;

export const learning: Detector = {
  id: 'learning',
  looksAt: [
    { extensions: ['py'], name: SCRIPT, bytes: 8192, start: true, files: 150 },
    { extensions: ['ipynb'], bytes: 128 * 1024, start: true, files: 30 },
    { names: ['mlproject', 'bentofile.yaml', 'cog.yaml', 'hubconf.py'] },
    { extensions: ['safetensors', 'onnx', 'pt', 'pth', 'h5', 'tflite', 'gguf'] },
    { extensions: ['dvc'] },
    README_LOOK,
  ],
  *detect(tree) {
    for (const file of tree.files) {
      if (file.place !== 'project') continue;
      const text = tree.text(file.path);
      const lower = file.name.toLowerCase();
      const found = (weight: number, why: string, more: Parameters<typeof claim>[4]): Claim =>
        claim('role:ml_engineer', weight, file.path, why, more);
      if (file.dir === '' && README_NAMES.includes(lower)) {
        const introduced = introducedAs(PRODUCT, text);
        if (introduced === undefined) continue;
        const { words, line } = introduced;
        yield found(0.3, `the README introduces it as work on ${words.toLowerCase()}`, { line, group: 'introduction' });
      } else if (lower.endsWith('.py')) {
        const technology = SCRIPT.test(file.path) ? FRAMEWORK.exec(text ?? '')?.[1] : undefined;
        if (text === undefined || technology === undefined) continue;
        const line = lineOf(text, FRAMEWORK);
        if (/train|finetune|fine_tune/.test(lower))
          yield found(0.65, `training code with ${technology}`, { line, technology, group: 'training' });
        else yield found(0.3, `model code with ${technology}`, { line, technology, group: 'model code' });
      } else if (lower.endsWith('.ipynb')) {
        const technology = NOTEBOOK.exec(text ?? '')?.[1];
        if (technology !== undefined)
          yield found(0.4, `notebook with ${technology}`, { technology, addsUp: true, group: 'notebooks' });
      } else if (/^(?:mlproject|cog\.yaml|bentofile\.yaml)$/.test(lower))
        yield found(0.6, 'model packaging', { technology: 'MLflow', group: 'packaging' });
      else if (/\.(?:safetensors|onnx|pt|pth|tflite|gguf)$/.test(lower))
        yield found(0.2, 'model weights', { group: 'weights' });
    }
  },
};
