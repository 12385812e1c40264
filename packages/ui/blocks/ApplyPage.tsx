import { useOnce } from '@nzete/api-client';
import { useApplyAsVolunteerMutation } from '@nzete/api-client/applications';
import { sendResult } from '@nzete/api-client/forms';
import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { VolunteerForm } from '@nzete/ui/VolunteerForm';

interface ApplyPageProps {
  title: string;
  description: string;
}

/** A page with an application, which is sent once even if the visitor presses again. */
export function ApplyPage({ title, description }: ApplyPageProps) {
  const [trigger] = useApplyAsVolunteerMutation();
  const apply = useOnce(trigger);
  return (
    <>
      <PageHead title={title} description={description} />
      <Section tone="sunk">
        <VolunteerForm
          headingLevel={2}
          onSubmit={async (application) => sendResult(await apply({ volunteerApplicationInput: application }))}
        />
      </Section>
    </>
  );
}
