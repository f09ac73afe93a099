import { MoleculeVine } from '../../../src/components/MoleculeVine/MoleculeVine.tsx';
import { brand } from '../../../src/content/brand.ts';
import '../guides.css';

/** The head of the start page. */
export function Opening() {
  return (
    <div className="guide sb-unstyled">
      <header className="opening">
        <MoleculeVine variant="hero" />
        <h1>{brand.name}, in every state</h1>
        <p>
          Every page, section, dialog, form and component, in every state that a visitor can see. Designers approve here what the
          site looks like; reviewers see here what a change does to it.
        </p>
      </header>
    </div>
  );
}

const ways = [
  { to: 'guides-states--docs', title: 'Every state', text: 'Each component in each state and width, as it was accepted last.' },
  { to: 'guides-approving--docs', title: 'Approving', text: 'How a change is looked at, approved or rejected.' },
  { to: 'guides-copy--docs', title: 'Every text', text: 'All words of the site, searchable, with the file each stands in.' },
  { to: 'guides-theme--docs', title: 'The theme', text: 'Colors and their contrast, type, space, shapes and motion.' },
  {
    to: 'guides-writing-a-story--docs',
    title: 'Writing a story',
    text: 'How a component gets its states, and a page like these.',
  },
] as const;

/** Where to go from the start page. */
export function Ways() {
  return (
    <div className="guide sb-unstyled">
      <ul className="ways">
        {ways.map(({ to, title, text }) => (
          <li key={to}>
            <a href={`./?path=/docs/${to}`} target="_top">
              {title}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
