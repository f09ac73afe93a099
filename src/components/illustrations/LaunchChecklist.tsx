import Check from 'lucide-react/icons/check';
import type { LaunchChecklistContent } from '../../content/launchChecklist.ts';
import { ProductPanel } from './ProductPanel.tsx';
import { Mark, Rows } from './ProductPanel.styles.ts';
import { Track } from './Track.tsx';

/** A partner's launch plan, with ticks. */
export function LaunchChecklist({ checklist, className }: { checklist: LaunchChecklistContent; className?: string }) {
  const { steps } = checklist;
  return (
    <ProductPanel panel={checklist} className={className}>
      <Track done={steps.filter(({ isDone }) => isDone).length} of={steps.length} />
      <Rows>
        {steps.map((step) => (
          <li key={step.title}>
            <Mark>{step.isDone ? <Check size={16} strokeWidth={2} aria-hidden /> : null}</Mark>
            {step.isDone ? <span>{step.title}</span> : <b>{step.title}</b>}
            <span>{step.day}</span>
          </li>
        ))}
      </Rows>
    </ProductPanel>
  );
}
