import pump from 'scene:borehole-rings';
import schoolRoom from 'scene:classroom-chart';
import river from 'scene:river-pirogue';
import acacias from 'scene:savanna';
import seedlings from 'scene:tree-nursery';
import solarVillage from 'scene:village-noon';
import type { HeroStats } from '@nzete/api-client/site';
import type { SignName } from '@nzete/ui/Sign';
import type { MessageDescriptor } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { cardMessages as texts } from './cards.messages.ts';

interface Highlight {
  id: string;
  sign: SignName;
  figure: Exclude<keyof HeroStats, 'asOf'>;
  isAtLeast?: boolean;
  href: string;
  picture: string;
  alt: MessageDescriptor;
  title: MessageDescriptor;
  /** Names the period of the figure: not all are of the last 12 months. */
  text: MessageDescriptor;
  unit: MessageDescriptor;
}

/** The six impact cards of the home page, in their order. */
export const highlights: readonly Highlight[] = [
  {
    id: 'water',
    sign: 'water',
    figure: 'boreholes',
    href: paths.impact,
    picture: pump,
    alt: texts.waterPicture,
    title: texts.waterTitle,
    text: texts.since2020,
    unit: texts.waterUnit,
  },
  {
    id: 'volunteers',
    sign: 'together',
    figure: 'volunteers',
    isAtLeast: true,
    href: paths.volunteers,
    picture: river,
    alt: texts.volunteersPicture,
    title: texts.volunteersTitle,
    text: texts.today,
    unit: texts.volunteersUnit,
  },
  {
    id: 'trees',
    sign: 'climate',
    figure: 'trees',
    isAtLeast: true,
    href: paths.climateMitigation,
    picture: seedlings,
    alt: texts.treesPicture,
    title: texts.treesTitle,
    text: texts.treesText,
    unit: texts.treesUnit,
  },
  {
    id: 'people',
    sign: 'community',
    figure: 'educated',
    isAtLeast: true,
    href: paths.communityEmpowerment,
    picture: schoolRoom,
    alt: texts.peoplePicture,
    title: texts.peopleTitle,
    text: texts.since2020,
    unit: texts.peopleUnit,
  },
  {
    id: 'centers',
    sign: 'digital',
    figure: 'centers',
    href: paths.digitalLiteracy,
    picture: solarVillage,
    alt: texts.centersPicture,
    title: texts.centersTitle,
    text: texts.centersText,
    unit: texts.centersUnit,
  },
  {
    id: 'one',
    sign: 'roots',
    figure: 'treesOfOne',
    href: paths.gallery,
    picture: acacias,
    alt: texts.onePicture,
    title: texts.oneTitle,
    text: texts.oneText,
    unit: texts.oneUnit,
  },
];
