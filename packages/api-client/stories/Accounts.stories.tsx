import { useCreateTokenMutation } from '@nzete/api-client/accounts';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const [signIn, { data, error }] = useCreateTokenMutation();
  const send = () => signIn({ credentials: { username: 'ada', password: 'seedling-rows' } });
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Sign in
      </button>
      <Result data={data} error={error} />
    </>
  );
}

/**
 * Sign in and out, register, the current user, and what was sent with the address. Store the token in your own state, pass it through
 * `getToken`, then invalidate `CurrentUser`.
 */
const meta = {
  ...part,
  title: 'API client/Accounts',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
