import { useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useNotify } from '../../components/Toasts/toastQueue.ts';
import { privacy } from '../../content/privacy.ts';
import { categories, type Category } from '../../integrations/thirdParties.ts';
import { nothing, siteConsent, type Choice, type Consent, type ConsentState } from '../../integrations/consent.ts';
import { useConsent } from '../../integrations/useConsent.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { Actions, Categories, Category as CategoryRoot, Form, Small } from './PrivacyModal.styles.ts';

const words = privacy.dialog;

export type PrivacyModalProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Replaces the site's own, for stories. */
  consent?: Consent;
};

/** The categories of which something may be loaded, each with the hosts that it comes from. */
const groupByCategory = ({ services }: ConsentState) =>
  categories
    .map((category) => ({
      category,
      hosts: [...new Set(services.filter((one) => one.category === category).map(({ host }) => host))],
    }))
    .filter(({ hosts }) => hosts.length > 0);

const standing = ({ hasSignal, chosen, mode }: ConsentState): string | undefined => {
  if (hasSignal) return undefined;
  return chosen ? `${words.chosenOn} ${formatDate(chosen.at)}.` : words.notChosen[mode];
};

/** Mounted only while the dialog is open: it begins with what holds. */
function ChoicesForm({ consent, onClose }: { consent: Consent; onClose: () => void }) {
  const state = useConsent(consent);
  const notify = useNotify();
  const [wished, setWished] = useState<Choice>(state.allowed);
  const groups = groupByCategory(state);

  const settle = (choice: Choice) => {
    consent.choose(choice);
    notify.success({ ...words.saved, topic: 'privacy' });
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
          <strong>{words.signal.title}</strong>
          <p>{words.signal.text}</p>
        </Notice>
      ) : null}
      <Categories>
        {groups.map(({ category, hosts }) => (
          <CategoryRoot key={category}>
            <CheckboxField
              label={words.categories[category].label}
              checked={wished[category] && !state.hasSignal}
              disabled={state.hasSignal}
              onChange={() => tick(category)}
            />
            <Small>
              {words.categories[category].text} {words.loadsFrom} {hosts.join(', ')}.
            </Small>
          </CategoryRoot>
        ))}
      </Categories>
      <Small>
        {words.neverTyped} {standing(state)}
      </Small>
      <Actions>
        {state.hasSignal ? (
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        ) : (
          <>
            <Button type="submit" variant="secondary">
              {words.save}
            </Button>
            <Button variant="secondary" onClick={() => settle(nothing)}>
              {words.allOff}
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
        <strong>{words.nothing.title}</strong>
        <p>{words.nothing.text}</p>
      </Notice>
      {hasSignal ? <Small>{words.signal.withoutServices}</Small> : null}
      <Actions>
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </Actions>
    </Form>
  );
}

/** 'Your privacy choices': what may load, by category, and what the browser has already decided. */
export function PrivacyModal({ isOpen, onClose, consent = siteConsent() }: PrivacyModalProps) {
  const { services, hasSignal } = useConsent(consent);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={privacy.choices} description={words.description}>
      {services.length > 0 ? (
        <ChoicesForm consent={consent} onClose={onClose} />
      ) : (
        <NothingToChoose hasSignal={hasSignal} onClose={onClose} />
      )}
    </Dialog>
  );
}
