import { FormattedMessage } from 'react-intl';
import { pictureSources } from '../../../shared/pictureSources.ts';
import { pictureMessages as messages } from '../texts/pictureMessages.ts';

interface ThumbnailProps {
  /** The address of the largest file; undefined if there is no picture, or it does not exist. */
  url: string | undefined;
  reference: string;
}

/** A small copy of a picture. */
export function Thumbnail({ url, reference }: ThumbnailProps) {
  const webp = url === undefined ? undefined : pictureSources(url)?.formats.find(({ type }) => type === 'image/webp');
  return (
    <div className="nz:grid nz:aspect-square nz:w-30 nz:place-items-center nz:overflow-hidden nz:border nz:border-dashed nz:border-control nz:text-center nz:text-xs nz:text-text-muted">
      {url ? (
        <img
          src={url}
          srcSet={webp?.srcSet}
          sizes="7.5rem"
          alt=""
          loading="lazy"
          className="nz:size-full nz:object-cover"
        />
      ) : reference ? (
        <span className="nz:p-2 nz:[overflow-wrap:anywhere]">{reference.slice(reference.indexOf(':') + 1)}</span>
      ) : (
        <FormattedMessage {...messages.none} />
      )}
    </div>
  );
}
