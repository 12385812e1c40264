import { type Translation, translated } from '../lib/catalogues.ts';
import type { Draft } from './draft.ts';
import type { Names } from './names.ts';

const component = ({ pascal, camel, kebab }: Names, button: string) => `
'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Button } from '${button}';
import { ${camel}Messages } from './${pascal}.messages.ts';
import { type ${pascal}VariantProps, ${camel}Variants } from './${pascal}.variants.ts';

export interface ${pascal}Props extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading, by which a screen reader names it. */
  title: ReactNode;
  /**
   * The rank of the title in the page; it looks the same.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /**
   * \`surface\` is a sheet on the page; \`line\` has a border and no ground.
   * @default 'surface'
   */
  variant?: ${pascal}VariantProps['variant'];
  /** Called when the visitor closes it. */
  onDismiss: () => void;
}

/**
 * ${pascal}: a title, its content, and a button that closes it.
 *
 * Slots: \`${kebab}\`, \`${kebab}-title\`, \`${kebab}-description\`.
 *
 * @example <${pascal} title="The forest is growing back" description="Row by row." onDismiss={close} />
 */
export function ${pascal}({
  title,
  headingLevel = 2,
  description,
  variant,
  onDismiss,
  className,
  children,
  ...props
}: ${pascal}Props) {
  const titleId = useId();
  const Heading = \`h\${headingLevel}\` as const;
  return (
    <section aria-labelledby={titleId} data-slot="${kebab}" className={cx(${camel}Variants({ variant }), className)} {...props}>
      <Heading id={titleId} data-slot="${kebab}-title" className="nz:type-h3">
        {title}
      </Heading>
      {description ? <p data-slot="${kebab}-description" className="nz:text-text-2">{description}</p> : null}
      {children}
      <Button variant="quiet" onClick={onDismiss}>
        <FormattedMessage {...${camel}Messages.dismiss} />
      </Button>
    </section>
  );
}
`;

const variants = ({ pascal, camel }: Names) => `
import { cva, type VariantProps } from 'class-variance-authority';

export const ${camel}Variants = cva('nz:grid nz:justify-items-start nz:gap-4 nz:p-6 nz:text-text', {
  variants: { variant: { surface: 'nz:bg-surface', line: 'nz:border nz:border-line-strong' } },
  defaultVariants: { variant: 'surface' },
});

export type ${pascal}VariantProps = VariantProps<typeof ${camel}Variants>;
`;

const messages = ({ pascal, camel }: Names) => `
import { defineMessages } from 'react-intl';

export const ${camel}Messages = defineMessages({
  dismiss: {
    id: 'ui.${pascal}.dismiss',
    defaultMessage: 'Close',
    description: 'Button that closes it',
  },
});
`;

/** The translations of a new component's message; missing ones are in English. */
const translations: Partial<Record<Translation, string>> = { fr: 'Fermer', ln: 'Kanga', sw: 'Funga' };

const stories = ({ pascal }: Names, title: string) => `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: '${title}',
  component: ${pascal},
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['What happened, and what to do next.'],
      dont: ['For what just happened and passes: use a toast.'],
    },
  },
  args: { title: 'The forest is growing back', description: 'Row by row, towards 2050.', onDismiss: fn() },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Line: Story = { args: { variant: 'line' } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Soumettre la candidature et passer à la vérification d’identité',
    description: 'Rangée après rangée, vers notre objectif de reboisement pour 2050.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
`;

const journeys = ({ pascal }: Names, title: string) => `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: '${title}/Tests',
  component: ${pascal},
  tags: ['!autodocs', '!dev'],
  args: { title: 'The forest is growing back', onDismiss: fn() },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedByPointer: Story = {
  name: '[LIB-01] a press of the button closes it',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'The forest is growing back' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const ClosedByEnter: Story = {
  name: '[LIB-01] Tab reaches the button, and Enter closes it',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
`;

/** Adds a component of the design system, or with `primitive` one without domain terms. */
export function newComponent(draft: Draft, names: Names, primitive: boolean): void {
  const { pascal } = names;
  const group = primitive ? 'Primitives' : 'Components';
  const folder = `packages/ui/src/${group.toLowerCase()}/${pascal}`;
  const button = `${primitive ? '..' : '../../primitives'}/Button/Button.tsx`;
  draft.create(`${folder}/${pascal}.tsx`, component(names, button));
  draft.create(`${folder}/${pascal}.variants.ts`, variants(names));
  draft.create(`${folder}/${pascal}.messages.ts`, messages(names));
  const title = primitive ? `Primitives/Content/${pascal}` : `Components/${pascal}`;
  draft.create(`${folder}/${pascal}.stories.tsx`, stories(names, title));
  draft.create(`${folder}/${pascal}.tests.stories.tsx`, journeys(names, title));
  draft.create(`${folder}/index.ts`, `export { ${pascal}, type ${pascal}Props } from './${pascal}.tsx';`);
  for (const language of translated)
    draft.addEntry(
      `packages/ui/src/locales/${language}.json`,
      `ui.${pascal}.dismiss`,
      translations[language] ?? 'Close',
    );
  draft.run('npm run exports -w packages/ui', 'npm run messages -w packages/ui');
  draft.next(
    'write its parts, states and stories instead of the example, and in its guide what to do, what not, and its keys',
    ...(primitive
      ? ['put it in its group: Actions, Navigation, Forms, Feedback or Content (`title` of its stories)']
      : []),
    'translate its texts: npm run messages -w packages/ui -- add translations.json',
    `npm run storybook, and look at ${title}`,
    'npm run changeset',
  );
}
