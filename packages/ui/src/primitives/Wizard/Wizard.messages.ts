import { defineMessages, type NoMessageValues } from 'react-intl';

export const wizardMessages = defineMessages<{
  progress: NoMessageValues;
  place: { step: string; count: string };
  upcoming: { title: string; next: string };
  previous: NoMessageValues;
  next: NoMessageValues;
  back: NoMessageValues;
  submit: NoMessageValues;
  loading: NoMessageValues;
}>({
  progress: {
    id: 'ui.Wizard.progress',
    defaultMessage: 'Steps of this form',
    description: 'Name of the list of a form’s steps for a screen reader',
  },
  place: {
    id: 'ui.Wizard.place',
    defaultMessage: 'Step {step} of {count}',
    description: 'Position in a form with several steps. Both are formatted numbers',
  },
  upcoming: {
    id: 'ui.Wizard.upcoming',
    defaultMessage: '{title}. Next: {next}',
    description: 'After “Step 2 of 5” on a phone: the title of this step and of the one after it',
  },
  previous: {
    id: 'ui.Wizard.previous',
    defaultMessage: 'Previous',
    description: 'Button that goes to the step before',
  },
  next: { id: 'ui.Wizard.next', defaultMessage: 'Next', description: 'Button that goes to the step after' },
  back: {
    id: 'ui.Wizard.back',
    defaultMessage: 'Back to the overview',
    description:
      'Button in a step that was opened to change one answer: returns to the step that shows all answers before they are sent',
  },
  submit: { id: 'ui.Wizard.submit', defaultMessage: 'Submit', description: 'Button of the last step: sends the form' },
  loading: {
    id: 'ui.Wizard.loading',
    defaultMessage: 'Loading this step…',
    description: 'Announced while the data of a step is loading',
  },
});
