import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { topicCopy } from '../../content/topics.ts';
import type { TopicContent } from '../../content/types.ts';
import { useDialogButton } from '../../hooks/useDialogButton.ts';
import { useLazyDialog } from '../../hooks/useLazyDialog.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { media, space } from '../../theme/index.ts';
import type { TopicModalProps } from './TopicModal.tsx';
import { TopicText } from './TopicText.tsx';

const Opener = styled(Button)`
  justify-self: start;
  margin-inline-start: -${space[8]};

  ${media.withoutScript} {
    display: none;
  }
`;

const InPlace = styled.div`
  padding-block-start: ${space[16]};
`;

const loadTopicModal = () => importWithRetry(() => import('./TopicModal.tsx')).then(({ TopicModal }) => TopicModal);

export type LearnMoreProps = {
  topic: TopicContent;
  label?: string;
  /** Shows the text in place of the button, as after a failed load of the dialog's code. */
  isShownInPlace?: boolean;
};

/**
 * The button that opens a topic's dialog. Without JavaScript, or if the dialog's code cannot be loaded, the text replaces the button.
 */
export function LearnMore({ topic, label = topicCopy.learnMore, isShownInPlace = false }: LearnMoreProps) {
  const [isInPlace, setIsInPlace] = useState(isShownInPlace);
  const onUnavailable = useCallback(() => setIsInPlace(true), []);
  const dialog = useLazyDialog<TopicModalProps>({ load: loadTopicModal, onUnavailable });
  const { Dialog, isOpen, close } = dialog;
  const button = useDialogButton('TopicModal', dialog);

  const inFull = (
    <InPlace>
      <TopicText topic={topic} />
    </InPlace>
  );
  if (isInPlace) return inFull;
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
      <noscript>{inFull}</noscript>
      {Dialog && isOpen ? <Dialog isOpen onClose={close} topic={topic} /> : null}
    </>
  );
}
