/** Layout APIs that jsdom lacks: no media query matches but the one of every window, nothing intersects the viewport, nothing scrolls. */
const nothing = () => undefined;

class NothingInView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observe = nothing;
  readonly unobserve = nothing;
  readonly disconnect = nothing;
  readonly takeRecords = () => [];
}

Object.assign(window, {
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === '(min-width: 0px)',
      addListener: nothing,
      removeListener: nothing,
    }),
  IntersectionObserver: NothingInView,
});
Element.prototype.scrollIntoView = nothing;
