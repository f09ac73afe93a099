import type { ImageContent } from '../../content/types.ts';

export const states = ['Lazy', 'Priority'] as const;

export type ResponsiveImageProps = {
  picture: ImageContent;
  /** The `sizes` attribute: how wide the picture is drawn. */
  sizes: string;
  /** The page's main picture: loaded first, never lazily. */
  isPriority?: boolean;
  className?: string;
};

const fileName = ({ base, widths }: ImageContent, width: number, format: 'avif' | 'webp') =>
  widths ? `${base}-${width}.${format}` : `${base}.${format}`;

const sources = (picture: ImageContent, format: 'avif' | 'webp') =>
  (picture.widths ?? [picture.width]).map((width) => `${fileName(picture, width, format)} ${width}w`).join(', ');

/** A picture in AVIF or WebP, in the size that the visitor's screen needs, with its space reserved. */
export function ResponsiveImage({ picture, sizes, isPriority = false, className }: ResponsiveImageProps) {
  const { width, height, alt } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={sources(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources(picture, 'webp')} sizes={sizes} />
      <img
        className={className}
        src={fileName(picture, width, 'webp')}
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
