import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { fontFamily, layer, motion, radius, shadow, space, touchTarget, type, width } from '../../../src/theme/index.ts';
import { breakpoints } from '../../../src/theme/breakpoints.ts';
import { GlobalStyle } from '../../../src/theme/GlobalStyle.ts';
import '../guides.css';

type Entry = { name: string; value?: string | number; sample?: ReactNode };

/** Values of the theme by their names, each beside its sample. */
const Values = ({ entries }: { entries: readonly Entry[] }) => (
  <div className="guide sb-unstyled">
    <ul className="rows">
      {entries.map(({ name, value, sample }) => (
        <li key={name}>
          <div>
            <strong>{name}</strong> <code>{value}</code>
          </div>
          {sample}
        </li>
      ))}
    </ul>
  </div>
);

const entriesOf = (prefix: string, values: object, sampleOf?: (value: string) => ReactNode): Entry[] =>
  Object.entries(values).map(([name, value]) => ({
    name: `${prefix}${name}`,
    value: value as string,
    sample: sampleOf?.(value as string),
  }));

const shape = (style: CSSProperties) => <div className="shape" style={style} />;

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
      entries={[
        ...samples.map(({ Sample, ...entry }) => ({ ...entry, sample: <Sample>Where wellness meets medicine</Sample> })),
        ...entriesOf('family ', fontFamily),
      ]}
    />
  </>
);

export const Spaces = () => (
  <Values
    entries={[
      ...entriesOf('space ', space, (size) => <div className="bar" style={{ width: size }} />),
      ...entriesOf('', { ...width, touchTarget }),
      ...entriesOf('from ', breakpoints),
    ]}
  />
);

export const Shapes = () => (
  <Values
    entries={[
      ...entriesOf('radius.', radius, (value) => shape({ borderRadius: value })),
      ...entriesOf('shadow.', shadow, (value) => shape({ boxShadow: value })),
      ...entriesOf('layer.', layer),
    ]}
  />
);

export const Motions = () => <Values entries={entriesOf('motion.', motion)} />;
