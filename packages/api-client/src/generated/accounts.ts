import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createToken: build.mutation<CreateTokenApiResponse, CreateTokenApiArg>({
      query: (queryArg) => ({
        url: `/token`,
        method: "POST",
        body: queryArg.credentials,
      }),
    }),
    revokeToken: build.mutation<RevokeTokenApiResponse, RevokeTokenApiArg>({
      query: () => ({ url: `/logout`, method: "POST" }),
    }),
    registerUser: build.mutation<RegisterUserApiResponse, RegisterUserApiArg>({
      query: (queryArg) => ({
        url: `/register`,
        method: "POST",
        body: queryArg.registration,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getCurrentUser: build.query<
      GetCurrentUserApiResponse,
      GetCurrentUserApiArg
    >({
      query: () => ({ url: `/users/me/` }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `accountsApi.endpoints.createToken`. */
export const accountsApi = injectedRtkApi;
export type CreateTokenApiResponse = /** status 200 Signed in */ Token;
export type CreateTokenApiArg = {
  credentials: Credentials;
};
export type RevokeTokenApiResponse = unknown;
export type RevokeTokenApiArg = Record<string, never>;
export type RegisterUserApiResponse = /** status 201 Created */ User;
export type RegisterUserApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 15 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  registration: Registration;
};
export type GetCurrentUserApiResponse = /** status 200 The account */ User;
export type GetCurrentUserApiArg = Record<string, never>;
export type Token = {
  /** Opaque; send it as `Authorization: Bearer <access_token>` */
  access_token: string;
  token_type: "bearer";
  /** Seconds until it stops working */
  expires_in: number;
};
export type FieldError = {
  /** Name of the field, dotted when nested */
  field: string;
  /** To be read after the name, in the language of the `detail` */
  message: string;
};
export type ApiError = {
  /** What went wrong, in a sentence in the language of `?lang` or else of `Accept-Language`; without them, and where a call states the sentence, in English */
  detail: string;
  /** Only with status 422 */
  fields?: FieldError[];
};
export type Credentials = {
  username: string;
  password: string;
};
export type User = {
  id: string;
  username: string;
  email: string;
  created_at: string;
};
export type Registration = {
  /** Letters, digits, dot, dash and underscore; starts with a letter or digit */
  username: string;
  email: string;
  /** Hard to guess: at least 3 of the 4 that zxcvbn gives */
  password: string;
};
export const {
  useCreateTokenMutation,
  useRevokeTokenMutation,
  useRegisterUserMutation,
  useGetCurrentUserQuery,
} = injectedRtkApi;
