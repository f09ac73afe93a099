/** What the function takes of a lead. The browser does not load it: the form validates its own fields alone. */
import { object, type InferType } from 'yup';
import { clickIdNames, MAX_CLICK_ID, utmNames } from './campaign.ts';
import { personFields, turnstileTokenField } from './fields.ts';
import { leadFieldsSchema } from './leadSchema.ts';
import { safeText } from './safeText.ts';

const touchSchema = object({
  source: safeText('Source', 200),
  medium: safeText('Medium', 200),
  campaign: safeText('Campaign', 200),
  referrer: safeText('Referrer', 500),
  landingPath: safeText('Landing path', 500),
  at: safeText('Time of visit', 40),
})
  .nullable()
  .default(undefined);

/** How the visitor came to the site. Keys that are not listed are dropped. */
const attributionSchema = object({
  fpr: safeText('Partner code', 200),
  ...fieldsNamed(utmNames, 200),
  ...fieldsNamed(clickIdNames, MAX_CLICK_ID),
  firstTouch: touchSchema,
  lastTouch: touchSchema,
})
  .nullable()
  .default(undefined);

/** The whole body of a request to `track-affiliate-lead`. */
export const leadSchema = leadFieldsSchema
  .shape({
    trackingId: nullWhenEmpty(safeText('Tracking id', 200)),
    refId: nullWhenEmpty(safeText('Referral id', 200)),
    attribution: attributionSchema,
    ...personFields,
    turnstileToken: turnstileTokenField(),
  })
  .noUnknown();

export type Lead = InferType<typeof leadSchema>;

function fieldsNamed<Name extends string>(names: readonly Name[], maxLength: number) {
  return Object.fromEntries(names.map((name) => [name, safeText(name, maxLength)])) as Record<Name, ReturnType<typeof safeText>>;
}

/** A cookie without a value identifies no affiliate. */
function nullWhenEmpty(schema: ReturnType<typeof safeText>) {
  return schema
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null);
}
