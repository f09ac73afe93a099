import {
  BriefcaseBusiness,
  CalendarCheck,
  Compass,
  GraduationCap,
  Handshake,
  MapPinned,
  MessagesSquare,
  Microscope,
  MonitorSmartphone,
  Puzzle,
  Rocket,
  Scale,
  ShieldCheck,
  Sprout,
  Stethoscope,
  Target,
  TrendingUp,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '../../lib/icons.ts';

const drawings: Record<IconName, LucideIcon> = {
  briefcase: BriefcaseBusiness,
  calendar: CalendarCheck,
  compass: Compass,
  graduation: GraduationCap,
  handshake: Handshake,
  map: MapPinned,
  messages: MessagesSquare,
  microscope: Microscope,
  monitor: MonitorSmartphone,
  puzzle: Puzzle,
  rocket: Rocket,
  scale: Scale,
  shield: ShieldCheck,
  sprout: Sprout,
  stethoscope: Stethoscope,
  target: Target,
  trendingUp: TrendingUp,
};

/** A decorative icon, by its name in the content; `size` in CSS pixels. */
export function Icon({ name, size = 28 }: { name: IconName; size?: number }) {
  const Drawing = drawings[name];
  return <Drawing size={size} strokeWidth={1.5} aria-hidden />;
}
