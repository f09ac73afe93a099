import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import styled from 'styled-components';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { applicationForm } from '../../content/applicationForm.ts';
import { jobPage } from '../../content/jobs/jobPage.ts';
import { Reference } from '../../forms/parts/Reference.tsx';
import type { SentApplication } from '../../hooks/useSentApplication.ts';
import { surveyUrl } from '../../integrations/survey.ts';
import { useApplyDialog } from '../../modals/ApplyModal/useApplyDialog.ts';
import { theme } from '../../theme/index.ts';
import { JobNote, NoteBadge, NoteText } from './JobNote.styles.ts';

const Received = styled(NoteBadge)`
  color: ${theme.color.feedback.success};
`;

const { badge, survey } = jobPage.applied;
const { title, text } = applicationForm.toasts.succeeded;

/** Replaces the apply button once the visitor has applied: that the application was received, and what comes next. */
export function AppliedJob({ reference }: SentApplication) {
  const { job } = useApplyDialog();
  return (
    <JobNote>
      <Received>
        <CircleCheckBig size={18} strokeWidth={1.5} aria-hidden />
        {badge}
      </Received>
      {/* The dialog's button, which would get the focus back, is gone. */}
      <h2 tabIndex={-1} data-focus-instead>
        {title}
      </h2>
      <NoteText>{text}</NoteText>
      <Reference number={reference} />
      <NoteText>{survey}</NoteText>
      <ButtonLink to={{ url: surveyUrl(job.survey), opensNewTab: true }} variant="secondary">
        {applicationForm.success.surveyLink}
      </ButtonLink>
    </JobNote>
  );
}
