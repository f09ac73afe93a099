import { Steps, type StepListLayout } from './StepList.styles.ts';

export type StepListProps = { steps: readonly { title: string; text: string }[]; layout?: StepListLayout };

/**
 * Steps in their order. `rows`: with large numbers, offset to the right. `indented`: at most five, each further to the right. `stairs`: at
 * most five columns, each lower. `periods`: titles that are dates, without numbers.
 */
export function StepList({ steps, layout = 'rows' }: StepListProps) {
  return (
    <Steps $layout={layout}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  );
}
