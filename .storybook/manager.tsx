/** @jsxRuntime automatic */
import { Badge } from 'storybook/internal/components';
import { addons, types, useAddonState, type API } from 'storybook/internal/manager-api';
import { labelOf } from './labels.ts';
import { storybookTheme } from './theme.ts';

addons.setConfig({
  theme: storybookTheme,
  // The panel "Visual" shows a change without scrolling.
  bottomPanelHeight: 440,
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' || type === 'docs' ? name : labelOf(name)) },
});

/** The addon itself adds what axe could not check, which is no fault. */
function AccessibilityTitle() {
  const [state] = useAddonState<{ violations?: unknown[] } | undefined>('storybook/a11y');
  const count = state?.violations?.length ?? 0;
  return <>Accessibility {count === 0 ? null : <Badge status="negative">{count}</Badge>}</>;
}

const hasNoControls = (api: API): boolean => {
  const story = api.getCurrentStoryData();
  // The controls are not known before the story has loaded.
  return story?.type === 'story' && story.argTypes !== undefined && Object.keys(story.argTypes).length === 0;
};

// Registered last, so that the panels of the addons are there.
addons.register('site', (api) => {
  const { 'addon-controls': controls, 'storybook/a11y/panel': accessibility } = addons.getElements(types.PANEL);
  if (controls) controls.disabled = () => hasNoControls(api);
  if (accessibility) accessibility.title = AccessibilityTitle;
});
