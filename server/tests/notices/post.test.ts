import { expect, test } from 'vitest'
import { isPublic, mayCall, post } from '../../notices/post.ts'

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  'not an address',
])('%s is not an address of the internet', address => {
  expect(isPublic(address)).toBe(false)
})

test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111'])(
  '%s is an address of the internet',
  address => {
    expect(isPublic(address)).toBe(true)
  },
)

test.each([
  ['https://example.org/hook', true],
  ['https://example.org:8443/hook', true],
  ['http://example.org/hook', false],
  ['https://localhost/hook', false],
  ['https://router/hook', false],
  ['https://127.0.0.1/hook', false],
  ['https://2130706433/hook', false],
  ['https://0x7f.1/hook', false],
  ['https://[::1]/hook', false],
  ['https://name:word@example.org/', false],
  ['ftp://example.org/', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('the webhook %s may be called: %s', (address, may) => {
  expect(mayCall(address, 'public')).toBe(may)
})

test('a name that leads inside is not called', async () => {
  // Every machine knows this name without asking anybody.
  await expect(post('https://localhost.localdomain/', {}, '{}', 'public')).rejects.toThrow()
  await expect(post('https://localhost/', {}, '{}', 'public')).rejects.toThrow('may not be called')
})
