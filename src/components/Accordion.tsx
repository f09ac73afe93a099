import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { decode } from '../lib/text.ts';
import { motion, space, theme, type } from '../theme/index.ts';

const Item = styled.details`
  border-block-end: 1px solid ${theme.color.border.subtle};

  &[open] summary svg {
    transform: rotate(45deg);
  }
`;

const Summary = styled.summary`
  ${type.h3}
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space[16]};
  padding-block: ${space[16]};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  svg {
    color: ${theme.color.action.primary};
    transition: transform ${motion.base};
  }
`;

/** The target of the URL's fragment; the scroll margin leaves room for the question above. */
const Body = styled.div`
  display: grid;
  gap: ${space[12]};
  max-width: 38em;
  padding-block-end: ${space[24]};
  color: ${theme.color.text.soft};
  scroll-margin-block-start: 192px;
`;

type AccordionItem = {
  title: string;
  body: ReactNode;
  /** Makes the item linkable as `#id`. Opening it sets the URL's fragment. */
  id?: string;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Index of the item that is open at first; the URL's fragment overrides it. */
  initialIndex?: number;
  /** Accordions of one group have one open item in all of them. */
  group?: string;
};

/** Browsers without support for `name` on details leave the others of a group open. */
function closeGroup(name: string | null) {
  for (const item of document.querySelectorAll('details')) {
    if (item.getAttribute('name') === name) item.open = false;
  }
}

/** Opens the item that the URL's fragment names; browsers do that only while they load the page. */
function openTarget(root: HTMLElement | null) {
  const id = decode(window.location.hash.slice(1));
  const target = id ? root?.querySelector(`#${CSS.escape(id)}`) : null;
  const item = target?.closest('details');
  if (!item || item.open) return;
  closeGroup(item.getAttribute('name'));
  item.open = true;
  target?.scrollIntoView();
}

/** Sets the URL's fragment without a history entry: the open item can be shared, and Back still leaves the page. */
function showInAddress(id: string | undefined) {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', id ? `#${id}` : `${pathname}${search}`);
}

/**
 * Items of which at most one is open. It uses the native details element, which works before hydration and without JavaScript, and which
 * the browser's search can open.
 */
export function Accordion({ items, initialIndex, group }: AccordionProps) {
  const ownName = useId();
  const name = group ?? ownName;
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const open = () => openTarget(root.current);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);

  const toggle = (event: MouseEvent<HTMLElement>, id: string | undefined) => {
    const clicked = event.currentTarget.closest('details');
    const willOpen = clicked?.open === false;
    // The clicked one opens after this.
    if (willOpen) closeGroup(name);
    if (id) showInAddress(willOpen ? id : undefined);
  };

  return (
    <div ref={root}>
      {items.map(({ title, body, id }, index) => (
        <Item key={title} name={name} open={index === initialIndex}>
          <Summary onClick={(event) => toggle(event, id)}>
            {title}
            <Plus size={24} strokeWidth={1.5} aria-hidden />
          </Summary>
          <Body id={id}>{body}</Body>
        </Item>
      ))}
    </div>
  );
}
