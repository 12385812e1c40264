import { Section } from '@nzete/ui/Section';
import { type UpdateContent, UpdateFeed } from '@nzete/ui/UpdateFeed';

interface NewsProps {
  title: string;
  description: string;
  /** Newest first. */
  updates: readonly UpdateContent[];
}

/** News of the foundation and of those who work with it. */
export function News({ title, description, updates }: NewsProps) {
  return (
    <Section title={title} description={description}>
      <UpdateFeed updates={updates} pageSize={3} headingLevel={3} />
    </Section>
  );
}
