import { Description, Source, Stories, Title } from '@storybook/addon-docs/blocks';
import { alsoExported, callsOf, exampleOf, failuresOf, importLine } from './client.ts';
import { Words } from './parts.tsx';

/** The docs page of a part of the API client: its hooks, arguments and errors, and a live example. */
export function ClientPage({ part }: { part: string }) {
  return (
    <>
      <Title />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard. */}
      <pre tabIndex={0} className="nz-docs-import">
        <code>{importLine(part)}</code>
      </pre>
      <Description />
      <Calls part={part} />
      <h2>Example</h2>
      <Source language="tsx" code={exampleOf(part)} />
      <Stories includePrimary title="" />
      <Failures part={part} />
    </>
  );
}

/** A row for each call of the part. */
export function Calls({ part }: { part: string }) {
  const calls = callsOf(part);
  const others = alsoExported(part);
  const hasUrls = calls.some(({ name }) => name.endsWith('Url'));
  return (
    <>
      <h2>Calls</h2>
      <p>Hooks take one object. {hasUrls && 'Functions that return a URL take their arguments in the order below.'}</p>
      <table className="nz-docs-table">
        <thead>
          <tr>
            <th scope="col">Function</th>
            <th scope="col">What it does</th>
            <th scope="col">Arguments</th>
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.name}>
              <th scope="row">
                <code>{call.name}</code>
              </th>
              <td>
                {call.summary}
                <br />
                <code>{call.request}</code>
                {call.response && (
                  <>
                    {' → '}
                    <code>{call.response}</code>
                  </>
                )}
              </td>
              <td>
                {call.args.map((arg) => (
                  <div key={arg.name} data-testid="argument">
                    <code>{arg.name}</code>: <code>{arg.type}</code> <Words text={arg.description} />
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && (
        <p>
          Also exported: <code>{others.join(', ')}</code>
        </p>
      )}
    </>
  );
}

/** The statuses with which the calls of the part fail. */
export function Failures({ part }: { part: string }) {
  return (
    <>
      <h2>Errors</h2>
      <p>
        <code>readError(error)</code> of <code>@nzete/api-client</code> returns the status, the server’s sentence, the
        rejected fields, and after how many seconds to try again. Without a response the status is null.
      </p>
      <table className="nz-docs-table">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Meaning</th>
            <th scope="col">Calls</th>
          </tr>
        </thead>
        <tbody>
          {failuresOf(part).map(({ status, meaning, names }) => (
            <tr key={status}>
              <th scope="row">{status}</th>
              <td>
                <Words text={meaning} />
              </td>
              <td>{names ? <code>{names.join(', ')}</code> : 'Every call'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
