import { createElement, forwardRef } from 'react';
import type { LucideIconData, LucideProps } from 'lucide-react';

/**
 * Takes the place of lucide-react's own function of this name (`vite.config.ts`), without the contexts, classes and aliases that no icon
 * here has: they would be in every page, for every icon.
 */
export default function createLucideIcon({ size: ownSize, node }: LucideIconData) {
  return forwardRef<SVGSVGElement, LucideProps>(function LucideIcon({ size = ownSize, ...rest }, ref) {
    return createElement(
      'svg',
      {
        ref,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  });
}
