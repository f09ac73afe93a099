import Check from 'lucide-react/icons/check';
import styled from 'styled-components';
import { TitledSection } from '../../components/SectionHeading.tsx';
import type { BenefitSideContent, BenefitSidesContent } from '../../content/appt.ts';
import { media, radius, space, theme, colorSchemes, type } from '../../theme/index.ts';

const Sides = styled.div`
  display: grid;
  gap: ${space[24]};
  margin-block-start: ${space[48]};

  ${media.from('laptop')} {
    grid-template-columns: 1.35fr 1fr;
    align-items: start;
    gap: 0;
    margin-block-start: ${space[64]};
  }
`;

const Panel = styled.div`
  padding: ${space[32]} ${space[24]};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.large};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.body};

  ${media.from('laptop')} {
    padding: ${space[48]};
  }

  h3 {
    ${type.h2}
  }

  h3 + p {
    padding-block: ${space[16]};
    color: ${theme.color.text.soft};
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[12]};
    padding-block: ${space[12]};
    border-block-start: 1px solid ${theme.color.border.subtle};
  }

  svg {
    margin-block-start: 0.2em;
    color: ${theme.color.ornament.accent};
  }
`;

const PartnerPanel = styled(Panel)`
  ${colorSchemes.inverse}
  background: ${theme.color.surface.page};

  /* The clients' panel overlaps its edge. */
  ${media.from('laptop')} {
    padding-inline-end: 80px;
  }
`;

/** The panel begins below the top of the partner's panel, and covers its edge. */
const ClientPanel = styled(Panel)`
  ${media.from('laptop')} {
    margin-block-start: ${space[128]};
    margin-inline-start: -${space[32]};
  }
`;

function Side({ side }: { side: BenefitSideContent }) {
  return (
    <>
      <h3>{side.title}</h3>
      <p>{side.text}</p>
      <ul>
        {side.items.map((item) => (
          <li key={item}>
            <Check size={20} strokeWidth={1.75} aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The benefits for the partner and for its clients, in two overlapping panels. */
export function BenefitSides({ benefits }: { benefits: BenefitSidesContent }) {
  return (
    <TitledSection title={benefits.title} introduction={benefits.introduction}>
      <Sides>
        <PartnerPanel>
          <Side side={benefits.partner} />
        </PartnerPanel>
        <ClientPanel>
          <Side side={benefits.client} />
        </ClientPanel>
      </Sides>
    </TitledSection>
  );
}
