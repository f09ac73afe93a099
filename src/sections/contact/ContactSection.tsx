import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { Split } from '../../components/Split.tsx';
import { Lead, PageTitle, Small } from '../../components/text.ts';
import type { ContactContent } from '../../content/contact.ts';
import { ContactForm } from '../../forms/ContactForm/ContactForm.tsx';
import { useContactForm } from '../../forms/ContactForm/useContactForm.ts';
import { media, radius, space, theme, touchTarget, type } from '../../theme/index.ts';

/* On phones the form comes before the details. */
const Layout = styled(Split)`
  row-gap: ${space[32]};

  ${media.from('laptop')} {
    grid-template-rows: auto 1fr;
    row-gap: ${space[24]};
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space[16]};
`;

const Details = styled.dl`
  display: grid;
  gap: ${space[12]};
  margin-block-end: ${space[24]};
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
  padding: ${space[24]};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.large};
  background: ${theme.color.surface.card};

  ${media.from('tablet')} {
    padding: ${space[48]};
  }

  ${media.from('laptop')} {
    grid-row: span 2;
  }

  ${media.print} {
    display: none;
  }
`;

const FormTitle = styled.h2`
  ${type.h3}
`;

/** The heading and the contact details, and the contact form on a card: beside them, on phones between them. */
export function ContactSection({ contact }: { contact: ContactContent }) {
  const titleId = useId();
  const controller = useContactForm();
  const { title, introduction, details, form } = contact;
  return (
    <PageSection colorScheme="tint" isTight labelledBy={titleId}>
      <Layout $ratio="narrowFirst">
        <Head>
          <PageTitle id={titleId}>{title}</PageTitle>
          <Lead>{introduction}</Lead>
        </Head>
        <Card>
          {controller.state.status === 'succeeded' ? null : <FormTitle>{form.title}</FormTitle>}
          <ContactForm controller={controller} />
        </Card>
        <div>
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
        </div>
      </Layout>
    </PageSection>
  );
}
