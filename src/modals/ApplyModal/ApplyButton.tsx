import { useState } from 'react';
import styled from 'styled-components';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { applicationForm } from '../../content/applicationForm.ts';
import { applicationByEmail } from '../../content/jobs/jobPage.ts';
import { space } from '../../theme/index.ts';
import { useApplyDialog } from './useApplyDialog.ts';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[16]};
`;

export type ApplyButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'children'>;

/** Opens the application for the page's job. If the form cannot be loaded, it shows how to apply by email. */
export function ApplyButton(props: ApplyButtonProps) {
  const { job, open, prefetch, isUnavailable } = useApplyDialog();
  // A page has several of these; only the one that was clicked shows the notice.
  const byEmail = applicationByEmail(job);
  const [wasPressed, setWasPressed] = useState(false);
  return (
    <Root>
      <Button
        {...props}
        aria-haspopup="dialog"
        onClick={() => {
          setWasPressed(true);
          open();
        }}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
      {isUnavailable && wasPressed ? (
        <Notice variant="error">
          <p>
            {applicationForm.unavailable} <SiteLink to={byEmail.to}>{applicationForm.email}</SiteLink>,{' '}
            <SiteLink to={{ phone: applicationForm.phone }}>{applicationForm.phone}</SiteLink>
          </p>
        </Notice>
      ) : null}
    </Root>
  );
}
