import { Fragment, useMemo, useState } from 'react';
import '../guides.css';
import { counted } from '../text.ts';
import { deckOf, pieces, searchDeck } from './deck.ts';

function Highlighted({ text, search }: { text: string; search: string }) {
  return pieces(text, search).map((piece, at) =>
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  );
}

/** All copy of the site in one place, for those who approve it. `modules` are the content modules by path. */
export function CopyDeck({ modules }: { modules: Readonly<Record<string, unknown>> }) {
  const [search, setSearch] = useState('');
  const [withTechnical, setWithTechnical] = useState(false);
  const all = useMemo(() => deckOf(modules), [modules]);
  const shown = searchDeck(all, search).filter((text) => withTechnical || text.isCopy);
  const files = [...new Set(shown.map(({ file }) => file))];
  return (
    <div className="guide sb-unstyled">
      <div className="tools">
        <label>
          Text or file
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <label className="box">
          <input type="checkbox" checked={withTechnical} onChange={(event) => setWithTechnical(event.target.checked)} />
          addresses and file names too
        </label>
      </div>
      <p className="count" role="status">
        {counted(shown.length, 'text')} in {counted(files.length, 'file')}.
      </p>
      {files.map((file) => (
        <section key={file} className="component" aria-label={file}>
          <h3>
            <code>{file}</code>
          </h3>
          <table>
            <thead>
              <tr>
                <th scope="col">Text</th>
                <th scope="col">Where it stands in the file</th>
              </tr>
            </thead>
            <tbody>
              {shown
                .filter((text) => text.file === file)
                .map(({ path, text, isSample }) => (
                  <tr key={path}>
                    <td className="text">
                      <Highlighted text={text} search={search} />
                      {isSample ? <span className="sample">invented sample</span> : null}
                    </td>
                    <td className="where">
                      <code>
                        <Highlighted text={path} search={search} />
                      </code>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
