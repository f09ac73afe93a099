import type { ReactNode } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';

export type FailureNoticeProps = {
  /** What happened. */
  children: ReactNode;
  /** What helps, before our phone number and email. */
  advice: string;
  phone: string;
  email: string;
};

/** Why a form was not sent, and another way to reach us. */
export const FailureNotice = ({ children, advice, phone, email }: FailureNoticeProps) => (
  <Notice variant="error">
    {children}
    <p>
      <span>{advice}</span> <SiteLink to={{ phone }}>{phone}</SiteLink>, <SiteLink to={{ email }}>{email}</SiteLink>
    </p>
  </Notice>
);
