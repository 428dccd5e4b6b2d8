import { UserError, type ErrorCode } from './errors.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or directory',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a directory',
  ENOTDIR: 'a part of the path is no directory',
  EEXIST: 'it exists already',
  ELOOP: 'too many symbolic links',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'no space is left on the disk',
  EROFS: 'the file system is read-only',
  ENXIO: 'not a regular file',
  EFBIG: 'the file would be larger than is allowed here',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the device failed',
  ENOTEMPTY: 'the directory is not empty',
  EBUSY: 'it is in use',
  EMFILE: 'too many files are open',
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
  const details = path === undefined ? { cause: error } : { path, cause: error };
  return new UserError(code, `${what}: ${REASONS[errno] ?? errno}`, details);
}

/** As {@link asUserError} for what no caller foresaw: the system's refusal names its own call and path. */
export function asRefusal(error: unknown): Error {
  const { path, syscall } = error as { readonly path?: unknown; readonly syscall?: unknown };
  const what = `the system refused ${typeof syscall === 'string' ? syscall : 'a call'}`;
  return asUserError(error, typeof path === 'string' ? path : undefined, 'refused-by-the-system', what);
}
