import type { AppKitError, AppKitOptions } from '@openappkit/appkit-core'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { createAdapter } from '../../test/createAdapter'
import { ethereum, optimism } from '../../test/session'
import { createAppKit as createBareAppKit } from '../exports/bare'
import { createAppKit as createCompatAppKit } from '../exports/compat'
import { defineAppKitElements } from '../exports/elements'
import { createAppKit } from '../exports/index'
import { AppKitButton, AppKitProvider, createAppKit as createReactAppKit, useAppKitAccount } from '../exports/react'
import { solana } from '../networks/solana'

const kits: { destroy(): void }[] = []

afterEach(async () => {
  await cleanup()
  for (const kit of kits.splice(0)) kit.destroy()
})

/** Keeps a kit until the test ends. */
function keep<Kit extends { destroy(): void }>(kit: Kit): Kit {
  kits.push(kit)
  return kit
}

/** Creates a valid kit, and the list of what its `onError` receives. */
function validKit(options: Partial<AppKitOptions> = {}, create = createAppKit) {
  const received: string[] = []
  const onError = ({ code, message }: AppKitError) => received.push(`${code} ${message}`)
  const kit = keep(create({ networks: [ethereum], adapters: [createAdapter()], onError, ...options }))
  return { kit, received }
}

/** Returns the code and message of the error that a function throws, or that its promise rejects with. */
async function failureOf(run: () => unknown): Promise<string> {
  try {
    await run()
  } catch (error) {
    const { code, message } = error as AppKitError
    return `${code} ${message}`
  }
  return 'nothing'
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state: { readonly error?: AppKitError } = {}

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? `${error.code} ${error.message}` : this.props.children
  }
}

/** Returns the error that rendering throws. */
async function renderFailure(children: ReactNode): Promise<string> {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await render(<Boundary>{children}</Boundary>)
  silenced.mockRestore()
  return screen.container.textContent ?? ''
}

const Account = () => <p>{useAppKitAccount().status}</p>

/** Creates a kit on each render, as apps must not. */
function KitInComponent(options: AppKitOptions): ReactNode {
  keep(createReactAppKit(options))
  return <Account />
}

const wrong = { networks: [ethereum], themeMode: 'blue' } as unknown as AppKitOptions
const refusal = "options/invalid `themeMode` is 'blue'. Pass 'dark', 'light' or 'auto'."

test.each([
  ['createAppKit', createAppKit],
  ['createAppKit for React', createReactAppKit],
  ['createAppKit of AppKit 1.8', createCompatAppKit],
  ['createAppKit without default features', (options: AppKitOptions) => createBareAppKit({ ...options, modules: [] })],
])('%s rejects a wrong value before anything starts', async (_, create) => {
  expect(await failureOf(() => create(wrong))).toBe(refusal)
})

test('AppKitProvider rejects a wrong value, and a missing kit', async () => {
  expect(await renderFailure(<AppKitProvider {...wrong} />)).toBe(refusal)
  const empty = {} as unknown as AppKitOptions
  expect(await renderFailure(<AppKitProvider {...empty} />)).toBe(
    'options/no-networks `networks` is undefined. Pass a list such as [mainnet]. Networks come from `@openappkit/appkit/networks`, and viem chains work as they are.',
  )
  expect(await renderFailure(<AppKitProvider kit={createAppKit as never} />)).toBe(
    'options/invalid `kit` is a function. Pass the result of `createAppKit`.',
  )
})

test('defineAppKitElements rejects the options of a kit', async () => {
  expect(await failureOf(() => defineAppKitElements({ networks: [ethereum] } as never))).toBe(
    'options/invalid `kit` is an object. Pass the result of `createAppKit`.',
  )
})

test('hooks and buttons without a kit name the entry point and the provider', async () => {
  const fix = 'Import it from @openappkit/appkit/react, or wrap the app in <AppKitProvider kit={kit}>.'
  keep(createAppKit({ networks: [ethereum], adapters: [createAdapter()] }))
  expect(await renderFailure(<Account />)).toBe(
    `kit/missing Please call "createAppKit" before using "useAppKitAccount" hook. ${fix}`,
  )
  expect(await renderFailure(<AppKitButton />)).toBe(
    `kit/missing Please call "createAppKit" before using <AppKitButton>. ${fix}`,
  )
})

test('a kit for each render is reported once', async () => {
  const received: string[] = []
  const onError = ({ code, message }: AppKitError) => received.push(`${code} ${message}`)
  const options = { networks: [ethereum], adapters: [createAdapter()], onError } as const
  const screen = await render(<KitInComponent {...options} />)
  await screen.rerender(<KitInComponent {...options} />)
  await screen.rerender(<Account />)
  await expect
    .poll(() => received)
    .toEqual([
      'kit/several createAppKit ran again while its last kit still exists. Call it once, outside of components and in its own file, or provide each kit to its part of the app.',
    ])
})

test('several kits with a provider each are no mistake', async () => {
  const one = validKit({}, createReactAppKit)
  const two = validKit({}, createReactAppKit)
  const screen = await render(
    <AppKitProvider kit={two.kit}>
      <Account />
    </AppKitProvider>,
  )
  await expect.element(screen.getByText('disconnected')).toBeInTheDocument()
  expect([one.received, two.received]).toEqual([[], []])
})

test('a missing adapter is reported when the kit starts', async () => {
  const { received } = validKit({ adapters: [] })
  await expect
    .poll(() => received)
    .toEqual([
      'options/missing-adapter No adapter for eip155, so no wallet can connect on it. Pass `adapters: [new WagmiAdapter({ networks })]`, from `@openappkit/adapter-wagmi`.',
    ])
})

test('an adapter without its networks is rejected', async () => {
  const adapters = [createAdapter('solana', 'Solana')]
  expect(await failureOf(() => createAppKit({ networks: [ethereum], adapters }))).toBe(
    'chains/namespace-not-configured `networks` has no solana network, only eip155. Add one.',
  )
})

test('both sign-in options are rejected', async () => {
  const both = { networks: [ethereum], siwx: {}, siweConfig: {} } as unknown as AppKitOptions
  expect(await failureOf(() => createAppKit(both))).toBe(
    'options/siwx-conflict Cannot set both `siweConfig` and `siwx` options',
  )
})

test('open() with a wrong view rejects, and reaches onError if nothing awaits it', async () => {
  const { kit, received } = validKit()
  const failure = "view/not-found There is no view 'Nope'. Check its name and `features`."
  expect(await failureOf(() => kit.open({ view: 'Nope' as 'Account' }))).toBe(failure)
  expect(received).toEqual([failure])
  expect(await failureOf(() => kit.open('Networks' as never))).toBe(
    "view/not-found `open` takes an object. Pass the view as `open({ view: 'Networks' })`.",
  )
})

test('open() on a namespace without networks rejects, and reaches onError', async () => {
  const { kit, received } = validKit()
  const failure = 'chains/namespace-not-configured `networks` has no solana network, only eip155. Add one.'
  expect(await failureOf(() => kit.open({ namespace: 'solana' }))).toBe(failure)
  expect(received).toEqual([failure])
})

test('switchNetwork() to a network that is not configured rejects', async () => {
  const { kit } = validKit()
  const failure = 'network/not-found Network not found. Add it to `networks`, or call `addNetwork` first.'
  expect(await failureOf(() => kit.switchNetwork(optimism))).toBe(failure)
  expect(await failureOf(() => kit.switchNetwork(solana))).toBe(failure)
  expect(await failureOf(() => kit.switchNetwork(10 as never))).toBe(
    "network/not-found 10 isn't a network. Pass one of `networks`, such as mainnet.",
  )
})

test('wrong changes of options are rejected, and nothing changes', async () => {
  const { kit, received } = validKit()
  const changes: readonly (readonly [unknown, string])[] = [
    [undefined, "options/invalid `changes` is undefined. Pass an object such as { locale: 'de' }."],
    [{ themMode: 'light' }, "options/unknown `themMode` isn't an option. Did you mean `themeMode`?"],
    [
      { featuredWalletIds: 'metamask' },
      "options/invalid `featuredWalletIds` is 'metamask'. Pass a list such as [walletId], with IDs from the wallet directory.",
    ],
    [{ onError: 'console' }, "options/invalid `onError` is 'console'. Pass a function."],
    [{ features: { send: 'no' } }, "options/invalid `features.send` is 'no'. Pass true or false."],
    [{ networks: [ethereum] }, "options/read-only `networks` can't change. Call `addNetwork` or `removeNetwork`."],
  ]
  for (const [change, failure] of changes)
    expect(await failureOf(() => kit.updateOptions(change as object))).toBe(failure)
  expect(await failureOf(() => kit.setLocale(5 as never))).toBe(
    "options/invalid `locale` is 5. Pass a string such as 'de'.",
  )
  expect(received).toEqual([])
})

test('a wrong theme mode is rejected', async () => {
  const { kit } = validKit()
  expect(await failureOf(() => kit.setThemeMode('blue' as 'dark'))).toBe(
    "theme/invalid-mode blue isn't a theme mode. Pass dark, light or auto.",
  )
})

test('a destroyed kit rejects every call', async () => {
  const { kit } = validKit()
  kit.destroy()
  const failure = 'kit/destroyed The kit was destroyed. Create a new one.'
  for (const call of [() => kit.open(), () => kit.connect(), () => kit.disconnect(), () => kit.switchNetwork(ethereum)])
    expect(await failureOf(call)).toBe(failure)
})
