import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useId, useState, type ReactNode } from 'react';
import { PageSection } from '../../components/PageSection.tsx';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { Video } from '../../components/media/Video.tsx';
import { Small } from '../../components/text.ts';
import { brand } from '../../content/brand.ts';
import type { WebinarGateContent } from '../../content/types.ts';
import { useDeadline, type Clock } from '../../hooks/useDeadline.ts';
import {
  Confirmation,
  Gate,
  GateText,
  GateTitle,
  Head,
  Introduction,
  Layout,
  Mark,
  Screening,
  Time,
  Title,
  Vine,
  Warning,
} from './WebinarGate.styles.ts';

export type WebinarGateProps = {
  content: WebinarGateContent;
  /** Target of links to the video. */
  id?: string;
  /** Seconds from page load until the gate opens. */
  requiredSeconds: number;
  /** The picture that the video shows before it plays. */
  poster: ReactNode;
  /** A fixed remaining time, for stories. */
  remainingSeconds?: number;
  isInitiallyTicked?: boolean;
  /** Replaces the configured URL of the video, for stories. */
  url?: string;
  now?: Clock;
};

/** A component of its own, because it renders every second. */
function GatePanel({
  content,
  requiredSeconds,
  remainingSeconds: heldSeconds,
  isInitiallyTicked = false,
  now,
}: Omit<WebinarGateProps, 'url' | 'id' | 'poster'>) {
  const left = useDeadline(requiredSeconds, now);
  const remainingSeconds = heldSeconds ?? left;
  const [isTicked, setIsTicked] = useState(isInitiallyTicked);
  const { locked, unlocked, action, withoutScript, help } = content;
  const isLocked = remainingSeconds > 0;
  return (
    <Gate>
      <Gate data-script-only>
        <GateTitle>{isLocked ? locked.title : unlocked.title}</GateTitle>
        <Time
          remainingSeconds={remainingSeconds}
          minutesLeft={locked.minutesLeft}
          lastMinuteLeft={locked.lastMinuteLeft}
          announcement={unlocked.announcement}
        />
        {isLocked ? (
          <GateText>{locked.text}</GateText>
        ) : (
          <>
            <Confirmation>
              <input type="checkbox" checked={isTicked} onChange={(event) => setIsTicked(event.target.checked)} />
              {content.watchedLabel}
            </Confirmation>
            {isTicked ? (
              <ButtonLink size="large" to={action.to}>
                {action.label}
              </ButtonLink>
            ) : (
              <Button size="large" disabled>
                {action.label}
              </Button>
            )}
          </>
        )}
      </Gate>
      <noscript>
        <p>
          {withoutScript.text} <SiteLink to={withoutScript.link.to}>{withoutScript.link.label}</SiteLink>
        </p>
      </noscript>
      <Small>
        {help.text} <SiteLink to={{ phone: help.phone }}>{help.phone}</SiteLink>
      </Small>
    </Gate>
  );
}

/**
 * The recorded demo and its gate (specification section 4): a countdown first; then a checkbox, and a button that needs it checked. Player
 * and countdown stand on the first screen, what is said of them below.
 */
export function WebinarGate({ content, id, url, poster, ...gate }: WebinarGateProps) {
  const titleId = useId();
  return (
    <PageSection colorScheme="inverse" isTight id={id} labelledBy={titleId} backdrop={<Vine variant="hero" />}>
      <Layout>
        <Head>
          <Mark title={brand.name} />
          <Title id={titleId}>{content.title}</Title>
        </Head>
        <Screening>
          <Video video={content.video} source="webinar" poster={poster} url={url} />
          <GatePanel content={content} {...gate} />
          <Warning>
            <TriangleAlert size={22} strokeWidth={1.5} aria-hidden />
            <span>
              <strong>{content.warning.title}</strong> {content.warning.text}
            </span>
          </Warning>
          <Introduction>{content.introduction}</Introduction>
        </Screening>
      </Layout>
    </PageSection>
  );
}
