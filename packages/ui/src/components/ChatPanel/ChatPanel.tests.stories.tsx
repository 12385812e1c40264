import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ChatMessage } from './ChatMessageItem.tsx';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';

const question: ChatMessage = { id: 'q', role: 'user', content: 'Hot?\nWhere?', timestamp: '2026-11-22T13:01:00Z' };
const markup = 'In Goma (Nord-Kivu): **24 °C**. <img src=x onerror="window.wasRun = true"> [x](javascript:alert(1))';

const meta = {
  title: 'Components/ChatPanel/Tests',
  component: ChatPanel,
  tags: ['!autodocs', '!dev'],
  args: { title: 'Ask the data', messages: [], onSend: fn(), onStop: fn() },
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stays pending after a question until the test lets the answer arrive. */
function Waiting(args: ChatPanelProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const send = (text: string) => {
    args.onSend(text);
    setIsWaiting(true);
  };
  return <ChatPanel {...args} isWaiting={isWaiting} onSend={send} onStop={() => setIsWaiting(false)} />;
}

export const SendsByEnter: Story = {
  name: '[CHAT-01] Enter sends, Shift+Enter adds a line; blanks are not sent, nor anything while waiting; focus is kept',
  render: (args) => <Waiting {...args} />,
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Your question' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.type(box, '  {Enter}');
    await expect(send).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(box, 'Hot?{Shift>}{Enter}{/Shift}Where?');
    await expect(send).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('Hot?\nWhere?');
    await expect(box).toBeDisabled();
    await expect(send).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Thinking…');
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus();
    // A repeated or held Enter does not stop the answer that it has just requested.
    await userEvent.keyboard('{Enter}{Enter>3/}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Thinking…');
    // Other keys work immediately.
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('log')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveValue('');
  },
};

export const AnswersAreSafe: Story = {
  name: '[CHAT-01] messages have a time; an answer shows HTML as text, links names to their figures, and can be copied',
  args: {
    messages: [
      question,
      {
        id: 'a',
        role: 'assistant',
        content: markup,
        timestamp: '2026-11-22T13:02:00Z',
        sources: [{ title: 'Climate data', href: '#data' }],
      },
    ],
    references: [{ name: 'Nord-Kivu', href: '#nord-kivu' }],
  },
  play: async ({ canvas, canvasElement }) => {
    const log = canvas.getByRole('log', { name: 'Conversation' });
    await expect(log.clientHeight).toBeGreaterThan(380);
    const [asked, answer] = within(log).getAllByRole('listitem');
    if (!asked || !answer) throw new Error('a message is missing');
    await expect(asked).toHaveTextContent('13:01');
    await expect(answer).toHaveTextContent('13:02');
    await expect(asked.getBoundingClientRect().right).toBeGreaterThan(answer.getBoundingClientRect().right);
    await expect(answer.querySelector('strong')).toHaveTextContent('24 °C');
    await expect(answer).toHaveTextContent('[x](javascript:alert(1))');
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(
      within(answer)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#nord-kivu', '#data']);
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await userEvent.click(within(answer).getByRole('button', { name: 'Copy the answer' }));
    await expect(await within(answer).findByText('Copied')).toBeVisible();
    await waitFor(() => expect(within(answer).queryByText('Copied')).toBeNull(), { timeout: 4000 });
    // Only the text of a message is announced, not its sources, time and button.
    const isAnnounced = (element: Element) => element.closest('[aria-live], [role="log"]') === log;
    await expect(isAnnounced(within(answer).getByText(/In Goma/))).toBe(true);
    await expect(isAnnounced(within(answer).getByRole('link', { name: 'Climate data' }))).toBe(false);
    await expect(isAnnounced(within(answer).getByText('13:02'))).toBe(false);
    await expect(isAnnounced(within(answer).getByRole('button'))).toBe(false);
    await expect(writeText).toHaveBeenCalledOnce();
    await expect(writeText).toHaveBeenCalledWith(markup);
  },
};

/** Each press appends a chunk. */
function Growing(args: ChatPanelProps) {
  const pieces = ['It is', ' hot. In', ' Goma it', ' is 24.', '5 °C. Bye.'];
  const [count, setCount] = useState(1);
  const isWhole = count > pieces.length;
  const content = pieces.slice(0, count).join('');
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <ChatPanel
        {...args}
        isWaiting={!isWhole}
        messages={[question, { id: 'a', role: 'assistant', content, state: isWhole ? 'whole' : 'writing' }]}
      />
    </>
  );
}

export const AnnouncesBySentences: Story = {
  name: '[CHAT-01] a streaming answer is announced sentence by sentence, once each',
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const heard: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLSpanElement && !node.closest('[aria-hidden]') && node.textContent)
            heard.push(node.textContent);
        }
      }
    });
    watch.observe(log, { childList: true, subtree: true });
    for (let press = 0; press < 5; press += 1) await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(heard.join('|')).toBe('It is hot. |In Goma it is 24.5 °C. |Bye.'));
    watch.disconnect();
  },
};

export const AFailureCanBeRetried: Story = {
  name: '[CHAT-02] a failure is shown, keeps the question, and can be retried; a first question can be chosen',
  args: { messages: [question], failure: 'No answer came.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No answer came.');
    await expect(canvas.getByRole('log')).toHaveTextContent('Hot?');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Stays pending after a suggestion or a retry, until "Stop". */
function PendingConversation(args: ChatPanelProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [messages, setMessages] = useState(args.messages);
  const ask = () => setIsWaiting(true);
  return (
    <ChatPanel
      {...args}
      messages={messages}
      isWaiting={isWaiting}
      onSend={ask}
      onRetry={args.onRetry && !isWaiting ? ask : undefined}
      onShowEarlier={
        messages.length === 0
          ? () => setMessages([question, { id: 'e', role: 'assistant', content: 'It is hot. '.repeat(400) }])
          : undefined
      }
      onStop={() => setIsWaiting(false)}
    />
  );
}

export const FocusStaysInTheConversation: Story = {
  name: '[CHAT-01] focus is kept when the pressed button disappears: a suggestion, Try again, the earlier conversation',
  args: { suggestions: ['Which province is hottest?'], onRetry: fn() },
  render: (args) => <PendingConversation {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    for (const name of ['Which province is hottest?', 'Try again']) {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      const stop = canvas.getByRole('button', { name: 'Stop' });
      await waitFor(() => expect(stop).toHaveFocus());
      // A repeated or held Enter does not stop the answer that it has just requested.
      await userEvent.keyboard('{Enter}{Enter>3/}');
      await expect(stop).toHaveFocus();
      await userEvent.click(stop);
      await waitFor(() => expect(log).toHaveFocus());
    }
    canvas.getByRole('button', { name: 'Show the earlier conversation' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(log).toHaveFocus();
    await expect(log).toHaveTextContent('Hot?');
    // Its start is in view.
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await expect(log.scrollTop).toBe(0);
  },
};

const earlier = Array.from(
  { length: 8 },
  (_, index): ChatMessage => ({ ...question, id: `earlier-${index}`, content: 'In Goma: 24 °C.', role: 'assistant' }),
);
const long = 'First, get everyone out. Then warn the neighbours. '.repeat(60);

export const ALongAnswerIsReadFromItsBeginning: Story = {
  name: '[CHAT-01] the log is scrolled to its end, and of an answer that is taller than it to the beginning',
  args: { messages: [...earlier, question] },
  render: function Growing(args) {
    const [messages, setMessages] = useState(args.messages);
    const answer: ChatMessage = { id: 'long', role: 'assistant', content: long, timestamp: question.timestamp };
    return <ChatPanel {...args} messages={messages} onSend={() => setMessages([...args.messages, answer])} />;
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your question' }), 'Fire!{Enter}');
    await waitFor(() => expect(within(log).getAllByRole('listitem').at(-1)).toHaveTextContent(/get everyone out/));
    const answer = within(log).getAllByRole('listitem').at(-1);
    const start = () => Number(answer?.getBoundingClientRect().top) - log.getBoundingClientRect().top;
    await waitFor(() => expect(start()).toBeLessThan(log.clientHeight / 4));
    await expect(start()).toBeGreaterThanOrEqual(0);
  },
};
