import { Type } from 'typebox';
import { Accent, localised, oneOf, ref, sampleMark, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const ClimateProgramIcon = oneOf(['TreePine', 'Sprout', 'Droplets', 'GraduationCap', 'CloudSun', 'Users'], {
  $id: 'ClimateProgramIcon',
});

const ClimateProgram = strictObject(
  {
    title: localised(60, { examples: ['Reforestation'] }),
    subheading: localised(100, { examples: ['From the nursery to the field'] }),
    description: localised(320, {
      examples: ['Volunteers raise seedlings in Nsele and plant them with the families.'],
    }),
    impact: localised(100, { examples: ['50,000+ trees planted'] }),
    icon: ref(ClimateProgramIcon),
    color: ref(Accent),
    sample: sampleMark(),
  },
  { $id: 'ClimateProgram' },
);

export const climatePrograms = contentResource({
  path: '/climate-programs',
  operationId: 'getClimatePrograms',
  summary: 'Programs of the climate mitigation page',
  tag: 'Programs',
  answer: Type.Array(ref(ClimateProgram), { $id: 'ClimatePrograms' }),
});
