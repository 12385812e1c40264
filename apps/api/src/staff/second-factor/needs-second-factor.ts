import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names that lead nowhere else than to this machine or this network (RFC 6761, RFC 6762). */
const LOCAL_NAME = /^(?:[^.]+|.+\.(?:localhost|local|internal|home\.arpa))$/i;

/** Whether people outside of this machine and its network can reach the address of the site. */
export function isReachable(publicUrl: string | undefined): boolean {
  if (!publicUrl) return false;
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) return !LOCAL_NAME.test(host);
  return ipaddr.process(host).range() === 'unicast';
}

interface Settings {
  publicUrl?: string | undefined;
  publishWithoutSecondFactor?: boolean | undefined;
}

/** Whether only staff with a second factor may publish. */
export const needsSecondFactorToPublish = ({ publicUrl, publishWithoutSecondFactor = false }: Settings): boolean =>
  isReachable(publicUrl) && !publishWithoutSecondFactor;
