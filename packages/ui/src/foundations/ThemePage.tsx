import { type ReactNode, useId, useState } from 'react';
import { brandSheet, brandVariables, readSeeds } from '../brand/index.ts';
import { type BrandSeeds, seedNames } from '../brand/seeds.ts';
import { Alert } from '../primitives/Alert/Alert.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { CheckboxField } from '../primitives/CheckboxField/CheckboxField.tsx';
import { CopyButton } from '../primitives/CopyButton/CopyButton.tsx';
import { Disclosure } from '../primitives/Disclosure/Disclosure.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Link } from '../primitives/Link/Link.tsx';
import { ProgressRail } from '../primitives/ProgressRail/ProgressRail.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';

const roles: Record<keyof BrandSeeds, string> = {
  ink: 'Text',
  ground: 'The page',
  primary: 'Buttons, links, hero and footer',
  accent: 'The one bright colour, and giving',
  danger: 'Errors',
};

/** The seeds in hexadecimal, or what is wrong with them. */
function check(seeds: BrandSeeds): { seeds: BrandSeeds } | { problem: string } {
  try {
    return { seeds: readSeeds(seeds) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** Five colour inputs, a board of components in both themes, and the stylesheet to copy. */
export function ThemePage(initial: BrandSeeds) {
  const [seeds, setSeeds] = useState(initial);
  const checked = check(seeds);
  return (
    <div className="nz:grid nz:grid-cols-1 nz:gap-8">
      <div className="nz:grid nz:gap-3">
        <Heading headingLevel={1}>Theme</Heading>
        <Text size="lead">Choose five colours, look at the whole brand in both themes, and copy its stylesheet.</Text>
      </div>
      <fieldset className="nz:m-0 nz:grid nz:max-w-4xl nz:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] nz:gap-6 nz:border-0 nz:p-0">
        <legend className="nz:pb-3 nz:type-h3">Seeds</legend>
        {seedNames.map((name) => (
          <SeedInput
            key={name}
            name={name}
            value={seeds[name]}
            onChange={(value) => setSeeds((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </fieldset>
      {'problem' in checked ? (
        <Alert tone="error" role="alert" title="No brand from these seeds" description={checked.problem} />
      ) : (
        <Brand seeds={checked.seeds} />
      )}
    </div>
  );
}

function SeedInput({
  name,
  value,
  onChange,
}: {
  name: keyof BrandSeeds;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <p className="nz:m-0 nz:grid nz:content-start nz:gap-1">
      <span className="nz:flex nz:flex-wrap nz:items-baseline nz:justify-between nz:gap-x-2">
        <label htmlFor={id} className="nz:font-semibold">
          {name}
        </label>
        <code className="nz:font-mono nz:text-sm">{value}</code>
      </span>
      <input
        id={id}
        type="color"
        value={value}
        aria-describedby={`${id}-role`}
        onChange={(event) => onChange(event.target.value)}
        className="nz:h-hit nz:w-full"
      />
      <span id={`${id}-role`} className="nz:text-sm nz:text-text-muted">
        {roles[name]}
      </span>
    </p>
  );
}

function Brand({ seeds }: { seeds: BrandSeeds }) {
  const sheet = brandSheet(seeds);
  return (
    <>
      <div className="nz:grid nz:gap-gap nz:lg:grid-cols-2" style={brandVariables(seeds)}>
        <Board theme="light" title="Light" />
        <Board theme="dark" title="Dark" />
      </div>
      <div className="nz:grid nz:grid-cols-1 nz:justify-items-start nz:gap-4">
        <CopyButton text={sheet} subject="the stylesheet">
          Copy the stylesheet
        </CopyButton>
        <Disclosure title="brand.css" className="nz:w-full">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll it. */}
          <pre tabIndex={0} className="nz:m-0 nz:max-h-96 nz:overflow-auto nz:text-sm">
            {sheet}
          </pre>
        </Disclosure>
      </div>
    </>
  );
}

function Board({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
  return (
    <section data-theme={theme} aria-label={title} className="nz:grid nz:content-start nz:bg-bg nz:text-text">
      <div className="nz:ground-cloth nz:grid nz:gap-4 nz:p-6">
        <h2 className="nz:m-0 nz:type-h3">{title}</h2>
        <p className="nz:m-0">A quiet forest is a full one.</p>
        <Row>
          <Button>Plant a tree</Button>
          <Button variant="line">Read more</Button>
          <Link href="#theme">Our story</Link>
        </Row>
      </div>
      <div className="nz:grid nz:gap-5 nz:p-6">
        <Row>
          <Button>Send</Button>
          <Button variant="give">Donate</Button>
          <Button variant="line">Later</Button>
          <Link href="#theme">Our reports</Link>
        </Row>
        <Row>
          <Badge tone="success">Open</Badge>
          <Badge tone="warning">Late</Badge>
          <Badge tone="error">Closed</Badge>
          <Badge tone="info">New</Badge>
        </Row>
        <Alert tone="info" title="The nursery opens at ten" description="Bring gloves." />
        <Alert tone="error" title="Not sent" description="Check the marked field." />
        <TextField label="Name" defaultValue="Mfano" />
        <TextField label="Email" error="Write an address with an @." />
        <CheckboxField label="Write to me once a month" defaultChecked />
        <ProgressRail label="Seedlings" value={60} />
      </div>
      <p className="nz:ground-gold nz:m-0 nz:p-6">Twelve seedlings for the price of one book.</p>
    </section>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-3">{children}</div>
);
