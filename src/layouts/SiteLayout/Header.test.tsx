import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { navigation } from '../../content/navigation.ts';
import { Header } from './Header.tsx';

function show(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <p>The page</p>
      <Header />
    </MemoryRouter>,
  );
  return screen.getByRole('button', { name: navigation.openMenu });
}

function open(path = '/') {
  const button = show(path);
  fireEvent.click(button);
  expect(isOpen()).toBe('true');
  return button;
}

const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded');

/** jsdom does not implement navigation and would log an error. */
beforeEach(() => document.addEventListener('click', (event) => event.preventDefault()));

const links = [brand.name, ...navigation.links.map(({ label }) => label), navigation.phone.label, navigation.callToAction.label];

// First, because the styles that a test inserts stay.
test('the menu opens without new styles, for which the browser would style the whole page again', () => {
  const readStyles = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const button = show();
  const styles = readStyles();
  expect(styles.length).toBeGreaterThan(10);
  fireEvent.click(button);
  expect(readStyles()).toEqual(styles);
});

describe('the menu', () => {
  test.each(links)('closes when %s is followed', (label) => {
    open();
    fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')}`) }));
    expect(isOpen()).toBe('false');
  });

  test('closes on a click outside, not on one inside', () => {
    open();
    fireEvent.pointerDown(screen.getByRole('navigation'));
    expect(isOpen()).toBe('true');
    fireEvent.pointerDown(screen.getByText('The page'));
    expect(isOpen()).toBe('false');
  });

  test('closes on Escape, which returns the focus, and on no other key', () => {
    const button = open();
    const link = screen.getByRole('link', { name: brand.name });
    link.focus();
    fireEvent.keyDown(link, { key: 'a' });
    expect(isOpen()).toBe('true');
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(isOpen()).toBe('false');
    expect(document.activeElement).toBe(button);
    // While the menu is closed, Escape does not move the focus.
    link.focus();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(document.activeElement).toBe(link);
  });

  test('opens and closes by its button, whose label changes', () => {
    const button = open();
    expect(button.textContent).toBe(navigation.closeMenu);
    expect(button.getAttribute('aria-controls')).toBe(screen.getByRole('navigation').parentElement?.id);
    fireEvent.click(button);
    expect(isOpen()).toBe('false');
    expect(button.textContent).toBe(navigation.openMenu);
  });
});

test('marks only the current page', () => {
  open('/about');
  const marked = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([['/about', 'page']]);
});

test('labels only the link that opens a new tab', () => {
  open();
  const marked = screen.getAllByRole('link').filter((link) => within(link).queryByLabelText(navigation.opensNewTab));
  expect(marked.map((link) => link.getAttribute('target'))).toEqual(['_blank']);
});
