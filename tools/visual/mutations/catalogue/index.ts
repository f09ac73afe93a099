/** Every seeded regression. */
import type { Mutation } from '../types.ts';
import { behaviour } from './behaviour.ts';
import { others } from './others.ts';
import { pixels } from './pixels.ts';

export const catalogue: readonly Mutation[] = [...pixels, ...behaviour, ...others];
