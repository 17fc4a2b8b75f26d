import '@openappkit/appkit/elements/vue'
import { defineAppKitElements } from '@openappkit/appkit/elements'
import { mainnet } from '@openappkit/appkit/networks'
import {
  type AppKitError,
  appKitPlugin,
  type ChainNamespace,
  createAppKit,
  provideAppKit,
  useAppKit,
  useAppKitAccount,
  useAppKitProvider,
  useAppKitTheme,
} from '@openappkit/appkit/vue'
import { createApp, defineComponent, type GlobalComponents, h, ref, toRefs } from 'vue'

const kit = createAppKit({ networks: [mainnet] })
defineAppKitElements(kit)

const Account = defineComponent((props: { namespace: ChainNamespace }) => {
  const { open } = useAppKit()
  const account = useAppKitAccount({ namespace: () => props.namespace })
  const { resolvedThemeMode } = toRefs(useAppKitTheme({ kit }))
  const wallet = useAppKitProvider<{ request(): void }>(ref('eip155'))
  wallet.walletProvider?.request()
  const onError = ({ code }: AppKitError) => code
  return () =>
    h('button', { onClick: () => open().catch(onError), class: resolvedThemeMode.value }, account.value.address)
})

createApp(
  defineComponent(() => {
    provideAppKit(kit)
    return () => h(Account, { namespace: 'eip155' })
  }),
).use(appKitPlugin(kit))

// @ts-expect-error a ref
export const address = useAppKitAccount().address

type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props']

export const button: Props<'appkit-button'> = { size: 'sm', class: 'mine', disabled: true, kit }
export const modal: Props<'w3m-modal'> = { id: 'wallet' }
// @ts-expect-error no such size
export const wrong: Props<'appkit-button'> = { size: 'xl' }
