import type { PartnerLogoContent } from '../content/types.ts';

export type LogoListProps = {
  logos: readonly PartnerLogoContent[];
  /** Without a name the list is hidden from assistive technology. */
  label?: string;
  className?: string;
};

/** Partners' logos. The place that they are in decides how they are laid out. */
export function LogoList({ logos, label, className }: LogoListProps) {
  return (
    <ul className={className} {...(label ? { 'aria-label': label } : { 'aria-hidden': true })}>
      {logos.map(({ name, file, width, height }) => (
        <li key={file}>
          <img src={file} width={width} height={height} alt={label ? name : ''} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
