'use client';

import type { ComponentProps, FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { intentProps } from '../../internal/intentProps.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import { FieldSet } from '../../primitives/Field/FieldSet.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { SendOutcome } from '../../primitives/SendOutcome/SendOutcome.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { categoryMessages, courseLanguageMessages, levelMessages } from '../CourseCard/course.messages.ts';
import { courseLanguages, courseLevels, courseTopics } from '../CourseCard/course.ts';
import { courseInterestMessages as texts } from './CourseInterestForm.messages.ts';
import { type InterestHandlers, type LookupNotice, useInterestForm } from './useInterestForm.ts';

export interface CourseInterestFormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>,
    InterestHandlers {
  /**
   * The heading level of its error summary.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Posted as `intent` by the submit button, so that the server knows which form was sent when
   * JavaScript is off.
   */
  intent?: string | undefined;
}

/**
 * A form for course interests. Half a second after an address was typed, it looks up the saved
 * record, fills in the form and updates that record. Changes that the visitor makes during a
 * request are kept, and replaced values can be restored.
 *
 * Slots: `course-interest-form`, `course-interest-form-notice`.
 *
 * @example <CourseInterestForm onLookup={findInterest} onSubmit={saveInterest} onMessage={toast} />
 */
export function CourseInterestForm({
  onLookup,
  onSubmit,
  onMessage,
  answer,
  intent,
  headingLevel = 3,
  className,
  ...props
}: CourseInterestFormProps) {
  const { formatMessage } = useIntl();
  const interest = useInterestForm({ onLookup, onSubmit, onMessage, answer });
  const { form } = interest;
  return (
    <form
      ref={interest.formRef}
      noValidate
      // Without JavaScript the server answers.
      method="post"
      aria-label={props['aria-labelledby'] ? undefined : formatMessage(texts.label)}
      data-slot="course-interest-form"
      className={cx(
        'nz:grid nz:grid-cols-1 nz:gap-6 nz:border-primary nz:border-t-4 nz:bg-surface nz:p-[clamp(1.25rem,4vw,2.5rem)] nz:large-text:px-2',
        className,
      )}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void interest.handleSubmit();
      }}
      {...props}
    >
      <ErrorSummary {...form.summary} headingLevel={headingLevel} />
      <div className="nz:bare">
        <div className="nz:grid nz:grid-cols-1 nz:items-start nz:gap-x-gap nz:gap-y-5 nz:md:grid-cols-2">
          <TextField autoComplete="name" {...form.text('name')} />
          <TextField hint={formatMessage(texts.emailHint)} type="email" autoComplete="email" {...form.text('email')} />
        </div>
        <LookupMessages interest={interest} />
      </div>
      <FieldSet hint={formatMessage(texts.interestsHint)} {...form.group('interests')}>
        <div className="nz:grid nz:gap-x-gap nz:sm:grid-cols-2 nz:xl:grid-cols-3">
          {courseTopics.map((topic) => (
            <CheckboxField
              key={topic}
              label={formatMessage(categoryMessages[topic])}
              {...form.option('interests', topic)}
            />
          ))}
        </div>
      </FieldSet>
      <div className="nz:grid nz:grid-cols-1 nz:items-start nz:gap-x-gap nz:gap-y-5 nz:md:grid-cols-2">
        <SelectField
          placeholder={formatMessage(texts.any)}
          options={courseLevels.map((value) => ({ value, label: formatMessage(levelMessages[value]) }))}
          {...form.field('level')}
        />
        <SelectField
          placeholder={formatMessage(texts.any)}
          options={courseLanguages.map((value) => ({ value, label: formatMessage(courseLanguageMessages[value]) }))}
          {...form.field('language')}
        />
      </div>
      <SendOutcome result={interest.failure} title={null} />
      <Button type="submit" {...intentProps(intent)} isLoading={interest.isSending} className="nz:justify-self-start">
        <FormattedMessage {...(interest.isUpdate ? texts.update : texts.register)} />
      </Button>
    </form>
  );
}

/** The state of the lookup, and what it changed in the form. */
function LookupMessages({ interest }: { interest: ReturnType<typeof useInterestForm> }) {
  const { lookup, notice, retryLookup, restore } = interest;
  const words = noticeOf(notice);
  return (
    <div
      role="status"
      data-slot="course-interest-form-notice"
      // While it looks, its line fills the gap: it comes as someone goes on to the next field, which must not move.
      className={cx('nz:bare', lookup === 'looking' && words.length === 0 ? 'nz:-mb-6' : 'nz:not-empty:mt-6')}
    >
      {lookup === 'looking' ? (
        <p className="nz:text-sm nz:text-text-muted nz:leading-6">
          <FormattedMessage {...texts.looking} />
        </p>
      ) : null}
      {lookup === 'failed' ? (
        <Alert
          tone="warning"
          description={<FormattedMessage {...texts.lookupText} />}
          actions={
            <Button size="sm" variant="line" onClick={retryLookup}>
              <FormattedMessage {...texts.retryLookup} />
            </Button>
          }
        />
      ) : null}
      {words.length > 0 ? (
        <Alert
          tone="info"
          description={words.map((word) => (
            <p className="nz:bare" key={word.id}>
              <FormattedMessage {...word} />
            </p>
          ))}
          actions={
            notice?.replaced ? (
              <Button size="sm" variant="line" onClick={restore}>
                <FormattedMessage {...texts.restore} />
              </Button>
            ) : undefined
          }
        />
      ) : null}
    </div>
  );
}

function noticeOf(notice: LookupNotice | undefined) {
  if (!notice) return [];
  return [
    ...(notice.replaced ? [notice.isFound ? texts.replaced : texts.cleared] : []),
    ...(notice.hasKept ? [texts.kept] : []),
  ];
}
