import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { privacy } from '../../content/privacy.ts';
import { ChatSlot } from './ChatSlot.tsx';

const { chat } = privacy;
const onStart = jest.fn();

type Status = 'asking' | 'loading' | 'ready' | 'failed';
const show = (status: Status) => render(<ChatSlot state={{ status }} onStart={onStart} />, { wrapper: MemoryRouter });

test.each<Status>(['loading', 'ready'])('a chat that is %s has a status and no controls', (status) => {
  show(status);
  expect(screen.getByRole('status').textContent.trim()).toBe(chat[status]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a chat that needs consent can be started', () => {
  show('asking');
  expect(screen.getByRole('status').textContent.trim()).toBe(chat.asking);
  fireEvent.click(screen.getByRole('button', { name: chat.start }));
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('the phone replaces a chat that failed', () => {
  show('failed');
  expect(screen.getByRole('status').textContent).toBe(`${chat.failed} ${chat.phone}`);
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+17135550142');
  expect(screen.queryByRole('button')).toBeNull();
});
