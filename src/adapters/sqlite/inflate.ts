import { createInflate, createInflateRaw, inflateRawSync, inflateSync } from 'node:zlib';
import type { Inflate } from '../../core/cartridge/archive.ts';

/** Up to here a member is inflated at once, which is faster than a stream; above, memory stays flat. */
const AT_ONCE = 4 * 1024 * 1024;
/** The least that node:zlib takes. */
const MIN_CHUNK = 64;
const MAX_CHUNK = 64 * 1024;

/** Inflates by node:zlib; output never goes beyond the declared size by more than one chunk. */
export const inflate: Inflate = (chunks, format, size, sink) =>
  size.stored <= AT_ONCE && size.expected <= AT_ONCE
    ? Promise.resolve(inflateAtOnce(chunks, format, size, sink))
    : inflateStream(chunks, format, size.expected, sink);

function inflateAtOnce(
  chunks: Iterable<Uint8Array>,
  format: 'zlib' | 'raw',
  size: { readonly stored: number; readonly expected: number },
  sink: (bytes: Uint8Array) => void,
): Awaited<ReturnType<Inflate>> {
  const input = new Uint8Array(size.stored);
  let at = 0;
  for (const chunk of chunks) {
    input.set(chunk, at);
    at += chunk.length;
  }
  try {
    const run = format === 'zlib' ? inflateSync : inflateRawSync;
    // A chunk of just the size spares the ordinary small file a buffer of 16 KiB.
    const chunkSize = Math.max(MIN_CHUNK, Math.min(size.expected + 1, MAX_CHUNK));
    const result: unknown = run(input, { maxOutputLength: size.expected + 1, info: true, chunkSize });
    if (!isInfo(result)) throw new TypeError('zlib gave no info');
    sink(result.buffer);
    return { read: result.engine.bytesWritten, written: result.buffer.length, broken: false };
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') return { read: 0, written: size.expected + 1, broken: false };
    if (!codeOf(error).startsWith('Z_')) throw error;
    return { read: 0, written: size.expected, broken: true };
  }
}

// With `info` the result is this record and not a buffer, which the types of node:zlib do not say.
function isInfo(value: unknown): value is { buffer: Uint8Array; engine: { bytesWritten: number } } {
  return typeof value === 'object' && value !== null && 'buffer' in value && 'engine' in value;
}

async function inflateStream(
  chunks: Iterable<Uint8Array>,
  format: 'zlib' | 'raw',
  expected: number,
  sink: (bytes: Uint8Array) => void,
): Promise<Awaited<ReturnType<Inflate>>> {
  const stream =
    format === 'zlib' ? createInflate({ chunkSize: 256 * 1024 }) : createInflateRaw({ chunkSize: 256 * 1024 });
  const feeding = feed(stream, chunks);
  let written = 0;
  try {
    for await (const output of stream) {
      const bytes = output as Uint8Array;
      written += bytes.length;
      if (written > expected) return { read: 0, written, broken: false };
      sink(bytes);
    }
    return { read: stream.bytesWritten, written, broken: false };
  } catch (error) {
    if (!codeOf(error).startsWith('Z_')) throw error;
    return { read: 0, written: expected, broken: true };
  } finally {
    stream.destroy();
    await feeding;
  }
}

async function feed(stream: ReturnType<typeof createInflate>, chunks: Iterable<Uint8Array>): Promise<void> {
  let batch: Uint8Array[] = [];
  let size = 0;
  const closed = once(stream, 'close');
  // The reader's pieces are views of its window, so they are copied; a batch saves the stream's cost for each write.
  const flush = async (): Promise<void> => {
    const block = Buffer.concat(batch, size);
    batch = [];
    size = 0;
    if (!stream.destroyed && !stream.write(block)) await Promise.race([once(stream, 'drain'), closed]);
  };
  for (const chunk of chunks) {
    if (stream.destroyed) return;
    batch.push(new Uint8Array(chunk));
    size += chunk.length;
    if (size >= 256 * 1024) await flush();
  }
  if (size > 0) await flush();
  if (!stream.destroyed) stream.end();
}

function once(stream: ReturnType<typeof createInflate>, event: string): Promise<void> {
  return new Promise((resolve) => {
    stream.once(event, () => resolve());
  });
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
