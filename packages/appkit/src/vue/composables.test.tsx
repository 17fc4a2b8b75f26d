import { expect, test, vi } from 'vitest'
import { createApp, createSSRApp, defineComponent, effectScope, h, nextTick, ref, toRefs, watch } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { addressOne } from '../../test/createAdapter'
import { describeBinding, settle } from '../../test/describeBinding'
import { returningKit } from '../../test/returningKit'
import * as vue from '../exports/vue'

const Component = defineComponent(
  (props: { setup: () => () => unknown }) => {
    const read = props.setup()
    return () => h('p', String(read()))
  },
  { props: ['setup'] },
)

describeBinding({
  entry: 'vue',
  kind: 'composable',
  way: 'app.use(appKitPlugin(kit))',
  createAppKit: vue.createAppKit,
  functions: {
    useAppKit: vue.useAppKit,
    useAppKitAccount: parameters => {
      const account = vue.useAppKitAccount(parameters)
      return () => account.value
    },
    useAppKitBalance: vue.useAppKitBalance,
    useAppKitConnection: parameters => {
      const connection = vue.useAppKitConnection(parameters)
      return () => connection.value
    },
    useAppKitConnections: (...parameters) => {
      const connections = vue.useAppKitConnections(...parameters)
      return () => connections.value
    },
    useAppKitEvents: parameters => {
      const events = vue.useAppKitEvents(parameters)
      return () => ({ ...events })
    },
    useAppKitNetwork: parameters => {
      const network = vue.useAppKitNetwork(parameters)
      return () => network.value
    },
    useAppKitProvider: (...parameters) => {
      const wallet = vue.useAppKitProvider(...parameters)
      return () => ({ ...wallet })
    },
    useAppKitState: parameters => {
      const state = vue.useAppKitState(parameters)
      return () => ({ ...state })
    },
    useAppKitTheme: parameters => {
      const theme = vue.useAppKitTheme(parameters)
      return () => ({ ...theme })
    },
    useDisconnect: vue.useDisconnect,
    useWalletInfo: (...parameters) => {
      const wallet = vue.useWalletInfo(...parameters)
      return () => ({ ...wallet })
    },
  },
  mount(target, setup, kit) {
    const app = createApp(() => h(Component, { setup }))
    if (kit) app.use(vue.appKitPlugin(kit))
    app.mount(target)
    return app
  },
})

const Page = defineComponent(() => {
  const account = vue.useAppKitAccount()
  const network = vue.useAppKitNetwork()
  const state = vue.useAppKitState()
  const theme = vue.useAppKitTheme()
  return () =>
    h(
      'p',
      [account.value.address ?? 'none', network.value.chainId, state.initialized, theme.resolvedThemeMode].join(' '),
    )
})

test('a page hydrates what the server rendered, then shows what the browser knows', async () => {
  const complaints = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
  const target = document.createElement('div')
  const server = createSSRApp(Page).use(vue.appKitPlugin(returningKit('server').kit))
  target.innerHTML = await renderToString(server)
  expect(target.innerHTML).toBe('<p>none 1 false dark</p>')

  const paragraph = target.firstElementChild
  const app = createSSRApp(Page).use(vue.appKitPlugin(returningKit().kit))
  app.mount(target)
  await nextTick()
  expect(target.firstElementChild).toBe(paragraph)
  expect(target.textContent).toMatch(`${addressOne} 10 true`)
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([])
  app.unmount()
  vi.restoreAllMocks()
})

test('without hydration, the first render has what the browser knows', () => {
  const target = document.createElement('div')
  const app = createApp(Page).use(vue.appKitPlugin(returningKit().kit))
  app.mount(target)
  expect(target.textContent).toMatch(`${addressOne} 10 true`)
  app.unmount()
})

test('a component provides a kit to the components below it', () => {
  const target = document.createElement('div')
  const Parent = defineComponent(() => {
    vue.provideAppKit(returningKit().kit)
    return () => h(Page)
  })
  const app = createApp(() => [h(Page), h(Parent)]).use(vue.appKitPlugin(returningKit('server').kit))
  app.mount(target)
  expect([...target.children].map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['none', addressOne])
  app.unmount()
})

test('outside a component, composables take a kit and follow it until their scope ends', async () => {
  const { kit, adapter } = returningKit()
  const scope = effectScope()
  const namespace = ref<'eip155' | 'solana'>('solana')
  const account = scope.run(() => vue.useAppKitAccount({ kit, namespace }))
  expect(account?.value.address).toBeUndefined()
  namespace.value = 'eip155'
  expect(account?.value).toMatchObject({ address: addressOne, isConnected: false })
  adapter.emitConnected()
  await settle()
  expect(account?.value.isConnected).toBe(true)
  scope.stop()
  await adapter.disconnect()
  await settle()
  expect(account?.value.isConnected).toBe(true)
})

test('the properties of a reactive result can be watched and become refs', async () => {
  const { kit } = returningKit()
  const scope = effectScope()
  await scope.run(async () => {
    const theme = vue.useAppKitTheme({ kit })
    const { themeMode } = toRefs(theme)
    const seen: string[] = []
    watch(theme, ({ resolvedThemeMode }) => seen.push(resolvedThemeMode))
    expect(themeMode.value).toBe('auto')
    theme.setThemeMode('light')
    await settle()
    expect([themeMode.value, ...seen]).toEqual(['light', 'light'])
  })
  scope.stop()
})
