import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Calls, Failures } from './ClientPage.tsx';
import { alsoExported, callsOf, exampleOf, failuresOf, importLine, partOf, parts } from './client.ts';

const files = import.meta.glob<{ default: Meta; Success?: unknown; Failure?: unknown }>(
  '../../packages/api-client/stories/*.stories.tsx',
  { eager: true },
);

const meta = {
  title: 'Welcome/Documentation of the client/Tests',
  tags: ['!autodocs', '!dev'],
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <>
      {parts.map((part) => (
        <section key={part} data-testid={part}>
          <Calls part={part} />
          <Failures part={part} />
        </section>
      ))}
    </>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPart: Story = {
  name: '[LIB-01] every part of the API client has a docs page with a live example',
  play: async () => {
    const documented = Object.values(files).map(({ default: { title, tags }, Success, Failure }) => {
      const isWhole = tags?.includes('autodocs') && Success && Failure;
      return isWhole ? partOf(title ?? '') : `${title} lacks a story`;
    });
    await expect(documented.sort()).toEqual(parts.toSorted());
    for (const part of parts) await expect(exampleOf(part), part).toMatch(/\buse\w+(Query|Mutation)\(/);
  },
};

export const EveryCall: Story = {
  name: '[LIB-01] a docs page lists every exported call with its arguments, and the errors',
  play: async ({ canvas }) => {
    for (const part of parts) {
      const page = canvas.getByTestId(part);
      const calls = callsOf(part);
      await expect(calls.length, part).toBeGreaterThan(0);
      for (const { name } of [...calls, ...alsoExported(part).map((name) => ({ name }))]) {
        await expect(page).toHaveTextContent(name);
        await expect(importLine(part), name).toContain(name);
      }
      for (const { status } of failuresOf(part)) await expect(page).toHaveTextContent(status);
    }
    await expect(canvas.getByTestId('Learning')).toHaveTextContent('skip?: integer Courses to pass over');
    await expect(canvas.getByTestId('Newsletter')).toHaveTextContent(
      'newsletterSubscriptionInput: NewsletterSubscriptionInput',
    );
  },
};

/** The arguments that a docs page lists for a call: `name: type`. */
const argumentsOf = (page: HTMLElement, name: string) =>
  within(within(page).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByTestId('argument')
    .map((argument) => within(argument).getAllByRole('code').slice(0, 2))
    .map((codes) => codes.map(({ textContent }) => textContent).join(': '));

export const Handwritten: Story = {
  name: '[LIB-01] a docs page lists what handwritten calls take: a token, a base URL',
  play: async ({ canvas }) => {
    for (const part of parts) await expect(canvas.getByTestId(part)).toHaveTextContent('Hooks take one object.');
    const argumentsIn = (part: string, name: string) => argumentsOf(canvas.getByTestId(part), name);
    await expect(argumentsIn('Applications', 'useUploadKycDocumentMutation')).toEqual([
      'reference: string',
      "kind: 'governmentId' | 'proofOfAddress'",
      'uploadToken: string',
      'file: File',
    ]);
    await expect(argumentsIn('Foundation', 'reportPdfUrl')).toEqual(['baseUrl: string', 'id: number', 'lang: Lang']);
    await expect(argumentsIn('Partnerships', 'partnershipGuidePdfUrl')).toEqual(['baseUrl: string', 'lang: Lang']);
  },
};
