import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { report } from '../../integrations/report.ts';
import { SiteLayout } from './SiteLayout.tsx';

jest.mock('../../integrations/report.ts');

function Broken(): never {
  throw new Error('This section fails on purpose.');
}

test('a section that fails is replaced and reported, and the others stay', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  render(
    <MemoryRouter>
      <SiteLayout>
        <p>Before</p>
        <Broken />
        <p>After</p>
      </SiteLayout>
    </MemoryRouter>,
  );
  expect(screen.getByRole('main').textContent).toMatch(/^Before.*didn’t load.*After$/);
  expect(logged).toHaveBeenCalled();
  expect(jest.mocked(report).mock.calls).toEqual([
    [{ name: 'section_failed', id: expect.any(String) as string, section: 'section-2' }],
  ]);
  screen.getByRole('contentinfo');
});
