import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { ClientPage } from './ClientPage.tsx';
import { partOf } from './client.ts';
import type { Guide } from './guide.ts';
import { Advice, Anatomy, entryOf, ImportLine, KeyboardTables } from './parts.tsx';

/**
 * The docs page of every component, of every part of the API client, and of the foundations, which
 * have no props.
 */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const entry = entryOf(String(preparedMeta.parameters.fileName ?? ''));
  const guide: Guide = preparedMeta.parameters.guide ?? {};
  const pictureOf = (name: string) => {
    const story = stories.find(({ id }) => id.endsWith(`--${name}`));
    return story ? <Story of={story.moduleExport} /> : null;
  };
  const part = partOf(preparedMeta.title);
  if (part) return <ClientPage part={part} />;
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
      <Advice {...guide} pictures={{ do: pictureOf('do'), dont: pictureOf('dont') }} />
      <h2>Props</h2>
      <div className="nz-docs-wide">
        <Controls />
      </div>
      <KeyboardTables keyboard={guide.keyboard} />
      <Anatomy entry={entry} />
      <Stories includePrimary={false} />
    </>
  );
}
