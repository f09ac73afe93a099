/** Runs in the page: waits until everything that a screenshot shows has loaded and stands still, and measures it. */
import type { Region } from '../types.ts';
import type { PageWatch } from './page-watch.ts';

export function stillFunctions(watch: PageWatch) {
  /** About two seconds; no screenshot can show a longer chain of animations. */
  const MAX_FRAMES = 120;

  const stopAnimations = (): number => {
    let stopped = 0;
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline || animation.playState === 'finished') continue;
      if (animation.playState === 'paused' && animation.currentTime === 0) continue;
      const end = Number(animation.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY);
      stopped += 1;
      if (Number.isFinite(end) && animation.playbackRate !== 0) animation.finish();
      else {
        // An endless animation is paused at its beginning.
        animation.pause();
        animation.currentTime = 0;
      }
    }
    for (const svg of document.querySelectorAll('svg')) {
      svg.pauseAnimations();
      svg.setCurrentTime(0);
    }
    return stopped;
  };

  /** At its first frame, once it is loaded: it would start after the pause. Without controls, which turn while they load. */
  const stopVideo = async (video: HTMLVideoElement): Promise<void> => {
    const event = (name: string): Promise<void> =>
      new Promise((resolve) => video.addEventListener(name, () => resolve(), { once: true }));
    if (video.readyState < video.HAVE_METADATA) {
      await Promise.race([event('loadedmetadata'), event('error'), watch.wait(3000)]);
    }
    video.controls = false;
    video.pause();
    if (video.currentTime === 0) return;
    const sought = event('seeked');
    video.currentTime = 0;
    await Promise.race([sought, watch.wait(3000)]);
  };

  /**
   * Scrolls to the top, because sticky and fixed elements follow the window: in a screenshot of the whole page they must be at
   * the top, wherever the play has scrolled to. An element that sticks to the top gets its natural position there: as a layer of
   * its own, it would be rounded to whole pixels up or down, depending on what the page showed before.
   */
  const standAtTop = (): void => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { position, bottom } = getComputedStyle(element);
      if (position !== 'sticky' || bottom !== 'auto') continue;
      element.style.setProperty('position', 'relative', 'important');
      element.style.setProperty('inset', 'auto', 'important');
    }
  };

  /** The height of the screenshot of the page as it is now. */
  const contentHeight = (): number => {
    const { documentElement: root, body } = document;
    if (root.scrollHeight > window.innerHeight) return root.scrollHeight;
    let bottom = Math.max(body.getBoundingClientRect().bottom, body.getBoundingClientRect().top + body.scrollHeight);
    for (const element of body.querySelectorAll('*')) {
      const { position } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'absolute') continue;
      const box = element.getBoundingClientRect();
      // One pixel is the usual size of visually hidden text.
      if (box.width <= 1 || box.height <= 1) continue;
      if (position === 'fixed') return window.innerHeight;
      bottom = Math.max(bottom, box.bottom);
    }
    return Math.min(window.innerHeight, Math.max(1, Math.ceil(bottom + window.scrollY)));
  };

  /** @param ignoreSelectors of the elements whose content is not compared */
  const settle = async (ignoreSelectors: readonly string[]) => {
    for (const lazy of document.querySelectorAll('img[loading=lazy], iframe[loading=lazy]'))
      lazy.setAttribute('loading', 'eager');
    await watch.nextFrame();
    const moved = watch.moved();
    do await document.fonts.ready;
    while (document.fonts.status !== 'loaded');
    // An image that cannot be decoded is already reported as a failed request.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.all([...document.querySelectorAll('video')].map(stopVideo));
    // Stopping an animation may start the next: by an event handler, or because a child inherits the value that its
    // parent has just reached. So the page is quiet only when nothing has started for two frames.
    let quiet = 0;
    for (let frame = 0; frame < MAX_FRAMES && quiet < 2; frame += 1) {
      quiet = stopAnimations() === 0 ? quiet + 1 : 0;
      await watch.nextFrame();
    }
    // A screenshot larger than the window resizes the page for a moment. If everything had even a short transition, sizes in
    // viewport units would be captured while they change; the style for this attribute prevents that.
    document.documentElement.setAttribute('data-visual-gate', 'still');
    standAtTop();
    await watch.nextFrame();
    const ignored: Region[] = [...document.querySelectorAll(ignoreSelectors.join(','))].map((element) => {
      const box = element.getBoundingClientRect();
      return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
    });
    return { width: window.innerWidth, height: contentHeight(), ignored, moved };
  };

  return { settle, contentHeight };
}
