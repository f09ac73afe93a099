/** Icons that content may name; `components/Icon` draws them. */
export const iconNames = [
  'briefcase',
  'calendar',
  'clock',
  'compass',
  'graduation',
  'handshake',
  'map',
  'messages',
  'microscope',
  'monitor',
  'puzzle',
  'rocket',
  'scale',
  'shield',
  'sprout',
  'stethoscope',
  'target',
  'trendingUp',
  'users',
] as const;

export type IconName = (typeof iconNames)[number];
