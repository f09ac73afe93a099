import { useState, type FormEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { CheckboxField } from '../../components/CheckboxField.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useNotify } from '../../components/Toasts/useNotify.ts';
import { privacy } from '../../content/privacy.ts';
import { Form } from '../../forms/form.styles.ts';
import { categories, type Category } from '../../integrations/thirdParties.ts';
import { nothing, siteConsent, useConsent, type Choice, type Consent, type ConsentState } from '../../integrations/consent.ts';
import { formatDate } from '../../lib/time.ts';
import { Actions, Categories, Category as CategoryRoot, Detail } from './PrivacyModal.styles.ts';

const copy = privacy.dialog;

export type PrivacyModalProps = {
  onClose: () => void;
  /** Replaces the site's consent, for stories. */
  consent?: Consent;
};

/** The configured categories, each with the hosts of its scripts. */
const groupByCategory = ({ services }: ConsentState) =>
  categories
    .map((category) => ({
      category,
      hosts: [...new Set(services.filter((one) => one.category === category).map(({ host }) => host))],
    }))
    .filter(({ hosts }) => hosts.length > 0);

/** The day of a moment in the visitor's own time zone, as an ISO date. */
function ownDay(moment: string): string {
  const date = new Date(moment);
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString();
}

const standing = ({ hasSignal, chosen, mode }: ConsentState): string | undefined => {
  if (hasSignal) return undefined;
  return chosen ? `${copy.chosenOn} ${formatDate(ownDay(chosen.at))}.` : copy.notChosen[mode];
};

/** Mounted only while the dialog is open, so that it starts with the current choices. */
function ChoicesForm({ consent, onClose }: { consent: Consent; onClose: () => void }) {
  const state = useConsent(consent);
  const notify = useNotify();
  const [wished, setWished] = useState<Choice>(state.allowed);
  const groups = groupByCategory(state);

  const settle = (choice: Choice) => {
    consent.choose(choice);
    notify.success({ ...copy.saved, topic: 'privacy' });
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    settle(wished);
  };
  const tick = (category: Category) => setWished((before) => ({ ...before, [category]: !before[category] }));

  return (
    <Form onSubmit={save}>
      {state.hasSignal ? (
        <Notice variant="success">
          <strong>{copy.signal.title}</strong>
          <p>{copy.signal.text}</p>
        </Notice>
      ) : null}
      <Categories>
        {groups.map(({ category, hosts }) => (
          <CategoryRoot key={category}>
            <CheckboxField
              label={copy.categories[category].label}
              checked={wished[category] && !state.hasSignal}
              disabled={state.hasSignal}
              onChange={() => tick(category)}
            />
            <Detail>
              {copy.categories[category].text} {copy.loadsFrom} {hosts.join(', ')}.
            </Detail>
          </CategoryRoot>
        ))}
      </Categories>
      <Detail>
        {copy.neverTyped} <span>{standing(state)}</span>
      </Detail>
      <Actions>
        {state.hasSignal ? (
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
        ) : (
          <>
            <Button type="submit" variant="secondary">
              {copy.save}
            </Button>
            <Button variant="secondary" onClick={() => settle(nothing)}>
              {copy.allOff}
            </Button>
          </>
        )}
      </Actions>
    </Form>
  );
}

function NothingToChoose({ hasSignal, onClose }: { hasSignal: boolean; onClose: () => void }) {
  return (
    <Form as="div">
      <Notice variant="success">
        <strong>{copy.nothing.title}</strong>
        <p>{copy.nothing.text}</p>
      </Notice>
      {hasSignal ? <Detail>{copy.signal.withoutServices}</Detail> : null}
      <Actions>
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      </Actions>
    </Form>
  );
}

/** 'Your privacy choices': which categories of scripts may load, and the browser's privacy signal. */
export default function PrivacyModal({ onClose, consent = siteConsent() }: PrivacyModalProps) {
  const { services, hasSignal } = useConsent(consent);
  return (
    <Dialog onClose={onClose} title={privacy.choices} description={copy.description}>
      {services.length > 0 ? (
        <ChoicesForm consent={consent} onClose={onClose} />
      ) : (
        <NothingToChoose hasSignal={hasSignal} onClose={onClose} />
      )}
    </Dialog>
  );
}
