import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineMessages, FormattedMessage, IntlProvider, useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { array, boolean, object, string } from 'yup';
import { useFormat } from '../../format/useFormat.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { FieldSet } from '../Field/FieldSet.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type FieldErrors, serverErrors } from './formErrors.ts';
import recipe from './README.md?raw';
import { useForm } from './useForm.ts';

/** The messages of the schema are keys … */
const schema = object({
  name: string().trim().required('name.required'),
  email: string()
    .required('email.required')
    .matches(/@.+\..+/, { message: 'email.malformed', excludeEmptyString: true }),
  areas: array().of(string()).required().min(1, 'areas.required'),
  agree: boolean().required().isTrue('agree.required'),
});

/** … and these are their texts. */
const errors = defineMessages({
  'name.required': { id: 'story.name.required', defaultMessage: 'Write your name as on your card' },
  'email.required': { id: 'story.email.required', defaultMessage: 'Write your e-mail address' },
  'email.malformed': { id: 'story.email.malformed', defaultMessage: 'Add the ending, for example .cd or .org' },
  'email.taken': { id: 'story.email.taken', defaultMessage: 'This address is known already. Use another one' },
  'areas.required': { id: 'story.areas.required', defaultMessage: 'Choose at least one area' },
  'agree.required': { id: 'story.agree.required', defaultMessage: 'Tick to go on' },
});

/** The labels by field name. */
const labels = defineMessages({
  name: { id: 'story.name', defaultMessage: 'Full Name' },
  email: { id: 'story.email', defaultMessage: 'E-mail' },
  areas: { id: 'story.areas', defaultMessage: 'Areas of interest' },
  agree: { id: 'story.agree', defaultMessage: 'I agree to be contacted' },
});

const texts = defineMessages({
  title: { id: 'story.title', defaultMessage: 'Join the volunteers' },
  hint: { id: 'story.hint', defaultMessage: 'Only to answer you' },
  water: { id: 'story.water', defaultMessage: 'Clean water' },
  trees: { id: 'story.trees', defaultMessage: 'Trees' },
  send: { id: 'story.send', defaultMessage: 'Send' },
  sent: { id: 'story.sent', defaultMessage: 'Sent. We answer within five working days.' },
});

export interface Volunteer {
  name: string;
  email: string;
  areas: string[];
  agree: boolean;
}

interface VolunteerFormProps {
  focus?: 'summary' | 'first-field';
  /** Sends the values; resolves with the errors of the server, if any. */
  send: (values: Volunteer) => Promise<FieldErrors | undefined>;
}

function VolunteerForm({ send, focus }: VolunteerFormProps) {
  const intl = useIntl();
  const { formik, form, formRef } = useForm<Volunteer>({
    initialValues: { name: '', email: '', areas: [], agree: false },
    schema,
    labels,
    errors,
    focus,
    onSubmit: async (values, { setStatus }) => {
      const wrong = await send(values);
      setStatus(wrong ? serverErrors(values, wrong) : 'sent');
    },
  });
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={formik.handleSubmit}
      className="nz:grid nz:max-w-2xl nz:gap-6 nz:border-t-4 nz:border-primary nz:bg-surface nz:p-6 nz:md:p-10"
    >
      <h2 className="nz:type-h3">
        <FormattedMessage {...texts.title} />
      </h2>
      <ErrorSummary {...form.summary} headingLevel={3} />
      <div className="nz:grid nz:items-start nz:gap-5 nz:md:grid-cols-2">
        <TextField autoComplete="name" {...form.text('name')} />
        <TextField hint={intl.formatMessage(texts.hint)} type="email" autoComplete="email" {...form.text('email')} />
      </div>
      <FieldSet {...form.group('areas')}>
        <CheckboxField label={intl.formatMessage(texts.water)} {...form.option('areas', 'water')} />
        <CheckboxField label={intl.formatMessage(texts.trees)} {...form.option('areas', 'trees')} />
      </FieldSet>
      <CheckboxField {...form.checkbox('agree')} />
      <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-4">
        <Button type="submit" isLoading={formik.isSubmitting}>
          <FormattedMessage {...texts.send} />
        </Button>
        <p role="status">{formik.status === 'sent' && <FormattedMessage {...texts.sent} />}</p>
      </div>
    </form>
  );
}

const words: Record<string, Record<string, string>> = {
  fr: {
    'story.name.required': 'Écrivez votre nom comme sur votre carte',
    'story.email.required': 'Écrivez votre adresse e-mail',
    'story.email.malformed': 'Ajoutez la fin de l’adresse, par exemple .cd ou .org',
    'story.email.taken': 'Cette adresse est déjà connue. Utilisez-en une autre',
    'story.areas.required': 'Choisissez au moins un domaine',
    'story.agree.required': 'Cochez la case pour continuer',
    'story.title': 'Rejoindre les bénévoles',
    'story.name': 'Nom complet',
    'story.email': 'E-mail',
    'story.hint': 'Seulement pour vous répondre',
    'story.areas': 'Domaines qui vous intéressent',
    'story.water': 'Eau potable',
    'story.trees': 'Arbres',
    'story.agree': 'J’accepte d’être contacté',
    'story.send': 'Envoyer',
    'story.sent': 'Envoyé. Nous répondons dans les cinq jours ouvrables.',
  },
  ln: {
    'story.name.required': 'Koma nkombo na yo ndenge ezali na karte',
    'story.email.required': 'Koma adresi e-mail na yo',
    'story.email.malformed': 'Bakisa nsuka ya adresi, ndakisa .cd to .org',
    'story.email.taken': 'Adresi oyo eyebani. Tya mosusu',
    'story.areas.required': 'Pona ata likambo moko',
    'story.agree.required': 'Tya elembo mpo na kokoba',
    'story.title': 'Kota na bavolontaire',
    'story.name': 'Nkombo mobimba',
    'story.email': 'E-mail',
    'story.hint': 'Kaka mpo na koyanola yo',
    'story.areas': 'Makambo olingi',
    'story.water': 'Mai ya peto',
    'story.trees': 'Banzete',
    'story.agree': 'Nandimi ete babenga nga',
    'story.send': 'Tinda',
    'story.sent': 'Etindami. Tokoyanola na mikolo mitano ya mosala.',
  },
  sw: {
    'story.name.required': 'Andika jina lako kama lilivyo kwenye kadi',
    'story.email.required': 'Andika barua pepe yako',
    'story.email.malformed': 'Ongeza mwisho wa anwani, kwa mfano .cd au .org',
    'story.email.taken': 'Anwani hii inajulikana tayari. Tumia nyingine',
    'story.areas.required': 'Chagua angalau eneo moja',
    'story.agree.required': 'Weka alama ili kuendelea',
    'story.title': 'Jiunge na wajitoleaji',
    'story.name': 'Jina kamili',
    'story.email': 'Barua pepe',
    'story.hint': 'Ili kukujibu tu',
    'story.areas': 'Maeneo unayopenda',
    'story.water': 'Maji safi',
    'story.trees': 'Miti',
    'story.agree': 'Nakubali kuwasiliana nami',
    'story.send': 'Tuma',
    'story.sent': 'Imetumwa. Tutajibu ndani ya siku tano za kazi.',
  },
};

/** Adds the texts of the example to the catalogue of the current language. */
function Example(props: VolunteerFormProps) {
  const intl = useIntl();
  const { language } = useFormat();
  const messages = { ...(intl.messages as Record<string, string>), ...words[language] };
  return (
    <IntlProvider locale={intl.locale} messages={messages} onError={intl.onError}>
      <VolunteerForm {...props} />
    </IntlProvider>
  );
}

const meta = {
  title: 'Primitives/Forms/Form',
  component: Example,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text', 'button'],
      do: ['Use keys as yup messages, so that errors follow a change of language.'],
      dont: ['Do not disable the submit button; say what is missing when it is pressed.'],
    },
    docs: { description: { component: recipe } },
  },
  args: {
    send: fn(async ({ email }: Volunteer) => (email === 'taken@example.org' ? { email: 'email.taken' } : undefined)),
  },
  argTypes: { focus: { control: 'inline-radio', options: ['summary', 'first-field'] } },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submit it empty to see the summary; the server rejects the address taken@example.org. */
export const Default: Story = {};

export const FocusOnTheFirstField: Story = { args: { focus: 'first-field' } };

export const LongFrench: Story = { globals: { locale: 'fr' } };

export const Dark: Story = { globals: { theme: 'dark' } };
