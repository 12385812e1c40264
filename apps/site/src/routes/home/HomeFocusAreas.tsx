import { type Sign, useGetNavigationQuery } from '@nzete/api-client/site';
import { FocusAreaStrips } from '@nzete/ui/FocusAreaStrips';
import { written } from '@nzete/ui/format';
import { Section } from '@nzete/ui/Section';
import { FormattedMessage } from 'react-intl';
import { useLang } from '../../shared/useLang.ts';
import { pictureOf } from '../../shared/writtenIn.tsx';
import { homeMessages as texts } from './home.messages.ts';

/** The object position for pictures whose subject would be cropped. */
const crops: Partial<Record<Sign, string>> = { water: 'nz:object-[42%_50%]', community: 'nz:object-[86%_50%]' };

/** The focus areas from the API. The section is omitted if they failed to load. */
export function HomeFocusAreas() {
  const language = useLang();
  const { data } = useGetNavigationQuery({ lang: language });
  if (!data || data.focus_areas.length === 0) return null;
  return (
    <Section title={<FormattedMessage {...texts.focusTitle} />}>
      <FocusAreaStrips
        defaultOpen="wildlife"
        areas={data.focus_areas.map((area) => ({
          id: area.sign,
          sign: area.sign,
          title: written(area, 'label'),
          description: written(area, 'description'),
          picture: { ...pictureOf(area.image), imageClassName: crops[area.sign] },
          href: area.href,
        }))}
      />
    </Section>
  );
}
