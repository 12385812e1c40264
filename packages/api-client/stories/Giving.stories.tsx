import { useGetDonationMethodsQuery } from '@nzete/api-client/giving';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const { data, error } = useGetDonationMethodsQuery({ lang: 'fr' });
  return <Result data={data} error={error} />;
}

/**
 * The ways to donate, and the crypto addresses. Show an entry as a way to give only if it is `open`:
 * one with `sample` is invented.
 */
const meta = {
  ...part,
  title: 'API client/Giving',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
