import type { Account, AppKitError, AppKitOptions, ChainNamespace, EventsState } from '@openappkit/appkit-core'
import { memoryStorage } from '@openappkit/appkit-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { KitParameter } from '../src/bindings/findKit'
import type { UseAppKitStateResult, UseDisconnectResult } from '../src/bindings/results'
import type { UseAppKitConnectionParameters, UseAppKitConnectionResult } from '../src/kit/connectionMethods'
import type { BalanceResult } from '../src/kit/fetchBalance'
import { type AppKitInstance, HostKit } from '../src/kit/HostKit'
import type {
  UseAppKitNetworkResult,
  UseAppKitProviderResult,
  UseAppKitResult,
  UseAppKitThemeResult,
} from '../src/kit/hookResults'
import type { NamespaceConnections } from '../src/kit/readConnections'
import { startKit } from '../src/kit/startKit'
import type { ConnectedWalletInfo } from '../src/kit/walletInfo'
import { addressOne, addressTwo, createAdapter } from './createAdapter'
import { fakeModal } from './fakeModal'
import { ethereum, optimism } from './session'

/** The functions of a binding. Those whose result changes return a function that reads it. */
export interface BindingFunctions {
  useAppKit(parameters?: KitParameter): UseAppKitResult
  useAppKitAccount(parameters?: KitParameter & { namespace?: ChainNamespace }): () => Account
  useAppKitBalance(parameters?: KitParameter): { readonly fetchBalance: () => Promise<BalanceResult> }
  useAppKitConnection(parameters?: KitParameter & UseAppKitConnectionParameters): () => UseAppKitConnectionResult
  useAppKitConnections(namespace?: ChainNamespace, parameters?: KitParameter): () => NamespaceConnections
  useAppKitEvents(parameters?: KitParameter): () => EventsState
  useAppKitNetwork(parameters?: KitParameter): () => UseAppKitNetworkResult
  useAppKitProvider(namespace: ChainNamespace, parameters?: KitParameter): () => UseAppKitProviderResult<unknown>
  useAppKitState(parameters?: KitParameter): () => UseAppKitStateResult
  useAppKitTheme(parameters?: KitParameter): () => UseAppKitThemeResult
  useDisconnect(parameters?: KitParameter): UseDisconnectResult
  useWalletInfo(
    namespace?: ChainNamespace,
    parameters?: KitParameter,
  ): () => { readonly walletInfo: ConnectedWalletInfo | undefined }
}

/** A binding, as a test uses it. */
export interface Binding {
  /** Entry point of `@openappkit/appkit`. */
  readonly entry: string
  /** How the error message calls its functions, and how it says to provide a kit. */
  readonly kind: string
  readonly way: string
  createAppKit(options: AppKitOptions): AppKitInstance
  readonly functions: BindingFunctions
  /**
   * Mounts a component that calls `setup` once, and renders the text that the returned function reads. Below a component
   * that provides `kit`, if there is one.
   */
  mount(target: HTMLElement, setup: () => () => unknown, kit?: AppKitInstance): { unmount(): void }
}

/** Waits for all batched notifications and renders. */
export function settle(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 20))
}

/** Returns the error of a function. */
function errorOf(call: (...parameters: never[]) => unknown, ...parameters: unknown[]): AppKitError {
  try {
    call(...(parameters as never[]))
  } catch (error) {
    return error as AppKitError
  }
  throw new Error(`${call.name} throws no error`)
}

/** Checks a binding in the framework that it is for. */
export function describeBinding({ entry, kind, way, createAppKit, functions, mount }: Binding): void {
  const ends: (() => void)[] = []
  afterEach(() => {
    for (const end of ends.splice(0).reverse()) end()
  })

  function createKit(options: Partial<AppKitOptions> = {}) {
    const adapter = createAdapter()
    const kit = new HostKit(
      { networks: [ethereum, optimism], adapters: [adapter], storage: memoryStorage(), ...options },
      { loadModal: fakeModal().loadModal },
    )
    startKit(kit)
    ends.push(() => kit.destroy())
    return { adapter, kit }
  }

  function show(setup: () => () => unknown, kit?: AppKitInstance) {
    const target = document.createElement('div')
    document.body.append(target)
    const texts: string[] = []
    const mounted = mount(
      target,
      () => {
        const read = setup()
        return () => {
          const text = String(read())
          texts.push(text)
          return text
        }
      },
      kit,
    )
    let isMounted = true
    const unmount = () => {
      if (isMounted) mounted.unmount()
      isMounted = false
    }
    ends.push(() => {
      unmount()
      target.remove()
    })
    return { target, texts, unmount, text: () => target.textContent }
  }

  /** Calls a function of the binding in a component. Returns what it returned. */
  function use<T>(hook: () => T, kit?: AppKitInstance): T {
    let result: { readonly value: T } | undefined
    show(() => {
      result = { value: hook() }
      return () => ''
    }, kit)
    if (!result) throw new Error('The component was not set up')
    return result.value
  }

  /** Like `use`, for a function whose result changes. The component reads it, as an app would. */
  function follow<T>(hook: () => () => T, kit?: AppKitInstance): () => T {
    let latest: { readonly value: T } | undefined
    show(() => {
      const read = hook()
      return () => {
        latest = { value: read() }
        return ''
      }
    }, kit)
    return () => (latest as { readonly value: T }).value
  }

  describe(`@openappkit/appkit/${entry}`, () => {
    test('a component follows the account, renders only its changes, and stops when it unmounts', async () => {
      const { adapter, kit } = createKit()
      const { text, texts, unmount } = show(() => {
        const account = functions.useAppKitAccount()
        return () => `${account().status} ${account().address}`
      }, kit)
      expect(text()).toBe('disconnected undefined')
      adapter.emitConnected()
      await expect.poll(text).toBe(`connected ${addressOne}`)
      const count = texts.length
      kit.theme.setThemeMode('light')
      kit.events.track('CLICK_WALLET_HELP')
      adapter.emitConnected()
      await settle()
      expect(texts).toHaveLength(count)
      adapter.emitConnected({ address: addressTwo })
      await expect.poll(text).toBe(`connected ${addressTwo}`)
      expect(texts).toHaveLength(count + 1)

      // A snapshot reads every controller. Once the modal has loaded, nothing else reads the theme after an event.
      await kit.load()
      const { theme } = kit
      let snapshots = 0
      Object.defineProperty(kit, 'theme', {
        get() {
          snapshots++
          return theme
        },
      })
      const snapshotsOfEvent = async () => {
        snapshots = 0
        kit.events.track('CLICK_WALLET_HELP')
        await settle()
        return snapshots
      }
      expect(await snapshotsOfEvent()).toBeGreaterThan(0)
      unmount()
      expect(await snapshotsOfEvent()).toBe(0)
    })

    test('the account of a namespace is that of its chain', () => {
      const { kit } = createKit()
      expect(follow(() => functions.useAppKitAccount({ namespace: 'solana' }), kit)()).toMatchObject({
        isConnected: false,
        allAccounts: [],
      })
    })

    test('connect resolves with the account', async () => {
      const { adapter, kit } = createKit()
      const { connect, close } = use(() => functions.useAppKit(), kit)
      const connected = connect()
      await expect.poll(() => kit.getState().open).toBe(true)
      adapter.emitConnected()
      expect(await connected).toMatchObject({ address: addressOne, isConnected: true })
      close()
      expect(kit.getState().open).toBe(false)
    })

    test('useAppKitNetwork returns the network and switches it', async () => {
      const { adapter, kit } = createKit()
      const network = follow(() => functions.useAppKitNetwork(), kit)
      expect(network()).toMatchObject({ chainId: 1, caipNetworkId: 'eip155:1', caipNetwork: { name: 'Ethereum' } })
      adapter.emitConnected()
      await network().switchNetwork(optimism)
      await expect.poll(() => network().chainId).toBe(10)
    })

    test('useAppKitProvider returns the provider of the connected wallet', async () => {
      const { adapter, kit } = createKit()
      const wallet = follow(() => functions.useAppKitProvider('eip155'), kit)
      expect(wallet()).toEqual({ walletProvider: undefined, walletProviderType: undefined })
      adapter.emitConnected()
      await expect.poll(() => wallet().walletProvider).toBe(adapter.provider('fake'))
      expect(wallet().walletProviderType).toBe('ANNOUNCED')
      await adapter.disconnect()
      await expect.poll(() => wallet()).toEqual({ walletProvider: undefined, walletProviderType: undefined })
    })

    test('useWalletInfo describes the wallet, and useDisconnect ends its connection', async () => {
      const { adapter, kit } = createKit()
      const wallet = follow(() => functions.useWalletInfo(), kit)
      expect(wallet()).toEqual({ walletInfo: undefined })
      adapter.emitConnected()
      await expect.poll(() => wallet().walletInfo?.name).toBe('Fake Wallet')
      await use(() => functions.useDisconnect(), kit).disconnect({ namespace: 'eip155' })
      await expect.poll(() => wallet().walletInfo).toBeUndefined()
    })

    test('fetchBalance returns the balance or an error, and never rejects', async () => {
      const { adapter, kit } = createKit()
      const { fetchBalance } = use(() => functions.useAppKitBalance(), kit)
      expect(await fetchBalance()).toEqual({ error: 'No balance found', isSuccess: false, isError: true })
      adapter.emitConnected()
      await settle()
      expect((await fetchBalance()).data).toEqual({ balance: '1.2345678', symbol: 'ETH' })
    })

    test('useAppKitConnection deletes a connection, and says that it is pending', async () => {
      const { adapter, kit } = createKit()
      const onSuccess = vi.fn()
      const wallets = follow(() => functions.useAppKitConnections('eip155'), kit)
      const active = follow(() => functions.useAppKitConnection({ onSuccess }), kit)
      expect(wallets()).toEqual({ connections: [], recentConnections: [] })
      adapter.emitConnected()
      await expect.poll(() => wallets().connections.map(({ name }) => name)).toEqual(['Fake Wallet'])
      expect(active()).toMatchObject({ connection: { connectorId: 'fake' }, isPending: false })
      const deleted = active().deleteConnection({ connectorId: 'fake' })
      await expect.poll(() => active().isPending).toBe(true)
      await deleted
      await expect.poll(() => active()).toMatchObject({ connection: undefined, isPending: false })
      expect(onSuccess).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ hasDeletedWallet: true }))
    })

    test('errors of useAppKitConnection go to onError, or else reject', async () => {
      const { kit } = createKit()
      const onError = vi.fn()
      await follow(() => functions.useAppKitConnection({ onError }), kit)().deleteConnection({ connectorId: 'none' })
      expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'wallet/not-connected' }))
      const active = follow(() => functions.useAppKitConnection(), kit)
      await expect(active().deleteConnection({ connectorId: 'none' })).rejects.toMatchObject({
        code: 'wallet/not-connected',
      })
    })

    test('theme, state and events follow the kit', async () => {
      const { kit } = createKit({ themeMode: 'auto' })
      const theme = follow(() => functions.useAppKitTheme(), kit)
      const state = follow(() => functions.useAppKitState(), kit)
      const events = follow(() => functions.useAppKitEvents(), kit)
      const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
      expect(theme()).toMatchObject({ themeMode: 'auto', resolvedThemeMode: system })
      theme().setThemeMode('light')
      theme().setThemeVariables({ '--w3m-accent': 'red' })
      await expect.poll(theme).toMatchObject({
        themeMode: 'light',
        resolvedThemeMode: 'light',
        themeVariables: { '--w3m-accent': 'red' },
      })
      expect(state()).toMatchObject({ open: false, initialized: true, activeChain: 'eip155' })
      await kit.open()
      await expect.poll(state).toMatchObject({ open: true, remoteFeatures: { activity: true, swaps: false } })
      expect(events().data).toMatchObject({ event: 'MODAL_OPEN' })
    })

    test('two kits share a page: one is provided, the other passed', async () => {
      const [provided, passed] = [createKit(), createKit()]
      const { text } = show(() => {
        const first = functions.useAppKitAccount()
        const second = functions.useAppKitAccount({ kit: passed.kit })
        const network = functions.useAppKitNetwork({ kit: passed.kit })
        return () => `${first().address} ${second().address} ${network().chainId}`
      }, provided.kit)
      expect(text()).toBe('undefined undefined 1')
      passed.adapter.emitConnected({ address: addressTwo, chainId: 10 })
      await expect.poll(text).toBe(`undefined ${addressTwo} 10`)
      provided.adapter.emitConnected()
      await expect.poll(text).toBe(`${addressOne} ${addressTwo} 10`)
    })

    test('without a provided kit, components use the kit that was created last, until it is destroyed', () => {
      const first = createAppKit({ networks: [ethereum] })
      const second = createAppKit({ networks: [optimism] })
      ends.push(() => first.destroy())
      expect(follow(() => functions.useAppKitNetwork())().chainId).toBe(10)
      second.destroy()
      expect(follow(() => functions.useAppKitNetwork(), first)().chainId).toBe(1)
    })

    test.each(Object.keys(functions) as (keyof BindingFunctions)[])(
      '%s throws an error with a fix without a kit',
      name => {
        const errors: AppKitError[] = []
        show(() => {
          errors.push(errorOf(functions[name]))
          return () => ''
        })
        expect(errors.map(({ code, message }) => `${code} ${message}`)).toEqual([
          `kit/missing Please call "createAppKit" before using "${name}" ${kind}. Import it from @openappkit/appkit/${entry}, or provide a kit with ${way}.`,
        ])
      },
    )

    test('rejects what is no kit', () => {
      const errors: AppKitError[] = []
      const options = { kit: { networks: [ethereum] } }
      show(() => {
        errors.push(errorOf(functions.useAppKit, options))
        return () => ''
      })
      expect(errors).toMatchObject([{ code: 'options/invalid' }])
    })
  })
}
