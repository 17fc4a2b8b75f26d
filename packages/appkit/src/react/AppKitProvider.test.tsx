import { cookieStorage, memoryStorage } from '@openappkit/appkit-core'
import type { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { type ReactNode, StrictMode, useEffect, version } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { addressOne, createAdapter } from '../../test/createAdapter'
import { ethereum, optimism, sessionCookie } from '../../test/session'
import type { HostKit } from '../kit/HostKit'
import { AppKitButton } from './AppKitButton'
import { AppKitConnectButton } from './AppKitConnectButton'
import { AppKitNetworkButton } from './AppKitNetworkButton'
import { AppKitProvider, type AppKitProviderProps } from './AppKitProvider'
import { useAppKit } from './useAppKit'
import { useAppKitAccount } from './useAppKitAccount'
import { useAppKitEvents } from './useAppKitEvents'
import { useAppKitState } from './useAppKitState'
import { useKit } from './useKit'

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

function ConnectButton({ onKit }: { readonly onKit: (kit: HostKit) => void }): ReactNode {
  const kit = useKit('ConnectButton')
  useEffect(() => onKit(kit), [kit, onKit])
  return <AppKitConnectButton />
}

/** Renders a provider whose options a test changes, and returns its kit. */
async function provide(options: AppKitProviderProps) {
  const onKit = vi.fn<(kit: HostKit) => void>()
  const app = (props: AppKitProviderProps) => (
    <AppKitProvider {...props}>
      <ConnectButton onKit={onKit} />
    </AppKitProvider>
  )
  const screen = await render(app(options))
  const [kit] = onKit.mock.calls[0] ?? []
  if (!kit) throw new Error('No kit')
  return { kit, screen, rerender: (props: AppKitProviderProps) => screen.rerender(app(props)) }
}

const inline = () => ({ networks: [ethereum], adapters: [createAdapter()] }) as const

test('applies changed options, resets those that are gone, and merges nothing with former flags', async () => {
  const { kit, rerender, screen } = await provide({
    ...inline(),
    themeMode: 'light',
    features: { receive: false, legalCheckbox: true },
    themeVariables: { '--w3m-accent': 'red', '--oak-width': '400px' },
  })
  await rerender({
    ...inline(),
    locale: 'de',
    features: { receive: false },
    themeVariables: { '--w3m-accent': 'blue' },
    termsConditionsUrl: 'https://a.example',
  })
  await expect.element(screen.getByRole('button', { name: 'Wallet verbinden' })).toBeVisible()
  expect(kit.getThemeMode()).toBe('dark')
  expect(kit.getThemeVariables()).toEqual({ '--w3m-accent': 'blue' })
  expect(kit.options.state.features).toEqual({ receive: false })
  expect(kit.options.input.termsConditionsUrl).toBe('https://a.example')
  await rerender(inline())
  await expect.element(screen.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(kit.options.state.features).toEqual({})
  expect(kit.getThemeVariables()).toEqual({})
  expect(kit.options.input.termsConditionsUrl).toBeUndefined()
})

test('changes and reports nothing for new objects with the same content', async () => {
  const errors = vi.fn()
  const options = () => ({
    networks: [{ ...ethereum }] as const,
    adapters: [createAdapter()],
    storage: memoryStorage(),
    featuredWalletIds: ['a'],
    features: { receive: false },
    metadata: { name: 'A', description: '', url: 'https://a.example', icons: [] },
    onError: errors,
  })
  const { kit, rerender } = await provide(options())
  const update = vi.spyOn(kit, 'updateOptions')
  await rerender(options())
  await rerender({ ...options(), locale: 'de' })
  await expect.poll(() => kit.options.input.locale).toBe('de')
  expect(update.mock.calls).toEqual([[{ locale: 'de' }]])
  expect(errors).not.toHaveBeenCalled()
})

test('reports an option that it ignores once, to the newest onError', async () => {
  const [former, newest] = [vi.fn(), vi.fn()]
  const { kit, rerender } = await provide({ ...inline(), onError: former })
  await rerender({ ...inline(), networks: [optimism], onError: newest })
  await rerender({ ...inline(), onError: newest })
  await rerender({ ...inline(), networks: [optimism], onError: newest, themeMode: 'light' })
  await expect.poll(() => kit.getThemeMode()).toBe('light')
  const errors = [...former.mock.calls, ...newest.mock.calls].flat()
  expect(errors.map(({ code, message }) => [code, message])).toEqual([
    [
      'options/read-only',
      "AppKitProvider ignores the new `networks`. `networks` can't change. Call `addNetwork` or `removeNetwork`.",
    ],
  ])
  expect(kit.getCaipNetworks().map(({ name }) => name)).toEqual(['Ethereum'])
})
