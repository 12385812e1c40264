import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPartners: build.query<GetPartnersApiResponse, GetPartnersApiArg>({
      query: (queryArg) => ({
        url: `/partners`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getPartnershipBenefits: build.query<
      GetPartnershipBenefitsApiResponse,
      GetPartnershipBenefitsApiArg
    >({
      query: (queryArg) => ({
        url: `/partnership-benefits`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getPartnershipGuide: build.query<
      GetPartnershipGuideApiResponse,
      GetPartnershipGuideApiArg
    >({
      query: (queryArg) => ({
        url: `/partnership-guide`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    applyForPartnership: build.mutation<
      ApplyForPartnershipApiResponse,
      ApplyForPartnershipApiArg
    >({
      query: (queryArg) => ({
        url: `/partnership-application`,
        method: "POST",
        body: queryArg.partnershipApplicationInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getPartnershipUpdates: build.query<
      GetPartnershipUpdatesApiResponse,
      GetPartnershipUpdatesApiArg
    >({
      query: (queryArg) => ({
        url: `/partnership-updates`,
        params: {
          lang: queryArg.lang,
          before: queryArg.before,
          limit: queryArg.limit,
        },
      }),
    }),
    addPartnershipUpdate: build.mutation<
      AddPartnershipUpdateApiResponse,
      AddPartnershipUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/partnership-updates`,
        method: "POST",
        body: queryArg.partnershipUpdateInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `partnershipsApi.endpoints.getPartners`. */
export const partnershipsApi = injectedRtkApi;
export type GetPartnersApiResponse = /** status 200 The content */ Partners;
export type GetPartnersApiArg = {
  lang?: Lang;
};
export type GetPartnershipBenefitsApiResponse =
  /** status 200 The content */ PartnershipBenefits;
export type GetPartnershipBenefitsApiArg = {
  lang?: Lang;
};
export type GetPartnershipGuideApiResponse =
  /** status 200 The content */ PartnershipGuide;
export type GetPartnershipGuideApiArg = {
  lang?: Lang;
};
export type ApplyForPartnershipApiResponse = /** status 201 Stored */ Receipt;
export type ApplyForPartnershipApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  partnershipApplicationInput: PartnershipApplicationInput;
};
export type GetPartnershipUpdatesApiResponse =
  /** status 200 The feed */ PartnershipUpdates;
export type GetPartnershipUpdatesApiArg = {
  lang?: Lang;
  /** The id of the last update that is known: those that come after it in the feed are answered */
  before?: string;
  /** How many */
  limit?: number;
};
export type AddPartnershipUpdateApiResponse =
  /** status 201 Posted */ PostedPartnershipUpdate;
export type AddPartnershipUpdateApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  partnershipUpdateInput: PartnershipUpdateInput;
};
export type Fallback = {
  [key: string]: "en" | "fr" | "ln" | "sw";
};
export type Partner = {
  name: string;
  type: string;
  focus: string;
  status: "Active" | "Inactive";
  /** Year of the first agreement */
  since: string;
  location: string;
  /** Joint projects */
  projects: number;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type Partners = Partner[];
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
export type PartnershipBenefit = {
  /** Name of a lucide icon */
  icon: "Globe" | "TrendingUp" | "Users" | "Heart";
  title: string;
  description: string;
  fallback?: Fallback;
};
export type PartnershipBenefits = PartnershipBenefit[];
export type PartnershipGuideSection = {
  title: string;
  text: string;
  /** A list below the text; may be empty */
  points: string[];
  fallback?: Fallback;
};
export type PartnershipGuide = {
  /** When its texts were last changed */
  date: string;
  title: string;
  lead: string;
  sections: PartnershipGuideSection[];
  fallback?: Fallback;
};
export type Receipt = {
  /** Quote it when writing to the foundation */
  reference: string;
  submitted_at: string;
};
export type ShortPartnershipApplication = {
  organizationName: string;
  organizationType?:
    "ngo" | "government" | "private" | "academic" | "community" | "";
  contactName: string;
  email: string;
  phone?: string;
  country?: string;
  partnershipType?:
    "funding" | "implementation" | "technical" | "advocacy" | "research" | "";
  description?: string;
  experience?: string;
  resources?: string;
};
export type LongPartnershipApplication = {
  organizationName: string;
  organizationType:
    | "ngo"
    | "government"
    | "private"
    | "academic"
    | "international"
    | "community"
    | "other";
  contactPerson: string;
  email: string;
  phone?: string;
  website?: string;
  country: string;
  legalEntityType?:
    | "corporation"
    | "llc"
    | "partnership"
    | "nonprofit"
    | "government"
    | "other"
    | "";
  registrationNumber?: string;
  taxId?: string;
  complianceOfficer?: string;
  focusAreas: string;
  description: string;
  proposedCollaboration: string;
  resources?: string;
  /** Goes on to the KYC form; default false */
  requiresKyc?: boolean;
  /** Has an anti-money-laundering policy; default false */
  amlPolicy?: boolean;
};
export type PartnershipApplicationInput =
  ShortPartnershipApplication | LongPartnershipApplication;
export type PartnershipUpdateType = "partnership" | "donor" | "collaboration";
export type Picture = {
  src: string;
  alt: string;
  fallback?: Fallback;
};
export type PartnershipUpdate = {
  id: string;
  type: PartnershipUpdateType;
  title: string;
  /** Plain text; may have line breaks */
  content: string;
  author: string;
  /** YYYY-MM-DD */
  date: string;
  picture?: Picture;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  /** Posted by a visitor: the type is the word of its author, too */
  by_visitor?: true;
  fallback?: Fallback;
};
export type PartnershipUpdates = PartnershipUpdate[];
export type PostedPartnershipUpdate = {
  id: string;
  type: PartnershipUpdateType;
  title: string;
  /** Plain text; may have line breaks */
  content: string;
  author: string;
  /** YYYY-MM-DD */
  date: string;
  picture?: Picture;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  /** Posted by a visitor: the type is the word of its author, too */
  by_visitor?: true;
  fallback?: Fallback;
  /** Only when the staff reads an update before it shows: it is stored, and not in the feed yet */
  awaits_approval?: true;
};
export type PartnershipUpdateInput = {
  type?: PartnershipUpdateType;
  title: string;
  content: string;
  /** Not a name of the foundation, nor one that looks like it */
  author: string;
  /** YYYY-MM-DD, from the year 2000 to a year from today */
  date?: string;
};
export const {
  useGetPartnersQuery,
  useGetPartnershipBenefitsQuery,
  useGetPartnershipGuideQuery,
  useApplyForPartnershipMutation,
  useGetPartnershipUpdatesQuery,
  useAddPartnershipUpdateMutation,
} = injectedRtkApi;
