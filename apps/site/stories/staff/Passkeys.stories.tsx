import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { session } from './staffAnswers.ts';
import { type StaffPageMeta, type StaffPageStory, sent, staffPage } from './staffPage.tsx';

export default { ...staffPage, title: 'Pages/Staff/Passkeys', tags: ['!autodocs'] } satisfies StaffPageMeta;

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const known = { id: 'Y3JlZA', type: 'public-key' };

const creation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Nzete' },
  user: { id: 'YW1hbmk', name: 'amani', displayName: 'amani' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [known] };

/** What a browser gives, as far as it is read. */
const credential = (response: object) =>
  ({
    ...{ ...known, rawId: bytes('cred'), authenticatorAttachment: 'platform' },
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes('client'), ...response },
  }) as unknown as Credential;

const cancelled = () => new DOMException('The operation was not allowed.', 'NotAllowedError');

const wanted = {
  'GET /session': { ...session, second_factor: 'wanted', second_factors: ['code', 'passkey'] },
  'POST /second-factor/passkeys/sign-in/options': options,
};

const toSetUp = {
  'GET /session': { ...session, second_factor: 'to-set-up', second_factors: [] },
  'POST /second-factor/secret': { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP' },
  'POST /second-factor/passkeys/options': creation,
};

export const List: StaffPageStory = { args: { path: '/sessions' } };
export const NoneYet: StaffPageStory = {
  args: { path: '/sessions', server: { 'GET /second-factor/passkeys': [] } },
  globals: { locale: 'fr' },
};
export const SignIn: StaffPageStory = { args: { path: '/sign-in', server: wanted } };
export const SignInWithoutApp: StaffPageStory = {
  args: {
    path: '/sign-in',
    server: { 'GET /session': { ...session, second_factor: 'wanted', second_factors: ['passkey'] } },
  },
};

export const Used: StaffPageStory = {
  name: '[AUTH-34] at the sign-in a passkey is used by the keyboard, and opens the staff area',
  args: { path: '/sign-in', server: { ...wanted, 'POST /second-factor/passkeys/sign-in': session } },
  play: async ({ canvas }) => {
    const signature = { authenticatorData: bytes('data'), signature: bytes('signature'), userHandle: null };
    const get = spyOn(navigator.credentials, 'get').mockResolvedValue(credential(signature));
    (await canvas.findByRole('button', { name: 'Use a passkey' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(get).toHaveBeenCalledOnce();
    await expect(sent.at(-1)).toContain('POST /second-factor/passkeys/sign-in {"id":"Y3JlZA"');
  },
};

export const Cancelled: StaffPageStory = {
  name: '[AUTH-34] who cancels is told so, and can still write the code',
  args: { path: '/sign-in', server: { ...wanted, 'POST /second-factor': session } },
  play: async ({ canvas }) => {
    spyOn(navigator.credentials, 'get').mockRejectedValue(cancelled());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a passkey' }));
    await expect(await canvas.findByText(/you cancelled, took too long, or this device has no passkey/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '492039{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  },
};

export const Refused: StaffPageStory = {
  name: '[AUTH-34] a passkey that the server refuses shows its reason',
  args: { path: '/sign-in', server: { ...wanted, 'POST /second-factor/passkeys/sign-in/options': 409 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a passkey' }));
    await expect(await canvas.findByText('The server says 409.')).toBeVisible();
  },
};

export const SetUp: StaffPageStory = {
  name: '[AUTH-34] a passkey is chosen in place of the app, and the recovery codes are shown',
  args: {
    path: '/sign-in',
    server: {
      ...toSetUp,
      'POST /second-factor/passkeys': {
        passkey: { id: 'k1', name: 'My phone', created_at: '2026-03-12T08:00:00.000Z', last_used_at: null },
        recovery_codes: Array.from({ length: 10 }, (_, index) => `7K3Q-9XB${index}`),
      },
    },
  },
  play: async ({ canvas }) => {
    spyOn(navigator.credentials, 'create').mockResolvedValue(credential({ attestationObject: bytes('attestation') }));
    const field = await canvas.findByRole('textbox', { name: 'Name of the passkey' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(canvas.getByText('Write a name for the passkey.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('My phone{Enter}');
    await expect(await canvas.findByText('7K3Q-9XB9')).toBeVisible();
    await expect(sent.at(-1)).toContain('POST /second-factor/passkeys {"name":"My phone"');
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  },
};

export const HasOne: StaffPageStory = {
  name: '[AUTH-34] a device that has a passkey already, and a browser that cannot, say so',
  args: { path: '/sessions', server: { 'POST /second-factor/passkeys/options': creation } },
  play: async ({ canvas }) => {
    const create = spyOn(navigator.credentials, 'create');
    create.mockRejectedValue(new DOMException('', 'InvalidStateError'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name of the passkey' }), 'My phone{Enter}');
    await expect(await canvas.findByText(/This device has a passkey of yours already/)).toBeVisible();
    create.mockRejectedValue(new DOMException('', 'NotSupportedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(await canvas.findByText(/This browser or device has no passkeys for this site/)).toBeVisible();
  },
};

export const Removed: StaffPageStory = {
  name: '[AUTH-34] a passkey is removed after a question',
  args: { path: '/sessions', server: { 'DELETE /second-factor/passkeys/k1': {} } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the passkey My phone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the passkey My phone' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent).toEqual(['DELETE /second-factor/passkeys/k1']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A browser of before WebAuthn, or an address without https. */
const withoutPasskeys = () => {
  const original = window.PublicKeyCredential;
  Object.assign(window, { PublicKeyCredential: undefined });
  return () => void Object.assign(window, { PublicKeyCredential: original });
};

export const NoPasskeys: StaffPageStory = {
  name: '[AUTH-34] a browser that knows no passkeys shows nothing of them',
  args: { path: '/sessions' },
  beforeEach: withoutPasskeys,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Firefox, Linux')).toBeVisible();
    await expect(canvas.queryByText(/passkey/i)).toBeNull();
  },
};

export const NoPasskeysAtSignIn: StaffPageStory = {
  name: '[AUTH-34] a browser that knows no passkeys asks for the code alone',
  args: { path: '/sign-in', server: wanted },
  beforeEach: withoutPasskeys,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toBeVisible();
    await expect(canvas.queryByText(/passkey/i)).toBeNull();
  },
};
