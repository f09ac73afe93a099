import styled from 'styled-components';
import { applicationByEmail, jobPage } from '../content/jobs/jobPage.ts';
import { space, theme, type } from '../theme/index.ts';
import { ButtonLink } from './ButtonLink.tsx';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[16]};
  max-width: 30rem;

  p {
    ${type.small}
    color: ${theme.color.text.soft};
  }
`;

/** A link to apply by email without the form, and what to attach. `title` of the job. */
export function ApplyByEmail({ title }: { title: string }) {
  const { label, to } = applicationByEmail({ title });
  return (
    <Root>
      <ButtonLink to={to} size="large">
        {label}
      </ButtonLink>
      <p>{jobPage.withoutScript.text}</p>
    </Root>
  );
}
