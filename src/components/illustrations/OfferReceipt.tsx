import styled from 'styled-components';
import { Eyebrow } from '../text.ts';
import type { OfferReceiptContent } from '../../content/offers.ts';
import { radius, shadow, space, theme, type } from '../../theme/index.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[16]};
  padding: ${space[32]};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.large};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.body};
  box-shadow: ${shadow.raised};
`;

const Lines = styled.dl`
  div {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: ${space[16]};
    padding-block: ${space[12]};
    border-block-end: 1px solid ${theme.color.border.subtle};
  }

  dd {
    ${type.h3}
  }

  div:last-child {
    padding-block: ${space[24]} 0;
    border-block-end: 0;
  }

  div:last-child dd {
    ${type.h1}
  }
`;

const Terms = styled.p`
  ${type.small}
`;

/** The prices of an offer as a receipt; the last line is the amount due today. */
export function OfferReceipt({ receipt }: { receipt: OfferReceiptContent }) {
  return (
    <Root>
      <Eyebrow>{receipt.title}</Eyebrow>
      <Lines>
        {receipt.lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Lines>
      <Terms>{receipt.terms}</Terms>
    </Root>
  );
}
