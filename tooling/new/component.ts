import type { Draft } from './draft.ts';
import type { Names } from './names.ts';

const component = ({ pascal, camel, kebab }: Names, button: string) => `
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Button } from '${button}';
import { ${camel}Messages } from './${pascal}.messages.ts';

export interface ${pascal}Props extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading. Content comes by props, so that it can be in any language. */
  title: ReactNode;
  /** Called when the visitor closes it. */
  onDismiss: () => void;
}

/**
 * ${pascal}: a title, its content, and a button that closes it.
 *
 * @example <${pascal} title="The forest is growing back" onDismiss={close}>Row by row.</${pascal}>
 */
export function ${pascal}({ title, onDismiss, className, children, ...props }: ${pascal}Props) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} data-slot="${kebab}" className={cx('grid justify-items-start gap-4 bg-surface p-6 text-text', className)} {...props}>
      <h2 id={titleId} className="type-h3">{title}</h2>
      {children}
      <Button variant="quiet" onClick={onDismiss}>
        {formatMessage(${camel}Messages.dismiss)}
      </Button>
    </section>
  );
}
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

const stories = ({ pascal }: Names, group: string) => `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: '${group}/${pascal}',
  component: ${pascal},
  tags: ['autodocs'],
  args: { title: 'The forest is growing back', children: 'Row by row, towards 2050.', onDismiss: fn() },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Soumettre la candidature et passer à la vérification d’identité',
    children: 'Rangée après rangée, vers notre objectif de reboisement pour 2050.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
`;

const journeys = ({ pascal }: Names, group: string) => `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: '${group}/${pascal}/Tests',
  component: ${pascal},
  tags: ['!autodocs', '!dev'],
  args: { title: 'The forest is growing back', onDismiss: fn() },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const ClosedByEnter: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
`;

/** A component of the design system, or with `primitive` one that knows no domain word. */
export function newComponent(draft: Draft, names: Names, primitive: boolean): void {
  const { pascal } = names;
  const folder = `packages/ui/src/${primitive ? 'primitives' : 'components'}/${pascal}`;
  const group = primitive ? 'Primitives' : 'Components';
  const button = `${primitive ? '..' : '../../primitives'}/Button/Button.tsx`;
  draft.create(`${folder}/${pascal}.tsx`, component(names, button));
  draft.create(`${folder}/${pascal}.messages.ts`, messages(names));
  draft.create(`${folder}/${pascal}.stories.tsx`, stories(names, group));
  draft.create(`${folder}/${pascal}.tests.stories.tsx`, journeys(names, group));
  draft.create(`${folder}/index.ts`, `export { ${pascal}, type ${pascal}Props } from './${pascal}.tsx';`);
  draft.run('npm run exports -w packages/ui', 'npm run messages -w packages/ui');
  draft.next(
    'translate its texts: npm run messages -w packages/ui -- add translations.json',
    `npm run storybook, and look at ${group}/${pascal}`,
    'npm run changeset',
  );
}
