/** Icons that content may name; `components/Icon` draws them. */
export const iconNames = [
  'briefcase',
  'calendar',
  'handshake',
  'map',
  'messages',
  'microscope',
  'rocket',
  'shield',
  'stethoscope',
  'trendingUp',
] as const;

export type IconName = (typeof iconNames)[number];
