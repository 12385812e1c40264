import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TagType } from './base/tags.ts';
import { nzeteApi } from './index.ts';
import { accountsApi } from './resources/accounts.ts';
import { learningApi } from './resources/learning.ts';
import { partnershipsApi } from './resources/partnerships.ts';
import { staffApi } from './resources/staff.ts';
import { createTestStore } from './testing/store.ts';

const { createCourseInterest, updateCourseInterest, getCourseInterestByEmail } = learningApi.endpoints;
const { addPartnershipUpdate, getPartnershipUpdates } = partnershipsApi.endpoints;

const courseInterestInput = { name: 'Grace', email: 'grace@example.org', interests: [] };
const interest = getCourseInterestByEmail.initiate({ email: courseInterestInput.email });
const feed = getPartnershipUpdates.initiate({ lang: 'fr' });
const user = accountsApi.endpoints.getCurrentUser.initiate({});
const { confirmEmail, correctContactDetails, getOwnSubmissions, withdrawSubmission } = accountsApi.endpoints;
const sent = getOwnSubmissions.initiate({});
const { changeRole, endSession, getPeople, getSessions, invite, removeSecondFactor, withdrawInvitation } =
  staffApi.endpoints;
const people = getPeople.initiate({});
const sessions = getSessions.initiate({});
const { addNewsletterIssue, discardNewsletterIssue, endNewsletterSubscription, getNewsletterIssues } =
  staffApi.endpoints;
const {
  resendUnclearNewsletter,
  resumeNewsletterIssue,
  saveNewsletterIssue,
  sendNewsletterIssue,
  stopNewsletterIssue,
} = staffApi.endpoints;
const issues = getNewsletterIssues.initiate({});
const noText = { en: '', fr: '', ln: '', sw: '' };
const { changePostVisibility, getPosts } = staffApi.endpoints;
const posts = getPosts.initiate({});
const { addPasskey, getPasskeys, removePasskey } = staffApi.endpoints;
const passkeys = getPasskeys.initiate({});
const credential = {
  ...({ id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} } as const),
  response: { clientDataJSON: 'b', attestationObject: 'c' },
};
const invitationInput = { email: 'a@b.cd', role: 'reader', language: 'fr' } as const;
const { assignInboxEntry, createTemplate, decideInboxEntry, deleteTemplate, getInbox, getTemplates, replaceTemplate } =
  staffApi.endpoints;
const inbox = getInbox.initiate({});
const { checkContentText, discardContentDraft, getContentLists, publishContentDraft } = staffApi.endpoints;
const { restoreContentVersion, saveContentDraft, scheduleContentDraft } = staffApi.endpoints;
const contentLists = getContentLists.initiate({});
const seenDraft = { path: 'team', saved_at: '2026-06-01T08:30:00.000Z' };
const { approveContentDraft, proposeContentDraft, stopContentProposal } = staffApi.endpoints;
const contentProposalInput = { ...seenDraft, proposed_at: '2026-06-01T08:31:00.000Z' };
const contentDraftInput = { ...seenDraft, body: [], base_digest: '' };
const contentCheckInput = { path: 'team', pointer: '/0/role', language: 'fr', text: 'a', english: 'b' } as const;
const templates = getTemplates.initiate({});
const texts = { en: 'a', fr: 'b', ln: 'c', sw: 'd' };
const updated_at = '2026-06-01T08:30:00.000Z';
const templateInput = { name: 'a', status: 'accepted', texts } as const;
const assignmentInput = { account_id: null, remind_on: null, assigned_at: null };
const decisionInput = {
  status: 'accepted',
  message: 'a',
  expected_status: 'reading',
  expected_status_at: null,
} as const;

const { checkTranslation, getTranslations, importTranslations, resetTranslation, saveTranslation } = staffApi.endpoints;
const { approveTranslation, proposeTranslation, stopTextProposal } = staffApi.endpoints;
const translations = getTranslations.initiate({ language: 'fr' });
const translation = { id: 'content/team#/0/role', language: 'fr', text: 'a', english: 'b' } as const;
const translationProposalInput = {
  id: translation.id,
  language: 'fr',
  english: 'b',
  was: null,
  proposed_at: '2026-06-01T08:30:00.000Z',
} as const;

const { confirmGift, getGifts, refuseGift } = staffApi.endpoints;
const gifts = getGifts.initiate({});
const reference = 'NZ-G-2026-7K3Q9XBH';
const giftConfirmation = { amount: '50.00', currency: 'USD', received_on: '2026-06-01' } as const;

const { cancelAllSignUps, cancelSignUp, getStaffEvents } = staffApi.endpoints;
const staffEvents = getStaffEvents.initiate({ lang: 'fr' });
const eventCancellation = { reason: 'a' };
const signUpCancellation = { ...eventCancellation, expected_status: 'accepted' } as const;
const newsletterSeenIssue = { id: '1', saved_at: seenDraft.saved_at };
const newsletterStoppedIssue = { id: '1', state_at: seenDraft.saved_at };
const newsletterUnclearIssue = { ...newsletterStoppedIssue, unclear: 1 };
const newsletterIssueInput = { ...newsletterSeenIssue, body: { subject: noText, blocks: [] } };

const writes = [
  ['createCourseInterest', createCourseInterest.initiate({ courseInterestInput }), interest],
  ['updateCourseInterest', updateCourseInterest.initiate({ id: '1', courseInterestInput }), interest],
  [
    'addPartnershipUpdate',
    addPartnershipUpdate.initiate({ partnershipUpdateInput: { title: 'a', content: 'b', author: 'c' } }),
    feed,
  ],
  ['confirmEmail', confirmEmail.initiate({ emailConfirmation: { token: 'a' } }), user],
  ['withdrawSubmission', withdrawSubmission.initiate({ subject: '1' }), sent],
  ['correctContactDetails', correctContactDetails.initiate({ subject: '1', contactChange: { name: 'a' } }), sent],
  ['assignInboxEntry', assignInboxEntry.initiate({ subject: '1', assignmentInput }), inbox],
  ['decideHeld', staffApi.endpoints.decideHeld.initiate({ heldDecision: { choice: 'drop' } }), inbox],
  ['decideInboxEntry', decideInboxEntry.initiate({ subject: '1', decisionInput }), inbox],
  ['saveContentDraft', saveContentDraft.initiate({ contentDraftInput }), contentLists],
  ['discardContentDraft', discardContentDraft.initiate({ path: 'team', savedAt: seenDraft.saved_at }), contentLists],
  [
    'scheduleContentDraft',
    scheduleContentDraft.initiate({
      contentScheduleInput: { ...seenDraft, publish_at: null, expected_publish_at: null },
    }),
    contentLists,
  ],
  ['proposeContentDraft', proposeContentDraft.initiate({ contentPublicationInput: seenDraft }), contentLists],
  ['approveContentDraft', approveContentDraft.initiate({ contentProposalInput }), contentLists],
  ['stopContentProposal', stopContentProposal.initiate({ contentProposalInput }), contentLists],
  ['publishContentDraft', publishContentDraft.initiate({ contentPublicationInput: seenDraft }), contentLists],
  [
    'restoreContentVersion',
    restoreContentVersion.initiate({ contentRestorationInput: { path: 'team', revision: 1, base_digest: 'a' } }),
    contentLists,
  ],
  ['checkContentText', checkContentText.initiate({ contentCheckInput }), contentLists],
  ['saveTranslation', saveTranslation.initiate({ translationInput: { ...translation, was: null } }), translations],
  [
    'proposeTranslation',
    proposeTranslation.initiate({ translationInput: { ...translation, was: null } }),
    translations,
  ],
  ['approveTranslation', approveTranslation.initiate({ translationProposalInput }), translations],
  ['stopTextProposal', stopTextProposal.initiate({ translationProposalInput }), translations],
  ['resetTranslation', resetTranslation.initiate({ id: translation.id, language: 'fr', was: 'a' }), translations],
  ['checkTranslation', checkTranslation.initiate({ translationCheckInput: translation }), translations],
  [
    'importTranslations',
    importTranslations.initiate({ file: new Blob(['a']), format: 'csv', apply: true }),
    translations,
  ],
  ['cancelSignUp', cancelSignUp.initiate({ reference, signUpCancellation }), staffEvents],
  ['cancelAllSignUps', cancelAllSignUps.initiate({ id: 'planting', eventCancellation }), staffEvents],
  ['confirmGift', confirmGift.initiate({ reference, giftConfirmation }), gifts],
  ['refuseGift', refuseGift.initiate({ reference, giftRefusal: { reason: 'a' } }), gifts],
  ['addNewsletterIssue', addNewsletterIssue.initiate({ newNewsletterIssue: {} }), issues],
  ['saveNewsletterIssue', saveNewsletterIssue.initiate({ newsletterIssueInput }), issues],
  ['discardNewsletterIssue', discardNewsletterIssue.initiate({ id: '1', savedAt: seenDraft.saved_at }), issues],
  ['sendNewsletterIssue', sendNewsletterIssue.initiate({ newsletterSeenIssue }), issues],
  ['stopNewsletterIssue', stopNewsletterIssue.initiate({ newsletterIssueName: { id: '1' } }), issues],
  ['resumeNewsletterIssue', resumeNewsletterIssue.initiate({ newsletterStoppedIssue }), issues],
  ['resendUnclearNewsletter', resendUnclearNewsletter.initiate({ newsletterUnclearIssue }), issues],
  ['endNewsletterSubscription', endNewsletterSubscription.initiate({ id: '1', state: 'active' }), issues],
  ['invite', invite.initiate({ invitationInput }), people],
  ['withdrawInvitation', withdrawInvitation.initiate({ id: '1' }), people],
  ['changeRole', changeRole.initiate({ id: '1', roleChange: { role: null, expected_role: 'reader' } }), people],
  ['removeSecondFactor', removeSecondFactor.initiate({ id: '1', secondFactorAt: updated_at }), people],
  [
    'changeRole, of sessions',
    changeRole.initiate({ id: '1', roleChange: { role: null, expected_role: 'reader' } }),
    sessions,
  ],
  [
    'changePostVisibility',
    changePostVisibility.initiate({ id: '1', postVisibility: { state: 'shown', expected_state: 'hidden' } }),
    posts,
  ],
  ['addPasskey', addPasskey.initiate({ passkeyInput: { name: 'a', credential } }), passkeys],
  ['addPasskey, of people', addPasskey.initiate({ passkeyInput: { name: 'a', credential } }), people],
  ['removePasskey', removePasskey.initiate({ id: '1' }), passkeys],
  ['endSession', endSession.initiate({ id: '1' }), sessions],
  ['createTemplate', createTemplate.initiate({ templateInput }), templates],
  [
    'replaceTemplate',
    replaceTemplate.initiate({ id: '1', templateChange: { ...templateInput, updated_at } }),
    templates,
  ],
  ['deleteTemplate', deleteTemplate.initiate({ id: '1', updatedAt: updated_at }), templates],
] as const;

const requestLog: string[] = [];
let refuses = false;
beforeEach(() => {
  requestLog.length = 0;
  refuses = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    requestLog.push(request.method);
    return Response.json({}, { status: refuses ? 422 : 200 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

type Read =
  | typeof interest
  | typeof feed
  | typeof user
  | typeof sent
  | typeof gifts
  | typeof inbox
  | typeof issues
  | typeof contentLists
  | typeof templates
  | typeof passkeys
  | typeof people
  | typeof posts
  | typeof sessions
  | typeof staffEvents
  | typeof translations;

/** A store with a subscribed read. */
async function showing(read: Read) {
  const store = createTestStore();
  // One type for all, because a union of thunks cannot be dispatched.
  await store.dispatch(read as typeof feed);
  return store;
}

const tagged: Record<TagType, { read: Read; endpointName: string }> = {
  CourseInterest: { read: interest, endpointName: 'getCourseInterestByEmail' },
  CurrentUser: { read: user, endpointName: 'getCurrentUser' },
  OwnSubmissions: { read: sent, endpointName: 'getOwnSubmissions' },
  PartnershipUpdates: { read: feed, endpointName: 'getPartnershipUpdates' },
  StaffContent: { read: contentLists, endpointName: 'getContentLists' },
  StaffEvents: { read: staffEvents, endpointName: 'getStaffEvents' },
  StaffGifts: { read: gifts, endpointName: 'getGifts' },
  StaffInbox: { read: inbox, endpointName: 'getInbox' },
  StaffNewsletter: { read: issues, endpointName: 'getNewsletterIssues' },
  StaffPasskeys: { read: passkeys, endpointName: 'getPasskeys' },
  StaffPeople: { read: people, endpointName: 'getPeople' },
  StaffPosts: { read: posts, endpointName: 'getPosts' },
  StaffSessions: { read: sessions, endpointName: 'getSessions' },
  StaffTemplates: { read: templates, endpointName: 'getTemplates' },
  StaffTranslations: { read: translations, endpointName: 'getTranslations' },
};

test.each(Object.entries(tagged))('the tag %s invalidates its read', async (tag, { read, endpointName }) => {
  const store = await showing(read);
  const stale = nzeteApi.util.selectInvalidatedBy(store.getState(), [tag as TagType]);
  expect(stale).toEqual([expect.objectContaining({ endpointName })]);
});

describe.each(writes)('%s', (_name, write, read) => {
  test('invalidates its read if it succeeds', async () => {
    const store = await showing(read);
    await store.dispatch(write as (typeof writes)[0][1]);
    await vi.waitFor(
      () => expect(requestLog.slice(1)).toEqual([expect.stringMatching(/POST|PUT|PATCH|DELETE/), 'GET']),
      {
        timeout: 15_000,
      },
    );
  });

  test('invalidates nothing if it fails', async () => {
    const store = await showing(read);
    refuses = true;
    await store.dispatch(write as (typeof writes)[0][1]);
    await Promise.all(store.dispatch(nzeteApi.util.getRunningQueriesThunk()));
    expect(requestLog.slice(1)).toEqual([expect.stringMatching(/POST|PUT|PATCH|DELETE/)]);
  });
});
