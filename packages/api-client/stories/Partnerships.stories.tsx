import { useGetPartnershipUpdatesQuery } from '@nzete/api-client/partnerships';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const { data, error } = useGetPartnershipUpdatesQuery({ lang: 'fr', limit: 10 });
  return <Result data={data} error={error} />;
}

/**
 * Partners, the feed of their updates, and the partnership application. A new update invalidates the
 * feed. The guide and the feeds are links: `partnershipGuidePdfUrl(baseUrl, lang)`,
 * `partnershipUpdatesAsRssUrl(baseUrl, lang)`.
 */
const meta = {
  ...part,
  title: 'API client/Partnerships',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
