import { Breadcrumb } from '@nzete/ui/Breadcrumb';
import { PageHead } from '@nzete/ui/PageHead';
import type { ReactNode } from 'react';
import type { ParentPage } from './meta/PageData.tsx';
import { PageMeta } from './meta/PageMeta.tsx';

interface PageProps {
  /** The main heading, and the title in the browser tab. */
  title: string;
  /** The lead, also for search results and link previews; at most 160 characters. */
  description: string;
  /** The ancestors of the page, without the home page. */
  parents?: readonly ParentPage[];
  /** The sections of the page, full width: use `Section`, or the class `nz:wrap`. */
  children?: ReactNode;
}

/**
 * The frame of a page: breadcrumb, heading, lead, sections. A page with its own header uses
 * `PageMeta`.
 */
export function Page({ title, description, parents = [], children }: PageProps) {
  return (
    <>
      <PageHead
        layout="stack"
        breadcrumb={parents.length > 0 ? <Breadcrumb steps={parents} current={title} /> : null}
        title={title}
        description={description}
      />
      {children}
      <PageMeta description={description} heading={title} parents={parents} />
    </>
  );
}
