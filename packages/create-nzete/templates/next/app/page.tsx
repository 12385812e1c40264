'use client';

import Link from 'next/link';
import { App } from '../src/App';

/** The page is rendered on the server in the first language; its links are those of Next. */
export default function Home() {
  return <App linkComponent={Link} />;
}
