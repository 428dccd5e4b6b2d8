import { UserError } from './errors.ts';

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
  EMFILE: 'too many files are open',
};

/**
 * A system's error as the user's: one line that names the path and the reason. Anything else stays what it is.
 *
 * @param what the start of the line, such as `cannot be read`
 */
export function asUserError(error: unknown, path: string, code: string, what: string): Error {
  if (error instanceof UserError) return error;
  const errno = (error as { readonly code?: unknown }).code;
  if (typeof errno !== 'string' || !/^E[A-Z0-9]+$/.test(errno)) return error as Error;
  return new UserError(code, `${what}: ${REASONS[errno] ?? errno}`, { path, cause: error });
}
