import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { Split } from '../../components/Split/Split.tsx';
import { Lead, PageTitle, Small } from '../../components/Text/text.ts';
import type { ContactContent } from '../../content/contact.ts';
import { ContactForm } from '../../forms/ContactForm/ContactForm.tsx';
import { useContactForm } from '../../forms/ContactForm/useContactForm.ts';
import { media, radius, space, theme, touchTarget, type } from '../../theme/index.ts';

const Copy = styled.div`
  display: grid;
  gap: ${space[24]};
  align-content: start;
`;

const Details = styled.dl`
  display: grid;
  gap: ${space[12]};
  padding-block-start: ${space[24]};
  border-block-start: 1px solid ${theme.color.border.subtle};

  dt {
    ${type.small}
    color: ${theme.color.text.soft};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
    font-weight: 600;
  }
`;

const Card = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[24]};
  padding: ${space[32]} ${space[24]};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.large};
  background: ${theme.color.surface.card};

  ${media.from('tablet')} {
    padding: ${space[48]};
  }

  ${media.print} {
    display: none;
  }
`;

const FormTitle = styled.h2`
  ${type.h3}
`;

/** The heading and the contact details on the left, the contact form on a card beside them. */
export function ContactSection({ contact }: { contact: ContactContent }) {
  const titleId = useId();
  const controller = useContactForm();
  const { title, introduction, details, form } = contact;
  return (
    <PageSection colorScheme="tint" labelledBy={titleId}>
      <Split $ratio="narrowFirst">
        <Copy>
          <PageTitle id={titleId}>{title}</PageTitle>
          <Lead>{introduction}</Lead>
          <Details aria-label={details.title}>
            <div>
              <dt>{details.labels.phone}</dt>
              <dd>
                <SiteLink to={{ phone: details.phone }}>{details.phone}</SiteLink>
              </dd>
            </div>
            <div>
              <dt>{details.labels.email}</dt>
              <dd>
                <SiteLink to={{ email: details.email }}>{details.email}</SiteLink>
              </dd>
            </div>
            <div>
              <dt>{details.labels.address}</dt>
              {details.address.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
            <div>
              <dt>{details.labels.hours}</dt>
              <dd>{details.hours}</dd>
            </div>
          </Details>
          <Small>{details.note}</Small>
        </Copy>
        <Card>
          <FormTitle>{form.title}</FormTitle>
          <ContactForm controller={controller} />
        </Card>
      </Split>
    </PageSection>
  );
}
