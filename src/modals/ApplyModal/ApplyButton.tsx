import { useState } from 'react';
import styled from 'styled-components';
import { Button, type ButtonProps } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { applicationForm } from '../../content/applicationForm.ts';
import { applicationByEmail } from '../../content/jobs/jobPage.ts';
import { useDialogButton } from '../../hooks/useDialogButton.ts';
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
  const dialog = useApplyDialog();
  const { job, isUnavailable } = dialog;
  const button = useDialogButton('ApplyModal', dialog);
  // A page has several of these; only the one that was clicked shows the notice.
  const byEmail = applicationByEmail(job);
  const [wasClicked, setWasClicked] = useState(false);
  return (
    <Root>
      <Button
        {...props}
        {...button}
        onClick={() => {
          setWasClicked(true);
          button.onClick();
        }}
      />
      {isUnavailable && wasClicked ? (
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
