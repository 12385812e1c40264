import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCryptoAddresses: build.query<
      GetCryptoAddressesApiResponse,
      GetCryptoAddressesApiArg
    >({
      query: (queryArg) => ({
        url: `/crypto-addresses`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getDonationMethods: build.query<
      GetDonationMethodsApiResponse,
      GetDonationMethodsApiArg
    >({
      query: (queryArg) => ({
        url: `/donation-methods`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `givingApi.endpoints.getCryptoAddresses`. */
export const givingApi = injectedRtkApi;
export type GetCryptoAddressesApiResponse =
  /** status 200 The content */ CryptoAddresses;
export type GetCryptoAddressesApiArg = {
  lang?: Lang;
};
export type GetDonationMethodsApiResponse =
  /** status 200 The content */ DonationMethods;
export type GetDonationMethodsApiArg = {
  lang?: Lang;
};
export type Accent = "forest" | "laterite" | "river" | "gold" | "cobalt";
export type Fallback = {
  [key: string]: "en" | "fr" | "ln" | "sw";
};
export type CryptoAddress = {
  /** Currency and network */
  name: string;
  /** Invented: nothing may be sent there, and no value names an account */
  sample?: boolean;
  /** Opened by a person: gifts arrive there */
  open?: boolean;
  /** Of a sample: that it is one, in the asked language */
  address: string;
  icon: "Bitcoin" | "Coins" | "DollarSign";
  color: Accent;
  fallback?: Fallback;
};
export type CryptoAddresses = CryptoAddress[];
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
export type DonationDetail = {
  label: string;
  /** Of a sample: that it is one, in the asked language */
  value: string;
  /** How it is checked before the method opens */
  kind?: "account" | "bic" | "email" | "phone";
  /** Whether a donor types it elsewhere, so that a copy button helps */
  copyable: boolean;
  fallback?: Fallback;
};
export type DonationMethod = {
  id: "bank-transfer" | "paypal" | "mobile-money";
  /** Invented: nothing may be sent there, and no value names an account */
  sample?: boolean;
  /** Opened by a person: gifts arrive there */
  open?: boolean;
  title: string;
  description: string;
  icon: "Landmark" | "Wallet" | "Smartphone";
  color: Accent;
  details: DonationDetail[];
  fallback?: Fallback;
};
export type DonationMethods = DonationMethod[];
export const { useGetCryptoAddressesQuery, useGetDonationMethodsQuery } =
  injectedRtkApi;
