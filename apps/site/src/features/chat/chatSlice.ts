import type { AnalysisReport, ChatAnswer } from '@nzete/api-client/assistant';
import type { Language } from '@nzete/ui/format';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** One message. The welcome has no text of its own: it is said in the language that is shown. */
export interface Message {
  id: string;
  role: 'user' | 'assistant';
  kind: 'text' | 'welcome';
  content: string;
  /** An instant. */
  timestamp: string;
  state: 'writing' | 'whole' | 'stopped' | 'broken';
  sources: ChatAnswer['sources'];
}

/** Why an answer did not come, or not all of it. */
export interface Failure {
  /** In the language of the question; none when the connection failed. */
  detail?: string | undefined;
  /** In how many seconds the server takes another question. */
  retryAfter?: number | undefined;
}

/** What is said in one language. */
export interface Conversation {
  messages: Message[];
  /** What was said before the visitor went to another language and came back. */
  earlier: Message[];
  isWaiting: boolean;
  /** The last question, while its answer is not whole. */
  unanswered?: string | undefined;
  failure?: Failure | undefined;
}

export interface ChatState {
  /** The language whose conversation is shown. */
  language?: Language | undefined;
  conversations: Partial<Record<Language, Conversation>>;
  /** Who has answered last: `embedded`, or the name of a language model. */
  model?: string | undefined;
  /** What was written on request during this visit, newest first. */
  reports: AnalysisReport[];
}

const initialState: ChatState = { conversations: {}, reports: [] };

const message = (more: Pick<Message, 'role' | 'kind' | 'content' | 'timestamp' | 'state'>): Message => ({
  id: nanoid(),
  sources: [],
  ...more,
});
const welcomeAt = (timestamp: string) =>
  message({ role: 'assistant', kind: 'welcome', content: '', timestamp, state: 'whole' });
const now = () => new Date().toISOString();

type In<Payload = object> = PayloadAction<{ lang: Language } & Payload>;

/** The answer that comes, if one does. */
function writingIn(state: ChatState, lang: Language): Message | undefined {
  return state.conversations[lang]?.messages.findLast(({ state: stage }) => stage === 'writing');
}

/** Ends the answer that comes: nothing of it is kept where nothing had come. */
function end(state: ChatState, lang: Language, stage: 'stopped' | 'broken') {
  const conversation = state.conversations[lang];
  const answer = writingIn(state, lang);
  if (!conversation || !answer) return;
  conversation.isWaiting = false;
  if (answer.content) answer.state = stage;
  else conversation.messages = conversation.messages.filter((each) => each !== answer);
}

/** The conversations with the assistant, one for each language, and the reports that it has written. They end with the visit. */
export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    /** A language is shown: its conversation begins with the welcome. What was said in it before can be brought back. */
    entered: {
      prepare: (lang: Language) => ({ payload: { lang, at: now(), welcome: welcomeAt(now()) } }),
      reducer(state, { payload: { lang, welcome } }: In<{ welcome: Message }>) {
        if (state.language === lang) return;
        state.language = lang;
        const { messages = [], earlier = [] } = state.conversations[lang] ?? {};
        const hasAsked = messages.some(({ role }) => role === 'user');
        state.conversations[lang] = {
          messages: [welcome],
          earlier: hasAsked ? [...earlier, ...messages] : earlier,
          isWaiting: false,
        };
      },
    },
    earlierShown(state, { payload: lang }: PayloadAction<Language>) {
      const conversation = state.conversations[lang];
      if (!conversation) return;
      conversation.messages.unshift(...conversation.earlier);
      conversation.earlier = [];
    },
    asked: {
      prepare: (lang: Language, question: string) => {
        const timestamp = now();
        const asks = message({ role: 'user', kind: 'text', content: question, timestamp, state: 'whole' });
        const answer = message({ role: 'assistant', kind: 'text', content: '', timestamp, state: 'writing' });
        return { payload: { lang, asks, answer } };
      },
      reducer(state, { payload: { lang, asks, answer } }: In<{ asks: Message; answer: Message }>) {
        const conversation = state.conversations[lang];
        if (!conversation) return;
        conversation.messages.push(asks, answer);
        conversation.isWaiting = true;
        conversation.unanswered = asks.content;
        conversation.failure = undefined;
      },
    },
    /** The last question is removed with what came as its answer, to be asked again. */
    takenBack(state, { payload: lang }: PayloadAction<Language>) {
      const conversation = state.conversations[lang];
      const last = conversation?.messages.findLastIndex(({ role }) => role === 'user') ?? -1;
      if (last >= 0) conversation?.messages.splice(last);
    },
    pieceCame(state, { payload: { lang, text } }: In<{ text: string }>) {
      const answer = writingIn(state, lang);
      if (answer) answer.content += text;
    },
    answered(state, { payload: { lang, answer } }: In<{ answer: ChatAnswer }>) {
      const conversation = state.conversations[lang];
      const written = writingIn(state, lang);
      if (!conversation || !written) return;
      written.content = answer.response;
      written.sources = answer.sources;
      written.state = 'whole';
      conversation.isWaiting = false;
      conversation.unanswered = undefined;
      state.model = answer.model;
    },
    stopped: (state, { payload: lang }: PayloadAction<Language>) => end(state, lang, 'stopped'),
    /** No answer came, or not all of it: the welcome takes its place. */
    failed: {
      prepare: (lang: Language, failure: Failure) => ({ payload: { lang, failure, welcome: welcomeAt(now()) } }),
      reducer(state, { payload: { lang, failure, welcome } }: In<{ failure: Failure; welcome: Message }>) {
        const conversation = state.conversations[lang];
        if (!conversation || !writingIn(state, lang)) return;
        end(state, lang, 'broken');
        conversation.messages.push(welcome);
        conversation.failure = failure;
      },
    },
    reportCame(state, { payload }: PayloadAction<AnalysisReport>) {
      state.reports.unshift(payload);
    },
  },
});

export const { entered, earlierShown, asked, takenBack, pieceCame, answered, stopped, failed, reportCame } =
  chatSlice.actions;

/** The part of the store's state that this feature knows; it is there once its code has come. */
export interface ChatRoot {
  chat?: ChatState;
}

const empty: Conversation = { messages: [], earlier: [], isWaiting: false };
export const selectConversation = ({ chat }: ChatRoot, lang: Language): Conversation =>
  chat?.conversations[lang] ?? empty;
export const selectModel = ({ chat }: ChatRoot): string | undefined => chat?.model;
export const selectReports = ({ chat }: ChatRoot): AnalysisReport[] => chat?.reports ?? initialState.reports;
