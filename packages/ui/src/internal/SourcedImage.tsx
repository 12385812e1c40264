'use client';

import type { ComponentProps } from 'react';
import { useNzete } from '../provider/NzeteProvider.tsx';

/** The width for which a file is chosen when the visitor saves data. */
const SMALL = '20rem';

/** An image with the sizes and formats that the provider knows, from which the browser chooses. */
export function SourcedImage({ sizes = '100vw', alt, className, ...props }: ComponentProps<'img'>) {
  const { pictureSources, savesData } = useNzete();
  const { src, srcSet } = props;
  const photo = src && !srcSet ? pictureSources?.(src) : undefined;
  if (!photo) return <img alt={alt} className={className} sizes={srcSet && sizes} {...props} />;
  const { formats, width, height } = photo;
  return (
    <picture className="nz:contents">
      {formats.map((format) => (
        <source key={format.type} sizes={savesData ? SMALL : sizes} {...format} />
      ))}
      <img alt={alt} className={className} width={width} height={height} {...props} />
    </picture>
  );
}
