import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { jobPage } from '../../content/jobs/jobPage.ts';
import { JobNote, NoteBadge, NoteText } from './JobNote.styles.ts';

const { badge, title, text, link } = jobPage.closed;

/** Replaces the apply button after the closing date of a job. */
export function ClosedJob() {
  return (
    <JobNote>
      <NoteBadge>
        <CalendarX2 size={18} strokeWidth={1.5} aria-hidden />
        {badge}
      </NoteBadge>
      <h2>{title}</h2>
      <NoteText>{text}</NoteText>
      <ButtonLink to={link.to} variant="secondary">
        {link.label}
      </ButtonLink>
    </JobNote>
  );
}
