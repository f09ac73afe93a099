import type { TopicContent } from '../../src/content/types.ts';
import { expect, userEvent, within } from './test.ts';

export const topic: TopicContent = {
  title: 'Licensed Physician Network',
  introduction: 'Every intake is read by an independent provider who is licensed where the client lives.',
  listTitle: 'What is included',
  items: ['Review of each intake form', 'A consultation where state rules ask for one', 'Refills and changes of dose'],
  closing: 'The provider decides. The platform never does.',
};

/** Opens a topic's dialog by its button, and expects the whole text. */
export async function openTopic(root: HTMLElement, label: string, { title, introduction, items, closing }: TopicContent) {
  await userEvent.click(within(root).getByRole('button', { name: label }));
  const dialog = await within(document.body).findByRole('dialog', { name: title });
  for (const text of [introduction, ...items, closing]) await expect(dialog.textContent).toContain(text);
  await expect(within(dialog).getByRole('heading', { name: title })).toBeVisible();
}
