import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVolunteerOpportunities: build.query<
      GetVolunteerOpportunitiesApiResponse,
      GetVolunteerOpportunitiesApiArg
    >({
      query: (queryArg) => ({
        url: `/volunteer-opportunities`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    applyAsVolunteer: build.mutation<
      ApplyAsVolunteerApiResponse,
      ApplyAsVolunteerApiArg
    >({
      query: (queryArg) => ({
        url: `/volunteer-applications`,
        method: "POST",
        body: queryArg.volunteerApplicationInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    createKycApplication: build.mutation<
      CreateKycApplicationApiResponse,
      CreateKycApplicationApiArg
    >({
      query: (queryArg) => ({
        url: `/kyc-applications`,
        method: "POST",
        body: queryArg.kycApplicationInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    sendFeedback: build.mutation<SendFeedbackApiResponse, SendFeedbackApiArg>({
      query: (queryArg) => ({
        url: `/feedback`,
        method: "POST",
        body: queryArg.feedbackInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    requestConsultation: build.mutation<
      RequestConsultationApiResponse,
      RequestConsultationApiArg
    >({
      query: (queryArg) => ({
        url: `/consultations`,
        method: "POST",
        body: queryArg.consultationInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    reportGift: build.mutation<ReportGiftApiResponse, ReportGiftApiArg>({
      query: (queryArg) => ({
        url: `/gifts`,
        method: "POST",
        body: queryArg.giftInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getEvents: build.query<GetEventsApiResponse, GetEventsApiArg>({
      query: (queryArg) => ({
        url: `/events`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getEventSeats: build.query<GetEventSeatsApiResponse, GetEventSeatsApiArg>({
      query: () => ({ url: `/events/seats` }),
    }),
    signUpForEvent: build.mutation<
      SignUpForEventApiResponse,
      SignUpForEventApiArg
    >({
      query: (queryArg) => ({
        url: `/event-sign-ups`,
        method: "POST",
        body: queryArg.signUpInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    cancelEventSignUp: build.mutation<
      CancelEventSignUpApiResponse,
      CancelEventSignUpApiArg
    >({
      query: (queryArg) => ({
        url: `/event-sign-ups/cancel`,
        method: "POST",
        params: {
          token: queryArg.token,
          lang: queryArg.lang,
        },
      }),
    }),
    findApplicationStatus: build.mutation<
      FindApplicationStatusApiResponse,
      FindApplicationStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/application-status`,
        method: "POST",
        body: queryArg.statusQuestion,
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `applicationsApi.endpoints.getVolunteerOpportunities`. */
export const applicationsApi = injectedRtkApi;
export type GetVolunteerOpportunitiesApiResponse =
  /** status 200 The content */ VolunteerOpportunities;
export type GetVolunteerOpportunitiesApiArg = {
  lang?: Lang;
};
export type ApplyAsVolunteerApiResponse = /** status 201 Stored */ Receipt;
export type ApplyAsVolunteerApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  volunteerApplicationInput: VolunteerApplicationInput;
};
export type CreateKycApplicationApiResponse =
  /** status 201 Stored */ KycReceipt;
export type CreateKycApplicationApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  kycApplicationInput: KycApplicationInput;
};
export type SendFeedbackApiResponse = /** status 201 Stored */ Receipt;
export type SendFeedbackApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  feedbackInput: FeedbackInput;
};
export type RequestConsultationApiResponse = /** status 201 Stored */ Receipt;
export type RequestConsultationApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  consultationInput: ConsultationInput;
};
export type ReportGiftApiResponse = /** status 201 Stored */ Receipt;
export type ReportGiftApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  giftInput: GiftInput;
};
export type GetEventsApiResponse = /** status 200 The events */ Events;
export type GetEventsApiArg = {
  lang?: Lang;
};
export type GetEventSeatsApiResponse =
  /** status 200 The seats */ EventSeatsList;
export type GetEventSeatsApiArg = Record<string, never>;
export type SignUpForEventApiResponse = /** status 201 Stored */ SignUpReceipt;
export type SignUpForEventApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  signUpInput: SignUpInput;
};
export type CancelEventSignUpApiResponse =
  /** status 200 Nobody is signed up with this link */ SignUpCancelled;
export type CancelEventSignUpApiArg = {
  /** Of the link in the confirmation mail */
  token: string;
  lang?: Lang;
};
export type FindApplicationStatusApiResponse =
  /** status 200 Its status */ ApplicationStatus;
export type FindApplicationStatusApiArg = {
  statusQuestion: StatusQuestion;
};
export type Fallback = {
  [key: string]: "en" | "fr" | "ln" | "sw";
};
export type VolunteerOpportunity = {
  title: string;
  description: string;
  where: string;
  /** The days in words */
  when: string;
  /** How much of each day it takes, from Monday to Sunday */
  days: ("whole" | "part" | "none")[];
  /** Whether it requires a background check */
  backgroundCheck: boolean;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type VolunteerOpportunities = VolunteerOpportunity[];
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
export type Lang = "en" | "fr" | "ln" | "sw";
export type Receipt = {
  /** Quote it when writing to the foundation */
  reference: string;
  submitted_at: string;
};
export type VolunteerInterest =
  | "Climate Action"
  | "Reforestation"
  | "Financial Education"
  | "Community Outreach"
  | "Data Collection"
  | "Partner Relations"
  | "Event Organization"
  | "Digital Marketing";
export type VolunteerAvailability =
  "weekends" | "evenings" | "flexible" | "fulltime" | "parttime";
export type VolunteerApplicationInput = {
  firstName: string;
  /** Blank if `oneName` is true, and only then */
  lastName: string;
  /** Has no name but `firstName`: `lastName` is blank; default false */
  oneName?: boolean;
  email: string;
  phone?: string;
  /** City or area */
  location: string;
  skills?: string;
  interests?: VolunteerInterest[];
  availability: VolunteerAvailability;
  experience?: string;
  /** Why do you want to volunteer with us? */
  motivation: string;
  /** Stored as true when either of the two below is; default false */
  requiresVerification?: boolean;
  /** Would handle sensitive data and agrees to a background check; default false */
  backgroundCheck?: boolean;
  /** Would work with vulnerable populations; default false */
  workingWithVulnerable?: boolean;
};
export type KycReceipt = {
  /** Quote it when writing to the foundation */
  reference: string;
  submitted_at: string;
  /** The record is kept for seven years */
  retained_until: string;
  /** Send it as `Authorization: Bearer <upload_token>` with each document, within 24 hours */
  upload_token: string;
};
export type KycApplicationInput = {
  firstName: string;
  /** Blank if `oneName` is true, and only then */
  lastName: string;
  /** Has no name but `firstName`: `lastName` is blank; default false */
  oneName?: boolean;
  /** In the past, and not before 1900 */
  dateOfBirth: string;
  nationality: string;
  /** Number of the government ID */
  idNumber: string;
  email: string;
  /** Digits of any script, spaces and the signs + ( ) . / -, commas between digits, and tel: before it */
  phone: string;
  address: string;
  city: string;
  country: string;
  occupation: string;
  employer?: string;
  /** US dollars a year */
  income:
    | "under-10k"
    | "10k-25k"
    | "25k-50k"
    | "50k-100k"
    | "100k-250k"
    | "over-250k";
  /** Where the money mainly comes from */
  sourceOfFunds:
    "salary" | "business" | "investments" | "inheritance" | "savings" | "other";
  /** As what the applicant joins */
  relationshipPurpose:
    "volunteer" | "partner" | "donor" | "beneficiary" | "vendor" | "other";
  /** US dollars a year */
  expectedTransactionVolume?:
    "none" | "under-1k" | "1k-5k" | "5k-25k" | "25k-100k" | "over-100k" | "";
  intendedActivities: string;
  /** Agrees that the data are processed */
  dataProcessingConsent: true;
  /** Agrees to be written to about other matters */
  marketingConsent?: boolean;
  /** Knows that the record is kept for seven years */
  dataRetentionAcknowledged: true;
  /** Knows the rights over these data */
  rightsInformed: true;
  /** Knows how the data are protected */
  securityAwareness: true;
  /** Will report a security incident */
  incidentReporting: true;
  /** Agrees to who may see the data */
  accessControl: true;
  /** Holds, or is close to someone who holds, a prominent public office */
  politically_exposed?: boolean;
  /** Agrees to be looked up in sanctions lists */
  sanctions_check?: boolean;
  /** Accepts the terms */
  terms_accepted: true;
  /** Confirms that the data are true and may be checked */
  data_consent: true;
};
export type FeedbackInput = {
  message: string;
  name?: string;
  /** Only to be answered; blank or left out otherwise */
  email?: string;
  /** The page it is about */
  page?: string;
  /** 5 is best */
  rating?: number;
};
export type ConsultationInput = {
  name: string;
  email: string;
  organization?: string;
  message: string;
};
export type GiftMethod = "mobile-money" | "bank-transfer" | "paypal";
export type GiftCurrency = "USD" | "CDF" | "EUR" | "GBP" | "CAD" | "CHF";
export type GiftInput = {
  method: GiftMethod;
  /** With a point and at most two decimals */
  amount: string;
  currency: GiftCurrency;
  /** The day of the transfer */
  sent_on: string;
  /** The number or the words by which the transfer is found on the account */
  transfer_reference: string;
  /** For the receipt */
  name?: string;
  /** Where the receipt is sent */
  email: string;
};
export type Event = {
  /** Its place on the page, `/events#planting-nsele`, and its name in calendars. It stays when the title changes */
  id: string;
  /** What it is */
  kind: "planting" | "class" | "meeting";
  title: string;
  description: string;
  /** In the time of `zone` */
  starts: string;
  /** In the time of `zone` */
  ends: string;
  /** The time zone of the place */
  zone: "Africa/Kinshasa" | "Africa/Lubumbashi";
  place: string;
  /** ISO 3166-2 code of the province */
  province:
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
  /** What is spoken there */
  languages: ("en" | "fr" | "ln" | "sw")[];
  /** How many people can come; null: any number */
  seats: number | null;
  /** Whether people sign up for it on the site; left out: they just come */
  sign_up?: boolean;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type Events = Event[];
export type EventSeats = {
  event: string;
  /** How many people can still sign up */
  left: number;
};
export type EventSeatsList = EventSeats[];
export type SignUpReceipt = {
  /** Quote it when writing to the foundation */
  reference: string;
  submitted_at: string;
  /** Whether it is on the waiting list, because too few seats are left */
  is_waiting: boolean;
  /** Whether a confirmation is mailed, with a link to cancel: not while the server has no mail */
  is_mailed: boolean;
};
export type SignUpInput = {
  event: string;
  name: string;
  /** Where the confirmation and the reminder are sent */
  email: string;
  phone?: string;
  /** How many come, with the sender */
  people: number;
  /** Of the mails */
  language: "en" | "fr" | "ln" | "sw";
  note?: string;
  /** Agrees that the foundation keeps this until 90 days after the event */
  consent: true;
  /** Whether to wait for a seat if too few are left */
  may_wait?: boolean;
};
export type SignUpCancelled = {
  signed_up: false;
};
export type ApplicationStatus = {
  /** Quote it when writing to the foundation */
  reference: string;
  /** What was sent */
  kind:
    | "partnership"
    | "volunteer"
    | "kyc"
    | "feedback"
    | "consultation"
    | "gift"
    | "event-sign-up";
  /** Where it stands */
  status:
    | "received"
    | "reading"
    | "more-wanted"
    | "accepted"
    | "refused"
    | "answered"
    | "withdrawn";
  submitted_at: string;
  /** When it got this status */
  status_at: string;
};
export type StatusQuestion = {
  /** The reference number, in capital or small letters */
  reference: string;
  /** The address that it was sent with */
  email: string;
};
export const {
  useGetVolunteerOpportunitiesQuery,
  useApplyAsVolunteerMutation,
  useCreateKycApplicationMutation,
  useSendFeedbackMutation,
  useRequestConsultationMutation,
  useReportGiftMutation,
  useGetEventsQuery,
  useGetEventSeatsQuery,
  useSignUpForEventMutation,
  useCancelEventSignUpMutation,
  useFindApplicationStatusMutation,
} = injectedRtkApi;
