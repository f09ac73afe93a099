import { plainQuestion } from './plainQuestion.ts';

test('an answer as text has its list after the first paragraph, then licenses and pharmacies', () => {
  const entry = {
    question: 'Where?',
    answer: ['Here:', 'And there.'],
    list: ['one', 'two'],
    licenses: {
      caption: 'Licenses',
      columns: { state: 'State', number: 'Number', expires: 'Expires' },
      items: [{ state: 'Texas', number: 'T1', expires: '2027-01-31' }],
    },
    pharmacies: { items: [{ name: 'A', kind: 'compounding', address: '1 Main St', phone: '555' }] },
  };
  expect(plainQuestion(entry as never).answer.split('\n')).toEqual([
    'Here:',
    '• one',
    '• two',
    'And there.',
    'Licenses:',
    '• Texas: T1, expires January 31, 2027',
    '• A, compounding, 1 Main St, 555',
  ]);
});
