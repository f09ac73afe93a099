import { render, renderHook } from '@testing-library/react';
import { useSubmission, type SentContent } from './useSubmission.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const begin = (earlier?: SentContent | null) => renderHook(() => useSubmission(earlier)).result.current;

test('the same content has the same key, other content another', () => {
  const { metaFor } = begin();
  const [first, again, other] = [metaFor({ a: 1 }), metaFor({ a: 1 }), metaFor({ a: 2 })].map((meta) => meta.idempotencyKey);
  expect(first).toMatch(UUID);
  expect(again).toBe(first);
  expect(other).toMatch(UUID);
  expect(other).not.toBe(first);
});

test('what was sent before keeps its key', () => {
  const { metaFor } = begin({ content: '{"a":1}', key: 'a-key' });
  expect(metaFor({ a: 1 }).idempotencyKey).toBe('a-key');
  expect(metaFor({ a: 2 }).idempotencyKey).toMatch(UUID);
});

test.each([undefined, null])('the time since the page was opened is sent in whole milliseconds: %j', (earlier) => {
  jest.spyOn(performance, 'now').mockReturnValue(1234.5678);
  expect(begin(earlier).metaFor({})).toMatchObject({ elapsedMs: 1235 });
  jest.restoreAllMocks();
});

test('a form that was filled in to begin with says no time', () => {
  expect(begin({ content: '', key: 'a-key' }).metaFor({})).not.toHaveProperty('elapsedMs');
});

test('the field that no person sees is sent, and empty where it is not there', () => {
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

test('a second click is no second submission while the first is under way; then it is', async () => {
  const { once } = begin();
  let finish = (): void => undefined;
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const first = once(send);
  await once(send);
  expect(send).toHaveBeenCalledTimes(1);
  finish();
  await first;
  void once(send);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a submission that fails is over', async () => {
  const { once } = begin();
  await expect(once(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  const send = jest.fn(() => Promise.resolve());
  await once(send);
  expect(send).toHaveBeenCalledTimes(1);
});
