import { settings } from '../config/settings.ts';
import { surveys, type SurveyId } from '../content/surveys.ts';

/** The address of a position's personality survey (specification section 4), below `VITE_SURVEY_BASE_URL` if that is set. */
export function surveyUrl(id: SurveyId, base: string | undefined = settings.VITE_SURVEY_BASE_URL): string {
  const { slug, url } = surveys.byPosition[id];
  return base ? `${base.replace(/\/+$/, '')}/${slug}` : url;
}
