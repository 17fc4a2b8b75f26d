import { PortfolioController } from '@openappkit/appkit-core/portfolio'
import { expect, test } from 'vitest'
import { sendKit } from '../../test/openSend'
import { dollar, ether, ethereum, own } from '../../test/startSend'
import { refreshAssets } from './refreshAssets'

const solana = { ...ethereum, chainNamespace: 'solana', caipNetworkId: 'solana:mainnet' } as const
const bitcoin = { ...ethereum, chainNamespace: 'bip122', caipNetworkId: 'bip122:mainnet' } as const

test.each([
  ['a token by its contract', ethereum, dollar, `eip155:1:${dollar.address}`],
  ['the coin of an EVM chain by its placeholder address', ethereum, ether, `eip155:1:0x${'ee'.repeat(20)}`],
  ['the coin of Solana by its placeholder address', solana, ether, `solana:mainnet:So${'1'.repeat(41)}`],
  ['another coin by its account', bitcoin, ether, `bip122:mainnet:${own}`],
])('refreshes the transferred asset from the chain: %s', async (_, network, token, named) => {
  const { kit } = await sendKit()
  const refreshes: unknown[] = []
  kit.controller(PortfolioController).refresh = async (_, options) => void refreshes.push(options)
  const account = { address: own, network, isSmartAccount: false }
  refreshAssets(kit, { account, token } as Parameters<typeof refreshAssets>[1])
  expect(refreshes).toEqual([{ forceUpdate: [named] }])
})
