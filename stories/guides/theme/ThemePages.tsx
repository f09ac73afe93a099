import styled from 'styled-components';
import {
  fontFamily,
  GlobalStyle,
  layer,
  motion,
  radius,
  shadow,
  space,
  theme,
  colorSchemes,
  touchTarget,
  type,
  width,
} from '../../../src/theme/index.ts';
import { breakpoints } from '../../../src/theme/breakpoints.ts';
import '../guides.css';
import { contrast, declarations, leavesOf, verdict } from './colours.ts';

const { surface, text, action, feedback } = theme.raw.color;

export function Colours() {
  return (
    <div className="guide sb-unstyled">
      <ul className="swatches">
        {leavesOf(theme.raw.color).map(({ role, value }) => (
          <li key={role}>
            <div className="colour" style={{ background: value }} />
            <strong>{role}</strong>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Pair = { on: string; ground: string; of: string; colour: string };

const LIGHT = { page: surface.page, raised: surface.raised, tint: surface.tint, card: surface.card, accent: surface.accent };
const ON_LIGHT = {
  'text.heading': text.heading,
  'text.body': text.body,
  'text.soft': text.soft,
  'text.link': text.link,
  'feedback.error': feedback.error,
  'feedback.success': feedback.success,
};

const pairs: Pair[] = [
  ...Object.entries(LIGHT).flatMap(([on, ground]) =>
    Object.entries(ON_LIGHT).map(([of, colour]) => ({ on: `surface.${on}`, ground, of, colour })),
  ),
  { on: 'surface.inverse', ground: surface.inverse, of: 'text.onInverse', colour: text.onInverse },
  { on: 'surface.inverse', ground: surface.inverse, of: 'text.onInverseSoft', colour: text.onInverseSoft },
  { on: 'action.primary', ground: action.primary, of: 'text.onAction', colour: text.onAction },
  { on: 'action.primaryHover', ground: action.primaryHover, of: 'text.onAction', colour: text.onAction },
  { on: 'action.disabled', ground: action.disabled, of: 'action.onDisabled', colour: action.onDisabled },
];

/** Text on what it stands on, with the contrast ratio computed here and now from the theme. */
export function Contrasts() {
  return (
    <div className="guide sb-unstyled">
      <ul className="pairs">
        {pairs.map(({ on, ground, of, colour }) => {
          const ratio = contrast(colour, ground) ?? 0;
          return (
            <li key={on + of} style={{ background: ground, color: colour }}>
              <strong>{ratio.toFixed(1)} : 1</strong>
              <p>
                {of} on {on}: {verdict(ratio)}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const Ground = styled.div<{ $css: string }>`
  ${({ $css }) => $css}
  padding: ${space[24]};
  border-radius: ${radius.medium};
  background: ${theme.color.surface.page};
  color: ${theme.color.text.body};

  a {
    color: ${theme.color.text.link};
  }

  small {
    color: ${theme.color.text.soft};
  }
`;

/** The grounds that bands stand on, and what each changes for whatever stands on it. */
export function Grounds() {
  return (
    <div className="guide sb-unstyled">
      <ul className="rows">
        {Object.entries(colorSchemes).map(([name, css]) => (
          <li key={name}>
            <strong>{name}</strong>
            <Ground $css={css}>
              Text, <a href="#grounds">a link</a>, <small>and what is less important</small>.{' '}
              <small>Sets {declarations(css).size} custom properties.</small>
            </Ground>
          </li>
        ))}
      </ul>
    </div>
  );
}

const samples = Object.entries(type).map(([name, style]) => ({
  name,
  css: style.map(String).join('').replace(/\s+/g, ' ').trim(),
  Sample: styled.p`
    ${style}
  `,
}));

export function TypeScale() {
  return (
    <div className="guide sb-unstyled">
      <GlobalStyle />
      <ul className="rows">
        {samples.map(({ name, css, Sample }) => (
          <li key={name}>
            <div>
              <strong>{name}</strong>
            </div>
            <div>
              <Sample>Where wellness meets medicine</Sample>
              <code>{css}</code>
            </div>
          </li>
        ))}
        {Object.entries(fontFamily).map(([name, family]) => (
          <li key={name}>
            <strong>{name} family</strong>
            <code>{family}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Spaces() {
  return (
    <div className="guide sb-unstyled">
      <ul className="rows">
        {Object.entries(space).map(([name, size]) => (
          <li key={name}>
            <code>space[{name}]</code>
            <div className="bar" style={{ width: size }} />
          </li>
        ))}
        {Object.entries({ ...width, touchTarget }).map(([name, size]) => (
          <li key={name}>
            <code>{name}</code>
            <span>{size}</span>
          </li>
        ))}
        {Object.entries(breakpoints).map(([name, size]) => (
          <li key={name}>
            <code>from(&apos;{name}&apos;)</code>
            <span>{size}px</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Shapes() {
  return (
    <div className="guide sb-unstyled">
      <ul className="swatches">
        {Object.entries(radius).map(([name, value]) => (
          <li key={name}>
            <div className="shape" style={{ borderRadius: value }} />
            <strong>radius.{name}</strong>
            <code>{value}</code>
          </li>
        ))}
        {Object.entries(shadow).map(([name, value]) => (
          <li key={name}>
            <div className="shape" style={{ boxShadow: value }} />
            <strong>shadow.{name}</strong>
            <code>{value}</code>
          </li>
        ))}
        {Object.entries(layer).map(([name, value]) => (
          <li key={name}>
            <strong>layer.{name}</strong> <code>{value}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves under the pointer or the focus, in the theme's own time; not at all for whoever asked for no motion. */
export function Motions() {
  return (
    <div className="guide sb-unstyled">
      <ul className="rows">
        {Object.entries(motion).map(([name, value]) => (
          <li key={name}>
            <div>
              <strong>motion.{name}</strong>
              <br />
              <code>{value}</code>
            </div>
            <div>
              <button type="button" className="mover" style={{ transition: `transform ${value}` }} aria-label={`Try ${name}`} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
