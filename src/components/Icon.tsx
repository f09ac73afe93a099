import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Clock from 'lucide-react/icons/clock';
import Compass from 'lucide-react/icons/compass';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Handshake from 'lucide-react/icons/handshake';
import MapPinned from 'lucide-react/icons/map-pinned';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Microscope from 'lucide-react/icons/microscope';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Puzzle from 'lucide-react/icons/puzzle';
import Rocket from 'lucide-react/icons/rocket';
import Scale from 'lucide-react/icons/scale';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sprout from 'lucide-react/icons/sprout';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Target from 'lucide-react/icons/target';
import TrendingUp from 'lucide-react/icons/trending-up';
import Users from 'lucide-react/icons/users';
import type { IconName } from '../lib/icons.ts';

const drawings: Record<IconName, LucideIcon> = {
  briefcase: BriefcaseBusiness,
  calendar: CalendarCheck,
  clock: Clock,
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
  users: Users,
};

/** A decorative icon, by its name in the content; `size` in CSS pixels. */
export function Icon({ name, size = 28 }: { name: IconName; size?: number }) {
  const Drawing = drawings[name];
  return <Drawing size={size} strokeWidth={1.5} aria-hidden />;
}
