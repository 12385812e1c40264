import { hero } from '../routes/hero/index.ts';
import { navigation } from '../routes/navigation/index.ts';
import { settings } from '../routes/settings/index.ts';
import { socialMediaLinks } from '../routes/social-media-links/index.ts';
import type { ContentResource } from './resource.ts';

/** Every content answer, in the order of the OpenAPI document. */
export const contentResources: ContentResource[] = [navigation, hero, settings, socialMediaLinks];
