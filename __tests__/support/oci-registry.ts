import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RegistryServer {
  /** `127.0.0.1:PORT`. */
  readonly address: string;
  close(): Promise<void>;
}

/** Starts Debian's docker-registry on a free port; what it holds lies in `folder`. */
export async function startRegistry(folder: string): Promise<RegistryServer> {
  const config = join(folder, 'registry.yml');
  const storage = { filesystem: { rootdirectory: join(folder, 'store') } };
  writeFileSync(config, JSON.stringify({ version: 0.1, storage, http: { addr: '127.0.0.1:0', secret: 'test' } }));
  const child = spawn('docker-registry', ['serve', config], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let log = '';
    const hear = (chunk: Buffer): void => {
      log += chunk.toString();
      const [, found] = /listening on (127\.0\.0\.1:\d+)/.exec(log) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(log)));
  });
  return {
    address,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
