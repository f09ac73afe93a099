import type { ModeSettings } from '../../tools/visual/report-types.ts';

/** A screenshot that every tool takes. */
export type Shot = { key: string; storyId: string } & Pick<ModeSettings, 'viewport' | 'media' | 'forcedColors'>;
