import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Some proxies add a port: `192.0.2.7:51234`, `[2001:db8::7]:443`. */
export function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
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
  if (isIP(address) === 0) return { narrow: 'unknown' };
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return { narrow: parsed.toString() };
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
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
