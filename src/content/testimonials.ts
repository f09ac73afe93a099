import type { Link } from '../lib/links.ts';
import { portrait } from './portraits.ts';
import type { ImageContent } from './types.ts';

/** One slide of the home page's carousel (specification section 3). */
export type TestimonialContent = {
  id: string;
  title?: string;
  content: string;
  name: string;
  /** A partner business, or 'Patient'. */
  role: string;
  rating: 5;
  portrait: ImageContent;
};

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
  disclosure: 'Experiences vary from person to person and business to business.',
  more: { label: 'All success stories', to: { route: 'testimonials' } },
  items: [
    {
      id: 'imani-okafor',
      title: 'We stopped sending people away',
      content:
        'Members used to ask me about GLP-\u20601 medication in a whisper, as if it were cheating. Now there’s a page with our name on it, a provider who takes them seriously, and they still show up for squats on Tuesday.',
      name: 'Imani Okafor',
      role: 'Fernhill Strength, Durham, NC',
      rating: 5,
      portrait: portrait(5),
    },
    {
      id: 'claire-whitcomb',
      content:
        'I run a skin studio. I didn’t want to become a clinic, and I didn’t have to. The provider does the medicine, the pharmacy does the shipping, and I do what I’ve always done: take care of people.',
      name: 'Claire Whitcomb',
      role: 'Rosewarden Med Spa, Boise, ID',
      rating: 5,
      portrait: portrait(7),
    },
    {
      id: 'luis-carrasco',
      title: 'Someone read my whole history',
      content:
        'The provider asked about medications I had forgotten to mention and explained what would rule me out before telling me what might help. I’ve had shorter conversations at my own doctor’s office.',
      name: 'Luis Carrasco',
      role: 'Patient',
      rating: 5,
      portrait: portrait(10),
    },
    {
      id: 'dana-reyes-holt',
      title: 'I got my evenings back',
      content:
        'Every new client used to mean three forms, two phone calls and a spreadsheet I was afraid of. Now I open one screen in the morning and see who’s waiting on what. My partner manager answers before lunch.',
      name: 'Dana Reyes-Holt',
      role: 'Plainspoken Macros, online',
      rating: 5,
      portrait: portrait(19),
    },
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
