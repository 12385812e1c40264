'use client';

import type { NzeteLinkProps } from '@nzete/ui/NzeteProvider';
import Link from 'next/link';
import { App } from '../src/App';

/** The links of Next. Without prefetching: sources in sample answers lead to pages that are not here. */
const SiteLink = (props: NzeteLinkProps) => <Link prefetch={false} {...props} />;

/** The page is rendered on the server in the first language. */
export default function Home() {
  return <App linkComponent={SiteLink} />;
}
