import styled from 'styled-components';
import { Container } from '../../components/PageSection.tsx';
import type { FeeWaiverContent } from '../../content/types.ts';
import { space, theme, type } from '../../theme/index.ts';

const Root = styled.aside`
  padding-block: ${space[12]};
  border-block-end: 1px solid ${theme.color.border.subtle};
  background: ${theme.color.surface.accent};
  color: ${theme.color.text.body};
  text-align: center;
`;

const Text = styled.p`
  ${type.small}
  text-wrap: balance;

  strong {
    color: ${theme.color.text.heading};
  }
`;

/** The note that the implementation fee is waived, and for whom. */
export function FeeWaiver({ waiver }: { waiver: FeeWaiverContent }) {
  return (
    <Root>
      <Container>
        <Text>
          <strong>{waiver.text}</strong> {waiver.detail}
        </Text>
      </Container>
    </Root>
  );
}
