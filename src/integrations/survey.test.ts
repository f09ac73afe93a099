import { jobFacts } from '../content/jobs/index.ts';
import { surveys } from '../content/surveys.ts';
import { surveyUrl } from './survey.ts';

test('each position has a survey of its own', () => {
  const all = Object.values(surveys.byPosition);
  for (const key of ['position', 'slug', 'url'] as const) expect(new Set(all.map((survey) => survey[key])).size).toBe(all.length);
});

test('a job opens the survey of its position, or else the Executive Assistant’s', () => {
  const named = new Set<string>(Object.values(surveys.byPosition).map(({ position }) => position));
  for (const { title, survey } of Object.values(jobFacts)) {
    expect(surveys.byPosition[survey].position).toBe(named.has(title) ? title : 'Executive Assistant');
  }
});

test('surveys have their own addresses, or paths below the configured base address', () => {
  expect(surveyUrl('appointmentSetter')).toBe(surveys.byPosition.appointmentSetter.url);
  expect(surveyUrl('appointmentSetter', 'http://127.0.0.1:54321/fakes/survey//')).toBe(
    'http://127.0.0.1:54321/fakes/survey/appointment-setter',
  );
});
