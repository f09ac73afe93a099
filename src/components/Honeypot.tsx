import { forwardRef } from 'react';
import styled from 'styled-components';

/** The field is outside the viewport and the accessibility tree, but in the DOM for bots that fill in every field. */
const Trap = styled.div`
  position: absolute;
  inset-inline-start: -9999px;
`;

/** The names by which form fillers (1Password, LastPass, Bitwarden, Proton, Dashlane) are told to skip a field. */
const skippedByManagers = {
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-protonpass-ignore': 'true',
  'data-form-type': 'other',
} as const;

/**
 * A field that only bots fill in: the backend marks a submission that contains it as suspect. Its name is not that of anything in a
 * person's profile: a browser would fill in a `website` or a `company`.
 */
export const Honeypot = forwardRef<HTMLInputElement>(function Honeypot(_props, ref) {
  return (
    <Trap aria-hidden>
      <input ref={ref} name="topic" type="text" tabIndex={-1} autoComplete="off" {...skippedByManagers} />
    </Trap>
  );
});
