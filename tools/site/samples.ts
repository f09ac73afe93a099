/**
 * Runs before each build. With `SITE_ENV=production` it lists every object of the content that is marked `sample: true` and stops
 * the build, because invented people, quotes and figures must not be published; `ALLOW_SAMPLE_CONTENT=1` allows a demonstration.
 */
import { findSamples } from './findSamples.ts';

if (process.env.SITE_ENV === 'production') {
  const samples = findSamples();
  for (const sample of samples) console.error(`Sample content: ${sample}`);
  if (samples.length > 0 && process.env.ALLOW_SAMPLE_CONTENT !== '1') {
    console.error(`Replace these ${samples.length} samples by real content, or set ALLOW_SAMPLE_CONTENT=1 for a demonstration.`);
    process.exitCode = 1;
  }
}
