import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import type { DisclaimerContent } from '../../content/appt.ts';
import { space, theme, touchTarget, type } from '../../theme/index.ts';

const Copy = styled.div`
  display: grid;
  gap: ${space[16]};

  h2 {
    ${type.h3}
  }

  p {
    color: ${theme.color.text.soft};
    font-size: 1rem;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[32]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
  }
`;

/** The legal disclaimer, with links to the full documents. */
export function Disclaimer({ disclaimer }: { disclaimer: DisclaimerContent }) {
  const titleId = useId();
  return (
    <PageSection colorScheme="tint" width="reading" isTight labelledBy={titleId}>
      <Copy>
        <h2 id={titleId}>{disclaimer.title}</h2>
        {disclaimer.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Links>
          {disclaimer.links.map(({ label, to }) => (
            <li key={label}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </Links>
      </Copy>
    </PageSection>
  );
}
