import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { topicCopy } from '../../content/topics.ts';
import type { TopicContent } from '../../content/types.ts';
import { useLazyDialog } from '../../hooks/useLazyDialog.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { media, space } from '../../theme/index.ts';
import type { TopicModalProps } from './TopicModal.tsx';
import { TopicText } from './TopicText.tsx';

export const states = ['Closed', 'OpenedByKeyboard', 'ShownInPlace'] as const;

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
  /** The whole text below instead of the button: what happens when the dialog's code cannot be loaded. */
  isShownInPlace?: boolean;
};

/**
 * The button that opens a topic's dialog. Without JavaScript, or when the dialog's code cannot be loaded, the text stands in its
 * place.
 */
export function LearnMore({ topic, label = topicCopy.learnMore, isShownInPlace = false }: LearnMoreProps) {
  const [isInPlace, setIsInPlace] = useState(isShownInPlace);
  const onUnavailable = useCallback(() => setIsInPlace(true), []);
  const { Dialog, isOpen, open, close, prefetch } = useLazyDialog<TopicModalProps>({ load: loadTopicModal, onUnavailable });

  const inFull = (
    <InPlace>
      <TopicText topic={topic} />
    </InPlace>
  );
  if (isInPlace) return inFull;
  return (
    <>
      <Opener variant="quiet" onClick={open} onPointerEnter={prefetch} onFocus={prefetch} aria-haspopup="dialog">
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
