import { team } from '../resources/team.ts';
import { ruleFor } from './rule.ts';

/** `Marie-Claire wa Ilunga` to `MI`: the capitals that begin words. */
const initialsOf = (name: string) => [...name.matchAll(/(?:^| )(\p{Lu})/gu)].map(([, letter]) => letter).join('');

/** The initials of an avatar must match the name. */
export const teamInitials = ruleFor<{ name: string; initials: string }[]>(team, (members) =>
  members.flatMap(({ name, initials }, index) =>
    initials === initialsOf(name)
      ? []
      : [
          {
            place: `/${index}/initials`,
            what: `is ${initials}, but those of ${name} are ${initialsOf(name)}`,
            code: 'initials',
            value: initialsOf(name),
          },
        ],
  ),
);
