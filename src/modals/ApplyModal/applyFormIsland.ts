import { island } from '../../lib/island.ts';

/** Apart from its dialog, which opens before the packages of the form are loaded. */
export const applyFormIsland = island(() => import('./ApplyModalForm.tsx'));
