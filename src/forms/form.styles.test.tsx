import { render, screen } from '@testing-library/react';
import { Form } from './form.styles.ts';
import { Form as ApplicationForm } from './JobApplicationForm/JobApplicationForm.styles.ts';

test.each([
  ['the other forms', Form],
  ['the application', ApplicationForm],
])('a rounded scroll position cuts nothing off the submit button of %s', (_name, Its) => {
  render(
    <Its>
      <button type="submit">Send</button>
    </Its>,
  );
  expect(getComputedStyle(screen.getByRole('button')).getPropertyValue('scroll-margin-block-end')).toMatch(/^[1-9]/);
});
