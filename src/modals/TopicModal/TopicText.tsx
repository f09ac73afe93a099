import Check from 'lucide-react/icons/check';
import styled from 'styled-components';
import type { TopicContent } from '../../content/types.ts';
import { radius, space, theme, type } from '../../theme/index.ts';
import { checkedItems } from '../../theme/mixins/checkedItems.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[16]};
`;

const ListTitle = styled.h3`
  ${type.h3}
  padding-block-start: ${space[8]};
`;

const Items = styled.ul`
  display: grid;
  gap: ${space[12]};

  ${checkedItems}
`;

const Closing = styled.p`
  padding: ${space[16]} ${space[24]};
  border-inline-start: 3px solid ${theme.color.action.primary};
  border-radius: 0 ${radius.small} ${radius.small} 0;
  background: ${theme.color.surface.raised};
  font-weight: 500;
`;

export type TopicTextProps = { topic: TopicContent };

/** The text of a topic without its title, for the dialog or in place of it. */
export function TopicText({ topic }: TopicTextProps) {
  return (
    <Root>
      <p>{topic.introduction}</p>
      <ListTitle>{topic.listTitle}</ListTitle>
      <Items>
        {topic.items.map((item) => (
          <li key={item}>
            <Check size={20} strokeWidth={2} aria-hidden />
            {item}
          </li>
        ))}
      </Items>
      <Closing>{topic.closing}</Closing>
    </Root>
  );
}
