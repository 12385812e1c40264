import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAssistant: build.query<GetAssistantApiResponse, GetAssistantApiArg>({
      query: () => ({ url: `/assistant` }),
    }),
    askAssistant: build.mutation<AskAssistantApiResponse, AskAssistantApiArg>({
      query: (queryArg) => ({
        url: `/chat`,
        method: "POST",
        body: queryArg.chatRequest,
      }),
    }),
    createAnalysis: build.mutation<
      CreateAnalysisApiResponse,
      CreateAnalysisApiArg
    >({
      query: (queryArg) => ({
        url: `/analysis`,
        method: "POST",
        body: queryArg.analysisRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `assistantApi.endpoints.getAssistant`. */
export const assistantApi = injectedRtkApi;
export type GetAssistantApiResponse =
  /** status 200 Who answers */ AssistantInfo;
export type GetAssistantApiArg = Record<string, never>;
export type AskAssistantApiResponse = /** status 200 The answer */ ChatAnswer;
export type AskAssistantApiArg = {
  chatRequest: ChatRequest;
};
export type CreateAnalysisApiResponse =
  /** status 200 The report */ AnalysisReport;
export type CreateAnalysisApiArg = {
  analysisRequest: AnalysisRequest;
};
export type AssistantInfo = {
  /** `embedded` (a search in the records and the site, no language model) or a model’s name */
  model: string;
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
export type ChatSource = {
  title: string;
  href: string;
};
export type Lang = "en" | "fr" | "ln" | "sw";
export type ChatAnswer = {
  chat_id: string;
  /** Plain text; lines are separated by a line feed */
  response: string;
  sources: ChatSource[];
  /** Who answered: `embedded` (a search in the records and the site, no language model) or a model’s name. While the model does not answer the embedded search does, and says so */
  model: string;
  language: Lang;
};
export type ChatRequest = {
  /** The website sends the same for everyone. It is not used and not kept. */
  user_id: string;
  /** The website sends the same for everyone. It is not used and not kept. */
  session_id: string;
  /** What the visitor asks, not blank. It is neither stored nor logged. */
  message: string;
  lang?: Lang;
};
export type AnalysisReport = {
  id: string;
  title: string;
  category:
    "trend" | "prediction" | "recommendation" | "alert" | "analysis" | "other";
  timestamp: string;
  /** Plain text; lines are separated by a line feed */
  analysis: string;
  sources: string[];
};
export type AnalysisRequest = {
  /** What is to be analysed, not blank. It is neither stored nor logged. */
  query: string;
  lang?: Lang;
};
export const {
  useGetAssistantQuery,
  useAskAssistantMutation,
  useCreateAnalysisMutation,
} = injectedRtkApi;
