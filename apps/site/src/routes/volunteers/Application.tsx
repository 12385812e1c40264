import { DraftNotice } from '@nzete/ui/DraftNotice';
import { Section } from '@nzete/ui/Section';
import { emptyVolunteerValues, type VolunteerApplication, VolunteerForm } from '@nzete/ui/VolunteerForm';
import { useDraft } from '../../features/drafts/useDraft.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { PaperNote } from '../../shared/PaperNote.tsx';
import { useShowSent } from '../../shared/useShowSent.ts';
import { ApplicationAside } from './ApplicationAside.tsx';
import { applicationId } from './applicationId.ts';
import { messages } from './messages.ts';
import { useApply } from './useApply.ts';

/** The application form and the aside. */
export default function Application() {
  const draft = useDraft('volunteers', emptyVolunteerValues);
  const apply = useApply(draft);
  const send = async (application: VolunteerApplication) => {
    const result = await apply(application);
    if (result.ok) draft.discard();
    return result;
  };
  return (
    <Section tone="sunk">
      <div className="nz:grid nz:grid-cols-1 nz:gap-12 nz:lg:grid-cols-[8fr_4fr] nz:lg:gap-16">
        <PaperNote text={messages.paper} />
        <VolunteerForm
          id={applicationId}
          onSubmit={send}
          onSent={useShowSent('volunteer')}
          draft={draft.restored}
          onValuesChange={draft.save}
          answer={useFormAnswer('volunteer')}
          intent="volunteer"
          className="nz:max-sm:-mx-gutter nz:scroll-mt-20"
        >
          <DraftNotice status={draft.status} onUndo={draft.undo} />
        </VolunteerForm>
        <ApplicationAside />
      </div>
    </Section>
  );
}
