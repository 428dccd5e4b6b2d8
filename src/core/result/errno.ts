import { UserError, type ErrorCode } from './errors.ts';

/** What each of the system's codes means, and what to do. */
const REASONS: Readonly<Record<string, readonly [reason: string, help: string]>> = {
  ENOENT: ['there is no such file or directory', 'check the path; it is relative to the working directory'],
  EACCES: ['permission denied', 'make it readable and writable for you, or run as its owner'],
  EPERM: ['permission denied', 'make it readable and writable for you, or run as its owner'],
  EISDIR: ['it is a directory', 'name a file in it'],
  ENOTDIR: ['a part of the path is not a directory', 'name a path whose folders are all directories'],
  EEXIST: ['it exists already', 'choose another name'],
  ELOOP: ['too many symbolic links', 'name the file itself'],
  ENAMETOOLONG: ['the name is too long', 'choose a shorter name'],
  ENOSPC: ['no space is left on the disk', 'make room on the disk'],
  EROFS: ['the file system is read-only', 'choose another place'],
  ENXIO: ['not a regular file', 'name a regular file'],
  EFBIG: ['the file would be larger than is allowed here', 'choose another place'],
  EDQUOT: ['the disk quota is used up', 'make room'],
  EIO: ['the device failed', 'choose another place'],
  ENOTEMPTY: ['the directory is not empty', 'name an empty one'],
  EBUSY: ['it is in use', 'run it again when no program uses it'],
  EMFILE: ['too many files are open', 'close other programs, or raise the limit (ulimit -n)'],
};

/**
 * A system's error as the user's: one line that names the path, when there is one, and the reason. Anything else stays what it is.
 *
 * @param what the start of the line, such as `cannot be read`
 */
export function asUserError(error: unknown, path: string | undefined, code: ErrorCode, what: string): Error {
  if (error instanceof UserError) return error;
  const errno = (error as { readonly code?: unknown }).code;
  if (typeof errno !== 'string' || !/^E[A-Z0-9]+$/.test(errno)) return error as Error;
  const [reason, help] = REASONS[errno] ?? [errno, undefined];
  return new UserError(code, `${what}: ${reason}`, { path, help, cause: error });
}

/** As {@link asUserError} for what no caller foresaw: the system's refusal names its own call and path. */
export function asRefusal(error: unknown): Error {
  const { path, syscall } = error as { readonly path?: unknown; readonly syscall?: unknown };
  const what = `the system refused ${typeof syscall === 'string' ? syscall : 'a call'}`;
  return asUserError(error, typeof path === 'string' ? path : undefined, 'refused-by-the-system', what);
}
