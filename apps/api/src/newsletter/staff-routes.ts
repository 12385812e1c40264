import type { Api } from '../http/api.ts';
import type { RouteSettings } from '../subject.ts';
import { newsletterLetterRoutes } from './issues/letter-routes.ts';
import { newsletterIssueRoutes } from './issues/routes.ts';
import { newsletterSendingRoutes } from './sending/routes.ts';
import { newsletterSubscriberRoutes } from './subscriptions/staff-routes.ts';

/** The newsletter: who gets it, its issues, and sending them. */
export function staffRoutes(api: Api, { publicUrl }: RouteSettings): void {
  newsletterSubscriberRoutes(api);
  newsletterIssueRoutes(api);
  newsletterLetterRoutes(api, publicUrl);
  newsletterSendingRoutes(api);
}
