import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { topicCopy } from '../../content/topics.ts';
import type { TopicContent } from '../../content/types.ts';
import { useDialogButton } from '../../hooks/useDialogButton.ts';
import { useLazyDialog } from '../../hooks/useLazyDialog.ts';
import { lazyModule } from '../../lib/lazyModule.ts';
import { media, space } from '../../theme/index.ts';
import { TopicText } from './TopicText.tsx';

const Opener = styled(Button)`
  justify-self: start;
  margin-inline-start: -${space[8]};
  text-align: start;

  ${media.withoutScript} {
    display: none;
  }
`;

const InPlace = styled.div`
  padding-block-start: ${space[16]};

  &[hidden] {
    /* Takes no room in the card, not even a gap. */
    position: absolute;

    ${media.withoutScript} {
      display: block;
      position: static;
      content-visibility: visible;
    }
  }
`;

/** Lets the browser's search find the content of an element that is hidden, and shows it when it is found. React has no such property. */
function useUntilFound(onFound: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return ref;
}

const topicModal = lazyModule(() => import('./TopicModal.tsx'));

export type LearnMoreProps = {
  topic: TopicContent;
  label?: string;
  /** Shows the text in place of the button, as after a failed load of the dialog's code. */
  isShownInPlace?: boolean;
};

/**
 * The button that opens a topic's dialog. Without JavaScript, if the dialog's code cannot be loaded, or if the browser's search finds the
 * text, the text replaces the button. In print it stands in its place.
 */
export function LearnMore({ topic, label = topicCopy.learnMore, isShownInPlace = false }: LearnMoreProps) {
  const [isInPlace, setIsInPlace] = useState(isShownInPlace);
  const showInPlace = useCallback(() => setIsInPlace(true), []);
  const hidden = useUntilFound(showInPlace);
  const dialog = useLazyDialog(topicModal, showInPlace);
  const { Dialog, close } = dialog;
  const button = useDialogButton('TopicModal', dialog);

  const text = <TopicText topic={topic} />;
  if (isInPlace) return <InPlace>{text}</InPlace>;
  return (
    <>
      <Opener variant="quiet" {...button}>
        {label}
        {label === topic.title ? null : (
          <VisuallyHidden>
            {' '}
            {topicCopy.about} {topic.title}
          </VisuallyHidden>
        )}
      </Opener>
      <InPlace ref={hidden} data-until-found hidden>
        {text}
      </InPlace>
      {Dialog ? <Dialog onClose={close} topic={topic} /> : null}
    </>
  );
}
