/** The identity checks to copy ask what the server of the client takes. */
import { expect, test } from 'vitest';
import openapi from '../../packages/api-client/openapi.json' with { type: 'json' };
import { identityCheck as starter } from '../../packages/create-nzete/templates/shared/src/identityCheck.ts';
import { identityCheck as block } from '../../packages/ui/blocks/identityCheck.ts';
import type { KycDefinition } from '../../packages/ui/src/components/KycWizard/kycDefinition.ts';
import { kycForm } from '../../packages/ui/src/components/KycWizard/kycForm.ts';

const { properties, required } = openapi.components.schemas.KycApplicationInput;

// What TypeScript does not see: a server refuses fields that it does not know.
test.each<[string, KycDefinition]>([
  ['block', block],
  ['starters', starter],
])(
  '[LIB-23] [LIB-37] the identity check of the %s sends every field that is required, and no unknown one',
  (_, definition) => {
    const sent = Object.keys(kycForm(definition).toApplication(kycForm(definition).empty));
    expect(sent.filter((name) => !Object.hasOwn(properties, name))).toEqual([]);
    expect(required.filter((name) => !sent.includes(name))).toEqual([]);
  },
);

test('[LIB-37] every income of the server can be chosen', () => {
  for (const definition of [block, starter]) {
    const { options } = definition.steps[1].fields.income;
    expect(options.map(({ value }) => value)).toEqual(properties.income.enum);
  }
});
