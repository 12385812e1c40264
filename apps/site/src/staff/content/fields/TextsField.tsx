import { shownLanguage } from '@nzete/domain';
import { languages } from '@nzete/ui/format';
import type { WrittenTexts } from '../types.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { SchemaFieldProps } from './fieldProps.ts';
import { TextInLanguage } from './TextInLanguage.tsx';

/** A text in one or more languages: side by side, or the chosen language where there is room for one. */
export function TextsField({ schema, pointer, value, label }: SchemaFieldProps) {
  const texts = (value ?? {}) as WrittenTexts; // by its schema
  const original = shownLanguage(texts, 'en');
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
            texts={texts}
            original={original}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
