import { render, screen } from '@testing-library/react';
import { Progress } from './Progress.tsx';

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 25],
  [0.49, 25],
  [0.5, 50],
  [0.74, 50],
  [0.75, 75],
  [0.99, 75],
  [1, 100],
])('at %d, screen readers get %i percent, a quarter at a time', (value, announced) => {
  render(<Progress label="Uploading" value={value} />);
  expect(screen.getByRole('status').textContent).toBe(`Uploading ${announced} %`);
});
