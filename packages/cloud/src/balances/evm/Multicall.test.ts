import { encodeFunctionData, type Hex, numberToHex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { deployToken } from '../../../test/contracts/deployToken'
import { MULTICALL_CODE } from '../../../test/contracts/multicallCode'
import { sharedChain } from '../../../test/prices/sharedChain'
import { ChainRefused } from '../../chains/ChainRefused'
import { ChainRpc } from '../../chains/ChainRpc'
import { Upstreams } from '../../proxy/Upstreams'
import { Multicall } from './Multicall'

const CHAIN = 'eip155:31337'
const ADDRESS: Hex = '0xca11bde05977b3631167028862be2a173976ca11'
const HOLDER: Hex = `0x${'56'.repeat(20)}`
const chain = sharedChain()
const { signal } = new AbortController()
const data = encodeFunctionData({
  abi: parseAbi(['function balanceOf(address account) view returns (uint256)']),
  args: [HOLDER],
})

/** The chain's node, with a list of what it is asked. */
function node(refuses: (method: string) => boolean = () => false): {
  rpc: Pick<ChainRpc, 'batch' | 'request'>
  asked: string[]
} {
  const rpc = new ChainRpc(new Upstreams({ [CHAIN]: [chain().url] }))
  const asked: string[] = []
  return {
    asked,
    rpc: {
      request: async (chainId, method, params) => {
        asked.push(method)
        if (refuses(method)) throw new ChainRefused(chainId, -32_000, 'out of gas')
        return rpc.request(chainId, method, params)
      },
      batch: async (chainId, calls) => {
        asked.push(`${calls.length} at once`)
        return rpc.batch(chainId, calls)
      },
    },
  }
}

test('one contract that reverts costs the others nothing: all is asked in one call', async () => {
  await chain().client.request({ method: 'anvil_setCode' as never, params: [ADDRESS, MULTICALL_CODE] as never })
  const token = await deployToken(chain())
  await token.mint(HOLDER, 7n)
  const calls = [
    { target: ADDRESS, data: '0x12345678' as const },
    { target: token.address, data },
    { target: HOLDER, data },
  ]
  const whole = numberToHex(7n, { size: 32 })

  const { rpc, asked } = node()
  expect(await new Multicall(rpc).call(CHAIN, calls, signal)).toEqual([undefined, whole, '0x'])
  expect(asked).toEqual(['eth_getCode', 'eth_call'])

  const refusing = node(method => method === 'eth_call')
  expect(await new Multicall(refusing.rpc).call(CHAIN, calls, signal)).toEqual([undefined, whole, '0x'])
  expect(refusing.asked).toEqual(['eth_getCode', 'eth_call', '3 at once'])
})

test('a chain without the contract is asked for it again after ten minutes', async () => {
  await chain().client.request({ method: 'anvil_setCode' as never, params: [ADDRESS, '0x'] as never })
  const { rpc, asked } = node()
  let now = 0
  const multicall = new Multicall(rpc, () => now)
  for (const wait of [0, 10 * 60_000 - 1, 1]) {
    now += wait
    await multicall.call(CHAIN, [{ target: HOLDER, data }], signal)
  }
  expect(asked).toEqual(['eth_getCode', '1 at once', '1 at once', 'eth_getCode', '1 at once'])
})
