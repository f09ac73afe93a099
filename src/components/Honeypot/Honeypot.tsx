import { forwardRef } from 'react';
import styled from 'styled-components';

/** Outside the viewport and the accessibility tree, but in the DOM for bots that fill in every field. */
const Trap = styled.div`
  position: absolute;
  inset-inline-start: -9999px;
`;

/** A field that only bots fill in: the backend marks a submission that contains it as suspect. */
export const Honeypot = forwardRef<HTMLInputElement>(function Honeypot(_props, ref) {
  return (
    <Trap aria-hidden>
      <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </Trap>
  );
});
