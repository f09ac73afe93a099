import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { home } from '../content/home.ts';
import { programFilm } from '../content/films.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { HomeHero } from '../sections/HomeHero/HomeHero.tsx';
import { PartnerFilm } from '../sections/PartnerFilm/PartnerFilm.tsx';
import { PartnerLogos } from '../sections/PartnerLogos/PartnerLogos.tsx';
import { Services } from '../sections/Services/Services.tsx';
import { Testimonials } from '../sections/Testimonials/Testimonials.tsx';

const { hero, video, partnerLogos, services, testimonials, banner } = home;

export const seo: SeoContent = { ...home.seo, film: programFilm };

export default function HomePage() {
  return (
    <SiteLayout>
      <HomeHero hero={hero} />
      <PartnerFilm video={video} />
      <PartnerLogos partners={partnerLogos} />
      <Services services={services} />
      <Testimonials id="testimonials" testimonials={testimonials} />
      <CtaBanner
        title={banner.title}
        text={banner.text}
        action={
          <ButtonLink to={banner.action.to} size="large">
            {banner.action.label}
          </ButtonLink>
        }
      />
    </SiteLayout>
  );
}
