import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { Video } from '../../components/Video/Video.tsx';
import { brand } from '../../content/brand.ts';
import type { WebinarGateContent } from '../../content/types.ts';
import { useDeadline, type Clock } from '../../hooks/useDeadline.ts';
import {
  Confirmation,
  Gate,
  GateText,
  GateTitle,
  Help,
  Introduction,
  Layout,
  Mark,
  Screening,
  Time,
  Vine,
  Warning,
  Words,
} from './WebinarGate.styles.ts';

export const states = ['GateLocked', 'LastSecond', 'Unlocked', 'Ticked', 'OtherHost'] as const;

export type WebinarGateProps = {
  content: WebinarGateContent;
  /** How long the gate stays closed after the page was loaded. */
  requiredSeconds: number;
  /** Holds the time at a moment, for stories. */
  remainingSeconds?: number;
  isInitiallyTicked?: boolean;
  /** Replaces the configured address of the video, for stories and previews. */
  url?: string | undefined;
  now?: Clock;
};

/** Apart from the rest, which is not drawn again each second. */
function GatePanel({
  content,
  requiredSeconds,
  remainingSeconds: heldSeconds,
  isInitiallyTicked = false,
  now,
}: Omit<WebinarGateProps, 'url'>) {
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
      <Help>
        {help.text} <SiteLink to={{ phone: help.phone }}>{help.phone}</SiteLink>
      </Help>
    </Gate>
  );
}

/**
 * The recorded demo and its gate (specification section 4): while the time runs a notice says how long, and nothing leads on; then a box
 * to tick, and a way on that needs it ticked.
 */
export function WebinarGate({ content, url, ...gate }: WebinarGateProps) {
  const titleId = useId();
  return (
    <PageSection tone="inverse" labelledBy={titleId} backdrop={<Vine variant="hero" />}>
      <Layout>
        <Words>
          <Mark title={brand.name} />
          <h1 id={titleId}>{content.title}</h1>
          <Introduction>{content.introduction}</Introduction>
          <Warning>
            <TriangleAlert size={22} strokeWidth={1.5} aria-hidden />
            <span>
              <strong>{content.warning.title}</strong> {content.warning.text}
            </span>
          </Warning>
        </Words>
        <Screening>
          <Video video={content.video} source="webinar" url={url} />
          <GatePanel content={content} {...gate} />
        </Screening>
      </Layout>
    </PageSection>
  );
}
