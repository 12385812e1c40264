import type { FastifyRequest } from 'fastify';
import { originOf } from '../../http/origin.ts';

/** The site that passkeys are for. A browser signs for no other. */
export interface PasskeySite {
  origin: string;
  /** The host name, without the port. */
  rpID: string;
}

export function passkeySiteOf(request: FastifyRequest, publicUrl: string | undefined): PasskeySite {
  const origin = originOf(request, publicUrl);
  return { origin, rpID: new URL(origin).hostname };
}
