import { Notice } from '../../components/Notice.tsx';

export type KeptNoticeProps = {
  title: string;
  /** What the visitor has to know before sending it. */
  text?: string;
};

/** Says above a form that it begins with what was typed into this tab before. */
export const KeptNotice = ({ title, text }: KeptNoticeProps) => (
  <Notice>
    <strong>{title}</strong>
    {text === undefined ? null : <p>{text}</p>}
  </Notice>
);
