import { useGetPhotosQuery } from '@nzete/api-client/photos';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const { data, error } = useGetPhotosQuery({ lang: 'fr' });
  return <Result data={data} error={error} />;
}

/**
 * The galleries, their albums, and the previews on other pages. The URL of a picture is relative to
 * your own origin: proxy `/pictures` too.
 */
const meta = {
  ...part,
  title: 'API client/Photos',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
