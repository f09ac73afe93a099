import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SiteLayout } from './SiteLayout.tsx';

function Broken(): never {
  throw new Error('This band fails on purpose.');
}

test('a band that fails is replaced, reported, and leaves the others alone', () => {
  const report = jest.spyOn(console, 'error').mockImplementation();
  render(
    <MemoryRouter>
      <SiteLayout>
        <p>Before</p>
        <Broken />
        <p>After</p>
      </SiteLayout>
    </MemoryRouter>,
  );
  expect(screen.getByRole('main').textContent).toMatch(/^Before.*could not be shown.*After$/);
  expect(report).toHaveBeenCalled();
  screen.getByRole('contentinfo');
});
