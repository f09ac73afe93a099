import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { island } from '../../lib/island.ts';
import { LateForm, type LateFormProps } from './LateForm.tsx';

const Form = ({ label }: { label: string }) => <input aria-label={label} />;
const onUnavailable = jest.fn();

let arrive: () => void;
let fail: (error: Error) => void;
const declare = () =>
  island<{ label: string }>(
    () =>
      new Promise((resolve, reject) => {
        arrive = () => resolve({ default: Form });
        fail = reject;
      }),
  );

const outline = { fields: [{ label: 'Name', isRequired: true }], status: 'The form is loading' };
const tree = (form: LateFormProps<{ label: string }>['form'] = declare()) => (
  <LateForm form={form} formProps={{ label: 'Full name' }} outline={outline} onUnavailable={onUnavailable} />
);
const settle = (settled: () => void) =>
  act(async () => {
    settled();
    await Promise.resolve();
  });

beforeEach(() => onUnavailable.mockClear());

test('shows an outline that takes no focus, until the form comes and takes it', async () => {
  const { container } = render(tree());
  expect(screen.getByRole('status').textContent).toBe(outline.status);
  expect(container.querySelectorAll('input:enabled, button:enabled, a')).toHaveLength(0);
  await settle(arrive);
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('leaves the focus of a form that was loaded before to the dialog', async () => {
  const form = declare();
  const loading = form.load();
  await settle(arrive);
  await loading;
  render(tree(form));
  screen.getByLabelText('Full name');
  expect(document.activeElement).toBe(document.body);
});

test('shows a form that is loaded between rendering and its effects', async () => {
  const loaded = { Loaded: undefined as typeof Form | undefined, load: () => Promise.resolve(Form) };
  const Neighbor = () => {
    useLayoutEffect(() => void (loaded.Loaded = Form));
    return null;
  };
  render(
    <>
      {tree(loaded)}
      <Neighbor />
    </>,
  );
  expect(await screen.findByLabelText('Full name')).toBe(document.activeElement);
});

test('reports once a form that cannot be loaded', async () => {
  render(tree());
  await settle(() => fail(new TypeError('gone')));
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});

test.each([() => arrive(), () => fail(new TypeError('gone'))])(
  'a closed dialog ignores what becomes of its form: %p',
  async (settled) => {
    const { unmount } = render(tree());
    unmount();
    await settle(settled);
    expect(onUnavailable).not.toHaveBeenCalled();
  },
);
