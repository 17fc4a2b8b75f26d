/** @jsxImportSource solid-js */
import '@openappkit/appkit/elements/solid'
import { defineAppKitElements } from '@openappkit/appkit/elements'
import { mainnet } from '@openappkit/appkit/networks'
import {
  AppKitProvider,
  createAppKit,
  useAppKit,
  useAppKitAccount,
  useAppKitProvider,
  useAppKitTheme,
} from '@openappkit/appkit/solid'

const kit = createAppKit({ networks: [mainnet] })
defineAppKitElements(kit)

function Account() {
  const { open } = useAppKit()
  const account = useAppKitAccount({ namespace: () => 'eip155' as const, kit })
  const theme = useAppKitTheme()
  const wallet = useAppKitProvider<{ request(): void }>('eip155')
  wallet().walletProvider?.request()
  return (
    <button type="button" class={theme().resolvedThemeMode} onClick={() => open()}>
      {account().address}
    </button>
  )
}

export const App = () => (
  <AppKitProvider kit={kit}>
    <Account />
    <appkit-button attr:size="sm" class="mine" attr:disabled kit={kit} />
    <w3m-modal id="wallet" />
    {/* @ts-expect-error no such size */}
    <appkit-button attr:size="xl" />
    {/* @ts-expect-error Solid would set a property */}
    <appkit-button size="sm" />
  </AppKitProvider>
)

// @ts-expect-error an accessor
export const address = useAppKitAccount().address
