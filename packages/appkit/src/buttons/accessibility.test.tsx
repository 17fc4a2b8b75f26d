import { memoryStorage } from '@openappkit/appkit-core'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { addressOne, createAdapter } from '../../test/createAdapter'
import { fakeModal } from '../../test/fakeModal'
import { ethereum } from '../../test/session'
import { HostKit } from '../kit/HostKit'
import { startKit } from '../kit/startKit'
import { AppKitAccountButton } from '../react/AppKitAccountButton'
import { AppKitConnectButton } from '../react/AppKitConnectButton'
import { AppKitNetworkButton } from '../react/AppKitNetworkButton'
import { AppKitProvider } from '../react/AppKitProvider'

afterEach(() => cleanup())

test.each([
  ['dark', 'rgb(255, 255, 0)', 1],
  ['light', 'rgb(120, 0, 60)', 1],
  ['light', undefined, 137],
] as const)('has no axe violations: %s, accent %s, chain %i', async (themeMode, accent, chainId) => {
  const adapter = createAdapter()
  const kit = new HostKit(
    {
      networks: [ethereum],
      adapters: [adapter],
      storage: memoryStorage(),
      enableNetworkSwitch: false,
      themeMode,
      themeVariables: accent ? { '--w3m-accent': accent } : {},
    },
    { loadModal: fakeModal().loadModal },
  )
  startKit(kit)
  adapter.emitConnected({ address: addressOne, chainId })
  const screen = await render(
    <AppKitProvider kit={kit}>
      <AppKitConnectButton />
      <AppKitAccountButton />
      <AppKitNetworkButton />
    </AppKitProvider>,
  )
  await expect.element(screen.getByTestId('account-button')).toBeVisible()
  await expect.poll(() => document.adoptedStyleSheets).toHaveLength(1)
  if (chainId === 1) await expect.element(screen.getByTestId('account-button')).not.toHaveAttribute('aria-busy')
  const { violations } = await axe.run(screen.container)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.failureSummary)])).toEqual([])
  kit.destroy()
})
