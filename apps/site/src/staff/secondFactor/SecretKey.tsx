import { CopyButton } from '@nzete/ui/CopyButton';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { encode } from 'uqr';
import { setUpMessages as messages } from './messages.ts';

interface SecretKeyProps {
  /** Base 32. */
  secret: string;
  /** `otpauth://totp/…`, which the picture contains. */
  uri: string;
}

/** The key for the app: as a QR code, and as text for those without a camera. */
export function SecretKey({ secret, uri }: SecretKeyProps) {
  const { formatMessage } = useIntl();
  const { size, path } = useMemo(() => drawing(uri), [uri]);
  return (
    <div className="nz:mt-3 nz:grid nz:justify-items-start nz:gap-3">
      <svg
        role="img"
        aria-label={formatMessage(messages.qr)}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        // Cameras need dark on light, in the dark theme too.
        className="nz:w-56 nz:max-w-full nz:bg-(--nz-paper-50) nz:fill-(--nz-forest-950) nz:forced-color-adjust-none"
      >
        <path d={path} />
      </svg>
      <p>
        <FormattedMessage {...messages.typed} />
      </p>
      <p className="nz:flex nz:flex-wrap nz:items-center nz:gap-3">
        <code className="nz:bg-sunk nz:px-2 nz:py-1 nz:font-mono nz:break-all">{inGroups(secret)}</code>
        <CopyButton text={secret} subject={formatMessage(messages.key)} />
      </p>
    </div>
  );
}

/** One path with a square for each dark field; the border of four fields is part of the standard. */
function drawing(text: string) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}

const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
