import { memoryStorage } from '@openappkit/appkit-core'
import { Profiler } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { createAdapter } from '../../test/createAdapter'
import { fakeModal } from '../../test/fakeModal'
import { ethereum, optimism } from '../../test/session'
import { HostKit } from '../kit/HostKit'
import { startKit } from '../kit/startKit'
import { AppKitButton } from './AppKitButton'
import { AppKitNetworkButton } from './AppKitNetworkButton'
import { AppKitProvider } from './AppKitProvider'
import { useAppKitAccount } from './useAppKitAccount'
import { useAppKitNetwork } from './useAppKitNetwork'

const kits: HostKit[] = []

afterEach(async () => {
  await cleanup()
  for (const kit of kits.splice(0)) kit.destroy()
})

/** Mounts buttons and hooks of a connected kit and records React's commits from then on. */
async function setUp() {
  const adapter = createAdapter()
  const kit = new HostKit(
    { networks: [ethereum, optimism], adapters: [adapter], storage: memoryStorage() },
    { loadModal: fakeModal().loadModal },
  )
  startKit(kit)
  kits.push(kit)
  const committed: string[] = []
  const note = (id: string) => void committed.push(id)
  const screen = await render(
    <AppKitProvider kit={kit}>
      <Profiler id="account button" onRender={note}>
        <AppKitButton />
      </Profiler>
      <Profiler id="network button" onRender={note}>
        <AppKitNetworkButton />
      </Profiler>
      <Profiler id="account hook" onRender={note}>
        <Account />
      </Profiler>
      <Profiler id="network hook" onRender={note}>
        <Network />
      </Profiler>
    </AppKitProvider>,
  )
  adapter.emitConnected()
  const account = screen.getByRole('button', { name: /^Account/ })
  await kit.refreshBalance()
  await expect.poll(() => account.element().textContent).toContain('1.234')
  await settled()
  return { adapter, kit, account, take: () => committed.splice(0) }
}

function Account() {
  return <output>{useAppKitAccount().address}</output>
}

function Network() {
  return <output>{useAppKitNetwork().chainId}</output>
}

test('a changed balance renders only the account button', async () => {
  const { adapter, kit, account, take } = await setUp()
  expect(new Set(take())).toEqual(new Set(['account button', 'network button', 'account hook', 'network hook']))
  adapter.balance = 2_000_000_000_000_000_000n
  await kit.refreshBalance()
  await expect.poll(() => account.element().textContent).toContain('2.000')
  expect(take()).toEqual(['account button'])
})

test("an unchanged balance and another account's balance render nothing", async () => {
  const { kit, take } = await setUp()
  take()
  for (let round = 0; round < 3; round++) await kit.refreshBalance()
  kit.balances.state.balances['eip155:1:0xother'] = { status: 'ready', last: { balance: '7', symbol: 'ETH' } }
  await settled()
  expect(take()).toEqual([])
})

test('a repeated wallet state renders nothing', async () => {
  const { adapter, take } = await setUp()
  take()
  for (let block = 0; block < 5; block++) {
    adapter.emit({})
    await settled()
  }
  expect(take()).toEqual([])
})

test('a theme change renders each button once and no hook', async () => {
  const { kit, account, take } = await setUp()
  take()
  kit.setThemeMode('light')
  await expect.element(account).toHaveAttribute('data-theme', 'light')
  await settled()
  expect(take().sort()).toEqual(['account button', 'network button'])
})

/** Waits for state notifications at the end of the task and for React's render after it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setTimeout(resolve))
}
