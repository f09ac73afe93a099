import { clientAddress, networkOf } from '../../supabase/functions/_shared/clientAddress';

const HEADER = 'cf-connecting-ip';
const from = (headers: Record<string, string>) => clientAddress(new Request('http://x/', { headers }), HEADER);

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['255.255.255.255', '255.255.255.255'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.129', '203.0.113.129'],
  ['1:2:3:4::8', '1:2:3:4::/64'],
  ['1::6:7:8', '1:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

it('one household’s addresses count as one, another’s do not', () => {
  expect(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
});

it.each([
  ...['', 'unknown', '203.0.113', '203.0.113.256', '203.0.113.9.1', '203.0.113.9:80', '[::1]', 'fe80::1%eth0', ':::', '1::2::3'],
  ...[
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '12345::',
    'g::1',
    '1:2:3:4:5:6:7:8::',
    '203.0.113.9, 10.0.0.1',
    '1::ffff:203.0.113.9',
    '::ffff:203.0.113.9x',
  ],
])('"%s" is not an address', (address) => expect(networkOf(address)).toBeNull());

it('is read from the one header that the platform overwrites', () => {
  expect(from({ [HEADER]: ' 203.0.113.9 ' })).toBe('203.0.113.9');
  expect(from({ 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' })).toBeNull();
  expect(from({ [HEADER]: 'not an address' })).toBeNull();
  expect(from({})).toBeNull();
});
