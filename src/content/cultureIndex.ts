import type { SurveyId } from './surveys.ts';
import type { SeoContent } from './types.ts';

export type CultureIndexContent = {
  title: string;
  introduction: string;
  notes: readonly { title: string; text: string }[];
  listTitle: string;
  positions: readonly SurveyId[];
  open: string;
  /** Screen readers read these before and after the position's name. */
  openFor: string;
  opensNewTab: string;
  back: { text: string; label: string };
};

/** `/culture-index` (specification section 2): the five positions that have a survey of their own. */
export const cultureIndex = {
  seo: {
    title: 'Culture Index: the survey for your position',
    description: 'Find the short personality survey for the position you applied for. No right answers, no prep, one sitting.',
    keywords: ['culture index survey', 'personality survey application'],
    parents: [{ title: 'Careers', route: 'careers' }],
  },
  title: 'Culture Index',
  introduction:
    'Just applied? Take this short survey about how you like to work. It helps us find where you’ll do well, and it never decides on its own.',
  notes: [
    { title: 'One sitting', text: 'Take it when no one is about to interrupt you. It’s over sooner than you think.' },
    { title: 'No right answers', text: 'Go with your first thought. There’s nothing to prepare and nothing to win.' },
    {
      title: 'Same name, please',
      text: 'Use the name and email address from your application, so we can match the two.',
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
  back: { text: 'Haven’t applied yet?', label: 'See open roles' },
} as const satisfies { seo: SeoContent } & CultureIndexContent;
