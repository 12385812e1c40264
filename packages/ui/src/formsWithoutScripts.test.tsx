import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { AnalysisGenerator } from './components/AnalysisGenerator/index.ts';
import { ChatPanel } from './components/ChatPanel/index.ts';
import { CourseInterestForm } from './components/CourseInterestForm/index.ts';
import { NewsletterForm } from './components/NewsletterForm/index.ts';
import { UpdateForm } from './components/UpdateForm/index.ts';
import { VolunteerForm } from './components/VolunteerForm/index.ts';

const never = () => new Promise<never>(() => {});
const ignore = () => {};

/** The server's HTML of a form, and its parts. */
function rendered(form: ReactNode) {
  const html = renderToString(
    <IntlProvider locale="en" onError={ignore}>
      {form}
    </IntlProvider>,
  );
  const tag = (name: string) =>
    new RegExp(`<(?:input|textarea|select|button)[^>]* name="${name}"[^>]*>[^<]*`).exec(html);
  return { html, tag: (name: string) => tag(name)?.[0] ?? '', form: /<form[^>]*>/.exec(html)?.[0] ?? '' };
}

test.each([
  ['NewsletterForm', <NewsletterForm key="" onSubmit={never} intent="x" />],
  ['VolunteerForm', <VolunteerForm key="" intent="x" />],
  ['UpdateForm', <UpdateForm key="" onSubmit={never} intent="x" />],
  ['CourseInterestForm', <CourseInterestForm key="" onSubmit={never} onLookup={never} intent="x" />],
  ['ChatPanel', <ChatPanel key="" title="Ask" messages={[]} onSend={ignore} intent="x" />],
  ['AnalysisGenerator', <AnalysisGenerator key="" onGenerate={ignore} intent="x" />],
])('[FORM-01] %s can be posted by a browser without JavaScript', (_name, element) => {
  const { form, tag } = rendered(element);
  expect(form).toContain('method="post"');
  expect(form).not.toContain('action=');
  expect(tag('intent')).toContain('value="x"');
  expect(tag('intent')).toContain('type="submit"');
  expect(tag('intent')).not.toMatch(/ disabled=|needs-script/);
});

test('[FORM-01] a long form starts with the values and errors of the answer', () => {
  const answer = {
    values: { lastName: 'Mbo', backgroundCheck: true },
    errors: { email: 'email.required', skills: '?' },
  };
  const { html, tag } = rendered(<VolunteerForm answer={answer} />);
  expect(tag('lastName')).toContain('value="Mbo"');
  expect(tag('backgroundCheck')).toContain(' checked=');
  expect(tag('workingWithVulnerable')).not.toContain(' checked=');
  expect(tag('email')).toContain('aria-invalid="true"');
  expect(tag('firstName')).toContain('aria-invalid="false"');
  const [, summary = ''] = html.split('data-slot="error-summary"');
  expect(summary.match(/href="#[^"]+-(?:email|skills)"/g)).toHaveLength(2);
  expect(html).toContain('This was not accepted. Change it, then send the form again.');
  expect(html).toMatch(/autofocus=""[^>]*data-slot="error-summary"/);
});

test('[FORM-01] an answer has the errors of lists too', () => {
  const answer = { values: { interests: [] }, errors: { email: 'email.required', interests: 'interests.required' } };
  const { html } = rendered(<CourseInterestForm onSubmit={never} onLookup={never} answer={answer} />);
  const [, summary = ''] = html.split('data-slot="error-summary"');
  expect(summary.match(/href="#[^"]+-(?:email|interests)"/g)).toHaveLength(2);
});

test('[FORM-01] a form says why valid values were not received', () => {
  const answer = {
    values: { title: 'Rain' },
    errors: {},
    outcome: { ok: false, reason: 'wait', seconds: 42 },
  } as const;
  const { html, tag } = rendered(<UpdateForm onSubmit={never} answer={answer} />);
  expect(tag('title')).toContain('value="Rain"');
  expect(html).toContain('again in 42 seconds');
});

test('[FORM-01, NEWS-02] the newsletter keeps a malformed address, and focuses it', () => {
  const answer = { values: { email: 'ada' }, errors: { email: 'malformed' } };
  const { tag } = rendered(<NewsletterForm onSubmit={never} answer={answer} />);
  expect(tag('email')).toMatch(/aria-invalid="true"/);
  expect(tag('email')).toContain('autofocus');
  expect(tag('email')).toContain('value="ada"');
});
