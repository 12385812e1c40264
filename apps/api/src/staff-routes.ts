import type { FastifyInstance } from 'fastify';
import { heldRoute } from './held/staff-route.ts';
import { withTypes } from './http/api.ts';
import { staffInboxRoutes } from './inbox/staff-routes.ts';
import { overviewRoute } from './overview/route.ts';
import { staffGuard } from './staff/guard.ts';
import type { RouteSettings } from './subject.ts';
import { subjects } from './subjects.ts';
import { translationRoutes } from './translations/routes.ts';

type StaffOptions = RouteSettings & Parameters<typeof staffGuard>[1];

/** Everything under `/api/staff`: the calls of each subject, and those that span several. */
export async function staffRoutes(app: FastifyInstance, options: StaffOptions): Promise<void> {
  staffGuard(app, options);
  const api = withTypes(app);
  for (const subject of subjects) await (await subject.staffRoutes?.())?.staffRoutes(api, options);
  staffInboxRoutes(app);
  overviewRoute(api);
  await translationRoutes(app, options);
  heldRoute(api);
}
