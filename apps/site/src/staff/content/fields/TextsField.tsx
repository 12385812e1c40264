import { type Language, languages } from '@nzete/ui/format';
import { FieldGroup } from './FieldGroup.tsx';
import type { SchemaFieldProps } from './fieldProps.ts';
import { TextInLanguage } from './TextInLanguage.tsx';

/** A text in every language: side by side, or the chosen language where there is room for one. */
export function TextsField({ schema, pointer, value, label }: SchemaFieldProps) {
  const texts = (value ?? {}) as Readonly<Partial<Record<Language, string>>>; // by its schema
  return (
    <FieldGroup pointer={pointer} label={label}>
      <div className="nz:grid nz:min-w-0 nz:items-start nz:gap-x-5 nz:gap-y-4 nz:@xl:grid-cols-2">
        {languages.map((language) => (
          <TextInLanguage
            key={language}
            pointer={pointer}
            language={language}
            name={label}
            limit={schema.properties?.[language]?.maxLength}
            advised={schema.properties?.[language]?.['x-advised-length']}
            text={texts[language] ?? ''}
            original={texts.en ?? ''}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
