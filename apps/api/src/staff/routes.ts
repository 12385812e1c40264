import type { FastifyInstance } from 'fastify';
import { staffInboxRoutes } from '../staff-inbox/routes.ts';
import { staffGuard } from './guard.ts';

/** Everything under `/api/staff`. */
export async function staffRoutes(app: FastifyInstance): Promise<void> {
  await staffGuard(app);
  staffInboxRoutes(app);
}
