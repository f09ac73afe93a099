import styled from 'styled-components';
import { DeliveryStep } from '../../components/ClientJourney/DeliveryStep.tsx';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { topicCopy } from '../../content/topics.ts';
import type { TopicContent } from '../../content/types.ts';
import { space } from '../../theme/index.ts';
import { TopicText } from './TopicText.tsx';

const Panel = styled(DeliveryStep)`
  padding-block-start: ${space[24]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[12]};
  padding-block-start: ${space[24]};
`;

export type TopicModalProps = { onClose: () => void; topic: TopicContent };

/** The 'Learn More' dialog: an introduction, what is included, a closing note, a button that closes it, and the way on (specification section 2). */
export default function TopicModal({ onClose, topic }: TopicModalProps) {
  return (
    <Dialog onClose={onClose} title={topic.title} closeLabel={`${topicCopy.close} ${topic.title}`} startsAtTitle>
      <TopicText topic={topic} />
      {topic.delivery ? <Panel delivery={topic.delivery} /> : null}
      <Foot>
        <Button variant="secondary" onClick={onClose}>
          {topicCopy.close}
        </Button>
        {/* Back from there goes to the page, not to its dialog. */}
        <ButtonLink to={topicCopy.action.to} replace>
          {topicCopy.action.label}
        </ButtonLink>
      </Foot>
    </Dialog>
  );
}
