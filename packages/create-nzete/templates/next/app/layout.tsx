import '@nzete/ui/styles.css';
import '../src/brand.css';
import '../src/page.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { name } from '../src/site';

export const metadata: Metadata = { title: name, icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
