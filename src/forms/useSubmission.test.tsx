import { render, renderHook } from '@testing-library/react';
import { writeDraft } from './drafts.ts';
import { useSubmission } from './useSubmission.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const begin = () => renderHook(() => useSubmission('lead')).result.current;

test('the same content has the same key, other content a new one', () => {
  const { metaFor } = begin();
  const [first, again, other] = [metaFor({ a: '1' }), metaFor({ a: '1' }), metaFor({ a: '2' })].map(
    (meta) => meta.idempotencyKey,
  );
  expect(first).toMatch(UUID);
  expect(again).toBe(first);
  expect(other).toMatch(UUID);
  expect(other).not.toBe(first);
});

test('sends the time since page load in whole milliseconds, unless a draft was restored', () => {
  jest.spyOn(performance, 'now').mockReturnValue(1234.5678);
  expect(begin().metaFor({})).toMatchObject({ elapsedMs: 1235 });
  writeDraft('lead', { fields: { name: 'Dana' } });
  expect(begin().metaFor({})).not.toHaveProperty('elapsedMs');
  jest.restoreAllMocks();
});

test('sends the honeypot field, empty if it is not rendered', () => {
  const Form = ({ onMeta }: { onMeta: (website: string) => void }) => {
    const { websiteRef, metaFor } = useSubmission('lead');
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
