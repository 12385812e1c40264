import { useStaffSignInMutation } from '@nzete/api-client/staff';
import { failure, type PartMeta, type PartStory, part, Result, success } from './partStory.tsx';

function Example() {
  const [signIn, { data, error }] = useStaffSignInMutation();
  const send = () => signIn({ staffCredentials: { username: 'amani', password: 'seedling-rows' } });
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
 * The staff area: sign-in with a second factor, invitations, people, sessions, the audit trail, the inbox, templates
 * and the overview. The session is in a cookie; add its `csrf_token` to every write as the header `X-CSRF-Token`.
 */
const meta = {
  ...part,
  title: 'API client/Staff',
  tags: ['autodocs'],
  render: () => <Example />,
} satisfies PartMeta;
export default meta;

export const Success: PartStory = success;
export const Failure: PartStory = failure;
