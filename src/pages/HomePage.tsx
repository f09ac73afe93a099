import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { home } from '../content/home.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { HomeHero } from '../sections/HomeHero/HomeHero.tsx';

const { hero, banner } = home;

export const { seo } = home;

export default function HomePage() {
  return (
    <SiteLayout>
      <HomeHero hero={hero} />
      <CtaBanner
        tone="tint"
        title={banner.title}
        text={banner.text}
        action={
          <ButtonLink size="large" to={banner.action.to}>
            {banner.action.label}
          </ButtonLink>
        }
      />
    </SiteLayout>
  );
}
