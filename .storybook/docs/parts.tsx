import facts from 'virtual:component-facts';
import type { ReactNode } from 'react';
import { type Guide, practices } from './guide.ts';

/** The entry name of a component, from the path of its stories: `…/Button/Button.stories.tsx`. */
export const entryOf = (fileName: string) => fileName.match(/\/(?:primitives|components)\/(\w+)\//)?.[1];

/** The exports in an entry's import line: components and functions, without variants. */
const imported = (entry: string) => (facts[entry]?.exports ?? []).filter((name) => !name.endsWith('Variants'));

/** `import { Button } from '@nzete/ui/Button'`. */
export function ImportLine({ entry }: { entry: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
    <pre tabIndex={0} className="nz-docs-import">
      <code>{`import { ${imported(entry).join(', ')} } from '@nzete/ui/${entry}';`}</code>
    </pre>
  );
}

/** A line of text with inline code between backticks. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}

interface LinesProps {
  title: string;
  lines?: readonly string[];
  /** A live example. */
  picture: ReactNode;
  className: string;
}

function Lines({ title, lines, picture, className }: LinesProps) {
  if (!lines?.length) return null;
  return (
    <section className={className}>
      <h2>{title}</h2>
      {picture}
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Words text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AdviceProps extends Guide {
  /** A live example of each, if the component has the stories `Do` and `Dont`. */
  pictures: { do?: ReactNode; dont?: ReactNode };
}

/** When and how to use it, and when not to. */
export function Advice({ do: good, dont, pictures }: AdviceProps) {
  if (!good?.length && !dont?.length) return null;
  return (
    <div className="nz-docs-advice">
      <Lines title="Do" lines={good} picture={pictures.do} className="nz-docs-do" />
      <Lines title="Do not" lines={dont} picture={pictures.dont} className="nz-docs-dont" />
    </div>
  );
}

/** The keyboard support, one table for each practice. */
export function KeyboardTables({ keyboard = [] }: Pick<Guide, 'keyboard'>) {
  if (keyboard.length === 0) return null;
  return (
    <>
      <h2>Keyboard</h2>
      {keyboard.map((practice) => {
        const { name, source, keys } = practices[practice];
        return (
          <table key={practice} className="nz-docs-table">
            <caption>
              <a href={source} target="_blank" rel="noreferrer">
                {name}
              </a>
            </caption>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(([key, does]) => (
                <tr key={key}>
                  <th scope="row">
                    {key.split(', ').map((each) => (
                      <kbd key={each}>{each}</kbd>
                    ))}
                  </th>
                  <td>
                    <Words text={does} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </>
  );
}

/** The slots, for stylesheets and tests. */
export function Anatomy({ entry }: { entry: string }) {
  const slots = facts[entry]?.slots ?? [];
  if (slots.length === 0) return null;
  return (
    <>
      <h2>Anatomy</h2>
      <p>Every part has a name for your own stylesheets and tests.</p>
      <ul className="nz-docs-slots">
        {slots.map((slot) => (
          <li key={slot}>
            <code>{`[data-slot="${slot}"]`}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
