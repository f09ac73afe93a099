import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { about } from '../content/about.ts';
import { thankYouDemo } from '../content/thankYouDemo.ts';
import { demo } from '../content/demo.ts';
import { partnerLogos } from '../content/partnerLogos.ts';
import { pinboard } from '../content/pinboard.ts';
import { proof } from '../content/proof.ts';
import { samples } from '../content/samples.ts';
import { testimonials } from '../content/testimonials.ts';
import { Footer } from '../layouts/SiteLayout/Footer.tsx';
import { DemoRegistration } from '../sections/demo/DemoRegistration.tsx';
import { PartnerLogos } from '../sections/home/PartnerLogos.tsx';
import { Pinboard } from '../sections/testimonials/Pinboard.tsx';
import { Proof } from '../sections/shared/Proof.tsx';
import { Team } from '../sections/about/Team.tsx';
import { TestimonialWall } from '../sections/testimonials/TestimonialWall.tsx';
import { TestimonialCarousel } from '../sections/testimonials/TestimonialCarousel.tsx';

/** The same content, invented or not. */
function marked<T extends object>(content: T, isSample: boolean): T & { sample?: true } {
  return { ...content, sample: isSample ? true : undefined } as T & { sample?: true };
}

const sections: Record<string, { tags: number; show: (isSample: boolean) => ReactElement }> = {
  TestimonialCarousel: {
    tags: testimonials.items.length,
    show: (isSample) => <TestimonialCarousel testimonials={marked(testimonials, isSample)} />,
  },
  Pinboard: { tags: pinboard.cards.length, show: (isSample) => <Pinboard pinboard={marked(pinboard, isSample)} /> },
  Team: { tags: about.team.members.length, show: (isSample) => <Team team={marked(about.team, isSample)} /> },
  TestimonialWall: { tags: 1, show: (isSample) => <TestimonialWall wall={marked(thankYouDemo.wall, isSample)} /> },
  PartnerLogos: { tags: 1, show: (isSample) => <PartnerLogos partners={marked(partnerLogos, isSample)} /> },
  Proof: {
    tags: 2,
    show: (isSample) => <Proof proof={{ ...marked(proof.dr, isSample), partners: marked(proof.dr.partners, isSample) }} />,
  },
  DemoRegistration: {
    tags: demo.registration.quotes.length,
    show: (isSample) => (
      <DemoRegistration
        calendar="demo"
        content={{ ...demo.registration, quotes: demo.registration.quotes.map((quote) => marked(quote, isSample)) }}
      />
    ),
  },
};

test.each(Object.entries(sections))(
  '%s says that each of its people and its logos are samples, as long as they are',
  (_, { tags, show }) => {
    const { unmount } = render(show(true), { wrapper: MemoryRouter });
    expect(screen.getAllByText(samples.tag)).toHaveLength(tags);
    unmount();
    render(show(false), { wrapper: MemoryRouter });
    expect(screen.queryByText(samples.tag)).toBeNull();
  },
);

test('the footer says that the site has samples, as long as it does', () => {
  const { rerender } = render(<Footer hasSamples />, { wrapper: MemoryRouter });
  expect(screen.getByText(samples.footer)).toBeTruthy();
  rerender(<Footer hasSamples={false} />);
  expect(screen.queryByText(samples.footer)).toBeNull();
});
