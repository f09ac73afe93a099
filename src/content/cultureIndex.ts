import type { SurveyId } from './surveys.ts';
import type { SeoContent } from './types.ts';

export type CultureIndexContent = {
  title: string;
  introduction: string;
  notes: readonly { title: string; text: string }[];
  listTitle: string;
  positions: readonly SurveyId[];
  open: string;
  /** Read by screen readers before and after the position's name. */
  openFor: string;
  opensNewTab: string;
  back: { text: string; label: string };
};

/** `/culture-index` (specification section 2): the five positions that have a survey of their own. */
export const cultureIndex = {
  seo: {
    title: 'Culture Index: the survey for your position',
    description:
      'Find the short personality survey that belongs to the position you applied for. No right answers, no preparation, one sitting.',
    keywords: ['culture index survey', 'personality survey application'],
    parents: [{ title: 'Careers', route: 'careers' }],
  },
  title: 'Culture Index',
  introduction:
    'A short survey about how you like to work. It helps us find the place where you do well, and it never decides alone.',
  notes: [
    { title: 'One sitting', text: 'Take it when nobody is about to interrupt you. It is over sooner than you think.' },
    { title: 'No right answers', text: 'Your first thought is the useful one. There is nothing to prepare and nothing to win.' },
    {
      title: 'The same name, please',
      text: 'Use the name and the email address of your application, so that the two find each other.',
    },
  ],
  listTitle: 'Which position did you apply for?',
  positions: [
    'contentProducerStrategist',
    'partnerSupportSpecialist',
    'medicationIntakeReviewSpecialist',
    'patientSupportSpecialist',
    'appointmentSetter',
  ],
  open: 'Open survey',
  openFor: 'for',
  opensNewTab: '(opens in a new tab)',
  back: { text: 'Not applied yet?', label: 'See open roles' },
} as const satisfies { seo: SeoContent } & CultureIndexContent;
