import { faq } from '../content/faq.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { CtaBanner } from '../sections/shared/CtaBanner.tsx';
import { FaqList } from '../sections/questions/FaqList.tsx';
import { plainQuestion } from '../seo/plainQuestion.ts';

export const seo: SeoContent = { ...faq.seo, questions: faq.questions.map(plainQuestion) };

const { callToAction } = faq;

export default function FaqPage() {
  return (
    <SiteLayout>
      <FaqList faq={faq} />
      <CtaBanner {...callToAction} colorScheme="raised" />
    </SiteLayout>
  );
}
