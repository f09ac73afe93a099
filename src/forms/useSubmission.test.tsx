import { render, renderHook } from '@testing-library/react';
import { useSubmission, type SentContent } from './useSubmission.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const begin = (earlier?: SentContent | null) => renderHook(() => useSubmission(earlier)).result.current;

test('the same content has the same key, other content a new one', () => {
  const { metaFor } = begin();
  const [first, again, other] = [metaFor({ a: 1 }), metaFor({ a: 1 }), metaFor({ a: 2 })].map((meta) => meta.idempotencyKey);
  expect(first).toMatch(UUID);
  expect(again).toBe(first);
  expect(other).toMatch(UUID);
  expect(other).not.toBe(first);
});

test.each([undefined, null])('sends the time since page load in whole milliseconds: %j', (earlier) => {
  jest.spyOn(performance, 'now').mockReturnValue(1234.5678);
  expect(begin(earlier).metaFor({})).toMatchObject({ elapsedMs: 1235 });
  jest.restoreAllMocks();
});

test('sends the honeypot field, empty if it is not rendered', () => {
  const Form = ({ onMeta }: { onMeta: (website: string) => void }) => {
    const { websiteRef, metaFor } = useSubmission();
    return (
      <>
        <input ref={websiteRef} defaultValue="https://robot.example" />
        <button onClick={() => onMeta(metaFor({}).website)} />
      </>
    );
  };
  const onMeta = jest.fn();
  render(<Form onMeta={onMeta} />)
    .getByRole('button')
    .click();
  expect(onMeta).toHaveBeenCalledWith('https://robot.example');
  expect(begin().metaFor({}).website).toBe('');
});
