import { Fragment, useMemo, useState } from 'react';
import '../guides.css';
import { counted } from '../counted.ts';
import { deckOf, pieces, search } from './deck.ts';
import type { Text } from './deck.ts';

function Highlighted({ text, words }: { text: string; words: string }) {
  return pieces(text, words).map((piece, at) =>
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  );
}

function File({ file, texts, words }: { file: string; texts: readonly Text[]; words: string }) {
  return (
    <section className="component" aria-label={file}>
      <h3>
        <code>{file}</code>
        <small>{texts.length} texts</small>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">Where it stands in the file</th>
          </tr>
        </thead>
        <tbody>
          {texts.map(({ path, text, isSample }) => (
            <tr key={path}>
              <td className="text">
                <Highlighted text={text} words={words} />
                {isSample ? <span className="sample">invented sample</span> : null}
              </td>
              <td className="where">
                <code>
                  <Highlighted text={path} words={words} />
                </code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Every text of the site in one place, for those who approve words. `modules` are the content modules by path. */
export function CopyDeck({ modules }: { modules: Readonly<Record<string, unknown>> }) {
  const [words, setWords] = useState('');
  const [file, setFile] = useState('');
  const [withTechnical, setWithTechnical] = useState(false);
  const all = useMemo(() => deckOf(modules), [modules]);
  const files = [...new Set(all.map((text) => text.file))];
  const shown = search(all, words).filter((text) => (withTechnical || text.isWords) && (file === '' || text.file === file));
  const shownFiles = files.filter((name) => shown.some((text) => text.file === name));
  return (
    <div className="guide sb-unstyled">
      <div className="tools">
        <label>
          Words
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <label>
          File
          <select value={file} onChange={(event) => setFile(event.target.value)}>
            <option value="">all</option>
            {files.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="box">
          <input type="checkbox" checked={withTechnical} onChange={(event) => setWithTechnical(event.target.checked)} />
          addresses and file names too
        </label>
      </div>
      <p className="count" role="status">
        {counted(shown.length, 'text')} in {counted(shownFiles.length, 'file')}.
      </p>
      {shownFiles.map((name) => (
        <File key={name} file={name} texts={shown.filter((text) => text.file === name)} words={words} />
      ))}
    </div>
  );
}
