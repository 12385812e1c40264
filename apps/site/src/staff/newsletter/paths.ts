import { staffPaths } from '../paths.ts';

export const SUBSCRIBERS = 'subscribers';

export const subscribersPath = `${staffPaths.newsletter}/${SUBSCRIBERS}`;

export const issuePath = (id: string) => `${staffPaths.newsletter}/${encodeURIComponent(id)}`;
