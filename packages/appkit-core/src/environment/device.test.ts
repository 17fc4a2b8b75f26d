import { expect, test } from 'vitest'
import { isAndroid, isFramed, isIos, isMac, isPwa, isSafari, isSafeApp, isTelegram } from './device'

interface PageTraits {
  readonly userAgent?: string
  readonly touches?: number
  readonly coarse?: boolean
  readonly standalone?: boolean
  readonly more?: Record<string, unknown>
}

function pageOf({ userAgent = '', touches = 0, coarse = false, standalone = false, more = {} }: PageTraits): Window {
  const page: Record<string, unknown> = {
    navigator: { userAgent, maxTouchPoints: touches },
    matchMedia: (query: string) => ({
      matches: query === '(pointer:coarse)' ? coarse : standalone && query === '(display-mode: standalone)',
    }),
    location: { ancestorOrigins: [] },
    ...more,
  }
  page['self'] = page
  page['top'] ??= page
  return page as unknown as Window
}

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test('recognizes an iPad, which claims to be a Mac, as iOS, but not a Mac', () => {
  const ipad = pageOf({ userAgent: `${mac} Version/18.6 Safari/605.1.15`, touches: 5, coarse: true })
  expect(isIos(ipad)).toBe(true)
  expect(isIos(pageOf({ userAgent: `${mac} Version/18.6 Safari/605.1.15` }))).toBe(false)
  expect(isIos(pageOf({ userAgent: 'iPhone' }))).toBe(true)
})

test('recognizes Android on phones', () => {
  expect(isAndroid(pageOf({ userAgent: 'Mozilla/5.0 (Linux; Android 15)' }))).toBe(true)
  expect(isAndroid(pageOf({ userAgent: 'iPhone' }))).toBe(false)
})

test('recognizes Safari by its name, and a Mac app by the lack of it', () => {
  expect(isSafari(pageOf({ userAgent: `${mac} Safari/605.1.15` }))).toBe(true)
  expect(isMac(pageOf({ userAgent: mac }))).toBe(true)
  expect(isMac(pageOf({ userAgent: `${mac} Safari/605.1.15` }))).toBe(false)
})

test.each(['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'])('recognizes Telegram by %s', name => {
  expect(isTelegram(pageOf({ more: { [name]: {} } }))).toBe(true)
  expect(isTelegram(pageOf({}))).toBe(false)
})

test('recognizes an installed app by either sign', () => {
  expect(isPwa(pageOf({ standalone: true }))).toBe(true)
  expect(isPwa(pageOf({ more: { navigator: { userAgent: '', standalone: true } } }))).toBe(true)
  expect(isPwa(pageOf({}))).toBe(false)
})

test('recognizes a Safe app by the parent frame', () => {
  const around = (origin: string) => ({ top: {}, location: { ancestorOrigins: [origin] } })
  expect(isSafeApp(pageOf({ more: around('https://app.safe.global') }))).toBe(true)
  expect(isSafeApp(pageOf({ more: around('https://evil.example') }))).toBe(false)
  expect(isFramed(pageOf({}))).toBe(false)
})
