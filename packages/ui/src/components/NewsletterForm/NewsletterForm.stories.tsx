import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent } from 'storybook/test';
import { type Language, useFormat } from '../../format/index.ts';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';

const succeed: NewsletterFormProps['onSubmit'] = async () => ({ ok: true });

const meta = {
  title: 'Components/NewsletterForm',
  component: NewsletterForm,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { autoplay: true } },
    guide: {
      keyboard: ['text', 'button'],
      do: ['Show it once, before the footer.'],
      dont: ['Do not ask for more than an address.'],
    },
    layout: 'fullscreen',
  },
  args: { onSubmit: succeed },
  render: (args) => <Localised {...args} />,
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sample texts of a site. */
const words: Record<
  Language,
  Required<Pick<NewsletterFormProps, 'title' | 'description' | 'note'>> & { links: string[] }
> = {
  en: {
    title: 'News from the field, once a month',
    description: 'Text first, pictures only if you tap them. Written in your language.',
    note: 'Leave any time with one tap. We never share addresses.',
    links: ['Monthly reports', 'Volunteer', 'Partnerships'],
  },
  fr: {
    title: 'Des nouvelles du terrain, une fois par mois',
    description: 'Le texte d’abord, les images seulement si vous les touchez. Écrit dans votre langue.',
    note: 'Vous pouvez vous désabonner à tout moment. Nous ne communiquons jamais les adresses.',
    links: ['Rapports mensuels', 'Devenir bénévole', 'Partenariats'],
  },
  ln: {
    title: 'Basango ya mosala, mbala moko na sanza',
    description: 'Maloba liboso, bililingi kaka soki olingi. Na lokota na yo.',
    note: 'Okoki kotika ntango nyonso. Tokabolaka adresi na moto te.',
    links: ['Barapport ya sanza', 'Kokoma volontaire', 'Boyokani ya mosala'],
  },
  sw: {
    title: 'Habari kutoka mashinani, mara moja kwa mwezi',
    description: 'Maandishi kwanza, picha ukizigusa tu. Kwa lugha yako.',
    note: 'Unaweza kuacha wakati wowote. Hatutoi anwani kwa wengine.',
    links: ['Ripoti za kila mwezi', 'Jitolee', 'Ushirikiano'],
  },
};

function Localised(args: NewsletterFormProps) {
  const { language } = useFormat();
  const { title, description, note, links } = words[language];
  const hrefs = ['/reports', '/volunteers', '/partnerships'];
  return (
    <NewsletterForm
      title={title}
      description={description}
      note={note}
      links={hrefs.map((href, index) => ({ href, label: links[index] ?? '' }))}
      {...args}
    />
  );
}

/** At the end of many pages, in full width. */
export const Block: Story = {};

const submit: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
};

const submitAddress: Story['play'] = async ({ canvas }) => {
  fireEvent.change(canvas.getByRole('textbox'), { target: { value: 'mado@nzete.example' } });
  await userEvent.click(canvas.getByRole('button'));
};

export const Empty: Story = { play: submit };

export const Malformed: Story = {
  play: async ({ canvas }) => {
    fireEvent.change(canvas.getByRole('textbox'), { target: { value: 'mado@nzete' } });
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const Submitting: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  play: submitAddress,
};

export const Success: Story = { play: submitAddress };

export const AlreadySubscribed: Story = {
  args: { onSubmit: async () => ({ ok: false, reason: 'already-subscribed' }) },
  play: submitAddress,
};

/** The text of the server. */
export const FailedWithDetail: Story = {
  args: { onSubmit: async () => ({ ok: false, reason: 'other', detail: 'This mail server does not answer.' }) },
  play: submitAddress,
};

export const LongFrench: Story = { globals: { locale: 'fr' } };

export const Lingala: Story = { globals: { locale: 'ln' } };

export const Kiswahili: Story = { globals: { locale: 'sw' } };

/** Gold stays gold; only errors use the dark theme's red. */
export const Dark: Story = { ...Empty, globals: { theme: 'dark' } };
