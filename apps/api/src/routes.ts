import type { FastifyInstance } from 'fastify';
import { applicationStatusRoutes } from './application-status/routes.ts';
import { addSchemas, withTypes } from './http/api.ts';
import { problemSchemas } from './http/problems/problem-schemas.ts';
import { publicCalls } from './http/public-call.ts';
import { sharedSchemas } from './http/schemas.ts';
import { ownSubmissionRoutes } from './own-submissions/routes.ts';
import { openapiRoute } from './plugins/openapi.ts';
import { problemPages } from './plugins/problem-pages.ts';
import { ownDataRoutes } from './privacy/own-data-routes.ts';
import { staffRoutes } from './staff-routes.ts';
import { subjects } from './subjects.ts';

/** Everything under `/api`: the calls of each subject, and those that span several. */
export async function apiRoutes(app: FastifyInstance, settings: Parameters<typeof staffRoutes>[1]): Promise<void> {
  const api = withTypes(app);
  addSchemas(api, ...sharedSchemas, ...problemSchemas);
  publicCalls(app);
  for (const subject of subjects) await (await subject.routes?.())?.routes(api, settings);
  applicationStatusRoutes(api);
  ownSubmissionRoutes(api);
  ownDataRoutes(api);
  await app.register(staffRoutes, { ...settings, prefix: '/staff' });
  openapiRoute(app);
  problemPages(app);
}
