import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import type { ContactCardContent } from '../../content/offers.ts';
import { media, radius, shadow, space, theme, touchTarget, type, type ColorScheme } from '../../theme/index.ts';

const Card = styled.div`
  display: grid;
  gap: ${space[32]};
  padding: ${space[32]} ${space[24]};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.large};
  background: ${theme.color.surface.card};
  box-shadow: ${shadow.raised};

  ${media.from('laptop')} {
    grid-template-columns: 1fr auto auto;
    align-items: center;
    gap: ${space[48]};
    padding: ${space[48]};
  }

  ${media.from('desktop')} {
    gap: ${space[64]};
    margin-inline-start: 12%;
  }

  h2 {
    ${type.h2}
  }

  h2 + p {
    padding-block-start: ${space[8]};
    color: ${theme.color.text.soft};
  }
`;

const Ways = styled.dl`
  display: grid;
  gap: ${space[12]};

  dt {
    ${type.small}
    color: ${theme.color.text.soft};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
    overflow-wrap: anywhere;
  }
`;

export type ContactCardProps = { contact: ContactCardContent; colorScheme?: ColorScheme };

/** Email, phone, and a booking link. */
export function ContactCard({ contact, colorScheme = 'tint' }: ContactCardProps) {
  const titleId = useId();
  return (
    <PageSection colorScheme={colorScheme} isTight labelledBy={titleId}>
      <Card>
        <div>
          <h2 id={titleId}>{contact.title}</h2>
          <p>{contact.text}</p>
        </div>
        <Ways>
          {contact.ways.map(({ term, label, to }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <SiteLink to={to}>{label}</SiteLink>
              </dd>
            </div>
          ))}
        </Ways>
        <ButtonLink to={contact.action.to} size="large">
          {contact.action.label}
        </ButtonLink>
      </Card>
    </PageSection>
  );
}
