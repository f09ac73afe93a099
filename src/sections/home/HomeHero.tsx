import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId, type ReactNode } from 'react';
import { PageSection } from '../../components/PageSection.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { DisplayTitle, Eyebrow, Lead, Small } from '../../components/text.ts';
import type { HomeHeroContent } from '../../content/home.ts';
import { Actions, Copy, Evidence, Introduction, Layout, QuickLink, QuickLinks, Vine } from './HomeHero.styles.ts';

export type HomeHeroProps = {
  hero: HomeHeroContent;
  /** Stands beside the copy, on small screens below it. */
  picture: ReactNode;
};

/** The hero of the home page: the copy, two links, the evidence, the product and three quick links. */
export function HomeHero({ hero, picture }: HomeHeroProps) {
  const titleId = useId();
  return (
    <PageSection labelledBy={titleId}>
      <Layout>
        <Vine variant="hero" />
        <Copy>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <DisplayTitle id={titleId}>{hero.title}</DisplayTitle>
          <Lead $width={36}>{hero.tagline}</Lead>
          <Actions>
            <ButtonLink to={hero.primary.to} size="large">
              {hero.primary.label}
            </ButtonLink>
            <ButtonLink to={hero.secondary.to} size="large" variant="secondary">
              {hero.secondary.label}
              <VisuallyHidden> {hero.secondary.about}</VisuallyHidden>
            </ButtonLink>
          </Actions>
          <Evidence>
            {hero.evidence.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Evidence>
          <Introduction>{hero.introduction}</Introduction>
          <Small>{hero.disclaimer}</Small>
        </Copy>
        {picture}
      </Layout>
      <nav aria-label={hero.quickLinksLabel}>
        <QuickLinks>
          {hero.quickLinks.map(({ label, text, to }) => (
            <li key={label}>
              <QuickLink to={to}>
                <strong>{label}</strong>
                <span>{text}</span>
                <ArrowRight size={24} strokeWidth={1.5} aria-hidden />
              </QuickLink>
            </li>
          ))}
        </QuickLinks>
      </nav>
    </PageSection>
  );
}
