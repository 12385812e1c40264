import {
  type CoursePack,
  coursePackPageUrl,
  coursePackZipUrl,
  useGetCoursePacksQuery,
} from '@nzete/api-client/learning';
import { Button } from '@nzete/ui/Button';
import { FileSize } from '@nzete/ui/FileSize';
import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { RuledList } from '@nzete/ui/RuledList';
import { Section } from '@nzete/ui/Section';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage } from 'react-intl';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { sectionMessages as messages } from './sections.messages.ts';
import { type PacksOnPhone, usePacks } from './usePacks.ts';

/** The parts of the curriculum as files, to keep on the phone. */
export function CoursePacks() {
  const lang = useLang();
  const { number } = useFormat();
  const onPhone = usePacks();
  const { data = [] } = useGetCoursePacksQuery({ lang });
  if (data.length === 0) return null;
  return (
    <Section
      tone="sunk"
      title={<FormattedMessage {...messages.packs} />}
      description={<FormattedMessage {...messages.packsText} />}
    >
      <div className="nz:grid nz:gap-6">
        {sampleNote(data, sampleMessages.lessons)}
        <RuledList
          className="nz:sm:grid-cols-2"
          items={data.map((pack) => ({
            id: pack.id,
            title: pack.title,
            description: (
              <FormattedMessage
                {...messages.packLessons}
                values={{ count: pack.lessons, number: number(pack.lessons) }}
              />
            ),
            actions: <PackActions pack={pack} onPhone={onPhone} />,
          }))}
        />
      </div>
    </Section>
  );
}

interface PackProps {
  pack: CoursePack;
  onPhone: PacksOnPhone;
}

function PackActions({ pack, onPhone }: PackProps) {
  const lang = useLang();
  return (
    <div className="nz:grid nz:justify-items-start nz:gap-2">
      <div className="nz:flex nz:flex-wrap nz:gap-x-6 nz:gap-y-2">
        <Link href={coursePackPageUrl('/api', pack.id, lang)} size="lg">
          <FormattedMessage {...messages.readPack} /> <FileSize type="HTML" bytes={pack.bytes} />
        </Link>
        <Link href={coursePackZipUrl('/api', pack.id, lang)} download size="lg">
          <FormattedMessage {...messages.packZip} /> <FileSize type="ZIP" bytes={pack.zip_bytes} />
        </Link>
      </div>
      <KeepPack pack={pack} onPhone={onPhone} />
    </div>
  );
}

function KeepPack({ pack, onPhone: { packs, keep, remove } }: PackProps) {
  const lang = useLang();
  if (!packs) return null;
  const url = new URL(coursePackPageUrl('/api', pack.id, lang), window.location.href).href;
  const isKept = packs.kept.includes(url);
  const failed = packs.failed?.url === url ? packs.failed.why : undefined;
  return (
    <>
      <Button
        variant="line"
        size="sm"
        isLoading={packs.arriving === url}
        onClick={() => void (isKept ? remove(url) : keep(url))}
      >
        <FormattedMessage {...(isKept ? messages.removePack : messages.keepPack)} />
      </Button>
      <Text role="status" size="sm" tone="muted">
        {isKept ? <FormattedMessage {...messages.packKept} /> : null}
        {failed ? <FormattedMessage {...(failed === 'no-room' ? messages.packNoRoom : messages.packFailed)} /> : null}
      </Text>
    </>
  );
}
