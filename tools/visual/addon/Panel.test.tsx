/** @jest-environment jest-fixed-jsdom */
import { composeStories, setProjectAnnotations } from '@storybook/react';
import { render } from '@testing-library/react';
import * as stories from './Panel.stories.tsx';

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;
setProjectAnnotations({ testingLibraryRender: render } as object);

// Plays wait for what they expect, as in a browser.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

// The gate runs the same plays in a browser.
it.each(Object.entries(composeStories(stories)))('%s', (_name, story) => story.run(), 30_000);
