import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  type Hex,
  hexToBigInt,
  isAddress,
  numberToHex,
  zeroAddress,
} from 'viem'
import { completeTransaction, type TransactionRequest } from '../wallet/sendTransaction'
import type { WalletCore } from '../wallet/WalletCore'
import { PaymentError } from './PaymentError'
import { broadcastPayment } from './pay'
import type { WalletPayment } from './WalletPayment'

type Ask = <result = Hex>(method: string, ...params: readonly unknown[]) => Promise<result>

/** Result of `eth_simulateV1`. */
type SimulatedBlocks = readonly {
  readonly calls: readonly {
    readonly status: Hex
    readonly returnData: Hex
    readonly error?: { readonly message: string }
  }[]
}[]

/**
 * Sends the native coin or an ERC-20 token from the selected account. Resolves with the hash.
 *
 * @throws PaymentError or ProviderRpcError
 */
export async function payOnEvm(wallet: WalletCore, payment: WalletPayment, chainId: number): Promise<Hash> {
  const [account] = wallet.accounts
  if (account === undefined) throw new RangeError('The wallet has no account. Pass at least one.')
  const ask: Ask = async <result>(method: string, ...params: readonly unknown[]) =>
    (await wallet.callChain(method, params, chainId)) as result
  const request = transferOf(account.address, payment)
  return wallet.inOrder(async () => {
    await assertFunds(ask, account.address, payment)
    if (payment.token !== undefined) await simulate(ask, request, payment)
    const transaction = await completeTransaction(wallet, request, chainId)
    const { gas = 0n, value = 0n, maxFeePerGas = 0n } = transaction
    if ((await balanceOf(ask, account.address)) < value + gas * maxFeePerGas)
      throw new PaymentError('insufficient-fee', "The balance doesn't cover the network fee.")
    const raw = await account.signer.signTransaction(transaction)
    return broadcastPayment(() => ask<Hash>('eth_sendRawTransaction', raw))
  })
}

function transferOf(from: Address, { recipient, token, amount }: WalletPayment): TransactionRequest {
  if (!isAddress(recipient) || recipient === zeroAddress)
    throw new PaymentError('invalid-recipient', `${recipient} isn't an address that can receive payments.`)
  if (token === undefined) return { from, to: recipient, value: numberToHex(amount) }
  if (!isAddress(token)) throw new PaymentError('unsupported-token', `${token} isn't the address of a token.`)
  if (token.toLowerCase() === recipient.toLowerCase())
    throw new PaymentError('invalid-recipient', 'The recipient is the token itself. Pass the address of the payee.')
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] })
  return { from, to: token, data }
}

async function assertFunds(ask: Ask, owner: Address, { token, amount }: WalletPayment): Promise<void> {
  const balance = token === undefined ? await balanceOf(ask, owner) : await tokenBalanceOf(ask, owner, token)
  if (balance < amount) throw new PaymentError('insufficient-funds', "The balance doesn't cover the amount.")
}

async function balanceOf(ask: Ask, owner: Address): Promise<bigint> {
  return hexToBigInt(await ask('eth_getBalance', owner, 'latest'))
}

async function tokenBalanceOf(ask: Ask, owner: Address, token: string): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  const balance =
    (await ask('eth_getCode', token, 'latest')) === '0x' ? '0x' : await ask('eth_call', { to: token, data }, 'latest')
  if (balance === '0x') throw new PaymentError('unsupported-token', `There's no token at ${token} on this chain.`)
  return hexToBigInt(balance)
}

/** Refuses a transfer that fails, or that delivers another amount, as those of tokens with a fee do. */
async function simulate(ask: Ask, request: TransactionRequest, { recipient, amount }: WalletPayment): Promise<void> {
  const { from, to, data } = request
  const balance = {
    to,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [recipient as Address] }),
  }
  const blocks = await ask<SimulatedBlocks>(
    'eth_simulateV1',
    { blockStateCalls: [{ calls: [balance, { from, to, data }, balance] }] },
    'latest',
  )
  const [before, transfer, after] = blocks[0]?.calls ?? []
  if (transfer?.status !== '0x1' || (transfer.returnData !== '0x' && hexToBigInt(transfer.returnData) === 0n))
    throw new PaymentError('rejected', transfer?.error?.message ?? 'The token refused the transfer.')
  const delivered = hexToBigInt(after?.returnData ?? '0x0') - hexToBigInt(before?.returnData ?? '0x0')
  if (delivered !== amount && recipient.toLowerCase() !== from.toLowerCase())
    throw new PaymentError('unsupported-token', `The recipient would get ${delivered} instead of ${amount} base units.`)
}
