import { useGetHeroQuery } from '@nzete/api-client/site';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const { data, error } = useGetHeroQuery({ lang: 'fr' });
  return <Result data={data} error={error} />;
}

/**
 * What every page needs: the navigation, the hero with its figures, the settings, and the links to
 * social networks.
 */
const meta = {
  ...part,
  title: 'API client/Site',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
