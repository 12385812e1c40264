import { useSearchSiteQuery } from '@nzete/api-client/search';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const { data, error } = useSearchSiteQuery({ lang: 'en', q: 'mangrove' });
  return <Result data={data} error={error} />;
}

/** What matches some words, grouped by kind, with marked lines of text. */
const meta = {
  ...part,
  title: 'API client/Search',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
