import { empty, failure, loading, longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default { ...page, title: 'Pages/Partners', args: { ...page.args, path: '/partners' } } satisfies PageMeta;

export const Success: PageStory = {};
export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
export const Loading: PageStory = { ...loading, tags: ['!test'] };
export const Failure: PageStory = { ...failure, tags: ['!test'] };
export const Empty: PageStory = { ...empty, tags: ['!test'] };
export const Current: PageStory = { args: { path: '/partners?tab=current' } };
export const IdentityCheck: PageStory = { args: { path: '/partners?tab=kyc' } };
