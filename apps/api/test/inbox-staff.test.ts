import { userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { post, startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryFolder } from './support/folders.ts';
import { applicant, damageApplication, pdf, putDocument, submitApplication } from './support/kyc.ts';
import { feed, seeds, update, url } from './support/partnership-updates.ts';
import { temporaryPlace } from './support/place.ts';
import { secrets, sendEverything } from './support/submissions.ts';

const NO_ONE = 'There are no audit entries.\n';

/** A server, and `npm run inbox` on its data. */
async function office() {
  const place = await temporaryPlace();
  const app = await startApp(place);
  const inbox = async (...args: string[]) => {
    const outcome = await runCommand('inbox', place, args);
    expect([args, outcome.code, outcome.stderr]).toEqual([args, 0, '']);
    return outcome.stdout;
  };
  return { place, app, inbox };
}

/** The audit trail without times. */
const trail = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}/, ''));

describe('a KYC application', () => {
  test('[KYC-04, KYC-05, PRIV-08] is opened with every field and its documents, and the look is in the audit trail', async () => {
    const { app, inbox } = await office();
    const receipt = await submitApplication(app);
    const { reference } = receipt;
    await putDocument(app, { ...receipt, kind: 'governmentId', type: 'application/pdf', bytes: pdf });
    const folder = join(temporaryFolder(), 'opened');
    const shown = await inbox('show', reference, '--to', folder, '--as', 'Grace Ilunga');
    for (const [name, value] of Object.entries(applicant)) {
      expect(shown).toMatch(new RegExp(`^${name} +${String(value).replace(/[+.()]/g, '\\$&')}$`, 'm'));
    }
    expect(shown.endsWith(`${join(folder, `${reference}-governmentId.pdf`)}\n`)).toBe(true);
    expect(trail(await inbox('audit', reference))).toEqual([`Grace Ilunga  opened  ${reference}`]);
  });

  test('[KYC-04] is accepted and refused with a reason, by name or by the account of the machine', async () => {
    const { app, inbox } = await office();
    const { reference } = await submitApplication(app);
    expect(await inbox('refuse', reference, '--reason', 'The scan is not readable.')).toBe(
      `${reference} is refused.\n`,
    );
    expect(await inbox('list', '--kind', 'kyc')).toMatch(new RegExp(`refused   ${reference}\n$`));
    await inbox('accept', reference, '--reason', 'A new scan came.', '--as', 'Grace Ilunga');
    expect(await inbox('list', '--kind', 'kyc')).toMatch(new RegExp(`accepted  ${reference}\n$`));
    expect(trail(await inbox('audit'))).toEqual([
      `${userInfo().username}  refused  ${reference}  The scan is not readable.`,
      `Grace Ilunga  accepted  ${reference}  A new scan came.`,
    ]);
  });

  test('[KYC-04] list opens nothing and leaves no trace, export opens all and leaves one of each', async () => {
    const { app, inbox } = await office();
    const first = await submitApplication(app);
    const second = await submitApplication(app);
    expect(await inbox('list')).not.toContain(applicant.lastName);
    expect(await inbox('audit')).toBe(NO_ONE);
    await inbox('export', '--kind', 'volunteer');
    expect(await inbox('audit')).toBe(NO_ONE);
    expect(await inbox('export', '--as', 'Grace')).toContain(applicant.lastName);
    expect(trail(await inbox('audit')).sort()).toEqual(
      [first, second].map(({ reference }) => `Grace  exported  ${reference}`).sort(),
    );
  });

  test('[KYC-04] that is damaged is named, and can still be decided', async () => {
    const { place, app, inbox } = await office();
    const { reference } = await submitApplication(app);
    await damageApplication(app, reference);
    const { code, stdout, stderr } = await runCommand('inbox', place, ['show', reference]);
    expect([code, stderr]).toEqual([0, expect.stringContaining(`cannot be decrypted, because they were damaged`)]);
    expect(stdout).toMatch(/^unreadable +true$/m);
    await inbox('refuse', reference, '--reason', 'Damaged: sent again.');
  });

  test('[KYC-04] that does not exist is neither shown nor marked', async () => {
    const { place, inbox } = await office();
    const unknown = 'NZ-K-2026-7K3Q9X';
    for (const args of [
      ['show', unknown],
      ['accept', unknown, '--reason', 'x'],
      ['hide', unknown],
    ]) {
      const { code, stdout, stderr } = await runCommand('inbox', place, args);
      expect([code, stdout, stderr]).toEqual([1, '', `${unknown} was not found. See npm run inbox -- list.\n`]);
    }
    expect(await inbox('audit')).toBe(NO_ONE);
  });
});

describe('the other applications', () => {
  test('[VOL-05, COLLAB-03] are shown and marked by their references', async () => {
    const { app, inbox } = await office();
    await sendEverything(app, 'ada.mbo@example.org');
    for (const kind of ['volunteer', 'partnership']) {
      const reference = /NZ-[VP]-\S+/.exec(await inbox('list', '--kind', kind))?.[0] ?? '';
      expect(await inbox('show', reference)).toContain(secrets.message);
      await inbox('accept', reference, '--reason', 'Welcome.');
      expect(await inbox('list', '--kind', kind, '--state', 'accepted')).toContain(reference);
    }
  });

  test('[VOL-05] a line of a long text never looks like a field', async () => {
    const { app, inbox } = await office();
    const message = 'one\nreference  NZ-K-2026-7K3Q9X';
    const { reference } = (await post(app, '/api/feedback', { message })).json();
    const shown = await inbox('show', reference);
    expect(shown.match(/^reference /gm)).toHaveLength(1);
    expect(shown).toMatch(/^ +reference {2}NZ-K-2026-7K3Q9X$/m);
  });
});

describe('the feed', () => {
  test('[SHIP-01, SHIP-03] an update of a visitor or of the foundation is hidden, and shown again', async () => {
    const { app, inbox } = await office();
    const { id } = (await post(app, url, update)).json();
    const seed = String(seeds[0]?.id);
    const before = await feed(app);
    for (const one of [id, seed]) expect(await inbox('hide', one, '--as', 'Grace')).toBe(`${one} is hidden.\n`);
    expect(await feed(app)).toEqual(before.filter((one) => ![id, seed].includes(one.id)));
    expect(await inbox('list', '--kind', 'updates', '--state', 'hidden')).toContain(id);
    for (const one of [id, seed]) expect(await inbox('show', one, '--as', 'Grace')).toBe(`${one} is shown.\n`);
    expect(await feed(app)).toEqual(before);
    expect(trail(await inbox('audit', id))).toEqual([`Grace  hidden  ${id}`, `Grace  shown  ${id}`]);
  });
});
