import { lazyPart } from '../lazyPart.tsx';

/** The footer, which no first screen shows. */
export const SiteFooter = lazyPart(() => import('./SiteFooter.tsx'), <div className="min-h-screen" />);
