import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button.tsx';

test('submits its form only with `type="submit"`', () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
