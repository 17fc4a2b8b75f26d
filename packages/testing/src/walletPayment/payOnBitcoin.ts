import { dustLimit } from '../bitcoinChain/dustLimit'
import type { BitcoinWalletCore } from '../bitcoinWallet/BitcoinWalletCore'
import type { BitcoinNetwork } from '../bitcoinWallet/bitcoinNetworks'
import { buildTransfer, InsufficientFundsError, recipientScript } from '../bitcoinWallet/buildTransfer'
import { ProviderRpcError } from '../wallet/ProviderRpcError'
import { PaymentError } from './PaymentError'
import { broadcastPayment } from './pay'
import type { WalletPayment } from './WalletPayment'

/**
 * Sends bitcoin from the payment address of the selected account. Resolves with the transaction id.
 *
 * @throws PaymentError or ProviderRpcError
 */
export async function payOnBitcoin(
  wallet: BitcoinWalletCore,
  { recipient, token, amount }: WalletPayment,
  network: BitcoinNetwork,
): Promise<string> {
  if (token !== undefined) throw new PaymentError('unsupported-token', 'Bitcoin has no tokens. Omit the token.')
  if (amount < dustLimit(readScript(recipient, network)))
    throw new PaymentError('amount-too-small', 'The amount is dust, which the network refuses.')
  const from = wallet.selected(network).payment
  const chain = wallet.chain(network)
  return wallet.inOrder(async () => {
    const coins = await chain.utxos(from.address)
    if (coins.reduce((sum, { value }) => sum + value, 0n) < amount)
      throw new PaymentError('insufficient-funds', "The balance doesn't cover the amount.")
    const transaction = await buildTransfer(from, [{ address: recipient, amount }], chain, network.format).catch(
      (cause: unknown) => {
        if (!(cause instanceof InsufficientFundsError)) throw cause
        throw new PaymentError('insufficient-fee', "The balance doesn't cover the network fee.", { cause })
      },
    )
    return broadcastPayment(() => chain.broadcast(transaction))
  })
}

function readScript(recipient: string, { name, format }: BitcoinNetwork): Uint8Array {
  try {
    return recipientScript(recipient, format)
  } catch (cause) {
    if (!(cause instanceof ProviderRpcError)) throw cause
    throw new PaymentError('invalid-recipient', `${recipient} isn't an address on ${name}.`, { cause })
  }
}
