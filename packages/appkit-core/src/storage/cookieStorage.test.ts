import { afterEach, expect, test, vi } from 'vitest'
import { cookieStorage } from './cookieStorage'

afterEach(() => vi.unstubAllGlobals())

/** Window with a cookie jar that drops large cookies, as browsers do. */
function openPage(protocol = 'https:'): { readonly written: string[] } {
  const jar = new Map<string, string>()
  const written: string[] = []
  vi.stubGlobal('document', {
    location: { protocol },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      if (pair.length > 4096) return
      if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    },
  })
  return { written }
}

test('reads the given header on a server and writes nothing', () => {
  const storage = cookieStorage({ cookie: 'a=1; %40appkit%2Fx=%7B%22y%22%3A1%7D; b=2' })
  expect(storage.getItem('@appkit/x')).toBe('{"y":1}')
  expect(storage.getItem('@appkit')).toBeNull()
  storage.setItem('@appkit/x', '2')
  storage.removeItem('@appkit/x')
  expect(storage.getItem('@appkit/x')).toBe('{"y":1}')
  expect(cookieStorage().getItem('a')).toBeNull()
  expect(storage.sharedWithServer).toBe(true)
})

test('keeps any characters in a browser, and removes values', () => {
  const { written } = openPage()
  const storage = cookieStorage({ maxAge: 60 })
  storage.setItem('@appkit/x', '{"a":"1; 2=3"}')
  expect(storage.getItem('@appkit/x')).toBe('{"a":"1; 2=3"}')
  expect(written[0]).toContain('; Path=/; Max-Age=60; SameSite=Lax; Secure')
  storage.removeItem('@appkit/x')
  expect(storage.getItem('@appkit/x')).toBeNull()
})

test('sets cookies that are readable without TLS', () => {
  const { written } = openPage('http:')
  cookieStorage().setItem('a', 'b')
  expect(written[0]).toBe('a=b; Path=/; Max-Age=2592000; SameSite=Lax')
})

test('throws when the browser silently drops a cookie', () => {
  openPage()
  expect(() => cookieStorage().setItem('a', 'x'.repeat(5000))).toThrow(
    expect.objectContaining({ code: 'storage/unavailable' }),
  )
})

test('ignores a malformed cookie that other code set under the same name', () => {
  expect(cookieStorage({ cookie: 'a=%E0%A4%A' }).getItem('a')).toBeNull()
})
