import { cookieStorage, type ThemeMode } from '@openappkit/appkit-core'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { ethereum, optimism, sessionCookie, storedSession } from '../../test/session'
import { AppKitButton } from './AppKitButton'
import { AppKitModal } from './AppKitModal'
import { AppKitNetworkButton } from './AppKitNetworkButton'
import { AppKitProvider } from './AppKitProvider'
import { useAppKitAccount } from './useAppKitAccount'

function Address(): ReactNode {
  return createElement('output', {}, useAppKitAccount().address)
}

function render(storage: ReturnType<typeof cookieStorage>, themeMode?: ThemeMode): string {
  const children = [
    createElement(AppKitButton, { key: 1 }),
    createElement(AppKitNetworkButton, { key: 2 }),
    createElement(Address, { key: 3 }),
  ]
  const adapter = createAdapter()
  const attach = vi.spyOn(adapter, 'attach')
  const html = renderToString(
    createElement(AppKitProvider, {
      networks: [ethereum, optimism],
      adapters: [adapter],
      storage,
      ...(themeMode && { themeMode }),
      children,
    }),
  )
  expect(attach).not.toHaveBeenCalled()
  expect([adapter.prefetches, adapter.requests]).toEqual([0, []])
  return html
}

test('renders a session from the cookie as connected, without inline styles', () => {
  const html = render(cookieStorage({ cookie: sessionCookie }))
  expect(html).toContain('data-appkit-button="account"')
  expect(html).toContain('0xd8...A96045')
  expect(html).toContain('OP Mainnet')
  expect(html).toContain('<output>0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045</output>')
  expect(html).not.toContain('style=')
  expect(html).not.toContain('Connect wallet')
})

test('renders the connect button without a session', () => {
  expect(render(cookieStorage({ cookie: '' }))).toContain('Connect wallet')
})

test("ignores storage that browser and server don't share", () => {
  expect(render(storedSession())).toContain('Connect wallet')
})

test('renders an empty element in place of the inline modal', () => {
  const options = { networks: [ethereum], adapters: [createAdapter()], enableEmbedded: true } as const
  const modal = createElement(AppKitModal, { className: 'mine' })
  expect(renderToString(createElement(AppKitProvider, options, modal))).toBe('<div class="mine"></div>')
})

test('leaves the theme auto to CSS, because a server knows no color scheme', () => {
  const html = render(cookieStorage({ cookie: '' }), 'auto')
  expect(html.match(/data-theme="\w+"/g)).toEqual(['data-theme="auto"', 'data-theme="auto"'])
})
