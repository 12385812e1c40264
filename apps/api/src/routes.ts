import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/routes.ts';
import { applicationStatusRoutes } from './application-status/routes.ts';
import { assistantRoutes } from './assistant/routes.ts';
import { climateRoutes } from './climate/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { coursePackRoutes } from './course-packs/routes.ts';
import { courseInterestRoutes } from './courses/interest-routes.ts';
import { courseRoutes } from './courses/routes.ts';
import { cspReportRoute } from './csp-reports/routes.ts';
import { cancelRoute } from './events/cancel-route.ts';
import { eventRoutes } from './events/routes.ts';
import { signUpRoutes } from './events/sign-up-routes.ts';
import { consultationRoutes } from './feedback/consultation-routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { giftRoutes } from './gifts/routes.ts';
import { addSchemas, withTypes } from './http/api.ts';
import { problemSchemas } from './http/problems/problem-schemas.ts';
import { publicCalls } from './http/public-call.ts';
import { sharedSchemas } from './http/schemas.ts';
import { kycRoutes } from './kyc/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { ownSubmissionRoutes } from './own-submissions/routes.ts';
import { partnershipUpdateRoutes } from './partnership-updates/routes.ts';
import { partnershipApplicationRoutes } from './partnerships/application-routes.ts';
import { openapiRoute } from './plugins/openapi.ts';
import { problemPages } from './plugins/problem-pages.ts';
import { ownDataRoutes } from './privacy/own-data-routes.ts';
import { downloadRoutes } from './reports/download-routes.ts';
import { explainedRoutes } from './search/explained-routes.ts';
import { searchRoutes } from './search/routes.ts';
import type { needsSecondFactorToPublish } from './staff/second-factor/needs-second-factor.ts';
import { staffRoutes } from './staff-routes.ts';
import { volunteerApplicationRoutes } from './volunteers/routes.ts';

/** Everything under `/api`, in the order of the OpenAPI document. */
export async function apiRoutes(
  app: FastifyInstance,
  settings: Parameters<typeof needsSecondFactorToPublish>[0],
): Promise<void> {
  const { publicUrl } = settings;
  const api = withTypes(app);
  addSchemas(api, ...sharedSchemas, ...problemSchemas);
  publicCalls(app);
  contentRoutes(api);
  explainedRoutes(api);
  eventRoutes(api, publicUrl);
  signUpRoutes(api);
  await api.register(cancelRoute);
  downloadRoutes(api);
  climateRoutes(api);
  courseRoutes(api);
  coursePackRoutes(api);
  courseInterestRoutes(api);
  partnershipApplicationRoutes(api);
  partnershipUpdateRoutes(api, publicUrl);
  volunteerApplicationRoutes(api);
  feedbackRoutes(api);
  consultationRoutes(api);
  giftRoutes(api);
  applicationStatusRoutes(api);
  assistantRoutes(api);
  searchRoutes(api);
  await newsletterRoutes(api);
  await accountRoutes(api);
  ownSubmissionRoutes(api);
  ownDataRoutes(api);
  await kycRoutes(api);
  await app.register(staffRoutes, { ...settings, prefix: '/staff' });
  await app.register(cspReportRoute);
  openapiRoute(app);
  problemPages(app);
}
