import type { ImageContent } from '../../content/types.ts';
import { fileName } from './fileName.ts';

export type ResponsiveImageProps = {
  image: ImageContent;
  /** The `sizes` attribute, for an image with several widths. */
  sizes?: string;
  /** Loads the image eagerly and with high priority, for the main image of a page. */
  isPriority?: boolean;
  className?: string;
};

const sources = (image: ImageContent, format: 'avif' | 'webp') =>
  image.widths?.map((width) => `${fileName(image, width, format)} ${width}w`).join(', ');

/** An image in AVIF or WebP, in the size that the screen needs, with its space reserved. */
export function ResponsiveImage({ image, sizes, isPriority = false, className }: ResponsiveImageProps) {
  const { width, height, alt } = image;
  return (
    <picture>
      <source type="image/avif" srcSet={sources(image, 'avif') ?? fileName(image, width, 'avif')} sizes={sizes} />
      <img
        className={className}
        srcSet={sources(image, 'webp')}
        sizes={sizes}
        src={fileName(image, width, 'webp')}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={isPriority ? 'eager' : 'lazy'}
        {...(isPriority ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  );
}
