/** The practitioners' social-media group whose members start without the implementation fee (specification section 9). */
export const practitionerGroup = { sample: true, name: 'Peptide Practitioners Circle', network: 'Facebook' } as const;
