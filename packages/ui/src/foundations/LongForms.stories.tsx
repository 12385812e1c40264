import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { VolunteerForm, type VolunteerValues } from '../components/VolunteerForm/index.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { DraftNotice } from '../primitives/DraftNotice/DraftNotice.tsx';
import guide from './LongForms.md?raw';

const meta = {
  title: 'Foundations/Long forms on bad links',
  tags: ['autodocs'],
  parameters: { docs: { description: { component: guide } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The draft is kept while the form is closed; the first attempt to send fails, the second succeeds. */
function Application() {
  const [draft, setDraft] = useState<VolunteerValues>();
  const [isOpen, setIsOpen] = useState(true);
  const [attempts, setAttempts] = useState(0);
  const send = async () => {
    setAttempts(attempts + 1);
    if (attempts === 0) return { ok: false, reason: 'no-response' } as const;
    setDraft(undefined);
    return { ok: true, reference: 'V-2026-0117' } as const;
  };
  return (
    <div className="nz:grid nz:gap-6">
      <Button variant="line" className="nz:justify-self-start" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close the page' : 'Open it again'}
      </Button>
      {isOpen ? (
        <VolunteerForm onSubmit={send} draft={draft} onValuesChange={setDraft}>
          <DraftNotice status={draft ? 'saved' : 'none'} onUndo={() => {}} />
        </VolunteerForm>
      ) : null}
    </div>
  );
}

/** Type something, close the page, and open it again. */
export const Draft: Story = { render: () => <Application /> };
