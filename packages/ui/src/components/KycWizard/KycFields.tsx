'use client';

import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { UnlessTicked } from '../../internal/UnlessTicked.tsx';
import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { ConsentField } from '../../primitives/ConsentField/ConsentField.tsx';
import { CountrySelect } from '../../primitives/CountrySelect/CountrySelect.tsx';
import { DateOfBirthField } from '../../primitives/DateOfBirthField/DateOfBirthField.tsx';
import type { FormFields } from '../../primitives/Form/useFormFields.ts';
import { PhoneField } from '../../primitives/PhoneField/PhoneField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { kycMessages } from './KycWizard.messages.ts';
import { isCheck, type KycCheckField, type KycField, type KycTextField, type KycValues } from './kycDefinition.ts';
import { unlessBoxes } from './kycForm.ts';

export interface KycFieldsProps {
  form: FormFields<KycValues>;
  fields: Readonly<Record<string, KycField>>;
}

/** Fields below each other; neighbours of one kind of row share a grid. */
export function KycFields({ form, fields }: KycFieldsProps) {
  return rowsOf(fields).map(({ layout, names }) => {
    const content = names.map((name) => <OneField key={name} form={form} name={name} field={fields[name]} />);
    const [first] = names;
    return layout === 'whole' ? (
      <Fragment key={first}>{content}</Fragment>
    ) : (
      <div key={first} className={gridOf[layout]}>
        {content}
      </div>
    );
  });
}

type Layout = 'whole' | 'half' | KycCheckField['kind'];

const gridOf: Record<Exclude<Layout, 'whole'>, string> = {
  half: 'nz:grid nz:items-start nz:gap-x-gap nz:gap-y-5 nz:@min-[40rem]:grid-cols-2',
  consent: 'nz:grid nz:gap-3',
  statement: 'nz:bare',
};

function layoutOf(field: KycField): Layout {
  if (isCheck(field)) return field.kind;
  return field.isHalf ? 'half' : 'whole';
}

function rowsOf(fields: KycFieldsProps['fields']) {
  const rows: { layout: Layout; names: string[] }[] = [];
  const boxes = unlessBoxes(fields);
  for (const [name, field] of Object.entries(fields)) {
    if (boxes.has(name)) continue;
    const layout = layoutOf(field);
    const last = rows.at(-1);
    if (last?.layout === layout) last.names.push(name);
    else rows.push({ layout, names: [name] });
  }
  return rows;
}

interface OneFieldProps {
  form: FormFields<KycValues>;
  name: string;
  field: KycField | undefined;
}

function OneField({ form, name, field }: OneFieldProps) {
  const { formatMessage } = useIntl();
  if (!field) return null;
  if (!isCheck(field)) return <Entry form={form} name={name} field={field} />;
  if (field.kind === 'statement') return <CheckboxField {...form.checkbox(name)} />;
  return <ConsentField description={field.description && formatMessage(field.description)} {...form.checkbox(name)} />;
}

/** A field that is typed or chosen. */
function Entry({ form, name, field }: OneFieldProps & { field: Exclude<KycField, KycCheckField> }) {
  const { formatMessage } = useIntl();
  const hint = field.hint && formatMessage(field.hint);
  switch (field.kind) {
    case 'text':
      return <Line form={form} name={name} field={field} />;
    case 'paragraphs':
      return <TextArea hint={hint} characterLimit={field.limit} rows={6} {...form.field(name)} />;
    case 'email':
      return <TextField type="email" autoComplete="email" hint={hint} {...form.text(name)} />;
    case 'phone':
      return <PhoneField hint={hint} {...form.text(name)} />;
    case 'birth-date':
      return <DateOfBirthField hint={hint} {...form.custom(name)} />;
    case 'country':
      return <CountrySelect hint={hint} {...form.field(name)} />;
    case 'choice':
      return (
        <SelectField
          hint={hint}
          placeholder={formatMessage(kycMessages.choose)}
          options={field.options.map(({ value, label }) => ({ value, label: formatMessage(label) }))}
          {...form.field(name)}
        />
      );
  }
}

function Line({ form, name, field }: OneFieldProps & { field: KycTextField }) {
  const { formatMessage } = useIntl();
  const { hint, autoComplete, spellCheck, unless } = field;
  const texts = { hint: hint && formatMessage(hint), autoComplete, spellCheck };
  const line = <TextField {...texts} {...form.text(name)} />;
  return unless ? <UnlessTicked box={form.checkbox(unless)}>{line}</UnlessTicked> : line;
}
