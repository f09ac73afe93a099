import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { applicationForm } from '../../content/applicationForm.ts';
import { ClickShield, Success, SuccessText, SuccessTitle } from '../form.styles.ts';
import { Reference } from '../Reference.tsx';
import { SuccessActions } from './JobApplicationForm.styles.ts';

export type ApplicationSuccessProps = {
  surveyUrl: string;
  /** The applicant has to open the survey. */
  isPopupBlocked: boolean;
  reference: string | undefined;
  onClose: () => void;
};

/** The thanks, with a link to the survey if the browser blocked it. Takes the form's focus. */
export function ApplicationSuccess({ surveyUrl, isPopupBlocked, reference, onClose }: ApplicationSuccessProps) {
  const title = useRef<HTMLParagraphElement>(null);
  const { toasts, success } = applicationForm;
  useEffect(() => title.current?.focus(), []);

  return (
    <Success role="status">
      <ClickShield />
      <CircleCheckBig size={48} strokeWidth={1.25} aria-hidden />
      <SuccessTitle ref={title} tabIndex={-1}>
        {toasts.succeeded.title}
      </SuccessTitle>
      <SuccessText>{toasts.succeeded.text}</SuccessText>
      <Reference number={reference} />
      <SuccessText>{isPopupBlocked ? success.surveyBlocked : success.surveyOpened}</SuccessText>
      {isPopupBlocked ? (
        <SuccessActions>
          <ButtonLink to={{ url: surveyUrl, opensNewTab: true }} size="large">
            {success.surveyLink}
          </ButtonLink>
          <Button variant="quiet" onClick={onClose}>
            {success.close}
          </Button>
        </SuccessActions>
      ) : null}
    </Success>
  );
}
