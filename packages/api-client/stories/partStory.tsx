import { readError } from '@nzete/api-client';
import { createTestStore, exampleHandlers } from '@nzete/api-client/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, userEvent, within } from 'storybook/test';

interface PartArgs {
  /** The examples of the API's document, or a failure: 503 for a read, 422 for a write. */
  answers: 'examples' | 'failure';
}

export type PartMeta = Meta<PartArgs>;
export type PartStory = StoryObj<PartArgs>;

const failures = [
  http.get('*/api/*', () =>
    HttpResponse.json(
      { detail: 'The server is busy. Try again in a minute.' },
      { status: 503, headers: { 'retry-after': '60' } },
    ),
  ),
  http.post('*/api/*', () =>
    HttpResponse.json(
      { detail: 'Some fields are not valid.', fields: [{ field: 'email', message: 'has no @' }] },
      { status: 422 },
    ),
  ),
];

/** A store of its own, whose calls MSW answers without a service worker. */
const withStore: Decorator<PartArgs> = (Story, { args: { answers } }) => {
  const [store] = useState(() => {
    const handlers = answers === 'failure' ? failures : exampleHandlers();
    const fetch = async (request: Request) => (await getResponse(handlers, request)) ?? Response.error();
    return createTestStore({ fetch, retriesReads: false });
  });
  return (
    <Provider store={store}>
      <Story />
    </Provider>
  );
};

/** What the stories of all parts share. */
export const part = {
  args: { answers: 'examples' },
  argTypes: { answers: { control: false } },
  decorators: [withStore],
} satisfies PartMeta;

async function send(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const button = canvas.queryByRole('button');
  if (button) await userEvent.click(button);
  return canvas;
}

export const success: PartStory = {
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByText(/^[[{]/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const failure: PartStory = {
  args: { answers: 'failure' },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/"status": (503|422)/);
  },
};

/** The response of a call, or its error as `readError` returns it. */
export function Result({ data, error }: { data: unknown; error: unknown }) {
  if (error) return <pre role="alert">{toJson(readError(error))}</pre>;
  return data === undefined ? null : <pre>{toJson(data)}</pre>;
}

const toJson = (value: unknown) => JSON.stringify(value, null, 2);
