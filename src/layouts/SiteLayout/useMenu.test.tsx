import { fireEvent, render, screen } from '@testing-library/react';
import { useMenu } from './useMenu.ts';

function Menu() {
  const { isOpen, toggle, close, containerRef, toggleRef } = useMenu<HTMLDivElement, HTMLButtonElement>();
  return (
    <>
      <div ref={containerRef}>
        <button ref={toggleRef} aria-expanded={isOpen} onClick={toggle}>
          Menu
        </button>
        <a href="#faq" onClick={close}>
          FAQ
        </a>
      </div>
      <p>Elsewhere</p>
    </>
  );
}

const button = () => screen.getByRole('button');
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  render(<Menu />);
  fireEvent.click(button());
});

test('opens and closes by its button, and closes by its links', () => {
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  fireEvent.click(screen.getByText('FAQ'));
  expect(isOpen()).toBe(false);
});

test('closes on a pointer outside, not on one inside', () => {
  fireEvent.pointerDown(screen.getByText('FAQ'));
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(window);
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test('closes on Escape, which returns the focus; other keys do nothing', () => {
  screen.getByText('FAQ').focus();
  fireEvent.keyDown(screen.getByText('FAQ'), { key: 'Tab' });
  expect([isOpen(), document.activeElement]).toEqual([true, screen.getByText('FAQ')]);
  fireEvent.keyDown(screen.getByText('FAQ'), { key: 'Escape' });
  expect([isOpen(), document.activeElement]).toEqual([false, button()]);
});

test('has no listeners while it is closed', () => {
  fireEvent.click(button());
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([isOpen(), document.activeElement]).toEqual([false, document.body]);
});
