import { expect, waitFor, within } from 'storybook/test';
import { empty, failure, loading, longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default { ...page, title: 'Pages/Events', args: { ...page.args, path: '/events' } } satisfies PageMeta;

export const Success: PageStory = {
  name: '[EVENT-02, EVENT-08] each event with its facts, the seats that are left, the sign-up if there is one, and a file for the calendar',
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    const event = await canvas.findByRole('article', { name: 'First steps with a computer' });
    await expect(event).toHaveTextContent('11 March 2028, 09:00 to 12:00 (Lubumbashi time)');
    await expect(event).toHaveTextContent('Our class in Lubumbashi, Haut-Katanga');
    await expect(event).toHaveTextContent('Room for 20 people');
    // They are a call of their own.
    await waitFor(() => expect(event).toHaveTextContent('20 seats left'));
    const signUp = within(event).getByRole('link', { name: 'Sign up: First steps with a computer' });
    await expect(signUp).toHaveAttribute('href', '/events/sign-up?event=class-first-steps-1');
    const meeting = within(canvas.getByRole('article', { name: 'Meeting of the neighbours' }));
    await expect(meeting.queryByRole('link', { name: /Sign up/ })).toBeNull();
    const file = within(event).getByRole('link', { name: 'For your calendar: First steps with a computer' });
    await expect(file).toHaveAttribute('href', '/api/events/class-first-steps-1/calendar.ics?lang=en');
    await expect(canvas.getByRole('link', { name: 'All events for your calendar' })).toHaveAttribute(
      'href',
      '/api/events/calendar.ics?lang=en',
    );
  },
};

export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
export const Loading: PageStory = loading;
export const Failure: PageStory = failure;

export const Empty: PageStory = {
  ...empty,
  name: '[EVENT-02] without an event it says what to do',
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('No event is planned now')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'What volunteers do' })).toHaveAttribute('href', '/volunteers');
  },
};
