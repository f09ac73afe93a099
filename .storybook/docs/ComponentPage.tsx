import {
  Anchor,
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
  useOf,
} from '@storybook/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { StatesOf } from '../../stories/guides/states/StatesOf.tsx';

/** Small components that do not fill a window, so that many of them can be shown in the page itself. */
const LIVE_FOLDER = 'Components';

/** The default height of a story in a frame: enough for most sections and dialogs. */
const FRAME_HEIGHT = '640px';

type DocsParameters = { docs?: { story?: { inline?: boolean; height?: string } } };

const framing = ({ parameters }: PreparedStory) => (parameters as DocsParameters).docs?.story ?? {};

const exported = ({ moduleExport }: PreparedStory) => moduleExport as Record<string, unknown>;

/** A state by its props alone: no play runs in a documentation page. */
function LiveState({ story }: { story: PreparedStory }) {
  return (
    <Anchor storyId={story.id}>
      <div className="state-head">
        <Subheading>{story.name}</Subheading>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {story.playFunction ? 'Open the story and play it' : 'Open the story'}
        </a>
      </div>
      <Description of={exported(story)} />
      <Canvas of={exported(story)} story={{ __forceInitialArgs: true }} />
    </Anchor>
  );
}

/** The page of a small component: its props can be tried out, and every state is shown. */
function LivePage({ primary, others }: { primary: PreparedStory; others: readonly PreparedStory[] }) {
  return (
    <>
      <Canvas of={exported(primary)} withToolbar story={{ __primary: true }} />
      <Heading>Props</Heading>
      <Controls of={exported(primary)} />
      {others.length > 0 ? <Heading>Further states</Heading> : null}
      {others.map((story) => (
        <LiveState key={story.id} story={story} />
      ))}
    </>
  );
}

/** The page of a component that fills a window or waits for the network: one state in a frame, the others as screenshots. */
function FramedPage({ primary, all }: { primary: PreparedStory; all: readonly PreparedStory[] }) {
  const { height = FRAME_HEIGHT } = framing(primary);
  return (
    <>
      <Canvas of={exported(primary)} layout="fullscreen" story={{ inline: false, height }} />
      <Heading>States</Heading>
      <StatesOf stories={all} />
      <Heading>Props</Heading>
      <ArgTypes of={exported(primary)} />
    </>
  );
}

/** The page of a component: its purpose, its props and its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const all = useContext(DocsContext).componentStories();
  const [primary, ...others] = all;
  if (primary === undefined) return null;
  const isLive = preparedMeta.title.startsWith(`${LIVE_FOLDER}/`) && framing(primary).inline !== false;
  return (
    <>
      <Title />
      <Description of="meta" />
      {isLive ? <LivePage primary={primary} others={others} /> : <FramedPage primary={primary} all={all} />}
    </>
  );
}
