import { render, screen } from '@testing-library/react';
import { DeferredThirdParties } from './DeferredThirdParties.tsx';

jest.mock('./ThirdParties.tsx', () => ({ ThirdParties: () => <p>Third parties</p> }));

const shown = () => screen.queryByText('Third parties') !== null;

test('renders nothing with the page, and at once on the next page', async () => {
  const { unmount } = render(<DeferredThirdParties />);
  expect(shown()).toBe(false);
  await screen.findByText('Third parties');
  unmount();
  render(<DeferredThirdParties />);
  expect(shown()).toBe(true);
});
