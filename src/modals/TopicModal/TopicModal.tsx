import styled from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { topicCopy } from '../../content/topics.ts';
import type { TopicContent } from '../../content/types.ts';
import { space } from '../../theme/index.ts';
import { TopicText } from './TopicText.tsx';

const Foot = styled.div`
  display: grid;
  justify-items: end;
  padding-block-start: ${space[24]};
`;

export type TopicModalProps = { onClose: () => void; topic: TopicContent };

/** The 'Learn More' dialog: an introduction, what is included, a closing note, and a button that closes it (specification section 2). */
export default function TopicModal({ onClose, topic }: TopicModalProps) {
  return (
    <Dialog onClose={onClose} title={topic.title} closeLabel={`${topicCopy.close} ${topic.title}`}>
      <TopicText topic={topic} />
      <Foot>
        <Button variant="secondary" onClick={onClose}>
          {topicCopy.close}
        </Button>
      </Foot>
    </Dialog>
  );
}
