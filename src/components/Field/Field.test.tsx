import { render, screen } from '@testing-library/react';
import { Field, TextInput, type FieldProps } from './Field.tsx';

const show = (props: Partial<FieldProps>) =>
  render(
    <Field label="Name" {...props}>
      {(control) => <TextInput {...control} />}
    </Field>,
  );

const input = () => screen.getByLabelText<HTMLInputElement>(/^Name/);

/** The texts that describe the control, in the order in which they are read out. */
const described = () =>
  input()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test.each([
  [{}, undefined],
  [{ hint: 'As on your license' }, ['As on your license']],
  [{ error: 'Required' }, ['Required']],
  [{ hint: 'As on your license', error: 'Required' }, ['Required', 'As on your license']],
])('with %j its control is described by %j', (props, texts) => {
  show(props);
  expect(described()).toEqual(texts);
  expect(input().getAttribute('aria-invalid')).toBe(String('error' in props));
});

test('an optional field is labeled as optional, any other is required', () => {
  const { unmount } = show({});
  expect(screen.getByText(/^Name/).textContent).toBe('Name (optional)');
  expect(input().required).toBe(false);
  unmount();
  show({ isRequired: true });
  expect(screen.getByText(/^Name/).textContent).toBe('Name');
  expect(input().required).toBe(true);
});
