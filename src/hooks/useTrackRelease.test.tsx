import { act, render } from '@testing-library/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTrackRelease } from './useTrackRelease.ts';

function Video() {
  return (
    <video>
      <track ref={useTrackRelease()} kind="captions" />
    </video>
  );
}

test('a page that is hidden and shown again has its track', async () => {
  let arrive: (module: { default: () => null }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: () => null }>((resolve) => (arrive = resolve)));
  const page = (more: ReactNode) => (
    <Suspense>
      <Video />
      {more}
    </Suspense>
  );
  const { container, rerender } = render(page(null));
  const video = container.querySelector('video');
  rerender(page(<Late />));
  expect(video?.querySelector('track')).toBeNull();
  await act(async () => {
    arrive({ default: () => null });
    await Promise.resolve();
  });
  expect(video?.querySelector('track')).toBeInstanceOf(HTMLTrackElement);
});
