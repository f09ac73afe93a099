import type { Link } from '../lib/links.ts';
import { portrait } from './portraits.ts';
import { disclosure, quotes, type QuoteContent } from './proof.ts';

/** One slide of the home page's carousel (specification section 3). */
export type TestimonialContent = QuoteContent & { id: string; title?: string; rating: 5 };

/** `sample`: the people and what they say are invented. */
export type TestimonialsContent = {
  sample?: true;
  title: string;
  introduction: string;
  /** Name of the carousel, and of its slides while they scroll. */
  label: string;
  slides: string;
  previous: string;
  next: string;
  /** Name of a slide's dot; `{number}` and `{count}` are filled in. */
  goTo: string;
  pause: string;
  play: string;
  /** Text of the stars for screen readers; `{rating}` is filled in. */
  stars: string;
  disclosure: string;
  /** Links to all testimonials. */
  more: Link;
  items: readonly TestimonialContent[];
};

/** The home page's carousel (specification sections 2 and 4). */
export const testimonials = {
  sample: true,
  title: 'In their words',
  introduction: 'Owners, coaches and patients on what changed.',
  label: 'Testimonials',
  slides: 'All testimonials',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  goTo: 'Show testimonial {number} of {count}',
  pause: 'Pause the testimonials',
  play: 'Play the testimonials',
  stars: '{rating} out of 5 stars',
  disclosure,
  more: { label: 'All success stories', to: { route: 'testimonials' } },
  items: [
    { ...quotes.gym, id: 'imani-okafor', title: 'We stopped sending people away', rating: 5 },
    { ...quotes.medSpa, id: 'claire-whitcomb', rating: 5 },
    { ...quotes.patient, id: 'luis-carrasco', title: 'Someone read my whole history', rating: 5 },
    { ...quotes.coach, id: 'dana-reyes-holt', title: 'I got my evenings back', rating: 5 },
    {
      id: 'harold-nystrom',
      content:
        'At my age you get sold to a lot. No one tried to sell me anything here. They told me what the medication does, what it costs, and that I could say no.',
      name: 'Harold Nystrom',
      role: 'Patient',
      rating: 5,
      portrait: portrait(25),
    },
  ],
} as const satisfies TestimonialsContent;
