import BadgeCheck from 'lucide-react/icons/badge-check';
import { Container } from '../../components/PageSection.tsx';
import { Logo } from '../../components/Logo.tsx';
import { SampleTag } from '../../components/SampleTag.tsx';
import { hasSamples as siteHasSamples, hasThirdParties, settings } from '../../config/settings.ts';
import { brand } from '../../content/brand.ts';
import { footer } from '../../content/navigation.ts';
import { samples } from '../../content/samples.ts';
import type { Link } from '../../lib/links.ts';
import { Address, Base, Columns, Contact, Disclaimer, FooterLink, GroupTitle, Root, Seal, Wordmark } from './Footer.styles.ts';
import { DeferredThirdParties } from './DeferredThirdParties.tsx';
import { PrivacyChoices } from './PrivacyChoices.tsx';

const groups: readonly { title: string; links: readonly Link[] }[] = [
  footer.company,
  footer.legal,
  { title: footer.socialTitle, links: brand.social.map(({ label, url }) => ({ label, to: { url, opensNewTab: true } })) },
];

const { sample }: { sample?: true } = brand;

export type FooterProps = {
  /** Whether the site has invented content; by default whether this build has. */
  hasSamples?: boolean;
};

/** The footer of every page: links, support, the postal address, the compliance seal and the disclaimer. */
export function Footer({ hasSamples = siteHasSamples }: FooterProps) {
  const { street, city, region, postalCode } = brand.address;
  return (
    <Root aria-label={footer.landmark}>
      <Container>
        <Columns>
          <Contact>
            <Wordmark>
              <Logo />
              {brand.name}
            </Wordmark>
            <GroupTitle>{footer.contactTitle}</GroupTitle>
            <FooterLink to={{ phone: brand.phone }}>{brand.phone}</FooterLink>
            <FooterLink to={{ email: brand.email }}>{brand.email}</FooterLink>
            <Address>
              {street},{' '}
              <span>
                {city}, {region} {postalCode}
              </span>
            </Address>
            {hasThirdParties ? <DeferredThirdParties /> : null}
          </Contact>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <GroupTitle>{title}</GroupTitle>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <FooterLink to={to}>{label}</FooterLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
        <Base>
          <Seal to={{ url: settings.VITE_SEAL_URL ?? brand.complianceSeal.url, opensNewTab: true }}>
            <BadgeCheck size={32} strokeWidth={1.25} aria-hidden />
            <span>
              <strong>{brand.complianceSeal.label}</strong>
              <br />
              {brand.complianceSeal.detail} <SampleTag sample={sample} />
            </span>
          </Seal>
          <Disclaimer>
            <p>{footer.disclaimer}</p>
            <p>
              {footer.copyright} <PrivacyChoices /> <SampleTag sample={hasSamples}>{samples.footer}</SampleTag>
            </p>
          </Disclaimer>
        </Base>
      </Container>
    </Root>
  );
}
