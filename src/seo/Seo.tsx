import { useContext } from 'react';
import { brand } from '../content/brand.ts';
import type { SeoContent } from '../content/types.ts';
import { HeadContext, type SeoProps } from './Head.tsx';

/** What the browser's tab says. */
export const pageTitle = ({ title }: SeoContent): string => `${title} | ${brand.name}`;

/** A page's head. What it consists of stands in `helmetWriter.tsx`, which visitors load when they go on to another page. */
export function Seo(props: SeoProps) {
  const { writer } = useContext(HeadContext);
  return writer ? <writer.PageHead {...props} /> : null;
}
