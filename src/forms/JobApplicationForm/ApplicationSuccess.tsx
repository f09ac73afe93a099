import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { applicationForm } from '../../content/applicationForm.ts';
import { Thanks, ThanksText } from '../parts/Thanks.tsx';
import { SuccessActions } from './JobApplicationForm.styles.ts';

export type ApplicationSuccessProps = {
  surveyUrl: string;
  /** The applicant has to open the survey. */
  isPopupBlocked: boolean;
  reference: string | undefined;
  onClose: () => void;
};

/** The thanks, with a link to the survey if the browser blocked it. */
export function ApplicationSuccess({ surveyUrl, isPopupBlocked, reference, onClose }: ApplicationSuccessProps) {
  const { toasts, success } = applicationForm;
  return (
    <Thanks {...toasts.succeeded} reference={reference}>
      <ThanksText>{isPopupBlocked ? success.surveyBlocked : success.surveyOpened}</ThanksText>
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
    </Thanks>
  );
}
