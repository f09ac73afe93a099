import { forwardRef } from 'react';
import styled from 'styled-components';

/** Out of sight and out of the accessibility tree, but present for robots that fill every field. */
const Trap = styled.div`
  position: absolute;
  inset-inline-start: -9999px;
`;

/** The field that people never see and form-filling robots fill: the backend marks what comes with it as suspect. */
export const Honeypot = forwardRef<HTMLInputElement>(function Honeypot(_props, ref) {
  return (
    <Trap aria-hidden>
      <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </Trap>
  );
});
