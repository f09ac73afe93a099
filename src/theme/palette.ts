/** Private to this folder: components use the roles of `theme.color`. */
export const palette = {
  pine900: '#0E3B34',
  pine700: '#14574B',
  pine500: '#1F7A68',
  mint100: '#DDEFE8',
  mint50: '#F1F8F5',
  sand50: '#FBF8F2',
  sand100: '#F3ECE0',
  sand300: '#DDD3C2',
  white: '#FFFFFF',
  ink: '#10231F',
  inkSoft: '#4A5D57',
  clay600: '#B8482F',
  clay700: '#A93F28',
  gold: '#E9B949',
  sage: '#9CC5B5',
  error: '#B3261E',
} as const;
