import { homeBands } from '../content/homeBands.ts';
import { joinBanner as banner } from '../content/joinBanner.ts';
import { Bands } from '../layouts/Bands/Bands.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { PartnerFilm } from '../sections/PartnerFilm/PartnerFilm.tsx';
import { PartnerLogos } from '../sections/PartnerLogos/PartnerLogos.tsx';
import { Services } from '../sections/Services/Services.tsx';
import { Testimonials } from '../sections/Testimonials/Testimonials.tsx';

const { video, partnerLogos, services, testimonials } = homeBands;

/** The home page below its first screen. */
export default function HomeBands() {
  return (
    <Bands after={1}>
      <PartnerFilm video={video} />
      <PartnerLogos partners={partnerLogos} />
      <Services services={services} />
      <Testimonials id="testimonials" testimonials={testimonials} />
      <CtaBanner {...banner} />
    </Bands>
  );
}
