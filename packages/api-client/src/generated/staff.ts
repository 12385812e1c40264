import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffSignIn: build.mutation<StaffSignInApiResponse, StaffSignInApiArg>({
      query: (queryArg) => ({
        url: `/staff/sign-in`,
        method: "POST",
        body: queryArg.staffCredentials,
      }),
    }),
    getStaffSession: build.query<
      GetStaffSessionApiResponse,
      GetStaffSessionApiArg
    >({
      query: () => ({ url: `/staff/session` }),
    }),
    staffSignOut: build.mutation<StaffSignOutApiResponse, StaffSignOutApiArg>({
      query: () => ({ url: `/staff/session`, method: "DELETE" }),
    }),
    getSessions: build.query<GetSessionsApiResponse, GetSessionsApiArg>({
      query: () => ({ url: `/staff/sessions` }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/staff/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    giveSecondFactor: build.mutation<
      GiveSecondFactorApiResponse,
      GiveSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/second-factor`,
        method: "POST",
        body: queryArg.secondFactorCode,
      }),
    }),
    confirmSecondFactor: build.mutation<
      ConfirmSecondFactorApiResponse,
      ConfirmSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/second-factor`,
        method: "PUT",
        body: queryArg.secondFactorCode,
      }),
    }),
    createSecondFactor: build.mutation<
      CreateSecondFactorApiResponse,
      CreateSecondFactorApiArg
    >({
      query: () => ({ url: `/staff/second-factor/secret`, method: "POST" }),
    }),
    replaceRecoveryCodes: build.mutation<
      ReplaceRecoveryCodesApiResponse,
      ReplaceRecoveryCodesApiArg
    >({
      query: () => ({
        url: `/staff/second-factor/recovery-codes`,
        method: "POST",
      }),
    }),
    getPasskeys: build.query<GetPasskeysApiResponse, GetPasskeysApiArg>({
      query: () => ({ url: `/staff/second-factor/passkeys` }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/staff/second-factor/passkeys`,
        method: "POST",
        body: queryArg.passkeyInput,
      }),
    }),
    removePasskey: build.mutation<
      RemovePasskeyApiResponse,
      RemovePasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/second-factor/passkeys/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>({
      query: () => ({
        url: `/staff/second-factor/passkeys/options`,
        method: "POST",
      }),
    }),
    beginPasskeySignIn: build.mutation<
      BeginPasskeySignInApiResponse,
      BeginPasskeySignInApiArg
    >({
      query: () => ({
        url: `/staff/second-factor/passkeys/sign-in/options`,
        method: "POST",
      }),
    }),
    givePasskey: build.mutation<GivePasskeyApiResponse, GivePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/staff/second-factor/passkeys/sign-in`,
        method: "POST",
        body: queryArg.passkeyProof,
      }),
    }),
    readInvitation: build.mutation<
      ReadInvitationApiResponse,
      ReadInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/invitation`,
        method: "POST",
        body: queryArg.invitationToken,
      }),
    }),
    acceptInvitation: build.mutation<
      AcceptInvitationApiResponse,
      AcceptInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/invitation/accept`,
        method: "POST",
        body: queryArg.invitationAcceptance,
      }),
    }),
    invite: build.mutation<InviteApiResponse, InviteApiArg>({
      query: (queryArg) => ({
        url: `/staff/people/invitations`,
        method: "POST",
        body: queryArg.invitationInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawInvitation: build.mutation<
      WithdrawInvitationApiResponse,
      WithdrawInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/people/invitations/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getPeople: build.query<GetPeopleApiResponse, GetPeopleApiArg>({
      query: () => ({ url: `/staff/people` }),
    }),
    getColleagues: build.query<GetColleaguesApiResponse, GetColleaguesApiArg>({
      query: () => ({ url: `/staff/colleagues` }),
    }),
    changeRole: build.mutation<ChangeRoleApiResponse, ChangeRoleApiArg>({
      query: (queryArg) => ({
        url: `/staff/people/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.roleChange,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    removeSecondFactor: build.mutation<
      RemoveSecondFactorApiResponse,
      RemoveSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/people/${encodeURIComponent(String(queryArg.id))}/second-factor`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          second_factor_at: queryArg.secondFactorAt,
        },
      }),
    }),
    getAudit: build.query<GetAuditApiResponse, GetAuditApiArg>({
      query: (queryArg) => ({
        url: `/staff/audit`,
        params: {
          subject: queryArg.subject,
          who: queryArg.who,
          before: queryArg.before,
          limit: queryArg.limit,
        },
      }),
    }),
    getContentLists: build.query<
      GetContentListsApiResponse,
      GetContentListsApiArg
    >({
      query: () => ({ url: `/staff/content` }),
    }),
    getContentList: build.query<
      GetContentListApiResponse,
      GetContentListApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/list`,
        params: {
          path: queryArg.path,
        },
      }),
    }),
    saveContentDraft: build.mutation<
      SaveContentDraftApiResponse,
      SaveContentDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/draft`,
        method: "PUT",
        body: queryArg.contentDraftInput,
      }),
    }),
    discardContentDraft: build.mutation<
      DiscardContentDraftApiResponse,
      DiscardContentDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/draft`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          path: queryArg.path,
          saved_at: queryArg.savedAt,
          expected_publish_at: queryArg.expectedPublishAt,
        },
      }),
    }),
    scheduleContentDraft: build.mutation<
      ScheduleContentDraftApiResponse,
      ScheduleContentDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/schedule`,
        method: "PUT",
        body: queryArg.contentScheduleInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    publishContentDraft: build.mutation<
      PublishContentDraftApiResponse,
      PublishContentDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/publication`,
        method: "POST",
        body: queryArg.contentPublicationInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getContentVersions: build.query<
      GetContentVersionsApiResponse,
      GetContentVersionsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/versions`,
        params: {
          path: queryArg.path,
        },
      }),
    }),
    getContentVersion: build.query<
      GetContentVersionApiResponse,
      GetContentVersionApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/version`,
        params: {
          path: queryArg.path,
          revision: queryArg.revision,
        },
      }),
    }),
    restoreContentVersion: build.mutation<
      RestoreContentVersionApiResponse,
      RestoreContentVersionApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/restoration`,
        method: "POST",
        body: queryArg.contentRestorationInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    proposeContentDraft: build.mutation<
      ProposeContentDraftApiResponse,
      ProposeContentDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/proposal`,
        method: "POST",
        body: queryArg.contentPublicationInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    approveContentDraft: build.mutation<
      ApproveContentDraftApiResponse,
      ApproveContentDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/approval`,
        method: "POST",
        body: queryArg.contentProposalInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    stopContentProposal: build.mutation<
      StopContentProposalApiResponse,
      StopContentProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/proposal/stop`,
        method: "POST",
        body: queryArg.contentProposalInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    checkContentText: build.mutation<
      CheckContentTextApiResponse,
      CheckContentTextApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/checks`,
        method: "PUT",
        body: queryArg.contentCheckInput,
      }),
    }),
    answerContentNote: build.mutation<
      AnswerContentNoteApiResponse,
      AnswerContentNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/notes`,
        method: "PUT",
        body: queryArg.contentNoteInput,
      }),
    }),
    getGifts: build.query<GetGiftsApiResponse, GetGiftsApiArg>({
      query: (queryArg) => ({
        url: `/staff/gifts`,
        params: {
          status: queryArg.status,
          method: queryArg.method,
          currency: queryArg.currency,
          month: queryArg.month,
          q: queryArg.q,
          page: queryArg.page,
        },
      }),
    }),
    getGiftTotals: build.query<GetGiftTotalsApiResponse, GetGiftTotalsApiArg>({
      query: () => ({ url: `/staff/gifts/totals` }),
    }),
    openGift: build.query<OpenGiftApiResponse, OpenGiftApiArg>({
      query: (queryArg) => ({
        url: `/staff/gifts/${encodeURIComponent(String(queryArg.reference))}`,
      }),
    }),
    confirmGift: build.mutation<ConfirmGiftApiResponse, ConfirmGiftApiArg>({
      query: (queryArg) => ({
        url: `/staff/gifts/${encodeURIComponent(String(queryArg.reference))}/confirmation`,
        method: "POST",
        body: queryArg.giftConfirmation,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    refuseGift: build.mutation<RefuseGiftApiResponse, RefuseGiftApiArg>({
      query: (queryArg) => ({
        url: `/staff/gifts/${encodeURIComponent(String(queryArg.reference))}/refusal`,
        method: "POST",
        body: queryArg.giftRefusal,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getStaffEvents: build.query<
      GetStaffEventsApiResponse,
      GetStaffEventsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/events`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getSignUps: build.query<GetSignUpsApiResponse, GetSignUpsApiArg>({
      query: (queryArg) => ({
        url: `/staff/events/${encodeURIComponent(String(queryArg.id))}/sign-ups`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    cancelAllSignUps: build.mutation<
      CancelAllSignUpsApiResponse,
      CancelAllSignUpsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/events/${encodeURIComponent(String(queryArg.id))}/cancellation`,
        method: "POST",
        body: queryArg.eventCancellation,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    cancelSignUp: build.mutation<CancelSignUpApiResponse, CancelSignUpApiArg>({
      query: (queryArg) => ({
        url: `/staff/event-sign-ups/${encodeURIComponent(String(queryArg.reference))}/cancellation`,
        method: "POST",
        body: queryArg.signUpCancellation,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getNewsletterSubscriptions: build.query<
      GetNewsletterSubscriptionsApiResponse,
      GetNewsletterSubscriptionsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/newsletter/subscriptions`,
        params: {
          state: queryArg.state,
          language: queryArg.language,
          q: queryArg.q,
          page: queryArg.page,
        },
      }),
    }),
    endNewsletterSubscription: build.mutation<
      EndNewsletterSubscriptionApiResponse,
      EndNewsletterSubscriptionApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/newsletter/subscription`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          id: queryArg.id,
          state: queryArg.state,
        },
      }),
    }),
    getNewsletterIssues: build.query<
      GetNewsletterIssuesApiResponse,
      GetNewsletterIssuesApiArg
    >({
      query: () => ({ url: `/staff/newsletter/issues` }),
    }),
    addNewsletterIssue: build.mutation<
      AddNewsletterIssueApiResponse,
      AddNewsletterIssueApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/newsletter/issues`,
        method: "POST",
        body: queryArg.newNewsletterIssue,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getNewsletterIssue: build.query<
      GetNewsletterIssueApiResponse,
      GetNewsletterIssueApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/newsletter/issue`,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    saveNewsletterIssue: build.mutation<
      SaveNewsletterIssueApiResponse,
      SaveNewsletterIssueApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/newsletter/issue`,
        method: "PUT",
        body: queryArg.newsletterIssueInput,
      }),
    }),
    discardNewsletterIssue: build.mutation<
      DiscardNewsletterIssueApiResponse,
      DiscardNewsletterIssueApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/newsletter/issue`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          id: queryArg.id,
          saved_at: queryArg.savedAt,
        },
      }),
    }),
    testNewsletterIssue: build.mutation<
      TestNewsletterIssueApiResponse,
      TestNewsletterIssueApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/newsletter/test`,
        method: "POST",
        body: queryArg.newsletterTest,
      }),
    }),
    sendNewsletterIssue: build.mutation<
      SendNewsletterIssueApiResponse,
      SendNewsletterIssueApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/newsletter/sending`,
        method: "POST",
        body: queryArg.newsletterSeenIssue,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    stopNewsletterIssue: build.mutation<
      StopNewsletterIssueApiResponse,
      StopNewsletterIssueApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/newsletter/stop`,
        method: "POST",
        body: queryArg.newsletterIssueName,
      }),
    }),
    resumeNewsletterIssue: build.mutation<
      ResumeNewsletterIssueApiResponse,
      ResumeNewsletterIssueApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/newsletter/resume`,
        method: "POST",
        body: queryArg.newsletterStoppedIssue,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    resendUnclearNewsletter: build.mutation<
      ResendUnclearNewsletterApiResponse,
      ResendUnclearNewsletterApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/newsletter/unclear`,
        method: "POST",
        body: queryArg.newsletterUnclearIssue,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getPosts: build.query<GetPostsApiResponse, GetPostsApiArg>({
      query: (queryArg) => ({
        url: `/staff/posts`,
        params: {
          state: queryArg.state,
          page: queryArg.page,
        },
      }),
    }),
    changePostVisibility: build.mutation<
      ChangePostVisibilityApiResponse,
      ChangePostVisibilityApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/posts/${encodeURIComponent(String(queryArg.id))}/visibility`,
        method: "PUT",
        body: queryArg.postVisibility,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getInbox: build.query<GetInboxApiResponse, GetInboxApiArg>({
      query: (queryArg) => ({
        url: `/staff/inbox`,
        params: {
          kind: queryArg.kind,
          state: queryArg.state,
          age: queryArg.age,
          province: queryArg.province,
          assigned: queryArg.assigned,
          q: queryArg.q,
          order: queryArg.order,
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    openInboxEntry: build.query<
      OpenInboxEntryApiResponse,
      OpenInboxEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/inbox/${encodeURIComponent(String(queryArg.subject))}`,
      }),
    }),
    addInboxNote: build.mutation<AddInboxNoteApiResponse, AddInboxNoteApiArg>({
      query: (queryArg) => ({
        url: `/staff/inbox/${encodeURIComponent(String(queryArg.subject))}/notes`,
        method: "POST",
        body: queryArg.noteInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    assignInboxEntry: build.mutation<
      AssignInboxEntryApiResponse,
      AssignInboxEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/inbox/${encodeURIComponent(String(queryArg.subject))}/assignment`,
        method: "PUT",
        body: queryArg.assignmentInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    decideInboxEntry: build.mutation<
      DecideInboxEntryApiResponse,
      DecideInboxEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/inbox/${encodeURIComponent(String(queryArg.subject))}/decision`,
        method: "POST",
        body: queryArg.decisionInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getTemplates: build.query<GetTemplatesApiResponse, GetTemplatesApiArg>({
      query: () => ({ url: `/staff/templates` }),
    }),
    createTemplate: build.mutation<
      CreateTemplateApiResponse,
      CreateTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/templates`,
        method: "POST",
        body: queryArg.templateInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    replaceTemplate: build.mutation<
      ReplaceTemplateApiResponse,
      ReplaceTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/templates/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.templateChange,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    deleteTemplate: build.mutation<
      DeleteTemplateApiResponse,
      DeleteTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/templates/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          updated_at: queryArg.updatedAt,
        },
      }),
    }),
    getOverview: build.query<GetOverviewApiResponse, GetOverviewApiArg>({
      query: (queryArg) => ({
        url: `/staff/overview`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getTranslations: build.query<
      GetTranslationsApiResponse,
      GetTranslationsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/translations`,
        params: {
          language: queryArg.language,
          source: queryArg.source,
          state: queryArg.state,
          at: queryArg.at,
          q: queryArg.q,
          page: queryArg.page,
        },
      }),
    }),
    saveTranslation: build.mutation<
      SaveTranslationApiResponse,
      SaveTranslationApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/translations/text`,
        method: "PUT",
        body: queryArg.translationInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    resetTranslation: build.mutation<
      ResetTranslationApiResponse,
      ResetTranslationApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/translations/text`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          id: queryArg.id,
          language: queryArg.language,
          was: queryArg.was,
        },
      }),
    }),
    checkTranslation: build.mutation<
      CheckTranslationApiResponse,
      CheckTranslationApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/translations/check`,
        method: "PUT",
        body: queryArg.translationCheckInput,
      }),
    }),
    proposeTranslation: build.mutation<
      ProposeTranslationApiResponse,
      ProposeTranslationApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/translations/proposal`,
        method: "POST",
        body: queryArg.translationInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    approveTranslation: build.mutation<
      ApproveTranslationApiResponse,
      ApproveTranslationApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/translations/approval`,
        method: "POST",
        body: queryArg.translationProposalInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    stopTextProposal: build.mutation<
      StopTextProposalApiResponse,
      StopTextProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/translations/proposal/stop`,
        method: "POST",
        body: queryArg.translationProposalInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    previewMail: build.mutation<PreviewMailApiResponse, PreviewMailApiArg>({
      query: (queryArg) => ({
        url: `/staff/translations/mail-preview`,
        method: "POST",
        body: queryArg.mailPreviewInput,
      }),
    }),
    decideHeld: build.mutation<DecideHeldApiResponse, DecideHeldApiArg>({
      query: (queryArg) => ({
        url: `/staff/held/decision`,
        method: "POST",
        body: queryArg.heldDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `staffApi.endpoints.staffSignIn`. */
export const staffApi = injectedRtkApi;
export type StaffSignInApiResponse =
  /** status 200 Signed in; perhaps the second factor is still to be given */ StaffSession;
export type StaffSignInApiArg = {
  staffCredentials: StaffCredentials;
};
export type GetStaffSessionApiResponse =
  /** status 200 The session */ StaffSession;
export type GetStaffSessionApiArg = Record<string, never>;
export type StaffSignOutApiResponse = unknown;
export type StaffSignOutApiArg = Record<string, never>;
export type GetSessionsApiResponse =
  /** status 200 Newest first */ OpenSessions;
export type GetSessionsApiArg = Record<string, never>;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: string;
};
export type GiveSecondFactorApiResponse =
  /** status 200 Signed in */ StaffSession;
export type GiveSecondFactorApiArg = {
  secondFactorCode: SecondFactorCode;
};
export type ConfirmSecondFactorApiResponse =
  /** status 200 In use */ RecoveryCodes;
export type ConfirmSecondFactorApiArg = {
  secondFactorCode: SecondFactorCode;
};
export type CreateSecondFactorApiResponse =
  /** status 200 The secret */ SecondFactorSecret;
export type CreateSecondFactorApiArg = Record<string, never>;
export type ReplaceRecoveryCodesApiResponse =
  /** status 200 The new ones */ RecoveryCodes;
export type ReplaceRecoveryCodesApiArg = Record<string, never>;
export type GetPasskeysApiResponse = /** status 200 Oldest first */ Passkeys;
export type GetPasskeysApiArg = Record<string, never>;
export type AddPasskeyApiResponse = /** status 201 Added */ AddedPasskey;
export type AddPasskeyApiArg = {
  passkeyInput: PasskeyInput;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  id: string;
};
export type BeginPasskeyApiResponse =
  /** status 200 For the browser */ PasskeyCreation;
export type BeginPasskeyApiArg = Record<string, never>;
export type BeginPasskeySignInApiResponse =
  /** status 200 For the browser */ PasskeyRequest;
export type BeginPasskeySignInApiArg = Record<string, never>;
export type GivePasskeyApiResponse = /** status 200 Signed in */ StaffSession;
export type GivePasskeyApiArg = {
  passkeyProof: PasskeyProof;
};
export type ReadInvitationApiResponse =
  /** status 200 The invitation */ Invitation;
export type ReadInvitationApiArg = {
  invitationToken: InvitationToken;
};
export type AcceptInvitationApiResponse =
  /** status 200 Signed in; perhaps a second factor is still to be set up */ StaffSession;
export type AcceptInvitationApiArg = {
  invitationAcceptance: InvitationAcceptance;
};
export type InviteApiResponse = /** status 201 Invited */ InvitationLink;
export type InviteApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  invitationInput: InvitationInput;
};
export type WithdrawInvitationApiResponse = unknown;
export type WithdrawInvitationApiArg = {
  id: string;
};
export type GetPeopleApiResponse = /** status 200 By name */ People;
export type GetPeopleApiArg = Record<string, never>;
export type GetColleaguesApiResponse = /** status 200 By name */ Colleagues;
export type GetColleaguesApiArg = Record<string, never>;
export type ChangeRoleApiResponse = unknown;
export type ChangeRoleApiArg = {
  id: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  roleChange: RoleChange;
};
export type RemoveSecondFactorApiResponse = unknown;
export type RemoveSecondFactorApiArg = {
  /** The `second_factor_at` of the person that you have seen */
  secondFactorAt: string;
  id: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
};
export type GetAuditApiResponse = /** status 200 A page */ Audit;
export type GetAuditApiArg = {
  /** As in an entry; a username also without its @ */
  subject?: string;
  who?: string;
  /** `next_before` of the page before */
  before?: string;
  /** Default: 50 */
  limit?: number;
};
export type GetContentListsApiResponse =
  /** status 200 The lists */ ContentLists;
export type GetContentListsApiArg = Record<string, never>;
export type GetContentListApiResponse = /** status 200 The list */ ContentList;
export type GetContentListApiArg = {
  /** The name of a content list: its file without `.json` */
  path: string;
};
export type SaveContentDraftApiResponse =
  /** status 200 The list */ ContentList;
export type SaveContentDraftApiArg = {
  contentDraftInput: ContentDraftInput;
};
export type DiscardContentDraftApiResponse =
  /** status 200 The list */ ContentList;
export type DiscardContentDraftApiArg = {
  /** The name of a content list: its file without `.json` */
  path: string;
  /** The draft that you have seen */
  savedAt: string;
  /** Its `publish_at` that you have seen */
  expectedPublishAt?: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
};
export type ScheduleContentDraftApiResponse =
  /** status 200 The list */ ContentList;
export type ScheduleContentDraftApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  contentScheduleInput: ContentScheduleInput;
};
export type PublishContentDraftApiResponse =
  /** status 200 The list */ ContentList;
export type PublishContentDraftApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  contentPublicationInput: ContentPublicationInput;
};
export type GetContentVersionsApiResponse =
  /** status 200 The versions */ ContentVersions;
export type GetContentVersionsApiArg = {
  /** The name of a content list: its file without `.json` */
  path: string;
};
export type GetContentVersionApiResponse =
  /** status 200 The version */ ContentVersionBody;
export type GetContentVersionApiArg = {
  /** The name of a content list: its file without `.json` */
  path: string;
  /** The number of the version */
  revision: number;
};
export type RestoreContentVersionApiResponse =
  /** status 200 The list */ ContentList;
export type RestoreContentVersionApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  contentRestorationInput: ContentRestorationInput;
};
export type ProposeContentDraftApiResponse =
  /** status 200 The list */ ContentList;
export type ProposeContentDraftApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  contentPublicationInput: ContentPublicationInput;
};
export type ApproveContentDraftApiResponse =
  /** status 200 The list */ ContentList;
export type ApproveContentDraftApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  contentProposalInput: ContentProposalInput;
};
export type StopContentProposalApiResponse =
  /** status 200 The list */ ContentList;
export type StopContentProposalApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  contentProposalInput: ContentProposalInput;
};
export type CheckContentTextApiResponse =
  /** status 200 The list */ ContentList;
export type CheckContentTextApiArg = {
  contentCheckInput: ContentCheckInput;
};
export type AnswerContentNoteApiResponse =
  /** status 200 The list */ ContentList;
export type AnswerContentNoteApiArg = {
  contentNoteInput: ContentNoteInput;
};
export type GetGiftsApiResponse = /** status 200 The page */ GiftPage;
export type GetGiftsApiArg = {
  status?: GiftStatus;
  method?: GiftMethod;
  currency?: GiftCurrency;
  /** Of the transfer */
  month?: string;
  /** Words of name, address and numbers, in any order */
  q?: string;
  /** Default: 1 */
  page?: number;
};
export type GetGiftTotalsApiResponse = /** status 200 The totals */ GiftTotals;
export type GetGiftTotalsApiArg = Record<string, never>;
export type OpenGiftApiResponse = /** status 200 The gift */ Gift;
export type OpenGiftApiArg = {
  /** Quote it when writing to the foundation */
  reference: string;
};
export type ConfirmGiftApiResponse = /** status 200 The gift */ Gift;
export type ConfirmGiftApiArg = {
  /** Quote it when writing to the foundation */
  reference: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  giftConfirmation: GiftConfirmation;
};
export type RefuseGiftApiResponse = /** status 200 The gift */ Gift;
export type RefuseGiftApiArg = {
  /** Quote it when writing to the foundation */
  reference: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  giftRefusal: GiftRefusal;
};
export type GetStaffEventsApiResponse =
  /** status 200 The events */ StaffEvents;
export type GetStaffEventsApiArg = {
  lang?: Lang;
};
export type GetSignUpsApiResponse = /** status 200 The list */ SignUpList;
export type GetSignUpsApiArg = {
  lang?: Lang;
  id: string;
};
export type CancelAllSignUpsApiResponse = /** status 200 The list */ SignUpList;
export type CancelAllSignUpsApiArg = {
  id: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  eventCancellation: EventCancellation;
};
export type CancelSignUpApiResponse = /** status 200 The sign-up */ SignUp;
export type CancelSignUpApiArg = {
  /** Quote it when writing to the foundation */
  reference: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  signUpCancellation: SignUpCancellation;
};
export type GetNewsletterSubscriptionsApiResponse =
  /** status 200 The page */ NewsletterSubscribers;
export type GetNewsletterSubscriptionsApiArg = {
  /** Only active ones get the newsletter. Pending ones wait for the owner of the address; the mail server could not deliver to bounced ones */
  state?: "pending" | "active" | "bounced";
  /** Of the newsletter */
  language?: "en" | "fr" | "ln" | "sw";
  /** A part of the address */
  q?: string;
  /** Default: 1 */
  page?: number;
};
export type EndNewsletterSubscriptionApiResponse = unknown;
export type EndNewsletterSubscriptionApiArg = {
  /** Its id */
  id: string;
  /** Only active ones get the newsletter. Pending ones wait for the owner of the address; the mail server could not deliver to bounced ones */
  state: "pending" | "active" | "bounced";
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
};
export type GetNewsletterIssuesApiResponse =
  /** status 200 The newest first */ NewsletterIssues;
export type GetNewsletterIssuesApiArg = Record<string, never>;
export type AddNewsletterIssueApiResponse =
  /** status 201 An empty draft */ NewsletterIssue;
export type AddNewsletterIssueApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  newNewsletterIssue: NewNewsletterIssue;
};
export type GetNewsletterIssueApiResponse =
  /** status 200 The issue */ NewsletterIssue;
export type GetNewsletterIssueApiArg = {
  /** Its id */
  id: string;
};
export type SaveNewsletterIssueApiResponse =
  /** status 200 The issue */ NewsletterIssue;
export type SaveNewsletterIssueApiArg = {
  newsletterIssueInput: NewsletterIssueInput;
};
export type DiscardNewsletterIssueApiResponse = unknown;
export type DiscardNewsletterIssueApiArg = {
  /** The draft */
  id: string;
  /** The draft that you have seen */
  savedAt: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
};
export type TestNewsletterIssueApiResponse = unknown;
export type TestNewsletterIssueApiArg = {
  newsletterTest: NewsletterTest;
};
export type SendNewsletterIssueApiResponse =
  /** status 200 The issue */ NewsletterIssue;
export type SendNewsletterIssueApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  newsletterSeenIssue: NewsletterSeenIssue;
};
export type StopNewsletterIssueApiResponse =
  /** status 200 The issue */ NewsletterIssue;
export type StopNewsletterIssueApiArg = {
  newsletterIssueName: NewsletterIssueName;
};
export type ResumeNewsletterIssueApiResponse =
  /** status 200 The issue */ NewsletterIssue;
export type ResumeNewsletterIssueApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  newsletterStoppedIssue: NewsletterStoppedIssue;
};
export type ResendUnclearNewsletterApiResponse =
  /** status 200 The issue */ NewsletterIssue;
export type ResendUnclearNewsletterApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  newsletterUnclearIssue: NewsletterUnclearIssue;
};
export type GetPostsApiResponse = /** status 200 One page */ StaffPosts;
export type GetPostsApiArg = {
  /** Only these */
  state?: "shown" | "hidden" | "waiting";
  page?: number;
};
export type ChangePostVisibilityApiResponse = unknown;
export type ChangePostVisibilityApiArg = {
  id: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  postVisibility: PostVisibility;
};
export type GetInboxApiResponse = /** status 200 The page */ InboxPage;
export type GetInboxApiArg = {
  /** What was sent */
  kind?:
    | "partnership"
    | "volunteer"
    | "kyc"
    | "feedback"
    | "consultation"
    | "interests";
  /** A status, or `waiting`: received, being read, more wanted */
  state?:
    | "received"
    | "reading"
    | "more-wanted"
    | "accepted"
    | "refused"
    | "answered"
    | "withdrawn"
    | "waiting";
  /** Sent at least this many days ago */
  age?: number;
  /** ISO 3166-2 */
  province?:
    | "CD-BU"
    | "CD-EQ"
    | "CD-HK"
    | "CD-HL"
    | "CD-HU"
    | "CD-IT"
    | "CD-KS"
    | "CD-KC"
    | "CD-KE"
    | "CD-KN"
    | "CD-BC"
    | "CD-KG"
    | "CD-KL"
    | "CD-LO"
    | "CD-LU"
    | "CD-MN"
    | "CD-MA"
    | "CD-MO"
    | "CD-NK"
    | "CD-NU"
    | "CD-SA"
    | "CD-SK"
    | "CD-SU"
    | "CD-TA"
    | "CD-TO"
    | "CD-TU";
  /** `me`, `none`, or the id of a colleague */
  assigned?: string;
  /** In names, references, places, addresses, phone numbers and messages; of identity checks only in the reference */
  q?: string;
  /** Default: newest */
  order?: "newest" | "oldest";
  /** Default: 1 */
  page?: number;
  /** Default: 50 */
  limit?: number;
};
export type OpenInboxEntryApiResponse = /** status 200 The entry */ OpenEntry;
export type OpenInboxEntryApiArg = {
  /** The reference number, or the id of course interests */
  subject: string;
};
export type AddInboxNoteApiResponse = /** status 201 The note */ InboxNote;
export type AddInboxNoteApiArg = {
  /** The reference number, or the id of course interests */
  subject: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  noteInput: NoteInput;
};
export type AssignInboxEntryApiResponse = /** status 200 The entry */ OpenEntry;
export type AssignInboxEntryApiArg = {
  /** The reference number, or the id of course interests */
  subject: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  assignmentInput: AssignmentInput;
};
export type DecideInboxEntryApiResponse = /** status 200 The entry */ OpenEntry;
export type DecideInboxEntryApiArg = {
  /** The reference number, or the id of course interests */
  subject: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  decisionInput: DecisionInput;
};
export type GetTemplatesApiResponse = /** status 200 By name */ Templates;
export type GetTemplatesApiArg = Record<string, never>;
export type CreateTemplateApiResponse = /** status 201 The template */ Template;
export type CreateTemplateApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  templateInput: TemplateInput;
};
export type ReplaceTemplateApiResponse =
  /** status 200 The template */ Template;
export type ReplaceTemplateApiArg = {
  id: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  templateChange: TemplateChange;
};
export type DeleteTemplateApiResponse = unknown;
export type DeleteTemplateApiArg = {
  /** The `updated_at` of the template that you have seen */
  updatedAt: string;
  id: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
};
export type GetOverviewApiResponse = /** status 200 The overview */ Overview;
export type GetOverviewApiArg = {
  lang?: Lang;
};
export type GetTranslationsApiResponse =
  /** status 200 One page */ Translations;
export type GetTranslationsApiArg = {
  /** The language of the translation */
  language: "fr" | "ln" | "sw";
  source?: TranslationSource;
  state?: TranslationState;
  /** A content list, or a catalogue of the interface */
  at?: string;
  /** In the texts and the name */
  q?: string;
  /** Default: 1 */
  page?: number;
};
export type SaveTranslationApiResponse = /** status 200 The text */ Translation;
export type SaveTranslationApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  translationInput: TranslationInput;
};
export type ResetTranslationApiResponse =
  /** status 200 The text */ Translation;
export type ResetTranslationApiArg = {
  /** The place and the name of a text */
  id: string;
  /** The language of the translation */
  language: "fr" | "ln" | "sw";
  /** The text that you have seen */
  was: string;
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
};
export type CheckTranslationApiResponse =
  /** status 200 The text */ Translation;
export type CheckTranslationApiArg = {
  translationCheckInput: TranslationCheckInput;
};
export type ProposeTranslationApiResponse =
  /** status 200 The text */ Translation;
export type ProposeTranslationApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  translationInput: TranslationInput;
};
export type ApproveTranslationApiResponse =
  /** status 200 The text */ Translation;
export type ApproveTranslationApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  translationProposalInput: TranslationProposalInput;
};
export type StopTextProposalApiResponse =
  /** status 200 The text */ Translation;
export type StopTextProposalApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  translationProposalInput: TranslationProposalInput;
};
export type PreviewMailApiResponse = /** status 200 The mails */ MailPreview;
export type PreviewMailApiArg = {
  mailPreviewInput: MailPreviewInput;
};
export type DecideHeldApiResponse =
  /** status 200 What still waits */ HeldDecided;
export type DecideHeldApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  heldDecision: HeldDecision;
};
export type StaffRole = "reader" | "editor" | "reviewer" | "administrator";
export type StaffSession = {
  username: string;
  email: string;
  role: StaffRole;
  /** Repeat it in the header `X-CSRF-Token` of every call that writes */
  csrf_token: string;
  /** When the session ends by itself: twelve hours after the sign-in */
  expires_at: string;
  /** Until it is given, or set up by those whose role needs one, other calls of the staff area answer 401 */
  second_factor: "not-needed" | "wanted" | "to-set-up" | "given";
  /** What the account has: an app for codes, passkeys, or neither */
  second_factors: ("code" | "passkey")[];
};
import type { ProblemCode } from './problemCodes.ts';
export type FieldError = {
  /** Name of the field, dotted when nested */
  field: string;
  /** Its place in the body, as a JSON Pointer */
  pointer: string;
  /** The rule that it breaks: mostly a keyword of JSON Schema, in lower case with hyphens */
  code: string;
  /** To be read after the name, in the language of the `detail` */
  message: string;
  /** What the rule asks for, such as the `limit` of `max-length` */
  params?: {
    [key: string]: unknown;
  };
};
export type ApiError = {
  /** The page that explains the kind of problem */
  type: string;
  /** The kind of problem, in English */
  title: string;
  /** As of the answer */
  status: number;
  /** What went wrong, in a sentence in the language of `?lang` or else of `Accept-Language`; without them, and where a call states the sentence, in English */
  detail: string;
  code: ProblemCode;
  /** Only with status 422 */
  fields?: FieldError[];
  /** For the operator, who finds it in the log */
  request_id?: string;
};
export type StaffCredentials = {
  /** The username, or the confirmed address of the account */
  username: string;
  password: string;
};
export type OpenSession = {
  id: string;
  username: string;
  device: string | null;
  /** When it began */
  created_at: string;
  /** When it ends by itself */
  expires_at: string;
  /** Whether this call is of this session */
  is_current: boolean;
};
export type OpenSessions = OpenSession[];
export type SecondFactorCode = {
  /** Six digits of the authenticator app, or a recovery code */
  code: string;
};
export type RecoveryCodes = {
  /** Each replaces one code of the app, once. They are never shown again */
  recovery_codes: string[];
};
export type SecondFactorSecret = {
  /** To type into the app, in base32 */
  secret: string;
  /** The same for a QR code */
  uri: string;
};
export type Passkey = {
  id: string;
  name: string;
  /** When it was added */
  created_at: string;
  last_used_at: string | null;
};
export type Passkeys = Passkey[];
export type AddedPasskey = {
  passkey: Passkey;
  /** Ten with the first second factor of the account, otherwise none. They are never shown again */
  recovery_codes: string[];
};
export type NewCredential = {
  id: string;
  rawId: string;
  type: "public-key";
  response: {
    clientDataJSON: string;
    attestationObject: string;
    /** How the browser reaches it */
    transports?: string[];
    /** Not read */
    authenticatorData?: string;
    /** Not read */
    publicKey?: string;
    /** Not read */
    publicKeyAlgorithm?: number;
  };
  authenticatorAttachment?: "cross-platform" | "platform";
  /** Not read */
  clientExtensionResults: {};
};
export type PasskeyInput = {
  /** How its owner recognises it */
  name: string;
  credential: NewCredential;
};
export type KnownCredential = {
  id: string;
  type: string;
  /** How the browser reaches it */
  transports?: string[];
};
export type PasskeyCreation = {
  /** To be signed once, within five minutes */
  challenge: string;
  rp: {
    /** The host name of the site */
    id?: string;
    name: string;
  };
  user: {
    id: string;
    name: string;
    displayName: string;
  };
  pubKeyCredParams: {
    type: "public-key";
    /** By COSE */
    alg: number;
  }[];
  /** In milliseconds */
  timeout?: number;
  /** Those of the passkeys that were added before */
  excludeCredentials?: KnownCredential[];
  authenticatorSelection?: {
    residentKey?: "discouraged" | "preferred" | "required";
    userVerification?: "discouraged" | "preferred" | "required";
  };
};
export type PasskeyRequest = {
  /** To be signed once, within five minutes */
  challenge: string;
  /** The host name of the site */
  rpId?: string;
  /** In milliseconds */
  timeout?: number;
  allowCredentials?: KnownCredential[];
  userVerification?: "discouraged" | "preferred" | "required";
};
export type PasskeyProof = {
  id: string;
  rawId: string;
  type: "public-key";
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string;
  };
  authenticatorAttachment?: "cross-platform" | "platform";
  /** Not read */
  clientExtensionResults: {};
};
export type Invitation = {
  email: string;
  role: StaffRole;
  /** When the link stops working: 48 hours after it was made */
  expires_at: string;
};
export type InvitationToken = {
  /** What is behind the # of the link */
  token: string;
};
export type InvitationAcceptance = {
  /** What is behind the # of the link */
  token: string;
  /** Letters, digits, dot, dash and underscore; starts with a letter or digit */
  username: string;
  /** Hard to guess: at least 3 of the 4 that zxcvbn gives */
  password: string;
};
export type InvitationLink = {
  /** It is mailed too, if the server sends mail. It is never shown again */
  link: string;
  /** When the link stops working: 48 hours after it was made */
  expires_at: string;
};
export type InvitationInput = {
  email: string;
  role: StaffRole;
  /** Of the mail */
  language: "en" | "fr" | "ln" | "sw";
};
export type StaffPerson = {
  id: string;
  username: string;
  email: string;
  role: StaffRole;
  has_second_factor: boolean;
  second_factor_at: string | null;
  /** When the invitation was accepted */
  created_at: string;
  last_sign_in_at: string | null;
};
export type OpenInvitation = {
  /** Opens nothing */
  id: string;
  email: string;
  role: StaffRole;
  /** When the link stops working: 48 hours after it was made */
  expires_at: string;
};
export type People = {
  people: StaffPerson[];
  invitations: OpenInvitation[];
};
export type Colleague = {
  id: string;
  username: string;
  role: StaffRole;
};
export type Colleagues = Colleague[];
export type RoleChange = {
  role: StaffRole | null;
  expected_role: StaffRole;
};
export type AuditEntry = {
  /** When */
  at: string;
  /** The username, or the name that was given on the command line */
  who: string;
  action: string;
  /** A reference, a username after an @, an address, an id, or a list */
  subject: string;
  reason: string | null;
};
export type Audit = {
  /** Newest first */
  entries: AuditEntry[];
  next_before: string | null;
};
export type ContentTextCounts = {
  /** Texts in the language of their author */
  original: number;
  /** Translations that a person has checked */
  checked: number;
  /** Translations that nobody has checked */
  drafted: number;
  /** Translations whose original has changed since they were checked */
  outdated: number;
  /** Texts that readers of a language get in another one */
  missing: number;
};
export type ContentListSummary = {
  /** The name of a content list: its file without `.json` */
  path: string;
  /** Its entries */
  item_count: number;
  texts: ContentTextCounts;
  /** The worst state of a translation: outdated before missing before drafted before checked */
  state: "checked" | "outdated" | "drafted" | "missing";
  published_at: string | null;
  published_by: string | null;
  draft_saved_at: string | null;
  draft_saved_by: string | null;
  publish_at: string | null;
  /** Pages of the site that show it; empty if all do, or none */
  pages: string[];
};
export type ContentLists = {
  lists: ContentListSummary[];
};
export type PublishedContent = {
  /** The list as it is written, each text in one or more languages */
  body:
    | {
        [key: string]: unknown;
      }
    | {
        [key: string]: unknown;
      }[];
  /** SHA-256 of the body */
  digest: string;
  published_at: string | null;
  published_by: string | null;
};
export type ContentProposal = {
  /** Who proposed it, and cannot approve it */
  by: string;
  /** When; repeat it to approve or stop what you have seen */
  at: string;
  ready_at: string | null;
};
export type ContentProblem = {
  /** A place in the body: its keys and numbers, each after a slash; empty for the whole */
  pointer: string;
  /** Its kind: the keyword of the JSON schema, or the rule. Who shows it has a sentence for it */
  code: string;
  /** The limit, or what is wrong or wanted */
  value?: string;
};
export type ContentDraft = {
  /** The list as it will be published */
  body:
    | {
        [key: string]: unknown;
      }
    | {
        [key: string]: unknown;
      }[];
  /** The digest of the published list that it was made from */
  base_digest: string;
  /** When it was saved; repeat it to change or publish what you have seen */
  saved_at: string;
  /** Who saved it */
  saved_by: string;
  publish_at: string | null;
  /** Why it was not published at its time: the published list had changed, the draft had problems, or it takes two people; null otherwise */
  not_published: ("changed" | "problems" | "not-approved") | null;
  /** Whether it sends gifts elsewhere than the published list, so that it takes two people to publish it */
  needs_approval: boolean;
  proposal: ContentProposal | null;
  /** Nothing with faults can be published */
  problems: ContentProblem[];
};
export type ContentNote = {
  /** A place in the body: its keys and numbers, each after a slash; empty for the whole */
  pointer: string;
  /** Its kind: the keyword of the JSON schema, or the rule. Who shows it has a sentence for it */
  code: string;
  /** The limit, or what is wrong or wanted */
  value?: string;
  /** What it was compared with */
  elsewhere?: {
    /** The name of a content list: its file without `.json` */
    path: string;
    /** A place in the body: its keys and numbers, each after a slash; empty for the whole */
    pointer: string;
  };
  /** Of the note and the value: repeat it to say that it is so */
  digest: string;
};
export type ContentTextState =
  "original" | "checked" | "drafted" | "outdated" | "missing";
export type ContentText = {
  /** A place in the body: its keys and numbers, each after a slash; empty for the whole */
  pointer: string;
  language: "en" | "fr" | "ln" | "sw";
  state: ContentTextState;
  checked_by: string | null;
  checked_at: string | null;
  original_when_checked: string | null;
};
export type ContentList = {
  /** The name of a content list: its file without `.json` */
  path: string;
  /** The JSON Schema that the list is validated by. `x-localised`: a text in one or more languages; `x-picture`: the name of a picture */
  schema: {
    [key: string]: unknown;
  };
  published: PublishedContent;
  draft: ContentDraft | null;
  /** Those that nobody has answered, about the draft, or about the published list without one */
  notes: ContentNote[];
  /** Those of the draft, or of the published list without one */
  texts: ContentText[];
  /** Whether an entry is a sample that does not say itself, with `sample`, what it is */
  samples: boolean;
  /** How many people have signed up for an entry, by its id */
  participants: {
    [key: string]: number;
  };
  /** The addresses of the pictures that the published list and the draft name */
  pictures: {
    [key: string]: string;
  };
  /** Pages of the site that show it; empty if all do, or none */
  pages: string[];
};
export type ContentDraftInput = {
  /** The name of a content list: its file without `.json` */
  path: string;
  /** The whole list */
  body:
    | {
        [key: string]: unknown;
      }
    | {
        [key: string]: unknown;
      }[];
  /** The digest of the published list that it was made from */
  base_digest: string;
  saved_at: string | null;
  expected_publish_at?: string | null;
  /** Whether the texts stay as they are written. By default they are typeset as their language is */
  as_typed?: boolean;
};
export type ContentScheduleInput = {
  /** The name of a content list: its file without `.json` */
  path: string;
  /** The draft that you have seen */
  saved_at: string;
  publish_at: string | null;
  expected_publish_at: string | null;
};
export type ContentPublicationInput = {
  /** The name of a content list: its file without `.json` */
  path: string;
  /** The draft that you have seen */
  saved_at: string;
  expected_publish_at?: string | null;
};
export type ContentVersion = {
  /** The number of the version */
  revision: number;
  /** When */
  published_at: string;
  /** A start of the server, `content:load`, an earlier version again, or staff in the browser */
  origin: "start" | "load" | "restore" | "staff";
  published_by: string | null;
  /** SHA-256 of its body */
  digest: string;
};
export type ContentVersions = {
  versions: ContentVersion[];
};
export type ContentVersionBody = {
  /** The list as it was */
  body:
    | {
        [key: string]: unknown;
      }
    | {
        [key: string]: unknown;
      }[];
};
export type ContentRestorationInput = {
  /** The name of a content list: its file without `.json` */
  path: string;
  /** The number of the version */
  revision: number;
  /** The digest of the published list that you have seen */
  base_digest: string;
};
export type ContentProposalInput = {
  /** The name of a content list: its file without `.json` */
  path: string;
  /** The draft that you have seen */
  saved_at: string;
  /** The `at` of the proposal that you have seen */
  proposed_at: string;
};
export type ContentCheckInput = {
  /** The name of a content list: its file without `.json` */
  path: string;
  /** A place in the body: its keys and numbers, each after a slash; empty for the whole */
  pointer: string;
  language: "fr" | "ln" | "sw";
  /** The text that you have read, which must still be there */
  text: string;
  /** The original that you have read, which must still be there */
  english: string;
};
export type ContentNoteInput = {
  /** The name of a content list: its file without `.json` */
  path: string;
  /** The kind of the note */
  code: string;
  /** The digest of the note that you have seen */
  digest: string;
};
export type GiftStatus = "received" | "accepted" | "refused";
export type GiftMethod = "mobile-money" | "bank-transfer" | "paypal";
export type GiftCurrency = "USD" | "CDF" | "EUR" | "GBP" | "CAD" | "CHF";
export type Gift = {
  /** Quote it when writing to the foundation */
  reference: string;
  status: GiftStatus;
  /** When the donor sent the form */
  submitted_at: string;
  language: ("en" | "fr" | "ln" | "sw") | null;
  method: GiftMethod;
  /** As the donor wrote it */
  amount: string;
  currency: GiftCurrency;
  /** The day of the transfer */
  sent_on: string;
  transfer_reference: string;
  name: string | null;
  email: string;
  decided_at: string | null;
  decided_by: string | null;
  received_amount: string | null;
  received_currency: GiftCurrency | null;
  received_on: string | null;
  receipt_number: string | null;
  message: string | null;
};
export type GiftPage = {
  gifts: Gift[];
  /** How many match */
  total: number;
  /** How many wait for staff, whatever the filter says of the status */
  waiting: number;
  /** Whether the server mails receipts */
  receipts_mailed: boolean;
};
export type GiftTotal = {
  /** Of the account */
  month: string;
  method: GiftMethod;
  currency: GiftCurrency;
  /** Confirmed gifts */
  count: number;
  /** Their sum */
  amount: string;
};
export type GiftTotals = GiftTotal[];
export type GiftConfirmation = {
  /** As it is on the account */
  amount: string;
  currency: GiftCurrency;
  /** The day that the account shows */
  received_on: string;
};
export type GiftRefusal = {
  /** For the donor, in the language of the gift */
  reason: string;
};
export type StaffEvent = {
  id: string;
  title: string | null;
  starts: string | null;
  place: string | null;
  seats: number | null;
  /** Whether people can sign up for it */
  sign_up: boolean;
  /** Whether it has ended */
  is_over: boolean;
  /** Whether staff have removed it from the content */
  is_removed: boolean;
  /** People, not sign-ups */
  coming: number;
  /** People on the waiting list */
  waiting: number;
};
export type StaffEvents = StaffEvent[];
export type Lang = "en" | "fr" | "ln" | "sw";
export type SignUpStatus = "received" | "accepted" | "refused" | "withdrawn";
export type SignUp = {
  /** Quote it when writing to the foundation */
  reference: string;
  event: string;
  status: SignUpStatus;
  /** When it was sent */
  submitted_at: string;
  status_at: string | null;
  name: string;
  email: string;
  phone: string | null;
  /** How many come */
  people: number;
  language: ("en" | "fr" | "ln" | "sw") | null;
  note: string | null;
  message: string | null;
};
export type SignUpList = {
  event: StaffEvent;
  /** In the order in which they arrived */
  sign_ups: SignUp[];
  /** Whether the server mails the reason of a cancellation */
  is_mail_set_up: boolean;
};
export type EventCancellation = {
  /** For the participants */
  reason: string;
};
export type SignUpCancellation = {
  /** For the participants */
  reason: string;
  expected_status: SignUpStatus;
};
export type NewsletterSubscriber = {
  /** Its name in these calls */
  id: string;
  email: string;
  language: ("en" | "fr" | "ln" | "sw") | null;
  /** Only active ones get the newsletter. Pending ones wait for the owner of the address; the mail server could not deliver to bounced ones */
  state: "pending" | "active" | "bounced";
  source: "donations" | null;
  /** When it was asked for */
  created_at: string;
  confirmed_at: string | null;
  bounced_at: string | null;
};
export type NewsletterSubscribers = {
  subscriptions: NewsletterSubscriber[];
  /** How many match */
  total: number;
  /** How many a page has at most */
  page_size: number;
  counts: {
    /** All that wait for their owner */
    pending: number;
    /** All that get the newsletter */
    active: number;
    /** All that cannot be delivered to */
    bounced: number;
  };
  /** Whether owners of addresses are asked to confirm (`NEWSLETTER_CONFIRMATION`) */
  is_confirmation_on: boolean;
  /** Whether the server can send mail */
  is_mail_set_up: boolean;
};
export type NewsletterProgress = {
  /** Accepted by the mail server */
  sent: number;
  /** To be sent */
  waiting: number;
  /** Refused by the mail server, or given up after two days */
  failed: number;
  /** Nobody can tell whether the mail server accepted them: they are not sent again by themselves */
  unclear: number;
};
export type NewsletterIssueHead = {
  /** Its name in these calls */
  id: string;
  subject: {
    en: string;
    fr: string;
    ln: string;
    sw: string;
  };
  state: "draft" | "sending" | "stopped" | "sent";
  /** When it was saved last */
  saved_at: string;
  /** Who saved it */
  saved_by: string;
  started_at: string | null;
  started_by: string | null;
  finished_at: string | null;
  state_at: string | null;
  progress: NewsletterProgress | null;
};
export type NewsletterIssues = {
  issues: NewsletterIssueHead[];
};
export type NewsletterBlock =
  | {
      type: "text";
      /** Blank lines make paragraphs */
      text: {
        en: string;
        fr: string;
        ln: string;
        sw: string;
      };
    }
  | {
      type: "story";
      title: {
        en: string;
        fr: string;
        ln: string;
        sw: string;
      };
      /** Blank lines make paragraphs */
      text: {
        en: string;
        fr: string;
        ln: string;
        sw: string;
      };
      /** A path of the site, or an address with https; empty for none */
      link: string;
      picture: {
        /** A photo that staff have uploaded; empty if none is chosen yet */
        picture: string;
        /** What it shows */
        alt: {
          en: string;
          fr: string;
          ln: string;
          sw: string;
        };
      } | null;
    }
  | {
      type: "figure";
      value: {
        en: string;
        fr: string;
        ln: string;
        sw: string;
      };
      label: {
        en: string;
        fr: string;
        ln: string;
        sw: string;
      };
      /** May be blank */
      source: {
        en: string;
        fr: string;
        ln: string;
        sw: string;
      };
    }
  | {
      type: "picture";
      /** A photo that staff have uploaded; empty if none is chosen yet */
      picture: string;
      /** What it shows */
      alt: {
        en: string;
        fr: string;
        ln: string;
        sw: string;
      };
    };
export type NewsletterBody = {
  subject: {
    en: string;
    fr: string;
    ln: string;
    sw: string;
  };
  blocks: NewsletterBlock[];
};
export type NewsletterProblem = {
  /** A place in the body: its keys and numbers, each after a slash */
  pointer: string;
  /** What is wrong, to be read after the place */
  message: string;
};
export type NewsletterRecipients = {
  /** Active subscriptions */
  total: number;
  by_language: {
    /** In English */
    en: number;
    /** In French */
    fr: number;
    /** In Lingala */
    ln: number;
    /** In Swahili */
    sw: number;
  };
};
export type NewsletterIssue = {
  /** Its name in these calls */
  id: string;
  subject: {
    en: string;
    fr: string;
    ln: string;
    sw: string;
  };
  state: "draft" | "sending" | "stopped" | "sent";
  /** When it was saved last */
  saved_at: string;
  /** Who saved it */
  saved_by: string;
  started_at: string | null;
  started_by: string | null;
  finished_at: string | null;
  state_at: string | null;
  progress: NewsletterProgress | null;
  body: NewsletterBody;
  /** With any of them it is not sent */
  problems: NewsletterProblem[];
  recipients: NewsletterRecipients;
  /** By the language of a reader: those of the texts that the reader gets, the own first */
  texts_in: {
    en: ("en" | "fr" | "ln" | "sw")[];
    fr: ("en" | "fr" | "ln" | "sw")[];
    ln: ("en" | "fr" | "ln" | "sw")[];
    sw: ("en" | "fr" | "ln" | "sw")[];
  };
};
export type NewNewsletterIssue = {};
export type NewsletterIssueInput = {
  /** The draft */
  id: string;
  body: NewsletterBody;
  /** The draft that you have seen */
  saved_at: string;
  /** Whether the texts stay as they are written. By default they are typeset as their language is */
  as_typed?: boolean;
};
export type NewsletterTest = {
  /** The draft */
  id: string;
  /** The draft that you have seen */
  saved_at: string;
  /** Of the mail */
  lang: "en" | "fr" | "ln" | "sw";
};
export type NewsletterSeenIssue = {
  /** The draft */
  id: string;
  /** The draft that you have seen */
  saved_at: string;
};
export type NewsletterIssueName = {
  /** The issue */
  id: string;
};
export type NewsletterStoppedIssue = {
  /** The issue */
  id: string;
  state_at: string | null;
};
export type NewsletterUnclearIssue = {
  /** The issue */
  id: string;
  state_at: string | null;
  /** How many are unclear, as you have seen it */
  unclear: number;
};
export type PostDecision = {
  /** When */
  at: string;
  /** Who */
  who: string;
  /** What was decided */
  action: "shown" | "hidden" | "approved";
  reason: string | null;
};
export type StaffPost = {
  id: string;
  /** `waiting` is hidden until it is approved */
  state: "shown" | "hidden" | "waiting";
  type: "partnership" | "donor" | "collaboration";
  title: string;
  content: string;
  /** As the visitor wrote it */
  author: string;
  /** Of the news, as the visitor wrote it */
  date: string;
  /** When it was posted */
  created_at: string;
  decision: PostDecision | null;
};
export type StaffPosts = {
  posts: StaffPost[];
  /** How many match */
  total: number;
  /** How many wait for approval, whatever `state` asks for */
  waiting: number;
  /** Whether staff look at posts before or after they show (`MODERATION`) */
  moderation: "before" | "after";
};
export type PostVisibility =
  | {
      state: "hidden";
      /** For colleagues, in the audit trail */
      reason: string;
      /** The state that you have seen: if it has changed since, nothing is */
      expected_state: "shown" | "hidden" | "waiting";
    }
  | {
      state: "shown";
      /** For colleagues, in the audit trail */
      reason?: string;
      /** The state that you have seen: if it has changed since, nothing is */
      expected_state: "shown" | "hidden" | "waiting";
    };
export type InboxEntry = {
  /** Its name in these calls: the reference, or the id of what has none */
  subject: string;
  reference: string | null;
  /** What was sent */
  kind:
    | "partnership"
    | "volunteer"
    | "kyc"
    | "feedback"
    | "consultation"
    | "interests";
  /** Null for course interests, which nobody decides */
  status:
    | (
        | "received"
        | "reading"
        | "more-wanted"
        | "accepted"
        | "refused"
        | "answered"
        | "withdrawn"
      )
    | null;
  /** A name; of an identity check the reference, because its fields are encrypted */
  title: string;
  /** The beginning of its text; may be empty */
  summary: string;
  /** When it arrived */
  submitted_at: string;
  /** Whether it has waited longer than seven days */
  is_old: boolean;
  assigned_to: string | null;
  remind_on: string | null;
  province: string | null;
};
export type InboxPage = {
  entries: InboxEntry[];
  /** How many match */
  total: number;
  /** How many of them wait, whatever `state` asks for */
  waiting: number;
};
export type InboxField = {
  /** As in the form */
  name: string;
  value: string | string[] | boolean | number | null;
};
export type InboxDocument = {
  kind: string;
  type: string | null;
  size: number | null;
  /** For viruses */
  scan: "unscanned" | "waiting" | "clean" | "infected";
  /** When it arrived */
  received_at: string;
};
export type InboxAskedDocuments = {
  documents: ("governmentId" | "proofOfAddress")[];
  /** When the link ends that takes them, if no decision ends it before */
  until: string;
};
export type InboxHistoryItem = {
  /** When */
  at: string;
  who: string | null;
  /** `arrived`, or an action of the audit trail */
  action: string;
  text: string | null;
};
export type InboxNote = {
  id: string;
  /** When */
  at: string;
  /** Who wrote it */
  who: string;
  text: string;
};
export type InboxMessage = {
  /** When */
  at: string;
  /** Who wrote it */
  who: string;
  /** Where it stands */
  status:
    | "received"
    | "reading"
    | "more-wanted"
    | "accepted"
    | "refused"
    | "answered"
    | "withdrawn";
  language: "en" | "fr" | "ln" | "sw";
  text: string;
};
export type OpenEntry = {
  /** Its name in these calls: the reference, or the id of what has none */
  subject: string;
  reference: string | null;
  /** What was sent */
  kind:
    | "partnership"
    | "volunteer"
    | "kyc"
    | "feedback"
    | "consultation"
    | "interests";
  /** Null for course interests, which nobody decides */
  status:
    | (
        | "received"
        | "reading"
        | "more-wanted"
        | "accepted"
        | "refused"
        | "answered"
        | "withdrawn"
      )
    | null;
  /** A name; of an identity check the reference, because its fields are encrypted */
  title: string;
  /** The beginning of its text; may be empty */
  summary: string;
  /** When it arrived */
  submitted_at: string;
  /** Whether it has waited longer than seven days */
  is_old: boolean;
  assigned_to: string | null;
  remind_on: string | null;
  province: string | null;
  status_at: string | null;
  assigned_at: string | null;
  language: ("en" | "fr" | "ln" | "sw") | null;
  fields: InboxField[];
  documents: InboxDocument[];
  asked: InboxAskedDocuments | null;
  /** Oldest first */
  history: InboxHistoryItem[];
  notes: InboxNote[];
  messages: InboxMessage[];
  /** The statuses that may follow */
  actions: (
    | "received"
    | "reading"
    | "more-wanted"
    | "accepted"
    | "refused"
    | "answered"
    | "withdrawn"
  )[];
};
export type NoteInput = {
  text: string;
};
export type AssignmentInput = {
  account_id: string | null;
  remind_on: string | null;
  assigned_at: string | null;
};
export type DecisionInput = {
  /** Where it stands */
  status:
    | "received"
    | "reading"
    | "more-wanted"
    | "accepted"
    | "refused"
    | "answered"
    | "withdrawn";
  /** To the sender, in the language of the submission. May be blank only for `reading` and `withdrawn` */
  message: string;
  /** With `more-wanted` of an identity check: those to ask for, or none; without it those that are missing. The mail has a link to send them, for 14 days, until the next decision */
  documents?: ("governmentId" | "proofOfAddress")[];
  /** The status that the caller has seen: if it has changed since, nothing is */
  expected_status:
    | "received"
    | "reading"
    | "more-wanted"
    | "accepted"
    | "refused"
    | "answered"
    | "withdrawn";
  expected_status_at: string | null;
  expected_documents_at?: string | null;
};
export type TemplateTexts = {
  en: string;
  fr: string;
  ln: string;
  sw: string;
};
export type Template = {
  id: string;
  /** For staff */
  name: string;
  /** The decision that it is for */
  status: "more-wanted" | "accepted" | "refused" | "answered";
  texts: TemplateTexts;
  /** When */
  updated_at: string;
  /** Who wrote it last; empty for the text that came with the program */
  updated_by: string;
};
export type Templates = Template[];
export type TemplateInput = {
  /** For staff */
  name: string;
  /** The decision that it is for */
  status: "more-wanted" | "accepted" | "refused" | "answered";
  texts: TemplateTexts;
};
export type TemplateChange = {
  /** For staff */
  name: string;
  /** The decision that it is for */
  status: "more-wanted" | "accepted" | "refused" | "answered";
  texts: TemplateTexts;
  /** The `updated_at` of the template that you have seen */
  updated_at: string;
};
export type WaitingKind = {
  kind:
    | "partnership"
    | "volunteer"
    | "kyc"
    | "feedback"
    | "consultation"
    | "interests";
  /** How many wait */
  count: number;
  /** When the oldest arrived */
  oldest_at: string;
};
export type SampleList = {
  /** The content file */
  list: string;
  /** How many items; 1 for a text */
  count: number;
  page: string | null;
};
export type TranslationCounts = {
  /** Not translated */
  missing: number;
  /** Nobody has checked it */
  drafted: number;
  /** Checked by a person */
  checked: number;
  /** The English has changed since */
  outdated: number;
};
export type TranslationLanguage = {
  /** The language of the translation */
  language: "fr" | "ln" | "sw";
  counts: TranslationCounts;
};
export type HeldQueueCount = {
  queue: "mail" | "newsletter" | "event" | "publication";
  /** What was never sent */
  unsent: number;
  /** What may have been sent already */
  unknown: number;
  /** What was sent after the backup, and is never sent again */
  sent: number;
};
export type RestoredState = {
  /** When the backup was restored */
  restored_at: string;
  made_at: string | null;
  /** Those in which something waits */
  queues: HeldQueueCount[];
};
export type MailSummary = {
  /** `action`: someone must do something */
  state: "ok" | "note" | "action";
  /** Whether the server sends mail */
  configured: boolean;
  /** Messages that are not sent yet */
  waiting: number;
  /** Messages of the last 30 days that were given up */
  failed: number;
};
export type WeatherSummary = {
  /** `action`: someone must do something */
  state: "ok" | "note" | "action";
  last_fetch_at: string | null;
};
export type DayCount = {
  /** In Kinshasa */
  day: string;
  /** How many */
  count: number;
};
export type PageCount = {
  path: string;
  /** How often it was read */
  count: number;
};
export type LanguageCount = {
  language: "en" | "fr" | "ln" | "sw";
  /** How many pages were read in it */
  count: number;
};
export type SearchCount = {
  /** What was searched, never the words */
  what: string;
  /** How often */
  count: number;
};
export type UnansweredQuestion = {
  /** In Kinshasa */
  day: string;
  language: "en" | "fr" | "ln" | "sw";
  /** Cut, and without e-mail addresses and phone numbers */
  question: string;
};
export type Overview = {
  /** Kinds of which something waits */
  waiting: WaitingKind[];
  /** Entries of which staff wanted to be reminded today or earlier, and that still wait */
  reminders_due: number;
  /** Events that were removed from the content while people still expect them */
  removed_events: StaffEvent[];
  /** Content that is still invented */
  samples: SampleList[];
  /** How many texts are missing in each language, and which are to be read again */
  translations: TranslationLanguage[];
  last_backup_at: string | null;
  restored: RestoredState | null;
  mail: MailSummary;
  weather: WeatherSummary;
  /** Pages read on each of the last 30 days, oldest first */
  visits: DayCount[];
  /** Of these 30 days, the most read first */
  pages: PageCount[];
  languages: LanguageCount[];
  searches: SearchCount[];
  /** What the assistant had no answer to, newest first */
  unanswered: UnansweredQuestion[];
};
export type TranslationSource = "content" | "interface";
export type TranslationState = "missing" | "drafted" | "checked" | "outdated";
export type TranslationProposal = {
  text: string;
  /** Who proposed it */
  by: string;
  /** When */
  at: string;
  ready_at: string | null;
};
export type TranslationTerm = {
  english: string;
  /** With its other forms after slashes */
  translation: string;
};
export type Translation = {
  /** The place and the name of a text */
  id: string;
  source: TranslationSource;
  /** A content list, or a catalogue of the interface */
  place: string;
  /** Pages that show it; the first screen stands for all pages, the overview for the staff area */
  pages: string[];
  /** The place in the list, or the key of the message */
  name: string;
  description: string | null;
  /** The original: the English, or the text in `original_language` */
  english: string;
  /** Of content it is the language of its author while there is no English */
  original_language: "en" | "fr" | "ln" | "sw";
  french: string | null;
  text: string | null;
  program_text: string | null;
  state: TranslationState;
  checked_by: string | null;
  checked_at: string | null;
  english_when_checked: string | null;
  /** Whether it replaces a text of the program */
  is_overridden: boolean;
  /** Whether visitors see it; a draft has it alone otherwise */
  is_shown: boolean;
  draft_saved_by: string | null;
  /** Whether it takes two people to change it */
  needs_approval: boolean;
  proposal: TranslationProposal | null;
  /** What a translation must keep, as in the English */
  placeholders: string[];
  terms: TranslationTerm[];
};
export type TranslationPlace = {
  /** A content list, or a catalogue of the interface */
  id: string;
  source: TranslationSource;
  /** Pages that show it; the first screen stands for all pages, the overview for the staff area */
  pages: string[];
  counts: TranslationCounts;
};
export type Translations = {
  texts: Translation[];
  /** How many match */
  total: number;
  /** At most on one page */
  page_size: number;
  counts: TranslationCounts;
  /** Every place, whatever is asked for */
  places: TranslationPlace[];
};
export type TranslationInput = {
  /** The place and the name of a text */
  id: string;
  /** The language of the translation */
  language: "fr" | "ln" | "sw";
  /** The English that you have read, which must still be there */
  english: string;
  /** The translation */
  text: string;
  was: string | null;
  /** Whether the texts stay as they are written. By default they are typeset as their language is */
  as_typed?: boolean;
};
export type TranslationCheckInput = {
  /** The place and the name of a text */
  id: string;
  /** The language of the translation */
  language: "fr" | "ln" | "sw";
  /** The English that you have read, which must still be there */
  english: string;
  /** The text that you have read, which must still be there */
  text: string;
};
export type TranslationProposalInput = {
  /** The place and the name of a text */
  id: string;
  /** The language of the translation */
  language: "fr" | "ln" | "sw";
  /** The English that you have read, which must still be there */
  english: string;
  was: string | null;
  /** When the proposal that you have seen was made */
  proposed_at: string;
};
export type PreviewedMail = {
  /** The same in every language */
  id: string;
  subject: string;
  /** The plain text */
  text: string;
  html: string | null;
  /** The names of its files */
  attachments: string[];
};
export type MailPreview = {
  mails: PreviewedMail[];
};
export type MailPreviewInput = {
  /** The place and the name of a text */
  id: string;
  /** The language of the reader */
  language: "en" | "fr" | "ln" | "sw";
  /** What is being typed; left out: the text that is in force */
  text?: string;
};
export type HeldDecided = {
  /** What still waits */
  restored: RestoredState | null;
};
export type HeldDecision = {
  /** Without it all */
  queue?: "mail" | "newsletter" | "event" | "publication";
  /** `unsent`: what was never sent goes out. `rest`: also what may have been sent. `drop`: nothing goes out */
  choice: "unsent" | "rest" | "drop";
};
export const {
  useStaffSignInMutation,
  useGetStaffSessionQuery,
  useStaffSignOutMutation,
  useGetSessionsQuery,
  useEndSessionMutation,
  useGiveSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useCreateSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useGetPasskeysQuery,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useBeginPasskeyMutation,
  useBeginPasskeySignInMutation,
  useGivePasskeyMutation,
  useReadInvitationMutation,
  useAcceptInvitationMutation,
  useInviteMutation,
  useWithdrawInvitationMutation,
  useGetPeopleQuery,
  useGetColleaguesQuery,
  useChangeRoleMutation,
  useRemoveSecondFactorMutation,
  useGetAuditQuery,
  useGetContentListsQuery,
  useGetContentListQuery,
  useSaveContentDraftMutation,
  useDiscardContentDraftMutation,
  useScheduleContentDraftMutation,
  usePublishContentDraftMutation,
  useGetContentVersionsQuery,
  useGetContentVersionQuery,
  useRestoreContentVersionMutation,
  useProposeContentDraftMutation,
  useApproveContentDraftMutation,
  useStopContentProposalMutation,
  useCheckContentTextMutation,
  useAnswerContentNoteMutation,
  useGetGiftsQuery,
  useGetGiftTotalsQuery,
  useOpenGiftQuery,
  useConfirmGiftMutation,
  useRefuseGiftMutation,
  useGetStaffEventsQuery,
  useGetSignUpsQuery,
  useCancelAllSignUpsMutation,
  useCancelSignUpMutation,
  useGetNewsletterSubscriptionsQuery,
  useEndNewsletterSubscriptionMutation,
  useGetNewsletterIssuesQuery,
  useAddNewsletterIssueMutation,
  useGetNewsletterIssueQuery,
  useSaveNewsletterIssueMutation,
  useDiscardNewsletterIssueMutation,
  useTestNewsletterIssueMutation,
  useSendNewsletterIssueMutation,
  useStopNewsletterIssueMutation,
  useResumeNewsletterIssueMutation,
  useResendUnclearNewsletterMutation,
  useGetPostsQuery,
  useChangePostVisibilityMutation,
  useGetInboxQuery,
  useOpenInboxEntryQuery,
  useAddInboxNoteMutation,
  useAssignInboxEntryMutation,
  useDecideInboxEntryMutation,
  useGetTemplatesQuery,
  useCreateTemplateMutation,
  useReplaceTemplateMutation,
  useDeleteTemplateMutation,
  useGetOverviewQuery,
  useGetTranslationsQuery,
  useSaveTranslationMutation,
  useResetTranslationMutation,
  useCheckTranslationMutation,
  useProposeTranslationMutation,
  useApproveTranslationMutation,
  useStopTextProposalMutation,
  usePreviewMailMutation,
  useDecideHeldMutation,
} = injectedRtkApi;
