/** A visitor fills in a form, with a name as it is, and clicks its button at once. */
import type { Locator, Page } from '@playwright/test';
import { sender } from '../../mocks/fixtures/contactMessage.ts';
import { contact } from '../../src/content/contact.ts';
import { leadForm } from '../../src/content/leadForm.ts';
import { leadFields } from '../facts.ts';
import { openApplication } from './helpers/application.ts';
import { expect, fillTexts, openPage, test, visitor, waitToFill } from './helpers/fixtures.ts';
import { forms, openFilled } from './helpers/forms.ts';
import {
  addCard,
  addEarlyElements,
  fillSilently,
  forgetNewApis,
  leaveAndReturn,
  obfuscateMail,
  REDRAWN,
  rejectStorage,
  translate,
  type Card,
} from './helpers/guests.ts';
import { layoutFaultsAt, watchLayout } from './helpers/layoutFaults.ts';

test.use({ hasTouch: true, expectedErrors: REDRAWN, contextOptions: { reducedMotion: 'reduce' } });

const longest = 'Maximiliana-Wilhelmina Featherstonehaugh de la Vega y Santamaría-Wolfeschlegelst';
const withoutSpace = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse';
const { name: fullName, businessName } = leadForm.labels;
const { firstName, lastName, businessType, message } = contact.form.labels;

/** Names as people have them, in the fields that take one, and a message that is meant to do harm. */
const names = {
  lead: { [fullName]: 'عبد الرحمن بن محمد', [businessName]: withoutSpace },
  contact: {
    [firstName]: 'Ł',
    [lastName]: longest,
    [businessType]: '欧阳修文 👩🏽‍🔬',
    [message]: `<img src=x onerror="alert()"> '; drop table affiliate_leads;\n--`,
  },
};

for (const [form, values, others] of [
  [forms.lead, names.lead, [visitor.phone]],
  [forms.contact, names.contact, [sender.phone, contact.form.smsConsentVersion]],
] as const) {
  test(`${form.id}: names of any length and script fit, and are stored as they were typed`, async ({ visit }) => {
    const { page, backend, email } = visit;
    const within = form === forms.lead ? '[role=dialog]' : 'main';
    await watchLayout(page);
    const { submit, expectThanks } = await openFilled(form, visit);
    await fillTexts(page.locator(within), values);
    expect(await layoutFaultsAt(page, [320, 1280], within)).toEqual([]);
    await waitToFill(page);
    await submit.click();
    await expectThanks();
    expect(await layoutFaultsAt(page, [320, 1280], within)).toEqual([]);
    const [row = {}] = await backend.rows(form.table, email);
    expect(Object.values(row)).toEqual(expect.arrayContaining([...Object.values(values), ...others]));
  });
}

/** What changes the page, and what the browser lacks. */
const guests = {
  'translated, with an extension’s elements, behind mail obfuscation': [translate, addEarlyElements, obfuscateMail],
  'without storage, in an old browser, filled in without events': [rejectStorage, forgetNewApis, fillSilently],
};

for (const form of Object.values(forms)) {
  for (const [name, changes] of Object.entries(guests)) {
    test(`${form.id}, ${name}: its errors come and go, and it is sent`, async ({ visit }) => {
      const { page } = visit;
      for (const change of changes) await change(page);
      const { submit, expectThanks, expectStored } = await openFilled(form, visit);
      const email = page.getByLabel('Email').first();
      for (const value of ['', 'not an address', visit.email]) {
        await email.fill(value);
        await email.blur();
      }
      await waitToFill(page);
      await submit.click();
      await expectThanks();
      await expectStored(1);
    });
  }
}

/** The cards of password managers: one that is there before the dialog, and one that comes later. */
const cards: readonly { form: 'lead' | 'application'; before: Card; later: Card }[] = [
  { form: 'lead', before: 'shadow root', later: 'frame' },
  { form: 'application', before: 'plain element', later: 'popover' },
];

for (const { form, before, later } of cards) {
  test(`${form}: a password that is typed into a card, a ${before} or a ${later}, stays there`, async ({ visit }) => {
    const { page } = visit;
    const { path, fill } = forms[form];
    await openPage(page, path);
    const card = await addCard(page, before);
    const { expectUnchanged } = await fill(visit);
    const typeInto = async (field: Locator) => {
      await field.click();
      await page.keyboard.type('correct horse', { delay: 30 });
      await expect(field).toHaveValue('correct horse');
      await leaveAndReturn(page);
      await page.keyboard.type(' battery', { delay: 30 });
      await expect(field).toHaveValue('correct horse battery');
      await expectUnchanged();
    };
    await typeInto(card);
    await page.locator('#card').evaluate((element) => element.remove());
    await typeInto(await addCard(page, later));
  });
}

/** A person holds a button down as long, which gives the page time to move it. */
const CLICK_MS = 80;

type Device = 'mouse' | 'touch' | 'keyboard';

async function clickBy(device: Device, page: Page, submit: Locator): Promise<void> {
  if (device === 'keyboard') {
    await submit.focus();
    await page.keyboard.press('Space', { delay: CLICK_MS });
    return;
  }
  const box = await submit.boundingBox();
  if (!box) throw new Error('The button is not visible.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (device === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y, { delay: CLICK_MS });
}

/** How a visitor leaves an empty field, which shows its error, and clicks. */
const clicks: readonly { form: 'lead' | 'application'; device: Device; width: number; field: 'first' | 'last' }[] = [
  { form: 'lead', device: 'mouse', width: 360, field: 'first' },
  { form: 'lead', device: 'keyboard', width: 768, field: 'last' },
  { form: 'application', device: 'touch', width: 1440, field: 'first' },
];

for (const { form, device, width, field } of clicks) {
  test(`${form}: one click by ${device} submits it from the ${field} required field, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, forms[form].path);
    if (form === 'lead') await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
    else {
      const dialog = await openApplication(page);
      for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    }
    const root = page.locator('[role=dialog] form');
    const submit = root.locator('[type=submit]');
    await submit.scrollIntoViewIfNeeded();
    // This does not scroll, because the visitor already sees the button.
    const required = root.locator('input[required]:not([type=checkbox], [type=file])');
    await required[field]().evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await clickBy(device, page, submit);
    await expect(required.first()).toBeFocused();
    await expect(root.locator('[aria-invalid=true]')).toHaveCount(
      form === 'lead' ? leadFields.filter(({ isRequired }) => isRequired).length : 7,
    );
  });
}

test('contact: what the browser finds stands below each field, and the first has the focus', async ({ page }) => {
  await openPage(page, forms.contact.path);
  const form = page.getByRole('main').locator('form');
  const email = form.getByRole('textbox', { name: 'Email' });
  await email.fill('marcus');
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(4);
  await expect(form.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription('Please fill out this field.');
  await expect(email).toHaveAccessibleDescription(/^Please include an '@' in the email address/);
  await expect(form.getByRole('checkbox')).toHaveAccessibleDescription(
    /^Please check this box if you want to proceed\. Required to send this form, with or without a phone number\./,
  );
  await email.fill('marcus@');
  await expect(email).toHaveAccessibleDescription(/^Please enter a part following '@'/);
  await email.fill('marcus@bayside.example');
  await form.getByRole('checkbox').check();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);
});

test('contact: the first wrong field has its label below the header', async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 360, height: 740 });
  const { submit } = await openFilled(forms.contact, visit);
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('marcus');
  await submit.click();
  await expect(field).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const top = () =>
    page
      .locator('form label')
      .filter({ hasText: 'Email' })
      .evaluate((label) => label.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? Infinity);
});

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));

/** Expects a field on the screen, with the outline below it: 3 pixels, 2 pixels away. */
async function expectOnScreen(field: Locator): Promise<void> {
  // Less a fraction of a pixel.
  await expect(field).toBeInViewport({ ratio: 0.98 });
  await expect
    .poll(() => field.evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom))
    .toBeGreaterThanOrEqual(5);
}

for (const form of Object.values(forms)) {
  test(`${form.id}: what has the focus stays on the screen when the phone is turned`, async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 390, height: 844 });
    await openFilled(form, visit);
    const fields = await page.locator('form[name] :is(input, select, textarea):enabled:not([tabindex="-1"])').all();
    // After a key, whatever takes the focus shows it.
    await page.keyboard.press('Tab');
    for (const field of fields.slice(1)) {
      await field.focus();
      // The page learns in its next frame that the field is seen.
      await nextFrames(page);
      await page.setViewportSize({ width: 844, height: 390 });
      await expectOnScreen(field);
      await nextFrames(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectOnScreen(field);
    }
  });
}
