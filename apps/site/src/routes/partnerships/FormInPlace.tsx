import { Section } from '@nzete/ui/Section';
import { FormattedMessage } from 'react-intl';
import { ConsultationForm } from './ConsultationForm.tsx';
import { consultationMessages } from './consultation.messages.ts';
import UpdatePosting from './UpdatePosting.tsx';

/** The form that the address names, for browsers that open no dialog. */
export default function FormInPlace({ form }: { form: 'consultation' | 'update' }) {
  if (form === 'update') {
    return (
      <div id="form" className="nz:wrap">
        <UpdatePosting />
      </div>
    );
  }
  return (
    <Section
      id="form"
      title={<FormattedMessage {...consultationMessages.title} />}
      description={<FormattedMessage {...consultationMessages.lead} />}
    >
      <ConsultationForm />
    </Section>
  );
}
