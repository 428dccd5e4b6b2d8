import { claim, lineOf, type Claim, type Detector } from '../detector.ts';
import { README_NAMES, introduction } from '../pages.ts';

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
  title: 'Machine learning',
  docs: 'Training, model and inference scripts and notebooks by their imports, model files kept with DVC or Git LFS, MLproject. A client of a hosted model is no machine learning.',
  looksAt: [
    { extensions: ['py'], name: SCRIPT, bytes: 8192, start: true, files: 150 },
    { extensions: ['ipynb'], bytes: 128 * 1024, start: true, files: 30 },
    { names: ['mlproject', 'bentofile.yaml', 'cog.yaml', 'hubconf.py'] },
    { extensions: ['safetensors', 'onnx', 'pt', 'pth', 'h5', 'tflite', 'gguf'] },
    { extensions: ['dvc'] },
    { names: README_NAMES, folder: /^$/, bytes: 64 * 1024, start: true, files: 5 },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    for (const file of tree.files) {
      if (file.place !== 'project') continue;
      const text = tree.text(file.path);
      const lower = file.name.toLowerCase();
      if (file.dir === '' && README_NAMES.includes(lower) && text !== undefined) {
        const match = PRODUCT.exec(introduction(text));
        if (match !== null)
          claims.push(
            claim('role:ml_engineer', 0.3, file.path, `the README introduces it as work on ${match[0].toLowerCase()}`, {
              line: lineOf(text, match[0]),
              group: 'introduction',
            }),
          );
      } else if (lower.endsWith('.py') && text !== undefined && SCRIPT.test(file.path)) {
        const match = FRAMEWORK.exec(text);
        if (match !== null) {
          const training = /train|finetune|fine_tune/i.test(lower);
          claims.push(
            claim(
              'role:ml_engineer',
              training ? 0.65 : 0.3,
              file.path,
              `${training ? 'training' : 'model'} code with ${match[1]}`,
              {
                line: lineOf(text, FRAMEWORK),
                technology: match[1] as string,
                group: training ? 'training' : 'model code',
              },
            ),
          );
        }
      } else if (lower.endsWith('.ipynb') && text !== undefined) {
        const match = NOTEBOOK.exec(text);
        if (match !== null)
          claims.push(
            claim('role:ml_engineer', 0.4, file.path, `notebook with ${match[1]}`, {
              technology: match[1] as string,
              addsUp: true,
              group: 'notebooks',
            }),
          );
      } else if (/^(?:mlproject|cog\.yaml|bentofile\.yaml)$/.test(lower))
        claims.push(
          claim('role:ml_engineer', 0.6, file.path, 'model packaging', { technology: 'MLflow', group: 'packaging' }),
        );
      else if (/\.(?:safetensors|onnx|pt|pth|tflite|gguf)$/.test(lower))
        claims.push(claim('role:ml_engineer', 0.2, file.path, 'model weights', { group: 'weights' }));
    }
    return { claims };
  },
};
