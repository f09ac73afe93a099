import { Fragment } from 'react';
import { SiteLink } from '../../components/SiteLink.tsx';
import type { LegalBlock, LegalTable, LegalText } from '../../content/legal/document.ts';
import { Blocks, Items, Note, Table, Terms } from './LegalBlocks.styles.ts';

function Text({ text }: { text: LegalText }) {
  if (typeof text === 'string') return text;
  return (
    <>
      {text.map((part, index) =>
        typeof part === 'string' ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <SiteLink key={index} to={part.to}>
            {part.label}
          </SiteLink>
        ),
      )}
    </>
  );
}

function Rows({ table: { caption, columns, rows } }: LegalTable) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const isText = (block: LegalBlock): block is LegalText => typeof block === 'string' || 'length' in block;

function Block({ block }: { block: LegalBlock }) {
  if (isText(block)) {
    return (
      <p>
        <Text text={block} />
      </p>
    );
  }
  if ('table' in block) return <Rows {...block} />;
  if ('note' in block) {
    return (
      <Note role="note">
        <p>
          <Text text={block.note} />
        </p>
      </Note>
    );
  }
  if ('terms' in block) {
    return (
      <Terms>
        {block.terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Text text={text} />
            </dd>
          </div>
        ))}
      </Terms>
    );
  }
  return (
    <Items>
      {block.list.map((item, index) => (
        <li key={index}>
          <Text text={item} />
        </li>
      ))}
    </Items>
  );
}

export type LegalBlocksProps = { blocks: readonly LegalBlock[] };

/** The text of a section of a legal page: paragraphs, lists, definitions, tables and notes. */
export function LegalBlocks({ blocks }: LegalBlocksProps) {
  return (
    <Blocks>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </Blocks>
  );
}
