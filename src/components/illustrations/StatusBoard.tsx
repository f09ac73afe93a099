import styled from 'styled-components';
import type { StatusBoardContent } from '../../content/productPanels.ts';
import { ProductPanel } from './ProductPanel.tsx';
import { Mark, Rows } from './ProductPanel.styles.ts';
import { Track } from './Track.tsx';

/** The last part of a row stands below the client's status, in a wide panel below the stages' names. */
const Clients = styled(Rows)`
  li > :last-child {
    grid-column: 2 / -1;
  }

  li:first-child {
    display: none;
  }

  @container (width >= 34em) {
    li {
      grid-template-columns: 2.25em 11em 1fr;
    }

    li > :last-child {
      grid-column: 3;
    }

    li:first-child {
      display: grid;
      padding-block-start: 0;
    }

    li:first-child > span {
      display: grid;
      grid-auto-columns: 1fr;
      grid-auto-flow: column;
    }
  }
`;

/** A partner's dashboard: how far each client has come. */
export function StatusBoard({ board, className }: { board: StatusBoardContent; className?: string }) {
  const { stages, clients, note } = board;
  return (
    <ProductPanel panel={board} className={className}>
      <Clients>
        <li>
          <span>
            {stages.map((stage) => (
              <span key={stage}>{stage}</span>
            ))}
          </span>
        </li>
        {clients.map(({ client, status, stage }) => (
          <li key={client}>
            <Mark>{client}</Mark>
            <b>{status}</b>
            <Track done={stage} of={stages.length} />
          </li>
        ))}
      </Clients>
      <p data-aside="">{note}</p>
    </ProductPanel>
  );
}
