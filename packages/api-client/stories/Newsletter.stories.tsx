import { useOnce } from '@nzete/api-client';
import { useSubscribeToNewsletterMutation } from '@nzete/api-client/newsletter';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const [subscribe, { data, error }] = useSubscribeToNewsletterMutation();
  const subscribeOnce = useOnce(subscribe);
  const send = () => subscribeOnce({ newsletterSubscriptionInput: { email: 'ada@example.org' } });
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Subscribe
      </button>
      <Result data={data} error={error} />
    </>
  );
}

/**
 * Subscribe to the newsletter, and unsubscribe with the token in each mail.
 */
const meta = {
  ...part,
  title: 'API client/Newsletter',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
