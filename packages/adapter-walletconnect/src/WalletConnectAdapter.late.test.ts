import { expect, test } from 'vitest'
import { approve, evm, loadedSessionKit } from '../test/createSessionKit'
import { base, mainnet, polygon } from '../test/networks'

/** Creates a session with Ethereum and Polygon, and requests Base from the wallet. */
async function asksForBase() {
  const made = await loadedSessionKit({ networks: [mainnet, base, polygon] })
  const { kit, link } = made
  const both = [`eip155:1:${evm}`, `eip155:137:${evm}`] as const
  await approve(made, both, ['wallet_switchEthereumChain'])
  let answer = () => {}
  link.answer = method =>
    method === 'wallet_switchEthereumChain' ? new Promise<void>(resolve => void (answer = resolve)) : undefined
  const switching = kit.switchNetwork(base).catch((cause: unknown) => cause)
  await expect.poll(() => link.requests.map(({ method }) => method)).toContain('wallet_switchEthereumChain')
  const approveBase = () => {
    link.share([...both, `eip155:8453:${evm}`])
    answer()
  }
  return { kit, switching, approve: approveBase }
}

test('ignores a switch that the wallet approves after the user chose another network', async () => {
  const { kit, switching, approve } = await asksForBase()
  await kit.switchNetwork(polygon)
  approve()
  expect(await switching).toMatchObject({ code: 'network/switch-failed' })
  expect(kit.chains.get('eip155')?.caipNetworkId).toBe('eip155:137')
  expect(kit.connections.active('eip155')?.approvedNetworks).toContain('eip155:8453')
})

test('completes a late switch that is still the latest choice', async () => {
  const { kit, switching, approve } = await asksForBase()
  approve()
  await switching
  expect(kit.chains.get('eip155')?.caipNetworkId).toBe('eip155:8453')
})
