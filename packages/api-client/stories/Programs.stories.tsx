import { useGetClimateProgramsQuery } from '@nzete/api-client/programs';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const { data, error } = useGetClimateProgramsQuery({ lang: 'fr' });
  return <Result data={data} error={error} />;
}

/**
 * The programmes: climate, community, wildlife and biodiversity, with stories and testimonials.
 */
const meta = {
  ...part,
  title: 'API client/Programs',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
