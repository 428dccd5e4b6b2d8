import { BlockList, isIP, isIPv4 } from 'node:net';

const blocked = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  blocked.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // Teredo and 6to4 carry an IPv4 address that another party chose; the rest is documentation.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blocked.addSubnet(network, bits, 'ipv6');

// Of IPv6 only global unicast is public at all.
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address may be contacted: public, and not a spelling of one that is not (attacks 172 to 174). */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/%.*$/s, '');
  if (isIP(bare) === 0) return false;
  if (isIPv4(bare)) return !blocked.check(bare, 'ipv4');
  const inner = embeddedIPv4(bare);
  if (inner !== undefined) return !blocked.check(inner, 'ipv4');
  return global.check(bare, 'ipv6') && !blocked.check(bare, 'ipv6');
}

// IPv4-mapped (::ffff:0:0/96) and NAT64 (64:ff9b::/96) addresses reach the IPv4 address in their last 32 bits.
function embeddedIPv4(address: string): string | undefined {
  const normal = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const match = /^(?:::ffff|64:ff9b:):(?:([0-9a-f]{1,4}):)?([0-9a-f]{1,4})$/.exec(normal);
  if (match === null) return undefined;
  const [high, low] = [Number.parseInt(match[1] ?? '0', 16), Number.parseInt(match[2] ?? '0', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Whether a name stands for this machine or its network by convention, whatever it resolves to. */
export function isPrivateName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.+$/, '');
  return !name.includes('.') ? isIP(name) === 0 : /\.(?:localhost|internal|local|lan|home\.arpa|onion)$/.test(name);
}
