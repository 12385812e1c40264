import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from './guide.ts';
import { Advice, Anatomy, ImportLine, KeyboardTables } from './parts.tsx';

/** The name of a component's entry, from the path of its stories: `…/Button/Button.stories.tsx`. */
const entryOf = (fileName: string) => fileName.match(/\/(?:primitives|components)\/(\w+)\//)?.[1];

/** The page of documentation of every component, and of the foundations, which have no props. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const entry = entryOf(String(preparedMeta.parameters.fileName ?? ''));
  const guide: Guide = preparedMeta.parameters.guide ?? {};
  if (!entry) {
    return (
      <>
        <Title />
        <Description />
        <Stories includePrimary title="" />
      </>
    );
  }
  return (
    <>
      <Title />
      <ImportLine entry={entry} />
      <Description />
      <Primary />
      <Advice {...guide} />
      <h2>Props</h2>
      <Controls />
      <KeyboardTables keyboard={guide.keyboard} />
      <Anatomy entry={entry} />
      <Stories includePrimary={false} />
    </>
  );
}
