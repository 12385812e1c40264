import { BlockList, isIP } from 'node:net';

/** Some proxies add a port: `192.0.2.7:51234`, `[2001:db8::7]:443`. */
export function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [scopeless = ''] = address.split('%', 1);
  // The URL parser normalises the spelling.
  const [head = '', tail = ''] = new URL(`http://[${scopeless}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

const hex = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');

interface Networks {
  /** One home or phone: an IPv4 address or an IPv6 /56. */
  narrow: string;
  /** The most that one customer of a carrier can have: an IPv6 /48. IPv4 has none. */
  wide?: string;
}

/** The networks that a visitor is counted by. All invalid addresses count as one visitor. */
export function networksOf(ip: string): Networks {
  const address = withoutPort(ip);
  if (isIP(address) === 4) return { narrow: address };
  if (isIP(address) !== 6) return { narrow: 'unknown' };
  const groups = groupsOf(address);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, high = 0, low = 0] = groups;
  const isIpv4 = [a, b, c, d, e].every((group) => group === 0) && f === 0xffff;
  if (isIpv4) return { narrow: [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') };
  return { narrow: `${hex([a, b, c, d & 0xff00])}/56`, wide: `${hex([a, b, c])}/48` };
}

/** Whether an address, with or without a port, matches a list of addresses and networks. */
export function createAddressMatcher(list: readonly string[]): (address: string | undefined) => boolean {
  const known = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    known.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (entry = '') => {
    const [address = ''] = withoutPort(entry).split('%', 1);
    const family = isIP(address);
    return family !== 0 && known.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}
