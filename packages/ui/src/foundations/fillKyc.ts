import { userEvent, waitFor, type within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

const type = (canvas: Canvas, name: string, text: string) =>
  userEvent.type(canvas.getByRole('textbox', { name }), text, { delay: null });
const choose = (canvas: Canvas, name: string, value: string) =>
  userEvent.selectOptions(canvas.getByRole('combobox', { name }), value);

/** Goes on once the step has come that the heading names. */
export async function next(canvas: Canvas, heading?: RegExp) {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  if (heading) await waitFor(() => canvas.getByRole('heading', { name: heading }));
}

const fields = {
  'First Name *': 'Mfano',
  'Last Name *': 'Ndakisa',
  Day: '21',
  Month: '4',
  Year: '1998',
  'Nationality *': 'Congolese',
  'ID Number *': 'OP0123456',
  'Email *': 'mfano@nzete.example',
  'Phone *': '+243 800 000 000',
  'Address *': '12 Avenue de l’Exemple',
  'City *': 'Kinshasa',
};

/** Fills the steps before the one that is wanted. */
export async function fillUpTo(canvas: Canvas, step: number) {
  if (step > 1) {
    for (const [name, text] of Object.entries(fields)) await type(canvas, name, text);
    await choose(canvas, 'Country *', 'DR Congo');
    await next(canvas, /Professional Information/);
  }
  if (step > 2) {
    await type(canvas, 'Occupation *', 'Teacher');
    await choose(canvas, 'Annual Income *', 'under-10k');
    await choose(canvas, 'Source of Funds *', 'salary');
    await next(canvas, /Purpose and Intent/);
  }
  if (step > 3) {
    await choose(canvas, 'Purpose of the Relationship *', 'volunteer');
    await type(canvas, 'Intended Activities *', 'Teach computer basics on Saturdays in Nsele.');
    await next(canvas, /GDPR and Privacy Compliance/);
  }
  if (step > 4) {
    for (const box of canvas.getAllByRole('checkbox').slice(0, 3)) await userEvent.click(box);
    await next(canvas, /Final Verification and Security/);
  }
}

/** Ticks what the last step asks for and sends. */
export async function submit(canvas: Canvas) {
  for (const box of canvas.getAllByRole('checkbox').slice(2)) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
}
