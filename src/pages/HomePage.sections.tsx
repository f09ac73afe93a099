import { homeSections } from '../content/homeSections.ts';
import { joinBanner as banner } from '../content/joinBanner.ts';
import { PageSections } from '../layouts/PageSections/PageSections.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { PartnerVideo } from '../sections/PartnerVideo/PartnerVideo.tsx';
import { PartnerLogos } from '../sections/PartnerLogos/PartnerLogos.tsx';
import { Services } from '../sections/Services/Services.tsx';
import { Testimonials } from '../sections/Testimonials/Testimonials.tsx';

const { video, partnerLogos, services, testimonials } = homeSections;

/** The home page below its first screen. */
export default function HomeSections() {
  return (
    <PageSections after={1}>
      <PartnerVideo video={video} />
      <PartnerLogos partners={partnerLogos} />
      <Services services={services} />
      <Testimonials id="testimonials" testimonials={testimonials} />
      <CtaBanner {...banner} />
    </PageSections>
  );
}
