import { cookieStorage } from '@openappkit/appkit-core'
import type { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { type ReactNode, StrictMode, useEffect, version } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { addressOne, createAdapter } from '../../test/createAdapter'
import { ethereum, optimism, sessionCookie } from '../../test/session'
import { AppKitButton } from './AppKitButton'
import { AppKitNetworkButton } from './AppKitNetworkButton'
import { AppKitProvider } from './AppKitProvider'
import { useAppKit } from './useAppKit'
import { useAppKitAccount } from './useAppKitAccount'
import { useAppKitEvents } from './useAppKitEvents'
import { useAppKitState } from './useAppKitState'

afterEach(() => cleanup())

test('creates one kit, keeps it through strict mode, and destroys it on unmount', async () => {
  const adapter = createAdapter()
  const attach = vi.spyOn(adapter, 'attach')
  const screen = await render(
    <StrictMode>
      <AppKitProvider networks={[ethereum]} adapters={[adapter]}>
        <AppKitButton />
      </AppKitProvider>
    </StrictMode>,
  )
  expect(attach).toHaveBeenCalledOnce()
  expect(adapter.attached).toBe(1)
  adapter.emitConnected()
  await expect.element(screen.getByRole('button', { name: /^Account/ })).toBeVisible()
  await screen.rerender(
    <StrictMode>
      <AppKitProvider networks={[optimism]} adapters={[adapter]}>
        <AppKitButton />
      </AppKitProvider>
    </StrictMode>,
  )
  expect(attach).toHaveBeenCalledOnce()
  await screen.unmount()
  expect(adapter.attached).toBe(0)
})

function ConnectAtOnce({ onConnect }: { readonly onConnect: (address: string) => void }): ReactNode {
  const { connect } = useAppKit()
  useEffect(() => void connect({ connectorId: 'fake' }).then(({ address }) => onConnect(address)), [connect, onConnect])
  return null
}

test('starts the kit before the first effect of a child', async () => {
  const adapter = createAdapter()
  const connected = vi.fn()
  await render(
    <AppKitProvider networks={[ethereum]} adapters={[adapter]}>
      <ConnectAtOnce onConnect={connected} />
    </AppKitProvider>,
  )
  await expect.poll(() => connected.mock.calls).toEqual([[addressOne]])
})

function setCookies(attributes: string): void {
  for (const cookie of sessionCookie.split('; ')) document.cookie = `${cookie}; Path=/${attributes}`
}

function Page(): ReactNode {
  const { address, status } = useAppKitAccount()
  const { timestamp } = useAppKitEvents()
  const { initialized } = useAppKitState()
  return (
    <>
      <AppKitButton />
      <AppKitNetworkButton />
      <output>{JSON.stringify({ address, status, timestamp, initialized })}</output>
    </>
  )
}

function app(cookie: string | undefined, adapter: ScriptedAdapter): ReactNode {
  return (
    <StrictMode>
      <AppKitProvider networks={[ethereum, optimism]} adapters={[adapter]} storage={cookieStorage({ cookie })}>
        <Page />
      </AppKitProvider>
    </StrictMode>
  )
}

test('hydrates a connected server render without a warning, then follows the wallet', async () => {
  setCookies('')
  const html = renderToString(app(sessionCookie, createAdapter()))
  expect(html).toContain('0xd8...A96045')
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const button = container.querySelector('button')
  const errors = vi.spyOn(console, 'error')
  const recovered = vi.fn()

  const adapter = createAdapter()
  const root = hydrateRoot(container, app(undefined, adapter), { onRecoverableError: recovered })
  await expect.poll(() => adapter.attached).toBe(1)
  adapter.emitConnected({ address: addressOne, chainId: 10 })
  await expect.poll(() => container.textContent).toContain('1.234 ETH')
  expect(container.textContent).toContain('"initialized":true')
  expect(container.querySelector('button')).toBe(button)
  expect(recovered).not.toHaveBeenCalled()
  expect(errors).not.toHaveBeenCalled()

  errors.mockRestore()
  root.unmount()
  container.remove()
  setCookies('; Max-Age=0')
})

test('runs on the React version of its project', () => {
  expect(version.split('.')[0]).toBe(import.meta.env['REACT_MAJOR'])
})
