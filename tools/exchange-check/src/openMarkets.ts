import { type EvmChain, exchangeAbi, startEvmChain } from '@openappkit/testing/node'
import { type Address, parseAbi } from 'viem'
import { Account } from './Account'
import { readArtifact } from './readArtifact'

/** An exchange under comparison. */
export interface Market {
  readonly router: Address
  readonly weth: Address
  /** Addresses of its pools. */
  readonly pools: readonly Address[]
}

/** Uniswap V2 and our exchange on one chain, with the same tokens and reserves. */
export interface Markets extends AsyncDisposable {
  readonly chain: EvmChain
  readonly user: Account
  readonly usd: Address
  readonly dai: Address
  /** A token that keeps 1 % of each transfer. */
  readonly taxed: Address
  readonly uniswap: Market
  readonly ours: Market
}

const abi = parseAbi([
  'function deposit() payable',
  'function transfer(address to, uint256 value) returns (bool)',
  'function mint(address to) returns (uint256)',
])

/** Starts a chain with both exchanges. */
export async function openMarkets(): Promise<Markets> {
  const chain = await startEvmChain({ balance: 1_000_000 })
  const user = new Account(chain)
  const usd = await chain.createToken({ name: 'US Dollar', symbol: 'USDX', decimals: 6 })
  const dai = await chain.createToken({ name: 'Dai', symbol: 'DAIX', decimals: 18 })
  const { address: taxed } = await chain.createOddToken({
    name: 'Taxed',
    symbol: 'TAX',
    decimals: 9,
    transferFeeBps: 100,
  })
  const pools = (weth: Address) => [
    { tokenA: weth, amountA: 1_000n * 10n ** 18n, tokenB: usd, amountB: 2_500_000n * 10n ** 6n },
    { tokenA: usd, amountA: 999_983n * 10n ** 6n, tokenB: dai, amountB: 1_000_003n * 10n ** 18n },
    { tokenA: weth, amountA: 77n * 10n ** 18n, tokenB: taxed, amountB: 7_777_777n * 10n ** 9n },
  ]

  const exchange = await chain.createExchange()
  const ours: Address[] = []
  for (const pool of pools(exchange.weth)) ours.push(await exchange.addPool(pool))

  const { factory, router, weth } = await deployUniswap(user)
  const theirs: Address[] = []
  for (const { tokenA, amountA, tokenB, amountB } of pools(weth)) {
    await user.call(factory, exchangeAbi, 'createPair', [tokenA, tokenB])
    const pair = await chain.client.readContract({
      abi: exchangeAbi,
      address: factory,
      functionName: 'getPair',
      args: [tokenA, tokenB],
    })
    for (const { token, amount } of [
      { token: tokenA, amount: amountA },
      { token: tokenB, amount: amountB },
    ]) {
      if (token !== weth) {
        await chain.mintTo(token, pair, amount)
        continue
      }
      await user.call(weth, abi, 'deposit', [], amount)
      await user.call(weth, abi, 'transfer', [pair, amount])
    }
    await user.call(pair, abi, 'mint', [user.address])
    theirs.push(pair)
  }

  return {
    chain,
    user,
    usd,
    dai,
    taxed,
    uniswap: { router, weth, pools: theirs },
    ours: { router: exchange.router, weth: exchange.weth, pools: ours },
    [Symbol.asyncDispose]: () => chain.stop(),
  }
}

async function deployUniswap(user: Account): Promise<Record<'factory' | 'router' | 'weth', Address>> {
  const weth = await user.deploy(readArtifact('v2-periphery/build/WETH9.json'))
  const factory = await user.deploy(readArtifact('v2-core/build/UniswapV2Factory.json'), [user.address])
  const router = await user.deploy(readArtifact('v2-periphery/build/UniswapV2Router02.json'), [factory, weth])
  return { factory, router, weth }
}
