// One bundle serves both doors, so that nothing of `dist/` is there twice: its entries call these, under paths that are fixed.
// The command line is bound in, since it starts most often; the Action is a file of its own, loaded when it is called.

export { run as cli } from './cli/process.ts';

export async function action(): Promise<void> {
  const [{ writeWhole }, { run }] = await Promise.all([
    import('./adapters/fs/standard-stream.ts'),
    import('./action/run.ts'),
  ]);
  writeWhole(process.stdout);
  process.exitCode = await run();
}

/** What the library does not hold itself. */
export function library(): Promise<typeof import('./wiring/verify-bytes.ts')> {
  return import('./wiring/verify-bytes.ts');
}
