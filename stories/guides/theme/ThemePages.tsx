import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import {
  fontFamily,
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
import { GlobalStyle } from '../../../src/theme/GlobalStyle.ts';
import '../guides.css';
import { contrast, leavesOf, pairs, verdict } from './colors.ts';

type Entry = { name: string; value?: string | number; sample?: ReactNode };

/** Values of the theme by their names: as tiles, each below its sample, or as rows, each beside it. */
function Values({ as, entries }: { as: 'tiles' | 'rows'; entries: readonly Entry[] }) {
  return (
    <div className="guide sb-unstyled">
      <ul className={as}>
        {entries.map(({ name, value, sample }) => (
          <li key={name}>
            {as === 'tiles' ? sample : null}
            <div>
              <strong>{name}</strong> <code>{value}</code>
            </div>
            {as === 'rows' ? sample : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

const entriesOf = (prefix: string, values: object, sampleOf?: (value: string) => ReactNode): Entry[] =>
  Object.entries(values).map(([name, value]) => ({
    name: `${prefix}${name}`,
    value: value as string,
    sample: sampleOf?.(value as string),
  }));

const shape = (style: CSSProperties) => <div className="shape" style={style} />;

export const Colors = () => (
  <Values
    as="tiles"
    entries={leavesOf(theme.raw.color).map(({ role, value }) => ({
      name: role,
      value,
      sample: shape({ background: value, borderRadius: 12 }),
    }))}
  />
);

/** Text on its background, with the contrast ratio computed from the theme. */
export function Contrasts() {
  return (
    <div className="guide sb-unstyled">
      <ul className="tiles pairs">
        {pairs.map(([name, color, on, background]) => {
          const ratio = contrast(color, background);
          return (
            <li key={name + on} style={{ background, color }}>
              <strong>{ratio.toFixed(1)} : 1</strong>
              <p>
                {name} on {on}: {verdict(ratio)}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const Background = styled.div<{ $css: string }>`
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

/** The backgrounds of sections, with the text colors that each of them sets. */
export const Backgrounds = () => (
  <Values
    as="rows"
    entries={Object.entries(colorSchemes).map(([name, css]) => ({
      name,
      sample: (
        <Background $css={css}>
          Text, <a href="#backgrounds">a link</a>, <small>and what is less important</small>.
        </Background>
      ),
    }))}
  />
);

const samples = Object.entries(type).map(([name, style]) => ({
  name,
  value: style.map(String).join('').replace(/\s+/g, ' ').trim(),
  Sample: styled.p`
    ${style}
  `,
}));

export const TypeScale = () => (
  <>
    <GlobalStyle />
    <Values
      as="rows"
      entries={[
        ...samples.map(({ Sample, ...entry }) => ({ ...entry, sample: <Sample>Where wellness meets medicine</Sample> })),
        ...entriesOf('family ', fontFamily),
      ]}
    />
  </>
);

export const Spaces = () => (
  <Values
    as="rows"
    entries={[
      ...entriesOf('space ', space, (size) => <div className="bar" style={{ width: size }} />),
      ...entriesOf('', { ...width, touchTarget }),
      ...entriesOf('from ', breakpoints),
    ]}
  />
);

export const Shapes = () => (
  <Values
    as="tiles"
    entries={[
      ...entriesOf('radius.', radius, (value) => shape({ borderRadius: value })),
      ...entriesOf('shadow.', shadow, (value) => shape({ boxShadow: value })),
      ...entriesOf('layer.', layer),
    ]}
  />
);

/** Moves on hover or focus with the theme's durations, but not with reduced motion. */
export const Motions = () => (
  <Values
    as="rows"
    entries={entriesOf('motion.', motion, (value) => (
      <button type="button" className="mover" style={{ transition: `transform ${value}` }} aria-label={`Try ${value}`} />
    ))}
  />
);
