import { withoutUnshowable } from '@nzete/domain';
import { type ActionFunction, data, type RouteObject, redirect } from 'react-router-dom';
import { selectLanguage } from '../features/language/languageSlice.ts';
import { newsletterForm } from '../features/newsletter/form.server.ts';
import { analysisForm, chatForm } from '../routes/data/forms.server.ts';
import { interestForm } from '../routes/digital-literacy/form.server.ts';
import { signUpForm } from '../routes/events/form.server.ts';
import { giftForm } from '../routes/gift/form.server.ts';
import { documentsForm } from '../routes/identity-documents/form.server.ts';
import { kycForms, partnershipForm } from '../routes/partners/forms.server.ts';
import { consultationForm, updateForm } from '../routes/partnerships/forms.server.ts';
import { feedbackForm } from '../routes/send-feedback/form.server.ts';
import { statusForm } from '../routes/status/form.server.ts';
import { volunteerForm } from '../routes/volunteers/form.server.ts';
import type { ActionAnswer } from '../shared/formAnswer.ts';
import type { FormHandler } from '../shared/formHandler.server.ts';
import { sentPath } from '../shared/routes.ts';
import { withLanguage } from './languageAddress.ts';
import type { FormDrafts } from './renderer.ts';
import { selectAddressLanguage } from './selectors.ts';
import type { SiteStore } from './store.ts';

/**
 * The forms that work without JavaScript, by the value of their submit button, which is named
 * `intent`. Only the server's build imports them.
 */
const forms: Readonly<Record<string, FormHandler>> = {
  newsletter: newsletterForm(),
  'footer-newsletter': newsletterForm(),
  feedback: feedbackForm,
  status: statusForm,
  volunteer: volunteerForm,
  'course-interest': interestForm,
  'donation-notice': newsletterForm('donations'),
  gift: giftForm,
  'event-sign-up': signUpForm,
  consultation: consultationForm,
  update: updateForm,
  partnership: partnershipForm,
  ...kycForms,
  'kyc-documents': documentsForm,
  chat: chatForm,
  analysis: analysisForm,
};

const intentOf = (fields: FormData) => String(fields.get('intent'));

/** A refused form shows its texts again, and HTML cannot carry every character. */
async function fieldsOf(request: Request): Promise<FormData> {
  const fields = new FormData();
  for (const [name, value] of await request.formData())
    fields.append(name, typeof value === 'string' ? withoutUnshowable(value) : value);
  return fields;
}

/** Whether a request is a form of the site; anything else is "not found". */
export async function isForm(request: Request): Promise<boolean> {
  const fields = await fieldsOf(request).catch(() => undefined);
  return fields !== undefined && Object.hasOwn(forms, intentOf(fields));
}

/** The routes with the action that handles forms. In the browser the forms send themselves. */
export function withForms(
  routes: RouteObject[],
  { store, drafts }: { store: SiteStore; drafts: FormDrafts },
): RouteObject[] {
  const action: ActionFunction = async ({ request }) => {
    const fields = await fieldsOf(request);
    const form = intentOf(fields);
    const lang = selectLanguage(store.getState());
    const result = await forms[form]?.({ fields, lang, dispatch: store.dispatch, drafts });
    if (!result) throw new Error(`No form is named ${form}`);
    if (result.ok) {
      const address = result.next ?? sentAddress(form, result.reference);
      const language = selectAddressLanguage(store.getState());
      return redirect(language ? withLanguage(address, language) : address, 303);
    }
    return data({ form, ...result.answer } satisfies ActionAnswer, result.status);
  };
  const withAction = (route: RouteObject): RouteObject =>
    route.children ? { ...route, children: route.children.map(withAction) } : { ...route, action };
  return routes.map(withAction);
}

/** The page that confirms a form. */
const sentAddress = (form: string, reference: string | undefined) =>
  `${sentPath}?${new URLSearchParams({ form, ...(reference && { reference }) })}`;
