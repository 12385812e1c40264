import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, getResponse, HttpResponse, http } from 'msw';
import { type ComponentProps, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { expect, userEvent, within } from 'storybook/test';
import { nzeteApi, readError } from '../../packages/api-client/src/index.ts';
import { createTestStore, exampleHandlers } from '../../packages/api-client/src/testing/index.ts';
import { type Call, callsOf, commonErrors, meaningOf } from './operations.ts';

interface PartArgs {
  /** The tag of its calls in the OpenAPI document. */
  tag: string;
  /** How the API answers in the example. */
  answers: 'success' | 'failure' | 'loading';
}

export type PartMeta = Meta<PartArgs>;
export type PartStory = StoryObj<PartArgs>;

/** The hooks of an endpoint. The names come from the document, so their types are unknown here. */
interface Endpoint {
  useQuery: (arg: unknown) => Result;
  useMutation: () => [(arg: unknown) => void, Result];
}
interface Result {
  data?: unknown;
  error?: unknown;
  isLoading: boolean;
}

const endpointOf = ({ name }: Call) => (nzeteApi.endpoints as unknown as Record<string, Endpoint | undefined>)[name];

const handlers = {
  success: exampleHandlers(),
  failure: [
    http.all('*/api/*', () => HttpResponse.json({ detail: 'The server is being restarted.' }, { status: 503 })),
  ],
  loading: [
    http.all('*/api/*', async () => {
      await delay('infinite');
    }),
  ],
};

/** A store whose requests MSW answers, without a service worker. */
const createStore = (answers: PartArgs['answers']) =>
  createTestStore({
    retriesReads: false,
    fetch: async (request) => (await getResponse(handlers[answers], request)) ?? Response.error(),
  });

const cell = 'nz:border-line nz:border-b-[1.5px] nz:py-2 nz:pe-4 nz:text-start nz:align-top';

/** Its hooks, their arguments, and the errors that only they have. */
function Calls({ tag }: Pick<PartArgs, 'tag'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
    <section aria-label="Calls" tabIndex={0} className="nz:overflow-x-auto nz:focus-ring-inset">
      <table className="nz:w-full nz:text-md">
        <thead>
          <tr>
            {['Hook', 'What it does', 'Arguments', 'Errors of its own'].map((title) => (
              <th key={title} scope="col" className={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {callsOf(tag).map((call) => (
            <CallRow key={call.name} call={call} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CallRow({ call: { use, summary, request, parameters, errors } }: { call: Call }) {
  return (
    <tr>
      <th scope="row" className={cell}>
        <Code>{use}</Code>
      </th>
      <td className={cell}>
        {summary}
        <br />
        <Code>{request}</Code>
      </td>
      <td className={cell}>
        {parameters.length === 0 ? 'None' : null}
        {parameters.map(({ name, isRequired }) => (
          <span key={name} className="nz:block">
            <Code>{isRequired ? name : `${name}?`}</Code>
          </span>
        ))}
      </td>
      <td className={cell}>
        {errors.length === 0 ? 'None' : null}
        {errors.map(([status, meaning]) => (
          <span key={status} className="nz:block">
            {status}: {meaning}
          </span>
        ))}
      </td>
    </tr>
  );
}

const Code = (props: ComponentProps<'code'>) => <code className="nz:font-mono nz:text-sm" {...props} />;

/** The statuses that many calls have. */
function Errors() {
  return (
    <dl className="nz:grid nz:gap-2">
      {commonErrors.map((status) => (
        <div key={status} className="nz:grid nz:grid-cols-[4rem_1fr]">
          <dt className="nz:font-semibold">{status}</dt>
          <dd>{meaningOf(status)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One call of the part, answered with the example of the document. */
function Example({ tag, answers }: PartArgs) {
  const calls = callsOf(tag).filter((call) => endpointOf(call) && call.use.startsWith('use'));
  const [name, setName] = useState(calls[0]?.name);
  const store = useMemo(() => createStore(answers), [answers]);
  const call = calls.find((each) => each.name === name);
  return (
    <Provider store={store}>
      <div className="nz:grid nz:gap-4">
        <label className="nz:grid nz:justify-items-start nz:gap-1">
          Call
          <select
            value={name}
            onChange={({ target }) => setName(target.value)}
            className="nz:min-h-hit nz:border-[1.5px] nz:border-control nz:bg-surface nz:px-3"
          >
            {calls.map((each) => (
              <option key={each.name}>{each.name}</option>
            ))}
          </select>
        </label>
        {call ? call.isRead ? <Read key={name} call={call} /> : <Write key={name} call={call} /> : null}
      </div>
    </Provider>
  );
}

function Read({ call }: { call: Call }) {
  const result = (endpointOf(call) as Endpoint).useQuery(call.example); // only such calls are listed
  return (
    <>
      <Source>{`const { data, error, isLoading } = ${call.use}(${json(call.example)});`}</Source>
      <Answer {...result} />
    </>
  );
}

function Write({ call }: { call: Call }) {
  const [send, result] = (endpointOf(call) as Endpoint).useMutation(); // only such calls are listed
  return (
    <>
      <Source>{`const [trigger] = ${call.use}();\nconst { data, error } = await trigger(${json(call.example)});`}</Source>
      <button
        type="button"
        onClick={() => send(call.example)}
        className="nz:min-h-hit nz:justify-self-start nz:bg-primary nz:px-5 nz:font-semibold nz:text-on-primary nz:focus-ring"
      >
        Send
      </button>
      <Answer {...result} />
    </>
  );
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

function Answer({ data, error, isLoading }: Result) {
  return (
    <div role="status" className="nz:min-w-0">
      {isLoading ? <p>isLoading: true</p> : null}
      {error ? <Source>{`readError(error) // ${json(readError(error))}`}</Source> : null}
      {data === undefined ? null : <Source>{`data // ${json(data)}`}</Source>}
    </div>
  );
}

const source = 'nz:max-h-96 nz:overflow-auto nz:bg-surface nz:p-4 nz:font-mono nz:text-sm nz:focus-ring-inset';

function Source({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
    <pre tabIndex={0} className={source}>
      <code>{children}</code>
    </pre>
  );
}

/** What the pages of all parts share. */
export const part = {
  tags: ['autodocs'],
  args: { tag: '', answers: 'success' },
  render: (args) => <Example {...args} />,
} satisfies PartMeta;

export const calls: PartStory = {
  render: ({ tag }) => <Calls tag={tag} />,
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(callsOf(args.tag).map(({ use }) => use));
    await expect(names.length).toBeGreaterThan(0);
  },
};

export const errors: PartStory = {
  render: () => <Errors />,
  play: async ({ canvas }) => {
    for (const meaning of canvas.getAllByRole('definition')) await expect(meaning).not.toBeEmptyDOMElement();
  },
};

/** Each call of the part, one after the other. */
export const example: PartStory = {
  play: async ({ canvas, args }) => {
    for (const { textContent } of canvas.getAllByRole('option')) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Call' }), textContent ?? '');
      const send = canvas.queryByRole('button', { name: 'Send' });
      if (send) await userEvent.click(send);
      if (textContent !== 'revokeToken') await within(canvas.getByRole('status')).findByText(/^data/);
    }
    await expect(args.answers).toBe('success');
  },
};

export const failure: PartStory = {
  args: { answers: 'failure' },
  play: async ({ canvas }) => {
    const send = canvas.queryByRole('button', { name: 'Send' });
    if (send) await userEvent.click(send);
    await expect(await within(canvas.getByRole('status')).findByText(/"status": 503/)).toBeVisible();
  },
};
