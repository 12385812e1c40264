import type { Api } from '../http/api.ts';
import type { RouteSettings } from '../subject.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { invitationRoutes } from './people/invitation-routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';

export function staffRoutes(api: Api, settings: RouteSettings): void {
  sessionRoutes(api);
  secondFactorRoutes(api);
  passkeyRoutes(api, settings);
  invitationRoutes(api, settings);
  peopleRoutes(api);
}
