import styled from 'styled-components';
import { SampleTag } from '../../components/SampleTag.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import type { FaqEntryContent, LicensesContent, PharmaciesContent } from '../../content/faq.ts';
import { formatDate } from '../../lib/time.ts';
import { space, theme, type } from '../../theme/index.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[8]};
  padding-inline-start: 1.25em;
  list-style: disc;

  li::marker {
    color: ${theme.color.action.primary};
  }
`;

const Table = styled.table`
  ${type.small}
  width: 100%;
  border-collapse: collapse;

  caption {
    padding-block: ${space[8]};
    color: ${theme.color.text.body};
    font-weight: 600;
    text-align: start;
  }

  th,
  td {
    padding: ${space[8]} ${space[8]} ${space[8]} 0;
    border-block-start: 1px solid ${theme.color.border.subtle};
    text-align: start;
  }

  /* The numbers break before the names of the states do. */
  td {
    overflow-wrap: anywhere;
  }

  /* With enlarged text on a small screen, all break. */
  @media (width <= 19em) {
    overflow-wrap: anywhere;
  }

  th {
    color: ${theme.color.text.body};
  }
`;

const Places = styled.ul`
  display: grid;
  gap: ${space[16]};

  address {
    font-style: normal;
  }

  strong {
    display: block;
    color: ${theme.color.text.body};
  }
`;

function Licenses({ licenses: { sample, caption, columns, items } }: { licenses: LicensesContent }) {
  return (
    <Table>
      <caption>
        {caption} <SampleTag sample={sample} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.expires}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ state, number, expires }) => (
          <tr key={state}>
            <th scope="row">{state}</th>
            <td>{number}</td>
            <td>
              <time dateTime={expires}>{formatDate(expires)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Pharmacies({ pharmacies: { sample, phoneLabel, items } }: { pharmacies: PharmaciesContent }) {
  return (
    <Places>
      {items.map(({ name, kind, address, phone }) => (
        <li key={name}>
          <address>
            <strong>{name}</strong>
            {kind} <SampleTag sample={sample} />
            <br />
            {address}
            <br />
            {phoneLabel}: <SiteLink to={{ phone }}>{phone}</SiteLink>
          </address>
        </li>
      ))}
    </Places>
  );
}

/** The answer to one question: paragraphs, with a list or a table after the first one. */
export function FaqAnswer({ entry }: { entry: FaqEntryContent }) {
  const [first, ...rest] = entry.answer;
  return (
    <>
      <p>{first}</p>
      {entry.list ? (
        <List>
          {entry.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      ) : null}
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {entry.licenses ? <Licenses licenses={entry.licenses} /> : null}
      {entry.pharmacies ? <Pharmacies pharmacies={entry.pharmacies} /> : null}
    </>
  );
}
