import { expect, test } from 'vitest';
import { addSubscribers, newsletterEditor } from './support/letters.ts';
import { mailing } from './support/mail.ts';

/** An issue that is being sent to two people, and what an editor does with what was seen of it. */
async function sending() {
  const { app } = await mailing();
  const ids = await addSubscribers(app, [{ email: 'one@example.org' }, { email: 'two@example.org' }]);
  const { written, send, seen, read, call } = await newsletterEditor(app);
  const issue = await written();
  await send(issue);
  const act = async (what: 'stop' | 'resume' | 'unclear', as?: Awaited<ReturnType<typeof seen>>) =>
    call('POST', `/newsletter/${what}`, (as ?? (await seen(issue.id)))[what]);
  const makeUnclear = (subscriptions: string[]) =>
    app.store.db
      .updateTable('newsletter_recipient')
      .set({ state: 'unclear' })
      .where('subscription_id', 'in', subscriptions)
      .execute();
  return { ids, act, makeUnclear, seen: () => seen(issue.id), read: () => read(issue.id) };
}

test('[NEWS-19] who has seen an earlier stop of an issue does not undo the next one', async () => {
  const { act, seen, read } = await sending();
  await act('stop');
  const earlier = await seen();
  await act('resume');
  await act('stop');
  expect((await act('resume', earlier)).json().code).toBe('issue-changed-since');
  expect((await read()).state).toBe('stopped');
});

test('[NEWS-18] who has seen fewer unclear messages, or an earlier time, sends none of them again', async () => {
  const { ids, act, makeUnclear, seen, read } = await sending();
  await makeUnclear(ids.slice(0, 1));
  const one = await seen();
  await makeUnclear(ids);
  expect((await act('unclear', one)).json().code).toBe('issue-changed-since');
  expect((await read()).progress).toMatchObject({ waiting: 0, unclear: 2 });
  const two = await seen();
  expect((await act('unclear')).statusCode).toBe(200);
  await makeUnclear(ids);
  expect((await act('unclear', two)).json().code).toBe('issue-changed-since');
  expect((await read()).progress).toMatchObject({ waiting: 0, unclear: 2 });
});
