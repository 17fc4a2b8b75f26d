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

/** Records the calls to the chain's node. */
function node(refuses: (method: string) => boolean = () => false): {
  rpc: Pick<ChainRpc, 'batch' | 'request'>
  requests: string[]
} {
  const rpc = new ChainRpc(new Upstreams({ [CHAIN]: [chain().url] }))
  const requests: string[] = []
  return {
    requests,
    rpc: {
      request: async (chainId, method, params) => {
        requests.push(method)
        if (refuses(method)) throw new ChainRefused(chainId, -32_000, 'out of gas')
        return rpc.request(chainId, method, params)
      },
      batch: async (chainId, calls) => {
        requests.push(`${calls.length} at once`)
        return rpc.batch(chainId, calls)
      },
    },
  }
}

test('sends all calls together, and retries only those that reverted', async () => {
  await chain().client.request({ method: 'anvil_setCode' as never, params: [ADDRESS, MULTICALL_CODE] as never })
  const token = await deployToken(chain())
  await token.mint(HOLDER, 7n)
  const calls = [
    { target: ADDRESS, data: '0x12345678' as const },
    { target: token.address, data },
    { target: HOLDER, data },
  ]
  const whole = numberToHex(7n, { size: 32 })

  const { rpc, requests } = node()
  expect(await new Multicall(rpc).call(CHAIN, calls, signal)).toEqual([undefined, whole, '0x'])
  expect(requests).toEqual(['eth_getCode', 'eth_call', '1 at once'])

  const refusing = node(method => method === 'eth_call')
  expect(await new Multicall(refusing.rpc).call(CHAIN, calls, signal)).toEqual([undefined, whole, '0x'])
  expect(refusing.requests).toEqual(['eth_getCode', 'eth_call', '3 at once'])
})

/** Burns all its gas. */
const BURNER = '0x5b5f56'
/** Counts down from 20,000, which takes half a million gas, then returns seven. */
const HEAVY = '0x62004e205b6001900380600457600760005260206000f3'

test("contracts that burn all gas don't hide one that needs a lot of gas, batched or not", async () => {
  const setCode = (address: Hex, code: string): Promise<unknown> =>
    chain().client.request({ method: 'anvil_setCode' as never, params: [address, code] as never })
  const heavy: Hex = `0x${'77'.repeat(20)}`
  const burners = Array.from({ length: 40 }, (_, index): Hex => `0x${(0xb0000 + index).toString(16).padStart(40, '0')}`)
  await setCode(heavy, HEAVY)
  for (const burner of burners) await setCode(burner, BURNER)
  await setCode(ADDRESS, MULTICALL_CODE)
  const seven = numberToHex(7n, { size: 32 })
  for (const count of [1, 2, 40]) {
    const calls = [...burners.slice(0, count), heavy].map(target => ({ target, data }))
    const nothing = Array.from({ length: count }, () => undefined)
    expect(await new Multicall(node().rpc).call(CHAIN, calls, signal)).toEqual([...nothing, seven])
  }
})

/** Returns 147,456 zero bytes. */
const LARGE = '0x62024000' + '6000f3'

test("a contract that returns more than a node may send doesn't hide the others", async () => {
  const large: Hex = `0x${'88'.repeat(20)}`
  await chain().client.request({ method: 'anvil_setCode' as never, params: [large, LARGE] as never })
  await chain().client.request({ method: 'anvil_setCode' as never, params: [ADDRESS, MULTICALL_CODE] as never })
  const token = await deployToken(chain())
  await token.mint(HOLDER, 7n)
  const upstreams = new Upstreams({ [CHAIN]: [chain().url, 'http://127.0.0.1:1'] })
  const multicall = new Multicall(new ChainRpc(upstreams, { responseLimit: 100_000 }))
  const calls = [large, token.address, large].map(target => ({ target, data }))
  expect(await multicall.call(CHAIN, calls, signal)).toEqual([undefined, numberToHex(7n, { size: 32 }), undefined])
  expect(upstreams.of(CHAIN)?.[0]).toBe(chain().url)
})

test('checks for the contract again after ten minutes', async () => {
  await chain().client.request({ method: 'anvil_setCode' as never, params: [ADDRESS, '0x'] as never })
  const { rpc, requests } = node()
  let now = 0
  const multicall = new Multicall(rpc, () => now)
  for (const wait of [0, 10 * 60_000 - 1, 1]) {
    now += wait
    await multicall.call(CHAIN, [{ target: HOLDER, data }], signal)
  }
  expect(requests).toEqual(['eth_getCode', '1 at once', '1 at once', 'eth_getCode', '1 at once'])
})
