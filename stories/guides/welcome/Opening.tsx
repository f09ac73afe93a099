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
