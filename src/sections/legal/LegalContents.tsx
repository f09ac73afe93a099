import ChevronDown from 'lucide-react/icons/chevron-down';

import styled from 'styled-components';
import { legal, type LegalSectionContent } from '../../content/legal/document.ts';
import { media, motion, radius, space, theme, touchTarget, type } from '../../theme/index.ts';

const Fold = styled.details`
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};

  &[open] summary svg {
    transform: rotate(180deg);
  }

  ${media.from('laptop')} {
    display: none;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${touchTarget};
  padding: ${space[8]} ${space[16]};
  color: ${theme.color.text.heading};
  font-weight: 600;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  svg {
    transition: transform ${motion.base};
  }
`;

const Beside = styled.div`
  display: none;

  ${media.from('laptop')} {
    display: grid;
    gap: ${space[12]};
  }
`;

const Title = styled.p`
  ${type.eyebrow}
  color: ${theme.color.text.soft};
`;

const Items = styled.ol`
  counter-reset: section;

  ${Fold} & {
    padding: 0 ${space[16]} ${space[12]};
  }

  ${Beside} & {
    border-inline-start: 1px solid ${theme.color.border.subtle};
  }

  a {
    ${type.small}
    display: grid;
    grid-template-columns: 1.75em 1fr;
    align-items: center;
    min-height: ${touchTarget};
    padding-block: ${space[8]};
    color: ${theme.color.text.body};
    text-decoration: none;
    counter-increment: section;
  }

  a::before {
    content: counter(section);
    color: ${theme.color.text.soft};
    font-variant-numeric: tabular-nums;
  }

  a:hover {
    color: ${theme.color.text.link};
    text-decoration: underline;
    text-decoration-color: ${theme.color.ornament.accent};
    text-decoration-thickness: 2px;
  }

  ${Beside} & a {
    min-height: 36px;
    padding-block: ${space[4]};
    padding-inline-start: ${space[16]};
  }
`;

export type LegalContentsProps = { sections: readonly LegalSectionContent[]; isOpen?: boolean };

/**
 * The table of contents of a legal page: a list beside the text on wide screens, else a details element. CSS displays one of the two, so
 * that both work without JavaScript.
 */
export function LegalContents({ sections, isOpen = false }: LegalContentsProps) {
  const items = (
    <Items>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </Items>
  );
  return (
    <nav aria-label={legal.contents}>
      <Fold open={isOpen}>
        <Summary>
          {legal.contents}
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
        </Summary>
        {items}
      </Fold>
      <Beside>
        <Title>{legal.contents}</Title>
        {items}
      </Beside>
    </nav>
  );
}
