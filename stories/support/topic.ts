import type { TopicContent } from '../../src/content/types.ts';

export const topic: TopicContent = {
  title: 'Licensed Physician Network',
  introduction: 'Every intake is read by an independent provider who is licensed where the client lives.',
  listTitle: 'What is included',
  items: ['Review of each intake form', 'A consultation where state rules ask for one', 'Refills and changes of dose'],
  closing: 'The provider decides. The platform never does.',
};
