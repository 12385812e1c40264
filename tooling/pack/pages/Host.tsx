import { Button } from '@nzete/ui/Button';

/** A Tailwind host's own elements, and a component that gets utility classes. */
const TailwindHost = () => (
  <>
    <h2 className="text-2xl font-bold">Our heading</h2>
    <p className="bg-brand rounded-lg p-5 text-white shadow-md">Our colour</p>
    <div className="hidden md:flex xl:grid">Wide screens only</div>
    <div className="size-6 animate-spin border-2">Our wheel</div>
    <button type="button" className="bg-red-500 px-5">
      Our button
    </button>
  </>
);

const BootstrapHost = () => (
  <>
    <a className="btn btn-primary" href="/buy">
      Buy
    </a>
    <div className="d-none d-md-flex container">Wide screens only</div>
    <div className="card border-primary">
      <div className="card-body text-primary">A card</div>
    </div>
    <input className="form-control" aria-label="A field of the host" />
    <div className="hidden">A class that the host does not know</div>
  </>
);

const Elements = () => (
  <main>
    <h1>A heading</h1>
    <p>
      Words, <a href="/link">the way to the well</a>, <code>code</code>.
    </p>
    <ul>
      <li>A bullet</li>
    </ul>
    <button type="button">A button</button>
    <select aria-label="A choice">
      <option>One</option>
    </select>
    <table>
      <tbody>
        <tr>
          <td>A cell</td>
        </tr>
      </tbody>
    </table>
    <details open>
      <summary>More</summary>
      Less
    </details>
  </main>
);

/** The host's own part of a page. */
export function Host({ kind }: { kind: string }) {
  return (
    <>
      <Elements />
      {kind === 'tailwind' && <TailwindHost />}
      {kind === 'legacy' && <BootstrapHost />}
    </>
  );
}

/** A component that gets the host's utility classes. */
export const PassedUtilities = () => (
  <Button className="bg-brand px-2 text-2xl" id="passed">
    Ours, in the host’s colours
  </Button>
);
