import { brand } from '../brand.ts';
import type { Link } from '../../lib/links.ts';
import type { SeoContent } from '../types.ts';

/** One or more sentences, with links between their parts. */
export type LegalText = string | readonly (string | Link)[];

type LegalList = { list: readonly LegalText[] };

/** Terms and their definitions. */
export type LegalTerms = { terms: readonly { term: string; text: LegalText }[] };

/** The first cell of each row names the row. */
export type LegalTable = { table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] } };

/** A highlighted note. */
type LegalNote = { note: LegalText };

export type LegalBlock = LegalText | LegalList | LegalTerms | LegalTable | LegalNote;

export type LegalSectionContent = {
  /** The fragment that links to the section; never changed once published. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

/** A legal page. Sections are numbered in their order. */
export type LegalDocumentContent = {
  /** A draft that counsel has not reviewed. */
  sample?: true;
  seo: SeoContent;
  title: string;
  introduction: string;
  /** `iso`: YYYY-MM-DD; `text`: as the document writes it. */
  date: { label: string; iso: string; text: string };
  sections: readonly LegalSectionContent[];
};

/** Copy that all legal pages share. */
export const legal = {
  contents: 'On this page',
  linkToSection: 'Link to section',
  sampleTitle: 'Sample text',
  sampleText: `This document is a sample written for a fictional company. It is not legal advice, and must be reviewed and completed by counsel before anyone relies on it.`,
} as const;

/** How to reach the company, the last section of each document. */
export const contactTerms: LegalTerms = {
  terms: [
    { term: 'Email', text: [{ label: brand.email, to: { email: brand.email } }] },
    { term: 'Phone', text: [{ label: brand.phone, to: { phone: brand.phone } }, `, ${brand.hours}`] },
    {
      term: 'Mail',
      text: `${brand.name}, ${brand.address.street}, ${brand.address.city}, ${brand.address.region} ${brand.address.postalCode}`,
    },
  ],
};
