import {
  BriefcaseBusiness,
  CalendarCheck,
  Handshake,
  MapPinned,
  MessagesSquare,
  Microscope,
  Rocket,
  ShieldCheck,
  Stethoscope,
  TrendingUp,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '../../lib/icons.ts';

export const states = ['All'] as const;

const drawings: Record<IconName, LucideIcon> = {
  briefcase: BriefcaseBusiness,
  calendar: CalendarCheck,
  handshake: Handshake,
  map: MapPinned,
  messages: MessagesSquare,
  microscope: Microscope,
  rocket: Rocket,
  shield: ShieldCheck,
  stethoscope: Stethoscope,
  trendingUp: TrendingUp,
};

/** A decorative icon that the content names; `size` in CSS pixels. */
export function Icon({ name, size = 28 }: { name: IconName; size?: number }) {
  const Drawing = drawings[name];
  return <Drawing size={size} strokeWidth={1.5} aria-hidden />;
}
