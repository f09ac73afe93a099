import { within } from '../../stories/support/test.ts';

const messageOf = (query: () => unknown): string => {
  try {
    query();
  } catch (cause) {
    return (cause as Error).message;
  }
  throw new Error('It found something.');
};

test('a query that finds nothing tells the roles and names that there are, and not the document', () => {
  document.body.innerHTML = '<main>' + '<p>A line</p><button class="wide">Send</button><input>'.repeat(40) + '</main>';
  const body = within(document.body);
  const byRole = messageOf(() => body.getByRole('dialog', { name: 'Contact' }));
  expect(byRole).toContain('Unable to find an accessible element with the role "dialog" and name "Contact"');
  expect(byRole).toMatch(/^ {2}button: “Send”, .*“Send”, …$/m);
  expect(byRole).toMatch(/^ {2}textbox$/m);
  const byText = messageOf(() => body.getByText('Contact'));
  expect(byText).toContain('Unable to find an element with the text: Contact');
  for (const message of [byRole, byText]) {
    expect(message.split('\n').length).toBeLessThanOrEqual(20);
    expect(message).not.toContain('<');
  }
});
