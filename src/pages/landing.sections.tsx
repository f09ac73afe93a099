import type { ReactElement } from 'react';
import type { ProofContent } from '../content/proof.ts';
import type { LandingContent } from '../content/types.ts';
import { LateSections } from '../layouts/PageSections/LateSections.tsx';
import { BookCallButton } from '../modals/LeadModal/BookCallButton.tsx';
import { Benefits } from '../sections/shared/Benefits.tsx';
import { CtaBanner } from '../sections/shared/CtaBanner.tsx';
import { FaqSection } from '../sections/questions/FaqSection.tsx';
import { IntroVideo } from '../sections/partners/IntroVideo.tsx';
import { Process, type ProcessProps } from '../sections/shared/Process.tsx';
import { Proof } from '../sections/shared/Proof.tsx';
import { Reasons, type ReasonsProps } from '../sections/shared/Reasons.tsx';

type LandingSectionsProps = {
  content: LandingContent;
  proof: ProofContent;
  /** The panel behind the video. Without it the hero has the video. */
  poster?: ReactElement;
  /** The panel beside the benefits, another one than the video's. */
  panel: ReactElement;
  reasonsLayout: NonNullable<ReasonsProps['layout']>;
  processLayout: NonNullable<ProcessProps['layout']>;
  /** A section of this page alone. */
  afterSteps?: ReactElement;
};

/**
 * A landing page below its first screen, in the specification's order (section 2): video, why, steps, benefits, calls to action, FAQ. A
 * page's own section and the proof are ours.
 */
export function LandingSections({
  content,
  proof,
  poster,
  panel,
  reasonsLayout,
  processLayout,
  afterSteps,
}: LandingSectionsProps) {
  const { video, reasons, process, benefits, callToAction, booking, faq } = content;
  return (
    <LateSections>
      {poster ? <IntroVideo video={video} poster={poster} /> : null}
      <Reasons reasons={reasons} layout={reasonsLayout} />
      <Process process={process} layout={processLayout} />
      {afterSteps}
      <Benefits benefits={benefits} panel={panel} />
      <Proof proof={proof} />
      <CtaBanner {...callToAction} action={<BookCallButton booking={booking} size="large" />} />
      <FaqSection title={faq.title} questions={faq.questions} colorScheme="raised" />
    </LateSections>
  );
}
