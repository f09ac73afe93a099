/** Every seeded fault of this site: `npm run visual:mutations`. */
import type { Mutation } from '../../tools/visual/mutations/types.ts';
import { behavior } from './behavior.ts';
import { others } from './others.ts';
import { pixels } from './pixels.ts';

export const catalog: readonly Mutation[] = [...pixels, ...behavior, ...others];
