/** Machine codes of the checks that `verify` makes, in the order in which they are made (docs/format.md 12 to 14). */
export const CHECK_IDS = [
  'header',
  'identity',
  'schema',
  'limits',
  'integrity',
  'meta',
  'names',
  'files',
  'capabilities',
  'memory',
  'objects',
  'rom',
  'rom-digest',
  'harness-manifest',
  'structure',
  'cal',
  'signature-row',
  'envelope',
  'signature',
  'statement',
  'signed-at',
  'trust',
  'threshold',
  'rollback',
  'save',
  'layout',
  'require',
  'key',
  'publisher',
  'bundle',
  'transparency-log',
  'subject',
] as const;

export type CheckId = (typeof CHECK_IDS)[number];

/** Something in a cartridge is not as the format demands. Its message is one line that names the object. */
export class CartridgeFault extends Error {
  override readonly name = 'CartridgeFault';
  readonly check: CheckId;

  constructor(check: CheckId, message: string) {
    super(message);
    this.check = check;
  }
}
