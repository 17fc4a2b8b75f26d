import { describe, expect, test } from 'vitest'
import { attachAdapter, connectedAdapter } from './attachAdapter'
import type { ContractScene } from './ContractScene'
import { clearError } from './refusals'

/** Describes switching networks, in the app and in the wallet, and reading balances. */
export function describeNetworks(scene: () => ContractScene): void {
  describe('networks', () => {
    test('switchNetwork switches if the adapter supports it and throws otherwise', async () => {
      const { adapter, states } = await connectedAdapter(scene())
      const [first, second] = scene().networks
      const at = () => `${adapter.namespace}:${states.at(-1)?.chainId}`
      const switching = adapter.switchNetwork(second)
      if (!adapter.capabilities.has('switchNetwork')) {
        await expect(switching).rejects.toMatchObject(clearError)
        return expect(at()).toBe(first.caipNetworkId)
      }
      await switching
      await expect.poll(() => at(), { timeout: 15_000 }).toBe(second.caipNetworkId)
      await adapter.switchNetwork(first)
      await expect.poll(() => at(), { timeout: 15_000 }).toBe(first.caipNetworkId)
      expect(states.at(-1)?.status).toBe('connected')
    })

    test('a network chosen in the wallet is reported if the wallet has a current network', async () => {
      const { adapter, states, wallet } = await connectedAdapter(scene())
      const [, second] = scene().networks
      if (!wallet.switchNetwork) return
      wallet.switchNetwork(second)
      await expect
        .poll(() => `${adapter.namespace}:${states.at(-1)?.chainId}`, { timeout: 15_000 })
        .toBe(second.caipNetworkId)
      expect(states.at(-1)?.connections[0]?.caipNetworkId).toBe(second.caipNetworkId)
    })

    test('connect uses the network that the user chose before', async () => {
      const wallet = await scene().installWallet()
      const { adapter, states } = attachAdapter(scene())
      const [, second] = scene().networks
      await adapter.prefetch()
      if (!adapter.capabilities.has('switchNetwork')) return
      const { chainId } = await adapter.connect({ connectorId: wallet.connectorId, caipNetwork: second })
      expect(`${adapter.namespace}:${chainId}`).toBe(second.caipNetworkId)
      expect(states.at(-1)?.chainId).toBe(chainId)
    })

    test('a network added to the kit later can be read and switched to', async () => {
      const wallet = await scene().installWallet()
      const [first, second] = scene().networks
      const { adapter, states } = attachAdapter(scene(), { networks: [first] })
      adapter.setNetworks([first, second])
      const address = wallet.addresses[0]
      const { value } = await (await adapter.transfers()).getBalance({ address, caipNetwork: second })
      expect(value).toBe(await scene().balanceOf(address, second))
      await adapter.prefetch()
      await adapter.connect({ connectorId: wallet.connectorId })
      if (!adapter.capabilities.has('switchNetwork')) return
      await adapter.switchNetwork(second)
      await expect
        .poll(() => `${adapter.namespace}:${states.at(-1)?.chainId}`, { timeout: 15_000 })
        .toBe(second.caipNetworkId)
    })

    test('a balance is in base units, and an unused address has none', async () => {
      const wallet = await scene().installWallet()
      const { adapter } = attachAdapter(scene())
      const [network] = scene().networks
      const { symbol, decimals } = network.nativeCurrency
      const [address] = wallet.addresses
      const value = await scene().balanceOf(address, network)
      expect(value).toBeGreaterThan(0n)
      expect(await (await adapter.transfers()).getBalance({ address, caipNetwork: network })).toEqual({
        value,
        decimals,
        symbol,
      })
    })

    test('an unreachable chain throws and never reads as a balance of zero', async () => {
      const wallet = await scene().installWallet()
      const [network] = scene().networks
      const deaf = { ...network, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
      const { adapter, detach } = attachAdapter(scene(), { networks: [deaf] })
      const reading = (await adapter.transfers()).getBalance({ address: wallet.addresses[0], caipNetwork: deaf })
      await expect(reading).rejects.toMatchObject(clearError)
      detach()
    })

    test('an address is validated by format and checksum, without surrounding whitespace', async () => {
      const wallet = await scene().installWallet()
      const adapter = scene().createAdapter(scene().networks)
      const [network] = scene().networks
      for (const address of [...wallet.addresses, scene().recipient]) {
        expect([address, (await adapter.transfers()).isAddress(address, network)]).toEqual([address, true])
        for (const broken of [
          ` ${address}`,
          `${address} `,
          `${address}\n`,
          address.slice(0, -1),
          `${address}${address}`,
        ])
          expect([broken, (await adapter.transfers()).isAddress(broken, network)]).toEqual([broken, false])
      }
      for (const invalid of ['', '0', ...scene().invalidAddresses])
        expect([invalid, (await adapter.transfers()).isAddress(invalid, network)]).toEqual([invalid, false])
    })
  })
}
