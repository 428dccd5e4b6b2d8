/**
 * Whether a property name that does not belong is the business of the no-content invariant: its rule reports it, and it is
 * not an unknown property as well.
 *
 * @param noun the mapping's name in the shape of a CAL
 */
export function claimsKey(noun: string, name: string): boolean {
  return noun === 'RAC item' && name === 'content';
}
