import type { FastifyInstance } from 'fastify';
import { eventStaffRoutes } from './events/staff-routes.ts';
import { giftStaffRoutes } from './gifts/staff-routes.ts';
import { heldRoute } from './held/staff-route.ts';
import { withTypes } from './http/api.ts';
import { staffInboxRoutes } from './inbox/staff-routes.ts';
import { staffNewsletterRoutes } from './newsletter/staff-routes.ts';
import { overviewRoute } from './overview/route.ts';
import { staffNewsRoutes } from './partnership-updates/staff-routes.ts';
import { staffGuard } from './staff/guard.ts';
import { passkeyRoutes } from './staff/passkeys/routes.ts';
import { type InvitationOptions, invitationRoutes } from './staff/people/invitation-routes.ts';
import { peopleRoutes } from './staff/people/routes.ts';
import { secondFactorRoutes } from './staff/second-factor/routes.ts';
import { sessionRoutes } from './staff/sessions/routes.ts';
import { staffContentRoutes } from './staff-content/routes.ts';
import { translationRoutes } from './translations/routes.ts';

type StaffOptions = InvitationOptions & Parameters<typeof staffGuard>[1];

/** Everything under `/api/staff`. */
export async function staffRoutes(app: FastifyInstance, options: StaffOptions): Promise<void> {
  staffGuard(app, options);
  const api = withTypes(app);
  sessionRoutes(api);
  secondFactorRoutes(api);
  passkeyRoutes(api, options);
  invitationRoutes(api, options);
  peopleRoutes(api);
  staffInboxRoutes(app);
  overviewRoute(api);
  staffNewsRoutes(app);
  staffNewsletterRoutes(app, options.publicUrl);
  await staffContentRoutes(app);
  await translationRoutes(app);
  giftStaffRoutes(api);
  eventStaffRoutes(api);
  heldRoute(api);
}
