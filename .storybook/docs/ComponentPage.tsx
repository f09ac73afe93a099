import { ArgTypes, Canvas, Controls, Description, DocsContext, Heading, Primary, Stories, Title, useOf } from '@storybook/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { inWords } from '../inWords.ts';
import { StatesOf } from '../../stories/guides/states/StatesOf.tsx';

/** Small components that do not fill a window, so that many of them can be shown in the page itself. */
const LIVE_FOLDER = 'components';

/** The default height of a story in a frame: enough for most sections and dialogs. */
const FRAME_HEIGHT = '640px';

type DocsParameters = { docs?: { story?: { inline?: boolean; height?: string } } };

const framing = ({ parameters }: PreparedStory) => (parameters as DocsParameters).docs?.story ?? {};

/** Storybook would say of a component without props that its table could not be made. */
const hasProps = ({ argTypes }: PreparedStory) => Object.keys(argTypes).length > 0;

/** The page of a small component: its props can be tried out, and every state is shown. */
const LivePage = ({ primary }: { primary: PreparedStory }) => (
  <>
    <Primary />
    {hasProps(primary) ? <Controls /> : null}
    <Stories title="Further states" includePrimary={false} />
  </>
);

/** The page of a component that fills a window or waits for the network: one state in a frame, the others as screenshots. */
function FramedPage({ primary, all }: { primary: PreparedStory; all: readonly PreparedStory[] }) {
  const { height = FRAME_HEIGHT } = framing(primary);
  const of = primary.moduleExport as Record<string, unknown>;
  return (
    <>
      <Canvas of={of} layout="fullscreen" story={{ inline: false, height }} />
      <Heading>States</Heading>
      <StatesOf stories={all} />
      {hasProps(primary) ? (
        <>
          <Heading>Props</Heading>
          <ArgTypes of={of} />
        </>
      ) : null}
    </>
  );
}

/** The page of a component: its purpose, its props and its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const all = useContext(DocsContext).componentStories();
  const [primary] = all;
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  if (primary === undefined) return null;
  const isLive = preparedMeta.title.startsWith(`${LIVE_FOLDER}/`) && framing(primary).inline !== false;
  return (
    <>
      <Title>{inWords(name)}</Title>
      <Description of="meta" />
      {isLive ? <LivePage primary={primary} /> : <FramedPage primary={primary} all={all} />}
    </>
  );
}
