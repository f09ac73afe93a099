/** Where a Storybook serves what the pixel gate wrote, relative to its own address. Shared by the server and the browser. */
const VISUAL_FOLDER = 'visual';
export const BASELINES = `${VISUAL_FOLDER}/baselines`;
export const LAST_RUN = `${VISUAL_FOLDER}/run`;
