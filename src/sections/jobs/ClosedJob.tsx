import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import styled from 'styled-components';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { jobPage } from '../../content/jobs/jobPage.ts';
import { radius, space, theme, type } from '../../theme/index.ts';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[12]};
  max-width: 34rem;
  padding: ${space[24]};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.card};

  h2 {
    ${type.h3}
  }
`;

const Badge = styled.p`
  ${type.eyebrow}
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  color: ${theme.color.action.primary};
`;

const Text = styled.p`
  color: ${theme.color.text.soft};
  font-size: 1rem;
`;

const { badge, title, text, link } = jobPage.closed;

/** Replaces the apply button after the closing date of a job. */
export function ClosedJob() {
  return (
    <Root>
      <Badge>
        <CalendarX2 size={18} strokeWidth={1.5} aria-hidden />
        {badge}
      </Badge>
      <h2>{title}</h2>
      <Text>{text}</Text>
      <ButtonLink to={link.to} variant="secondary">
        {link.label}
      </ButtonLink>
    </Root>
  );
}
