const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Whether a text has a UTF-8 form: no half of a surrogate pair stands alone in it. */
export function isWellFormed(text: string): boolean {
  return !LONE_SURROGATE.test(text);
}
