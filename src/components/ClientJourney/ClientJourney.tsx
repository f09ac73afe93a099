import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { clientJourney, type JourneyStepId } from '../../content/clientJourney/clientJourney.ts';
import { delivery } from '../../content/clientJourney/delivery.ts';
import { intake } from '../../content/clientJourney/intake.ts';
import { month } from '../../content/clientJourney/month.ts';
import { pharmacy } from '../../content/clientJourney/pharmacy.ts';
import { review } from '../../content/clientJourney/review.ts';
import { Caption, Fields, List, NameField, Next, Panel, Root, Stage, Swatch, Tab, Tabs } from './ClientJourney.styles.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { IntakeStep } from './IntakeStep.tsx';
import { MonthStep } from './MonthStep.tsx';
import { PharmacyStep } from './PharmacyStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';

const { steps, colors } = clientJourney;

/** The picture of a step, for the business of this name. */
function pictureOf(step: JourneyStepId, business: string): ReactNode {
  switch (step) {
    case 'intake':
      return <IntakeStep intake={{ ...intake, business }} />;
    case 'review':
      return <ReviewStep review={{ ...review, business }} />;
    case 'pharmacy':
      return <PharmacyStep pharmacy={{ ...pharmacy, business }} />;
    case 'delivery':
      return <DeliveryStep delivery={{ ...delivery, business }} />;
    case 'month':
      return <MonthStep month={{ ...month, business }} />;
  }
}

/** How far a key moves among the tabs, from the current one. With another key the arrows are the browser's: Alt and Left go back. */
function distanceOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, current: number): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'ArrowRight') return 1;
  if (key === 'ArrowLeft') return -1;
  if (key === 'Home') return -current;
  if (key === 'End') return steps.length - 1 - current;
  return undefined;
}

export type ClientJourneyProps = {
  /** Sets the initial step, for stories. */
  initialStep?: JourneyStepId;
};

/**
 * One client's way in five steps, for a visitor to play, with the name and the color of the visitor's own business. What is typed is
 * neither kept nor sent. Without JavaScript, and on paper, the first step stands above a list of all.
 */
export default function ClientJourney({ initialStep = 'intake' }: ClientJourneyProps) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(() => steps.findIndex((step) => step.id === initialStep));
  const [isPlayed, setIsPlayed] = useState(false);
  const [business, setBusiness] = useState('');
  const [color, setColor] = useState<string>(colors[0].value);

  const readFields = () => {
    for (const { type, value, checked } of fields.current?.querySelectorAll('input') ?? []) {
      if (type === 'text') setBusiness(value.trim());
      else if (checked) setColor(value);
    }
  };
  // The fields may have been filled in before this code was loaded.
  useEffect(readFields, []);

  const show = (position: number) => {
    setIndex(position);
    setIsPlayed(true);
  };
  const step = steps[index] ?? steps[0];
  const nextIndex = (index + 1) % steps.length;
  const moveByKey = (event: KeyboardEvent) => {
    const distance = distanceOf(event, index);
    if (distance === undefined) return;
    event.preventDefault();
    const position = (index + distance + steps.length) % steps.length;
    show(position);
    tabs.current?.querySelectorAll('button')[position]?.focus();
  };

  return (
    <Root $color={color}>
      <Tabs ref={tabs} role="tablist" aria-label={clientJourney.label} onKeyDown={moveByKey} data-script-only="">
        {steps.map(({ name }, position) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={`${id}tab${position}`}
            aria-selected={position === index}
            aria-controls={`${id}panel`}
            tabIndex={position === index ? 0 : -1}
            onClick={() => show(position)}
          >
            {name}
          </Tab>
        ))}
      </Tabs>
      <Panel role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab${index}`}>
        <Stage $isPlayed={isPlayed}>{pictureOf(step.id, business || intake.business)}</Stage>
        <Caption aria-live="polite">
          <b>{step.title}</b>
          {` ${step.text}`}
        </Caption>
        <Next
          type="button"
          data-script-only=""
          aria-label={`${clientJourney.next} ${steps[nextIndex]?.name}`}
          onClick={() => show(nextIndex)}
        >
          <ArrowRight strokeWidth={1.5} aria-hidden />
        </Next>
      </Panel>
      <Fields ref={fields} onInput={readFields} data-script-only="">
        <NameField>
          {clientJourney.businessLabel}
          <input maxLength={clientJourney.maxLength} placeholder={intake.business} autoComplete="off" />
        </NameField>
        <fieldset aria-label={clientJourney.colorsLabel}>
          {colors.map(({ name, value }, position) => (
            <Swatch
              key={name}
              type="radio"
              name={`${id}color`}
              value={value}
              aria-label={name}
              defaultChecked={position === 0}
              $color={value}
            />
          ))}
        </fieldset>
      </Fields>
      <List>
        {steps.map(({ name, title, text }) => (
          <li key={name}>
            <b>{title}</b>
            {` ${text}`}
          </li>
        ))}
      </List>
    </Root>
  );
}
