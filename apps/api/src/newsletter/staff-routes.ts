import type { FastifyInstance } from 'fastify';
import { withTypes } from '../http/api.ts';
import { newsletterLetterRoutes } from './issues/letter-routes.ts';
import { newsletterIssueRoutes } from './issues/routes.ts';
import { newsletterSendingRoutes } from './sending/routes.ts';
import { newsletterSubscriberRoutes } from './subscriptions/staff-routes.ts';

/** The newsletter: who gets it, its issues, and sending them. */
export function staffNewsletterRoutes(app: FastifyInstance, publicUrl: string | undefined): void {
  const api = withTypes(app);
  newsletterSubscriberRoutes(api);
  newsletterIssueRoutes(api);
  newsletterLetterRoutes(api, publicUrl);
  newsletterSendingRoutes(api);
}
