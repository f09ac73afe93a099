import type { ImageContent } from '../../content/types.ts';

/** An image in AVIF or WebP, loaded when it comes near, with its space reserved. */
export function ResponsiveImage({ image, className }: { image: ImageContent; className?: string }) {
  const { base, width, height, alt } = image;
  return (
    <picture>
      <source type="image/avif" srcSet={`${base}.avif`} />
      <img className={className} src={`${base}.webp`} width={width} height={height} alt={alt} decoding="async" loading="lazy" />
    </picture>
  );
}
