/** Answers that several pages share (specification section 9). */
export const medicationsAnswer =
  'Semaglutide and Tirzepatide, also compounded with B12 or B3, where a provider finds them appropriate. NAD, Sermorelin and B12 were announced for May 2025; ask on your call what’s dispensed today in your clients’ states. Independent 503A and 503B pharmacies prepare the medication. Compounded medications are not reviewed by the FDA for safety or effectiveness, and once they’re dispensed, they can’t be refunded.';

/** Used wherever '50 states' is: providers are licensed in 50 states, but telemedicine is not offered in all of them. */
export const telemedicineStates = 'Telemedicine visits are offered in all states except Alaska, Mississippi and New Jersey.';

/** Used wherever '75+ partner locations' is, so that they are not taken for the partner businesses, which are more. */
export const partnerLocations = 'Locations are partners’ own; online businesses have none.';

/** Where clients may live and how old they must be. */
export const eligibilityAnswer = `Between them, providers are licensed in 50 states. ${telemedicineStates} Clients must live in a US state where the program operates, and be 18 or older or supervised by a parent or guardian.`;

/** What joining costs, without any discount. */
export const joiningPrice = 'Implementation is a one-time $1,997 and the software subscription is $297 per month.';

/** All fees of a partner, without any discount. */
export const feesAnswer = `${joiningPrice} A provider consultation is $30 for a 3-month clearance or $20 for a 1-month clearance. You’re liable for the cost of medication ordered through your account. Fees are non-refundable.`;

/** How long a partner is bound. */
export const termAnswer =
  'The initial term is 90 days; the agreement then renews monthly. After the initial term, you can leave with 30 days’ written notice.';
