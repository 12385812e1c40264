import { type CoursePack, coursePackPageUrl, coursePackZipUrl } from '@nzete/api-client/learning';
import { Button } from '@nzete/ui/Button';
import { FileSize } from '@nzete/ui/FileSize';
import { useFormat, written } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { RuledList } from '@nzete/ui/RuledList';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage } from 'react-intl';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { countMessage, messages } from './messages.ts';
import { type PacksOnPhone, usePacks } from './usePacks.ts';

/** The parts of the curriculum as files, to keep on the phone. */
export function CoursePacks({ packs }: { packs: readonly CoursePack[] }) {
  const { number } = useFormat();
  const onPhone = usePacks();
  return (
    <div className="nz:grid nz:gap-6">
      {sampleNote(packs, sampleMessages.lessons)}
      <RuledList
        className="nz:sm:grid-cols-2"
        headingLevel={2}
        items={packs.map((pack) => ({
          id: pack.id,
          title: written(pack, 'title'),
          description: (
            <FormattedMessage {...countMessage} values={{ count: pack.lessons, number: number(pack.lessons) }} />
          ),
          actions: <PackActions pack={pack} onPhone={onPhone} />,
        }))}
      />
    </div>
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
          <FormattedMessage {...messages.read} /> <FileSize type="HTML" bytes={pack.bytes} />
        </Link>
        <Link href={coursePackZipUrl('/api', pack.id, lang)} download size="lg">
          <FormattedMessage {...messages.zip} /> <FileSize type="ZIP" bytes={pack.zip_bytes} />
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
        <FormattedMessage {...(isKept ? messages.remove : messages.keep)} />
      </Button>
      <Text role="status" size="sm" tone="muted">
        {isKept ? <FormattedMessage {...messages.kept} /> : null}
        {failed ? <FormattedMessage {...(failed === 'no-room' ? messages.noRoom : messages.failed)} /> : null}
      </Text>
    </>
  );
}
