import { Helmet, HelmetData } from 'react-helmet-async';
import type { HeadWriter } from './Head.tsx';

/**
 * A writer on react-helmet-async. All elements of one document need the same writer.
 *
 * @param context filled with the page's head while prerendering
 */
export function createHelmetWriter(context: ConstructorParameters<typeof HelmetData>[0]): HeadWriter {
  const data = new HelmetData(context);
  return function HelmetWriter({ children }) {
    return <Helmet helmetData={data}>{children}</Helmet>;
  };
}
