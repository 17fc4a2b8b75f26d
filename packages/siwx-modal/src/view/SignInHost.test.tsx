import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { SignInHost } from './SignInHost'
import css from './SignInScreen.css?inline'

/** Renders a host in a box of `width` px. */
function shown(host: string, width = 1000): HTMLElement {
  const box = document.createElement('div')
  box.style.cssText = `width: ${width}px; font: 14px/20px monospace`
  const sheet = document.createElement('style')
  sheet.textContent = css
  const place = document.createElement('div')
  box.append(sheet, place)
  document.body.append(box)
  const root = createRoot(place)
  flushSync(() => root.render(<SignInHost host={host} />))
  onTestFinished(() => {
    root.unmount()
    box.remove()
  })
  return place
}

const labels = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('.sign-in-label')]
const quiet = (place: HTMLElement) =>
  labels(place).flatMap(label => (label.dataset['subdomain'] ? label.textContent : []))

test.each([
  ['app.example:8443', []],
  ['login.bank.example', []],
  ['login.bank.co.uk', ['login.']],
  ['bank.example.evil.co.uk', ['bank.', 'example.']],
  ['127.0.0.1:5173', []],
  ['[2001:db8::1]', []],
])('shows %s whole, with only the labels before the last three quieter', (host, expected) => {
  const place = shown(host)
  expect(place.textContent).toBe(host)
  expect(quiet(place)).toEqual(expected)
})

test('breaks a host at its dots only, and a label only if it is wider than the line', () => {
  const [first, second, third] = labels(shown('a-long-subdomain.of-an-agency.example', 220))
  const lines = [first, second, third].map(label => Math.round(label?.getBoundingClientRect().height ?? 0))
  expect(lines).toEqual([20, 20, 20])
  expect(second?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0)
  const [endless] = labels(shown(`${'a'.repeat(60)}.example`, 220))
  expect(endless?.getBoundingClientRect().width).toBeLessThanOrEqual(220)
})
